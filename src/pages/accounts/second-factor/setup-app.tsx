// The page that shows the secret for an authenticator app and asks for its first code.

import { encode } from 'uqr'
import { translator } from '../../../i18n'
import CopyButton from '../../../islands/shell/copy-button'
import { cx, row, small, stack, stackGap } from '../../../ui/base'
import { Card } from '../../../ui/card/card'
import { SmallHeading } from '../../../ui/heading/heading'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { CodeField } from './code-field'
import { PasswordForm } from './password-form'
import * as css from './second-factor.css'

type Props = {
  page: PageContext
  /** The secret in base32, and the note with which the form brings it back. */
  secret: string
  note: string
  /** What the app reads from the picture. */
  uri: string
  /** Whether the person has a password to show again. */
  password: boolean
  errors?: Readonly<Record<string, string>> | undefined
}

/** /conta/seguranca/aplicativo: the secret as a picture and as text, and the code that shows that the app has it. */
export function SetupAppPage({ page, secret, note, uri, password, errors = {} }: Props) {
  const t = translator(page.language)
  const spaced = secret.replace(/(.{4})(?=.)/g, '$1 ')
  return (
    <Shell page={page} title={t('account.secondFactor.app.title')}>
      <PageHead
        back="/conta/seguranca"
        backLabel={t('account.secondFactor.back')}
        title={t('account.secondFactor.app.title')}
        lead={t('account.secondFactor.app.text')}
      />
      <div className={cx(stack, stackGap.s6, css.column)}>
        <Card className={stack} aria-labelledby="ler">
          <SmallHeading id="ler">{t('account.secondFactor.app.scan')}</SmallHeading>
          <p>{t('account.secondFactor.app.scanText')}</p>
          <Qr text={uri} label={t('account.secondFactor.app.qr')} />
          <p className={small}>{t('account.secondFactor.app.key')}</p>
          <div className={row}>
            <code className={css.key}>{spaced}</code>
            <CopyButton
              text={secret}
              label={t('account.secondFactor.app.copy')}
              done={t('account.secondFactor.app.copied')}
              failed={t('account.secondFactor.app.copyFailed')}
            />
          </div>
        </Card>
        <Card className={stack} aria-labelledby="confirmar">
          <SmallHeading id="confirmar">{t('account.secondFactor.app.confirm')}</SmallHeading>
          <PasswordForm
            action="/conta/seguranca/aplicativo"
            label={t('account.secondFactor.app.submit')}
            password={password}
            error={errors.senha}
          >
            <input type="hidden" name="configuracao" value={note} />
            <CodeField error={errors.codigo} />
          </PasswordForm>
        </Card>
      </div>
    </Shell>
  )
}

/** The quiet zone around a QR code, in its own squares (ISO/IEC 18004). */
const quiet = 4

function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet })
  const dark = data.flatMap((cells, y) => cells.flatMap((cell, x) => (cell ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  )
}
