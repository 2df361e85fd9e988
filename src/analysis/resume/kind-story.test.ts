// A working life written as a letter is a résumé, however it begins and ends.
import { expect, test } from 'bun:test'
import { analyseResume } from '.'
import { document } from './testing'

const stories: readonly (readonly string[])[] = [
  [
    'José Carlos Nogueira Lima',
    'Governador Valadares, (33) 95550-7712',
    'Meu nome é José Carlos, sou motorista de carreta desde 1996 e vou contar um pouco da minha vida.',
    'Em 1999 entrei na Transportadora Rio Doce e lá fiquei até 2011, puxando bobina de aço para Vitória e Santos.',
    'De 2012 a 2025 trabalhei na Cargas Aimorés com carreta bitrem, carregando grãos de Goiás para o porto.',
    'Saí porque a empresa levou a base para Anápolis. Fico no aguardo de uma oportunidade.',
  ],
  [
    'Harold Petersen',
    'Dayton, Ohio. Phone (937) 555-0126',
    'I started sweeping floors at Buckeye Tool & Die in 1982 and the foreman put me on a Bridgeport.',
    'After that I programmed all the short run work, and we made dies for the appliance people until 2004.',
    'From 2005 to 2025 I was at Miami Valley Aerospace, with five axis work in titanium. I trained fifteen young people.',
  ],
]
test('a working life written as a letter gets a score', () => {
  for (const lines of stories) expect(analyseResume(document(...lines)).score).not.toBeNull()
})

test('a letter to a firm is none', () => {
  const letter = document(
    'Prezados senhores,',
    'Venho por meio desta solicitar a segunda via da conta de luz do meu apartamento.',
    'Fico no aguardo de um retorno.',
    'Atenciosamente, Maria Souza (11) 95550-1234',
  )
  expect(analyseResume(letter).score).toBeNull()
})

const lives: readonly (readonly string[])[] = [
  [
    ...[
      'Bruno Tavares Meireles',
      'bruno.tmeireles@exemplo.com',
      '# Experiência',
      'Engenheiro de Produção – Autopeças Vale',
    ],
    'O profissional será responsável por planejar a produção. Requisitos: ensino superior. Desejável inglês.',
    'Benefícios: vale-refeição, assistência médica. Local de trabalho: Taubaté.',
    ...['# Formação', 'Engenharia de Produção – Unitau', '# Idiomas', 'Inglês intermediário'],
  ],
  [
    ...['kev malloy', 'leeds', '# About me', 'im a hard worker who is looking for a job asap. my last job was ok'],
    ...[
      '# Jobs',
      'warehouse - few months',
      'labouring with my uncle',
      '# School',
      'GCSEs - maths, english and some others',
    ],
  ],
]
test('a named life without dates, or in the words of an advert, has a low score and a tip about what it lacks', () => {
  for (const lines of lives) {
    const { score, checks } = analyseResume(document(...lines))
    expect(score).not.toBeNull()
    expect(score!).toBeLessThan(35)
    expect(checks.find(({ id }) => id === 'contact')!.status).not.toBe('full')
  }
})

test('an advert with the address of its firm is no life', () => {
  const advert = document(
    ...['Vale Autopeças', 'Estamos contratando engenheiro de produção', 'rh@vale.example', '# Experiência'],
    'Requisitos: dois anos de experiência em produção. Benefícios: vale-refeição.',
    ...['# Formação', 'Ensino superior completo em Engenharia', 'Interessados enviar currículo para rh@vale.example'],
  )
  expect(analyseResume(advert).score).toBeNull()
})
