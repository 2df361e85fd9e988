// Word families that join nouns and verbs where a stemmer does not: gestão and gerenciei.
import { memo } from '../../../memo'
import { oneSpelling } from './dialects'
import { verbOf } from './inflections'
import { stemTable } from './stems'

/** Articles, prepositions and conjunctions, folded. */
export const linkingWords: ReadonlySet<string> = new Set(
  'de da do das dos e em para com na no nas nos a o as os um uma ao aos por the of and to in for with on an or'.split(
    ' ',
  ),
)

const table = `
lider* lead leads leading led leader*
gestao gestor* gerenci* gerencia* gerir geri geriu gerindo manag*
negoci* negotiat*
analis* analys* analyz* analytic*
vend* sale sales sell sells selling sold seller*
atend* attend*
desenvolv* develop*
implant* implement*
planej* plan plans planned planning
coorden* coordinat*
control* controllership
organiz* organis*
trein* train* capacit*
ensin* lecion* docencia docente teach* taught
automat* automac* automatiz*
otimiz* otimizac* optimi*
elabor* prepar*
monitor* acompanh* track*
supervis*
prospec* prospect*
comunic* communicat*
compra compras comprar comprei comprador* purchas* buy* bought
audit*
subcontract* subcontrat* outsourc* terceirizad* outside external
orcament* budget*
concili* reconcil*
fatur* invoic* billing
cobranca cobrancas cobrar cobrei cobrador*
recrut* recruit*
selecao selecion* select*
manutenc* manter mantive mantendo maintain* maintenanc*
instal*
dirig* dirij* driv* drove
limp* clean*
lavar lavava lavei lavou lavando lavagem lavagens higieniz* sanitiz* wash washes washed washing
cuid* care caring cared
cozinh* cook*
fideliz* retenc* reter retive retain* retention
constru* build* built
construction constructions construcao construcoes
integra* integrat*
migra* migrat*
produz* produc*
calcul*
redacao redigi* redig* escrev* escrita escritas escrito escritos writ* wrote
escritur* lancament* bookkeep*
pack packed packing packs embal* empacot*
revis* review*
inspec* inspecion* inspect*
oper* operat*
separ* pick*
entreg* deliver*
transport*
confer* confiro
estoc* estoqu* inventor* stock*
repor reposi* repus* replenish*
vacin* imuniz* vaccinat*
avali* assess* evaluat*
orient* guid* mentor*
motiv*
projet* design*
pesquis* research*
apresent* present*
relat* report*
registr* record*
document*
administr*
administer administers administered administering give gives giving gave given
contab* account*
financ*
medic*
enferm* nurs*
seguranca secur* safety
qualidade quality
processo processos process processes
cliente clientes customer* client clients
equipe equipes time times team teams pessoa pessoas people
dado dados data
projeto projetos project projects
paciente pacientes patient patients
type types typed typing typist*
file files filed filing
fit fits fitted fitting fitter*
wire wires wired wiring
weld*
solda* soldei soldou
sew sews sewed sewn sewing
costur*
bake bakes baked baking baker*
greet*
aferir aferi aferiu aferindo afericao medir medi mediu medindo medicao
paint*
pintar pintei pintou pintura* pintor*
aluno alunos estudante* student* pupil*
`
const groupsOf = stemTable(table)

/** Portuguese plurals beyond a final s: "sociais", "domiciliares", "imóveis". */
const singularOf = (word: string): string =>
  word
    .replace(/(?<=\p{L}{3})ais$/u, 'al')
    .replace(/(?<=\p{L}{3})eis$/u, 'el')
    .replace(/(?<=\p{L}{2}(?:l|it|d|at|et|it|ut|c)[ao]r)es?$/u, '')

/** The family key of a folded word, or null. Whole words take precedence over stems. */
export const familyOf = (word: string): string | null => {
  const [family] = groupsOf(word)
  return family === undefined ? null : `#${family}`
}

/** The family of a word, its verb, or the word itself in the singular. */
export const keyOf = memo((word: string): string => {
  const spelt = oneSpelling(word)
  // The rules of spelling would turn "raised" and "supervised" into "raized" and "supervized".
  return familyOf(spelt) ?? verbOf(spelt) ?? verbOf(word) ?? singularOf(spelt)
})
