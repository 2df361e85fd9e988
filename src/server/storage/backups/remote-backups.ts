// Backups in an S3-compatible store. A file is stored once under the digest of its bytes, so that a day's backup sends only
// what is new; a list of a backup's files, written last, makes it complete. One installation for each bucket and prefix.
import { mkdirSync, readdirSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { S3Client } from 'bun'
import { z } from 'zod'
import type { S3Store } from '../../config/config'
import { withTemporaryFolder } from '../temporary-folder'
import { ledgerFile } from './erasure-ledger'

const digest = z.string().regex(/^[0-9a-f]{64}$/)
const listing = z.object({
  format: z.literal(1),
  files: z.array(z.object({ path: z.string().min(1).max(500), size: z.number().int().min(0), sha256: digest })),
})
type Listing = z.infer<typeof listing>

export type RemoteStore = {
  /** Names of complete backups, oldest first. */
  names(): Promise<string[]>
  /** Sends a backup as it lies in `folder`, then removes all but the newest `keep`. Returns how many bytes were sent. */
  push(folder: string, name: string, keep: number): Promise<number>
  /** Writes a backup into the empty folder `target`, each file compared with its digest. Throws if it is not there or differs. */
  fetch(name: string, target: string): Promise<void>
}

const digestOf = async (file: Blob): Promise<string> => {
  const hash = new Bun.CryptoHasher('sha256')
  for await (const chunk of file.stream()) hash.update(chunk)
  return hash.digest('hex')
}

/** Bytes by which the process may grow while it reads an answer: the list of a million files takes some 200 MB a few times over. */
const growthMax = 1024 * 1024 * 1024
/** How often it is looked at, in ms. */
const watchMs = 50

/** What a store answers, which Bun's client reads whole, however long it is. */
async function bounded<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const before = process.memoryUsage.rss()
  const { promise: tooMuch, reject } = Promise.withResolvers<never>()
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > growthMax) reject(new Error('the store answers without end'))
  }, watchMs)
  return Promise.race([asked, tooMuch]).finally(() => clearInterval(watch))
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))

/**
 * The place of a listed file; throws for one that would lie elsewhere, and for a secret: none is ever sent, and with one of
 * its own a store could put another site in place of this one.
 */
const placeOf = (target: string, path: string): string => {
  const place = resolve(target, path)
  if (!place.startsWith(target + sep)) throw new Error(`the backup lists a file outside it: ${path}`)
  if (place.slice(target.length + 1).toLowerCase() === 'secret.key')
    throw new Error('the backup lists a secret.key, which no backup in a store has')
  return place
}

export const remoteStore = ({ endpoint, bucket, prefix, region, keyId, secret }: S3Store): RemoteStore => {
  const client = new S3Client({ endpoint, bucket, region, accessKeyId: keyId, secretAccessKey: secret, retry: 3 })
  const blob = (sha256: string) => `${prefix}blobs/${sha256}`
  const list = (name: string) => `${prefix}backups/${name}.json`

  const keys = async (start: string): Promise<string[]> => {
    const objectKeys: string[] = []
    for (let after: string | undefined; ; after = objectKeys.at(-1)) {
      const page = await bounded(
        client.list({ prefix: start, maxKeys: 1_000, ...(after !== undefined && { startAfter: after }) }),
      )
      objectKeys.push(...(page.contents ?? []).map(({ key }) => key))
      if (!page.isTruncated) return objectKeys
      // Otherwise a store that does not know where to go on would be asked for ever.
      if ((objectKeys.at(-1) ?? '') <= (after ?? '')) throw new Error('the list of the store does not go on')
    }
  }
  const names = async () =>
    (await keys(`${prefix}backups/`)).map((key) => key.slice(list('').length - '.json'.length, -'.json'.length)).sort()
  const listed = async (name: string): Promise<Listing> =>
    listing.parse(JSON.parse(await bounded(client.file(list(name)).text())))

  const neededFiles = async (backups: readonly string[]): Promise<Set<string>> => {
    const digests = new Set<string>()
    for (const name of backups) for (const { sha256 } of (await listed(name)).files) digests.add(sha256)
    return digests
  }

  const prune = async (keep: number): Promise<void> => {
    const all = await names()
    for (const old of all.slice(0, -keep)) await client.delete(list(old))
    const still = await neededFiles(all.slice(-keep))
    for (const key of await keys(blob(''))) if (!still.has(key.slice(blob('').length))) await client.delete(key)
  }

  return {
    names,

    async push(folder, name, keep) {
      const stored = await neededFiles(await names())
      const files: Listing['files'] = []
      let sent = 0
      for (const path of filesIn(folder)) {
        const file = Bun.file(join(folder, path))
        const sha256 = await digestOf(file)
        files.push({ path: path.replaceAll(sep, '/'), size: file.size, sha256 })
        if (stored.has(sha256)) continue
        await client.write(blob(sha256), file)
        stored.add(sha256)
        sent += file.size
      }
      // Before the backup is complete, so that none is without it.
      const ledger = Bun.file(join(dirname(folder), ledgerFile))
      if (await ledger.exists()) await client.write(`${prefix}${ledgerFile}`, ledger)
      await client.write(list(name), JSON.stringify({ format: 1, files } satisfies Listing))
      await prune(keep)
      return sent
    },

    async fetch(name, target) {
      for (const { path, size, sha256 } of (await listed(name)).files) {
        const place = placeOf(target, path)
        mkdirSync(dirname(place), { recursive: true, mode: 0o700 })
        await Bun.write(place, client.file(blob(sha256)))
        await chmod(place, 0o600)
        const file = Bun.file(place)
        if (file.size !== size || (await digestOf(file)) !== sha256) throw new Error(`${path} is not what was stored`)
      }
      const ledger = client.file(`${prefix}${ledgerFile}`)
      if (await ledger.exists()) await Bun.write(join(target, ledgerFile), ledger)
    },
  }
}

/** Fetches a backup, the newest if `name` is empty, into a temporary folder while `use` runs; throws if it cannot. */
export const withFetched = async <T>(
  store: RemoteStore,
  name: string,
  use: (folder: string, name: string) => Promise<T>,
): Promise<T> => {
  const chosenName = name || (await store.names()).at(-1)
  if (chosenName === undefined) throw new Error('there is no complete backup in the store')
  return withTemporaryFolder('fetched', async (folder) => {
    await store.fetch(chosenName, folder)
    return use(folder, chosenName)
  })
}
