import { describe, expect, test } from 'bun:test'
import { readAdvert } from '.'
import { headingOf, sectionOf } from './headings'
import { toLines } from './lines'
import { toSentences } from './sentences'

const keywords = (text: string, need?: string) =>
  readAdvert(text)
    .keywords.filter((one) => one.kind === 'hard' && (need === undefined || one.need === need))
    .map((one) => one.text)
const conditions = (text: string) =>
  readAdvert(text).requirements.map(({ kind, what, level }) => `${kind} ${what} ${level}`)
const required = (...lines: string[]) => ['Requisitos', ...lines.map((line) => `- ${line}`)].join('\n')

describe('pasted text', () => {
  test.each([
    ['<p>Ensino t&eacute;cnico &amp; NR-10</p>', ['Ensino técnico & NR-10']],
    ['<ul><li>Excel<li>Word</ul>', ['Excel', 'Word']],
    ['<h2>Requisitos</h2><div>SQL<br>Python</div>', ['Requisitos', 'SQL', 'Python']],
    ['<p>a</p><script>Java()</script><style>p{}</style><!-- SQL --><p>b</p>', ['a', 'b']],
    ['<p onclick="Java">x &#233; &#x2022; y</p>', ['x é • y']],
    ['**Obrigatórios:**\n- Excel\n* Word\n• Access', ['Obrigatórios:', 'Excel', 'Word', 'Access']],
    ['✅ Excel\n☛ Requisitos\n1. SQL', ['Excel', 'Requisitos', 'SQL']],
    ['a < b e c > d', ['a < b e c > d']],
    ['\u200b\n  \n---\n', []],
  ])('%s', (raw, lines) => {
    expect(toLines(raw).map(({ text }) => text)).toEqual(lines)
  })

  test('lines are numbered and bounded, and a broken line is joined', () => {
    const long = toLines(`${'palavra '.repeat(400)}\n${'x'.repeat(40_000)}`)
    expect(Math.max(...long.map(({ text }) => text.length))).toBeLessThanOrEqual(1000)
    expect(long.map(({ number }) => number)).toEqual(long.map((_, index) => index + 1))
    const wrapped = 'Experiência comprovada com elaboração e gestão de\nprojetos de engenharia civil'
    expect(toLines(wrapped).map(({ text }) => text)).toEqual([wrapped.replace('\n', ' ')])
  })
})

describe('headings', () => {
  test.each([
    ['Requisitos e qualificações', 'required'],
    ['O que esperamos de você', 'required'],
    ['MUST HAVE', 'required'],
    ['The successful candidate will have', 'required'],
    ['Diferenciais da vaga', 'desirable'],
    ['Nice to have', 'desirable'],
    ['Vai te destacar', 'desirable'],
    ['Ganha pontos com a gente', 'desirable'],
    ['Even better if you have', 'desirable'],
    ['You will need', 'required'],
    ['Responsabilidades e atribuições', 'duties'],
    ['What you’ll do', 'duties'],
    ['Benefícios', 'benefits'],
    ['Por que trabalhar aqui', 'benefits'],
    ['Sobre a empresa', 'company'],
    ['About Lumen', 'company'],
    ['Como se candidatar', 'apply'],
    ['Descrição da vaga', 'open'],
  ] as const)('%s opens %s', (text, section) => expect(sectionOf(text)).toBe(section))

  test.each([
    'Experiência com vendas no varejo',
    'Excel avançado e Power BI',
    'Atender clientes e organizar a vitrine da loja',
  ])('text is not a heading: %s', (text) => expect(sectionOf(text)).toBeNull())

  test('a label on its own line keeps what follows it', () => {
    const [line] = toLines('Local de trabalho: Recife, PE')
    expect(line && headingOf(line)).toEqual({ section: 'place', rest: 'Recife, PE' })
  })
})

