// Pages in two columns by construction: each number gives another design, its page and the lines in their order.
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Ink } from './pdf'

const pdf = await PDFDocument.create()
const regular = await pdf.embedFont(StandardFonts.Helvetica)
const bold = await pdf.embedFont(StandardFonts.HelveticaBold)

type Align = 'left' | 'right' | 'centre'
type Text = { readonly text: string; readonly size?: number; readonly bold?: boolean }
/** A line of a column, with what stands flush right or left of it in the same row. */
type Line = Text & { readonly above: number; readonly end?: Text; readonly margin?: string }
/** What a design varies. */
export type Design = {
  readonly side: 'left' | 'right' | 'halves'
  readonly gutter: number
  readonly aligns: readonly [Align, Align]
  readonly sizes: readonly [number, number]
  readonly leadings: readonly [number, number]
  readonly shift: number
  readonly head: 'none' | 'left' | 'centre' | 'right' | 'inside'
  readonly summary: boolean
  readonly dates: 'below' | 'end' | 'margin' | 'beside'
  readonly bullets: boolean
  readonly band: boolean
}
type Drawn = {
  readonly design: Design
  readonly pages: readonly (readonly Ink[])[]
  readonly expected: readonly string[]
}

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed * 2654435769
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const LEFT = 42
const RIGHT = 553
const jobs = ['Recepcionista', 'Auxiliar de Produção', 'Analista de Logística', 'Técnica de Segurança', 'Monitora']
const firms = ['Hotel Farol da Barra', 'Metalúrgica Zanon', 'Clínica Santa Dulce', 'Lanches do Pelô', 'Rede Horizonte']
const periods = ['2021 – atual', '03/2018 – 02/2021', 'jan 2016 – dez 2017', '2013 – 2015', '2010 – 2012']
const tasks = [
  'Atendi quarenta hóspedes por turno e fechei o caixa da noite sem diferenças.',
  'Inspecionei 37 prensas conforme a norma e treinei a equipe de manutenção.',
  'Organizei a agenda de doze médicos.',
  'Reduzi o tempo de carga em 18% com um novo roteiro de entregas na região metropolitana.',
]
const schools = ['Tecnólogo em Hotelaria', 'Técnico em Segurança', 'Ensino Médio']
const places = ['UNIJORGE, 2018 a 2020', 'ETEC de Hortolândia, 2015', 'Colégio Estadual Manoel Novaes, 2013']
const skills = [
  'Opera PMS',
  'Pacote Office',
  'Atendimento',
  'Inglês avançado',
  'SAP',
  'Power BI',
  'Espanhol básico',
  'Libras',
]

function wrap(text: string, width: number, size: number, isBold = false): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && (isBold ? bold : regular).widthOfTextAtSize(longer, size) <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const DATES = 94

/** The jobs, or the rest of the page, as lines that fit a width. */
function linesOf(content: 'jobs' | 'rest', design: Design, size: number, width: number, some: () => number): Line[] {
  const inner = content === 'jobs' && (design.dates === 'margin' || design.dates === 'beside') ? width - DATES : width
  const lines: Line[] = []
  const add = (text: string, above: number, more: Omit<Text, 'text'> & { room?: number } = {}) => {
    for (const [at, one] of wrap(text, more.room ?? inner, more.size ?? size, more.bold).entries())
      lines.push({ text: one, above: at === 0 ? above : 1, ...more })
  }
  const heading = (text: string) => add(text, 2, { size: size * 1.25, bold: true, room: width })
  if (content === 'jobs') {
    heading('Experiência')
    for (let at = 0; at < 3 + Math.floor(some() * 3); at++) {
      const [job, firm, period] = [jobs[at]!, firms[at]!, periods[at]!]
      if (design.dates === 'end')
        lines.push({ text: job, above: 1.5, bold: true, end: { text: period, size: size * 0.9 } })
      else if (design.dates === 'margin') {
        const fits = regular.widthOfTextAtSize(`${job}${firm}`, size) + 3 * size < inner
        lines.push({
          text: job,
          above: 1.5,
          margin: period,
          ...(fits ? { end: { text: firm, size: size * 0.8 } } : {}),
        })
        if (!fits) add(firm, 1)
      } else if (design.dates === 'beside') lines.push({ text: job, above: 1.5, bold: true, margin: period })
      else add(job, 1.5, { bold: true })
      if (design.dates !== 'margin') add(firm, 1)
      if (design.dates === 'below') add(period, 1, { size: size * 0.9 })
      for (let task = 0; task < 1 + Math.floor(some() * 3); task++)
        add(`${design.bullets ? '• ' : ''}${at + 1}${task + 1} ${tasks[(at + task) % tasks.length]}`, 1.05)
    }
    return lines
  }
  const parts = [
    () => {
      heading('Formação')
      schools.forEach((school, at) => {
        add(school, 1.3, { bold: true })
        add(places[at]!, 1)
      })
    },
    () => {
      heading('Competências')
      for (const skill of skills.slice(0, 4 + Math.floor(some() * 5))) add(skill, 1.1 + Math.floor(some() * 2) * 0.4)
    },
    () => {
      heading('Contato')
      for (const text of ['jessica.taina@example.com', '(71) 98807-3316', 'Salvador - BA']) add(text, 1.2)
    },
    () => {
      heading('Perfil')
      add('Recepcionista bilíngue com dez anos de balcão, agenda e reservas, que fala inglês e espanhol.', 1.2)
    },
  ]
  for (const part of parts.toSorted(() => some() - 0.5).slice(0, 2 + Math.floor(some() * 3))) part()
  return lines
}

