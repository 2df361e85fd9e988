// The question fits the line: ordinary lines of many trades, in both languages. Neutral where a line does not say.
import { describe, expect, test } from 'bun:test'
import { type Topic, topicOf } from './topics'

const lines: Readonly<Record<Topic, readonly string[]>> = {
  people: [
    'Coordenei a equipe da cozinha no turno da noite',
    'Treinei funcionários novos no caixa',
    'Liderei colaboradores em três turnos',
    'Liderei o turno da tarde',
    'Led a team through the opening of the store',
    'Trained new hires on the register',
    'Supervised staff during night shifts',
  ],
  meals: [
    'Preparo do almoço por quilo, todos os dias.',
    'Cozinhei para hóspedes e funcionários',
    'Montei pratos na praça fria',
    'Fiz bolos e salgados sob encomenda',
    'Prepared meals for the school canteen',
    'Cooked for the staff and the guests',
  ],
  patients: [
    'Cuidei de idosos em casa de repouso',
    'Atendi pacientes na recepção do posto',
    'Fiz curativos e medicação',
    'Took care of patients on the night ward',
  ],
  children: ['Cuidei de crianças de 2 a 5 anos', 'Looked after toddlers in a nursery'],
  students: [
    'Lecionei matemática no ensino médio',
    'Dei aulas de reforço',
    'Taught English to beginners',
    'Prepared lessons for evening classes',
  ],
  deliveries: [
    'Entreguei encomendas na zona sul',
    'Dirigi caminhão toco',
    'Fiz rotas na região metropolitana',
    'Drove a delivery van downtown',
    'Delivered parcels by bike',
  ],
  rooms: [
    'Limpeza dos quartos e corredores',
    'Limpei as salas e a cozinha',
    'Limpei vidros e pisos da clínica',
    'Arrumei apartamentos no hotel',
    'Cleaned offices after hours',
  ],
  sales: [
    'Vendi produtos de beleza porta a porta',
    'Vendas internas e externas',
    'Sold shoes in a busy store',
    'Grew revenue in the south region',
  ],
  calls: [
    'Atendi ligações no receptivo',
    'Atendimento telefônico',
    'Resolvi chamados de informática',
    'Answered phones at the front desk',
    'Handled support tickets',
  ],
  customers: [
    'Atendi clientes no balcão',
    'Atendimento ao público na recepção',
    'Recepcionei visitantes',
    'Atendi mesas aos fins de semana',
    'Greeted guests at the door',
    'Helped customers find their size',
  ],
  stock: [
    'Cuidei das compras com os fornecedores',
    'Controle de estoque e validade',
    'Reposição de mercadorias',
    'Abasteci gôndolas',
    'Managed inventory for two stores',
    'Restocked shelves every morning',
  ],
  documents: [
    'Updated monthly reports',
    'Updated monthly reports for the sales team',
    'Elaborei relatórios para a diretoria',
    'Emiti notas fiscais',
    'Conferi planilhas de pagamento',
    'Processed invoices and payments',
    'Arquivei contratos dos clientes',
    'Reviewed contracts with suppliers',
  ],
  machines: [
    'Operei máquinas de corte',
    'Manutenção de equipamentos da linha',
    'Limpei equipamentos da cozinha',

    'Repaired engines',
  ],
  loads: ['Operated a forklift in the warehouse', 'Carga e descarga de carretas', 'Descarregava na doca à noite'],
  works: [
    'Pintei casas e muros',
    'Assentei pisos e azulejos',
    'Fiz paredes de alvenaria',
    'Painted houses',
    'Built walls and roofs',
  ],
  systems: [
    'Desenvolvi um sistema de agendamento',
    'Criei o site da loja',
    'Construí uma API de pagamentos',
    'Built a dashboard for the finance team',
    'Maintained the platform used by branches',
    'Launched a mobile app',
  ],
  events: ['Organizei festas de casamento', 'Planned events for clients'],
  dishes: ['Lavar louça', 'Lavava a louça e os panelões', 'Lavagem de pratos e talheres', 'Washed dishes and pots'],
  laundry: ['Lavava e passava roupas', 'Cuidei do enxoval do hotel', 'Ironed clothes'],
  pieces: ['Montagem de peças na linha', 'Selei embalagens', 'Packed boxes', 'Carregava forno e embalava piso'],
  cars: ['Lavador de carros', 'Estacionei motos', 'Parked cars'],
  donations: [
    'Ajudei na campanha de doação de alimentos da igreja',
    'Arrecadei alimentos para as famílias do bairro',
    'Montei cestas básicas no Natal',
    'Helped at the food bank on Saturdays',
    'Sorted donations for the shelter',
  ],
  animals: ['Banho e tosa de cães e gatos', 'Fed cattle and poultry'],
  any: [
    'Duties included rotas, absence, health and safety toolbox talks',
    'Limpei a cozinha e o salão',
    'Cleaned the kitchen at closing time',
    'Alimentei o sistema todos os dias',
    'Melhorei processos internos',
    'Manutenção do jardim e da piscina',
    'Maintained the grounds of the school',
    'Updated the schedule',
    'Responsável pela abertura da loja',
    'Served as treasurer of the association',
    'Led the migration to the cloud',
    'Supported the finance area',
    'Trained machine learning models',
    'Delegado sindical',
    'Criei campanhas para redes sociais',
    'Apoio administrativo',
    'Ajudava no que precisava',
    '',
    '•',
  ],
}

describe('the question about a line', () => {
  for (const [topic, all] of Object.entries(lines))
    test(`${topic}: by its own verb and object`, () => {
      expect(all.map((line) => [line, topicOf(line)])).toEqual(all.map((line) => [line, topic]) as never)
    })
})

test('capitals, accents and a bullet make no difference', () => {
  expect(topicOf('• ATENDI CLIENTES NO BALCÃO')).toBe('customers')
  expect(topicOf('- Refeicoes servidas no almoco')).toBe('meals')
})

test('a market and a day of the week are no event, a fair that was organised is one', () => {
  for (const line of [
    'ajudo meu tio na barraca de pastel na feira todo domingo',
    'Montava a barraca de frutas da feira livre',
    'Trabalhava na feira aos sábados',
    'Abria a loja de segunda a sexta-feira',
  ])
    expect([line, topicOf(line)]).toEqual([line, 'any'])
  for (const line of ['Organizei a feira de ciências da escola', 'Montei o estande da feira do livro'])
    expect([line, topicOf(line)]).toEqual([line, 'events'])
  expect(topicOf('Vendia pastel na feira todo domingo')).toBe('sales')
  expect(topicOf('Atendia clientes na feira')).toBe('customers')
})

test('the one car that somebody drove is not counted', () => {
  for (const line of ['Fazia remoção, preparava os corpos e dirigia o carro', 'Prepared the bodies and drove the car'])
    expect(topicOf(line)).toBe('any')
  for (const line of ['Lavava carros no posto', 'Washed cars at the station']) expect(topicOf(line)).toBe('cars')
})

test('what an object is about, and who something was done with, is not counted', () => {
  for (const line of [
    'Negociei com vendas e frete a definição única de pedido',
    'Implantei indicadores de entrega para as filiais',
    'Aligned with sales on the forecasts of deliveries',
  ])
    expect([line, topicOf(line)]).toEqual([line, 'any'])
  for (const line of ['Trabalhei com vendas no balcão', 'Worked with sales in the south region'])
    expect([line, topicOf(line)]).toEqual([line, 'sales'])
  expect(topicOf('Emitia relatórios de vendas')).toBe('documents')
  expect(topicOf('Fiz entregas com dados de rota')).toBe('deliveries')
})
