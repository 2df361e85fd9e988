// One person in the panel: who they are, possible actions, the quota's history, and their events.
import { personRegion } from '../../../api/regions'
import type { Catalogue } from '../../../billing/catalogue'
import { translator, useT } from '../../../i18n'
import { formats } from '../../../i18n/format'
import AdminUsers from '../../../islands/admin/admin-users'
import { type ActTexts, Reason, RemoveForm, ResetForm, ToggleForm } from '../../../islands/admin/forms'
import { planCalled } from '../../../texts/billing/plan-names'
import { Avatar } from '../../../ui/avatar/avatar'
import { Back } from '../../../ui/back/back'
import { cx, muted, row, rowSplit, small, stack, stackGap } from '../../../ui/base'
import { ButtonLink, SubmitRow } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { Card } from '../../../ui/card/card'
import { SmallHeading } from '../../../ui/heading/heading'
import type { Message } from '../../../ui/toast/toast'
import * as css from '../admin.css'
import { type AdminContext, AdminFrame } from '../frame'
import { type RefundDue, Refunds } from '../refunds'
import { PersonActions, Status, useActTexts } from './account-actions'
import { AccountBefore } from './before'
import { RefusedAnalyses } from './refusals'
import { RemoveSecondFactor } from './second-factor'
import { type PersonData, Timeline } from './timeline'
import { WhyCard } from './why'

const personHref = (id: string): string => `/admin/usuarios/${id}`

export function PersonPage({ person, ...frame }: AdminContext & { readonly person: PersonData }) {
  const t = translator(frame.page.language)
  const { user } = person
  return (
    <AdminFrame
      {...frame}
      title={user.name || t('admin.users.nameless')}
      lead={t('admin.person.since', { date: formats(frame.page.language).date(user.createdAt, person.now) })}
      current="users"
      above={<Back href="/admin#usuarios" label={t('admin.person.back')} />}
    >
      <PersonRegion
        person={person}
        refunds={frame.refunds}
        language={frame.page.language}
        catalogue={frame.page.catalogue}
      />
    </AdminFrame>
  )
}

type Props = {
  readonly person: PersonData
  /** All refunds due; this person's are selected. */
  readonly refunds: readonly RefundDue[]
  readonly language: 'pt-BR' | 'en-US'
  readonly catalogue: Catalogue
  readonly message?: Message | undefined
}

export function PersonRegion({ person, refunds, language, catalogue, message }: Props) {
  const texts = useActTexts()
  const refundsDue = refunds.filter(({ account }) => account === person.user.id)
  return (
    <div className={cx(stack, stackGap.s8)} data-region={personRegion}>
      <Head person={person} catalogue={catalogue} />
      <Refunds refunds={refundsDue} language={language} back={personHref(person.user.id)} />
      <Confirmation person={person} texts={texts} />
      {person.user.active && !person.own && <ResetLink person={person} texts={texts} />}
      {person.secondFactor && !person.own && <RemoveSecondFactor user={person.user.id} texts={texts} />}
      <WhyCard why={person.why} language={language} catalogue={catalogue} />
      <RefusedAnalyses refusals={person.refusals} language={language} now={person.now} />
      <AccountBefore before={person.before} id={person.user.id} language={language} catalogue={catalogue} />
      <Timeline person={person} language={language} catalogue={catalogue} />
      <AdminUsers
        region={personRegion}
        here={personHref(person.user.id)}
        gone="/admin#usuarios"
        message={message ?? null}
        texts={texts}
      />
    </div>
  )
}

function Head({ person: { user, own, proved }, catalogue }: Pick<Props, 'person' | 'catalogue'>) {
  const t = useT()
  const name = user.name || t('admin.users.nameless')
  return (
    <Card className={cx(row, rowSplit)} aria-label={name}>
      <span className={css.person}>
        <Avatar name={user.name} large />
        <span>
          <strong>{name}</strong>
          <br />
          <span className={muted}>{user.email}</span>
          {proved !== null && (
            <small className={muted}> · {t(proved ? 'admin.person.proved' : 'admin.person.unproved')}</small>
          )}
        </span>
      </span>
      <span>
        {planCalled(catalogue, user.plan, t)} <Status {...user} />
      </span>
      <PersonActions user={user} name={name} own={own} />
    </Card>
  )
}

/** The confirmation that a link requested, rendered into the page. */
function Confirmation({ person: { asks, user, own, error, back }, texts }: { person: PersonData; texts: ActTexts }) {
  const t = useT()
  if (!asks || own) return null
  const whom = { id: user.id, name: user.name || t('admin.users.nameless') }
  const leave = <ButtonLink href={back ?? personHref(user.id)}>{texts.cancel}</ButtonLink>
  return (
    <Card className={css.form}>
      {asks === 'senha' && <ResetForm {...{ whom, texts, leave, error }} />}
      {asks === 'deletar' && <RemoveForm {...{ whom, texts, leave }} />}
      {asks === 'status' && <ToggleForm {...{ whom, texts, leave, active: user.active, back }} />}
    </Card>
  )
}

/** A link is better than a password that the admin chooses, because only the person ever knows theirs. */
function ResetLink({ person: { user, link }, texts }: { person: PersonData; texts: ActTexts }) {
  const t = useT()
  return (
    <Card className={stack} aria-labelledby="link-senha">
      <SmallHeading id="link-senha">{t('admin.act.linkTitle')}</SmallHeading>
      {link ? (
        <Callout kind="info" title={t('admin.act.linkMade')}>
          <p>
            <code>{link}</code>
          </p>
          <p>{t('admin.act.linkHint')}</p>
        </Callout>
      ) : (
        <form className={stack} method="post" action={personHref(user.id)}>
          <input type="hidden" name="acao" value="link" />
          <p className={cx(small, muted)}>{t('admin.act.linkText')}</p>
          <Reason texts={texts} />
          <SubmitRow size="sm" icon="key-round">
            {t('admin.act.link')}
          </SubmitRow>
        </form>
      )}
    </Card>
  )
}
