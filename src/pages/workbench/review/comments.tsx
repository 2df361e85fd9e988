// Shows what readers wrote, above the workbench: each comment with its line, a tick and a way to take it away.

import type { DraftPartJson } from '../../../api/tools/draft'
import { reviewLimits } from '../../../domain/drafts/review'
import { type Translate, useT } from '../../../i18n'
import { Accordion } from '../../../ui/accordion/accordion'
import { cx, muted, row, small, stack, stackGap } from '../../../ui/base'
import { Button, ButtonLink } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { Field } from '../../../ui/field/field'
import { Input, Textarea } from '../../../ui/field/input'
import type { PageContext } from '../../context'
import * as css from '../workbench.css'

export type OwnComment = {
  readonly id: string
  readonly author: string
  readonly text: string
  /** The line as it was when it was commented. */
  readonly quote: string
  /** Where that line stands on the page; null where it is gone. */
  readonly href: string | null
  readonly done: boolean
  readonly when: string
}

export function Comments({ draft, comments }: { draft: string; comments: readonly OwnComment[] }) {
  const t = useT()
  const open = comments.filter(({ done }) => !done)
  const settled = comments.filter((one) => one.done)
  if (comments.length === 0) return null
  return (
    <section className={cx(stack, stackGap.s2, css.beside)} id="comentarios" aria-labelledby="comentarios-titulo">
      <h2 className={css.besideTitle} id="comentarios-titulo">
        {t('workbench.review.comments', { count: comments.length })}
      </h2>
      <List {...{ draft }} comments={open} />
      {settled.length > 0 && (
        <Accordion summary={t('workbench.review.settled', { count: settled.length })}>
          <List {...{ draft }} comments={settled} />
        </Accordion>
      )}
    </section>
  )
}

function List({ draft, comments }: { draft: string; comments: readonly OwnComment[] }) {
  const t = useT()
  return (
    <ul className={css.notes}>
      {comments.map(({ id, author, text, quote, href, done, when }) => (
        <li key={id} className={css.note}>
          {quote && <p className={cx(small, muted)}>{href ? <a href={href}>{quote}</a> : quote}</p>}
          <p className={css.noteText}>{text}</p>
          <p className={cx(small, muted)}>{`${author}, ${when}`}</p>
          <form className={row} method="post" action="/curriculo/oficina/comentarios">
            <input type="hidden" name="rascunho" value={draft} />
            <input type="hidden" name="comentario" value={id} />
            <Button size="sm" kind="outline" type="submit" name="acao" value={done ? 'abrir' : 'feito'}>
              {t(done ? 'workbench.review.reopen' : 'workbench.review.tick')}
            </Button>
            <Button size="sm" kind="ghost" type="submit" name="acao" value="tirar">
              {t('workbench.review.remove')}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}

type CommentView = {
  readonly id: string
  /** `<part>.<line>`, `<part>`, or '' for a comment about all of it. */
  readonly place: string
  readonly author: string
  readonly text: string
  readonly done: boolean
  readonly when: string
}
export type Props = {
  page: PageContext
  token: string
  parts: readonly DraftPartJson[]
  /** The line or part that is being commented. */
  place: string
  comments: readonly CommentView[]
  sent: boolean
  until: string
  tried: { readonly author: string; readonly text: string; readonly error: string } | null
}
export type Inner = Omit<Props, 'page' | 'parts' | 'sent' | 'until'> & { readonly t: Translate }

export function Notes({ comments, t }: { comments: readonly CommentView[]; t: Translate }) {
  if (comments.length === 0) return null
  return (
    <ul className={css.notes}>
      {comments.map(({ id, author, text, done, when }) => (
        <li key={id} className={css.note}>
          <p className={css.noteText}>{text}</p>
          <p className={cx(small, muted)}>
            {[author, when, done ? t('workbench.review.done') : ''].filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function CommentForm({ token, place, tried, t }: Inner) {
  return (
    <form className={cx(stack, stackGap.s2)} id="comentar" method="post" action="/leitura">
      <input type="hidden" name="c" value={token} />
      <input type="hidden" name="em" value={place} />
      {tried && (
        <Callout kind="bad" alert>
          <p>{tried.error}</p>
        </Callout>
      )}
      <Field label={t('workbench.review.name')}>
        {(control) => (
          <Input
            {...control}
            name="nome"
            required
            maxLength={reviewLimits.author}
            autoComplete="name"
            defaultValue={tried?.author}
          />
        )}
      </Field>
      <Field label={t('workbench.review.text')} hint={t('workbench.review.textHint')}>
        {(control) => (
          <Textarea
            {...control}
            name="texto"
            required
            rows={3}
            maxLength={reviewLimits.text}
            defaultValue={tried?.text}
          />
        )}
      </Field>
      <div className={row}>
        <Button kind="primary" type="submit">
          {t('workbench.review.send')}
        </Button>
        {place !== '' && (
          <ButtonLink kind="ghost" href={`/leitura?c=${token}#l-${place}`}>
            {t('workbench.review.cancel')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
