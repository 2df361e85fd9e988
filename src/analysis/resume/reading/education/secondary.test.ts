// Schooling by the names of several countries is schooling.
import { expect, test } from 'bun:test'
import { analyseResume } from '../..'
import { document } from '../../testing'

const educationOf = (line: string) =>
  analyseResume(
    document(
      ...['Ann Moss', 'Receptionist', 'ann.moss@example.com (512) 555-0101', '# Experience'],
      ...['Receptionist – Riverside Clinic – 2019 to 2024', '- Greeted 40 patients a day at the front desk'],
      ...['# Education', line],
    ),
  ).checks.find(({ id }) => id === 'education')!

test.each([
  'GCSEs, Harrow Park School, 2015',
  'A Levels, Harrow Park School, 2015',
  'A-levels, Harrow Park School, 2015',
  'T Level in Health, Harrow Park School, 2024',
  'Leaving Certificate, Colaiste Bride School, 2015',
  'Abitur, Goethe School, 2015',
  'Baccalauréat, Pasteur School, 2015',
  'High school diploma, Austin School, 2015',
  'Matura, Kopernik School, 2015',
])('%s', (line) => {
  expect(educationOf(line).status).toBe('full')
})
test('a name without a school is asked for its school alone', () => {
  expect(educationOf('Abitur, 2015').params.context).toBe('school')
})
