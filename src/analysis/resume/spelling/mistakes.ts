// Words that do not exist in their language, with the intended word. Only forms that cannot be a name or another word.

const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split(/[;\n]/)
      .map((pair) => pair.trim().split(' = '))
      .flatMap(([wrong, right]) => (wrong && right ? [[wrong, right] as const] : [])),
  )

export const portuguese = pairs(`
mes = mês
praticas = práticas; esperiencia = experiência; esperiência = experiência; esperiencias = experiências; experiençia = experiência; expêriencia = experiência
imcompleto = incompleto; imcompleta = incompleta; incopleto = incompleto; conpleto = completo; conpleta = completa
proficional = profissional; profisional = profissional; profissinal = profissional; proficionais = profissionais
exelente = excelente; eselente = excelente; exelência = excelência; exelencia = excelência; execelente = excelente
eletrisista = eletricista; eletricísta = eletricista; istalação = instalação; istalacao = instalação; intalação = instalação; instalasão = instalação
curriculun = currículo; curiculo = currículo; currículum = currículo; curriculo = currículo
organisação = organização; organisar = organizar; organisado = organizado; organisada = organizada; analizar = analisar; analize = análise
pesquiza = pesquisa; pesquizar = pesquisar; paralização = paralisação; utilisar = utilizar; realisar = realizar; atualisar = atualizar
cosinha = cozinha; cosinheira = cozinheira; cosinheiro = cozinheiro; cozinhera = cozinheira; limpesa = limpeza; faxinera = faxineira; cabelereira = cabeleireira
cabelereiro = cabeleireiro; servisos = serviços; serviso = serviço; servissos = serviços; axiliar = auxiliar; ausiliar = auxiliar; auxilar = auxiliar; auxliar = auxiliar
ajudate = ajudante; motorita = motorista; recepsionista = recepcionista; recepicionista = recepcionista; admnistrativo = administrativo; adminstrativo = administrativo
adiministrativo = administrativo; adimistrativo = administrativo; admnistração = administração; adminstração = administração; adiministração = administração
telemarkenting = telemarketing; telemarkting = telemarketing; imformática = informática; imformatica = informática; enformatica = informática; imformações = informações
interece = interesse; interese = interesse; oportunindade = oportunidade; oportuninade = oportunidade; conhesimento = conhecimento; conhesimentos = conhecimentos
atendimeto = atendimento; responsavél = responsável; facíl = fácil; portugueis = português; inglez = inglês; espanhól = espanhol; japones = japonês
menas = menos; seje = seja; esteje = esteja; trabalei = trabalhei; trabaliei = trabalhei; concluio = concluiu; fasso = faço; fasia = fazia; fasendo = fazendo; fazeno = fazendo
dezempenho = desempenho; dezenvolver = desenvolver; desenvouver = desenvolver; dezenvolvimento = desenvolvimento; desenvolvimeto = desenvolvimento; disponibilidad = disponibilidade
disponibidade = disponibilidade; pontualidad = pontualidade; rezponsavel = responsável; reponsável = responsável; responssável = responsável; respomsável = responsável
caxa = caixa; manutensão = manutenção; reposisão = reposição; produsão = produção; comunicassão = comunicação; digitassão = digitação
supervizor = supervisor; supervizão = supervisão; expecialista = especialista; espesialista = especialista; ezperiência = experiência
logistíca = logística; abilidade = habilidade; abilidades = habilidades; abilitação = habilitação; hablidades = habilidades; idonio = idôneo
previlégio = privilégio; beneficiente = beneficente; excessão = exceção; ascenção = ascensão; pretenção = pretensão; pretenções = pretensões; extenção = extensão
oque = o que; porisso = por isso; concerteza = com certeza; derrepente = de repente; apartir = a partir; funcionarias = funcionárias
vc = você; tbm = também; pq = porque; oq = o que; naum = não; trabalhá = trabalhar; aprendê = aprender; ajudá = ajudar
nacida = nascida; nacido = nascido; nacimento = nascimento; presiso = preciso; presisando = precisando; presisar = precisar; esforsada = esforçada
esforsado = esforçado; trabanho = trabalho; recepisionista = recepcionista; recebsionista = recepcionista; balconita = balconista; faxinêra = faxineira
dilivery = delivery; comprimisso = compromisso; compromiso = compromisso; endereso = endereço; telifone = telefone; solterio = solteiro; cazada = casada
cazado = casado; comessar = começar; comesei = comecei; aprendisagem = aprendizagem; aprendizajem = aprendizagem; vijilante = vigilante; vijia = vigia
gerensia = gerência; licensa = licença; garsom = garçom; garsonete = garçonete; seguransa = segurança; crianssa = criança; crianssas = crianças
pasciente = paciente; pascientes = pacientes; enfermajem = enfermagem; fexamento = fechamento`)

