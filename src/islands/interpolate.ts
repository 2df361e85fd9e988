/** Puts values into a text's {{places}}, as the server's translator does; an unknown place stays as it is. */
export const interpolate = (text: string, values: { readonly [name: string]: string | number }): string =>
  text.replace(/{{(\w+)}}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))
