// /conta/webhooks: the addresses that get messages about a person's account, and a form for another one.

import { webhookUrlMax } from '../../../domain/accounts/outgoing-webhooks/outgoing-webhooks'
import { webhookTopics } from '../../../events/schema/vocabulary'
import { translator, useT } from '../../../i18n'
import { type WebhooksData, type WebhooksView, webhooksView } from '../../../texts/accounts/outgoing-webhooks'
import { Badge } from '../../../ui/badge/badge'
import { cx, muted, row, small, stack, stackGap, title } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { Card } from '../../../ui/card/card'
import { Checkbox } from '../../../ui/field/checkbox'
import { Field, FieldError } from '../../../ui/field/field'
import { group } from '../../../ui/field/field.css'
import { Input } from '../../../ui/field/input'
import { SmallHeading } from '../../../ui/heading/heading'
import type { Message } from '../../../ui/toast/toast'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { AgainAtProvider } from '../second-factor/again-at-provider'
import { PasswordForm } from '../second-factor/password-form'
import * as css from '../second-factor/second-factor.css'

/** Why a webhook was not added, and what was typed. */
export type WebhooksError = {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  readonly typed: { readonly url: string; readonly topics: readonly string[] }
}

type Props = { page: PageContext; toast?: Message | undefined; data: WebhooksData; error?: WebhooksError | undefined }

/** /conta/webhooks: addresses of a person's own programs that get messages about analyses and plans. */
export function WebhooksPage({ page, toast, data, error }: Props) {
  const t = translator(page.language)
  const view = webhooksView(data, page.language)
  return (
    <Shell page={page} title={t('account.webhooks.title')} toast={toast}>
      <PageHead
        back="/conta"
        backLabel={t('account.page.back')}
        title={t('account.webhooks.title')}
        lead={t('account.webhooks.lead')}
      />
      <div className={cx(stack, stackGap.s6, css.column)}>
        {view.list.map((one) => (
          <Webhook key={one.id} one={one} />
        ))}
        {view.full ? (
          <Callout>{t('account.webhooks.full')}</Callout>
        ) : (
          <Add data={data} error={error} provider={page.provider?.name ?? ''} />
        )}
        <p className={cx(small, muted)}>{t('account.webhooks.says')}</p>
      </div>
    </Shell>
  )
}

type Act = { id: string; act: string; label: string; kind?: 'outline' | 'ghost'; described?: string }

function Act({ id, act, label, kind = 'outline', described }: Act) {
  return (
    <form method="post" action="/conta/webhooks">
      <input type="hidden" name="acao" value={act} />
      <input type="hidden" name="webhook" value={id} />
      <Button type="submit" kind={kind} size="sm" aria-label={described}>
        {label}
      </Button>
    </form>
  )
}

function Webhook({ one }: { one: WebhooksView['list'][number] }) {
  const t = useT()
  return (
    <Card className={stack} aria-labelledby={`w-${one.id}`}>
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={cx(title.sm, css.address)} id={`w-${one.id}`}>
          {one.url}
        </h2>
        <p className={cx(small, muted)}>{one.topics}</p>
        <p>
          <Badge tone={one.active ? 'good' : 'warn'}>{t(`account.webhooks.${one.active ? 'on' : 'off'}`)}</Badge>
        </p>
      </div>
      {one.off && <p className={small}>{one.off}</p>}
      <div className={row}>
        {one.active ? (
          <Act id={one.id} act="testar" label={t('account.webhooks.test')} />
        ) : (
          <Act id={one.id} act="religar" label={t('account.webhooks.resume')} />
        )}
        <Act id={one.id} act="remover" label={t('account.webhooks.remove')} kind="ghost" described={one.remove} />
      </div>
      {one.messages.length > 0 && (
        <details>
          <summary>{t('account.webhooks.messages', { count: one.messages.length })}</summary>
          <ul className={css.passkeys}>
            {one.messages.map(({ id, type, iso, when, state }) => (
              <li key={id}>
                <div className={small}>
                  <code>{type}</code>{' '}
                  <time className={muted} dateTime={iso}>
                    {when}
                  </time>
                  : {state}
                </div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

const topicValues = { analyses: 'analises', plans: 'planos' } as const

type Adding = { data: WebhooksData; error?: WebhooksError | undefined; provider: string }

function Add({ data, error, provider }: Adding) {
  const t = useT()
  const fields: WebhooksError['fields'] = error?.fields ?? {}
  const general = error && Object.keys(fields).length === 0 ? error.message : undefined
  const chosen = error?.typed.topics ?? Object.values(topicValues)
  return (
    <Card className={stack} id="novo" aria-labelledby="novo-titulo">
      <SmallHeading id="novo-titulo">{t('account.webhooks.new')}</SmallHeading>
      {!data.password && !data.fresh && <AgainAtProvider provider={provider} next="/conta/webhooks" />}
      {general && data.password && <Callout kind="bad">{general}</Callout>}
      <PasswordForm
        action="/conta/webhooks"
        label={t('account.webhooks.make')}
        password={data.password}
        error={fields.senha ?? (data.password ? undefined : general)}
      >
        <Field label={t('account.webhooks.url')} hint={t('account.webhooks.urlHint')} error={fields.url}>
          {(control) => (
            <Input
              {...control}
              name="url"
              type="url"
              defaultValue={error?.typed.url ?? ''}
              maxLength={webhookUrlMax}
              required
            />
          )}
        </Field>
        <fieldset className={group}>
          <legend>{t('account.webhooks.topic')}</legend>
          {webhookTopics.map((topic) => (
            <Checkbox
              key={topic}
              name="eventos"
              value={topicValues[topic]}
              defaultChecked={chosen.includes(topicValues[topic])}
              label={t(`account.webhooks.topics.${topic}`)}
            />
          ))}
          {fields.eventos && <FieldError id="eventos-erro">{fields.eventos}</FieldError>}
        </fieldset>
      </PasswordForm>
    </Card>
  )
}
