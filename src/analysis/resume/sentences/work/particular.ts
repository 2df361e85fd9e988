// Separates what a sentence says of one person's work from what could be written of any work: `isGeneral`.
import { memo } from '../../../memo'
import { either, wordSet } from '../../../phrases'
import { countWords, fold, tokens } from '../../reading/text'
import { concreteWords, contentWords } from '../content-words'
import { withoutStock } from '../empty/cliches'
import { openingOf } from '../opening-of'

/** Words of the tasks of any office, shop or team: a line of nothing else describes nobody's work in particular. */
export const ordinary = wordSet(`
  atendimento publico geral telefonico telefone clientes cliente colaboradores arquivo arquivos documentos planilhas rotina rotinas administrativa administrativas
  administrativo administrativos escritorio correspondencias banco bancos correio servico servicos setor setores area areas equipe equipes demanda demandas processo processos
  projeto projetos indicadores politicas interna internas interno internos frentes estrategicas estrategicos diversas diversos varias recrutamento selecao treinamento
  desenvolvimento admissao rh pessoas clima organizacional elaboracao suporte apoio auxilio acompanhamento participacao atuacao atuar controle organizacao digitacao loja
  mercadorias material materiais compras emissao notas fiscais consultas agendamento demais atividades pertinentes cargo inerentes funcao funcoes medicos superiores outras tarefas
  reunioes relatorios agenda recepcao processamento dados cadastro cadastros
  general various duties duty tasks day office administration administrative admin filing photocopying telephone phone phones calls answering queries enquiries email emails
  meetings meeting attending supporting support wider team teams staff customers clients greeting booking appointments data entry records
  reports documents helping assisting assist dealing handling managing recruitment hr required needed manager other work daily paperwork correspondence reception visitors
  maintaining updating processing performing providing clerical relationships stakeholders suppliers supplier vendors vendor policies procedures compliance regulations applicable
  standards accordance company activities internal external timely operations participated fornecedores fornecedor procedimentos normas empresa
  copias xerox visitantes ligacoes telefonemas correspondencia documentacao recepcionar
  customer client public file files spreadsheet spreadsheets routine routines bank banks mail service services sector sectors section sections indicator indicators
  selection training participation control organisation organization organising organizing typing store shop goods merchandise material materials purchasing
  invoice invoices invoicing issuing scheduling schedule schedules calendar diary registration registrations doctors task preparation preparing`)

