// Words are shown in use by a line about a deed, and by no label, list or wish.
import { describe, expect, test } from 'bun:test'
import { jobView } from '../../../texts/job/view'
import { readResume } from '../../resume/reading'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { toPerson } from './resume-text'
import { one, resume } from './testing'

const names = ['Excel', 'SQL', 'SAP', 'Power BI']
const lists = (name: string) => [
  `Ferramentas utilizadas diariamente no setor: ${name}, Word`,
  `Tecnologias e ferramentas do projeto: ${name}`,
  `Conhecimento em ${name} para rotinas do escritório`,
  `Noções de ${name} e de outras ferramentas do escritório`,
  `Domínio de ${name} em nível avançado para relatórios`,
  `Familiaridade com ${name} e interesse em aprender mais`,
  `Tools used by the whole team: ${name}, Word`,
  `Knowledge of ${name} for the office and the warehouse`,
  `Good understanding of ${name} and of other office tools`,
  `Interest in ${name} and in learning more about data`,
]
const deeds = (name: string) => [
  `Fechei o caixa da loja com ${name}`,
  `Fechamento do caixa da loja em ${name}`,
  `Controle de estoque em ${name} para três lojas`,
  `Built weekly stock reports in ${name} for three shops`,
  `Estoque da loja: conferi tudo em ${name} a cada semana`,
]

describe('a word', () => {
  test.each(names)('%s is only named where a line lists it or says that it is known', (name) => {
    expect(lists(name).filter((line) => one(name, [line], ['Word'])?.bucket !== 'listed')).toEqual([])
  })

  test.each(names)('%s is shown where a line says what was done', (name) => {
    expect(deeds(name).filter((line) => one(name, [line], ['Word'])?.bucket !== 'shown')).toEqual([])
  })
})

describe('among tasks and wishes', () => {
  const advert = readAdvert(
    'Analista\n\nAtividades:\n- Fazer relatórios em Power BI\n- Usar SAP\n\nRequisitos:\n- Excel\n\nDiferenciais:\n- Tableau\n- EFD',
  )
  const shownIn = (experience: string[], skills: string[], extra: string[] = []) => {
    const { tasks, wishes } = jobView({ ...matchJob(advert, resume(experience, skills, extra)) }, 'pt-BR')
    const of = ({ shown, listed, suggested }: typeof tasks) =>
      [shown, listed, suggested].map((chips) => chips.map(({ text }) => text))
    return { tasks: of(tasks), wishes: of(wishes) }
  }

  test('what is only listed does not stand with what is shown', () => {
    const found = shownIn(['Montei relatórios no Power BI para dez lojas'], ['Excel', 'SAP', 'Tableau', 'SPED'])
    expect(found.tasks[0]).toContain('Power BI')
    expect(found.tasks[1]).toContain('SAP')
    expect(found.wishes).toEqual([[], ['Tableau'], ['EFD']])
  })

  test('what the summary wishes for shows nothing', () => {
    const found = shownIn(
      ['Vendi sapatos em duas lojas'],
      ['Excel'],
      ['# Objetivo', 'Quero trabalhar com Tableau e SAP.'],
    )
    expect(found.wishes[0]).toEqual([])
    expect(found.wishes[1]).toEqual([])
  })

  test('and the summary says of none that it is shown', () => {
    const view = jobView(
      matchJob(advert, resume(['Vendi sapatos em duas lojas'], ['Excel', 'SAP', 'Tableau'])),
      'pt-BR',
    )
    expect([...view.tasks.shown, ...view.wishes.shown]).toEqual([])
    expect(view.tasks.listed.length + view.wishes.listed.length).toBeGreaterThan(1)
    expect(view.summary).not.toContain('mostra')
  })

  test('what another word at work only suggests is not shown, and a skill in a list is not by its product', () => {
    const asked = readAdvert('Analista\n\nRequisitos:\n- EFD\n- SQL\n- Excel')
    const view = jobView(
      matchJob(asked, resume(['Entreguei o SPED de dez lojas', 'Montei painéis no PostgreSQL da loja'], ['SQL'])),
      'pt-BR',
    )
    expect(view.shown).toEqual([])
    expect(view.listed.map(({ text }) => text)).toEqual(['SQL'])
    expect(view.suggested.map(({ text }) => text)).toEqual(['EFD'])
  })
})

test('the paragraphs of a Word file are apart, also where they begin small', () => {
  const lines = ['auxiliar de depósito', 'separava uns 90 pedidos por dia', 'inventário todo mês com os colegas']
  const page = document('Adauto Lima', '# Experiência', 'Mercado Sol, Auxiliar, 04/2010 a 12/2016', ...lines)
  const word = { ...page, kind: 'docx' as const, lines: page.lines.map((line) => ({ ...line, x: 0, gap: 0 })) }
  const texts = toPerson(readResume(word)).entries.map(({ block }) => block.text)
  expect(texts).toEqual(expect.arrayContaining(lines.slice(1)))
})

test('a noun of an action with where it was done is a use, a module is met by its letters, a medicine that was given by giving', () => {
  const asked = readAdvert(
    'Analista\n\nAtividades:\n- Administrar medicamentos\n\nRequisitos:\n- SAP\n- Módulo FI\n- Excel',
  )
  const own = matchJob(asked, resume(['Lançamentos no SAP', 'Administrava medicação'], ['SAP FI'])).keywords
  const bucketOf = (name: RegExp) => own.find(({ text }) => name.test(text))?.bucket
  expect(bucketOf(/^SAP/)).toBe('shown')
  expect(bucketOf(/FI$/)).toBe('listed')
  expect(bucketOf(/medicamentos/)).toBe('shown')
  const none = matchJob(asked, resume(['Corte de fio de aço'], ['Word'])).keywords
  expect(none.find(({ text }) => /FI$/.test(text))?.bucket).toBe('missing')
})
