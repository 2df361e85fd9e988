// Checks an installation, and tries each configured language model as an analysis would.
import { expressions } from '../../analysis/models/answer'
import type { Ask, Engine } from '../../analysis/models/engines/port'
import { objectFrom } from '../../analysis/models/json'
import type { Config } from '../../server/config/config'
import { createModels } from '../../server/models/engines/engines'
import { minuteMs } from '../../time/units'
import { installationChecks } from '../checks/installation'
import { readersCheck } from '../checks/readers'
import type { Command } from '../command'
import { type Say, sayEnglish } from '../say'

type Output = { readonly out: (line: string) => void; readonly say: Say }

/** How long a check and a first answer may take, because a local model must be loaded. In ms. */
const lookMs = 5_000
const answerMs = minuteMs

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
const tryEngine = async (engine: Engine, what: string, ask: Ask, { out, say }: Output): Promise<boolean> => {
  const begun = performance.now()
  const reply = await engine.ask(ask, AbortSignal.timeout(answerMs))
  const took = seconds(performance.now() - begun)
  if (!reply.ok) {
    out(`  ${say('{{what}}: no answer after {{time}} ({{fault}})', { what, time: took, fault: reply.fault })}`)
    return false
  }
  const shaped = objectFrom(reply.text, ['word']) !== null
  const shape = say(shaped ? 'in the shape asked for' : 'not in the shape asked for')
  const values = { what, time: took, tokens: reply.tokensOut ?? 0, shape }
  out(`  ${say('{{what}}: answered in {{time}}, {{tokens}} tokens, {{shape}}', values)}`)
  return shaped
}

const tryPicture = async (engine: Engine, { out, say }: Output): Promise<boolean> => {
  const where = say(
    engine.local ? 'on your own machines' : 'HOSTED: texts leave this server, without name and contact data',
  )
  out(say('{{engine}} at {{host}}, {{where}}', { engine: `${engine.kind} ${engine.model}`, host: engine.host, where }))
  const probe = await engine.probe(AbortSignal.timeout(lookMs))
  if (!probe.ok) out(`  ${say('server')}: ${probe.fault}`)
  else
    out(
      `  ${say(probe.has ? 'server: answers{{version}}; model found' : 'server: answers{{version}}; model not in its list', { version: probe.version ? say(', version {{version}}', { version: probe.version }) : '' })}`,
    )
  return probe.ok
}

export const doctor: Command = {
  usage: 'doctor [--json]',
  summary:
    'look for problems with settings, data folder, disk, backups, mail server, payment and clock, and try each language model',
  examples: ['doctor', 'doctor --json'],
  options: { json: { type: 'boolean' } },
  args: [0, 0],
  run: async ({ config, environment, options, out, ...input }) => {
    // What programs read does not depend on the locale.
    const say = options.json ? sayEnglish : input.say
    const checks = [...(await installationChecks(config, environment, Date.now(), say)), await readersCheck(say)]
    const lines: string[] = []
    const models = await tryModels(config, { out: options.json ? (line) => void lines.push(line) : out, say })
    const failed = checks.filter(({ state }) => state === 'fail').length
    if (options.json) out(JSON.stringify({ checks, models: { well: models, lines } }))
    else {
      for (const { name, state, message } of checks) out(`${state.padEnd(4)}  ${name}: ${message}`)
      out(
        say('{{failed}} failed, {{warnings}} warnings', {
          failed,
          warnings: checks.filter(({ state }) => state === 'warn').length,
        }),
      )
    }
    return failed > 0 || !models ? 1 : 0
  },
}

/** Whether every configured model answers as an analysis needs it; true when there is none. */
async function tryModels(config: Config, output: Output): Promise<boolean> {
  const { out, say } = output
  const { texts, photos, budgetMs } = await createModels(config.models, Date.now)
  if (texts.length + photos.length === 0) {
    out(
      say('no language model is set up: analyses are measured by the built-in engine alone (docs/language-models.md)'),
    )
    return true
  }
  let well = true
  for (const { engine } of texts)
    well = (await tryPicture(engine, output)) && (await tryEngine(engine, say('text'), textAsk, output)) && well
  for (const { engine } of photos)
    well =
      (await tryPicture(engine, output)) && (await tryEngine(engine, say('photo'), await photoAsk(), output)) && well
  out(
    say('an analysis waits {{time}} for words (MODEL_SECONDS) and is complete without them', {
      time: seconds(budgetMs),
    }),
  )
  return well
}
