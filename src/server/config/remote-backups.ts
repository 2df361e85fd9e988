// Settings of the S3-compatible store for backups.
import { z } from 'zod'
import type { RemoteBackups } from './config'
import { optional, setting } from './setting'

export const remoteBackupSettings = {
  BACKUP_S3_ENDPOINT: optional(() => z.url({ protocol: /^https?$/ })),
  BACKUP_S3_BUCKET: optional(() => z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')),
  BACKUP_S3_PREFIX: optional(() =>
    z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, 'must be like site/backups')
      .max(200),
  ),
  BACKUP_S3_REGION: setting('us-east-1', () => z.string().max(100)),
  BACKUP_S3_KEY_ID: optional(() => z.string().max(500)),
  BACKUP_S3_SECRET: optional(() => z.string().max(500)),
}

type Settings = {
  readonly BACKUP_S3_ENDPOINT?: string | undefined
  readonly BACKUP_S3_BUCKET?: string | undefined
  readonly BACKUP_S3_PREFIX?: string | undefined
  readonly BACKUP_S3_REGION: string
  readonly BACKUP_S3_KEY_ID?: string | undefined
  readonly BACKUP_S3_SECRET?: string | undefined
}

const together = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET', 'BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'] as const

const isHere = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

export const remoteBackupProblems = (settings: Settings): string[] => {
  const missing = together.filter((name) => !settings[name])
  const endpoint = settings.BACKUP_S3_ENDPOINT ? new URL(settings.BACKUP_S3_ENDPOINT) : null
  return [
    ...(missing.length > 0 && missing.length < together.length ? [`${missing.join(', ')}: missing`] : []),
    ...(endpoint?.protocol === 'http:' && !isHere(endpoint.hostname)
      ? ['BACKUP_S3_ENDPOINT: must be https, or on this machine']
      : []),
  ]
}

export const remoteBackupsOf = (settings: Settings): RemoteBackups | null => {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: bucket } = settings
  const { BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret, BACKUP_S3_REGION: region } = settings
  if (!endpoint || !bucket || !keyId || !secret) return null
  const prefix = settings.BACKUP_S3_PREFIX?.replace(/\/?$/, '/') ?? ''
  return { endpoint, bucket, prefix, region, keyId, secret }
}
