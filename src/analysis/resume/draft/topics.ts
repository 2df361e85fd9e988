// Finds what a line of a job counts, by its own verb and the object it was done to; the lists are ours. A line that
// names neither is asked neutrally, because a question about the wrong object is worse than a plain one.
import { memo } from '../../memo'
import { anyOf, anywhere, either } from '../../phrases'
import { fold } from '../reading/text'

/** Objects that are counted, folded; the one named first in the line is what was done. Systems are asked about only by who built one. */
const objects = {
  dishes: /\b(?:loucas?|panel(?:as?|oes)|talheres|copos|dishwash\w*|cutlery|glasses)\b/,
  laundry:
    /\b(?:roupas?|enxova(?:l|is)|lencois|uniformes|vestidos?|calcas|laundry|linens?|clothes|bed sheets|dress(?:es)?|garments|alterations|suits)\b/,
  people:
    /\b(?:equipes?|times? d[eo]|funcionari[oa]s?|colaborador(?:es|as?)?|estagiari[oa]s?|novat[oa]s?|subordinad[oa]s?|colegas|ajudantes|aprendizes|trainees?|teams?|staff|employees?|interns?|new (?:hires?|starters?|joiners?)|coworkers?|direct reports)\b/,
  meals:
    /\b(?:almocos?|jantar(?:es)?|refeic(?:ao|oes)|merendas?|comidas?|prat(?:os?)|marmit(?:as?|ex)|lanches?|buffets?|cardapios?|salgados?|bolos?|paes|meals?|lunch(?:es)?|dinners?|breakfasts?|dishes|menus?|plates)\b/,
  patients:
    /\b(?:pacientes?|enfermos?|idos[oa]s?|leitos?|curativos?|medicac(?:ao|oes)|patients?|elderly(?! [a-z]+s\b)|residents|dressings)\b/,
  children: /\b(?:criancas?|bebes?|creches?|bercarios?|child(?:ren)?|toddlers?|bab(?:y|ies)|kids)\b/,
  students: /\b(?:alun[oa]s?|aulas?|turmas?|estudantes?|students?|class(?:es)?|lessons?|pupils?)\b/,
  deliveries:
    /\b(?:entregas?|rotas?(?= (?:d[aeo]s?|n[ao]s?|em|para|e)\b)|viage(?:m|ns)|(?<!descarga e )cargas?(?! e descarga)|fretes?|encomendas?|pacotes?|corridas|deliver(?:y|ies)|routes?|freight|parcels?|packages|trips|loads)\b/,
  rooms:
    /\b(?:quartos?|banheiros?|salas?|apartamentos?|ambientes|andares|corredores|rooms?|bathrooms?|restrooms?|beds|offices|floors|apartments?)\b/,
  sales: /\b(?:vendas?|faturamento|comiss(?:ao|oes)|carteira de clientes|sales|revenue|quotas?|leads)\b/,
  calls:
    /\b(?:ligac(?:ao|oes)|chamad[oa]s?|telefonemas?|telefonic[oa]s?|telefones?|tickets?|(?:phone |support )?calls?|phones?|help ?desk)\b/,
  customers:
    /\b(?:clientes?|publico|hospedes?|passageiros?|visitantes?|consumidor(?:es)?|customers?|guests?|clients?|visitors?|passengers?|tables)\b/,
  stock:
    /\b(?:estoques?|compras|fornecedor(?:es)?|inventarios?|mercadorias?|pedidos|insumos|prateleiras?|gondolas?|stock|inventor(?:y|ies)|suppliers?|purchas(?:es|ing)|shel(?:f|ves)|merchandise|orders|supplies)\b/,
  documents: anyOf(`
    relatorios?|planilhas?|documentos?|notas? fisca(l|is)|arquivos|contratos?|processos (judiciais|trabalhistas|seletivos)
    prontuarios?|boletos?|pagamentos(?! em (dinheiro|cartao))|laudos?|reports?|spreadsheets?|documents?|invoices?|contracts?|files|records|forms
    (?<!cash |card )payments|newsletters?|articles?
  `),
  machines:
    /\b(?:maquinas?|equipamentos?|veiculos|empilhadeiras|motores?|computadores|machines?(?! learning)|equipment|forklifts|vehicles|engines?|computers|devices)\b/,
  loads: /\b(?:carretas|caminhoes|(?<!porta-)paletes|pallets|containers?|conteineres|trucks|lorries|trailers)\b/,
  works:
    /\b(?:obras?|paredes?|alvenaria|reboco|telhados?|(?<!\b(?:embal|empacot|carreg|produz|fabric|separ|estoc|transport|empilh)\p{L}{1,6} (?:os |de )?)pisos?|instalac(?:ao|oes) eletricas?|walls?|roofs?|wiring|houses|buildings|construction sites?)\b/u,
  systems:
    /\b(?:sistemas?|softwares?|apis?|aplicativos?|sites?|plataformas?|paine(?:l|is)|systems?|apps?|applications?|websites?|platforms?|services?|dashboards?|features?)\b/,
  // "Na feira", "feira livre" and "sexta-feira" are a market and a day of the week: only a fair that was organised or is named is an event.
  events: anyOf(String.raw`
    eventos?|festas?|(?<!vestidos? de )casamentos?
    (?<=\b(organiz|planej|produz|coorden|promov|realiz)\w* (d?[ao]s? |de |e )?)feiras?
    feiras?(?= d[aeo]s? (cienci|profiss|negoci|livro|adoc|emprego|tecnolog|saude|cultur))
    events?|weddings?(?! (dress|gown|cake))|fairs?|part(y|ies)|workshops?
  `),
  pieces: /\b(?:pecas|embalagens|caixas|garrafas|parts|boxes|bottles)\b/,
  // The one car that somebody drove is not counted: "dirigia o carro", "drove the car".
  cars: /(?<!\b(?:dirigi\w*|conduzi\w*|guiava|guiei|pilot\w+|drove|driving|drive) (?:o |a |um |uma |the |a )?)\b(?:carros?|automove(?:l|is)|motos?|motocicletas|cars?|motorcycles)\b/,
  animals: /\b(?:animais|caes|cachorros?|gatos?|gado|aves|bezerros|animals|dogs?|cats?|cattle|poultry)\b/,
  donations: /\b(?:doac(?:ao|oes)|cestas basicas|donations?|food parcels|hampers)\b/,
}
export type Topic = keyof typeof objects | 'any'
const topicNames = Object.keys(objects) as (keyof typeof objects)[]

