// Skills of health, education, logistics, engineering, law, design and hospitality.
export const health = `
Atendimento ao paciente = Patient care : atendimento a pacientes, atendimento de pacientes, cuidado ao paciente, cuidados ao paciente, cuidados com pacientes, patient support
Enfermagem = Nursing : assistencia de enfermagem, cuidados de enfermagem, nursing care
Terapia intravenosa = IV therapy : intravenous therapy, terapia endovenosa, bomba de infusao, infusion pumps
Administração de medicamentos = Medication administration : administracao de medicacao, medicacao, administering medication, medicamentos
Sinais vitais = Vital signs : afericao de sinais vitais, afericao de pressao, vital signs monitoring
Curativos = Wound care : curativo, dressing
Punção venosa = Venipuncture : acesso venoso, cannulation, cannulations, coleta de sangue, phlebotomy, puncao
Triagem = Triage : classificacao de risco, acolhimento
Prontuário eletrônico = Electronic health records : prontuario, prontuarios, ehr, emr, tasy, mv soul
UTI = Intensive care : unidade de terapia intensiva, terapia intensiva, cti, icu, intensive care unit
Ventilação não invasiva = Non-invasive ventilation : vni, niv, noninvasive ventilation
Prevenção de lesão por pressão = Pressure ulcer prevention : lesao por pressao, lesoes por pressao, ulcera por pressao, pressure ulcer, pressure ulcers, pressure area care, pressure injuries
Higienização das mãos = Hand hygiene : higiene das maos
Prevenção de quedas = Falls prevention : prevencao de quedas, reducao de quedas, falls
Urgência e emergência = Emergency care : pronto socorro, pronto atendimento, emergencia, emergency room
Centro cirúrgico = Operating room : instrumentacao cirurgica, surgery, cme, esterilizacao
Primeiros socorros = First aid : first-aid
Suporte básico de vida = Basic life support : bls, rcp, cpr
Suporte avançado de vida = Advanced life support : acls
Vacinação = Vaccination : imunizacao, vacinas, sala de vacina, immunization
Cuidados com idosos = Elderly care : cuidador de idosos, cuidado de idosos, idosos, elder care
Cuidados paliativos = Palliative care
Pediatria = Pediatrics : neonatologia
Saúde da família = Family health : esf, psf, atencao basica, atencao primaria, primary care, unidade basica de saude, ubs
Saúde mental = Mental health : caps
SUS : sistema unico de saude
Biossegurança = Biosafety : controle de infeccao, infection control, ccih
Segurança do paciente = Patient safety
Vigilância sanitária = Health surveillance : vigilancia epidemiologica
COREN
CRM médico : crm-sp
HPLC : uhplc, clae, cromatografia liquida, cromatografia liquida de alta eficiencia, high performance liquid chromatography, high-performance liquid chromatography
LIMS : laboratory information management system
Exames laboratoriais = Laboratory tests : analises clinicas, coleta de exames, laboratory, exames
Farmácia = Pharmacy : dispensacao de medicamentos, assistencia farmaceutica, manipulacao
Fisioterapia = Physical therapy : physiotherapy
Reabilitação = Rehabilitation : reabilitacao, rehabilitation
Nutrição = Nutrition
Avaliação nutricional = Nutritional assessment : triagem nutricional, avaliacao antropometrica, antropometria, nrs-2002, nrs 2002, nutrition assessment
Plano alimentar = Meal plans : dietas, planos alimentares, dietoterapia, prescricao dietetica, prescricao de dietas, dietary plans
Unidade de alimentação e nutrição = Food service : uan, unidades de alimentacao e nutricao
Educação alimentar = Nutrition education : educacao alimentar e nutricional, educacao nutricional
RDC 216 : rdc-216, rdc 216/2004, rdc 216/04
Radiologia = Radiology : raio x, raios x, radiografias, tomografia, ressonancia magnetica, x-rays
Medicina veterinária = Veterinary medicine : clinica veterinaria, veterinary care
Serviço social = Social work
Psicologia clínica = Clinical psychology : psicoterapia, avaliacao psicologica
Odontologia = Dentistry : saude bucal, dental care
Faturamento hospitalar = Medical billing : convenios, tiss, medical coding
Banho no leito = Patient hygiene : higiene do paciente, higiene e conforto
Sondagem = Catheterization : sondas, sonda vesical
Eletrocardiograma = Electrocardiogram : ecg, eletrocardiogramas
`

