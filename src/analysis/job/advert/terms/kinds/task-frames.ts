// Words before a task: who does it, and how an advert says that it will be done. Folded text.
import { anyOf } from '../../../../phrases'
import { worker } from './named-tasks'

const person =
  '(?:you|(?:the |our )?(?:[\\p{L}-]{3,14} ){0,1}(?:post ?holder|candidate|applicant|incumbent|employee|person|individual|recruit)s?(?: we \\p{L}{3,8})?|who)'

/** What stands before a list of tasks or abilities, anywhere in a sentence. */
export const frames = {
  en: anyOf(
    `
      ${person}(['’](ll|d)| will| would| shall| must| can| could| may| should)( also| then| often| sometimes| already| need to| have to| be able to| be expected to| be asked to| be required to){0,2}
      (
        able|ability|capacity|how|expects? you|wants? you|likes? you|needs? you|asks? you|someone|somebody|people|need
        willing|happy|prepared|trained|qualified|confident|confidence|capable|competent|expected|required|duties|role is
        job is|us|skills?|time
      ) to
      can( you)?|responsible for|capable of|in charge of
      (job|role|work|day|week|routine|position) (consists? of|is split between|takes in|is (mainly|mostly|largely|basically))
      (tasks|duties) are|revolves? around|responsibilities (are|include):?|duties (are|include):?|includ(e|es|ing)
      involv(es?|ing)|means|spent|by|be|and|who|you|:|${worker}
    `,
    { before: "(?<![\\p{L}'’-])", after: ' (?=\\S)', flags: 'gu' },
  ),
  pt: anyOf(
    String.raw`
      (vai |ira |atuara |trabalhara |lidara |trabalho e |servico e )(trabalhar |lidar |mexer |atuar )?com
      (cuidara|respondera) (d[aeo]s?|p(or|el[ao]s?))
      cabe(ra)?( a| ao| aos) (pessoa|profissional|selecionad[oa]|contratad[oa]|funcionari[oa])( contratad[oa]| selecionad[oa])?
      (ficara?|fica) com|respondera por|(tarefas|atividades|atribuicoes) (estao|sao)
      (rotina|dia) (passa por|e dividid[oa] entre)
      (rotina|trabalho|servico|funcao|dia a dia) (e( basicamente| principalmente| so)?|envolve|inclui|compreende)
      cuida(r)? d[aeo]s?|responde(r)? p(or|el[ao]s?)|e com voce:?|quem (trabalha|atua|entra) (aqui|conosco|com a gente)
      voce (vai|ira)|vai|ira|sera responsavel (por|pel[oa]s?)|responsavel (por|pel[oa]s?|tecnic[oa] pel[oa]s?)|consiste em
      inclui|incluem|saiba|saber|capaz de|capacidade de|precisa|deve(ra)?|(que|tem|de) (?=\p{L}{3,12}[aei]r )|trabalho e
      voce|tambem|:|e
    `,
    { before: '(?<![\\p{L}-])', after: ' (?=\\S)', flags: 'gu' },
  ),
} as const

/** Frames behind which the first object may follow without a verb: "responsible for invoice processing, matching …". */
export const nominal = anyOf(
  String.raw`
    com|envolve|compreende|cuidar? d[aeo]s?|respond\w+ p(or|el[ao]s?)|(rotina|servico|dia a dia) e
    trabalho e (basicamente|principalmente|so)|cabe(ra)? .{0,40}|e com voce|ficara? com|consiste em|(estao|sao)|passa por
    dividid[oa] entre|(cuidara|respondera) \w+|in charge of|takes in|consists? of|split between
    is (mainly|mostly|largely|basically)|responsible for|revolves? around|responsavel (por|pel[oa]s?)|includes?|including
    involves?|involving|inclui|incluem|are|include
  `,
  { before: '', after: ':? $' },
)

/** Frames behind which any word is a verb. */
export const modal =
  / to $|(?:['’](?:ll|d)| will| would| shall| must| can| could| may| should)(?: also| then| often| sometimes| already){0,2} $|^can $/

/** Only before a verb of the list, or one with a determiner. */
export const loose = new RegExp(
  `^(?:and|be|who|you|${worker}|by|e|:|tambem|spent|means|time to|us to|voce|quem .{0,30}|(?:que|tem|de)) $`,
  'u',
)

/** "Inspect and, when necessary, replenish": a remark within a sentence. */
export const needed =
  /,? (?:when|if|as|where|whenever|quando|se|sempre que|conforme) (?:and when )?(?:for )?(?:necessary|required|needed|appropriate|directed|necessario|preciso|solicitado),/gu

/** "Ensure that the running of the council is observed", "ensuring all deliveries are checked": a clause of its own behind a verb. */
export const ofItsOwn =
  /^(?:to )?(?:[\p{L}-]+ (?:that|if|whether|how|que|se)(?!\p{L})|(?:ensur|verif|confirm)\p{L}* (?:\p{L}+ ){1,4}(?:is|are) )/u

/** Frames of what a person must be able to do, beside what they would do. */
export const demanded =
  /(?:able|ability|capacity|how|(?:expect|want|like|need|ask)s? you|capable|competent|confident|confidence|qualified|trained|skills?) (?:to|of) $|(?:must|can|should)(?: also| then| often| sometimes| already)? $|^can(?: you)? $/
