export const root: string
export const bun: string
export function fail(message: string): never
export function isInstalled(folder: string): boolean
export function setup(): void
