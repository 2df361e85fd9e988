// Which of a process's mappings may be dropped: only those that hold nothing but the executable's own pages.
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { cleanMappings, dropStartPages } from './start-pages'

const mapping = (head: string, anonymous = 0, swap = 0) =>
  `${head}\nSize: 8 kB\nPrivate_Dirty: 4 kB\nAnonymous:      ${anonymous} kB\nSwap:      ${swap} kB\nVmFlags: rd mr\n`

test('only mappings of the file that nothing can have written to are dropped', () => {
  const smaps = [
    mapping('00200000-00202000 r--p 00000000 fe:00 308                            /opt/trampolim'),
    mapping('00400000-00500000 r-xp 00200000 fe:00 308                            /opt/trampolim'),
    mapping('00600000-00602000 rw-p 00400000 fe:00 308                            /opt/trampolim'),
    mapping('00700000-00702000 r--p 00500000 fe:00 308                            /opt/trampolim', 4),
    mapping('00800000-00802000 r-xp 00600000 fe:00 308                            /opt/trampolim', 0, 4),
    mapping('7f00000000-7f00002000 r-xp 00000000 fe:00 309                        /lib/libc.so.6'),
    mapping('7f10000000-7f10002000 r--p 00000000 00:00 0 '),
  ].join('')
  expect(cleanMappings(smaps, '/opt/trampolim')).toEqual([
    { from: 0x200000, bytes: 0x2000 },
    { from: 0x400000, bytes: 0x100000 },
  ])
  expect(cleanMappings('', '/opt/trampolim')).toEqual([])
})

/** Kilobytes of this program's machine code that are mapped now. */
const codeMapped = (): number => {
  const smaps = readFileSync('/proc/self/smaps', 'latin1').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
  const code = smaps.filter((one) => / r-xp /.test(one) && one.includes(process.execPath))
  return code.reduce((sum, one) => sum + Number(/^Rss: +(\d+)/m.exec(one)?.[1]), 0)
}

test.skipIf(process.platform !== 'linux')('a program goes on without the pages it has dropped', () => {
  const before = codeMapped()
  dropStartPages()
  expect(codeMapped()).toBeLessThan(before / 2)
  expect(JSON.parse(JSON.stringify({ still: [1, 2] }))).toEqual({ still: [1, 2] })
})
