// The ways out of the workbench: the files of the draft, and its pages.
import { type MouseEvent, useEffect, useState } from 'react'
import { cx, muted, small, tiny } from '../../ui/base'
import { button, size } from '../../ui/button/button.css'
import { Icon } from '../../ui/icon/icon'
import { fetchFile, nameOf, save } from '../shell/fetch'
import { sitePath } from '../site-path'
import * as sheet from './page/preview.css'
import * as phone from './phone.css'
import type { WorkbenchTexts } from './texts'
import * as css from './workbench.css'

const pdfType = 'application/pdf'

export type WaysProps = {
  texts: WorkbenchTexts['form']
  flush: () => Promise<boolean>
  /** How many pages the PDF has, where it passes one; else ''. */
  pages: string
  /** Address of the draft's files, without their ending, and what names a copy in it. */
  files: string
  query: string
}

/** Word, PDF, JSON Resume, and the device's own menu where it takes files. */
export function Ways({ texts, files, query, flush, pages }: WaysProps) {
  const [shares, setShares] = useState(false)
  /** The file that was fetched last: who sends an application often needs a second one. */
  const [fetched, setFetched] = useState<string | null>(null)
  useEffect(() => {
    const probe = new File([''], 'curriculo.pdf', { type: pdfType })
    setShares('canShare' in navigator && navigator.canShare({ files: [probe] }))
  }, [])
  // What was typed a moment ago belongs into the file.
  const open = (ending: string) => async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setFetched(null)
    await flush()
    const href = event.currentTarget?.href ?? `${files}.${ending}${query}`
    const file = await fetchFile(href)
    if (file) {
      save(file, `curriculo.${ending}`)
      setFetched(ending)
    } else location.assign(sitePath(`${files}.${ending}${query}`))
  }
  const share = async () => {
    await flush()
    const blob = await fetchFile(`${files}.pdf${query}`)
    if (!blob) return
    try {
      await navigator.share({ files: [new File([blob], nameOf(blob, 'curriculo.pdf'), { type: pdfType })] })
    } catch {
      // Closed without sending, or too long after the tap: the file is handed over all the same.
      save(blob, 'curriculo.pdf')
    }
  }
  const ways = [
    ['docx', texts.docx, texts.docxText],
    ['pdf', texts.pdf, texts.pdfText],
    ['json', texts.json, texts.jsonText],
  ] as const
  return (
    <details className={css.menu} name="menu" onToggle={() => setFetched(null)}>
      <summary className={cx(button, size.sm)}>
        <Icon name="download" /> <span className={phone.clipped}>{texts.download}</span>
      </summary>
      <div className={css.pop}>
        {pages && <p className={cx(small, sheet.pagesNote)}>{pages}</p>}
        {ways.map(([ending, name, text]) => (
          <a key={ending} className={css.way} href={`${files}.${ending}${query}`} download onClick={open(ending)}>
            <strong>{name}</strong>
            <span className={cx(tiny, muted)} role="status">
              {fetched === ending ? texts.fetched : text}
            </span>
          </a>
        ))}
        <a className={css.way} href={`/curriculo/oficina/links${query}`}>
          <strong>{texts.link}</strong>
          <span className={cx(tiny, muted)}>{texts.linkText}</span>
        </a>
        {shares && (
          <button type="button" className={css.way} onClick={() => void share()}>
            <strong>{texts.share}</strong>
            <span className={cx(tiny, muted)}>{texts.shareText}</span>
          </button>
        )}
      </div>
    </details>
  )
}
