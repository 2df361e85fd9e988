// Names of the states, countries, counties and large cities by which an address is recognised.
import { either } from '../../../phrases'

/** Brazil's states in letters. */
export const ufPattern = 'AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO'
/** States of the United States, Canada and Australia in letters. */
export const usPattern =
  'AL|AK|AZ|AR|CA|CO|CT|DC|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|ON|BC|QC|NSW|VIC|QLD|TAS'

/** Brazil's states in full. */
export const statesPattern = either(`
  Acre|Alagoas|Amapá|Amazonas|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Mato Grosso
  Mato Grosso do Sul|Minas Gerais|Pará|Paraíba|Paraná|Pernambuco|Piauí|Rio de Janeiro|Rio Grande do Norte
  Rio Grande do Sul|Rondônia|Roraima|Santa Catarina|São Paulo|Sergipe|Tocantins
`)
/** Countries as a page names them in Portuguese, English or their own language. */
export const countriesPattern = either(`
  Brasil|Brazil|Portugal|USA|United States|UK|United Kingdom|England|Ireland|Canada|Spain|España|Espanha|Germany
  Alemanha|France|França|Italy|Itália|Netherlands|Holanda|Angola|Moçambique|Cabo Verde|Argentina|Chile|Mexico|México
  India|Australia|Türkiye|Turkey|Poland|Polska|Austria|Áustria|Belgium|Bélgica|Switzerland|Suíça|Sweden|Suécia|Norway
  Noruega|Denmark|Dinamarca|Finland|Finlândia|Greece|Grécia|Romania|Romênia|Roménia|Hungary|Hungria|Bulgaria
  Czech Republic|Czechia|Croatia|Croácia|Serbia|Ukraine|Ucrânia|Luxembourg|Luxemburgo|Scotland|Wales|Northern Ireland
  New Zealand|South Africa|Nigeria|Kenya|Ghana|Egypt|Morocco|Marrocos|Israel|Japan|Japão|China|Singapore|Philippines
  Pakistan|Bangladesh|UAE|United Arab Emirates|Colombia|Colômbia|Peru|Uruguay|Uruguai|Paraguay|Paraguai|Bolivia
  Bolívia|Ecuador|Equador|Venezuela
`)
/** States of the United States in full. */
const unitedStates = `
  Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois
  Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana
  Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon
  Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia
  Wisconsin|Wyoming|Puerto Rico`
/** Provinces and states of Canada, Australia and South Africa. */
const otherStates = `
  Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Prince Edward Island|Quebec|Québec
  Saskatchewan|New South Wales|Queensland|South Australia|Tasmania|Victoria|Western Australia|Gauteng|Western Cape
  KwaZulu-Natal`
/** In full, only behind a sign: "Washington" and "Virginia" alone are people's names. */
export const statesAbroadPattern = either(unitedStates, otherStates)
/** Cities that are known without their state. */
export const citiesPattern = either(`
  São Paulo|Rio de Janeiro|Belo Horizonte|Salvador|Fortaleza|Brasília|Curitiba|Manaus|Recife|Goiânia|Porto Alegre
  Belém|Guarulhos|Campinas|São Luís|Maceió|Campo Grande|Natal|Teresina|João Pessoa|Aracaju|Cuiabá|Florianópolis
  Vitória|Joinville|Londrina|Uberlândia|Sorocaba|Santos|Niterói|Osasco|Ribeirão Preto|São José dos Campos|Santo André
  São Bernardo do Campo|Lisboa|Porto|Lisbon|Coimbra|Braga|London|New York|San Francisco|Dublin
`)
/** Counties of England. */
const englishCounties = String.raw`
  Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset
  (County |Co\.? )?Durham|(East |West )?Sussex|Essex|Gloucestershire|Greater Manchester|Hampshire|Herefordshire
  Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|Northamptonshire
  Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne and Wear
  Warwickshire|West Midlands|Wiltshire|Worcestershire|(North |South |East |West )?Yorkshire`
/** Counties of Scotland, Wales and Ireland. */
const otherCounties = String.raw`
  Aberdeenshire|Ayrshire|Fife|Lanarkshire|(Mid |East |West )?Lothian|Gwent|Gwynedd|Dyfed|Powys|Glamorgan
  (Co\.?|County) (Antrim|Armagh|Down|Tyrone|Cork|Galway|Kerry|Dublin|Mayo)`
export const countiesPattern = either(englishCounties, otherCounties)
