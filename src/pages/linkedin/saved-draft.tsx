// The note that LinkedIn texts were saved and not analysed yet.
import type { LinkedinValues } from '../../api/tools/linkedin'
import { useT } from '../../i18n'
import { Callout } from '../../ui/callout/callout'
import * as css from './linkedin.css'

const parts = ['headline', 'about', 'experience'] as const

/** Texts that were saved and never analysed, and what to do with them. */
export function Found({ saved }: { saved: LinkedinValues }) {
  const t = useT()
  return (
    <Callout kind="info" title={t('linkedin.page.found')}>
      <dl className={css.findingList}>
        {parts
          .filter((part) => saved[part])
          .map((part) => (
            <div key={part}>
              <dt>{t(`linkedin.page.sections.${part}`)}</dt>
              <dd>{saved[part]}</dd>
            </div>
          ))}
      </dl>
    </Callout>
  )
}
