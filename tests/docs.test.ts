// The documents: every relative link resolves, every decision is in the index, and the floors are those of ARCHITECTURE.
import { describe, expect, test } from 'bun:test'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { rubric as linkedin } from '../src/analysis/linkedin/rubric'
import { photoRubric as photo } from '../src/analysis/photo/rubric'
import { rubric as resume } from '../src/analysis/resume/scoring/rubric'

const root = resolve(import.meta.dir, '..')
const tree = Bun.spawnSync(['git', 'ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
const files = tree.stdout
  .toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))
const pages = files.filter((path) => path.endsWith('.md'))
const withoutCode = (path: string) => readFileSync(join(root, path), 'utf8').replace(/^```.*?^```/gms, '')

/** What leads to a place in the code: the architecture on a few screens, and the map with a row for each question. */
const maps = ['docs/ARCHITECTURE.md', 'docs/code-map.md']

/** The anchor a heading gets: its text in lower case, spaces as hyphens, without punctuation. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-')
const anchors = new Map(
  pages.map((path) => [path, [...withoutCode(path).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => anchorOf(text))]),
)

describe('documents', () => {
  test('every relative link leads to a file, and its anchor to a heading', () => {
    const broken = pages.flatMap((page) =>
      [...withoutCode(page).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => {
          const [path = '', anchor] = link.split('#')
          const target = path === '' ? page : normalize(join(dirname(page), decodeURI(path)))
          if (!existsSync(join(root, target))) return true
          return anchor !== undefined && anchors.has(target) && !anchors.get(target)?.includes(anchor)
        })
        .map((link) => `${page}: ${link}`),
    )
    expect(pages.length).toBeGreaterThan(90)
    expect(broken).toEqual([])
  })

  test('a name that a page finds in a file stands there', () => {
    const named = pages.flatMap((page) =>
      [...withoutCode(page).matchAll(/`([A-Za-z]\w+)` (?:in|of) `([\w./-]+\.tsx?)`/g)].map(
        ([, name = '', file = '']) => ({ page, name, file }),
      ),
    )
    const isIn = (name: string, path: string) =>
      new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, path), 'utf8'))
    const absent = named.filter(
      ({ name, file }) => !files.some((path) => `/${path}`.endsWith(`/${file}`) && isIn(name, path)),
    )
    expect(named.length).toBeGreaterThan(40)
    expect(absent.map(({ page, name, file }) => `${page}: ${name} is not in ${file}`)).toEqual([])
  })

  test('the numbers of checks and points that pages name are those of the rubrics', () => {
    const pointsOf = (group: string, earns: boolean) =>
      resume.reduce((sum, rule) => sum + (rule.group === group && rule.earns === earns ? rule.max : 0), 0)
    const counted = /\b\d+(?= (?:checks|verificações)\b)/g
    const groups = [
      ['content', true],
      ['content', false],
      ['ATS', false],
      ['formatting', false],
    ] as const
    const figures: readonly (readonly [page: string, place: RegExp, figure: number])[] = [
      ...['README.md', 'README.pt-BR.md'].map((page) => [page, counted, resume.length] as const),
      ['docs/analysis/photo.md', counted, photo.length],
      ...groups.map(
        ([group, earns]) =>
          [
            'docs/analysis.md',
            new RegExp(`(?<=^\\| ${group} \\| ${earns ? 'earns' : 'costs up to'} )\\d+`, 'm'),
            pointsOf(group.toLowerCase(), earns),
          ] as const,
      ),
    ]
    for (const [page, place, figure] of figures) {
      const path = join(root, page)
      if (Bun.env.UPDATE_DOCS) writeFileSync(path, readFileSync(path, 'utf8').replace(place, String(figure)))
      expect([page, ...(withoutCode(page).match(place) ?? [])]).toEqual([page, String(figure)])
    }
  })

  test('the points that CONTRIBUTING names are those of the rubrics', () => {
    const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
    const sum = (rows: readonly { readonly max: number }[]) => rows.reduce((total, { max }) => total + max, 0)
    expect(/earning checks add up to (\d+) points/.exec(text)?.[1]).toBe(String(sum(resume.filter((row) => row.earns))))
    const sections = ['headline', 'about', 'experience'].map((one) =>
      sum(linkedin.filter((row) => row.section === one)),
    )
    const [first, second, third] = sections
    expect(text.replace(/\s+/g, ' ')).toContain(`keeps its ${first}, ${second} or ${third} points`)
  })

  test('each recipe of CONTRIBUTING lists as many files as its title says', () => {
    const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
    const recipes = [...text.matchAll(/^\*\*A[^:*]*: (\d+) files.*\n([\s\S]*?)(?=^\*\*|^## )/gm)]
    const counted = recipes.map(([, , body = '']) =>
      [...body.matchAll(/^- [\s\S]*?(?=^- |\n\n|$(?![\s\S]))/gm)]
        .map(([item]) => Number(/\((\d+) files\)/.exec(item)?.[1] ?? 1))
        .reduce((total, files) => total + files, 0),
    )
    expect(recipes).toHaveLength(5)
    expect(counted).toEqual(recipes.map(([, files]) => Number(files)))
  })

  test('the listeners that act on an erasure are those that its file lists', () => {
    const server = Bun.spawnSync(['git', 'grep', '-lE', "onCommit\\('effects'", '--', 'src/server', ':!*.test.ts'], {
      cwd: root,
    })
    const listeners = server.stdout.toString().split('\n').filter(Boolean)
    // They are only woken by any commit, whatever it says.
    const woken = ['src/server/jobs/mail-queue.ts', 'src/server/follow/feed.ts', 'src/server/accounts/first-admin.ts']
    const [steps = ''] = readFileSync(join(root, 'src/server/accounts/data/erase.ts'), 'utf8').split('import ')
    const [listed = ''] = steps.slice(steps.indexOf('listeners act on it')).split('Besides,')
    const named = [...listed.matchAll(/[\w/-]+\.ts\b/g)].map(([name]) => name)
    const unnamed = listeners.filter((path) => !woken.includes(path) && !named.some((one) => path.endsWith(`/${one}`)))
    expect(unnamed).toEqual([])
    expect(named.filter((one) => !listeners.some((path) => path.endsWith(`/${one}`)))).toEqual([])
  })

  test('the index lists every decision, by its number and title', () => {
    const folder = 'docs/decisions'
    const index = readFileSync(join(root, folder, 'README.md'), 'utf8')
    const decisions = readdirSync(join(root, folder)).filter((name) => name !== 'README.md')
    const missing = decisions.filter((name) => {
      const [first = '', , status = ''] = readFileSync(join(root, folder, name), 'utf8').split('\n')
      const [, number, title] = /^# (\d{4}): (.+)$/.exec(first) ?? []
      return (
        !name.startsWith(`${number}-`) ||
        !index.includes(`| [${number}](${name}) | ${title} |`) ||
        !/^Status: /.test(status)
      )
    })
    expect(missing).toEqual([])
  })

  test('every source file that a page names exists, and every folder that the map names', () => {
    const exists = (name: string) =>
      files.some((path) => (name.endsWith('/') ? `/${path}`.includes(`/${name}`) : `/${path}`.endsWith(`/${name}`)))
    // Decisions and the changelog name the files of their day.
    const today = pages.filter((path) => !/^(docs\/decisions|CHANGELOG|tests)/.test(path))
    const wrong = today.flatMap((page) =>
      [...withoutCode(page).matchAll(/`([\w./-]+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => /\.(tsx?|sql|mjs)$/.test(name) || (maps.includes(page) && name.endsWith('/')))
        .filter((name) => !exists(name))
        .map((name) => `${page}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('every name that the map, the glossary and the recipes give is in the source, and in the file that is named with it', () => {
    const wordsOf = (text: string): string[] => text.match(/[A-Za-z_][\w]*/g) ?? []
    const withoutComments = (text: string) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    const sources = files
      .filter((path) => /^(?:src|tests|scripts|bench)\/.*\.(?:tsx?|mjs|sql)$/.test(path) || path === 'package.json')
      .map((path) => ({ path, names: new Set(wordsOf(withoutComments(readFileSync(join(root, path), 'utf8')))) }))
    const known = new Set([...files.flatMap((path) => wordsOf(path)), ...sources.flatMap(({ names }) => [...names])])
    const pages = [...maps, 'docs/GLOSSARY.md', 'CONTRIBUTING.md']
    const quoted = pages.flatMap((page) =>
      [...withoutCode(page).matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ page, name })),
    )
    const unknown = quoted.filter(({ name }) => wordsOf(name).some((word) => !known.has(word) && !/^P\d+$/.test(word)))
    expect(quoted.length).toBeGreaterThan(600)
    expect(unknown.map(({ page, name }) => `${page}: ${name}`)).toEqual([])
    const placed = pages.flatMap((page) =>
      [...withoutCode(page).matchAll(/`(\w+)`(?:, `(\w+)`)? (?:in|of) `([\w./-]+\.tsx?)`/g)].map(
        ([text, first = '', second, file = '']) => ({ text, names: [first, second ?? first], file }),
      ),
    )
    const misplaced = placed.filter(({ names, file }) => {
      const named = sources.filter(({ path }) => `/${path}`.endsWith(`/${file}`))
      return !named.some((source) => names.every((name) => source.names.has(name)))
    })
    expect(placed.length).toBeGreaterThan(20)
    expect(misplaced.map(({ text }) => text)).toEqual([])
  })

  test('ARCHITECTURE says where to change what in at most 25 short rows', () => {
    const [, table = ''] = withoutCode('docs/ARCHITECTURE.md').split('## Where to change what')
    const rows = [...table.matchAll(/^\| (?!to change|---).*$/gm)].map(([row]) => row)
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.length).toBeLessThanOrEqual(25)
    expect(rows.filter((row) => row.length > 150)).toEqual([])
  })

  test('every test that the security pages name exists', () => {
    const pages = ['SECURITY.md', 'docs/security-asvs.md', 'docs/security-review.md']
    const named = pages.flatMap((page) => [
      ...readFileSync(join(root, page), 'utf8').matchAll(/`((?:tests|src)\/[^`]+)`/g),
    ])
    expect(named.length).toBeGreaterThan(100)
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('what the source cites is in the repository', () => {
    const product = readFileSync(join(root, 'docs/product-decisions.md'), 'utf8')
    const numbers = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4)))
    const source = Bun.spawnSync(
      [
        'git',
        'grep',
        '-nIE',
        'docs/[a-z]|[Dd]ecisions? [0-9]|\\bP[0-9]{1,2}\\b',
        '--',
        'src',
        'tests',
        'scripts',
        'bench',
      ],
      { cwd: root },
    )
    const lines = source.stdout
      .toString()
      .split('\n')
      .filter((line) => /:\d+:\s*(?:\/\/|\/?\*)/.test(line))
    const wrong = lines.filter((line) => {
      const files = [...line.matchAll(/(?<![\w/])docs\/[\w./-]*\w/g)].map(([path]) => path)
      const decisions = [...line.matchAll(/[Dd]ecisions? (\d+)/g)].map(([, number = '']) => number)
      const products = [...line.matchAll(/\bP(\d{1,2})\b/g)].map(([name]) => name)
      return (
        files.some(
          (path) => !existsSync(join(root, path)) && !numbers.has(/^docs\/decisions\/(\d{4})$/.exec(path)?.[1] ?? ''),
        ) ||
        decisions.some((number) => !numbers.has(number)) ||
        products.some((name) => !product.includes(`**${name}.`))
      )
    })
    expect(lines.length).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })
})
