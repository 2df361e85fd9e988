// `npm start`: install what is missing, build what is stale, run the executable. Arguments go to the executable.
import { runToEnd } from './child.mjs'
import { build, executable, isBuilt } from './executable.mjs'
import { setup } from './setup.mjs'

setup()
if (!isBuilt()) {
  console.log('Building …')
  const code = build([], ['ignore', 'ignore', 'inherit'])
  if (code !== 0) process.exit(code)
}
runToEnd(executable, process.argv.slice(2))
