// The process of the recorded disk: `<place> <record> <bytes>`. What is written goes to `record` in order, with the moment of each write and
// flush, and to a file of its own from which it is read again. "mounted" on standard output once it can be used.
import { ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { serveDisk } from './fuse'
import { entryHead, now } from './record'

const [place = '', record = '', bytes = ''] = process.argv.slice(2)
const size = Number(bytes)
const content = openSync(`${record}.content`, 'w+')
ftruncateSync(content, size)
const file = openSync(record, 'w')

serveDisk(
  {
    size,
    read(offset, length) {
      const out = Buffer.alloc(Math.min(length, size - offset))
      readSync(content, out, 0, out.length, offset)
      return out
    },
    write(offset, part) {
      writeSync(content, part, 0, part.length, offset)
      writeSync(file, Buffer.concat([entryHead({ kind: 'write', at: now(), offset, length: part.length }), part]))
    },
    flush: () => void writeSync(file, entryHead({ kind: 'flush', at: now(), offset: 0, length: 0 })),
  },
  place,
  () => console.log('mounted'),
)
