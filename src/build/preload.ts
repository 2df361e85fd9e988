import { vanillaRuntime } from './vanilla'

Bun.plugin(vanillaRuntime)
