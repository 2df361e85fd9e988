// Parses education: the degree or course, the school, and the date or progress.
import type { Line } from '../../../documents/document'
import { either } from '../../../phrases'
import { findDates } from '../dates/dates'
import { fold } from '../text'

export type Education = {
  readonly degree: Line | null
  readonly school: Line | null
  readonly when: Line | null
  /** True if the degree is only known by its place: a line that is no school, date or town. Either may be the other. */
  readonly byPlace: boolean
}

/** Degrees and stages of school in Portuguese. */
const portugueseLevels = String.raw`
  graduacao|graduado|graduada|graduando|pos-graduacao|pos graduacao|bacharel(ado|a|ando)?|licenciatura|licenciad[oa]
  tecnolog[oa]|tecnico|curso superior|superior (in)?complet[oa]|superior em
  ensino (medio|fundamental|superior|tecnico)|(primeiro|segundo|terceiro|[123][oº°a]?) grau|(9|1[0-2])\.?[oº°] ano
  rvcc|colegial|ginasial|ginasio|tecnologia em|mestrado|mestre|doutorado|doutor|mba|especializacao|magisterio
  supletivo|eja|curso de`
/** Subjects that a line of a course in Portuguese names without a degree. */
const portugueseSubjects = `
  administracao|direito|pedagogia|enfermagem|engenharia|ciencias? (contabeis|da computacao|economicas|biologicas)
  sistemas de informacao|psicologia|marketing|contabilidade|letras|nutricao|fisioterapia|arquitetura|jornalismo
  analise e desenvolvimento|recursos humanos|logistica|publicidade`
/** Degrees and stages of school in English, as words. */
const englishDegrees = String.raw`
  bachelor|master|phd|ph\.d|doctor(ate)?|associate|diploma|degree|(high|primary|elementary|middle) school|sixth form|apprenticeship|journeyman|ged
  certificate`
/** Degrees in letters, with or without stops and spaces. */
const degreeLetters = String.raw`
  b\.?\s?s\.?c?|m\.?\s?s\.?c?|b\.?a|m\.?a|b\.?eng|m\.?eng|bba|bsn|msn|adn|llb|llm|jd|b\.?tech|m\.?tech`
/** Subjects' levels and school certificates of Britain, Ireland, Nigeria, Germany, France and Poland. */
const schoolCertificates = `
  minor|major|a[- ]levels?|t[- ]levels?|gcses?|o[- ]levels?|scottish highers|leaving cert(ificate)?|ond|hnd|ssce
  wassce|waec|neco|fslc|accountancy|qqi|fetac|abitur|baccalaureate?|bac (general|pro|techno|es|s|l)|matura
  matric(ulation)?(?= |$)|secondary school|btec|nvq|pgce|hn[cd]|lpc|gdl|bptc|bvc|pgdip|foundation degree`
/** Subjects that a line of a course in English names without a degree. */
const englishSubjects = 'science|arts|engineering|computer|business|economics|accounting|nursing'
const degree = new RegExp(
  String.raw`\b${either(portugueseLevels, portugueseSubjects, englishDegrees, degreeLetters, schoolCertificates, englishSubjects)}(?![\p{L}])`,
  'u',
)
/** How the names of Brazil's universities go on after "uni". */
const universities = `
  tri|ube|me|ama|for|sul|vali|sinos|jui|cruz|oesc|plac|bh|facs|fenas|cap|nassau|norte|montes|oeste|centro|rio|fesp
  pampa|par|fil|fran|santa|santos|granrio|suam|abeu|vap|tau|feob|asp|sal|araras|cid|fael|fatecie|gran|derp|guairaca
  ceub|euro|plan|desc|alfa|evangelica|vates|lasalle|fra|sc|ritter|cnec|ville|davi|febe|so|ara|sagrado|leste|fei|lavras
  pam|vicosa|araxa|fametro|christus|pe|jorge|camp|cesumar|nove|opar|asselvi|nter|p`
