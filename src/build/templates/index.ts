// The three Word templates, made by the build: no binary lies in the repository, and every build makes the same bytes.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { cover } from './cover'
import { executive } from './executive'
import { type Kind, type Part, toDocx } from './layout'
import { tech } from './tech'

type Template = {
  readonly file: string
  readonly name: string
  readonly kind: Kind
  readonly title: string
  readonly parts: readonly Part[]
}

const templates: readonly Template[] = [
  {
    file: 'executive-resume.docx',
    name: 'Executive Resume',
    kind: 'resume',
    title: 'Currículo executivo',
    parts: executive,
  },
  {
    file: 'tech-resume.docx',
    name: 'Technology Resume',
    kind: 'resume',
    title: 'Currículo de tecnologia',
    parts: tech,
  },
  { file: 'cover-letter.docx', name: 'Cover Letter', kind: 'letter', title: 'Carta de apresentação', parts: cover },
]

export type TemplateFile = {
  readonly file: string
  /** What a browser saves it as. */
  readonly saveAs: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The day of the terms, for want of a better one: a document needs a date, and a build must not put its own. */
const date = '2025-05-01T00:00:00Z'

/**
 * docx writes the time of the build into the properties, and zip that of each part: both give way to a fixed one. Nor was
 * the file last changed by its "Un-named".
 */
const settled = (docx: Uint8Array): Uint8Array<ArrayBuffer> => {
  const parts = unzipSync(docx)
  const core = strFromU8(parts['docProps/core.xml'] ?? new Uint8Array())
  const fixed = core.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, date).replace('Un-named', '')
  const entries = Object.entries({ ...parts, 'docProps/core.xml': strToU8(fixed) }).filter(
    ([name]) => !name.endsWith('/'),
  )
  return zipSync(Object.fromEntries(entries.sort(([a], [b]) => order(a, b))), { level: 9, mtime: new Date(2025, 4, 1) })
}

/** Office looks for the list of parts first. */
const order = (a: string, b: string) => Number(b === types) - Number(a === types) || (a < b ? -1 : 1)
const types = '[Content_Types].xml'

export const templateFiles = (): Promise<TemplateFile[]> =>
  Promise.all(
    templates.map(async ({ file, name, kind, title, parts }) => ({
      file,
      saveAs: `${name}.docx`,
      bytes: settled(await toDocx(kind, title, parts)),
    })),
  )
