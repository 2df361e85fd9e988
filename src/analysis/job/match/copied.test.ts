// What an advert says of itself proves nothing of a person who pastes it.
import { describe, expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'
import { advert, one, resume } from './testing'

const asked = [
  'Experiência com conciliação bancária',
  'Domínio de Excel avançado',
  'Conhecimento de SAP',
  'Vivência com contas a pagar',
  'Conhecimento de fluxo de caixa',
  'Experiência com fechamento contábil',
]

describe('a pasted advert', () => {
  test('is no résumé: it shows none of what it asks for', () => {
    const text = ['Analista Financeiro', 'Requisitos', ...asked.map((line) => `- ${line}`)]
    const pasted = document(...text)
    const found = matchJob(readAdvert(text.join('\n')), pasted)
    expect(found.keywords.filter(({ kind, bucket }) => kind === 'hard' && bucket !== 'missing')).toEqual([])
  })

  test('raises no score as a part of a résumé', () => {
    const own = ['Fiz a conciliação bancária de três lojas']
    const plain = matchJob(advert(...asked), resume(own))
    const pasted = matchJob(advert(...asked), resume(own, ['Excel'], ['# Objetivo', ...asked]))
    expect(pasted.score).toBeLessThanOrEqual(plain.score)
  })

  test('one sentence of ten words or more is nobody’s own, a short one may be', () => {
    const line = 'Experiência com conciliação bancária de lojas e fechamento contábil mensal de filiais'
    expect(one(line, [line])).toMatchObject({ bucket: 'missing' })
    expect(one('Conciliação bancária', ['Conciliação bancária'])?.bucket).not.toBe('missing')
  })
})
