// What an advert asks for or gives in the words with which other sentences say how to apply, waive or introduce.
import { describe, expect, test } from 'bun:test'
import { conditions, keywords } from './testing'

const tools = ['Figma', 'phonics', 'glazing', 'docketing', 'upholstery']

describe.each(tools)('%s', (tool) => {
  test.each([
    `To apply for this position, you must hold a diploma in ${tool}.`,
    `To be considered, applicants should have experience of ${tool}.`,
    `We would expect experience of ${tool}.`,
  ])('is required: %s', (sentence) =>
    expect(keywords(`Assistant Officer\n\nOur town has two parks.\n\n${sentence}`, 'required').join()).toContain(tool),
  )
  test('is required of the candidate also among duties', () => {
    const lines = ['Open the gates', `The successful candidate will have experience in ${tool}`, 'Lock the yard']
    const text = `Assistant Officer\n\nDuties\n${lines.map((line) => `- ${line}`).join('\n')}`
    expect(keywords(text, 'required').join()).toContain(tool)
  })
  test('is a wish where it goes to the top of the pile, or behind a dash', () => {
    const rest = 'Requirements\n- SQL\n- Sage\n- Excel'
    expect(
      keywords(`Clerk\n\nExperience of ${tool} goes to the top of the pile.\n\n${rest}`, 'desirable').join(),
    ).toContain(tool)
    expect(keywords(`Vaga\n\nRequisitos\n- Excel avançado - diferencial ${tool}`, 'desirable').join()).toContain(tool)
    expect(keywords(`Vaga\n\nRequisitos\n- Excel avançado - diferencial ${tool}`, 'required')).toContain(
      'Excel avançado',
    )
  })
})

test('how to apply alone asks for nothing', () =>
  expect(
    keywords('Clerk\n\nOur town has two parks.\n\nTo apply for this post, send a letter and your diploma.'),
  ).toEqual([]))

describe('each of what somebody answers for is a duty', () => {
  const works = [
    'cozedura em forno de lastro',
    'limpeza das câmaras frias',
    'pintura de portões',
    'afinação das máquinas',
  ]
  test.each(works.flatMap((one) => works.filter((other) => other !== one).map((other) => [one, other] as const)))(
    '%s, %s',
    (one, other) => {
      const text = `Padeiro\n\nAtividades\n- Ficar responsável pelas massas, pela ${one} e pela ${other}\n- Atender clientes`
      expect(keywords(text, 'duty')).toEqual(expect.arrayContaining([one, other]))
    },
  )
})

test.each(['rotina', 'trabalho', 'serviço'])('"de %s e" belongs to the work before it', (noun) =>
  expect(
    keywords(`Técnico\n\nAtividades\n- Realizar inspeções de ${noun} e testes de carga\n- Atender clientes`).join(),
  ).toContain('inspeções'),
)

test('a couple of years are two', () =>
  expect(conditions('Mechanic\n\nRequirements\n- A couple of years in a busy shop')).toContain('years 2 2'))
