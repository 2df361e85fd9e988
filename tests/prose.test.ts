// The language of comments, log keys and test names, and errors that must not be ignored (docs/GLOSSARY.md).
import { describe, expect, test } from 'bun:test'
import { join, resolve } from 'node:path'
import { retiredInProse } from './helpers/retired-words'

const root = resolve(import.meta.dir, '..')
const listed = Bun.spawnSync(['git', 'ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
const paths = listed.stdout
  .toString()
  .split('\n')
  .filter((path) => /^(src|tests|scripts|bench)\/.*\.(tsx?|mjs)$/.test(path) && !path.endsWith('/retired-words.ts'))

const sources: [string, string][] = []
for (const path of paths)
  if (await Bun.file(join(root, path)).exists()) sources.push([path, await Bun.file(join(root, path)).text()])
const shipped = sources.filter(([path]) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))

/** Comments, and strings of every kind so that none is mistaken for a comment. A template's holes are not parsed. */
const tokens =
  /(?<comment>\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*)|\b(?:test|describe)(?:\.\w+)?(?:\([^'"`\n]*\))?\(\s*(?<name>'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`)|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm

/** What people read in a source: comments without the code they quote, and names of tests. */
const proseOf = (text: string): string[] =>
  [...text.matchAll(tokens)].flatMap(({ groups }) => {
    if (groups?.comment) return [groups.comment.replace(/`[^`]*`|\S*\/\S*/g, '')]
    return groups?.name ? [groups.name] : []
  })

const retiredWordsIn = (prose: string): string[] =>
  [...prose.toLowerCase().matchAll(/[a-z]+/g)]
    .map(([word]) => word)
    .filter((word) => Object.hasOwn(retiredInProse, word))

describe('prose', () => {
  test('no retired word is used in a comment or in the name of a test', () => {
    const wrong = sources.flatMap(([path, text]) =>
      proseOf(text).flatMap((prose) =>
        retiredWordsIn(prose).map((word) => `${path}: ${word} (${retiredInProse[word]})`),
      ),
    )
    expect(wrong).toEqual([])
    expect(retiredWordsIn(proseOf("test('a guest is told', () => {})").join())).toEqual(['told'])
    expect(proseOf("const path = 'https://told' // Kept `told` quoted.")).toEqual([' Kept  quoted.'])
  })

  test('every source file opens with a sentence that says what it is for', () => {
    // A stylesheet belongs to the component of the same name.
    const opening = (text: string) => /^(?:\/\/ ?|\/\*\*?\s*(?:\* )?)(.*)/.exec(text)?.[1] ?? ''
    const wrong = shipped.filter(
      ([path, text]) => !path.endsWith('.css.ts') && opening(text).split(/\s+/).filter(Boolean).length < 3,
    )
    expect(wrong.map(([path]) => path)).toEqual([])
    // "What a draft holds" names a subject and says nothing of it.
    const subject = /^\/\/ (?:What|Where|When|Which|Who|Whose|How|Why|Whether) /
    const begins = ([path, text]: readonly [string, string]) =>
      `${path}: write "Says what …" or "Counts how many …", not "${opening(text)}"`
    expect(shipped.filter(([, text]) => subject.test(text)).map(begins)).toEqual([])
    expect(opening('import a')).toBe('')
    expect(opening('// biome-ignore-all')).toBe('biome-ignore-all')
    expect(opening('/**\n * What it is.\n */')).toBe('What it is.')
  })

  test('each line of the program’s log has a stable key, such as `request.refused`', () => {
    const wrong = shipped.flatMap(([path, text]) =>
      [...text.matchAll(/\blogger\.(?:debug|info|warn|error)\(\s*([^,)]*)/g)]
        .map(([, key = '']) => key)
        .filter((key) => !/^'[a-z]+(_[a-z]+)*(\.[a-z]+(_[a-z]+)*)+'$/.test(key))
        .map((key) => `${path}: ${key}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('errors', () => {
  /** The block that opens just before `start`. */
  const blockAt = (text: string, start: number): string => {
    let depth = 1
    let end = start
    for (; depth > 0 && end < text.length; end++) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0
    return text.slice(start, end)
  }
  const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

  /** Lines of `catch` blocks that neither log, throw nor use the error, and state no reason. */
  const ignored = (text: string): number[] =>
    [...text.matchAll(/\bcatch\s*(?:\((\w+)[^)]*\)\s*)?\{/g)]
      .filter((found) => {
        const block = blockAt(text, found.index + found[0].length)
        const used = found[1] !== undefined && new RegExp(`\\b${found[1]}\\b`).test(block)
        return !used && !/\blogger\.|\bthrow\b|\/\/|\/\*/.test(block)
      })
      .map((found) => lineOf(text, found.index))

  /** Lines of `.catch(() => …)` without a reason on the same line or the line above. */
  const dropped = (text: string): number[] => {
    const lines = text.split('\n')
    return [...text.matchAll(/\.catch\(\s*\(\s*\)\s*=>/g)]
      .map((found) => lineOf(text, found.index))
      .filter((line) => ![lines[line - 2], lines[line - 1]].some((near) => /(^|\s)(\/\/|\*)/.test(near ?? '')))
  }

  test.each([
    ['a catch', ignored],
    ['a rejection', dropped],
  ])('%s is logged, rethrown or used, or its reason is stated', (_, find) => {
    expect(shipped.flatMap(([path, text]) => find(text).map((line) => `${path}:${line}`))).toEqual([])
  })
  test('the lint finds ignored errors', () => {
    expect(ignored('try { a() } catch {\n  b()\n}')).toEqual([1])
    expect(ignored('try { a() } catch (error) { b(error) }')).toEqual([])
    expect(ignored('try { a() } catch {\n  // No reason is needed.\n}')).toEqual([])
    expect(dropped('await a().catch(() => null)')).toEqual([1])
    expect(dropped('// Null is refused below.\nawait a().catch(() => null)')).toEqual([])
  })
})
