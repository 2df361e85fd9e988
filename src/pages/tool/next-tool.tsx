import { useT } from '../../i18n'
import { cx } from '../../ui/base/cx'
import { row, rowSplit, stack, stackGap } from '../../ui/base/layout.css'
import { muted, small, title } from '../../ui/base/text.css'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { onScreen } from '../history/history.css'

/** Which tool comes after which: the file first, then what recruiters look up, then the job itself, then the file again. */
const next = {
  resume: '/scanner-vagas',
  job: '/curriculo#enviar',
  linkedin: '/scanner-vagas',
  photo: '/linkedin',
} as const

/** Where to go on from a result, so that nobody who has read one is left at the end of a page. Nothing on paper. */
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