const textOf = ({ text, end, margin }: Line): string =>
  [margin, text.replace(/^• /, ''), end?.text].filter((one) => one !== undefined).join(' ')

/** The lines of one column from `top` down to the page's end: what is drawn, and what is left. */
function drawColumn(
  lines: readonly Line[],
  x: number,
  width: number,
  top: number,
  look: { align: Align; size: number; leading: number },
) {
  const inks: Ink[] = []
  let y = top
  let at = 0
  const indent = lines.some(({ margin }) => margin) ? DATES : 0
  for (const line of lines) {
    const { text, size = look.size, end, margin } = line
    if (at > 0) y += look.leading * line.above
    if (y > 800) break
    at++
    const room = (line.bold ? bold : regular).widthOfTextAtSize(text, size)
    const start = line.size && line.bold ? x : x + indent
    const slack = x + width - start - room
    const by = end || margin ? 0 : look.align === 'left' ? 0 : look.align === 'right' ? slack : slack / 2
    inks.push({ text, x: start + by, y, size, bold: line.bold === true })
    if (end) inks.push({ text: end.text, right: x + width, y, size: end.size ?? size })
    if (margin) inks.push({ text: margin, x, y, size: look.size * 0.9 })
  }
  return { inks, shown: lines.slice(0, at).map(textOf), rest: lines.slice(at), bottom: y }
}

/** The design of a number. */
export function designOf(seed: number): Design {
  const some = randomOf(seed)
  const pick = <T>(...of: readonly T[]): T => of[Math.floor(some() * of.length)]!
  const size = pick(8, 9, 9.5, 10, 11)
  const sizes = [size, pick(size, size, size - 0.5, size + 1)] as const
  const factor = pick(1.15, 1.25, 1.35, 1.5)
  return {
    side: pick('left', 'right', 'halves'),
    gutter: pick(12, 16, 20, 28, 40),
    aligns: [pick('left', 'left', 'right', 'centre'), pick('left', 'left', 'left', 'centre', 'right')],
    sizes,
    leadings: [sizes[0] * factor, sizes[1] * pick(factor, factor, 1.2, 1.45)],
    shift: pick(0, 0, 3, 7, 15, 60),
    head: pick('none', 'left', 'centre', 'right', 'inside'),
    summary: some() < 0.25,
    dates: pick('below', 'end', 'margin', 'beside'),
    bullets: some() < 0.5,
    band: some() < 0.2,
  }
}

/** Draws the design of a number. */
export function twoColumns(seed: number): Drawn {
  const design = designOf(seed)
  const some = randomOf(seed + 1_000_000)
  const { side, gutter, aligns, sizes, leadings, shift, head } = design
  const whole = RIGHT - LEFT
  const narrow = 130 + Math.floor(some() * 60)
  const first = side === 'left' ? narrow : side === 'right' ? whole - gutter - narrow : (whole - gutter) / 2
  const widths = [first, whole - gutter - first] as const
  const xs = [LEFT, LEFT + first + gutter] as const
  const order =
    side === 'left'
      ? (['rest', 'jobs'] as const)
      : side === 'right'
        ? (['jobs', 'rest'] as const)
        : some() < 0.5
          ? (['jobs', 'rest'] as const)
          : (['rest', 'jobs'] as const)
  const contents = order.map((content, at) => linesOf(content, design, sizes[at]!, widths[at]!, some))
  const inks: Ink[] = []
  const expected: string[] = []
  let y = 60
  const across = (text: string, size: number, isBold = false) => {
    const room = (isBold ? bold : regular).widthOfTextAtSize(text, size)
    const x = head === 'centre' ? (LEFT + RIGHT - room) / 2 : head === 'right' ? RIGHT - room : LEFT
    inks.push({ text, x, y, size, bold: isBold })
    expected.push(text)
    y += size * 1.5
  }
  if (head === 'inside')
    contents[order.indexOf('rest')]!.unshift(
      ...['Jéssica Tainá', 'Monteiro'].map((text): Line => ({ text, above: 1.6, size: 20 })),
    )
  else if (head !== 'none') {
    across('Jéssica Tainá Monteiro', 24, true)
    across('Recepcionista bilíngue, Salvador, BA', 11)
  }
  if (design.summary)
    for (const line of wrap(
      'Profissional com dez anos de experiência em hotéis, clínicas e lanchonetes de três cidades, com reservas, agenda e caixa, em busca de vaga no turno da noite em hotel de grande porte.',
      whole,
      10,
    ))
      across(line, 10)
  y += 20
  const drawn = contents.map((lines, at) =>
    drawColumn(lines, xs[at]!, widths[at]!, y + (at === 0 ? 0 : shift), {
      align: aligns[at]!,
      size: sizes[at]!,
      leading: leadings[at]!,
    }),
  )
  for (const { inks: own, shown } of drawn) {
    inks.push(...own)
    expected.push(...shown)
  }
  if (design.band) {
    y = Math.max(...drawn.map(({ bottom }) => bottom)) + 40
    if (y < 810)
      across(
        'Referências e cópias dos certificados de todos os cursos são entregues em mãos quando pedidas por quem contrata.',
        9,
      )
  }
  return { design, pages: [inks], expected }
}
