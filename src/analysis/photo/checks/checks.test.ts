import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { face, plane, subject, textured } from '../../../../tests/helpers/photo'
import { photoRubric } from '../rubric'
import { subjectOf } from '../subject'
import { edgesOf, framing, plain } from './background'
import { eyes, facing, level, smile } from './expression'
import { brightness, contrast, evenness, highlights } from './light'
import { measures } from './measures'
import type { CheckFunction, Outcome } from './outcome'
import { blockiness, compression, focus, size } from './sharpness'

const share = (outcome: Outcome) => outcome.share ?? Number.NaN
const of = (measure: CheckFunction, at: (x: number, y: number) => number) => share(measure(subject(at)))
const fair = textured(150, 120)

describe('light', () => {
  test('a fair exposure has full marks', () => {
    for (const measure of [highlights, evenness, brightness, contrast]) expect(of(measure, fair)).toBe(1)
  })

  test.each([
    ['blown out, highlights fall', highlights, (x: number, y: number) => fair(x, y) + 110],
    ['darkened, brightness falls', brightness, (x: number, y: number) => fair(x, y) * 0.25],
    ['flattened, contrast falls', contrast, (x: number, y: number) => 128 + (fair(x, y) - 128) * 0.3],
    ['lit from the left, evenness falls', evenness, (x: number, y: number) => fair(x, y) * (x < 200 ? 1 : 0.5)],
  ] as const)('%s', (_, measure, at) => {
    expect(of(measure, at)).toBeLessThan(of(measure, fair) - 0.2)
  })

  test('names the darker side', () => {
    const dark = (right: boolean) => evenness(subject((x, y) => fair(x, y) * (x >= 200 === right ? 0.6 : 1))).params
    expect(dark(true)).toMatchObject({ context: 'right', darker: 40 })
    expect(dark(false)).toMatchObject({ context: 'left', darker: 40 })
  })

  test('the far side of a turned face is not judged', () => {
    expect(evenness(subject(fair, { yaw: 40 })).share).toBeNull()
  })

  test('two sides burnt out to the same white are not even', () => {
    expect(evenness(subject((x, y) => fair(x, y) + 140)).share).toBeNull()
  })

  test('darker skin in the same light loses nothing, because highlights are measured and not the mean', () => {
    // Mean 85 instead of 150; forehead and eyes still reflect the lamp.
    const dark = (x: number, y: number) => 85 + 55 * Math.sin(x * 0.9) * Math.cos(y * 0.8) + (y % 12 === 0 ? 60 : 0)
    for (const measure of [highlights, evenness, brightness, contrast]) expect(of(measure, dark)).toBe(1)
  })
})

describe('sharpness', () => {
  const blurred = (x: number, y: number) => 150 + 60 * Math.sin(x * 0.05) * Math.cos(y * 0.05)
  test('blur lowers focus, contrast does not', () => {
    expect(of(focus, fair)).toBe(1)
    expect(of(focus, blurred)).toBeLessThan(0.2)
    expect(of(focus, (x, y) => 128 + (fair(x, y) - 128) * 0.3)).toBeGreaterThan(0.95)
  })
  test('a surface without detail is not sharp', () => {
    expect(of(focus, () => 120)).toBe(0)
    expect(of(focus, () => 255)).toBe(0)
  })
  test.each([
    [100, 0],
    [500, 0.5],
    [800, 1],
    [1600, 1],
  ])('a shorter side of %p px gets %p', (side, worth) => {
    const given = subject(fair)
    expect(size({ ...given, plane: plane(side, 1600, () => 0) }).share).toBeCloseTo(worth, 5)
  })
  test('blocks of 8 × 8 are detected', () => {
    const blocky = plane(160, 160, (x, y) => 40 * ((x >> 3) % 2) + 40 * ((y >> 3) % 2) + (x % 3) + (y % 3))
    expect(blockiness(blocky)).toBeGreaterThan(5)
    expect(blockiness(plane(160, 160, fair))).toBeWithin(0.7, 1.3)
    expect(blockiness(plane(160, 160, () => 9))).toBe(1)
    expect(share(compression({ ...subject(fair), plane: blocky }))).toBe(0)
  })
})

