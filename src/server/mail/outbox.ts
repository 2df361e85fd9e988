// Mails as files in DATA_DIR/outbox, for an operator without a mail server. They contain personal data in clear text:
// the name of an account's mail contains its id, so that erasing the account can delete it.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '../runtime/durable-file'

type Place = { readonly config: { readonly folder: string } }

const outboxOf = ({ config }: Place) => join(config.folder, 'outbox')

/** Durable when it resolves. The same name replaces the file, so a retry after a crash makes no second mail. */
export const putInOutbox = async (core: Place, owner: string, id: string, eml: string): Promise<void> => {
  await writeDurably(join(outboxOf(core), `${owner}.${id}.eml`), eml)
}

/** Deletes one mail, if it exists. */
export const removeFromOutbox = (core: Place, owner: string, id: string): void =>
  rmSync(join(outboxOf(core), `${owner}.${id}.eml`), { force: true })

/** Deletes every mail of one account; returns how many there were. */
export const clearOutbox = (core: Place, owner: string): number => {
  if (!existsSync(outboxOf(core))) return 0
  const files = readdirSync(outboxOf(core)).filter((name) => name.startsWith(`${owner}.`))
  for (const name of files) rmSync(join(outboxOf(core), name), { force: true })
  return files.length
}
