// The executable: `trampolim [command]`.
export {}

// The reader is this same file run as a child that opens one document at a time; it must not load the server.
const [command, ...rest] = process.argv.slice(2)

if (command === 'reader') {
  const { runReader } = await import('./server/reader/process')
  await runReader()
} else {
  const { run } = await import('./cli')
  process.exit(await run(command === undefined ? [] : [command, ...rest], process.env))
}
