// The section of /conta that says which second factors are on.
import { useT } from '../../i18n'
import type { SecondFactorView } from '../../texts/accounts/second-factor'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, row, rowSplit, small, stack, stackGap } from '../../ui/base'
import { LinkRow } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { SmallHeading } from '../../ui/heading/heading'
import { states } from './second-factor/second-factor.css'

/** The account page's section about security: the state of each second factor, and where they are set up. */
export function SecondFactorSection({ view }: { view: SecondFactorView }) {
  const t = useT()
  const rows = [
    [t('account.secondFactor.app.heading'), view.app],
    [t('account.secondFactor.passkeys.heading'), view.passkeys],
    ...(view.codes === null ? [] : [[t('account.secondFactor.codes.heading'), view.codes] as const]),
  ] as const
  return (
    <Card className={stack} id="seguranca" aria-labelledby="seguranca-titulo">
      <div className={cx(stack, stackGap.s2)}>
        <div className={cx(row, rowSplit)}>
          <SmallHeading id="seguranca-titulo">{t('account.secondFactor.title')}</SmallHeading>
          <Badge tone={view.on ? 'good' : 'plain'}>
            {t('account.secondFactor.summary')}: {t(`account.secondFactor.${view.on ? 'on' : 'off'}`)}
          </Badge>
        </div>
        <p className={cx(small, muted)}>{t(`account.secondFactor.${view.on ? 'onText' : 'offText'}`)}</p>
      </div>
      <dl className={states}>
        {rows.map(([name, state]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={muted}>{state}</dd>
          </div>
        ))}
      </dl>
      <LinkRow href="/conta/seguranca" kind="outline" size="sm" icon="lock-keyhole">
        {t('account.secondFactor.manage')}
      </LinkRow>
    </Card>
  )
}
