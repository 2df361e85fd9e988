// Detects the language of a résumé.

import { memo } from '../../memo'
import type { TextLanguage } from '../../text-language'
import { fold, tokens } from './text'

const portuguese = new Set(
  'de da do das dos e em para com na no nas nos por ao aos que um uma pela pelo sao como mais foi ate formacao experiencia profissional habilidades idiomas atendimento ensino cursos objetivo resumo gestao vendas ter sem nao seu sua vaga ou'.split(
    ' ',
  ),
)
const english = new Set(
  'the of and to in for with on at by from as an is are was were this that using experience education skills summary work team management developed led university languages projects must have need needed wanted required all our your you we can own call please or be it'.split(
    ' ',
  ),
)

/** Portuguese words of a line less its English ones. */
const balanceOf = memo((line: string): number => {
  let balance = 0
  for (const word of tokens(fold(line))) balance += (portuguese.has(word) ? 1 : 0) - (english.has(word) ? 1 : 0)
  return balance
})

/** Detects the language of a text by its most frequent words; Portuguese by default. */
export const detectLanguage = (text: string): TextLanguage =>
  text.split('\n').reduce((balance, line) => balance + balanceOf(line), 0) >= 0 ? 'pt' : 'en'
