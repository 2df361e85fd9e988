// Detects objectives that would fit any person and any employer, and the stock phrases of those that name a job.
import { either } from '../../../phrases'
import { isTitle } from '../../reading/experience/names/titles'
import { fold } from '../../reading/text'
import { namesOccupation } from '../../skills/occupations'

/** Words that ask for whatever there is, also beside the name of a job. */
const whatever = String.raw`
  (?<!vend\p{L}{1,3} )qualquer (vaga|area|servico|funcao|emprego|trabalho|oportunidade|coisa)
  (vaga|area|servico|funcao|oportunidade)s? (disponive(l|is)|que surgir|que estiver)
  o que (tiver|aparecer|surgir|precisar)
  any (job|position|vacancy|role|work)|whatever is available`
/** Ways to say that somebody looks for work, which cost nothing where the job is named. */
const plainAims = `
  oferecer meus servicos|(uma|minha|nova)s? oportunidades? (de|no|em) (emprego|trabalho|mercado)
  fazer parte d[eao] (equipe|quadro|time)|ingressar no mercado de trabalho`
/** What anybody hopes for, to the end of the phrase. */
const stock = `
  (uma|minha|nova)s? oportunidades? (de|em) (crescer|mostrar)
  crescer (profissionalmente|junto|com a empresa)( (com|a) (a |o )?(empresa|equipe|time|organizacao))?
  crescimento profissional|contribuir (com|para) o (crescimento|sucesso) d[ae] (empresa|organizacao)
  colocar em pratica (os )?meus conhecimentos( e habilidades)?
  challenging (career|position|role|opportunity)|utili[sz]e my skills|(my )?career growth
  growth of the (organi[sz]ation|company)|seeking a new challenge|a (fun|great|good) company where`
const unasked = new RegExp(either(whatever), 'u')
const vague = new RegExp(either(whatever, plainAims, stock), 'u')
const stockPhrase = new RegExp(String.raw`(?<!\p{L})${either(stock)}(?!\p{L})`, 'gu')

/** What anybody brings or wants, in Portuguese. */
const portugueseWishes = `
  contribui(r|ndo) (com|para) (o |os |as |todo )*(meus?|minhas?|sucesso|desenvolvimento|resultados)
  agregar (valor|conhecimentos?)
  (desenvolver|aprimorar|aplicar|utilizar|ampliar|usar|mostrar) (todo |os |as |o |a )*(meus?|minhas?) (conhecimentos?|habilidades|competencias|experiencias?|talentos?|potencial)
  adquirir (novos conhecimentos|experiencia)|oportunidades? de (crescimento|desenvolvimento|aprendizado)
  crescimento mutuo
  (outr[ao]s?|algum[a]?) (func(ao|oes)|areas?|cargos?|servicos?|vagas?|setor(es)?) (que|onde|em que)[ ]
  (que|onde) (a empresa|voces|o senhor) (precis|necessit)`
/** What anybody brings or wants, in English. */
const englishWishes = `
  (an)?other (role|position|job|duty|work) (that )?(you|the company|they) (need|ha[sv]e)
  (position|role|job|opportunity|company|challenge) (where|in which) i can
  contribut(e|ing) (my|to (the|your) (success|growth))
  (use|apply|develop|grow|utili[sz]e|further) my (skills|knowledge|experience|career|potential|abilities)
  (looking for|seeking) (a )?new challenges?|add value to|opportunity to (grow|learn|develop)`
/** What anybody brings and anybody wants; beside the name of a job it is only a manner of speaking. */
const anybodys = new RegExp(either(portugueseWishes, englishWishes))

/** True for a text that names a job or a field by more than its stock phrases: "cook in a hotel", not "growth of the company". */
const namesWork = (text: string): boolean => {
  const rest = fold(text).replace(stockPhrase, ' ')
  return isTitle(rest) || namesOccupation(rest)
}

/** The part of an objective that says nothing about the desired job, or null; beside a job only what asks for anything is one. Pure. */
export const findVagueAim = (texts: readonly string[]): string | null => {
  for (const text of texts) {
    const folded = fold(text)
    const wish = folded.match(unasked) ?? folded.match(vague)
    // Whether a job is named is looked up only where such words stand.
    const isMild = wish !== null && !unasked.test(folded) && namesWork(text)
    const match = (isMild ? null : wish) ?? (isTitle(text) ? null : folded.match(anybodys))
    if (match) return text.slice(match.index!, match.index! + match[0].length)
  }
  return null
}

/** The stock phrases of an objective that names its job ("crescer junto com a equipe"), as written. Pure. */
export const stockAims = (text: string): readonly string[] => {
  const phrases = [...fold(text).matchAll(stockPhrase)]
  return phrases.length > 0 && namesWork(text)
    ? phrases.map(({ 0: phrase, index }) => text.slice(index, index + phrase.length))
    : []
}

/** True for a text with such an aim or phrase, whether or not it names a job. Pure. */
export const saysAnybodys = (text: string): boolean => findVagueAim([text]) !== null || stockAims(text).length > 0

const wants = `(?:aceito|aceitando|topo|disponivel (?:para|em)|dispost[oa] a|trabalho (?:com|em)|busco|procuro|quero|take|accept|open to|available for|consider|willing to (?:do|take|accept)|looking for|want|happy (?:with|to do))`
/** A field behind it makes it a wish: "qualquer vaga na área de cozinha". */
const ofField = `(?! (?:n[ao] (?:area|ramo|setor)|de|como) \\p{L}| (?:in|as) (?!any |your )\\p{L})`
/** Words for any work at all. */
const anyWork = 'vaga|area|servico|funcao|cargo|emprego|trabalho|oportunidade|coisa|setor'
const anything = new RegExp(
  String.raw`(?<!\p{L})${wants} (?:\p{L}{1,12} ){0,2}(?:qualquer (?:um[a]?(?!\p{L})|(?:tipo de )?${either(anyWork)})|any(?:thing(?!\p{L})| (?:kind of |type of )?(?:job|position|vacancy|role|work|department)))${ofField}`,
  'u',
)
/** The words, anywhere in the text, with which somebody accepts any work, or null. Pure. */
export const findAnyJob = (text: string): string | null => {
  const match = fold(text).match(anything)
  return match ? text.slice(match.index!, match.index! + match[0].length) : null
}
