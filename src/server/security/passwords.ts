// argon2id behind a bounded queue, so that a flood of sign-ins is no flood of hashes.
import type { Passwords } from '../core/ports'
import { createFairQueue, type FairQueueLimits } from '../runtime/fair-queue'

/** 19 MiB, two passes: the OWASP and ASVS 5 (11.4.2) floor; about 25 ms on the reference machine. */
const serviceCost: Bun.Password.Argon2Algorithm = { algorithm: 'argon2id', memoryCost: 19456, timeCost: 2 }
/** The hash of a discarded random value, verified for an unknown address so that it takes as long as a known one. */
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$UuF2y5XTUeqy+gsPviezXX8SdPMr9SanRTgGTEjvT20$5WiE5TYN/N1Yx8to7vrYeWrvzt1JlUjCxtGIK15OCVw'
/** The most that a stored hash may cost, in KiB and passes: one that came with an imported log may ask for more than the machine has. */
const costMax = { memory: 65_536, passes: 10 }
const isAffordable = (hash: string): boolean => {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=/.exec(hash) ?? []
  return Number(memory) <= costMax.memory && Number(passes) <= costMax.passes
}

/** Hashes running and waiting; one network gets few of the places, so that no flood blocks everybody. */
export const passwordQueue = {
  concurrency: 2,
  waiting: 64,
  perOwner: 32,
  reserved: 16,
} as const satisfies FairQueueLimits

/** Another `cost`, in the form of Bun.password.hash, is for tests alone: most of theirs are about what comes after a sign-in. */
export const createPasswords = (cost: Bun.Password.Argon2Algorithm = serviceCost): Passwords => {
  const queue = createFairQueue(passwordQueue)
  return {
    hash: (password, owner) => queue(owner, () => Bun.password.hash(password, cost)),
    verify: (password, hash, owner) =>
      queue(owner, async () => {
        const stored = hash !== null && isAffordable(hash) ? hash : null
        // argon2 throws for an empty password, and for a hash it cannot read.
        const fits = await Bun.password.verify(password || ' ', stored ?? decoy).catch(() => false)
        return fits && stored !== null && password !== ''
      }),
  }
}
