// Sentences of what somebody is, holds or speaks, and sentences of work beside them.
import { expect, test } from 'bun:test'
import { isAboutPerson } from './about-person'

test.each([
  'Enhanced DBS on the update service.',
  'Full clean driving licence.',
  'Full UK driving licence, own car',
  'I have a valid driver’s license',
  'Twi (native)',
  'Inglês fluente',
  'CNH categoria D',
  'CNH E (EAR) válida até 2030',
  'Carteira de motorista categoria B',
  'Sou pontual e organizada',
])('%s is no work', (text) => expect(isAboutPerson(text)).toBe(true))

test.each([
  'Licence renewals for the members of the club',
  'Renewed driving licences at the counter',
  'DBS checks for 40 volunteers a year',
  'Enhanced the booking pages of the service',
  'Habilitação de condutores na autoescola',
  'Aulas de inglês para crianças',
  'Clean offices and kitchens',
])('%s is work', (text) => expect(isAboutPerson(text)).toBe(false))
