// /exemplo: an invented person's résumé, read and measured as anybody's is; nothing is stored.
import { packResume } from '../../analysis/resume/reader-input'
import { monthAt } from '../../domain/day'
import { type Language, translator } from '../../i18n'
import { ExamplePage } from '../../pages/landing/example'
import type { Example } from '../core/caches'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { routesOf } from '../http/request/routes-of'
import { html, refusedPage } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import english from './example/en-US.pdf' with { type: 'file' }
import portuguese from './example/pt-BR.pdf' with { type: 'file' }

const files: Readonly<Record<Language, { readonly path: string; readonly name: string }>> = {
  'pt-BR': { path: portuguese, name: 'celia-ramos.pdf' },
  'en-US': { path: english, name: 'grace-miller.pdf' },
}

/** Null where the readers had no time for it. */
const measure = async (core: Core, language: Language, now: number): Promise<Example | null> => {
  const { path, name } = files[language]
  const bytes = await Bun.file(path).bytes()
  const work = { account: 'example' }
  const read = await core.reader.run('resume', packResume({ now: monthAt(now), corrections: [] }, bytes), work)
  const drawn = read.ok ? await core.reader.run('picture', bytes, work) : null
  if (!read.ok || !read.value.ok || !drawn?.ok || drawn.value === null) return null
  // The clean version belongs to one's own files.
  const { optimised: _, ...result } = read.value.result
  return { file: name, at: now, result, picture: drawn.value }
}

/** Measured once a month and language, so that visitors cannot keep the readers busy. */
const exampleOf = async (core: Core, { language, now }: RequestContext): Promise<Example | null> => {
  const { examples } = core.caches
  const { year, month } = monthAt(now)
  const key = `${language} ${year}-${month}`
  const cached = examples.get(key)
  if (cached) return cached
  const measuring = measure(core, language, now)
  examples.set(key, measuring)
  // One that failed is tried again by the next visitor.
  const drop = () => examples.delete(key)
  measuring.then((example) => example ?? drop(), drop)
  return measuring
}

const examplePage = async (core: Core, ctx: RequestContext): Promise<Response> => {
  const latest = await exampleOf(core, ctx)
  return latest
    ? html(core, ctx, <ExamplePage page={pageContext(core, ctx)} latest={latest} now={ctx.now} />)
    : refusedPage(core, ctx, translator(ctx.language)('landing.exampleResult.busy'), 503)
}

export const exampleRoutes = (core: Core) =>
  routesOf('example').get('/exemplo', ({ ctx, request }) =>
    core.pages.answer(ctx, request.headers, () => examplePage(core, ctx)),
  )
