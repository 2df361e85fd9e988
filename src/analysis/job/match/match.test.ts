import { describe, expect, test } from 'bun:test'
import type { Hidden } from '../../documents/document'
import { readResume } from '../../resume/reading'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { familyOf } from './families'
import { isTypo } from './spelling'
import { titleShare } from './title'

const resume = (experience: string[], skills: string[] = ['Excel'], extra: string[] = []) =>
  document(
    'Joana Prado',
    'joana@exemplo.com | (11) 98888-0000 | Recife, PE',
    '# Experiência Profissional',
    '=Analista Administrativa, Loja Exemplo, 01/2018 - 12/2022',
    ...experience.map((line) => `- ${line}`),
    '# Formação',
    'Bacharelado em Administração, Universidade Exemplo, 2017',
    '# Habilidades',
    skills.join(', '),
    ...extra,
  )
const advert = (...lines: string[]) => readAdvert(['Requisitos', ...lines.map((line) => `- ${line}`)].join('\n'))
const one = (line: string, experience: string[], skills?: string[]) =>
  matchJob(advert(line), resume(experience, skills)).keywords[0]

describe('the level', () => {
  const ofLevel = (...titles: string[]) =>
    matchJob(
      readAdvert('Engenheira Civil Pleno\nRequisitos\n- AutoCAD'),
      document(
        'Joana Prado',
        '# Experiência Profissional',
        ...titles.flatMap((title, at) => [
          `=${title}, Construtora Exemplo, 01/${2018 - 4 * at} - 12/${2021 - 4 * at}`,
          '- Fiscalizei a obra inteira',
        ]),
      ),
      2026,
    ).requirements.find(({ kind }) => kind === 'seniority')

  test('an old traineeship does not lower the level of a person with years of work since', () => {
    expect(ofLevel('Coordenadora de Obras', 'Engenheira Trainee')).toMatchObject({ met: 'yes', has: 'lead' })
  })

  test('the level named by the present job’s title decides', () => {
    expect(ofLevel('Engenheira Júnior', 'Engenheira Trainee')).toMatchObject({ met: 'part', has: 'junior' })
  })
})

describe('years with a skill', () => {
  const years = (line: string, ...experience: string[]) =>
    matchJob(advert(line), resume(experience), 2026).requirements.find(({ kind }) => kind === 'years')?.met

  test('are partly met by years of other work and fully by years with the skill or without a named one', () => {
    expect(years('Experiência mínima de 2 anos com Java', 'Atendi clientes da loja por telefone')).toBe('part')
    expect(years('Experiência mínima de 2 anos com Java', 'Criei em Java as telas do novo sistema')).toBe('yes')
    expect(years('Experiência mínima de 2 anos na função', 'Atendi clientes da loja por telefone')).toBe('yes')
  })
})

