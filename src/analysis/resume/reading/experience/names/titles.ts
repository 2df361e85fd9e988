// Lists the words of jobs and of employers, and says whether a text has one, wherever in it.
import { memo } from '../../../../memo'
import { either, wordList } from '../../../../phrases'
import { fold } from '../../text'
import { ambiguous, english, portuguese } from './titlewords'

const titleWords = `
administrador administradora administrativo advogado advogada agente ajudante almoxarife analista animador aprendiz
arquiteto arquiteta arquivista assessor assessora assistente atendente auditor auditora auxiliar balconista bancario
barista barman bartender bibliotecario bilheteiro biologo biomedico bombeiro bolsista caixa camareira caldeireiro caminhoneiro
carpinteiro carregador chefe cientista ceo cfo cto coo cmo cobrador comercial comprador conferente confeiteiro consultor consultora
contador contadora controller coordenador coordenadora copeira corretor corretora costureira cozinheiro cozinheira cuidador
cuidadora dentista desenhista desenvolvedor desenvolvedora designer diarista digitador diretor diretora docente editor
educador educadora eletricista eletrotecnico embalador empacotador empregado empregada empreendedor encanador encarregado enfermeiro enfermeira
engenheiro engenheira entregador escriturario especialista estagiario estagiaria estagio estoquista executivo farmaceutico
faxineira fiscal fisioterapeuta fonoaudiologa fotografo frentista fundador fundadora garcom garconete generalista gerente gestor gestora
governanta head instrutor instrutora inspetor jardineiro jornalista lider locutor manobrista maquinista marceneiro mecanico
medico medica merendeira mestre monitor monitora montador motoboy motofretista motorista motorista nutricionista oficial operador operadora
orientador orientadora padeiro palestrante pedreiro pedagoga pedagogo pesquisador pesquisadora pintor pizzaiolo planejador porteiro
preceptor preparador presidente produtor produtora professor professora programador programadora promotor promotora
psicologo psicologa publicitario recepcionista recrutador recrutadora redator redatora repositor representante revisor roteirista
sargento secretario secretaria seguranca servente serralheiro scrum-master social-media socio socia soldador soldado superintendente supervisor supervisora
tecnico tecnica tecnologo telefonista terapeuta tesoureiro torneiro trainee tradutor tutor tutora vendedor vendedora veterinario
veterinaria vigia vigilante voluntario voluntaria web-designer zelador
acougueiro agricultor agronomo ajustador almoxarifado arrumadeira artesao ator atriz azulejista baba bailarino barbeiro
borracheiro brigadista cabeleireiro cantor caseiro chapeiro churrasqueiro comissario copeiro cortador cumim delegado depilador
despachante doceiro economista empresario esteticista estivador feirante ferramenteiro florista freelancer fresador funileiro
gesseiro guia interprete juiz laboratorista ladrilheiro lavador lavadeira maitre manicure manobreiro maquiador marinheiro
massoterapeuta modelista musico nutrologo operario oleiro passadeira peao pedicure peixeiro pescador piloto podologo policial
polidor radiologista roceiro salgadeiro sapateiro sindico socorrista sommelier sushiman tapeceiro taxista tosador trabalhador
tratorista vaqueiro vidraceiro zootecnista
accountant actuary administrator advisor adviser agent analyst apprentice architect artist assistant associate attendant attorney
auditor baker barber barista bartender bookkeeper broker buyer captain caregiver cashier chef chief clerk coach cofounder co-founder
consultant contractor coordinator copywriter counselor creator cto ceo cfo coo curator dentist designer developer director dispatcher
doctor driver economist editor educator electrician engineer executive facilitator fellow founder freelancer generalist geologist
handyman head helper housekeeper inspector instructor intern internship interpreter investigator janitor journalist laborer lawyer lead leader
lecturer librarian lifeguard machinist maintainer maker manager marketer mechanic mentor merchandiser moderator nanny nurse nutritionist
officer operator owner paralegal paramedic partner pharmacist photographer physician pilot planner plumber police postdoc
president principal producer professor programmer promoter psychologist realtor receptionist recruiter registrar reporter
representative researcher reviewer sales salesperson salesman scientist secretary server specialist sre stocker strategist student
superintendent supervisor surgeon surveyor teacher tester technician technologist teller therapist trader trainer translator
treasurer tutor underwriter vet veterinarian videographer vp volunteer waiter waitress welder writer
`
/** Portuguese job names have two genders; the table may have either. */
const bothGenders = (word: string): string[] =>
  /(?:eiro|or|ogo|ario|ador|afo)$/.test(word) ? [word, word.replace(/o$/, 'a').replace(/or$/, 'ora')] : [word]
