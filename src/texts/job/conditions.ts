// The conditions of an advert and the résumé's answer to each, in one language. Pure.
import type { JobResult, RequirementMatch } from '../../analysis/job/result'
import { findCity } from '../../analysis/resume/reading/person/places'
import { skillById } from '../../analysis/resume/skills/gazetteer'
import { type Language, textFinder, translator } from '../../i18n'

export type Marked = { readonly text: string; readonly mark: string | null }
export type ConditionView = {
  readonly key: string
  readonly name: string
  readonly wish: boolean
  readonly met: RequirementMatch['met']
  readonly answer: string
  readonly quote: Marked
}

const levelName = (name: string, language: Language): string => textFinder(language)(`job.levels.${name}`) ?? name

/** A credential or a time by its name in the reader's language; names in capitals are the same in every one. */
const conditionWord = (kind: 'credentials' | 'times', name: string, language: Language): string =>
  textFinder(language)(`job.${kind}.${name}`) ?? name

export const conditionName = (one: RequirementMatch, language: Language): string => {
  const t = translator(language)
  const skill = skillById.get(one.what)
  const what = skill ? skill.name[language === 'pt-BR' ? 'pt' : 'en'] : one.what
  const ranks = ['', 'basic', 'intermediate', 'advanced', 'fluent', 'native']
  switch (one.kind) {
    case 'years':
      if (one.level < 1) return t('job.page.requirement.months', { count: Math.round(one.level * 12) })
      return t('job.page.requirement.years', { count: one.level })
    case 'seniority':
      return t('job.page.requirement.seniority', { level: levelName(one.what, language) })
    case 'education':
      return t('job.page.requirement.education', { level: levelName(one.what, language) })
    case 'language':
      return one.level === 0
        ? t('job.page.requirement.language', { what })
        : t('job.page.requirement.languageLevel', { what, level: levelName(ranks[one.level] ?? '', language) })
    case 'licence':
      return what.startsWith('CNH')
        ? t('job.page.requirement.driving', { category: what.slice(4) }).trim()
        : t('job.page.requirement.licence', { what: conditionWord('credentials', what, language) })
    case 'availability':
      return conditionWord('times', what, language)
    case 'place':
      return t('job.page.requirement.place', { what })
    case 'scale':
      return t('job.page.requirement.scale', { what })
  }
}

/** An advert's name of work that begins with the word that joins it to a time: "como cozinheiro", "with Java". */
const linked = /^(?:como|em|com|n[ao]s?|usando|in|with|as|of|at|on|using|running)\s/iu

/** Years of one kind of work beside all years of work: "11 anos de trabalho, 2 deles “como cozinheiro”". */
const yearsIn = ({ has, met, worked, months, inWork, near }: RequirementMatch, language: Language): string => {
  const t = translator(language)
  const [all, related] = [Number(worked), Number(has)]
  const words = {
    worked: all === 0 ? t('job.page.has.workedLess') : t('job.page.has.worked', { count: all }),
    own:
      months !== undefined && months < 12
        ? t('job.page.has.ownMonths', { count: months })
        : related === 0
          ? t('job.page.has.ownLess')
          : t('job.page.has.own', { count: related }),
    what:
      near !== undefined
        ? t('job.page.has.asNear', { what: near })
        : inWork === undefined
          ? t('job.page.has.asThis')
          : t(linked.test(inWork) ? 'job.page.has.asNamed' : 'job.page.has.inNamed', { what: inWork }),
  }
  if (has !== null) return t('job.page.has.inWork', words)
  return met === 'no' ? t('job.page.has.noneInWork', words) : t('job.page.has.unknownInWork', words)
}

const answerIn = (one: RequirementMatch, language: Language): string => {
  const t = translator(language)
  // "Zona sul" is no town that a résumé could name.
  if (one.kind === 'place' && findCity(one.what) === null) return t('job.page.metOptional')
  if (one.kind === 'place') return t(`job.page.metPlace.${one.met === 'part' ? 'no' : one.met}`, { has: one.has ?? '' })
  if (
    one.kind === 'years' &&
    one.worked !== undefined &&
    (one.near !== undefined || one.has !== one.worked || one.has === null)
  )
    return yearsIn(one, language)
  if (one.kind === 'availability' || (one.kind === 'licence' && one.met === 'unknown' && one.has === null))
    return t(one.met === 'yes' ? 'job.page.met.yes' : 'job.page.metOptional')
  if (one.kind === 'years' && one.months !== undefined && one.months < 12)
    return t('job.page.has.months', { count: one.months })
  if (one.kind === 'years' && one.has === '0') return t('job.page.has.yearsLess')
  if (one.kind === 'years' && one.has !== null) return t('job.page.has.years', { count: Number(one.has) })
  if (one.kind === 'seniority' && one.has === null && one.worked !== undefined) return yearsIn(one, language)
  if (one.kind === 'seniority' && one.near !== undefined)
    return one.has === '0'
      ? t('job.page.has.seniorityNearLess', { what: one.near })
      : t('job.page.has.seniorityNear', { count: Number(one.has), what: one.near })
  // A level derived from a title or from years of work is not a quote.
  if (one.kind === 'seniority' && /^\d+$/.test(one.has ?? ''))
    return one.has === '0'
      ? t('job.page.has.seniorityYearsLess')
      : t('job.page.has.seniorityYears', { count: Number(one.has) })
  if (one.kind === 'seniority' && one.has !== null && one.met !== 'yes')
    return t('job.page.has.seniority', { has: levelName(one.has, language) })
  if (one.unnamedSubject) return t('job.page.has.unnamedSubject', { has: levelName(one.has ?? '', language) })
  if (one.otherSubject) return t('job.page.has.otherSubject', { has: levelName(one.has ?? '', language) })
  if (one.kind === 'language' && one.has === 'written') return t('job.page.has.written')
  // "Economics, London School of Economics": what was studied, and not up to which level.
  if (one.kind === 'education' && one.met === 'unknown' && one.evidence !== null)
    return t('job.page.has.levelUnsaid', { text: one.evidence.text, line: one.evidence.line })
  // A licence that is held stands there by its own line.
  // A language whose level nobody can read, too: "French – A-level, rusty".
  const isUnread = one.kind === 'language' && one.met === 'unknown'
  if ((one.kind === 'scale' || isUnread || (one.kind === 'licence' && one.met === 'yes')) && one.evidence !== null)
    return t('job.page.has.scale', { text: one.evidence.text, line: one.evidence.line })
  // The person's own words for another level or subject, where the level is plain: "Curso de Auxiliar de Enfermagem".
  // The register's number or the licence's category, too, which are of another grade: "COREN-SP 1-AE".
  if (
    (one.kind === 'education' || one.kind === 'licence') &&
    one.met === 'no' &&
    one.evidence?.mark &&
    !/Unfinished$|^student$/.test(one.has ?? '')
  )
    return t('job.page.has.level', { has: one.evidence.mark })
  if (one.has !== null && one.kind !== 'licence' && one.met !== 'yes')
    return t('job.page.has.level', { has: levelName(one.has, language) })
  return t(`job.page.met.${one.met}`)
}

export const conditionsOf = (result: JobResult, language: Language): ConditionView[] =>
  result.requirements.map((one) => ({
    key: `${one.kind} ${one.what}`,
    name: conditionName(one, language),
    wish: one.need === 'desirable',
    met: one.met,
    answer: answerIn(one, language),
    quote: { text: one.quote.text, mark: one.quote.mark },
  }))
