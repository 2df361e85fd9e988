// `serve`: runs the server until the process is asked to end.
import type { Config } from '../../server/config/config'
import { testCheckoutRefusal } from '../../server/core/gateway'
import { configureLogger } from '../../server/runtime/logger'
import { type Greeting, serve as start, tryAddresses } from '../../server/serve'
import type { Command, Environment } from '../command'
import type { Say } from '../say'

/** Resolves when the process is asked to end. */
export const untilSignal = () =>
  new Promise<void>((resolve) => {
    let stopRequested = false
    const stop = () => {
      // A second signal stops at once.
      if (stopRequested) process.exit(1)
      stopRequested = true
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
  examples: ['serve', 'serve --allow-damaged'],
  options: { 'allow-parked': { type: 'boolean' }, 'allow-damaged': { type: 'boolean' } },
  args: [0, 0],
  run: async (input) => {
    const { options, config, environment, say, usageError } = input
    const refusal = testCheckoutRefusal(config)
    if (refusal) return usageError(say('settings: {{line}}', { line: refusal }))
    const ended = untilSignal()
    const supervisor = await supervisorOf(environment, config)
    try {
      await tryAddresses(config)
      const running = await start(config, Date.now, {
        allowParked: options['allow-parked'] === true,
        allowDamaged: options['allow-damaged'] === true,
        greeting: greetingIn(say),
        ...(supervisor && { onProgress: supervisor.progress }),
      })
      supervisor?.ready()
      await ended
      supervisor?.stopping()
      await running.stop()
      return 0
    } catch (error) {
      return (await import('../start-problem')).reportStart(error, input)
    }
  },
}

export const greetingIn = (say: Say): Greeting => ({
  listening: (app, address, people) =>
    people === null
      ? say('{{app}} is listening on {{address}}', { app, address })
      : say('{{app}} is listening on {{address}}; people open it at {{people}}', { app, address, people }),
  noAdmin: (link) => say('No admin yet. To become one, open this link within 30 minutes: {{link}}', { link }),
  command: (call) => say('Or run: {{call}}', { call }),
})
