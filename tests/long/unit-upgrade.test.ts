// The unit of `deploy/` under systemd, on a bare Debian 12 booted by systemd-nspawn: an upgrade from the folder of release 0.1.0, one from
// another build, and the way back, each by the steps of docs/operations.md. Linux, as root, with debootstrap and systemd-container;
// the first run fetches the Debian (240 MB, some minutes) into the temporary folder, where later ones find it.
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { version } from '../../package.json'
import { minuteMs } from '../../src/time/units'
import { executable } from '../helpers/server'

const debootstrapMs = 15 * minuteMs
const bootMs = 5 * minuteMs
setDefaultTimeout(debootstrapMs + bootMs)

const missing =
  process.getuid?.() === 0 ? ['debootstrap', 'systemd-nspawn'].filter((name) => !Bun.which(name)) : ['root’s rights']
if (missing.length > 0) console.log(`not run, for want of ${missing.join(' and ')}`)
const testUnit = test.skipIf(missing.length > 0)

const repository = join(import.meta.dir, '../..')
const debian = join(tmpdir(), 'trampolim-debian-12')
let root: string
let machine: Bun.Subprocess | undefined

const run = (command: readonly string[], timeout: number) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([...command], { timeout })
  if (exitCode !== 0) throw new Error(`${command[0]}: ${exitCode}\n${String(stdout).slice(-2000)}${stderr}`)
}

/** A bare Debian with systemd, whole or not at all. */
const fetchDebian = () => {
  if (existsSync(debian)) return
  const half = `${debian}-${process.pid}`
  const packages = '--include=systemd,systemd-sysv,dbus'
  run(['debootstrap', '--variant=minbase', packages, 'bookworm', half], debootstrapMs)
  renameSync(half, debian)
}

const put = (path: string, text: string | Uint8Array) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text, { mode: 0o755 })
}

/** What an administrator types, each part's output in a file of its own. */
const typed = `#!/bin/bash
data=/var/lib/private/trampolim
part() { exec > "/root/$1" 2>&1; }
look() { systemctl is-active trampolim; trampolim-do check --deep; echo "check $?"; cat $data/release.json; ls $data/backups; journalctl -u trampolim -o cat; }
again() { systemctl reset-failed trampolim 2>/dev/null; systemctl start trampolim; }
part upgrade; again; look
part build; systemctl stop trampolim
sed -i 's/"build":"[0-9a-f]*"/"build":"0123456789abcdef"/' $data/release.json
trampolim-do admin plan joana@exemplo.com.br premium; echo "event $?"
again; look
part back; systemctl stop trampolim
cp -a $data $data-newer
trampolim-do restore "/var/lib/trampolim/backups/$(ls $data/backups | grep -- "-at-14$")" --force --accept-unsigned; echo "restore $?"
again; look
part stopped; systemctl stop trampolim; systemctl show -p Result,ExecMainStatus trampolim
touch /root/done
`
const service = `[Service]
Type=oneshot
ExecStart=/root/typed
[Install]
WantedBy=multi-user.target
`

beforeAll(() => {
  if (missing.length > 0) return
  fetchDebian()
  root = mkdtempSync(join(tmpdir(), 'unit-upgrade-'))
  run(['cp', '-a', '--reflink=auto', `${debian}/.`, root], minuteMs)
  mkdirSync(join(root, 'usr/local/sbin'), { recursive: true })
  cpSync(executable, join(root, 'usr/local/bin/trampolim'))
  cpSync(join(repository, 'deploy/trampolim.service'), join(root, 'etc/systemd/system/trampolim.service'))
  cpSync(join(repository, 'deploy/as-service.sh'), join(root, 'usr/local/sbin/trampolim-do'))
  const older = readFileSync(join(repository, 'tests/operations/upgrade/release-0.1.0.zip'))
  for (const [name, bytes] of Object.entries(unzipSync(older))) put(join('var/lib/private/trampolim', name), bytes)
  put('root/typed', typed)
  put('etc/systemd/system/typed.service', service)
  mkdirSync(join(root, 'etc/systemd/system/multi-user.target.wants'), { recursive: true })
  run(
    ['ln', '-s', '/etc/systemd/system/typed.service', join(root, 'etc/systemd/system/multi-user.target.wants/')],
    1_000,
  )
  const words = ['-q', '--register=no', '--keep-unit', '--private-network', '-D', root, '-b']
  machine = Bun.spawn(['systemd-nspawn', ...words], { stdin: 'ignore', stdout: 'ignore', stderr: 'inherit' })
})
afterAll(async () => {
  machine?.kill('SIGTERM')
  await machine?.exited
  if (root) rmSync(root, { recursive: true, force: true })
})

const untilDone = async () => {
  const end = performance.now() + bootMs
  while (!existsSync(join(root, 'root/done'))) {
    if (machine?.exitCode != null) throw new Error(`systemd-nspawn ended with ${machine.exitCode}`)
    if (performance.now() > end) throw new Error('the machine did not get through in time')
    await Bun.sleep(100)
  }
}

const outputOf = (part: string) => readFileSync(join(root, 'root', part), 'utf8')

testUnit('an upgrade from 0.1.0 by the unit takes a checked backup, and nothing is lost', async () => {
  await untilDone()
  const text = outputOf('upgrade')
  expect(text).toStartWith('active\n')
  expect(text).toContain('check 0')
  expect(text).toContain('"msg":"event_log.chain_added"')
  expect(text).toContain('"msg":"folder.upgraded","from":"an earlier release"')
  expect(text).toMatch(new RegExp(`^before-${version}-at-14$`, 'm'))
})
testUnit('so does the first start of another build', () => {
  const text = outputOf('build')
  expect(text).toContain('event 0')
  expect(text).toContain('check 0')
  expect(text).toMatch(new RegExp(`^before-${version}-build-[0-9a-f]{16}-at-\\d+-`, 'm'))
})
testUnit('the backup brings the folder of 0.1.0 back, and a second upgrade is as the first', () => {
  const text = outputOf('back')
  expect(text).toContain('restore 0')
  expect(text).toContain('check 0')
  expect(text).toContain('active\n')
  expect(text).toContain('"from":"an earlier release"')
  expect(outputOf('stopped')).toContain('Result=success')
})
