// A result as a report: the page's own texts (view.ts of each tool) in an order for print. Pure.

import { hasFigure } from '../../analysis/job/figure'
import { type Language, translator } from '../../i18n'
import { upperFirst } from '../../i18n/first'
import { partsOf as jobParts, jobView } from '../job/view'
import { linkedinView } from '../linkedin/view'
import type { ModelPart } from '../models/view'
import { photoView } from '../photo/view'
import { resumeView } from '../resume/view'
import { modelSections } from './model-text'
import type { Report, Section, Source } from './parts'
import { ended, finding, improvements, list, points, sentences, text, words } from './sections'

const resumeReport = ({ file, result }: Extract<Source, { tool: 'resume' }>, language: Language): Report => {
  const t = translator(language)
  const { verdict, caps, findings, strengths, keywords, robot } = resumeView(result, language)
  return {
    title: t('report.titles.resume'),
    subject: file,
    score: verdict?.score ?? null,
    figure: String(verdict?.score ?? ''),
    of: t('report.of'),
    headline: verdict?.headline ?? '',
    lead: verdict?.lead ?? '',
    parts: (verdict?.subs ?? []).map(({ label, score }) => ({ label, share: score, figure: String(score) })),
    sections: [
      ...sentences(t('report.holds'), caps),
      ...list(t('report.improve'), findings.map(finding(t))),
      ...points(t('report.works'), strengths),
      ...words(t('report.found'), keywords.found),
      ...words(t('report.suggested'), keywords.suggested),
      ...sentences(
        t('report.robot'),
        robot.fields.map(({ label, value }) => `${label}: ${value ?? t('report.nothing')}`),
      ),
      ...list(
        t('report.asRead'),
        [{ lines: robot.text.split('\n').filter(Boolean).map(text) }].filter(({ lines }) => lines.length > 0),
      ),
    ],
  }
}

const linkedinReport = ({ result }: Extract<Source, { tool: 'linkedin' }>, language: Language): Report => {
  const t = translator(language)
  const view = linkedinView(result, language)
  return {
    title: t('report.titles.linkedin'),
    subject: '',
    score: result.score,
    figure: String(result.score),
    of: t('report.of'),
    headline: view.headline,
    lead: view.lead,
    parts: view.subs.map(({ label, share, points }) => ({
      label: `${label}: ${points}`,
      share,
      figure: `${Math.round(share)}%`,
    })),
    sections: [
      ...sentences(t('report.headline'), result.headline ? [result.headline.text] : []),
      ...view.groups.flatMap(({ label, findings }) => list(label, findings.map(finding(t)))),
      ...points(t('report.works'), view.strengths),
    ],
  }
}

const photoReport = ({ file, result }: Extract<Source, { tool: 'photo' }>, language: Language): Report => {
  const t = translator(language)
  const view = photoView(result, language)
  return {
    title: t('report.titles.photo'),
    subject: file,
    score: result.score,
    figure: String(result.score),
    of: t('report.of'),
    headline: view.headline,
    lead: view.lead,
    parts: view.aspects.map(({ label, score }) => ({ label, share: score, figure: `${score}%` })),
    sections: [
      ...list(
        t('report.holds'),
        view.notes.map(({ title, text: why }) => ({ title, lines: [text(why)] })),
      ),
      ...list(
        t('report.measured'),
        view.aspects.map(({ label, note }) => ({ title: label, lines: [text(note)] })),
      ),
      ...improvements(view.advice, t),
      ...points(
        t('report.works'),
        view.strengths.map((one) => one.text),
      ),
    ],
  }
}

const jobReport = ({ resume, result }: Extract<Source, { tool: 'job' }>, language: Language): Report => {
  const t = translator(language)
  const view = jobView(result, language)
  const figured = hasFigure(result.range)
  const names = (chips: typeof view.shown) => chips.map((chip) => chip.text)
  return {
    title: t('report.titles.job'),
    subject: resume ? t('vacancies.one.comparedWith', { file: resume }) : '',
    score: figured ? result.score : null,
    figure: view.figure,
    of: '',
    headline: view.headline,
    lead: view.summary,
    parts: (figured ? jobParts(result, language) : []).flatMap(({ name, points, max }) =>
      points === null || max === 0
        ? []
        : [{ label: name, share: (100 * points) / max, figure: `${Math.round((100 * points) / max)}%` }],
    ),
    sections: [
      ...words(t('report.missing'), names([...view.missing, ...view.wishes.missing])),
      ...words(t('job.page.unsure'), names([...view.unsure, ...view.wishes.unsure])),
      ...words(t('report.listed'), names([...view.listed, ...view.wishes.listed])),
      ...words(t('job.page.studied'), names([...view.studied, ...view.wishes.studied])),
      ...words(t('job.page.suggested'), names([...view.suggested, ...view.wishes.suggested])),
      ...words(t('report.shown'), names([...view.shown, ...view.wishes.shown])),
      ...improvements(view.suggestions, t),
      ...list(
        t('report.conditions'),
        view.conditions.map(({ name, answer, quote: asked }) => ({
          title: name,
          lines: [text(answer), { kind: 'quote', text: ended(asked.text) }],
        })),
      ),
      ...list(
        t('report.pairs'),
        view.pairs.map(({ asked, written, how }) => ({
          title: upperFirst(how),
          lines: [
            { kind: 'quote', text: t('report.asks', { text: ended(asked.text) }) },
            { kind: 'quote', text: t('report.says', { text: written.text }), place: written.place },
          ],
        })),
      ),
    ],
  }
}

const build = (source: Source, language: Language): Report => {
  switch (source.tool) {
    case 'resume':
      return resumeReport(source, language)
    case 'linkedin':
      return linkedinReport(source, language)
    case 'photo':
      return photoReport(source, language)
    case 'job':
      return jobReport(source, language)
  }
}

/** The report of a result: all that its page shows, then `more`, then a model's text. */
export const reportOf = (
  source: Source,
  language: Language,
  part: ModelPart | null,
  more: readonly Section[] = [],
): Report => {
  const { sections, ...rest } = build(source, language)
  return { ...rest, sections: [...sections, ...more, ...modelSections(part, language)] }
}
