// /conta/tokens: the API tokens of a person, and a form for another one.

import { tokenDays, tokenNameMax } from '../../../domain/accounts/api-tokens/api-tokens'
import { tokenScopes } from '../../../events/schema/vocabulary'
import { translator, useT } from '../../../i18n'
import { type TokensData, type TokensView, tokensView } from '../../../texts/accounts/api-tokens'
import { cx, muted, small, stack, stackGap } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Input, Select } from '../../../ui/field/input'
import { SmallHeading } from '../../../ui/heading/heading'
import type { Message } from '../../../ui/toast/toast'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { AgainAtProvider } from '../second-factor/again-at-provider'
import { PasswordForm } from '../second-factor/password-form'
import * as css from '../second-factor/second-factor.css'

/** Why a token was not made, and what was typed. */
export type TokensError = {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  readonly typed: { readonly name: string; readonly scope: string; readonly days: string }
}

type Props = { page: PageContext; toast?: Message | undefined; data: TokensData; error?: TokensError | undefined }

/** /conta/tokens: what programs of this person sign in with. */
export function TokensPage({ page, toast, data, error }: Props) {
  const t = translator(page.language)
  const view = tokensView(data, page.language)
  return (
    <Shell page={page} title={t('account.tokens.title')} toast={toast}>
      <PageHead
        back="/conta"
        backLabel={t('account.page.back')}
        title={t('account.tokens.title')}
        lead={t('account.tokens.lead')}
      />
      <div className={cx(stack, stackGap.s6, css.column)}>
        <List list={view.list} />
        {view.full ? (
          <Callout>{t('account.tokens.full')}</Callout>
        ) : (
          <Make data={data} error={error} provider={page.provider?.name ?? ''} />
        )}
        <p className={cx(small, muted)}>{t('account.tokens.ends')}</p>
        <p className={small}>
          <a href="/documentacao-api">{t('account.tokens.calls')}</a>
        </p>
      </div>
    </Shell>
  )
}

function List({ list }: Pick<TokensView, 'list'>) {
  const t = useT()
  return (
    <Card className={stack} aria-labelledby="tokens-titulo">
      <SmallHeading id="tokens-titulo">{t('account.tokens.list')}</SmallHeading>
      {list.length === 0 && <p className={cx(small, muted)}>{t('account.tokens.none')}</p>}
      {list.length > 0 && (
        <ul className={css.passkeys}>
          {list.map(({ id, name, scope, when, revoke }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong> <span className={small}>{scope}</span>{' '}
                <span className={cx(small, muted)}>{when}</span>
              </div>
              <form method="post" action="/conta/tokens/revogar">
                <input type="hidden" name="token" value={id} />
                <Button type="submit" kind="outline" size="sm" aria-label={revoke}>
                  {t('account.tokens.revoke')}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const scopeValues = { read: 'leitura', analyse: 'analise' } as const

function Make({ data, error, provider }: { data: TokensData; error?: TokensError | undefined; provider: string }) {
  const t = useT()
  const fields: TokensError['fields'] = error?.fields ?? {}
  const typed = error?.typed ?? { name: '', scope: 'leitura', days: '90' }
  const general = error && Object.keys(fields).length === 0 ? error.message : undefined
  return (
    <Card className={stack} id="novo" aria-labelledby="novo-titulo">
      <SmallHeading id="novo-titulo">{t('account.tokens.new')}</SmallHeading>
      {!data.password && !data.fresh && <AgainAtProvider provider={provider} next="/conta/tokens" />}
      {general && data.password && <Callout kind="bad">{general}</Callout>}
      <PasswordForm
        action="/conta/tokens"
        label={t('account.tokens.make')}
        password={data.password}
        error={fields.senha ?? (data.password ? undefined : general)}
      >
        <Field label={t('account.tokens.name')} hint={t('account.tokens.nameHint')} error={fields.nome}>
          {(control) => <Input {...control} name="nome" defaultValue={typed.name} maxLength={tokenNameMax} required />}
        </Field>
        <Field label={t('account.tokens.scope')} error={fields.escopo}>
          {(control) => (
            <Select {...control} name="escopo" defaultValue={typed.scope}>
              {tokenScopes.map((scope) => (
                <option key={scope} value={scopeValues[scope]}>
                  {t(`account.tokens.scopes.${scope}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('account.tokens.days')} error={fields.dias}>
          {(control) => (
            <Select {...control} name="dias" defaultValue={typed.days}>
              {tokenDays.map((days) => (
                <option key={days} value={days}>
                  {t('account.tokens.lasts', { count: days })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </PasswordForm>
    </Card>
  )
}
