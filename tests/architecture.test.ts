// The rules of docs/ARCHITECTURE.md that a machine can check.
import { describe, expect, test } from 'bun:test'
import { dirname, join, normalize, resolve } from 'node:path'
import { retired } from './helpers/retired-words'

const root = resolve(import.meta.dir, '..')
const listed = Bun.spawnSync(['git', 'ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
const paths = listed.stdout.toString().split('\n').filter(Boolean)
const isText = (path: string) =>
  /\.(tsx?|m?js|json|md|toml|ya?ml|css|html|svg|service|txt)$|file$|\.npmrc$|^\.ci\//.test(path)
const texts = new Map<string, string>()
for (const path of paths)
  if (isText(path) && (await Bun.file(join(root, path)).exists()))
    texts.set(path, await Bun.file(join(root, path)).text())
const sources = [...texts].filter(([path]) => /^src\/.*\.tsx?$/.test(path))
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** What a floor may import besides itself: the table of docs/ARCHITECTURE.md, whose last column names the floors. */
const floors: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...(texts.get('docs/ARCHITECTURE.md') ?? '').matchAll(/^\| `([\w.]+)\/?` \|.*\|([^|]*)\|$/gm)].map(
    ([, floor = '', below = '']) => [floor, [...below.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)],
  ),
)
const packagesOfTheWeb = /^(react|react-dom|elysia|@elysiajs|preact|@preact|@vanilla-extract)(\/|$)/

