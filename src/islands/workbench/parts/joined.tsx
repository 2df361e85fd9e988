// Says what another window has written in the same draft.
import type { DraftContentJson, DraftJoinedJson } from '../../../api/tools/draft'
import { interpolate } from '../../../i18n/template'
import { cx, row, small } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { byScript } from '../phone.css'
import type { WorkbenchTexts } from '../texts'
import * as css from '../workbench.css'
import { placeName } from './part-names'

type Props = {
  joined: DraftJoinedJson | null
  content: DraftContentJson
  language: string
  texts: WorkbenchTexts
  onRead: () => void
}

const listed = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language).format(new Set(names))

/** Where another window wrote, and where both did: somebody who wrote a line twice must know which one they see. */
export function Joined({ joined, content, language, texts, onRead }: Props) {
  const sentences = (['both', 'theirs'] as const).flatMap((which) => {
    const names = (joined?.[which] ?? []).map((place) => placeName(content, place, texts)).filter(Boolean)
    const text = which === 'both' ? texts.form.joinedBoth : texts.form.joinedTheirs
    return names.length > 0 ? [interpolate(text, { places: listed(language, names) })] : []
  })
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className={cx(row, css.placed)} data-joined>
          <p className={small}>{sentences.join(' ')}</p>
          <Button size="sm" kind="ghost" className={byScript} onClick={onRead}>
            {texts.form.joinedRead}
          </Button>
        </div>
      )}
    </div>
  )
}