/** Words of aims, management and praise that fit every trade; ordinary ones and abstractions are no more particular. */
const general = wordSet(`
  estrategia estrategias estrategico direcao negocios unidade unidades abrangente abrangentes objetivo organizacionais meta aspecto aspectos continua continuo continuas iniciativa iniciativas
  relacionamento relacionamentos parceiro parceiros parceria parcerias externo externa externos externas tendencia tendencias mercado concorrencia consistencia prazo prazos orcamento orcamentos
  apresentacao apresentacoes diretoria gestor gestores gerencia papel fundamental peca implementacao implantacao programa programas aumentar gerar multidisciplinar multidisciplinares necessidade necessidades
  padrao padroes boas bons praticas ambiente ambientes seguro eficiente eficientes eficaz eficazes alto alta altos nivel niveis departamento departamentos variedade responsabilidade responsabilidades
  planejamento plano planos informacao informacoes problema problemas resolucao todas todos toda todo instancias decisao decisoes tomada resultado foco assertiva assertivas assertividade melhores melhor
  melhorar otimizacao otimizar otimizando garantia garantindo visando buscando conforme acordo relacionadas relacionados ligadas referentes gestao acompanhar execucao adequado adequada adequadas
  insights insight metricas engajador engajadora engajadores autentico autentica poderoso poderosos relevante relevantes importante importantes grande grandes principal principais segmento segmentos
  produto produtos vendas vendedores financeiro financeira financas juridico comercial operacoes operacional operacionais marketing ti acoes acao evento eventos interessadas interessados stakeholders lideres alta
  reuniao palestras cumprimento atendendo mantendo cenario caso casos concreto busca buscas mitigacao riscos risco consolidacao nome socios sucesso totais total missao valores propostas proposta
  sistemas tecnologias metodologias competencias tarefa atividades entregas entrega realizadas realizados mais menos dia dias mes meses ano anos semana semanas hora horas vez vezes consecutivos consecutivas numeros onde quando
  quem cada ninguem alguem tudo nada tanto muito muita muitos muitas nosso nossa sobre entre ate desde enquanto isso este esta esse essa eles elas ele ela sua suas seus seu lado lugar sociais relacoes construi solidas solida virou saiu fui foi
  potencial exclusivo exclusiva unico unica maximo maxima virada destaque topo rastro vidas paixao energia absoluto absoluta
  interface envolvida envolvidas envolvidos propria proprias proprio proprios terceirizada terceirizadas terceirizados colaborativo colaborativa estabelecidos estabelecidas definidos definidas custo custos
  numero numeros serie gama amplo ampla amplas vasto especiais especial especifica especificas especificos complexos complexas continuamente constante constantes diariamente sempre hoje empreendimentos
  trabalhista servidores usuarios usuario frente base bases alinhados alinhadas corporativo corporativa corporativos corporativas gerenciais gerencial estrategicamente excelente integrado integrada integrados
  junto cada mesmo mesma segundo sera necessario depois antes agora ainda durante perto proximo bem conduzi compreender compreensao entender propor propus introduzi recebido recebidos recebida recebidas dei dar seguimento
  encaminhamento encaminhamentos voltado voltada voltados voltadas mantive colaborei colaborando contribui contribuindo ajuste ajustes caminho caminhos periodo periodos mudanca mudancas importantes produtivo produtiva produtivas
  relacao evolucao tema temas ideia ideias sugestao sugestoes duvida duvidas esclarecendo esclarecimento esclarecimentos orientacoes direcionamento integracao colaboracao cooperacao comunicacao interacao articulacao
  conducao realizacao verificacao avaliacao analise analises levantamento aperfeicoamento aprimoramento fortalecimento estruturacao reestruturacao modernizacao transicao adequacao atualizacao padronizacao
  definicao identificacao priorizacao viabilizacao solicitacao solicitacoes providencias medidas criterios diretrizes premissas parametros escopo contexto perspectiva perspectivas possibilidade possibilidades alternativas
  interesse interesses confianca respeito transparencia harmonia clima valores postura conduta atencao zelo zelar cordialidade agilidade eficacia efetividade imediato correlatas afins vigente vigentes previsto estabelecida
  respectivos cabiveis correto corretamente adequadamente devidamente organizado organizados organizada organizadas politico periodicas periodicos condicao condicoes frente pares ponto pontos pratica continuidade desafio
  permanente contribuicao reconhecimento seriedade presteza dedicacao atividade contato forma modo questoes assuntos andamento bom boa funcionamento
  than more less through around became become took made make makes into over under between while where when what how most much many our them they he she him her his hers its one ones days day weeks week months month years year
  hours hour times time ever until never always nobody anybody us done gave give gives brought bring brings turned turn go goes went get got let value tools methodologies processes process policies
  lives passion passionate energy absolute absolutely giant
  line agreed number business-critical critical kpis kpi metric metrics digits board value person people everything everyone anyone matters technology technologies technological systems system infrastructure security
  availability motivated motivating motivate led leading expected based focus focused focusing drive driving driven deliver delivered delivering delivery major complex specific special constantly always every regular
  regularly daily-basis basis organisation-wide growth corporate enterprise-wide strategically aligned align aligning excellent sub-contractors contractors contracts supplier third-party third parties users user
  comprehensive strategies achievement achievements execute executed executing develop developed that which who their including included includes activity variety campaigns campaign sales marketing legal commercial company-wide enterprise
  direction leadership functions function units unit across all comprehensive strategic achievement organizational organisational organization organisation objective closely sales product products finance
  it human resources aspect aspects continuous initiative initiatives accountability coaching mentoring relationship agencies industry trends trend competitive consistency high-impact impactful time budget budgets
  presentations presentation executive executives senior key role roles development implementation program programs programme programmes designed increase generate awareness demand loyalty target audiences audience
  trusted liaison integrated day-to-day broad range ranges numerous strong gained exposure facets facet need needs requirement requirements solution service services practice practices best environment environments
  safe effective efficient effectively efficiently successful successfully manner professional professionally high smooth running ongoing cross-functional department departments areas area multiple variety wide
  responsibilities responsibility improvement improvements plan plans planning information issue issues problem resolution resolve assigned materials equipment basic assistance satisfaction experience
  guidelines guideline functional technical necessary appropriate related ensuring promote promoting foster fostering fosters facilitate partner partners partnered partnership partnerships collaborate collaborated collaboration
  off up down out in on since first last next could would should can may must will be been able someone anyone same some mostly then usual usually well own sure several certain whether
  whose these those such found find acted act acting guided revised put took taken take taking kept keep led lead helped follow followed following follow-up identify identified escalate understand understood
  shape shaped received receive contribute contributed contributing introduced address addressed enable enabled improve improved strengthen strengthened streamline streamlined engage engaged liaise liaised undertook
  full life cycle attention point points contact contacts way ways forward suitable flow part order clear clearly demanding existing arrangement arrangements relation relations productive positive constructive
  approach approaches structure framework context scope perspective guidance advice input feedback communication communications understanding background capacity capability confidence credibility cultural climate
  topics subjects situations circumstances difficulties complexity concern concerns interests aim aims priority priorities assignment assignments workstream workstreams deliverable deliverables milestone milestones
  timeline timelines timescale timescales deadline deadlines outcome output conclusion completion inception beginning stages phases steps extent details content documentation reporting decision decisions agreement
  approval oversight governance engagement involvement presence visibility transparency flexibility stability continuity effectiveness creativity period significant change changes transition transitions action actions
  weekly monthly annual current future new prompt promptly smoothly calm careful carefully fully highly strongly significantly generally frequently often direct directly individual joint mutual shared respective
  relevant particular additional further main central core primary great good better high-quality standard procedure regarding
  peers leaders leader colleagues management collateral consistent overall projects project maximize maximise optimize optimise utilized utilizing leverage leveraging accurate accurately`)

