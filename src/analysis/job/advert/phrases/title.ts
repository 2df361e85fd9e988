// Words around the name of a job in an advert. Those of sentences are folded.
import { anyOf, anywhere } from '../../../phrases'

export const sought = anyOf(
  String.raw`
    (
      looking for|seeking|(to |we are |we're )?(appoint|recruit|hire)(ing)?(?= an? )|hiring|(we|i) need(?= an? )
      recruiting|busca(mos|ndo)?|procura(mos|ndo)?|contrata(mos|ndo|-se)?( (para|pra) (comecar|inicio)( ja| imediato)?:)?
      admite(-se)?|seleciona(mos)?|precis(a|amos|a-se|o)( urgente)? de(?! (pessoas?|alguem|quem|gente|profissiona)\b)
      seeks|em busca de|vagas? (abertas? )?(de|para)|oportunidade (de|para)|atuar como|cargo de
      (?<!\b(licen[cs]ed?|licensure|registered|registration|qualified|qualification|certified|certificat(e|ion)|membership|experience|skills?|such|well) )as an?
    )\s*:?\s+(for\s+)?(an?\s+|the\s+|um\(a\)\s+|uma?\s+|(pessoa|profissional|candidat[oa]s?)\s+(para\s+(atuar\s+como\s+)?)?)?((
      experienced|talented|skilled|caring|friendly|kind|motivated|dedicated|enthusiastic|passionate|reliable|hard-?working
      proactive|dynamic|committed|creative|ambitious|bright|confident|qualified|dedicad[oa]|experiente|proativ[oa]
      comprometid[oa]
    )\s+)?(?<title>[\p{L}\p{N}]([^,.;:!?()\n]|\([ao]s?\)){2,70})
  `,
  anywhere,
)

export const subject =
  /^(?:the|o|a) (?!(?:\p{L}+ ){0,3}(?:post ?holders?|candidates?|applicants?|incumbent|person|individual|appointee|role|job|post|position|candidat[oa]|profissional|pessoa)\b)([\p{L}][\p{L} /-]{3,60}?) (?:will|is responsible|sera|ira|vai)\b/u

export const stop =
  /\s(?:to|with|who|for|from|starting|in|at|on|that|and join|para|pra|pro|pras|pros|urgente|com|c\/|c(?=\s(?:exp|prat))|que|em|na|no|nas|nos|como|,|e tera|responsavel|com experiencia)(?:\s|$)/u

/** What boards add to a title: "needed", "full time", "permanent from January", "c/ experiência". */
export const offered = anyOf(
  String.raw`
    ,? \d{1,2}[- ]months?\b.*|\s?\bx ?\d{1,2}\b.*
    ,? (
      maternity cover|fixed[- ]term|term time|weekends?|wanted|needed|required|urgente?!{0,3}|procurad[oa]|full[- ]time
      part[- ]time|permanent|temporary|tempo integral|meio per[ií]odo|(?<=\s)(efetiv|temporári)[oa]
    )([ ,].*)?
    ,?\s(com ou sem|com|sem|[cs](?=/|\s(exp|pr[áa]t))|with|without|no)(\s|/\s?)([\p{L}\d+]{1,12}\s){0,4}(experi[êe]nc(ia|e)|exp|pr[áa]tica)\b[.!]?([ ,].*)?
    ,? experien(ced|tes?)|\s\*+\s.*|\s*\*+
  `,
  { before: '', after: '$', flags: 'iu' },
)

/** What an advert writes in front of a title about its contract: "Fixed-Term Class Teacher"; "Temporary Works Engineer" is a title. */
export const contract = anyOf(
  `
    (fixed|short|long)[- ]term
    (part|full)[- ]time
    temporary|permanent|maternity (leave )?cover
  `,
  {
    before: '^',
    after: String.raw`[ ,:–-]{1,3}(?=\p{L})(?!works|way|staffing|recruit|make-?up|accommodation|placement)`,
    flags: 'iu',
  },
)

/** "Tosador para pet shop", "Chef for a 90-seat venue": the kind of employer. */
export const purpose = anyOf(
  String.raw`
    para\s((um|uma|o|a|nosso|nossa)\s)?(
      pet ?shop|cl[íi]nica|condom[íi]nio|loja|restaurante|hotel|pousada|casa|fam[íi]lia|empresa|hospital|escola|igreja
      obra|fazenda|shopping|ateli[êe]|sal[ãa]o|escrit[óo]rio|ind[úu]stria|f[áa]brica|oficina|cozinha
    )
    for\s(our|an?|the)\s(?!\p{L}+$)\S
  `,
  { before: '\\s', after: '.*$', flags: 'iu' },
)
