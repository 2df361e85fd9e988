// The new recovery codes, to be copied, printed or saved as a file.

import { useEffect, useState } from 'react'
import { island } from '#island'
import type { Texts } from '../../../i18n/texts'
import { cx, noPrint, row } from '../../../ui/base'
import { Button, ButtonLink } from '../../../ui/button/button'
import { save } from '../../shell/fetch'
import { toast } from '../../state/toasts'
import * as css from './second-factor.css'

export type CodesTexts = Texts['account']['secondFactor']['codes']

type Props = { codes: readonly string[]; texts: CodesTexts }

/** Recovery codes, and ways to take them along. Without JavaScript they can be selected, and the page printed. */
export default island('recovery-codes', function RecoveryCodes({ codes, texts }: Props) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const text = `${texts.fileHead}\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: texts.copied })
    } catch {
      // The browser refused: without permission, or in a window that is not in front.
      toast({ title: texts.copyFailed, tone: 'bad' })
    }
  }
  return (
    <>
      <ul className={css.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={cx(row, noPrint)}>
        {hydrated && (
          <>
            <Button icon="copy" onClick={() => void copy()}>
              {texts.copy}
            </Button>
            <Button icon="download" onClick={() => save(new Blob([text], { type: 'text/plain' }), texts.file)}>
              {texts.download}
            </Button>
            <Button icon="file-text" onClick={() => print()}>
              {texts.print}
            </Button>
          </>
        )}
        <ButtonLink href="/conta/seguranca" kind="primary">
          {texts.saved}
        </ButtonLink>
      </div>
    </>
  )
})
