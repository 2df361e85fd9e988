export type Component = {
  readonly name: string
  readonly version: string
  readonly licenses?: readonly unknown[]
}
export type Bill = { readonly components: readonly Component[] }
export declare const billOf: (root: string) => Bill
export declare const licencesOf: (root: string, bill: Bill) => string
export declare const writeBill: (root: string) => void
