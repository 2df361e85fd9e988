// The four tools as the landing page presents them.
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { cx, lead, muted, section, sectionHead, stack, stackGap, title, wrap } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { LinkedinArt, PhotoArt, ResumeArt, ScannerArt } from './tool-art'
import * as css from './tools.css'

export function Tools() {
  const t = useT()
  return (
    <section className={cx(wrap, section)} id="ferramentas">
      <div className={sectionHead}>
        <h2 className={title.lg}>{t('landing.tools.title')}</h2>
        <p className={cx(lead, css.toolsText)}>{t('landing.tools.text')}</p>
      </div>
      <div className={css.bento}>
        <Tool wide name={t('common.nav.resume')} text={t('landing.tools.resume')}>
          <ResumeArt />
        </Tool>
        <Tool name={t('common.nav.photo')} text={t('landing.tools.photo')}>
          <PhotoArt />
        </Tool>
        <Tool name={t('common.nav.linkedin')} text={t('landing.tools.linkedin')}>
          <LinkedinArt />
        </Tool>
        <Tool wide name={t('common.nav.scanner')} text={t('landing.tools.scanner')}>
          <ScannerArt />
        </Tool>
      </div>
    </section>
  )
}

type Props = { wide?: boolean; name: string; text: string; children: ReactNode }

function Tool({ wide = false, name, text, children }: Props) {
  return (
    <Card as="article" tone={wide ? undefined : 'tint'} className={cx(css.tool, wide && css.toolWide)}>
      <div className={cx(stack, stackGap.s2)}>
        <h3 className={title.md}>{name}</h3>
        <p className={muted}>{text}</p>
      </div>
      <svg className={css.toolArt} viewBox="30 10 260 180" aria-hidden="true">
        {children}
      </svg>
    </Card>
  )
}
