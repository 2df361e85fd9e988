import { ButtonLink } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { stack } from '../../ui/layout.css'
import type { UploadTexts } from './texts'

/** Nothing left to analyse with: what stays, and the way on. Never a second call to action. */
export function OutOfAnalyses({ texts }: { texts: UploadTexts }) {
  return (
    <div className={stack}>
      <Callout kind="info" icon="clock" title={texts.out}>
        <p>{texts.outText}</p>
      </Callout>
      <p>
        <ButtonLink href="/planos">{texts.plans}</ButtonLink>
      </p>
    </div>
  )
}
