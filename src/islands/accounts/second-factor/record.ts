/** The fields of an answer, whatever it is; none of what is no object. */
export const record = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}
