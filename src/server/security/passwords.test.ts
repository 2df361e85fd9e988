import { describe, expect, test } from 'bun:test'
import { createPasswords, passwordQueue } from './passwords'

describe('passwords', () => {
  test('match their own hash and no other', async () => {
    const { hash, verify } = createPasswords()
    const hashed = await hash('correct horse', 'a')
    expect(hashed).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(await verify('correct horse', hashed, 'a')).toBe(true)
    expect(await verify('Correct horse', hashed, 'a')).toBe(false)
  })
  test('an unknown account never matches, not even with an empty password', async () => {
    const { verify } = createPasswords()
    expect(await verify('anything', null, 'a')).toBe(false)
    expect(await verify('', null, 'a')).toBe(false)
  })
  test('a broken hash is a wrong password, not an error', async () => {
    expect(await createPasswords().verify('x', 'not a hash', 'a')).toBe(false)
  })
  test('a hash that costs more than a password may fits none, and is not calculated', async () => {
    const costly = await Bun.password.hash('segredo1', { algorithm: 'argon2id', memoryCost: 8, timeCost: 400 })
    const { verify } = createPasswords()
    expect(await verify('segredo1', costly, 'a')).toBe(false)
    const large = costly.replace('m=8,t=400', 'm=4194304,t=1')
    const started = performance.now()
    expect(await verify('segredo1', large, 'a')).toBe(false)
    expect(performance.now() - started).toBeLessThan(2000)
    const crypt = await Bun.password.hash('segredo1', { algorithm: 'bcrypt', cost: 4 })
    expect(await verify('segredo1', crypt, 'a')).toBe(false)
  })
  test('a hash of an earlier, cheaper setting still fits its password', async () => {
    const cheap = await Bun.password.hash('segredo1', { algorithm: 'argon2id', memoryCost: 64, timeCost: 1 })
    expect(await createPasswords().verify('segredo1', cheap, 'a')).toBe(true)
  })
  test('a long password with emoji and NUL is hashed unchanged', async () => {
    const { hash, verify } = createPasswords()
    const long = `${'senha🔑'.repeat(100)}\u0000fim`
    expect(await verify(long, (await hash(long, 'a')) as string, 'a')).toBe(true)
  })
  test('one network gets a bounded number of places, another still gets its own', async () => {
    const { hash } = createPasswords()
    const flood = Promise.all(Array.from({ length: passwordQueue.perOwner + 3 }, () => hash('x', 'a')))
    const other = hash('y', 'b')
    expect((await flood).filter((one) => one === 'busy')).toHaveLength(3)
    expect(await other).not.toBe('busy')
    expect(await hash('x', 'a')).not.toBe('busy')
  })
})
