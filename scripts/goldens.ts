// Adds an example of each event type's current schema where there is none to the file that src/events/schema/events.test.ts
// checks. Run after adding a type or a schema.
import { join } from 'node:path'
import { domainEvents } from '../src/events/schema/events'
import { writeGoldens } from '../src/events/tools/goldens'

for (const name of writeGoldens(domainEvents, join(import.meta.dir, '../src/events/schema/goldens.jsonl')))
  console.log(name)
