import { advert } from './advert'
import type { Kind } from './kind'
import { photo } from './photo'
import { resume } from './resume'

export const kinds: readonly Kind[] = [resume, advert, photo]
