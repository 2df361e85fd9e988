// /leitura: a draft as its reader sees it, line by line, with their comments. It has no script of its own. Telephone, address
// of email and profiles stay out: a link may be passed on.

import type { DraftPartJson } from '../../../api/tools/draft'
import { type Translate, translator } from '../../../i18n'
import { cx, lead, muted, reading, sectionGap, small, sr, stack, stackGap, title } from '../../../ui/base'
import { Callout } from '../../../ui/callout/callout'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import * as css from '../workbench.css'
import { CommentForm, type Inner, Notes, type Props } from './comments'

export function ReadingPage({ page, parts, sent, until, ...rest }: Props) {
  const t = translator(page.language)
  const inner = { ...rest, t }
  const contact = parts.find(({ kind }) => kind === 'contact')?.fields ?? {}
  const isLine = rest.place !== '' && linesOf(parts).includes(rest.place)
  const place = isLine ? rest.place : ''
  const general = rest.comments.filter((one) => one.place === '' || !linesOf(parts).includes(one.place))
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
        {parts
          .filter(({ kind }) => kind !== 'contact')
          .map((part) => (
            <Part key={part.id} part={part} {...inner} place={place} />
          ))}
        {(place === '' || general.length > 0) && (
          <section className={cx(stack, sectionGap)} aria-labelledby="geral">
            <h2 className={title.md} id="geral">
              {t('workbench.review.general')}
            </h2>
            <Notes comments={general} t={t} />
            {place === '' && <CommentForm {...inner} place="" />}
          </section>
        )}
      </div>
    </Shell>
  )
}

const linesOf = (parts: readonly DraftPartJson[]): string[] =>
  parts.flatMap(({ id, lines }) => lines.map((line) => `${id}.${line.id}`))

const headingOf = ({ kind, fields }: DraftPartJson, t: Translate): string => {
  const { title: job, employer, course, school, heading } = fields
  const names = [job, employer, course, school].filter(Boolean).join(', ')
  const headed = kind === 'own' || kind === 'summary' ? heading : ''
  return [headed, names].filter(Boolean).join(': ') || t(`workbench.kinds.${kind}`)
}

/** A part without words is left out. */
function Part({ part, ...inner }: Inner & { part: DraftPartJson }) {
  const { fields, lines } = part
  const { t } = inner
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const when = [fields.start, fields.end].filter(Boolean).join(' – ')
  const facts = [when, fields.place].filter(Boolean).join(' | ')
  const texts = (fields.text ?? '').split('\n').filter((text) => text.trim() !== '')
  const empty = filled.length + texts.length === 0 && Object.values(fields).every((text) => text.trim() === '')
  if (empty) return null
  return (
    <section className={cx(stack, stackGap.s2, css.readPart)} aria-label={headingOf(part, t)}>
      <h2 className={title.sm}>{headingOf(part, t)}</h2>
      {facts && <p className={cx(small, muted)}>{facts}</p>}
      {[...new Set(texts)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul className={css.readLines}>
        {filled.map(({ id, text }) => (
          <Line key={id} {...inner} own={`${part.id}.${id}`} text={text} />
        ))}
      </ul>
    </section>
  )
}

function Line({ own, text, ...inner }: Inner & { own: string; text: string }) {
  const { t, token, place, comments } = inner
  return (
    <li id={`l-${own}`}>
      <p>{text}</p>
      <Notes comments={comments.filter((one) => one.place === own)} t={t} />
      {place === own ? (
        <CommentForm {...inner} />
      ) : (
        <a className={small} href={`/leitura?c=${token}&em=${own}#comentar`}>
          {t('workbench.review.comment')}
          <span className={sr}>: {text}</span>
        </a>
      )}
    </li>
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
