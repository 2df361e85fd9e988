// /admin/auditoria: what admins and the operator did, newest first, and how much was refused.
import type { AdminReason } from '../../events/schema/vocabulary'
import { type Language, type Translate, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import type { ptBR } from '../../i18n/pt-BR'
import { whatOf } from '../../texts/admin/person-view'
import { cx, muted, num, row, small, stack } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { SmallHeading } from '../../ui/heading/heading'
import { TableHead, TableScroll } from '../../ui/table/table'
import { stacked, table } from '../../ui/table/table.css'
import { type AdminContext, AdminFrame } from './frame'

/** An account as named to an admin; without a name it was deleted. */
export type Named = { readonly id: string; readonly name: string | null }

type AuditEntry = {
  readonly position: number
  readonly at: number
  readonly who: Named | 'operator'
  readonly action: string
  readonly detail: string | null
  /** Null for a visitor, who has no account. */
  readonly whom: Named | null
  readonly reason: AdminReason | null
  readonly note: string
}

type Props = AdminContext & {
  readonly entries: readonly AuditEntry[]
  /** The position before which the next page starts. */
  readonly older: number | null
  readonly paged: boolean
  /** How many refusals of each kind there were within the last day and the last thirty. */
  readonly refusals: readonly { readonly kind: RefusalKind; readonly day: number; readonly month: number }[]
}

type RefusalKind = keyof (typeof ptBR)['admin']['security']['kinds']

/** /admin/auditoria: all actions of the admins. */
export function AuditPage({ entries, older, paged, refusals, ...frame }: Props) {
  const { language } = frame.page
  const t = translator(language)
  const heads = ['when', 'who', 'what', 'whom', 'why'] as const
  return (
    <AdminFrame {...frame} title={t('admin.audit.title')} lead={t('admin.audit.lead')} current="audit">
      <Card className={stack} aria-label={t('admin.audit.table')}>
        {entries.length === 0 ? (
          <EmptyState title={t('admin.audit.none')} text={t('admin.audit.noneText')} />
        ) : (
          <TableScroll label={t('admin.audit.table')}>
            <table className={cx(table, stacked)}>
              <TableHead names={heads.map((head) => t(`admin.audit.${head}`))} />
              <tbody>
                {entries.map((entry) => (
                  <Entry key={entry.position} entry={entry} language={language} t={t} />
                ))}
              </tbody>
            </table>
          </TableScroll>
        )}
        <div className={row}>
          {paged && (
            <ButtonLink size="sm" href="/admin/auditoria">
              {t('admin.audit.newest')}
            </ButtonLink>
          )}
          {older !== null && (
            <ButtonLink size="sm" href={`/admin/auditoria?antes=${older}`}>
              {t('admin.audit.older')}
            </ButtonLink>
          )}
        </div>
      </Card>
      <Refusals refusals={refusals} t={t} />
    </AdminFrame>
  )
}

/** Other entries without an account concern no person: coupons. */
const ofVisitors: ReadonlySet<string> = new Set(['SupportMessageAnswered', 'SupportReplySent'])

function Entry({ entry, language, t }: { entry: AuditEntry; language: Language; t: Translate }) {
  const { at, who, action, detail, whom, reason, note } = entry
  return (
    <tr>
      <td className={num} data-label={t('admin.audit.when')}>
        <time dateTime={new Date(at).toISOString()}>{formats(language).exact(at)}</time>
      </td>
      <td data-label={t('admin.audit.who')}>
        {who === 'operator' ? t('admin.audit.operator') : <Account named={who} t={t} />}
      </td>
      <td data-label={t('admin.audit.what')}>
        <span>
          {whatOf(action, language)}
          {detail && <span className={muted}> ({detail})</span>}
        </span>
      </td>
      <td data-label={t('admin.audit.whom')}>
        {whom ? <Account named={whom} t={t} /> : ofVisitors.has(action) ? t('admin.support.visitor') : '–'}
      </td>
      <td data-label={t('admin.audit.why')}>
        <span>
          {reason ? t(`admin.reasons.${reason}`) : '–'}
          {note && (
            <>
              <br />
              <span className={cx(small, muted)}>{note}</span>
            </>
          )}
        </span>
      </td>
    </tr>
  )
}

function Account({ named: { id, name }, t }: { named: Named; t: Translate }) {
  if (name === null) return <span className={muted}>{t('admin.audit.erased')}</span>
  return <a href={`/admin/usuarios/${id}`}>{name || t('admin.users.nameless')}</a>
}

/** Counts of refusals, without persons: if they are unusual, the proxy's log may explain them. */
function Refusals({ refusals, t }: Pick<Props, 'refusals'> & { readonly t: Translate }) {
  return (
    <Card className={stack} aria-labelledby="recusas">
      <SmallHeading id="recusas">{t('admin.security.title')}</SmallHeading>
      <p className={cx(small, muted)}>{t('admin.security.lead')}</p>
      <TableScroll label={t('admin.security.title')}>
        <table className={table}>
          <TableHead names={[t('admin.security.kind'), t('admin.security.day'), t('admin.security.month')]} />
          <tbody>
            {refusals.map(({ kind, day, month }) => (
              <tr key={kind}>
                <th scope="row">{t(`admin.security.kinds.${kind}`)}</th>
                <td className={num}>{day}</td>
                <td className={num}>{month}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Card>
  )
}
