// Removes the numbers that count the jobs of a section.
import type { Line } from '../../../../documents/document'

const number = /^(\d{1,2})(?:[.)]|[º°ª]|\s?[-–])\s+(?=\p{L})/u

/** The lines without the numbers that count the jobs: "1) Porteiro, Casa Azul, 2012 – 2016". */
export const withoutNumbers = (lines: readonly Line[]): Line[] => {
  const counted = lines.map(({ text }) => Number(number.exec(text)?.[1] ?? 0))
  const counts = counted.filter((count) => count > 0)
  // A single job may be counted too, but "1º Ofício" names an office.
  const isAlone = counts.length === 1 && /^1[.)] /.test(lines[0]!.text)
  if ((counts.length < 2 && !isAlone) || counts.some((count, at) => count !== at + 1)) return [...lines]
  return lines.map((line, at) => {
    if (counted[at] === 0) return line
    const cut = ({ text }: { readonly text: string }) => text.replace(number, '')
    const { parts, ...plain } = line
    return {
      ...plain,
      text: cut(line),
      bullet: false,
      ...(parts ? { parts: [cut({ text: parts[0]! }), ...parts.slice(1)] } : {}),
    }
  })
}
