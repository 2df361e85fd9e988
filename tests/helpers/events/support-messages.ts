// The newest message to support, in any stream: pages ask for those that wait or are answered.
import { desc } from 'drizzle-orm'
import type { ViewsDb } from '../../../src/projections/engine/projection'
import { type SupportMessage, supportMessages } from '../../../src/projections/support/support'

export const newestMessage = (db: ViewsDb): SupportMessage | undefined =>
  db.select().from(supportMessages).orderBy(desc(supportMessages.position)).limit(1).get()
