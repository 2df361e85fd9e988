// Sets a node's files aside when the log on PostgreSQL is another one. The events stay, as evidence of what is gone:
// their personal parts are sealed. Keys and read models do not, because nobody who is erased later would be erased
// there.
import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

const prefix = 'replaced-'
const zeros = Buffer.alloc(1 << 20)

/** Moves everything that was made from the log; the node's other files stay. `eraseAside` comes next. */
export function moveAside(folder: string, now: () => number): void {
  const aside = join(folder, `${prefix}${now()}`)
  mkdirSync(aside, { mode: 0o700 })
  // The events last: as long as they are here, a start after a crash finds again that they are of another log.
  for (const name of readdirSync(folder).sort().reverse())
    if (/^(events|keys|views-.*)\.db(-wal|-shm)?$/.test(name)) renameSync(join(folder, name), join(aside, name))
}

/** Erases the keys and read models of all copies set aside, at each start: a crash may have left some. */
export function eraseAside(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.startsWith(prefix)) continue
    const aside = join(folder, entry.name)
    for (const file of readdirSync(aside)) if (/^(keys|views-)/.test(file)) erase(join(aside, file))
  }
}

/** Overwritten before it is removed, as SQLite overwrites a key that is destroyed. */
function erase(path: string): void {
  const file = openSync(path, 'r+')
  try {
    for (let left = fstatSync(file).size; left > 0; ) left -= writeSync(file, zeros, 0, Math.min(left, zeros.length))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  rmSync(path)
}
