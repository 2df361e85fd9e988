// Counts how many honest rewritings of the invented profiles are rejected, so that the cost of rejecting inventions cannot
// grow unnoticed.
import { describe, expect, test } from 'bun:test'
import { profiles } from '../../../tests/fixtures/profiles'
import { linkedinBrief } from './brief'
import { rejectionOf, sourceOf } from './grounding'
import { instructionsOf } from './prompt'

const honest: { readonly [name in keyof typeof profiles]?: readonly string[] } = {
  analistaDados: [
    'Analista de Dados | Power BI, SQL e Python aplicados ao varejo',
    'Analista de dados no varejo | SQL · Power BI · Python',
    'Há 6 anos ajudo empresas de varejo a decidir com dados.',
    'Comecei no caixa de um supermercado e hoje construo painéis em Power BI.',
    'Automatizo cargas com Python e documento cada passo para que a equipe siga sem mim.',
    'No último ano reduzi em 30% o tempo de fechamento de 12 lojas.',
    'Também treinei 18 colegas para consultar seus próprios indicadores.',
    'Gosto de traduzir a linguagem técnica para quem trabalha na operação.',
    'Desenvolvi 14 painéis em Power BI, usados por 60 gerentes.',
    'Capacitei 18 colegas em SQL e Excel avançado.',
  ],
  enfermeira: [
    'Enfermeira | UTI neonatal | Triagem e segurança do paciente',
    'Enfermeira com especialização em neonatologia, cuido há 9 anos de recém-nascidos em estado grave.',
    'Minha rotina inclui monitorização, medicação segura e curativos.',
    'Com a equipe, implantei um protocolo de higienização das mãos que reduziu as infecções em 22%.',
    'Escrevo e ensino sobre passagem de plantão, porque ela salva vidas.',
    'Presto assistência a 8 leitos por plantão na UTI neonatal.',
    'Treinei 35 técnicos de enfermagem em passagem de plantão.',
  ],
  auxiliarLogistica: [
    'Auxiliar de Logística | Controle de estoque e inventário | WMS',
    'Sou auxiliar de logística e cuido do estoque com organização.',
    'Tenho experiência em recebimento de mercadorias, inventário e WMS.',
    'Conferi cerca de 400 notas por mês sem divergências.',
    'Conferência de 400 notas mensais no recebimento.',
    'Inventário rotativo de 2.300 itens organizado no WMS.',
  ],
  professora: [
    'Professora de Matemática | Educação de Jovens e Adultos | Escola Aurora',
    'Ensino matemática há 12 anos e já acompanhei mais de 900 alunos.',
    'Uso jogos, planilhas e problemas do dia a dia para explicar frações.',
    'O grupo de reforço que criei levou 8 em cada 10 alunos a concluir o ensino médio.',
    'Dou aulas a 6 turmas de educação de jovens e adultos.',
    'Elaborei uma apostila adotada por 4 escolas.',
    'Criei um grupo de reforço para 120 alunos por ano.',
  ],
  softwareEngineer: [
    'Senior Software Engineer | TypeScript, Node.js and AWS | 40% lower cloud costs',
    'I build boring, reliable payment services with TypeScript, Node.js and PostgreSQL.',
    'For 8 years I have worked on payment services that people never have to think about.',
    'I led the move of 30 services to containers and cut cloud costs by 40%.',
    'My runbooks let new colleagues go on call in their first month.',
    'I enjoy mentoring, clear writing and deleting code.',
    'Moved 30 services to Docker and Kubernetes as lead.',
    'Built Node.js REST APIs that serve 2 million requests a day.',
    'Halved the number of incidents by writing automated tests.',
    'Mentored 5 engineers.',
  ],
  buscaOportunidade: [
    'Vendedora | Atendimento ao cliente e reposição',
    'Vendedora com experiência em atendimento ao cliente, reposição e campanhas de vendas.',
    'Atendi clientes na Loja Centro.',
    'Apoiei a reposição de produtos.',
  ],
}

