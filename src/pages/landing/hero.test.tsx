// The points beside the example of the landing page are what its rewritten line brings when it is really analysed, in both languages.
import { expect, test } from 'bun:test'
import { analyseResume } from '../../analysis/resume'
import { document } from '../../analysis/resume/testing'
import { textsOf } from '../../i18n'
import { heroGain } from './hero'

const pages = {
  'pt-BR': [
    ...['Ana Sol Prado', 'Atendente', 'ana.sol@exemplo.com | (81) 98888-7777 | Recife, PE | WhatsApp'],
    ...['# Resumo', 'Atendente com prática em loja e clínica.', '# Experiência'],
    ...['Atendente – Clínica Boa Vista – 03/2019 a 08/2025'],
  ],
  'en-US': [
    ...['Ann Moss Hill', 'Receptionist', 'ann.moss@example.com | (512) 555-0101 | Austin, TX'],
    ...['# Summary', 'Receptionist with practice in shops and clinics.', '# Experience'],
    ...['Receptionist – Riverside Clinic – 03/2019 to 08/2025'],
  ],
} as const
const skills = {
  'pt-BR': ['# Habilidades', 'Excel, atendimento ao cliente, fidelização, caixa, agendamento, cobrança, estoque'],
  'en-US': ['# Skills', 'Excel, customer service, loyalty programs, scheduling, billing, data entry, filing'],
} as const
const others = {
  'pt-BR': [
    'Organizei a agenda de consultas dos médicos',
    'Conferi guias de convênio antes do envio',
    'Montei o arquivo de prontuários da recepção',
    'Cobrei mensalidades em atraso por telefone',
    'Treinei a colega nova no sistema de fichas',
  ],
  'en-US': [
    'Organized the calendar of three doctors',
    'Checked insurance forms before they were sent',
    'Set up the archive of patient files',
    'Called patients about unpaid bills every Friday',
    'Showed a new colleague how to search old records',
  ],
} as const

test.each(['pt-BR', 'en-US'] as const)('%s', (language) => {
  const { weak, rest, strong } = textsOf(language).landing.hero
  const scoreOf = (line: string, count: number): number => {
    const tasks = [line, ...others[language].slice(0, count)].map((text) => `- ${text}`)
    return analyseResume(document(...pages[language], ...tasks, ...skills[language]), [], { year: 2026, month: 11 })
      .score!
  }
  const rises = others[language].map((_, at) => scoreOf(strong, at + 1) - scoreOf(`${weak} ${rest}`, at + 1))
  // Where a page says little else, its second result is a task too.
  expect(Math.min(...rises)).toBeGreaterThanOrEqual(heroGain)
  expect(rises.at(-1)).toBeLessThanOrEqual(heroGain + 1)
})
