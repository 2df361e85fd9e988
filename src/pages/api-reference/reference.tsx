// /documentacao-api: the API's calls, drawn from the same document that programs read.

import type { ApiDocument, ApiOperation, ApiSchema } from '../../api/openapi'
import { textsOf, translator, useT } from '../../i18n'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, row, small, stack, stackGap, title } from '../../ui/base'
import { LinkRow } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { SmallHeading } from '../../ui/heading/heading'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import * as css from './reference.css'

type Props = { readonly page: PageContext; readonly paths: ApiDocument['paths'] }
type Call = { readonly method: string; readonly path: string; readonly operation: ApiOperation }

/** /documentacao-api: every call, who may use it and what it takes. */
export function ApiReferencePage({ page, paths }: Props) {
  const t = translator(page.language)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')
  return (
    <Shell page={page} title={t('apiReference.title')}>
      <PageHead title={t('apiReference.title')} lead={t('apiReference.lead')}>
        <p className={muted}>{t('apiReference.errors')}</p>
        <LinkRow href="/api/openapi.json" download icon="download">
          {t('apiReference.document')}
        </LinkRow>
      </PageHead>
      <div className={cx(stack, stackGap.s8)}>
        <Names names={textsOf(page.language).apiReference.names} />
        {[...groups].map(([tag, members]) => (
          <section key={tag} className={cx(stack, stackGap.s2)} aria-label={tag}>
            <h2 className={title.sm}>{tag}</h2>
            {members.map((call) => (
              <OneCall key={`${call.method} ${call.path}`} {...call} />
            ))}
          </section>
        ))}
      </div>
    </Shell>
  )
}

/** What the Portuguese names of fields mean. */
function Names({ names }: { names: Readonly<Record<string, string>> }) {
  const t = useT()
  return (
    <section className={cx(stack, stackGap.s2)} aria-labelledby="nomes">
      <SmallHeading id="nomes">{t('apiReference.namesTitle')}</SmallHeading>
      <p>{t('apiReference.namesText')}</p>
      <dl className={cx(css.fields, small)}>
        {Object.entries(names).map(([name, meaning]) => (
          <div key={name} className={css.field}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd className={muted}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const accessNames = {
  public: 'apiReference.access.public',
  visitor: 'apiReference.access.visitor',
  user: 'apiReference.access.user',
  'user-page': 'apiReference.access.user',
  admin: 'apiReference.access.admin',
} as const

const tokenNames = { read: 'apiReference.token.read', analyse: 'apiReference.token.analyse' } as const

function OneCall({ method, path, operation }: Call) {
  const t = useT()
  const fields = fieldsOf(operation)
  const { 'x-access': access, 'x-token': token } = operation
  return (
    <Card className={cx(stack, stackGap.s2)} aria-label={`${method} ${path}`}>
      <p className={row}>
        <code className={css.call}>
          {method} {path}
        </code>
        <Badge tone="line">
          {t(access in accessNames ? accessNames[access as keyof typeof accessNames] : accessNames.user)}
        </Badge>
        {token in tokenNames && <Badge tone="line">{t(tokenNames[token as keyof typeof tokenNames])}</Badge>}
      </p>
      <p>{operation.summary}</p>
      {fields.length > 0 && (
        <dl className={cx(css.fields, small)} aria-label={t('apiReference.fields')}>
          {fields.map(({ name, type, required, isQuery }) => (
            <div key={name} className={css.field}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd className={muted}>
                {[type, required && t('apiReference.required'), isQuery && t('apiReference.query')]
                  .filter(Boolean)
                  .join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

type FieldShown = {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly isQuery: boolean
}

const typeOf = ({ type, anyOf, enum: values, format, const: one }: ApiSchema): string => {
  if (values) return values.map(String).join(' | ')
  if (one !== undefined) return String(one)
  if (anyOf) return [...new Set(anyOf.filter((each) => each.type !== 'null').map(typeOf))].join(' | ')
  const names = (Array.isArray(type) ? type : [type]).filter((name) => name !== 'null' && name !== undefined)
  return format === 'binary' ? 'file' : names.join(' | ') || 'JSON'
}

/** The fields of a call's body and its query. What stands in the path is in the path. */
const fieldsOf = ({ parameters = [], requestBody }: ApiOperation): FieldShown[] => {
  const [body] = Object.values(requestBody?.content ?? {})
  const { properties = {}, required = [] } = body?.schema ?? {}
  return [
    ...parameters
      .filter((one) => one.in === 'query')
      .map(({ name, schema, required: must }) => ({ name, type: typeOf(schema), required: must, isQuery: true })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      type: typeOf(schema),
      required: required.includes(name),
      isQuery: false,
    })),
  ]
}
