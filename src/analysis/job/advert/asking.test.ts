// Ways of asking, each with trades put in its place by construction: what follows a way of asking is a keyword, whatever it
// means. X, Y and Z stand for the names.
import { expect, test } from 'bun:test'
import { fold } from '../../resume/reading/text'
import { readAdvert } from './index'

const portuguese = `
  Pelo menos dois anos trabalhando com X. |
  Você precisa manjar de X. | Tem que manjar bastante de X. | Queremos alguém que mande bem em X. |
  Procuro quem saiba de X. | Precisa saber X. | Precisa saber fazer X. | Tem que saber X e Y. |
  É preciso conhecer X. | É preciso ter feito X. | É necessário dominar X e Y. | Quem domina X sai na frente. |
  Quem já trabalhou com X é prioridade. | Já trabalhou com X? Melhor ainda. | Exige-se conhecimento em X e Y. |
  Exigimos domínio de X. | Pedimos experiência com X, Y e Z. | Pede-se prática em X. |
  O profissional deve ter prática com X. | A pessoa precisa ter noção de X. | Ter noções de X é importante. |
  O candidato deverá comprovar experiência em X. | O candidato deve possuir curso de X. | Deve possuir X válido. |
  Ter X em dia. | Ter curso de X atualizado. | Curso de X obrigatório. | X é obrigatório. |
  X e Y são indispensáveis. | Não abrimos mão de X. | Não pode faltar X. | Fundamental ter X. |
  É fundamental entender de X. | O domínio de X é essencial. | Conhecer X faz parte do dia a dia. |
  Vai precisar de X no dia a dia. | Quem entra precisa ter mão boa para X. |
  Buscamos profissional com vivência em X. | Buscamos pessoa com bagagem em X e Y. |
  Buscamos alguém com formação em X. | Buscamos alguém acostumado com X. | Valorizamos quem tem X. |
  Vaga para quem tem experiência com X. | Necessário ter experiência com X. | Necessário X e Y. | Imprescindível X. |
  Desejável X. | Desejável ter feito X. | Se tiver X, melhor. | Se souber X, é um diferencial. |
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
  A oficina busca montador que tenha feito X e Y.`
