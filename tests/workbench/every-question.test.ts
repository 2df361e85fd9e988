// Every question of the workbench has a place where it is answered: a field of its own, or a part of the draft to jump to.
import { describe, expect, test } from 'bun:test'
import { measureRead, readDraft } from '../../src/analysis/resume/draft/measure'
import type { DraftPart } from '../../src/analysis/resume/draft/parts'
import { questionsOf } from '../../src/analysis/resume/draft/questions'
import { textsOf } from '../../src/i18n'
import { placeName } from '../../src/islands/workbench/parts/part-names'
import { answered } from '../../src/islands/workbench/state/edit'
import type { WorkbenchTexts } from '../../src/islands/workbench/texts'
import { measureView } from '../../src/texts/workbench/view'

const now = { year: 2026, month: 11 }
const part = (
  id: string,
  kind: DraftPart['kind'],
  fields: Readonly<Record<string, string>>,
  ...lines: readonly string[]
): DraftPart => ({ id, kind, fields, lines: lines.map((text, at) => ({ id: `l${at + 1}`, text })) })

const pt = {
  contact: part('c', 'contact', { name: 'Luana Dias', email: 'luana@exemplo.com.br', headline: 'Jovem aprendiz' }),
  school: part('s', 'school', { course: 'Ensino médio', school: 'EE Dom Hélder', end: '2025' }),
  skills: part('k', 'skills', { text: 'Excel, Word' }),
  summary: part('r', 'summary', { text: 'Sou proativa e busco uma primeira vaga na área de atendimento.' }),
  list: part('o', 'own', { heading: 'Projetos' }, 'Ajudei na campanha de doação de alimentos da igreja'),
  counted: part('o', 'own', { heading: 'Projetos' }, 'Arrecadei 40 cestas por semana na campanha da igreja'),
  voluntary: part('o', 'own', { heading: 'Trabalho Voluntário' }, 'Ensinei 12 idosos a usar o celular'),
  emptyList: part('o', 'own', { heading: 'Projetos' }, ''),
  other: part('o', 'own', { heading: 'Outras informações' }, 'Casada, 33 anos', 'Moro perto do metrô'),
  job: part(
    'j',
    'job',
    { title: 'Auxiliar de cozinha', employer: 'Restaurante Sol', start: '03/2016', end: '08/2020' },
    'Preparei 180 marmitas por dia com dois ajudantes',
    'Responsável por limpesa do predio',
  ),
  bareJob: part('j', 'job', { title: 'Auxiliar de cozinha', employer: '', start: '', end: '' }, ''),
}
const en = {
  contact: part('c', 'contact', { name: 'Ann Reed', email: 'ann@example.com', headline: 'Shop assistant' }),
  school: part('s', 'school', { course: 'Secondary school', school: 'Park High School', end: '2025' }),
  skills: part('k', 'skills', { text: 'Excel, Word' }),
  summary: part('r', 'summary', {
    text: 'I am reliable and looking for my first job in a shop or in customer service.',
  }),
  list: part('o', 'own', { heading: 'Projects' }, 'Helped with the food drive of the church'),
  job: part('j', 'job', { title: 'Cleaner', employer: 'Park Hotel', start: '2019', end: 'present' }, 'Cleaned rooms'),
}
const { contact, school, skills, summary } = pt
const drafts: Readonly<Record<string, readonly DraftPart[]>> = {
  'a list of projects': [contact, pt.list, school, skills],
  'a list of projects with figures': [contact, pt.counted, school, skills, summary],
  'a list of voluntary work': [contact, pt.voluntary, school, skills],
  'a list that is still empty': [contact, pt.emptyList, school, skills, summary],
  'no work of any kind': [contact, school, skills, summary],
  'a list of other things': [contact, school, skills, pt.other],
  'nothing but a name and a school': [contact, school],
  'an empty job': [contact, pt.bareJob, school, skills],
  'a job': [contact, pt.job, school, skills, summary],
  'a job and other things': [contact, pt.job, pt.other, school],
  'a job alone': [pt.job],
  'projects in English': [en.contact, en.list, en.school, en.skills],
  'no work in English': [en.contact, en.summary, en.school, en.skills],
  'a job in English': [en.contact, en.job, en.school],
}

const asked = (parts: readonly DraftPart[]) =>
  measureView({ ...measureRead(readDraft(parts, now), parts), match: null }, { parts, skipped: [] }, null, 'pt-BR')
    .questions

describe('with', () => {
  test.each(Object.entries(drafts))('%s, every question has a field or a place', (_, parts) => {
    const questions = asked(parts)
    const without = questions.filter(({ answer, part }) => answer === 'look' && part === null)
    expect(without.map(({ title }) => title)).toEqual([])
    for (const { part } of questions) if (part !== null) expect(parts.map(({ id }) => id)).toContain(part)
  })

  test.each(Object.entries(drafts))('%s, every finding has a field or a place', (_, parts) => {
    const measure = measureRead(readDraft(parts, now), parts)
    // Each check as if it were open: the drafts themselves do not have every fault.
    const checks = measure.result.checks.map((check) => ({ ...check, status: 'none' as const, gain: 1, share: 0 }))
    const result = { ...measure.result, score: measure.result.score ?? 50, checks }
    const without = questionsOf({ result, places: measure.places }, parts).filter(
      ({ answer, place }) => answer === 'look' && place === null,
    )
    expect(without.map(({ check }) => check)).toEqual([])
  })
})