describe('a keyword', () => {
  test.each([
    ['Python', 'Automatizei relatórios de vendas em Python', 'shown', 'exact', 1],
    ['k8s', 'Mantive os serviços da empresa em Kubernetes', 'shown', 'alias', 1],
    ['relatórios', 'Preparei um relatório mensal para a diretoria', 'shown', 'plural', 0.9],
    ['Kubernetes', 'Mantive os serviços da empresa em Kubernets', 'shown', 'typo', 0.9],
    ['liderança', 'Liderei a mudança do estoque da loja inteira', 'shown', 'family', 0.9],
    ['gestão de projetos', 'Gerenciei em dois anos três grandes projetos da loja', 'shown', 'family', 0.9],
    ['negociação', 'Negociei prazos com todos os fornecedores da rede', 'shown', 'family', 0.9],
    ['controle de versão', 'Publiquei no GitHub o código da loja inteira', 'shown', 'implied', 0.5],
    ['JavaScript', 'Criei as telas do novo sistema em React', 'shown', 'implied', 0.5],
    ['cozinha quente', 'Trabalhei na cozinha da casa todos os dias', 'shown', 'implied', 0.5],
    ['desenvolvimento backend', 'Mantive os serviços do backend da loja virtual', 'shown', 'alias', 1],
    ['testes de usabilidade', 'Conduzi a pesquisa com usuários do novo aplicativo', 'shown', 'implied', 0.5],
    ['pesquisa com usuários', 'Conduzi testes de usabilidade do novo aplicativo', 'shown', 'alias', 1],
    ['EFD', 'Entreguei o SPED fiscal de todos os clientes', 'shown', 'alias', 1],
    ['Experiência com Protheus', 'Lancei todas as notas fiscais da loja no Protheus', 'shown', 'exact', 1],
    ['Experiência com Protheus', 'Lancei todas as notas fiscais da loja no Proteus', 'shown', 'typo', 0.9],
  ] as const)('%s, with "%s": %s, %s, %d', (asked, line, bucket, how, credit) => {
    const found = one(asked, [line])
    expect([found?.bucket, found?.how, found?.credit]).toEqual([bucket, how, credit])
    expect(found?.evidence?.text).toBe(line)
    expect(line).toContain(found?.evidence?.mark as string)
  })

  test.each([
    ['Java', 'Criei telas em JavaScript para a intranet da loja'],
    ['NestJS', 'Criei as telas do novo portal em Next.js sozinha'],
    ['ServiceNow', 'Prestei serviço de atendimento a todos os clientes'],
    ['R', 'Organizei a rotina de RH e os ramais da empresa'],
    ['Oracle', 'Fui oradora da turma na festa de formatura da empresa'],
    ['gestão de projetos', 'Gerenciei a loja da rede por quatro anos seguidos'],
    ['Lucro real', 'Apurei os tributos de 38 clientes do lucro presumido'],
    ['TIG', 'Executei trabalhos de solda MIG em peças de aço'],
    ['CPA-20', 'Atendi os clientes do banco com a CPA-10'],
    ['Tasy', 'Registrei a assistência no prontuário de cada paciente'],
  ])('%s is not in "%s"', (asked, line) => expect(one(asked, [line])?.bucket).toBe('missing'))

  test('that is only listed counts less than one described at work', () => {
    expect(one('Python', ['Atendi clientes na loja'], ['Excel', 'Python'])).toMatchObject({
      bucket: 'listed',
      credit: 0.85,
    })
    expect(one('Python', ['Python, SQL, Excel'])).toMatchObject({ bucket: 'listed', credit: 0.85 })
  })

  test('in hidden text does not count, and the hidden text is reported', () => {
    const hidden: Hidden[] = [{ reason: 'white', page: 1, text: 'Python Kubernetes SQL' }]
    const plain = resume(['Atendi clientes na loja'])
    const stuffed = { ...plain, hidden }
    const asked = advert('Python', 'Kubernetes', 'SQL')
    expect({ ...matchJob(asked, stuffed), hidden: 0 }).toEqual(matchJob(asked, plain))
    expect(matchJob(asked, stuffed).hidden).toBe(1)
  })
})

describe('conditions', () => {
  const answer = (line: string, extra: string[] = [], year: number | null = null) => {
    const [first] = matchJob(advert(line), resume(['Atendi clientes na loja'], ['Excel'], extra), year).requirements
    return first && [first.met, first.has]
  }
  test.each([
    ['3 anos de experiência', [], ['yes', '5']],
    ['6 anos de experiência', [], ['part', '5']],
    ['Inglês avançado', [], ['no', null]],
    ['Inglês avançado', ['# Idiomas', 'Inglês fluente'], ['yes', 'fluent']],
    ['Inglês avançado', ['# Idiomas', 'Inglês básico'], ['part', 'basic']],
    ['Inglês avançado', ['# Idiomas', 'Inglês'], ['unknown', null]],
    ['Ensino superior completo', [], ['yes', 'degree']],
    ['Mestrado em Administração', [], ['no', 'degree']],
    ['COREN ativo', ['# Registro', 'COREN-PE 123456'], ['yes', 'COREN']],
    ['COREN ativo', [], ['no', null]],
    ['CNH D', ['# Habilitação', 'CNH categoria E'], ['yes', 'CNH E']],
    ['CNH D', ['# Habilitação', 'CNH AB'], ['no', 'CNH AB']],
    ['Residir em Recife', [], ['yes', 'Recife, PE']],
    ['Residir em Curitiba', [], ['no', 'Recife, PE']],
  ] as const)('%s %p: %p', (line, extra, expected) => expect(answer(line, [...extra])).toEqual([...expected]))

  test('the language of the résumé itself is met at an unknown level', () => {
    const english = document(
      'Ann Lee',
      'ann@example.com',
      '# Experience',
      '=Analyst, Example Inc, 2018 - 2020',
      '- Managed the reports of the whole team and worked with the board',
    )
    expect(matchJob(advert('Inglês avançado'), english).requirements[0]).toMatchObject({ met: 'unknown', has: null })
  })

  test('a current job counts up to the given year; without a year the answer is unknown', () => {
    const going = document(
      'Ana Lima',
      'ana@exemplo.com',
      '# Experiência',
      '=Analista, Loja Exemplo, 01/2020 - atual',
      '- Atendi clientes',
    )
    const asked = advert('5 anos de experiência')
    expect(matchJob(asked, going, 2026).requirements[0]).toMatchObject({ met: 'yes', has: '6' })
    expect(matchJob(asked, going).requirements[0]).toMatchObject({ met: 'unknown' })
  })
})

