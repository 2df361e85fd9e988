import type { Person } from '../person'
import { care } from './care'
import { office } from './office'
import { trade } from './trade'

export const people: readonly Person[] = [...care, ...trade, ...office]
