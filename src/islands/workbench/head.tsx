// The head of the workbench: whether all is saved, undo and redo, and the downloads.
import { memo } from 'react'
import { interpolate } from '../../i18n/template'
import { cx, sr, title } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import * as phone from './phone.css'
import type { Saving } from './state/saving/use-saving'
import { Ways, type WaysProps } from './ways'
import * as css from './workbench.css'

type Props = WaysProps & {
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
