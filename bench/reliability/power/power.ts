// `npm run reliability -- power 100`: losses of power at random moments. What the disk was sent is recorded once; then each cut is an
// image of a disk that has what was flushed, and of the rest nothing, everything, or any part of it.
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Judgement, judge } from './judge'
import { type Journal, live } from './life'
import { entriesOf, fates, openImages, type Recorded } from './record'
import { diskBytes, mountImage, openRecordedDisk, type RecordedDisk, whyNot } from './recorded-disk'

export type Power = {
  fileSystem: string
  disks: number
  cuts: number
  /** Cuts in which the disk held something that was not flushed. */
  unflushed: number
  /** Acknowledged changes and erasures that were looked for, all cuts together. */
  acknowledged: number
  erased: number
  faults: string[]
  /** Faults beyond those. */
  more: number
}

const cutsPerDisk = 40
const liveMs = 30_000
const faultsMax = 20

/** Numbers of entries after which the power goes: right after an answer, during a command, or at any write; earliest first. */
function moments({ readyAt }: RecordedDisk, journal: Journal, entries: readonly Recorded[], count: number): number[] {
  const after = (time: number) => {
    const next = entries.findIndex(({ at }) => at > time)
    return next === -1 ? entries.length : next
  }
  const drawn = <One>(from: readonly One[]): One => from[Math.floor(Math.random() * from.length)] as One
  const changes = journal.people.flatMap(({ person }) => person.changes.map(({ acknowledgedAt }) => acknowledgedAt))
  const answers = [...changes, ...journal.registered.map(({ at }) => at)].filter((at) => at !== null)
  const ends = [...journal.erased, ...journal.commands].map(({ ended }) => ended)
  const alone = journal.commands.filter(({ words }) => words[0] !== 'backup')
  const first = after(readyAt)
  /** After a write that no flush follows yet. */
  const unflushed = () => {
    const from = first + Math.floor(Math.random() * (entries.length - first))
    return entries.findIndex(({ kind }, at) => at >= from && kind === 'write') + 1 || entries.length
  }
  const during = () => {
    const { begun: from, ended } = drawn(alone)
    return after(from + Math.random() * (ended - from))
  }
  const ways = [() => after(drawn(answers)), () => after(drawn(ends)), during, unflushed, unflushed]
  return Array.from({ length: count }, (_, n) => (ways[n % ways.length] ?? unflushed)()).sort((a, b) => a - b)
}

async function cutsOf(
  disk: RecordedDisk,
  journal: Journal,
  count: number,
  deadline: number,
  sum: Power,
): Promise<void> {
  const entries = entriesOf(disk.record)
  const place = join(disk.root, 'cut')
  const image = join(disk.root, 'image')
  mkdirSync(place)
  const images = openImages(disk.record, entries, diskBytes, image)
  const upgraded = join(disk.root, 'upgraded')
  try {
    images.cut(entries.length, 'all', Math.random)
    // As it was left in the end, with nothing cut.
    const whole = mountImage(image, place)
    cpSync(join(place, 'old'), upgraded, { recursive: true })
    whole.close()
  } finally {
    images.close()
  }
  const cuts = openImages(disk.record, entries, diskBytes, image)
  try {
    for (const [n, after] of moments(disk, journal, entries, count).entries()) {
      if (Date.now() > deadline) return
      const fate = fates[n % fates.length] ?? 'none'
      const at = entries[after - 1]?.at ?? 0
      if (cuts.cut(after, fate, Math.random) > 0) sum.unflushed++
      const mounted = mountImage(image, place)
      let judgement: Judgement
      try {
        judgement = await judge({ journal, disk: place, at }, upgraded)
      } finally {
        mounted.close()
      }
      sum.cuts++
      sum.acknowledged += judgement.acknowledged
      sum.erased += judgement.erased
      for (const fault of judgement.faults) {
        const text = `entry ${after} of ${entries.length}, ${fate}: ${fault}`
        console.error(text)
        if (sum.faults.length < faultsMax) sum.faults.push(text.slice(0, 300))
        else sum.more++
      }
    }
  } finally {
    cuts.close()
  }
}

/** So many cuts, unless `deadline` (ms since 1970) comes first. Throws where no disk can be cut. */
export async function power(count: number, deadline: number, report: (sum: Power) => void): Promise<Power> {
  const { POWER_FS: fileSystem = 'ext4' } = process.env
  const reason = whyNot(fileSystem)
  if (reason) throw new Error(`Not run: ${reason}.`)
  const sum: Power = { fileSystem, disks: 0, cuts: 0, unflushed: 0, acknowledged: 0, erased: 0, faults: [], more: 0 }
  while (sum.cuts < count && Date.now() < deadline) {
    const disk = await openRecordedDisk(fileSystem)
    const journal: Journal = { people: [], registered: [], erased: [], commands: [] }
    try {
      try {
        await live(journal, disk.place, liveMs)
      } finally {
        await disk.close()
      }
      sum.disks++
      await cutsOf(disk, journal, Math.min(cutsPerDisk, count - sum.cuts), deadline, sum)
    } finally {
      disk.remove()
    }
    report(sum)
  }
  return sum
}
