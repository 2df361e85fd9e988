// The buckets of security/throttle.ts by their names, as in `changeBucket` and `loginBuckets.pair`.
import * as throttle from '../../src/server/security/throttle'

const isBucket = (value: unknown): value is throttle.Bucket =>
  typeof value === 'object' && value !== null && 'capacity' in value

export const bucketNames: ReadonlyMap<throttle.Bucket, string> = new Map(
  Object.entries(throttle).flatMap(([name, value]): [throttle.Bucket, string][] => {
    if (isBucket(value)) return [[value, name]]
    if (typeof value !== 'object') return []
    return Object.entries(value).map(([key, bucket]) => [bucket, `${name}.${key}`])
  }),
)
