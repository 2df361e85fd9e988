// A listed requirement may begin with an action in the third person, too.
import { expect, test } from 'bun:test'
import { opensAct } from './openers'

test.each(['plan', 'plans', 'apply the principles of', 'cooks', 'delivers', 'operar'])('%s', (act) =>
  expect(opensAct.exec(`${act} x`)?.[0]).toBe(`${act} `),
)
