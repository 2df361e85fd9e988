// Names of one trade in titles of both languages, so that a caregiver's and a care assistant's titles are the same work.
import { fold } from '../../resume/reading/text'

/** One trade a row; each name is the beginning of words in a folded title. */
const table = `
cuidador, caregiver, carer, care assistant, healthcare assistant, health care assistant, home health aide, support worker, nursing assistant, auxiliar de idosos, acompanhante de idosos, personal care aide
enfermeir, registered nurse, staff nurse, nurse practitioner, charge nurse, rn
tecnico de enfermagem, tecnica de enfermagem, tecnico em enfermagem, tecnica em enfermagem, auxiliar de enfermagem, practical nurse, lpn
farmaceutic, pharmacist
atendente de farmacia, balconista de farmacia, auxiliar de farmacia, pharmacy technician, pharmacy assistant, dispenser
medic, physician, doctor, general practitioner
dentista, dentist, cirurgia dentista, dental surgeon
fisioterapeut, physiotherapist, physical therapist
psicolog, psychologist, counselor, counsellor, therapist
assistente social, social worker, case manager, case management, case worker, caseworker, support worker
nutricionista, dietitian, nutritionist
professor, teacher, docente, educador, pedagog, lecturer, tutor, instructor
cozinheir, cook, chef, sushiman, pizzaiolo, chapeiro, line cook
auxiliar de cozinha, ajudante de cozinha, kitchen porter, kitchen assistant, kitchen helper, prep cook, copeir
garcom, garconete, waiter, waitress, server, cumim, atendente de restaurante
barista, bartender, barman, coffee
padeir, confeiteir, baker, pastry
camareir, housekeeper, housekeeping, governanta, faxineir, auxiliar de limpeza, servente de limpeza, cleaner, janitor, custodian, zelador
recepcionista, receptionist, front desk, secretari, front office
vendedor, salesperson, sales associate, sales assistant, sales representative, consultor de vendas, balconista, representante comercial, executivo de vendas, account executive, promotor de vendas, televendas, telemarketing, telesales, atendente de loja, estagio em loja
operador de caixa, caixa, cashier, till operator
atendente, customer service, customer support, call center, call centre, sac, agente de atendimento
motorista, driver, chauffeur, caminhoneir, carreteir, trucker, entregador, courier, delivery
empilhadeira, forklift, reach truck, counterbalance
estoquista, almoxarife, warehouse, auxiliar de estoque, auxiliar de logistica, assistente de logistica, analista de logistica, logistica, logistics, picker, packer, order selector, conferente, stock clerk, separador
operador de producao, auxiliar de producao, production operator, machine operator, operador de maquinas, assembler, montador, factory
operador de estacao, water treatment, wastewater, water operator, tratamento de agua, treatment plant operator
soldador, welder, caldeireir
eletricista, electrician, electrical technician, eletrotecnic, instrument technician, instrumentista
encanador, plumber, bombeiro hidraulico, pipefitter
mecanic, mechanic, maintenance technician, tecnico de manutencao, manutencao mecanica, millwright, auto technician, reparador
usinagem, torneir, fresador, machinist, cnc, operador de centro
pedreir, bricklayer, mason, servente de obras, ajudante de obras, construction laborer, builder, groundworker, labourer, laborer
pintor, painter, carpinteir, carpenter, marceneir, joiner
mestre de obras, site manager, encarregado de obras, construction manager, site supervisor
engenheiro civil, engenheira civil, civil engineer, engenheiro de obras, structural engineer
costureir, seamstress, sewing, alfaiate, tailor, modelista
cabeleireir, hairdresser, hair stylist, barbeir, barber, manicure, esteticista, beautician, nail technician
porteir, vigia, vigilante, seguranca patrimonial, controlador de acesso, security guard, doorman, concierge
agricol, colheitadeira, tratorista, farm, trabalhador rural, farmer, tractor, plantadeira, harvester
jardineir, gardener, landscap, groundskeeper
contador, contabil, accountant, accounting, bookkeeper, controller, controladoria, fiscal, auditor
financeir, finance, accounts payable, contas a pagar, tesouraria, treasury, billing
departamento pessoal, recursos humanos, human resources, hr generalist, folha de pagamento, payroll, dp, rh, recrutador, recruiter, talent acquisition
assistente administrativ, auxiliar administrativ, administrative assistant, office assistant, office administrator, office manager, analista administrativ, escriturari, clerk, clerical, auxiliar de escritorio, data entry
advogad, lawyer, attorney, solicitor, barrister, juridic
paralegal, legal assistant, legal secretary, litigation, estagio em direito, estagiario de direito, assistente juridic
marketing, growth, social media, midias sociais, seo specialist, publicidade, comunicacao, brand manager
designer, design, ux, ui
jornalista, writer, editor, redator, copywriter, journalist, reporter, content
devops, sre, site reliability, infraestrutura, infrastructure, system administrator, sysadmin, cloud engineer, web operations, platform engineer, administrador de sistemas
desenvolvedor, developer, programador, programmer, software engineer, engenheiro de software, engenheira de software, full stack, fullstack, front end, frontend, back end, backend
analista de qa, qa, tester, quality assurance analyst, testes
quimic, chemist, qc analyst, laboratory analyst, analista de laboratorio, lab technician, quality control analyst
dados, data analyst, data engineer, data scientist, business intelligence, bi analyst, analista de bi, analytics engineer
suporte, help desk, service desk, it support, tecnico de informatica, desktop support
gerente de projetos, project manager, scrum master, coordenador de projetos, program manager
comprador, compras, buyer, purchasing, procurement, suprimentos
corretor, real estate agent, imobiliar
bancari, bank teller, branch associate, banker
music, musician, head of music
clerk, town clerk, council, municipal, prefeitura
`

const rows: readonly RegExp[] = table
  .trim()
  .split('\n')
  .map(
    (row) =>
      new RegExp(
        `(?<![\\p{L}])(?:${row
          .split(',')
          .map((name) => name.trim())
          .join('|')})`,
        'u',
      ),
  )

/** True when both titles name one trade: "Caregiver" and "Healthcare Assistant"; `accepts` looks at the other's name in the row. */
export const sameTrade = (one: string, other: string, accepts: (name: string) => boolean = () => true): boolean => {
  const [first, second] = [fold(one).replace(/[-/]/g, ' '), fold(other).replace(/[-/]/g, ' ')]
  return rows.some((row) => row.test(first) && accepts(row.exec(second)?.[0] ?? '') && row.test(second))
}
