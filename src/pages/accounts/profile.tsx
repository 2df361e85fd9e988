// /editar-perfil: picture, name, address and password.
import { passwordLength } from '../../api/account/accounts'
import { type Translate, textsOf, translator } from '../../i18n'
import type { Texts } from '../../i18n/texts'
import Avatar from '../../islands/accounts/avatar'
import Profile from '../../islands/accounts/profile'
import type { ProfileTexts } from '../../islands/accounts/profile-rules'
import { stack } from '../../ui/base'
import { Alert } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { SmallHeading } from '../../ui/heading/heading'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import * as css from './account.css'

type Props = {
  page: PageContext
  user: NonNullable<PageContext['user']>
  toast?: Message | undefined
  /** Without a password the form asks for none, and a new address requires signing in at the provider again. */
  hasPassword?: boolean
  /** What a refused plain form sent; otherwise the person's present values. */
  values?: { readonly nome: string; readonly email: string } | undefined
  errors?: Readonly<Record<string, string>> | undefined
  /** Why the form was refused, when no field shows it. */
  message?: string | undefined
  /** Why the photo was refused. */
  photoMessage?: string | undefined
}

/** The form that removes the photo; its button is inside the island, beside the other one. */
const removal = 'tirar-foto'

/** /editar-perfil: photo, name, address and password. */
export function ProfilePage({
  page,
  user,
  toast,
  values,
  errors = {},
  message,
  photoMessage,
  hasPassword = true,
}: Props) {
  const t = translator(page.language)
  const texts = textsOf(page.language).account
  const photo = user.photo ?? null
  return (
    <Shell page={page} title={t('account.profile.title')} toast={toast}>
      <PageHead back="/conta" backLabel={t('account.page.back')} title={t('account.profile.title')} />
      <div className={css.columns}>
        <Card className={stack} aria-labelledby="foto">
          <SmallHeading id="foto">{t('account.avatar.heading')}</SmallHeading>
          {photoMessage && <Alert>{photoMessage}</Alert>}
          <Avatar name={user.name} photo={photo} removal={removal} texts={texts.avatar} />
          <form id={removal} method="post" action="/editar-perfil/foto/remover" />
        </Card>
        <Card aria-label={t('account.profile.who')}>
          <Profile
            values={values ?? { nome: user.name, email: user.email }}
            errors={errors}
            message={message ?? null}
            hasPassword={hasPassword}
            texts={profileTexts(t, texts)}
          />
        </Card>
      </div>
    </Shell>
  )
}

const profileTexts = (
  t: Translate,
  { profile, password, emailMeant, offline, field }: Texts['account'],
): ProfileTexts => ({
  ...profile,
  nome: field.nome,
  email: field.email,
  emailMeant,
  hint: t('account.password.hint', passwordLength),
  show: password.show,
  hide: password.hide,
  offline,
  invalid: {
    nome: t('errors.fields.nameTooShort'),
    email: t('errors.fields.emailInvalid'),
    senha_atual: t('errors.fields.passwordsCheck'),
  },
})
