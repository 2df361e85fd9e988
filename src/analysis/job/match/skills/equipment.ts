// Finds where a line names a person's protective equipment piece by piece: "luva e bota", "gloves and hard hat".
import { anyOf } from '../../../phrases'
import type { Keyword } from '../../result'
import type { Person } from '../resume-text'
import type { Hit } from '../words/together'

const piece = anyOf(
  `
    luvas?|botas?|botinas?|capacetes?|oculos de (protecao|seguranca)|protetor(es)? auricular(es)?|respirador(es)?
    cinto de seguranca|avental|gloves?|(safety )?boots?|hard hats?|helmets?|goggles|ear (defenders|plugs)|respirators?
    harness(es)?
  `,
  { before: '(?<!\\p{L})', after: '(?!\\p{L})', flags: 'gu' },
)

/** Pieces of one line that are equipment and no single garment: "boots" alone may be sold. */
const PIECES = 2

/** Personal protective equipment that is named by at least two of its pieces in one line. */
export const equipment = ({ skill }: Keyword, person: Person): Hit[] =>
  skill !== 'EPI'
    ? []
    : person.entries.flatMap((entry): Hit[] => {
        const pieces = [...entry.folded.matchAll(piece)]
        const [first, last] = [pieces[0], pieces.at(-1)]
        if (!first || !last || new Set(pieces.map(([name]) => name)).size < PIECES) return []
        return [{ how: 'alias', entry, mark: entry.block.text.slice(first.index, last.index + last[0].length) }]
      })
