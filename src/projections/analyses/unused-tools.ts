// The tools that a person has no use for.
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { RatedTool } from '../../domain/quota/tool-use'
import { accountProjection } from '../account-projection'
import type { ViewsDb } from '../engine/projection'
import { deleteWhere, insertNew, selectWhere } from '../engine/statements'

const unusedTools = sqliteTable(
  'unused_tools',
  { account: text().notNull(), tool: text().$type<RatedTool>().notNull() },
  (table) => [primaryKey({ columns: [table.account, table.tool] })],
)

const leaveOut = insertNew(unusedTools, ['account', 'tool'])
const count = deleteWhere(unusedTools, ['account', 'tool'])
const mine = selectWhere(unusedTools, ['account'], { columns: ['tool'] })

export const unusedToolsProjection = accountProjection({
  name: 'unused-tools',
  version: 1,
  owned: [unusedTools],
  on: {
    ToolUseChosen: ({ data: { tool, used } }, db, account) => {
      const change = used ? count : leaveOut
      change(db).run({ account, tool })
    },
  },
})

/** The tools that a person has left out of their score. */
export const unusedBy = (db: ViewsDb, account: string): RatedTool[] =>
  mine(db)
    .all({ account })
    .map(({ tool }) => tool)
