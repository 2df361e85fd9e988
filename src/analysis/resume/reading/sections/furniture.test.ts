// Page numbers, footers of programs and forms, and closing formulas are nobody's skills, jobs or schools.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { parted } from '../../testing'
import { readResume } from '..'
import { findLanguages } from '../languages'
import { findListed } from '../listed'
import { isFurniture } from './furniture'

const of = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const head = ['Ana Sol Prado', 'ana@exemplo.com | (81) 98888-7777 | Recife, PE']
const work = ['# Experiência', 'Vendedora – Casa Azul – 01/2019 a 03/2021', '- Atendi 40 clientes por dia na loja']
const study = ['# Formação', 'Administração – Universidade Exemplo – 2018']
const skills = ['# Habilidades', 'Excel, vitrine, crediário']

const furniture = of(
  ...['Página 1 / 2', 'Page 2 of 3', 'pág. 1', '– Página 1 –', 'Ana Sol Prado – Currículo – 1 / 2', 'Ana Sol | page 2'],
  ...[
    '© União Europeia, 2002-2026 | https://europass.europa.eu',
    '© European Union, 2002 – 2026',
    '(c) 2026 Modelos SA',
  ],
  ...['24 de novembro de 2026 ¦ © União Europeia, 2002 – 2026 | https://europass.europa.eu ¦ Página 1 / 1'],
  ...['Recife, 24 de novembro de 2026.', '24 November 2026', 'November 24, 2026', '1º de março de 2025'],
  ...[
    'Gerado em www.curriculos.example.com',
    'Created with Canva',
    'CV created with modelos.example.org',
    'Made by Overleaf',
  ],
  ...[
    'Declaro que as informações acima são verdadeiras.',
    'References available on request.',
    'Further details will be provided upon request.',
    'Demais informações serão fornecidas a pedido',
    'Referências a pedido',
  ],
  ...['I hereby declare that the above is true', 'Por ser verdade, assino abaixo'],
)
const own = of(
  ...[
    'Leitura',
    'Escrita',
    'Excel 2016',
    'Atendimento em 24 horas',
    'Página de vendas no Instagram',
    'Web: ana.example.com',
  ],
  ...[
    'Created 30 flyers with Canva',
    'Criado o controle de estoque',
    'Referências de preço',
    'Speaking',
    '12 anos de loja',
  ],
  ...['Curso em novembro de 2024', 'Casa Azul, de março de 2019 a maio de 2021', 'reading and writing', 'Feito à mão'],
)
const line = (text: string) => parted(...head, ...work, ...study, ...skills, text).lines.at(-1)!

describe('what belongs to the page', () => {
  test('is read into no section, wherever it stands', () => {
    fc.assert(
      fc.property(furniture, fc.nat(3), (text, where) => {
        const parts = [head, work, study, skills].map((part, at) => (at === where ? [...part, text] : part))
        const { sections, top, roles } = readResume(parted(...parts.flat()))
        const texts = [...top, ...sections.flatMap(({ lines }) => lines)].map((one) => one.text)
        expect(texts).not.toContain(text.replaceAll(' ¦ ', ' '))
        expect(roles.length).toBe(1)
      }),
      { numRuns: 200 },
    )
  })

  test('is not what people write of themselves', () => {
    fc.assert(fc.property(own, (text) => expect([text, isFurniture(line(text))]).toEqual([text, false])))
  })
})

test('of the Europass form nothing but the languages and the skills is read', () => {
  const grids = [
    ['Compreensão oral ¦ Leitura ¦ Interação oral ¦ Produção oral', 'Outras línguas ¦ COMPREENDER ¦ FALAR ¦ ESCREVER'],
    [
      'Outra(s) língua(s)',
      'COMPREENDER ¦ FALAR ¦ ESCREVER',
      'Compreensão oral ¦ Leitura ¦ Interação oral ¦ Produção oral ¦ Escrita',
    ],
    [
      'Other language(s)',
      'UNDERSTANDING ¦ SPEAKING ¦ WRITING',
      'Listening ¦ Reading ¦ Spoken interaction ¦ Spoken production',
    ],
  ]
  const note = 'Níveis: A1 e A2: Utilizador básico – B1 e B2: Utilizador independente – C1 e C2: Utilizador avançado'
  for (const grid of grids) {
    const rows = [
      'Língua materna ¦ Português',
      ...grid,
      'Inglês ¦ C1 ¦ C1 ¦ B2 ¦ B2',
      'Alemão ¦ B1 ¦ B1 ¦ A2 ¦ A2',
      note,
    ]
    const frame = 'Quadro Europeu Comum de Referência para as Línguas'
    const more = [frame, 'Competências técnicas: Minitab, SAP']
    const read = readResume(parted(...head, ...work, ...study, '# Competências pessoais', ...rows, ...more))
    expect(findLanguages(read)).toEqual(['Português', 'Inglês', 'Alemão'])
    expect(findListed(read)).toEqual(['Minitab', 'SAP'])
  }
})
