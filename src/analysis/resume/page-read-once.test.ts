// What several checks ask of a page is worked out once for it.
import { expect, test } from 'bun:test'
import { hasNoText } from './checks/ats'
import { type Resume, readResume, yearsOfExperience } from './reading'
import { lastJob } from './sentences/time/pause'
import { dutiesIn } from './sentences/work/duties'
import { workBlocks, workSentences } from './sentences/work/work'
import { careerChange } from './skills/change'
import { tradeOf } from './skills/trade-words'
import { document } from './testing'

const page = readResume(
  document(
    ...['Ana Sol Prado', 'ana.sol@exemplo.com | (81) 98888-7777 | Recife, PE', '# Experiência'],
    ...['Agente de viagens – Horizonte Turismo – 03/2016 a 08/2025', '- Atendi 40 clientes por dia no balcão da loja'],
  ),
)
const work = workSentences(workBlocks(page))
const questions: Readonly<Record<string, (resume: Resume) => unknown>> = {
  ...{ careerChange, tradeOf, yearsOfExperience, lastJob, hasNoText },
  dutiesIn: (resume) => dutiesIn(work, resume),
}

test.each(Object.entries(questions))('%s reads the page when it is first asked, and not again', (_, question) => {
  let reads = 0
  const watched = new Proxy(page, {
    get(resume, name) {
      reads += 1
      return Reflect.get(resume, name)
    },
  })
  const first = question(watched)
  const before = reads
  expect(before).toBeGreaterThan(0)
  expect(question(watched)).toEqual(first)
  expect(reads).toBe(before)
})