/** What a business is measured by, although the word fits any work: "Manage a team of 4 and a $1.1M HR budget". */
const measurable = wordSet(`
  clientes cliente pessoas colaboradores equipe equipes vendedores fornecedores orcamento orcamentos unidade unidades vendas contratos contrato usuarios publico produtos servidores socios medicos chamados consultas reunioes notas lideres setores
  customers clients people staff team teams budget budgets users suppliers vendors units sales contracts visitors calls products leaders managers contractors peers executives campaigns emails queries appointments bookings meetings
  coordenadores supervisores gerentes analistas estagiarios assistentes tecnicos operadores supervisors analysts leads trainees assistants interns staffers technicians
  fornecedor supplier departments departamentos partners parceiros entregas`)

/** Letters by which a word is one of the person's own title: "accounting" of an accountant, "enfermagem" of an "enfermeira". */
const STEM = 6
const stemOf = (word: string): string => word.slice(0, STEM)
/** Words of a title by which nothing is known as the trade's own. */
const ownStems = (titles: readonly string[]): ReadonlySet<string> =>
  new Set(
    titles
      .flatMap((title) => [...contentWords(title)])
      .filter((word) => word.length >= STEM)
      .map(stemOf),
  )

/** How often a word of the title in one sentence repeats it: "accounting duties including accounting reports". */
const REPEATED = 3
/** Phrases for any amount of anything. */
const anyAmount = String.raw`
  all (aspects|facets|areas) of|(a )?(wide|broad) (range|variety|array) of
  (numerous|various|multiple|several|diverse) (\p{L}+ )?(initiatives|projects|tasks|programs)
  on time and within budget|todas as (areas|etapas|fases|instancias) d[aeo]s?|em geral|tais como
  de (diversas|variadas) (formas|naturezas)`
/** What a sentence says of any amount of anything. */
const anyWork = new RegExp(String.raw`(?<!\p{L})${either(anyAmount)}(?!\p{L})`, 'gu')

/** Words of praise and enthusiasm: beside nothing in particular they make a sentence a boast. */
const praising = wordSet(`
  vitoria vitorias vencedor vencedora vencedores campeao campea campeoes elite gigante imbativel insuperavel superou superaram superei sonha sonho sonhos impossivel inspirador inspiradora inspirei inspirar
  prosperidade abundancia extraordinario extraordinaria extraordinarios incrivel incriveis fantastico fantastica espetacular espetaculares brilhante brilhantes genial memoravel memoraveis
  marcante surpreendente surpreendentes impressionante impressionantes excepcional sensacional fenomenal lendario lenda craque guerreiro guerreira garra astral vibe positividade entusiasmo carisma
  encantei encantados encantadas encantamento transformador transformadora mentes almas coracoes destinos legado despertadas despertei despertar destravadas destravei destravar maestria
  visionario visionaria ousado ousada ousadia audacia superacao ilimitado infinito exponencial meteorico meteorica recordes heroi heroina autoconhecimento diferenciado diferenciada
  poderosos poderosas poderoso poderosa brilho magia
  winner winners winning champion champions elite powerhouse unbeatable dream dreams impossible inspiring inspired inspirational incredible amazing fantastic spectacular brilliant
  ultimate unforgettable phenomenal legendary legend genius beast warrior hustle charisma wow wowed transformational revolutionary minds hearts souls destiny legacy triumph glory magnetic mastery gifted visionary fearless
  limitless infinite exponential meteoric skyrocketed awaken unleashed unleash ignite thrive go-to unmatched relentless magical greatness trend-setter game-changer  `)

