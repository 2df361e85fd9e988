// Times, ages and movements that an advert speaks of and asks nobody for, put together by construction, beside those that it asks for.
import { expect, test } from 'bun:test'
import { readAdvert } from '..'

const availability = (line: string, heading = 'Requirements') =>
  readAdvert(`Clerk\n\n${heading}\n- ${line}\n- Excel`)
    .requirements.filter(({ kind }) => kind === 'availability' || kind === 'years')
    .map(({ what }) => `${what} | ${line}`)
const keywords = (line: string) =>
  readAdvert(`Clerk\n\nRequirements\n- ${line}\n- Excel`).keywords.flatMap(({ kind, text }) =>
    kind === 'hard' ? text : [],
  )

const lists = [
  'evenings and weekends',
  'shifts, holidays and weekends',
  'mornings, evenings and Saturdays',
  'overtime and bank holidays',
]
const listas = [
  'sábados e domingos',
  'fins de semana e feriados',
  'escalas, plantões e sobreaviso',
  'tardes, noites e sábados',
]
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

test('times that are free, denied or the object of a task are no condition', () => {
  const english = lists.flatMap((list) => [
    `${upper(list)} off`,
    `25 days holidays and ${list} off`,
    `We close ${list}`,
    `Enjoy your ${list}`,
    `You will never work ${list}`,
    `You will not work ${list}`,
    `Rarely ${list}`,
    ...['Plan', 'Process', 'Approve', 'Teach', 'Pay', 'Record'].map((task) => `${task} ${list} for the team`),
    `Cook for weddings, ${list}`,
  ])
  const portuguese = listas.flatMap((lista) => [
    `${upper(lista)} livres`,
    `Não trabalhamos ${lista}`,
    `Nunca se trabalha ${lista}`,
    `Fechamos ${lista}`,
    ...['Elaborar', 'Calcular', 'Gestão de', 'Organizar'].map((task) => `${task} ${lista} da equipe`),
  ])
  const day = ['Horário: manhã e tarde', 'Atender turmas da manhã e da tarde', 'Teach mornings and afternoons']
  expect(
    [...english, ...portuguese, ...day].flatMap((line) => [
      ...availability(line),
      ...availability(line, 'Duties'),
      ...availability(line, 'Benefits'),
    ]),
  ).toEqual([])
})

test('times that somebody is to work are one', () => {
  const english = lists.flatMap((list) => [upper(list), `Some ${list}`, `You will work ${list}`, `Available ${list}`])
  const portuguese = listas.flatMap((lista) => [
    upper(lista),
    `Trabalhar ${lista}`,
    `Disponibilidade para trabalhar ${lista}`,
  ])
  expect([...english, ...portuguese].filter((line) => availability(line).length === 0)).toEqual([])
})

test('times are one however the sentence goes, and never a skill', () => {
  const english = lists.flatMap((list) =>
    [
      ...[
        'Must be flexible with',
        'Hours will include',
        'The job covers',
        'Shift pattern covers',
        'We need someone for',
      ],
      ...['Rota:', 'Cover', 'Some', 'Must cover', 'To include'],
    ]
      .map((front) => `${front} ${list}`)
      .concat(`${upper(list)} on a rota`, `${upper(list)} when needed`),
  )
  const portuguese = listas.flatMap((lista) => [
    ...['Precisamos de alguém para', 'Escala com', 'Plantões:', 'Inclui'].map((front) => `${front} ${lista}`),
    `${upper(lista)}, quando necessário`,
  ])
  const days = ['Plantões aos sábados e domingos', 'Fins de semana e feriados à noite']
  const all = [...english, ...portuguese, ...days]
  expect(all.filter((line) => availability(line).length === 0)).toEqual([])
  expect(
    all.flatMap((line) =>
      keywords(line)
        .filter((word) => word !== 'Excel')
        .map((word) => `${word} | ${line}`),
    ),
  ).toEqual([])
})

test('the age of customers and years of experience are no age of the person', () => {
  const others = ['customers', 'adults', 'residents', 'children and adults', 'people'].flatMap((whom) => [
    `Serve alcohol to ${whom} over 18`,
    `Experience with ${whom} 18+`,
    `Care of ${whom} over 21`,
  ])
  expect(
    [...others, 'Serving alcohol to over 18s only', 'Experience with over 18s'].flatMap((line) => [
      ...availability(line),
      ...availability(line, 'Duties'),
    ]),
  ).toEqual([])
  expect(availability('Ter mais de 18 anos de experiência')).toEqual(['18 | Ter mais de 18 anos de experiência'])
  for (const line of [
    '18+',
    '18+ only',
    'Over 18s only',
    'Must be over 18',
    'Aged 18 or over',
    'You must be 18+',
    'Ter mais de 18 anos',
    'Idade: 18+',
    'Para vender bebida, 18+',
    'Due to licensing, over 18 only',
    'Bar work (18+)',
  ])
    expect(availability(line)).toEqual([`age | ${line}`])
})

test('the words of a trade are skills and no bodily work', () => {
  const trades = [
    'Lifting, slinging and rigging experience',
    'Bending, cutting and welding sheet metal',
    'Pulling, terminating and testing cables',
    'Heavy lifting equipment maintenance',
    'Heavy work ethic',
  ]
  expect(trades.flatMap((line) => availability(line))).toEqual([])
  expect(keywords('Lifting, slinging and rigging experience').join()).toContain('slinging')
  for (const line of [
    'Lifting, bending and kneeling',
    'Heavy lifting',
    'The job involves heavy lifting',
    'Standing, pushing, pulling',
    'Bending, stretching and lifting',
    'Walking, standing and lifting',
    'Heavy lifting every day',
    'Able to do heavy lifting daily',
    'Heavy lifting throughout the shift',
  ])
    expect(availability(line)).toEqual([`lifting | ${line}`])
})
