// Deeds and objects that are close without being the same: to command a team and to coordinate it, a lorry and a truck. They
// make a line similar to a task and never prove one; words that prove stand in families.ts. Folded words, `*` matches any ending.
import { verbOf } from './inflections'
import { stemTable } from './stems'

const deeds = stemTable(`
coorden* lider* comand* chefi* gerenci* gerir geri geria gestao supervis* conduz* conducao dirij* dirig* lead led leading manag* overs* head headed run ran running direct* coordinat*
trein* capacit* orient* ensin* mentor* instruir instruct* supervis* formar formei formacao integrar train* teach* taught coach* guid* induct* onboard*
cuid* ajud* auxili* apoi* apoio acompanh* assist* atend* help* support* care cared caring look* attend*
prepar* produz* produc* fabric* confec* cozinh* servir servi sirvo servia serve* served serving made make making cook*
registr* apont* lanc* anot* digit* preench* documen* record* log logs logged logging enter* input* noted noting writ* wrote keep kept keeping
conferir confer* confiro inspec* verific* vistori* check* zel* inspect* audit* examin*
controlar control* reduz* reduc* monitor* acompanh* cut cutting track*
cumprir cumpri* seguir segui* respeit* aplic* garant* assegur* implant* comply* complie* complian* follow* ensur* adher*
analis* avali* apur* estud* assess* evaluat* analy*
prepar* elabor* apresent* report* emitir emiti* relat* draft* present* produc* writ* wrote build* built
carga descarga carreg* descarreg* load* unload*
colet* recolh* separ* retir* remov* collect* empty emptied emptying
limp* lavar lavagem lavo lavava lavei higieniz* varr* faxin* clean* wash* mop* sweep* swept wip*
consert* repar* manut* repair* fix* maintain* remedi*
instal* montar montei montava monto montag* coloc* fit fits fitted fitting install*
contrat* recrut* selecion* hire* hiring recruit*
planej* organiz* program* agend* plan planned planning schedul* organis* arrang*
comprar compra comprei cotar cotac* adquir* purchas* procur* buy buying bought order* sourc*
`)

const objects = stemTable(`
caminhao carreta* veiculo truck* lorr* trailer* van
lixo residuo* recicla* entulho rubbish garbage trash recycl*
quimic* cloro desinfet* detergente* solvente* alvejante* bleach* chemical* disinfect*
refeic* prato* almoco* marmita* meal* dish dishes
orcament* budget*
variac* desvio* varianc*
relatorio* report* dashboard* painel
registro* prontuari* record* chart*
imovel imoveis casa apartament* propert* hous* home flat apartment*
higien* sanitari* hygien*
observac* observation* obs
desperdici* sobra* perda* waste*
banho wash* bath* shower*
alimentac* eat* feed* fed
movimentac* entrada* saida* movement*
inventari* stocktak*
empilhadeira* forklift*
`)

const people = stemTable(`
equipe* pessoa ajudante* auxiliar auxiliares funcionari* colaborador* operador* analista* team* staff agent* people employee* crew*
paciente* residente* idoso* acamado* patient* resident*
aluno* estudante* student* pupil* learner*
cliente* hospede* consumidor* customer* guest* shopper*
novato* starter* joiner* colleague* trainee* beginner*
`)

const kinOf =
  (table: (word: string) => readonly number[], name: string) =>
  (word: string): string[] =>
    [...new Set([...table(word), ...table(verbOf(word) ?? word)])].map((group) => `${name}${group}`)

/** The kinds of deed that a folded word in the singular names, none for another word. */
export const deedsOf = kinOf(deeds, 'deed ')
/** The kinds of object that it names. */
export const objectsOf = kinOf(objects, 'object ')
/** The kinds of people that it names. */
export const peopleOf = kinOf(people, 'people ')
