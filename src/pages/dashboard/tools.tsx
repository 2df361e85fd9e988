// The four tools on the dashboard, each with the analyses left.
import { useT } from '../../i18n'
import type { Tool } from '../../texts/dashboard/data'
import type { DashboardView } from '../../texts/dashboard/view'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, num, row, rowSplit, small, stack, stackGap, title } from '../../ui/base'
import { card } from '../../ui/card/card.css'
import { Heading } from '../../ui/heading/heading'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/icons'
import * as css from './dashboard.css'

const icons: { readonly [tool in Tool]: IconName } = {
  photo: 'camera',
  linkedin: 'square-user-round',
  resume: 'file-text',
  job: 'scan-search',
}

/** The four tools and how many analyses are left for them. */
export function Tools({ tools, left }: Pick<DashboardView, 'tools' | 'left'>) {
  const t = useT()
  return (
    <section id="analises" className={cx(stack, stackGap.s6)} aria-labelledby="ferramentas">
      <div className={cx(row, rowSplit)}>
        <Heading id="ferramentas">{t('dashboard.tools.heading')}</Heading>
        <p className={cx(small, muted)}>
          {left.count && <strong className={num}>{left.count}</strong>} {left.text}{' '}
          {left.example && <Badge>{t('common.example')}</Badge>}
        </p>
      </div>
      <div className={css.tools}>
        {tools.map((tool) => (
          <ToolCard key={tool.tool} {...tool} />
        ))}
      </div>
    </section>
  )
}

/** A card always leads to its tool, where one's results are; where nothing can be analysed now, it says why. */
function ToolCard({ tool, name, text, go, href, disabled }: DashboardView['tools'][number]) {
  const t = useT()
  return (
    <a className={cx(card, css.toolCard, disabled !== null && css.toolCardOut)} href={href}>
      <Icon name={icons[tool]} className={css.toolCardIcon} />
      <h3 className={title.sm}>{name}</h3>
      <p className={cx(small, muted)}>{disabled ?? text}</p>
      <span className={css.toolCardGo}>
        {disabled === null ? go : t('dashboard.tools.results')} <Icon name="arrow-right" />
      </span>
    </a>
  )
}
