// Checks the opening: it names a job, asks for no "any vacancy", is read to its end, and says what came of the work once.

import type { Line } from '../../documents/document'
import { ramp } from '../../figures'
import { firstFew, pointAt } from '../evidence'
import { linesOf, type Resume } from '../reading'
import { isTitle } from '../reading/experience/names/titles'
import { type Block, toBlocks, toStatements } from '../reading/lines/paragraphs'
import { maskPersonal } from '../reading/person/personal'
import { countWords } from '../reading/text'
import { isBeginner } from '../sentences/beginner'
import { findAnyJob, findVagueAim, stockAims } from '../sentences/empty/aim'
import { findFirmWanted } from '../sentences/empty/left-in'
import { namesAchievement } from '../sentences/work/achievements'
import { leads } from '../sentences/work/leading'
import type { WorkSentence } from '../sentences/work/work'
import { careerChange } from '../skills/change'
import { namesOccupation, occupationsIn } from '../skills/occupations'
import { bestOf } from './best'
import type { CheckFunction } from './outcome'
import { jobWanted, ownJob } from './own-job'

/** Words above which a summary is not read to its end. */
const LONG = { full: 90, none: 180 }

/** Share of the points that an opening loses which says nothing that came of the work; of who leads a reader expects it there. */
const RESULT = { any: 1 / 12, leading: 1 / 3 }

/** Share of the points that a stock phrase costs beside the name of the job, and all of them together at most. */
const STOCK_PHRASE = { each: 1 / 6, most: 1 / 3 }

/** True for an opening with a sentence of proof. */
const saysResult = (opening: Block): boolean => toStatements(opening).some(({ text }) => namesAchievement(text))

/** A sentence about work up to its first figure: "Preparo de merenda para 420 alunos por dia". */
const factOf = ({ block: { text } }: WorkSentence): string =>
  maskPersonal(text.match(/^[^\d]*\d.*?(?=[,;.](?:\s|$)|$)/u)?.[0] ?? text).replace(/[.;]$/u, '')

/** Areas of one objective from which nobody knows which job is meant: "área administrativa, financeira, RH ou logística". */
const SCATTERED = 4

/** The job with which a line opens, before what it is done with or for: "HR partner supporting sales, finance and …". */
const withJob = /^([^,;.:|]{4,60}?),? (?:com|with|supporting|serving|covering|who|que) /iu
const opensWithJob = (text: string): boolean => {
  const [, job] = text.trim().match(withJob) ?? []
  return job !== undefined && isTitle(job)
}

/** The firm for which the page is written alone: any other that gets it puts it aside. */
export const firmWanted = ({ sections, summary: block, headline, roles }: Resume): string | null =>
  findFirmWanted(
    [...linesOf(sections, 'objective', 'summary'), ...(block ? [block] : []), ...(headline ? [headline] : [])].map(
      ({ text }) => text,
    ),
    roles.flatMap(({ employer }) => employer ?? []),
  )

/** True for an objective alone: it says what somebody wants, and nothing of what they bring. */
const isAimAlone = ({ sections, summary: block }: Resume): boolean =>
  linesOf(sections, 'objective').some((line) => line === block?.line)

/** What is wrong with the aim: the words with which it fits anybody, or many areas, or one firm alone, and the line of it. */
const aimOf = (resume: Resume) => {
  const { sections, summary: block, lines } = resume
  const objective = linesOf(sections, 'objective')
  const aims: readonly (Line | Block)[] = [...toBlocks(objective), ...(block ? [block] : [])]
  const anyJob = lines.find(({ text }) => findAnyJob(text) !== null)
  const vagueAim = aims.find(({ text }) => findVagueAim([text]) !== null) ?? anyJob
  const vague = vagueAim ? (findVagueAim([vagueAim.text]) ?? findAnyJob(vagueAim.text)) : null
  const scattered = objective.find(({ text }) => occupationsIn(text).size >= SCATTERED && !opensWithJob(text))
  const firm = firmWanted(resume)
  const ofFirm = firm === null ? undefined : aims.find(({ text }) => text.includes(firm))
  const phrased = aims.find(({ text }) => stockAims(text).length > 0)
  const phrases = phrased && vague === null ? stockAims(phrased.text) : []
  return { anyJob, vague, scattered, firm, phrases, line: ofFirm ?? vagueAim ?? scattered ?? phrased ?? block }
}

