// Pages that lack one part under its own heading while something else on them shows it: what the sign is, where it stands and how it is typed.
import type { Document, Line } from '../../../documents/document'
import { parted } from '../../testing'
import type { Kind, Language } from './sign-texts.fixture'

const pages: Readonly<Record<Language, Readonly<Record<'head' | Kind, readonly string[]>>>> = {
  pt: {
    head: ['Ana Sol Prado'],
    city: ['Recife, PE'],
    phone: ['(81) 98888-7777'],
    email: ['ana@exemplo.com'],
    linkedin: ['linkedin.com/in/anaprado'],
    summary: ['# Resumo', 'Vendedora com oito anos de loja e gosto por atender bem quem chega.'],
    experience: [
      ...['# Experiência', '=Vendedora – Casa Azul Ltda', '01/2019 a 03/2021'],
      ...['- Atendi 40 clientes por dia na loja', '- Vendi 30 peças por semana em dois turnos'],
      ...['=Caixa – Padaria Aurora', '05/2015 a 12/2018', '- Fechei o caixa de 3 turnos sem diferença'],
    ],
    education: ['# Formação', 'Administração – Universidade Exemplo – 2018'],
    skills: ['# Habilidades', 'Excel, SAP, Power BI, Word, Outlook, SQL'],
    extras: ['# Idiomas', 'Inglês intermediário'],
  },
  en: {
    head: ['Ann Sole Meadow'],
    city: ['Leeds, West Yorkshire'],
    phone: ['07700 900123'],
    email: ['ann@example.com'],
    linkedin: ['linkedin.com/in/annmeadow'],
    summary: ['# Summary', 'Sales assistant with eight years in shops who enjoys helping every customer.'],
    experience: [
      ...['# Work Experience', '=Sales Assistant – Blue Barn Ltd', '01/2019 to 03/2021'],
      ...['- Served 40 customers a day in the shop', '- Sold 30 items a week over two shifts'],
      ...['=Cashier – Aurora Bakery', '05/2015 to 12/2018', '- Balanced the till of 3 shifts without a difference'],
    ],
    education: ['# Education', 'BA Business Management – University of Leeds – 2018'],
    skills: ['# Skills', 'Excel, SAP, Power BI, Word, Outlook, SQL'],
    extras: ['# Languages', 'French intermediate'],
  },
}

/** How the text is typed. */
export const typings: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'upper case': (text) => text.toUpperCase(),
  'without accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'lower case': (text) => text.toLowerCase(),
  'with a full stop': (text) => `${text}.`,
}

type Placed = { readonly lines: readonly string[]; readonly region?: Line['region']; readonly column?: number }
type Where = (sign: string, language: Language, rest: readonly string[]) => Placed

const say = (language: Language, pt: string, en: string): string => (language === 'pt' ? pt : en)
const atEnd =
  (more: Omit<Placed, 'lines'>, ...above: readonly string[]): Where =>
  (sign, _, rest) => ({ lines: [...rest, ...above, `@@${sign}`], ...more })
const before =
  (mark: RegExp, of: (sign: string, language: Language) => readonly string[]): Where =>
  (sign, language, rest) => {
    const at = rest.findIndex((line) => mark.test(line))
    const cut = at < 0 ? rest.length : at
    return { lines: [...rest.slice(0, cut), ...of(sign, language), ...rest.slice(cut)] }
  }

/** Where it stands; `rest` is the page without the part. */
export const places: Readonly<Record<string, Where>> = {
  'a sidebar': atEnd({ column: 1 }),
  'the footer': atEnd({ region: 'footer' }),
  'the header': (sign, _, rest) => ({ lines: [rest[0]!, `@@${sign}`, ...rest.slice(1)], region: 'header' }),
  'a text box': atEnd({ region: 'textbox' }),
  'below the head': (sign, _, rest) => ({ lines: [...rest.slice(0, 2), sign, ...rest.slice(2)] }),
  'a task': before(/^=(?:Caixa|Cashier)/, (sign) => [`- ${sign}`]),
  "a job's line": before(/^=(?:Caixa|Cashier)/, (sign) => [sign]),
  'behind a task': (sign, _, rest) => ({
    lines: rest.map((line) => (/^- (?:Vendi|Sold)/.test(line) ? `${line}. ${sign}` : line)),
  }),
  'an odd heading': atEnd({}, '# Bastidores'),
  'a misspelt heading': (sign, language, rest) => ({
    lines: [...rest, say(language, '# Imformacões', '# Adittional Infos'), sign],
  }),
  'no heading at the end': atEnd({}, ''),
  'a bullet at the end': (sign, _, rest) => ({ lines: [...rest, `- ${sign}`] }),
  'a table cell': (sign, language, rest) => ({
    lines: [...rest, `@@${say(language, 'Outros', 'Other')} ¦ ${sign}`],
    region: 'table',
  }),
  'the second of two cells': (sign, language, rest) => ({
    lines: [...rest, `@@${say(language, 'Disponível para viagens', 'Available at weekends')} ¦ ${sign}`],
  }),
  prose: (sign, language, rest) => ({
    lines: [
      ...rest,
      '',
      `${say(language, 'Gosto de gente e de trabalho bem feito.', 'I like people and work well done.')} ${sign}. ${say(language, 'Tenho disponibilidade de horário', 'I can start at once')}.`,
    ],
  }),
}

const order = ['summary', 'experience', 'education', 'skills', 'extras'] as const

/** The lines of a page without the parts that are named. */
export const pageWithout = (language: Language, without: readonly Kind[]): string[] => {
  const parts = pages[language]
  const has = (kind: Kind) => !without.includes(kind)
  const contact = (['city', 'phone', 'email', 'linkedin'] as const).filter(has).flatMap((kind) => parts[kind])
  return [...parts.head, contact.join(' | '), ...order.filter(has).flatMap((kind) => parts[kind])]
}

/** The document of a page: lines with "@@" are those that stand elsewhere. */
export const toPage = ({ lines, region, column }: Placed): Document => {
  const filled = lines.filter(Boolean)
  const page = parted(...lines.map((line) => line.replace(/^@@/, '')))
  return {
    ...page,
    lines: page.lines.map((line, at) =>
      filled[at]?.startsWith('@@') ? { ...line, region: region ?? line.region, column: column ?? 0 } : line,
    ),
    columns: column === 1 ? 2 : 1,
    tables: region === 'table' ? 1 : 0,
  }
}
