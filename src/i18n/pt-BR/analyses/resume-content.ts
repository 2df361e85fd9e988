// The texts of each check of the content. `_context` variants are chosen by Check.params.context.
export const contentChecks = {
  quantified: {
    name: 'Números nos resultados',
    missing: 'faltam números',
    missing_more: 'cabe contar mais do que você fez',
    missing_most: 'cabem mais números',
    title: 'Mostre o tamanho do que você fez',
    title_one: 'Mostre o tamanho do que você fez em mais uma frase',
    title_other: 'Mostre o tamanho do que você fez em mais {{count}} frases',
    title_more_one: 'Conte mais um resultado seu',
    title_more_other: 'Conte mais {{count}} resultados seus',
    title_nobullets: 'Conte o que você fez',
    why: 'Frases sobre o seu trabalho com um número que diz algo, ou com o que veio dele: {{found}} de {{of}}. Com {{target}} na página, quem lê enxerga o tamanho do que você fez, e os pontos são para essas {{target}} ao todo.{{note}}',
    why_more:
      'Frases sobre o seu trabalho que já têm um número, ou o que veio dele: {{found}}. Com {{target}}, quem lê enxerga o tamanho do que você fez.{{note}}',
    why_none: 'Ainda não há frases que mostrem o tamanho do que você fez.',
    why_nobullets: 'Não achamos frases que contem o que você fez.',
    fix: 'Pegue uma frase de cada vez e responda: {{question}}',
    fix_share:
      'Pegue uma frase de cada vez e responda: {{question}} Um percentual sozinho diz pouco: conte de quanto para quanto.',
    fix_more: 'Lembre do que mais você fez e conte com um número em cada frase: {{question}}',
    fix_none: 'Conte o que você fez, com números: {{question}}',
    fix_nobullets:
      'Abaixo de cada trabalho, projeto ou voluntariado, escreva de 2 a 5 tópicos com o que você fez. Pergunte-se: {{question}}',
    strength: '{{found}} frases mostram o tamanho do seu trabalho, com números ou com o que veio dele.',
  },
  tasks: {
    name: 'O que você fez',
    missing: 'falta contar o que você fez',
    missing_almost: 'cabe contar mais do que você fez',
    missing_duties: 'falta contar o que mudou com você',
    missing_names: 'falta contar como você trabalha',
    title: 'Conte mais do que você fez em cada trabalho',
    title_duties: 'Conte o que mudou com o seu trabalho',
    title_names: 'Conte como você faz cada tarefa',
    title_insider: 'Escreva por extenso o que só quem é da casa entende',
    title_thin: 'Conte um pouco mais de cada tarefa',
    title_almost_one: 'Conte mais uma atividade',
    title_almost_other: 'Conte mais {{count}} atividades',
    title_none: 'Conte o que você fez',
    title_first: 'Conte mais do que você já fez, com emprego ou sem',
    why: 'Atividades contadas com detalhe: {{found}}{{several}}. Com {{target}}, dá para imaginar o seu dia de trabalho.',
    why_insider: 'As siglas escondem o que você fez: quem contrata fora dali não lê o que está nestas linhas.',
    why_thin:
      'Linhas que contam pouco da tarefa: {{thin}} de {{all}}. Um ou dois detalhes a mais (como, com quê, para quem, quantos) mostram o seu trabalho.',
    why_almost:
      'Falta pouco: são {{found}} atividades contadas com detalhe{{several}}; com {{target}}, dá para imaginar o seu dia de trabalho.',
    why_first: 'Com {{target}} coisas que você já fez, quem lê imagina você trabalhando.',
    why_none: 'Não achamos nenhuma frase que conte o que você fez.',
    why_duties:
      'Frases que dizem a função, e não o que você fez nela: {{duties}}. Num cargo de liderança ou sênior, quem lê procura o que mudou.',
    why_names:
      'Frases que só dão o nome da tarefa: {{duties}}. Você tem anos de trabalho, e elas ainda não mostram isso: qualquer pessoa do cargo poderia escrevê-las.',
    fix_insider:
      'Diga cada sigla em palavras que qualquer empresa entende: em vez de “Aux S4, Dep Sup”, algo como “Controlava o estoque de alimentos e fardas de 600 pessoas”.',
    fix_first:
      'Vale estágio, ajudar num negócio da família, cuidar de alguém, trabalho da escola, curso, igreja ou voluntariado. Em duas a quatro frases: o que você fazia, quando e para quem.',
    fix_duties:
      'Em cada uma, conte o que você criou, decidiu ou mudou: em vez de “Gestão da equipe”, algo como “Formei a equipe do turno da noite e criei a escala de folgas”.',
    fix_names:
      'Escolha as tarefas que mais fazia e conte uma em cada frase: o que você fazia, com quê e para quem. Em vez de “atendimento telefônico”, algo como “Marcava as consultas de quatro médicos por telefone e confirmava uma a uma na véspera”.',
    fix_thin:
      'Escolha as que mais fazia e conte cada uma numa frase: como, com quê, para quem. Tarefas contadas assim que ainda faltam para os pontos: {{count}}. {{taskExample}}',
    fix_almost:
      'No trabalho mais recente, acrescente uma ou duas frases: o que você fazia, com que ferramenta ou equipamento, e para quem.',
    fix: 'Em cada trabalho, escreva de duas a quatro frases: o que você fazia, com que ferramenta ou equipamento, e para quem.',
    strength: 'Dá para imaginar o seu trabalho: {{lines}} frases contam o que você fez.',
  },
  roles: {
    name: 'Cargos completos',
    missing: 'faltam dados dos cargos',
    title: 'Complete os dados de cada trabalho',
    title_noroles: 'Mostre onde você já trabalhou',
    why: 'Trabalhos com cargo, empresa, início e fim: {{found}} de {{of}}.',
    why_noroles: 'Não achamos nenhum trabalho com cargo, empresa e período.',
    fix: 'Em cada trabalho, escreva cargo, empresa, mês e ano de entrada e saída.',
    fix_title: 'Escreva o cargo que você teve, junto do nome da empresa.',
    fix_employer:
      'Escreva o nome da empresa junto do cargo. Se trabalhou por conta própria, escreva “Autônomo” ou “Autônoma”.',
    fix_hidden: 'Escreva o nome da empresa. “Confidencial” ou “empresa de grande porte” faz quem lê desconfiar.',
    fix_dates: 'Escreva mês e ano de entrada e de saída ao lado do cargo, como 03/2021 a 08/2023, ou “atual”.',
    fix_tasks: 'Escreva pelo menos duas atividades ou resultados abaixo desta experiência.',
    fix_noroles:
      'Crie uma seção “Experiência” com cargo, empresa e período. Se for o primeiro emprego, valem estágio, projetos e voluntariado.',
    strength: 'Cada trabalho tem cargo, empresa e período.',
    strength_first: 'Cada experiência diz onde foi e quando.',
    strength_year: 'Cada trabalho tem cargo, empresa e data.',
    strength_read: 'Os trabalhos que lemos por inteiro têm cargo, empresa e data.',
  },
  openings: {
    name: 'Frases que abrem com ação',
    missing: 'falta abrir as frases com ação',
    title: 'Comece as frases por uma ação sua',
    title_actions: 'Troque nomes de ações por verbos',
    title_another: 'Escreva sobre você sem “ele” ou “ela”',
    why_actions:
      'Quase tudo está em nomes de ações (“Realization of…”, “Management of…”), e quem lê em inglês estranha.',
    why_another: 'O currículo conta o seu trabalho como o de outra pessoa, e isso cansa quem lê.',
    fix_actions:
      'Comece cada linha pelo verbo do que você fez: em vez de “Realization of the control”, “Controlled”. Se puder, peça a quem escreve bem em inglês que leia a página.',
    fix_another:
      'Tire “ele”, “ela” ou o seu nome do começo das frases e comece pelo verbo: “Abri”, “Negociei”, “Treinei”.',
    title_few: 'Conte mais ações suas',
    title_nobullets: 'Conte o que você fez, ação por ação',
    why: 'Frases que começam por um verbo de ação: {{found}} de {{of}}.',
    why_weak: 'Frases que começam de um jeito que esconde a sua parte: {{weak}}.',
    why_few: 'As frases que você escreveu já começam por uma ação, e são poucas: {{found}}.',
    why_nobullets: 'Não achamos frases com as suas atividades.',
    fix: 'Comece pelo verbo do que você fez: {{verbs}}.',
    fix_weak: 'Troque “Responsável por”, “Ajudei” ou “Participei” pela sua parte: {{verbs}}.',
    fix_few: 'Acrescente outras, cada uma começando por um verbo: {{verbs}}.',
    fix_nobullets: 'Escreva tópicos curtos abaixo de cada experiência, cada um começando por um verbo: {{verbs}}.',
    strength: 'A maioria das suas frases começa pelo que você fez.',
    strength_weak:
      'A maioria das suas frases começa pelo que você fez. Frases que ainda começam com algo como “Responsável por” ou “Auxiliei”: {{weak}}.',
    strength_names: 'Suas frases dizem logo qual era a tarefa.',
  },
  skills: {
    name: 'Habilidades técnicas',
    missing: 'faltam habilidades técnicas',
    title: 'Dê nome ao que você sabe fazer',
    title_nolist: 'Liste o que você sabe fazer',
    why: 'Habilidades que reconhecemos pelo nome: {{found}}. Com {{target}}, seu perfil fica claro.',
    why_nolist:
      'Não achamos uma lista de habilidades. No texto reconhecemos pelo nome: {{found}}; com {{target}}, seu perfil fica claro.',
    fix: 'Escreva pelo nome as ferramentas, técnicas e rotinas que você domina, como as vagas da sua área escrevem.',
    fix_nolist: 'Crie uma seção “Habilidades” com as ferramentas, técnicas e rotinas que você domina.',
    strength: '{{found}} habilidades e termos da sua área, contados no currículo inteiro.',
  },
  'skills-shown': {
    name: 'Habilidades em uso',
    missing: 'falta mostrar as habilidades em uso',
    title: 'Mostre em uso o que você lista',
    title_nolist: 'Liste seus conhecimentos e mostre onde os usou',
    why: 'Conhecimentos da sua lista que aparecem também nas experiências ou projetos: {{found}} de {{of}}. Todos os pontos vêm com {{target}}.',
    why_nolist: 'Não encontramos uma lista de conhecimentos para comparar com as suas experiências.',
    fix: 'Escolha os mais importantes da lista, como {{names}}, e diga numa experiência em que você os usou.',
    fix_few: 'Acrescente à lista outros conhecimentos que você já usou, e conte nas experiências em que os usou.',
    fix_nolist: 'Crie uma seção “Habilidades” com o que você domina e cite os principais também nas experiências.',
    strength: '{{found}} conhecimentos listados aparecem também no que você fez.',
  },
  summary: {
    name: 'Resumo',
    missing: 'falta um bom resumo',
    missing_firm: 'a abertura é para uma empresa só',
    title: 'Abra com um resumo que diz quem você é',
    title_missing: 'Faltam duas linhas que apresentem você',
    title_headline: 'Apresente-se em duas linhas',
    title_long: 'Resuma sua apresentação',
    title_norole: 'Diga sua profissão logo na apresentação',
    title_worn: 'Troque a frase pronta da abertura por um fato seu',
    title_wornBare: 'Troque a frase pronta da abertura por um fato seu',
    title_vague: 'Diga qual vaga você quer',
    title_firm: 'Deixe o nome da empresa só na versão que vai para ela',
    title_result: 'Leve o seu melhor resultado para a abertura',
    title_size: 'Leve o tamanho do seu trabalho para a abertura',
    title_many: 'Escolha uma vaga por currículo',
    title_bare: 'Junte ao objetivo duas linhas sobre você',
    title_aim: 'Junte ao objetivo duas linhas sobre você',
    title_unproved: 'Ponha um resultado seu na abertura',
    why: 'Sua apresentação tem {{words}} palavras; até {{most}} ela é lida inteira.',
    why_missing: 'Não achamos resumo nem objetivo.',
    why_headline: 'O trabalho já está no topo; falta uma apresentação.',
    why_norole: 'A apresentação tem {{words}} palavras e não diz um cargo ou uma profissão.',
    why_worn:
      'A abertura diz o que você procura. Já “{{names}}” serve para qualquer pessoa e ocupa o lugar do que só você traz.',
    why_wornBare:
      'A abertura diz o que você procura. Já “{{names}}” serve para qualquer pessoa e ocupa o lugar do que só você traz.',
    why_vague: 'Esse objetivo serve para qualquer pessoa e qualquer empresa.',
    why_firm:
      'A abertura fala de {{firm}}. Quem recebe a página em outro lugar entende que você não quer trabalhar ali.',
    why_result:
      'A abertura diz quem você é e ainda não diz nada do que você conseguiu, e muita gente só lê essa parte.',
    why_size: 'A abertura diz quem você é e ainda não diz o tamanho do seu trabalho, e muita gente só lê essa parte.',
    why_many: 'O objetivo fala em {{areas}} áreas, e quem lê fica sem saber para qual vaga chamar você.',
    why_bare: 'O objetivo diz o que você quer; falta dizer o que você traz.',
    why_aim: 'O objetivo diz o que você quer; falta dizer o que você traz.',
    why_unproved: 'A abertura diz quem você é; falta um exemplo do que o seu trabalho trouxe.',
    fix: 'Escreva de duas a quatro linhas: profissão, {{parts}} e o que procura.',
    fix_firm:
      'Nas outras versões, diga a vaga e não a empresa: profissão, {{parts}} e o que procura. Se esta página vai mesmo para {{firm}}, conte lá o que você traz.',
    fix_result: 'Repita lá, em poucas palavras, a linha que mais mostra o seu trabalho. A que marcamos serve.',
    fix_size:
      'Repita lá, em poucas palavras, a linha que marcamos: ela diz o tamanho. Se algo mudou com você, conte isso também: vale mais.',
    fix_many: 'Deixe a área mais próxima da vaga, como “{{example}}”. Para outra área, faça outra versão do currículo.',
    fix_bare:
      'Escreva abaixo dele: {{parts}} e, quando uma linha do seu trabalho tiver número, essa linha em poucas palavras.',
    fix_aim: 'Escreva abaixo dele: {{parts}} e um exemplo do seu trabalho, com número. A linha que marcamos serve.',
    fix_unproved:
      'Primeiro ponha um número ou o que mudou numa linha do seu trabalho; depois repita na abertura a melhor delas.',
    fix_missing: 'Logo abaixo do contato, escreva duas ou três linhas, como “{{example}}”, e o que você procura.',
    fix_headline: 'Logo abaixo do cargo que você quer, escreva duas ou três linhas: {{parts}} e o que procura.',
    fix_long: 'Corte até ficar com no máximo {{most}} palavras: profissão, {{parts}} e o que procura.',
    fix_norole: 'Comece pela sua profissão ou pelo cargo que procura, como “{{example}}”.',
    fix_worn: 'Corte “{{names}}” e diga no lugar o que você já fez, como “{{best}}”.',
    fix_wornBare: 'Corte “{{names}}” e diga no lugar algo que você fez, com número ou com o que mudou.',
    fix_vague:
      'Troque por um cargo e pelo que você sabe fazer, como “{{example}}”. Se procura mais de um, escolha o mais próximo da vaga.',
    strength: 'A abertura diz a sua profissão ou a sua área.',
    strength_change: 'A abertura diz para qual área você vai.',
  },
  education: {
    name: 'Formação',
    missing: 'faltam dados dos estudos',
    title: 'Complete os dados dos seus estudos',
    title_missing: 'Conte onde você estudou',
    why: 'Para cada curso procuramos nome ou grau, instituição e ano ou situação.',
    why_missing: 'Não achamos seus estudos numa seção de formação.',
    fix: 'Escreva curso ou grau, instituição e ano de conclusão; se ainda estuda, escreva “cursando”.',
    fix_degree: 'Escreva o nome do curso ou o grau, como “Ensino médio completo” ou “Técnico em Logística”.',
    fix_school: 'Escreva o nome da escola, da faculdade ou do instituto.',
    fix_details: 'Escreva o nome da escola ou da faculdade e o ano de conclusão; se ainda estuda, escreva “cursando”.',
    fix_when: 'Escreva o ano de conclusão ou, se ainda estuda, “cursando”.',
    fix_missing:
      'Crie uma seção “Formação” com curso ou grau, instituição e ano. Ensino fundamental e médio também contam.',
    strength: 'Formação com curso, instituição e ano ou situação.',
    strength_basic: 'A escolaridade está informada.',
  },
  extras: {
    name: 'Idiomas, cursos e projetos',
    missing: 'faltam idiomas, cursos ou projetos',
    title: 'Conte o que mais você tem',
    why: 'Não achamos cursos, idiomas nem projetos.',
    fix: 'Se for verdade para você, acrescente uma seção “Cursos”, “Idiomas” ou “Projetos”. Um curso curto também vale.',
    strength: 'Cursos, idiomas ou projetos completam o perfil.',
    strength_languages: 'Os idiomas completam o perfil.',
    strength_courses: 'Os cursos completam o perfil.',
    strength_projects: 'Os projetos completam o perfil.',
  },
  placeholders: {
    name: 'Sobras de modelo',
    missing: 'sobraram trechos do modelo',
    missing_note: 'ficou um recado na página',
    title: 'Apague o que sobrou do modelo',
    title_note: 'Apague o recado que ficou na página',
    why: 'Ficaram trechos do modelo: {{names}}.',
    why_note: 'Este trecho fala com outra pessoa, e não com quem contrata: “{{names}}”.',
    fix: 'Troque cada um pelo seu dado, ou apague. Depois leia a página inteira em voz alta, uma vez.',
    fix_note: 'Apague a frase inteira, salve outra vez e releia a página do começo ao fim antes de mandar.',
    strength: 'Nada sobrou do modelo.',
  },
  'personal-data': {
    name: 'Dados pessoais',
    missing: 'sobram dados pessoais',
    title: 'Proteja seus dados pessoais',
    title_document: 'Tire os números de documentos',
    why: 'Dados que ninguém precisa saber agora: {{found}}.',
    why_document:
      'Dados que ninguém precisa saber agora: {{found}}, entre eles número de documento. Escondemos os números aqui.',
    fix: 'Tire daqui: {{named}}. Nome, cidade, telefone e e-mail bastam.',
    fix_document:
      'Tire daqui: {{named}}. Números de documentos só são pedidos na contratação e podem servir a golpes; nome, cidade, telefone e e-mail bastam.',
    strength: 'Só os dados pessoais de que a vaga precisa.',
  },
  'contact-form': {
    name: 'Contato direto',
    missing: 'falta um contato direto',
    title: 'Facilite o contato com você',
    title_email: 'Use um e-mail com o seu nome',
    title_both: 'Use um telefone seu e um e-mail com o seu nome',
    title_relayed: 'Dê um telefone em que falem direto com você',
    why: 'Quem seleciona precisa falar com você, sem intermediário.',
    why_email: 'Seu endereço de e-mail tem um apelido, e quem seleciona pode não levar a sério.',
    why_relayed: 'Com telefone de recado, uma boa chamada pode se perder.',
    fix: 'Deixe um celular seu e um e-mail com nome e sobrenome.',
    fix_email: 'Crie um e-mail grátis só com nome e sobrenome e use nas candidaturas.',
    fix_relayed: 'Deixe só o seu celular. Se usa WhatsApp, escreva ao lado do número.',
    strength: 'Contato direto com você.',
  },
  empty: {
    name: 'Frases que dizem algo',
    missing: 'sobram frases vagas',
    missing_blame: 'há uma queixa na página',
    title: 'Troque frases que não dizem nada',
    title_unmeasured: 'Diga de quanto foi o resultado',
    title_boast: 'Troque elogios por fatos',
    title_blame: 'Deixe de fora as queixas',
    title_demand: 'Deixe as condições para a conversa',
    title_apology: 'Deixe de fora os pedidos de desculpa',
    title_plea: 'Mostre o que você oferece, e não que precisa',
    title_image: 'Diga com palavras do dia a dia o que você fez',
    title_advert: 'Troque as frases da vaga pelo que você fez',
    why: 'Frases vagas ou que ninguém consegue conferir: {{found}}, com palavras como “{{names}}”.',
    why_image:
      'Frases bonitas ou estranhas que não deixam ver o trabalho: {{found}}. Quem lê não descobre o que você fazia.',
    why_advert: 'Frases que descrevem o cargo, como num anúncio de vaga, e não o seu trabalho: {{found}}.',
    why_blame: 'Quem lê não conhece a história e pode ficar com má impressão de você.',
    why_demand: 'Salário e horário se combinam depois que há interesse; antes disso, uma exigência afasta quem lê.',
    why_apology: 'Quem lê ainda não tinha pensado nisso, e agora pensa.',
    why_plea: 'Todo mundo que se candidata precisa do emprego; quem contrata escolhe pelo que a pessoa sabe fazer.',
    fix: 'Diga o quê, quanto e para quem: “fiz várias coisas” vira, por exemplo, “atendi 40 clientes por dia e fechei o caixa”.',
    fix_unmeasured:
      'Ponha o número no lugar do adjetivo, de quanto para quanto. Se não souber o número, conte o que você fez.',
    fix_boast: 'Um fato convence mais que um elogio: conte o que você fez e o que mudou.',
    fix_image:
      'Para cada uma, responda: o que você fazia, com quem e com que ferramenta? “Conduzi encontros semanais com 12 pessoas da equipe de vendas” diz mais que uma imagem.',
    fix_advert:
      'Apague cada uma e conte o que você fez: “Será responsável por apoiar a seleção” vira, por exemplo, “marcava as entrevistas e conferia os documentos de quem entrava”.',
    fix_blame: 'Retire a frase. Se perguntarem na entrevista, conte o que você aprendeu.',
    fix_demand: 'Retire a frase e diga o que aceita quando perguntarem.',
    fix_apology: 'Retire a frase e conte no lugar dela o que você sabe fazer e já fez, por pequeno que seja.',
    fix_plea: 'Retire a frase e conte no lugar dela o que você sabe fazer e já fez, por pequeno que seja.',
    strength: 'As frases dizem algo.',
  },
  plausible: {
    name: 'Números e datas que convencem',
    missing: 'há números ou datas difíceis de acreditar',
    title: 'Confira estes números',
    title_overlap: 'Confira as datas dos seus trabalhos',
    title_dates: 'Corrija as datas de um trabalho',
    title_age: 'Confira as datas e os anos de experiência',
    title_level: 'Escolha um nível para se apresentar',
    why: 'Quem lê pode duvidar, mesmo que seja verdade: {{names}}.',
    why_cut: 'Uma redução não passa de 100%: {{names}}.',
    why_overlap: 'Pelas datas, cinco trabalhos ou mais aconteceram ao mesmo tempo por um ano.',
    why_dates: 'Assim, o trabalho termina antes de começar ou fica no futuro: {{names}}.',
    why_age: 'As datas e os anos de experiência não combinam com a sua data de nascimento.',
    why_level: 'A abertura diz “{{names}}”, e o trabalho mais recente ou a própria abertura fala em estágio.',
    fix: 'Confira o número e diga de quanto para quanto, em quanto tempo e com que equipe: “de 3 para 42 pedidos por mês, em um ano” convence mais que uma porcentagem enorme.',
    fix_cut: 'Confira o número: “de 10 para 4 horas” é uma redução de 60%.',
    fix_overlap:
      'Confira começo e fim de cada um. Se alguns foram em meio período, por conta própria ou em conselho, diga ao lado.',
    fix_dates:
      'Escreva o começo primeiro e o fim depois, e confira mês e ano com a carteira de trabalho ou o contrato.',
    fix_age:
      'Confira os anos. Se houver engano, corrija; e a data de nascimento pode sair, porque ninguém precisa dela agora.',
    fix_level: 'Apresente-se pelo nível da vaga que procura e deixe as datas contarem o resto.',
    strength: 'Números e datas fáceis de acreditar.',
  },
  cliches: {
    name: 'Frases feitas',
    missing: 'sobram frases feitas',
    title: 'Troque frases prontas por fatos seus',
    why: 'Estas palavras aparecem em muitos currículos e não contam nada de você: {{names}}.',
    why_more: 'Estas palavras aparecem em muitos currículos e não contam nada de você: {{names}} e mais {{rest}}.',
    fix: 'Troque cada uma ({{names}}) por um exemplo: algo que você fez, com quem e o que mudou. O que não tiver exemplo pode sair.',
    strength: 'Texto sem frases prontas.',
  },
  spelling: {
    name: 'Escrita',
    missing: 'faltam acertos na escrita',
    title: 'Confira estas palavras',
    title_translated: 'Peça a quem cresceu com o inglês que revise a página',
    why_translated: 'Parece traduzido palavra por palavra, e quem lê em inglês tropeça: {{all}}.',
    fix_translated:
      'Troque: {{names}}. Comece cada linha pelo verbo: “Prepared 300 petitions”, e não “Elaboration of petitions”.',
    why: 'Parece que escapou algo na escrita: {{names}}.',
    why_more: 'Parece que escapou algo na escrita: {{all}}.',
    fix_more_one:
      'Confira e corrija: {{names}} e mais {{count}} palavra, em “Por quê?”. O corretor do Word, do Google Docs ou do celular sublinha cada uma.',
    fix_more_other:
      'Confira e corrija: {{names}} e mais {{count}} palavras, em “Por quê?”. O corretor do Word, do Google Docs ou do celular sublinha cada uma.',
    fix: 'Confira e corrija: {{names}}. O corretor do Word, do Google Docs ou do celular sublinha cada uma.',
    strength: 'Nada a conferir na escrita.',
  },
  'skill-list': {
    name: 'Tamanho da lista de habilidades',
    missing: 'sobram habilidades na lista',
    title: 'Escolha as habilidades que mais usa',
    why_page: 'A página cita {{found}} habilidades; depois de umas {{most}}, quem lê não sabe em quais você é forte.',
    why: 'A lista tem {{found}} habilidades que reconhecemos; depois de umas {{most}}, quem lê não sabe em quais você é forte.',
    fix: 'Deixe as que a vaga pede e as que você usou de verdade, e conte nas experiências onde usou.',
    strength: 'Uma lista de habilidades de bom tamanho.',
  },
  'new-field': {
    name: 'Área nova',
    missing: 'falta mostrar a área nova',
    title: 'Mostre o que já fez na área que você quer',
    why: 'Você busca uma área, e os trabalhos da página são de outra. Linhas que já falam da área nova: {{found}}. Com {{target}}, quem lê entende a mudança.',
    fix: 'Conte o que já aproxima você dela: um curso com as horas, um projeto seu, uma tarefa de antes que também existe lá. Se for verdade para você, cite {{names}}.',
    strength: 'A página já mostra o que você fez na área nova.',
  },
  recent: {
    name: 'Tempo desde o último trabalho',
    missing: 'falta contar a pausa',
    title: 'Conte a pausa antes que perguntem',
    title_fresh: 'Mostre algo recente',
    why: 'Seu último trabalho na página terminou há {{years}} anos, e quem lê quer saber o que veio depois. Pausa não é defeito: o silêncio é que levanta dúvida.',
    why_fresh:
      'Você conta a pausa, e isso ajuda. Seu último trabalho terminou há {{years}} anos, e falta algo dos últimos dois anos.',
    why_explained:
      'Você mostra algo recente, e isso ajuda. Seu último trabalho terminou há {{years}} anos, e a página não diz por que parou.',
    fix: 'Em uma linha, diga por que parou e que está voltando, como “Parei em {{ended}} para cuidar da família e volto agora”. Depois, se for verdade, acrescente com o ano um curso, um trabalho por conta ou um voluntariado dos últimos dois anos.',
    fix_fresh:
      'Se for verdade, acrescente com o ano um curso, mesmo curto e gratuito, ou um voluntariado dos últimos dois anos, na seção dele.',
    fix_explained:
      'Em uma linha, diga por que parou e que está voltando, como “Parei em {{ended}} para cuidar da família e volto agora”. Não precisa de mais detalhe.',
    strength: 'Seu último trabalho é recente, ou a pausa está explicada.',
  },
  order: {
    name: 'Ordem das partes',
    missing: 'falta pôr a experiência primeiro',
    title: 'Ponha a experiência antes dos estudos',
    why: 'Você já teve {{jobs}} trabalhos, e a página começa pela formação.',
    fix: 'Leve a seção de experiência para cima da formação: o que vem primeiro é lido primeiro.',
    strength: 'O mais importante vem primeiro.',
  },
} as const

