// With a browser of our own making: what is asked of it, and that one which would send the voice away is never started.
import { describe, expect, test } from 'bun:test'
import { listen, understandsHere } from './speech'

class OnDevice extends EventTarget {
  static asked: unknown[] = []
  static last: OnDevice | null = null
  static answer = 'available'
  static available(options: unknown) {
    OnDevice.asked.push(options)
    return Promise.resolve(OnDevice.answer)
  }
  lang = ''
  continuous = false
  interimResults = false
  started = false
  // On the prototype, as browsers have it.
  get processLocally() {
    return this.local
  }
  set processLocally(value: boolean) {
    this.local = value
  }
  private local = false
  start() {
    this.started = true
    OnDevice.last = this
  }
  stop() {
    this.dispatchEvent(new Event('end'))
  }
  abort() {}
}
class Service extends EventTarget {
  start() {
    throw new Error('the voice would be sent away')
  }
}

describe('on this device', () => {
  test('only a browser that says so counts', async () => {
    OnDevice.asked = []
    expect(await understandsHere('pt-BR', { SpeechRecognition: OnDevice })).toBe(true)
    expect(OnDevice.asked).toEqual([{ langs: ['pt-BR'], processLocally: true }])
    for (const answer of ['downloadable', 'downloading', 'unavailable']) {
      OnDevice.answer = answer
      expect(await understandsHere('pt-BR', { SpeechRecognition: OnDevice })).toBe(false)
    }
    OnDevice.answer = 'available'
  })

  test('a service, none at all, and one that fails to answer do not', async () => {
    expect(await understandsHere('pt-BR', { webkitSpeechRecognition: Service })).toBe(false)
    expect(await understandsHere('pt-BR', {})).toBe(false)
    class Broken extends OnDevice {
      static override available(): Promise<string> {
        return Promise.reject(new Error('no such language'))
      }
    }
    expect(await understandsHere('pt-BR', { SpeechRecognition: Broken })).toBe(false)
  })

  test('all that was understood so far is handed on, and the end once', () => {
    const texts: string[] = []
    const ends: boolean[] = []
    const scope = { SpeechRecognition: OnDevice }
    const listening = listen(
      'pt-BR',
      (text) => texts.push(text),
      (failed) => ends.push(failed),
      scope,
    )
    const { last } = OnDevice
    expect(last).toMatchObject({
      lang: 'pt-BR',
      continuous: true,
      interimResults: true,
      processLocally: true,
      started: true,
    })
    const results = [[{ transcript: 'na escola ' }], [{ transcript: 'eram 300' }]]
    last?.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 1, results }))
    listening?.stop()
    expect(texts).toEqual(['na escola eram 300'])
    expect(ends).toEqual([false])
    listen(
      'pt-BR',
      () => {},
      (failed) => ends.push(failed),
      scope,
    )
    OnDevice.last?.dispatchEvent(new Event('end'))
    expect(ends).toEqual([false, true])
  })
})
