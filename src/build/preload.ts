// Lets Bun run the stylesheets (`*.css.ts`) where nothing is bundled.
import { vanillaRuntime } from './vanilla'

Bun.plugin(vanillaRuntime)
