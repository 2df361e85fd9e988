import { advert } from './advert'
import type { Kind } from './kind'
import { picture } from './picture'
import { resume } from './resume'

export const kinds: readonly Kind[] = [resume, advert, picture]
