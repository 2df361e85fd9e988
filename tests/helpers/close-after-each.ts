// What a test opened is closed after it, the last first.
import { afterEach } from 'bun:test'

export const open: (() => Promise<unknown>)[] = []

/** To be called once in a test file that uses `open`. */
export const closeAfterEach = (): void =>
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close()
  })
