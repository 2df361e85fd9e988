import { translator } from '../../i18n'
import Avatar from '../../islands/accounts/avatar'
import Profile from '../../islands/accounts/profile'
import { cx } from '../../ui/base/cx'
import { page as pageBox, stack, wrap } from '../../ui/base/layout.css'
import { title } from '../../ui/base/text.css'
import { Callout } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import * as css from './account.css'
import { BackHead } from './back'
import { avatarTexts, profileTexts } from './profile-texts'

type Props = {
  page: PageContext
  user: NonNullable<PageContext['user']>
  toast?: Message | undefined
  /** What a plain form sent, to be mended; the person's own otherwise. */
  values?: { readonly nome: string; readonly email: string } | undefined
  errors?: Readonly<Record<string, string>> | undefined
  /** Why the form was refused, where no field says it. */
  message?: string | undefined
  /** Why the photo was. */
  photoMessage?: string | undefined
}

/** The form that takes the photo away; its button stands inside the island, beside the other one. */
const removal = 'tirar-foto'

/** /editar-perfil: photo, name, address and password. */
export function ProfilePage({ page, user, toast, values, errors = {}, message, photoMessage }: Props) {
  const t = translator(page.language)
  const photo = user.photo ?? null
  return (
    <Shell page={page} title={t('account.profile.title')} toast={toast}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <BackHead heading={t('account.profile.title')} />
        <div className={css.columns}>
          <Card className={stack} aria-labelledby="foto">
            <h2 className={title.sm} id="foto">
              {t('account.avatar.heading')}
            </h2>
            {photoMessage && (
              <Callout kind="bad" alert>
                {photoMessage}
              </Callout>
            )}
            <Avatar name={user.name} photo={photo} removal={removal} texts={avatarTexts(t)} />
            <form id={removal} method="post" action="/editar-perfil/foto/remover" />
          </Card>
          <Card aria-label={t('account.profile.who')}>
            <Profile
              values={values ?? { nome: user.name, email: user.email }}
              errors={errors}
              message={message ?? null}
              texts={profileTexts(t)}
            />
          </Card>
        </div>
      </main>
    </Shell>
  )
}
