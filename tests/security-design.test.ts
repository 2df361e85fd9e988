// docs/security-design.md names every file that uses cryptography, so that a new use is written down with it.
import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dir, '..')
const uses =
  /\b(?:create(?:Hash|Hmac|Cipheriv|Decipheriv)|randomBytes|hkdfSync|timingSafeEqual|getRandomValues)\(|\bBun\.(?:password|CryptoHasher)\b|\bcrypto\.subtle\b/

test('every file that uses cryptography is in its inventory, and no other', () => {
  const page = readFileSync(join(root, 'docs/security-design.md'), 'utf8')
  const inventory = page.slice(page.indexOf('## Cryptography'))
  const named = [...inventory.matchAll(/`(src\/[^`]+)`/g)].map(([, path]) => path ?? '')
  const files = [...new Bun.Glob('src/**/*.{ts,tsx}').scanSync(root)].filter((path) => !/\.(test|fixture)\./.test(path))
  const using = files.filter((path) => uses.test(readFileSync(join(root, path), 'utf8')))
  expect([...new Set(named)].sort()).toEqual(using.sort())
})
