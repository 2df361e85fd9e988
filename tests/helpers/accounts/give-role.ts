// Gives an account a role and nothing else: no command of the program makes an admin without a new password.
import { type AccountState, account } from '../../../src/domain/accounts/account'
import { accept, type Decider } from '../../../src/domain/decider'
import { accountStream, type DomainEvent } from '../../../src/events/schema/events'
import type { Role } from '../../../src/events/schema/vocabulary'
import type { Core } from '../../../src/server/core/core'

const roles: Decider<AccountState, Role, DomainEvent, never> = {
  ...account,
  decide: (role, { role: before, erased }) =>
    role === before || erased ? accept() : accept({ type: 'RoleChanged', data: { role }, personal: null }),
}

export const giveRole = (core: Core, id: string, role: Role) =>
  core.handle(roles, accountStream(id), role, { at: core.clock(), actor: null, correlation: 'test', causation: null })
