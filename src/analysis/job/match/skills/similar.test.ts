// A task is similar to a line with the same kind of deed and object, and never shown by it.
import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'

const workOf = {
  pt: (line: string) =>
    document(
      ...[
        'Joana Prado',
        'joana@exemplo.com',
        '# Experiência Profissional',
        '=Analista, Loja Exemplo, 01/2018 - 12/2022',
      ],
      ...[`- ${line}`, '- Relatórios no Excel e consultas em SQL', '# Habilidades', 'Excel, SQL, Git, Python'],
    ),
  en: (line: string) =>
    document(
      ...['Ann Lee', 'ann@example.com', '# Experience', '=Analyst, Example Shop, 01/2018 - 12/2022'],
      ...[`- ${line}`, '- Reports in Excel and queries in SQL', '# Skills', 'Excel, SQL, Git, Python'],
    ),
}
const matchOf = (language: 'pt' | 'en', task: string, line: string) => {
  const [title, duties, requirements] =
    language === 'en' ? ['Analyst', 'Responsibilities', 'Requirements'] : ['Analista', 'Atividades', 'Requisitos']
  const advert = `${title}\n\n${duties}\n- ${task}\n\n${requirements}\n- Excel\n- SQL\n- Git\n- Python`
  return matchJob(readAdvert(advert), workOf[language](line)).keywords.filter(({ need }) => need === 'duty')
}

describe('is similar', () => {
  test.each([
    [
      'en',
      'Assist patients with washing, dressing, toileting and eating',
      'Care for 8 stroke patients per shift: washing, feeding and observations',
    ],
    ['en', 'Supervise students and new starters', 'Mentor two new colleagues through their certificate'],
    ['en', 'Rewiring occupied properties', 'Rewired 2 and 3 bed houses with the tenants living in them'],
    ['en', 'Unload trucks', 'Loaded and checked 12 lorries a night'],
    ['pt', 'Liderar o processo de orçamento e forecast', 'Conduzo o orçamento anual de 14 áreas'],
    ['pt', 'Realizar carga e descarga de caminhões', 'Operação de empilhadeira na carga e descarga de carretas'],
    ['pt', 'Coordenar equipe de até 8 ajudantes', 'Comando equipe de 7 pessoas na cozinha'],
    ['pt', 'Produzir 1.200 refeições/dia', 'Preparo e distribuo 900 refeições por dia em dois turnos'],
    ['pt', 'Preparar a análise de variações', 'Conduzo o fechamento e apresento os desvios todo mês à diretoria'],
    ['pt', 'Apontar movimentações no WMS', 'Conferência de notas fiscais e registro de entradas no WMS'],
    ['pt', 'Reposição de produtos', 'Conferência de validade e reposição das prateleiras'],
    ['pt', 'Conferência de mercadorias', 'Conferência das caixas na doca e etiquetas'],
    ['pt', 'Coleta seletiva do lixo', 'Limpeza do pátio, recolhimento do lixo e dos vidros'],
  ] as const)('%s: %s, to “%s”', (language, task, line) => {
    const found = matchOf(language, task, line)
    expect(found.filter(({ bucket }) => bucket === 'missing').map(({ text }) => text)).toEqual([])
    expect(found.some(({ how, evidence }) => how === 'implied' && evidence?.text.includes(line.slice(0, 20)))).toBe(
      true,
    )
  })
})

describe('is not similar', () => {
  test.each([
    ['en', 'Support families at a difficult time', 'Care for 8 stroke patients per shift'],
    ['en', 'Assist patients with eating', 'Booked rooms for patients and their families'],
    ['en', 'Repair trucks', 'Loaded 12 lorries a night'],
    ['en', 'Install new boilers', 'Fitted new windows'],
    [
      'en',
      'Experience of teaching pupils with autism',
      'Teach a class of 24 pupils, 9 with English as a second language',
    ],
    ['en', 'Manage the budget of the marketing team', 'Team member of marketing, no budget'],
    ['en', 'Teach children to play instruments', 'Cleaned surgical instruments for children'],
    ['pt', 'Reposição de produtos', 'Conferência de produtos e de notas'],
    ['pt', 'Embalagem de produtos', 'Reposição das prateleiras'],
    ['pt', 'Coordenar equipe de cozinha', 'Cozinhei para equipes de obra'],
    ['pt', 'Avaliar a viabilidade de investimentos', 'Conduzo o fechamento e apresento os desvios à diretoria'],
    ['pt', 'Treinar pacientes', 'Treinei 35 gestores na leitura dos centros de custo'],
  ] as const)('%s: %s, to “%s”', (language, task, line) => {
    expect(matchOf(language, task, line).filter(({ credit }) => credit >= 0.4)).toEqual([])
  })
})