const titles = new Set([
  ...[...wordList(titleWords), ...wordList(portuguese)].flatMap(bothGenders),
  // Only Portuguese names have two genders: the feminine of "geographer" would be "geogrofa".
  ...wordList(english),
])
/** Endings that only jobs have in English: "herdsperson", "agronomist", "bookkeeper". */
const jobEnding = /^(?=.{8,})\p{L}+(?:person|woman|ologist|onomist|keeper|maker|binder|washer|tender)$/u
const surnames = new Set(wordList(ambiguous))
/** Jobs in two words of which neither is a job's word alone, or in letters. */
const compounds = `
  tech lead|team lead|scrum master|product owner|social media|full[- ]?stack|front[- ]?end|back[- ]?end|web designer
  ux|ui|qa|dba|devops|servicos gerais|menor aprendiz|jovem aprendiz|office boy|(team|crew|corps|staff) member
  (bar|waiting|floor|shop) staff|fee earner|civil servant|paper round|help desk|business partner|account executive
  customer success`
const compound = new RegExp(String.raw`\b${either(compounds)}\b`)
/** Legal forms of a company. */
const legalForms = String.raw`ltda|lda|s\/?\.?a\.?|eireli|epp|inc|llc|ltd|corp|gmbh|plc|co\.`
/** Words for a kind of employer in both languages. */
const bodies = `
  cia|grupo|group|banco|bank|hospital|clinica|clinic|escola|colegio|school|universidade|university|college|faculdade
  instituto|institute|prefeitura|secretaria (de|da|do|municipal|estadual|nacional|especial)|ministerio|supermercados?
  loja|lojas|restaurante|restaurant|hotel|farmacia|drogaria|construtora|transportadora|transportes|logistica ltda
  industria|industries|comercio|condominio|consultoria|consulting|solutions|solucoes|sistemas|systems|tecnologia
  technologies|labs?|research|associacao|fundacao|foundation|ong|posto|padaria|academia|studio|agencia|agency|company
  magazine|shopping|district`
const employer = new RegExp(String.raw`(?:\b${either(legalForms, bodies)}\b)`)

/** Ranks of Brazil's forces and police. */
const brazilianRanks = `
  soldado|sd|cabo|cb|sargento|sgt|sub-?tenente|suboficial|tenente([- ]coronel)?|capitao|major|coronel|cadete|aspirante
  marinheiro|fuzileiro naval|recruta`
/** Branch or specialty that follows a rank in Brazil: "Sargento Inf", "Cabo QPM". */
const branches = String.raw`
  inf|cav|art|eng|com|int|mb|pm|bm|ep|ev|qpm|combatente|enfermeir[oa]|music[oa]|mecanic[oa]|temporari[oa]
  d[aeo] \p{Ll}.*`
/** Words that raise or place an English rank. */
const beforeRank = `
  lance|master|gunnery|first|staff|technical|senior|chief|colour|color|flight|company|platoon|troop|section|squadron
  regimental|quartermaster`
/** Ranks of forces and police in English. */
const englishRanks = `
  private( first class)?|pfc|(lance )?corporal|lance bombardier|bombardier|sergeant( major| first class)?
  (second |first |flight |sub-? ?)?lieutenant( (colonel|commander|general))?|colonel|major|brigadier|wing commander
  squadron leader|airman( first class)?|aircraftman|able (seaman|rate)|(able )?seaman|(chief )?petty officer
  warrant officer|rifleman|infantryman|paratrooper|guardsman|gunner|sapper|trooper|signaller|signalman|cadet|midshipman
  police (constable|sergeant)|special constable`
