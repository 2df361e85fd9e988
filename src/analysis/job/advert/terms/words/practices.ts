// Lists what people of many trades do under names made of general words: "case notes", "busca ativa". Without this
// list the weights of their words would refuse them, a conjunction cut them, or prose hide them. Folded; written for
// this, not taken from a classification.

export const english = `
  absence management; access control; accident investigation; account management; account opening;
  account reconciliation; critical care; special educational needs; special needs; local authority; local government; learning difficulties; acute care; afternoon tea; age-restricted sales; air conditioning; animal care;
  animal handling; animal health; archive work; arts and crafts; as-built drawings; asbestos awareness;
  assembly work; asylum support; attendance records; audio typing; back of house; back orders; bag search;
  bank reconciliation; banqueting service; bar work; batch records; behaviour management; behaviour support;
  benefit claims; benefits advice; bid management; bid writing; bills of quantities; bin collection; blood pressure;
  blood samples; blood tests; body search; box office; bread making; budget monitoring; building control;
  building maintenance; building regulations; business rates; cabin service; call centre; call handling; call taking;
  camera work; care plans; careers advice; carpet cleaning; case law; case management; case notes; case preparation;
  cash collection; cash flow; cash handling; cash in transit; cash up; cashing up; catheter care; cctv monitoring;
  cell culture; cellar management; cemetery records; challenging behaviour; change control; child protection;
  class control; clean room; client accounts; client care; clinic lists; cold calling; committee reports;
  community engagement; complaint handling; completion statements; confined spaces; conservation work;
  contact centre; contact management; content writing; contract law; contract management; cost centre; cost control;
  cost planning; council procedures; council tax; court bundles; court forms; crane operation; credit checks;
  credit control; crop care; crop spraying; crowd control; customer accounts; customer complaints; customer records;
  customs entries; data entry; data protection; date checking; day centre; debt advice; debt recovery;
  delivery notes; demand planning; dementia care; desktop support; diary management; direct mail; discharge planning;
  disciplinary hearings; dish washing; dog grooming; domestic abuse; donor records; door supervision;
  drug and alcohol; dry stone walling; early years; education plans; electoral registration; employment law;
  employment support; end of day; end of life care; engine rebuilds; event planning; exam boards; exam invigilation;
  exhibition design; expense claims; expense reports; export documents; family law; family support; fault finding;
  fee earning; fence building; field sales; file review; final accounts; fire alarms; fire safety; first aid;
  first and second fix; 1st and 2nd fix; first fix; second fix; 1st fix; 2nd fix; community language; foreign language;
  second language; first response; fish farming; fish filleting; fitness instruction; fixed assets; fleet management; floor polishing;
  focus groups; food hygiene; food hygiene inspections; food preparation; food safety; form filling; foster care;
  freedom of information; freight forwarding; front desk; front of house; furniture restoration; gas checks;
  gas safety; gift shop; glass cutting; good manufacturing practice; goods in; goods inspection; goods out;
  goods receipt; grant applications; grant claims; grant funding; grass cutting; ground handling;
  grounds maintenance; group bookings; group work; guest relations; guided reading; hair cutting; hand tools;
  hardware repair; harm reduction; hate crime; health and safety; health visiting; heating systems; hedge laying;
  hedge trimming; help desk; holiday pay; home visits; horse riding; hot works; hours of service; housing benefit;
  housing law; incident reports; infection control; inspection and testing; instrument calibration; insurance claims;
  interlibrary loans; invoice processing; job evaluation; key accounts; key control; key cutting; key holding;
  key stage 1; kitchen porter; knife skills; kyc checks; lab work; land drainage; land law; land registry;
  lead generation; leak detection; learning support; legal aid; legal research; lesson planning; letter writing;
  licensing law; lift maintenance; lifting plans; lighting rigs; line clearance; line leading; listed buildings;
  live chat; load planning; load security; loan processing; local government finance; local plans; lone working;
  lost property; machine operation; machine setting; mail merge; mail sorting; management accounts; manual handling;
  market research; media relations; medication administration; medication rounds; meeting rooms; mental health;
  menu planning; meter reading; method statements; minute taking; money advice; month end; mortgage advice;
  mot testing; mould making; moving and handling; museum collections; mystery shopping; nail art; network cabling;
  network support; night audit; night care; noise complaints; object handling; one-to-one support; oral care;
  oral history; order picking; outbound calls; page layout; paint spraying; painting and decorating; panel beating;
  parents' evenings; parking enforcement; parts ordering; passenger assistance; password resets; pat testing;
  patient handling; patient notes; patient records; pattern cutting; pattern making; pension administration;
  permit to work; personal care; pest control; petty cash; photo editing; photo shoots; physical intervention;
  pitch marking; plan review; planning applications; planning enforcement; planning policy; plant knowledge;
  plant operation; play equipment; point of sale; policy writing; positive behaviour support; possession proceedings;
  post room; power tools; press releases; pressure area care; pressure care; price changes; primary care;
  print buying; print finishing; product knowledge; programme planning; progress reports; public health;
  public relations; public speaking; pupil progress; purchase ledger; purchase orders; quality checks;
  quantity surveying; reach truck; reading groups; reading schemes; reading support; reception duties;
  record keeping; records management; records requests; reference checks; remote support; rent arrears;
  report writing; research ethics; respite care; right to work checks; risk assessments; risk plans; risk rating;
  road safety; road works; room booking; room cleaning; room service; rota planning; route planning; sales ledger;
  sample preparation; school admissions; school trips; screen printing; security checks; seed sowing; server support;
  service charges; service desk; service history; service level agreements; set design; share dealing;
  share registration; sheet metal; shelf stacking; shop drawings; sign writing; silver service; site inductions;
  site security; site supervision; snagging lists; social housing; social media; sound recording; special diets;
  special needs; spend analysis; sports pitches; staff rotas; staff supervision; stage management;
  standard operating procedures; statutory accounts; stock checks; stock control; stock ordering; stock rotation;
  stock taking; stock valuation; story telling; story time; street cleaning; street works; supplier management;
  support plans; swimming teaching; table service; team leading; technical writing; temporary works;
  tenancy management; tender writing; theatre lists; ticket handling; ticket office; ticket sales; ticketing systems;
  till work; title checks; tool making; tool setting; toolbox talks; touch typing; tour guiding; tractor driving;
  trade marks; trading standards; traffic management; travel booking; tree surgery; trip planning; tyre fitting;
  user accounts; user support; vat returns; vehicle checks; vehicle maintenance; video editing; vinyl wrapping;
  visitor services; visual displays; vital signs; void properties; volunteer management; ward rounds; waste disposal;
  water quality; water sampling; water treatment; website updates; wedding coordination; weed control;
  wheel alignment; wheelchair access; window cleaning; window displays; window dressing; wine knowledge;
  winter maintenance; wood carving; working at height; wound care; year end accounts; youth work`

