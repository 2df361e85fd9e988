import { expect, spyOn, test } from 'bun:test'
import os from 'node:os'
import { readConfig } from '../config/read'
import { testCheckoutRefusal } from './gateway'

const refusal = (environment: Record<string, string>) => {
  const read = readConfig(environment, '/srv')
  return read.ok ? testCheckoutRefusal(read.config) : 'settings'
}

test('addresses that the system does not give, as under the unit, count as public where they matter', () => {
  const asked = spyOn(os, 'networkInterfaces').mockImplementation(() => {
    throw new Error('A system error occurred: getifaddrs returned an error')
  })
  try {
    expect(refusal({ HOST: '127.0.0.1' })).toBe(null)
    expect(refusal({ HOST: '0.0.0.0', ALLOW_TEST_CHECKOUT: 'yes' })).toBe(null)
    expect(asked).not.toHaveBeenCalled()
    expect(refusal({ HOST: '0.0.0.0' })).toContain('on an address that strangers can reach')
  } finally {
    asked.mockRestore()
  }
})
