// A person's messages to support with the answers to them.
import { threadsRegion } from '../../api/regions'
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, row, rowSplit, small, stack, stackGap } from '../../ui/base'
import { SubmitRow } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Textarea } from '../../ui/field/input'
import { Heading } from '../../ui/heading/heading'
import { regionPage } from '../shell/region-page'
import * as css from './support.css'

/** One text of a thread. */
export type Post = {
  readonly id: string
  readonly by: 'person' | 'admin'
  readonly at: number
  readonly text: string
}

/** A message of the person and what was written about it since; times in ms. */
export type ThreadView = {
  readonly id: string
  readonly about: string
  readonly waits: boolean
  /** By when an answer is promised; null where none is. */
  readonly due: number | null
  readonly posts: readonly Post[]
  /** Holds as many texts as a thread may. */
  readonly full: boolean
}

type Props = {
  readonly threads: readonly ThreadView[]
  readonly app: string
  readonly language: Language
  /** A reply that was not sent: what was typed, and why. */
  readonly failed?: { readonly message: string; readonly text: string; readonly reason: string } | undefined
}

/** The answer to a request with `x-region`. Render it with `identifierPrefix: threadsRegion`. */
export const ThreadsPart = regionPage(Threads)

/** What the person has written and what was answered, newest first. */
export function Threads({ threads, failed, ...rest }: Props) {
  const t = useT()
  // There before the first message too, as the place where it is shown once it is sent.
  if (threads.length === 0) return <div data-region={threadsRegion} hidden />
  return (
    <section className={cx(stack, css.threads)} data-region={threadsRegion} aria-labelledby="conversas">
      <Heading id="conversas">{t('support.threads.heading')}</Heading>
      {threads.map((thread, place) => (
        <Thread
          key={thread.id}
          thread={thread}
          open={place === 0 || failed?.message === thread.id}
          failed={failed?.message === thread.id ? failed : undefined}
          {...rest}
        />
      ))}
    </section>
  )
}

type ThreadProps = Omit<Props, 'threads'> & { readonly thread: ThreadView; readonly open: boolean }

function Thread({ thread, open, failed, app, language }: ThreadProps) {
  const t = useT()
  const { id, about, waits, due, posts, full } = thread
  const { minute } = formats(language)
  const last = posts.at(-1)
  return (
    <Card as="article" id={`conversa-${id}`}>
      <details open={open}>
        <summary className={cx(row, rowSplit, css.summary)}>
          <span>
            <strong>{about}</strong>
            <br />
            <span className={cx(small, muted)}>
              {t('support.threads.last', {
                when: minute(last?.at ?? 0),
                by: last?.by === 'admin' ? app : t('support.threads.you'),
              })}
            </span>
          </span>
          <Badge tone={waits ? 'line' : 'good'}>
            {t(waits ? 'support.threads.waits' : 'support.threads.answered')}
          </Badge>
        </summary>
        <div className={cx(stack, css.thread)}>
          {waits && due !== null && <p className={small}>{t('support.threads.due', { when: minute(due) })}</p>}
          <ol className={cx(stack, stackGap.s2, css.posts)}>
            {posts.map((post) => (
              <li key={post.id} className={post.by === 'admin' ? css.answer : css.ownPost}>
                <p className={cx(small, muted)}>
                  {post.by === 'admin' ? app : t('support.threads.you')} ·{' '}
                  <time dateTime={new Date(post.at).toISOString()}>{minute(post.at)}</time>
                </p>
                <p className={css.text}>{post.text}</p>
              </li>
            ))}
          </ol>
          {full ? (
            <p className={cx(small, muted)}>{t('support.threads.full')}</p>
          ) : (
            <form className={stack} method="post" action="/suporte/responder">
              <input type="hidden" name="mensagem" value={id} />
              <Field label={t('support.threads.reply')} error={failed?.reason}>
                {(control) => (
                  <Textarea
                    {...control}
                    name="texto"
                    rows={3}
                    maxLength={5000}
                    defaultValue={failed?.text ?? ''}
                    required
                  />
                )}
              </Field>
              <SubmitRow size="sm">{t('support.threads.send')}</SubmitRow>
            </form>
          )}
        </div>
      </details>
    </Card>
  )
}
