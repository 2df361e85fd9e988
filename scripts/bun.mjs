// `node scripts/bun.mjs <arguments>`: bun, installed first where it is missing. All npm scripts but start and test go through it.
import { runToEnd } from './child.mjs'
import { bun, root, setup } from './setup.mjs'

setup()
runToEnd(bun, process.argv.slice(2), { cwd: root })
