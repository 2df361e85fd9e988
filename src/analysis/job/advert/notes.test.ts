// Notes about the employer, how to apply and reasons, which ask for nothing; labels, manners and conditions, which do.
import { expect, test } from 'bun:test'
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
