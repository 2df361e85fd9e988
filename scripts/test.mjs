// `npm test`: types, lint and format, the build, then every test, with one line of figures at the end.
// `npm run test:long` adds tests/long.
import { spawn } from 'node:child_process'
import { browser } from './browser.mjs'
import { bun, root, setup } from './setup.mjs'
import { summary } from './summary.mjs'

const minutes = 60_000
const long = process.argv.includes('--long')

/** Runs one step with a limit of time; a step out of time is ended with all it started. */
function run(name, command, args, limit, env = {}) {
  console.log(`\n— ${name}`)
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  })
  const end = () => {
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  const parts = []
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.setEncoding('utf8').on('data', (text) => {
      parts.push(text)
      to.write(text)
    })
  const late = setTimeout(() => {
    console.error(`\n${name}: stopped after ${limit / minutes} minutes`)
    end()
  }, limit)
  process.once('exit', end)
  return new Promise((done) => {
    const finish = (code) => {
      clearTimeout(late)
      process.removeListener('exit', end)
      done({ code: code ?? 1, text: parts.join('') })
    }
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`)
      finish(1)
    })
    child.on('close', finish)
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

setup()
const chromium = browser()
const checks = [
  ['types', process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['lint and format', process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
  ['build', process.execPath, ['scripts/build.mjs']],
]
const total = { passed: 0, failed: 0 }
for (const [name, command, args] of checks) {
  const { code } = await run(name, command, args, 2 * minutes)
  total[code === 0 ? 'passed' : 'failed'] += 1
}
// A test may take half a minute: the machine may be slow or busy, and a figure of time is no result of ours.
const limits = ['--timeout', '30000']
// Many tests wait for a server or a browser: with two at once two cores stand idle for a sixth of the time. A worker keeps its
// modules from file to file: with each file by itself a third of the processor time went into loading them (29 November 2026).
const together = long ? [] : ['--parallel=3', '--no-isolate']
const skip = long ? [] : ['--path-ignore-patterns', 'tests/long/**']
// Bounds of processor time are for a process of their own: behind thousands of tests one was missed.
const bounds = 'src/analysis/linear'
const groups = [
  ['bounds of processor time', [bounds]],
  ['tests', [...together, ...skip, '--path-ignore-patterns', `${bounds}**`, 'src/', 'tests/']],
]
// The files of tests/long alone took 50 minutes on a machine that others used too (docs/reliability.md).
const start = ([name, args]) =>
  run(name, bun, ['test', ...limits, ...args], (long ? 120 : 12) * minutes, {
    CHROMIUM_PATH: chromium,
    // Random histories: the same few each time, new ones and more in the long tier.
    ...(long && { LONG: '1', STRIPE_HISTORIES: '500', MODEL_ANSWERS: '500' }),
  })
// Tests of load and speed, which are in the long tier, have the machine to themselves.
const ran = long ? [await start(groups[0]), await start(groups[1])] : await Promise.all(groups.map(start))
for (const { code, text } of ran) {
  const tests = summary(text, code)
  total.passed += tests.passed
  total.failed += tests.failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
