// A person as a request knows them, for tests that put no request through the server.
import type { Person } from '../../../src/server/http/request/request-context'

export const memberOf = (account: string): Person => ({
  account,
  session: 's',
  name: 'Ana',
  email: 'ana@exemplo.com',
  role: 'usuario',
  photo: null,
  needsSecondFactor: false,
  proved: true,
  newEmail: null,
})
