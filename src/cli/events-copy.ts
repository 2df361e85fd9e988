// `events copy`: moves a log from a data folder to PostgreSQL, or from there into a new folder.
import { resolve } from 'node:path'
import { chainlessInWords, chainlessLog } from '../server/storage/unsigned-log'
import type { Exit, Input } from './command-type'

const isAddress = (target: string): boolean => /^postgres(ql)?:\/\//.test(target)

/** `events copy --to`: the folder to PostgreSQL, or with EVENTS_URL from there into a new folder. */
export async function copyEvents({ options, config, out, problem, say, usageError }: Input): Promise<Exit> {
  const target = typeof options.to === 'string' ? options.to : ''
  if (target === '')
    return usageError(say('--to names an address such as postgres://user:password@host/database, or a new folder'))
  const { copyIn, copyOut } = await import('../server/cluster/copy')
  if (isAddress(target)) {
    if (config.eventsUrl !== null)
      return usageError(say('With EVENTS_URL the folder is a copy already; unset it to copy the folder'))
    const chainless = chainlessLog(config.folder)
    if (chainless?.later === null) problem(chainlessInWords(chainless))
    const { events, keys, claims, files } = await copyOut(config, target, (position) => {
      if (position % 50_000 === 0 && position > 0) problem(say('{{count}} events', { count: position }))
    })
    const copied = { events, keys, claims, files }
    out(say('Copied and compared: {{events}} events, {{keys}} keys, {{claims}} claims, {{files}} uploads.', copied))
    if (!config.secret)
      out(say('Each node needs SECRET_KEY: the content of {{folder}}/secret.key.', { folder: config.folder }))
    return 0
  }
  if (config.eventsUrl === null || !config.secret)
    return usageError(say('To copy from PostgreSQL set EVENTS_URL and SECRET_KEY; to copy a folder use backup'))
  const folder = resolve(target)
  const source = { url: config.eventsUrl, secret: config.secret, sharedFiles: config.sharedFiles }
  const { events, files, problems } = await copyIn(source, folder)
  for (const line of problems) problem(line)
  const copied = { folder, events, files, problems: problems.length }
  out(say('Copied to {{folder}}: {{events}} events, {{files}} uploads; {{problems}} problems', copied))
  return problems.length > 0 ? 1 : 0
}
