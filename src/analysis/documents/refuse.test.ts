// Given a reader of files, when it fails, then only a fault of the file is reported as one.
import { expect, test } from 'bun:test'
import { parsed, Refused, settle } from './refuse'

const fails = (error: Error) => () => Promise.reject(error)

test('a refusal is an answer, and a fault of our own none: the reader process reports it', async () => {
  expect(await settle(fails(new Refused('scanned')))).toEqual({ ok: false, refusal: 'scanned' })
  await expect(settle(fails(new TypeError('undefined is not a function')))).rejects.toThrow(TypeError)
})

test('what a parser library fails at is damaged', async () => {
  expect(await settle(() => parsed(fails(new TypeError('bad XRef entry'))))).toEqual({ ok: false, refusal: 'damaged' })
})
