// A sentence as the search for terms reads it: what brackets exclude is blank, paired names are one list.
import { fold } from '../../../resume/reading/text'

/** "(no DD, DR or IN)", "(we can't accept expired ones)": what brackets exclude or explain is not asked for. */
const denied = /\((?:no|not|we(?! (?:use|run|work))|sem|nao|except|exceto|never)\s[^()]{0,80}\)/gu

/** "Not only X but also Y", "tanto X quanto Y": two names of one list. Signs keep their places. */
const pair =
  /(?<!\p{L})(nao so|nao apenas|nao somente|not only|both|either|tanto)( [^.;:]{2,60}? )(mas tambem|como tambem|but also|quanto|and|or)(?= \S)/gu
const joined = (folded: string): string =>
  folded.replace(pair, (whole, open: string, names: string, joint: string) => {
    if ((open === 'tanto') !== (joint === 'quanto')) return whole
    const word = { or: 'or', and: 'and', 'but also': 'and' }[joint] ?? 'e'
    return `${' '.repeat(open.length)}${names}${word.padEnd(joint.length)}`
  })

/** "Nacionalidade portuguesa, quando não dispensada por lei especial": what excepts from a demand asks for nothing. */
const exception = /,? (?:quando nao|exceto|excepto|salvo|except|unless) [^.;:()]*/gu

/** The folded text of a sentence without what brackets deny, and with one sign between paired names; as long as the text. */
export const plainly = (text: string): string =>
  joined(
    fold(text)
      .replace(denied, (words) => `(${' '.repeat(words.length - 2)})`)
      .replace(exception, (words) => ','.padEnd(words.length)),
  )
