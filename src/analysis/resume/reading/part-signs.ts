// Words and forms by which any text shows a part of a résumé: in a task, a footer, a cell or a sentence, in any letters.
// They look at one line at a time and decide nothing but that the part is not called missing.
import type { Line } from '../../documents/document'
import { anyOf, noLetterAround } from '../../phrases'
import { findDates } from './dates/dates'
import { isTitle } from './experience/names/titles'
import { isLanguageItem, languagesNamed } from './sections/skill-sections'
import { countWords, fold } from './text'

export type Part = 'experience' | 'education' | 'skills' | 'summary' | 'extras'

/** What speaks of the person: who they are, what they seek. */
const introduces = anyOf(
  String.raw`
  (eu )?(sou|me considero) (uma? )?\p{L}+
  (eu )?(busco|procuro|desejo|pretendo|almejo|quero|gostaria) (\p{L}+ ){0,3}(oportunidade|vaga|emprego|colocacao|trabalho|trabalhar|crescer|atuar|ingressar|contribuir|desenvolver)
  em busca de (\p{L}+ ){0,3}(oportunidade|vaga|emprego|colocacao|desafios?)
  (objetivo|objetivos|objective|career objective|personal statement|perfil|profile)( profissional| pessoal)? ?[:–-]
  (profissional|pessoa) (com |de |formad|dedicad|responsavel|experiente|qualificad|comunicativ|organizad|proativ|dinamic|pontual)\p{L}*
  tenho (facilidade|vontade|disposicao|interesse|muita vontade)|i( a|')m (an? |currently |very |looking )\p{L}+
  i (enjoy|love|pride myself|consider myself|am passionate)
  (?<=^|[,.;–-] |i am |i'm |currently |actively )(looking|searching) for (an? |my )?(\p{L}+ ){0,3}(position|job|role|work|opportunity|challenge|employment)
  (?<=^|[,.;–-] |i am |i'm |currently |actively |player |worker |graduate )seeking (an? |to |my )?(\p{L}+ ){0,3}(position|job|role|work|opportunity|challenge|employment|opportunities)
  (professional|individual|person|worker|graduate|team player) (with|who|seeking|looking)
  (hard-?working|reliable|motivated|dedicated|enthusiastic|experienced)(,| and| &) \p{L}+`,
  noLetterAround,
)
/** Words of the shortest line that introduces. */
const INTRODUCTION = 6

/** What says that somebody worked, beside a year or a number of them. */
const works = anyOf(
  String.raw`
  trabalh(ei|o|ando)|atu(ei|o|ando)|experiencia|fui (\p{L}+ )?(contratad[oa]|\p{L}+eir[oa]|\p{L}+dor[a]?|\p{L}+ista)
  worked|working|employed|experience|i was (an? )?\p{L}+
  \p{L}+ (na|no|at|for|em) .{2,40} (de|from|desde|since|entre|between)`,
  noLetterAround,
)
const tenure = anyOf(String.raw`\d{1,2} (anos|years|meses|months)`, noLetterAround)