test.each([
  ['Analista Administrativo', 1],
  ['Analista Administrativa Sênior', 1],
  ['Motorista de caminhão', 0],
])('the title %s matches by %d', (title, share) => {
  expect(titleShare(title, readResume(resume(['Atendi clientes']))).share).toBe(share)
})

test.each([
  ['lideranca', 'liderei'],
  ['gestao', 'gerenciei'],
  ['analise', 'analisei'],
  ['vendas', 'vendi'],
  ['treinamento', 'treinei'],
  ['manutencao', 'mantive'],
])('%s and %s are one family', (a, b) => expect(familyOf(a) ?? a).toBe(familyOf(b) ?? b))

test.each([
  ['kubernetes', 'kubernets', true],
  ['analytics', 'analitics', true],
  ['python', 'pyton', true],
  ['vendas', 'rendas', false],
  ['react', 'redact', false],
  ['python', 'python', false],
  ['java', 'jawa', false],
])('%s for %s: %p', (a, b, expected) => expect(isTypo(a, b)).toBe(expected))

describe('years of work', () => {
  const years = (...roles: string[]) => {
    const lines = roles.flatMap((role) => [`=${role}`, '- Atendi clientes da loja'])
    const person = document('Joana Prado', '# Experiência Profissional', ...lines)
    return matchJob(advert('6 anos de experiência'), person, 2026).requirements[0]
  }

  test('overlapping jobs count once', () => {
    expect(years('Analista, Loja Um, 01/2016 - 12/2019', 'Analista, Loja Dois, 01/2017 - 12/2019')?.has).toBe('4')
  })

  test('gaps do not count', () => {
    expect(years('Analista, Loja Um, 01/2010 - 12/2011', 'Analista, Loja Dois, 01/2018 - 12/2019')?.has).toBe('4')
  })

  test('internships are not years of work', () => {
    expect(years('Analista, Loja Um, 01/2018 - 12/2019', 'Estagiária, Loja Dois, 01/2012 - 12/2017')).toMatchObject({
      met: 'part',
      has: '2',
    })
  })
})

describe('alternatives', () => {
  const keywords = (line: string, experience: string[]) => matchJob(advert(line), resume(experience)).keywords
  const line = 'Experiência com Protheus, Datasul ou SAP'

  test('one of them meets all', () => {
    const found = keywords(line, ['Lancei notas no SAP da loja'])
    expect(found.map(({ credit }) => credit)).toEqual([1, 1, 1])
    expect(found.filter(({ how }) => how === 'alternative')).toHaveLength(2)
  })

  test('together weigh as much as one keyword', () => {
    const { score } = matchJob(advert(line, 'Excel'), resume(['Fechei o caixa da loja no Excel']))
    expect(score).toBeGreaterThanOrEqual(45)
  })

  test('a list without "or" is no group', () => {
    expect(keywords('Experiência com Protheus, Datasul e SAP', ['Lancei no SAP']).every(({ either }) => !either)).toBe(
      true,
    )
  })
})

describe('work of another kind', () => {
  const engineer = readAdvert(`Senior Software Engineer
Requirements
- 5 years of experience with TypeScript and Kubernetes
- PostgreSQL, AWS and Terraform
- Strong communication
Responsibilities
- Design and operate services for millions of users together with product teams every week
- Review the code of other engineers and mentor the younger colleagues of the whole group`)
  const accountant = document(
    'Joana Prado',
    '# Experiência Profissional',
    '=Analista Contábil Sênior, Escritório Exemplo, 01/2012 - 12/2022',
    '- Fechei o balanço de 40 empresas no regime do lucro real',
    '- Conciliei contas e entreguei o SPED',
  )
  const result = matchJob(engineer, accountant, 2026)

  test('is recognised', () => expect(result.workMatches).toBe(false))
  test('promises no gain for title, wording or missing skills', () => {
    expect(result.blocks.filter(({ id }) => id !== 'soft').map(({ gain }) => gain)).toEqual(
      result.blocks.filter(({ id }) => id !== 'soft').map(() => 0),
    )
  })
  test('gives neither the level nor the years in full', () => {
    expect(result.requirements.filter(({ met }) => met === 'yes')).toEqual([])
  })
})

test('a skill is met by one of the means the advert names for it', () => {
  const { keywords } = matchJob(advert('Mensageria com Kafka ou RabbitMQ'), resume(['Implantei o Kafka na loja']))
  expect(keywords.find(({ text }) => text === 'Mensageria')).toMatchObject({
    bucket: 'shown',
    how: 'implied',
    credit: 1,
  })
})

test('"ou outros" names a general term and no alternative', () => {
  const { keywords } = matchJob(
    advert('Conhecimento em WordPress, Photoshop ou outros editores de imagens'),
    resume([]),
  )
  expect(keywords.every(({ either }) => !either)).toBe(true)
})
