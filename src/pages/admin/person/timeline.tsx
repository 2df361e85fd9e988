// The events of one person's account, as an admin sees them.
import type { Catalogue } from '../../../billing/catalogue'
import { openMinutes } from '../../../domain/accounts/administration'
import { useT } from '../../../i18n'
import { formats } from '../../../i18n/format'
import { Reason } from '../../../islands/admin/forms'
import { type EventRow, eventRow, type Past, type Why } from '../../../texts/admin/person-view'
import { cx, muted, small, stack, stackGap } from '../../../ui/base'
import { ButtonLink, SubmitRow } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { Card } from '../../../ui/card/card'
import { Heading } from '../../../ui/heading/heading'
import * as css from '../admin.css'
import type { UserRow } from '../users-table'
import { useActTexts } from './account-actions'
import type { Before } from './before'
import type { RefusalRow } from './refusals'

/** The props of a person's page in the panel. */
export type PersonData = {
  readonly user: UserRow
  /** Whether the address is proved; null where no mails are sent, so that nobody is asked. */
  readonly proved: boolean | null
  readonly own: boolean
  readonly why: Why
  readonly refusals: readonly RefusalRow[]
  readonly before: Before
  readonly events: readonly Past[]
  readonly older: number | null
  /** Shows only one request's events. */
  readonly correlation: string | null
  /** Until when (ms) this admin may see the personal data. */
  readonly openUntil: number | null
  readonly now: number
  /** The action that a link requested, for browsers without JavaScript; `error` is about the password. */
  readonly asks: 'senha' | 'deletar' | 'status' | null
  readonly error?: string | undefined
  /** A link for a new password that was just created: shown once, for the admin to pass on. */
  readonly link?: string | undefined
  /** Whether the account asks for a second factor. */
  readonly secondFactor: boolean
  /** The page that led to the confirmation page, if not this one. */
  readonly back?: string | undefined
}

type Props = { readonly person: PersonData; readonly language: 'pt-BR' | 'en-US'; readonly catalogue: Catalogue }

/** The events, newest first, with their causes and the quota before and after. */
export function Timeline({ person, language, catalogue }: Props) {
  const t = useT()
  const { user, events, older, correlation, openUntil } = person
  const personPath = `/admin/usuarios/${user.id}`
  return (
    <Card className={stack} aria-labelledby="eventos">
      <div className={cx(stack, stackGap.s2)}>
        <Heading id="eventos">{t('admin.person.past')}</Heading>
        <p className={muted}>{t('admin.person.pastText')}</p>
        {correlation && (
          <p className={small}>
            {t('admin.person.filter')} <code>{correlation}</code> <a href={personPath}>{t('admin.person.all')}</a>
          </p>
        )}
      </div>
      {openUntil === null ? (
        <Opening id={user.id} />
      ) : (
        <Callout kind="warn" icon="eye">
          {t('admin.person.opened', { time: formats(language).time(openUntil) })}
        </Callout>
      )}
      <ol className={css.events}>
        {events.map((event) => (
          <One key={event.id} row={eventRow(event, language, catalogue)} own={personPath} />
        ))}
      </ol>
      {older !== null && (
        <div>
          <ButtonLink size="sm" href={`${personPath}?antes=${older}${correlation ? `&pedido=${correlation}` : ''}`}>
            {t('admin.person.older')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

function Opening({ id }: { id: string }) {
  const t = useT()
  return (
    <details>
      <summary>{t('admin.person.open')}</summary>
      <form className={cx(stack, css.form)} method="post" action={`/admin/usuarios/${id}`}>
        <input type="hidden" name="acao" value="abrir" />
        <p className={cx(small, muted)}>{t('admin.person.openText', { minutes: openMinutes })}</p>
        <Reason texts={useActTexts()} required />
        <SubmitRow size="sm" icon="eye">
          {t('admin.person.open')}
        </SubmitRow>
      </form>
    </details>
  )
}

function One({ row, own }: { row: EventRow; own: string }) {
  const t = useT()
  return (
    <li id={`evento-${row.position}`}>
      <time className={cx(small, muted)} dateTime={row.iso}>
        {row.when}
      </time>
      <div className={css.detail}>
        <span>
          <strong>{row.what}</strong> <span className={cx(small, muted)}>· {row.who}</span>
        </span>
        {row.details.length > 0 && <span className={small}>{row.details.join(' · ')}</span>}
        {row.cause && (
          <span className={cx(small, muted)}>
            {t('admin.person.cause')} <a href={`#evento-${row.cause.position}`}>{row.cause.what}</a> (
            <a href={`${own}?pedido=${row.correlation}`}>{t('admin.person.together')}</a>)
          </span>
        )}
        {row.hidden && <span className={cx(small, muted)}>{row.hidden}</span>}
        {row.opened && <Opened text={row.opened} what={row.what} />}
      </div>
      {row.balance && <span className={css.balance}>{row.balance}</span>}
    </li>
  )
}

function Opened({ text, what }: { text: string; what: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={css.opened} tabIndex={0} aria-label={what}>
      <pre>{text}</pre>
    </section>
  )
}
