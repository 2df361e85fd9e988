// The months as people write them, folded, in Portuguese, English and Spanish.
const months: readonly (readonly string[])[] = [
  ['jan', 'janeiro', 'january', 'ene', 'enero'],
  ['fev', 'fevereiro', 'feb', 'february', 'febrero'],
  ['mar', 'marco', 'march', 'marzo'],
  ['abr', 'abril', 'apr', 'april'],
  ['mai', 'maio', 'may', 'mayo'],
  ['jun', 'junho', 'june', 'junio'],
  ['jul', 'julho', 'july', 'julio'],
  ['ago', 'agosto', 'aug', 'august'],
  ['set', 'setembro', 'sep', 'sept', 'september', 'septiembre', 'setiembre'],
  ['out', 'outubro', 'oct', 'october', 'octubre'],
  ['nov', 'novembro', 'november', 'noviembre'],
  ['dez', 'dezembro', 'dec', 'december', 'dic', 'diciembre'],
]
export const monthNumber = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
