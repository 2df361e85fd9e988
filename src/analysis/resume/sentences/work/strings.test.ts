// A string of names behind one task is one task, however many names it has; an enumeration of deeds is not such a string.
import { expect, test } from 'bun:test'
import { readResume } from '../../reading'
import { document } from '../../testing'
import { workBlocks, workSentences } from './work'

const tasksIn = (text: string): number =>
  workSentences(
    workBlocks(readResume(document('Rui Prado', '# Experiência', 'Técnico – Loja Sul – 2020 a 2024', `- ${text}`))),
  ).reduce((sum, { tasks }) => sum + tasks, 0)

test.each([
  'Desenvolvimento de sites usando React, Node, PHP, Laravel, WordPress, JavaScript, HTML, CSS, MySQL, Docker e Git',
  'Atuação em direito civil, trabalhista, tributário, empresarial, ambiental, agrário, bancário, penal, eleitoral e digital',
  'Building apps with Java, Kotlin, Swift, Dart, Scala, Rust, Python, Ruby, Perl, Docker and Kubernetes',
])('one task: %s', (text) => {
  expect(tasksIn(text)).toBe(1)
})

test('deeds one after the other are several', () => {
  expect(
    tasksIn('Lavei as roupas do hotel, passei os uniformes, costurei os lençóis e entreguei os enxovais'),
  ).toBeGreaterThan(1)
})