/** The log's vocabulary, which never changes: a stored event's type, and a stored reason of a refund. */
const storedNames: ReadonlySet<string> = new Set(['RefundOwed', 'outlived'])

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** Names that a source declares: bindings, types, members and parameters, with comments and strings left out. */
const declaredNames = (text: string): string[] => {
  const code = text.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    "''",
  )
  return [
    ...code.matchAll(/\b(?:const|let|var|function\*?|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g),
    ...code.matchAll(/(?<![\w$.])#?([A-Za-z_$][\w$]*)\??\s*(?::|=>|\(\)?\s*:)/g),
    ...code.matchAll(/[{[(,]\s*(?:\.\.\.)?([A-Za-z_$][\w$]*)\s*(?=[,}\])=])/g),
  ].map((found) => found[1] ?? '')
}

/** Where a file's imports come from: static ones, bare ones and those in the course of the program. */
const imports = (text: string) =>
  [...text.matchAll(/(?:\bfrom|^\s*import|\bimport\()\s*['"]([^'"]+)['"]/gm)].map((found) => found[1] ?? '')

/** Only those that are loaded with the file itself. */
const staticImports = (text: string) =>
  [...text.matchAll(/(?:\bfrom|^\s*import)\s*['"]([^'"]+)['"]/gm)].map((found) => found[1] ?? '')

const floorOf = (path: string) => path.split('/')[1] ?? ''

describe('imports', () => {
  test('run downward only', () => {
    const wrong: string[] = []
    for (const [path, text] of sources) {
      if (isTest(path)) continue
      const floor = floorOf(path)
      for (const from of imports(text)) {
        // A package whose exports map hides its files is reached by path.
        if (!from.startsWith('.') || /\/package\.json$|\/node_modules\//.test(from)) continue
        const to = floorOf(normalize(join(dirname(path), from)))
        if (to !== floor && !floors[floor]?.includes(to)) wrong.push(`${path} → ${from}`)
      }
    }
    expect(wrong).toEqual([])
  })

  /** The level of each file within the server: 1 more than the highest it imports. Cyclic files are named. */
  const levelsOf = (importsOf: (text: string) => string[]) => {
    const levels = new Map<string, number>()
    const cyclic: string[] = []
    const shipped = new Map(sources.filter(([path]) => !isTest(path)))
    const fileOf = (path: string) =>
      ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => shipped.has(file))
    const levelOf = (path: string): number => {
      const known = levels.get(path)
      if (known === 0) cyclic.push(path)
      if (known !== undefined) return known
      levels.set(path, 0)
      const below = importsOf(shipped.get(path) ?? '').flatMap((from) => {
        const file = from.startsWith('.') ? fileOf(normalize(join(dirname(path), from))) : undefined
        return file ? [[file, levelOf(file)] as const] : []
      })
      const inServer = below.filter(([file]) => file.startsWith('src/server/')).map(([, level]) => level)
      levels.set(path, 1 + Math.max(0, ...inServer))
      return levels.get(path) ?? 1
    }
    for (const path of shipped.keys()) levelOf(path)
    return { levels, cyclic }
  }

  test('form no cycle, also where a file is loaded when it is needed', () => {
    expect(levelsOf(imports).cyclic).toEqual([])
  })

  test('have at most eight levels within the server', () => {
    const server = [...levelsOf(staticImports).levels].filter(([path]) => path.startsWith('src/server/'))
    expect(server.filter(([, level]) => level > 8)).toEqual([])
  })

  test('islands take from i18n how a text is filled and the types of texts, and no text', () => {
    const wrong = sources
      .filter(([path]) => path.startsWith('src/islands/') && !isTest(path))
      .flatMap(([path, text]) =>
        imports(text.replace(/^import type \{ Texts \} .*\/i18n\/texts'$/gm, '')).map(
          (from) => [path, normalize(join(dirname(path), from))] as const,
        ),
      )
      .filter(([, to]) => to.startsWith('src/i18n/') && to !== 'src/i18n/template')
    expect(wrong).toEqual([])
  })

  test('an adapter of the log is named only where a process puts itself together or works on its files', () => {
    const named = sources.filter(
      ([path, text]) =>
        !isTest(path) &&
        !path.startsWith('src/events/store/') &&
        imports(text).some((from) => /\/store\/(sqlite|memory)\//.test(from)),
    )
    expect(named.map(([path]) => path).toSorted()).toEqual([
      // Which schema a file has, before anything is opened for good.
      'src/cli/commands/data-folder/migrate.ts',
      'src/cli/commands/events.ts',
      'src/cli/open-log.ts',
      'src/events/tools/check.ts',
      // Savepoints of the read models' own SQLite files.
      'src/projections/engine/fold.ts',
      // New files, made as those of the log are.
      'src/projections/engine/views-file.ts',
      'src/server/billing/test-checkout/store.ts',
      // A standby's folder, and its own log when it takes over.
      'src/server/follow/take-over.ts',
      // The folder itself: opening, checking, copying it, also under another secret, and the backup before another release serves it.
      'src/server/storage/backups/backup.ts',
      'src/server/storage/backups/restore.ts',
      'src/server/storage/backups/upgrade-backup.ts',
      'src/server/storage/check/folder.ts',
      'src/server/storage/open-folder.ts',
      'src/server/storage/release.ts',
      'src/server/storage/rotate-secret.ts',
      'src/server/storage/runtime-db/open.ts',
      // A file of the running server beside the log: the same settings of SQLite.
      'src/server/storage/runtime-db/runtime-db.ts',
      'src/server/storage/standby.ts',
      'src/server/storage/unsigned-log.ts',
      // A process of its own, which reads the log beside the server.
      'src/server/storage/views/views-part-process.ts',
    ])
  })

  test('every folder of src has its floor', () => {
    expect([...new Set(sources.map(([path]) => floorOf(path)))].filter((floor) => !(floor in floors))).toEqual([])
  })

  test('analysis, domain, events, projections and billing know nothing of the web', () => {
    const pure = sources.filter(([path]) => /^src\/(analysis|domain|events|projections|billing)\//.test(path))
    const wrong = pure.flatMap(([path, text]) =>
      imports(text)
        .filter((from) => packagesOfTheWeb.test(from))
        .map((from) => `${path} → ${from}`),
    )
    expect(pure.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  test('the domain reads no clock, no chance and no disk', () => {
    const impure = /\bDate\.now\(|new Date\(\)|Math\.random\(|crypto\.(randomUUID|getRandomValues)|from ['"](node:|bun)/
    const domain = sources.filter(([path]) => path.startsWith('src/domain/') && !isTest(path))
    expect(domain.filter(([, text]) => impure.test(text)).map(([path]) => path)).toEqual([])
  })
})

describe('sources', () => {
  const where = (pattern: RegExp, files: Iterable<[string, string]>) =>
    [...files].flatMap(([path, text]) =>
      text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
    )
  const code = [...texts].filter(([path]) => /\.(tsx?|mjs)$/.test(path) && path !== 'tests/architecture.test.ts')

  test('every file of src has one of the known endings, so that none came by a slip of a command line', () => {
    const known = /\.(tsx?|jsonl?|sql|md|txt|pdf|ttf)$/
    expect(paths.filter((path) => path.startsWith('src/') && !known.test(path))).toEqual([])
    // What only tests read is in tests/fixtures.
    expect(paths.filter((path) => /^src\/.*fixture/.test(path))).toEqual([])
  })

  test('no file of src is longer than 260 lines, but for tests and the words of a language', () => {
    const held = sources.filter(([path]) => !isTest(path) && !/^src\/i18n\//.test(path))
    expect(held.filter(([, text]) => text.split('\n').length > 261).map(([path]) => path)).toEqual([])
  })

  test('no folder holds more than 20 files, but for tests', () => {
    const held = new Map<string, number>()
    for (const path of paths)
      if (/^src\//.test(path) && !isTest(path) && texts.has(path))
        held.set(dirname(path), (held.get(dirname(path)) ?? 0) + 1)
    const most = [...held].filter(([, files]) => files > 20).map(([folder]) => folder)
    expect(most).toEqual([])
  })

  test('a busy server has one answer, which says when to come again', () => {
    const own = sources.filter(([path]) => path.startsWith('src/server/') && !isTest(path))
    const wrong = own.filter(([path, text]) => !path.endsWith('/refusals.ts') && text.includes("problem(ctx, 'busy')"))
    expect(wrong.map(([path]) => path)).toEqual([])
  })

  test('a file that a comment names exists', () => {
    const all = paths.map((path) => `/${path}`)
    // A file of the operator's folder, and one that a command line names.
    const elsewhere = new Set(['DATA_DIR/termos.pt-BR.md'])
    const wrong = [...texts]
      .filter(([path]) => /^(src|tests|bench)\/.*\.tsx?$/.test(path))
      .flatMap(([path, text]) =>
        [...text.matchAll(/^\s*(?:\/\/|\/?\*+)(.*)$/gm)].flatMap(([, comment = '']) =>
          [...comment.matchAll(/(?<![\w/.@-])((?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|md|mjs|sql))\b/g)]
            .map(([, name = '']) => name.replace(/^\.\//, ''))
            .filter((name) => !elsewhere.has(name) && !all.some((one) => one.endsWith(`/${name}`)))
            .map((name) => `${path}: ${name}`),
        ),
      )
    expect(wrong).toEqual([])
  })

  test('no any, no silenced compiler', () => {
    expect(where(/:\s*any\b(?! )|\bas any\b|<any>|any\[\]|@ts-(ignore|nocheck)/, code)).toEqual([])
    // A test may state that something must not compile; the compiler fails it once it does.
    const shipped = code.filter(([path]) => !isTest(path))
    expect(where(/@ts-expect-error/, shipped)).toEqual([])
  })

  test('no asynchronous transaction: on bun:sqlite it commits at its first await', () => {
    expect(where(/transaction\(\s*async/, code)).toEqual([])
  })

  test('no style attribute and no inline handler, which the content security policy would refuse', () => {
    expect(
      where(
        /style=\{\{|\son[a-z]+="/,
        // A mail is no page of ours: its reader knows nothing but style attributes.
        code.filter(([path]) => path.endsWith('.tsx') && path !== 'src/server/mail/mail-html.tsx'),
      ),
    ).toEqual([])
  })

  test('no package registry is named anywhere', () => {
    const hosts = [
      'npm' + 'js.org',
      'npm' + 'js.com',
      'npm' + 'mirror',
      'yarn' + 'pkg.com',
      'js' + 'r.io',
      'un' + 'pkg.com',
      'js' + 'delivr',
    ]
    const pattern = new RegExp(hosts.map((host) => host.replace('.', '\\.')).join('|'), 'i')
    expect(where(pattern, texts)).toEqual([])
  })

  test('no retired word names a file or a declared identifier (docs/GLOSSARY.md has the standard terms)', () => {
    const wrong: string[] = []
    for (const [path, text] of texts) {
      if (!/^(src|tests|bench|scripts)\/.*\.tsx?$/.test(path) || /architecture\.test|retired-words/.test(path)) continue
      for (const name of [path.replace(/\.\w+$/, ''), ...declaredNames(text)])
        for (const word of wordsOf(name))
          if (Object.hasOwn(retired, word) && !storedNames.has(name)) wrong.push(`${path}: ${name} (${retired[word]})`)
    }
    expect(wrong).toEqual([])
    expect(declaredNames('const told = 1')).toEqual(['told'])
    expect(declaredNames('({ owed: b }) => 1; type T = { isDouble(): void; kept?: string }')).toEqual(
      expect.arrayContaining(['isDouble', 'kept']),
    )
  })

  test('a participle alone names no value, and outside the analysis no type: a noun says what it holds', () => {
    const words = 'known own made shown held found whole asked told kept said meant given one other done'.split(' ')
    const ofTypes = [...words, ...'read seen sent taken tried placed wanted'.split(' ')]
    const value = new RegExp(`\\b(?:const|let) (?:${words.join('|')})\\b`)
    const type = new RegExp(`\\btype (?:${ofTypes.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('|')})\\b`)
    const excused = /\.test\.|testing/
    const sources = code.filter(([path]) => path.startsWith('src/') && !excused.test(path))
    const wrong = (path: string, text: string): string | undefined =>
      (value.exec(text) ??
        (path.startsWith('src/analysis/') ? null : type.exec(text.replace(/^import [^;]*?from .*$/gm, ''))))?.[0]
    expect(sources.flatMap(([path, text]) => wrong(path, text)?.concat(` in ${path}`) ?? [])).toEqual([])
    expect(wrong('', 'const made = make()')).toBe('const made')
    expect(wrong('', 'type Sent = { at: number }')).toBe('type Sent')
  })

  test('capitals name tuned numbers of analysis and nothing else', () => {
    // The kernel's own names of its system calls.
    const kernel = /^src\/server\/reader\/(syscalls|confine)\.ts$/
    const named = (text: string) => text.matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]+)\b[^=\n]*=\s*(\S)/gm)
    const wrong: string[] = []
    for (const [path, text] of code) {
      if (!path.startsWith('src/') || kernel.test(path)) continue
      for (const [, name, first = ''] of named(text))
        if (!path.startsWith('src/analysis/') || !/[-\d{[(A-Z]/.test(first)) wrong.push(`${path}: ${name}`)
    }
    expect(wrong).toEqual([])
    expect([...named('export const LIMIT: number = 3\nconst WORD = /a/')].map(([, , first]) => first)).toEqual([
      '3',
      '/',
    ])
  })

  test('every test file expects something, and none is skipped or alone', () => {
    const tests = [...texts].filter(([path]) => isTest(path))
    expect(tests.filter(([, text]) => !/\bexpect\(|\bspecification\(/.test(text)).map(([path]) => path)).toEqual([])
    expect(where(/\b(test|it|describe)\.(skip|only|todo)\(/, tests)).toEqual([])
  })
})
