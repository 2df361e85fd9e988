import { useT } from '../../i18n'
import { cx } from '../../ui/base/cx'
import { row, rowSplit, stack, stackGap } from '../../ui/base/layout.css'
import { muted, small, title } from '../../ui/base/text.css'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { onScreen } from '../history/history.css'

/** The order of the tools: first the file, then what recruiters look up, then the job, then the file again. */
const next = {
  resume: '/scanner-vagas',
  job: '/curriculo#enviar',
  linkedin: '/scanner-vagas',
  photo: '/linkedin',
} as const

/** What to do after a result, so that the page's end leads on. Not printed. */
export function After({ tool }: { tool: keyof typeof next }) {
  const t = useT()
  return (
    <Card className={cx(row, rowSplit, onScreen)}>
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.sm}>{t('history.after.heading')}</h2>
        <p className={cx(small, muted)}>{t(`history.after.${tool}.text`)}</p>
      </div>
      <ButtonLink href={next[tool]}>{t(`history.after.${tool}.go`)}</ButtonLink>
    </Card>
  )
}
