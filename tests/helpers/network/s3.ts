// A small S3: objects in memory, behind the real protocol as far as backups and uploads use it (put, get, delete, list, uploads in
// parts), with every request's signature (AWS Signature Version 4) verified by the specification.
import { createHash, createHmac } from 'node:crypto'

export const credentials = { keyId: 'AKIDEXEMPLO', secret: 'segredo/do+deposito', region: 'us-east-1' } as const

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const isSigned = ({ method, headers }: Request, url: URL): boolean => {
  const [, key, day, region, names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.get('authorization') ?? '',
    ) ?? []
  const date = headers.get('x-amz-date') ?? ''
  if (key !== credentials.keyId || region !== credentials.region || !day || !date.startsWith(day)) return false
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${(headers.get(name) ?? '').trim()}`),
    '',
    names,
    headers.get('x-amz-content-sha256') ?? '',
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const signing = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${credentials.secret}`, day))
  return hmac(signing, toSign).toString('hex') === signature
}

const xml = (text: string, status = 200) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`, {
    status,
    headers: { 'content-type': 'application/xml' },
  })
const failed = (code: string, status: number) =>
  xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status)

/** `pageMax`: objects named in one answer to a list. `goesOn`: whether a list begins after the key that is asked for. `fails` decides which requests are answered with an error. */
export const fakeS3 = ({ pageMax = 1_000, goesOn = true } = {}) => {
  const objects = new Map<string, Uint8Array>()
  /** Milliseconds since 1970 at which an object was stored. */
  const storedAt = new Map<string, number>()
  const uploads = new Map<string, Map<number, Uint8Array>>()
  const state = { fails: (_method: string, _key: string): boolean => false, puts: 0, refused: 0 }

  const listed = (asked: URLSearchParams) => {
    const after = goesOn ? (asked.get('start-after') ?? '') : ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after).sort()
    const page = keys.slice(0, pageMax)
    const rows = page.map((key) => {
      const at = new Date(storedAt.get(key) ?? 0).toISOString()
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>${objects.get(key)?.byteLength}</Size></Contents>`
    })
    return xml(
      `<ListBucketResult><IsTruncated>${keys.length > page.length}</IsTruncated><KeyCount>${page.length}</KeyCount>${rows.join('')}</ListBucketResult>`,
    )
  }

  const put = async (request: Request, url: URL, key: string) => {
    const bytes = new Uint8Array(await request.arrayBuffer())
    const parts = uploads.get(url.searchParams.get('uploadId') ?? '')
    if (parts) parts.set(Number(url.searchParams.get('partNumber')), bytes)
    else {
      objects.set(key, bytes)
      storedAt.set(key, Date.now())
    }
    state.puts++
    return new Response(null, { headers: { etag: `"${sha256(bytes)}"` } })
  }
  const post = (url: URL, key: string) => {
    if (url.searchParams.has('uploads')) {
      const id = Bun.randomUUIDv7()
      uploads.set(id, new Map())
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    const parts = uploads.get(url.searchParams.get('uploadId') ?? '')
    if (!parts) return failed('NoSuchUpload', 404)
    objects.set(key, Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes)))
    return xml('<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>')
  }
  const get = (method: string, key: string) => {
    const bytes = objects.get(key)
    if (!bytes) return failed('NoSuchKey', 404)
    return new Response(method === 'HEAD' ? null : Buffer.from(bytes), { headers: { etag: '"x"' } })
  }

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      const url = new URL(request.url)
      const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
      const key = rest.join('/')
      if (!isSigned(request, url)) {
        state.refused++
        return failed('SignatureDoesNotMatch', 403)
      }
      if (bucket !== 'copias') return failed('NoSuchBucket', 404)
      if (state.fails(request.method, key)) return failed('InternalError', 500)
      if (request.method === 'PUT') return put(request, url, key)
      if (request.method === 'POST') return post(url, key)
      if (request.method !== 'DELETE') return key === '' ? listed(url.searchParams) : get(request.method, key)
      objects.delete(key)
      return new Response(null, { status: 204 })
    },
  })
  return {
    objects,
    storedAt,
    state,
    settings: { endpoint: `http://127.0.0.1:${server.port}`, bucket: 'copias', prefix: 'site/', ...credentials },
    stop: () => server.stop(true),
  }
}
