import type { Kind } from './kind'
import { resume } from './resume'

export const kinds: readonly Kind[] = [resume]
