import { describe, expect, test } from 'bun:test'
import { boards } from './board'
import { kindOf as kindOn, problemOf as problemOn } from './file'
import { asksIn, messageOf, outcomeOf } from './send'
import { busy, type Happening, type Step, stepsOn } from './steps'

const next = stepsOn(boards.resume)
const { maxBytes } = boards.resume
const kindOf = (file: Parameters<typeof kindOn>[0]) => kindOn(file, boards.resume)
const problemOf = (file: Parameters<typeof problemOn>[0]) => problemOn(file, boards.resume)

const pdf = new File(['%PDF-1.7'], 'marina.pdf', { type: 'application/pdf' })
const photo = new File(['x'], 'foto.png', { type: 'image/png' })
const after = (...events: Happening[]) => events.reduce(next, { at: 'idle' } as Step)
const choose = (file: File | null): Happening => ({ type: 'choose', file })
const submit: Happening = { type: 'submit' }

describe('the upload', () => {
  test('given nothing chosen, when sent, it says that nothing is selected', () => {
    expect(after(submit)).toEqual({ at: 'refused', problem: 'none' })
  })

  test('given a photo, it is refused before anything is sent, and sending it after gives the same reason', () => {
    expect(after(choose(photo))).toEqual({ at: 'refused', problem: 'type' })
    expect(after(choose(photo), submit)).toEqual({ at: 'refused', problem: 'type' })
  })

  test('given a PDF, it is sent, analysed and done', () => {
    const sending = after(choose(pdf), submit, { type: 'progress', sent: 0.4 })
    expect(sending).toEqual({ at: 'sending', file: pdf, sent: 0.4 })
    expect(next(sending, { type: 'sent' })).toEqual({ at: 'analysing', file: pdf })
    expect(next(next(sending, { type: 'sent' }), { type: 'succeed' })).toEqual({ at: 'done', file: pdf })
  })

  test('a question of the server keeps the file, and sending again confirms it', () => {
    const asked = after(choose(pdf), submit, { type: 'sent' }, { type: 'fail', message: 'Há dois rostos', asks: true })
    expect(asked).toEqual({ at: 'chosen', file: pdf, failure: 'Há dois rostos', asks: true })
    expect(next(asked, submit)).toEqual({ at: 'sending', file: pdf, sent: 0 })
    expect(asksIn('{"code":"several-faces"}')).toBe(true)
    expect([asksIn('{"code":"file-no-face"}'), asksIn('<html>')]).toEqual([false, false])
  })

  test('progress never decreases and never exceeds all', () => {
    const sending = after(choose(pdf), submit, { type: 'progress', sent: 0.8 }, { type: 'progress', sent: 0.3 })
    expect(sending).toMatchObject({ sent: 0.8 })
    expect(next(sending, { type: 'progress', sent: 1.7 })).toMatchObject({ sent: 1 })
  })

  test('a failure keeps the file and gives the reason; the next attempt starts clean', () => {
    const failed = after(choose(pdf), submit, { type: 'fail', message: 'Arquivo danificado.' })
    expect(failed).toEqual({ at: 'chosen', file: pdf, failure: 'Arquivo danificado.' })
    expect(next(failed, submit)).toEqual({ at: 'sending', file: pdf, sent: 0 })
  })

  test('a file of another kind inside is refused, and not offered to be sent again', () => {
    const { refused = false } = outcomeOf(415, '{"message":"Só PDF.","code":"file-unknown-type"}')
    const failed = after(choose(pdf), submit, { type: 'fail', message: 'Só PDF.', refused })
    expect(failed).toEqual({ at: 'refused', problem: 'type', message: 'Só PDF.' })
    expect(next(failed, submit)).toBe(failed)
  })
  test.each([500, 502, 503, 429, 422, 0])('what may go better the next time (%d) keeps the file', (status) => {
    const { refused = false } = outcomeOf(status, '<html>')
    const failed = after(choose(pdf), submit, { type: 'fail', message: 'Depois.', refused })
    expect(failed).toMatchObject({ at: 'chosen', failure: 'Depois.' })
  })

  test('sending can be cancelled and keeps the file; a running analysis cannot', () => {
    const sending = after(choose(pdf), submit)
    expect(next(sending, { type: 'cancel' })).toEqual({ at: 'chosen', file: pdf })
    const analysing = next(sending, { type: 'sent' })
    expect(next(analysing, { type: 'cancel' })).toBe(analysing)
  })

  test('while busy, neither a new file nor a second submission is accepted', () => {
    const sending = after(choose(pdf), submit)
    expect(busy(sending)).toBe(true)
    expect(next(sending, choose(photo))).toBe(sending)
    expect(next(sending, submit)).toBe(sending)
  })

  test('closing the picker without a choice keeps the previous one', () => {
    const chosen = after(choose(pdf))
    expect(next(chosen, choose(null))).toBe(chosen)
  })

  test('late updates of a finished upload are ignored', () => {
    const idle = after(choose(pdf), submit, { type: 'cancel' }, { type: 'clear' })
    for (const late of [{ type: 'sent' }, { type: 'succeed' }, { type: 'progress', sent: 1 }] as const)
      expect(next(idle, late)).toEqual({ at: 'idle' })
  })
})

