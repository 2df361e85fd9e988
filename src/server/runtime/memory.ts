// Measures how much memory this process has, also inside a container.
import { totalmem } from 'node:os'

/** Bytes that this process may use: the container's limit where there is one. */
export const memoryHere = (): number => Math.min(process.constrainedMemory() || totalmem(), totalmem())