/** Words that a reader learns something of this work from, in all and of the nouns, without which a sentence says nothing in particular. */
const PARTICULAR = { least: 2, share: 1 / 3 }
/** Words with content of a short sentence, and the verb of the person who did it; an English one of the present may be anybody's. */
const SHORT = 4
const firstPerson =
  /(?:ei|i|o|ed)$|^(?:sold|ran|built|wrote|made|took|kept|cut|taught|drove|led|dealt|sent|bought|brought)$/
/** Verbs and abstractions up to which a sentence of nothing else is a plain one of work. */
const VERBS = 4

/** Words of the shortest sentence that praises: a shorter one is an item of a list. */
const PRAISE_WORDS = 4
/** Parts of a sentence beyond which it is a list of qualities, which another check judges. */
const PRAISE_ITEMS = 3

/** Of a sentence that could be written of any work: its words that say something, and the one of praise by which it is a boast. */
type General = { readonly praise: string | null; readonly particular: number } | null

/** True for a word that fits any work, trade and level, folded. */
export const isGeneral = (word: string): boolean => ordinary.has(word) || general.has(word) || praising.has(word)

const mostRepeated = (all: readonly string[]): number =>
  Math.max(0, ...[...Map.groupBy(all, stemOf).values()].map(({ length }) => length))

/** Finds of a sentence whether it could be written of any work; the words of the person's own titles say no more. Pure. */
export const generalOf = (titles: readonly string[]): ((text: string) => General) => {
  const titleStems = ownStems(titles)
  const isOwn = (word: string) => word.length >= STEM && titleStems.has(stemOf(word))
  return (text) => {
    const all = tokens(fold(text))
    const opener = openingOf(text) === 'other' ? undefined : all[0]
    const ownText = withoutStock(text).replace(anyWork, ' ')
    const nouns = concreteWords(ownText).filter((word) => word !== opener)
    const particular = nouns.filter((word) => !isGeneral(word) && !isOwn(word))
    // "Limpava, lavava e passava" names its work by verbs, and has no word that fits any work.
    const hasOthers = particular.length < nouns.length || ownText !== fold(text) || contentWords(text).size > VERBS
    // "Anotei reservas por telefone" says with one word what it is about.
    const isOwnShort =
      openingOf(text) === 'action' && firstPerson.test(all[0] ?? '') && contentWords(text).size <= SHORT
    const least = isOwnShort ? 1 : PARTICULAR.least
    const isBare = hasOthers && (particular.length < least || particular.length < nouns.length * PARTICULAR.share)
    if (!isBare && mostRepeated(all.filter(isOwn)) < REPEATED) return null
    const praise = particular.length < PARTICULAR.least && all.find((word) => praising.has(word))
    return { praise: praise || null, particular: particular.length }
  }
}

/** Finds it of a sentence whose author's titles are not known. Pure. */
export const generalAlone = generalOf([])

/** The word of praise of a sentence that says nothing else; null for any other. Pure. */
export const findPraise = memo((text: string): string | null => {
  if (countWords(text) < PRAISE_WORDS || text.split(',').length > PRAISE_ITEMS || /(?:19|20)\d\d/.test(text))
    return null
  const praise = generalAlone(text)?.praise ?? null
  if (praise === null) return null
  const at = fold(text).indexOf(praise)
  const written = text.slice(at, at + praise.length)
  // A capital inside the sentence makes it a name: "Academia Elite".
  return at > 0 && written !== written.toLowerCase() ? null : written
})

/** True for a sentence whose figures count what fits any work: "25+ processes, 40+ policies", "1.000 tarefas realizadas". Pure. */
export const countsAnyWork = memo(
  (text: string): boolean =>
    generalAlone(text)?.particular === 0 && /\d/.test(text) && !tokens(fold(text)).some((word) => measurable.has(word)),
)
