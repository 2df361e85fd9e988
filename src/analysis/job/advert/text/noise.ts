// Removes the page furniture pasted with an advert: buttons, share links, form fields, counters.
import { anyOf } from '../../../phrases'
import { fold } from '../../../resume/reading/text'

const button = anyOf(
  String.raw`
    inicio|home|voltar|vagas|vagas abertas|candidatar-se|candidatar-se agora|candidate-se( agora)?
    candidatura simplificada|quero me candidatar|inscreva-se( agora)?|compartilhar( vaga)?|compartilhe.{0,20}|copiar link
    salvar( vaga)?|seguir|exibir mais|exibir menos|ver mais|ver menos|mostrar mais|denunciar (esta )?vaga
    publicad[ao] (hoje|ontem|ha .{1,20}|em .{1,20})|[\d.,]+ seguidores|(veja )?vagas (parecidas|semelhantes).{0,20}
    defina (o|um) alerta.{0,40}|aceitar (todos|cookies).{0,20}|politica de privacidade.{0,20}|termos de uso.{0,20}
    back to (all )?jobs|apply|apply now|apply for this (job|position|role)|apply on company site|easy apply
    apply save job share|save|save job|share|share this job|report job|report this job|follow( us)?|show more|show less
    see more|skip to (main )?content|submit( your)? application|yes|no|yes no|sim|nao|sim nao|\(required\)
    posted (on|\d.{0,20} ago|today|yesterday)|job requisition id|r-?\d{4,9}|jobs powered by .{1,20}|profile insights
    privacy policy.{0,20}|cookie.{0,40}|accept (all|cookies).{0,20}|.{1,30} home page|set alert.{0,40}|over \d+ applicants
    \d+ applicants|ir para (o )?conteudo.{0,12}|saltar para (o )?conteudo.{0,12}|entrar|login|cadastre-se|confidencial
    ((cadastrar|alterar|enviar|editar) (o )?(meu )?|meus? )curriculos?|sou (trabalhador|empregador|candidato|empresa)
    (((((publicad|atualizad|postad)[ao]s?|(last )?(posted|updated|published)|date posted)( (em|on|ha))?:? ?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4})|[\d.,]+ (visualizac(ao|oes)|views?|candidat(o|ura)s?|inscritos?))( [|·•-])? ?)+
    (inicio|home|vagas|jobs|empregos)( ?[›»>] ?[^›»>]{2,80}){2,4}|vaga ativa.{0,50}|status da vaga
    ((baixe|baixar|download|crie|faca|veja|gerador de) .{0,30})?(modelo|gerador|template) de curriculo.{0,60}|prepare-se para (a|sua) entrevista.?
    (receba|cadastre-se para receber|receive|get) .{0,20}(vagas|alertas|job alerts|jobs).{0,40}|sera redirecionado .{0,50}|you will be redirected.{0,40}
    (vagas|empregos|jobs) de emprego|(&copy;|©|\(c\)) ?\d{4}.*|leia (tambem|mais).{0,60}|voce (tambem )?pode gostar.{0,20}|related jobs.{0,20}
    (buscar|anunciar|publicar|ver|destacar|todas as|minhas|alerta de) (minhas )?vagas?|convocar candidatos|pesquisa salarial
  `,
  { before: '^', after: '$' },
)
const sentences = anyOf(
  String.raw`
    utiliza(mos)? cookies|uses? cookies|create an? \w+ account before|qualifications align with your profile
    correspondencia entre as informacoes|all rights reserved|todos os direitos reservados|indicates a required field
    campos? (marcados? com \* )?(e|sao) obrigatorios?$
  `,
  { after: '' },
)
/** Form fields: "First Name *", "Resume/CV *". */
const field = /^[^*]{2,40} \*$/
/** A menu, a trail or a row of networks: nothing but its words, two of them at least. */
const menu = anyOf(
  `
    inicio|home|vagas|empregos|concursos|cursos|dicas|blog|noticias|contatos?|sobre( nos)?|privacidade|termos( de uso)?|ajuda|faq|empresas|anuncie
    gerador de curriculo|cadastr(ar|e-se)|entrar|login|sair|curriculos?|estagios?|jobs|about( us)?|contact( us)?|privacy|terms|news|help|careers
    employers|candidates|sign (in|up|out)|log ?(in|out)|register|search|facebook|twitter|x|linkedin|whatsapp|telegram|instagram|youtube|tiktok|pinterest
    e-?mail|atualizad[ao]|publicad[ao]|imprimir|print|share|compartilhar
  `,
  { before: '^(?:(?:', after: ')(?:[ |›»>/·•,-]+|$)){2,}$' },
)
/** Names of social networks. They may also be requirements, so they are removed only right below a button. */
const shared = /^(?:facebook|linkedin|whatsapp|twitter|x|telegram|instagram|e-?mail)$/

/** A line folded, without signs of a list, a heading or bold letters. */
const bare = (line: string): string =>
  fold(line)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:#{1,6}|[-*•]) /, '')
    .replaceAll('**', '')
/** Below these a page shows other adverts, and no more of this one. */
const closing = anyOf(
  String.raw`
    (veja (tambem|mais)|confira|outras|mais|leia) .{0,20}(vagas|oportunidades|noticias)( .{0,30})?|(vagas|empregos|oportunidades) (relacionad|semelhante|similare|parecid|recomendad)[ao]?s.{0,20}
    (quem|pessoas que) (viu|viram) .{0,40}(viu|viram)|(similar|related|recommended|more|other|featured) (jobs|vacancies|positions|openings|roles).{0,30}
    people (also|who) viewed.{0,20}|you (may|might) also (like|be interested in).{0,20}|jobs you (may|might) .{0,20}
    voce (tambem )?(pode|poderia) (gostar|se interessar).{0,20}|(&copy;|©|\(c\)) ?(copyright )?\d{4}.*|copyright .{0,4}\d{4}.*
  `,
  { before: '^', after: '[:.]?$' },
)
/** The share of an advert's lines before which nothing closes it. */
const HALF = 0.5

/** The lines of a pasted page without page furniture; full sentences are never removed. Linear. */
export const withoutNoise = (all: readonly string[]): string[] => {
  const end = all.findIndex((line, at) => at >= all.length * HALF && closing.test(bare(line)))
  const lines = end < 0 ? all : all.slice(0, end)
  let below = false
  return lines.flatMap((line, at) => {
    const text = bare(line)
    if (text === '') return [line]
    // "Admissão de candidatos sem habilitação:" above "Não" is a field of a form; above "Sim" it says what is so.
    const answer = text.endsWith(':') ? bare(lines[at + 1] ?? '') : ''
    if (/^(?:nao|no)$/.test(answer)) return []
    if (/^(?:sim|yes)$/.test(answer)) return [line.slice(0, line.lastIndexOf(':'))]
    const noise =
      button.test(text) || sentences.test(text) || field.test(text) || menu.test(text) || (below && shared.test(text))
    below = noise
    return noise ? [] : [line]
  })
}