/** Degrees and their short names; the years of school that a person finished or is in. */
const studies = anyOf(
  String.raw`
  (ensino|curso) (medio|fundamental|superior|tecnico)|(primeiro|segundo|1[ºo°.]|2[ºo°.]) ?grau|supletivo|encceja|eja
  bacharel(a|ado)?|licenciatura|licenciad[oa]|tecnologo|pos[- ]?graduacao|pos[- ]?graduad[oa]|mestrad[oa]|doutorad[oa]
  magisterio|(formad|graduad|licenciad|diplomad)[oa]s? (em|pel[oa]|na|no)|graduacao (em|completa|incompleta|concluida)
  graduand[oa]|cursando|estudante (de|do|da)|faculdade (de|em|completa|incompleta|trancada)
  high school (diploma|graduate|certificate|education|equivalency)
  secondary (school|education) (certificate|diploma|completed)|gcses?|a[- ]levels?|o[- ]levels?|b\.?sc|m\.?sc
  b\.?a\.? (\(?hons|in|of)|b\.?tech|b\.?com|m\.?com|bachelor('?s)?|master'?s( degree)? (in|of|degree)|ph\.?d
  associate'?s? (degree|of)|degree in|(diploma|certificate) (in|of)|nvq|btec|hnd|hnc|ged|ssce|wassce|waec|neco|cgpa
  leaving cert(ificate)?|junior cert(ificate)?|graduated (from|in|with)|(studying|studied) (for|at|towards)
  undergraduate|attended \p{L}+( \p{L}+){0,3} (school|college|university)`,
  noLetterAround,
)
const attends = anyOf(
  `
  estud(o|ei|ando)|conclui|concluid[oa]|complet[oa]|formei|terminei|curso|cursei|studied|completed|finished|attended
  enrolled|left`,
  noLetterAround,
)
const school = anyOf(
  `
  escola|colegio|faculdade|universidade|instituto|grupo escolar|senac|senai|school|college|university|polytechnic
  academy`,
  noLetterAround,
)
/** "Técnico em Enfermagem" is a job as well as a course. */
const technician = anyOf(
  `
  t[eé]cnic[oa] (em|de|no|na)(?= .*(senac|senai|etec|escola|instituto|colegio|complet|conclu|formad|curso))`,
  { ...noLetterAround, after: '' },
)
/** Those whose work is the schooling of others; the studies in their tasks are not their own. */
const teaches = anyOf(
  String.raw`
  aulas?|alun[oa]s?|turmas?|lecion\p{L}+|ensin(ei|ar|ando|o) (?!medio|fundamental|superior|tecnico)\p{L}+
  professor[ae]?s?|docente|monitor\p{L}*|corrig\p{L}+|orient(ei|ar|ando)|students?|pupils?|taught|teach\p{L}*
  tutor\p{L}*|lecturer|lessons?|marked|invigilat\p{L}+|apprentices`,
  noLetterAround,
)

/** Words that open a list of what somebody can do. */
const masters = anyOf(
  String.raw`
  (conhecimentos?|nocoes|dominio) (\p{L}+ ){0,2}(em|de|do|da|com|no|na) \p{L}+|domin(o|ando) (o|a|os|as|bem)
  habilidades? (com|em|para|no|na)|ferramentas? (que|utilizadas|usadas)
  (sei|consigo) (usar|mexer|operar|fazer|trabalhar|dirigir)|informatica|pacote office|ms office|microsoft office
  sistemas? (usados|utilizados|que)|(proficient|skilled|competent|experienced|trained|expert) (in|with|at|user of)
  (good |working |sound |strong )?(knowledge|command|understanding) of
  (tools|software|systems|machines|equipment) (i|used|known)|computer literate
  (it|computer) (skills|literate|literacy)|i can (use|operate|drive|work (with (?!others|people|anyone)|in \p{L}+ and))|abilities|key strengths
  confident (with|using|in)`,
  noLetterAround,
)
/** "Informática: Word, Excel", "IT: Word, Excel": a label and at least two items. */
const labelled = /^[^:]{2,30}: ?[^,;:]{1,40}[,;] ?[^,;]{1,40}/u
const skillLabel = anyOf(
  `
  informatica|it|computing|software|ferramentas?|tools?|sistemas?|systems|programas?|programs|tecnologias?|tecnicas?
  technical|habilidades?|skills?|conhecimentos?|linguagens|languages and frameworks|frameworks?`,
  noLetterAround,
)
/** Programs and machines that nearly everybody lists in this form. */
const program = anyOf(
  `
  excel|word|power ?point|outlook|office|windows|sap|autocad|photoshop|canva|power bi|sage|quickbooks|totvs|protheus
  java|python|sql|html|javascript|linux|figma|internet|teams`,
  noLetterAround,
)
/** Programs one behind the other. */
const PROGRAMS = 2

