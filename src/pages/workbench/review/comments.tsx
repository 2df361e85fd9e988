// Shows what readers wrote, above the workbench: each comment with its line, a tick and a way to take it away.
import { useT } from '../../../i18n'
import { Accordion } from '../../../ui/accordion/accordion'
import { cx, muted, row, small, stack, stackGap } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
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
    <section className={cx(stack, stackGap.s2, css.versions)} id="comentarios" aria-labelledby="comentarios-titulo">
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
