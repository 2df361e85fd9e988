// Traits in the words in which adverts ask for them, one of a row as well as all.
import { expect, test } from 'bun:test'
import { readAdvert } from '../..'

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
  ['Cumprir prazos e ser confiável', ['Confiabilidade', 'Cumprimento de prazos']],
])('%s', (line, ids) => expect(traits(line)).toEqual(ids))
