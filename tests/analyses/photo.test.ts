// A photo from upload to result: what it costs, what is stored of it, and what is refused.
import { beforeAll, describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pixels } from '../../src/analysis/photo/picture'
import { accountStream } from '../../src/events/schema/events'
import { photoMax } from '../../src/server/http/request/policy'
import { body, type Client } from '../helpers/app'
import { fileApp } from '../helpers/file-app'
import { hollow, jpeg, png, portrait, rgb, rings, sideBySide, withExif } from '../helpers/pages/pictures'

type Latest = {
  id: string
  url_arquivo: string
  analise_json: {
    score: number
    aspectos: Record<string, number>
    feedback: { positivos: string[]; melhorias: string[] }
  }
}

const app = fileApp()
let photo: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  photo = await portrait()
})

let people = 0
const newcomer = async (): Promise<Client> => {
  const client = app.client()
  await client.register(`retrato${++people}@exemplo.com`)
  return client
}
const remaining = async (client: Client) =>
  (await body<{ remainingAnalyses: number }>(await client.ask('/api/user/stats'))).remainingAnalyses
const analyse = (client: Client, bytes = photo, name = 'eu.png') =>
  client.upload('/api/photo/analyze', name, bytes, 'photo')
const compress = (client: Client, bytes: Uint8Array<ArrayBuffer>) =>
  client.upload('/api/photo/compress', 'eu.jpg', bytes, 'image')
const stored = async (client: Client) =>
  readdirSync(join(app.config.folder, 'files', (await body<{ id: string }>(await client.ask('/api/user'))).id))
const unlimited = async (client: Client) => {
  const { id } = await body<{ id: string }>(await client.ask('/api/user'))
  const { domainEvents, accountStream } = await import('../../src/events/schema/events')
  const stream = accountStream(id)
  await app.core.events.append(
    [
      {
        stream,
        expected: app.core.events.read(stream).length,
        events: [
          domainEvents.draft({
            type: 'PlanAssigned',
            data: { plan: 'premium', from: 0, reason: 'request' },
            personal: null,
          }),
        ],
      },
    ],
    { at: app.core.clock(), actor: 'system', correlation: Bun.randomUUIDv7(), causation: null },
  )
}