export const english = pairs(`
assesment = assessment; assesments = assessments; assesed = assessed; assesing = assessing; committe = committee; existance = existence; neccessary = necessary; necesary = necessary
noticable = noticeable; occassion = occasion; oppurtunities = opportunities; persistant = persistent; posess = possess; priviledge = privilege; responsibilty = responsibility; achievment = achievement
experianced = experienced; communicaton = communication; equiptment = equipment; equipements = equipment; machinary = machinery; guaranted = guaranteed; inventry = inventory; trainning = training
recieve = receive; recieved = received; recieving = receiving; acheive = achieve; acheived = achieved; acheivement = achievement; acheivements = achievements
responsable = responsible; responsability = responsibility; responsabilities = responsibilities; comitted = committed; commited = committed; experiance = experience
expirience = experience; experince = experience; exprience = experience; definately = definitely; seperate = separate; seperately = separately; occured = occurred; occuring = occurring
managment = management; maintainance = maintenance; maintanance = maintenance; maintenence = maintenance; buisness = business; bussiness = business; costumers = customers
comunication = communication; communciation = communication; liason = liaison; calender = calendar; calenders = calendars; teh = the; lovley = lovely; extentions = extensions
highlites = highlights; balyage = balayage; untill = until; succesful = successful; successfull = successful; sucessful = successful; succesfully = successfully; sucessfully = successfully
accomodate = accommodate; acommodate = accommodate; accomodation = accommodation; enviroment = environment; enviromental = environmental; goverment = government; knowlege = knowledge
profesional = professional; proffesional = professional; proffessional = professional; recomend = recommend; recomended = recommended; refered = referred; relevent = relevant
secratary = secretary; supervisior = supervisor; tecnical = technical; techincal = technical; writting = writing; collegue = colleague; collegues = colleagues; colaborate = collaborate
colaborated = collaborated; colaboration = collaboration; assistent = assistant; adress = address; independant = independent; independantly = independently; indepedent = independent
analisys = analysis; analize = analyze; developement = development; develope = develop; developped = developed; devlopment = development; inventary = inventory; simbology = symbology
schedual = schedule; shedule = schedule; efficently = efficiently; effeciency = efficiency; effecient = efficient; excellant = excellent; excelent = excellent; exellent = excellent
familar = familiar; fullfil = fulfil; garantee = guarantee; guarentee = guarantee; imediate = immediate; immediatly = immediately; improvment = improvement; improvments = improvements
langauge = language; langauges = languages; ocassion = occasion; oportunity = opportunity; oppurtunity = opportunity; opperate = operate; opperated = operated; persue = pursue; perfomance = performance
performence = performance; preperation = preparation; proceedure = procedure; proceedures = procedures; publically = publicly; qualifed = qualified; quaterly = quarterly; recruitement = recruitment
reffered = referred; resourse = resource; resourses = resources; strenght = strength; strenghts = strengths; stregth = strength; thier = their; transfered = transferred
wich = which; reliabel = reliable; shelfs = shelves; custumer = customer; custumers = customers; warehosue = warehouse; wokred = worked; worksheetes = worksheets; dont = don't; cant = can't; didnt = didn't; wont = won't; im = I'm; ive = I've; aswell = as well; alot = a lot
avalable = available; availible = available; avaliable = available; availabel = available; imediatly = immediately; imediately = immediately
immediatley = immediately; werehouse = warehouse; wherehouse = warehouse; boxs = boxes; becuase = because; becouse = because; becasue = because
educashun = education; eductaion = education; skils = skills; skillz = skills; certifcate = certificate; certficate = certificate; diplomma = diploma
resturant = restaurant; restaraunt = restaurant; restarant = restaurant; waitres = waitress; cashire = cashier; casheir = cashier; maintence = maintenance
electrition = electrician; electricion = electrician; mecanic = mechanic; machanic = mechanic; delivry = delivery; delivary = delivery; custmer = customer
custmers = customers; frendly = friendly; freindly = friendly; relyable = reliable; hardworkin = hardworking; punctial = punctual; puntual = punctual
refrences = references; referances = references; beleive = believe; greatful = grateful; tommorow = tomorrow; begining = beginning; finaly = finally`)
