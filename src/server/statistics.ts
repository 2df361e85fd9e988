// What the panel and the API say of the statistics, from the read models.
import { dayOf } from '../domain/day'
import { costOf } from '../domain/model-cost'
import { toolsTotal } from '../domain/statistics'
import type { Overview } from '../pages/admin/overview'
import { daysOf, figuresOf, standingAt } from '../projections/figures'
import { modelUse } from '../projections/model-use'
import type { Core } from './core'

/** How things stood at the end of a day, and the days up to it. */
export const overviewAt = (core: Core, day: number, days: number): Overview => {
  const { db } = core.views
  const from = day - days + 1
  const models = modelUse(db, from, day).map((use) => ({ ...use, cost: costOf(use, core.models.prices) }))
  const priced = core.models.prices.size > 0
  return { standing: standingAt(db, day), days: daysOf(db, from, day), sum: figuresOf(db, from, day), models, priced }
}

/** The specification's statistics (section 3), as of now. */
export const statsJson = (core: Core) => {
  const { accounts, canSignIn, paid, done } = standingAt(core.views.db, dayOf(core.clock()))
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
