// The actions that words name in any form, and which are near, as commanding a team is to coordinating it.

import { memo } from '../../../memo'
import { englishForms, portugueseForms } from '../../../resume/reading/experience/tasks/verbs'
import { fold } from '../../../resume/reading/text'
import { atomKey } from '../../../resume/skills/match'
import { verbOf } from './inflections'
import { keyOf } from './word-key'

/** Each row is a kind: its verbs in Portuguese, then in English. A verb of several kinds is near to all of each. */
const kinds = `
coordenar liderar comandar chefiar gerenciar gerir supervisionar conduzir dirigir | lead manage oversee head run direct coordinate supervise
treinar capacitar orientar ensinar mentorar instruir supervisionar formar integrar | train teach coach guide mentor instruct induct onboard supervise
cuidar ajudar auxiliar apoiar acompanhar assistir atender | assist help support care look attend
atender recepcionar receber acolher servir | serve greet welcome attend assist help
preparar produzir fabricar confeccionar cozinhar servir assar fritar grelhar | prepare prep produce make cook serve bake fry grill roast
registrar apontar lancar anotar digitar preencher documentar cadastrar atualizar | record log enter input note write keep document register update
conferir inspecionar verificar vistoriar zelar auditar fiscalizar examinar | check inspect verify audit examine survey
testar ensaiar verificar | test check verify
conferir contar inventariar | count check
controlar reduzir monitorar acompanhar apurar | control reduce monitor track cut
cumprir seguir respeitar aplicar garantir assegurar implantar | follow comply ensure adhere
analisar avaliar apurar estudar diagnosticar revisar | assess evaluate analyse analyze review diagnose
preparar elaborar apresentar emitir relatar redigir gerar escrever | prepare report draft present produce write build generate compile
carregar descarregar embarcar | load unload
coletar recolher separar retirar remover descartar | collect empty remove separate dispose
limpar lavar higienizar varrer faxinar esfregar encerar desinfetar | clean wash mop sweep wipe dust hoover vacuum scrub polish disinfect
consertar reparar manter restaurar recuperar reformar | repair fix maintain remedy mend restore refurbish renovate
trocar substituir | replace change swap renew
instalar colocar fixar assentar montar | install fit mount lay
montar construir erguer fabricar | assemble build construct erect fabricate
contratar recrutar selecionar entrevistar | hire recruit interview select
planejar organizar programar agendar marcar reservar | plan organize organise schedule arrange book
comprar cotar adquirir encomendar pedir | purchase procure buy order source
vender comercializar oferecer | sell promote upsell
entregar distribuir transportar levar despachar | deliver distribute transport ship dispatch despatch carry
dirigir conduzir pilotar operar | drive operate
mover movimentar transportar | move carry transport shift
embalar empacotar embrulhar | pack wrap bag
etiquetar rotular identificar | label tag
separar classificar organizar triar | sort pick separate classify organise organize
armazenar estocar guardar empilhar | store stock stack
repor abastecer reabastecer estocar | restock replenish stock refill fill supply
pintar revestir | paint decorate
medir aferir calibrar | measure gauge calibrate
pesar | weigh
projetar desenhar criar desenvolver modelar elaborar montar | design draw create develop model draft devise
planejar elaborar montar | plan prepare devise draft
criar escrever produzir redigir editar | create write produce edit
organizar arrumar armazenar guardar | organise organize tidy arrange store
arrumar limpar | tidy clean
secar enxugar | dry
desentupir | unblock
resolver solucionar tratar corrigir diagnosticar | resolve solve fix troubleshoot diagnose debug
divulgar promover publicar postar | promote advertise publish post market
captar prospectar buscar conquistar | prospect acquire win find source
fechar vender negociar | close sell negotiate win
acompanhar monitorar analisar | track monitor follow review analyse
gerenciar administrar | manage administer run
implantar implementar configurar instalar desenvolver programar | implement deploy configure develop install launch introduce code program build
ministrar lecionar ensinar | teach deliver lecture train
cobrar negociar recuperar | chase recover negotiate
agendar marcar confirmar | book schedule confirm
escriturar lancar preparar | post enter prepare record
emitir lancar faturar registrar | issue enter post raise process invoice
soldar | weld solder
cortar podar aparar | cut trim prune slice
cavar escavar | dig excavate
costurar bordar remendar | sew stitch mend
tratar medicar administrar aplicar | treat administer give
alimentar | feed
responder atender | answer respond reply
ligar telefonar | call phone
cobrar receber | charge collect chase recover
pagar quitar | pay
faturar emitir | invoice bill issue
conciliar fechar | reconcile balance close
negociar | negotiate
traduzir | translate interpret
plantar cultivar semear | plant grow sow
colher | harvest pick
vigiar proteger | guard patrol watch
fotografar filmar | photograph film shoot
demolir | demolish
`
/** Nouns of an action and forms that no rule gives, each before its verb. */
const nouns = `
chefia chefiar|lideranca liderar|gestao gerir|ensino ensinar|mentoria mentorar|cuidado cuidar|ajuda ajudar|apoio apoiar|auxilio auxiliar
atendimento atender|preparo preparar|registro registrar|lancamento lancar|digitacao digitar|cadastro cadastrar|conferencia conferir
inspecao inspecionar|verificacao verificar|vistoria vistoriar|auditoria auditar|exame examinar|teste testar|ensaio ensaiar|contagem contar
inventario inventariar|controle controlar|reducao reduzir|analise analisar|estudo estudar|revisao revisar|emissao emitir|elaboracao elaborar
carga carregar|descarga descarregar|embarque embarcar|coleta coletar|retirada retirar|remocao remover|descarte descartar|limpeza limpar
lavagem lavar|faxina faxinar|varricao varrer|desinfeccao desinfetar|conserto consertar|reparo reparar|manutencao manter|reforma reformar
troca trocar|montagem montar|construcao construir|selecao selecionar|entrevista entrevistar|reserva reservar|compra comprar|cotacao cotar
encomenda encomendar|pedido pedir|venda vender|oferta oferecer|entrega entregar|transporte transportar|despacho despachar|direcao dirigir
embalagem embalar|etiquetagem etiquetar|triagem triar|armazenagem armazenar|estocagem estocar|estoque estocar|reposicao repor|pintura pintar
medicao medir|afericao aferir|pesagem pesar|projeto projetar|desenho desenhar|modelagem modelar|solda soldar|soldagem soldar|corte cortar
poda podar|costura costurar|tratamento tratar|resposta responder|cobranca cobrar|pagamento pagar|traducao traduzir|plantio plantar
colheita colher|filmagem filmar|fotografia fotografar|producao produzir|conducao conduzir|supervisao supervisionar|instrucao instruir|demolicao demolir
management manage|leadership lead|supervision supervise|induction induct|instruction instruct|assistance assist|preparation prepare
production produce|inspection inspect|verification verify|examination examine|reduction reduce|compliance comply|adherence adhere
assessment assess|evaluation evaluate|analysis analyse|diagnosis diagnose|presentation present|collection collect|removal remove
separation separate|disposal dispose|disinfection disinfect|maintenance maintain|restoration restore|refurbishment refurbish
renovation renovate|replacement replace|installation install|assembly assemble|construction construct|fabrication fabricate
recruitment recruit|selection select|organisation organise|organization organize|arrangement arrange|procurement procure|promotion promote
sale sell|delivery deliver|distribution distribute|transportation transport|operation operate|movement move|storage store
replenishment replenish|decoration decorate|measurement measure|calibration calibrate|creation create|development develop
excavation excavate|treatment treat|administration administer|payment pay|reconciliation reconcile|negotiation negotiate
translation translate|photography photograph|demolition demolish|registration register|documentation document|generation generate
bought buy|built build|rebuilt build|drew draw|fed feed|swept sweep|laid lay|dug dig|grew grow|gave give|shot shoot|sewn sew|sown sow
mantive manter|manteve manter|mantinha manter|confiro conferir|sirvo servir|pedi pedir|peco pedir|repus repor|meco medir|sigo seguir
`
const listOf = (verbs: string): ReadonlySet<string> => new Set(verbs.trim().split(/\s+/))
/** Verbs that say nothing by themselves of what is done: "manage orders". */
const light = listOf(
  `gerenciar gerir garantir assegurar auxiliar ajudar apoiar assistir acompanhar cuidar atender servir zelar manage ensure support assist
  help care keep look run give make serve attend`,
)
/** Verbs of work done in so many ways that no other one is surely not it: "prepare journals". */
const broad = listOf(
  `preparar elaborar revisar controlar monitorar organizar planejar coordenar atualizar desenvolver criar analisar prepare review control
  monitor track organise organize plan coordinate update develop create maintain`,
)