/** The example of the advice: a job and its years, in the language of the page. */
const sampleOf = (resume: Resume) => {
  const job = ownJob(resume)
  const example = job ? { ...job, own: job.years > 0 ? 'own' : 'job' } : { own: isBeginner(resume) ? 'first' : 'none' }
  return { ...example, written: resume.language }
}

/** What is asked for where a line of the work could be repeated in the opening: a result, or only the size that the page has. */
const besideAim = (isAim: boolean, { isChange }: { readonly isChange: boolean }): string =>
  isAim ? 'aim' : isChange ? 'result' : 'size'

/** The opening must name a job and not ask for "any vacancy"; its length costs points only if it is too long. */
export const summary: CheckFunction = (subject) => {
  const { resume } = subject
  const sample = sampleOf(resume)
  const block = resume.summary
  const headline = resume.headline
  const { anyJob, vague, scattered, firm, phrases, line } = aimOf(resume)
  const named = block !== null && (isTitle(block.text) || namesOccupation(block.text))
  const titled = headline !== null && (isTitle(headline.text) || namesOccupation(headline.text))
  if (!block && vague === null)
    return {
      share: titled ? 0.5 : 0,
      params: { words: 0, context: titled ? 'headline' : 'missing', ...sample },
      evidence: headline && titled ? [pointAt(headline)] : [],
    }
  const count = block ? countWords(block.text) : 0
  const length = 1 - ramp(count, LONG.full, LONG.none)
  const fine = careerChange(resume) === null ? 'all' : 'change'
  const isProved = block !== null && saysResult(block)
  const isUnproved = block !== null && !isProved
  const repeatable = isProved ? null : bestOf(subject)
  const best = repeatable?.sentence ?? null
  const proof = best === null ? [] : [pointAt(best.block, best.figure ?? best.result)]
  // The name of the job is marked beside the phrase, so that no cut quote hides it.
  const beside = phrases.length > 0 ? [...phrases.slice(1), jobWanted(resume)].filter((one) => one != null) : []
  const isAim = isAimAlone(resume)
  const lacking = repeatable ? besideAim(isAim, repeatable) : !isUnproved ? fine : isAim ? 'bare' : 'unproved'
  const besideStock = phrases.length === 0 ? null : best === null ? 'wornBare' : 'worn'
  const written = !named && !titled ? 'norole' : length < 1 ? 'long' : (besideStock ?? lacking)
  const context = firm ? 'firm' : vague ? 'vague' : scattered ? 'many' : written
  const clear =
    0.5 * length +
    (named || titled ? 0.5 : 0) -
    (isProved ? 0 : RESULT[leads(resume) ? 'leading' : 'any']) -
    Math.min(STOCK_PHRASE.most, STOCK_PHRASE.each * phrases.length)
  return {
    share: anyJob ? 0 : vague ? (titled ? 0.5 : 0) : scattered || firm ? Math.min(0.5, clear) : Math.max(0, clear),
    params: {
      words: count,
      most: LONG.full,
      context,
      ...(firm ? { firm } : {}),
      ...(phrases.length > 0 ? { names: phrases.join('”, “'), best: best === null ? '' : factOf(best) } : {}),
      ...(scattered ? { areas: occupationsIn(scattered.text).size } : {}),
      ...sample,
    },
    evidence:
      context === 'result' || context === 'size' || context === 'aim'
        ? proof
        : [
            ...firstFew(line ? [line] : [], (one) => pointAt(one, firm ?? vague ?? phrases[0], beside)),
            ...(context === 'worn' ? proof : []),
          ],
  }
}
