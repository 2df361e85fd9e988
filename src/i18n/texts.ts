// Types of a language's texts, by their place in the language files: for islands, which get the few they need as props.
import type { ptBR } from './pt-BR'

type Words<Tree> = { readonly [Name in keyof Tree]: Tree[Name] extends string ? string : Words<Tree[Name]> }

export type Texts = Words<typeof ptBR>
