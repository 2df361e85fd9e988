// The words that docs/GLOSSARY.md retires; tests/architecture.test.ts and tests/prose.test.ts refuse them.

/** Words that must not name anything, each with what to say instead. */
export const retired: Readonly<Record<string, string>> = {
  ...of('told tell tells telling tellings untold', 'announced, notification, recorded, or the noun of what it holds'),
  ...of('said saying', 'message, text, body, answer'),
  ...of('hear hears heard', 'received, on…, sync'),
  ...of('house houses', 'employer'),
  ...of('thing things', 'skill, resource, object'),
  ...of('paper papers', 'credential, document, page'),
  ...of('kept', 'stored, accepted, retained'),
  ...of('mend mends mended', 'recover, repair'),
  ...of('owed', 'due, pending'),
  ...of('standing standings', 'entitlement, totals'),
  ...of('double doubles', 'duplicate; in tests, fake'),
  ...of('outlived', 'orphaned'),
  ...of('stray strays', 'orphan'),
  ...of('lane lanes', 'queue, worker'),
  ...of('postman', 'mail queue'),
  ...of('visit visits', 'request context, browser session'),
  ...of('awake', 'hydrated'),
}

function of(words: string, instead: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, instead]))
}

/** Words that comments, log keys and names of tests must not use either. A visit of a page, or a double quote, may. */
export const retiredInProse: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(retired).filter(([word]) => !/^(visits?|doubles?)$/.test(word))),
  ...of('whom whoever', 'the person who, anybody with'),
  ...of('lest', 'so that … not'),
  ...of('woke wakes waking', 'hydrated, started'),
  ...of('amiss', 'wrong, a problem'),
  ...of('anew afresh', 'again, new'),
}
