// Ways of asking, each with trades put in its place by construction: what follows a way of asking is a keyword, whatever it
// means. X, Y and Z stand for the names.
import { expect, test } from 'bun:test'
import { fold } from '../../../resume/reading/text'
import { readAdvert } from '../index'

const portuguese = `
  Pelo menos dois anos trabalhando com X. | Você precisa manjar de X. | Tem que manjar bastante de X. |
  Queremos alguém que mande bem em X. | Procuro quem saiba de X. | Precisa saber X. | Precisa saber fazer X. |
  Tem que saber X e Y. | É preciso conhecer X. | É preciso ter feito X. | É necessário dominar X e Y. |
  Quem domina X sai na frente. | Quem já trabalhou com X é prioridade. | Já trabalhou com X? Melhor ainda. |
  Exige-se conhecimento em X e Y. | Exigimos domínio de X. | Pedimos experiência com X, Y e Z. |
  Pede-se prática em X. | O profissional deve ter prática com X. | A pessoa precisa ter noção de X. |
  Ter noções de X é importante. | O candidato deverá comprovar experiência em X. |
  O candidato deve possuir curso de X. | Deve possuir X válido. | Ter X em dia. | Ter curso de X atualizado. |
  Curso de X obrigatório. | X é obrigatório. | X e Y são indispensáveis. | Não abrimos mão de X. | Não dispensamos X. |
  Não pode faltar X. | Fundamental ter X. | É fundamental entender de X. | O domínio de X é essencial. |
  Conhecer X faz parte do dia a dia. | Vai precisar de X no dia a dia. | Quem entra precisa ter mão boa para X. |
  Buscamos profissional com vivência em X. | Buscamos pessoa com bagagem em X e Y. |
  Buscamos alguém com formação em X. | Buscamos alguém acostumado com X. | Valorizamos quem tem X. |
  Vaga para quem tem experiência com X. | Necessário ter experiência com X. | Necessário X e Y. |
  Imprescindível X. | Desejável X. | Desejável ter feito X. | Se tiver X, melhor. | Se souber X, é um diferencial. |
  Quem tiver X ganha pontos. | Conta ponto ter X. | Ajuda muito ter X. | Um plus: X. | Diferencial: X e Y. |
  Seria ótimo se você tivesse X. | X seria ótimo. | X é um plus. | Queremos que você já tenha feito X. |
  Esperamos que você domine X. | Esperamos que a pessoa conheça X. | Espera-se familiaridade com X. |
  A função exige X. | O cargo requer X e Y. | A vaga pede X. | O trabalho exige habilidade com X. |
  Requer-se capacitação em X. | Você tem experiência em X? Essa vaga é sua. | Você sabe X? Vem com a gente. |
  Você que entende de X, vem! | Tem experiência com X e Y? Manda o currículo. | Contrata-se profissional com X. |
  Precisa-se de profissional que saiba X. | Preciso de alguém que faça X. | Preciso de alguém que já tenha X. |
  Procura-se quem conheça X. | Habilidade em X e Y. | Habilidade para X. | Saber trabalhar com X. |
  Saber lidar com X. | Saber ler X. | Comprovar X. | Comprovação de X. | Certificação em X. |
  Experiência mínima de 2 anos em X. | Experiência de pelo menos um ano com X. | Mínimo de 6 meses em X. |
  Ao menos três anos de X. | Com dois anos de X na carteira. | Traquejo com X. | Intimidade com X. |
  Aqui a gente trabalha com X, então precisa conhecer. | Nosso sistema é o X, e quem já usou ganha tempo. |
  Usamos X todos os dias. | Trabalhamos com X e Y. | Ser capaz de fazer X. | Capacidade de operar X. |
  Operar X com segurança. | Estar habilitado em X. | Ter habilitação em X. | Ter passado por X ajuda. |
  Atuação anterior em X. | Atuação prévia com X. | Conhecimentos: X, Y, Z. | Conhecimentos específicos: X; Y; Z. |
  Exigências: X, Y. | Requisitos: X, Y e Z. | Pré-requisito: X. | Necessário: X. | O que pedimos: X e Y. |
  O que você precisa ter: X. | Perfil: X e Y. | Precisa saber mexer com X. | Serviço é X, Y e Z. |
  A rotina envolve X e Y. | No dia a dia é X e Y. | Vai lidar com X e Y. | Quem gosta de X vai se dar bem. |
  Saber X conta muito. | De preferência com X. | Se tiver curso de X, melhor ainda. | Precisa ter X e Y. |
  Tem que ter X. | Domina X? Chama a gente. | Alguma experiência com X. | Profissional experiente em X. |
  Buscamos pessoa que trabalhe bem com X. | Buscamos pessoa que já tenha atuado em X. | Possuir certificado de X. |
  Formação técnica em X. | Interessados devem dominar X. | Os candidatos precisam dominar X e Y. |
  Será avaliado o conhecimento em X. | A prova prática será de X. | É exigido X. | É exigida prática em X. |
  São exigidos X e Y. | São requisitos: X e Y. | Constituem requisitos: X; Y. | Requisito básico: X. |
  O requisito mínimo é X. | O básico é X. | O mínimo: X. | Obrigatório ter X. | Obrigatório: X. |
  Ponto extra para X. | Conhecer X é um baita diferencial. | Vale ponto: X. | Soma ponto quem tem X. |
  X é bem-vinda. | Conhecimento de X será valorizado. | Conhecimento em X é valorizado. | Valorizamos X e Y. |
  Gostamos de quem conhece X. | É importante que saiba X. | É importante que o candidato conheça X. |
  É necessário que tenha X. | É indispensável que domine X. | Espera-se que o profissional domine X e Y. |
  Queremos gente que saiba X. | Queremos quem já operou X. | Queremos alguém com prática de X. |
  Estamos atrás de quem entenda de X. | Alguém com experiência em X e noções de Y. | Com experiência em X, Y e Z. |
  Com conhecimento em X. | Com curso de X. | Com prática em X. | O diferencial fica por conta de X. |
  Desejamos conhecimentos em X. | Faz diferença conhecer X. | Melhor ainda se souber X. | Bônus se conhecer X. |
  Preferência para quem tem X. | Preferência a candidatos com X. | Terá preferência quem tiver X. |
  Contratamos quem saiba X. | Você precisa entender de X. | Você precisa dominar X e saber Y. |
  Você deve saber fazer X. | Você deve ter X. | Você terá que dominar X. | Cobramos X. |
  Cobramos conhecimento de X. | O trabalho é com X e Y. | A função envolve X e Y. | Cuida de X e Y. |
  Será responsável por X e Y. | Buscamos instalador que já tenha trabalhado com X e Y. |
  A oficina busca montador que tenha feito X e Y. | Você já trabalhou com X e com Y. |
  Você já cuidou de X ou de Y? | A gente precisa de quem já passou por X. | Só chamamos quem entende de X e de Y. |
  Exigimos experiência em X, em Y ou em Z. | É preciso ter prática em X, além de Y. |
  Precisa ter noção de X, bem como de Y. | Não só X, mas também Y é exigido. |
  Conhecimento de X, assim como de Y, é obrigatório. | O ideal é que você conheça X. |
  O ideal é ter vivência com X e Y. | Quem vem para cá já sabe X. |
  Contamos com alguém que domine X e tenha lidado com Y. | Para esta função é essencial X. |
  Para dar conta do serviço é preciso X. | O candidato ideal tem X e conhece Y. | A pessoa ideal já operou X. |
  Nosso profissional domina X e Y. | Se você tem X, queremos te conhecer. | Se você domina X e já fez Y, venha. |
  Venha se você sabe X. | Você se dá bem com X? | Você tem familiaridade com X e já lidou com Y. |
  É imprescindível saber X e ter curso de Y. | Requer-se X e desejável Y. | Espera-se que já tenha feito X. |
  Espera-se experiência mínima de um ano em X. | O selecionado deverá ter X e Y. |
  A contratada deverá comprovar X. | Será exigida prova de X. | No teste vamos pedir X. |
  Você vai usar X todo dia. | Você vai lidar com X e Y. | Caberá à pessoa X e Y. | Ficará responsável por X e Y. |
  O trabalho inclui X, Y e Z. | É com você: X e Y. | Ter trabalhado com X conta. | Ter feito curso de X ajuda. |
  Já ter lidado com X é um diferencial. | Se já mexeu com X, melhor. | Bom conhecimento de X e Y. | Boa base de X. |
  Sólida experiência em X e Y. | Ampla vivência em X. | Experiência sólida e comprovada em X. |
  Experiência de ao menos três anos com X e Y. | Mínimo de dois anos na área de X. | Três anos ou mais de X. |
  Atuação de dois anos com X. | Passagem por X e Y. | Noções básicas de X e Y. | Certificado de X em dia. |
  Curso de X e de Y. | Treinamento em X será cobrado. | Com curso de X e prática em Y. |
  Formado em X com experiência em Y. | Precisamos que a pessoa entenda X. | Precisamos de mãos experientes em X. |
  É fundamental que tenha passado por X. | X faz falta aqui. | Aqui X é rotina. | X é indispensável. |
  X e Y contam pontos. | X seria o máximo. | X é muito bem-visto. | Damos preferência a quem faz X. |
  Preferimos quem conheça X. | Melhor ainda se tiver X. | Ficamos felizes se você souber X. |
  Gostaríamos que tivesse X. | Adoraríamos que conhecesse X. | Queremos alguém com mão firme em X. |
  Quem chega aqui precisa dominar X logo na primeira semana. | Traga na bagagem X e Y. |
  O que pedimos é simples: X e Y. | Pedimos só duas coisas: X e Y. | Sem saber X fica difícil. |
  Faz diferença ter visto X na prática. | Mostre que sabe X. | Conte para a gente onde fez X. |
  No currículo, destaque X. | Estamos à procura de uma pessoa que faça X e Y. |
  Tem que ter feito X pelo menos por um ano. | Tem que gostar de X. | Tem intimidade com X? | Sabe X? |
  Já fez X? A vaga é sua. | Você domina X e Y? Então venha. | Perfil: pessoa que conheça X. |
  A função exige domínio de X, Y e Z. | O posto pede X. | Faz-se necessário X. | São requisitos: X, Y e Z. |
  Como requisito, X. | Obrigatória a experiência com X. | Experiência anterior com X, Y e Z será verificada. |
  Comprovar experiência de seis meses em X. | Ter no mínimo um ano de X. | Pelo menos dois anos lidando com X. |
  Quem já lidou com X entra na frente. | Ganha pontos quem souber X. | Se souber X, ótimo. | X conta a favor. |
  X ajuda bastante. | Um diferencial é X. | Como diferencial, X. | Não é obrigatório, mas X ajuda. |
  Gostamos de quem entende de X. | Também olhamos com carinho para X. | É bom ter noção de X. |
  O trabalho é basicamente X. | Suas tarefas: X, Y e Z. | Você cuidará de X e Y. | Vai fazer X e ajudar em Y. |
  Tanto X quanto Y são necessários. | Sua rotina passa por X e Y. | O dia é dividido entre X e Y. |
  Só não dá para abrir mão de X. | Estamos atrás de quem faça X com capricho. | A função demanda X. |
  É necessário que a pessoa tenha X. | O serviço consiste em X e Y. | Entre as tarefas estão X e Y. |
  Atuará com X. | Responderá por X.`
