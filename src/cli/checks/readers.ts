// Starts a reader of documents for `doctor`, and says how it is confined on this machine.
import { errorCode } from '../../events/error-code'
import { checkConfinement } from '../../server/reader/check-confinement'
import { readerLimits } from '../../server/reader/limits'
import type { Confinement } from '../../server/reader/protocol'
import type { Say } from '../say'
import type { Check } from './cluster'

/** What holds, and in words what does not. */
export const confinementText = ({ seccomp, landlock, limits }: Confinement, say: Say): string => {
  const holds = [
    ...(seccomp ? [say('system calls are filtered (seccomp)')] : []),
    ...(landlock > 0 ? [say('files and network are denied (Landlock {{version}})', { version: landlock })] : []),
    ...(limits ? [say('no new rights, no file written')] : []),
  ]
  if (holds.length === 0)
    return say(
      Bun.isStandaloneExecutable
        ? 'not confined: this system has none of it'
        : 'not confined: only the executable does that',
    )
  const lacks = [
    ...(seccomp ? [] : [say('system calls are not filtered (seccomp)')]),
    ...(landlock > 0
      ? []
      : [
          say(
            'files and network are not denied a second time (Landlock: Linux 5.13 or later, not hidden by a container)',
          ),
        ]),
    ...(limits ? [] : [say('new rights and written files are not denied')]),
  ]
  return `${holds.join('; ')}${lacks.length > 0 ? `; ${say('missing: {{what}}', { what: lacks.join('; ') })}` : ''}`
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : typeof error)

export const readersCheck = async (say: Say, start = checkConfinement): Promise<Check> => {
  const name = say('readers of documents')
  try {
    // A machine that is busy for a moment is asked once more; what ends at once would end again.
    const confinement = await start().catch((error: unknown) => {
      if (errorCode(error) === 'late') return start()
      throw error
    })
    const state = confinement.seccomp && confinement.landlock > 0 ? 'ok' : 'warn'
    return { name, state, message: `${readerLimits.readers}, ${confinementText(confinement, say)}` }
  } catch (error) {
    const message = say('none could be started: {{why}}', { why: reasonOf(error) })
    return { name, state: Bun.isStandaloneExecutable ? 'fail' : 'warn', message }
  }
}
