// Notes about the employer, how to apply and reasons, which ask for nothing; labels, manners and conditions, which do.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '.'
import { conditions, keywords, required } from './testing'

const list = required('MS Project', 'Orçamento de obras', 'Revit')

test('the employer’s story asks for nothing, whatever it names', () => {
  const story = 'A Dunas Engenharia tem 31 anos de atuação no Nordeste, com unidades em Natal, Mossoró e João Pessoa.'
  expect(keywords(`${list}\n\nInformações adicionais\n${story}`)).not.toContain('Natal')
  expect(keywords(`Você tem experiência em enxertia e tornearia.`)).toContain('enxertia')
})

test('after a list of requirements other passages ask only in so many words', () => {
  const lines = required('kiln firing', 'glaze chemistry', 'slip casting')
  expect(keywords(`${lines}\n\nNotes\nWorks well with granite and marble.`)).not.toContain('granite')
  expect(keywords(`${lines}\n\nNotes\nYou must know granite carving.`)).toContain('granite carving')
})

test('a telephone number is how to apply, and a reason is no term', () => {
  expect(keywords(`${list}\n\nText TRAINEE to 07700 900190.`).join(' ')).not.toContain('TRAINEE')
  expect(keywords('You must have CNC milling and GD&T. Security clearance is required due to ITAR.')).not.toContain(
    'ITAR',
  )
})

test('"You’ll be:" before gerunds opens duties, and "Useful:" wishes', () => {
  const advert =
    'Trainee\n\nYou need: welding, tiling.\nUseful: counterbalance forklift licence.\nYou’ll be: picking and packing, loading trailers.'
  expect(keywords(advert, 'required')).not.toContain('picking')
  expect(keywords(advert, 'desirable').join(' ')).toContain('forklift')
})

test('citizenship and evenings to be free on are conditions', () => {
  expect(conditions('U.S. citizenship or permanent residency required.').join(' ')).toContain('right-to-work')
  expect(conditions('You should be free to work evenings and weekends.').join(' ')).toContain('availability')
})

test('a trait before the job is no part of its title, a law’s number no skill, and a share of home office no place', () => {
  expect(readAdvert('Oakfield Primary is seeking a caring Teaching Assistant for Key Stage 1.').title).toBe(
    'Teaching Assistant',
  )
  expect(
    keywords(required('Controle de psicotrópicos conforme a Portaria 344')).map((one) => one.toLowerCase()),
  ).not.toContain('portaria')
  const note = 'O modelo é presencial com um dia de home office por semana depois do período de experiência.'
  expect(conditions(`${list}\n\n${note}`).join(' ')).not.toContain('place')
})

describe('what is written of the place, the pay and the time is asked of nobody', () => {
  const desk = 'Auxiliar Administrativo\nNecessário pacote Office e boa digitação.'
  test('experience that is a time of trial', () => {
    expect(keywords(`${desk}\nCLT, de segunda a sexta, VR, VT, convênio médico após experiência.`)).not.toContain(
      'convênio',
    )
  })
  test('what an employer is', () => {
    const story =
      'A Vigilar é uma empresa com 20 anos de mercado que presta serviços de portaria e limpeza em Campinas.'
    expect(keywords(`Porteiro\n${story}\n\n${required('CFTV', 'Ronda')}`)).not.toContain('limpeza')
  })
  test('what one will get', () => {
    const gets = 'Você vai ter:\n- Fretado saindo de Jundiaí e Perus\n- Vale-alimentação'
    expect(keywords(`${required('Coletor', 'WMS', 'Inventário')}\n\n${gets}`).join(' ')).not.toContain('Perus')
    expect(keywords(`Oficina\nServiços: troca de óleo e freios.\nDamos comissão e uniforme.`)).not.toContain('uniforme')
  })
  test('a prize won two years in a row is no time of experience', () => {
    const text = `Agent\nJoin Sunny Power, a best employer two years in a row!\n\n${required('Salesforce', 'Billing', 'Upselling')}`
    expect(keywords(text)).not.toContain('row')
    expect(conditions(text).join(' ')).not.toContain('years')
  })
  test('a room, a line and a level alone are no skills, nor is the work book a licence', () => {
    const lines = required('Typing 35 WPM', 'High-speed internet', 'Quiet home workspace', 'Level 2')
    expect(keywords(lines).join(' ')).not.toMatch(/internet|workspace|Level/)
    expect(conditions(`Cozinheiro\nExigimos experiência comprovada em carteira de 1 ano.`).join(' ')).not.toContain(
      'CNH',
    )
    expect(conditions('Motorista\nNecessário carteira D e curso MOPP.').join(' ')).toContain('CNH D')
  })
})

test('behind a degree the list goes on with what is no subject', () => {
  const line = 'Superior completo em Ciências Contábeis, CRC ativo, Excel avançado, SAP FI/CO, inglês intermediário.'
  expect(keywords(required(line), 'required')).toEqual(expect.arrayContaining(['Ciências Contábeis', 'SAP']))
  expect(keywords(required('Superior em Administração, Economia ou Direito.'))).toHaveLength(3)
})

test('a label gives its part to the list of tasks behind it, of any length', () => {
  const work =
    'Duties: vacuuming, mopping, emptying bins, cleaning toilets, restocking supplies and locking up at night.'
  expect(keywords(`Cleaner\nOffices in Cardiff Bay, Monday to Friday.\n${work}`, 'duty')).toEqual(
    expect.arrayContaining(['vacuuming, mopping, emptying bins', 'restocking supplies', 'cleaning toilets']),
  )
  const services = 'Serviços: troca de óleo e filtros, revisão de freios, diagnóstico com scanner.'
  expect(keywords(`Mecânico\nOficina Giro\n${services}`, 'duty')).toContain(
    'revisão de freios, diagnóstico com scanner',
  )
})

test('read as people read them: the law beside a request, verbs before one object, who hires, a long heading', () => {
  const held =
    'Teacher\nYou will hold QTS, have a sound knowledge of the National Curriculum, and be committed to safeguarding.'
  expect(keywords(held)).toEqual(expect.arrayContaining(['QTS', 'National Curriculum']))
  const driver =
    'Motorista\nAtribuições: conferir notas fiscais, amarrar e enlonar a carga, preencher o diário de bordo.'
  expect(keywords(driver)).toContain('amarrar e enlonar a carga')
  const hirer = `Auxiliar\nEmpresa de facilities contrata para hospital em Santo André.\n\n${required('Cera', 'Enceradeira', 'Vidros')}`
  expect(keywords(hirer)).not.toContain('facilities')
  const day =
    'Back-end\nO que esperamos de você no dia a dia\n- Escrever testes unitários\n- Desenhar APIs\n\nRequisitos\n- Java\n- Kafka\n- SQL'
  expect(keywords(day, 'duty')).not.toEqual([])
  const nurse =
    'Nurse\nResponsibilities\n- Collaborate with physicians\n- Start IV lines\n\nRequirements\n- BLS\n- Epic'
  expect(readAdvert(nurse).keywords.filter(({ kind }) => kind === 'soft')).toEqual([])
})

test('what makes a wish of a request, and finishing one’s schooling, are no terms', () => {
  const lines = [
    '- 12ª classe concluída ou a concluir',
    '- Experiência em caixa é vantagem',
    '- Inglês: vantagens para quem tiver',
  ]
  const { keywords } = readAdvert(['Recepcionista', 'Requisitos:', ...lines, '- Excel'].join('\n'))
  expect(keywords.map(({ text }) => text).filter((text) => /vantage|conclu/.test(text))).toEqual([])
})
