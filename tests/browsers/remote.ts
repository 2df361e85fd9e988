// A browser driven from outside, by whatever protocol it speaks: Firefox by WebDriver BiDi, WebKitGTK by WebDriver.

/** What one window can do. Every call has a limit of time and throws when it is over. */
export type Remote = {
  readonly name: string
  goto(url: string): Promise<void>
  /** The value of an expression, through JSON; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>
  /** Clicks in the middle of the first element, scrolled into view. */
  click(css: string): Promise<void>
  /** Types into the first element, at its end. */
  type(css: string, text: string): Promise<void>
  chooseFile(css: string, path: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** A picture as PNG. */
  picture(): Promise<Uint8Array>
  /** Errors of pages, where the protocol reports any. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

export const inTime = async <T>(what: string, ms: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what}: no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits until an expression is true; throws with the page's address and text when it never is. */
export const until = async (page: Remote, expression: string, ms = 30_000): Promise<void> => {
  const end = performance.now() + ms
  for (;;) {
    // While a page is being replaced there is nothing to ask.
    const isTrue = await page.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)
    if (isTrue) return
    if (performance.now() > end) {
      const seen = await page.evaluate<string>('location.href + " " + document.body.innerText.slice(0, 600)')
      throw new Error(`${page.name}: never ${expression}; ${seen}`)
    }
    await Bun.sleep(100)
  }
}

const quoted = (text: string) => JSON.stringify(text)
export const hasText = (text: string) => `document.body.innerText.includes(${quoted(text)})`
export const isAt = (path: string) => `location.pathname === ${quoted(path)} && document.readyState === 'complete'`

/** Presses the visible link or button with this text, within the elements that `css` finds. */
export const press = async (page: Remote, text: string, css = 'a, button, summary'): Promise<void> => {
  const find = `[...document.querySelectorAll(${quoted(css)})].find((one) =>
    one.getClientRects().length > 0 && (one.innerText.trim() === ${quoted(text)} || one.ariaLabel === ${quoted(text)}))`
  await until(page, find)
  const mark = `m${Math.random().toString(36).slice(2)}`
  await page.evaluate(`(${find}).setAttribute('data-press', ${quoted(mark)})`)
  await page.click(`[data-press="${mark}"]`)
}
