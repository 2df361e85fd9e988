// Shows each demand of the advert beside the line of the résumé that answers it.
import { useT } from '../../i18n'
import type { Marked } from '../../texts/job/conditions'
import type { PairView } from '../../texts/job/view'
import { cx, muted, tiny } from '../../ui/base'
import { parts } from '../../ui/finding/evidence'
import { highlight, highlightHas } from '../../ui/finding/finding.css'
import { Fold } from '../../ui/fold/fold'
import * as css from './job.css'

/** The advert's words beside the person's own. */
export function Pairs({ pairs }: { pairs: readonly PairView[] }) {
  return (
    <Fold title={useT()('job.page.pairs')} note={pairs.length}>
      <div>
        {pairs.map((pair) => (
          <Pair key={pair.id} pair={pair} />
        ))}
      </div>
    </Fold>
  )
}

function Pair({ pair: { asked, written, how } }: { pair: PairView }) {
  const t = useT()
  return (
    <div className={css.pair}>
      <p>
        <span className={cx(tiny, muted)}>{t('job.page.asks')}</span>
        <Quoted {...asked} mark={asked.mark} className={highlight} />
      </p>
      <p>
        <span className={cx(tiny, muted)}>
          {written.where} · {how}
        </span>
        <Quoted {...written} className={cx(highlight, highlightHas)} />
      </p>
    </div>
  )
}

/** A quoted text with its relevant part marked. */
export function Quoted({ text, mark, className }: Marked & { className: string }) {
  return (
    <q className={css.quoted}>
      {parts(text, mark ? [mark] : []).map(({ at, text: piece, marked }) =>
        marked ? (
          <mark key={at} className={className}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </q>
  )
}