const kindsByVerb = new Map<string, number[]>()
const verbsByForm = new Map<string, string[]>()
const put = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
  const values = map.get(key) ?? []
  if (!values.includes(value)) map.set(key, [...values, value])
}
const toNouns = (verb: string): string[] =>
  verb.endsWith('ar') ? [`${verb.slice(0, -2)}amento`, `${verb.slice(0, -2)}acao`] : [`${verb.slice(0, -2)}imento`]
for (const [kind, row] of kinds.trim().split('\n').entries()) {
  const [portuguese = [], english = []] = row.split(' | ').map((verbs) => verbs.split(' '))
  for (const verb of [...portuguese, ...english]) put(kindsByVerb, verb, kind)
  for (const verb of portuguese)
    for (const form of [verb, ...portugueseForms(verb), ...toNouns(verb)]) put(verbsByForm, atomKey(fold(form)), verb)
  for (const verb of english) for (const form of englishForms(verb)) put(verbsByForm, atomKey(form), verb)
}
for (const row of nouns.trim().split(/[\n|]/)) {
  const [noun = '', verb = ''] = row.split(' ')
  put(verbsByForm, noun, verb)
}

/** The verbs of which a folded word in the singular is a form or a noun of action; empty for another word. */
export const actionsOf = (word: string): readonly string[] => {
  const verb = verbOf(word)
  const verbs = verbsByForm.get(word) ?? []
  return verb === null || verbs.includes(verb) ? verbs : [...verbs, verb]
}

