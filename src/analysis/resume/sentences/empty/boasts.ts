// Lists of boasts and great words by which people praise themselves.
import { anyOf, noLetterOrDigitAround } from '../../../phrases'

/** Praise that nobody can verify. */
export const boast = anyOf(
  String.raw`
  [oa] melhor d[oa] (brasil|mundo|mercado|cidade|regiao)|numero (1|um) d[oa]|sem igual|incomparavel|inigualavel
  nunca (erro|errei|falho|falhei)|sei (fazer|de) tudo|faco tudo|carreira meteorica|tempo recorde|world[- ]class
  best[- ]in[- ]class|unprecedented|visionary|disrupt(or|ive|ing)|game[- ]chang(er|ing)|paradigm[- ]shifting|10x
  never missed|100% (success|satisf\p{L}*)|number one|no\.? ?1|second to none|sempre elogiad[oa]|elogiad[oa] por todos
  reconhecid[oa] por todos|referencia absoluta|(o|a) melhor \p{L}{2,20} que (ja|todos|o mundo)
  (maiores|melhores) \p{L}{2,20} d[oa] (pais|brasil|mundo)|(resolvo|resolvi) (qualquer|todos os) problemas?|nasci para
  ouvido absoluto|(profissional|pessoa) diferenciad[oa]|unic[oa] e[ ]|nao aceito menos|(ao|para o) proximo nivel
  (lideranca|vendedora?|lider|talento) nat[oa]|visao 360|(the )?greatest (\p{L}{2,20} )?(ever|in|on|of all|the)
  on the planet|featured everywhere|known (by|to) every(one|body)|has ever seen
  (exceed|beat|smash)\p{L}* every (goal|target|quota)|every(one|body) i (meet|work with)|born to|(to the )?next level
  natural[- ]born|lenda viva|living legend|(corretor|vendedor|profissional)\p{L}* (n|no|n[º°]|numero) ?1
  recorde absoluto|idolatrad[oa]|temid[oa] p\p{L}+|sempre [oa] melhor|vendo qualquer|mente milionaria
  quem trabalha comigo|the future of|fight to work with me|wherever i go|unstoppable|true believers
  everyone (wants|loves)|(portfolio|everything|tudo|projeto) (i touched|que (eu )?toquei)
  unmatched (quality|skills?|service|expertise|talent|ability|passion|commitment|leadership|dedication|results|performance|success)
  unparalleled|top 1%|best quality|hyper-?scale|synerg(ies|ize|izing)|most accomplished|more than most people
  in all industries|all technology
  (todos os|every|all the) (recordes?|records?)(?! (d[eo]s? (pacientes?|clientes?|alunos?)|of (patients|clients|students)))
  nenhum concorrente|ninguem (vende|faz|chega|entende)|aos meus pes|outro patamar|nobody (sells|does|else)|no one else
  fear me|worship(s|ped)? me|of (my|our|his|her|this) generation|alive today
  (o|a) mais (talentos|brilhant|complet|respeitad)\p{L}+
  the (most (talented|brilliant|gifted|complete)|best \p{L}{2,20}( \p{L}{2,20})? (you|anyone|ever))|turns? to gold
  vira ouro|para sempre|chief everything|ex-genius|genius
  (qualquer pessoa|todos os meus clientes|every client|anyone|everyone) (em |a |into a? ?)?(milionari|millionaire|vencedor|winner)\p{L}*
  os numeros explodem|especialista (em \p{L}{2,20} )?d[ao] (america latina|brasil|mundo)|im(bativ|parav)(el|eis)
  invenciv(el|eis)|unbeatable|undisputed|(fiz|fez|fizemos|fizeram) historia|made history|numero (1|um) absolut[oa]
  energia infinita|em tudo (o )?que (eu )?(fiz|faco|toco)|in everything i (do|did)
  (negocios|contratos|vendas) milionari[oa]s|record-breaking success|pure excellence
  single-handedly saved|transformo qualquer
  (todas? as metas?|every (single )?(target|goal|quota)|all (my |the )?(targets|goals|quotas)) (em|de|in|of|ever) (todos?|toda|cada|every|all|set)
  (simplesmente|simply) (o|a|the) (melhor|best)|thought leaders? in the world
  (respiro|i breathe) (metas|vendas|resultados|sales|success)`,
  noLetterOrDigitAround,
)
/** Praise that is one only where a line begins with it: "a maior rede do Brasil" is an employer. */
export const boastAlone =
  /^\P{L}*(?:o|a|the) (?:maior|melhor|greatest|best|number one) \p{L}{3,20} (?:d[oa]|of|in) (?:brasil|pais|mundo|mercado|the (?:world|country|market))(?!\p{L})/u

