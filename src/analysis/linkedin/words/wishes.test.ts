// A wish is no skill: by texts made of every way of wishing and several skills, in both languages.
import { describe, expect, test } from 'bun:test'
import { analyseLinkedin } from '..'

const wishes = {
  pt: [
    'Quero aprender',
    'Gostaria de trabalhar com',
    'Pretendo me especializar em',
    'Tenho muito interesse em',
    'Busco uma vaga com',
    'Estou em busca de uma chance com',
    'Meu objetivo é aprender',
    'Aberta a vagas com',
  ],
  en: [
    'I want to learn',
    'I would love to work with',
    'I am keen to learn',
    'My goal is to get into',
    'Looking for a job with',
    'Interested in',
    'Hoping to work with',
    'Open to roles with',
  ],
}
const skills = ['Power BI', 'SAP', 'Photoshop', 'AutoCAD', 'Python']
const starts = {
  pt: ['Recepcionista', 'Atendo 40 pacientes por dia no balcão da clínica.'],
  en: ['Receptionist', 'I greet 40 patients a day at the front desk of the clinic.'],
} as const

describe.each(['pt', 'en'] as const)('in %s', (language) => {
  const [headline, about] = starts[language]
  const and = language === 'pt' ? 'e' : 'and'
  const suggested = (text: string, head: string = headline) =>
    analyseLinkedin({ headline: head, about: text, experience: '' }).headline?.text ?? ''

  test('no wish is a skill of the suggested headline, the first or the second', () => {
    for (const wish of wishes[language])
      for (const [at, skill] of skills.entries()) {
        const second = skills[(at + 1) % skills.length]!
        const text = suggested(`${about} ${wish} ${skill} ${and} ${second}.`)
        expect(text).not.toContain(skill)
        expect(text).not.toContain(second)
      }
  })
  test('nor of the points for skills', () => {
    const points = (text: string) =>
      analyseLinkedin({ headline, about: text, experience: '' }).checks.find(({ id }) => id === 'about-skills')!.points
    for (const wish of wishes[language]) expect(points(`${about} ${wish} Python.`)).toBe(points(about))
  })
  test('and what somebody has is one, also behind a wish', () => {
    const have = language === 'pt' ? ['Tenho experiência com', 'Uso'] : ['I have experience with', 'I use']
    for (const words of have)
      for (const skill of skills) {
        expect(suggested(`${about} ${words} ${skill}.`)).toContain(skill)
        expect(
          suggested(`${about} ${wishes[language][4]} ${language === 'pt' ? 'futuro' : 'a future'}. ${words} ${skill}.`),
        ).toContain(skill)
      }
    const both =
      language === 'pt'
        ? 'Busco uma vaga de assistente, com experiência em'
        : 'Looking for an assistant job, I have used'
    expect(suggested(`${about} ${both} SAP.`)).toContain('SAP')
  })
  test('what somebody still learns is a fact and no skill to lead with', () => {
    const learning = language === 'pt' ? 'Estou aprendendo' : 'Currently learning'
    for (const skill of skills) expect(suggested(`${about} ${learning} ${skill}.`)).not.toContain(skill)
  })
  test('nor is what somebody only tried', () => {
    const tried =
      language === 'pt' ? ['Já me arrisquei com', 'Experimentei'] : ['I’ve had a go at', 'I tried my hand at']
    for (const words of tried)
      for (const skill of skills) expect(suggested(`${about} ${words} ${skill}.`)).not.toContain(skill)
  })
})

test('a team leader’s headline names what they do, not what they tried or want', () => {
  const profile = {
    headline: 'Warehouse Team Leader',
    about:
      'I lead a team of 12 in a busy warehouse. I use Excel every day. I’ve had a go at forecasting with our planning team. Open to supply chain planner or stock planner roles.',
    experience:
      'Warehouse Team Leader\nNorthgate Foods\n2018 – Present\nRun stock counts every week. Brought errors down from 2.1% to 0.8%.',
  }
  expect(analyseLinkedin(profile).headline?.skills).toEqual(['Excel', 'Stock counts'])
  const certified = { ...profile, about: `${profile.about} I hold APICS CPIM.` }
  expect(analyseLinkedin(certified).headline?.skills).toEqual(['Excel', 'Stock counts', 'APICS CPIM'])
  const learner = { ...profile, about: `${profile.about} Studying for APICS CPIM.` }
  expect(analyseLinkedin(learner).headline?.skills).toEqual(['Excel', 'Stock counts'])
})

test.each([
  [
    'Gerente de loja e coordenadora de vendas com foco em moda feminina',
    'Gerente de loja e coordenadora de vendas | Com foco em moda feminina',
  ],
  ['Advogada especializada em direito do trabalho', 'Advogada | Especializada em direito do trabalho'],
  ['Retired teacher, now looking for part-time library work', 'Retired teacher | Looking for part-time library work'],
  [
    'Cook and kitchen supervisor with a focus on school meals',
    'Cook and kitchen supervisor | With a focus on school meals',
  ],
  ['Nurse looking for part-time work', 'Nurse'],
])('a headline keeps its words: %s', (headline, wanted) => {
  expect(analyseLinkedin({ headline, about: '', experience: '' }).headline?.text).toBe(wanted)
})
