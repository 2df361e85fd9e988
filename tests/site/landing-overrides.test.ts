// The operator's own words on the landing page.
import { describe, expect, test } from 'bun:test'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataFileError, readLandingOverrides } from '../../src/server/site/landing-overrides'
import { testApp } from '../helpers/app'
import { executable } from '../helpers/server'

const folderWith = (content: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'))
  writeFileSync(join(folder, 'landing.json'), content)
  return folder
}
const landing = async (file: object) => {
  const app = await testApp({}, folderWith(JSON.stringify(file)))
  const page = (await (await app.client().ask('/')).text()).replaceAll('<!-- -->', '')
  const english = await (await app.client({ 'accept-language': 'en-US' }).ask('/')).text()
  await app.close()
  return { page, english }
}

describe('landing.json', () => {
  test('replaces what it names, in that language, as text', async () => {
    const { page, english } = await landing({
      'pt-BR': {
        title: 'Biblioteca & trabalho',
        facts: [{ figure: '12', text: 'bibliotecas <b>abertas</b>' }],
        stories: [{ quote: 'Ajudou.', name: 'Ana', role: 'Professora' }],
      },
    })
    for (const part of ['Biblioteca &amp; trabalho', '<strong>12</strong> bibliotecas &lt;b&gt;abertas', '“Ajudou.”'])
      expect(page).toContain(part)
    for (const part of ['50.000', 'Camila Rocha']) expect(page).not.toContain(part)
    expect(page).toContain('menos de 30 segundos')
    expect(english).toContain('Camila Rocha')
  })

  test('the product’s own claims and stories say that they are examples, an operator’s do not', async () => {
    const marks = (page: string) => [page.split('>Exemplo<').length - 1, page.includes('pessoas inventadas')]
    expect(marks((await landing({})).page)).toEqual([2, true])
    const own = { facts: [{ figure: '12', text: 'bibliotecas' }], stories: [{ quote: 'a', name: 'Ana', role: 'b' }] }
    expect(marks((await landing({ 'pt-BR': own })).page)).toEqual([0, false])
  })

  test('an empty list removes the section, and the header’s link still works', async () => {
    const { page } = await landing({ 'pt-BR': { facts: [], stories: [] } })
    for (const part of ['50.000', 'Camila Rocha', 'Quem já saltou</h2>']) expect(page).not.toContain(part)
    expect(page).toContain('id="historias"')
  })

  test('is optional', () => expect(readLandingOverrides('/nowhere')).toEqual({}))

  test.each([
    ['{', 'not valid JSON'],
    ['[]', '(file)'],
    ['{"pt-BR":{"titel":"x"}}', 'pt-BR'],
    ['{"de-DE":{}}', 'de-DE'],
    [JSON.stringify({ 'pt-BR': { title: 'x'.repeat(81) } }), 'pt-BR.title'],
    [JSON.stringify({ 'en-US': { facts: [{ figure: '1' }] } }), 'en-US.facts.0.text'],
    [
      JSON.stringify({ 'en-US': { stories: new Array(4).fill({ quote: 'a', name: 'b', role: 'c' }) } }),
      'en-US.stories',
    ],
    [' '.repeat(70_000), 'larger than'],
  ])('%p is refused and says where', (content, named) => {
    expect(() => readLandingOverrides(folderWith(content))).toThrow(DataFileError)
    expect(() => readLandingOverrides(folderWith(content))).toThrow(named)
  })

  test('an invalid one stops the start with the file’s name and the field', async () => {
    const folder = folderWith('{"pt-BR":{"stories":"muitas"}}')
    const child = Bun.spawn([executable, 'serve'], {
      env: { DATA_DIR: folder, PORT: '0' },
      stdout: 'pipe',
      stderr: 'pipe',
    })
    expect(await child.exited).toBe(2)
    const output = await new Response(child.stderr).text()
    for (const part of ['landing.json', 'pt-BR.stories']) expect(output).toContain(part)
    expect(output).not.toContain('    at ')
  })
})