const english = `
  It is important to have X. | You've got X. | You'll have done X. | You should have done X. |
  Applicants are expected to have X. |
  You'll know X inside out. | You know X. | You should know X. | You must know your X. | You need X. |
  You need to know X. | You will need X and Y. | You'll need to have X. | We need somebody with X. |
  We need someone who knows X. | We need someone who can do X. | We want a person who understands X. |
  We're after someone with X. | We are seeking a person skilled in X. | The role calls for X. |
  The post requires X and Y. | The job demands X. | The work needs X. | X is a must. | X is essential. |
  X is required. | X and Y are essential. | X is non-negotiable. | X is what we need most. |
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
  The postholder must understand X. | Incumbent must possess X. | Requires knowledge of X. | Requires X. | Needs X. |
  Calls for X. | You have done X before. | You've done X. | You have used X. | You have X under your belt. |
  You bring X. | You come with X. | You hold X. | If you know X, get in touch. | If you have X, even better. |
  Ideally you have X. | Ideally with X. | X would be handy. | X would be a bonus. | X would be an advantage. |
  X is desirable. | X preferred. | X a plus. | Bonus if you know X. | Bonus points for X. |
  It would help if you had X. | It helps to know X. | Nice to have: X. | Preference given to X. |
  Preference will be given to those with X. | Knowledge of X an asset. | Some X would be useful. |
  Day to day you'll work with X and Y. | Training in X is required. | A certificate in X is required. |
  A current X certificate. | Valid X required. | Proof of X is required. | Proven track record in X. |
  Demonstrable experience of X. | Demonstrated ability in X. | Skilled in X and Y. | An understanding of X. |
  An appreciation of X. | Literate in X. | Practised in X. | Well versed in X. | Essential: X, Y and Z. |
  Requirements: X, Y. | Skills: X, Y, Z. | Essential criteria: X. | What you need: X and Y. | Must-haves: X, Y. |
  Don't apply without X. | You can't do this job without X. | Anyone applying needs X. |
  Nobody gets through without X. | Evidence of X. | Responsible for X and Y. | It is essential that you know X. |
  It is vital that you understand X. | The ability to do X is needed. | Being able to handle X is essential. |
  You are able to handle X. | You are good at X. | You're good at X and Y. | You are confident in X. |
  You can handle X and Y. | You have experience in X. | You have a background in X. | You have worked in X. |
  You've worked with X and Y. | You'll have X and Y. | You'll have worked with X. | You'll be experienced in X. |
  You'll be trained in X. | You'll be confident with X. | You should have X. | You must have a knowledge of X. |
  You must be competent in X. | You must be trained in X. | You will be someone who knows X. |
  You will be able to demonstrate X. | You will have knowledge of X and Y. | You will be expected to know X. |
  We expect you to know X. | We expect X. | We ask for X and Y. | We require X. | We insist on X. | We look for X. |
  We'd like you to know X. | We would like to see X. | We hope you know X. | We value X. | We welcome X. |
  Our ideal person has done X. | Our ideal candidate knows X and Y. | The right person has X. |
  The right person will know X. | The right person understands X. | The person we want can do X. |
  Whoever joins us needs X. | Whoever gets the job must know X. | Applicants need X. | Applicants must know X. |
  Applicants should know X and Y. | Applicants will need X. | Candidates need X. |
  Candidates should be able to do X. | Candidates with X will be preferred. | Candidates with X are welcome. |
  Anyone with X will be considered. | People with X are encouraged to apply. | Those with X will have an advantage. |
  Someone with X would be ideal. | Someone who has done X would be ideal. | A person with X is wanted. |
  A candidate with X is sought. | Wanted: somebody with X. | Knowing X is a plus. | Knowing X is essential. |
  Understanding X is key. | Having X helps. | Having done X is useful. | Holding X is required. | Possession of X. |
  Possession of X is essential. | Completion of X. | Completion of X training is required. |
  Completed training in X. | Training in X and Y. | Qualification in X. | A qualification in X is needed. |
  A diploma in X. | Registration with X. | Membership of X. | Skills in X and Y. | Skill in X. | Aptitude for X. |
  A flair for X. | Awareness of X. | Exposure to X. | Proficiency with X and Y. | Expertise in X. | Mastery of X. |
  Command of X. | Recent X experience. | Sound X knowledge. | Thorough X knowledge is needed. |
  Previous X work is preferred. | X knowledge preferred. | X training preferred. | X background needed. |
  X certificate required. | X certified. | X, Y and Z are required. | X is key. | X is expected. |
  X is a must-have. | X will help. | X helps. | X welcome. | X useful. | X desirable. | X an advantage. |
  Ideally X. | Preferably X. | Preferably with X. | Even better if you know X. | Extra points for X. |
  It would be great if you knew X. | It'd be nice if you had X. | We'd love it if you knew X. |
  We'd be delighted if you had X. | Not essential, but X would help. | Desirable: X, Y. | Bonus: X. | Plus: X. |
  Advantageous: X.`

const around = {
  pt: {
    ways: portuguese,
    names: ['galvanoplastia', 'repuxo de chapas', 'enxertia', 'tornearia', 'cestaria'],
    before: 'Oficina Nova\n\nSomos uma oficina pequena no centro da cidade, aberta há quinze anos.\n\n',
    after: '\n\nVenha fazer parte do nosso time. O salário é a combinar.',
  },
  en: {
    ways: english,
    names: ['electroplating', 'hedge laying', 'seed grafting', 'basketry', 'kiln firing'],
    before: 'Workshop Assistant\n\nWe are a small workshop and have been here for fifteen years.\n\n',
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
