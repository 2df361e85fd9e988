// What looks like the frame of an advert and is asked for all the same: tools beside the title, rows of tools, lists with commas.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '.'
import { conditions, keywords } from './testing'

const lists = { en: 'Requirements', pt: 'Requisitos' } as const
const below = (head: string, language: keyof typeof lists, ...lines: string[]): string =>
  [head, '', lists[language], ...lines].join('\n')

test.each([
  ['Desenvolvedor | React Native', 'pt', 'React Native'],
  ['Analista de Dados - Power BI', 'pt', 'Power BI'],
  ['Consultant - Microsoft Dynamics', 'en', 'Microsoft Dynamics'],
  ['Designer – Social Media', 'pt', 'Social Media'],
  ['Machinist - Haas Mill', 'en', 'Haas Mill'],
  ['Soldador – Fronius Magic Wave', 'pt', 'Fronius Magic Wave'],
] as const)('what the title names beside the job and a list asks for stays: %s', (head, language, tool) => {
  expect(keywords(below(head, language, `- ${tool}`, '- Git'))).toContain(tool)
})

describe('a row of tools is no row of facts', () => {
  test.each([
    [
      'Python, Django | React, Node | Docker, Kubernetes',
      ['Python', 'Django', 'React', 'Node', 'Docker', 'Kubernetes'],
    ],
    ['Python | Remote', ['Python']],
    ['Revit, Civil • Twinmotion, Lumion', ['Revit', 'Lumion']],
  ])('%s', (row, tools) => {
    for (const language of ['en', 'pt'] as const)
      expect(keywords(below('Developer', language, row, 'Git'))).toEqual(expect.arrayContaining(tools))
  })
  test('above the lists alike', () => {
    const title = 'Developer\nPython, Django | React, Node\n\nRequirements\n- Git'
    expect(readAdvert(title).parts.company).toBe(0)
  })
})

describe('a list whose entries end with commas is no signature', () => {
  test.each([
    ['Electrician', 'Requirements:', 'Own tools,\nDriving licence,\nJIB card', 'JIB card'],
    ['Cook', 'Requirements:', 'Pastry work,\nButchery', 'Butchery'],
    ['Fitter', 'What we ask for', 'Own Tools,\nJIB Card', 'JIB Card'],
    ['Costureira', 'Requisitos:', 'Costura reta,\nModelagem de saias', 'Modelagem de saias'],
  ])('%s', (title, heading, list, last) => {
    const text = `${title}\nAcme Ltd, Leeds\n- Help the team\n- Keep the shop clean\n- Answer calls\n\n${heading}\n\n${list}`
    expect(keywords(text)).toContain(last)
  })
  test('nor does it take conditions', () => {
    const text =
      'Estamos contratando auxiliar para a Loja Azul.\nVocê vai atender clientes.\nSalário de 1500 reais.\nRequisitos:\n\nEnsino médio completo,\nCNH B'
    expect(conditions(text)).toContain('licence CNH B 0')
    expect(conditions(text)).toContain('education secondary 2')
  })
})

test.each([
  ['Best practices', '- Git\n- Docker', 'Docker'],
  ['Grata pela atenção', '- SQL\n- Docker', 'Docker'],
  ['Thanks to our growth we also ask for', '- Docker', 'Docker'],
])('no list stands below a signature: %s', (line, list, last) => {
  const text = `Data Analyst\n\nRequirements\n- Python\n- Excel\n- Power BI\n- Tableau\n\n${line}\n${list}`
  expect(keywords(text)).toContain(last)
})

test.each(['Hi-Lo Operator', 'Hey-Rack Welder'])('a name that begins like a greeting is a title: %s', (title) => {
  expect(readAdvert(`${title}\nAcme Ltd\nRequirements\n- Excel\n- Git`).title).toBe(title)
})

test.each([
  ['Graduação em Enfermagem', 'Sistematização da Assistência de Enfermagem (SAE)'],
  ['Graduação em Direito', 'Ciência do Direito Penal (CDP)'],
  ["Bachelor's degree in Nursing", 'Evidence Based Nursing Practice (EBNP)'],
])('a degree keeps its subject beside a longer term of another line: %s', (degree, longer) => {
  const { keywords: found } = readAdvert(`Analista\nRequisitos\n- ${degree}\n- Conhecimento em ${longer}\n- Git`)
  expect(found.filter(({ schooling }) => schooling)).toHaveLength(1)
})