export const education = `
Docência = Teaching : lecionar, aulas, teaching experience, regencia de classe
Planejamento de aulas = Lesson planning : plano de aula, planos de aula, lesson plans, planejamento pedagogico, planejamento das aulas
BNCC : base nacional comum curricular
Alfabetização = Literacy : letramento, alfabetizacao e letramento
Educação infantil = Early childhood education : creche
Ensino fundamental = Elementary education : elementary school teaching, anos iniciais
Educação inclusiva = Inclusive education : educacao especial, atendimento educacional especializado, aee, special education
Avaliação de aprendizagem = Student assessment : avaliacao de alunos, elaboracao de provas, grading, elaboracao e correcao de provas
Gestão de sala de aula = Classroom management
Educação a distância = Distance learning : ead, ensino a distancia, e-learning, elearning, online teaching
Google Classroom : google sala de aula
Moodle
Metodologias ativas = Active learning : aprendizagem baseada em projetos, project-based learning
Reforço escolar = Tutoring : aulas particulares, tutoria, monitoria
Orientação pedagógica = Pedagogical guidance : coordenacao pedagogica, supervisao escolar
Projeto político-pedagógico : ppp, projeto politico pedagogico
Material didático = Teaching materials : elaboracao de material didatico, curriculum development, desenvolvimento curricular
Reunião de pais = Parent meetings : reuniao com pais, parent-teacher conferences
Educação de jovens e adultos : eja
Pesquisa acadêmica = Academic research : iniciacao cientifica, pesquisa cientifica, scientific research
Design instrucional = Instructional design
`

export const logistics = `
Logística = Logistics : operacoes logisticas, logistic operations
Controle de estoque = Inventory control : gestao de estoque, controle de estoques, inventory management, stock control, gestao de estoques, estoque
Inventário = Stocktaking : inventarios, contagem de estoque, inventario rotativo, inventario ciclico, inventarios ciclicos, cycle counting, stock count, stock counts, stock counting
Almoxarifado = Warehouse : warehousing, deposito, armazenagem, warehouse operations, warehouse management
Expedição = Shipping and receiving : expedicao de mercadorias, expedicao de produtos
Recebimento de mercadorias = Goods receiving : recebimento, recebimento de materiais, conferencia de mercadorias, receiving
Separação de pedidos = Order picking : separacao de mercadorias, picking, picking e packing
Coletor de dados = Handheld scanner : coletor de dados rf, coletor rf, usar coletor, uso de coletor, com coletor, barcode scanner, handheld scanners
WMS : warehouse management system
CPIM : apics cpim
Roteirização = Route planning : roteirizacao de entregas, rotas de entrega, route optimization
Transporte de cargas = Freight transport : transporte, freight, transporte rodoviario, transporte de carga
Entrega de mercadorias = Deliveries : entregas de mercadorias, fazer entregas, realizar entregas, entregas em, entregas de produtos, entregas rapidas, last mile
Gestão de frota = Fleet management : controle de frota, frota
CNH categoria B = Driver's license : cnh b, habilitacao b, categoria b, cnh categoria b, carteira de motorista b, driver's license, driver license, cnh ab, categoria ab
CNH categoria D = Bus license : cnh d, categoria d, habilitacao d
CNH categoria E = Truck license : cnh e, categoria e, cdl, commercial driver's license
Direção defensiva = Defensive driving
Movimentação de produtos perigosos = Hazardous goods : mopp, produtos perigosos, cargas perigosas
Transporte de passageiros = Passenger transport : transporte coletivo, transporte escolar
Operação de empilhadeira = Forklift operation : empilhadeira, forklift, operador de empilhadeira
Compras = Purchasing : procurement, suprimentos, gestao de compras, strategic sourcing, cotacoes, cotacao
Cadeia de suprimentos = Supply chain : supply chain management, scm
Comércio exterior = Foreign trade : importacao, exportacao, importacao e exportacao, international trade, comex
Desembaraço aduaneiro = Customs clearance : despacho aduaneiro, siscomex
PCP = Production planning : planejamento e controle da producao, planejamento de producao, production planning, mrp
Rastreamento = Shipment tracking : rastreamento de cargas, rastreamento veicular
Tacógrafo : tacografo
Manutenção preventiva de veículos = Vehicle maintenance : manutencao de veiculos, checklist do veiculo, vistoria veicular
`

