import { inboxRegion } from '../../api/regions'
import { adminReasons, type Subject } from '../../events/schema/vocabulary'
import { type Language, Locale, translator, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import AdminToast from '../../islands/admin/admin-toast'
import { Badge } from '../../ui/badge/badge'
import { cx } from '../../ui/base/cx'
import { row, rowSplit, stack, stackGap } from '../../ui/base/layout.css'
import { muted, small, sr, title } from '../../ui/base/text.css'
import { Button, ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { Select } from '../../ui/field/input'
import { TabLinks } from '../../ui/tabs/tabs'
import type { Message } from '../../ui/toast/toast'
import * as css from './admin.css'
import { type AdminContext, AdminFrame } from './frame'

export type InboxTab = 'abertas' | 'respondidas'

/** Any other value shows the waiting messages. */
export const inboxTabOf = (value: string | null): InboxTab => (value === 'respondidas' ? value : 'abertas')
export const inboxHref = (tab: InboxTab, before: number | null = null): string => {
  const query = new URLSearchParams()
  if (tab === 'respondidas') query.set('aba', tab)
  if (before !== null) query.set('antes', String(before))
  return `/admin/suporte${query.size > 0 ? `?${query}` : ''}`
}

export type InboxMessage = {
  readonly id: string
  readonly position: number
  readonly at: number
  readonly answered: number
  readonly subject: Subject
  readonly name: string
  readonly email: string
  readonly text: string
  /** The account that wrote it; null for a visitor. */
  readonly account: string | null
}

export type InboxData = {
  readonly tab: InboxTab
  readonly messages: readonly InboxMessage[]
  readonly older: number | null
  readonly paged: boolean
  readonly now: number
  readonly appName: string
}

export function InboxPage({ inbox, ...frame }: AdminContext & { readonly inbox: InboxData }) {
  const t = translator(frame.page.language)
  return (
    <AdminFrame {...frame} title={t('admin.support.title')} lead={t('admin.support.lead')} current="support">
      <InboxRegion inbox={inbox} language={frame.page.language} waiting={frame.waiting} />
    </AdminFrame>
  )
}

type Props = {
  readonly inbox: InboxData
  readonly language: Language
  readonly waiting: number
  readonly message?: Message | undefined
}

/** The answer to a request with `x-region: mensagens`. Render it with `identifierPrefix: inboxRegion`. */
export function InboxRegionPage(props: Props) {
  return (
    <Locale value={props.language}>
      <InboxRegion {...props} />
    </Locale>
  )
}

function InboxRegion({ inbox, language, waiting, message }: Props) {
  const t = useT()
  const { tab, messages, older, paged } = inbox
  const none = tab === 'abertas' ? 'Open' : 'Answered'
  return (
    <section className={stack} data-region={inboxRegion} aria-labelledby="mensagens-titulo">
      <h2 className={sr} id="mensagens-titulo">
        {t(tab === 'abertas' ? 'admin.support.open' : 'admin.support.answered')}
      </h2>
      <TabLinks
        label={t('admin.support.filter')}
        current={tab}
        tabs={[
          {
            id: 'abertas',
            href: inboxHref('abertas'),
            label: t('admin.support.open'),
            ...(waiting > 0 && { count: waiting }),
          },
          { id: 'respondidas', href: inboxHref('respondidas'), label: t('admin.support.answered') },
        ]}
      />
      {messages.length === 0 && (
        <EmptyState title={t(`admin.support.none${none}`)} text={t(`admin.support.none${none}Text`)} />
      )}
      {messages.map((message) => (
        <One key={message.id} message={message} language={language} inbox={inbox} />
      ))}
      <div className={row}>
        {paged && (
          <ButtonLink size="sm" href={inboxHref(tab)}>
            {t('admin.support.newest')}
          </ButtonLink>
        )}
        {older !== null && (
          <ButtonLink size="sm" href={inboxHref(tab, older)}>
            {t('admin.support.older')}
          </ButtonLink>
        )}
      </div>
      <AdminToast message={message ?? null} failed={t('admin.support.markFailed')} />
    </section>
  )
}

function One({ message, language, inbox }: { message: InboxMessage; language: Language; inbox: InboxData }) {
  const t = useT()
  const { when } = formats(language)
  const { id, at, answered, subject, name, email, text, account } = message
  const about = t(`support.subjects.${subject}`)
  return (
    <Card as="article" className={stack} aria-labelledby={`m-${id}`} id={`mensagem-${id}`}>
      <div className={cx(row, rowSplit)}>
        <div className={cx(stack, stackGap.s2)}>
          <h3 className={title.sm} id={`m-${id}`}>
            {about}
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
      <div className={row}>
        {email && (
          <ButtonLink size="sm" href={mailTo(email, `${inbox.appName}: ${about}`)}>
            {t('admin.support.write')}
          </ButtonLink>
        )}
        {answered > 0 ? (
          <>
            <span className={cx(small, muted)}>
              {t('admin.support.answeredAt', { when: when(answered, inbox.now) })}
            </span>
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
        )}
      </div>
      {!account && <EraseMessage id={id} name={name} />}
    </Card>
  )
}

/** A visitor has no account to erase: their message is erased by itself, with a reason for the audit. */
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
