// Conditions of a job that are no skill: credentials and checks, and how free, old or equipped a person must be.
import { memo } from '../memo'
import { anyOf, anywhere, either } from '../phrases'
import { opensClause } from './advert/tasks/openings'

export type Condition = { readonly name: string; readonly start: number; readonly end: number }
type Rows = readonly (readonly [name: string, pattern: RegExp])[]

/** Conditions on times, whose list may go on. */
const timed: ReadonlySet<string> = new Set(['hours', 'shifts', 'weekends'])
const all = (rows: Rows, folded: string, further?: RegExp): Condition[] =>
  rows.flatMap(([name, pattern]) => {
    const match = pattern.exec(folded)
    if (!match) return []
    const end = match.index + match[0].trimEnd().length
    const more = timed.has(name) ? further?.exec(folded.slice(end)) : null
    return [{ name, start: match.index, end: end + (more?.[0].length ?? 0) }]
  })

/** "We are unable to sponsor visas": somebody who works there has the right already. */
const noSponsor = either(String.raw`
  \b(unable|not able|cannot|can['’]?t|do(es)? not|don['’]t|doesn['’]t|won['’]t|will not|not) (to )?(currently )?((offer|provide|accept|support) )?((visa|any) )?(sponsor(ship)?|sponsoring)\b(( \p{L}+)? (visas?|applicants|candidates|permits?|workers?)|(?=[.,;)]|$| (for|at|now|any)))
  \bno (visa )?sponsorship\b|\bnot (be )?eligible for (visa )?sponsorship\b|\bsponsorship is not (available|offered|possible|provided)\b
`)
/** Checks by the state, and credentials about a person's right to work; a name in capitals is the same in every language. */
const credentials: Rows = [
  [
    'DBS',
    /\b(?:(?:enhanced|basic|standard|clear|current|valid) ){0,2}(?:dbs|crb)\b(?: (?:check|clearance|certificate|disclosure))?/,
  ],
  ['PVG', /\bpvg\b(?: (?:scheme|check|membership|disclosure)){0,2}/],
  ['AccessNI', /\b(?:enhanced )?access ?ni\b(?: (?:check|disclosure|clearance))?/],
  [
    'right-to-work',
    anyOf(
      String.raw`
        \b(u\.?s\.? |us |british |eu )?citizenship( or permanent residency)?\b|\bpermanent residen(cy|t)\b
        \bright to work( in (the )?(uk|u\.k\.?|united kingdom|ireland|eu|us|u\.s\.?|united states|country))?
        \b((us|u\.s\.|uk|valid|current) )?(work|employment) (authori[sz]ation|permit|visa)\b|(?<!\b(issu|request|sign)\p{L}* (\p{L}+ )?)\bpermission to work\b(?! (at|on|near|within)\b| in (\p{L}+ )?(spaces?|areas?|zones?)\b)( in (the )?\p{L}+( (kingdom|states|zealand))?)?
        \b(authori[sz]ed|eligible|eligibility|entitled|legally able) to work\b(?! (with|on|in (a|an)|at|shifts|as)\b)
        \bautorizacao (de|para) (trabalh\w+|residencia)|\bvisto de trabalho\b
        ${noSponsor}
      `,
      anywhere,
    ),
  ],
  [
    'references',
    anyOf(
      String.raw`
        \b([2-5]|two|three|duas|tres) (\w+ )?(references|refs|referencias)\b
        \b(satisfactory|suitable|excellent|good|professional) (\w+ )?references\b
        \breferences? (are |will be )?(please|needed|required|essential|checked|requested|taken up|a must|must be)\b
        \b(ter|com|trazer|apresentar|possuir|boas|exige\w*|pede\w*|pedimos|cartas? de) (boas )?(cartas? de )?referencias?\b(?! (em|n[ao]|do mercado|nacional))
        \breferencias? (serao|sao|sera) (checad|verificad|conferid|exigid|obrigatori)[oa]s?\b
      `,
      anywhere,
    ),
  ],
  [
    'criminal-record',
    /\b(?:clean |clear )?criminal (?:records?|background)(?: check)?\b|\bbackground (?:checks?|screening|investigations?)\b|\bantecedentes(?: criminais)?\b|\bnada consta\b|\bcertidao negativa(?: criminal)?\b/,
  ],
  [
    'drug-test',
    /\b(?:(?:pre-?employment|random) )?drug (?:and alcohol )?(?:tests?|screens?|testing|screening)\b|\bexames? toxicologicos?\b/,
  ],
  [
    'work-card',
    /\bexperiencia (?:\p{L}+ )?(?:comprovada|registrada|anotada) (?:em|n[ao]) (?:carteira|ctps)(?: de trabalho| profissional)?(?! d[aeo]s? )/u,
  ],
  ['clearance', /\b(?:sc|dv|bpss|security) (?:clearance|cleared|vetting)\b/],
  ['EAR', /\bear\b(?= ?(?:\)|$|,|;|\.|na cnh|ativ|obrigat|em dia))|\bexerce atividade remunerada\b/],
  ['MEI', /\b(?:ter|possuir|ser|abrir|com|via|exige\w*) (?:um )?(?:mei|cnpj)\b(?: (?:ativ[oa]|abert[oa]))?/],
]

