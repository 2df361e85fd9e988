// Bodies made from what the API's document says of them, right and wrong, the same for the same seed.
import fc from 'fast-check'
import type { ApiOperation, ApiSchema } from '../../../src/api/openapi'

/** In every text that is sent: nothing that refuses may repeat it, and no log line may hold it. */
export const marker = 'Ultramarino'

const words = fc
  .array(fc.constantFrom('analista', 'São Paulo', 'C++', '2026-11-30', '32%', '🙂', 'ﬃ', '\u202e', '<b>\'"'), {
    maxLength: 12,
  })
  .map((list) => `${marker} ${list.join(' ')}`)

const textOf = ({ pattern = '', minLength = 0, maxLength = 400 }: ApiSchema): fc.Arbitrary<string> => {
  if (pattern.includes('@'))
    return fc.integer({ min: 0, max: 1e9 }).map((n) => `${marker.toLowerCase()}${n}@exemplo.com`)
  return words.map((text) => text.slice(0, maxLength).padEnd(minLength, 'a'))
}

/** What a schema accepts. */
export const valid = (schema: ApiSchema): fc.Arbitrary<unknown> => {
  const { enum: values, const: one, anyOf, type, properties, required = [], items } = schema
  if (values) return fc.constantFrom(...values)
  if (one !== undefined) return fc.constant(one)
  if (anyOf) return fc.oneof(...anyOf.map(valid))
  const [name] = Array.isArray(type) ? type : [type]
  switch (name) {
    case 'object': {
      const fields = Object.entries(properties ?? {}).map(([key, field]) => [key, valid(field)] as const)
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
    }
    case 'array':
      return fc.array(items ? valid(items) : fc.jsonValue(), { maxLength: 5 })
    case 'string':
      return schema.format === 'integer' ? fc.integer({ min: 1, max: 90 }).map(String) : textOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 1, max: schema.maximum ?? 1_000 })
    case 'number':
      return fc.double({ min: 0, max: 1e6, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}

const deep = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    -1,
    2 ** 53,
    1e300,
    '',
    ' ',
    '\u0000',
    '\ud800',
    marker.repeat(2_000),
    [],
    {},
    [[]],
    null,
    true,
  ),
  fc.string({ maxLength: 50 }),
)

/** A body that is wrong in some way, as text with its type. */
export const malformed = (schema: ApiSchema): fc.Arbitrary<{ readonly type: string; readonly text: string }> => {
  const names = Object.keys(schema.properties ?? {})
  const json = (text: fc.Arbitrary<string>) => text.map((one) => ({ type: 'application/json', text: one }))
  const changed = fc
    .tuple(
      valid(schema),
      fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor', 'x'), strange, { maxKeys: 4 }),
    )
    .map(([whole, wrong]) => JSON.stringify({ ...(whole as object), ...wrong }))
  return fc.oneof(
    { weight: 5, arbitrary: json(changed) },
    { weight: 2, arbitrary: json(strange.map((value) => JSON.stringify(value) ?? '')) },
    // Cut anywhere, doubled, or with a byte changed.
    {
      weight: 3,
      arbitrary: json(
        fc
          .tuple(changed, fc.nat(400), fc.string({ maxLength: 3 }))
          .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 2)),
      ),
    },
    {
      weight: 1,
      arbitrary: json(fc.constantFrom('', '{', deep(3_000), '{"a":1e99999}', '\ufeff{}', '{"nome":"a","nome":[]}')),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            'application/x-www-form-urlencoded',
            'text/plain',
            'multipart/form-data; boundary=x',
            'x/y',
            '',
          ),
          fc.string({ maxLength: 200 }),
        )
        .map(([type, text]) => ({ type, text })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...names, 'arquivo'), fc.string({ maxLength: 100 })).map(([name, text]) => ({
        type: 'multipart/form-data; boundary=x',
        text: `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${marker}"\r\n\r\n${text}\r\n--x--\r\n`,
      })),
    },
  )
}

const ids = (known: readonly string[]) =>
  fc.oneof(fc.uuid(), fc.constantFrom('x', '0', '%00', '..%2f..', marker, `${marker.repeat(200)}`, '🙂', ...known))

/** The address of a call, with its ids and its query; right ones only hold what the document says. */
export const addresses = (
  path: string,
  { parameters = [] }: ApiOperation,
  known: readonly string[],
  right: boolean,
) => {
  const query = parameters.filter((one) => one.in === 'query')
  const at = fc.tuple(...[...path.matchAll(/\{\w+\}/g)].map(() => (right ? fc.uuid() : ids(known))))
  const asked = fc.record(
    Object.fromEntries(query.map(({ name, schema }) => [name, right ? valid(schema) : strange])),
    { requiredKeys: right ? query.filter(({ required }) => required).map(({ name }) => name) : [] },
  )
  return fc.tuple(at, asked).map(([found, fields]) => {
    let place = 0
    const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(String(found[place++])).replaceAll('%25', '%'))
    const search = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    return search.size > 0 ? `${filled}?${search}` : filled
  })
}
