// Asks the stores of BACKUP_S3_* and FILES_S3_* for `doctor` whether they list. It writes nothing there.

import { S3Client } from 'bun'
import { errorCode } from '../../events/error-code'
import type { Config, S3Store } from '../../server/config/config'
import type { Say } from '../say'
import type { Check } from './cluster'

const waitMs = 5_000

/** Empty without a store. */
export async function storeChecks(
  { remoteBackups, sharedFiles, eventsUrl }: Pick<Config, 'remoteBackups' | 'sharedFiles' | 'eventsUrl'>,
  say: Say,
): Promise<Check[]> {
  const checks = [
    remoteBackups && checkListing(say('store of backups'), remoteBackups, say),
    // Without EVENTS_URL uploads stay in the folder.
    sharedFiles && eventsUrl !== null && checkListing(say('store of uploads'), sharedFiles, say),
  ]
  return (await Promise.all(checks)).filter((check) => check !== null && check !== false)
}

async function checkListing(name: string, store: S3Store, say: Say): Promise<Check> {
  const { endpoint, bucket, prefix, region, keyId, secret } = store
  const { host } = new URL(endpoint)
  const client = new S3Client({ endpoint, bucket, region, accessKeyId: keyId, secretAccessKey: secret })
  try {
    const late = Bun.sleep(waitMs).then(() => Promise.reject(new Error('it did not answer within 5 s')))
    await Promise.race([client.list({ prefix, maxKeys: 1 }), late])
    return { name, state: 'ok', message: say('{{host}} lists the bucket {{bucket}}', { host, bucket }) }
  } catch (error) {
    const reason = errorCode(error) || say('no answer within 5 s')
    const message = say('{{host}} does not list the bucket {{bucket}} ({{reason}})', { host, bucket, reason })
    return { name, state: 'fail', message }
  }
}
