// What a question of the workbench promises is what its answer pays: invented drafts, every question, a true answer typed as the pattern says.
import { expect, test } from 'bun:test'
import { measureRead, readDraft } from '../../src/analysis/resume/draft/measure'
import type { DraftPart } from '../../src/analysis/resume/draft/parts'
import type { TextLanguage } from '../../src/analysis/text-language'
import type { DraftQuestionJson } from '../../src/api/tools/draft'
import { answered, lineOf, lineWith } from '../../src/islands/workbench/state/edit'
import { measureView } from '../../src/texts/workbench/view'

const now = { year: 2026, month: 11 }

/** Lines of work as people write them, bare and full, by trade: the title, then its lines. */
const trades: Readonly<Record<TextLanguage, readonly (readonly string[])[]>> = {
  pt: [
    ['Cabeleireira', 'Coloração, mechas e corte feminino', 'Atendimento com hora marcada', 'Penteados para noivas'],
    ['Auxiliar contábil', 'Apuração de ICMS, PIS e COFINS', 'Fechamento mensal e SPED', 'Lancei 300 notas por mês'],
    ['Cozinheira', 'Preparo do almoço', 'Cortava legumes e ajudava no balcão', 'Organizei as festas da escola'],
    ['Pedreiro', 'Reboco e assentamento de piso', 'Levantei paredes', 'Leitura de projeto com o engenheiro'],
    ['Auxiliar de RH', 'Apoio à semana de segurança', 'Triei currículos para as vagas', 'Fechei a folha no prazo'],
    ['Motorista', 'Rotas com bitrem', 'Entreguei cargas em 12 cidades', 'Cuidava da manutenção do caminhão'],
  ],
  en: [
    ['Accountant', 'Payroll vouchers', 'Prepared month-end reports', 'Reconciled bank statements for 4 branches'],
    ['Welder', 'Shutdown works', 'Fabricated pipe supports', 'Blueprint reading with the foreman'],
    ['Cleaner', 'Laundry and ironing for families', 'Cleaned offices and meeting rooms', 'Deep cleaning'],
    ['Driver', 'Multi drop', 'Delivered parcels to 80 homes a day', 'Vehicle checks'],
  ],
}
const schools = {
  pt: { course: 'Ensino médio completo', school: 'Escola Estadual Sol', end: '2012' },
  en: { course: 'Secondary school', school: 'Park High School', end: '2012' },
} as const
const tasks = {
  pt: ['Treinei colegas novos no sistema de caixa', 'Limpei o salão', 'Conferi entregas e avisei o gerente'],
  en: ['Trained new colleagues on the till', 'Cleaned the floors', 'Checked deliveries and told the manager'],
} as const
const figures = { pt: 'Anotei 35 pedidos por dia', en: 'Took 35 orders a day' } as const
const units = { pt: ['caixas', 'pessoas', 'documentos'], en: ['boxes', 'people', 'documents'] } as const
const others = {
  pt: { course: 'Informática básica, Senai, 2026', pause: 'Parei para cuidar da minha mãe' },
  en: { course: 'Basic IT, City College, 2026', pause: 'Took a break to care for my mother' },
} as const
const fields: Readonly<Record<TextLanguage, Readonly<Record<string, string>>>> = {
  pt: {
    ...{ title: 'Ajudante', employer: 'Loja Azul', start: '02/2019', end: '03/2021', city: 'Niterói, RJ' },
    ...{ email: 'bia.lima@exemplo.com', phone: '(21) 91234-5678', linkedin: 'linkedin.com/in/bia-lima' },
    ...{ course: 'Ensino médio completo', school: 'Escola Estadual Azul' },
  },
  en: {
    ...{ title: 'Helper', employer: 'Blue Shop', start: '02/2019', end: '03/2021', city: 'Dayton, OH' },
    ...{ email: 'bea.lima@example.com', phone: '(937) 555-0118', linkedin: 'linkedin.com/in/bea-lima' },
    ...{ course: 'High school diploma', school: 'Dayton High School' },
  },
}

/** Draws 0 to `most` - 1, each time the same. */
const draws = () => {
  let state = 17
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
}
const draw = draws()

const draftOf = (language: TextLanguage): readonly DraftPart[] => {
  const all = trades[language]
  const job = (at: number): DraftPart => {
    const [title = '', ...lines] = all[draw(all.length)] ?? []
    const texts = lines.slice(0, 2 + draw(lines.length - 1))
    const present = language === 'pt' ? 'atual' : 'present'
    const last = at === 0 && draw(2) === 0 ? present : `12/${2024 - at * 4}`
    const dates = { start: `0${1 + draw(9)}/${2021 - at * 4}`, end: last }
    return {
      id: `j${at}`,
      kind: 'job',
      fields: { title, employer: draw(4) === 0 ? '' : `Casa ${at + 1}`, ...dates },
      lines: texts.map((text, line) => ({ id: `l${line}`, text })),
    }
  }
  const email: Record<string, string> = draw(2) === 0 ? {} : { email: 'ana@exemplo.com.br' }
  return [
    {
      id: 'c',
      kind: 'contact',
      fields: { name: 'Ana Souza Lima', phone: language === 'pt' ? '(11) 98765-4321' : '(312) 555-0147', ...email },
      lines: [],
    },
    ...Array.from({ length: 2 + draw(2) }, (_, at) => job(at)),
    ...(draw(3) === 0 ? [] : [{ id: 's', kind: 'school', fields: schools[language], lines: [] } as const]),
  ]
}

/** What somebody types; null where nothing is typed. */
const typed = (question: DraftQuestionJson, line: string, language: TextLanguage): string | null => {
  const { answer, kind, check, heading, field, suggested, pers, unit } = question
  if (answer === 'figure') {
    const counted = unit || units[language][draw(units[language].length)] || ''
    return lineWith(line, question, `${3 + draw(300)}`, counted, pers[draw(pers.length)]?.text ?? '')
  }
  if (answer === 'field') return suggested || (fields[language][field ?? ''] ?? '')
  if (answer !== 'line') return null
  if (kind === 'courses') return others[language].course
  if (heading !== null && check === 'recent') return others[language].pause
  return check === 'quantified' ? figures[language] : (tasks[language][draw(tasks[language].length)] ?? '')
}

test('every question pays what it promises, one point more or less', () => {
  const wrong: string[] = []
  let answers = 0
  for (let at = 0; at < (process.env.LONG ? 40 : 15); at++) {
    const language = at % 3 === 2 ? 'en' : 'pt'
    const content = { parts: draftOf(language), skipped: [] }
    const measure = measureRead(readDraft(content.parts, now), content.parts)
    const view = measureView({ ...measure, match: null }, content, null, language === 'pt' ? 'pt-BR' : 'en-US')
    for (const question of view.questions) {
      const text = typed(question, lineOf(content, question.part, question.line), language)
      // While there is nothing to measure no points are promised.
      if (text === null || view.score === null || question.id.startsWith('first:')) continue
      const { parts } = answered(content, question, text)
      const score = measureRead(readDraft(parts, now), parts, null, false).result.score ?? 0
      const { id, gain } = question
      const least = question.least ?? gain ?? 0
      answers++
      const paid = score - view.score
      if (paid < least - 1 || paid > (gain ?? 0) + 1)
        wrong.push(`${at} ${id}: +${least} to +${gain}, ${paid} (${text})`)
    }
  }
  expect(wrong).toEqual([])
  expect(answers).toBeGreaterThan(process.env.LONG ? 200 : 60)
}, 60_000)
