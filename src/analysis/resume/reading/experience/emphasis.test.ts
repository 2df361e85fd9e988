// Headings of jobs in which a part of one name is emphasised or coloured, read from DOCX and PDF files.
import { expect, test } from 'bun:test'
import { bareDocx } from '../../../../../tests/documents/docx'
import { FILLER } from '../../../../../tests/documents/pdf'
import { readInk } from '../../../../../tests/documents/read-pdf'
import { readDocx } from '../../../documents/docx/docx'
import { LIMITS } from '../../../documents/limits'
import { readResume } from '..'

const toXml = (text: string) => text.replaceAll('&', '&amp;')
const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${toXml(text)}</w:t></w:r>`
/** A run in bold (**…**), in italics (*…*), in a colour ({222222:…}) or of a link ([…]); the usual face without a sign. */
const toRun = (piece: string): string => {
  const [, bold, italic, colour, coloured, link] =
    /^(?:\*\*(.+)\*\*|\*(.+)\*|\{([\dA-F]{6}):(.+)\}|\[(.+)\])$/.exec(piece) ?? []
  if (bold) return run(bold, '<w:b/>')
  if (italic) return run(italic, '<w:i/>')
  if (coloured) return run(coloured, `<w:color w:val="${colour}"/>`)
  return link ? `<w:hyperlink>${run(link, '<w:color w:val="C00000"/>')}</w:hyperlink>` : run(piece)
}
const piecesOf = (line: string) => line.split(/(\*\*.+?\*\*|\*.+?\*|\{.+?\}|\[.+?\])/).filter(Boolean)
const paragraph = (line: string) => `<w:p>${piecesOf(line).map(toRun).join('')}</w:p>`

const rolesOf = async (heading: string, jobs: readonly string[]) => {
  const task = heading === 'Experience' ? '• Trained two colleagues.' : '• Treinei duas colegas.'
  const lines = jobs.flatMap((job, at) => [...job.split('\n'), `${2020 - at * 3} – ${2022 - at * 3}`, task, ''])
  const page = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777', heading, ...lines]
  const reading = await readDocx(bareDocx(page.map(paragraph).join('')), LIMITS)
  return reading.ok ? readResume(reading.document).roles.map(({ title, employer }) => [title, employer]) : reading
}

test.each([
  ['Desenvolvedor *Full Stack*', 'Desenvolvedor Full Stack', null],
  ['Analista *Help Desk*', 'Analista Help Desk', null],
  ['Assistente *Back Office* | Banco Sol', 'Assistente Back Office', 'Banco Sol'],
  ['**Técnica de Enfermagem** *Plena* | Hospital Sol', 'Técnica de Enfermagem Plena', 'Hospital Sol'],
  ['**Analista** *Júnior*, Totvs', 'Analista Júnior', 'Totvs'],
  ['{222222:Analista} Financeiro | Loja Azul', 'Analista Financeiro', 'Loja Azul'],
  ['Auxiliar {0D0D0D:Administrativo} – Escola Sol', 'Auxiliar Administrativo', 'Escola Sol'],
  ['Operadora de *Telemarketing* *Receptivo* | Contax', 'Operadora de Telemarketing Receptivo', 'Contax'],
  ['Assistente *Back Office*\nBanco Sol', 'Assistente Back Office', 'Banco Sol'],
  ['Atendente *Call Center*\nQuimbra Tolva', 'Atendente Call Center', 'Quimbra Tolva'],
  ['Consultora *Trade Marketing* – Quimbra Tolva', 'Consultora Trade Marketing', 'Quimbra Tolva'],
  ['**Enfermeira** Obstetra, Maternidade Lua', 'Enfermeira Obstetra', 'Maternidade Lua'],
  ['**Auxiliar** Contábil – Loja Azul', 'Auxiliar Contábil', 'Loja Azul'],
  ['**Auxiliar** Contábil, Loja Azul', 'Auxiliar Contábil', 'Loja Azul'],
  ['Caixa | **Mercado Lua** Ltda.', 'Caixa', 'Mercado Lua Ltda.'],
  ['Motorista | {333333:Transportes} Serra Azul', 'Motorista', 'Transportes Serra Azul'],
  ['Vendedora | [Casa] Quimbra', 'Vendedora', 'Casa Quimbra'],
  ['Eletricista **NR-10** | Construtora Pedra', 'Eletricista NR-10', 'Construtora Pedra'],
])('%s is one name on each side', async (heading, title, employer) => {
  expect(await rolesOf('Experiência', [heading, 'Zelador | Condomínio Real'])).toEqual([
    [title, employer],
    ['Zelador', 'Condomínio Real'],
  ])
})

test.each([
  ['Senior **SQL** Developer, Brandt Hydraulics', 'Senior SQL Developer', 'Brandt Hydraulics'],
  ['**Sous** Chef, Crown Inn', 'Sous Chef', 'Crown Inn'],
  ['**Waiter** *part-time*, Crown Inn', 'Waiter part-time', 'Crown Inn'],
  ['Cook at {0563C1:The Otter} Room', 'Cook', 'The Otter Room'],
  ['Cook | [The Otter] Room', 'Cook', 'The Otter Room'],
  ['**Registered** Nurse | Mercy Hospital', 'Registered Nurse', 'Mercy Hospital'],
  ['*Maître d’hôtel* Assistant | Crown Hotel', 'Maître d’hôtel Assistant', 'Crown Hotel'],
  ['**CNC** Machinist | Brandt & Osei Hydraulics', 'CNC Machinist', 'Brandt & Osei Hydraulics'],
  ['Welder **MIG** | Fernhill Dairies plc', 'Welder MIG', 'Fernhill Dairies plc'],
  ['{1F1F1F:Night} Porter, {2B2B2B:Crown} Hotel', 'Night Porter', 'Crown Hotel'],
  [
    '{374151:Dental} {4B5563:Hygienist} – {374151:Bright Smiles} {4B5563:Dental}',
    'Dental Hygienist',
    'Bright Smiles Dental',
  ],
])('%s is one name on each side', async (heading, title, employer) => {
  expect(await rolesOf('Experience', [heading, 'Porter | Wrenfield Hotel'])).toEqual([
    [title, employer],
    ['Porter', 'Wrenfield Hotel'],
  ])
})

test('a part of a name emphasised in several headings divides none of them', async () => {
  const jobs = ['Assistente *Back Office* | Banco Sol', 'Operador *Call Center* | Contax', 'Analista *Trade* | Quimbra']
  expect(await rolesOf('Experiência', jobs)).toEqual([
    ['Assistente Back Office', 'Banco Sol'],
    ['Operador Call Center', 'Contax'],
    ['Analista Trade', 'Quimbra'],
  ])
  const ranked = ['**Cook** *The Otter Room*', '**Waiter** part-time *The Plough*', '**Head Cook** *Moon & Sixpence*']
  expect((await rolesOf('Experience', ranked)).toString()).toBe(
    'Cook,The Otter Room,Waiter part-time,The Plough,Head Cook,Moon & Sixpence',
  )
})

test.each([
  [{ text: 'Analista', colour: [0.13, 0.13, 0.13] }, { text: 'Financeiro | Loja Azul' }, 'Analista Financeiro'],
  [{ text: 'Auxiliar', bold: true }, { text: 'Contábil | Loja Azul' }, 'Auxiliar Contábil'],
  [{ text: 'Assistente' }, { text: 'Back Office | Loja Azul', bold: true }, 'Assistente Back Office'],
  [{ text: 'Caixa | Loja' }, { text: 'Azul', colour: [0.067, 0.333, 0.8] }, 'Caixa'],
] as const)('a PDF: %j %j', async (left, right, title) => {
  const document = await readInk([
    ...FILLER.slice(0, 2),
    { text: 'Experiência', x: 60, y: 120, size: 14, bold: true },
    { ...left, right: 200, y: 144 },
    { ...right, x: 203, y: 144 },
    { text: '2019 – 2022', x: 60, y: 159 },
    { text: '• Treinei duas colegas.', x: 60, y: 174 },
  ])
  expect(readResume(document).roles.map((role) => [role.title, role.employer])).toEqual([[title, 'Loja Azul']])
})