/** How a phone is written whole in a country, and an example. */
export const phones = {
  whole: { br: 'com o DDD', us: 'com o código de área', other: 'por inteiro' },
  example: { br: '(81) 98888-7777', us: '(512) 555-0142', other: '+351 912 345 678' },
} as const

/** The person's own job as an example of an opening. */
export const examples = {
  own_one: '{{job}} com {{count}} ano de prática em …',
  own_other: '{{job}} com {{count}} anos de prática em …',
  job: '{{job}}, com prática em …',
  first: 'Jovem aprendiz na área de …, com curso de …',
  none: 'Sua profissão, com … anos de prática em …',
} as const

/** What a tip about figures adds where the page has too few sentences for all of its points. */
export const restOfFigures = {
  /** What an introduction says; who never worked has no years to name. */
  parts: 'tempo de prática, o que faz melhor',
  parts_first: 'o que estuda, o que já sabe fazer',
  restOfFigures_one: 'Depois, conte mais um resultado seu com número.',
  restOfFigures_other: 'Depois, conte mais {{count}} resultados seus com número.',
  /** Why there are more tasks than sentences. */
  severalTasks_one: ', em {{count}} frase, porque uma frase pode contar mais de uma',
  severalTasks_other: ', em {{count}} frases, porque uma frase pode contar mais de uma',
  /** Of its points, beside the reason. */
  alsoTasks: 'Cada frase nova vale também como atividade, além destes pontos.',
} as const

