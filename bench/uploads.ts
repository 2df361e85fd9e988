// What an upload costs beside reading and measuring alone, many at once, and beside somebody who floods the readers.
import { readDocument } from '../src/analysis/documents'
import { analyseResume } from '../src/analysis/resume'
import { type Visitor, visitor } from '../tests/helpers/accounts/visitor'
import { pdfResume } from '../tests/helpers/documents'
import { heavyPicture } from '../tests/helpers/pages/pictures'
import type { Server } from '../tests/helpers/server'
import { dashboardBeside } from './dashboard-under-load'
import type { Measure } from './log'

/** A person each: a free account has few analyses. */
const SINGLE = 25
const AT_ONCE = 32
/** People who look at the page of their result as soon as their upload is answered. */
const LOOKING = 16
const FLOOD = 36
/** Milliseconds between two uploads of one at a time: what runs after the answer is not to stand before the next. */
const PAUSE = 150

const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

let people = 0
const newcomer = async (server: Server): Promise<Visitor> => {
  const person = visitor(server.url)
  const answer = await person.register(`upload-${++people}@example.com`)
  if (!answer.ok) throw new Error(`registration answered ${answer.status}`)
  return person
}
const newcomers = async (server: Server, count: number): Promise<Visitor[]> => {
  const all: Visitor[] = []
  while (all.length < count) all.push(await newcomer(server))
  return all
}
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}
const sent = async (person: Visitor, pdf: Uint8Array<ArrayBuffer>): Promise<void> => {
  const answer = await person.upload('curriculo.pdf', pdf)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`an upload answered ${answer.status}`)
}

/** Uploads and asks for the page of the result at once, as a browser without scripts does: until the answer, and the page after it. */
const sentAndShown = async (person: Visitor, pdf: Uint8Array<ArrayBuffer>) => {
  const answered = await timed(() => sent(person, pdf))
  let page = ''
  const shown = await timed(async () => {
    page = await (await person.ask('/curriculo')).text()
  })
  if (!page.includes('id="resultado"') || !page.includes('curriculo.pdf')) throw new Error('the page shows no result')
  return { shown, whole: answered + shown }
}

const whoLooks = async (server: Server, pdf: Uint8Array<ArrayBuffer>): Promise<Measure[]> => {
  const looks: Awaited<ReturnType<typeof sentAndShown>>[] = []
  for (const person of await newcomers(server, LOOKING)) {
    looks.push(await sentAndShown(person, pdf))
    await Bun.sleep(PAUSE)
  }
  const shown = looks.map((one) => one.shown)
  const whole = looks.map((one) => one.whole)
  return [
    { name: `from its answer to the page that shows it, median of ${LOOKING}`, value: share(shown, 0.5), unit: 'ms' },
    { name: 'from an upload to the page that shows its result, median', value: share(whole, 0.5), unit: 'ms' },
    { name: 'the same page, 99 of 100 within', value: share(whole, 0.99), unit: 'ms' },
  ]
}

const readingAlone = async (pdf: Uint8Array<ArrayBuffer>): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < 30; run++)
    times.push(
      await timed(async () => {
        const reading = await readDocument(new Uint8Array(pdf))
        if (reading.ok) analyseResume(reading.document)
      }),
    )
  return share(times.slice(10), 0.5)
}

/** The figures of uploads on a running server, to be noted. */
export async function benchUploads(server: Server): Promise<Measure[]> {
  const pdf = await pdfResume()
  const alone = await readingAlone(pdf)
  const [first, ...others] = await newcomers(server, SINGLE + 1)
  if (first) await sent(first, pdf)
  const single: number[] = []
  for (const person of others) {
    single.push(await timed(() => sent(person, pdf)))
    await Bun.sleep(PAUSE)
  }
  const looking = await whoLooks(server, pdf)
  const many = await newcomers(server, AT_ONCE)
  let together = 0
  const work = async () => {
    together = await timed(() => Promise.all(many.map((person) => sent(person, pdf))))
  }
  const pages = await dashboardBeside(await newcomer(server), work())
  const [greedy, next] = [await newcomer(server), await newcomer(server)]
  const picture = await heavyPicture()
  const body = () => {
    const form = new FormData()
    form.set('image', new File([picture], 'foto.png'))
    return form
  }
  const flood = Promise.all(
    Array.from({ length: FLOOD }, () => greedy.ask('/api/photo/compress', { method: 'POST', body: body() })),
  )
  await Bun.sleep(300)
  const beside = await timed(() => sent(next, pdf))
  await flood
  return [
    { name: 'two-page PDF, reading and measuring alone, median', value: alone, unit: 'ms' },
    { name: `the same uploaded and stored, median of ${SINGLE}`, value: share(single, 0.5), unit: 'ms' },
    { name: 'the same, 99 of 100 within', value: share(single, 0.99), unit: 'ms' },
    { name: 'uploaded and stored, times reading and measuring alone', value: share(single, 0.5) / alone, unit: '×' },
    ...looking,
    { name: `${AT_ONCE} people at once, none refused`, value: (AT_ONCE / together) * 1000, unit: 'résumés/s' },
    { name: '/painel meanwhile, 99 of 100 within', value: share(pages, 0.99), unit: 'ms' },
    { name: `a résumé beside ${FLOOD} heavy pictures of one account`, value: beside, unit: 'ms' },
  ]
}
