// A comma within brackets parts no names.
import { expect, test } from 'bun:test'
import { document } from '../../../testing'
import { readResume } from '../..'

test.each([
  [
    'Bricklayer (self-employed, CIS), various sites, West Yorkshire',
    'Bricklayer (self-employed, CIS)',
    'various sites',
  ],
  ['Pedreiro (autônomo, MEI), obras diversas, Contagem', 'Pedreiro (autônomo, MEI)', 'obras diversas'],
  ['Enfermeira (UTI, adulto), Hospital São Lucas', 'Enfermeira (UTI, adulto)', 'Hospital São Lucas'],
  ['Driver (HGV, Class 1), Northfold Haulage', 'Driver (HGV, Class 1)', 'Northfold Haulage'],
])('%s', (heading, title, employer) => {
  const { roles } = readResume(
    document(
      ...['Ana Prado', 'ana@exemplo.com | (31) 98888-0000', '# Experiência', `=${heading}, 2019 - 2023`],
      ...['- Trabalho feito em 40 casas', '# Formação', 'Ensino médio, Escola Exemplo, 2010'],
    ),
  )
  expect(roles.map((role) => [role.title, role.employer])).toEqual([[title, employer]])
})
