// Words the parts of a person's data that are no analysis, for the copy they read: practices, vacancies, weeks,
// mentoring, letters to support and résumés they write. The files beside it hold the same, and all that was before.
import { accountStream, domainEvents } from '../../../events/schema/events'
import { type Language, textFinder, translator } from '../../../i18n'
import { formats } from '../../../i18n/format'
import type { CopyEntry } from '../../../pages/accounts/data-copy'
import { accountById } from '../../../projections/accounts/account'
import { draftsOf } from '../../../projections/drafts/draft'
import { commentsOf } from '../../../projections/drafts/reviews'
import { interviewAnswersOf, interviewsOf } from '../../../projections/interview/interview'
import { bookingsOf } from '../../../projections/mentoring/mentoring-queries'
import { messagesOf } from '../../../projections/support/support'
import { vacanciesOf } from '../../../projections/vacancies/vacancies'
import { questionView } from '../../../texts/interview/view'
import { hourInWords } from '../../../texts/mentoring/times'
import type { Core } from '../../core/core'
import { practiceIn } from '../../interview/stored'
import { threadOf } from '../../support/threads'
import { eventsOf } from './events-of'

type CopySection = { readonly heading: string; readonly entries: Iterable<CopyEntry> }

/** Entries of a section; what is beyond is in the files beside the page, and no part of the product stores so many. */
const most = 1_000

type Block = CopyEntry['blocks'][number]
const filled = (blocks: readonly Block[]): Block[] => blocks.filter(({ text }) => text !== '')

function* practices(core: Core, account: string, language: Language): Generator<CopyEntry> {
  const t = translator(language)
  const { db } = core.views
  for (const row of interviewsOf(db, account, most)) {
    const answers = interviewAnswersOf(db, account, row.id)
    const blocks = (practiceIn(row)?.questions ?? []).flatMap((question, at) => [
      { label: questionView(question, row.language, language).title, text: '' },
      ...answers
        .filter((answer) => answer.question === at)
        .map(({ attempt, text }) => ({ label: t('interview.measure.column', { number: attempt }), text, own: true })),
    ])
    yield { title: t('interview.title'), when: formats(language).exact(row.at), blocks }
  }
}

function* vacancies(core: Core, account: string, language: Language): Generator<CopyEntry> {
  const t = translator(language)
  for (const row of vacanciesOf(core.views.db, account, most)) {
    const blocks = filled([
      { label: t('vacancies.one.state'), text: t(`vacancies.state.${row.state}`) },
      { label: t('vacancies.sentOn'), text: row.sentOn ?? '' },
      { label: t('vacancies.reminder'), text: row.reminder ?? '' },
      { label: t('vacancies.one.notes'), text: row.notes, own: true },
      { label: t('vacancies.one.advert'), text: row.advert, own: true },
    ])
    yield {
      title: [row.title, row.employer].filter(Boolean).join(', '),
      when: formats(language).exact(row.savedAt),
      blocks,
    }
  }
}

function* weeks(core: Core, account: string, language: Language): Generator<CopyEntry> {
  const t = translator(language)
  const find = textFinder(language)
  for (const recorded of eventsOf(core, accountStream(account))) {
    const [event] = recorded.type === 'WeekPlanned' ? domainEvents.history([recorded]) : []
    if (event?.type !== 'WeekPlanned') continue
    const blocks = event.data.steps.map(({ tool, check, gain }) => ({
      label: t(`report.titles.${tool}`),
      text: `${find(`${tool}.checks.${check}.name`) ?? check} (+${gain})`,
    }))
    yield { title: event.data.week, when: formats(language).exact(event.meta.at), blocks }
  }
}

function* talks(core: Core, account: string, language: Language): Generator<CopyEntry> {
  const t = translator(language)
  for (const booking of bookingsOf(core.views.db, account, most)) {
    const mentor = accountById(core.views.db, booking.mentor)?.name ?? t('mentoring.mentor')
    const blocks = filled([
      { label: t('mentoring.book.topic'), text: booking.topic, own: true },
      { label: t('mentoring.notes.mine'), text: booking.personNote, own: true },
      { label: t('mentoring.notes.of', { name: mentor }), text: booking.mentorNote, own: true },
    ])
    const title = t('mentoring.pastOne', { mentor, when: hourInWords(booking.start, language) })
    const cancelled = booking.cancelled > 0 ? ` (${t('account.exported.page.cancelled')})` : ''
    yield { title: `${title}${cancelled}`, when: formats(language).exact(booking.at), blocks }
  }
}

function* letters(core: Core, account: string, language: Language): Generator<CopyEntry> {
  const t = translator(language)
  const { exact } = formats(language)
  for (const message of messagesOf(core.views.db, accountStream(account), most)) {
    const blocks = threadOf(core, message).posts.map(({ by, at, text }) => ({
      label: `${t(by === 'admin' ? 'support.title' : 'support.threads.you')}, ${exact(at)}`,
      text,
      own: true,
    }))
    yield { title: t(`support.subjects.${message.subject}`), when: exact(message.at), blocks }
  }
}

function* written(core: Core, account: string, language: Language): Generator<CopyEntry> {
  const t = translator(language)
  for (const { id, name, content, version, changedAt } of draftsOf(core.views.db, account)) {
    const parts = content.parts.map(({ kind, fields, lines }) => ({
      label: t(`workbench.kinds.${kind}`),
      text: [...Object.values(fields), ...lines.map(({ text }) => text)].filter(Boolean).join('\n'),
      own: true,
    }))
    const comments = commentsOf(core.views.db, account, id).map(({ author, quote, text }) => ({
      label: t('account.exported.page.comment', { author }),
      text: [quote && `“${quote}”`, text].filter(Boolean).join('\n'),
      own: true,
    }))
    const versions = { label: t('account.exported.page.versions', { count: version }), text: '' }
    yield {
      title: name,
      when: formats(language).exact(changedAt),
      blocks: [...filled([...parts, ...comments]), versions],
    }
  }
}

/** The sections in the order of the menu, each read only when it is asked for. */
export const copySections = (core: Core, account: string, language: Language): CopySection[] => {
  const t = translator(language)
  return [
    { heading: t('account.exported.page.written'), entries: written(core, account, language) },
    { heading: t('vacancies.title'), entries: vacancies(core, account, language) },
    { heading: t('interview.past.title'), entries: practices(core, account, language) },
    { heading: t('mentoring.title'), entries: talks(core, account, language) },
    { heading: t('account.exported.page.weeks'), entries: weeks(core, account, language) },
    { heading: t('account.exported.page.letters'), entries: letters(core, account, language) },
  ]
}
