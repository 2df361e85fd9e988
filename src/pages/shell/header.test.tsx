// The header is drawn once for many people: each sees their own names in it, written as React writes them.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { memberPage } from '../../../tests/helpers/pages/page-context'
import { Locale } from '../../i18n'
import { Header } from './header'

const drawn = (
  user: { readonly name: string; readonly email: string; readonly photo?: string },
  unread = 2,
): string => {
  const page = { ...memberPage('/planos', 'pt-BR'), unread, user: { role: 'usuario', ...user } as const }
  return renderToStaticMarkup(
    <Locale value="pt-BR">
      <Header page={page} />
    </Locale>,
  )
}
const inHtml = (text: string): string => renderToStaticMarkup(<strong>{text}</strong>)

test('whatever people are called, each header has their own names, escaped, and no place left open', () => {
  const name = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('{{head_email}}', `<b> & "D'Ávila"`, '$&'))
  fc.assert(
    fc.property(name, fc.emailAddress(), (of, email) => {
      const html = drawn({ name: of, email })
      expect(html.split(inHtml(of)).length - 1).toBe(2)
      expect(html.split(inHtml(email).replaceAll('strong', 'span').slice(5)).length - 1).toBe(2)
      expect(html.replaceAll(inHtml(of), '')).not.toMatch(/\{\{head_(name|letter)/)
    }),
    { numRuns: 50 },
  )
})

test('two people’s headers differ in nothing but their names', () => {
  const without = (html: string, ...names: string[]) => names.reduce((left, name) => left.replaceAll(name, '·'), html)
  const ana = drawn({ name: 'Zuleica Xis', email: 'z@exemplo.com' })
  const bia = drawn({ name: 'Yara Kiss', email: 'y@exemplo.com' })
  expect(without(ana, 'Zuleica Xis', 'Zuleica', 'z@exemplo.com', '>Z<')).toBe(
    without(bia, 'Yara Kiss', 'Yara', 'y@exemplo.com', '>Y<'),
  )
  expect(drawn({ name: 'Zuleica Xis', email: 'z@exemplo.com' }, 3)).not.toBe(ana)
  expect(drawn({ name: 'Zuleica Xis', email: 'z@exemplo.com', photo: '/conta/foto' })).toContain('src="/conta/foto"')
})
