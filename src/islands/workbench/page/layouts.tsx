// Chooses the layout of the files that are made from the draft.
import type { DraftLayoutJson, DraftMeasureJson } from '../../../api/tools/draft'
import { interpolate } from '../../../i18n/template'
import { Button } from '../../../ui/button/button'
import { Segmented } from '../../../ui/tabs/segmented'
import { chooseLayout } from '../state/calls'
import type { WorkbenchTexts } from '../texts'
import * as css from './preview.css'

type Props = {
  draft: string
  layout: DraftLayoutJson
  setLayout: (layout: DraftLayoutJson) => void
  texts: WorkbenchTexts['form']
  live: boolean
}

const names = { simple: 'layoutSimple', compact: 'layoutCompact', classic: 'layoutClassic' } as const
const all = Object.keys(names) as DraftLayoutJson[]

/** How the files are laid out: radio buttons, and without a script a button for each other layout. */
export function Layouts({ draft, layout, setLayout, texts, live }: Props) {
  const choose = async (next: DraftLayoutJson) => {
    setLayout(next)
    if (!(await chooseLayout(draft, next))) setLayout(layout)
  }
  if (live)
    return (
      <Segmented
        legend={texts.layout}
        name="modelo"
        options={all.map((value) => ({ value, label: texts[names[value]] }))}
        value={layout}
        onChange={(next) => void choose(next)}
      />
    )
  return (
    <div className={css.layouts}>
      {all
        .filter((one) => one !== layout)
        .map((one) => (
          <Button key={one} size="sm" kind="outline" type="submit" name="acao" value={`modelo:${one}`}>
            {texts[names[one]]}
          </Button>
        ))}
    </div>
  )
}

/** "O PDF tem 2 páginas neste modelo. No Compacto, 1."; '' for one page, and where that is not known. */
export const pagesText = (
  pages: DraftMeasureJson['pages'],
  layout: DraftLayoutJson,
  texts: WorkbenchTexts['form'],
): string => {
  const n = pages?.[layout] ?? 0
  if (pages === null || n <= 1) return ''
  const fewer = all.find((one) => pages[one] > 0 && pages[one] < n)
  const now = interpolate(texts.pages, { n })
  return fewer ? `${now} ${interpolate(texts.pagesFewer, { layout: texts[names[fewer]], n: pages[fewer] })}` : now
}
