// Phrases that say nothing a recruiter could check.
import type { Block } from '../reading/paragraphs'
import { fold } from '../reading/text'

const phrases = `
proativ[oa]s? | pro-ativ[oa]s? | dinamic[oa] | trabalho em equipe | trabalhar em equipe | espirito de equipe |
vestir a camisa | visto a camisa | fora da caixa | apaixonad[oa] por | determinad[oa] | comunicativ[oa] | esforcad[oa] |
dedicad[oa] | pontual | pontualidade | responsavel e dedicad[oa] | facilidade (?:de|em|para) (?:aprender|aprendizado|comunicacao|relacionamento) |
busco (?:novos )?desafios | novos desafios | em busca de novos desafios | crescimento profissional | crescer junto com a empresa |
crescer profissionalmente | sangue nos olhos | faca na caveira | foco em resultados | focad[oa] em resultados | orientad[oa] (?:a|para) resultados |
perfeccionista | multitarefas? | bom relacionamento interpessoal | dar o meu melhor | dar o melhor de mim | fazer a diferenca |
vontade de aprender | muita vontade | agregar valor | disposicao para aprender |
  organizad[oa] e (?:responsavel|comprometid[oa]|focad[oa]|motivad[oa]|atencios[oa]|agil) |
team[- ]player | hard[- ]?work(?:ing|er) | results?[- ](?:driven|oriented) | detail[- ]oriented | attention to detail | self[- ](?:motivated|starter) |
highly motivated | go-getter | think(?:ing|er)? outside the box | passionate (?:about|for) | dynamic | proactive | synergy |
best of breed | people person | fast learner | quick learner | guru | ninja | rock ?star | proven track record | success-driven |
excellent communication skills | strong work ethic | multi-?task(?:er|ing) | goal[- ]oriented | determined | dedicated professional |
works well under pressure | value[- ]add(?:ed)?`

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phrases
    .split(/\s\|\s/)
    .map((phrase) => phrase.trim())
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** Every worn-out phrase once, at the first block that has it, in reading order; blocks, as a phrase may wrap. */
export const cliches = (blocks: readonly Block[]): { readonly line: Block; readonly mark: string }[] => {
  const seen = new Set<string>()
  return blocks.flatMap((line) =>
    [...fold(line.text).matchAll(pattern)].flatMap((match) => {
      if (seen.has(match[0])) return []
      seen.add(match[0])
      return [{ line, mark: line.text.slice(match.index, match.index + match[0].length) }]
    }),
  )
}