/** Verbs that decide at the beginning of a line, whatever follows: who drives a forklift moves loads. */
const deciding: readonly (readonly [RegExp, Topic])[] = [
  [/^(?:oper|dirig|conduz|dr[io]v)\w* .{0,20}\b(?:empilhadeira|forklift)\b/, 'loads'],
  [/^oper\w* (?:(?:d?a|uma|the|an?) )?(?:maquina(?! registradora)|machine)\b/, 'pieces'],
  [/^(?:vend(?:i|ia|er|as?)|revend\w+|sold|selling)\b/, 'sales'],
  [/^(?:lecion\w+|ensin\w+|taught|teaching|tutored)\b/, 'students'],
  [/^(?:cozinh(?:ei|ava|ar)|cooked|cooking)\b/, 'meals'],
  [
    /^(?:lav(?:ei|ava|ar|agem)|washed|washing)\b.*\b(?:loucas?|pratos|panel(?:as?|oes)|talheres|copos|dishes|plates|pots)\b/,
    'dishes',
  ],
  [/^(?:lav(?:ei|ava|ar|agem)|pass(?:ei|ava|ar)|washed|ironed)\b.*\b(?:roupas?|clothes|laundry|linens?)\b/, 'laundry'],
  [/^(?:limp(?:ei|ava|ar|eza)|higieniz\w+|faxin\w+|varr\w+|cleaned|cleaning|mopped|swept)\b/, 'rooms'],
  [/^(?:dirig\w+|transport(?:ei|ava|ar|e)|drove|driving|transported)\b/, 'deliveries'],
  [/^(?:pint(?:ei|ava|ar|ura)|constru(?:i|ia|ir|cao)|assent(?:ei|ava)|reboquei|painted|painting)\b/, 'works'],
]

