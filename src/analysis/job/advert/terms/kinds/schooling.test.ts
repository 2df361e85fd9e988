// What school teaches everybody is no keyword beside the schooling that it comes with; taught to others it is a trade's.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '../../..'

const named = (line: string) =>
  readAdvert(`Requirements\n- ${line}\n- Excel`).keywords.map(({ text }) => text.toLowerCase())
const basics = /literacy|numeracy|leitura|escrita|\bescrever|\bler\b|matem[áa]tica b|maths|reading|writing/

describe('beside schooling or each other', () => {
  test.each([
    'Good numeracy and literacy – GCSE Maths and English or equivalent',
    'GCSE Maths and English, with good literacy and numeracy',
    'Good standard of literacy and numeracy',
    'Basic numeracy',
    'Strong literacy skills and GCSE English at grade C',
    'High school diploma with basic reading and writing skills',
    'Good literacy, numeracy and Excel',
    'Ensino fundamental completo, saber ler e escrever',
    'Ensino médio completo, com boa leitura, escrita e matemática básica',
    'Alfabetizado: saber ler, escrever e fazer contas',
  ])('%s asks for none of it as a skill', (line) => {
    expect(named(line).filter((text) => basics.test(text))).toEqual([])
    expect(named(line)).toContain('excel')
  })

  test.each([
    ['Experience teaching literacy and numeracy to pupils', 'literacy'],
    ['Deliver literacy interventions to children in Key Stage 1', 'literacy'],
    ['Experience in technical writing', 'writing'],
    ['Experiência em leitura de desenho técnico', 'leitura'],
    ['Ensino médio completo e leitura de desenho técnico', 'leitura'],
  ])('%s asks for it', (line, word) => expect(named(line).join()).toContain(word))
})
