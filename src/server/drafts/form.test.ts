// A form may hold any number of fields with any names: what it costs grows with its size and no faster.
import { expect, test } from 'bun:test'
import { draftLimits, fits } from '../../domain/drafts/content'
import { afterButton, contentFromForm } from './form'

const lines = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [`l_p1_${id}`, 'Feito']))
/** `ms` of the processor: a busy machine makes any work last longer. */
const within = (ms: number, work: () => unknown) => {
  const begun = process.cpuUsage()
  work()
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(ms)
}

test('one line more gets a name that no other line has', () => {
  const content = contentFromForm({ part_p1: 'job', f_p1_title: 'Copeira', ...lines(['l1', 'l3']) })
  const [part] = afterButton(content, 'linha:p1', '').parts
  const ids = part?.lines.map(({ id }) => id) ?? []
  expect(ids.slice(0, 2)).toEqual(['l1', 'l3'])
  expect(new Set(ids).size).toBe(3)
  expect(part?.fields).toEqual({ title: 'Copeira' })
})

test('many named lines hold nobody up', () => {
  const many = 40_000
  const body = { part_p1: 'job', ...lines(Array.from({ length: many }, (_, at) => `l${many + 1 + at}`)) }
  within(300, () => expect(fits(afterButton(contentFromForm(body), 'linha:p1', ''))).toBe(false))
})

test('more parts and fields than a draft has are not looked through for each of them', () => {
  const parts = Array.from({ length: draftLimits.parts + 1 }, (_, at) => [`part_p${at}`, 'job'])
  const others = Array.from({ length: 80_000 }, (_, at) => [`l_p${at % 50}_${at}`, ''])
  within(300, () => expect(fits(contentFromForm(Object.fromEntries([...parts, ...others])))).toBe(false))
})