/** By kind of work: the name of a task, and the same task as a sentence. */
export const taskExamples = {
  home: 'Em vez de “cuidados diários”, algo como “Dava banho e remédio nos horários e anotava como cada pessoa passou o dia”.',
  making:
    'Em vez de “operação de máquinas”, algo como “Preparava a máquina pelo desenho, media as primeiras peças e separava as fora de medida”.',
  building:
    'Em vez de “acabamento”, algo como “Nivelei o piso, assentei o porcelanato e entreguei cada apartamento pronto para a pintura”.',
  safety:
    'Em vez de “inspeções de campo”, algo como “Inspecionei as frentes de trabalho toda semana, registrei os desvios e acompanhei a correção”.',
  any: 'Em vez de “controle de estoque”, algo como “Conferia o estoque toda sexta com leitor de código e avisava o que faltava”.',
  cleaning:
    'Em vez de “limpeza de salas”, algo como “Limpava as salas de aula com lavadora, antes da entrada dos alunos”.',
  office:
    'Em vez de “emissão de notas”, algo como “Emitia as notas no sistema da empresa e conferia os valores com o setor de vendas”.',
  marketing:
    'Em vez de “gestão de redes sociais”, algo como “Escrevia e agendava as postagens da loja e respondia às mensagens dos clientes”.',
  technology:
    'Em vez de “manutenção de sistemas”, algo como “Corrigia as falhas do sistema de pedidos que a equipe de vendas relatava”.',
  calls:
    'Em vez de “atendimento ao cliente”, algo como “Atendia por telefone e chat quem pedia segunda via ou cancelamento e registrava cada caso no sistema”.',
  counter:
    'Em vez de “atendimento ao cliente”, algo como “Atendia no balcão, ajudava a escolher o tamanho e fechava a venda no caixa”.',
  health:
    'Em vez de “assistência ao paciente”, algo como “Conferia os sinais vitais e a medicação de cada leito, passava o plantão e registrava cada mudança no prontuário”.',
  kitchen:
    'Em vez de “preparo de alimentos”, algo como “Preparava as guarnições do almoço e montava os pratos na praça quente”.',
  clinic:
    'Em vez de “atendimento ao paciente”, algo como “Avaliava cada pessoa na primeira consulta, combinava o tratamento e anotava a evolução no prontuário”.',
  nutrition:
    'Em vez de “elaboração de cardápios”, algo como “Montava o cardápio da semana para cada dieta e conferia as porções na hora de servir”.',
  pharmacy:
    'Em vez de “dispensação de medicamentos”, algo como “Conferia a receita, separava os remédios e explicava os horários a quem levava”.',
  tests:
    'Em vez de “realização de exames”, algo como “Conferia o pedido, preparava o aparelho e registrava o resultado no sistema”.',
  animals:
    'Em vez de “cuidados com animais”, algo como “Pesava e segurava os animais na consulta e explicava ao dono os remédios de casa”.',
  fields:
    'Em vez de “manejo da lavoura”, algo como “Percorria a plantação toda semana, anotava as pragas e acertava a irrigação”.',
  plans:
    'Em vez de “elaboração de projetos”, algo como “Desenhava a planta, conferia as medidas na obra e ajustava o que o cliente pedia”.',
  guests:
    'Em vez de “atendimento a hóspedes”, algo como “Recebia cada cliente, anotava o pedido e conferia a conta no fim”.',
  law: 'Em vez de “acompanhamento de processos”, algo como “Lia as publicações de manhã, anotava os prazos e escrevia as petições mais simples”.',
  beauty:
    'Em vez de “atendimento a clientes”, algo como “Organizava a agenda do dia, esterilizava o material e marcava a volta de cada cliente”.',
  goods:
    'Em vez de “separação de pedidos”, algo como “Separava os pedidos com coletor e conferia cada caixa antes do embarque”.',
  repair:
    'Em vez de “manutenção preventiva”, algo como “Revisava as máquinas da linha com a lista do fabricante e trocava as peças gastas”.',
  teaching:
    'Em vez de “planejamento de aulas”, algo como “Planejava as aulas com jogos e materiais feitos com a turma”.',
} as const

