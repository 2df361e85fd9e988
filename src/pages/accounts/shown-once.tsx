// The page of a secret that is shown once, for tokens and webhooks.
import CopyButton from '../../islands/shell/copy-button'
import { cx } from '../../ui/base/cx'
import { page as pageBox, pageHead, row, stack, stackGap, wrap } from '../../ui/base/layout.css'
import { lead, small, title } from '../../ui/base/text.css'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import * as css from './second-factor/second-factor.css'

type Texts = Record<'title' | 'once' | 'label' | 'copy' | 'copied' | 'copyFailed' | 'how' | 'saved', string>
type Props = { page: PageContext; value: string; back: string; texts: Texts }

/** A secret that was just made, on the one page that shows it. */
export function ShownOnce({ page, value, back, texts }: Props) {
  return (
    <Shell page={page} title={texts.title}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <div className={cx(pageHead, stack, stackGap.s2)}>
          <h1 className={title.lg}>{texts.title}</h1>
          <p className={lead}>{texts.once}</p>
        </div>
        <Card className={cx(stack, css.column)} aria-label={texts.label}>
          <div className={row}>
            <code className={css.key}>{value}</code>
            <CopyButton text={value} label={texts.copy} done={texts.copied} failed={texts.copyFailed} />
          </div>
          <p className={small}>{texts.how}</p>
          <div>
            <ButtonLink href={back} kind="outline">
              {texts.saved}
            </ButtonLink>
          </div>
        </Card>
      </main>
    </Shell>
  )
}
