// Recognises titles that lead people, who are asked for what changed and not for the tasks of the trade.
import { either } from '../../phrases'
import { fold } from '../reading/text'
import type { Occupation } from './occupations'

const leader =
  /(?<!\p{L})(?:gerent\p{L}+|diretor[ae]?s?|director|coordenador[a]?|coordinator|supervisor[a]?|manager|head of|head|chefe|lider|lead|encarregad[oa]|superintendent[e]?|vice[- ]president[e]?|vp|c[efot]o|chief|executive director)(?!\p{L})/u
/** Posts named like a leader's, whose holder may lead nobody. */
const notLeading = `
  (account|product|project|case|care|social media|community|content|customer success|property|data|release) manager
  gerente de (contas?|carteira|comunidade|produtos?|projetos?|relacionamento)
  (diretor[ae]?|direcao) de (arte|fotografia|cena|criacao|palco)|(art|photography|casting|funeral) director|director of photography
  (tech|technical) lead|lead (generation|developer|engineer|climber|carpenter|joiner|electrician|plumber|welder|fitter|mechanic|technician|cook|guard|singer)
  head chef|chefe de (cozinha|partida)`
/** Titles that have such a word and lead nobody by it: "gerente de contas", "product manager", "head chef" is a cook. */
const aloneAtIt = new RegExp(either(notLeading), 'u')
const helper = /assistente|assistant|auxiliar|secretari|estagi|intern(?!al)|trainee/u

/** True for the title of a helper, also of one who helps a leader. */
export const isHelper = (title: string): boolean => helper.test(fold(title))
/** True for a title with a word of leading, also where its holder may lead nobody. */
export const namesPost = (title: string): boolean => leader.test(fold(title)) && !isHelper(title)

/** True for a title that leads people. */
export const isLeader = (title: string | null): boolean =>
  title !== null && namesPost(title) && !aloneAtIt.test(fold(title))

/** Skills that adverts ask of leaders in an office. */
const leaderSkills: readonly string[] =
  'Gestão de pessoas; Indicadores de desempenho; Orçamento; Planejamento estratégico; Melhoria contínua; Gestão de projetos; Negociação; Gestão de fornecedores; Excel avançado; Power BI'.split(
    '; ',
  )

/** Trades whose leaders work beside their team: a lead cleaner is asked for the trade's own skills before any figures of management. */
const besideTeam = new Set(
  `cleaning care construction kitchen driving security hospitality beauty land maintenance production`.split(/\s+/),
)

/** Skills of leading that are named before those of the leader's own field. */
const OF_LEADING = 4
/** Skills that adverts ask of leaders in an occupation. */
export const leaderSkillsIn = (occupation: Occupation | null): readonly string[] =>
  occupation === null
    ? leaderSkills
    : besideTeam.has(occupation.id)
      ? ['Gestão de pessoas', ...occupation.skills]
      : [...leaderSkills.slice(0, OF_LEADING), ...occupation.skills]
