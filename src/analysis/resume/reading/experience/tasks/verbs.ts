// The action verbs that open a line of experience, by their base form; inflected ones are generated or listed.
import { wordList } from '../../../../phrases'

const portuguese = `
abrir acompanhar adaptar adequar administrar agendar agilizar ajustar alcançar alinhar ampliar analisar aplicar apoiar
apresentar aprimorar arquitetar arquivar articular assegurar assessorar assumir atender atingir atualizar auditar aumentar
automatizar avaliar buscar cadastrar calcular capacitar captar catalogar cobrar codificar coletar comandar comercializar
comprar compor comunicar conceber conciliar conduzir conferir configurar conquistar consolidar construir contabilizar
contratar controlar converter coordenar corrigir criar cuidar cumprir customizar definir delegar demonstrar desenhar
desenvolver diagnosticar digitalizar digitar diminuir direcionar dirigir distribuir divulgar documentar dobrar economizar editar
efetuar elaborar elevar eliminar embalar emitir encaminhar encerrar engajar ensinar entregar entrevistar erguer escrever
especificar estabelecer estimular estruturar estudar examinar executar expandir faturar fechar fidelizar finalizar fiscalizar fornecer
fortalecer fundar garantir gerar gerenciar gerir identificar idealizar implantar implementar impulsionar inspecionar
instalar instruir integrar intermediar introduzir inventariar investigar lançar lecionar levantar liderar limpar
localizar manusear manipular mapear mediar medir melhorar mentorar ministrar mobilizar modelar modernizar monitorar
montar motivar movimentar negociar obter operar orçar ordenar organizar orientar otimizar padronizar pesquisar planejar
posicionar precificar preencher preparar prescrever prestar prevenir processar produzir programar projetar promover prospectar
proteger publicar qualificar racionalizar realizar receber reconciliar recrutar recuperar redesenhar redigir reduzir
reestruturar refatorar reformular registrar regularizar renegociar reparar repor representar resolver responder reverter revisar
rotear sanar selecionar separar sistematizar solucionar substituir superar supervisionar testar traduzir transformar
transportar treinar triar triplicar unificar utilizar validar vender verificar viabilizar visitar higienizar aferir administrar
cozinhar costurar soldar pintar dirigir abastecer carregar descarregar estocar conciliar apurar declarar lançar escriturar
`
/** Verbs of everyday work whose third person is a noun or a job as often ("guarda", "troca"): that form is left out. */
const everyday = `
lavar servir varrer passar cortar fritar assar porcionar temperar embrulhar empacotar guardar trocar arrumar esfregar encerar
enxugar carimbar anotar empilhar etiquetar pesar podar regar plantar colher capinar entulhar rebocar assentar
lixar furar parafusar consertar trazer levar pedir telefonar ligar despachar acolher alimentar medicar
vacinar pentear escovar depilar bordar passear vigiar recepcionar recolher descascar picar moer bater amassar
faxinar congelar deixar coser remendar engomar desossar
`
const english = `
accelerate achieve acquire act adapt address administer advise advocate align analyze analyse answer apply appraise architect arrange
assemble assess assign assure attain audit author automate balance boost budget build calculate capture care centralize chair
clean close coach code collaborate collect communicate compile complete compose compute conceive conduct configure consolidate
construct consult contribute control convert coordinate counsel create cultivate customize cut debug decrease define
deliver demonstrate deploy derive design detect develop devise diagnose direct discover dispatch document draft drive
earn edit educate eliminate enable enforce engage engineer enhance ensure establish estimate evaluate examine exceed
execute expand expedite facilitate file finalize fix forecast form formulate foster found fulfill gain gather generate
govern grow guide handle head hire host identify implement improve increase influence initiate innovate inspect inspire install
institute instruct integrate interview introduce invent investigate lead launch lecture leverage maintain manage market
maximize measure mediate meet mentor merge migrate minimize model modernize monitor motivate navigate negotiate onboard
operate optimize orchestrate order organize originate outperform overhaul oversee perform persuade pilot pioneer plan
prepare present prevent process procure produce program project promote propose prospect protect prototype provide publish purchase
raise re-engineer rebuild recommend reconcile record recover recruit redesign reduce refactor refine reorganize repair replace report
represent research resolve respond restore restructure retain review revamp revise save scale schedule secure select
sell serve set shape ship simplify solve source spearhead speak standardize steer strategize streamline strengthen structure
supervise supply synthesize systematize teach test track train transform translate transport troubleshoot uncover
unify update upgrade use validate verify win write travel file-in process-map install un-install uninstall
`
const irregular = `
fiz fez fazer fazendo faço mantive manteve manter mantendo mantenho propus propôs propor propondo obtive obteve dei deu dar dou
fazia faziam fazíamos dava davam trouxe trago mantinha mantinham obtinha repunha repunham compunha expunha propunha
sirvo confiro dirijo corrijo redijo protejo meço peço reponho componho proponho exponho obtenho
repus repôs compus compôs expus revi previ conduzi produzi reduzi introduzi traduzi gerencio gerencia sigo segui seguir
built wrote led drove grew oversaw taught won cut set sold sought spoke met made ran run kept shipped won began brought
bought held helmed dealt forecast found gave took underwent rebuilt rewrote co-founded cofounded co-authored coauthored co-led
mentored leading making giving taking keeping running bringing making manages oversees
`

/** The same verbs uninflected, for those who need another form of them. */
export const verbBases = { pt: wordList(portuguese), everyday: wordList(everyday), en: wordList(english) } as const

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** The forms seen in résumés: liderar -> liderei, liderou, liderando, lidero, lidera, lideramos, liderava, liderado. */
export const portugueseForms = (infinitive: string): string[] => {
  const stem = infinitive.slice(0, -2)
  const ending = infinitive.slice(-2)
  if (ending === 'ar') {
    // Spelling changes before e: entregar -> entreguei, aplicar -> apliquei, lançar -> lancei.
    const soft = stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/ç$/, 'c')
    return [
      `${soft}ei`,
      ...['ar', 'ou', 'ando', 'o', 'a', 'amos', 'aram', 'ava', 'avam', 'am'].map((end) => stem + end),
    ]
  }
  const endings = ending === 'er' ? ['eu', 'endo', 'emos', 'eram', 'e'] : ['iu', 'indo', 'imos', 'iram', 'e']
  return [infinitive, ...endings, 'i', 'ia', 'iam', 'o'].map((end) => (end === infinitive ? end : stem + end))
}

const withoutThirdPerson = (infinitive: string): string[] => {
  const third = [infinitive.slice(0, -1), `${infinitive.slice(0, -2)}e`]
  return portugueseForms(infinitive).filter((form) => !third.includes(form))
}

/** deploy -> deploys, deployed, deploying; ship -> shipped. Extra forms such as "shipps" never occur and do no harm. */
export const englishForms = (base: string): string[] => {
  const stem = base.replace(/e$/, '')
  const past = base.endsWith('y') && !/[aeo]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`
  const third = base.endsWith('y') && !/[aeo]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
  const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(base)
    ? [`${base}${base.at(-1)}ed`, `${base}${base.at(-1)}ing`]
    : []
  return [base, past, third, `${base}es`, `${stem}ing`, ...doubled]
}

/** Every form of every action verb, folded. */
export const actionVerbs: ReadonlySet<string> = new Set(
  [
    ...wordList(portuguese).flatMap(portugueseForms),
    ...wordList(everyday).flatMap(withoutThirdPerson),
    ...wordList(english).flatMap(englishForms),
    ...wordList(irregular),
  ].map(withoutAccents),
)
