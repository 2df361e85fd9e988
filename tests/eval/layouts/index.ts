import { designs } from './designs'
import { forms } from './forms'
import type { Layout } from './parts'
import { plain } from './plain'

export const layouts: Readonly<Record<string, Layout>> = { ...plain, ...forms, ...designs }
