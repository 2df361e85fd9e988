// /leitura: a draft as its reader sees it, line by line, with their comments. It has no script of its own. Telephone, address
// of email and profiles stay out: a link may be passed on.

import type { DraftPartJson } from '../../../api/tools/draft'
import { type Translate, translator } from '../../../i18n'
import { cx, lead, muted, reading, sectionGap, small, sr, stack, stackGap, title } from '../../../ui/base'
import { Callout } from '../../../ui/callout/callout'
import { Heading } from '../../../ui/heading/heading'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import * as css from '../workbench.css'
import { CommentForm, type Inner, Notes, type Props } from './comments'

export function ReadingPage({ page, parts, sent, until, ...rest }: Props) {
  const t = translator(page.language)
  const inner = { ...rest, t }
  const contact = parts.find(({ kind }) => kind === 'contact')?.fields ?? {}
  // The contact stands above, and a part without words is left out.
  const visibleParts = parts.filter((part) => part.kind !== 'contact' && !isEmpty(part))
  const isPlace = rest.place !== '' && placesOf(parts).includes(rest.place)
  const place = isPlace ? rest.place : ''
  const general = rest.comments.filter((one) => one.place === '' || !placesOf(parts).includes(one.place))
  return (
    <Shell page={page} title={t('workbench.review.readTitle')} description={t('workbench.page.description')}>
      <div className={reading}>
        <PageHead title={contact.name || t('workbench.form.unnamed')}>
          {/* The city stays out: a field of that name may hold a street. */}
          {contact.headline && <p className={lead}>{contact.headline}</p>}
          <p className={cx(small, muted)}>
            {t('workbench.review.readLead')} {until}
          </p>
        </PageHead>
        {sent && (
          <div id="enviado">
            <Callout kind="info" title={t('workbench.review.sent')}>
              <p>{t('workbench.review.sentText')}</p>
            </Callout>
          </div>
        )}
        {visibleParts.map((part, at) => (
          <Part key={part.id} part={part} opens={opensSection(visibleParts, at, t)} {...inner} place={place} />
        ))}
        {(place === '' || general.length > 0) && (
          <section className={cx(stack, sectionGap)} aria-labelledby="geral">
            <Heading id="geral">{t('workbench.review.general')}</Heading>
            <Notes comments={general} t={t} />
            {place === '' && <CommentForm {...inner} place="" />}
          </section>
        )}
      </div>
    </Shell>
  )
}

/** What can be commented: each line, and a part as a whole. */
const placesOf = (parts: readonly DraftPartJson[]): string[] =>
  parts.flatMap(({ id, kind, lines }) => (kind === 'contact' ? [] : [id, ...lines.map((line) => `${id}.${line.id}`)]))

const isEmpty = ({ fields, lines }: DraftPartJson): boolean =>
  [...Object.values(fields), ...lines.map(({ text }) => text)].every((text) => text.trim() === '')

/** The heading of a part's section, and what the part itself is called there. */
const headingsOf = ({ kind, fields }: DraftPartJson, t: Translate) => {
  const { title: job, employer, course, school, heading } = fields
  const ownHeading = kind === 'own' || kind === 'summary' ? heading : ''
  return {
    section: ownHeading || t(`workbench.kinds.${kind}`),
    name: [job, employer, course, school].filter(Boolean).join(', '),
  }
}

const opensSection = (parts: readonly DraftPartJson[], at: number, t: Translate): boolean => {
  const [before, part] = [parts[at - 1], parts[at]]
  return !before || !part || headingsOf(before, t).section !== headingsOf(part, t).section
}

/** `opens`: the first part of its section, which has the section's heading. */
function Part({ part, opens, ...inner }: Inner & { part: DraftPartJson; opens: boolean }) {
  const { fields, lines } = part
  const { t } = inner
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const when = [fields.start, fields.end].filter(Boolean).join(' – ')
  const facts = [when, fields.place].filter(Boolean).join(' | ')
  const texts = (fields.text ?? '').split('\n').filter((text) => text.trim() !== '')
  const { section, name } = headingsOf(part, t)
  return (
    <section
      className={cx(stack, stackGap.s2, css.readPart)}
      id={`l-${part.id}`}
      aria-label={[section, name].filter(Boolean).join(': ')}
    >
      {(opens || name === '') && <h2 className={title.md}>{section}</h2>}
      {name && <h3 className={title.sm}>{name}</h3>}
      {facts && <p className={cx(small, muted)}>{facts}</p>}
      {[...new Set(texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul className={css.readLines}>
        {filled.map(({ id, text }) => (
          <li key={id} id={`l-${part.id}.${id}`}>
            <p>{text}</p>
            <Commented {...inner} own={`${part.id}.${id}`} about={text} />
          </li>
        ))}
      </ul>
      {filled.length === 0 ? (
        <Commented {...inner} own={part.id} about={name || section} />
      ) : (
        <Notes comments={inner.comments.filter((one) => one.place === part.id)} t={t} />
      )}
    </section>
  )
}

/** The comments of a line or part, and the form or the link to it. */
function Commented({ own, about, ...inner }: Inner & { own: string; about: string }) {
  const { t, token, place, comments } = inner
  return (
    <>
      <Notes comments={comments.filter((one) => one.place === own)} t={t} />
      {place === own ? (
        <CommentForm {...inner} />
      ) : (
        <a className={small} href={`/leitura?c=${token}&em=${own}#comentar`}>
          {t(own.includes('.') ? 'workbench.review.comment' : 'workbench.review.commentPart')}
          <span className={sr}>: {about}</span>
        </a>
      )}
    </>
  )
}

/** For a link that was never made, has ended or was ended: always the same. */
export function ReadingOver({ page }: { page: PageContext }) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('workbench.review.readTitle')} description={t('workbench.page.description')}>
      <PageHead title={t('workbench.review.over')} lead={t('workbench.review.overText')} />
    </Shell>
  )
}
