// A town in any form, in any place of the contact data, is read or doubted, and never called missing.
import { expect, test } from 'bun:test'
import { analyseResume } from '../..'
import { parted } from '../../testing'

type Language = 'pt' | 'en'
const name = { pt: 'Joana Prado Teixeira', en: 'Helen Marsh Baker' }
const phone = { pt: '(31) 98833-0472', en: '07700 900452' }
const email = 'j.prado@exemplo.com'
const towns: Readonly<Record<Language, readonly string[]>> = {
  pt: [
    ...['Lagoinha, Belo Horizonte', 'Manaus zona leste, bairro são josé', 'Recife/PE', 'Centro – Sabará', 'Oeiras'],
    ...['4400-123 Vila Nova de Gaia', 'Jd. Ângela, SP', 'zona sul de São Paulo', 'Ceilândia Norte – DF', 'Barreiro'],
    ...[
      'QNM 12 Conj. B casa 3, Ceilândia',
      'Sítio Novo, zona rural de Caruaru',
      'São Paulo (capital)',
      'Funchal, Madeira',
    ],
    ...[
      'R. Itapeva 20 – ap. 3 – Bixiga – SP',
      'belo horizonte',
      'Morro da Babilônia, Leme',
      'Maputo, Matola',
      'Luanda',
    ],
  ],
  en: [
    ...['Wrexham LL13', 'Tallaght, Dublin 24', 'Surulere, Lagos', 'Bida, Niger State', 'Makurdi', 'Ballina, Co. Mayo'],
    ...['Andheri West, Mumbai 400058', 'Nakuru', 'Quezon City, Metro Manila', 'Parramatta NSW 2150', 'Toronto, Ont.'],
    ...['Flat 3, 12 Hill Street, Cardiff CF10', 'Greater Leeds area', 'South London', 'Willing to travel from Hull'],
    ...['Marquette, Michigan 49855', 'Portadown, N. Ireland', 'Rathmines D6', 'St Albans, Herts', 'Kumasi - Ghana'],
  ],
}
type Lay = (person: string, town: string, number: string, language: Language) => readonly string[]
const say = (language: Language, pt: string, en: string) => (language === 'pt' ? pt : en)
/** Above the first section; `end` below the last one. */
const places: Readonly<Record<string, { readonly head: Lay; readonly end?: Lay }>> = {
  'a line': { head: (n, t, p) => [n, t, `${p} | ${email}`] },
  'below the address': { head: (n, t, p) => [n, `${p} | ${email}`, t] },
  'before the phone': { head: (n, t, p) => [n, `${t} | ${p} | ${email}`] },
  'behind the phone': { head: (n, t, p) => [n, `${email} • ${p} • ${t}`] },
  "the name's line": { head: (n, t, p) => [`${n} | ${t} | ${p} |`, email] },
  'behind the name': { head: (n, t, p) => [`${n}, ${t}`, `${p} ${email}`] },
  'behind a dash': { head: (n, t, p) => [`${n} – ${t}`, `${p} ${email}`] },
  'beside the job': { head: (n, t, p, l) => [n, `${say(l, 'Vendedora', 'Shop Assistant')}, ${t}`, p, email] },
  'below a heading of the person': {
    head: (n, t, p, l) => [n, `# ${say(l, 'Sobre mim', 'About me')}`, `${say(l, 'Nome', 'Name')}: ${n}`, t, p, email],
  },
  'away from the address': {
    head: (n, t, p, l) => [
      n,
      `# ${say(l, 'Sobre mim', 'About me')}`,
      t,
      `${say(l, 'Estado civil: Casada', 'Single')}`,
      p,
      email,
    ],
  },
  'a section of contact data': {
    head: (n) => [n],
    end: (_, t, p, l) => [`# ${say(l, 'Contato', 'Contact')}`, t, p, email],
  },
  'the last line': { head: (n) => [n], end: (_, t, p) => [`${t} – ${p} – ${email}`] },
}
const body: Readonly<Record<Language, readonly string[]>> = {
  pt: [
    ...['# Experiência', '=Vendedora – Casa Azul Ltda', '01/2019 a 03/2021', '- Atendi 40 clientes por dia na loja'],
    ...['# Formação', 'Administração – Universidade Exemplo – 2018'],
  ],
  en: [
    ...['# Work Experience', '=Sales Assistant – Blue Barn Ltd', '01/2019 to 03/2021', '- Served 40 customers a day'],
    ...['# Education', 'BA Business – University of Exampleford – 2018'],
  ],
}
const isMissing = (lines: readonly string[]): boolean =>
  analyseResume(parted(...lines)).checks.find(({ id }) => id === 'contact')!.params.context === 'city'

test.each(Object.entries(places))('%s', (_, { head, end }) => {
  for (const language of ['pt', 'en'] as const) {
    const page = (lay: Lay, town: string) => lay(name[language], town, phone[language], language)
    const wrong = towns[language].filter((town) =>
      isMissing([...page(head, town), ...body[language], ...(end ? page(end, town) : [])]),
    )
    expect(wrong).toEqual([])
  }
})

test('letters behind a name, a trade and a heading are no town', () => {
  for (const own of ['Helen Marsh Baker, PhD', 'Helen Marsh Baker | CFA', 'Helen Marsh Baker – Shop Assistant'])
    expect([own, isMissing([own, `${phone.en} | ${email}`, ...body.en])]).toEqual([own, true])
})
