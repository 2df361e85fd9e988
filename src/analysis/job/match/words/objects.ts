// The kinds of objects and people that words name: a lorry and a truck, a guest and a customer. One of the kind makes a line similar
// to a task and never proves it; words that prove stand in word-key.ts. Folded words, `*` matches any ending.
import { stemTable } from './stems'

const objects = stemTable(`
caminhao carreta* veiculo truck* lorr* trailer* van
lixo residuo* recicla* entulho rubbish garbage trash recycl*
quimic* cloro desinfet* detergente* solvente* alvejante* bleach* chemical* disinfect*
refeic* merenda* prato* almoco* marmita* lanche* dieta* aliment* meal* dish dishes food
aliment* legum* verdura* hortifruti* hortalic* salada* carne* fruta* food vegetable* veg
ponto frequencia jornada timesheet* timekeeping
louca* utensilio* talher* panela* prato* crockery cutlery dish dishes pan pot
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

/** Keys of goods of any kind: whatever a line does the same with is one of them. */
const goods = /^(?:produto|materia|material|iten|item|mercadoria|artigo|product|good|merchandise)(?:s|is)?$/
export const isAnyGoods = (key: string): boolean => goods.test(key)

/** The kinds of object that a folded word in the singular names, none for another word. */
export const objectKinds = (word: string): readonly string[] => objects(word).map((kind) => `object ${kind}`)
/** The kinds of people that it names. */
export const peopleKinds = (word: string): readonly string[] => people(word).map((kind) => `people ${kind}`)
