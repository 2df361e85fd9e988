// Shows what people say of the site, on the landing page; nothing where the operator has no stories.
import { useT } from '../../i18n'
import type { LandingTexts } from '../../texts/landing/overrides'
import { Avatar } from '../../ui/avatar/avatar'
import { cx, muted, section, sectionHead, small, stack, stackGap, title, wrap } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import * as leap from '../../ui/scene/leap.css'
import * as css from './stories.css'

/** The target of the header's link to the stories, with or without any. */
const anchor = 'historias'

export function Stories({ stories, invented }: { stories: LandingTexts['stories']; invented: boolean }) {
  const t = useT()
  if (stories.length === 0) return <span id={anchor} />
  return (
    <section className={cx(wrap, section)} id={anchor}>
      <div className={cx(stack, stackGap.s2, sectionHead)}>
        <h2 className={title.lg}>{t('landing.stories.title')}</h2>
        {invented && <p className={cx(small, muted)}>{t('landing.stories.invented')}</p>}
      </div>
      <div className={css.stories}>
        {stories.map((story, at) => (
          <Story key={story.name + story.quote} {...story} lead={at === 0} />
        ))}
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
