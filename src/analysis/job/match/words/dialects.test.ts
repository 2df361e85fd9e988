// The same term in British and American spelling is one term.
import { describe, expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'
import { oneSpelling } from './dialects'

const pairs = `organisation organization | organising organizing | specialised specialized | immunisation immunization |
  analysed analyzed | programme program | licence license | catalogue catalog | colour color | behaviour behavior |
  labour labor | centre center | theatre theater | fibre fiber | paediatric pediatric | anaesthesia anesthesia |
  orthopaedic orthopedic | haematology hematology | anaemia anemia | gynaecology gynecology | oestrogen estrogen |
  counselling counseling | labelling labeling | modelling modeling | travelling traveling | mould mold | tyre tire |
  aluminium aluminum | jewellery jewelry | defence defense | cheque check | grey gray | maths math | lorry truck |
  rota roster | judgement judgment | enrolment enrollment | sulphur sulfur | artefact artifact`
  .split('|')
  .map((pair) => pair.trim().split(/\s+/) as [string, string])

test.each(pairs)('%s and %s are one word', (british, american) => {
  expect(oneSpelling(british)).toBe(oneSpelling(american))
})

test('words of both languages that only look alike stay apart', () => {
  for (const [one, other] of [
    ['our', 'or'],
    ['hour', 'hor'],
    ['tour', 'tor'],
    ['course', 'corse'],
    ['metro', 'meter'],
    ['vogue', 'vog'],
    ['called', 'caled'],
    ['selling', 'seling'],
  ] as const)
    expect(oneSpelling(one)).not.toBe(oneSpelling(other))
})

describe('an advert and a résumé in the two spellings', () => {
  const answer = (asked: string, written: string) => {
    const resume = document(
      'Jane Roe',
      'jane@example.com | Leeds',
      '# Experience',
      '=Coordinator, Example Ltd, 01/2018 - 12/2022',
      `- Ran the ${written} of two sites for four years`,
      '# Skills',
      'Excel',
    )
    return matchJob(readAdvert(`Requirements\n- Experience with ${asked}`), resume).keywords.find(
      ({ text }) => text === asked,
    )
  }
  for (const [one, other] of [
    ['immunisation programme', 'immunization program'],
    ['catalogue raisonné', 'catalog raisonné'],
    ['paediatric audiology', 'pediatric audiology'],
    ['mould remediation', 'mold remediation'],
    ['behavioural economics', 'behavioral economics'],
  ] as const)
    test.each([
      [one, other],
      [other, one],
    ])('%s is shown by %s', (asked, written) => {
      const found = answer(asked, written)
      expect(found?.bucket).toBe('shown')
      expect(found?.credit).toBeGreaterThanOrEqual(0.9)
    })
})