/** Texts that are only a rank: "Coronel Fabriciano" and "Cabo Frio" are towns, "General Motors" is an employer. */
const rank = new RegExp(
  String.raw`^(?:(?:primeir|segund|terceir)[oa][- ]|[123][oa]?[.º°ª]? )?${either(brazilianRanks)}(?: ${either(branches)})?$|^(?:acting |retired )?(?:${either(beforeRank)} )*${either(englishRanks)}(?: (?:\(?e-?\d\)?|\d(?:st|nd|rd|th)? class))?$`,
  'u',
)

/** "Aux. Administrativo", "Téc. Enfermagem": a shortened job before its field. */
const shortened = /^(?:tec|aux|op|assist?|asst|ass|enc|coord|ger|superv|anal)\. ?(?:de |em |d[ao] )?\p{L}{3,}/u

/** Folded, without the endings of both genders: "Vendedor(a)". */
export const bareTitle = (text: string): string => fold(text).replace(/\([ao]s?\)|\/[ao]\b/g, '')
/** "Engineer-in-Training" and "Editor-in-Chief" are an engineer and an editor. */
const hyphened = /-(?:in|at|of|de)-.+$/u
const wordsOf = (folded: string): string[] =>
  (folded.match(/[\p{L}-]+/gu) ?? []).map((word) => word.replace(hyphened, ''))

/** How much a heading part looks like a job: 2 with a singular job noun, 1 with a plural one ("Mattos Advogados"), else 0. */
export const titleWeight = memo((text: string): 0 | 1 | 2 => {
  const folded = bareTitle(text)
  // "Private / Lance Corporal": two ranks of one person.
  if (folded.split(' / ').every((part) => rank.test(part.trim())) || shortened.test(folded)) return 2
  const words = wordsOf(folded)
  // Titles end with the job noun ("Line Cook", "Cook, Night Shift"), employers do not ("Cook Medical", "Carpenter
  // Technology").
  const ends = folded
    .split(/[,;:|(/]| [-–—] | (?:of|at|for|in|to|i{1,3}|\d)(?= |$)/)
    .map((part) => wordsOf(part).at(-1))
  if (ends[0] !== undefined && surnames.has(ends[0])) return 2
  if (compound.test(folded) || words.some((word) => titles.has(word) || jobEnding.test(word))) return 2
  return words.some((word) => titles.has(word.replace(/s$/, ''))) ? 1 : 0
})

/** True for a job named in several words, none of which is one alone: "social media", "full stack". */
export const isCompoundTitle = (text: string): boolean => compound.test(fold(text))

/** True for a job noun in folded letters: in Portuguese the first word of a title, in English the last. */
export const isJobNoun = (word: string, place: 'first' | 'last'): boolean =>
  titles.has(word) || (place === 'last' && (surnames.has(word) || jobEnding.test(word)))

/** True if a heading part names a job ("Analista de Suporte", "Senior Software Engineer"). */
export const isTitle = (text: string): boolean => titleWeight(text) > 0

const legalForm = /(?<![\p{L}])(?:ltda|lda|s\/a|s\.a|eireli|epp|inc|llc|ltd|corp|gmbh|plc)(?![\p{L}])/u
/** True if a text ends in a company's legal form, which tasks never do. */
export const hasLegalForm = (text: string): boolean => legalForm.test(fold(text))

const onlyLegalForm = new RegExp(String.raw`^${either(legalForms)}\.?$`)
/** True for a legal form alone, cut off from its name. */
export const isLegalForm = (text: string): boolean => onlyLegalForm.test(fold(text))

/** True if a text has words of an employer's name: legal forms and kinds of organisation. */
export const isEmployer = (text: string): boolean => employer.test(fold(text))

/** "Munster Energy" and "Unimed Vale do Aço" begin with a word that ends like a verb, but tasks have small words too. */
export const isTitleCase = (text: string): boolean =>
  /^(?:\p{Lu}[\p{L}'’.&-]+ (?:d[aeo]s? |of )?){1,3}\p{Lu}[\p{L}'’.&-]+$/u.test(text)

/** How a name starts; some brands start with a small letter: "iFood", "b.side", "loja.com". */
export const startsName =
  /^(?:["“(]?[\p{Lu}\d]|\p{Ll}{1,2}\p{Lu}\p{Ll}|\p{Ll}\.\p{Ll}{2}|[\p{Ll}\d-]{2,20}\.(?:com|net|io)\b)/u
