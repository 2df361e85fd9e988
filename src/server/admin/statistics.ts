// The statistics for the panel and the API, from the read models.

import type { StatsJson } from '../../api/account/accounts'
import { costOf } from '../../domain/analyses/model-cost'
import { dayOf, dayText } from '../../domain/day'
import { series, toolsTotal } from '../../domain/statistics'
import type { Overview } from '../../pages/admin/statistics/overview'
import { modelUse, modelUsePerDay } from '../../projections/analyses/model-use'
import { daysOf, figuresOf, totalsAt } from '../../projections/statistics/figures'
import type { Core } from '../core/core'

/** The totals at the end of a day, and the days up to it. */
export const overviewAt = (core: Core, day: number, days: number): Overview => {
  const { db } = core.views
  const from = day - days + 1
  const models = modelUse(db, from, day).map((use) => ({ ...use, cost: costOf(use, core.models.prices) }))
  const priced = core.models.prices.size > 0
  return { totals: totalsAt(db, day), days: daysOf(db, from, day), sum: figuresOf(db, from, day), models, priced }
}

type Cells = readonly (string | number)[]

/** The days as a file, whose columns have the same names in every language. */
export const dayRows = (core: Core, day: number, days: number): Cells[] => [
  ['day', ...series.map((name) => (name === 'revenue' ? 'revenue_cents' : name)), 'monthly_active'],
  ...daysOf(core.views.db, day - days + 1, day).map((one) => [
    dayText(one.day),
    ...series.map((name) => one[name]),
    one.monthly,
  ]),
]

/** Model usage, one row for each day and model. The cost is empty without a price, and rounded up in each row. */
export const modelRows = (core: Core, day: number, days: number): Cells[] => [
  ['day', 'engine', 'model', 'asked', 'answered', 'tokens_in', 'tokens_out', 'dropped', 'ms', 'cost_usd_millionths'],
  ...modelUsePerDay(core.views.db, day - days + 1, day).map((use) => [
    ...[dayText(use.day), use.engine, use.model, use.asked, use.answered],
    ...[use.tokensIn, use.tokensOut, use.dropped, use.ms, costOf(use, core.models.prices) ?? ''],
  ]),
]

/** The current statistics of P39. */
export const statsJson = (core: Core): StatsJson => {
  const { accounts, canSignIn, paid, done } = totalsAt(core.views.db, dayOf(core.clock()))
  return {
    total_usuarios: accounts,
    usuarios_ativos: canSignIn,
    usuarios_pagos: paid,
    analises_realizadas: {
      total: toolsTotal(done),
      foto: done.photo,
      linkedin: done.linkedin,
      curriculo: done.resume,
      vaga: done.job,
    },
  }
}
