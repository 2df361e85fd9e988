// Given events, then these files are needed and those are not.
import { expect, test } from 'bun:test'
import { type DomainEvent, domainEvents } from '../../events/schema/events'
import type { Tool } from '../../events/schema/vocabulary'
import { fileEvents, fileNeeds } from './files'

const asked = (analysis: string, tool: Tool = 'resume') =>
  ({ type: 'AnalysisRequested', data: { analysis, tool, bytes: 1, unit: null }, personal: null }) as const
const completed = (analysis: string, tool: Tool = 'resume') =>
  ({
    type: 'AnalysisCompleted',
    data: { analysis, tool, engine: 'builtin', rubric: 1, score: 50 },
    personal: null,
  }) as const
const failed = (analysis: string, tool: Tool = 'resume') =>
  ({ type: 'AnalysisFailed', data: { analysis, tool, reason: 'damaged' }, personal: null }) as const
const avatar = (photo: string | null) => ({ type: 'AvatarChanged', data: { photo, bytes: 1 }, personal: null }) as const
const erased = { type: 'AccountErased', data: {}, personal: null } as const

const cases: [string, DomainEvent[], string[], string[]][] = [
  ['nothing', [], [], []],
  ['an analysis asked for', [asked('a')], ['a'], []],
  ['one completed, and one that failed', [asked('a'), completed('a'), asked('b'), failed('b')], ['a'], ['b']],
  [
    'two résumés: both can be looked at again',
    [asked('a'), completed('a'), asked('b'), completed('b')],
    ['a', 'b'],
    [],
  ],
  [
    'a profile in LinkedIn and a job, as kept',
    [asked('a', 'linkedin'), completed('a', 'linkedin'), asked('b', 'job')],
    ['a', 'b'],
    [],
  ],
  [
    'photos: the latest one completed, and any without an end',
    [asked('a', 'photo'), completed('a', 'photo'), asked('b', 'photo'), completed('b', 'photo'), asked('c', 'photo')],
    ['b', 'c'],
    ['a'],
  ],
  [
    'a photo after which one failed',
    [asked('a', 'photo'), completed('a', 'photo'), asked('b', 'photo'), failed('b', 'photo')],
    ['a'],
    ['b'],
  ],
  [
    'photos completed in the other order: the one asked for last',
    [asked('a', 'photo'), asked('b', 'photo'), completed('b', 'photo'), completed('a', 'photo')],
    ['b'],
    ['a'],
  ],
  ['a profile photo, another in its place', [avatar('a'), avatar('b')], ['b'], ['a']],
  ['a profile photo taken away', [avatar('a'), avatar(null)], [], ['a']],
  ['all of it, erased', [asked('a'), completed('a'), avatar('b'), erased], [], ['a', 'b']],
]
test.each(cases)('files needed and no longer needed after %s', (_, events, needed, over) => {
  const found = fileNeeds(events)
  expect([[...found.needed].sort(), [...found.over].sort()]).toEqual([needed, over])
  expect(found.erased).toBe(events.includes(erased))
})

test('every type of event that names an upload is covered', () => {
  const naming = Object.entries(domainEvents.definitions).filter(([type, { data }]) => {
    // All concern an existing analysis; they neither add nor remove a file.
    if (
      type.startsWith('Model') ||
      type.startsWith('Optimised') ||
      type === 'ResumeCorrected' ||
      type === 'DraftStarted' ||
      type === 'DraftReplaced'
    )
      return false
    return ['analysis', 'photo', 'file'].some((field) => field in data.shape)
  })
  expect(naming.map(([type]) => type).sort()).toEqual(fileEvents.filter((type) => type !== 'AccountErased').toSorted())
})
