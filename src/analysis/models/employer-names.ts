// Finds employers written in lower case by the preposition before them ("na", "pela", "at"). A word after one that is
// neither in the person's text nor an ordinary word is treated as an employer. Ordinary words are recognised by their
// endings, by the rest of the analysis, and by a list of short ones.

import { familyOf } from '../job/match/words/word-key'
import { actionVerbs } from '../resume/reading/experience/tasks/verbs'
import { fold } from '../resume/reading/text'
import type { TextLanguage } from '../text-language'

/** Endings of ordinary nouns and adjectives that employers' names rarely have; folded, for words of five letters or more. */
const endings = {
  pt: /(?:cao|coes|sao|soes|mentos?|agem|agens|dades?|[ea]ncias?|ismo|istas?|or(?:es)?|oras?|uras?|ezas?|[aeo]rios?|[ae]rias?|icos?|icas?|ivos?|ivas?|os[oa]s?|[aeu]l|[ae]is|[ae]ntes?|[ai]d[oa]s?|logias?|grafias?|[aei]ndo)$/,
  en: /(?:tions?|sions?|ments?|ings?|it(?:y|ies)|ness|[ae]nces?|ships?|ers|ors|ies|ics|ives?|ages?|[ai]bles?|ful|ous|ical|ed|ly)$/,
} as const
const SHORTEST = 5

const setOf = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Short ordinary words that follow such a preposition; folded. */
const ordinary = {
  pt: setOf(`que qual quais seu seus sua suas meu meus minha minhas nosso nossos nossa nossas mesmo mesmos mesma mesmas proprio propria outro outra
    outros outras primeiro primeira primeiros primeiras segundo segunda terceiro terceira ultimo ultima ultimos ultimas novo nova novos novas
    dois duas tres quatro cinco seis sete oito nove dez maior menor melhor mais menos todo toda todos todas alto alta baixo baixa curto longo
    ano anos mes meses semana semanas dia dias noite tarde manha hora horas tempo periodo prazo prazos inicio comeco fim meio final turno
    turnos plantao plantoes vez vezes data datas momento fase etapa etapas ponto pontos ponta linha linhas lista listas parte partes lado lados
    base bases nivel niveis campo campos forma formas modo rotina rotinas tarefa tarefas processo processos projeto projetos programa programas
    plano planos meta metas custo custos gasto gastos lucro lucros preco precos valor valores taxa taxas caixa caixas conta contas nota notas
    venda vendas compra compras pedido pedidos entrega entregas estoque estoques carga cargas frota frotas veiculo veiculos carro carros
    caminhao caminhoes rota rotas loja lojas filial filiais rede redes casa casas sala salas setor setores area areas ramo ramos mercado varejo
    atacado industria industrias comercio fabrica fabricas usina obra obras canteiro predio predios fazenda fazendas empresa empresas grupo
    grupos escola escolas colegio faculdade curso cursos turma turmas aula aulas ensino aluno alunos aluna alunas crianca criancas jovens pais
    mae maes pessoa pessoas homem mulher publico povo cliente clientes usuario usuarios equipe equipes time times chefe colega colegas socio
    socios dono cargo cargos funcao papel vaga vagas carreira emprego trabalho trabalhos servico servicos oficio mesa banca balcao porta portas
    telefone email site sites web internet app apps sistema sistemas software banco bancos dado dados tabela tabelas planilha planilhas painel
    paineis tela telas texto textos livro livros arquivo arquivos pasta pastas codigo codigos teste testes erro erros falha falhas bug bugs
    chamado chamados ticket fila filas agenda agendas calendario evento eventos festa festas feira feiras viagem viagens hotel hoteis cozinha
    cozinhas salao saloes bar bares mesas comida prato pratos leito leitos ala alas uti hospital hospitais clinica clinicas posto postos saude
    paciente pacientes exame exames vida vidas cuidado cuidados risco riscos norma normas lei leis regra regras contrato contratos juri direito
    direitos imposto impostos folha folhas cadastro cadastros registro registros relato resumo protocolo protocolos guia guias manual manuais
    midia midias marca marcas campanha campanhas conteudo conteudos video videos foto fotos imagem imagens arte artes design musica cinema
    teatro museu jornal radio tv cidade cidades bairro bairros estado regiao regioes mundo zona rua ruas praca parque norte sul leste oeste
    brasil exterior interior capital chao solo agua energia luz gas oleo solda peca pecas maquina maquinas motor motores ferramenta ferramentas
    esteira doca docas patio armazem galpao deposito almoxarifado embarque lote lotes item itens insumo insumos produto produtos produ safra
    safras semente colheita pesquisa pesquisas ciencia estudo estudos analise analises tese artigo artigos materia materias tema temas ideia
    ideias tecnica tecnicas metodo metodos pratica praticas teoria uso usos lugar local locais mao maos olho olhos voz vozes busca buscas troca
    trocas queda ganho ganhos ajuda apoio suporte melhoria melhorias reforma reformas limpeza higiene controle controles cobranca folga ferias
    beneficio beneficios treino treinos jogo jogos esporte esportes ritmo foco objetivo objetivos resultado resultados sucesso qualidade
    demanda demandas volume volumes numero numeros indice indices media medias soma total reuniao reunioes conversa conversas dialogo contato
    contatos acesso acessos entrada entradas saida saidas troco dinheiro verba verbas recurso recursos fundo fundos credito debito fluxo fluxos
    ciclo ciclos lancamento nuvem servidor servidores plataforma plataformas api apis modelo modelos pipeline deploy squad sprint backlog home
    office escritorio escritorios restaurante restaurantes padaria mercearia farmacia farmacias oficina oficinas lavoura transporte turismo
    moda beleza estetica justica defesa social lingua linguas idioma idiomas leitura escrita fala historia futuro passado ajuste ajustes
    medicina enfermagem fisica quimica biologia matematica logistica informatica mecanica eletrica nome nomes frase frases celular pagina
    paginas copia copias curriculo limite limites memoria corpo ordem tamanho familia familias centro centros janela camera cor cores titulo
    quarto quinto sexto resto seguinte whatsapp socorro prontosocorro`),
  en: setOf(`work works home night nights school schools scale speed once least most best all any every each this that these those their his her my our
    your its the a an peak height times time university college church court sea sites site events event store stores branch branches plant
    plants desk hospital hospitals clinic clinics bank banks shop shops office offices airport airports hotel hotels company companies firm
    firms startup startups level levels first last end start both today camera photo two three four five several various local large small new
    same high low risk hand team teams group groups staff board headquarters warehouse warehouses factory factories camp club clubs front back
    heart core top bottom conference conferences meetup meetups lab labs studio studios center centre point points stage stages rate rates cost
    costs price prices`),
} as const