describe('a photo', () => {
  test('is analysed in four aspects with advice, stored, and costs one use', async () => {
    const client = await newcomer()
    const answer = await analyse(client)
    expect(answer.status).toBe(200)
    const sent = await body<Latest>(answer)
    expect(sent.analise_json).toMatchObject({
      score: expect.any(Number),
      aspectos: {
        expressao: expect.any(Number),
        iluminacao: expect.any(Number),
        fundo: expect.any(Number),
        nitidez: expect.any(Number),
      },
    })
    expect(sent.analise_json.feedback.positivos.length).toBeGreaterThan(0)
    expect(sent.analise_json.feedback.melhorias.length).toBeGreaterThan(0)
    expect(JSON.stringify(sent)).not.toContain('{{')
    expect(await body(await client.ask('/api/photo/latest'))).toEqual(sent)
    expect(await remaining(client)).toBe(3)
    expect(await body(await client.ask('/api/user/scores'))).toMatchObject({ photo: sent.analise_json.score })
    expect(await body<object[]>(await client.ask('/api/activities'))).toMatchObject([
      { type: 'Análise de Foto de Perfil' },
    ])
  })

  test('measures the same whether sent as it is, already compressed, or by somebody else', async () => {
    const [one, two] = [await newcomer(), await newcomer()]
    const small = new Uint8Array(await (await compress(two, photo)).arrayBuffer())
    const answers = [await analyse(one), await analyse(two, small, 'eu.jpg')]
    const [a, b] = await Promise.all(answers.map((answer) => body<Latest>(answer)))
    expect(a?.analise_json).toEqual(b?.analise_json as Latest['analise_json'])
  })

  test('reads in the language its reader reads in', async () => {
    const client = await newcomer()
    await analyse(client)
    const [pt, en] = await Promise.all(
      ['pt-BR', 'en-US'].map(async (language) =>
        body<Latest>(await client.ask('/api/photo/latest', { headers: { 'accept-language': language } })),
      ),
    )
    expect(en?.analise_json.aspectos).toEqual(pt?.analise_json.aspectos as Record<string, number>)
    expect(en?.analise_json.feedback).not.toEqual(pt?.analise_json.feedback as Latest['analise_json']['feedback'])
  })

  test('is served to its owner alone, as a JPEG nobody keeps', async () => {
    const client = await newcomer()
    const { url_arquivo } = await body<Latest>(await analyse(client))
    const file = await client.ask(url_arquivo)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await new Bun.Image(await file.arrayBuffer()).metadata()).toMatchObject({ width: 640, format: 'jpeg' })
    expect((await (await newcomer()).ask(url_arquivo)).status).toBe(404)
    expect((await app.client().ask(url_arquivo)).status).toBe(401)
  })

  test('is sealed on disk, and only the latest one stays', async () => {
    const client = await newcomer()
    await unlimited(client)
    const first = await body<Latest>(await analyse(client))
    expect(await stored(client)).toEqual([`${first.id}.sealed`])
    const second = await body<Latest>(await analyse(client))
    expect(await stored(client)).toEqual([`${second.id}.sealed`])
    expect((await analyse(client, rings())).status).toBe(422)
    expect(await stored(client)).toEqual([`${second.id}.sealed`])
  })

  test('by a plain form leads to the page with the result; a refusal shows its text there', async () => {
    const client = await newcomer()
    expect(await (await client.ask('/foto-perfil')).text()).toContain('Nenhuma análise encontrada')
    const refused = await client.upload('/foto-perfil', 'a.gif', new TextEncoder().encode('GIF89a'), 'photo')
    expect(refused.status).toBe(415)
    expect(await refused.text()).toContain('Apenas imagens JPG, JPEG ou PNG são permitidas.')
    const answer = await client.upload('/foto-perfil', 'eu.png', photo, 'photo')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/foto-perfil#resultado'])
    const page = await (await client.ask('/foto-perfil')).text()
    for (const text of [
      'eu.png',
      'Expressão',
      'Iluminação',
      'Fundo',
      'Nitidez',
      'Pontos Positivos',
      'Sugestões de Melhoria',
    ])
      expect(page).toContain(text)
    const region = await (await client.ask('/foto-perfil', { headers: { 'x-region': 'resultado' } })).text()
    expect(region).toContain('data-region="resultado"')
    expect(region).not.toContain('<html')
  })

  test('without a face gets no score and takes no unit', async () => {
    const client = await newcomer()
    const answer = await analyse(client, rings())
    expect([answer.status, (await body(answer)).code]).toEqual([422, 'file-no-face'])
    expect(await remaining(client)).toBe(4)
    expect((await client.ask('/api/photo/latest')).status).toBe(404)
  })
})

describe('a photo of two people', () => {
  const two = async () => {
    const one = rgb(await pixels(photo))
    return png(sideBySide(one, one))
  }

  test('is asked about before anything is spent, and analysed once confirmed', async () => {
    const client = await newcomer()
    const { id } = await body<{ id: string }>(await client.ask('/api/user'))
    const recorded = () => app.core.events.read(accountStream(id)).length
    const before = recorded()
    const answer = await analyse(client, await two())
    expect([answer.status, (await body(answer)).code]).toEqual([409, 'several-faces'])
    expect(await remaining(client)).toBe(4)
    expect(recorded()).toBe(before)
    const form = new FormData()
    form.set('photo', new File([await two()], 'nos.png'))
    form.set('several', 'yes')
    const confirmed = await client.ask('/api/photo/analyze', { method: 'POST', body: form })
    expect(confirmed.status).toBe(200)
    expect((await body<Latest>(confirmed)).analise_json.score).toBeLessThanOrEqual(60)
    expect(await remaining(client)).toBe(3)
  })

  test('without JavaScript the page says so and offers to confirm', async () => {
    const client = await newcomer()
    const page = await client.upload('/foto-perfil', 'nos.png', await two(), 'photo')
    expect(page.status).toBe(409)
    const text = await page.text()
    expect(text).toContain('Há mais de um rosto nesta foto')
    expect(text).toContain('name="several"')
  })
})

