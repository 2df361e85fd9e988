// The buckets of security/buckets.ts by their names, as in `changeBucket` and `loginBuckets.pair`.
import * as buckets from '../../src/server/security/buckets'
import type { Bucket } from '../../src/server/security/throttle'

const isBucket = (value: unknown): value is Bucket => typeof value === 'object' && value !== null && 'capacity' in value

export const bucketNames: ReadonlyMap<Bucket, string> = new Map(
  Object.entries(buckets).flatMap(([name, value]): [Bucket, string][] => {
    if (isBucket(value)) return [[value, name]]
    if (typeof value !== 'object') return []
    return Object.entries(value).map(([key, bucket]) => [bucket, `${name}.${key}`])
  }),
)
