// The bill of materials names what the executable contains, and is the same for the same lock file.
import { expect, test } from 'bun:test'
import { resolve } from 'node:path'
import { dependencies } from '../../package.json'
import { billOf, licencesOf } from '../../scripts/sbom.mjs'

const root = resolve(import.meta.dir, '..', '..')

test('every package of the executable is in the bill with version and licence', () => {
  const bill = billOf(root)
  const versions = new Map(bill.components.map(({ name, version }) => [name, version]))
  for (const [name, version] of Object.entries(dependencies))
    expect([name, versions.get(name)]).toEqual([name, version])
  expect(versions.has('bun')).toBe(true)
  expect(bill.components.filter(({ licenses }) => !licenses?.length)).toEqual([])
  expect(JSON.stringify(billOf(root))).toBe(JSON.stringify(bill))
  const licences = licencesOf(root, bill)
  for (const name of Object.keys(dependencies)) expect(licences).toContain(`${name} ${versions.get(name)}\n===`)
}, 30_000)
