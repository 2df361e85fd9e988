import { LogError } from '../../events/store/log-error'
import type { Config } from '../../server/config/config'
import { testCheckoutRefusal } from '../../server/gateway'
import { configureLogger } from '../../server/runtime/logger'
import { serve as start } from '../../server/serve'
import { DataFileError } from '../../server/site/landing-overrides'
import type { Command, Environment, Exit } from '../command'

/** Resolves when the process is asked to end. */
export const signalled = () =>
  new Promise<void>((resolve) => {
    let asked = false
    const stop = () => {
      // A second signal stops at once.
      if (asked) process.exit(1)
      asked = true
      resolve()
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  })

/** Null unless a service manager such as systemd started the server and wants to be notified. */
export const supervisorOf = async (environment: Environment, { log }: Config) => {
  const { NOTIFY_SOCKET: socket } = environment
  if (!socket) return null
  configureLogger(log)
  return (await import('../../server/supervisor/systemd')).createSupervisor(socket, environment)
}

export const serve: Command = {
  usage: 'serve [--allow-parked] [--allow-damaged]',
  summary:
    'run the server (the default); --allow-parked also on a log with events this release cannot read, --allow-damaged read-only on a damaged folder',
  options: { 'allow-parked': { type: 'boolean' }, 'allow-damaged': { type: 'boolean' } },
  args: [0, 0],
  run: async ({ options, config, environment, problem }) => {
    const refusal = testCheckoutRefusal(config)
    if (refusal) {
      problem(`settings: ${refusal}`)
      return 2
    }
    const ended = signalled()
    const supervisor = await supervisorOf(environment, config)
    try {
      const running = await start(config, Date.now, {
        allowParked: options['allow-parked'] === true,
        allowDamaged: options['allow-damaged'] === true,
        ...(supervisor && { onProgress: supervisor.progress }),
      })
      supervisor?.ready()
      await ended
      supervisor?.stopping()
      await running.stop()
      return 0
    } catch (error) {
      return reportStart(error, config, problem)
    }
  },
}

/** Says why a server did not start; rethrows what has no words of its own. */
export const reportStart = (error: unknown, config: Config, problem: (line: string) => void): Exit => {
  if (error instanceof DataFileError) {
    problem(error.message)
    return 2
  }
  if (error instanceof LogError && error.code === 'locked') problem(error.message)
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    problem(`Port ${config.port} is in use. Set PORT to another one.`)
  else if (error instanceof Error && 'code' in error && error.code === 'EACCES')
    problem(`Port ${config.port} may not be opened by this user. Set PORT to one above 1023.`)
  // Bun leaves whatever code was there last (ENOENT, ENOTTY …) on a host name that does not resolve.
  else if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    problem(`settings: HOST: nothing can listen on ${config.host}`)
    return 2
  } else throw error
  return 1
}
