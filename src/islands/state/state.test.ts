import { beforeEach, describe, expect, test } from 'bun:test'
import { following, inherited, themes } from './theme'
import { dismiss, parseLeft, shownToast, toast } from './toasts'

describe('the theme switch', () => {
  test('cycles through every theme', () => {
    const round = themes.map((_, turns) => themes.slice(0, turns).reduce((now) => following(now), themes[0]))
    expect(new Set(round).size).toBe(themes.length)
    expect(following('dark')).toBe('system')
  })
  test.each([
    [null, 'dark', 'dark'],
    [null, 'light', 'light'],
    [null, null, null],
    [null, '<script>', null],
    ['system', 'dark', null],
    ['light', 'dark', null],
  ] as const)('with ui-theme %p and an old theme %p it takes over %p', (current, old, taken) => {
    expect(inherited(current, old)).toBe(taken)
  })
})

describe('toasts', () => {
  beforeEach(dismiss)
  test('only one is shown: a newer one replaces the older', () => {
    toast({ title: 'Um' })
    toast({ title: 'Dois', tone: 'bad' })
    expect(shownToast.value).toMatchObject({ title: 'Dois', tone: 'bad' })
    dismiss()
    expect(shownToast.value).toBeNull()
  })
  test('the same text twice is two messages', () => {
    toast({ title: 'Um' })
    const first = shownToast.value?.id
    toast({ title: 'Um' })
    expect(shownToast.value?.id).not.toBe(first)
  })
  test.each([
    ['{"title":"Oi","text":"Ana"}', { title: 'Oi', text: 'Ana', tone: 'good' }],
    ['{"title":"Oi","tone":"bad"}', { title: 'Oi', text: undefined, tone: 'bad' }],
    ['{"title":"Oi","text":3,"tone":"x"}', { title: 'Oi', text: undefined, tone: 'good' }],
    ['{"title":3}', null],
    ['[]', null],
    ['null', null],
    ['{', null],
    [null, null],
  ] as const)('what the page before left as %p is read as %p', (stored, message) => {
    expect(parseLeft(stored)).toEqual(message)
  })
})