export const portuguese = `
  porta em porta; vigilancia sanitaria;
  abertura de contas; abertura e fechamento de caixa; admissao e demissao; alinhamento e balanceamento;
  atencao basica; atendimento em redes sociais; banco de horas; banho e tosa; banho no leito; barba na navalha;
  busca ativa; cadastro unico; captacao de recursos; carga e descarga; cerca e curral; chapa e fritura;
  check-in e check-out; combate a incendio; conhecimento de transporte; contas a pagar; contas a receber;
  controle de chaves; controle de ponto; corte a laser; corte a plasma; corte e costura; corte e dobra;
  corte na maquina; corte na tesoura; cuidado com animais; cuidados com idosos; depilacao com cera; diario de obra;
  direcao de arte; educacao de jovens e adultos; ferias e rescisoes; gestao de pessoas; grupos de apoio;
  indicadores de desempenho; inventario e partilha; jogos e brincadeiras; lavagem a seco; lingua estrangeira; segunda lingua; luzes e mechas;
  motor a diesel; negociacao com fornecedores; ordem de servico; organizacao de estoque; patrimonio publico;
  plano de aula; ponto de venda; protocolo geral; recrutamento e selecao; relatorio de turno; resgate em altura;
  rota de entrega; rotinas administrativas; rotinas de departamento pessoal; sala de recursos; servico a francesa;
  suspensao e freios; termo de referencia; texturas e grafiato; trabalho em altura; treinamento de equipe;
  troca de mercadorias; unhas em gel; venda porta a porta`