/** Languages that somebody speaks: with a level, behind a word for it, or one beside another. */
const speaks = anyOf(
  String.raw`
  fal[oa]|falante|fluente|fluencia|domin[oi]\p{L}*|idiomas?|linguas?|nativ[oa]|speaks?|speaking|fluent|fluency|native
  languages?|conversational|bilingual|trilingual|mother tongue`,
  noLetterAround,
)
const level = anyOf(
  String.raw`
  basic[oa]?|intermediari[oa]|intermediate|avancad[oa]|advanced|fluente?|nativ[oea]+|beginner|iniciante|[abc][12]
  conversa\p{L}*|proficien\p{L}*|working|elementary`,
  noLetterAround,
)
/** What somebody learned apart from school: its word, and the hours or the year beside it. */
const learned = anyOf(
  String.raw`
  cursos?|curso de|minicurso|oficina de|certificad[oa]s?|certificac\p{L}+|capacitac\p{L}+|treinamentos?|reciclagem
  palestra|habilitac\p{L}+|habilitad[oa]|nr[- ]?\d{1,2}|mopp|brigad\p{L}+|courses?
  certificate|certificates|certified|certification|training( course)?|(?<!driving |driver'?s? )licen[cs]ed?|workshop|food hygiene
  first aid|primeiros socorros|forklift (licence|license|certified|ticket|course)|cscs|safeguarding|manual handling
  city (&|and) guilds`,
  noLetterAround,
)
const giver = anyOf(
  `
  senac|senai|sebrae|senat|microlins|cebrac|udemy|coursera|alura|edx|khan academy|fundacao bradesco|linkedin learning
  futurelearn|city (&|and) guilds|red cross|st john ambulance|ifood decola|prepara cursos|sescoop`,
  noLetterAround,
)
const hours = /(?<![\p{L}\d])\d{1,4} ?(?:h|hs|hrs|horas?|hours?)(?![\p{L}])/u
/** A heading or a label of projects and of voluntary work. */
const freely = /^(?:projetos?|projects?|voluntari\p{L}+|volunteer(?:ing|ed)?)(?!\p{L})/u
/** Words of a line that says that a course was done, and of one with hours beside its name. */
const COURSE = { line: 14, task: 8 }

const isCourseLine = (folded: string, { bullet }: Line, isTitled: () => boolean): boolean => {
  const short = countWords(folded) <= COURSE.line
  const dated = hours.test(folded) || findDates(folded).length > 0
  if (!dated && isTitled()) return false
  if (short && giver.test(folded) && !school.test(folded)) return true
  // "Atualizo o certificado dos 12 colaboradores" is a task, "Certificado de primeiros socorros 2021" is not.
  const isOwn = !bullet || countWords(folded) <= COURSE.task
  return (
    short &&
    isOwn &&
    ((learned.test(folded) && !teaches.test(folded)) || (hours.test(folded) && dated && !/ por | per /.test(folded)))
  )
}

const showsLanguage = (folded: string): boolean => {
  const named = languagesNamed(folded)
  return (
    named.length > 0 &&
    !teaches.test(folded) &&
    (speaks.test(folded) ||
      level.test(folded) ||
      folded.split(/[,;|•·/:()]|\.(?:\s|$)/).some((item) => isLanguageItem(item.trim())))
  )
}

/** `isTitled`: whether the whole line names a job, looked at once for all its cells. */
type Shows = (folded: string, line: Line, isTitled: () => boolean) => boolean

const forms: Readonly<Record<Part, Shows>> = {
  summary: (folded) => countWords(folded) >= INTRODUCTION && introduces.test(folded),
  experience: (folded) => works.test(folded) && (/(?<!\d)(?:19|20)\d\d(?!\d)/.test(folded) || tenure.test(folded)),
  education: (folded, { bullet }) =>
    !(teaches.test(folded) && (bullet || isTitle(folded))) &&
    (studies.test(folded) ||
      technician.test(folded) ||
      (school.test(folded) && attends.test(folded) && !isTitle(folded))),
  skills: (folded) =>
    masters.test(folded) ||
    (labelled.test(folded) && skillLabel.test(folded.split(':')[0] ?? '')) ||
    folded.split(/[,;|•·/]| e | and /).filter((item) => program.test(item) && countWords(item) <= 3).length >= PROGRAMS,
  extras: (folded, line, isTitled) =>
    showsLanguage(folded) ||
    isCourseLine(folded, line, isTitled) ||
    (freely.test(folded) && !line.bullet && !isTitled() && countWords(folded) <= COURSE.line),
}

/** A line, its cells and its sentences. */
export const textsOf = ({ text, parts = [] }: Line): string[] => [
  text,
  ...parts,
  ...(/[.!] \p{L}/u.test(text) ? text.split(/(?<=[.!]) (?=\p{L})/u) : []),
]

/** True if the line, a cell or a sentence of it shows this part, in whatever letters. */
export const showsPart = (line: Line, part: Part): boolean => {
  let titled: boolean | null = null
  const isTitled = () => {
    titled ??= isTitle(line.text)
    return titled
  }
  return textsOf(line).some((text) => forms[part](fold(text), line, isTitled))
}