/** What an English sentence says before the times a person must be able to work. */
const able = either(`
  (
    available|able|ability|willingness|free|willing|prepared|happy|must|needs?|flexible|flexibility|expected|required
    ready
  ) (to )?(be (available|able|willing|prepared|happy|flexible) (to |for )?)?((work|do|cover|commit to|start|on|for|at|in) )?
`)
/** Words before the shifts: "rotating 12-hour shifts". */
const kinds = either(String.raw`
  some|occasional|regular|rotating|flexible|waking|sleep-?ins?|late|early|earl(y|ies)|lates?|days?|nights?|evenings?|weekends?|split
  various|different|alternate|changing|long|extra|full|the|a|an|any|all|every|other|one|two|in|on|at|of|and|or|both|your
  \d{1,2}[- ]hour
`)
const free =
  '(?:disponibilidade|disponiv(?:el|eis)|disposicao|flexibilidade) (?:\\w+ )?(?:para|pra|de|em|p/|nos?|aos?|total para)(?: (?:trabalhar|atuar|realizar|fazer|cobrir|cumprir|trabalho))?(?: (?:em|n?os?|n?as?|aos?|por|de))? ?'
/** "Disponibilidade de horário e para viagens". */
const further = '[^.,;:()]{1,24}(?: (?:e|ou)|,? inclusive) (?:para |de |em |aos? |n?os? )?'
/** Work in shifts by its own name, in an advert and in a résumé: "rotating shifts", "turnos alternados", "used to shift work". */
const shiftWork = either(String.raw`
  (?<!\b(no|without|sem|never|not|nunca|nao) )(
    \b(rotating|alternating|rotational|night|evening|\d{1,2}[- ]hour) shifts?\b( (patterns?|work|rota))?
    \bshift (work|patterns?|rotas?|rotation)\b|\bwork(ed|ing)? ((on|in|at|the) )?(nights|shifts)\b
    \bturnos? (rotativos?|alternados?|de revezamento|noturnos?|(da )?noite|da madrugada)\b
    \b(segundo|terceiro|[23][oº]) turno(?! d[aeo]s? eleic)|\b(horario|trabalho) noturno\b|\bescala de revezamento\b
    \b(trabalh\p{L}{1,5}|atu(ar|ei|ava|acao)) (por |em |no |a )(turnos?\b(?! (da (manha|tarde)|matutin|vespertin|diurn))( da noite)?|escalas?|noite|revezamento)\b
  )
`)
/** Times of a day, of a week and of a rota, as the entries of a list. */
const time = either(String.raw`
  ((all|some|your|the|early|late|public|bank|regular|rotating|occasional|unsocial|out[- ]of[- ]hours) ){0,2}(
    weekdays|(mon|tues|wednes|thurs|fri)days?|days|mornings|afternoons|evenings|nights|weekends?|saturdays?|sundays?|holidays|hols|overtime|earl(y|ies)|lates?
    starts|finishes|on[- ]call|stand[- ]?by|shifts?
  )( (rotations?|patterns?|work|working|duty|shifts?))?
  call[- ]?(in|out|back)s?( after hours)?|emergency call[- ]?(out|back)s?
  ((a|as|de|da|aos?|n[ao]s?|em|pel[ao]s?|trabalho) ){0,2}(
    (segunda|terca|quarta|quinta|sexta)s?(-feiras?)?|manhas?|tardes?|noites?|madrugadas?|sabados?|domingos?|feriados?|(fins?|finais) de semana|fds|turnos?|escalas?|folgas?(?= (rotativ|alternad))|horarios?(?= (rotativ|alternad|noturn))
    sobreaviso|plant(ao|oes)|prevencao( fora de horas)?|horas extra(s|ordinarias)?
  )( (rotativ|alternad|noturn|prolongad)[oa]s?)?
`)
const nextTime = String.raw`(?:(?:,| e| ou| and| or| &|/| and/or| e/ou)+ ?${time}(?![\p{L}]))`
/** Two times and more: "tardes e sábados", "escala com sábados e domingos". */
const timesTogether = new RegExp(String.raw`(?<!\p{L}|\d )(?:${time} (?:com|on|of) )?${time}${nextTime}{1,6}`, 'u')
/** Behind times on which nobody works, and in front of them. */
const isFree = /^ (?:off|free|livres?|paid)(?!\p{L})/u
const idle =
  /(?<!\p{L})(?:nao|never|not|no|rarely|seldom|without|sem|nunca|raramente|clos\p{L}*|open|abert[oa]s?|fecha\p{L}*|folgas?|encerra\p{L}*|enjoy|off|pa(?:id|ys?))(?!\p{L})|n['’]t(?!\p{L})/u
/** What a sentence does with times in which the person works, all other tasks being about them: "plan overtime and shifts". */
const working =
  /^(?:to |will |you )*(?:work|cover|includ|involv|requir|need|shift|trabalh|atu|cobr|fazer|cumpr|inclu|exig|precis|hav)/
const isWorked = (folded: string, start: number, end: number): boolean => {
  const from = Math.max(0, ...['. ', ': ', '; '].map((sign) => folded.lastIndexOf(sign, start) + 1))
  const [front, whole] = [folded.slice(from, start).trimStart(), folded.slice(from, end).trimStart()]
  const isTask = opensClause(whole, 'en') || opensClause(whole, 'pt')
  return !idle.test(front) && !isFree.test(folded.slice(end)) && (!isTask || working.test(front))
}
const onWeekends = /weekend|saturday|sunday|hol(?:iday|s)|sabado|domingo|feriado|de semana|fds/
/** A word that such a list has beside mornings and afternoons, when most people work. */
const aTime =
  /weekend|saturday|sunday|hol(?:iday|s)|evening|night|shift|overtime|on[- ]call|stand-?by|late|earl|sabado|domingo|feriado|de semana|fds|noite|madrugada|turno|folga|escala|plant(?:ao|oes)|sobreaviso/
const furtherTimes = new RegExp(`^(?: \\([^()]{0,40}\\))?${nextTime}{1,6}`, 'u')

/** What a body does at work, of which two stand together: "lifting, slinging" names a trade. */
const movement =
  '(lift|bend|stretch|walk|sitt|stoop|kneel|push|pull|climb|stand|carry|reach|crouch|twist|crawl|squatt)ing'
const times: Rows = [
  [
    'hours',
    anyOf(
      String.raw`
        \b${free}(qualquer )?horarios?\b|\bhorarios? flexive(l|is) do candidato\b|\b(full|open|total|flexible) availability\b
        \bdisponibilidade (total|integral)\b
        \b(flexible|flexibility) (with|on|in|around|about|over|to work) (your |their |the )?(working )?hours\b
      `,
      anywhere,
    ),
  ],
  [
    'shifts',
    anyOf(
      String.raw`
        \b${free}(
          (o |ao )?(primeiro|segundo|terceiro|1o|2o|3o|1º|2º|3º) turno|turnos?|revezamento|escalas?
          (periodo |turno |horario )?(noturn[oa]|noite)|madrugada|plant(ao|oes)|horas? extras?
        )( (?!(e|ou) )[\p{L}\d-]{1,14}){0,3}
        \b${able}(${kinds} ){0,3}(shifts?|nights?|evenings?|overtime|rotas?|on[- ]call|earl(y|ies)|lates?)( (shifts?|and (nights?|weekends?|evenings?)))?\b
        \b(night|evening|shift) availability\b|${shiftWork}|\b(looking for|open to|prefer) (${kinds} ){0,3}(nights|evenings|lates|earlies)\b
        // Six days of work and one off, twelve hours and thirty-six; five and two are a common week.
        \b(escala|regime|jornada)( de trabalho)?:?( de)? (?!5 ?x ?2\b)\d{1,2} ?x ?\d{1,2}\b
      `,
      anywhere,
    ),
  ],
  [
    'weekends',
    anyOf(
      String.raw`
        \b${free}(${further})?((fi(m|ns)|fina(l|is)) de semana|fds|sabados?|domingos?|feriados?)( e (feriados?|domingos?))?
        \btrabalhar (aos? |em |n?os? |de )?((fi(m|ns)|fina(l|is)) de semana|sabados?|domingos?|feriados?)( e (feriados?|domingos?))?
        \b${able}([^.;:]{3,40},? (including|incl\.?) )?(${kinds} ){0,3}(weekends?|saturdays?|sundays?|bank holidays?)\b|\bweekend availability\b
        \b(weekends?|saturdays?|sundays?)( \w+)? (are|is) (an? )?(must|required|essential|expected|needed)\b
        \bavailability (on|at) (the )?weekends?\b|\binc(l|luding|luye)?\.? (some )?(weekends?|saturdays?|sundays?)\b|^(weekends?|saturdays?|sundays?)$
      `,
      anywhere,
    ),
  ],
  [
    'travel',
    new RegExp(
      String.raw`\b${free}(?:${further})?(?:viag(?:em|ens)|viajar)\b|\b(?:willing(?:ness)?|able|ability|available|prepared|happy|must|expected|required) (?:be \w+ )?to travel\b|\btravel (?:is |will be |may be )?(?:required|essential|expected)\b`,
    ),
  ],
  [
    'relocation',
    new RegExp(
      String.raw`\b${free}(?:${further})?(?:mudanca|mudar)\b|\b(?:willing|able|prepared|must|happy) to relocate\b`,
    ),
  ],
  [
    'transport',
    anyOf(
      String.raw`
        \b(conducao|veiculo|carro|moto|motocicleta|transporte) (propri[oa]|particular)\b
        \b(ter|possuir|tenha|possua) (carro|moto|motocicleta|veiculo|conducao)\b
        \b(your |their )?own (car|vehicle|transport(ation)?|van|motorbike)\b
        \b(access to (an? |your own )|use of an? )(car|vehicle)\b|\b(reliable|dependable) (transport(ation)?|vehicle|car)\b
        \bcar owner\b
      `,
      anywhere,
    ),
  ],
  [
    'tools',
    /\b(?:your |their |my )?(?:own|full) (?:\w+ (?:and|&) )?(?:basic |hand )?tools\b(?:(?:,| and| &| \+) (?:full |own )?ppe\b)?|\b(?:your |their |my )?own (?:full )?ppe\b|\bferramentas? propri[oa]s?\b|\bmaterial proprio\b/,
  ],
  [
    'start',
    new RegExp(
      String.raw`\b${free}inicio imediat[oa]\b|\bdisponibilidade imediata\b|\bimmediate(?:ly)? (?:availab\w+|joiners?)\b|\bavailable immediately\b|\b(?:able|available|ready) to start (?:immediately|straight away|asap)\b`,
    ),
  ],
  [
    'age',
    anyOf(
      String.raw`
        \bmaior(es)? de (1[68]|2[15])( anos)?\b|\bter mais de (1[68]|21) anos\b(?! (de (?!idade)|n[ao]s? |com ))|\b(1[68]|21|25) anos de idade( completos)?
        // Elsewhere in a clause they are the age of others: "alcohol to over 18s".
        (^|[:,;.(])[^\p{L}\d]{0,4}((you|candidates?|applicants?|are|must|need|to|be|aged?|ages?) ){0,4}((1[68]|21)\+(?= ?($|[,.;:)?!]| (and|or|only|with|to|please)\b))|over (1[68]|21)s?(?= ?($|[,.;:)?!]| only\b)))
        \b(ter|idade( minima)?( de| entre| a partir de)?|entre|a partir de|acima de) (entre )?(1[4-9]|2\d|3\d|4[05]) ((a|e|ate) \d\d )?anos\b(?! (de (?!idade)|n[ao]s? |com ))( (de idade|completos))?
        \b(must be|be|aged?|minimum age( of)?) (at least |over |between )?(1[4-9]|2[0-5])\b(?! ?(months?|weeks?|days?|minutes?|%|/))( (years? (old|of age)|or (over|older|above)))?
        \b(1[68]|21|25) ?(years? )?(old|of age|or (over|older|above))\b
      `,
      anywhere,
    ),
  ],
  [
    'lifting',
    anyOf(
      String.raw`
        \b(lift|lifting|carry|carrying)( and (carry|move|carrying))?( up to| an?)? \d{1,3} ?(lbs?|pounds|kgs?|kilos)\b|\bheavy (work|lifting)\b(?! (ethic|equipment|gear|plant|machin|operation|tackle))
        \bcarregar (ate |peso de )?\d{1,3} ?(kg|quilos)\b|\besforco fisico\b|\b${movement}((, | and |, and | or |, or )${movement}){1,20}
      `,
      anywhere,
    ),
  ],
  ['smoking', /\b(?:nao|non)[- ](?:fuma(?:ntes?|dor(?:es|as?)?)|smok(?:ers?|ing))\b/],
]

/** The credentials and checks a folded text names, each once: "DBS", "right-to-work". */
export const credentialsIn = (folded: string): Condition[] => all(credentials, folded)
/** What a folded text wants a person to be free, old or equipped enough for, each once: "weekends", "transport". */
export const availabilityIn = memo((folded: string): readonly Condition[] => {
  const conditions = all(times, folded, furtherTimes)
  const list = aTime.test(folded) ? timesTogether.exec(folded) : null
  if (!list || !aTime.test(list[0])) return conditions
  const [start, end] = [list.index, list.index + list[0].length]
  if (!isWorked(folded, start, end)) return conditions
  const name = onWeekends.test(list[0]) ? 'weekends' : 'shifts'
  return conditions.some((one) => one.name === name || (one.start < end && start < one.end))
    ? conditions
    : [...conditions, { name, start, end }]
})
