// Finds whole sentences that praise the person and name no work, by their words and not by phrases: "A valuable asset to any team".

import { memo } from '../../../memo'
import { wordSet } from '../../../phrases'
import { countWords, fold } from '../../reading/text'
import { concreteWords, contentWords } from '../content-words'
import { openingOf } from '../opening-of'
import { isGeneral } from '../work/particular'
import { withoutStock } from './cliches'

/** Words of somebody's character, manner and effect on others, in Portuguese. */
const portuguese = `
  disposta disposto pronta pronto sempre sorriso rosto humor alegre alegria simpatica simpatico educada educado gentil paciente paciencia atenciosa atencioso
  dedicada dedicado dedicacao esforcada esforcado responsavel pontual pontualidade honesta honesto confiavel leal discreta discreto calma equilibrada equilibrado
  proativa proativo criativa criativo criatividade comunicativa comunicativo dinamica dinamico determinada determinado persistente resiliente flexivel versatil
  querida querido admirada admirado respeitada respeitado reconhecida reconhecido conhecida conhecido valiosa valioso recurso diferenca inspira inspirando cativa
  brilho postura impecavel carater etica etico empatica empatico empatia humana humanizada humano sensibilidade sensivel facilidade relacionamento pressao
  aprender aprendizado aprendo rapida rapido desafios motivada motivado vontade garra amor carinho energia positiva positivo autoconfianca autonomia iniciativa
  companheira companheiro colega colegas amiga amigo gosto adoro amo capaz capacidade talento talentosa talentoso excelencia qualidade qualidades perfil pessoa
  qualquer faz faco toda todo profissional profissionais cumprir novas novos coisas ajudar redor minhas meus crescer lidar convivio convivencia`
/** The same in English. */
const english = `
  willing ready eager keen happy glad friendly smile cheerful polite patient patience caring kind helpful reliable dependable trustworthy loyal honest calm
  hardworking hard-working dedicated committed punctual responsible proactive creative creativity energetic energy enthusiastic enthusiasm determined persistent
  resilient flexible versatile adaptable independent independently positivity attitude asset valuable member difference inspiring brighten thrive thrives excel
  pressure learn learner learning quick quickly fast motivated ambition ambitious integrity ethic ethics empathy empathetic genuine passion love enjoy pride
  confident confidence capable ability able talent talented communicator listener backgrounds colleagues colleague coworkers teammates team-player
  spirit can-do approachable outgoing personable warm presence personality professional skills outstanding exceptional reputation known trusted respected
  strong admired get getting along someone person bring challenge challenges things level detail details attention`
const character = wordSet(`${portuguese} ${english}`)

/** Words of a sentence, words of character in it, and other words, between which it is praise of oneself. */
const PRAISE = { words: 5, character: 2, others: 1 }

/** A place of work, which makes a sentence one of work: "Warm friendly presence at reception desk". Folded. */
const workplace =
  /(?<!\p{L})(?:at|on|in|behind|n[ao]) (?:the |our |a )?(?:(?:busy|front|help|hotel|information|service) )?(?:reception|desk|counter|tills?|checkouts?|wards?|clinic|kitchen|classroom|shop floor|recepcao|balcao|caixa|enfermaria|cozinha|portaria|sala de aula)(?!\p{L})/u

const likes = /^\P{L}*(?:eu )?(?:gosto|adoro|amo|i (?:like|enjoy|love))(?!\p{L})/u

/** True for a sentence of character and nothing that was done, made or used. Pure. */
export const isCharacter = memo((text: string): boolean => {
  // What opens with a deed is about it: "Ajudei colegas novos a trabalhar no caixa".
  if (/\d|\p{Lu}{2,}/u.test(text) || countWords(text) < PRAISE.words || openingOf(text) !== 'other') return false
  if (workplace.test(fold(text))) return false
  const content = [...contentWords(text)]
  const ofCharacter = content.filter((word) => character.has(word))
  const others = concreteWords(text).filter((word) => !character.has(word) && !isGeneral(word))
  // Who likes some work says which: "Gosto de plantão e de ensinar os novos".
  if (likes.test(fold(text)) && others.length > 0) return false
  return (
    ofCharacter.length >= PRAISE.character && ofCharacter.length * 3 >= content.length && others.length <= PRAISE.others
  )
})

/** The same without a stock phrase, which another check is about. */
export const isPraise = (text: string): boolean => isCharacter(text) && withoutStock(text) === fold(text)
