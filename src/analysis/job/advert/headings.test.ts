import { describe, expect, test } from 'bun:test'
import { readAdvert } from '.'
import { headingOf, sectionOf } from './headings'
import { toSentences } from './sentences'
import { keywords } from './testing'
import { toLines } from './text/lines'

describe('headings', () => {
  test.each([
    ['Requisitos e qualificações', 'required'],
    ['O que esperamos de você', 'required'],
    ['MUST HAVE', 'required'],
    ['The successful candidate will have', 'required'],
    ['Diferenciais da vaga', 'desirable'],
    ['Nice to have', 'desirable'],
    ['Vai te destacar', 'desirable'],
    ['Ganha pontos com a gente', 'desirable'],
    ['Even better if you have', 'desirable'],
    ['You will need', 'required'],
    ['Responsabilidades e atribuições', 'duties'],
    ['What you’ll do', 'duties'],
    ['Benefícios', 'benefits'],
    ['Por que trabalhar aqui', 'benefits'],
    ['Sobre a empresa', 'company'],
    ['About Lumen', 'company'],
    ['Como se candidatar', 'apply'],
    ['Descrição da vaga', 'open'],
  ] as const)('%s opens %s', (text, section) => expect(sectionOf(text)).toBe(section))

  test.each([
    'Experiência com vendas no varejo',
    'Excel avançado e Power BI',
    'Atender clientes e organizar a vitrine da loja',
  ])('text is not a heading: %s', (text) => expect(sectionOf(text)).toBeNull())

  test('a label on its own line keeps what follows it', () => {
    const [line] = toLines('Local de trabalho: Recife, PE')
    expect(line && headingOf(line)).toEqual({ section: 'place', rest: 'Recife, PE' })
  })
})

describe('the part of a sentence', () => {
  const parts = (text: string) => toSentences(toLines(text)).map(({ part }) => part)
  test.each([
    ['É necessário ter experiência com Excel.', ['required']],
    ['Desejável conhecimento em SAP.', ['desirable']],
    ['Você será responsável por atender clientes.', ['duties']],
    ['Oferecemos vale transporte e plano de saúde.', ['benefits']],
    ['Somos uma empresa líder em tecnologia Java.', ['company']],
    ['Interessados enviar currículo para rh@exemplo.com', ['apply']],
    ['Excel is required. Tableau is a plus.', ['required', 'desirable']],
    ['Não é necessário inglês, mas Excel é obrigatório.', ['required']],
    ['Docker não é obrigatório, mas é um diferencial.', ['desirable', 'desirable']],
  ] as const)('%s', (text, expected) => expect(parts(text)).toEqual([...expected]))

  test('lines without bullets stay separate, and one continues the list before it', () => {
    const text =
      'precisamos de experiência em carreta e bitrem\ncurso MOPP atualizado\nsaber operar tacógrafo digital e rastreador'
    expect(toLines(text)).toHaveLength(3)
    expect(parts(text)).toEqual(['required', 'required', 'required'])
  })

  test('a label applies to its own line, and prose below a list ends the list', () => {
    expect(parts('Salário: R$ 2.600\nTem que conhecer ficha técnica')).toEqual(['benefits', 'required'])
    expect(parts('Extras:\n- Docker\n- Experiência com Redis\n\nWe provide: van')).toEqual([
      'desirable',
      'desirable',
      'benefits',
    ])
  })

  test('a second list under an unknown heading is one of wishes', () => {
    const text = 'Requisitos\n- SQL\n- Git\n- Docker\n\nCereja do bolo:\n- Experiência com Kafka'
    expect(keywords(text, 'desirable')).toEqual(['Kafka'])
  })

  test('"diferenciais" under the benefits make no keywords', () => {
    expect(
      keywords('## Requisitos\n- SQL\n\n## Benefícios\n- VR\n\n#### Diferenciais\n- curso de Excel\n- Python'),
    ).toEqual(['SQL'])
  })
})

test('a label of a part gives no title', () => {
  for (const label of ['Responsabilidades', 'Requisitos', 'Benefícios'])
    expect(readAdvert(`${label}: Enfermeira de UTI\n- COREN ativo`).title ?? '').not.toContain(label)
})

test('a line that names a skill is a wish or a request, and no heading of what follows', () => {
  const text = 'Requisitos\n- Java\n- Git\n- Docker\n\nDesejável noções de Kubernetes\nExperiência com SOAP'
  expect(readAdvert(text).keywords.find(({ text: word }) => word === 'SOAP')?.need).toBe('required')
})

test('"Desired Skills & Experience" opens what is asked for, as boards use it', () => {
  expect(readAdvert('Tester\n\nDesired Skills & Experience\n- Selenium\n- JMeter').keywords[0]?.need).toBe('required')
})