/** Verbs that decide only where the line names no object of the lists. */
const hinting: readonly (readonly [RegExp, Topic])[] = [
  [/\b(?:embal(?:ei|ava|ar)|empacot(?:ei|ava|ar)|packed|packing)\b/, 'pieces'],
  [/\b(?:frente de|oper\w+ (?:o|de|do)) caixa\b|\b(?:tills?|cash registers?)\b/, 'customers'],
  [/\b(?:descarreg(?:ava|uei|ar|amento)|carregamento|descarga|(?:un)?load(?:ed|ing))\b/, 'loads'],
  [/^(?:atend(?:i|ia|er|imento)|recepcion\w+|servi|servia|greeted|assisted|waited)\b/, 'customers'],
  [/^(?:entreg(?:uei|ava|ar|a)|delivered)\b/, 'deliveries'],
  [/^(?:repus|repunha|reposicao|abasteci|restocked|stocked)\b/, 'stock'],
  [/^(?:consert(?:ei|ava|o)|repar(?:ei|ava|o)|repaired|fixed)\b/, 'machines'],
  [
    /\b(?:arrecad(?:ar|ei|ou|ava|amos|ando)|campanhas? d[eo] (?:alimentos?|agasalhos?|natal|brinquedos|roupas)|food (?:drives?|banks?|collections?)|fundrais\w+|(?:raised|collected) (?:money|food|clothes|funds))\b/,
    'donations',
  ],
  [/^(?:digitei|digitava|digitacao|arquivei|arquivava|filed)\b/, 'documents'],
  [
    /^(?:treinei|treinava|liderei|liderava|coordenei|supervisionei|trained(?! machine)|supervised|mentored)\b/,
    'people',
  ],
]

/** Fields of work that somebody deals with. */
const workAreas = 'vendas|compras|estoque|logistica|sales|purchasing|logistics'
/** What a line's object is about or was done with, and is not counted: "indicadores de entrega", "negociei com vendas". */
const aside = anyOf(
  String.raw`
  \b(indicador(es)?|metricas?|kpis?|dados|previs(ao|oes)|indicators?|metrics?|data|forecasts?) (d[aeo]s?|of|for|on) \p{L}+
  (?<!\b(trabalh|atu|lid|experienc|work|experienced?)\p{L}* )\b(com|with) ${either(workAreas)}( (e|and) \p{L}+)?(?! (de|of)\b)`,
  { ...anywhere, flags: 'gu' },
)

const builds =
  /^(?:desenvolv\w+|cri(?:ei|ava|acao)|implant\w+|implement\w+|program\w+|constru\w+|mantive|mantinha|lanc(?:ei|ava)|integr\w+|built|developed|created|implemented|programmed|launched|deployed|maintained|designed|integrated|shipped|coded)\b/

/** A place that there is one of: nobody counts the rooms of a kitchen. */
const onePlace = /\b(?:cozinhas?|copa|refeitorio|padaria|restaurante|lanchonete|kitchens?|canteen|bakery)\b/

/** Of who cleans: a machine is counted itself, one place not at all, all else by its room. */
const topicOfCleaning = (topic: Topic, first: Topic | null, text: string): Topic => {
  if (topic !== 'rooms' || first === 'rooms') return topic
  if (first === 'machines') return first
  return onePlace.test(text) ? 'any' : topic
}

/** The noun of a topic as the line has it, with its place; null where the line names it otherwise. */
export const objectIn = (
  line: string,
  topic: Exclude<Topic, 'any'>,
): { readonly text: string; readonly at: number } | null => {
  const folded = fold(line)
  // A text that folding makes longer or shorter has no places in common with it.
  const match = folded.length === line.length ? objects[topic].exec(folded) : null
  return match ? { text: line.slice(match.index, match.index + match[0].length), at: match.index } : null
}

/** What a line counts; 'any' where it does not say. Pure and total. */
export const topicOf = memo((line: string): Topic => {
  const text = fold(line)
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/\s+/g, ' ')
    .replace(aside, ' ')
  const isBuilt = builds.test(text)
  const topic = topicNames
    .filter((name) => name !== 'systems' || isBuilt)
    .map((name) => ({ name, at: text.search(objects[name]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const first = topic[0]?.name ?? null
  const decided = deciding.find(([verb]) => verb.test(text))?.[1]
  // "Construí uma API" is no building site.
  if (decided && !(isBuilt && first)) return topicOfCleaning(decided, first, text)
  return first ?? hinting.find(([verb]) => verb.test(text))?.[1] ?? 'any'
})
