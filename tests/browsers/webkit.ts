// WebKitGTK by its WebDriver, on a screen of its own (Xvfb). Its driver reports no errors of pages.
import { existsSync } from 'node:fs'
import { freePort } from '../helpers/server'
import { inTime, type Remote } from './remote'

const browsers = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
/** The name that the standard gives to a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export async function launchWebkit(): Promise<Remote> {
  const binary = process.env.WEBKIT_PATH ?? browsers.find(existsSync)
  if (!binary || !Bun.which('WebKitWebDriver') || !Bun.which('Xvfb'))
    throw new Error('No WebKitGTK was found: install webkit2gtk-driver and xvfb, or set WEBKIT_PATH.')
  const port = await freePort()
  const screen = `:${100 + (port % 800)}`
  const quiet = { stdout: 'ignore', stderr: 'ignore' } as const
  const display = Bun.spawn(['Xvfb', screen, '-screen', '0', '1600x1200x24'], quiet)
  const env = {
    ...process.env,
    DISPLAY: screen,
    LANG: 'pt_BR.UTF-8',
    LANGUAGE: 'pt_BR',
    // The test's machine may be a container run by root, which has neither a sandbox nor a graphics card.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const driver = Bun.spawn(['WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], { ...quiet, env })
  const end = async () => {
    driver.kill()
    await driver.exited
    display.kill()
    await display.exited
  }
  const base = `http://127.0.0.1:${port}`
  const call = async <T>(method: string, path: string, body?: object, ms = 60_000): Promise<T> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }), signal: AbortSignal.timeout(ms) }
    const answer = await inTime(`webkit ${method} ${path}`, ms, fetch(base + path, init))
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`webkit ${path}: ${value.error} ${value.message}`)
    return value
  }
  for (let attempt = 0; attempt < 50 && !(await call('GET', '/status').catch(() => null)); attempt++)
    await Bun.sleep(200)
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    },
  }
  const opened = await call<{ sessionId: string }>('POST', '/session', { capabilities }).catch(
    async (error: unknown) => {
      await end()
      throw error
    },
  )
  const session = `/session/${opened.sessionId}`
  const evaluate = async <T>(expression: string): Promise<T> => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => JSON.stringify((await (${expression})) ?? null))().then(done, (error) => done('!' + error))`
    const value = await call<string>('POST', `${session}/execute/async`, { script, args: [] })
    if (value.startsWith('!')) throw new Error(`${expression}: ${value.slice(1)}`)
    return JSON.parse(value) as T
  }
  const idOf = async (css: string): Promise<string> => {
    const found = await call<Record<string, string>>('POST', `${session}/element`, {
      using: 'css selector',
      value: css,
    })
    return found[elementKey] ?? ''
  }
  const enter = async (css: string, text: string) =>
    void (await call('POST', `${session}/element/${await idOf(css)}/value`, { text }))

  return {
    name: 'webkit',
    complaints: [],
    evaluate,
    goto: async (url) => void (await call('POST', `${session}/url`, { url })),
    click: async (css) => {
      await evaluate(
        `document.querySelector(${JSON.stringify(css)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
      )
      await call('POST', `${session}/element/${await idOf(css)}/click`, {})
    },
    type: enter,
    chooseFile: enter,
    resize: async (width, height) => void (await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })),
    picture: async () => {
      // The driver never answers for a page that just fits its window.
      await evaluate(`document.body.style.minHeight = '3000px'`)
      const data = await call<string>('GET', `${session}/screenshot`, undefined, 30_000)
      await evaluate(`document.body.style.minHeight = ''`)
      return Uint8Array.fromBase64(data)
    },
    close: async () => {
      await call('DELETE', session).catch(() => null)
      await end()
    },
  }
}