const english = `
  It is important to have X. | You've got X. | You'll have done X. | You should have done X. |
  Applicants are expected to have X. | You'll know X inside out. | You know X. | You should know X. |
  You must know your X. | You need X. | You need to know X. | You will need X and Y. | You'll need to have X. |
  We need somebody with X. | We need someone who knows X. | We need someone who can do X. |
  We want a person who understands X. | We're after someone with X. | We are seeking a person skilled in X. |
  The role calls for X. | The post requires X and Y. | The job demands X. | The work needs X. | X is a must. |
  X is essential. | X is required. | X and Y are essential. | X is non-negotiable. | X is what we need most. |
  X matters more than anything. | A background in X is needed. | A grounding in X is expected. |
  A working knowledge of X is expected. | Sound knowledge of X and Y. | Good grasp of X. |
  Solid understanding of X. | Experience of X is essential. | Experience in X and Y is required. |
  Experience with X, Y or Z. | Previous experience of X. | Two years of X. | At least two years in X. |
  At least three years' X experience. | Minimum of one year of X. | X experience is essential. |
  X skills are vital. | Strong X skills. | Competent in X. | Confident with X. | Comfortable with X. |
  Happy with X. | Proficient in X and Y. | Fluent in X. | Trained in X. | Qualified in X. | Certified in X. |
  Familiar with X. | Able to handle X and Y. | Able to use X. | Ability to carry out X. | Ability to interpret X. |
  Must be able to perform X. | Must have X. | Must hold X. | Must have worked with X. | Must have experience of X. |
  Should be familiar with X. | Should have a good eye for X. | Candidates will have X. | Applicants should have X. |
  Applicants must demonstrate X. | Candidates must show evidence of X. |
  The successful candidate will have X and Y. | The successful candidate will be experienced in X. |
  The successful applicant will bring X. | The ideal candidate has X. | The ideal person knows X. |
  The postholder must understand X. | Incumbent must possess X. | Requires knowledge of X. | Requires X. |
  Needs X. | Calls for X. | You have done X before. | You've done X. | You have used X. |
  You have X under your belt. | You bring X. | You come with X. | You hold X. | If you know X, get in touch. |
  If you have X, even better. | Ideally you have X. | Ideally with X. | X would be handy. | X would be a bonus. |
  X would be an advantage. | X is desirable. | X preferred. | X a plus. | Bonus if you know X. |
  Bonus points for X. | It would help if you had X. | It helps to know X. | Nice to have: X. |
  Preference given to X. | Preference will be given to those with X. | Knowledge of X an asset. |
  Some X would be useful. | Day to day you'll work with X and Y. | Training in X is required. |
  A certificate in X is required. | A current X certificate. | Valid X required. | Proof of X is required. |
  Proven track record in X. | Demonstrable experience of X. | Demonstrated ability in X. | Skilled in X and Y. |
  An understanding of X. | An appreciation of X. | Literate in X. | Practised in X. | Well versed in X. |
  Essential: X, Y and Z. | Requirements: X, Y. | Skills: X, Y, Z. | Essential criteria: X. |
  What you need: X and Y. | Must-haves: X, Y. | Don't apply without X. | You can't do this job without X. |
  Anyone applying needs X. | Nobody gets through without X. | Evidence of X. | Responsible for X and Y. |
  It is essential that you know X. | It is vital that you understand X. | The ability to do X is needed. |
  Being able to handle X is essential. | You are able to handle X. | You are good at X. | You're good at X and Y. |
  You are confident in X. | You can handle X and Y. | You have experience in X. | You have a background in X. |
  You have worked in X. | You've worked with X and Y. | You'll have X and Y. | You'll have worked with X. |
  You'll be experienced in X. | You'll be trained in X. | You'll be confident with X. | You should have X. |
  You must have a knowledge of X. | You must be competent in X. | You must be trained in X. |
  You will be someone who knows X. | You will be able to demonstrate X. | You will have knowledge of X and Y. |
  You will be expected to know X. | We expect you to know X. | We expect X. | We ask for X and Y. | We require X. |
  We insist on X. | We look for X. | We'd like you to know X. | We would like to see X. | We hope you know X. |
  We value X. | We welcome X. | Our ideal person has done X. | Our ideal candidate knows X and Y. |
  The right person has X. | The right person will know X. | The right person understands X. |
  The person we want can do X. | Whoever joins us needs X. | Whoever gets the job must know X. |
  Applicants need X. | Applicants must know X. | Applicants should know X and Y. | Applicants will need X. |
  Candidates need X. | Candidates should be able to do X. | Candidates with X will be preferred. |
  Candidates with X are welcome. | Anyone with X will be considered. | People with X are encouraged to apply. |
  Those with X will have an advantage. | Someone with X would be ideal. | Someone who has done X would be ideal. |
  A person with X is wanted. | A candidate with X is sought. | Wanted: somebody with X. | Knowing X is a plus. |
  Knowing X is essential. | Understanding X is key. | Having X helps. | Having done X is useful. |
  Holding X is required. | Possession of X. | Possession of X is essential. | Completion of X. |
  Completion of X training is required. | Completed training in X. | Training in X and Y. | Qualification in X. |
  A qualification in X is needed. | A diploma in X. | Registration with X. | Membership of X. | Skills in X and Y. |
  Skill in X. | Aptitude for X. | A flair for X. | Awareness of X. | Exposure to X. | Proficiency with X and Y. |
  Expertise in X. | Mastery of X. | Command of X. | Recent X experience. | Sound X knowledge. |
  Thorough X knowledge is needed. | Previous X work is preferred. | X knowledge preferred. | X training preferred. |
  X background needed. | X certificate required. | X certified. | X, Y and Z are required. | X is key. |
  X is expected. | X is a must-have. | X will help. | X helps. | X welcome. | X useful. | X desirable. |
  X an advantage. | Ideally X. | Preferably X. | Preferably with X. | Even better if you know X. |
  Extra points for X. | It would be great if you knew X. | It'd be nice if you had X. |
  We'd love it if you knew X. | We'd be delighted if you had X. | Not essential, but X would help. |
  Desirable: X, Y. | Bonus: X. | Plus: X. | Advantageous: X. | You've worked with X and with Y. |
  You have already dealt with X or Y. | We only consider people who have done X. | You'll need X, along with Y. |
  You need X as well as Y. | Not only X but also Y is required. | Both X and Y are essential. |
  Either X or Y will do. | Knowledge of X, together with Y, is needed. | X, plus Y, is what we need. |
  Ideally you'd know X. | The ideal candidate will have done X and knows Y. |
  Our ideal colleague has a background in X. | Whoever we hire must have X. |
  This job suits somebody who has done X. | This is a job for someone with X and Y. |
  To do this job you must know X. | To succeed you will need X. | Success in this role takes X and Y. |
  You thrive on X. | You are no stranger to X. | You feel at home with X. | You take X in your stride. |
  You can turn your hand to X or Y. | You could run X with your eyes closed. | You should be able to manage X. |
  We need a pair of hands experienced in X. | We want X experience. | We're hoping for X. |
  We want to hear from people who know X. | Candidates must have at least two years of X. |
  Two or more years in X. | Three years or more of X. | A minimum of two years' experience in X. |
  Several years of X. | Some experience of X would be expected. | A good few years of X behind you. |
  You bring several years of X. | Prior X experience. | Hands-on X experience. | Solid grounding in X and Y. |
  Firm grasp of X. | Good working knowledge of X and Y. | Up-to-date knowledge of X. |
  A recognised qualification in X. | An X ticket is required. | X ticket needed. | Must have X ticket. |
  Valid X card. | Certification in X or Y required. | Accreditation in X. | You hold a certificate in X. |
  You are qualified in X. | You'll have trained in X. | You'll be working with X every day. |
  You will use X and Y. | Your days will involve X and Y. | The work is mainly X and Y. |
  Being able to do X is a must. | X is not optional. | X is a given. | X comes with the job. |
  X would stand you in good stead. | X would catch our eye. | Any X is a bonus. | Extra marks for X. |
  If you've done X, tell us. | If you also know X, so much the better. | Having X would help. |
  It's a plus if you know X. | We'd be thrilled to see X. | Previous X is welcome but not vital. |
  Some X would not go amiss. | A working command of X. | Sharp on X. | Strong in X and Y. |
  We want somebody with a steady hand at X. | Your routine takes in X and Y. |
  Whoever joins must master X in the first week. | The day is split between X and Y. | Bring X and Y with you. |
  What we ask is simple: X and Y. | We ask two things only: X and Y. |
  It makes a difference to have seen X in practice. | Show us you know X. | Tell us where you've done X. |
  We're on the lookout for someone who does X with care. | Have you done X for at least a year? | Must enjoy X. |
  Are you at home with X? | Know X? | Do you know X and Y inside out? Then come along. |
  Profile: somebody who knows X. | The post demands a command of X, Y and Z. | The role calls on X. |
  The position wants X. | It is necessary to have X. | It's important that you understand X. |
  Our must-haves are X, Y and Z. | As a minimum, X. | Compulsory: X. |
  Previous experience with X, Y and Z will be checked. | Proof of six months in X. | At least a year of X. |
  No less than two years handling X. | Anybody who has handled X goes to the top of the pile. |
  Points go to those who know X. | If you know X, great. | X counts in your favour. | X helps a lot. |
  One plus is X. | As a bonus, X. | Not compulsory, but X helps. | We like people who understand X. |
  We also look kindly on X. | A notion of X is good. | The work is basically X. | Your tasks: X, Y and Z. |
  You'll look after X and Y. | You'll be in charge of X. | You'll do X and help with Y. | You'll pick up X and Y. |
  You will work with X. | You will answer for X. | Applicants are expected to show X. |
  X: essential. Y: desirable. | You should come armed with X. | Among your tasks are X and Y.`

