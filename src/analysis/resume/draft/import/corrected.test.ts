// A draft begun from a file whose person corrected the reading.
import { describe, expect, test } from 'bun:test'
import type { Correction } from '../../reading/corrections/correction'
import { document, parted } from '../../testing'
import { draftFromDocument } from './from-document'

const cook = [
  'Célia Ramos',
  'Recife, PE | (81) 90000-0142 | celia@exemplo.com.br',
  '# Experiência',
  'Empresa: Buffet Alegria',
  'Cargo: Cozinheira',
  'Período: 03/2015 a 08/2024',
  'Fazia o almoço para 180 pessoas por dia.',
  'Casa Azul Estrela',
  'Sabor e Cia',
  '02/2009 a 12/2014',
  '- Fazia lanches e limpeza da copa.',
  '- Mercado Bom Dia, Caixa',
  '# Escolaridade',
  'Ensino médio completo, Escola Estadual Sol, 2003',
]
const at = (text: string) => cook.indexOf(text)
const jobsWith = (...corrections: readonly Correction[]) =>
  (draftFromDocument(document(...cook), corrections)?.parts ?? [])
    .filter(({ kind }) => kind === 'job')
    .map(({ fields, lines }) => ({ ...fields, lines: lines.map(({ text }) => text) }))

describe('corrections of the reading', () => {
  test('name the employer and the title of the draft, whichever way round they were read', () => {
    const first = {
      title: 'Cozinheira',
      employer: 'Buffet Alegria',
      start: '03/2015',
      end: '08/2024',
      lines: ['Fazia o almoço para 180 pessoas por dia.'],
    }
    const second = (title: string, employer: string) => ({
      title,
      employer,
      start: '02/2009',
      end: '12/2014',
      lines: ['Fazia lanches e limpeza da copa.', 'Mercado Bom Dia, Caixa'],
    })
    const [one, other] = [at('Casa Azul Estrela'), at('Sabor e Cia')]
    expect(jobsWith({ line: one, is: 'employer' }, { line: other, is: 'title' })).toEqual([
      first,
      second('Sabor e Cia', 'Casa Azul Estrela'),
    ])
    expect(jobsWith({ line: one, is: 'title' }, { line: other, is: 'employer' })).toEqual([
      first,
      second('Casa Azul Estrela', 'Sabor e Cia'),
    ])
  })

  test('open a job of its own, and make one that is none a line of the job above', () => {
    const line = at('- Mercado Bom Dia, Caixa')
    expect(jobsWith({ line, is: 'job' })).toHaveLength(3)
    expect(jobsWith({ line: at('Casa Azul Estrela'), is: 'not-a-job' })).toHaveLength(1)
  })

  test('put a line among the education, and nowhere else', () => {
    const line = at('- Mercado Bom Dia, Caixa')
    const { parts = [] } = draftFromDocument(document(...cook), [{ line, is: 'education' }]) ?? {}
    const holding = parts.filter((part) => JSON.stringify(part).includes('Mercado Bom Dia'))
    expect(holding.map(({ kind }) => kind)).toEqual(['school'])
  })

  test('of a careless Word file bring each job once, with a line for each task, above the studies', () => {
    const lines = [
      'CURRICULO',
      'Adauto Reis Lima',
      'Contagem MG',
      'Fone: 31 90000-7788',
      '=por onde andei',
      'Depósito Serra Alta ¦ 02/2017 a 08/2025',
      'ajudante e depois conferente',
      'recebia a mercadoria e guardava na prateleira',
      'separava uns 90 pedidos por dia',
      'Mercado Vila Feliz ¦ 04/2010 a 12/2016',
      'repositor',
      'abastecia o setor de bebidas',
      '=estudo',
      'ensino medio completo ¦ EE Ponte Nova ¦ 1998',
    ]
    const page = parted(...lines)
    const word = { ...page, kind: 'docx' as const, lines: page.lines.map((line) => ({ ...line, x: 0, gap: 0 })) }
    const marked = { line: 5, is: 'job' } as const
    const { parts = [] } = draftFromDocument(word, [marked]) ?? {}
    const texts = (part: (typeof parts)[number]) => part.lines.map(({ text }) => text)
    expect(parts.map(({ kind }) => kind)).toEqual(['contact', 'job', 'job', 'school'])
    expect(parts.filter(({ kind }) => kind === 'job').map(texts)).toEqual([
      ['recebia a mercadoria e guardava na prateleira', 'separava uns 90 pedidos por dia'],
      ['abastecia o setor de bebidas'],
    ])
  })
})

