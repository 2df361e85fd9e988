// Functions fit a screen. A function inside another one counts by itself, so that a factory counts without what it returns.
import { expect, test } from 'bun:test'
import { join, resolve } from 'node:path'
import { parse } from '@babel/parser'

const root = resolve(import.meta.dir, '..')
const listed = Bun.spawnSync(['git', 'ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: root })
const paths = listed.stdout
  .toString()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test\.tsx?|css\.ts|d\.ts)$|^src\/i18n\//.test(path))

const linesMax = 60
type Measured = { readonly name: string; lines: number }
const isNode = (value: unknown): value is Record<string, unknown> & { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const nameIn = (value: unknown): string | undefined =>
  isNode(value) && typeof value.name === 'string' ? value.name : undefined

/** Every function of a source, by the name it is bound to, with the lines that are in no function within it. */
const functionsOf = (source: string, jsx: boolean): Measured[] => {
  const found: Measured[] = []
  const walk = (value: unknown, bound: string, around: Measured | null): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk(one, bound, around)
      return
    }
    if (!isNode(value)) return
    let inside = around
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod)$/.test(value.type)) {
      const { start, end } = value.loc as { start: { line: number }; end: { line: number } }
      inside = { name: nameIn(value.id) ?? nameIn(value.key) ?? bound, lines: end.line - start.line + 1 }
      // One line is left of it where it stands.
      if (around) around.lines -= inside.lines - 1
      found.push(inside)
    }
    const name = nameIn(value.type === 'VariableDeclarator' ? value.id : value.type === 'ObjectProperty' && value.key)
    for (const [key, child] of Object.entries(value)) if (key !== 'loc') walk(child, name ?? bound, inside)
  }
  walk(parse(source, { sourceType: 'module', plugins: jsx ? ['typescript', 'jsx'] : ['typescript'] }).program, '', null)
  return found
}

test(`no function of src has more than ${linesMax} lines of its own`, async () => {
  const long: string[] = []
  for (const path of paths) {
    const file = Bun.file(join(root, path))
    if (!(await file.exists())) continue
    const functions = functionsOf(await file.text(), path.endsWith('x'))
    long.push(...functions.filter(({ lines }) => lines > linesMax).map(({ name }) => `${path} ${name}`))
  }
  expect(long).toEqual([])
  // All of src is parsed, on a machine that may be busy.
}, 60_000)

test('a function is measured without those inside it', () => {
  const source = 'const outer = () => {\n  const inner = () => {\n    a()\n  }\n  return { b() {\n    c()\n  } }\n}'
  expect(functionsOf(source, false).map(({ name, lines }) => [name, lines])).toEqual([
    ['outer', 4],
    ['inner', 3],
    ['b', 3],
  ])
})
