// Finds the noun at the head of a name, the first word in Portuguese and the last in English: is it a job's or an employer's?
import { memo } from '../../../../memo'
import { either, wordSet } from '../../../../phrases'
import { fold } from '../../text'
import { bareTitle, hasLegalForm, isCompoundTitle, isEmployer, isJobNoun, titleWeight } from './titles'

/** Nouns with which the name of a Brazilian employer begins. */
const portuguese = wordSet(`
  acougue adega agencia agropecuaria armazem associacao atacadao atacado atelie autarquia auto autoescola banco bar barbearia
  biblioteca borracharia boutique bufe buffet cafe cafeteria camara cantina cartorio casa cemei cemiterio centro cervejaria chacara
  churrascaria clinica clube cmei colegio companhia concessionaria condominio confeccao confeccoes confederacao conselho
  construtora consultorio cooperativa correios creche defensoria detran distribuidora doceria drogaria editora emef emei
  emporio empresa escola escritorio estaleiro estamparia estancia estudio exercito fabrica faculdade farmacia fazenda federacao
  ferragens financeira forum frigorifico fundacao funeraria galeria garagem grafica granja grupo hamburgueria haras hipermercado
  hospital hotel igreja imobiliaria industria industrias instituto jornal laboratorio lanchonete lavanderia livraria loja lojas
  lotericas loterica madeireira magazine malharia marcenaria marmoraria maternidade mercado mercadinho mercearia metalurgica
  mineradora ministerio moinho motel museu oficina ong orquestra otica padaria panificadora papelaria parque paroquia pastelaria
  petshop pinturas pizzaria posto pousada prefeitura radio refinaria relojoaria resort restaurante salao saneamento santa
  sapataria seguradora senac senai sesc sesi sindicato siderurgica sitio sorveteria supermercado supermercados teatro tecelagem
  tecidos textil tipografia transportadora transportes tribunal tv ubs universidade upa usina varejao viacao vidracaria`)

/** Nouns with which the name of an employer ends in English. */
const english = wordSet(`
  academy airlines airport apartments associates authority bakery bank books bookstore brewery builders cafe capital center
  centre charity chapel church cinema clinic club college community company construction consulting cooperative corporation council
  county court cutlery dairy daycare department dealership deli dental depot designs diner distributors engineering enterprises
  equipment estates exchange factory farm farms federation firm florists foods foundation foundry freight gallery garage garden
  gardens grill grocery group guild gym health healthcare hill holdings home homes hospice hospital hotel hotels house housing
  industries inn institute insurance international investments kitchen kitchens laboratories laboratory labs laundry library
  limited lodge logistics lounge mall manufacturing market markets media mill mills mine ministry motors museum networks nursery
  office orchestra outfitters parcel park partners partnership pharmacy pizzeria plant plumbing press prison properties pub
  quarry ranch realty refinery rehabilitation repairs resort resorts restaurant salon school schools seminary services shelter
  shipping shop society software solutions spa stable stables station store stores studio studios supermarket supply systems
  technologies textiles theater theatre trucking trust union university ventures village warehouse winery workshop works`)

/** Governments, forces and police by what their names begin with. */
const publicBodies = String.raw`
  (city|town|county|borough|village|state|parish|district) of
  rede (estadual|municipal|federal|publica|particular|privada)|secretaria (de|da|do|municipal|estadual|nacional|especial)
  guarda civil|policia|marinha d[aeo]|forca aerea
  aeronautica|corpo de (bombeiros|fuzileiros)|brigada militar|tiro de guerra|base aerea|comando (militar|da)
  \d{1,3}[oaº°ª.]{0,2} (batalhao|companhia|regimento|grupamento|bpm|cia)|batalhao|regimento|grupamento`
/** Bodies whose first word is a person's job as well, and armed forces and police. */
const authority = new RegExp(String.raw`^${either(publicBodies)}(?![\p{L}])`, 'u')
/** What the name of a unit ends with. */
const unitNames = `
  army|navy|air force|corps|regiment|battalion|squadron|brigade|fusiliers|hussars|royal marines|national guard
  coast ?guard|constabulary|police( service| force| department)?|fire (and|&) rescue( service)?`
/** Units of armed forces and police in English, by what their names end with: "Royal Logistic Corps", "2nd Battalion, The Rifles". */
const unit = new RegExp(String.raw`(?:^|\s)${either(unitNames)}(?=$|,)|^(?:the rifles|raf|us(?:mc|af))$`, 'u')

