// Finds complaints about an employer, demands and apologies for oneself, which cost a page more than they explain.
import { anyOf, noLetterOrDigitAround } from '../../../phrases'
import { fold } from '../../reading/text'

const words = (most: number) => `(?:\\p{L}{1,20} ){0,${most}}`
const chiefs = `(?:empresa|gerencia|chefia|patrao|patroa|chefe|gerente|diretoria|dono|dona|supervisora?)`
const chief = `(?:manager|management|boss|supervisor|owner|company|employer)`

/** A dismissal that somebody contests, and a case against an employer: nobody hires into one. */
const dispute = anyOf(
  `
  i (was|have been|got) (unfairly|wrongly|wrongfully|unjustly) (dismissed|fired|terminated|let go|accused)
  my ${words(2)}(lawsuit|suit|claim|grievance|tribunal( case)?) against (my|the) ${words(2)}${chief}|i(('m| am|’m)( currently)?)? (suing|sued) ${words(2)}${chief}
  (fui|me) (demitid[oa]|demitiram|mandad[oa] embora) ${words(1)}(injustamente|sem motivo|por perseguicao|porque denunciei)
  (movo|abri|entrei com|tenho) (um |uma )?(processo|acao)( trabalhista| judicial| na justica)? contra (a |o |minha |meu )(ex-?|antig[oa] )?${chiefs}|(estou processando|processei) ${words(2)}${chiefs}`,
  noLetterOrDigitAround,
)
/** True for words of a dispute with an employer. Pure. */
export const isDispute = (text: string): boolean => dispute.test(fold(text))

const blame = anyOf(
  String.raw`
  incompetent[ea]?|two[- ]faced
  (chefe|patrao|patroa|gerente) (ruim|chat[oa]|fals[oa]|pessim[oa]|grosso|grosseir[oa]|mal[- ]?educad[oa])
  (sai|pedi as contas|pedi demissao)( d[aeo]s? ${words(2)}\p{L}{1,20})? (porque|por causa d[oa]) ([oa] )?(chefe|patrao|patroa|gerente|dono|dona)
  bad management|(boss|manager|owner|supervisor) (was|is) (rude|mean|bad|terrible|awful|lazy|unfair|an? idiot)
  (quit|left) (because|becuase|cause) (of )?(the |my |a |new ){0,2}(boss|manager|owner|supervisor)
  toxic (workplace|boss|environment)
  ${chiefs} ${words(2)}(nao (me )?(valoriz|reconhec|respeit|pag|cumpr)\p{L}+|nunca (me )?(valoriz|reconhec|respeit|pag|cumpr)\p{L}+|me (persegu|humilh|explor|enganou|enganava)\p{L}*|atrasava (o |os )?(salarios?|pagamentos?))
  (fui|era|estava sendo) (muito )?(injusticad|perseguid|humilhad|desvalorizad|explorad)[oa]
  falta de respeito (com|comigo|d[oa])
  (sai|pedi demissao|fui embora) ${words(5)}(porque|pois|por causa d[ao]) ${words(2)}${chiefs}
  ${chief} ${words(2)}(did not|didn't|never|refused to|failed to|does not|doesn't) (appreciate|value|respect|recogni[sz]e|listen to|promote|pay (me|us|on time))\p{L}*
  play(ed|s|ing) favou?rites
  ${chief}s? ${words(3)}(
    ha(d|s|ve) no (idea|clue)
    (did not|didn't|didnt|does not|doesn't|never) (know|knew|no) what (he|she|they) (was|were|is|are|did|do)
    (was|were|is|are) (such )?(a |an )?(total |complete |real )?(
      nightmare|joke|clown|idiots?|bull(y|ies)|disaster|useless|clueless|crooks?
    )
  )
  hated (it|that (job|place))|(not|never|wasn't|isn't) (really )?my fault
  (badly|poorly) (run|managed) (company|business|place|firm)
  ${chiefs}s? ${words(3)}nao (sabia|sabiam|entendia|entendiam) (o que|nada|de nada)
  (chefe|gerente|patrao|patroa|don[oa]s?) ${words(2)}(era|eram|foi) (um |uma )?(pesadelo|palhac\p{L}*|desorganizad\p{L}*|ditador\p{L}*)
  (ma|pessima|mau?) (gestao|administracao|gerencia) (d[ao] |anterior)|(nao foi|sem) (minha culpa|culpa minha)
  odi(ei|ava) (o|aquele|esse|trabalhar)|ambiente (de trabalho )?toxico
  treated (me |us |staff |people )?(unfairly|badly|poorly|like (dirt|rubbish|trash))
  (unfairly|wrongly|unjustly) (dismissed|fired|treated|let go|blamed)
  (quit|left) ${words(6)}(because|due to|over) ${words(4)}(${chief}|politics|unfair\p{L}*)
  (nobody|no one) (there )?(was|is) (treated|valued|appreciated)`,
  noLetterOrDigitAround,
)

/** Behind "less than": a share is a target of the work, and no pay. */
const noShare = String.raw`(?! (than )?\d[\d.,]* ?%)`

