// Writes the golden file of each event type's current schema where there is none. Run after adding a type or a schema,
// then pin its digest in src/events/schema/account.test.ts.
import { join } from 'node:path'
import { accountEvents } from '../src/events/schema/account'
import { writeGoldens } from '../src/events/tools/goldens'

for (const file of writeGoldens(accountEvents, join(import.meta.dir, '../src/events/schema/golden'))) console.log(file)
