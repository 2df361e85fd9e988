// What every adapter of the port promises, tested for each of them.
import { describe, expect, test } from 'bun:test'
import { adapters, code, context, happened, temporaryLogs, write } from '../../../tests/helpers/log'
import { limits } from './limits'

const { openWith } = temporaryLogs()

describe.each([...adapters])('the %s log', (adapter) => {
  const open = (more = {}) => openWith(adapter, more)

  describe('appending', () => {
    test('returns what a reader then reads', async () => {
      const log = await open()
      const answer = await log.append(
        [write('a/1', 0, { ...happened('Born', { n: 1 }), personal: { name: 'Ana' } })],
        context,
      )
      if (!answer.ok) throw new Error('refused')
      const [event] = log.read('a/1')
      expect({ ...event, personal: event?.personal() }).toEqual({
        ...answer.events[0],
        personal: answer.events[0]?.personal(),
      } as never)
      expect(event).toMatchObject({
        position: 1,
        version: 1,
        stream: 'a/1',
        type: 'Born',
        schema: 1,
        data: { n: 1 },
        ...context,
      })
      expect(event?.personal()).toEqual({ name: 'Ana' })
    })

    test('refuses an unexpected version, and writes nothing of that append', async () => {
      const log = await open()
      await log.append([write('a/1', 0)], context)
      expect(await log.append([write('b/1', 0), write('a/1', 0)], context)).toEqual({
        ok: false,
        reason: 'conflict',
        stream: 'a/1',
        actual: 1,
      })
      expect(await log.append([write('a/1', 5)], context)).toMatchObject({ reason: 'conflict', actual: 1 })
      expect(log.position()).toBe(1)
      expect(log.read('b/1')).toEqual([])
    })

    test('a write without events stores nothing, and makes the append depend on that version', async () => {
      const log = await open()
      await log.append([write('a/1', 0)], context)
      const depending = (expected: number) => [write('b/1', 0), { stream: 'a/1', expected, events: [] }]
      const refused = { ok: false, reason: 'conflict', stream: 'a/1', actual: 1 } as const
      expect(await log.append(depending(2), context)).toEqual(refused)
      expect(await log.append(depending(0), context)).toEqual(refused)
      expect(log.position()).toBe(1)
      expect(await log.append(depending(1), context)).toMatchObject({ ok: true, position: 2 })
      expect([log.read('a/1').length, log.read('b/1').length]).toEqual([1, 1])
      expect(await log.append([write('a/1', 1)], context)).toMatchObject({ ok: true })
    })

    test('an event may have an earlier one of its write, or any one by its id, as its cause', async () => {
      const log = await open()
      const because = { ...context, causation: 'request' }
      const second = { ...happened('Second'), causedBy: 0 }
      const third = { ...happened('Third'), causedBy: 'another' }
      await log.append([write('a/1', 0, happened('First'), second, third)], because)
      const [first] = log.read('a/1')
      expect(log.read('a/1').map(({ causation }) => causation)).toEqual(['request', first?.id ?? '', 'another'])
      for (const causedBy of [1, -1, 0.5, 'a b'])
        expect(
          await code(log.append([write('b/1', 0, happened('First'), { ...happened('Second'), causedBy })], because)),
        ).toBe('invalid')
      expect(log.read('b/1')).toEqual([])
    })

    test('is atomic over its streams and counts each one on its own', async () => {
      const log = await open()
      await log.append([write('a/1', 0, happened('A'), happened('B')), write('b/1', 0)], context)
      await log.append([write('a/1', 2)], { ...context, correlation: 'request-2' })
      expect(log.readAll(0, 10).map(({ position, stream, version }) => [position, stream, version])).toEqual([
        [1, 'a/1', 1],
        [2, 'a/1', 2],
        [3, 'b/1', 1],
        [4, 'a/1', 3],
      ])
      expect(log.read('a/1', 2).map(({ version }) => version)).toEqual([3])
      expect(log.readCorrelation('request-2').map(({ position }) => position)).toEqual([4])
    })

    test('can be read by type: after one position, up to another, with a limit', async () => {
      const log = await open()
      const events = ['A', 'B', 'A', 'C', 'A'].map((type) => happened(type))
      await log.append([write('a/1', 0, ...events, { ...happened('B'), personal: { name: 'Ana' } })], context)
      const read = (...args: Parameters<typeof log.readOfTypes>) =>
        log.readOfTypes(...args).map(({ position }) => position)
      expect(read(['A'], 0, 6, 10)).toEqual([1, 3, 5])
      expect(read(['A', 'B'], 1, 5, 10)).toEqual([2, 3, 5])
      expect(read(['A'], 0, 6, 2)).toEqual([1, 3])
      expect([read([], 0, 6, 10), read(['D'], 0, 6, 10), read(["A', 'B"], 0, 6, 10)]).toEqual([[], [], []])
      expect(log.readOfTypes(['B'], 2, 6, 1)[0]?.personal()).toEqual({ name: 'Ana' })
      for (const limit of [0, 10_001])
        expect(() => log.readOfTypes(['A'], 0, 6, limit)).toThrow('limit from 1 to 10000')
    })

    test('of many that expect one version at once, exactly one wins, and no position is skipped', async () => {
      const log = await open()
      const answers = await Promise.all(Array.from({ length: 50 }, () => log.append([write('a/1', 0)], context)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      await log.append([write('b/1', 0)], context)
      expect(log.position()).toBe(2)
    })

    test('appends of one tick share a commit, and listeners are called before any caller is answered', async () => {
      const log = await open()
      const order: string[] = []
      log.onCommit('effects', (events) => order.push(`${events.length} committed, at ${log.position()}`))
      const one = log.append([write('a/1', 0)], context).then(() => order.push('answer'))
      const two = log.append([write('b/1', 0)], context).then(() => order.push('answer'))
      await Promise.all([one, two])
      expect(order).toEqual(['2 committed, at 2', 'answer', 'answer'])
    })

    test('read models are updated before any effect is called, whatever the order of registration', async () => {
      const log = await open()
      const order: string[] = []
      log.onCommit('effects', () => order.push('effect'))
      log.onCommit('read-models', () => order.push('read model'))
      await log.append([write('a/1', 0)], context)
      expect(order).toEqual(['read model', 'effect'])
    })

    test('a listener that throws loses neither the answers nor the other listeners', async () => {
      const reported: unknown[] = []
      const log = await open({ report: (error: unknown) => reported.push(error) })
      const defect = new Error('defect')
      let received = 0
      log.onCommit('effects', () => {
        throw defect
      })
      log.onCommit('effects', (events) => {
        received += events.length
      })
      expect(await log.append([write('a/1', 0)], context)).toMatchObject({ ok: true, position: 1 })
      expect([reported, received]).toEqual([[defect], 1])
    })
  })

  describe('the same event id again', () => {
    const event = { ...happened('Paid', { cents: 2990 }), personal: { name: 'Ana' }, id: 'event-1' }

    test('stores nothing, calls no listener and answers as before, whatever version is expected now', async () => {
      const log = await open()
      let received = 0
      log.onCommit('effects', () => {
        received += 1
      })
      const first = await log.append([write('a/1', 0, event)], context)
      await log.append([write('b/1', 0)], context)
      const again = await log.append([write('a/1', 1, event)], { ...context, correlation: 'retry' })
      expect(JSON.stringify(again)).toEqual(JSON.stringify(first))
      expect([log.position(), received]).toEqual([2, 2])
    })

    test('twice in one tick is stored once', async () => {
      const log = await open()
      const answers = await Promise.all([1, 2].map(() => log.append([write('a/1', 0, event)], context)))
      expect(answers.map(({ ok }) => ok)).toEqual([true, true])
      expect(log.position()).toBe(1)
    })

    test.each([
      ['data', { ...event, data: { cents: 1 } }, 'a/1'],
      ['personal part', { ...event, personal: { name: 'Bia' } }, 'a/1'],
      ['no personal part', { ...happened('Paid', { cents: 2990 }), id: 'event-1' }, 'a/1'],
      ['type', { ...event, type: 'Refunded' }, 'a/1'],
      ['stream', event, 'a/2'],
    ])('with another %s is an error', async (_, other, stream) => {
      const log = await open()
      await log.append([write('a/1', 0, event)], context)
      expect(await code(log.append([write(stream, 1, other)], context))).toBe('id-reused')
      expect(await code(log.append([write('a/1', 1, event, happened('More'))], context))).toBe('id-reused')
      expect(log.position()).toBe(1)
    })
  })

  describe('claims', () => {
    const email = (stream: string) => ({ kind: 'email', value: 'hash-of-ana', stream })

    test('are held by one stream, within the append and after it', async () => {
      const log = await open()
      await log.append([write('a/1', 0)], context, { claims: [email('a/1')] })
      expect(await log.append([write('a/2', 0)], context, { claims: [email('a/2')] })).toEqual({
        ok: false,
        reason: 'claimed',
        claim: email('a/2'),
      })
      expect([log.claimed('email', 'hash-of-ana'), log.read('a/2')]).toEqual(['a/1', []])
      expect(await log.append([write('a/1', 1)], context, { claims: [email('a/1')] })).toMatchObject({ ok: true })
    })

    test('can be requested twice within a tick: one wins', async () => {
      const log = await open()
      const answers = await Promise.all(
        ['a/1', 'a/2', 'a/3'].map((stream) => log.append([write(stream, 0)], context, { claims: [email(stream)] })),
      )
      expect(answers.map(({ ok }) => ok)).toEqual([true, false, false])
    })

    test('once released, or released in the same append, can be taken by another stream', async () => {
      const log = await open()
      await log.append([write('a/1', 0)], context, { claims: [email('a/1')] })
      await log.append([write('a/1', 1), write('a/2', 0)], context, {
        releases: [email('a/1')],
        claims: [email('a/2')],
      })
      expect(log.claimed('email', 'hash-of-ana')).toBe('a/2')
      await log.append([write('a/2', 1)], context, { releases: [email('a/2')] })
      expect(log.claimed('email', 'hash-of-ana')).toBeNull()
    })

    test('are not released by a stream that does not hold them, nor by a refused append', async () => {
      const log = await open()
      await log.append([write('a/1', 0)], context, { claims: [email('a/1')] })
      await log.append([write('a/2', 0)], context, { releases: [email('a/2')] })
      await log.append([write('a/1', 0)], context, { releases: [email('a/1')] })
      expect(log.claimed('email', 'hash-of-ana')).toBe('a/1')
    })
  })

  describe('a closed log', () => {
    test('first stores what was waiting, then refuses', async () => {
      const log = await open()
      const positions: number[] = []
      log.onCommit('effects', (events) => positions.push(...events.map(({ position }) => position)))
      const waiting = log.append([write('a/1', 0)], context)
      await log.close()
      expect(await waiting).toMatchObject({ ok: true, position: 1 })
      expect(positions).toEqual([1])
      expect(await code(log.append([write('a/1', 1)], context))).toBe('closed')
      await log.close()
    })
  })

  describe('a full queue', () => {
    test('refuses with busy, and accepts more once it has been written', async () => {
      const log = await open()
      const answers = Array.from({ length: limits.queuedAppends + 1 }, (_, n) =>
        code(log.append([write(`a/${n % 500}`, n >= 500 ? 9 : 0)], context)),
      )
      const found = await Promise.all(answers)
      expect([found.filter((one) => one === 'busy').length, found.at(-1)]).toEqual([1, 'busy'])
      expect(log.position()).toBe(500)
      expect(await log.append([write('b/1', 0)], context)).toMatchObject({ ok: true, position: 501 })
    })
  })

  describe('forgetting a stream', () => {
    const ana = { ...happened('Registered', { plan: 'free' }), personal: { name: 'Ana Clara Prado' } }
    const withAna = async () => {
      const log = await open()
      await log.append([write('account/1', 0, ana), write('account/2', 0, ana)], context)
      return log
    }

    test('makes its personal parts null, including those already read, and no other stream’s', async () => {
      const log = await withAna()
      const [held] = log.read('account/1')
      await log.forget('account/1')
      await log.forget('account/1')
      expect([held?.personal(), log.read('account/1')[0]?.personal()]).toEqual([null, null])
      expect(log.readAll(0, 9).map((event) => event.personal())).toEqual([null, ana.personal])
      expect(log.readOfTypes(['Registered'], 0, 9, 9)[0]).toMatchObject({ data: { plan: 'free' } })
    })

    test('refuses personal data from then on, and only that; a refused append holds no claim', async () => {
      const log = await withAna()
      await log.forget('account/1')
      const claim = { kind: 'email', value: 'hash', stream: 'account/1' }
      expect(await code(log.append([write('account/1', 1, ana)], context, { claims: [claim] }))).toBe('forgotten')
      expect([log.claimed('email', 'hash'), log.position()]).toEqual([null, 2])
      expect(await log.append([write('account/1', 1)], context)).toMatchObject({ ok: true, position: 3 })
      await log.forget('account/9')
      expect(await code(log.append([write('account/9', 0, ana)], context))).toBe('forgotten')
    })

    test('a repeated append of what was stored before is still answered as before', async () => {
      const log = await open()
      const writes = [write('account/1', 0, { ...ana, id: 'event-1' })]
      await log.append(writes, context)
      await log.forget('account/1')
      expect(await log.append(writes, context)).toMatchObject({ ok: true, position: 1 })
    })

    test('a personal part that was left out reads as null and needs no key', async () => {
      const log = await open()
      await log.append([write('account/1', 0, { ...ana, personal: null }, happened('Plain'))], context)
      expect(log.read('account/1').map((event) => event.personal())).toEqual([null, undefined])
    })
  })

  describe('sealed files', () => {
    const bytes = new TextEncoder().encode('%PDF-1.7 currículo')

    test('open only with their stream, until it is forgotten', async () => {
      const { vault, forget } = await open()
      const sealed = await vault.sealFile('account/1', bytes)
      expect(Buffer.from(sealed).toString('latin1')).not.toContain('PDF')
      expect(Buffer.from(vault.openFile('account/1', sealed) ?? [])).toEqual(Buffer.from(bytes))
      await vault.sealFile('account/2', bytes)
      const changed = Uint8Array.from(sealed, (byte, index) => (index === 20 ? byte ^ 1 : byte))
      for (const [stream, file] of [
        ['account/1', changed],
        ['account/1', sealed.subarray(0, -1)],
        ['account/1', new Uint8Array(3)],
        ['account/2', sealed],
      ] as const)
        expect(() => vault.openFile(stream, file)).toThrow(expect.objectContaining({ code: 'tampered' }))
      await forget('account/1')
      expect(vault.openFile('account/1', sealed)).toBeNull()
      expect(await code(vault.sealFile('account/1', bytes))).toBe('forgotten')
    })

    test('are bounded', async () => {
      const { vault } = await open()
      expect(await code(vault.sealFile('account/1', new Uint8Array(limits.fileBytes + 1)))).toBe('too-large')
    })
  })
})
