import { expect, test } from 'bun:test'
import { linkOf } from './links'

test.each([
  ['/', '/'],
  ['/painel', '/'],
  ['/curriculo', '/curriculo'],
  ['/historico', '/historico'],
  ['/mentoria', '/mentoria'],
  ['/planos', '/planos'],
  ['/admin', '/admin'],
  ['/admin/pessoas', '/admin'],
  ['/curriculo/oficina', ''],
  ['/nada', ''],
])('the link of %s is %p', (path, link) => {
  expect(linkOf(path)).toBe(link)
})
