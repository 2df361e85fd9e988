// The vacancies a person follows that are not closed, as other pages offer them.
import { vacancyLimits } from '../../domain/vacancies/vacancies'
import { vacanciesOf } from '../../projections/vacancies/vacancies'
import type { Core } from '../core'

export const savedAdverts = (core: Core, account: string): { readonly id: string; readonly title: string }[] =>
  vacanciesOf(core.views.db, account, vacancyLimits.stored)
    .filter(({ state }) => state !== 'closed')
    .map(({ id, title }) => ({ id, title }))