/** Questions that lead to a figure, by occupation (analysis/resume/skills/occupations.ts). */
export const questions = {
  any: 'quantas pessoas, quantas vezes, em quanto tempo, com que resultado?',
  leading: 'que equipe ou área, o que mudou, de quanto para quanto?',
  land: 'que área, quantas plantas ou animais, quanto por safra ou por mês?',
  beauty: 'quantas pessoas por dia, quantas fixas na agenda, que serviços?',
  frontend: 'quantas pessoas usavam a tela, quanto tempo ela levava para abrir, antes e depois?',
  software: 'quantas pessoas usavam o sistema, quantos pedidos por dia, que tempo ou custo caiu?',
  research: 'quantos dados, que erro ou acerto, quanto melhor que antes?',
  data: 'quantas linhas ou fontes, quantos relatórios, quantas horas a menos de trabalho manual?',
  infrastructure: 'quantos servidores, quantas publicações por semana, quanto tempo fora do ar?',
  support: 'quantos chamados por dia, quantos usuários, em quanto tempo resolvia?',
  quality: 'quantos cenários testados, quantas falhas achadas antes da entrega?',
  product: 'quantos usuários, que indicador mudou, de quanto para quanto?',
  project: 'quantas pessoas, que prazo, que orçamento?',
  design: 'quantas peças por mês, para quantos clientes, que resultado tiveram?',
  marketing: 'que verba, quantas campanhas, quantos contatos ou vendas vieram delas?',
  sales: 'qual era a meta e quanto você fez, quantos clientes atendia?',
  service: 'quantos atendimentos por dia, qual nota ou prazo?',
  retail: 'quantos clientes por dia, que valor passava pelo caixa, quantos itens você repunha?',
  administrative: 'quantas pessoas você atendia por dia, quantos documentos, que prazo cumpria?',
  accounting: 'quantas empresas ou notas por mês, em que dia fechava o mês?',
  finance: 'que valor ou carteira, quantos relatórios, que prazo ou erro caiu?',
  people: 'quantos funcionários, quantas vagas por mês, em quantos dias?',
  nursing: 'quantos leitos ou pacientes por plantão, em que setor?',
  health: 'quantos atendimentos por semana, de que público?',
  nutrition: 'quantas refeições ou pacientes por dia, de que público, que perda ou índice mudou?',
  rehabilitation: 'quantos pacientes por semana, com que queixas, o que melhorou em quantas sessões?',
  pharmacy: 'quantas receitas ou atendimentos por dia, quantos itens no estoque, que perda ou erro caiu?',
  dentistry: 'quantos pacientes por dia, que procedimentos, em quantas cadeiras?',
  psychology: 'quantas pessoas ou grupos por semana, de que idade, em que serviço?',
  social: 'quantas famílias ou casos por mês, em que serviço, com que encaminhamento?',
  veterinary: 'quantos animais por dia, de que espécies, que procedimentos?',
  imaging: 'quantos exames por plantão, em que aparelhos, quantas repetições a menos?',
  agronomy: 'quantos hectares, que culturas ou animais, quanto por safra, que perda caiu?',
  architecture: 'quantos projetos, de quantos metros, em que prazo, com que custo?',
  laboratory: 'quantas amostras ou exames por semana, em que equipamento, em quanto tempo saía o resultado?',
  teaching: 'quantos alunos, quantas turmas, de que idade, o que melhorou?',
  driving: 'que veículo, quantas viagens ou entregas por dia, quantos quilômetros, quantos anos sem acidente?',
  logistics: 'quantos pedidos, itens ou paletes por dia, que diferença no inventário?',
  production: 'quantas peças por dia ou turno, de que tipo, com que máquina?',
  maintenance: 'quantas ordens ou visitas por dia, em que tipo de lugar ou equipamento?',
  construction: 'quantos metros, em quantos dias, com quantas pessoas?',
  engineering: 'que valor ou tamanho de obra ou projeto, que prazo, que custo?',
  law: 'quantos processos, de que tipo, com que resultado?',
  kitchen: 'quantas refeições por dia, quantas pessoas na cozinha, que cardápio?',
  hospitality: 'quantas mesas, quartos ou hóspedes por turno?',
  cleaning: 'quantas casas, salas ou leitos, em quanto tempo, com que produtos?',
  safety: 'quantas pessoas treinadas, quantas inspeções por mês, quantos dias sem acidente?',
  care: 'de quantas pessoas você cuidava, em que turno, com que rotina?',
  security: 'quantas pessoas, apartamentos ou entradas por turno, em que escala, com que equipamento?',
} as const