describe('the part of a sentence', () => {
  const parts = (text: string) => toSentences(toLines(text)).map(({ part }) => part)
  test.each([
    ['É necessário ter experiência com Excel.', ['required']],
    ['Desejável conhecimento em SAP.', ['desirable']],
    ['Você será responsável por atender clientes.', ['duties']],
    ['Oferecemos vale transporte e plano de saúde.', ['benefits']],
    ['Somos uma empresa líder em tecnologia Java.', ['company']],
    ['Interessados enviar currículo para rh@exemplo.com', ['apply']],
    ['Excel is required. Tableau is a plus.', ['required', 'desirable']],
    ['Não é necessário inglês, mas Excel é obrigatório.', ['required']],
    ['Docker não é obrigatório, mas é um diferencial.', ['desirable', 'desirable']],
  ] as const)('%s', (text, expected) => expect(parts(text)).toEqual([...expected]))

  test('lines without bullets stay separate, and one continues the list before it', () => {
    const text =
      'precisamos de experiência em carreta e bitrem\ncurso MOPP atualizado\nsaber operar tacógrafo digital e rastreador'
    expect(toLines(text)).toHaveLength(3)
    expect(parts(text)).toEqual(['required', 'required', 'required'])
  })

  test('a label applies to its own line, and prose below a list ends the list', () => {
    expect(parts('Salário: R$ 2.600\nTem que conhecer ficha técnica')).toEqual(['benefits', 'required'])
    expect(parts('Extras:\n- Docker\n- Experiência com Redis\n\nWe provide: van')).toEqual([
      'desirable',
      'desirable',
      'benefits',
    ])
  })

  test('a second list under an unknown heading is one of wishes', () => {
    const text = 'Requisitos\n- SQL\n- Git\n- Docker\n\nCereja do bolo:\n- Experiência com Kafka'
    expect(keywords(text, 'desirable')).toEqual(['Kafka'])
  })

  test('"diferenciais" under the benefits make no keywords', () => {
    expect(
      keywords('## Requisitos\n- SQL\n\n## Benefícios\n- VR\n\n#### Diferenciais\n- curso de Excel\n- Python'),
    ).toEqual(['SQL'])
  })
})

describe('keywords', () => {
  test.each([
    ['JS, TS e k8s', ['JS', 'TS', 'k8s']],
    ['C#, .NET e C++', ['C#', '.NET', 'C++']],
    ['Node.js ou Go', ['Go', 'Node.js']],
    ['Python ou R', ['Python', 'R']],
    ['pacote Office e power bi', ['pacote Office', 'power bi']],
    ['Experiência com Protheus e Fluig', ['Fluig', 'Protheus']],
    ['Conhecimento em ventilação mecânica', ['ventilação mecânica']],
    ['Gatsby.js', ['Gatsby.js']],
    ['Experience with email in Klaviyo or Braze', ['Braze', 'email', 'Klaviyo']],
  ])('%s', (line, expected) => expect(keywords(required(line)).toSorted()).toEqual(expected.toSorted()))

  test.each([
    ['Ability to read blueprints and use a multimeter', ['blueprints', 'multimeter']],
    ['É indispensável dominar conciliações contábeis', ['conciliações contábeis']],
    ['You have used Maze or Hotjar', ['Hotjar', 'Maze']],
    ['Research platforms like Westlaw', ['Westlaw']],
    ['Troubleshooting of motor controls', ['Troubleshooting', 'motor controls']],
    ['Thorough knowledge of the National Electrical Code (NEC)', ['National Electrical Code']],
    ['Leitura e interpretação de diagramas', ['Leitura e interpretação de diagramas']],
    ['German is nice but not needed, Excel is required', ['Excel']],
    ['3 anos com rotinas fiscais', ['rotinas fiscais']],
  ])('%s', (line, expected) => expect(keywords(required(line), 'required').toSorted()).toEqual(expected.toSorted()))

  test('user experience as a goal, diversity statements and pay make none', () => {
    const text = `Requisitos
- Excel
- Git

Você vai criar a melhor experiência do usuário em Figma.
Valorizamos a diversidade: pessoas negras, mulheres e PcD.
Salary £26,000 depending on experience with SAP`
    expect(keywords(text, 'required')).toEqual(['Excel', 'Git'])
  })

  test.each([
    'Não é necessário conhecimento em Excel',
    'Não exigimos experiência com SQL',
    'No Java experience required',
    'Python is not required',
    'Ensino superior completo em áreas afins',
    'Inglês avançado',
    'COREN ativo',
    'CNH categoria D',
    'Veículo próprio',
    'Residir em Campinas, SP',
    'Disponibilidade para viagens',
  ])('none in: %s', (line) => expect(keywords(required(line))).toEqual([]))

  test('benefits, descriptions of the company and application instructions make none', () => {
    const text = `Sobre nós
Somos referência em Java e SAP.
Requisitos
- Excel
Benefícios
- Curso de Power BI e inglês
Como se candidatar
Envie seu currículo em Word para vagas@exemplo.com`
    expect(keywords(text)).toEqual(['Excel'])
  })

  test('each appears once under its strongest need, with its count and line', () => {
    const text = 'Atividades\n- Manter painéis em Power BI\nDiferenciais\n- SQL\nRequisitos\n- Power BI\n- SQL avançado'
    const found = readAdvert(text).keywords
    expect(found.map(({ text: word, need, times }) => [word, need, times])).toEqual([
      ['Power BI', 'required', 2],
      ['SQL', 'required', 2],
    ])
    expect(found[0]?.quote).toEqual({ text: 'Power BI', mark: 'Power BI', line: 6 })
  })

  test('soft skills have their own kind', () => {
    const soft = readAdvert(required('Boa comunicação e trabalho em equipe', 'Excel')).keywords.filter(
      ({ kind }) => kind === 'soft',
    )
    expect(soft.map(({ id }) => id).toSorted()).toEqual(['Comunicação', 'Trabalho em equipe'])
  })
})

