// The section of /conta that lists the open sessions.
import { useT } from '../../i18n'
import type { AccountView } from '../../texts/accounts/view'
import { cx, muted, row, small, stack, stackGap } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { SmallHeading } from '../../ui/heading/heading'
import * as css from './account.css'

/** The person's open sessions, each with a button that ends it. */
export function Sessions({ sessions }: Pick<AccountView, 'sessions'>) {
  const t = useT()
  const others = sessions.filter(({ here }) => !here)
  return (
    <Card className={stack} id="sessoes" aria-labelledby="sessoes-titulo">
      <div className={cx(stack, stackGap.s2)}>
        <SmallHeading id="sessoes-titulo">{t('account.sessions.heading')}</SmallHeading>
        <p className={cx(small, muted)}>
          {others.length === 0 ? t('account.sessions.only') : t('account.sessions.text')}
        </p>
      </div>
      <ul className={css.sessions}>
        {sessions.map(({ id, here, when, iso, device, used }) => (
          <li key={id}>
            <span>
              <strong>{here ? t('account.sessions.hereOn', { device }) : device}</strong>{' '}
              <time className={cx(small, muted)} dateTime={iso}>
                {t('account.sessions.started', { when })}
              </time>
              {used && !here && <small className={muted}> {used}</small>}
            </span>
            {!here && (
              <form method="post" action="/conta/sessoes">
                <input type="hidden" name="sessao" value={id} />
                <Button type="submit" kind="outline" size="sm" aria-label={t('account.sessions.endOne', { when })}>
                  {t('account.sessions.end')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className={row}>
          {others.length > 1 && <EndMany which="outras" label={t('account.sessions.endOthers')} />}
          <EndMany which="todas" label={t('account.sessions.endAll')} />
        </div>
      )}
    </Card>
  )
}

const EndMany = ({ which, label }: { which: 'outras' | 'todas'; label: string }) => (
  <form method="post" action="/conta/sessoes">
    <input type="hidden" name="sessao" value={which} />
    <Button type="submit" kind="ghost" size="sm">
      {label}
    </Button>
  </form>
)
