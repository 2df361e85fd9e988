// Finds the sentences of a page written in images ("I wove threads of trust into a tapestry of hope"), or that counts what nobody
// counts ("500 clouds a shift"). One such sentence is a way of speaking; only a page of them says nothing about the work.

import { memo } from '../../../memo'
import { wordSet } from '../../../phrases'
import { quantity } from '../../reading/experience/tasks/quantities'
import type { Block } from '../../reading/lines/paragraphs'
import { fold, tokens } from '../../reading/text'
import { contentWords, isAbstract } from '../content-words'

/** Plants, water, light, thread and walls: the everyday objects of other trades that images are made of. */
const objects = wordSet(`
  semente sementes semear semeei semeio semeando plantei planto plantando reguei rego regar raiz raizes fruto frutos flor flores
  florescer floresceu floresci florescimento florescimentos brotar brotou jardim jardins jardineira floresta florestas colher colhi colheita solo arido arida
  primavera inverno ponte pontes muro muros janela janelas farol farois oceano oceanos mar mares mare ondas vela velas leme navegar navego naveguei
  navegando ancora ancoras porto barco barcos rio rios nascente nascentes margem margens trilha trilhas travessia travessias montanha montanhas
  deserto desertos labirinto labirintos bussola chama chamas fogo fogueira fogueiras faisca faiscas brasa brasas lanterna lanternas iluminar ilumino iluminei
  acender acendo acendi sombra sombras tecer teco teci tecendo costurar costuro costurei fio fios trama tramas tapecaria bordar bordei bordo danca dancas
  dancei danco dancar melodia melodias sinfonia sinfonias orquestra asas voar voo voos voei ninho ninhos borboleta borboletas casulo alquimia alquimista magia
  magico magica feitico poeira cristal cristais semeadora tecela guardia guardiao guardioes clareira clareiras abracei mergulho mergulhei desaguar transbordei
  areia areias concha conchas pedra pedras descalca descalco violino violinos harpa flauta cordas porta portas espelho espelhos bau baus lua farol rede redes orvalho
  petala petalas galho galhos folhas pomar pomares aldeia aldeias peregrina peregrino peregrinacao afinar afinei afino cantar cantei canto escutar sopro soprar
  seed seeds sow sowed sowing planted planting watered roots fruit fruits flower flowers bloom bloomed blooming blossom blossomed garden gardens
  gardener forest forests harvest harvested soil bridge bridges walls window windows lighthouse lighthouses beacon beacons ocean
  oceans sea seas tide tides wave waves sail sailed sailing helm anchor anchored harbor harbors harbour harbours ships shore shores river rivers path
  paths trail trails mountain mountains desert deserts labyrinth maze compass flame flames fire bonfire bonfires spark sparks sparked ember embers candle candles
  torch torches lantern lanterns light lit illuminated ignite ignited kindled shadow weave wove weaving woven braid braided stitched thread threads fabric
  tapestry tapestries canvas paint painted colors colours dance danced melody melodies symphony symphonies orchestrated song songs sang wings fly soar soared nest
  butterfly butterflies cocoon alchemy alchemist magic magical spell spells dust crystal crystals tribe tribes breath breathe breathed corridors pruned nurtured
  weaver weavers weaves shoreline shell shells pebble pebbles stone stones sand sands barefoot violin violins harp flute strings door doors mirror mirrors hearth
  dew petal petals branch branches leaves orchard orchards meadow village pilgrim pilgrimage tune tuned tunes sing sang whispering echo echoes gathered gathering
  wander wandered wandering voyage drift drifted nurture`)

const sky = wordSet(`
  nuvem nuvens vento ventos brisa chuva chuvas lua luas ceu ceus trovao trovoes relampago relampagos tempestade tempestades neblina aurora amanhecer
  alvorada horizonte horizontes constelacao constelacoes galaxia galaxias cosmos eternidade estrelas estrela arco-iris
  clouds wind winds breeze moon moons sky skies rainbow rainbows thunder lightning storm storms fog dawn sunrise sunset horizon horizons
  constellation constellations galaxy galaxies cosmos eternity star stars shadows`)

