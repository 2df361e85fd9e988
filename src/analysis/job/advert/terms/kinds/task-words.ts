// General verbs and nouns of tasks, which name no skill by themselves, and the forms of a word. Folded text.
import type { TextLanguage } from '../../../../text-language'

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Stems of verbs of any work: only their object says what is done. */
export const generalVerbs = {
  pt: setOf(`
    realiz execut efetu faz desempenh desenvolv mant garant assegur zel particip atu trabalh auxili apoi colabor contribu prest promov exerc
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
export const generalNouns = {
  pt: setOf(`
    atividade tarefa demanda funcao rotina responsabilidade trabalho equipe time empresa area setor local ambiente organizacao meta resultado
    objetivo qualidade prazo norma procedimento politica regra valor melhoria solucao problema dia apoio suporte forma outro outra demai
    processo decisao necessidade expectativa oportunidade crescimento desempenho eficiencia excelencia satisfacao relacionamento parceria
    gestor lider lideranca superior diretoria gerencia coordenacao colega interno interna externo externa geral diverso diversa pessoa
    departamento unidade servico acao coisa ideia novo nova estrategia negocio companhia loja horario turno escala jornada semana mes
    comprometimento responsavel foco bom boa postura conduta cultura missao visao proposito tudo todo toda si ele ela dela dele
    cumprimento continuidade andamento dinamica tempo ritmo padrao conformidade seguranca limpeza ordem contato duvida
    emprego segunda momento tecnologia modern assunto questao situacao ocorrencia pendencia solicitacao atendimento experiencia
    ambito correlata correlato determinada determinado inerente pertinente delegada delegado atribuida compativel inclusao
    pratica instrucao orientacao diretriz determinacao chefia profissional candidato vaga salario beneficio`),
  en: setOf(`
    duty task activity work job role responsibility goal target objective result team company business department area way need standard
    policy procedure rule value quality solution problem issue improvement decision deadline expectation opportunity growth performance
    efficiency excellence satisfaction relationship partnership manager supervisor leader colleague staff member stakeholder other various
    thing idea strategy organisation organization site shift hour day week month time environment culture mission vision difference impact
    basis manner level success experience best practice practices process requirement service question concern support
    assistance guidance direction attention compliance communication contact initiative everything anything everyone people
    person function operation skill reasonable commensurate adhoc minute second front
    date appropriate necessary knowledge ability attitude professionalism accountability trust attendance priority feedback input insight part place step lead key new good high clean less own small large big great strong full
    accordance addition example instruction discretion risk safety schedule programme program capacity outcome requirement whole`),
} as const

/** Words that stand before an object and do not belong to it. */
export const leading = {
  pt: setOf(
    'o os a as ao aos um uma uns umas de da do das dos em no na nos nas com por pelo pela pelos pelas todo todos toda todas',
  ),
  en: setOf(
    'the a an our your their own all any each every to with on at in after for of his her its both up out down off over as',
  ),
} as const

/** Words at which an object ends and its purpose, place or manner begins. */
export const ending = {
  pt: setOf(`
    para pra por pelo pela pelos pelas que quando onde conforme junto durante antes apos sobre segundo visando sem ate atraves mediante com em
    no na nos nas ao aos como dentro fora perante diante frente se mais e ou bem assim tambem alem entre desde contra sob quanto caso todo todos toda todas cada a seu sua seus suas dela dele delas deles maneira modo`),
  en: setOf(`
    for to in on at with by from into within across using through according as when where that which so while per before after during under
    between without and or and/or including such via who whose if than then until upon against toward towards around about every each behalf governing affecting who's like
    throughout beyond is are was were been be has have will must should face alongside behalf`),
} as const

export const singular = (word: string, language: TextLanguage): string =>
  language === 'pt'
    ? word
        .replace(/coes$/, 'cao')
        .replace(/soes$/, 'sao')
        .replace(/ais$/, 'al')
        .replace(/(?<=[rz])es$/, '')
        .replace(/(?<=\p{L}{2}[^s])s$/u, '')
    : word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '')

export const stemOf = (verb: string, language: TextLanguage): string[] =>
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