test('jobs under a heading in other words are brought once', () => {
  const page = document(
    'Adauto Reis Lima',
    'Contagem, MG | (31) 90000-7788',
    '# Empresas onde trabalhei',
    'Depósito Serra Alta 02/2017 a 08/2025',
    'Conferente',
    '- Separava uns 90 pedidos por dia',
    '# Estudo',
    'Ensino médio completo, EE Ponte Nova, 1998',
  )
  const { parts = [] } = draftFromDocument(page) ?? {}
  expect(parts.filter((part) => JSON.stringify(part).includes('Serra Alta')).map(({ kind }) => kind)).toEqual(['job'])
})

test('known headings in capitals are written as our own are, others as the person wrote them', () => {
  const page = document(
    'Ana Souza Lima',
    'Recife, PE | (81) 90000-0142 | ana@exemplo.com.br',
    '# EXPERIÊNCIA PROFISSIONAL',
    'Atendente | Padaria Sol | 03/2018 a 08/2024',
    '- Atendi 40 clientes por dia no balcão',
    '# PROJETOS',
    '- Organizei a festa da escola',
    '# REFERÊNCIAS',
    '- A combinar',
    '# CNH',
    '- Categoria B',
  )
  const { parts = [] } = draftFromDocument(page) ?? {}
  const own = parts.flatMap(({ kind, fields }) => (kind === 'own' ? [fields.heading] : []))
  expect(own).toEqual(['Projetos', 'Referências', 'CNH'])
})

test('a correction of one job makes no task of the heading of another', () => {
  const lines = [
    'Aoife Ní Bhriain',
    'Galway | 087 612 4409 | aoife@example.com',
    '# Experience',
    'Class Teacher – Scoil Caitríona, Renmore',
    '09/2022 – present',
    '- Taught 24 pupils across the curriculum',
    'Substitute Teacher – Scoil Bhríde',
    '02/2020 – 06/2020',
    '- Covered junior infants to sixth class',
    '# Education',
    'Bachelor of Education, Mary Immaculate College, 2020',
  ]
  const first = (corrections: readonly Correction[]) => {
    const part = draftFromDocument(document(...lines), corrections)?.parts.find(({ kind }) => kind === 'job')
    return { ...part?.fields, lines: part?.lines.map(({ text }) => text) }
  }
  expect(first([])).toMatchObject({ place: 'Renmore', lines: ['Taught 24 pupils across the curriculum'] })
  expect(first([{ line: 6, is: 'job' }])).toEqual(first([]))
})

test('a line that continues the one above stands once in the draft, below no heading of its own', () => {
  const texts = [
    ...['Hollie Braithwaite', 'hollie@example.com | 07700 900482', '# Employment'],
    ...[
      '=Veterinary Nurse, Moorside Vets, 09/2018 - 04/2022',
      '- Ran weight clinics for 20 clients a week',
      '# Qualifications',
    ],
    ...[
      'RCVS Registered Veterinary',
      'Nurse, 2018',
      'Level 3 Diploma in Veterinary',
      'Nursing',
      'Askham Bryan College',
    ],
    ...['2015 – 2018', 'Certificate in Emergency and', 'Critical Care, 2023', '# Interests', 'Fell running'],
  ]
  const continues = (text: string): Correction => ({ line: texts.indexOf(text), is: 'continues' })
  const corrections = ['Nurse, 2018', 'Nursing', 'Critical Care, 2023'].map(continues)
  const parts = draftFromDocument(document(...texts), corrections)?.parts ?? []
  expect(parts.filter(({ kind }) => kind === 'school').map(({ fields }) => fields.course)).toEqual([
    'RCVS Registered Veterinary Nurse',
    'Level 3 Diploma in Veterinary Nursing',
    'Certificate in Emergency and Critical Care',
  ])
  expect(parts.filter(({ kind }) => kind === 'own').map(({ fields }) => fields.heading)).toEqual(['Interests'])
})

test('five lines joined to the one above them stand once in the draft, however far from it', () => {
  const more = ['for two wards', 'with eighteen beds', 'over three floors', 'in two buildings', 'of one trust']
  const texts = [
    'Ines Vidal',
    'ines@example.com',
    '# Employment',
    '=Porter, Moor Trust, 09/2018 - 04/2022',
    '- Moved beds',
  ]
  const corrections = more.map((_, at): Correction => ({ line: texts.length + at, is: 'continues' }))
  const parts = draftFromDocument(document(...texts, ...more), corrections)?.parts ?? []
  expect(parts.filter(({ kind }) => kind === 'own')).toEqual([])
  expect(JSON.stringify(parts).split('of one trust')).toHaveLength(2)
})
