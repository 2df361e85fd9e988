import { expect, test } from 'bun:test'
import type { DraftMeasureJson, DraftQuestionJson as Question } from '../../../api/tools/draft'
import { isSolved, openedLate, targetQuestion } from './target'
import { insteadOf, nextUnseen } from './use-asking'

const question = (id: string, check: string, part: string) => ({ id, check, part }) as Question
const target = (check: string | null, at: { part: string; line: string | null } | null = null) =>
  check === null ? null : { check, at }
const next = question('tasks:p3:4', 'tasks', 'p3')

test('a next question that the answer settled or renamed gives way to another of its check and part, else to the first', () => {
  const [skills, renamed] = [question('skills::', 'skills', 'p5'), question('tasks:p3:5', 'tasks', 'p3')]
  expect(insteadOf(next, [skills, renamed])).toBe(renamed)
  expect(insteadOf(next, [skills])).toBe(skills)
})

test('one that is still asked stays, and after the last there is none', () => {
  expect(insteadOf(next, [next])).toBeNull()
  expect(insteadOf(next, [])).toBeNull()
})

test('a finding leads to the first question of its check, as soon as a measure has one', () => {
  const questions = [question('roles:p2:', 'roles', 'p2'), next, question('tasks:p4:', 'tasks', 'p4')]
  expect(targetQuestion(null, target('tasks'))).toBeUndefined()
  expect(targetQuestion({ questions }, target('tasks'))).toBe(next)
  expect(targetQuestion({ questions }, target('skills'))).toBeUndefined()
  expect(targetQuestion({ questions }, target(null))).toBeUndefined()
})

test('a finding leads to the line it quotes, and never to another one', () => {
  const figure = (part: string, line: string) =>
    ({ ...question(`quantified:${part}:${line}`, 'quantified', part), line, answer: 'figure' }) as Question
  const [first, second, third] = [figure('p2', 'l1'), figure('p3', 'l1'), figure('p3', 'l4')]
  const questions = [first, second, third]
  const at = (part: string, line: string | null) => targetQuestion({ questions }, target('quantified', { part, line }))
  expect(at('p3', 'l4')).toBe(third)
  expect(at('p3', 'l2')).toBeUndefined()
  expect(at('p4', 'l1')).toBeUndefined()
  // The head of a job leads to its first question.
  expect(at('p3', null)).toBe(second)
  // Where that job has none, the first of the check does.
  expect(at('p4', null)).toBe(first)
  // What asks for something new may stand elsewhere.
  const skills = { ...question('skills::', 'skills', 'p5'), answer: 'add' } as Question
  expect(targetQuestion({ questions: [skills] }, target('skills', { part: 'p3', line: 'l1' }))).toBe(skills)
  // The line itself opens instead.
  const scored = { score: 60, open: [{ id: 'quantified', name: 'Números', lost: 4 }] }
  const measure = { questions, skipped: [], scored, caps: [], vacancy: null } as unknown as DraftMeasureJson
  const place = { part: 'p4', line: 'l1' }
  expect(openedLate(measure, { target: target('quantified', place), known: true, typing: false })).toEqual(place)
})

test('a finding is solved once a measure has nothing of it, however late that comes', () => {
  const scored = { score: 60, open: [{ id: 'tasks', name: 'Tarefas', lost: 4 }] }
  const measure = { questions: [next], skipped: ['summary::'], scored, caps: [] }
  expect(isSolved(null, target('personal-data'))).toBe(false)
  expect(isSolved(measure, target('personal-data'))).toBe(true)
  for (const open of ['tasks', 'summary', null])
    expect(isSolved({ ...measure, questions: [] }, target(open))).toBe(false)
  expect(isSolved({ ...measure, scored: null }, target('personal-data'))).toBe(false)
  // A limit may be all that hides what is lost.
  expect(isSolved({ ...measure, caps: ['Sem datas'] }, target('personal-data'))).toBe(false)
})

test('a measure that comes after the page opens what somebody came for, else the first question without the focus', () => {
  const skills = question('skills::', 'skills', 'p5')
  const measure = { questions: [next, skills], vacancy: null } as unknown as DraftMeasureJson
  const late = { target: null, known: false, typing: false }
  expect(openedLate(measure, { ...late, target: target('skills') })).toEqual({ question: skills, focus: true })
  expect(openedLate(measure, late)).toEqual({ question: next, focus: false })
  expect(openedLate(measure, { ...late, target: target('personal-data') })).toEqual({ question: next, focus: false })
  expect(openedLate(measure, { ...late, typing: true })).toBeNull()
  // The page came with its measure, and stands at its first question.
  expect(openedLate(measure, { ...late, known: true })).toBeNull()
})

test('one round comes to each question once, from where it stands, and then to none', () => {
  const all = ['a', 'b', 'c'].map((id) => question(id, id, 'p1'))
  const seen = new Set(['b'])
  const round: string[] = []
  for (let at: string | null = 'b'; at !== null && round.length < 9; ) {
    at = nextUnseen(all, at, seen)?.id ?? null
    if (at === null) break
    seen.add(at)
    round.push(at)
  }
  expect(round).toEqual(['c', 'a'])
  expect(nextUnseen([], null, new Set())).toBeNull()
})
