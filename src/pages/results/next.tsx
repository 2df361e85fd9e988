// The end of a result: the ways on, in one row.
import { useT } from '../../i18n'
import type { HistoryData } from '../../texts/history/view'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/icons'
import * as css from './results.css'

type Way = {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly href: string
  readonly download?: boolean
}

/** The order of the tools: first the file, then what recruiters look up, then the job, then the file again. */
const nextTool = {
  resume: { href: '/scanner-vagas', icon: 'scan-search' },
  job: { href: '/curriculo#enviar', icon: 'file-text' },
  linkedin: { href: '/scanner-vagas', icon: 'scan-search' },
  photo: { href: '/linkedin', icon: 'square-user-round' },
} as const

type Props = {
  tool: keyof typeof nextTool
  history?: HistoryData | undefined
}

/** The next tool, and the report where there is one. Not printed. */
export function Next({ tool, history }: Props) {
  const t = useT()
  const ways: readonly Way[] = [
    { ...nextTool[tool], title: t(`history.after.${tool}.go`), text: t(`history.after.${tool}.text`) },
    ...(history ? reportWay(history, t) : []),
  ]
  return (
    <nav className={css.next} aria-label={t('history.after.heading')}>
      {ways.map(({ icon, title, text, href, download }) => (
        <a key={href} href={href} download={download}>
          <Icon name={icon} />
          <strong>{title}</strong>
          <span>{text}</span>
        </a>
      ))}
    </nav>
  )
}

/** The result as a PDF, or the plans that have it; nothing where no plan on sale does. */
const reportWay = ({ path, shown, report, reportOffer }: HistoryData, t: ReturnType<typeof useT>): Way[] => {
  if (shown === null) return []
  if (report !== 'none') {
    const href = `${path}/relatorio.pdf?analise=${shown}`
    return [{ icon: 'download', title: t('report.offer.download'), text: t('report.offer.text'), href, download: true }]
  }
  return reportOffer.sold
    ? [{ icon: 'download', title: t('report.offer.inviteTitle'), text: reportOffer.text, href: '/planos' }]
    : []
}
