// What is cached of a person's words does not outlive their account.
import { expect, test } from 'bun:test'
import { draftStream } from '../../events/schema/drafts/drafts'
import { accountStream } from '../../events/schema/events'
import { createCaches, pictureBytes } from './caches'

type Listener = Parameters<Parameters<typeof createCaches>[0]['onCommit']>[1]

/** Caches, and what commits an event that they listen to. */
const listening = () => {
  const listeners: Listener[] = []
  const caches = createCaches({
    onCommit: (_, listener) => {
      listeners.push(listener)
      return () => {}
    },
  })
  const commit = (event: { readonly type: string; readonly stream: string }) => {
    for (const listener of listeners) listener([event] as never)
  }
  return { caches, commit }
}

test('erasing an account drops its pictures and its drafts’ first measures, and nobody else’s', () => {
  const { caches, commit } = listening()
  for (const owner of ['ana', 'bia']) {
    caches.beginnings.set(`draft-${owner}@1`, { owner, bytes: 2, value: null })
    caches.pictures.done.set(`picture-${owner}`, { owner, bytes: 2, value: null })
  }
  const erased = { type: 'AccountErased', stream: accountStream('ana') }
  commit(erased)
  const left = (owner: string) => [
    caches.beginnings.get(`draft-${owner}@1`),
    caches.pictures.done.get(`picture-${owner}`),
  ]
  expect([left('ana'), left('bia')]).toEqual([
    [undefined, undefined],
    [null, null],
  ])
})

test('erasing a draft drops all measures of its account’s drafts', () => {
  const { caches, commit } = listening()
  const ofDrafts = [caches.beginnings, caches.draftMeasures, caches.draftPages, caches.draftProgress.done]
  for (const owner of ['ana', 'bia'])
    for (const cache of ofDrafts) cache.set(`draft-${owner}@1`, { owner, bytes: 2, value: null as never })
  const erased = { type: 'DraftErased', stream: draftStream('ana', 'draft-ana') }
  commit(erased)
  for (const cache of ofDrafts)
    expect(['ana', 'bia'].map((owner) => cache.get(`draft-${owner}@1`))).toEqual([undefined, null as never])
})

test('the pictures of one account leave room for those of others', () => {
  const { done: drawn } = createCaches({ onCommit: () => () => {} }).pictures
  drawn.set('of-ana', { owner: 'ana', bytes: 100_000, value: null })
  for (let n = 0; n < 50; n++) drawn.set(`of-bia-${n}`, { owner: 'bia', bytes: 900_000, value: null })
  expect(drawn.get('of-ana')).toBeNull()
  expect(drawn.bytes).toBeLessThanOrEqual(pictureBytes.ofOne + 100_000)
})
