// Recognises a list of names that stands where a task should: it describes no work.
import { quantity } from '../../reading/experience/tasks/quantities'
import { countWords } from '../../reading/text'
import { openingOf } from '../opening-of'
import { countsAnyWork } from './particular'

/** Items of a list of names, behind a label or alone, and their words on average. */
const NAMES = { labelled: 3, alone: 6, words: 3 }
const label = /^[^:]{2,60}: /u

/** True for a part of a list that describes a task and is no name: "preparing reports", "lavagem de roupas". */
const describesTask = (item: string): boolean => {
  const how = openingOf(item)
  return (
    countWords(item) > 1 && (how === 'action' || how === 'weak' || (how === 'noun' && / (?:d[aeo]s?|of) /.test(item)))
  )
}

/** Names of skills, areas or programs where a task should stand: "Accounts payable, GAAP, SOX, audit, tax." Pure. */
export const isListOfNames = (text: string): boolean => {
  const rest = text.replace(label, '')
  const items = rest.split(/[,;] | e | and /)
  if (rest.includes(':') || (quantity(text) !== null && !countsAnyWork(text))) return false
  return (
    items.length >= (rest === text ? NAMES.alone : NAMES.labelled) &&
    countWords(rest) <= items.length * NAMES.words &&
    !(rest === text ? items : items.slice(0, 1)).some(describesTask)
  )
}

/** Parts of a sentence from which it is a string of names behind a task, where most are of one or two words. */
const STRING = { parts: 9, share: 0.75, words: 2 }

/** True for one task with the names of everything beside it: "Desenvolvimento de sites usando React, Node, PHP, …". Pure. */
export const isString = (text: string): boolean => {
  const parts = text.split(/, | e | and /)
  const names = parts.filter((part) => countWords(part) <= STRING.words && openingOf(part) !== 'action')
  return parts.length >= STRING.parts && names.length >= parts.length * STRING.share
}