const around = {
  pt: {
    ways: portuguese,
    names: ['galvanoplastia', 'repuxo de chapas', 'enxertia', 'tornearia', 'cestaria'],
    before:
      'Oficina Nova\n\nSomos uma oficina pequena no centro da cidade, aberta há quinze anos. É preciso ter experiência com solda, reboco, azulejo e rejunte.\n\n',
    after: '\n\nVenha fazer parte do nosso time. O salário é a combinar.',
  },
  en: {
    ways: english,
    names: ['electroplating', 'hedge laying', 'seed grafting', 'basketry', 'kiln firing'],
    before:
      'Workshop Assistant\n\nWe are a small workshop and have been here for fifteen years. You must have experience in welding, plastering, tiling and grouting.\n\n',
    after: '\n\nCome and join the team. Pay is negotiable and there is parking.',
  },
} as const

test.each(['pt', 'en'] as const)('what follows a way of asking is a keyword: %s', (language) => {
  const { ways, names, before, after } = around[language]
  const lost = ways
    .trim()
    .split(/\s*\|\s*/)
    .flatMap((way, at) => {
      const wanted: string[] = []
      const sentence = way.replace(/\b[XYZ]\b/g, (sign) => {
        const name = names[(at + 'XYZ'.indexOf(sign)) % names.length] ?? ''
        wanted.push(name)
        return name
      })
      const text = `${before}${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${after}`
      const found = readAdvert(text).keywords.map((one) => fold(one.text))
      return wanted.every((name) => found.some((one) => one.includes(name))) ? [] : [sentence]
    })
  expect(lost).toEqual([])
})
