// Detects objectives that would fit any person and any employer.
import { either } from '../../../phrases'
import { isTitle } from '../../reading/experience/names/titles'
import { fold } from '../../reading/text'

/** Aims in Portuguese that name no job. */
const portugueseAims = String.raw`
  (?<!vend\p{L}{1,3} )qualquer (vaga|area|servico|funcao|emprego|trabalho|oportunidade|coisa)
  (vaga|area|servico|funcao|oportunidade)s? (disponive(l|is)|que surgir|que estiver)
  o que (tiver|aparecer|surgir|precisar)|oferecer meus servicos
  (uma|minha|nova)s? oportunidades? (de|no|em) (emprego|trabalho|mercado|crescer|mostrar)
  crescer (profissionalmente|junto|com a empresa)|crescimento profissional
  contribuir (com|para) o (crescimento|sucesso) d[ae] (empresa|organizacao)|colocar em pratica meus conhecimentos
  ingressar no mercado de trabalho|fazer parte d[eao] (equipe|quadro|time)`
/** Aims in English that name no job. */
const englishAims = `
  any (job|position|vacancy|role|work)|whatever is available|challenging (career|position|role|opportunity)
  utili[sz]e my skills|(my )?career growth|growth of the (organi[sz]ation|company)|seeking a new challenge
  a (fun|great|good) company where`
const vague = new RegExp(either(portugueseAims, englishAims), 'u')

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

/** The part of an objective that says nothing about the desired job, or null. Pure. */
export const findVagueAim = (texts: readonly string[]): string | null => {
  for (const text of texts) {
    const folded = fold(text)
    const match = folded.match(vague) ?? (isTitle(text) ? null : folded.match(anybodys))
    if (match) return text.slice(match.index!, match.index! + match[0].length)
  }
  return null
}

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
