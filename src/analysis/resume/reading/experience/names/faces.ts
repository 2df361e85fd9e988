// Divides a heading where the weight or the slant of its words changes.
import type { Line } from '../../../../documents/document'
import { either } from '../../../../phrases'

type Range = { readonly start: number; readonly end: number }

/** Words that hold the text before them and the text behind them together. */
const small = either(
  'd[aeo]s?|[aeo]s?|ao|em|n[ao]s?|pel[ao]s?|com|para|por|an|and|at|by|for|from|in|of|on|the|to|with|et|du|und|y',
)
const leads = new RegExp(String.raw`(?:(?<!\p{L})${small}|[(:&/'’-])$`, 'u')
const follows = new RegExp(String.raw`^(?:${small}(?!\p{L})|[()&/'’])`, 'u')
/** True for a text with two letters or more. */
export const isText = (text: string): boolean => /\p{L}.*\p{L}/u.test(text)

/** Where one face of the line ends in a text made of it and another begins, between two names. */
const bordersOf = ({ faces = [] }: Line, text: string): number[] => {
  let [end, before] = [0, '']
  return faces.flatMap(({ text: own }) => {
    const at = text.indexOf(own, end)
    if (at < 0) return []
    const isBorder = isText(before) && isText(own) && !leads.test(before) && !follows.test(own)
    const border = isBorder && !/[\p{L}\d]/u.test(text.slice(end, at)) ? [at] : []
    ;[end, before] = [at + own.length, own]
    return border
  })
}

/** The text of a line with a separator at each change of face outside its dates. */
export const atFaces = (line: Line, text: string, dates: Range | undefined): string =>
  line.faces === undefined
    ? text
    : bordersOf(line, text)
        .filter((at) => !dates || at <= dates.start || at >= dates.end)
        .reduceRight((all, at) => `${all.slice(0, at).trimEnd()} | ${all.slice(at)}`, text)
