// Skills that the gazetteer groups under one name and adverts do not: TIG welding is not MIG welding.
import { atomKey } from '../resume/skills/match'

/** Groups separated by '|', each one skill; its aliases follow '='. */
const groups = `
lucro real | lucro presumido | sped fiscal = efd | sped contabil = ecd | ecf | irpj | csll | cpa-10 = cpa 10 | cpa-20 = cpa 20 | cea |
auditoria interna = internal audit | auditoria externa | google docs | google sheets = planilhas google | google drive |
vendas internas = inside sales | vendas externas = outside sales = field sales | importacao | exportacao |
tasy | mv soul | prontuario eletronico = prontuario = prontuarios = ehr = emr = electronic health records | centro cirurgico = operating room |
instrumentacao cirurgica | cme = esterilizacao | pediatria = pediatrics | neonatologia | dispensacao de medicamentos | manipulacao |
tig | mig = mig/mag = solda mig | solda eletrica | torno = torneiro mecanico | fresa | manicure | maquiagem | depilacao | limpeza de pele |
corte de cabelo | barbearia | coloracao | green belt | black belt | pmp | pmbok | ccna | okr = okrs | roi | roas | cac | ltv |
testes unitarios = unit tests = unit testing | testes de integracao = integration tests | testes de usabilidade = usability testing |
protheus = totvs protheus | rm totvs | datasul | ubuntu | debian | red hat | centos | event sourcing | haccp | servsafe |
contagem ciclica = cycle counting = cycle count = cycle counts = inventario rotativo = inventario ciclico |
mrp | nr-10 sep = nr 10 sep = nr10 sep | tiss | convenios | medical coding | coleta de sangue = phlebotomy | acesso venoso = puncao venosa | cirurgia = surgery |
psicoterapia | avaliacao psicologica | avaliacao nutricional | coordenacao pedagogica | supervisao escolar | aee = atendimento educacional especializado |
siscomex | mopp | strategic sourcing | cotacoes = cotacao | rastreamento veicular | fiscalizacao de obras | quantity surveying | injecao eletronica |
agricultura de precisao | licenciamento ambiental | sustentabilidade = sustainability | paquimetro | micrometro | calibracao | cipa |
facilities = facility management | ar condicionado | trabalho em altura = nr-35 | espaco confinado = nr-33 | torno cnc | programacao cnc |
marcas e patentes | arbitragem | pje = processo judicial eletronico | e-saj = esaj | projudi | camareira | paisagismo = landscaping | cftv = cctv |
mercado livre | pesquisa de mercado = market research | whatsapp business | cold calling = ligacoes frias | geracao de leads = lead generation |
nf-e = nfe | irpf | valuation | fp&a | aat level 2 | aat level 3 | aat level 4 | analise de credito | bookkeeping = escrituracao | visual merchandising | landing pages | newsletters |
kaizen | pdca | mapeamento de processos = process mapping | bpm | pmi | lean six sigma | scrum | kanban | entrevistas de selecao | rescisoes | coaching |
casos de teste = test cases | testes manuais = manual testing | uipath | rpa | llm = llms = large language models | ia generativa = generative ai |
angularjs | spring boot = springboot | spring framework | bash | pyspark | looker studio = data studio = google data studio | qlik sense | qlikview |
quantization | system design`

const byKey = new Map(
  groups.split('|').flatMap((group) => {
    const names = group.split('=').map((name) => atomKey(name.trim()))
    return names.map((name) => [name, names[0] ?? name] as const)
  }),
)

/** The distinct skill of a name, by its first name; null for the name of a whole field ("Soldagem"). */
export const distinctSkill = (name: string): string | null => byKey.get(atomKey(name)) ?? null
