// The skills that the gazetteer knows by name, without those that are no keywords of an advert.
import { fold } from '../../../resume/reading/text'
import type { Skill } from '../../../resume/skills/gazetteer'
import { matchSkills } from '../../../resume/skills/match'
import { distinctSkill } from '../../distinct-skills'
import type { Found } from './exact'
import { isOfSchool } from './kinds/schooling'
import { agileTrait } from './kinds/soft'
import type { Span } from './span'

/** Skills of the gazetteer that are conditions of a job and shown as such. */
const conditions =
  /^(?:Inglês|Espanhol|Francês|Alemão|Italiano|Japonês|Mandarim|Dinamarquês|Holandês|Norueguês|Árabe|Coreano|Galês|Português|COREN|CRM médico|OAB|CNH categoria [A-E])$/
/** Skills that any advert may mention ("via internet", "benefícios"): keywords only where they are required. */
const everyday = new Set([
  'Internet',
  'Benefícios',
  'Eventos',
  'Consultoria',
  'Crédito',
  'Marketing',
  'Vendas',
  'Recursos humanos',
  'Reservas',
  'Seguros',
  'Empreendedorismo',
  'Recepção',
])

/** "Atendimento" alone names any kind of service, and only "atendimento ao cliente" a skill. */
const isGeneric = (text: string, { start, end }: Span): boolean => fold(text.slice(start, end)) === 'atendimento'

/** "Report progress", "reporting to the manager", "hearing from you": the verb, and not the skill of that name. */
const isVerb = (text: string, { start, end }: Span): boolean => {
  const word = fold(text.slice(start, end))
  return (
    word === 'report' ||
    // "Ser ágil" is a person; "desenvolvimento ágil" is a way of working.
    (word === 'agil' && agileTrait.test(fold(text))) ||
    // "Ensure compliance with safety rules" asks to follow them.
    (word === 'compliance' && /^ (?:with|to)\b/i.test(text.slice(end))) ||
    (word === 'hearing' && /^ (?:from|back)\b/i.test(text.slice(end))) ||
    (/^report(?:s|ing)$/.test(word) && /^ (?:directly )?(?:in)?to\b/i.test(text.slice(end)))
  )
}

/** "Wanted for our autumn campaign": when or where somebody is wanted, and nothing they should know. */
const isOccasion = (text: string, { start }: Span): boolean =>
  /\b(?:wanted|needed|required|sought) for (?:our|the|a|an) (?:\p{L}+ )?$/iu.test(text.slice(0, start))

/** "Excel for our payroll team", "para apoiar nosso time de logística": what the employer has, and the person need not know. */
const ofOurs =
  /(?<!\p{L}|(?:experi[eê]nci\p{L}+|viv[eê]ncia|conhecimentos?|dom[ií]nio|knowledge|experience|understanding) )(?:for|with|to|at|of|by|in|reach|support|help|com|para|apoiar|d[aeo]s?|em|n[ao]s?|a) (?:[oa]s? )?(?:our|noss[ao]s?) (?:\p{L}+ ){0,2}?(?:d[aeo]s? )?$/iu
const isEmployers = (text: string, { start }: Span, { field }: Skill): boolean =>
  field !== 'technology' && field !== 'office' && ofOurs.test(text.slice(Math.max(0, start - NEAR), start))
/** Letters in front of a skill that are looked at. */
const NEAR = 60

/** Words that name a part of an organisation behind a capital: "the Trust's Human Resources Team", "Senior Nursing Staff". */
const partOfEmployer =
  /^ (?:Team|Department|Directorate|Division|Unit|Office|Section|Service|Services|Staff|Trust|Hospital|Group|Partnership|Board|Committee|Faculty|Network|Clinic|Centre|Center)(?!\p{L})/u
/** Such words in front: "University Hospitals", "the Department of Surgery". */
const ofEmployer = /\b(?:Department|Dept|Directorate|Faculty|School|Division|Head|Director) (?:of|for) $/u
/** "A market leading consulting organisation": what the employer is. */
const kindOfEmployer = /^ (?:organi[sz]ations?|compan(?:y|ies)|firms?|agenc(?:y|ies)|business)(?!\p{L})/u
export const isPartOfEmployer = (text: string, { start, end }: Span): boolean =>
  kindOfEmployer.test(text.slice(end)) ||
  (/^\p{Lu}/u.test(text.slice(start)) &&
    (partOfEmployer.test(text.slice(end)) || ofEmployer.test(text.slice(0, start))) &&
    /\p{Ll}{3} /u.test(text.slice(0, start)))

/** "Salesforce Marketing Cloud", "Adobe Creative Cloud": a suite of that name and no cloud to build on. */
const ofSuite = /(?:^|\s)(?:Salesforce|Adobe|Marketing|Sales|Service|Commerce|Experience|Creative) $/u
/** "Apache Camel" is another product than "Apache". */
const isOtherProduct = (text: string, { start, end }: Span): boolean =>
  (text.slice(start, end) === 'Apache' && /^ (?!HTTP|Server|Web)\p{Lu}/u.test(text.slice(end))) ||
  (text.slice(start, end) === 'Cloud' && ofSuite.test(text.slice(0, start))) ||
  (/^(?:Marketing|Sales|Service|Commerce)$/.test(text.slice(start, end)) && /^ Cloud(?!\p{L})/u.test(text.slice(end)))

const office = '(?:excel|word|power ?point|outlook|access|publisher|onenote)'
/** "Excel, word and Power Point": programs of one list are names in any letters. */
const officeList = new RegExp(`\\b${office}(?:(?:, | and | e |, and |/| & )${office}\\b)+`, 'giu')
const withCapitals = (text: string): string =>
  text.replace(officeList, (list) =>
    list.replace(/\p{L}+/gu, (word) =>
      /^(?:and|e)$/.test(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    ),
  )

/** Distinct skills are separate keywords: TIG and MIG are both welding. */
const idOf = ({ id }: Skill, name: string): string => {
  const distinct = distinctSkill(name)
  return distinct === null ? id : `${id}: ${distinct}`
}

/** Most skills read from one sentence of at most 1000 characters; a longer list asks for nothing in particular. */
const MAX_SKILLS = 64

/** The skills of the gazetteer in a text; `asked` also gives those that any advert may mention. */
export const knownIn = (text: string, asked: boolean): Found[] =>
  matchSkills(withCapitals(text))
    .slice(0, MAX_SKILLS)
    .filter(
      ({ skill, start, end }) =>
        !conditions.test(skill.id) &&
        !/[\p{L}\p{N}]\.$/u.test(text.slice(0, start)) &&
        !isVerb(text, { start, end }) &&
        // "Portaria 344" is a law and no reception desk.
        !(fold(text.slice(start, end)) === 'portaria' && /^ (?:n[º°.]{1,2} ?)?\d/u.test(text.slice(end))) &&
        !isOccasion(text, { start, end }) &&
        !(asked && isEmployers(text, { start, end }, skill)) &&
        !isPartOfEmployer(text, { start, end }) &&
        !isOtherProduct(text, { start, end }) &&
        !isOfSchool(text, { start, end }) &&
        (asked || !(everyday.has(skill.id) || isGeneric(text, { start, end }))),
    )
    .map(({ skill, start, end }: { skill: Skill; start: number; end: number }) => ({
      id: idOf(skill, text.slice(start, end)),
      skill: skill.id,
      kind: 'hard',
      span: { start, end },
    }))
