// A share of a processor for a process and what it starts: a control group (cgroup version 1) with a quota. Linux, as root.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = '/sys/fs/cgroup/cpu'
const periodUs = 20_000
/** The usual weight is 1 024: what is measured gets its share also while others work. */
const weight = 20_480

export type ControlGroup = {
  /** What a command starts with to run in it. */
  readonly prefix: readonly string[]
  /** Once nothing runs in it any more. */
  close(): void
}

/** `share` of one processor at most; null for no bound. */
export function controlGroup(name: string, share: number | null): ControlGroup {
  if (!existsSync(join(root, 'cpu.cfs_quota_us')))
    throw new Error(`There are no control groups of version 1 at ${root}`)
  const place = join(root, `${name}-${process.pid}`)
  mkdirSync(place)
  writeFileSync(join(place, 'cpu.shares'), `${weight}`)
  if (share !== null) {
    writeFileSync(join(place, 'cpu.cfs_period_us'), `${periodUs}`)
    writeFileSync(join(place, 'cpu.cfs_quota_us'), `${Math.round(periodUs * share)}`)
  }
  return {
    prefix: ['sh', '-c', `echo $$ > ${join(place, 'cgroup.procs')}; exec "$@"`, 'sh'],
    close: () => rmdirSync(place),
  }
}
