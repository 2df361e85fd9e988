// Firefox by WebDriver BiDi over its own socket: no driver is needed, and none is packaged by Debian.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../helpers/server'
import { inTime, type Remote } from './remote'

type Result = Record<string, never> & { [name: string]: unknown }

const prefs = {
  'intl.accept_languages': 'pt-BR,pt',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
}

const connect = async (url: string): Promise<WebSocket> => {
  for (let attempt = 0; attempt < 150; attempt++) {
    const socket = new WebSocket(url)
    const isOpen = await new Promise<boolean>((done) => {
      socket.onopen = () => done(true)
      socket.onerror = () => done(false)
    })
    if (isOpen) return socket
    await Bun.sleep(200)
  }
  throw new Error('Firefox did not open its socket.')
}

export async function launchFirefox(): Promise<Remote> {
  const binary = process.env.FIREFOX_PATH ?? Bun.which('firefox-esr') ?? Bun.which('firefox')
  if (!binary) throw new Error('No Firefox was found: install firefox-esr, or set FIREFOX_PATH.')
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(prefs).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const port = await freePort()
  const child = Bun.spawn(
    [binary, '--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'],
    { stdout: 'ignore', stderr: 'ignore' },
  )
  const socket = await connect(`ws://127.0.0.1:${port}/session`)
  const waiting = new Map<number, { done: (result: Result) => void; fail: (error: Error) => void }>()
  const complaints: string[] = []
  let last = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data))
    if (message.method === 'log.entryAdded' && message.params.level === 'error') complaints.push(message.params.text)
    const one = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'error') one?.fail(new Error(`${message.error}: ${message.message}`))
    else one?.done(message.result)
  }
  const send = (method: string, params: object, ms = 60_000) =>
    inTime(
      `firefox ${method}`,
      ms,
      new Promise<Result>((done, fail) => {
        last += 1
        waiting.set(last, { done, fail })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    )
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = (await send('browsingContext.getTree', {})) as unknown as { contexts: { context: string }[] }
  const context = contexts[0]?.context ?? ''

  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = (await send('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context },
      awaitPromise: true,
    })) as unknown as { result?: { value: string }; exceptionDetails?: { text: string } }
    if (!result) throw new Error(`${expression}: ${exceptionDetails?.text}`)
    return JSON.parse(result.value) as T
  }
  const nodeOf = async (css: string) => {
    const found = (await send('browsingContext.locateNodes', {
      context,
      locator: { type: 'css', value: css },
    })) as unknown as {
      nodes: { sharedId: string }[]
    }
    const [node] = found.nodes
    if (!node) throw new Error(`firefox: nothing is ${css}`)
    return { sharedId: node.sharedId }
  }
  const click = async (css: string) => {
    await evaluate(
      `document.querySelector(${JSON.stringify(css)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
    )
    const origin = { type: 'element', element: await nodeOf(css) }
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  return {
    name: 'firefox',
    complaints,
    evaluate,
    click,
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    type: async (css, text) => {
      await click(css)
      const actions = ['\uE010', ...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    chooseFile: async (css, path) =>
      void (await send('input.setFiles', { context, element: await nodeOf(css), files: [path] })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    picture: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', {
        context,
        origin: 'document',
      })) as unknown as {
        data: string
      }
      return Uint8Array.fromBase64(data)
    },
    close: async () => {
      socket.close()
      child.kill()
      await child.exited
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
