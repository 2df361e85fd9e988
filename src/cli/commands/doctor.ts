// Checks an installation, and tries each configured language model as an analysis would.
import { expressions } from '../../analysis/models/answer'
import type { Ask, Engine } from '../../analysis/models/engines/port'
import { objectFrom } from '../../analysis/models/json'
import type { Config } from '../../server/config/config'
import { createModels } from '../../server/models/engines/engines'
import { checkConfinement } from '../../server/reader/check-confinement'
import type { Confinement } from '../../server/reader/confine'
import { READER_LIMITS } from '../../server/reader/limits'
import { errorDetails } from '../../server/runtime/logger'
import type { Command } from '../command'
import { type Check, installationChecks } from '../installation-checks'

/** How long a check and a first answer may take, because a local model must be loaded. In ms. */
const lookMs = 5_000
const answerMs = 60_000

/** As long as an analysis's request, so that a context that is too small is found: about 4 000 characters. */
const filler = 'This line only takes up room, as the texts of an analysis do.\n'.repeat(66)

const textAsk: Ask = {
  system: 'Answer with one JSON object of the given schema and nothing else.',
  user: `${filler}Write the word "pronto" in the field "word".`,
  name: 'doctor',
  schema: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
  tokens: 50,
}

/** A grey square of 8 × 8 pixels. */
const grey = async () =>
  new Uint8Array(
    await new Bun.Image(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    )
      .resize(8, 8)
      .jpeg()
      .bytes(),
  )

const photoAsk = async (): Promise<Ask> => ({
  ...textAsk,
  user: `Write one of these words in the field "word": ${expressions.join(', ')}.`,
  image: await grey(),
})

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** One line about the outcome of a small question; true when the answer has the required shape. */
const tried = async (engine: Engine, what: string, ask: Ask, out: (line: string) => void): Promise<boolean> => {
  const begun = performance.now()
  const reply = await engine.ask(ask, AbortSignal.timeout(answerMs))
  const took = seconds(performance.now() - begun)
  if (!reply.ok) {
    out(`  ${what}: no answer after ${took} (${reply.fault})`)
    return false
  }
  const shaped = objectFrom(reply.text, ['word']) !== null
  out(
    `  ${what}: answered in ${took}, ${reply.tokensOut} tokens, ${shaped ? 'in the shape asked for' : 'not in the shape asked for'}`,
  )
  return shaped
}

const looked = async (engine: Engine, out: (line: string) => void): Promise<boolean> => {
  const where = engine.local ? 'on your own machines' : 'HOSTED: texts leave this server, without name and contact data'
  out(`${engine.kind} ${engine.model} at ${engine.host}, ${where}`)
  const probe = await engine.probe(AbortSignal.timeout(lookMs))
  if (!probe.ok) out(`  server: ${probe.fault}`)
  else
    out(
      `  server: answers${probe.version ? `, version ${probe.version}` : ''}; model ${probe.has ? 'found' : 'not in its list'}`,
    )
  return probe.ok
}

/** The confinement of a reader on this machine. */
const confinementText = (confinement: Confinement): string => {
  const { seccomp, landlock, limits } = confinement
  const holds = [
    ...(seccomp ? ['system calls are filtered (seccomp)'] : []),
    ...(landlock > 0 ? [`files and network are denied (Landlock ${landlock})`] : []),
    ...(limits ? ['no new rights, no file written'] : []),
  ]
  if (holds.length > 0) return `${seccomp ? '' : 'only in part: '}${holds.join('; ')}`
  return Bun.isStandaloneExecutable
    ? 'not confined: this system has none of it'
    : 'not confined: only the executable does that'
}

const readersCheck = async (): Promise<Check> => {
  const name = 'readers of documents'
  const confinement = await checkConfinement().catch((error: unknown) => `${errorDetails(error).error}`)
  if (!confinement || typeof confinement === 'string') {
    const message = `none could be started${confinement ? ` (${confinement})` : ''}`
    return { name, state: Bun.isStandaloneExecutable ? 'fail' : 'warn', message }
  }
  const state = confinement.seccomp && confinement.landlock > 0 ? 'ok' : 'warn'
  return { name, state, message: `${READER_LIMITS.readers}, ${confinementText(confinement)}` }
}

export const doctor: Command = {
  usage: 'doctor [--json]',
  summary:
    'look for what is amiss with settings, data folder, disk, backups, mail server, payment, clock, and try each language model',
  examples: ['doctor', 'doctor --json'],
  options: { json: { type: 'boolean' } },
  args: [0, 0],
  run: async ({ config, options, out }) => {
    const checks = [...(await installationChecks(config, Date.now())), await readersCheck()]
    const lines: string[] = []
    const models = await tryModels(config, options.json ? (line) => void lines.push(line) : out)
    const failed = checks.filter(({ state }) => state === 'fail').length
    if (options.json) out(JSON.stringify({ checks, models: { well: models, lines } }))
    else {
      for (const { name, state, message } of checks) out(`${state.padEnd(4)}  ${name}: ${message}`)
      out(`${failed} failed, ${checks.filter(({ state }) => state === 'warn').length} warnings`)
    }
    return failed > 0 || !models ? 1 : 0
  },
}

/** Whether every configured model answers as an analysis needs it; true when there is none. */
async function tryModels(config: Config, out: (line: string) => void): Promise<boolean> {
  const { texts, photos, budgetMs } = createModels(config.models, Date.now)
  if (texts.length + photos.length === 0) {
    out('no language model is set up: analyses are measured by the built-in engine alone (docs/language-models.md)')
    return true
  }
  let well = true
  for (const { engine } of texts)
    well = (await looked(engine, out)) && (await tried(engine, 'text', textAsk, out)) && well
  for (const { engine } of photos)
    well = (await looked(engine, out)) && (await tried(engine, 'photo', await photoAsk(), out)) && well
  out(`an analysis waits ${seconds(budgetMs)} for words (MODEL_SECONDS) and is complete without them`)
  return well
}
