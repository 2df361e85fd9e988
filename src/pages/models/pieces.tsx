// Shows the texts that a language model wrote, each with a button that copies it.
import type { TextAnswer } from '../../analysis/models/answer'
import type { Tool } from '../../events/schema/vocabulary'
import { useT } from '../../i18n'
import Copy from '../../islands/shell/copy-button'
import { cx, muted, row, rowSplit, stack, stackGap, tiny, title } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Ticks } from '../../ui/ticks/ticks'
import * as css from './model.css'

type TextsProps = { answer: TextAnswer; tool: Tool; checks: Readonly<Record<string, string>> }

export function Texts({ answer: { headline, about, lines, advice, letter }, tool, checks }: TextsProps) {
  const t = useT()
  return (
    <>
      {headline && <Piece id="modelo-headline" name={t('model.headline')} text={headline} className={css.headline} />}
      {about && <Piece id="modelo-resumo" name={t(`model.about.${tool}`)} text={about} />}
      {lines.length > 0 && (
        <section className={cx(stack, stackGap.s2)} aria-labelledby="modelo-frases">
          <h3 className={title.sm} id="modelo-frases">
            {t(`model.lines.${tool}`)}
          </h3>
          <div>
            {lines.map(({ from, text }) => (
              <div key={`${from} ${text}`} className={css.pair}>
                <div>
                  <span className={cx(tiny, muted)}>{t('model.yours')}</span>
                  <p className={css.ownWords}>{from}</p>
                </div>
                <div>
                  <span className={cx(tiny, muted)}>{t('model.theirs')}</span>
                  <p>{text}</p>
                </div>
              </div>
            ))}
          </div>
        </section>
      )}
      {advice.length > 0 && (
        <section className={cx(stack, stackGap.s2)} aria-labelledby="modelo-areas">
          <h3 className={title.sm} id="modelo-areas">
            {t('model.advice')}
          </h3>
          <Ticks
            next
            items={advice.map(({ check, text }) => ({
              key: check,
              icon: 'arrow-up-right',
              content: (
                <>
                  {checks[check] && <strong>{checks[check]}. </strong>}
                  {text}
                </>
              ),
            }))}
          />
        </section>
      )}
      {letter && <Piece id="modelo-carta" name={t('model.letter')} text={letter} note={t('model.letterText')} />}
    </>
  )
}

type PieceProps = { id: string; name: string; text: string; note?: string; className?: string }

/** One text to be used as it is. */
function Piece({ id, name, text, note, className = css.text }: PieceProps) {
  const t = useT()
  return (
    <Card className={cx(stack, stackGap.s2)} aria-labelledby={id}>
      <div className={cx(row, rowSplit)}>
        <h3 className={title.sm} id={id}>
          {name}
        </h3>
        <Copy
          text={text}
          label={t('model.copy')}
          name={t('model.copyOf', { name })}
          done={t('model.copied')}
          failed={t('linkedin.form.copyFailed')}
        />
      </div>
      <p className={className}>{text}</p>
      {note && <p className={cx(tiny, muted)}>{note}</p>}
    </Card>
  )
}