describe('conditions', () => {
  test.each([
    ['Experiência mínima de 3 anos em vendas', ['years 3 3']],
    ['Pelo menos dois anos de experiência', ['years 2 2']],
    ['5+ years of experience with React', ['years 5 5']],
    ['Idade mínima de 18 anos', []],
    ['Inglês avançado e espanhol básico', ['language Inglês 3', 'language Espanhol 1']],
    ['Fluent English', ['language Inglês 4']],
    ['Ensino médio completo', ['education secondary 2']],
    ['Superior completo em Administração', ['education degree 4']],
    ['Pós-graduação em UTI', ['education postgraduate 5']],
    ['COREN ativo', ['licence COREN 0']],
    ['CRM ativo e RQE em pediatria', ['licence CRM 0']],
    ['Experiência com CRM de vendas', []],
    ['CNH B', ['licence CNH B 0']],
    ['Carteira de habilitação categoria D', ['licence CNH D 0']],
    ['OAB ativa', ['licence OAB 0']],
  ])('%s', (line, expected) => expect(conditions(required(line))).toEqual(expected))

  test.each([
    ['Local: Belo Horizonte, MG', ['place Belo Horizonte, MG 0']],
    ['Trabalho presencial em Curitiba', ['place Curitiba 0']],
    ['100% remoto, empresa de Curitiba', []],
  ])('%s', (line, expected) => expect(conditions(`${line}\nRequisitos\n- Excel`)).toEqual(expected))

  test.each([
    ['Analista de Dados Sênior\nRequisitos\n- SQL', 'Analista de Dados Sênior', 'seniority senior 4'],
    ['Estágio em Contabilidade\nRequisitos\n- Excel', 'Estágio em Contabilidade', 'seniority intern 1'],
    ['Buscamos um Desenvolvedor Pleno para nosso time.', 'Desenvolvedor Pleno', 'seniority mid 3'],
    ['We are looking for a Product Manager to lead growth.', 'Product Manager', undefined],
    ['[São Paulo] Analista de Suporte JR [Empresa]\nTexto', 'Analista de Suporte JR', 'seniority junior 2'],
    ['Vaga: Cozinheiro\nRequisitos\n- Higiene', 'Cozinheiro', undefined],
  ])('title and level of %s', (text, title, level) => {
    expect(readAdvert(text).title).toBe(title)
    expect(conditions(text).find((one) => one.startsWith('seniority'))).toBe(level as string)
  })
})

test('an advert of few words or keywords is thin', () => {
  expect(readAdvert('Precisamos de alguém com Excel, Word, SAP, SQL e Python.').confidence).toBe('thin')
  expect(
    readAdvert(`${required('Excel', 'Word')}\n${'Venha trabalhar conosco nesta cidade. '.repeat(20)}`).confidence,
  ).toBe('thin')
  const enough = `${required('Excel', 'SAP', 'SQL', 'Python')}\nAtividades\n${'- Atender os clientes da loja e organizar a vitrine\n'.repeat(8)}`
  expect(readAdvert(enough).confidence).toBe('good')
})