/** What somebody will not do or take less than, before anybody has asked. */
const demand = anyOf(
  `
  serious inquiries only|no (third-party )?recruiters|no time wasters
  (will|would|do|can)( not|n't|n’t) (accept|consider|take|work for|settle for) (anything |any |a )?(less|under|below|lower|weekends?|overtime|offers? (under|below))${noShare}
  (minimum|non-negotiable) (salary|pay)( is| of|:)|(salary|pay) (must|has to) be
  not interested in (${words(2)})?(under|below|less than)
  nao (aceito|trabalho por|considero|abro mao d[eo]) (${words(2)})?(menos (d[eo]|que)${noShare}|salarios?|fi(m|ns) de semana|finais de semana|horas? extras?|propostas? (abaixo|inferior))
  (so|somente|apenas) (aceito|considero) (propostas?|salarios?|vagas?|home office)|salario (minimo|inegociavel)( de|:)
  exijo (salario|carteira|registro|folga)`,
  noLetterOrDigitAround,
)

const apology = anyOf(
  String.raw`
  (peco|mil|minhas) desculpas?|desculp(e|em) (${words(3)})?(falta|pouc[oa]|erros?|nao)|me desculp(e|em)
  infelizmente (eu )?(ainda )?(nao (tenho|possuo|pude|consegui)|so tenho|tenho pouc[oa])
  sei que (eu )?(nao (tenho|possuo|sou)|tenho pouc[oa]|me falta)
  apesar de (eu )?(nao (ter|possuir)|ter pouc[oa]|minha (pouca|falta|idade))
  mesmo (sem|nao tendo|nao possuindo) (muita )?(experiencia|curso|estudo|formacao|diploma)
  nao (tenho|possuo) (muit[oa] |nenhum[a]? )?(experiencia|estudo|formacao|diploma|qualificacao)
  (i am|i'm|i’m) (very |really |so )?sorry|i apologi[sz]e|(my )?apologies for|sorry (that|for|about) (i|my|the)[ ]
  please (forgive|excuse|overlook)
  (although|though|even though|despite|i know|unfortunately,?|sadly,?) (that )?(i )?(do not have|don't have|don’t have|have no|have little|have not|lack|not having|my lack|having no)
  (a (little|bit)|bit|somewhat|get(ting)?|may be|might be|i am|i'm|are|is) rusty
  (willing|happy|ready|prepared|glad|able|don't mind|do not mind) (to )?(re)?start(ing)? (again |over )?(at|from) (the |rock )?bottom
  been out (of (work|the workforce|the field) )?(for )?(a|so|too|very|quite a) long
  i know (that )?(i am|i'm|i have been|i've been|my (age|english|skills|experience))
  not (very |really |fully )?qualified|despite my age
  enferrujad[oa]|(comecar|recomecar|iniciar) (de|por|la de) baixo
  (estou|fiquei|ando) (um pouco |meio )?(desatualizad[oa]|(muito tempo |tempo demais )(parad[oa]|fora))
  sei que (estou|fiquei|faz|ja tenho|minha idade)|apesar da (minha |pouca )?(idade|pouca experiencia|falta de)
  i (do not|don't|don’t) have (much|any|a lot of|enough) (\p{L}{1,20} )?(experience|qualifications?|education)
  (my|for) lack of experience`,
  noLetterOrDigitAround,
)

/** What asks for the job because one needs it. */
const plea = anyOf(
  `
  (me )?(deem|de) uma (chance|oportunidade)
  preciso (muito |urgente |urgentemente )?(d[eao] |desse? |dessa )?(uma? )?(chance|emprego|vaga)
  (i )?(really |badly |urgently |desperately )need (a job|work|this job|the money)|desperate for (a job|work)
  preciso (muito |urgente |urgentemente )?(trabalhar|do emprego)( (muito|urgente|urgentemente))?
  (please )?give me (a|the) (chance|try|shot)|please give me`,
  noLetterOrDigitAround,
)

const kinds = [
  ['blame', dispute],
  ['blame', blame],
  ['demand', demand],
  ['apology', apology],
  ['plea', plea],
] as const

/** Where less is refused, what makes it pay: "less than 98 % on-shelf availability" is a target of the work. */
const ofLess = /(?:less|under|below|lower|menos (?:d[eo]|que)|abaixo|inferior)$/u
const pay =
  /[$€£]|\d{4}|\d[.,]\d{3}|\d ?(?:k|mil)(?!\p{L})|salar|wage|(?<!\p{L})pa(?:y|id)|remunera|hour|hora|month|por mes|year|offer/u
const isTarget = (mark: string, rest: string): boolean => ofLess.test(mark) && !pay.test(rest)

/** The words of a complaint, a demand, an apology or a plea as written, or null. Pure. */
export const findComplaint = (
  text: string,
): { readonly reason: 'blame' | 'demand' | 'apology' | 'plea'; readonly mark: string } | null => {
  const folded = fold(text)
  for (const [reason, pattern] of kinds) {
    const match = folded.match(pattern)
    if (reason === 'demand' && match && isTarget(match[0], folded.slice(match.index! + match[0].length))) continue
    if (match) return { reason, mark: text.slice(match.index!, match.index! + match[0].length) }
  }
  return null
}
