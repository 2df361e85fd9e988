const count = (text, word) => Number([...text.matchAll(new RegExp(`^ *(\\d+) ${word}$`, 'gm'))].at(-1)?.[1] ?? 0)

/**
 * What `bun test` printed and its exit code, as figures. A run that broke off counts as one failure more, and so does
 * one that failed without naming a test or that ran nothing: no output is not success. Colour codes are not expected.
 */
export function summary(text, exitCode) {
  const passed = count(text, 'pass')
  const failed = count(text, 'fail')
  const skipped = count(text, 'skip')
  const finished = /^Ran \d+ tests? across \d+ files?\./m.test(text)
  const unexplained = !finished || (exitCode !== 0 && failed === 0) || passed + failed + skipped === 0
  return { passed, failed: failed + (unexplained ? 1 : 0), skipped }
}
