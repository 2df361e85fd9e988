// Declares a read model of accounts' events, with tables whose rows are deleted together with their account.
import { eq, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Meta } from '../events/schema/catalog'
import { ownerOfStream } from '../events/schema/drafts/drafts'
import { accountOf, type DomainEvent, domainEvents } from '../events/schema/events'
import { type Definition, type Projection, projection, statement, type ViewsDb } from './engine/projection'

type OwnedTable = SQLiteTable & { readonly account: SQLiteColumn }
type Events<Type extends DomainEvent['type']> = Extract<DomainEvent, { readonly type: Type }> & {
  readonly meta: Meta
}

type AccountDefinition<Type extends DomainEvent['type']> = Omit<
  Definition<typeof domainEvents, Type>,
  'apply' | 'tables'
> & {
  /** Tables whose rows with an erased account's id in `account` are deleted, after `apply` if it handles AccountErased. */
  readonly owned: readonly OwnedTable[]
  /** All tables, where not all are `owned`. */
  readonly tables?: readonly SQLiteTable[]
  /** As `projection`'s, with the account of the event's stream or draft; events of other streams are ignored. */
  apply(event: Events<Type>, db: ViewsDb, account: string): void
}

const deletionFrom = (table: OwnedTable) =>
  statement((db) =>
    db
      .delete(table)
      .where(eq(table.account, sql.placeholder('account')))
      .prepare(),
  )

/** A projection that also handles `AccountErased`, by deleting the account's rows from the tables that are `owned`. */
export function accountProjection<const Type extends DomainEvent['type']>({
  owned,
  tables = owned,
  ...definition
}: AccountDefinition<Type>): Projection {
  const deletions = owned.map(deletionFrom)
  const handlesErasure = definition.handles.some((type) => type === 'AccountErased')
  const isForApply = (event: Events<DomainEvent['type']>): event is Events<Type> =>
    handlesErasure || event.type !== 'AccountErased'
  return projection(domainEvents, {
    ...definition,
    tables,
    handles: handlesErasure ? definition.handles : [...definition.handles, 'AccountErased'],
    apply: (event, db) => {
      const { stream } = event.meta
      // Nearly every event is in its account's stream, where no pattern has to be matched.
      const account = accountOf(stream) ?? ownerOfStream(stream)
      if (account === null) return
      if (isForApply(event)) definition.apply(event, db, account)
      if (event.type === 'AccountErased') for (const remove of deletions) remove(db).run({ account })
    },
  })
}
