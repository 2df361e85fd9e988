// The words around a figure in a line, in the language it is written in.
import type { TextLanguage } from '../../text-language'
import type { Topic } from './topics'

/** In how much time something is counted. */
export type Time = 'day' | 'week' | 'month' | 'year'

type Words = {
  readonly about: string
  readonly join: string
  readonly pers: Readonly<Record<Time, string>>
  readonly units: Readonly<Record<Topic, string>>
}

/** What is counted, by topic; '' where the line does not say, because a guessed unit would put a wrong word into it. */
export const words: Readonly<Record<TextLanguage, Words>> = {
  pt: {
    about: 'cerca de',
    join: 'para',
    pers: { day: 'por dia', week: 'por semana', month: 'por mês', year: 'por ano' },
    units: {
      people: 'pessoas',
      dishes: 'pratos',
      laundry: 'peças de roupa',
      meals: 'refeições',
      patients: 'pacientes',
      children: 'crianças',
      students: 'alunos',
      deliveries: 'entregas',
      rooms: 'ambientes',
      sales: 'vendas',
      calls: 'chamados',
      customers: 'clientes',
      stock: 'itens',
      documents: 'documentos',
      machines: 'equipamentos',
      loads: 'paletes',
      works: 'obras',
      systems: 'usuários',
      events: 'eventos',
      pieces: 'peças',
      cars: 'carros',
      animals: 'animais',
      donations: 'doações',
      any: '',
    },
  },
  en: {
    about: 'about',
    join: 'for',
    pers: { day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
    units: {
      people: 'people',
      dishes: 'plates',
      laundry: 'items of laundry',
      meals: 'meals',
      patients: 'patients',
      children: 'children',
      students: 'students',
      deliveries: 'deliveries',
      rooms: 'rooms',
      sales: 'sales',
      calls: 'calls',
      customers: 'customers',
      stock: 'items',
      documents: 'documents',
      machines: 'machines',
      loads: 'pallets',
      works: 'projects',
      systems: 'users',
      events: 'events',
      pieces: 'pieces',
      cars: 'cars',
      animals: 'animals',
      donations: 'donations',
      any: '',
    },
  },
}
