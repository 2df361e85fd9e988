// The bell's logic without a page: which counts it accepts, what it fetches, when it listens.
import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { liveOpen } from '../../api/live'
import { dismiss, shownToast } from '../state/toasts'
import { unreadState, updateUnread, updateUnreadFrom } from '../state/unread'
import { clearAll, fetchItems, markAllRead, markRead } from './calls'
import { signOf } from './icon'
import { listen } from './listen'

beforeEach(() => {
  unreadState.value = undefined
  dismiss()
})

describe('the unread count of a tab', () => {
  test('the newest wins, in whatever order updates arrive', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ count: fc.nat(200), position: fc.nat(50) }), { minLength: 1 }), (news) => {
        unreadState.value = undefined
        news.forEach(updateUnread)
        const newest = Math.max(...news.map(({ position }) => position))
        expect(unreadState.peek()).toEqual(news.find(({ position }) => position === newest))
      }),
    ))
  test.each([[null], ['x'], [{}], [{ count: 1 }], [{ count: '1', posicao: 2 }], [[1, 2]]] as const)(
    'an answer that is %j teaches nothing',
    (answer) => {
      expect(updateUnreadFrom(answer)).toBe(false)
      expect(unreadState.peek()).toBeUndefined()
    },
  )
})

describe('requests', () => {
  const real = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = real
  })
  const asked: string[] = []
  const server = (answer: () => Response | Promise<Response>) => {
    asked.length = 0
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      asked.push(`${init.method} ${path}`)
      return answer()
    }) as unknown as typeof fetch
  }
  const item = { id: 'a', tipo: 'analise', titulo: 't', mensagem: 'm', data: 'd', quando: 'q', lida: false }
  const texts = {
    error: 'Erro',
    readFailed: 'lida?',
    readAllFailed: 'todas?',
    clearFailed: 'limpas?',
    success: 'Sucesso',
    readAll: 'lidas',
    cleared: 'Limpas',
    clearedText: 'foram',
  }
  const broken = [
    ['a refusal', () => Response.json({ message: 'não' }, { status: 503 })],
    ['no JSON', () => new Response('<html>')],
    ['a line that breaks', () => Promise.reject(new TypeError('offline'))],
    ['another shape', () => Response.json({ a: 1 })],
  ] as const

  test('an incomplete list is rejected', async () => {
    server(() => Response.json([item, { ...item, link: '/planos' }]))
    expect(await fetchItems()).toHaveLength(2)
    for (const wrong of [{ ...item, lida: 'não' }, { ...item, titulo: 3 }, { ...item, link: 3 }, null]) {
      server(() => Response.json([item, wrong]))
      expect(await fetchItems()).toBeNull()
    }
  })
  test('a success updates the count', async () => {
    server(() => Response.json({ count: 0, posicao: 9 }))
    expect(await markRead('a/b')).toBe(true)
    expect(asked).toEqual(['POST /api/notificacoes/a%2Fb/marcar-como-lida'])
    expect(unreadState.peek()).toEqual({ count: 0, position: 9 })
    expect(await markAllRead(texts)).toBe(true)
    expect(shownToast.peek()).toMatchObject({ title: 'Sucesso', text: 'lidas' })
    expect(await clearAll(texts)).toBe(true)
    expect(shownToast.peek()).toMatchObject({ title: 'Limpas', text: 'foram' })
  })
  test.each(broken)('%s is a failure and changes nothing', async (_, answer) => {
    server(answer)
    expect([await fetchItems(), await markRead('a')]).toEqual([null, false])
    expect(await markAllRead(texts)).toBe(false)
    expect(shownToast.peek()).toMatchObject({ title: 'Erro', text: 'todas?', tone: 'bad' })
    expect(await clearAll(texts)).toBe(false)
    expect(shownToast.peek()).toMatchObject({ title: 'Erro', text: 'limpas?', tone: 'bad' })
    expect(unreadState.peek()).toBeUndefined()
  })
})

describe('listening', () => {
  class Source extends EventTarget {
    static all: Source[] = []
    closed = false
    constructor(readonly url: string) {
      super()
      Source.all.push(this)
    }
    close() {
      this.closed = true
    }
    emit(event: string, data: string) {
      this.dispatchEvent(new MessageEvent(event, { data }))
    }
  }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const put = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  beforeEach(() => {
    Source.all = []
    page.visibilityState = 'visible'
    put('document', page)
    put('EventSource', Source)
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document')
    Reflect.deleteProperty(globalThis, 'EventSource')
  })
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const open = () => Source.all.filter(({ closed }) => !closed).length

  test('announces each opening of the stream, because what was sent before did not arrive', () => {
    let opened = 0
    page.addEventListener(liveOpen, () => opened++)
    const stop = listen()
    Source.all[0]?.dispatchEvent(new Event('open'))
    show('hidden')
    show('visible')
    Source.all[1]?.dispatchEvent(new Event('open'))
    expect(opened).toBe(2)
    stop()
  })

  test('receives counts, and ignores anything else', () => {
    const stop = listen()
    const [source] = Source.all
    expect(source?.url).toBe('/api/notificacoes/ao-vivo')
    source?.emit('contagem', '{"count":3,"posicao":7}')
    source?.emit('contagem', 'nonsense')
    expect(unreadState.peek()).toEqual({ count: 3, position: 7 })
    stop()
    expect(open()).toBe(0)
  })
  test('connects only while visible: hidden tabs hold no connection', () => {
    const stop = listen()
    show('hidden')
    expect(open()).toBe(0)
    show('visible')
    show('visible')
    expect([open(), Source.all.length]).toEqual([1, 2])
    stop()
    show('visible')
    expect(open()).toBe(0)
  })
  test('does not reconnect after the server ended it until the tab becomes visible again', () => {
    const stop = listen()
    Source.all[0]?.emit('fim', '{}')
    expect([open(), Source.all.length]).toEqual([0, 1])
    show('hidden')
    show('visible')
    expect(open()).toBe(1)
    stop()
  })
})

test.each([
  ['analise', '/curriculo', 'file-text'],
  ['analise', undefined, 'sparkle'],
  ['assinatura', '/planos', 'credit-card'],
  ['cupom', '/planos', 'ticket-percent'],
  ['sistema', '/curriculo', 'bell'],
  ['other', undefined, 'bell'],
  ['__proto__', '__proto__', 'bell'],
] as const)('a notification of type %p to %p has the sign %p', (tipo, link, sign) =>
  expect(signOf(tipo, link)).toBe(sign),
)