describe('background', () => {
  const wall = (x: number, y: number) => (Math.hypot(x - 200, y - 200) < 110 ? fair(x, y) : 200)
  const shelf = (x: number, y: number) =>
    Math.hypot(x - 200, y - 200) < 110 ? fair(x, y) : ((x >> 3) + (y >> 3)) % 2 ? 40 : 210
  test('a wall is calm, a shelf is not, in any exposure', () => {
    expect(of(plain, wall)).toBe(1)
    expect(of(plain, shelf)).toBeLessThan(0.3)
    const scaled = (factor: number) => of(plain, (x, y) => shelf(x, y) * factor)
    expect(scaled(0.5)).toBeCloseTo(scaled(1), 1)
  })
  test('a picture without background is not assessed', () => {
    const near = subject(fair)
    const none = { ...near.scene, background: new Uint8Array(near.scene.data.length) }
    expect(edgesOf(none)).toEqual({ mean: 0, share: 0 })
    expect(plain({ ...near, scene: none }).share).toBeNull()
  })
  test.each([
    [30, 'far', 0.1],
    [160, 'near', 1],
    [300, 'near', 0.5],
  ])('a face %p px wide in 400 px of height is %s', (width, context, most) => {
    const given = subject(fair)
    const outcome = framing({ ...given, face: { ...given.face, box: { x: 0, y: 0, width, height: width * 1.25 } } })
    expect(outcome.params.context).toBe(context)
    expect(share(outcome)).toBeLessThanOrEqual(most)
  })
})

describe('expression', () => {
  const shareOf = (measure: CheckFunction, given: object) => share(measure(subject(fair, given)))
  test.each([
    ['a smile', smile, { lift: 0.11, open: 0.2 }, 1],
    ['a calm face', smile, { lift: 0 }, 0.5],
    ['speech, whose corners are up too', smile, { lift: 0.11, open: 0.6 }, 0.5],
    ['open eyes', eyes, { eyeOpen: 0.3 }, 1],
    ['closed eyes', eyes, { eyeOpen: 0.05 }, 0],
    ['towards the camera', facing, { yaw: 10, pitch: -10 }, 1],
    ['a three-quarter view', facing, { yaw: -30 }, 0.5],
    ['far turned', facing, { pitch: 60 }, 0],
    ['level', level, { roll: -5 }, 1],
    ['tilted', level, { roll: 40 }, 0],
  ])('%s', (_, measure, given, worth) => expect(shareOf(measure, given)).toBeCloseTo(worth, 5))
})

test('the points of each aspect add up to 100', () => {
  const sums = Object.groupBy(photoRubric, ({ aspect }) => aspect)
  for (const rules of Object.values(sums)) expect(rules?.reduce((sum, { max }) => sum + max, 0)).toBe(100)
  expect(Object.keys(sums).sort()).toEqual(['background', 'expression', 'light', 'sharpness'])
})

describe('for any pixels', () => {
  const noise = fc.record({
    mean: fc.integer({ min: 0, max: 255 }),
    depth: fc.integer({ min: 0, max: 400 }),
    step: fc.integer({ min: 1, max: 97 }),
  })
  const made =
    ({ mean, depth, step }: { mean: number; depth: number; step: number }) =>
    (x: number, y: number) =>
      mean + depth * (((x * step + y * 31) % 101) / 101 - 0.5)

  test('every share lies between 0 and 1, and the same pixels give the same figures', () => {
    fc.assert(
      fc.property(noise, fc.float({ min: -90, max: 90, noNaN: true }), (one, yaw) => {
        const given = () => subject(made(one), { yaw, pitch: yaw / 2, roll: -yaw })
        const [once, again] = [given(), given()]
        for (const { id } of photoRubric) {
          const [first, second] = [measures[id](once), measures[id](again)]
          expect(first).toEqual(second as Outcome)
          if (first?.share !== null) expect(first?.share).toBeWithin(0, 1.000001)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('highlights are not assessed in the dark', () => {
    expect(highlights(subject(() => 8)).share).toBeNull()
    expect(highlights(subject(textured(150, 120))).share).toBe(1)
  })

  test('eyes of a small face are not judged; dark glasses hide eyes on any skin', () => {
    const glasses = (skin: number) => (x: number, y: number) =>
      Math.hypot(x - 160, y - 175) < 18 || Math.hypot(x - 240, y - 175) < 18 ? skin * 0.1 : skin
    for (const skin of [50, 120, 200]) {
      expect(eyes(subject(glasses(skin)))).toMatchObject({ share: 0, params: { context: 'hidden' } })
      expect(eyes(subject(() => skin)).share).toBe(1)
    }
    expect(
      eyes(
        subjectOf(
          plane(400, 400, () => 120),
          face(200, 200, 40, { eyeOpen: 0.05 }),
        ),
      ).share,
    ).toBeNull()
  })

  test('less light never raises brightness, and more light never restores burnt-out areas', () => {
    fc.assert(
      fc.property(noise, fc.float({ min: Math.fround(0.1), max: 1, noNaN: true }), (one, factor) => {
        const at = made(one)
        expect(of(brightness, (x, y) => at(x, y) * factor)).toBeLessThanOrEqual(of(brightness, at) + 1e-9)
        // Not assessed in the dark.
        fc.pre(of(brightness, at) > 0)
        expect(of(highlights, (x, y) => at(x, y) + 100 * factor)).toBeLessThanOrEqual(of(highlights, at) + 1e-9)
      }),
      { numRuns: 15 },
    )
  })
})
