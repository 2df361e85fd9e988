// Names of one trade in titles of both languages, so that a caregiver's and a care assistant's titles are the same work.
import { anyOf } from '../../../phrases'
import { fold } from '../../../resume/reading/text'

/** One trade a row, with '|' between works of it that are close and not the same; each name is the beginning of words in a folded title. */
const table = `
cuidador, caregiver, carer, care assistant, healthcare assistant, health care assistant, home health aide, nursing assistant, auxiliar de idosos, acompanhante de idosos, personal care aide | support worker
enfermeir, registered nurse, staff nurse, nurse practitioner, charge nurse, rn
tecnico de enfermagem, tecnica de enfermagem, tecnico em enfermagem, tecnica em enfermagem, auxiliar de enfermagem, practical nurse, lpn
farmaceutic, pharmacist
atendente de farmacia, balconista de farmacia, auxiliar de farmacia, pharmacy technician, pharmacy assistant, dispenser
medic, physician, doctor, general practitioner
dentista, dentist, cirurgia dentista, dental surgeon
fisioterapeut, physiotherapist, physical therapist
psicolog, psychologist | counselor, counsellor, therapist
assistente social, social worker | case manager, case management, case worker, caseworker | support worker
nutricionista, dietitian, nutritionist
professor, teacher, docente, lecturer | educador, pedagog | tutor, instructor
cozinheir, cook, chef, line cook | sushiman | pizzaiolo | chapeiro
auxiliar de cozinha, ajudante de cozinha, kitchen porter, kitchen assistant, kitchen helper, prep cook, copeir
garcom, garconete, waiter, waitress, server, cumim, atendente de restaurante
barista, coffee | bartender, barman
padeir, baker | confeiteir, pastry
camareir, housekeeper, housekeeping, room attendant, room cleaner, chambermaid | governanta | faxineir, auxiliar de limpeza, servente de limpeza, cleaner, janitor, custodian | zelador
recepcionista, receptionist, front desk, front office | secretari
vendedor, salesperson, sales associate, sales assistant, consultor de vendas, balconista, atendente de loja, estagio em loja | sales representative, representante comercial, executivo de vendas, account executive | promotor de vendas | televendas, telemarketing, telesales
operador de caixa, caixa, cashier, till operator
atendente, customer service, customer support, call center, call centre, sac, agente de atendimento
motorista, driver, chauffeur, caminhoneir, carreteir, trucker | entregador, courier, delivery
empilhadeira, forklift, reach truck, counterbalance
estoquista, almoxarife, warehouse, auxiliar de estoque, stock clerk, conferente | auxiliar de logistica, assistente de logistica, analista de logistica, logistica, logistics | picker, packer, order selector, separador
operador de producao, auxiliar de producao, production operator, factory | machine operator, operador de maquinas | assembler, montador
operador de estacao, water treatment, wastewater, water operator, tratamento de agua, treatment plant operator
soldador, welder | caldeireir
eletricista, electrician, electrical technician, eletrotecnic | instrument technician, instrumentista
encanador, plumber, bombeiro hidraulico | pipefitter
mecanic, mechanic, auto technician | maintenance technician, tecnico de manutencao, manutencao mecanica, millwright | reparador
usinagem, torneir, fresador, machinist, cnc, operador de centro
pedreir, bricklayer, mason, builder | servente de obras, ajudante de obras, construction laborer, groundworker, labourer, laborer
pintor, painter | carpinteir, carpenter, marceneir, joiner
mestre de obras, site manager, encarregado de obras, construction manager, site supervisor
engenheiro civil, engenheira civil, civil engineer, engenheiro de obras, structural engineer
costureir, seamstress, sewing | alfaiate, tailor | modelista
cabeleireir, hairdresser, hair stylist | barbeir, barber | manicure, nail technician | esteticista, beautician
porteir, controlador de acesso, doorman, concierge | vigia, vigilante, seguranca patrimonial, security guard
agricol, farm, trabalhador rural, farmer | colheitadeira, tratorista, tractor, plantadeira, harvester
jardineir, gardener, landscap, groundskeeper
contador, contabil, accountant, accounting, bookkeeper | controller, controladoria | fiscal | auditor
financeir, finance | accounts payable, contas a pagar | tesouraria, treasury | billing
departamento pessoal, folha de pagamento, payroll, dp | recursos humanos, human resources, hr generalist, rh | recrutador, recruiter, talent acquisition
assistente administrativ, auxiliar administrativ, administrative assistant, office assistant, office administrator, escriturari, clerk, clerical, auxiliar de escritorio | office manager | analista administrativ | data entry
advogad, lawyer, attorney, solicitor, barrister, juridic
paralegal, legal assistant, litigation | legal secretary | estagio em direito, estagiario de direito, assistente juridic
marketing, growth | social media, midias sociais | seo specialist | publicidade | comunicacao | brand manager
designer, design | ux, ui
jornalista, journalist, reporter | writer, redator, copywriter, content | editor
devops, sre, site reliability, cloud engineer, platform engineer, web operations | infraestrutura, infrastructure, system administrator, sysadmin, administrador de sistemas
desenvolvedor, developer, programador, programmer, software engineer, engenheiro de software, engenheira de software, full stack, fullstack, front end, frontend, back end, backend
analista de qa, qa, tester, quality assurance analyst, testes
quimic, chemist, qc analyst, laboratory analyst, analista de laboratorio, lab technician, quality control analyst
analista de dados, data analyst, business intelligence, bi analyst, analista de bi | engenheiro de dados, engenheira de dados, data engineer, analytics engineer | cientista de dados, data scientist | dados
suporte, help desk, service desk, it support, tecnico de informatica, desktop support
gerente de projetos, project manager, scrum master, coordenador de projetos, program manager
comprador, compras, buyer, purchasing, procurement, suprimentos
corretor, real estate agent, imobiliar
bancari, bank teller, branch associate, banker
groomer, grooming, tosador, banho e tosa, banhista | kennel, animal care, veterinary assistant, auxiliar veterinari, tratador, dog walker, pet sitter
brewer, cervejeir, mestre cervejeir | brewery, cervejaria
music, musician, head of music
clerk, town clerk | council, municipal, prefeitura
`