/** The forms and the nouns of a verb that no table has: "sterilised" of "sterilise", "ordenha" of "ordenhar". */
const formsOf = memo((verb: string): ReadonlySet<string> => {
  const stem = verb.slice(0, -2)
  const forms = /[aei]r$/.test(verb)
    ? [...portugueseForms(verb), ...toNouns(verb), `${stem}agem`, ...(stem.length > 3 ? [`${stem}o`, `${stem}a`] : [])]
    : []
  const base = verb.replace(/e$/, '')
  const english = [...englishForms(verb), ...['ation', 'ion', 'ment', 'al', 'age'].map((end) => base + end)]
  return new Set([...forms, ...english].map((form) => atomKey(fold(form))))
})

/** A noun of action by its ending. */
const ofAction = /(?:cao|mento|agem|tion|ment)$/
/** True where two words name one action: "removal" and "removed", "limpeza" and "cleaned". */
export const isSameAction = (one: string, other: string): boolean => {
  if (keyOf(one) === keyOf(other) || formsOf(one).has(other) || formsOf(other).has(one)) return true
  const [verbs, others] = [actionsOf(one), actionsOf(other)]
  // "Aspiração" of "aspirei", whose verb no table has.
  const isOf = (noun: string, known: readonly string[]) =>
    ofAction.test(noun) && known.some((verb) => formsOf(verb).has(noun))
  if (isOf(one, others) || isOf(other, verbs)) return true
  return verbs.some((verb) => others.some((second) => verb === second || keyOf(verb) === keyOf(second)))
}

/** The kinds of action that it names. */
export const actionKinds = (word: string): readonly string[] => [
  ...new Set(actionsOf(word).flatMap((verb) => (kindsByVerb.get(verb) ?? []).map((kind) => `action ${kind}`))),
]

/** True for a verb that says nothing by itself of what is done. */
export const isLight = (word: string): boolean => actionsOf(word).some((verb) => light.has(verb))

/** True for a verb of work done in many ways. */
export const isBroad = (word: string): boolean => actionsOf(word).some((verb) => broad.has(verb))

/** True for a word whose every action is a particular one of a known kind: another one is then not it. */
export const isParticular = (word: string): boolean => {
  const verbs = actionsOf(word)
  return verbs.length > 0 && verbs.every((verb) => kindsByVerb.has(verb) && !light.has(verb) && !broad.has(verb))
}