/** What is felt, and belongs to no count. */
const feelings = wordSet(`
  saudade saudades sonho sonhos medo medos tristeza tristezas alegria alegrias pensamento pensamentos sentimento sentimentos esperanca esperancas
  coragem amor amores paixao paixoes coracao coracoes abraco abracos lagrima lagrimas sorrisos silencio silencios solidao
  felicidade afeto afetos desejos emocao emocoes poesia poesias ternura delicadeza gratidao incerteza incertezas caos sussurro sussurros misterio misterios
  possibilidades recomecos alma almas presenca amanha comecos vinculos mudanca mudancas
  possibilities soul souls stillness tomorrows dream dreams fear fears sadness joy joys sorrow sorrows thought thoughts feeling feelings hope hopes courage love passion heart hearts
  heartbeat heartbeats hug hugs tears silence silences loneliness happiness faith wishes emotion emotions poetry kindness gratitude doubt
  uncertainty chaos wonder belonging meaning clarity whisper whispers mystery mysteries trust ideas change tomorrow`)

const isFelt = (word: string): boolean => feelings.has(word) || isAbstract(word)
const isImage = (word: string): boolean => objects.has(word) || sky.has(word) || isFelt(word)

/** Number of images from which a sentence without a figure is nothing but images, if it has no more other words than `OTHERS`. */
const IMAGES = 2
/** Other words that such a sentence may have. */
const OTHERS = 2

/** Small words that are no task's and no image's. */
const small = wordSet(`
  those who have has had their they them where when while until into between through others its each what which than then there one ones
  onde quando enquanto ate entre outros outras cada quem seus suas nos este esta isso aquilo como sem sobre`)

const isImagery = memo((text: string): boolean => {
  const nouns = [...contentWords(text)].filter((word) => !small.has(word))
  const images = nouns.filter(isImage)
  const pictured = images.filter((word) => !isAbstract(word))
  return (
    pictured.length >= IMAGES && nouns.length - images.length <= pictured.length + OTHERS && quantity(text) === null
  )
})

const smallPattern = '(?:d[aeo]s?|of|the|a|as|o|os|an)'
/** A figure has an end that is near, and a beginning: else each digit of a long row of them would be tried as one. */
const figurePattern = `(?<![\\d.,])\\d[\\d.,]{0,20}(?: ?%| por cento| percent)?(?: (?:mil|thousand))?(?: ${smallPattern}){0,2}`
const counted = new RegExp(
  `${figurePattern} (\\p{L}+)(?: ${smallPattern}){1,2} (\\p{L}+)|${figurePattern} (\\p{L}+)`,
  'gu',
)

/** What a sentence counts that nobody counts: "500 saudades", "25% da tristeza", "70 sacos de lua". */
const countedImages = (text: string): string[] =>
  [...fold(text).matchAll(counted)].flatMap(([, first = '', second = '', only = '']) =>
    [first, second, only].filter(
      (word) => feelings.has(word) || (sky.has(word) && word !== 'estrelas' && word !== 'stars'),
    ),
  )

/**
 * From these numbers the whole page is written so: sentences of images, of which some name a feeling, and at least half of all;
 * lines that count something else than work, with different words, and at least a third of all.
 */
const PAGE = { images: 3, felt: 2, counted: 2 }

/** The texts of sentences in images or with such a count, where they are a pattern; none of any other page. Pure. */
export const imagesIn = (sentences: readonly Block[]): ReadonlySet<string> => {
  const texts = [...new Set(sentences.map(({ text }) => text))].filter((text) => tokens(text).length > 1)
  const images = texts.filter(isImagery)
  const felt = images.filter((text) => [...contentWords(text)].some(isFelt))
  const strange = texts.map((text) => ({ text, of: countedImages(text) })).filter(({ of }) => of.length > 0)
  const different = new Set(strange.flatMap(({ of }) => of)).size
  const isPage = images.length >= PAGE.images && felt.length >= PAGE.felt && images.length * 2 >= texts.length
  const isStrange = strange.length >= PAGE.counted && different >= PAGE.counted && strange.length * 3 >= texts.length
  return new Set([...(isPage ? images : []), ...(isStrange ? strange.map(({ text }) => text) : [])])
}
