// The first three changes to make, and the others folded. What was done in the draft keeps its place, with a tick.
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { openFindings as openTips } from '../../texts/resume/verdict'
import { cx, muted, row, rowSplit, small } from '../../ui/base'
import { Fold } from '../../ui/fold/fold'
import { Heading } from '../../ui/heading/heading'
import * as css from './results.css'
import { Tip, type TipText } from './tip'

const names = ['one', 'two', 'three'] as const

/** What a draft made from this result has solved already. */
export type DraftProgress = {
  readonly score: number
  readonly done: readonly string[]
  /** Of what is done, the lines that a tip quotes and that stand in the draft as they were. */
  readonly unchanged: ReadonlyMap<string, readonly string[]>
  /** The lines that each tip quotes and that the draft has no more as they were. */
  readonly changed: ReadonlyMap<string, readonly string[]>
}

type Props<One extends TipText> = {
  /** In the order in which they should be done. */
  tips: readonly One[]
  draft?: DraftProgress | null | undefined
  /** Why they stand in this order; shown where a later one of the first is worth more than one before it. */
  order?: string | undefined
  /** What stands in their place where there is none. */
  none: string
  action?: ((tip: One) => ReactNode) | undefined
}

export function Tips<One extends TipText>({ tips, draft = null, order, none, action }: Props<One>) {
  const t = useT()
  const first = tips.slice(0, openTips)
  const name = names[first.length - 1]
  const doneCount = first.filter(({ id }) => draft?.done.includes(id)).length
  return (
    <section aria-labelledby="dicas">
      <div className={cx(row, rowSplit)}>
        <Heading id="dicas">{t(name ? `results.first.${name}` : 'results.good')}</Heading>
        {draft && (
          <p className={cx(small, muted)}>
            {doneCount > 0 && `${t('results.doneCount', { count: doneCount, of: first.length })} `}
            {t('results.draftAt', { score: draft.score })}
          </p>
        )}
      </div>
      {!name && <p>{none}</p>}
      {order && first.some(({ gain }, at) => gain > (first[at - 1]?.gain ?? gain)) && (
        <p className={cx(small, muted)}>{order}</p>
      )}
      <div className={css.tips}>
        <List tips={first} from={1} draft={draft} action={action} />
      </div>
    </section>
  )
}

/** The tips after the first ones; nothing where there are none. `most` is what they add together, null where that is not known; by default their sum. */
export function MoreTips<One extends TipText>({
  tips,
  draft = null,
  action,
  most,
}: Omit<Props<One>, 'none' | 'order'> & { most?: number | null }) {
  const t = useT()
  const rest = tips.slice(openTips)
  const gain = most === undefined ? rest.reduce((sum, tip) => sum + tip.gain, 0) : most
  if (rest.length === 0) return null
  return (
    <Fold
      title={t('results.more', { count: rest.length })}
      note={gain !== null && gain > 0 && t('results.upTo', { gain })}
    >
      <div>
        <List tips={rest} from={openTips + 1} draft={draft} action={action} />
      </div>
    </Fold>
  )
}

type ListProps<One extends TipText> = Omit<Props<One>, 'none' | 'order'> & { from: number }

function List<One extends TipText>({ tips, from, draft, action }: ListProps<One>) {
  const t = useT()
  const doneText = ({ id }: One) => {
    const count = draft?.unchanged.get(id)?.length ?? 0
    return count === 0 ? t('results.doneThere') : `${t('results.doneThere')} ${t('results.doneUnchanged', { count })}`
  }
  /** Of an open tip, what the draft has answered is quoted no more while another line is left. */
  const stillOpen = (tip: One): One => {
    const quotes = tip.quotes.filter(({ text }) => !draft?.changed.get(tip.id)?.includes(text))
    return quotes.length === 0 || draft?.done.includes(tip.id) ? tip : { ...tip, quotes }
  }
  return tips.map((tip, index) => (
    <Tip
      key={tip.id}
      tip={stillOpen(tip)}
      number={from + index}
      done={draft?.done.includes(tip.id) ? doneText(tip) : undefined}
      action={action?.(tip)}
    />
  ))
}
