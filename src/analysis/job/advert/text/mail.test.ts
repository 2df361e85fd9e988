import { expect, test } from 'bun:test'
import { readAdvert } from '../'
import { withoutMail, withoutQuoteSigns } from './mail'

test('the signs of a quoted mail are removed, and one such sign is none', () => {
  expect(withoutQuoteSigns(['> Requisitos', '>> - Excel', '>', '> - Word'])).toEqual([
    'Requisitos',
    '- Excel',
    '',
    '- Word',
  ])
  expect(withoutQuoteSigns(['Requisitos', '> 5 anos', '- Excel'])).toEqual(['Requisitos', '> 5 anos', '- Excel'])
})

test('headers and the last line of a mail are removed, and its subject remains', () => {
  const mail = [
    'On Mon, 23 Nov 2026 at 09:12, Priya Shah <priya@trust.example> wrote:',
    '> From: Priya Shah <priya@trust.example>',
    '> Subject: FW: Data Analyst',
    '> We need Excel.',
    '> Sent from my phone',
  ]
  expect(withoutMail(mail.join('\n'))).toBe('Data Analyst\nWe need Excel.')
})

test('"De:" and "Para:" in an advert are no headers', () => {
  const advert = 'Vaga: Motorista\nPara: região de Campinas\nRequisitos\n- CNH D'
  expect(withoutMail(advert)).toBe(advert)
})

test('the title of an advert sent on is the job, not the mail', () => {
  const mail =
    '> De: RH Bom Gosto <rh@bomgosto.exemplo>\n> Assunto: VAGA COZINHEIRO(A)\n>\n> Boa tarde!\n> Requisitos:\n> - Excel\n> - Word'
  expect(readAdvert(mail).title).toMatch(/^(?:VAGA )?COZINHEIRO/)
})
