// The verbs and nouns of any work, which name no task by themselves: "realizar atividades", "support the team".
import type { TextLanguage } from '../../../text-language'

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Stems of verbs of any work: only their object says what is done. */
const generalVerbs = {
  pt: setOf(`
    realiz execut efetu faz desempenh desenvolv mant garant assegur zel particip atu trabalh auxili apoi colabor cooper contribu prest promov exerc
    cumpr busc se est te d i v fic segu respeit utiliz us ajud dese pod dev quer consegu lid aprend cresc compreend entend conhec sab
    demonstr agi respond propo sugeri identific resolv solucion otimiz interag coloc propor melhor atingi alcanc super gera agreg envolv possu tra lev acompanh relacion dorm
    auxil proced efetiv proporcion implement estrutur viabiliz oferec dar dara fara tera sera estara realizara zela participa atua auxilia garante apoia contribui mantem`),
  en: setOf(`
    ensure maintain provide perform conduct undertake support assist help follow comply adhere work participate contribute promote demonstrate use
    utilize utilise make keep be have do act take meet achieve own lead develop deliver improve manage handle carry understand learn gain
    identify engage collaborate communicate liaise respond react adapt exceed show bring give get go come become remain stay join
    facilitate foster enable establish enhance influence optimize optimise streamline leverage execute apply address implement define
    cover play complete access enjoy involve include require represent`),
} as const
/** What says nothing behind any verb: the work itself, who shares it, how well it is done. Singular. */
const generalNouns = {
  pt: setOf(`
    atividade tarefa demanda funcao rotina responsabilidade trabalho equipe time empresa area setor local ambiente organizacao meta resultado
    objetivo qualidade prazo norma procedimento politica regra valor melhoria solucao problema dia apoio suporte forma outro outra demai
    processo decisao necessidade expectativa oportunidade crescimento desempenho eficiencia excelencia satisfacao relacionamento parceria
    gestor lider lideranca superior diretoria gerencia coordenacao colega interno interna externo externa geral diverso diversa pessoa
    departamento unidade servico acao coisa ideia novo nova estrategia negocio companhia loja horario turno escala jornada semana mes
    comprometimento responsavel foco bom boa postura conduta cultura missao visao proposito tudo todo toda si ele ela dela dele
    cumprimento continuidade andamento dinamica tempo ritmo padrao conformidade seguranca limpeza ordem contato duvida
    emprego segunda momento referencia tecnologia modern assunto questao situacao ocorrencia pendencia solicitacao atendimento experiencia
    ambito correlata correlato determinada determinado inerente pertinente delegada delegado atribuida compativel inclusao
    pratica assistencia instrucao orientacao diretriz determinacao chefia profissional candidato vaga salario beneficio`),
  en: setOf(`
    duty task activity work job role responsibility goal target objective result team company business department area way need standard
    policy procedure rule value quality solution problem improvement decision deadline expectation opportunity growth performance
    efficiency excellence satisfaction relationship partnership manager supervisor leader colleague staff member stakeholder other various
    thing idea strategy organisation organization site shift hour day week month time environment culture mission vision difference impact
    basis manner level success experience best practice practices process requirement service question concern support teammate co-worker coworker peer
    assistance guidance direction attention compliance communication contact initiative everything anything everyone people
    person function operation skill reasonable commensurate adhoc minute second front
    date appropriate necessary needed required assigned requested knowledge ability attitude professionalism accountability trust attendance priority input insight part place step lead key new good high clean less own small large big great strong full out off away back yourself yourselves themselves rapport wide range variety working effective lasting positive close excellent
    crucial vital pivotal active important integral accordance addition example instruction discretion risk safety schedule programme program capacity outcome requirement whole`),
} as const

/** Fewest letters of a word that says something. */
const LETTERS = 3

const singular = (word: string, language: TextLanguage): string =>
  language === 'pt'
    ? word
        .replace(/coes$/, 'cao')
        .replace(/soes$/, 'sao')
        .replace(/ais$/, 'al')
        .replace(/(?<=[rz])es$/, '')
        .replace(/(?<=\p{L}{2}[^s])s$/u, '')
    : word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '')

/** True for a word of an object that is not of any work. Folded. */
export const isSpecific = (word: string, language: TextLanguage): boolean =>
  word.length >= LETTERS && !generalNouns[language].has(singular(word, language))

const stemOf = (verb: string, language: TextLanguage): string[] =>
  language === 'pt'
    ? [
        verb,
        verb.replace(/-se$/, '').replace(/[aei]r$/, ''),
        verb.replace(/(?:a|i)(?:cao|mento)$/, ''),
        verb.replace(/[aei]$/, ''),
      ]
    : [
        verb,
        verb.replace(/(?:es|s|ing)$/, ''),
        verb.replace(/s$/, ''),
        verb.replace(/ing$/, 'e'),
        verb.replace(/ies$/, 'y'),
        verb.replace(/(\p{L})\1ing$/u, '$1'),
      ]

/** True for a verb of any work, of which only the object says what is done. Folded. */
export const isGeneralVerb = (verb: string, language: TextLanguage): boolean =>
  stemOf(verb, language).some((one) => generalVerbs[language].has(one))

/** Verbs of leading and teaching people, which name a task with them: "lead a team of 25 colleagues", "treinar a equipe". */
const leads = {
  en: /^(?:lead|manag|supervis|coach|train|mentor|recruit|oversee|induct|onboard|motivat)(?:e|s|es|ing|ed|een|eeing)?$/,
  pt: /^(?:lider|gerenci|ger|coorden|supervision|trein|capacit|recrut|orient|forma|motiv|contrat)(?:ar|ir|a|ando)$/,
} as const
const led = {
  en: /^(?:teams?|staff|colleagues?|employees|operatives|volunteers|trainees|apprentices|students?|engineers|members|starters)$/,
  pt: /^(?:equipes?|times?|equipas?|colaborador(?:es)?|funcionarios|vendedor(?:es|as)|operadores|estagiarios|voluntarios|auxiliares)$/,
} as const

/** True for "lead a team", "treinar a equipe": leading or teaching people is a task whatever the words. Folded. */
export const leadsPeople = (words: readonly string[], language: TextLanguage): boolean =>
  words.some((word) => leads[language].test(word)) && words.some((word) => led[language].test(word))
