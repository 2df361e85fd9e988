// `npm run build`; an argument names another target, e.g. bun-linux-arm64.
import { build } from './executable.mjs'
import { setup } from './setup.mjs'

setup()
process.exit(build(process.argv.slice(2)))
