// Mistakes that reviewers saw on pages of results: choices of languages, suites with "Cloud" in their name, subjects of degrees.
import { expect, test } from 'bun:test'
import { matchJob } from '..'
import { readAdvert } from '../advert'
import { resume } from './testing'

const compare = (line: string, ...lines: string[]) =>
  matchJob(
    readAdvert(
      `Office manager\n\nThis job is for somebody who likes people.\n\nRequirements\n- Excel and SQL\n- ${line}\n- Budgeting\n- Payroll`,
    ),
    resume(lines),
  )
const languages = (line: string, ...lines: string[]) =>
  compare(line, ...lines)
    .requirements.filter(({ kind }) => kind === 'language')
    .map(({ what, met }) => `${what} ${met}`)

test('a choice of languages is of those that the "or" joins', () => {
  const line = 'English and a third language (Italian, French or German)'
  expect(languages(line, 'French, fluent')).toEqual(['Inglês no', 'Francês yes'])
  expect(languages('French, Spanish or German', 'French, fluent')).toEqual(['Francês yes'])
})

test('a suite with "Cloud" in its name is no cloud', () => {
  const texts = (line: string) => compare(line).keywords.map(({ text }) => text)
  expect(texts('Experience with Salesforce Marketing Cloud')).not.toContain('Cloud')
  expect(texts('Experience with Salesforce Marketing Cloud')).not.toContain('Marketing')
  expect(texts('Experience with Google Cloud')).toContain('Google Cloud')
})

test('"BA Music" asks for a degree', () => {
  expect(compare('BA Music or similar').requirements.map(({ what }) => what)).toContain('degree')
})

test('to have modelled databases is data modelling', () => {
  const bucket = (line: string) =>
    compare('Modelagem de dados', line).keywords.find(({ text }) => /Modelagem/.test(text))?.bucket
  expect(bucket('Modelei bancos de dados do estoque em PostgreSQL')).toBe('shown')
  expect(bucket('Modelei bancos em PostgreSQL')).toBe('shown')
})
