// The legal texts: the product's own in both languages, or an operator's from the data folder.
import { describe, expect, test } from 'bun:test'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataFileError } from '../../src/server/site/landing-overrides'
import { checkLegal } from '../../src/server/site/legal'
import { fileApp } from '../helpers/file-app'

const app = fileApp({ APP_NAME: 'Vitrine' })

const english = { 'accept-language': 'en-US' }
const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.client(headers).ask(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

describe.each(['/termos', '/privacidade'])('%s', (path) => {
  test.each([
    ['pt-BR', 'Última atualização: <!-- -->01/05/2025|Última atualização: 01/05/2025', '30 dias'],
    ['en-US', 'Last updated: May 1, 2025', '30 days'],
  ])('in %s says when it was last changed, and promises 30 days', async (language, updated, days) => {
    const text = await page(path, { 'accept-language': language })
    expect(updated.split('|').some((one) => text.includes(one))).toBe(true)
    expect(text).toContain(days)
    expect(text).toContain('href="/suporte"')
    expect(text).toContain('Vitrine')
    expect(text).not.toMatch(/\{\{|undefined|trampolim/i)
  })

  test('every entry of its contents leads to a section', async () => {
    const text = await page(path)
    const links = [...text.matchAll(/href="#(secao-\d+)"/g)].map((match) => match[1])
    expect(links.length).toBeGreaterThan(5)
    for (const id of links) expect(text).toContain(`id="${id}"`)
  })
})

describe('an operator’s own text', () => {
  const file = () => join(app.config.folder, 'termos.pt-BR.md')

  test('stands in for ours in its language, as plain text whatever it holds', async () => {
    writeFileSync(
      file(),
      '# Regras da casa\n\nOi <script>alert(1)</script>,\nsegunda linha.\n\n## Um\n\n- a\n- b\n  c\nfim\n\nd\n\n## Dois\ne\n',
    )
    const text = await page('/termos')
    expect(text).toContain('Regras da casa')
    expect(text).toContain('Oi &lt;script&gt;alert(1)&lt;/script&gt;, segunda linha.')
    expect(text).toContain('<ul><li>a</li><li>b c fim</li></ul><p>d</p>')
    expect(text.match(/id="secao-\d"/g)).toHaveLength(2)
    expect(text).not.toContain('01/05/2025')
    expect(await page('/termos', english)).toContain('May 1, 2025')
    expect(await page('/privacidade')).toContain('01/05/2025')
    rmSync(file())
    expect(await page('/termos')).toContain('01/05/2025')
  })

  test('is cut at 200 000 characters', async () => {
    writeFileSync(file(), `## A\n${'a'.repeat(300_000)}`)
    const [long = ''] = (await page('/termos')).match(/a{1000,}/) ?? []
    expect(long).toHaveLength(200_000 - '## A\n'.length)
    rmSync(file())
  })

  test('that cannot be read is never replaced by the product’s, and refuses the next start', async () => {
    mkdirSync(file())
    const answer = await app.client().ask('/termos')
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('01/05/2025')
    expect(() => checkLegal(app.config.folder)).toThrow(`${file()}: cannot be read`)
    expect(() => checkLegal(app.config.folder)).toThrow(DataFileError)
    rmSync(file(), { recursive: true })
    expect(() => checkLegal(app.config.folder)).not.toThrow()
    expect(await page('/termos')).toContain('01/05/2025')
  })
})
