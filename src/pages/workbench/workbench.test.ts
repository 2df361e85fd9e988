// The fields of the workbench ask for a town and a phone as the person's country has them.
import { expect, test } from 'bun:test'
import { formTexts } from './workbench'

const labels = (page: 'pt-BR' | 'en-US', city: string) => {
  const contact = { id: 'p1', kind: 'contact' as const, fields: { city }, lines: [] }
  const { phone, city: town } = formTexts(page, { content: { parts: [contact], skipped: [] }, measure: null }).fields
  return [phone, town]
}

test('nobody abroad is asked for a DDD, an area code or a state', () => {
  expect(labels('pt-BR', 'Guarulhos, SP')).toEqual(['Telefone com DDD', 'Cidade e estado'])
  expect(labels('pt-BR', '')).toEqual(['Telefone com DDD', 'Cidade e estado'])
  expect(labels('pt-BR', 'Cork, Ireland')).toEqual(['Telefone com o código do país', 'Cidade e país'])
  expect(labels('en-US', 'Austin, TX')).toEqual(['Phone with area code', 'City and state'])
  expect(labels('en-US', 'Cork, Ireland')).toEqual(['Phone with country code', 'City and country'])
})
