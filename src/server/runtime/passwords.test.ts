import { describe, expect, test } from 'bun:test'
import { atOnceMax, createPasswords, waitingMax } from './passwords'

describe('passwords', () => {
  test('fit their own hash and no other', async () => {
    const { hash, verify } = createPasswords()
    const hashed = await hash('correct horse')
    expect(hashed).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(await verify('correct horse', hashed)).toBe(true)
    expect(await verify('Correct horse', hashed)).toBe(false)
  })
  test('an unknown account never fits, not even with an empty password', async () => {
    const { verify } = createPasswords()
    expect(await verify('anything', null)).toBe(false)
    expect(await verify('', null)).toBe(false)
  })
  test('a broken hash is a wrong password, not an error', async () => {
    expect(await createPasswords().verify('x', 'not a hash')).toBe(false)
  })
  test('a long password with emoji and NUL is taken as it is', async () => {
    const { hash, verify } = createPasswords()
    const long = `${'senha🔑'.repeat(100)}\u0000fim`
    expect(await verify(long, (await hash(long)) as string)).toBe(true)
  })
  test('past the queue the caller is told so, and the queue empties again', async () => {
    const { hash } = createPasswords()
    const many = await Promise.all(Array.from({ length: atOnceMax + waitingMax + 3 }, () => hash('x')))
    expect(many.filter((one) => one === 'busy')).toHaveLength(3)
    expect(await hash('x')).not.toBe('busy')
  })
})
