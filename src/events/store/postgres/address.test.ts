import { expect, test } from 'bun:test'
import { eventsAddress } from './address'

test('one URL for each host, with the schema apart', () => {
  expect(eventsAddress('postgres://u:p@localhost:5432,127.0.0.1:5433/db?schema=jobs')).toEqual({
    urls: ['postgres://u:p@localhost:5432/db', 'postgres://u:p@127.0.0.1:5433/db'],
    schema: 'jobs',
  })
})

test('a host elsewhere is verified unless the address says otherwise', () => {
  expect(eventsAddress('postgres://u:p@db.example/x').urls).toEqual(['postgres://u:p@db.example/x?sslmode=verify-full'])
  expect(eventsAddress('postgres://u:p@db.example/x?sslmode=disable').urls).toEqual([
    'postgres://u:p@db.example/x?sslmode=disable',
  ])
})

test.each(['', 'mysql://u:p@h/x', 'postgres://', 'postgres://u:p@h/x?schema=a"b'])('%p is refused', (value) => {
  expect(() => eventsAddress(value)).toThrow(expect.objectContaining({ code: 'invalid' }))
})

test('a refusal names no password', () => {
  expect(() => eventsAddress('postgres://u:secret@h:notaport/x')).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('secret') }),
  )
})
