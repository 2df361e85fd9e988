// Declares a read model of accounts' events, with tables whose rows are deleted together with their account.
import { eq, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Meta } from '../events/schema/catalog'
import { ownerOfStream } from '../events/schema/drafts/drafts'
import { accountOf, type DomainEvent, domainEvents } from '../events/schema/events'
import { type Definition, type Handlers, type Projection, projection, type ViewsDb } from './engine/projection'
import { deleteWhere } from './engine/statements'

type OwnedTable = SQLiteTable & { readonly account: SQLiteColumn }
type Named<Type extends DomainEvent['type']> = Extract<DomainEvent, { readonly type: Type }> & { readonly meta: Meta }
type AccountHandler<Type extends DomainEvent['type']> = (event: Named<Type>, db: ViewsDb, account: string) => void

type AccountDefinition = Omit<Definition<typeof domainEvents>, 'on' | 'tables'> & {
  /** Tables whose rows with an erased account's id in `account` are deleted, after its handler if AccountErased has one. */
  readonly owned: readonly OwnedTable[]
  /** All tables, where not all are `owned`. */
  readonly tables?: readonly SQLiteTable[]
  /** As `projection`'s, with the account of the event's stream or draft; events of other streams are ignored. */
  readonly on: Handlers<typeof domainEvents, [account: string]>
}

/** One handler for several types of events. */
export const onEach = <const Type extends DomainEvent['type'], Handler extends AccountHandler<Type>>(
  types: readonly Type[],
  handler: Handler,
) => Object.fromEntries(types.map((type) => [type, handler])) as { readonly [Each in Type]: Handler }

const deletionFrom = (table: OwnedTable) => deleteWhere(table, eq(table.account, sql.placeholder('account')))

/** A projection that also handles `AccountErased`, by deleting the account's rows from the tables that are `owned`. */
export function accountProjection({ owned, tables = owned, on, ...definition }: AccountDefinition): Projection {
  const deletions = owned.map(deletionFrom)
  const erase: AccountHandler<'AccountErased'> = (event, db, account) => {
    on.AccountErased?.(event, db, account)
    for (const remove of deletions) remove(db).run({ account })
  }
  const handlers = Object.entries({ ...on, AccountErased: erase }) as [string, AccountHandler<DomainEvent['type']>][]
  const ofAccount = handlers.map(([type, handler]) => [
    type,
    (event: Named<DomainEvent['type']>, db: ViewsDb) => {
      const { stream } = event.meta
      // Nearly every event is in its account's stream, where no pattern has to be matched.
      const account = accountOf(stream) ?? ownerOfStream(stream)
      if (account !== null) handler(event, db, account)
    },
  ])
  return projection(domainEvents, { ...definition, tables, on: Object.fromEntries(ofAccount) })
}
