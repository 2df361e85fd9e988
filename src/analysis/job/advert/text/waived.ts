// Recognises what an advert says it does not ask for: any experience, or more than "internships count" accepts.
import { either } from '../../../phrases'
import { fold } from '../../../resume/reading/text'

const enough = String.raw`(?:exig\w+|necessari\w+|obrigatori\w+|requerid\w+|requer|pedi\w+|precis\w+|imprescindivel|fundamental)`
/** "Não exige experiência", "sem experiência", "no experience needed", "experience is not required". */
const waiving = new RegExp(
  [
    String.raw`\bnao (?:e |sera |ha )?${enough}(?: (?:de|ter|possuir|nenhuma|qualquer|a)){0,2} experiencia\b`,
    String.raw`\b(?:sem(?: (?:necessidade|exigencia|precisar) de)?|dispensa(?:mos|-se)?|com ou sem|independente(?:mente)? de) (?:(?:nenhuma|qualquer|ter) )?experiencia\b`,
    String.raw`\bexperiencia (?:(?:previa|anterior|profissional) )?(?:nao (?:e |sera )?${enough}|dispensa(?:vel|da))\b`,
    String.raw`\b(?:primeiro emprego|first job)\b`,
    either(String.raw`
      \b(no|without(\sany)?) ((prior|previous|work|working|professional|past) ){0,2}experience( (is |at all )?(needed|required|necessary|essential|expected|asked for))?(?=
        [ ]?[.,;:!)–-]|$| (and|but|as|welcome|required|needed|necessary)
      )
    `),
    String.raw`\bexperience (?:is |will be )?(?:not (?:needed|required|necessary|essential|expected)|unnecessary)\b`,
    String.raw`\b(?:don't|do not|won't|needn't) (?:need|require|have|ask for)(?: to have)?(?:\sany)? (?:(?:prior|previous|work) )?experience\b`,
  ].join('|'),
  'u',
)
/** "Não exige experiência com SAP": that one skill, and not experience as such. */
const ofOneSkill = /\bexperienc(?:ia|e) (?:\p{L}+ ){0,1}(?:com|em|with|using) /u

/** True for an advert with a line that waives experience as such. */
export const waivesExperience = (lines: readonly { readonly text: string }[]): boolean =>
  lines.some(({ text }) => {
    const folded = fold(text)
    return waiving.test(folded) && !ofOneSkill.test(folded)
  })

const kinds = either(String.raw`
  est[áa]gios?|projetos?|trabalhos?|atividades?|trabalho volunt[áa]rio|voluntariado|freelas?|freelances?|bicos?|cursos?
  faculdade|tcc|inicia[çc][ãa]o cient[íi]fica|monitoria
  (acad[êe]mic|volunt[áa]ri|escolar|pessoa|universit[áa]ri)\p{L}{1,3}|internships?|placements?|projects?|coursework
  course work|courses?|classes|bootcamps?|volunteering|volunteer work|freelanc(e|ing)( work)?
  (class|school|college|academic|university|personal|side|volunteer|unpaid|part-time|student)( work)?
`)
const joint = '(?: (?:e|ou|and|or|de|da|em|na|at|in|of|your|seus?)(?: (?:de|da|em|na))?|,|/|)'
const list = `(?:(?:inclu[íi]ndo|inclusive|including|your|seus?|any|também|even|at[ée]) )?${kinds}(?:${joint} ?${kinds}){0,6}`
const verb = either(`
  ((all |also |both |too |tamb[ée]m |j[áa] )?(
    counts?|contam?|valem?|(are|is|can be|will be) (also )?(counted|accepted|included|considered|fine|enough)
    s[ãa]o (aceit|considerad|contad)[oa]s|é aceito|ser[ãa]o (aceit|considerad|contad)[oa]s|aceit[oa]s?|inclus[oa]s?
  )( (too|tamb[ée]m|as (relevant )?experience|como experi[êe]ncia|toward this|towards this))?)
`)
/** "…, internships and projects count", "(estágio conta)": what is accepted as experience, up to the end of its clause. */
const accepted = new RegExp(
  String.raw`(?:^|\s?[,;:(–-]\s?|\.\s|\s(?:e|and)\s)(?:${list} ${verb}|(?:counting|contando|including|inclu[íi]ndo|inclusive) ${kinds}(?:${joint} ?${kinds}){0,6})\s?(?=$|[.;!),])[!)]?`,
  'giu',
)

/** The line without what it accepts as experience, which asks for nothing. */
export const withoutAccepted = (text: string): string => text.replace(accepted, '')
