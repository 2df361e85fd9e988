// The changes that the editor of a part can make, each named so that undo takes back one field at a time.
import { useMemo } from 'react'
import * as edit from '../state/edit'
import type { useDraft } from '../state/use-draft'

export type PartActions = {
  readonly field: (part: string, name: string, text: string) => void
  readonly line: (part: string, line: string, text: string) => void
  readonly addLine: (part: string) => void
  readonly removeLine: (part: string, line: string) => void
  readonly removePart: (part: string) => void
  readonly up: (part: string) => void
  readonly toggle: (part: string, open: boolean) => void
}

type Draft = Pick<ReturnType<typeof useDraft>, 'change' | 'type'>

export const usePartActions = ({ change, type }: Draft, toggle: PartActions['toggle']): PartActions =>
  useMemo(
    () => ({
      field: (part, name, text) => type((now) => edit.setField(now, part, name, text), `${part} ${name}`),
      line: (part, line, text) => type((now) => edit.setLine(now, part, line, text), `${part} ${line}`),
      addLine: (part) => change((now) => edit.addLine(now, part), `line of ${part}`),
      removeLine: (part, line) => change((now) => edit.removeLine(now, part, line), `no ${part} ${line}`),
      removePart: (part) => change((now) => edit.removePart(now, part), `no ${part}`),
      up: (part) => change((now) => edit.movePartUp(now, part), `up ${part}`),
      toggle,
    }),
    [change, type, toggle],
  )
