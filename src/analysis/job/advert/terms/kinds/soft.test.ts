// Traits in the words in which adverts ask for them, one of a row as well as all.
import { expect, test } from 'bun:test'
import { readAdvert } from '../..'
import { findSoft } from './soft'

const traits = (line: string) =>
  readAdvert(`Housekeeper\n\nRequirements\n- ${line}\n- Excel\n- SQL`)
    .keywords.filter(({ kind }) => kind === 'soft')
    .map(({ id }) => id)
    .toSorted()

test.each([
  ['Honest, reliable, and punctual', ['Confiabilidade', 'Honestidade', 'Pontualidade']],
  ['Ability to work independently and as part of a team', ['Autonomia', 'Trabalho em equipe']],
  ['Attention to detail and time-management skills', ['Atenção a detalhes', 'Gestão do tempo']],
  ['Dependable, with strong people skills', ['Confiabilidade', 'Relacionamento interpessoal']],
  ['Able to work with minimal supervision and meet deadlines', ['Autonomia', 'Cumprimento de prazos']],
  ['Atenção ao detalhe, discrição e espírito crítico', ['Atenção a detalhes', 'Discrição', 'Pensamento analítico']],
  ['An enthusiastic, motivated and flexible individual', ['Adaptabilidade', 'Entusiasmo']],
  ['Able to work as part of a busy multidisciplinary team', ['Trabalho em equipe']],
  ['Professionalism and confidentiality at all times', ['Discrição', 'Postura']],
  [
    'Can work alone and use initiative under considerable pressure',
    ['Autonomia', 'Iniciativa', 'Trabalho sob pressão'],
  ],
  ['Organizado, resiliente e com senso de urgência', ['Organização', 'Resiliência', 'Senso de urgência']],
  ['Responsabilidade e facilidade para lidar com o público', ['Comprometimento', 'Relacionamento interpessoal']],
  [
    'Vontade de aprender, pró-ativa e com espírito de equipa',
    ['Proatividade', 'Trabalho em equipe', 'Vontade de aprender'],
  ],
  ['Cumprir prazos e ser confiável', ['Confiabilidade', 'Cumprimento de prazos']],
])('%s', (line, ids) => expect(traits(line)).toEqual(ids))

test.each([
  'Ambiente de trabalho limpo e organizado',
  'Responsabilidade técnica pela unidade',
  'Confidential records, data integrity and voice communications',
  'Experience with reliable vehicles and a friendly team',
])('%s names no trait', (line) => expect(traits(line)).toEqual([]))

test.each([
  ['be well-organised', ['Organização']],
  ['ser agil', ['Agilidade']],
  ['desenvolvimento agil', []],
  ['experiencia com agil e scrum', []],
  ['scrum, kanban, agil', []],
  ['conhecimento em agil', []],
  ['desenvolvimento de software agil', []],
  ['pessoa agil', ['Agilidade']],
  ['agil e proativo', ['Proatividade', 'Agilidade']],
  ['highly-motivated', ['Entusiasmo']],
  ['work flexibly', ['Adaptabilidade']],
  ['result-oriented', ['Foco em resultados']],
  ['proactive, patient, and kind', ['Proatividade', 'Empatia', 'Paciência']],
  ['patient and family care', []],
  ['non-organised', []],
])('the traits of %j are %j', (text, ids) => expect(findSoft(text).map(({ soft }) => soft.id)).toEqual(ids))
