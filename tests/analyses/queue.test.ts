// Who waits for a reader learns their place, on the page and by the live line, and is not refused.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { liveEvents } from '../../src/api/live'
import { readerLimits } from '../../src/server/reader/limits'
import { type Client, testReader } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { fileApp } from '../helpers/file-app'
import { heavyPicture } from '../helpers/pages/pictures'

// On a slow machine beside other tests each picture took six to ten seconds.
setDefaultTimeout(120_000)

const app = fileApp(
  {},
  undefined,
  undefined,
  {},
  testReader({ ...readerLimits, readers: 1, wait: 90_000, taskMs: 30_000 }),
)

const newcomer = async (name: string): Promise<Client> => {
  const client = app.client()
  await client.register(`${name}@exemplo.com`)
  return client
}

test('given pictures of others before theirs, a person sees how many, and their résumé is read when its turn comes', async () => {
  const picture = await heavyPicture()
  const others = await Promise.all(['a', 'b', 'c', 'd'].map(newcomer))
  const person = await newcomer('pessoa')
  const messages: object[] = []
  const { send } = app.core.live
  app.core.live.send = (account, event, data) => {
    if (event === liveEvents.queue) messages.push(data)
    send(account, event, data)
  }
  const pictures = others.map((client) => client.upload('/api/photo/compress', 'foto.png', picture, 'image'))
  for (let tries = 0; app.core.reader.pids().length === 0 && tries < 200; tries++) await Bun.sleep(5)
  const resume = person.upload('/api/resume/analyze', 'cv.pdf', await pdfResume())
  const page = async () => (await person.ask('/curriculo', { headers: { accept: 'text/html' } })).text()
  const place = /Há [1-4] envios? antes do seu\. Não precisa enviar de novo\./
  let shown = place.test(await page())
  for (let tries = 0; !shown && tries < 400; tries++) {
    await Bun.sleep(10)
    shown = place.test(await page())
  }
  expect(shown).toBe(true)
  expect((await resume).status).toBe(200)
  expect(place.test(await page())).toBe(false)
  expect((await Promise.all(pictures)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  app.core.live.send = send
  expect(messages).toContainEqual({ ferramenta: 'resume', fila: expect.any(Number) })
  expect(messages).toContainEqual({ ferramenta: 'resume', fila: 0 })
})
