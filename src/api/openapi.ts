// The API's document (OpenAPI 3.1), as far as we write and show it.

export type ApiSchema = {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly ApiSchema[]
  readonly items?: ApiSchema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
}
type ApiParameter = {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: ApiSchema
}
export type ApiOperation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  /** Who may call it, as in policies.ts. */
  readonly 'x-access': string
  /** Largest body in bytes; 0 for none. */
  readonly 'x-body-max': number
  /** The scope a personal token needs; `none` where only a session is accepted. */
  readonly 'x-token': string
  readonly parameters?: readonly ApiParameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: ApiSchema }>> }
  readonly security: readonly object[]
  readonly responses: object
}
export type ApiDocument = {
  readonly openapi: string
  readonly info: object
  readonly servers: readonly object[]
  readonly components: object
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
}
