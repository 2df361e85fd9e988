// A task of an advert is found in a person's own words: another form of the verb, another order, one verb or object of several.
import { expect, test } from 'bun:test'
import { matchJob } from '../..'
import { readAdvert } from '../../advert'
import { resume } from '../testing'

const bucketOf = (task: string, line: string, asks: string) => {
  const [duties, requirements] = asks === 'en' ? ['Responsibilities', 'Requirements'] : ['Atividades', 'Requisitos']
  const advert = `${asks === 'en' ? 'A job for somebody of the shop' : 'Vaga para quem gosta da loja'}\n\n${duties}\n- ${task}\n\n${requirements}\n- Excel\n- SQL\n- Git\n- Python`
  const found = matchJob(readAdvert(advert), resume([line])).keywords.find(({ need }) => need === 'duty')
  return [found?.bucket, found?.how]
}

test.each([
  ['pt', 'Repor as prateleiras da loja', 'Reposição de prateleiras em três setores'],
  ['pt', 'Realizar carga e descarga de caminhões', 'Carreguei e descarreguei caminhões de bebidas'],
  ['pt', 'Ler receitas', 'Leitura de receitas médicas no balcão'],
  ['pt', 'Atender no balcão', 'Atendimento no balcão de uma padaria'],
  ['en', 'Supervise kitchen staff', 'Supervised kitchen staff at two sites'],
  ['en', 'Mentor junior engineers', 'Mentored four junior engineers in my team'],
  ['en', 'Checking timesheets', 'Checked timesheets for 300 people'],
])('%s: %s is told by “%s”', (language, task, line) => {
  expect(bucketOf(task, line, language)).toEqual(['shown', 'family'])
})

test.each([
  ['pt', 'Desossar, limpar e cortar carne', 'Cortava carne bovina para o balcão'],
  ['en', 'Design, implement, test and deploy software', 'Deployed software to four hospitals'],
  ['pt', 'Elaborar fichas de produção e cardápios', 'Elaboração de fichas de produção'],
  ['pt', 'Elaborar fichas de produção e cardápios', 'Elaborei 25 fichas de produção do almoço'],
  ['en', 'Raise and expedite purchase orders', 'Raised purchase orders for packaging'],
  ['en', 'Checking timesheets and overtime', 'Checked timesheets for 300 people'],
  ['pt', 'Limpeza de vidros e espelhos', 'Limpeza de vidros e elevadores do prédio'],
  [
    'pt',
    'Operar empilhadeira retrátil e transpaleteira elétrica',
    'Operação de empilhadeira elétrica retrátil no pátio',
  ],
])('%s: of %s “%s” shows a part, which is only similar', (language, task, line) => {
  expect(bucketOf(task, line, language)).toEqual(['shown', 'implied'])
})

test('the same object of an action that is not known suggests it, another action on it does not', () => {
  expect(bucketOf('Repor as prateleiras', 'Responsável pelas prateleiras do mercado', 'pt')).toEqual([
    'shown',
    'implied',
  ])
  expect(bucketOf('Repor as prateleiras', 'Organizava as prateleiras e os preços do mercado', 'pt')).toEqual([
    'missing',
    null,
  ])
  expect(bucketOf('Booking deliveries with customers', 'Took deliveries from 20 suppliers a day', 'en')).toEqual([
    'missing',
    null,
  ])
  expect(bucketOf('Drive a school bus', 'Cleaned the school bus every night', 'en')).toEqual(['missing', null])
  expect(bucketOf('Drive a school bus', 'Drove the school bus for six years', 'en')).toEqual(['shown', 'family'])
  expect(bucketOf('Repor as prateleiras', 'Reposição de água na obra', 'pt')).toEqual(['missing', null])
})
