// The API's document (OpenAPI 3.1), made from the routes' own schemas and policies. Answers are typed in src/api and are not
// part of it; errors are, since all have one form (P31).
import { version } from '../../../package.json'
import type { ApiDocument, ApiOperation } from '../../api/openapi'
import { apiSummaries as english } from '../../i18n/en-US/api/summaries'
import type { Language } from '../../i18n/locale'
import { apiSummaries as portuguese } from '../../i18n/pt-BR/api/summaries'
import type { Core } from '../core/core'
import type { Routes } from '../http/request/handlers'
import { policies } from '../http/request/policies'
import type { Policy } from '../http/request/policy'
import { isHttps, sessionCookie } from '../http/response/cookies'

/** Keywords of ours that name the text shown for a wrong field, and the library's own marks. */
const ownKeywords = new Set(['error', 'default'])

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      ownKeywords.has(key) && !isProperty(value) ? [] : [[key, plain(one)]],
    ),
  )
}
/** Whether an object's keys are names of fields, which may be called anything. */
const isProperty = (value: object): boolean =>
  !('type' in value || 'anyOf' in value || 'enum' in value || 'const' in value)

const problemRef = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const responsesOf = ({ access, body }: Policy) => ({
  '2XX': { description: 'Done; the answer is JSON unless the summary says otherwise' },
  ...(access === 'public' ? {} : { '401': problemRef('Nobody is signed in') }),
  ...(access === 'admin' ? { '403': problemRef('Not an admin, or without the required second factor') } : {}),
  ...(body > 0
    ? {
        '408': problemRef('The body took too long to arrive'),
        '413': problemRef('The body is too large'),
        '422': problemRef('A field is wrong: see fields'),
      }
    : {}),
  '429': problemRef('Too often: see Retry-After'),
  default: problemRef('Any other refusal'),
})

const securityOf = ({ access, token }: Policy): readonly object[] => [
  ...(access === 'public' ? [] : [{ session: [] }]),
  ...(token === 'none' ? [] : [{ token: [] }]),
]

const tagOf = (path: string): string => path.split('/')[2] ?? ''

const problem = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'in the person’s language' },
    code: { type: 'string', description: 'stable' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'a text for each wrong field' },
    lacks: { type: 'array', items: { type: 'string' }, description: 'what a job advert lacks that says too little' },
  },
}

type FoundOperations = Readonly<Record<string, Readonly<Record<string, Partial<ApiOperation>>>>>

/** Every call under /api/ by its address and method. */
const operationsOf = async (features: readonly Routes[], language: Language): Promise<ApiDocument['paths']> => {
  const summaries: Readonly<Record<string, string>> = language === 'pt-BR' ? portuguese : english
  // Loaded when the document is asked for: most servers never are.
  const { toOpenAPISchema } = await import('@elysiajs/openapi/openapi')
  type App = Parameters<typeof toOpenAPISchema>[0]
  const options = { paths: /^(?!\/api\/)/, staticFile: false }
  const pathsOfAll: Record<string, FoundOperations[string]> = {}
  for (const feature of features)
    for (const [path, methods] of Object.entries(
      plain(toOpenAPISchema(feature as App, options).paths) as FoundOperations,
    ))
      pathsOfAll[path] = { ...pathsOfAll[path], ...methods }
  const described = new Map(
    features
      .flatMap(({ routes }) => routes)
      .map(({ method, path, hooks }) => {
        const { requestBody } = plain(hooks.detail ?? {}) as Pick<Partial<ApiOperation>, 'requestBody'>
        return [`${method} ${path}`, requestBody]
      }),
  )
  const operations: Record<string, Record<string, ApiOperation>> = {}
  for (const [row, policy] of Object.entries(policies)) {
    const [method = '', path = ''] = row.split(' ')
    if (!path.startsWith('/api/')) continue
    const summary = summaries[row]
    if (summary === undefined) throw new Error(`${row} has no summary`)
    const at = path.replace(/:(\w+)/g, '{$1}')
    const { parameters, operationId = '', ...own } = pathsOfAll[at]?.[method.toLowerCase()] ?? {}
    // A route's own description of its body is preferred: the schema of a form only bounds the names of its fields.
    const requestBody = described.get(row) ?? own.requestBody
    operations[at] = {
      ...operations[at],
      [method.toLowerCase()]: {
        operationId,
        summary,
        tags: [tagOf(path)],
        'x-access': policy.access,
        'x-body-max': policy.body,
        'x-token': policy.token,
        ...(parameters && { parameters }),
        ...(requestBody && { requestBody }),
        security: securityOf(policy),
        responses: responsesOf(policy),
      },
    }
  }
  return operations
}

/** Every call under /api/ with who may use it, its parameters and its body. */
export const apiDocument = async (
  core: Pick<Core, 'config'>,
  features: readonly Routes[],
  language: Language = 'en-US',
): Promise<ApiDocument> => ({
  openapi: '3.1.0',
  info: {
    title: core.config.appName,
    version,
    description:
      'Calls of the web application. A session is a cookie, from POST /api/login. Calls with `x-token` also take a personal token as Authorization: Bearer. Requests that change something must come from this origin or from a program that sends no Origin.',
  },
  servers: [{ url: core.config.publicUrl ?? '/' }],
  components: {
    schemas: { Problem: problem },
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: sessionCookie(isHttps(core)) },
      token: { type: 'http', scheme: 'bearer' },
    },
  },
  paths: await operationsOf(features, language),
})
