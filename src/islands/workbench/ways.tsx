// The ways out of the workbench: the files of the draft, and its pages.
import { type MouseEvent, useEffect, useRef, useState } from 'react'
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
  /** What was done last; who sends an application often needs a second file. */
  const [done, setDone] = useState<string | null>(null)
  const isSharing = useRef(false)
  useEffect(() => {
    const probe = new File([''], 'curriculo.pdf', { type: pdfType })
    setShares('canShare' in navigator && navigator.canShare({ files: [probe] }))
  }, [])
  /** The file with what was typed a moment ago; where there is none, the page that says why is opened. */
  const fetchDraft = async (ending: string) => {
    setDone(null)
    await flush()
    const address = `${files}.${ending}${query}`
    const file = await fetchFile(address)
    if (!file) location.assign(sitePath(address))
    return file
  }
  const open = (ending: string) => async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const file = await fetchDraft(ending)
    if (!file) return
    save(file, `curriculo.${ending}`)
    setDone(ending)
  }
  const share = async () => {
    if (isSharing.current) return
    isSharing.current = true
    const file = await fetchDraft('pdf')
    try {
      if (file) await navigator.share({ files: [new File([file], nameOf(file, 'curriculo.pdf'), { type: pdfType })] })
    } catch (error) {
      // Closing the device's menu is the person's choice; where it does not open, the file is downloaded instead.
      if (file && !(error instanceof DOMException && error.name === 'AbortError')) {
        save(file, 'curriculo.pdf')
        setDone('share')
      }
    } finally {
      isSharing.current = false
    }
  }
  const ways = [
    ['docx', texts.docx, texts.docxText],
    ['pdf', texts.pdf, texts.pdfText],
    ['json', texts.json, texts.jsonText],
  ] as const
  return (
    <details className={css.menu} name="menu" onToggle={() => setDone(null)}>
      <summary className={cx(button, size.sm)}>
        <Icon name="download" /> <span className={phone.clipped}>{texts.download}</span>
      </summary>
      <div className={css.pop}>
        {pages && <p className={cx(small, sheet.pagesNote)}>{pages}</p>}
        {ways.map(([ending, name, text]) => (
          <a key={ending} className={css.way} href={`${files}.${ending}${query}`} download onClick={open(ending)}>
            <strong>{name}</strong>
            <span className={cx(tiny, muted)} role="status">
              {done === ending ? texts.fetched : text}
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
            <span className={cx(tiny, muted)} role="status">
              {done === 'share' ? texts.shareFailed : texts.shareText}
            </span>
          </button>
        )}
      </div>
    </details>
  )
}
