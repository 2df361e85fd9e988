// Shown in the place of the board when no analyses are left.
import { row, stack } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import type { UploadTexts } from './texts'

/** Shown when no analyses are left: what remains available, and a link to the plans. Never a second call to action. */
export function OutOfAnalyses({ texts }: { texts: UploadTexts }) {
  return (
    <div className={stack}>
      <Callout kind="info" icon="clock" title={texts.out}>
        <p>{texts.outText}</p>
      </Callout>
      <p className={row}>
        {texts.outGo && <ButtonLink href="/curriculo/oficina">{texts.outGo}</ButtonLink>}
        <ButtonLink kind={texts.outGo ? 'ghost' : undefined} href="/planos">
          {texts.plans}
        </ButtonLink>
      </p>
    </div>
  )
}
