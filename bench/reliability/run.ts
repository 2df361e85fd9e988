// `npm run reliability -- kills 1000 60`: measures what docs/reliability.md says, by the built executable, and writes the
// figures to bench/reliability/results.json. The second number is how many minutes it may take.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minuteMs } from '../../src/time/units'
import { diskFull } from './disk-full'
import { interruptions } from './interruptions'
import { kills } from './kills'
import { power } from './power/power'
import { restores } from './restores'
import { soak } from './soak'
import { takeOvers } from './takeovers'

const file = join(import.meta.dir, 'results.json')
const [what = '', amount = '0', minutes = '60'] = process.argv.slice(2)
const deadline = Date.now() + Number(minutes) * minuteMs

const at = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0)

const write = (name: string, figures: object) => {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(file, `${JSON.stringify({ ...known, [name]: { day, ...figures } }, null, 2)}\n`)
  console.log(name, JSON.stringify(figures))
}

const takenOver = async (name: string, signal: 'SIGKILL' | 'SIGTERM') => {
  const { awayMs, pageMs, ...sum } = await takeOvers(Number(amount), deadline, signal)
  const figures = (times: readonly number[]) => ({ median: at(times, 0.5), p99: at(times, 0.99) })
  write(name, { ...sum, pages: pageMs.length, awayMs: figures(awayMs), pageMs: figures(pageMs) })
}

const measures: Readonly<Record<string, () => Promise<void>>> = {
  kills: async () => {
    await kills(Number(amount), deadline, ({ restartMs, losses, ...sum }) =>
      write('kills', { ...sum, losses, restartMs: { median: at(restartMs, 0.5), p99: at(restartMs, 0.99) } }),
    )
  },
  takeovers: async () => takenOver('takeovers', 'SIGKILL'),
  handovers: async () => takenOver('handovers', 'SIGTERM'),
  restores: async () => write('restores', await restores(Number(amount), deadline)),
  interruptions: async () => write('interruptions', await interruptions(Number(amount), deadline)),
  power: async () => {
    await power(Number(amount), deadline, (sum) =>
      write(sum.fileSystem === 'ext4' ? 'power' : `power-${sum.fileSystem}`, sum),
    )
  },
  soak: async () => write('soak', await soak(Number(amount))),
  'disk-full': async () => write('disk-full', await diskFull()),
}

const measure = Object.hasOwn(measures, what) ? measures[what] : undefined
if (measure) await measure()
else {
  console.error(`what to measure: ${Object.keys(measures).join(', ')}`)
  process.exitCode = 2
}
