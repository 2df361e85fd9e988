// The page of the templates, and the files as a browser gets them. What is in the files: src/build/templates.
import { describe, expect, test } from 'bun:test'
import { fileApp } from '../helpers/file-app'

const app = fileApp()

test('/templates shows three cards, each with its download', async () => {
  const page = await (await app.client().ask('/templates')).text()
  expect(page).toContain('Templates Premium')
  for (const name of ['Executive Resume', 'Technology Resume', 'Cover Letter']) expect(page).toContain(name)
  const links = [...page.matchAll(/<a href="(\/templates\/[a-z-]+\.docx)" download="([^"]+)"/g)]
  expect(links.map((link) => link.slice(1, 3))).toEqual([
    ['/templates/executive-resume.docx', 'Executive Resume.docx'],
    ['/templates/tech-resume.docx', 'Technology Resume.docx'],
    ['/templates/cover-letter.docx', 'Cover Letter.docx'],
  ])
  expect(page.match(/Download Template</g)).toHaveLength(3)
})

describe('GET /templates/{filename}', () => {
  test('is a Word file to be saved under the template’s name', async () => {
    const answer = await app.client().ask('/templates/executive-resume.docx')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Executive Resume.docx"')
    expect(answer.headers.get('content-type')).toContain('wordprocessingml')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(new TextDecoder().decode((await answer.bytes()).subarray(0, 2))).toBe('PK')
  })

  test.each(['/templates/outro.docx', '/templates/../events.db', '/templates/%2e%2e%2fevents.db', '/templates/'])(
    'answers 404 to %s',
    async (path) => {
      expect((await app.client().ask(path)).status).toBe(404)
    },
  )
})

test('/dev/ui shows the components outside production', async () => {
  const answer = await app.client().ask('/dev/ui')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Cada peça com o nome que ela tem no código.')
})