/** Words for a kind of school in Portuguese and in other languages of Europe. */
const schoolKinds = String.raw`
  universidade?s?|universita(t|s|ria|ts)?|universite(it)?|hochschule|fachhochschule|politecnic[oa]|polytechnique|ecole
  escuela|lycee|lyceum|liceum|liceo|istituto|technikum|gymnasium|cegep|ysgol|coleg|akademie|institut|cefet|faculdades?|fundacao|fund\.|pontificia|instituto|escola|colegio|liceu
  conservatorio|seminario|centro (universitario|educacional|paula souza)`
/** Brazil's networks of schools and the universities known by their letters. */
const brazilianNetworks = `
  senai|senac|sebrae|senat|etec|etecs?|fatec|ifsp|if[a-z]{2,3}|uf[a-z]{1,4}|u[ef][a-z]{1,3}|usp|unesp|uerj
  puc[a-z-]*|fgv|fiap|insper|ibmec|mackenzie|anhanguera|estacio
  cruzeiro do sul`
/** Letters of Brazil's public schools, as "E.E." and "EMEF". */
const stateSchools = String.raw`e\. ?e\.|eeefm|eeef|eeem|eeep|erem|erefem|emef|emeief|emeb|ciep|ufrj|ufmg`
/** Words for a kind of school or of training in English and Irish, with "academia de". */
const englishSchools = String.raw`
  university|college|school|institute|academy|seminary|conservatory|polytechnic|local \d{1,4}
  training (cent(er|re)|school|board)|colaiste|scoil
  (apprenticeship|training) (committee|council|program|programme|fund)|academia (da|de|do)
  centro de (formacao|treinamento|ensino|educacao)|univ\.?`
/** Universities, colleges and training bodies of other countries by name. */
const schoolsAbroad = String.raw`
  mit|eth|berkeley|ucla|ucl|lse|nyu|suny|cuny|iit|caltech|(georgia|virginia|texas|michigan) tech|penn state
  adult education|vocational cent(er|re)|(govt?|government|private)\.? i\.?t\.?[ic]|industrial training|szko[lł]a
  zesp[oó][lł] szk[oó][lł]|vidyalaya|vidya mandir|sixth form(?= *(?:$|,|cent|coll))|cordon bleu|stanford|harvard|setu|atu|mtu|tus|bpp|uwe|uclan|soas`
/** Private universities and colleges of Brazil. */
const otherPrivate = `
  (uni${either(universities)})|ulbra|esamc|faap|espm|cesumar|feevale|facamp|fumec|univem`
const school = new RegExp(
  String.raw`\b${either(schoolKinds, brazilianNetworks, stateSchools, englishSchools, schoolsAbroad, otherPrivate)}(?![\p{L}])`,
  'u',
)
const progress =
  /\b(?:complet[oa]|incomplet[oa]|concluid[oa]|cursando|em andamento|em curso|trancad[oa]|conclusao|previsao|formad[oa]|\d+o? (?:semestre|periodo|ano)|in progress|expected|graduated|completed|ongoing|anticipated)\b/

/** An end of its own that says "still", as the field of a form asks for it: "atual", "| até o momento". */
const still = /^\W*(?:ate )?(?:o momento|atual(?:mente)?|presente|hoje|present|current(?:ly)?|now)\W*$/

/** True if a text names a degree or course. */
export const isDegree = (text: string): boolean => degree.test(fold(text))
/** True if a text names a place of learning. */
export const isSchool = (text: string): boolean => school.test(fold(text))
const universityName = new RegExp(String.raw`\buni${either(universities)}(?![\p{L}])`, 'u')
/** True if a text names one of Brazil's universities by a name that begins with "Uni". */
export const isUniversityName = (text: string): boolean => universityName.test(fold(text))
/** True if a text states the progress of a course: "concluído", "cursando", "expected". */
export const isProgress = (text: string): boolean => progress.test(fold(text))

/** The parts found in the education lines, each as the first line containing it, or null. */
export const toEducation = (lines: readonly Line[]): Education => {
  const first = (test: (folded: string, line: Line) => boolean) =>
    lines.find((line) => test(fold(line.text), line)) ?? null
  return {
    degree: first((folded) => degree.test(folded)),
    school: first((folded) => school.test(folded)),
    when: first((folded, line) => progress.test(folded) || still.test(folded) || findDates(line.text).length > 0),
    byPlace: false,
  }
}