describe('while there is nothing to measure', () => {
  const bare = part('c', 'contact', { name: 'Luana Dias', headline: 'Jovem aprendiz' })
  test.each([
    ['no part but the contact', [bare], ['tasks', 'skills', 'study']],
    ['a school and skills, and no job', [bare, part('s', 'school', { course: 'Médio' }), skills], ['tasks']],
    ['an empty job', [bare, part('j', 'job', {})], ['roles', 'roles', 'roles', 'roles', 'tasks', 'skills', 'study']],
  ])('with %s, what is not there is asked for, and each answer arrives', (_, parts, checks) => {
    const { result } = measureRead(readDraft(parts, now), parts)
    const thin = { ...result, score: null }
    const view = measureView(
      { result: thin, places: {}, copied: 0, questions: questionsOf({ result: thin, places: {} }, parts), match: null },
      { parts, skipped: [] },
      null,
      'pt-BR',
    )
    expect(view.questions.map(({ check }) => check)).toEqual(checks)
    for (const question of view.questions) {
      const after = answered({ parts, skipped: [] }, question, 'Recepção da clínica')
      expect(JSON.stringify(after.parts)).toContain('Recepção da clínica')
    }
  })
})

test('a job without an employer is named by its title', () => {
  const { kinds, fields, form } = textsOf('pt-BR').workbench
  const texts = { kinds, fields, form } as unknown as WorkbenchTexts
  const parts = [{ ...pt.job, fields: { title: 'Analista contábil' } }]
  expect(placeName({ parts, skipped: [] }, { part: 'j', line: 'l2', field: null }, texts)).toBe(
    'Experiência: Analista contábil, Linha 2',
  )
})

describe('what somebody did before a first job', () => {
  test.each(['a list of projects', 'a list of voluntary work', 'a list that is still empty'])(
    'goes into %s',
    (name) => {
      const parts = drafts[name]!
      const question = asked(parts).find(({ check }) => check === 'tasks')!
      expect(question).toMatchObject({ answer: 'line', part: 'o' })
      const after = answered({ parts, skipped: [] }, question, 'Organizei a rifa da formatura')
      expect(after.parts.find(({ id }) => id === 'o')?.lines.map(({ text }) => text)).toContain(
        'Organizei a rifa da formatura',
      )
    },
  )

  test.each([
    ['no work of any kind', 'Projetos', 'Organizei bilhetes, prêmios e convites'],
    ['no work in English', 'Projects', 'Organised tickets, prizes and invitations'],
  ])('makes a part of its own with %s, and brings what it promises', (name, heading, text) => {
    const parts = drafts[name]!
    const question = asked(parts).find(({ check }) => check === 'tasks')!
    expect(question).toMatchObject({ answer: 'line', part: null, heading })
    const after = answered({ parts, skipped: [] }, question, text)
    const made = after.parts.find(({ fields }) => fields.heading === heading)
    expect(made?.lines.map(({ text }) => text)).toEqual([text])
    const [before, reached] = [parts, after.parts].map((some) => measureRead(readDraft(some, now), some).result.score!)
    expect(reached! - before!).toBeGreaterThan(0)
    expect(reached! - before!).toBeGreaterThanOrEqual(question.gain ?? Number.NaN)
  })
})

describe('with nothing left to gain', () => {
  const full = (fields: Readonly<Record<string, string>>, ...lines: readonly string[]) =>
    asked([{ ...pt.contact, fields }, pt.job, part('o', 'own', { heading: 'Documentos' }, ...lines), school])
  const { headline: _, ...unnamed } = pt.contact.fields
  test('a licence that has run out and an empty wanted post are asked for, at their places, without points', () => {
    const questions = full(unnamed, 'CNH D, validade 03/2025', 'NR-35, validade 03/2030')
    const [expired, ...others] = questions.filter(({ check }) => check === 'expired')
    expect(expired).toMatchObject({ title: 'Isto já venceu. Você renovou?', part: 'o', line: 'l1' })
    expect(others).toEqual([])
    const aim = questions.find(({ check }) => check === 'aim')!
    expect(aim).toMatchObject({ title: 'Que trabalho você procura?', answer: 'field', part: 'c', field: 'headline' })
    const after = answered({ parts: [{ ...pt.contact, fields: unnamed }], skipped: [] }, aim, 'Cozinheira')
    expect(after.parts[0]?.fields.headline).toBe('Cozinheira')
  })

  test('neither is asked where nothing has run out and the post is named', () => {
    const checks = full(pt.contact.fields, 'CNH D, validade 03/2030').map(({ check }) => check)
    expect(checks).not.toContain('expired')
    expect(checks).not.toContain('aim')
  })
})