/** Great words for an effect that nobody can see; beside a number that counts something they are only a manner of speaking. */
export const inflated = anyOf(
  String.raw`
  revolucion(ei|ou|o|amos|ando|ar)|reinvent(ei|ou|o|ando) (a forma|o jeito|o mercado|o conceito)
  (impact|transform|toc|mud|inspir)(ei|ou|o|amos|ando|ar) (milhares de |milhoes de |centenas de |muitas )?(vidas|destinos|geracoes)
  (brilho|sangue) nos olhos|faca nos dentes|fora da (caixa|curva)|mindset (vencedor|milionario|de crescimento)
  visao de aguia|(energia|comunicacao|presenca|lideranca) (contagiante|magnetica|inspiradora)
  (que )?faz(er)? acontecer|em tudo (o )?que me prop\p{L}+|quebr(ei|ou|ando) (todos os )?recordes
  super(ei|ou|ando|ar) (qualquer|todas as|as|minhas) expectativas?|cultura de (excelencia|alta performance)
  (forma|maneira|crescimento) exponencial|exponencialmente|pens(a|o|ar|ando) grande
  deix(ei|o|ar|ando) (a )?minha marca|(ambicao|criatividade|energia) sem limites
  solucoes (inovadoras|disruptivas) para (problemas|desafios|qualquer)|transform(o|ei|ando|ar) (sonhos|desafios em)
  realiz(o|ei|ando|ar) sonhos|atitude de dono|entreg(o|ei|ando|ar) (legado|experiencias|proposito)
  (liderei|lidero|liderar|lead|led|leading) (com|with) (proposito|purpose|paixao|passion)
  (com|with) (muita |great )?(paixao|passion) e|rumo ao (topo|sucesso)|minha energia
  redefin(e|es|ed|ing) (success|excellence|the (industry|market|future|way))|reimagin(e|es|ed|ing)|(the )?status quo
  ignit(e|es|ed|ing)|catalys(e|es|ed|ing)|exponential (outcomes?|impact|growth|results?)
  (drove|drive|driving|created|creating) synergy|think(ing)? bigger|act(ing)? bolder|dare(s|d)? to (lead|dream|be)
  (seeds|heartbeat|soul|spark|ecosystems?) of (greatness|trust|change|the (team|company)|an?)
  (wore|wear|wearing) (every|all the) hats?|mov(e|ed|ing) (the needle|mountains)|larger than life
  unlock(s|ed|ing)? (human |hidden |true |full )?potential
  inspir(e|es|ed|ing) (global |thousands|millions|audiences|greatness)|transform(s|ed|ing)? lives
  push(es|ed|ing)? (the )?boundaries|outside the box|rock ?star|force of nature|at the intersection of
  empathy at scale|turn(s|ed|ing)? (vision|possibilit|dreams|passion)\p{L}* into
  every (vertical|market|room|challenge) i (touch|enter|face)\p{L}*|delight by \d+ ?%
  (vision|energy|passion) and velocity|world a better place|culture of excellence|above and beyond
  exceed(s|ed|ing)? (every|all) expectations?|speaks? for (itself|themselves)|fal(a|am) por si
  reach(es|ed|ing)? for the stars|a (whole )?new level|through the roof|sede d[ea] (vitoria|vencer|sucesso|crescer)
  (maquina|machine) (de|of) (resultados|vendas|results|sales)|results machine|palavra impossivel|(110|200|1000) ?%
  (novo|outro) (patamar|nivel)|to (new|greater) heights|rais(e|es|ed|ing) the bar|crush(es|ed|ing)? (it|every|all)
  built an empire|raving fans|(alem|acima) d[ao]s? (esperado|expectativas?)|unforgettable (moments|experiences)
  (nunca|jamais) perdi (um |uma |nenhum |nenhuma )?\p{L}+
  never lost (a|an|any|one) (client|customer|deal|sale|negotiation)|momentos (inesqueciveis|memoraveis)`,
  noLetterOrDigitAround,
)
