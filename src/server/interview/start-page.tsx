// Renders the page on which an interview is begun: the adverts to practise for, and earlier interviews.
import { InterviewPage } from '../../pages/interview/interview'
import { latestAnalysis } from '../../projections/analyses/analysis'
import { interviewAnswersOf, interviewsOf } from '../../projections/interview/interview'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { html, type PageAnswer } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { savedAdverts, scannedAdvert } from '../vacancies/saved-adverts'
import { mayPractise } from './interview'

/** Practices listed; older ones stay in the log and in the copy of one's data. */
const listed = 30

/** Adverts a practice can be about: the saved vacancies, and the scanner's latest. */
const advertsOf = async (core: Core, account: string) => {
  const scanned = await scannedAdvert(core, account)
  return [
    ...savedAdverts(core, account).map(({ id, title: name }) => ({ value: `vacancy:${id}`, title: name, saved: true })),
    ...(scanned ? [{ value: `job:${scanned.id}`, title: scanned.title, saved: false }] : []),
  ]
}

export const startPage = async (
  core: Core,
  ctx: RequestContext,
  error?: string,
  answer: PageAnswer = {},
): Promise<Response> => {
  const { db } = core.views
  const { account } = personOf(ctx)
  const past = interviewsOf(db, account, listed).map(({ id, at }) => ({
    id,
    at,
    answers: interviewAnswersOf(db, account, id).length,
  }))
  const props = {
    allowed: mayPractise(core, ctx),
    hasResume: latestAnalysis(db, account, 'resume') !== undefined,
    adverts: await advertsOf(core, account),
    chosen: ctx.url.searchParams.get('vaga'),
    past,
    now: ctx.now,
    error,
  }
  return html(core, ctx, <InterviewPage page={pageContext(core, ctx)} {...props} />, answer)
}
