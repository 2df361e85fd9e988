// The copy on the device of what the server has not got yet.
import type { Unsent } from './saver'

const prefix = 'oficina '

/** A browser may forbid the store or have it full: the page still holds the text and tries to send it. */
const guarded = <T>(use: (storage: Storage) => T, otherwise: T): T => {
  try {
    return use(localStorage)
  } catch {
    // Forbidden, full, or cut short: nothing is stored, and there is nothing to bring back.
    return otherwise
  }
}

const removeAll = (storage: Storage, isGone: (key: string) => boolean): void => {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix) && isGone(key)) storage.removeItem(key)
}

/** Who signs out leaves no text on a shared device. */
export const clearDeviceCopies = (): void => guarded((storage) => removeAll(storage, () => true), undefined)

/** Texts of other accounts are removed: on a shared device nobody finds what somebody else could not send. */
export const deviceCopy = (account: string, draft: string) => {
  const own = `${prefix}${account} `
  const key = `${own}${draft}`
  return {
    put: (unsent: Unsent): void => guarded((storage) => storage.setItem(key, JSON.stringify(unsent)), undefined),
    clear: (): void => guarded((storage) => storage.removeItem(key), undefined),
    read: (): Unsent | null => {
      guarded((storage) => removeAll(storage, (other) => !other.startsWith(own)), undefined)
      return guarded((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Unsent | null, null)
    },
  }
}