/** Verbs with which the lines of such work open. */
export const verbs = {
  any: '“Criei”, “Organizei”, “Resolvi”, “Melhorei”',
  cleaning: '“Limpei”, “Organizei”, “Controlei”, “Treinei”',
  office: '“Conferi”, “Organizei”, “Emiti”, “Fechei”',
  law: '“Redigi”, “Negociei”, “Acompanhei”, “Analisei”',
  marketing: '“Criei”, “Planejei”, “Lancei”, “Medi”',
  technology: '“Implantei”, “Automatizei”, “Corrigi”, “Migrei”',
  counter: '“Vendi”, “Atendi”, “Negociei”, “Abri”',
  calls: '“Atendi”, “Resolvi”, “Registrei”, “Orientei”',
  beauty: '“Atendi”, “Agendei”, “Preparei”, “Fidelizei”',
  health: '“Cuidei”, “Registrei”, “Administrei”, “Orientei”',
  clinic: '“Avaliei”, “Atendi”, “Acompanhei”, “Orientei”',
  nutrition: '“Planejei”, “Avaliei”, “Orientei”, “Treinei”',
  pharmacy: '“Conferi”, “Orientei”, “Controlei”, “Organizei”',
  tests: '“Coletei”, “Analisei”, “Calibrei”, “Registrei”',
  animals: '“Atendi”, “Tratei”, “Orientei”, “Registrei”',
  fields: '“Plantei”, “Manejei”, “Acompanhei”, “Colhi”',
  plans: '“Projetei”, “Desenhei”, “Orcei”, “Acompanhei”',
  kitchen: '“Preparei”, “Servi”, “Organizei”, “Treinei”',
  guests: '“Recebi”, “Servi”, “Organizei”, “Resolvi”',
  goods: '“Conferi”, “Separei”, “Operei”, “Entreguei”',
  repair: '“Instalei”, “Consertei”, “Montei”, “Inspecionei”',
  home: '“Cuidei”, “Acompanhei”, “Preparei”, “Registrei”',
  making: '“Operei”, “Montei”, “Soldei”, “Inspecionei”',
  building: '“Assentei”, “Nivelei”, “Revesti”, “Medi”',
  safety: '“Inspecionei”, “Treinei”, “Controlei”, “Registrei”',
  teaching: '“Ensinei”, “Planejei”, “Avaliei”, “Criei”',
} as const
