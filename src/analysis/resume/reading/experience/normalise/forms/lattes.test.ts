// Lattes: each post is at the institution whose heading stands above it, and what was done there is no post. Varied by construction.
import { expect, test } from 'bun:test'
import { parted } from '../../../../testing'
import { readResume } from '../../..'

const institutions = [
  ['Universidade Federal do Recôncavo da Bahia', 'UFRB', 'Brasil'],
  ['Universidade Estadual de Feira de Santana', 'UEFS', 'Brasil'],
  ['Empresa Baiana de Águas e Saneamento', 'EMBASA', 'Brasil'],
  ['Universidade do Porto', 'UP', 'Portugal'],
  ['Colégio Irmã Benvinda', '', 'Brasil'],
] as const
const posts = ['Professor Adjunto', 'Professor Substituto', 'Biólogo', 'Coordenador de Laboratório', 'Pesquisadora']
const bonds = [['=Vínculo institucional'], ['Vínculo', 'institucional'], []] as const
const activities = [
  [],
  [
    '=Atividades',
    '03/2016 - Atual ¦ Ensino, Ciências Biológicas, Nível: Graduação',
    'Disciplinas ministradas',
    'Ecologia Geral',
  ],
  [
    '=Atividades',
    '03/2015 - Atual',
    'Direção e administração, Instituto de Química.',
    'Cargo ou função',
    'Coordenador de curso',
  ],
  [
    '=Atividades',
    '08/2018 - 07/2020 ¦ Direção e administração, Colegiado do curso.',
    'Cargo ou função',
    'Coordenador de Curso.',
  ],
]
const cases = bonds.flatMap((bond, nth) =>
  activities.flatMap((activity, kind) =>
    [1, 2].flatMap((count) => institutions.map((_, shift) => [nth, kind, count, shift, bond, activity] as const)),
  ),
)

test.each(cases)(
  'bond %i, activities %i, %i posts each, from institution %i',
  (_, __, count, shift, bond, activity) => {
    const order = [...institutions.slice(shift), ...institutions.slice(0, shift)]
    const wanted: string[] = []
    const lines = order.flatMap(([name, initials, country], at) => [
      `=${name}${initials && `, ${initials}`}, ${country}.`,
      ...posts.slice(0, count).flatMap((__, nth) => {
        const [title, from] = [posts[(at + nth) % posts.length]!, 2022 - 4 * at - 2 * nth]
        wanted.push(`${title} @ ${name} ${from - 2}-${from}`)
        const entry = `${from - 2} - ${from} ¦ Vínculo: Servidor Público, Enquadramento Funcional: ${title}, Carga horária: 40`
        return [...bond, entry, ...(nth === count - 1 ? activity : [])]
      }),
    ])
    const page = parted('Ana Sol Prado', 'ana@exemplo.com | (75) 98888-7777', '# Atuação Profissional', ...lines)
    const roles = readResume(page).roles.map(
      ({ title, employer, dates }) =>
        `${title} @ ${employer} ${dates?.from.year}-${dates?.to === 'present' ? 'now' : dates?.to?.year}`,
    )
    expect(roles).toEqual(wanted)
  },
)
