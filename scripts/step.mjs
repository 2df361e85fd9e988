// One step of the tests: a program with a limit of time, whose output is shown as it comes and handed back.
import { spawn } from 'node:child_process'
import { root } from './setup.mjs'

const minuteMs = 60_000
/** How long what a step left running may hold its output open after its end. */
const leftoverMs = 1_000

/** Ends a step's process with what it started, unless that has a group of its own. */
const endAll = ({ pid }) => {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs one step; out of time (`limit`, in milliseconds) it is ended with all it started, and has failed. Whatever it leaves
 * running holds nobody up: `{ code, text, seconds }` comes once it has ended itself.
 */
export function runStep(name, command, args, limit, env = {}) {
  const began = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  })
  const end = () => endAll(child)
  const outputs = [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]
  const parts = []
  for (const [from, to] of outputs)
    from.setEncoding('utf8').on('data', (text) => {
      parts.push(text)
      to.write(text)
    })
  const late = setTimeout(() => {
    console.error(`\n${name}: stopped after ${limit / minuteMs} minutes`)
    end()
  }, limit)
  process.once('exit', end)
  return new Promise((done) => {
    const finish = (code) => {
      clearTimeout(late)
      clearTimeout(left)
      process.removeListener('exit', end)
      for (const [from] of outputs) from.destroy()
      done({ code: code ?? 1, text: parts.join(''), seconds: Math.round((performance.now() - began) / 1_000) })
    }
    let left
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`)
      finish(1)
    })
    child.on('exit', (code) => {
      left = setTimeout(() => {
        end()
        finish(code)
      }, leftoverMs)
    })
    child.on('close', finish)
  })
}
