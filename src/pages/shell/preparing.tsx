// The page shown at a start while the read models are being built.
import { translator } from '../../i18n'
import { BarePage, type BareProps } from './bare'

/** The answer while the server builds the read models, with the progress in whole percent. */
export function Preparing({ percent, ...page }: BareProps & { percent: number }) {
  const t = translator(page.language)
  const title = t('common.state.preparing.title')
  return (
    <BarePage {...page} title={title} moment="login">
      <p>{t('common.state.preparing.text')}</p>
      <p>
        <progress max={100} value={percent} aria-label={title} /> {t('common.state.preparing.done', { percent })}
      </p>
    </BarePage>
  )
}
