// `npm run build`; an argument names another target, e.g. bun-linux-arm64.
import { build } from './executable.mjs'
import { writeBill } from './sbom.mjs'
import { root, setup } from './setup.mjs'

setup()
const code = build(process.argv.slice(2))
if (code === 0) writeBill(root)
process.exit(code)
