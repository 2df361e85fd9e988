import { useT } from '../../i18n'
import { Avatar } from '../../ui/avatar'
import { ButtonLink } from '../../ui/button'
import { cx } from '../../ui/cx'
import { section, sectionHead, wrap } from '../../ui/layout.css'
import * as leap from '../../ui/leap.css'
import { muted, small, title } from '../../ui/text.css'
import * as css from './stories.css'

export function Stories({ appName }: { appName: string }) {
  const t = useT()
  return (
    <section className={cx(wrap, section)} id="historias">
      <h2 className={cx(title.lg, sectionHead)}>{t('landing.stories.title')}</h2>
      <div className={css.stories}>
        <Story
          lead
          quote={t('landing.stories.camila.quote', { app: appName })}
          name={t('landing.stories.camila.name')}
          role={t('landing.stories.camila.role')}
        />
        <Story
          quote={t('landing.stories.joao.quote')}
          name={t('landing.stories.joao.name')}
          role={t('landing.stories.joao.role')}
        />
        <Story
          quote={t('landing.stories.leticia.quote')}
          name={t('landing.stories.leticia.name')}
          role={t('landing.stories.leticia.role')}
        />
      </div>
    </section>
  )
}

type Props = { quote: string; name: string; role: string; lead?: boolean }

function Story({ quote, name, role, lead = false }: Props) {
  return (
    <figure className={cx(css.story, lead && css.storyLead)}>
      <blockquote className={lead ? title.md : undefined}>“{quote}”</blockquote>
      <figcaption>
        <Avatar name={name} />
        <span>
          <strong>{name}</strong>
          <br />
          <span className={cx(small, muted)}>{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}

export function Close({ start }: { start: string }) {
  const t = useT()
  return (
    <section className={css.cta}>
      <div className={cx(wrap, css.ctaIn)}>
        <h2 className={title.xl}>{t('landing.close.title')}</h2>
        <ButtonLink kind="primary" size="lg" href={start}>
          {t('landing.close.action')}
        </ButtonLink>
      </div>
      <svg className={css.ctaArt} viewBox="0 0 1440 300" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <path className={leap.board} d="M860 262H1000" />
        <path className={leap.leg} d="M900 264v60" />
        <path className={leap.trail} d="M1000 260C1030 90 1130 10 1296 84" />
        <circle className={leap.dot} cx="1300" cy="86" r="18" />
      </svg>
    </section>
  )
}
