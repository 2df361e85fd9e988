// The executable alone in an empty folder, as someone has it who only copied that one file: does the main job run?
import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Visitor, visitor } from '../helpers/accounts/visitor'
import { docxResume, pdfResume } from '../helpers/documents'
import { portrait } from '../helpers/pages/pictures'
import { executable, type Server, startServer } from '../helpers/server'

describe('the executable alone in an empty folder', () => {
  let folder: string
  let server: Server
  let joana: Visitor
  let rui: Visitor

  const start = () => startServer({ command: ['./trampolim', 'serve'], cwd: folder, folder: join(folder, 'data') })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trampolim alone '))
    await copyFile(executable, join(folder, 'trampolim'))
    server = await start()
    joana = visitor(server.url)
    rui = visitor(server.url)
  }, 30_000)

  afterAll(async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }, 30_000)

  test('registers a person and knows them afterwards', async () => {
    expect((await joana.ask('/api/user')).status).toBe(401)
    const answer = await joana.register('joana@example.com')
    expect(answer.ok).toBe(true)
    const user = { nome: 'Joana Prado', email: 'joana@example.com' }
    expect(await answer.json()).toMatchObject(user)
    expect(await (await joana.ask('/api/user')).json()).toMatchObject(user)
  })

  test('reads a PDF and a DOCX and keeps the result', async () => {
    const files = [
      [joana, 'curriculo.pdf', await pdfResume()],
      [rui, 'curriculo.docx', await docxResume()],
    ] as const
    expect((await rui.register('rui@example.com')).ok).toBe(true)
    for (const [person, name, bytes] of files) {
      const answer = await person.upload(name, bytes)
      expect(await answer.text()).toContain('"score"')
      expect(answer.ok).toBe(true)
      const latest = (await (await person.ask('/api/resume/latest')).json()) as { analise_json: { score: number } }
      expect(latest.analise_json.score).toBeWithin(1, 101)
    }
  }, 30_000)

  test.if(process.platform === 'linux')('its readers are confined: the kernel says so', () => {
    const children = Bun.spawnSync(['sh', '-c', `cat /proc/${server.pid}/task/*/children`]).stdout.toString()
    const readers = children.split(' ').filter((pid) => pid.trim() !== '')
    expect(readers.length).toBeGreaterThan(0)
    for (const pid of readers) {
      const status = Bun.spawnSync(['cat', `/proc/${pid}/status`]).stdout.toString()
      expect(status).toMatch(/^Seccomp:\s+2$/m)
      expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
    }
    expect(server.log()).not.toContain('reader.unconfined')
  })

  test('finds the face in a photo: the nets are inside', async () => {
    const answer = await joana.upload('retrato.png', await portrait(), 'photo')
    const answered = (await answer.json()) as { url_arquivo: string; analise_json: { score: number; rostos: number } }
    expect(answered.analise_json).toMatchObject({ score: expect.any(Number), rostos: 1 })
    expect((await joana.ask(answered.url_arquivo)).headers.get('content-type')).toBe('image/jpeg')
  }, 30_000)

  test('serves pages whose styles, scripts and fonts are all there, and whose classes the stylesheet knows', async () => {
    const page = await (await joana.ask('/painel')).text()
    const paths = [...page.matchAll(/(?:href|src)="(\/(?:assets|fonts|icons)\/[^"]+)"/g)].map((found) => found[1] ?? '')
    const sheet = paths.find((path) => path.endsWith('.css')) ?? ''
    const css = await (await joana.ask(sheet)).text()
    paths.push(...[...css.matchAll(/url\("?(\/[^")]+)"?\)/g)].map((found) => found[1] ?? ''))
    expect(paths.some((path) => path.endsWith('.js'))).toBe(true)
    expect(paths.some((path) => path.endsWith('.woff2'))).toBe(true)
    for (const path of paths) expect([path, (await joana.ask(path)).status]).toEqual([path, 200])
    const classes = [...page.matchAll(/class="([^"]+)"/g)].flatMap((found) => found[1]?.split(' ') ?? [])
    expect(classes.some((name) => css.includes(`.${name}`))).toBe(true)
  })

  test('opens an AVIF as a profile photo: the codec travels inside', async () => {
    const photo = new FormData()
    photo.set('photo', new File([await Bun.file('tests/pictures/caju.avif').bytes()], 'eu.avif'))
    const sent = await joana.ask('/api/user/profile-photo', { method: 'POST', body: photo })
    expect(sent.status).toBe(200)
    const { url_arquivo } = (await sent.json()) as { url_arquivo: string }
    const savedPhoto = await joana.ask(url_arquivo)
    expect(savedPhoto.headers.get('content-type')).toBe('image/webp')
  })

  test('sends text compressed to clients that accept brotli, with the same decoded bytes', async () => {
    const script = /href="(\/assets\/style[^"]+)"/.exec(await (await joana.ask('/painel')).text())?.[1] ?? ''
    const get = (coding: string) => joana.ask(script, { headers: { 'accept-encoding': coding } })
    const [plain, small, refused] = [await get('identity'), await get('gzip, br'), await get('br;q=0, gzip')]
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(Number(small.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 3)
    expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(refused.headers.get('content-encoding')).toBeNull()
    expect(await small.text()).toBe(await plain.text())
  })

  test('carries the scripts’ production build, and nothing of the development reload', async () => {
    const page = await (await joana.ask('/painel')).text()
    const scripts = [...page.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map((found) => found[1] ?? '')
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) {
      const text = await (await joana.ask(script)).text()
      expect(text).not.toContain('/dev/reload')
      expect(text).not.toContain('jsxDEV')
    }
    expect((await joana.ask('/dev/reload')).status).toBe(404)
  })

  test('keeps everything over a restart, in its data folder and nowhere else', async () => {
    expect(await server.stop()).toBe(0)
    expect((await readdir(folder)).sort()).toEqual(['data', 'trampolim'])
    server = await start()
    const again = visitor(server.url)
    expect((await again.login('joana@example.com')).ok).toBe(true)
    const latest = (await (await again.ask('/api/resume/latest')).json()) as { analise_json: { score: number } }
    expect(latest.analise_json.score).toBeWithin(1, 101)
  }, 30_000)
})