/** Kinds of employer that may precede a name: "na empresa acme". */
const kinds = {
  pt: /^(?:a|o|as|os|empresa|startup|grupo|rede|loja|banco|hospital|clinica|escola|colegio|faculdade|universidade|instituto|firma|fabrica|industria|agencia|consultoria|construtora|transportadora|restaurante|hotel|padaria|farmacia|mercado|supermercado)$/,
  en: /^(?:a|an|the|company|startup|group|store|shop|bank|hospital|clinic|school|college|university|institute|firm|agency|hotel|restaurant|called|named)$/,
} as const

const placed = {
  pt: /(?<![\p{L}\d])(?:n[ao]s?|pel[ao]s?|para [ao]s?|à)\s+((?:[\p{L}\d&'-]+\s?){1,3})/giu,
  en: /(?<![\p{L}\d])(?:at|joined|join|(?:work\w*|hired|employed|consult\w*|sold|built)\s+(?:for|by|with))\s+((?:[\p{L}\d&'-]+\s?){1,3})/giu,
} as const
/** "da acme" is an employer only in a sentence about employment; elsewhere "da" has other meanings. */
const owned = /(?<![\p{L}\d])d[ao]s?\s+((?:[\p{L}\d&'-]+\s?){1,3})/giu
const employed =
  /(?<![\p{L}])(?:trabalh|atuo|atuei|atuava|atuando|estagi|empreg|contratad|ingress|admitid|funcionari|colaborador|equipe|time|sou|fui|estud|formad|cursei|curso)/u

const isOrdinary = (word: string, language: TextLanguage): boolean =>
  word.length <= 2 ||
  /\d/.test(word) ||
  ordinary[language].has(word) ||
  actionVerbs.has(word) ||
  familyOf(word) !== null ||
  (word.length >= SHORTEST && endings[language].test(word))

/** "na beira do leito": a noun followed by "do" is not an employer. */
const partOf = /^d[ao]s?$/

/** The first word after a preposition that is not a kind of employer. Null with a capital, which the check of names covers. */
const standsThere = (after: string, language: TextLanguage): string | null => {
  const tokens = after.trim().split(/\s+/)
  const at = tokens.findIndex((one) => !kinds[language].test(fold(one)))
  const [word, next = ''] = at < 0 ? [] : tokens.slice(at)
  if (word === undefined || /\p{Lu}/u.test(word) || (language === 'pt' && partOf.test(next))) return null
  return fold(word).replace(/[^\p{L}\d]/gu, '')
}

/** Lower-case words in the position of an employer that are not ordinary words. `text` is one piece of a model's answer. */
export const employerNamesIn = (text: string, language: TextLanguage): string[] => {
  const places = [...text.matchAll(placed[language])]
  if (language === 'pt' && employed.test(fold(text))) places.push(...text.matchAll(owned))
  return places.flatMap(([, after = '']) => {
    const word = standsThere(after, language)
    return word === null || word === '' || isOrdinary(word, language) ? [] : [word]
  })
}
