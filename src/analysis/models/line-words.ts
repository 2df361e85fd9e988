// Refuses a wording that says more than its line: each of its words must be one of the line's, an everyday word for
// one of them, or one that only connects or reports. A deed, a place or a result in ordinary words is none of these.
import { keyOf } from '../job/match/words/word-key'
import { fold } from '../resume/reading/text'
import { stemOf } from './fact-checks'

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Words that say nothing by themselves. "Responsável", "equipe" and words of praise are left out on purpose. */
const plain = new Set(
  words(`
  para com como mais pela pelo pelas pelos entre sobre desde ate por pra pro uma uns umas dos das nos nas aos que sua seu suas seus meu minha meus
  minhas este esta esse essa isso quando onde alem tambem cada todo toda todos todas durante junto num numa foi era ser cerca media aproximadamente
  incluindo inclusive bem assim sempre tanto quanto ambos seja etc
  fiz fez realizei realizando atuei atuando atuacao trabalhei trabalhando executei executando desempenhei exerci efetuei prestei
  the and for with from that this these those their them his her our own into over about also each every per including well was were had have been
  while during approximately around daily both all
  did made worked working performed performing carried out provided providing using via through`),
)

/** Everyday words for the same, in a row; folded, `*` for any ending. Only such as nobody would call another deed. */
const table = `
faz* fiz* prepar* produz* produc* elabor* realiz* confeccion* execut* efetu*
almoc* jant* comid* marmit* refeic*
arrum* organiz* orden*
via ver vi visto olh* verifi* confer* chec* inspec* examin*
marc* agend*
telefon* ligac* ligav* ligo liguei
ajud* auxili* apoi* assist*
dava dei dar dou administr* ministr* aplic* aplicac*
aula aulas lecion* ensin* ministr* professor* docenc*
lev* transport* conduz* carreg* carga cargas
dirig* transport* conduz* motorist*
entreg* distribu*
mex* uso usei usav* usand* utiliz* oper* manuse*
ficav* fiquei fico oper*
consert* repar* manutenc*
bati batia bate bater ating* alcanc* cumpr*
cuid* zel*
limp* higieniz* faxin* lav*
receb* recepcion* acolh*
compr* adquir* aquisic*
anot* registr* lanc* cadastr* preench*
fal* convers* comunic* contat*
hora horas horario horarios
pessoal gente povo pessoa pessoas publico
loja lojas estabelecimento*
carro carros veiculo veiculos
casa casas residenc* domicil*
peg* retir* colet*
guard* armazen*
fech* encerr* fechament*
abri abria abro abrir abert*
troc* substitu*
rep* repos* abastec* reabastec*
carga cargas mercador* produto produtos
aluno alunos aluna alunas turma turmas estudante*
dia dias diari*
noite noites noturn* nightly night nights
semana semanas semanal* semanais weekly week weeks
mes meses mensal* mensais monthly month months
ano anos anual* anuais yearly annual* year years
corrig* correc*
mand* envi*
cobr*
vig* monitor*
digit* lanc* registr*
client* atend*
escrev* redig* produz* public*
post posts public*
reset* redefin*
nota notas fisca*
serv* atend*
was operat* ran run* work*
xerox copia*
program* desenvolv*
wrote writ* built build* develop*
kids children
did do done doing process* ran run running complet* handl*
customer* client* serv*
veg vegetable*
book* schedul* arrang*
help* assist* support*
drove driv* deliver* transport*
look* care* caring
clean* wash*
cook* prepar* made make making
fix* repair* maintain* maintenanc*
teach* taught tutor* instruct*
sold sell* sale sales
put place* placing stack* stock*
till tills cash register* checkout
`
const rows = table
  .trim()
  .split('\n')
  .map((row) => words(row))

/** Endings of Portuguese and English words, the longest first: mesa and mesas, cobrava and cobrei, chopping and chopped are one word. */
const endings = words(
  `avamos amentos imentos amento imento adores edores adora adas ados idas idos ador edor ando endo indo avam aram eram iram ava ada ado ida ido iam ia
  aram ou eu iu ei ar er ir ing ed ly es as os is am em s a e o i`,
)
/** Letters that are left of a word at least. */
const ROOT_LEAST = 3

const rootOf = (plural: string): string => {
  const word = plural.replace(/[ao]es$/, 'ao')
  const ending = endings.find((one) => word.length - one.length >= ROOT_LEAST && word.endsWith(one))
  return ending ? word.slice(0, -ending.length) : word
}

const matches = (member: string, word: string): boolean =>
  member.endsWith('*') ? word.startsWith(member.slice(0, -1)) : word === member

const rowsOf = (word: string): readonly number[] =>
  rows.flatMap((row, at) => (row.some((member) => matches(member, word)) ? at : []))

/** People of one's own team, whose family is that of people in general. */
const team = /^(?:equipes?|times?|teams?|staff)$/

const wordsOf = (text: string): string[] => fold(text).match(/\p{L}{3,}/gu) ?? []

/** The words of a wording that its sources do not have and that are not everyday words for one of theirs. */
export const wordsOfItsOwn = (text: string, sources: readonly string[]): string[] => {
  const sourceWords = sources.flatMap(wordsOf)
  const exact = new Set(sourceWords)
  const stems = new Set(sourceWords.map(stemOf))
  const roots = new Set(sourceWords.map(rootOf))
  const keys = new Set(sourceWords.map(keyOf))
  const meanings = new Set(sourceWords.flatMap(rowsOf))
  return wordsOf(text).filter(
    (word) =>
      !plain.has(word) &&
      !exact.has(word) &&
      (team.test(word) ||
        !(
          stems.has(stemOf(word)) ||
          roots.has(rootOf(word)) ||
          keys.has(keyOf(word)) ||
          rowsOf(word).some((row) => meanings.has(row))
        )),
  )
}
