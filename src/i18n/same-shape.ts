/** The shape of a Portuguese text tree with any strings in it: the English one must satisfy it. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }
