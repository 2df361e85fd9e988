// The executable: `trampolim [command]`.
export {}

// The reader is this same file run as a child that opens one document at a time; it must not load the server, and no more
// must a process that folds a part of the read models.
const [command, ...rest] = process.argv.slice(2)

if (command === 'reader') {
  const { runReader } = await import('./server/reader/process')
  await runReader()
} else if (command === 'upgrade-backup') {
  // A child of a server that starts (storage/backups/upgrade-backup.ts).
  const { runUpgradeBackup } = await import('./server/storage/backups/upgrade-backup')
  process.exit(await runUpgradeBackup())
} else if (command === 'views-part') {
  const { runViewsPart } = await import('./server/storage/views/views-part-process')
  await runViewsPart()
  process.exit(0)
} else {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, async (error) => {
      const { inSources } = await import('./server/runtime/source-places')
      console.error(inSources((error instanceof Error && error.stack) || Bun.inspect(error)))
      process.exit(1)
    })
  const { run } = await import('./cli')
  process.exit(await run(command === undefined ? [] : [command, ...rest], process.env))
}
