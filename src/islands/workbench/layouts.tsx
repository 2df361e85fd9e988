// Chooses the layout of the files that are made from the draft.
import type { DraftLayoutJson } from '../../api/tools/draft'
import { Button } from '../../ui/button/button'
import { Segmented } from '../../ui/tabs/segmented'
import * as css from './preview.css'
import { chooseLayout } from './state/calls'
import type { WorkbenchTexts } from './texts'

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
