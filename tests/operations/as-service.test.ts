// `deploy/as-service.sh`: what it hands to systemd, and which paths it refuses.
import { afterAll, expect, test } from 'bun:test'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const tools = mkdtempSync(join(tmpdir(), 'as-service-'))
for (const name of ['systemctl', 'systemd-run']) {
  // Prints its arguments, one a line.
  writeFileSync(join(tools, name), `#!/bin/sh\n[ ${name} = systemctl ] || printf '%s\\n' "$@"\n`)
  chmodSync(join(tools, name), 0o755)
}
afterAll(() => rmSync(tools, { recursive: true }))

const call = (args: string[], locale: Record<string, string> = {}) => {
  const { stdout, stderr, exitCode } = Bun.spawnSync(['sh', 'deploy/as-service.sh', ...args], {
    env: { PATH: `${tools}:/usr/bin:/bin`, ...locale },
  })
  return { lines: stdout.toString().trim().split('\n'), problem: stderr.toString(), exitCode }
}

test('a path under /tmp is refused, because the command would have one of its own that goes with it', () => {
  for (const args of [
    ['backup', '/tmp/copy'],
    ['account', 'export', 'ana@example.com', '/var/tmp/ana.zip'],
    ['restore', 'b', '--secret=/tmp/secret.key'],
    ['backup', '/tmp'],
  ]) {
    const { lines, problem, exitCode } = call(args)
    expect({ lines, exitCode }).toEqual({ lines: [''], exitCode: 2 })
    expect(problem).toContain('/var/lib/trampolim-backups')
  }
  expect(call(['backup', '/var/lib/trampolim-backups/tmp/copy']).exitCode).toBe(0)
})

test('the locale of the caller goes along, and only that', () => {
  const { lines } = call(['doctor', '--json'], { LANG: 'pt_BR.UTF-8', LC_ALL: '', SECRET: 'x' })
  expect(lines.filter((line) => line.startsWith('--setenv'))).toEqual(['--setenv=LANG=pt_BR.UTF-8'])
  expect(lines.slice(-3)).toEqual(['/usr/local/bin/trampolim', 'doctor', '--json'])
  expect(call(['doctor']).lines.join()).not.toContain('setenv')
})
