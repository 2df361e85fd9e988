// The copy on the device of what the server has not got yet.
import { newItemId } from '../../../../api/tools/draft'
import { dayMs } from '../../../../time/units'
import type { Unsent } from './saver'

const prefix = 'oficina '

/** A draft's copies: of how many windows, and for how long, in ms. */
export const copyLimits = { windows: 8, ageMs: 30 * dayMs } as const

/** A browser may forbid the store or have it full: the page still holds the text and tries to send it. */
const withStorage = <T>(use: (storage: Storage) => T, otherwise: T): T => {
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
export const clearDeviceCopies = (): void => withStorage((storage) => removeAll(storage, () => true), undefined)

type Copy = { readonly key: string; readonly at: number; readonly unsent: Unsent }

const parseCopy = (storage: Storage, key: string): Copy | null => {
  try {
    const { at, unsent } = JSON.parse(storage.getItem(key) ?? '') as Copy
    return { key, at, unsent }
  } catch {
    // Not ours, or cut short: there is nothing to bring back.
    return null
  }
}

/** The same before and after a reload, another one in each window. */
const windowId = (): string => {
  const fresh = newItemId('l')
  try {
    const windowKey = sessionStorage.getItem('oficina')
    if (windowKey === null) sessionStorage.setItem('oficina', fresh)
    return windowKey ?? fresh
  } catch {
    // Forbidden: each page is a window of its own.
    return fresh
  }
}

/** The version that this window was last answered: a page drawn before that is older than what the window itself wrote. */
const lastVersion = (draft: string) => {
  const key = `oficina ${draft}`
  return {
    saved: (version: number): void => {
      try {
        sessionStorage.setItem(key, String(version))
      } catch {
        // Forbidden or full: a text of one's own may then be called another window's.
      }
    },
    last: (): number => {
      try {
        return Number(sessionStorage.getItem(key)) || 0
      } catch {
        // As above.
        return 0
      }
    },
  }
}

/** One copy a window, so that none removes what another could not send; texts of other accounts are removed. */
export const deviceCopy = (account: string, draft: string, id = windowId()) => {
  const ofAccount = `${prefix}${account} `
  const ofDraft = `${ofAccount}${draft} `
  const key = `${ofDraft}${id}`
  const write = (storage: Storage, unsent: Unsent, now: number) =>
    storage.setItem(key, JSON.stringify({ at: now, unsent }))
  return {
    ...lastVersion(draft),
    put: (unsent: Unsent, now = Date.now()): void => withStorage((storage) => write(storage, unsent, now), undefined),
    clear: (): void => withStorage((storage) => storage.removeItem(key), undefined),
    /** This window's copy, else the newest that another one left, which is this window's from now on. */
    read: (now = Date.now()): Unsent | null =>
      withStorage((storage) => {
        removeAll(storage, (other) => !other.startsWith(ofAccount))
        const copies = Object.keys(storage)
          .filter((other) => other.startsWith(ofDraft))
          .flatMap((other) => parseCopy(storage, other) ?? [])
          .sort((a, b) => Number(b.key === key) - Number(a.key === key) || b.at - a.at)
        const retained = copies.filter(({ at }) => now - at < copyLimits.ageMs).slice(0, copyLimits.windows)
        removeAll(storage, (other) => other.startsWith(ofDraft) && !retained.some((one) => one.key === other))
        const [copy] = retained
        if (!copy) return null
        if (copy.key !== key) {
          storage.removeItem(copy.key)
          write(storage, copy.unsent, now)
        }
        return copy.unsent
      }, null),
  }
}
