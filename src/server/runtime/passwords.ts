// argon2id behind a bounded queue: hashing is the one thing here that takes real time and memory, so a flood of
// sign-ins must not become a flood of hashes.

/** 19 MiB, two passes: the OWASP and ASVS 5 (11.4.2) floor; about 25 ms on the reference machine. */
const cost = { algorithm: 'argon2id', memoryCost: 19456, timeCost: 2 } as const
/** The hash of a random value nobody kept: verified against for an unknown address, so that it costs what a known one does. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$UuF2y5XTUeqy+gsPviezXX8SdPMr9SanRTgGTEjvT20$5WiE5TYN/N1Yx8to7vrYeWrvzt1JlUjCxtGIK15OCVw'
/** Hashes at once, and how many may wait; past that the caller is told to come back. */
export const atOnceMax = 2
export const waitingMax = 64

export type Passwords = {
  /** The PHC string, or 'busy' when the queue is full. */
  hash(password: string): Promise<string | 'busy'>
  /** Whether the password fits; a missing hash takes the same time and never fits. */
  verify(password: string, hash: string | null): Promise<boolean | 'busy'>
}

export const createPasswords = (): Passwords => {
  let running = 0
  const waiting: (() => void)[] = []

  const queued = async <T>(work: () => Promise<T>): Promise<T | 'busy'> => {
    if (running >= atOnceMax) {
      if (waiting.length >= waitingMax) return 'busy'
      await new Promise<void>((go) => waiting.push(go))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return {
    hash: (password) => queued(() => Bun.password.hash(password, cost)),
    verify: (password, hash) =>
      queued(async () => {
        // argon2 refuses an empty password by throwing; so does a hash it cannot read.
        const fits = await Bun.password.verify(password || ' ', hash ?? decoy).catch(() => false)
        return fits && hash !== null && password !== ''
      }),
  }
}
