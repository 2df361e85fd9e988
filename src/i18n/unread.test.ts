// Every text of a language is read somewhere: one that nobody reads is removed, and not translated on.
import { expect, test } from 'bun:test'
import { resolve } from 'node:path'
import { textsOf } from '.'

const root = resolve(import.meta.dir, '..')
const files = [...new Bun.Glob('**/*.{ts,tsx}').scanSync(root)].filter(
  (path) => !/^i18n\/(pt-BR|en-US)\/|\.test\./.test(path),
)
const textOf = async (paths: readonly string[]) =>
  (await Promise.all(paths.map((path) => Bun.file(`${root}/${path}`).text()))).join('\n')
const code = await textOf(files)
const islands = await textOf(files.filter((path) => path.startsWith('islands/')))

/** Groups that are handed over whole to a page that shows each of their texts. */
const whole = [
  ...['legal', 'apiReference.names', 'errors.photo', 'linkedin.page.noExperience', 'resume.optimised.preparing'],
  ...['resume.upload.kinds', 'photo.upload.kinds', 'workbench.pageHeadings', 'workbench.page.start'],
  // `${field}Hint`.
  ...['linkedin.form.headlineHint', 'linkedin.form.aboutHint', 'linkedin.form.experienceHint'],
]
/** Groups that are handed over whole to an island, which names those that it shows. */
const ofIslands = [
  ...[
    'account.access',
    'account.avatar',
    'account.field',
    'account.login',
    'account.password',
    'account.profile',
    'account.register',
  ],
  ...['account.secondFactor.codes', 'account.secondFactor.passkeys', 'account.settings', 'account.terms', 'admin.act'],
  ...['common.waiting', 'interview.answer', 'job.form', 'linkedin.form', 'model.progress', 'notification.bell'],
  ...[
    'notification.confirm',
    'notification.toast',
    'photo.upload',
    'plans.coupon',
    'resume.upload',
    'support.done',
    'support.failed',
  ],
  ...['support.form', 'tool.file', 'tool.sending', 'workbench.form'],
]
const names = new Set(islands.match(/\b[a-z]\w*\b/gi))

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${path}${name}`] : keysOf(text, `${path}${name}.`),
  )

const literals = new Set([...code.matchAll(/['"`]([a-z][\w.-]*)['"`]/gi)].map(([, key]) => key))
/** A key that is put together, such as `job.levels.${name}`: any name may stand in its holes. */
const hole = /\$\{[^{}]*\}/g
const composed = [/[a-z]\w*\.[\w.-]*(?:\$\{[^{}]*\}[\w.-]*)+/gi, /\$\{\w+\}(?:\.[a-z]\w+){2}(?:\.\$\{\w+\})?/gi]
const patterns = [...new Set(composed.flatMap((pattern) => code.match(pattern) ?? []))].map(
  (key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(hole, '[\\w.-]+')}$`),
)
const isRead = (key: string): boolean =>
  literals.has(key) ||
  whole.some((group) => key.startsWith(group)) ||
  (ofIslands.some((group) => key.startsWith(group)) && names.has(key.slice(key.lastIndexOf('.') + 1))) ||
  patterns.some((pattern) => pattern.test(key)) ||
  // The endings of a count and of a context are added when it is read.
  (key.includes('_') && isRead(key.slice(0, key.lastIndexOf('_'))))

test('every text is read by its key', () => {
  expect(keysOf(textsOf('pt-BR')).filter((key) => !isRead(key))).toEqual([])
  expect(keysOf({ a: { b: '', c_one: '' } })).toEqual(['a.b', 'a.c_one'])
  expect(isRead('resume.page.heading')).toBe(true)
  expect(isRead('resume.page.nobody')).toBe(false)
})
