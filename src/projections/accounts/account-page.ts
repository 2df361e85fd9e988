// The admins' list of accounts, in pages; a search scans all of them (decision 0099).
import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm'
import { searchLimits, searchTerms } from '../../domain/search'
import { statement, type ViewsDb } from '../engine/projection'
import { type AccountRow, accounts } from './account'

const at = sql.placeholder

/** Accounts on one page of the admins' list. */
export const pageSize = 20

const terms = Array.from({ length: searchLimits.terms }, (_, index) => `word${index}`)
/** One statement for each number of search terms, because a scan of all accounts pays for each condition. */
const byTerms = <Prepared>(build: (db: ViewsDb, found: SQL | undefined) => Prepared) =>
  Array.from({ length: terms.length + 1 }, (_, count) =>
    statement((db) => {
      const within = terms.slice(0, count).map((word) => sql`instr(${accounts.search}, ${at(word)}) > 0`)
      return build(db, and(...within))
    }),
  )
const countBy = byTerms((db, found) => db.select({ n: count() }).from(accounts).where(found).prepare())
/** Ids are time-ordered, so the newest come first without an index of their own. */
const pageBy = (order: (column: typeof accounts.id) => SQL) =>
  byTerms((db, found) =>
    db
      .select()
      .from(accounts)
      .where(found)
      .orderBy(order(accounts.id))
      .limit(at('limit'))
      .offset(at('offset'))
      .prepare(),
  )
const newestFirst = pageBy(desc)
const oldestFirst = pageBy(asc)

type AccountPage = {
  readonly rows: readonly AccountRow[]
  readonly total: number
  /** From 1 to `pages`; the nearest to the requested one. */
  readonly page: number
  /** At least 1. */
  readonly pages: number
}

/** One page of the accounts whose name and address contain all terms of a search; newest first. */
export const accountPage = (db: ViewsDb, search: string, asked: number): AccountPage => {
  const sought = searchTerms(search)
  const values = Object.fromEntries(sought.map((word, index) => [terms[index] ?? '', word]))
  const total = countBy[sought.length]?.(db).get(values)?.n ?? 0
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pages)
  const offset = (page - 1) * pageSize
  const limit = Math.min(pageSize, total - offset)
  if (limit <= 0) return { rows: [], total, page, pages }
  // From the nearer end, because the last page would otherwise read all accounts.
  const fromEnd = offset > total / 2
  const from = fromEnd ? total - offset - limit : offset
  const rows = (fromEnd ? oldestFirst : newestFirst)[sought.length]?.(db).all({ ...values, limit, offset: from }) ?? []
  return { rows: fromEnd ? rows.reverse() : rows, total, page, pages }
}
