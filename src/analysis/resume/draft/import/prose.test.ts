// Sections that people write in sentences: each comes into the draft whole, below its own heading, whatever school or year it names.
import { describe, expect, test } from 'bun:test'
import { document } from '../../testing'
import { draftFromDocument } from './from-document'

const english = [
  'Ana Souza',
  'ana@example.com | 07700 900461',
  '# Experience',
  'Teacher | Roundhay Park Academy | 09/2015 – 08/2019',
  '- Taught biology to classes of up to 32 students.',
  '# Education',
  'PGCE Secondary Science, University of Leeds, 2011',
  'BSc Biomedical Science, University of Bradford, 2007',
]
const portuguese = [
  'Ana Souza',
  'ana@exemplo.com | (11) 97342-6618',
  '# Experiência profissional',
  'Motorista | Transportes Sul | 03/2015 – 08/2019',
  '- Entreguei 40 encomendas por dia em Guarulhos.',
  '# Formação',
  'Ensino médio completo, E.E. Antonio Velasco, 2010',
]
const pages: readonly (readonly [string, string])[] = [
  ['Beyond work', 'Governor at Gledhow Primary School since 2021. I speak Tamil (native) and French (conversational).'],
  ['Beyond work', 'Governor at Gledhow Primary School since 2021. I speak Tamil and French. I run on Sundays.'],
  ['Outside work', 'I have been a governor of Hill Top Infant School since 2018.'],
  ['Community', 'Since 2019 I have helped at the Saturday club of Leeds City College.'],
  [
    'Other activities',
    'Treasurer of the parents’ association of St Anne’s High School from 2016 to 2020. We bought two minibuses.',
  ],
  ['Interests', 'I coach the chess club at Norwood College, which won the county cup in 2022.'],
  ['Interests', 'Cycling and baking. I have judged the cake contest of Otley Grammar School since 2017.'],
  [
    'Volunteering',
    'I read with children at Harehills Primary School every Friday since 2020. I also drive the minibus.',
  ],
  ['Volunteering', 'In 2023 I helped to paint the hall of Chapel Allerton Primary School.'],
  ['More about me', 'I left the University of Hull in 2009 to look after my mother. I have worked ever since.'],
  [
    'A bit about me',
    'I grew up in Bradford. My children go to Gledhow Primary School, where I have run the fair since 2015.',
  ],
  ['Achievements', 'I won the science prize of Leeds University in 2010. It paid for a summer in Ghana.'],
  [
    'Outras atividades',
    'Sou conselheira da Escola Municipal Sol Nascente desde 2021. Falo espanhol e um pouco de francês.',
  ],
  ['Outras atividades', 'Desde 2019 ajudo na biblioteca da Escola Estadual Padre Anchieta aos sábados.'],
  ['Interesses', 'Gosto de xadrez e dou aula na Escola Técnica Getúlio Vargas desde 2018.'],
  ['Interesses', 'Corrida e leitura. Participo do coral da Universidade Federal do Paraná desde 2016.'],
  ['Voluntariado', 'Ajudo na merenda da Escola Municipal Dom Bosco desde 2020. Também dirijo a van do projeto.'],
  ['Voluntariado', 'Em 2022 pintei com os vizinhos o muro da Escola Estadual Rui Barbosa.'],
  ['Além do trabalho', 'Fui presidente da associação de pais do Colégio São José de 2015 a 2019. Compramos duas vans.'],
  ['Fora do trabalho', 'Dou aula de violão no Colégio Santa Maria desde 2014. Meus filhos estudam lá.'],
  [
    'Um pouco sobre mim',
    'Parei a faculdade na Universidade Estácio em 2012 para cuidar da minha mãe. Desde então trabalho.',
  ],
  ['Comunidade', 'Organizo a festa junina da Escola Municipal Cecília Meireles desde 2017, com 300 pessoas.'],
  ['Vida em comunidade', 'Trabalho como mesária na Escola Estadual Castro Alves desde 2008. Nunca faltei.'],
  ['Atividades extras', 'Joguei vôlei pela seleção da Universidade de Campinas em 2011. Fomos campeãs.'],
]

describe('a section in sentences comes whole, below its heading', () => {
  for (const [heading, text] of pages)
    test(`${heading}: ${text}`, () => {
      const isEnglish = /^[\x20-\x7e’]+$/u.test(text + heading) && /\b(?:I|the|Tamil)\b/.test(text)
      const page = document(...(isEnglish ? english : portuguese), `# ${heading}`, text)
      const imported = draftFromDocument(page)
      const parts = imported?.parts ?? []
      const own = parts.filter(({ fields }) => fields.heading?.toLowerCase() === heading.toLowerCase())
      expect(own.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')).toBe(text)
      const schools = parts.filter(({ kind }) => kind === 'school')
      expect(schools).toHaveLength(isEnglish ? 2 : 1)
    })
})

test('a heading that no part of the draft has is listed as left out', () => {
  const page = document(
    ...english.slice(0, 5),
    '# My learning path',
    'PGCE Secondary Science, University of Leeds, 2011',
  )
  expect(draftFromDocument(page)?.left).toContainEqual({ kind: 'heading', text: 'My learning path' })
  const known = document(...english)
  expect(draftFromDocument(known)?.left).toEqual([])
})
