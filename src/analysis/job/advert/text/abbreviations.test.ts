// Words that adverts cut short are written out before anything is read from them.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '..'
import { isCutShort, writtenOut } from './abbreviations'

describe('cut words', () => {
  test.each([
    ['Ens. fund. completo', 'Ensino fundamental completo'],
    ['ENS. MÉD. COMPL.', 'ENSINO MÉDIO COMPLETO'],
    ['Disponib. de horário', 'Disponibilidade de horário'],
    ['Hab. cat. B', 'Habilitação categoria B'],
    ['Exp. em atend. ao cliente', 'Experiência em atendimento ao cliente'],
    ['Sup. completo', 'Superior completo'],
    ['escolarid. mín. ens. fund.', 'escolaridade mínimo ensino fundamental'],
    ['higieniz. da cozinha, recebim. e armaz.', 'higienização da cozinha, recebimento e armazenamento'],
    ['curat., aspir. de VAS, balanço hídr.', 'curativos, aspiração de VAS, balanço hídrico'],
    ['Evol. de enf. no pront. eletr. (MV)', 'Evolução de enfermagem no prontuário eletrônico (MV)'],
    ['plantão 12x36 not. e FDS', 'plantão 12x36 noturno e finais de semana'],
    ['Aferir SSVV e dar meds', 'Aferir sinais vitais e dar medicações'],
    ['Aux. adm. com exp.', 'Auxiliar administrativo com experiência'],
    ['ASSIST. ADM.', 'ASSISTENTE ADMINISTRATIVO'],
    ['Vivência em rotinas adm. e curso de adm.', 'Vivência em rotinas administrativas e curso de administração'],
    ['Área adm.', 'Área administrativa'],
    ['Sup. de vendas', 'Sup. de vendas'],
    ['site www.adm.com.br', 'site www.adm.com.br'],
    ['Fale com a Ana.', 'Fale com a Ana.'],
  ])('in Portuguese: %s', (line, whole) => expect(writtenOut(line, 'pt')).toBe(whole))

  test.each([
    ['2+ yrs. exp. in retail mgmt', '2+ years experience in retail management'],
    ['Read drgs, refs reqd', 'Read drawings, references required'],
    ["HS diploma req'd", 'HS diploma required'],
    ['Must have valid DL', "Must have valid driver's licence"],
    ['Excellent comm. skills', 'Excellent communication skills'],
    ['We pay by the year.', 'We pay by the year.'],
    ['You love dogs and cats, and have a cat.', 'You love dogs and cats, and have a cat.'],
  ])('in English: %s', (line, whole) => expect(writtenOut(line, 'en')).toBe(whole))

  test.each([
    ['Experiência em C/C++ e P/L.', 'Experiência em C/C++ e P/L.', 'pt'],
    ['Conferir a fatura. Limpar a sala. Quem medica.', 'Conferir a fatura. Limpar a sala. Quem medica.', 'pt'],
    ['Drivers w/o accidents and w/out fines', 'Drivers w/o accidents and w/out fines', 'en'],
    ['Trabalhar c/ cardápio, p/ festas', 'Trabalhar com cardápio, para festas', 'pt'],
  ] as const)('%s', (line, whole, language) => expect(writtenOut(line, language)).toBe(whole))

  test('are no keywords', () => {
    const { keywords, requirements } = readAdvert(
      'Cozinheira escolar\nRequisitos:\n- Ens. fundamental completo\n- Disponib. de horário seg a sex\n- Saber trabalhar c/ cardápio e controle de estoque',
    )
    expect(keywords.map(({ text }) => text).toSorted()).toEqual(['cardápio', 'controle de estoque'])
    expect(requirements.map(({ kind }) => kind).toSorted()).toEqual(['availability', 'education'])
  })

  test('a term is cut short wherever its sentence cuts it', () => {
    expect(isCutShort('zunq', 'O site zunq.net traz zunq. de peças')).toBe(true)
    expect(isCutShort('zunq', 'O site zunq.net traz zunq.')).toBe(false)
  })

  test('nor is a cut word that no list of ours writes out', () => {
    const advert = readAdvert('Auxiliar\nRequisitos:\n- Conhecimento em zunq. de peças e Excel\n- Tear de linho.')
    expect(advert.keywords.map(({ text }) => text)).not.toContain('zunq')
  })
})