export const engineering = `
AutoCAD : auto cad
Revit : bim revit
BIM : building information modeling
SolidWorks : solid works
SketchUp
Inventor : autodesk inventor
MS Visio : visio
Leitura de projetos = Blueprint reading : leitura e interpretacao de desenho, leitura de desenho tecnico, desenho isometrico, desenhos isometricos, isometric drawings, desenho tecnico, technical drawing, leitura de plantas, interpretacao de projetos
Engenharia civil = Civil engineering : obras civis
Gestão de obras = Construction management : acompanhamento de obras, fiscalizacao de obras, site management, execucao de obras
Orçamento de obras = Construction estimating : orcamento de obra, orcamentacao de obras, quantity surveying
Topografia = Surveying
Alvenaria = Masonry : assentamento de tijolos, assentamento de blocos, bricklaying
Acabamento = Finishing work : revestimento, assentamento de pisos, assentamento de pisos e revestimentos, reboco
Pintura = Painting : pintura predial, pintura residencial
Hidráulica = Plumbing : instalacoes hidraulicas, encanamento
Instalações elétricas = Electrical installation : instalacao eletrica, eletrica predial, eletrica residencial, electrical wiring, wiring
Elétrica industrial = Industrial electrical systems : comandos eletricos, quadros eletricos, eletrica industrial
Ensaios elétricos = Electrical testing : testing and inspection, inspection and testing, bs 7671, laudo eletrico, electrical inspection
Instalações trifásicas = Three-phase systems : three-phase, three phase, trifasico, trifasica
Diagnóstico de falhas = Fault finding : fault-finding, fault diagnosis, diagnostico de defeitos
Manutenção elétrica = Electrical maintenance
Manutenção mecânica = Mechanical maintenance : mecanica industrial, manutencao de maquinas, machine maintenance
Manutenção preventiva = Preventive maintenance : manutencao preventiva e corretiva, manutencao corretiva, corrective maintenance
Manutenção predial = Building maintenance : facilities, facility management
NR-10 : nr10, nr 10, nr-10 sep, nr 10 sep, nr10 sep
NR-35 : nr35, nr 35, trabalho em altura
NR-12 : nr12, nr 12
NR-33 : nr33, nr 33, espaco confinado
Segurança do trabalho = Occupational safety : seguranca no trabalho, saude e seguranca do trabalho, sst, workplace safety, cipa, work safety
OSHA
EPI = Personal protective equipment : uso de epi, equipamentos de protecao individual, ppe
Caldeiraria = Boilermaking : caldeireiro, caldeiraria industrial
Corte térmico = Thermal cutting : macarico, oxicorte, corte a plasma, corte com plasma, plasma cutting, oxy-fuel cutting
ECS Gold Card : ecs card, jib gold card
Qualificação de soldador = Welder qualification : 6g, asme ix, soldador qualificado
Soldagem = Welding : solda mig, solda, mig/mag, tig, solda eletrica
Usinagem = Machining : torno, fresa, torneiro mecanico
CNC : torno cnc, programacao cnc
CLP = PLC programming : programacao de clp, plc, clps
Automação industrial = Industrial automation
Pneumática = Pneumatics : hidraulica e pneumatica
Metrologia = Metrology : instrumentos de medicao, paquimetro, micrometro, calibracao
Controle de qualidade = Quality control : inspecao de qualidade, quality inspection, inspecao de produtos
Operação de máquinas = Machine operation : operacao de maquinas, operador de maquinas, machine operator
Linha de produção = Production line : producao industrial, linha de montagem, assembly line
Refrigeração = Refrigeration : ar condicionado, climatizacao, hvac
Mecânica automotiva = Auto mechanics : mecanica de automoveis, injecao eletronica, automotive repair
Boas práticas de fabricação = Good manufacturing practices : bpf, gmp
Gestão ambiental = Environmental management : meio ambiente, licenciamento ambiental, sustentabilidade, sustainability
Engenharia de produção = Production engineering : engenharia industrial, industrial engineering
Agronomia = Agronomy : agricultura, agricultura de precisao, manejo
Marcenaria = Carpentry : carpintaria, woodworking
Eletrônica = Electronics : circuitos eletronicos
Arduino
Energia solar = Solar energy : paineis solares, fotovoltaica
`