describe('compressing', () => {
  test('answers a JPEG of at most 1600 px, upright, without metadata, and costs nothing', async () => {
    const client = await newcomer()
    const wide = await jpeg(png({ width: 2400, height: 1200, data: new Uint8Array(2400 * 1200 * 3).fill(90) }))
    const answer = await compress(client, withExif(wide, 6, 'GPS Rua das Flores 7'))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(await new Bun.Image(bytes).metadata()).toMatchObject({ width: 800, height: 1600 })
    const text = Buffer.from(bytes).toString('latin1')
    expect(text).not.toContain('Exif')
    expect(text).not.toContain('Rua das Flores')
    expect(await remaining(client)).toBe(4)
  })

  test('a small photo keeps its size but not what its camera wrote', async () => {
    const client = await newcomer()
    const bare = await jpeg(photo)
    const bytes = new Uint8Array(await (await compress(client, withExif(bare, 1, 'Maria'))).arrayBuffer())
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Maria')
    expect(await new Bun.Image(bytes).metadata()).toMatchObject({ width: 640, height: 640 })
    const again = new Uint8Array(await (await compress(client, bytes)).arrayBuffer())
    expect(again).toEqual(bytes)
  })
})

describe('what is no photo', () => {
  const files: [string, () => Promise<Uint8Array> | Uint8Array, number, string][] = [
    ['empty', () => new Uint8Array(0), 422, 'file-empty'],
    ['a text', () => new TextEncoder().encode('<svg onload=alert(1)>'), 415, 'file-unknown-type'],
    ['a PDF', () => new TextEncoder().encode('%PDF-1.7 rest'), 415, 'file-unknown-type'],
    ['a WebP', async () => new Bun.Image(photo).webp().bytes(), 415, 'file-unknown-type'],
    ['JPEG’s first bytes and no more', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 422, 'file-damaged'],
    ['a JPEG cut off', async () => (await jpeg(photo)).slice(0, 9000), 422, 'file-damaged'],
    ['a PNG cut off', () => photo.slice(0, 4000), 422, 'file-damaged'],
    ['a PNG whose header lies', () => hollow(900, 900), 422, 'file-damaged'],
    ['a bomb of 900 megapixels', () => hollow(30_000, 30_000), 413, 'file-too-many-pixels'],
    ['over 5 MB', () => new Uint8Array(photoMax + 1).fill(0xff), 413, 'file-too-large'],
  ]
  test.each(files)('(%s) is refused with the reason and costs nothing', async (_, make, status, code) => {
    const client = await newcomer()
    const bytes = new Uint8Array(await make())
    for (const answer of [await analyse(client, bytes), await compress(client, bytes)])
      expect([answer.status, (await body(answer)).code]).toEqual([status, code])
    expect(await remaining(client)).toBe(4)
  })

  test('a JPEG with another file appended is stored without it', async () => {
    const client = await newcomer()
    const both = Buffer.concat([await jpeg(photo), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')])
    const bytes = await (await compress(client, new Uint8Array(both))).arrayBuffer()
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('<script>')
  })

  test('that is missing altogether', async () => {
    const client = await newcomer()
    for (const path of ['/api/photo/analyze', '/api/photo/compress']) {
      const answer = await client.ask(path, { method: 'POST', body: new FormData() })
      expect([answer.status, (await body(answer)).message]).toEqual([422, 'Nenhuma foto selecionada'])
    }
  })
})
