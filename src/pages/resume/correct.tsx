// Setting right how a file was read: the lines as read, one of them chosen, one button. A plain form, so that it needs no script.
import { use } from 'react'
import { Locale, useT } from '../../i18n'
import { type CorrectionView, correctionButtons } from '../../texts/resume/corrections'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, noPrint, row, small, stack, stackGap, title } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Fold } from '../../ui/fold/fold'
import { drawnOnce } from '../results/drawn-once'
import { impersonal } from '../shell/impersonal'
import * as css from './correct.css'

/** The name of the lines as read; an address that ends in it opens the fold around them. */
export const readLines = 'linhas-lidas'

type Props = { view: CorrectionView; analysis: string }

export function Correct({ view, analysis }: Props) {
  const t = useT()
  const language = use(Locale)
  const { doubts, corrections } = view
  const correctionCount = corrections.length
  const note =
    correctionCount > 0
      ? t('results.correct.own', { count: correctionCount })
      : doubts > 0 && t('results.correct.doubts', { count: doubts })
  return (
    <Fold id="conferir" className={noPrint} title={t('results.correct.title')} note={note}>
      <p id={readLines} className={small}>
        {t('results.correct.lead')} {doubts > 0 && t('results.correct.doubtful')}
      </p>
      <form className={cx(stack, stackGap.s6)} method="post" action="/curriculo/leitura">
        <input type="hidden" name="analise" value={analysis} />
        <fieldset
          className={css.lines}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
          dangerouslySetInnerHTML={drawnOnce(view, [], language, () => <Lines lines={view.lines} />)}
        />
        <section className={cx(stack, stackGap.s2)} aria-labelledby="que-linha">
          <h3 className={title.sm} id="que-linha">
            {t('results.correct.what')}
          </h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
          <div className={row} dangerouslySetInnerHTML={impersonal('kinds of lines', language, () => <Kinds />)} />
        </section>
      </form>
      {correctionCount > 0 && <Corrections {...{ view, analysis }} />}
    </Fold>
  )
}

function Lines({ lines }: Pick<CorrectionView, 'lines'>) {
  const t = useT()
  const first = lines.find(({ doubtful, is }) => doubtful && is === null)?.index
  return (
    <>
      <legend className={cx(small, muted)}>{t('results.correct.lines')}</legend>
      {lines.map(({ index, text, doubtful, is }) => (
        <label key={index} className={cx(css.line, doubtful && css.doubtful)}>
          <input type="radio" name="linha" value={index} defaultChecked={index === first} required />
          <span>
            {text} {doubtful && is === null && <Badge tone="warn">{t('results.correct.doubt')}</Badge>}
            {is !== null && <Badge tone="good">{t(`results.correct.given.${is}`)}</Badge>}
          </span>
        </label>
      ))}
    </>
  )
}

function Kinds() {
  const t = useT()
  return correctionButtons.map((kind) => (
    <Button key={kind} size="sm" kind="outline" type="submit" name="acao" value={kind}>
      {t(`results.correct.is.${kind}`)}
    </Button>
  ))
}

function Corrections({ view: { corrections }, analysis }: Props) {
  const t = useT()
  return (
    <form className={cx(stack, stackGap.s2)} method="post" action="/curriculo/leitura">
      <input type="hidden" name="analise" value={analysis} />
      <h3 className={title.sm}>{t('results.correct.corrected')}</h3>
      <ul className={css.corrections}>
        {corrections.map(({ line, is, text }) => (
          <li key={line}>
            <span>
              “{text}”: {t(`results.correct.given.${is}`)}
            </span>
            <Button
              size="sm"
              kind="ghost"
              type="submit"
              name="acao"
              value={`desfazer:${line}`}
              aria-label={`${t('results.correct.undo')}: ${text}`}
            >
              {t('results.correct.undo')}
            </Button>
          </li>
        ))}
      </ul>
      {corrections.length > 1 && (
        <div>
          <Button size="sm" kind="ghost" type="submit" name="acao" value="desfazer">
            {t('results.correct.undoAll')}
          </Button>
        </div>
      )}
    </form>
  )
}
