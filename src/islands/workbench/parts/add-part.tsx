// Adds a part to the draft: a job, a school, a list.
import { useRef } from 'react'
import { type DraftContentJson, type DraftPartJson, singleKinds } from '../../../api/tools/draft'
import { Button } from '../../../ui/button/button'
import { Select } from '../../../ui/field/input'
import type { WorkbenchTexts } from '../texts'

type AddProps = {
  content: DraftContentJson
  texts: WorkbenchTexts
  addPart: (kind: DraftPartJson['kind']) => void
  live: boolean
}

/** A kind to choose and a button; kinds of which there is one already are not offered. */
export function AddPart({ content, texts, addPart, live }: AddProps) {
  const has = new Set(content.parts.map(({ kind }) => kind))
  const kinds = (Object.keys(texts.kinds) as DraftPartJson['kind'][]).filter(
    (kind) => !singleKinds.includes(kind) || !has.has(kind),
  )
  const select = useRef<HTMLSelectElement>(null)
  return (
    <>
      <Select id="novo" name="novo" ref={select} defaultValue="job">
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'own' ? texts.form.addOwn : texts.kinds[kind]}
          </option>
        ))}
      </Select>
      <Button
        kind="outline"
        icon="plus"
        type={live ? 'button' : 'submit'}
        name="acao"
        value="parte"
        onClick={() => live && addPart((select.current?.value ?? 'job') as DraftPartJson['kind'])}
      >
        {texts.form.add}
      </Button>
    </>
  )
}