/** A harder set: many words after "na", "no" and "at" that the profiles do not contain. */
const harder: typeof honest = {
  analistaDados: [
    'Automatizo em Python as cargas que chegam todo dia na base de dados.',
    'Documento cada passo no repositório para que a equipe siga sem mim.',
    'Apoio gerentes na tomada de decisão com painéis em Power BI.',
    'Criei painéis em Power BI vistos na abertura do expediente por 60 gerentes.',
    'Treinei 18 colegas para que consultem indicadores no próprio computador.',
    'Cuido dos números do varejo, do balcão ao fechamento.',
  ],
  enfermeira: [
    'Atuo na linha de frente do cuidado de recém-nascidos em estado grave.',
    'Ensino passagem de plantão a técnicos de enfermagem no início do turno.',
    'Presto assistência na beira do leito, com medicação segura e curativos.',
    'Reduzi as infecções em 22% com higienização das mãos no dia a dia da unidade.',
  ],
  auxiliarLogistica: [
    'Confiro notas no recebimento e mantenho o estoque em ordem no depósito.',
    'Organizo o inventário no WMS, da chegada à expedição.',
    'Cuido do estoque no fim de cada expediente.',
    'Trabalho no galpão com recebimento de mercadorias e inventário.',
  ],
  professora: [
    'Explico frações no quadro com jogos e problemas do dia a dia.',
    'Criei um grupo de reforço no contraturno para 120 alunos por ano.',
    'Acompanhei alunos na reta final do ensino médio.',
    'Trabalho na rede pública com educação de jovens e adultos.',
  ],
  softwareEngineer: [
    'I write runbooks that new colleagues use at three in the morning.',
    'Built payment services with TypeScript that run at high load.',
    'I enjoy mentoring at every level of the team.',
  ],
  buscaOportunidade: [
    'Atendi clientes no caixa e na reposição.',
    'Vendedora com experiência na organização da loja e no atendimento.',
  ],
}

/** The rejected sentences, and the number of all. */
const lostOf = (set: typeof honest) => {
  const lost: string[] = []
  let all = 0
  for (const [name, texts] of Object.entries(set)) {
    const brief = linkedinBrief(profiles[name as keyof typeof profiles])
    const own = sourceOf([
      ...brief.facts.map(({ text }) => text),
      ...brief.lines.flatMap(({ text, role }) => [text, role]),
    ])
    for (const text of texts) {
      all += 1
      const loss = rejectionOf(text, {
        own,
        language: brief.language,
        instructions: instructionsOf('linkedin'),
        share: 0.5,
      })
      if (loss) lost.push(`${loss}: ${text}`)
    }
  }
  return { all, lost }
}

describe('honest sentences', () => {
  test('are accepted except for two: an unlisted skill and an unlisted wording', () => {
    const { all, lost } = lostOf(honest)
    expect(all).toBe(44)
    expect(lost).toEqual([
      'skill: Dou aulas a 6 turmas de educação de jovens e adultos.',
      'strange: Apoiei a reposição de produtos.',
    ])
  })

  test('with words absent from the profile are rejected more often, here nine of 23', () => {
    const { all, lost } = lostOf(harder)
    expect(all).toBe(23)
    expect(lost).toEqual([
      'skill: Automatizo em Python as cargas que chegam todo dia na base de dados.',
      'strange: Documento cada passo no repositório para que a equipe siga sem mim.',
      'skill: Confiro notas no recebimento e mantenho o estoque em ordem no depósito.',
      'skill: Organizo o inventário no WMS, da chegada à expedição.',
      'strange: Cuido do estoque no fim de cada expediente.',
      'name: Explico frações no quadro com jogos e problemas do dia a dia.',
      'name: Criei um grupo de reforço no contraturno para 120 alunos por ano.',
      'name: Acompanhei alunos na reta final do ensino médio.',
      'figure: I write runbooks that new colleagues use at three in the morning.',
    ])
  })
})