type TradeRow = { readonly any: RegExp; readonly same: readonly RegExp[] }
const namesIn = (row: string): RegExp => anyOf(row.replace(/[,|]/g, '\n'), { before: '(?<!\\p{L})', after: '' })
const rows: readonly TradeRow[] = table
  .trim()
  .split('\n')
  .map((row) => ({ any: namesIn(row), same: row.split('|').map(namesIn) }))

const shortRanks: Readonly<Record<string, string>> = {
  aux: 'auxiliar',
  ajud: 'ajudante',
  assist: 'assistente',
  asst: 'assistant',
}

/** A folded title with its rank in full: an "Aux. de cozinha" is an auxiliary. */
export const foldTitle = (title: string): string =>
  fold(title).replace(/(?<!\p{L})(aux|ajud|assist|asst)(?:\. ?|(?= ))/gu, (_, rank: string) => `${shortRanks[rank]} `)

const pairOf = (one: string, other: string) => [one, other].map((title) => foldTitle(title).replace(/[-/]/g, ' '))

/** True when both titles name one trade: "Caregiver" and "Healthcare Assistant"; `accepts` looks at the other's name in the row. */
export const sameTrade = (one: string, other: string, accepts: (name: string) => boolean = () => true): boolean => {
  const [first = '', second = ''] = pairOf(one, other)
  return rows.some(({ any }) => any.test(first) && accepts(any.exec(second)?.[0] ?? '') && any.test(second))
}

/** True when both titles name the same work: a secretary's is close to a receptionist's and not the same. */
export const sameWorkName = (one: string, other: string): boolean => {
  const [first = '', second = ''] = pairOf(one, other)
  return rows.some(({ same }) => same.some((names) => names.test(first) && names.test(second)))
}
