import { describe, expect, test } from 'bun:test'
import type { Hidden } from '../../../documents/document'
import { matchJob } from '../..'
import { advert, one, resume } from '../testing'

test('NR-10 SEP is another course than NR-10, which only suggests it and which it includes', () => {
  const credit = (asked: string, held: string) => one(asked, ['Atendi clientes da loja inteira'], [held])?.how
  expect([credit('NR-10 SEP', 'NR-10 SEP'), credit('NR-10 SEP', 'NR-10 Básico'), credit('NR-10', 'NR-10 SEP')]).toEqual(
    ['exact', 'implied', 'exact'],
  )
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

  test('listed under its full name is shown by the work that names it shortly', () => {
    const line = 'Preparei no Excel os relatórios de estoque da loja'
    expect(one('Microsoft Excel', [line], ['Microsoft Excel'])).toMatchObject({
      bucket: 'shown',
      evidence: { text: line, mark: 'Excel' },
    })
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

describe('what an action is done to', () => {
  test.each([
    ['Implantação de protocolos de sepse', 'Protocolo de sepse em duas UTIs'],
    ['Gestão de psicotrópicos', 'Cuidei dos psicotrópicos da farmácia'],
    ['Implementation of sepsis protocols', 'Trained nurses in the sepsis protocol'],
    ['Management of cytotoxic drugs', 'Checked cytotoxic drugs of the ward'],
  ])('%s is suggested by "%s", and not missing', (asked, line) => {
    expect(one(asked, [line])).toMatchObject({ bucket: 'shown', how: 'implied' })
  })
  test.each([
    ['Gestão de equipe', 'Trabalhei com a equipe da loja'],
    ['Management of people', 'Talked to people at the desk'],
  ])('%s is not suggested by the general words of "%s"', (asked, line) => {
    expect(one(asked, [line])?.how ?? null).not.toBe('implied')
  })
})
