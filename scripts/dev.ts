// `npm run dev`: the server from its sources, restarted whenever a source changes. Pages notice the new server and
// reload themselves (src/islands/reload.ts). Files are polled, a few milliseconds a round: watching loses new folders
// and says nothing on mounted ones.
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'

const root = join(import.meta.dir, '..')
const everyMs = 250
const patienceMs = 3000

const start = () =>
  Bun.spawn([process.execPath, 'src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  })

let server = start()
let stopping = false

/** Ends the server in its own way, or after `patienceMs` in ours: the next one needs its port and its data folder. */
async function stop() {
  server.kill('SIGTERM')
  const late = setTimeout(() => server.kill('SIGKILL'), patienceMs)
  await server.exited
  clearTimeout(late)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, async () => {
    stopping = true
    await stop()
    process.exit(0)
  })

let seen = fingerprint(root)
while (!stopping) {
  await Bun.sleep(everyMs)
  const now = fingerprint(root)
  if (now === seen || stopping) continue
  seen = now
  await stop()
  console.log('Changed; starting again')
  server = start()
}
