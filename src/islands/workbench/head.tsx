// The head of the workbench: whether all is saved, undo and redo, and the downloads.
import { type MouseEvent, memo, useEffect, useState } from 'react'
import { interpolate } from '../../i18n/template'
import { cx, muted, small, sr, tiny, title } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { button, size } from '../../ui/button/button.css'
import { Icon } from '../../ui/icon/icon'
import { fetchFile, nameOf, save } from '../shell/fetch'
import { sitePath } from '../site-path'
import * as sheet from './page/preview.css'
import * as phone from './phone.css'
import type { Saving } from './state/saving/use-saving'
import type { WorkbenchTexts } from './texts'
import * as css from './workbench.css'

type Props = {
  texts: WorkbenchTexts['form']
  language: string
  /** The zone the server writes its times in, because both stand on one page. */
  timeZone: string
  saving: Saving
  /** The moment of the last save, as the page was drawn. */
  savedText: string
  live: boolean
  /** Of the draft as the page was opened: an earlier one is in the history. */
  version: number
  undo: (() => void) | null
  redo: (() => void) | null
  flush: () => Promise<boolean>
  /** How many pages the PDF has, where it passes one; else ''. */
  pages: string
  /** Address of the draft's files, without their ending, and what names a version in it. */
  files: string
  query: string
}

export const timeOf = (at: number, language: string, timeZone: string): string => {
  const zone = language === 'pt-BR' ? {} : ({ timeZoneName: 'shortOffset' } as const)
  const text = new Intl.DateTimeFormat(language, { timeZone, hour: 'numeric', minute: '2-digit', ...zone }).format(at)
  // As the server writes it (i18n/format.ts): no narrow space, and no hyphen at which a line could break.
  return language === 'pt-BR'
    ? text.replace(/^0?(\d+):/, '$1h')
    : text
        .replace(/\s/g, ' ')
        .replace('GMT-', 'GMT−')
        .replace(/ GMT−3$/, ' (Brasília time)')
}

const savedAs = (
  { state, at, message, elsewhere }: Saving,
  { texts, language, timeZone, savedText }: Props,
): string => {
  if (message) return message
  switch (state) {
    case 'saved':
    case 'taken': {
      const saved = at === null ? savedText : interpolate(texts.saved, { time: timeOf(at, language, timeZone) })
      return elsewhere ? `${saved}. ${texts.elsewhere}` : saved
    }
    case 'saving':
      return texts.saving
    case 'offline':
      return texts.offline
    case 'merged':
      return texts.merged
    case 'signed-out':
      return texts.signedOut
    default:
      return texts.failed
  }
}

/** The state of saving as a sentence, taking a step back, and the ways out. */
export const Head = memo(function Head(props: Props) {
  const { texts, saving, live, undo, redo, query, version } = props
  const trouble = ['offline', 'failed', 'refused', 'signed-out'].includes(saving.state)
  return (
    <div className={cx(css.head, phone.head)}>
      <h1 className={cx(title.md, phone.clipped)}>{texts.title}</h1>
      <div className={cx(css.tools, phone.tools)}>
        <p className={cx(css.saved, trouble && css.trouble)} role="status">
          <Icon name={trouble ? 'circle-alert' : 'check'} /> <span>{savedAs(saving, props)}</span>
        </p>
        {/* First in the form: what Enter does in a field without a script. */}
        {!live && (
          <>
            <Button kind="primary" size="sm" className={phone.byForm} type="submit" name="acao" value="medir">
              {texts.measure}
            </Button>
            <Button size="sm" className={phone.byForm} type="submit" name="acao" value="guardar">
              {texts.save}
            </Button>
          </>
        )}
        <Undo texts={texts} undo={undo} history={version > 1 ? `/curriculo/oficina/historico${query}` : null} />
        <Button
          size="sm"
          kind="ghost"
          icon="redo-2"
          className={cx(phone.byScript, phone.onDesk)}
          onClick={() => redo?.()}
          aria-disabled={redo === null || undefined}
        >
          {texts.redo}
        </Button>
        <ButtonLink size="sm" kind="ghost" icon="clock" href={`/curriculo/oficina/historico${query}`}>
          <span className={phone.clipped}>{texts.history}</span>
        </ButtonLink>
        <Ways {...props} />
      </div>
    </div>
  )
})

/** Steps are of this window: after a reload the way back is in the history, which has every version. */
function Undo({ texts, undo, history }: Pick<Props, 'texts' | 'undo'> & { history: string | null }) {
  const shared = { size: 'sm', kind: 'ghost', icon: 'undo-2', className: phone.byScript } as const
  const name = <span className={phone.clipped}>{texts.undo}</span>
  if (undo === null && history !== null)
    return (
      <ButtonLink {...shared} href={history} title={texts.undoInHistory}>
        {name}
        <span className={sr}>: {texts.undoInHistory}</span>
      </ButtonLink>
    )
  return (
    <Button {...shared} onClick={() => undo?.()} aria-disabled={undo === null || undefined}>
      {name}
    </Button>
  )
}

const pdfType = 'application/pdf'

/** Word, PDF, JSON Resume, and the device's own menu where it takes files. */
function Ways({ texts, files, query, flush, pages }: Props) {
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
