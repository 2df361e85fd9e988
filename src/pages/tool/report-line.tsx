import { useT } from '../../i18n'
import type { HistoryData } from '../../texts/history/view'
import { cx } from '../../ui/base/cx'
import { row, rowSplit, stack, stackGap } from '../../ui/base/layout.css'
import { muted, small, title } from '../../ui/base/text.css'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { onScreen } from '../history/history.css'

type Props = Pick<HistoryData, 'path' | 'shown' | 'report' | 'reportOffer'>

/** The result as a PDF, or how to get it as one. Nothing before the first result; not printed. */
export function ReportLine({ path, shown, report, reportOffer }: Props) {
  const t = useT()
  if (shown === null) return null
  const paid = report !== 'none'
  return (
    <Card className={cx(row, rowSplit, onScreen)}>
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.sm}>{t(paid ? 'report.offer.title' : 'report.offer.inviteTitle')}</h2>
        <p className={cx(small, muted)}>{paid ? t('report.offer.text') : reportOffer.text}</p>
      </div>
      {paid ? (
        <ButtonLink kind="outline" icon="download" href={`${path}/relatorio.pdf?analise=${shown}`} download>
          {t('report.offer.download')}
        </ButtonLink>
      ) : (
        reportOffer.sold && (
          <ButtonLink kind="outline" href="/planos">
            {t('report.offer.plans')}
          </ButtonLink>
        )
      )}
    </Card>
  )
}