export const law = `
Direito civil = Civil law
Direito trabalhista = Employment litigation : contencioso trabalhista, reclamatoria trabalhista, reclamacoes trabalhistas
Direito tributário = Tax law
Direito penal = Criminal law : direito criminal
Direito do consumidor = Consumer law
Direito empresarial = Corporate law : direito societario
Petições = Legal drafting : elaboracao de peticoes, peticoes iniciais, pecas processuais, redacao juridica, legal writing
Audiências = Hearings : audiencia, court hearings
Contencioso = Litigation : contencioso civel
Pesquisa jurídica = Legal research : jurisprudencia
PJe : processo judicial eletronico, e-saj, esaj, projudi
OAB
Due diligence
Propriedade intelectual = Intellectual property : marcas e patentes
Análise de contratos = Contract review : revisao de contratos, contract drafting
Controle de prazos = Deadline tracking : prazos processuais
Mediação = Mediation : arbitragem, conciliacao e mediacao
`

export const design = `
Photoshop : adobe photoshop
Illustrator : adobe illustrator, !Illustrator
InDesign : adobe indesign
After Effects : adobe after effects
Premiere : adobe premiere, premiere pro
CorelDRAW : corel draw, !Corel
Adobe XD
Adobe Creative Suite : adobe creative cloud, pacote adobe, creative cloud
Figma : !Figma
Canva
Blender : !Blender
3ds Max
UX : user experience, experiencia do usuario, ux design, ux/ui, ui/ux
UI : user interface, interface do usuario, ui design, design de interfaces, interface design
Pesquisa com usuários = User research : ux research, pesquisa de usuario, testes de usabilidade, usability testing
Prototipagem = Prototyping : prototipos, wireframes, wireframe
Design system : design systems
Design gráfico = Graphic design : diagramacao, artes graficas
Identidade visual = Visual identity : logotipos, logo design
Design de produto = Product design
Ilustração = Illustration : illustrations
Motion design : motion graphics, animacao
Design thinking
Acessibilidade = Accessibility : wcag
Design de interiores = Interior design
Tipografia = Typography
`

export const hospitality = `
Cozinha = Cooking : preparo de alimentos, preparacao de alimentos, culinaria, food preparation, preparo de refeicoes, food prep
Confeitaria = Pastry : confeitaria e panificacao, bolos
Panificação = Baking : paes
Manipulação de alimentos = Food handling : boas praticas de manipulacao, boas praticas de manipulacao de alimentos, boas praticas na manipulacao de alimentos, higiene alimentar, food safety, seguranca alimentar, haccp, servsafe
Atendimento de mesas = Table service : servico de mesa, atendimento no salao, waiting tables, garcom
Bar e bebidas = Bartending : coquetelaria, preparo de drinks, mixology, cocktails
Barista : cafes especiais
Porcionamento = Portion control : portioning, porcoes, ficha tecnica de preparo, fichas tecnicas de preparo
Chapa e grelha = Grill : grill station, chapeiro, churrasqueira, grelhados
Pedidos a fornecedores = Food ordering : ordering, pedidos de compra de alimentos
Fichas técnicas = Standard recipes : ficha tecnica, fichas tecnicas de pratos
Cardápio = Menu planning : elaboracao de cardapio, elaboracao de cardapios, menu development
Hotelaria = Hotel operations : hospedagem, hospitality
Reservas = Reservations : controle de reservas, booking
Check-in e check-out = Check-in and check-out : check-in, check-out
Governança hoteleira = Housekeeping : camareira, arrumacao de quartos, housekeeping
Limpeza = Cleaning services : servicos de limpeza, limpeza e conservacao, limpeza e higienizacao, higienizacao, limpeza geral
Jardinagem = Gardening : paisagismo, landscaping
Turismo = Tourism : agenciamento de viagens
Vigilância = Security guarding : vigilancia patrimonial, seguranca patrimonial, monitoramento de cameras, cftv, cctv, surveillance
Controle de acesso = Access control : portaria, controle de entrada e saida
Ronda = Patrol : rondas
Lavanderia = Laundry : passadoria
Costura = Sewing : corte e costura, modelagem de roupas
Estética = Beauty care : manicure, maquiagem, depilacao, limpeza de pele
Cabeleireiro = Hairdressing : corte de cabelo, barbearia, coloracao
Cuidados infantis = Childcare : cuidado de criancas, baba, babysitting
Organização de estoque de cozinha : controle de validade
`
