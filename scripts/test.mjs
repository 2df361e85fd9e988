// `npm test`: types, lint and format, the build, then every test, with one line of figures at the end.
// `npm run test:long` adds random histories and every file of tests/long, one after another, each with its own limit of time;
// with words behind it (`npm run test:long -- disk standby`) only the build and the files of tests/long that hold one of them.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { bun, root, setup } from './setup.mjs'
import { runStep } from './step.mjs'
import { summary } from './summary.mjs'

const minutes = 60_000
const long = process.argv.includes('--long')
const words = process.argv.slice(2).filter((word) => word !== '--long')

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

setup()
const environment = {
  CHROMIUM_PATH: browser(),
  // Random histories: the same few each time, new ones and more in the long tier.
  ...(long && { LONG: '1', STRIPE_HISTORIES: '500', MODEL_ANSWERS: '500' }),
}
const total = { passed: 0, failed: 0 }
const red = []
const note = (name, { passed, failed }) => {
  total.passed += passed
  total.failed += failed
  if (failed) red.push(name)
}

const build = ['build', ['scripts/build.mjs']]
const checks = words.length
  ? [build]
  : [
      ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
      ['lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
      build,
    ]
// Each of them uses one core for most of its time.
const runCheck = async ([name, args]) => {
  console.log(`\n— ${name}`)
  const { code } = await runStep(name, process.execPath, args, 2 * minutes)
  note(name, { passed: Number(code === 0), failed: Number(code !== 0) })
}
await Promise.all(checks.map(runCheck))

// A test may take a minute: the machine may be slow or busy, and a figure of time is no result of ours.
const limits = ['--timeout', '60000']
const runTests = async (name, args, limit) => {
  console.log(`\n— ${name}`)
  const { code, text, seconds } = await runStep(name, bun, ['test', ...limits, ...args], limit, environment)
  const tests = summary(text, code)
  note(name, tests)
  return { ...tests, seconds }
}

// Many tests wait for a server or a browser: with two at once two cores stand idle for a sixth of the time. A worker keeps its
// modules from file to file: with each file by itself a third of the processor time went into loading them (29 November 2026).
const together = ['--parallel=3', '--no-isolate', '--path-ignore-patterns', 'tests/long/**']
// Bounds of processor time are for a process of their own: behind thousands of tests one was missed.
const bounds = 'src/analysis/linear'
const groups = [
  ['bounds of processor time', [bounds]],
  ['tests', [...together, '--path-ignore-patterns', `${bounds}**`, 'src/', 'tests/']],
]
const runGroups = () => Promise.all(groups.map(([name, args]) => runTests(name, args, (long ? 60 : 20) * minutes)))
if (!words.length) await runGroups()

// Tests of load and speed are among them, so each has the machine to itself. The longest took 7 minutes on a machine that others
// used too (docs/reliability.md); the first run of unit-upgrade fetches a Debian.
const runFiles = async () => {
  const files = readdirSync(join(root, 'tests/long'), { recursive: true })
    .map((path) => `tests/long/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts') && (!words.length || words.some((word) => path.includes(word))))
    .sort()
  if (!files.length) note(`no file of tests/long holds ${words.join(' or ')}`, { passed: 0, failed: 1 })
  const lines = []
  for (const file of files) {
    const { passed, failed, skipped, seconds } = await runTests(file, [`./${file}`], 20 * minutes)
    lines.push(`${seconds} s, ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}: ${file}`)
  }
  console.log(`\n— the files of tests/long\n${lines.join('\n')}`)
}
if (long) await runFiles()

if (red.length) console.log(`\nFailed: ${red.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
