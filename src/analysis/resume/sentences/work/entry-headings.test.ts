// A line that names a job, a town or a period is no work, in a file's layout as in the draft that is made of it.
import { describe, expect, test } from 'bun:test'
import { readResume } from '../../reading'
import { document, parted } from '../../testing'
import { workBlocks } from './work'

const person = ['Célia Ramos', 'Recife, PE | (81) 90000-0142 | celia@exemplo.com.br']
const textsOf = (...lines: readonly string[]) =>
  workBlocks(readResume(document(...person, ...lines))).map(({ text }) => text)

describe('what describes no work', () => {
  test.each([
    'Último cargo: Corretora de imóveis sênior',
    'Função ou cargo ocupado: Coordenadora de logística',
    'Nome do empregador: Terminal Porto Sereno',
    'Porto Alegre e Região, Brasil',
    'São José - SC',
    '- Treasurer, Sweet Auburn Arts, 2018 to 2022',
    '- Board member, Austin Food Bank | 2019 – present',
    '- 2023 | Mapa de chuvas do Amazonas',
  ])('%s', (line) => {
    const job = ['# Experiência', 'Cozinheira, Buffet Alegria', '03/2015 a 08/2024']
    expect(textsOf(...job, '- Fazia o almoço de 180 pessoas', line)).toEqual(['Fazia o almoço de 180 pessoas'])
  })
})

test('the head of a job with its ward, a licence and a language are no work', () => {
  const lines = textsOf(
    '# Work history',
    "Healthcare Assistant (Band 3), Leeds Teaching Hospitals NHS Trust, St James's, ward J14 | Mar 2022 – present",
    '- Mentor two new HCAs through the Care Certificate',
    'Care Assistant, Elmwood Care Home | Sept 2020 – Feb 2022',
    '- Personal care for 14 residents with dementia',
  )
  expect(lines).toEqual([
    'Mentor two new HCAs through the Care Certificate',
    'Personal care for 14 residents with dementia',
  ])
})

const seller = ['# Experience', 'Sales Assistant, Morrisons, Leeds']

test('a bullet that the page sets a period beside is one sentence with its next line', () => {
  const page = parted(
    'Tom Reed',
    'Leeds | tom@example.com',
    ...seller,
    '- Cashed up four tills at close and ¦ Oct 2021 – May 2024',
    'investigated differences with the supervisor.',
    '- Trained three new starters on the tills.',
  )
  expect(workBlocks(readResume(page)).map(({ text }) => text)).toEqual([
    'Cashed up four tills at close and investigated differences with the supervisor.',
    'Trained three new starters on the tills.',
  ])
})

test('what somebody can do, and where they live, is no work beside jobs; help without pay is', () => {
  const job = ['# Experiência', 'Cozinheira, Buffet Alegria', '03/2015 a 08/2024', '- Fazia o almoço de 180 pessoas']
  const more = ['# Outras informações', 'Sei fazer pão e bolo para festa', 'moro perto do terminal, não fumo']
  expect(textsOf(...job, ...more, 'Organizei a festa da paróquia para 300 pessoas')).toEqual([
    'Fazia o almoço de 180 pessoas',
    'Organizei a festa da paróquia para 300 pessoas',
  ])
})

test('a sentence that the margin broke before its year keeps it', () => {
  const job = ['# Experiência', 'Técnico, Oficina Sol', '03/2015 a 08/2024']
  const broken = ['- 97% dos chamados do predio resolvidos na primeira visita da equipe em', '2024.']
  expect(textsOf(...job, ...broken)).toEqual([
    '97% dos chamados do predio resolvidos na primeira visita da equipe em 2024.',
  ])
})

test('a break in the first person is no work', () => {
  expect(textsOf('# Resumo', 'Fiz uma pausa de 2019 a 2023 para criar meus filhos.', ...seller)).toEqual([])
})

describe('what describes work', () => {
  test.each([
    '- Recebi o prêmio de melhor loja da regional em 2014',
    '- Prêmio Gazeta de Reportagem, finalista, 2022',
    '- Treinei 12 ajudantes, 2018 a 2022',
  ])('%s', (line) => {
    expect(textsOf('# Experiência', 'Cozinheira, Buffet Alegria', '03/2015 a 08/2024', line)).toEqual([
      line.replace('- ', ''),
    ])
  })

  test('a sentence behind the bold heading of its job', () => {
    const lines = [
      '# Experience',
      'Project Manager, Oldham Council (2015 – 2020) Moved 41 offices to one telephone system.',
    ]
    const read = document(...person, ...lines)
    const bold = { ...read, lines: read.lines.map((line) => ({ ...line, bold: line.bold || line.text === lines[1] })) }
    expect(workBlocks(readResume(bold)).map(({ text }) => text)).toEqual(['Moved 41 offices to one telephone system.'])
  })

  test('the last task of a job above the period of the next', () => {
    const lines = ['# Experiência', '02/2022 – até o presente', 'Designer Gráfica Sênior · Laticínios Serra da Moeda']
    const task = 'Redesenho de 40 embalagens, com aumento de 12% nas vendas da linha.'
    expect(textsOf(...lines, task, '07/2019 – 01/2022', 'Designer Gráfica · Agência Tambor')).toEqual([task])
  })
})

describe('what a sentence goes on to say of its job is work', () => {
  test.each([
    ['Fiquei no Hotel Serra Alta de 2015 a 2018 como camareira, arrumava 14 quartos por dia e repunha o frigobar.'],
    ['Desde 2015 estou no Hotel Serra Alta como camareira, arrumava 14 quartos por dia e repunha o frigobar.'],
    ['Fui pro Hotel Serra Alta como camareira, de 2015 a 2018, arrumava 14 quartos por dia e repunha o frigobar.'],
  ])('%s', (line) => {
    expect(textsOf('# Experiência', line)).toEqual(['arrumava 14 quartos por dia e repunha o frigobar.'])
  })

  test('and one that says no more is none', () => {
    expect(textsOf('# Experiência', 'Fiquei no Hotel Serra Alta de 2015 a 2018 como camareira.')).toEqual([])
  })
})
