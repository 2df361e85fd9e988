// One message of the inbox with its thread, and what can be done about it.
import { inboxRegion } from '../../api/regions'
import { adminReasons } from '../../events/schema/vocabulary'
import { type Language, type Translate, useT } from '../../i18n'
import { type Formats, formats } from '../../i18n/format'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, row, rowSplit, small, stack, stackGap, title } from '../../ui/base'
import { Button, ButtonLink, SubmitRow } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Select, Textarea } from '../../ui/field/input'
import * as css from './admin.css'
import type { InboxData, InboxMessage } from './inbox-data'

export function InboxArticle({
  message,
  language,
  inbox,
}: {
  message: InboxMessage
  language: Language
  inbox: InboxData
}) {
  const t = useT()
  const { when, minute } = formats(language)
  const { id, at, answered, due, replies, full, subject, name, email, text, account } = message
  const about = t(`support.subjects.${subject}`)
  return (
    <Card as="article" className={stack} aria-labelledby={`m-${id}`} id={`mensagem-${id}`}>
      <div className={cx(row, rowSplit)}>
        <div className={cx(stack, stackGap.s2)}>
          <h3 className={title.sm} id={`m-${id}`}>
            {about} {due !== null && answered === 0 && <Due due={due} now={inbox.now} when={minute} t={t} />}
          </h3>
          <p className={cx(small, muted)}>
            {name} · {email} · <time dateTime={new Date(at).toISOString()}>{when(at, inbox.now)}</time>
          </p>
        </div>
        {account ? (
          <a className={small} href={`/admin/usuarios/${account}`}>
            {t('admin.support.account')}
          </a>
        ) : (
          <Badge tone="line">{t('admin.support.visitor')}</Badge>
        )}
      </div>
      <p className={css.message}>{text || t('admin.support.gone')}</p>
      {replies.length > 0 && <Replies message={message} language={language} now={inbox.now} />}
      {full ? (
        <p className={cx(small, muted)}>{t('admin.support.full')}</p>
      ) : (
        (email || account) && <ReplyForm id={id} name={name} />
      )}
      <div className={row}>
        {email && (
          <ButtonLink size="sm" href={mailTo(email, `${inbox.appName}: ${about}`)}>
            {t('admin.support.write')}
          </ButtonLink>
        )}
        <Answered message={message} language={language} now={inbox.now} />
      </div>
      {!account && <EraseMessage id={id} name={name} />}
    </Card>
  )
}

function Due({ due, now, when, t }: { due: number; now: number; when: Formats['minute']; t: Translate }) {
  return due < now ? (
    <Badge tone="bad">{t('admin.support.late', { when: when(due) })}</Badge>
  ) : (
    <Badge icon="sparkle">
      {t('admin.support.priority')}, {t('admin.support.due', { when: when(due) })}
    </Badge>
  )
}

function ReplyForm({ id, name }: { id: string; name: string }) {
  const t = useT()
  return (
    <form className={cx(stack, stackGap.s2)} method="post" action="/admin/suporte" data-region={inboxRegion}>
      <input type="hidden" name="acao" value="responder" />
      <input type="hidden" name="mensagem" value={id} />
      <Field label={t('admin.support.replyTo', { name })}>
        {(control) => <Textarea {...control} name="texto" rows={3} maxLength={5000} required />}
      </Field>
      <SubmitRow size="sm">{t('admin.support.replySend')}</SubmitRow>
    </form>
  )
}

/** A visitor has no account to erase: their message goes by itself, for a reason that the audit keeps. */
function EraseMessage({ id, name }: { id: string; name: string }) {
  const t = useT()
  return (
    <form className={row} method="post" action="/admin/suporte">
      <input type="hidden" name="acao" value="apagar" />
      <input type="hidden" name="mensagem" value={id} />
      <Select name="motivo" defaultValue="" required aria-label={t('admin.act.reason')}>
        <option value="">{t('admin.act.reasonChoose')}</option>
        {adminReasons
          .filter((reason) => reason !== 'unspecified')
          .map((reason) => (
            <option key={reason} value={reason}>
              {t(`admin.reasons.${reason}`)}
            </option>
          ))}
      </Select>
      <Button type="submit" size="sm" kind="ghost" icon="trash-2" aria-label={t('admin.support.eraseOf', { name })}>
        {t('admin.support.erase')}
      </Button>
    </form>
  )
}

/** The sender chose the address: it is encoded whole, so that it can add nothing to the mail. */
const mailTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`

type OfMessage = { readonly message: InboxMessage; readonly language: Language; readonly now: number }

function Replies({ message: { replies, name }, language, now }: OfMessage) {
  const t = useT()
  const { when } = formats(language)
  return (
    <ol className={cx(stack, stackGap.s2, css.replies)}>
      {replies.map((reply) => (
        <li key={reply.id} className={reply.by === 'admin' ? css.replyByStaff : undefined}>
          <p className={cx(small, muted)}>
            {reply.by === 'admin' ? t('admin.support.staff') : name} ·{' '}
            <time dateTime={new Date(reply.at).toISOString()}>{when(reply.at, now)}</time>
          </p>
          <p className={css.message}>{reply.text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Marks a message as answered, or says when it was and opens it again. */
function Answered({ message: { id, name, answered }, language, now }: OfMessage) {
  const t = useT()
  const { when } = formats(language)
  return answered > 0 ? (
    <>
      <span className={cx(small, muted)}>{t('admin.support.answeredAt', { when: when(answered, now) })}</span>
      <form method="post" action="/admin/suporte" data-region={inboxRegion}>
        <input type="hidden" name="acao" value="reabrir" />
        <input type="hidden" name="mensagem" value={id} />
        <Button type="submit" size="sm" aria-label={t('admin.support.reopenOf', { name })}>
          {t('admin.support.reopen')}
        </Button>
      </form>
    </>
  ) : (
    <form method="post" action="/admin/suporte" data-region={inboxRegion}>
      <input type="hidden" name="mensagem" value={id} />
      <Button type="submit" size="sm" icon="check" aria-label={t('admin.support.markOf', { name })}>
        {t('admin.support.mark')}
      </Button>
    </form>
  )
}
