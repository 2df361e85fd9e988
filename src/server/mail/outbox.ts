// Mails as files of DATA_DIR/outbox, for whoever runs the server to open or to hand on. They are readable, as mails are:
// what belongs to an account carries its id in its name, so that erasing the account can take it away.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '../runtime/durable-file'

type Place = { readonly config: { readonly folder: string } }

const outboxOf = ({ config }: Place) => join(config.folder, 'outbox')

/** Durable when it answers. The same name again replaces the file, so a try repeated after a crash makes no second mail. */
export const putInOutbox = async (core: Place, owner: string, id: string, eml: string): Promise<void> => {
  mkdirSync(outboxOf(core), { recursive: true, mode: 0o700 })
  await writeDurably(join(outboxOf(core), `${owner}.${id}.eml`), eml)
}

/** Takes away one mail, if it is there. */
export const removeFromOutbox = (core: Place, owner: string, id: string): void =>
  rmSync(join(outboxOf(core), `${owner}.${id}.eml`), { force: true })

/** Takes away every mail of one owner; answers how many there were. */
export const clearOutbox = (core: Place, owner: string): number => {
  if (!existsSync(outboxOf(core))) return 0
  const own = readdirSync(outboxOf(core)).filter((name) => name.startsWith(`${owner}.`))
  for (const name of own) rmSync(join(outboxOf(core), name), { force: true })
  return own.length
}