/** True for a force or an authority, whose posts are at units or schools with names of their own. */
export const hasUnits = (name: string): boolean => {
  const folded = fold(name)
  return authority.test(folded) || unit.test(folded) || /^(?:exercito|marinha)(?!\p{L})/u.test(folded)
}

/** A legal form at the end, or two surnames: "Cruz CPA, P.C.", "Glover & Potter"; "Câmeras e alarmes" is what somebody works with. */
const legalForm = /[\s,](?:ltda|lda|eireli|s\.?\/?a|me|epp|ll[cp]|pllc|inc|corp|ltd|plc|gmbh|p\.?[ac]|& co|e cia)\.?$/u
const surnames = /^[\p{L}'’-]{2,}(?:, [\p{L}'’-]{2,})* (?:&|e) [\p{L}'’-]{2,}(?:,? llp)?$/u
const commonNouns = /^\p{Lu}.* (?:&|e) (?!(?:filh[oa]s?|irm[ãa]os?|s[óo]cios|associados|cia)$)\p{Ll}/u
const hasFirmForm = (text: string, folded: string): boolean =>
  legalForm.test(folded) || (surnames.test(folded) && !commonNouns.test(text))

/** What ends the head of an English name: "Manager of Operations", "Cook, Night Shift", "Assistant to the Partners". */
const tail = /\s(?:of|at|for|in|to the|de|da|do|das|dos)\s|[,(/|]|\s[-–—]\s/u

/** "Vendedor e Caixa" joins two jobs, not two surnames. */
const beginsWithJob = (folded: string): boolean => {
  const words = folded.match(/[\p{L}-]+/gu) ?? []
  return words.length > 0 && isJobNoun(words[0]!, 'first') && !/[\s,](?:ltda|ll[cp]|inc)\.?$/u.test(folded)
}

/** The last word of a name's head: "manager" of "Store Manager (nights)", "cook" of "Cook, Night Shift". */
const lastOfHead = (folded: string): string | undefined => (folded.split(tail)[0] ?? '').match(/[\p{L}-]+/gu)?.at(-1)
/** True where a job ends the head of an English name, behind another word. */
export const endsInJob = (text: string): boolean => {
  const folded = fold(text)
  const last = lastOfHead(folded)
  return last !== undefined && !folded.startsWith(last) && isJobNoun(last, 'last')
}
/** Words for an employer in both languages: "Hotel Manager" is a job, "Hotel Marina" is none. */
const inBothLanguages = /^(?:auto|bar|buffet|cafe|hospital|hotel|magazine|motel|radio|resort|tv)$/u
/** How jobs end in English and not in Portuguese. */
const englishJob =
  /(?:er|ant|ist|ian|man|woman|person|hand|clerk|chef|cook|host|ess|maid|steward|lead|intern|director|nurse|agent|coordinator|auditor|supervisor|operator|instructor|advisor)$/u

/** Whether a name's head noun is a job ("Auxiliar de Farmácia") or an employer ("Farmácia Sol"); null if unknown. */
export const headNounOf = memo((text: string): 'job' | 'employer' | null => {
  const folded = bareTitle(text)
  const [first] = folded.match(/[\p{L}-]+/u) ?? []
  if (first === undefined) return null
  if (authority.test(folded) || unit.test(folded) || (hasFirmForm(text, folded) && !beginsWithJob(folded)))
    return 'employer'
  const last = lastOfHead(folded)
  if (portuguese.has(first))
    return inBothLanguages.test(first) && last !== undefined && englishJob.test(last) && endsInJob(text)
      ? 'job'
      : 'employer'
  if (isCompoundTitle(text) && !isEmployer(text)) return 'job'
  if (isJobNoun(first, 'first')) return 'job'
  if (last === undefined) return null
  // "Department for Work", "School of Music": the head is the first word.
  if (last === first) return english.has(last) && /^\p{L}+ (?:of|for) /u.test(folded) ? 'employer' : null
  if (english.has(last) || last === 'hospitals') return 'employer'
  return isJobNoun(last, 'last') ? 'job' : null
})

/** True for a name that its head noun or its legal form makes an employer's. */
export const isFirm = (name: string): boolean => headNounOf(name) === 'employer' || hasLegalForm(name)
/** True for a name with the head noun or a word of employers. */
export const namesFirm = (name: string): boolean => headNounOf(name) === 'employer' || isEmployer(name)

/** How surely a part is the title, 0 to 2: its head noun decides, else any job noun without a word of employers. */
export const jobWeight = (part: string): 0 | 1 | 2 => {
  const head = headNounOf(part)
  if (head === 'employer') return 0
  return isEmployer(part) && head !== 'job' ? 0 : titleWeight(part)
}
