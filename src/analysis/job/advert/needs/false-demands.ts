// Recognises official prose that sounds like a demand and asks for nothing: chances to learn, support, where to write to.
import { anyOf, anywhere } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'

/** "As and when required", "to the required level", "após experiência": when or how the work is done. */
const whenNeeded = anyOf(
  String.raw`
    ,?\s?\b(as|if|when|where|whenever|wherever)( and when)? (required|needed|necessary|appropriate)\b
    \bto the required (levels?|standards?)\b|(?<![\p{L}-])(quando|se|sempre que|conforme) (for )?necessari[oa]\b
    \bconforme (a )?necessidade\b|\b(apos|periodo de|contrato de)( [oa])?( periodo de)? experiencia\b
  `,
  { before: '', after: '', flags: 'gu' },
)

/** "To gain experience", "share your knowledge", "desenvolver suas habilidades": what the person will learn or use there. */
const learnt = anyOf(
  String.raw`
    \b(
      gain|build|develop|enhanc|expand|broaden|further|shar|consolidat|acquir|grow|increas|learn|leverag|utili[sz]
    )(e|es|ing|s)? ((your|their|our|new|existing|valuable|further|extensive|more|a|the|and|broad|range|of|wide|clinical|professional|leadership|management|personal) ){0,6}(skills?
    experience|knowledge|expertise|understanding)\b
    \b(desenvolver|ampliar|aprimorar|aplicar|expandir) ((suas|seus|novas|novos|as|os) )?(habilidades|conhecimentos|competencias)( e (habilidades|conhecimentos|competencias))?
  `,
  { before: '', after: '', flags: 'gu' },
)