describe('adverts in other forms', () => {
  const asked = (text: string, need = 'required') =>
    readAdvert(text)
      .keywords.filter((one) => one.kind === 'hard' && one.need === need)
      .map(({ text: name }) => name)
      .toSorted()

  test('duties count as requirements where no part asks for anything', () => {
    const text = 'Assistente Fiscal\nAtividades\n- Emitir notas fiscais\n- Apurar ICMS e IPI\n- Entregar o SPED Fiscal'
    expect(asked(text, 'duty')).toEqual([])
    expect(asked(text)).toEqual(expect.arrayContaining(['ICMS', 'SPED Fiscal']))
  })

  test('Markdown escapes and the emphasis of chat apps are removed', () => {
    expect(asked('*Requisitos:*\n\\- Postman\n\\- Selenium \\(básico\\)\n✔️ *Cypress*')).toEqual([
      'Cypress',
      'Postman',
      'Selenium',
    ])
  })

  test('a salary label in pasted HTML does not hide the list below it', () => {
    const html =
      '<h1>Cozinheiro</h1><p>Sal&aacute;rio: R$ 1.400,00</p><ul><li>Conhecimento em salgados e doces</li></ul>'
    expect(asked(html)).toEqual(['doces', 'salgados'])
  })

  test('the numbered titles of an official notice are headings', () => {
    const text = `1. DOS REQUISITOS
1.1 Ensino superior completo em Serviço Social;
1.2 Registro ativo no CRESS;
2. DAS ATRIBUIÇÕES DO CARGO
Elaborar relatórios e pareceres.
3. DAS INSCRIÇÕES
Documentos: título de eleitor e certificado de reservista.`
    expect(asked(text)).toEqual(['Serviço Social'])
    expect(readAdvert(text).requirements.map(({ kind }) => kind)).toEqual(['education', 'licence'])
  })

  test('a paragraph that asks ends the part about the company', () => {
    const text = `Electrician
About us: Acme makes organic salts for food preservation.

General duties include:
- Must be able to read electrical diagrams
- PLC skills a plus`
    expect(asked(text)).toEqual(['electrical diagrams'])
    expect(asked(text, 'desirable')).toEqual(['PLC'])
  })

  test('the subject of a wish is a keyword', () => {
    expect(asked("You\n- A counterbalance or reach licence would be handy but isn't a must", 'desirable')).toEqual([
      'counterbalance',
      'reach licence',
    ])
  })

  test('the subject of a degree is a keyword and the degree a condition', () => {
    const advert = readAdvert('Requisitos\n- Ensino superior completo em Ciências Contábeis')
    expect(advert.keywords).toMatchObject([{ text: 'Ciências Contábeis', schooling: true }])
    expect(advert.requirements).toMatchObject([{ kind: 'education', what: 'degree' }])
  })

  test.each([
    ['Front-end Developer\nRequisitos\n- React\n\nNível\n- Pleno', 'mid'],
    ['Vaga na Acme\nBuscamos uma pessoa desenvolvedora sênior para o time.\nRequisitos\n- React', 'senior'],
    ['Coordenador de DP\nRequisitos\n- Folha de pagamento', 'lead'],
    ['Assistant to Head of Music\nRequirements\n- Google Docs', undefined],
    ['ESPECIALISTA I - REDE\nRequisitos\n- Informática', undefined],
  ])('the seniority of %j is %p', (text, level) =>
    expect(readAdvert(text).requirements.find(({ kind }) => kind === 'seniority')?.what).toBe(level as string),
  )

  test.each([
    ['Experiência: 6 meses comprovada em vendas', 0.5],
    ['Mínimo 1 ano de salão', 1],
    ['Ter no mínimo 18 anos de idade', undefined],
    ['Contrato de experiência de 3 meses', undefined],
  ])('the years of %j are %p', (line, level) =>
    expect(readAdvert(`Requisitos\n- ${line}\n- Excel`).requirements.find(({ kind }) => kind === 'years')?.level).toBe(
      level as number,
    ),
  )
})