describe('a chosen file', () => {
  test.each([
    ['cv.pdf', 'application/pdf', 'pdf'],
    ['CV.PDF', '', 'pdf'],
    ['cv.docx', '', 'docx'],
    ['cv.docx', 'application/octet-stream', 'docx'],
    ['cv', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['cv.doc', 'application/msword', null],
    ['cv.pdf', 'image/png', null],
    ['cv.pdf.exe', '', null],
  ] as const)('%s of type "%s" is %p', (name, type, kind) => expect(kindOf({ name, type, size: 1 })).toBe(kind))

  test('10 MB are accepted, one byte more is not', () => {
    expect(problemOf({ name: 'cv.pdf', type: '', size: maxBytes })).toBeNull()
    expect(problemOf({ name: 'cv.pdf', type: '', size: maxBytes + 1 })).toBe('size')
    expect(problemOf({ name: 'cv.png', type: 'image/png', size: maxBytes + 1 })).toBe('type')
  })
})

test.each([
  ['{"message":"Arquivo protegido por senha.","code":"encrypted"}', 'Arquivo protegido por senha.'],
  ['{"message":""}', null],
  ['{"message":42}', null],
  ['<html>502</html>', null],
  ['null', null],
  ['', null],
])('the server’s words in %p are %p', (body, message) => expect(messageOf(body)).toBe(message))

describe('the photo’s board', () => {
  const on = stepsOn(boards.photo)
  const go = (...events: Happening[]) => events.reduce(on, { at: 'idle' } as Step)
  const small = new File(['y'], 'foto.png', { type: 'image/jpeg' })

  test('given a photo, it is prepared, then chosen as the smaller copy', () => {
    expect(go(choose(photo))).toEqual({ at: 'preparing', file: photo })
    expect(go(choose(photo), { type: 'prepared', from: photo, file: small })).toEqual({ at: 'chosen', file: small })
  })

  test('while it is prepared nothing can be sent', () => {
    expect(go(choose(photo), submit)).toEqual({ at: 'preparing', file: photo })
  })

  test('given another choice meanwhile, the answer about the first one is ignored', () => {
    const other = new File(['z'], 'outra.jpg', { type: 'image/jpeg' })
    const late: Happening = { type: 'prepared', from: photo, file: small }
    expect(go(choose(photo), choose(other), late)).toEqual({ at: 'preparing', file: other })
    expect(go(choose(photo), { type: 'clear' }, late)).toEqual({ at: 'idle' })
  })

  test('given a failure, it gives the reason, as the server’s message if there is one', () => {
    const failed = (message: string | null): Happening => ({ type: 'unprepared', from: photo, message })
    expect(go(choose(photo), failed('Danificada.'))).toEqual({
      at: 'refused',
      problem: 'process',
      message: 'Danificada.',
    })
    expect(go(choose(photo), failed(null))).toEqual({ at: 'refused', problem: 'process' })
  })

  test.each([
    ['eu.jpg', 'image/jpeg', 'jpeg'],
    ['eu.PNG', '', 'png'],
    ['eu.jpeg', 'application/octet-stream', 'jpeg'],
    ['eu.webp', 'image/webp', null],
    ['eu.constructor', '', null],
    ['cv.pdf', 'application/pdf', null],
  ])('%p of type %p is %p', (name, type, kind) => {
    expect(kindOn({ name, type, size: 1 }, boards.photo)).toBe(kind as never)
  })
})
