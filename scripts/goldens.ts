// Writes the golden file of each event type's current schema where there is none, and adds its digest to the list that
// src/events/schema/events.test.ts checks. Run after adding a type or a schema.
import { join } from 'node:path'
import { domainEvents } from '../src/events/schema/events'
import { pinGoldens, writeGoldens } from '../src/events/tools/goldens'

const schema = join(import.meta.dir, '../src/events/schema')
const folder = join(schema, 'golden')
for (const file of writeGoldens(domainEvents, folder)) console.log(file)
pinGoldens(folder, join(schema, 'golden.sha256'))
