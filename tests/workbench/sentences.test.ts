// A line of work, what it is asked for, and the line with an ordinary answer as somebody would write it, in both languages.
import { describe, expect, test } from 'bun:test'
import { figureAnswer } from '../../src/analysis/resume/draft/answers'
import { topicOf } from '../../src/analysis/resume/draft/topics'
import { matchSkills } from '../../src/analysis/resume/skills/match'
import type { DraftQuestionJson } from '../../src/api/tools/draft'
import { lineWith } from '../../src/islands/workbench/state/edit'

/** The line | what is counted | the number, with what was typed in the place of the offered noun | how often | the sentence, with @ for the line. */
const pt = `
  Separação e conferência de mercadorias com coletor de dados | stock | 180 | por dia | @, cerca de 180 mercadorias por dia
  Operação de empilhadeira elétrica retrátil e a gás na carga e descarga de carretas | loads | 25 | por dia | Operação de empilhadeira elétrica retrátil e a gás na carga e descarga de cerca de 25 carretas por dia
  Carga e descarga de caminhões | loads | 12 | por dia | Carga e descarga de cerca de 12 caminhões por dia
  Operava empilhadeira no depósito | loads | 120 | por dia | @, cerca de 120 paletes por dia
  Descarregava caminhões com paleteira manual | loads | 8 | por dia | Descarregava cerca de 8 caminhões por dia com paleteira manual
  Conferência de notas fiscais e registro de entradas no WMS | documents | 60 | por dia | Conferência de cerca de 60 notas fiscais por dia e registro de entradas no WMS
  Limpeza dos quartos e corredores | rooms | 18 | por dia | @, cerca de 18 quartos por dia
  Arrumava os apartamentos do hotel | rooms | 16 | por dia | Arrumava cerca de 16 apartamentos do hotel por dia
  Atendia clientes no balcão da padaria | customers | 150 | por dia | Atendia cerca de 150 clientes por dia no balcão da padaria
  Atendimento ao público na recepção | customers | 80 | por dia | @, cerca de 80 clientes por dia
  Preparo do almoço por quilo, todos os dias. | meals | 180 | | Preparo do almoço por quilo, todos os dias (cerca de 180 refeições).
  Preparei marmitas para entrega | meals | 90 | por dia | Preparei cerca de 90 marmitas por dia para entrega
  Cuidava de idosos em casa de repouso | patients | 12 | | Cuidava de cerca de 12 idosos em casa de repouso
  Entregava encomendas de moto na zona sul | deliveries | 45 | por dia | Entregava cerca de 45 encomendas de moto por dia na zona sul
  Dirigia caminhão truck em viagens interestaduais | deliveries | 6 | por mês | Dirigia caminhão truck em cerca de 6 viagens interestaduais por mês
  Emitia notas fiscais e boletos | documents | 40 | por dia | @, cerca de 40 notas fiscais por dia
  Arquivava documentos e atendia o telefone | documents | 30 | por dia | Arquivava cerca de 30 documentos por dia e atendia o telefone
  Atendia ligações de clientes no SAC | calls | 70 | por dia | Atendia cerca de 70 ligações de clientes por dia no SAC
  Resolvia chamados de informática | calls | 15 | por dia | Resolvia cerca de 15 chamados de informática por dia
  Vendia roupas femininas na loja | sales | 20 peças | por dia | @, cerca de 20 peças por dia
  Treinei colaboradores novos no sistema de caixa | people | 9 | | Treinei cerca de 9 colaboradores novos no sistema de caixa
  Coordenava a equipe de limpeza do turno da noite | people | 14 | | @, cerca de 14 pessoas
  Levantei paredes de alvenaria | works | 200 metros | | @, cerca de 200 metros
  Pintura de apartamentos e fachadas | works | 3 | por mês | @, cerca de 3 obras por mês
  Instalação de quadros elétricos e disjuntores | any | 60 quadros | | @, cerca de 60 quadros
  Manutenção preventiva de máquinas de costura | machines | 35 | por mês | Manutenção preventiva de cerca de 35 máquinas de costura por mês
  Operava máquina de corte e dobra | pieces | 800 | por dia | @, cerca de 800 peças por dia
  Montagem de peças na linha de produção | pieces | 400 | por dia | Montagem de cerca de 400 peças por dia na linha de produção
  Lecionei matemática para turmas do ensino médio | students | 5 | | Lecionei matemática para cerca de 5 turmas do ensino médio
  Cuidava de crianças de 2 a 5 anos | children | 18 | | Cuidava de cerca de 18 crianças de 2 a 5 anos
  Controle de estoque e validade dos produtos | stock | 300 | | @, cerca de 300 itens
  Repunha mercadorias nas gôndolas | stock | 500 | por dia | Repunha cerca de 500 mercadorias por dia nas gôndolas
  Fazia inventário do almoxarifado todo mês | stock | 900 | | @, cerca de 900 itens
  Corte, escova e coloração de cabelos | any | 12 clientes | por dia | @ para cerca de 12 clientes por dia
  Costurava uniformes e fazia ajustes | laundry | 25 | por dia | Costurava cerca de 25 uniformes por dia e fazia ajustes
  Ronda noturna e controle de acesso de visitantes | customers | 60 | por dia | Ronda noturna e controle de acesso de cerca de 60 visitantes por dia
  Colhia café e cuidava do gado | animals | 80 | | @, cerca de 80 animais
  Abria a loja e atendia clientes no balcão | customers | 40 | por dia | Abria a loja e atendia cerca de 40 clientes por dia no balcão
  Manutenção e limpeza da piscina do clube | any | 2 vezes | por semana | @, cerca de 2 vezes por semana
  Passava roupas para famílias do bairro | laundry | 60 | por dia | @, cerca de 60 peças de roupa por dia
  Separava pedidos da loja virtual | stock | 70 | por dia | Separava cerca de 70 pedidos da loja virtual por dia
  Recebimento de pallets e armazenagem com transpaleteira | loads | 40 | por dia | @, cerca de 40 pallets por dia
  Lavava carros e motos no lava-jato | cars | 30 | por dia | @, cerca de 30 carros por dia
  Aplicava vacinas e media a pressão dos pacientes | patients | 50 | por dia | Aplicava vacinas e media a pressão de cerca de 50 pacientes por dia
  Fazia bolos sob encomenda para festas | meals | 10 | por semana | Fazia cerca de 10 bolos por semana sob encomenda para festas
  Cadastro de clientes novos no sistema | customers | 25 | por dia | @, cerca de 25 clientes por dia
  Manutenção do jardim e da piscina do condomínio | any | 2 vezes | por semana | @, cerca de 2 vezes por semana
  Operava o caixa e fechava o dia | customers | 120 | por dia | Operava o caixa (cerca de 120 clientes por dia) e fechava o dia
  Conserto de celulares e notebooks | machines | 12 | por dia | @, cerca de 12 equipamentos por dia
  Desenvolvi painéis em Power BI para a diretoria | systems | 20 | | @, cerca de 20 usuários
  Atendia telefone e agendava consultas | calls | 60 ligações | por dia | Atendia telefone (cerca de 60 ligações por dia) e agendava consultas
`
const en = `
  Loaded and unloaded trucks with a pallet jack | loads | 10 | a day | Loaded and unloaded about 10 trucks a day with a pallet jack
  Operated a forklift in the warehouse | loads | 90 | a day | @, about 90 pallets a day
  Picked and packed orders with a handheld scanner | stock | 120 | a day | Picked and packed about 120 orders a day with a handheld scanner
  Served customers at the bar | customers | 200 | a day | Served about 200 customers a day at the bar
  Cleaned offices after hours | rooms | 20 | a week | Cleaned about 20 offices a week after hours
  Cared for stroke patients on a busy ward | patients | 8 | a day | Cared for about 8 stroke patients a day on a busy ward
  Drove a delivery van in the city centre | deliveries | 60 | a day | @, about 60 deliveries a day
  Delivered parcels to homes across the county | deliveries | 110 | a day | Delivered about 110 parcels a day to homes across the county
  Answered phones and greeted visitors | calls | 40 | a day | Answered phones (about 40 calls a day) and greeted visitors
  Processed invoices and payments | documents | 90 | a week | @, about 90 invoices a week
  Prepared month-end reports for the finance team | documents | 6 | a month | Prepared about 6 month-end reports a month for the finance team
  Trained new starters on the till | people | 8 | | Trained about 8 new starters on the till
  Led a team of cleaners on the night shift | people | 6 | | @, about 6 people
  Rewired houses for the council | works | 34 | | Rewired about 34 houses for the council
  Repaired laptops and printers | machines | 15 | a week | @, about 15 machines a week
  Resolved support tickets by phone and email | calls | 25 | a day | Resolved about 25 support tickets a day by phone and email
  Taught English to adult beginners | students | 15 | | @, about 15 students
  Looked after toddlers in a nursery | children | 12 | | Looked after about 12 toddlers in a nursery
  Washed dishes and pots in a hotel kitchen | dishes | 200 | a day | @, about 200 plates a day
  Ironed clothes for private clients | laundry | 40 | a day | @, about 40 items of laundry a day
  Managed inventory for two stores | stock | 900 | | @, about 900 items
  Built dashboards in Power BI for managers | systems | 40 | | @, about 40 users
  Planned routes for the drivers | deliveries | 14 | a day | Planned about 14 routes a day for the drivers
  Inspected parts on the assembly line | pieces | 700 | a day | Inspected about 700 parts a day on the assembly line
  Operated a CNC lathe | any | 90 parts | a day | @, about 90 parts a day
  Walked dogs and cleaned kennels | animals | 8 | a day | Walked about 8 dogs a day and cleaned kennels
  Assisted residents with washing and meals | patients | 12 | | Assisted about 12 residents with washing and meals
  Handled cash and card payments at the till | customers | 150 | a day | @, about 150 customers a day
  Made beds and changed linens on two floors | rooms | 30 | a day | Made about 30 beds a day and changed linens on two floors
  Maintained the lawns and gardens of the estate | any | 3 times | a week | @, about 3 times a week
  Conducted interviews and onboarded new hires | people | 20 | a month | Conducted interviews and onboarded about 20 new hires a month
  Typed letters and filed records | documents | 50 | a week | Typed letters and filed about 50 records a week
  Picked fruit and drove the tractor | any | 30 crates | a day | @ (about 30 crates a day)
  Sorted donations for the shelter | donations | 60 | a week | Sorted about 60 donations a week for the shelter
  Painted houses and fences | works | 12 | | @, about 12 houses
  Unloaded shipping containers by hand | loads | 5 | a week | Unloaded about 5 shipping containers a week by hand
  Assembled boxes for the online shop | pieces | 300 | a day | Assembled about 300 boxes a day for the online shop
  Unloaded deliveries and restocked the freezer | deliveries | 4 | a day | Unloaded about 4 deliveries a day and restocked the freezer
  Drove a forklift to move pallets around the yard | loads | 80 | a day | @, about 80 pallets a day
  Waited tables in a busy restaurant | customers | 15 | a day | Waited about 15 tables a day in a busy restaurant
  Assembled flat-pack furniture for customers | customers | 20 | a week | Assembled flat-pack furniture for about 20 customers a week
  Maintained the grounds of the school | any | 3 times | a week | @, about 3 times a week
  Reviewed contracts with suppliers | documents | 12 | a month | Reviewed about 12 contracts a month with suppliers
  Took orders and served food at the counter | stock | 90 | a day | Took about 90 orders a day and served food at the counter
  Fitted kitchens and bathrooms | rooms | 3 | a month | @, about 3 bathrooms a month
  Answered phones at the front desk | calls | 50 | a day | @, about 50 calls a day
  Administered medication to elderly residents | patients | 25 | | @, about 25
`

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))

const written = (line: string, language: 'pt' | 'en', answer: string, per: string): string => {
  const figure = figureAnswer(line, topicOf(line), language)
  const [n = '', unit = figure.unit] = answer.split(' ')
  expect(figure.pers.map(({ text }) => text)).toContain(per)
  return lineWith(line, { ...figure, of: line } as unknown as DraftQuestionJson, n, unit, per)
}

describe.each([
  ['pt', rowsOf(pt)],
  ['en', rowsOf(en)],
] as const)('%s', (language, rows) => {
  test.each(rows)('%s', (line = '', topic = '', answer = '', per = '', sentence = '') => {
    const text = written(line, language, answer, per)
    expect([topicOf(line), text]).toEqual([topic as never, sentence.replace('@', line)])
    const names = (some: string) => matchSkills(some).map(({ skill }) => skill.name)
    expect(names(text)).toEqual(expect.arrayContaining(names(line)))
  })
})