/** "An opportunity to expand existing knowledge": up to where the sentence speaks of the person again. */
const chance =
  /\b(?:opportunit(?:y|ies)|chances?|scope|oportunidades?) (?:to|of|de) (?:(?!\b(?:must|essential|required|desirable|you(?:['’]ll| will| should)? (?:need|have)|who|obrigatori\w+|necessari\w+)\b)[^;])*/gu

/** A sentence without what it says of chances and of work when it is needed. */
export const withoutFalseDemands = (folded: string): string =>
  folded.replace(whenNeeded, ' ').replace(learnt, ' ').replace(chance, ' opportunity ')

/** "PPE provided", "full uniform supplied": what the employer gives. Folded. */
const perkAlone = String.raw`(?!\p{L}+(?:ing|[aei]r) )(?:[\p{L}'-]+ ){1,4}(?:provided|supplied|included|fornecid[oa]s?|inclu(?:id|s)[oa]s?|oferecid[oa]s?)`
/** Lines of a list of benefits, whatever heading it stands under: "Competitive salaries", "NHS pension scheme". */
const perks = anyOf(
  String.raw`
    ^(
      (full |all )?training (provided|given)
      (the |an? |great |excellent |fantastic |genuine )*(opportunit(y|ies)|chances?) (to|for)\b
      (highly |very )?competitive (\p{L}+ ){0,2}(salar\p{L}+|pay|rates?|remuneration|benefits?|packages?|wages?)
    )
    \b(
      pension|annual leave|days['’]? holiday|paid (holidays?|vacations?|leave)|childcare (vouchers?|subsid\p{L}+)
      salary sacrifice|cycle to work|season ticket|(staff|retail|high street|nhs|employee) discounts?|discounts available
      gym member\p{L}+|life (assurance|insurance) (scheme|cover|policy|plan)|private (medical|health\p{L}*)|bonus scheme
      relocation (package|assistance|expenses)|(lease|company) cars? scheme|career (progression|advancement)
      employee assistance program\p{L}*|continuous professional development opportunit\p{L}+
      flexible working (options?|hours|arrangements?)|at (time and an? (half|quarter|third)|double time)
    )\b
    // "Parking is not available on site", "uniforme será fornecido": what the place has or has not.
    ^(?!(you|candidates?|applicants?|who|they|voce|quem) )([\p{L}'-]+ ){1,4}(is|are|will be) ((not|also|currently) )?(available|provided|included|supplied|offered|free|paid)(?! (to|for) (work|travel))(?<!(provided|offered|supplied)(?= (to|in) ))\b
    ^${perkAlone}(?=[.,;!]|$)
    ^([\p{L}-]+ ){1,4}(nao )?(e|sao|sera|serao|esta|estao) (fornecid|inclus|oferecid|disponibilizad)[oa]s?\b
    // "Folga na semana": when nobody works.
    ^(uma? |duas |\d )?folgas?\b(?! d[aeo] (funcion|equipe|colab)|,| e |:)
  `,
  anywhere,
)
/** True for a line that offers something, and asks for nothing in so many words. */
export const isPerk = (folded: string): boolean =>
  perks.test(folded) &&
  !/\b(?:must|essential|required|knowledge of|experience (?:of|in|with)|ability|administ\p{L}+)\b/u.test(folded)

const offered = anyOf(String.raw`
  we (can |will |do |also |currently |are (also )?able to |are (also )?happy to ){0,2}(offer|provide|support (you|our|all))
  (
    training|support|mentor\w*|supervision|induction|development|preceptorship|uniforms?|accommodation|appraisals?
  )\b[^.]{0,40} (is|are|will be|would be) (also )?(provided|given|available|offered|in place)
  there (is|are|will be|will also be|may be|would be)( also)? ((the|a|an|many|plenty of|further|regular|some|excellent|great) ){0,2}(
    opportunit\w+|occasions?|scope|chances?|experience of|potential
  )
  take advantage of|access to (the following|our|a range of) (\p{L}+ )?benefits
`)

/** "Do you want to be part of a team?": what an advert says to make people read on, and names no skill in. */
export const isPitch = (text: string, folded: string): boolean =>
  /^(?:do you want|would you (?:like|love)|are you (?:looking|searching|ready|seeking)|(?:want|looking|ready|fancy|quer|procura|busca) (?!.*\b(?:experienc|qualified|registered|experienced)))\b[^.]*\?$/u.test(
    folded,
  ) && matchSkills(text).length === 0

const person = anyOf(String.raw`
  candidates?|applicants?|post ?holders?|person|individuals?|someone|somebody|you|your|who|must|essential|required
  desirable|look(s|ing)? for|hop(e|es|ing) (for|to)|lookout|after|love|keen|value|seek\w*|hir(e|ing)|recruit\w*|needs?
  requires?|expect\w*|wants?|ask\w*|insist\w*|appoint\w*|invit\w*|welcome\w*|like to hear
`)

/** True where a sentence offers training, support or a chance and asks the person for nothing. */
export const offersGrowth = (folded: string): boolean =>
  /^(?:[^,.]{0,30}, |what )?we(?:['’]ll)? (?:can |will |do |also |currently ){0,2}(?:offer|support you|build on your|invest in|train you|help you|give you|provide you|fund)\b/u.test(
    folded,
  ) ||
  (offered.test(folded) &&
    !/\b(?:must|essential|required|desirable|candidates?|applicants?|you(?:['’]ll| will| should)? (?:also )?(?:need|have)|experience in|knowledge of|ideally|preferred)\b/.test(
      folded,
    ))

const employer = anyOf(
  String.raw`
    we
    (our|the) (
      (\p{L}+ ){0,2}(engineers|services)|service|department|directorate|trust|division|unit|ward|hospital|practice|centre
      center|clinic|college|university|council|charity|school|organi[sz]ation|company|firm|business|team|programme|group
      health board|curriculum|culture
    )
    this (service|department|trust|team|unit)|(the|this) (post|role|position|vacancy) (has|have) (been|arisen|become)
    with offices
  `,
  { before: '^' },
)
/** "Empresa do ramo de papel em Betim contrata.": who hires, with nobody and nothing asked for. */
const hirerAlone = anyOf(
  String.raw`
    ^((grande|importante|renomada|conceituada) )?(
      empresa|industria|transportadora|distribuidora|rede|grupo|loja|fabrica|construtora|clinica|escola|restaurante|hotel
    )\b[^.;:]{0,80} (contrata|admite|seleciona)( (para|em|n[ao]s?) (trabalhar em |atuar em )?(hospital|empresa|loja|condominio|escola|escritorio|obra|restaurante|hotel|fabrica|industria|clinica|unidade)\b[^.;:]{0,40})?[.:!]?$
  `,
  anywhere,
)

/** True for a sentence that states what the employer is, has or does, and speaks of no person to be hired. */
export const isAboutEmployer = (folded: string): boolean =>
  hirerAlone.test(folded) || (employer.test(folded) && !person.test(folded))

const waysToApply = anyOf(
  String.raw`
    ^(
      for (further|more|any|an?) (further )?(information|details|informal|queries|discussion)
      (any )?(further )?(informal|initial) (enquir\w+|inquir\w+|visits?|discussions?|chats?|conversations?)
      (please|to) (contact|call|e-?mail|note|ring|telephone)\b|(any )?(queries|questions|enquiries) (please|to|should|can)
      (open|opens|close|closes|closed) for applications|click (the|on|here|this)
      if you (are interested|would like (more|further|to (know|discuss|find))|have any (questions|queries))|closing date
      interviews? (will|are|is|date)|(we reserve|the trust reserves) the right
      (this|the) (advert|vacancy|post) (will|may) close|visits? and[ ]
    )
    ^(\p{L}+ ){1,5}(is|are) (also |very |both )?(welcome|eligible|invited|free) to apply\b
    \bapplications? (must|should|may|can) (only )?be (made|submitted|received|returned|sent|in by|accompanied|postmarked|completed|filed|emailed)\b|\b(pop|drop|call|come) in(to)?\b.{0,40}\b(cv|resume)\b
    \b(deix|traz|pass)[ae]r?\b.{0,30}\b(curriculo|cv)\b
    \bbefore applying\b|\bdiario da republica\b|\bbolsa de emprego publico\b|\baviso n\.? ?[oº]
    \bplease (contact|email|e-mail|quote|visit our|see the attached|refer to the (attached|job description))\b
  `,
  anywhere,
)

/** "For further details contact:", "Informal enquiries to", "Closing date: 6 November": how to apply, whatever else it names. */
export const isHowToApply = (folded: string): boolean => waysToApply.test(folded)

const refusals = anyOf(
  `
    nao (pode(m)?|deve(m)?|queremos|quero|aceitamos|buscamos|procuramos|contratamos) (que seja(m)? |ser[: ]|quem |gente |pessoas? |alguem |profissiona(l|is) )
    nem (pense|venha|mande) .{0,20}se
    we (do not|don['’]t|won['’]t|will not|cannot|can['’]t) (want|hire|take|accept|consider) (people|anyone|anybody|someone|somebody|those|candidates|applicants)
    (we['’]re|we are) not (looking|searching) for (people|anyone|anybody|someone|somebody|an?)
    (you|candidates?) (must|should|can) ?not be (an? )?(?!under|over|afraid)
    (sorry,? )?no (time ?wasters?|job hoppers?|college leavers?|agencies|recruiters)
  `,
  { before: '^[^\\p{L}]{0,6}', after: '' },
)
/** Who lacks a skill is refused, so that the skill is asked for; of "não pode ser: sem postura" it is a trait among others. Folded. */
const lacks =
  /\b(?:without|sem|lack\w*|unable|(?:can|do|does|is|are|have|has)(?:not| not|n['’]t)|nao)\b|\b(?:new to|strangers? to|(?:iniciante|leig[oa]|novat[oa]|cr[ua]) em)\b/u
/** "Não pode ser: desorganizado", "we don't want people who …": the person that an advert refuses. */
export const isRefusal = (folded: string): boolean => {
  const refused = refusals.exec(folded)
  // The refusal's last word stays, which its list may stand behind.
  return refused !== null && !lacks.test(folded.slice(refused[0].length - 4).split(/\bser:/, 1)[0] ?? '')
}

/** Where a sentence goes on behind a refusal; behind a comma only with what somebody is asked for. Folded. */
const behindRefusal = anyOf(
  String.raw`
    (?<!\bser)(:| [–—-]) |,? (just|just basic) (?=\p{L})
    , (?=(
      we|you|they|must|should|it|but|queremos|buscamos|procuramos|precisamos|exigimos|deve|tem que|e (preciso|necessario|obrigatorio)
    )\b|[^,]*\b(essential|required|needed|mandatory|a must|(e|sao) (basic|obrigatori|necessari|fundamenta)\p{L}*|obrigatori[oa]|necessari[oa])\b)
  `,
  { before: '', after: '' },
)
/** A refusal, and what is asked for behind it; any other sentence whole. */
export const byRefusal = (sentence: string): string[] => {
  const folded = fold(sentence)
  const refused = refusals.exec(folded)?.[0].length ?? 0
  const behind = refused === 0 ? null : behindRefusal.exec(folded.slice(refused))
  if (!behind) return [sentence]
  const at = refused + behind.index
  return [sentence.slice(0, at), sentence.slice(at + behind[0].length)]
}

const perkBehind = new RegExp(String.raw`^(.*), (${perkAlone}[.!]?)$`, 'u')
/** "CSCS card, PPE provided": what is asked for, and what is given behind it. */
export const byPerk = (sentence: string): string[] => {
  const length = perkBehind.exec(fold(sentence))?.[1]?.length
  return length === undefined ? [sentence] : [sentence.slice(0, length), sentence.slice(length + 2)]
}

const requiredWork = anyOf(
  String.raw`
    \b(will|may|would|might)( also| therefore| then)? be (required|expected|asked|called upon) to (?!
      have\b|be able|be (a|an|qualified|registered|competent|proficient|experienced|fluent)\b|hold\b|possess|demonstrate
      show\b|know\b|evidence|pass\b|obtain|undergo|speak\b|work (\w+ ){0,3}(shifts?|weekends?|nights?)
    )
  `,
  anywhere,
)

/** "You will be required to use …": work that is given, unless a demand follows. */
export const givenAsWork = (folded: string): boolean => requiredWork.test(folded)

/** The law that official adverts repeat: it names no skill, though it may name a check. */
export const isStatute = (folded: string): boolean =>
  /\b(?:rehabilitation of offenders|committed to (?:the )?safeguarding|safeguarding and promoting|equality act|data protection act|health and safety at work(?: etc)? act)\b/u.test(
    folded,
  )

const givenMeans = anyOf(
  String.raw`
    \byou('ll| will) have your own\b
    \byou('ll| will) (also )?(have|get|receive|enjoy|be given) ([\p{L}'-]+ ){0,4}?(
      mentor|preceptor|buddy|budget|allowance|laptop|phone|van|support|chance|opportunit\w+|access|supervision|autonomy
      freedom
    )\b
  `,
  anywhere,
)

/** "You will have a mentor and a study budget" offers something; "you will have a degree" asks. */
export const isGiven = (folded: string): boolean => givenMeans.test(folded)
