import { describe, expect, test } from 'bun:test'
import { pageLanguage, safeNext, themeOf } from './request-context'

describe('the language of a request', () => {
  test.each([
    ['en-US', 'pt-BR,pt;q=0.9', 'en-US'],
    [null, 'en-GB,en;q=0.9,pt;q=0.8', 'en-US'],
    [null, 'fr-FR,pt-PT;q=0.5,en;q=0.4', 'pt-BR'],
    [null, 'en;q=0.3,pt;q=0.9', 'pt-BR'],
    [null, 'fr', 'pt-BR'],
    [null, null, 'pt-BR'],
    ['<script>alert(1)</script>', 'en', 'en-US'],
  ] as const)('cookie %p, accepted %p: %p', (cookie, accepted, expected) =>
    expect(pageLanguage(cookie, accepted)).toBe(expected),
  )
})

describe('the theme of a request', () => {
  test('is one of three; anything else follows the system', () => {
    expect(themeOf('dark')).toBe('dark')
    expect(themeOf('"><script>')).toBe('system')
    expect(themeOf(null)).toBe('system')
  })
})

describe('where to go after signing in', () => {
  test.each(['/curriculo', '/curriculo?x=1', '/'])('%p is here', (path) => expect(safeNext(path)).toBe(path))
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    // Dot segments are removed when a path is parsed, and what followed them is then in front.
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/./%2E%2e//evil.example/x?y=1',
    'javascript:alert(1)',
    '\\\\evil',
    '/a\r\nSet-Cookie: x=1',
    '',
    null,
    undefined,
    `/${'a'.repeat(600)}`,
  ])('%p is not', (path) => expect(safeNext(path)).toBeNull())
})
