import { expect, test } from 'bun:test'
import type { DraftVacancyJson as Vacancy } from '../../../../api/tools/draft'
import { droppedFrom, seenWith } from './dropped-words'

const showing = (...words: string[]) =>
  ({
    shown: words.map((text) => ({
      id: text.toLowerCase(),
      text,
      part: null,
      line: null,
      field: null,
      implied: text.endsWith('*'),
    })),
  }) as unknown as Vacancy

test('a word that was shown and is no longer shown was dropped, until it is there again', () => {
  const first = seenWith(new Map(), showing('Excel', 'SAP'))
  expect(droppedFrom(first, showing('Excel', 'SAP'))).toEqual([])
  expect(droppedFrom(first, showing('SAP'))).toEqual([{ id: 'excel', text: 'Excel' }])
  expect(droppedFrom(seenWith(first, showing('SAP')), showing('SAP', 'Excel'))).toEqual([])
})

test('a word that came in later can be dropped as well', () => {
  const seen = seenWith(seenWith(new Map(), showing('SAP')), showing('SAP', 'Excel'))
  expect(droppedFrom(seen, showing()).map(({ text }) => text)).toEqual(['SAP', 'Excel'])
})

test('a word that another one implied was not there to be taken out', () => {
  expect(droppedFrom(seenWith(new Map(), showing('Excel', 'Planilhas*')), showing())).toEqual([
    { id: 'excel', text: 'Excel' },
  ])
})

test('without a measure nothing is announced', () => {
  expect(droppedFrom(seenWith(new Map(), showing('Excel')), null)).toEqual([])
})
