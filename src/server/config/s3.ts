// Settings of S3-compatible stores: BACKUP_S3_* for backups, FILES_S3_* for the uploads of several nodes.
import { z } from 'zod'
import type { S3Store } from './config'
import { optional, setting } from './setting'

type Kind = 'BACKUP' | 'FILES'

const endpoint = optional(() => z.url({ protocol: /^https?$/ }))
const bucket = optional(() => z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket'))
const prefix = optional(() =>
  z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, 'must be like site/backups')
    .max(200),
)
const region = setting('us-east-1', () => z.string().max(100))
const credential = optional(() => z.string().max(500))

export const s3Settings = {
  BACKUP_S3_ENDPOINT: endpoint,
  BACKUP_S3_BUCKET: bucket,
  BACKUP_S3_PREFIX: prefix,
  BACKUP_S3_REGION: region,
  BACKUP_S3_KEY_ID: credential,
  BACKUP_S3_SECRET: credential,
  FILES_S3_ENDPOINT: endpoint,
  FILES_S3_BUCKET: bucket,
  FILES_S3_PREFIX: prefix,
  FILES_S3_REGION: region,
  FILES_S3_KEY_ID: credential,
  FILES_S3_SECRET: credential,
}

type Settings = { readonly [Name in keyof typeof s3Settings]: (typeof s3Settings)[Name]['fallback'] }

const together = (kind: Kind) =>
  [`${kind}_S3_ENDPOINT`, `${kind}_S3_BUCKET`, `${kind}_S3_KEY_ID`, `${kind}_S3_SECRET`] as const

const isHere = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const problemsOf = (settings: Settings, kind: Kind): string[] => {
  const names = together(kind)
  const missing = names.filter((name) => !settings[name])
  const address = settings[`${kind}_S3_ENDPOINT`]
  const url = address ? new URL(address) : null
  return [
    ...(missing.length > 0 && missing.length < names.length ? [`${missing.join(', ')}: missing`] : []),
    ...(url?.protocol === 'http:' && !isHere(url.hostname)
      ? [`${kind}_S3_ENDPOINT: must be https, or on this machine`]
      : []),
  ]
}

export const s3Problems = (settings: Settings): string[] => [
  ...problemsOf(settings, 'BACKUP'),
  ...problemsOf(settings, 'FILES'),
]

/** Null unless all four that go together are set. */
export const s3Of = (settings: Settings, kind: Kind): S3Store | null => {
  const [endpoint, bucket, keyId, secret] = together(kind).map((name) => settings[name])
  if (!endpoint || !bucket || !keyId || !secret) return null
  const prefix = settings[`${kind}_S3_PREFIX`]?.replace(/\/?$/, '/') ?? ''
  return { endpoint, bucket, prefix, region: settings[`${kind}_S3_REGION`], keyId, secret }
}
