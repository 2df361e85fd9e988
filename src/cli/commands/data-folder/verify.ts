// `verify`: compares the read models with what the log gives.
import { availableParallelism, getPriority, setPriority } from 'node:os'
import { z } from 'zod'
import { domainEvents } from '../../../events/schema/events'
import { describeKinds, unknownKinds } from '../../../events/schema/kinds'
import { breaksInWords } from '../../../events/store/chain-breaks'
import type { Kind, LogReader } from '../../../events/store/log'
import { projections } from '../../../projections/all'
import type { Projection } from '../../../projections/engine/projection'
import { shares } from '../../../projections/engine/shares'
import { verify as check } from '../../../projections/engine/verify'
import { viewsFiles } from '../../../projections/engine/views-file'
import { openViewsReadOnly } from '../../../projections/engine/views-reader'
import type { Config } from '../../../server/config/config'
import { selfCommand } from '../../../server/runtime/executable'
import { type ClusterPast, clusterPast } from '../../checks/cluster-past'
import type { Command, Input } from '../../command'
import { reading } from '../../open-log'

/** Most processes that fold at the same time: each further one reads much of the log again. */
const partsMax = 4
/** Events that one process has folded before a second has started. */
const smallLog = 10_000
/** Looks at the log to distribute its projections, and the events of each: all kinds take half a second of a million events. */
const looks = 20
const eventsOfLook = 1_000
/** A lower priority than the server's, so that it continues to answer where processors are few. */
const politeness = 5

const comparison = z.object({
  /** The position of the views. */
  position: z.number(),
  /** Rows compared. */
  rows: z.number(),
  /** Table and key only, because rows may contain names. */
  differences: z.array(
    z.object({
      table: z.string(),
      key: z.record(z.string(), z.json()),
      kind: z.enum(['missing', 'too much', 'differs']),
    }),
  ),
  parked: z.array(z.object({ position: z.number(), projection: z.string() })),
})
type Comparison = z.infer<typeof comparison>

/** Folds and compares some projections, in this process. */
function compareAll(config: Config, log: LogReader, chosen: readonly Projection[]): Comparison {
  const views = openViewsReadOnly(config.folder, projections, domainEvents)
  try {
    const { rows, position, differences } = check({ log, projections: chosen, catalog: domainEvents, views })
    const names = new Set(chosen.map(({ name }) => name))
    return comparison.parse({
      position,
      rows,
      differences: differences.map(({ table, key, expected, actual }) => ({
        table,
        key,
        kind: actual === null ? 'missing' : expected === null ? 'too much' : 'differs',
      })),
      parked: views.parked().filter(({ projection }) => names.has(projection)),
    })
  } finally {
    views.close()
  }
}

/** One share of the projections in a process of its own: they share no table, so each can be folded alone. */
async function inProcess(chosen: readonly Projection[]): Promise<Comparison> {
  const only = chosen.map(({ name }) => name).join(',')
  const child = Bun.spawn([...selfCommand('verify'), '--part', '--only', only, '--json'], {
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const answer = await new Response(child.stdout).text()
  const code = await child.exited
  if (code > 1) throw new Error(`verify of ${only} ended with ${code}`)
  return comparison.parse(JSON.parse(answer))
}

const together = (parts: readonly Comparison[]): Comparison => ({
  position: Math.min(...parts.map(({ position }) => position)),
  rows: parts.reduce((sum, { rows }) => sum + rows, 0),
  differences: parts.flatMap(({ differences }) => differences),
  parked: parts.flatMap(({ parked }) => parked),
})

/** The kinds of some of the events, from all over the log. */
function someKinds(log: LogReader): Kind[] {
  const head = log.position()
  return Array.from({ length: looks }, (_, look) => Math.floor((head / looks) * look)).flatMap((from) =>
    log.kinds(from, Math.min(from + eventsOfLook, head)),
  )
}

/** The processes run when this returns its promise, so what follows is done beside them. */
async function inParts(config: Config, log: LogReader): Promise<Comparison> {
  // Under `bun test` there is no program to start again.
  const worthIt = Bun.isStandaloneExecutable && log.position() > smallLog
  const dealt = shares(projections, someKinds(log), worthIt ? Math.min(partsMax, availableParallelism()) : 1)
  if (dealt.length === 1) return compareAll(config, log, projections)
  setPriority(Math.max(getPriority(), politeness))
  return together(await Promise.all(dealt.map(inProcess)))
}

const chosenProjections = (only: string): readonly Projection[] | null => {
  const chosen = only.split(',').map((name) => projections.find((one) => one.name === name))
  return chosen.every((one) => one !== undefined) ? chosen : null
}

async function pastOf({ config: { eventsUrl, folder }, problem, say }: Input): Promise<ClusterPast> {
  if (eventsUrl === null) {
    problem(say('--cluster is for a node: EVENTS_URL is not set'))
    return { position: 0, past: 'unknown' }
  }
  const compared = await clusterPast(eventsUrl, folder)
  if (compared.past === 'another')
    problem(
      say('at position {{position}} PostgreSQL holds another past than this node', { position: compared.position }),
    )
  if (compared.past === 'unknown') problem(say('no host of EVENTS_URL that accepts writes could be asked'))
  return compared
}

export const verify: Command = {
  usage: 'verify [--only <projection,…>] [--cluster] [--json]',
  summary:
    'rebuild the read models from the whole log in memory and compare every row; exit 1 on any difference or parked event',
  examples: ['verify'],
  // `--part` is for a process that verify itself starts: what is asked of the whole log is not asked again.
  options: {
    only: { type: 'string' },
    cluster: { type: 'boolean' },
    json: { type: 'boolean' },
    part: { type: 'boolean' },
  },
  args: [0, 0],
  needsSite: () => true,
  run: (input) => {
    const {
      options: { only, cluster, json, part },
      config,
      out,
      problem,
      say,
      usageError,
    } = input
    const { folder } = config
    if (viewsFiles(folder, projections, domainEvents).length === 0) {
      problem(say('{{folder}} has no read models of this release yet: the next start builds them', { folder }))
      return Promise.resolve(1)
    }
    return reading(config, async (log) => {
      const chosen = typeof only === 'string' ? chosenProjections(only) : undefined
      if (chosen === null)
        return usageError(
          say('the projections are {{names}}', { names: projections.map(({ name }) => name).join(', ') }),
        )
      const comparing = chosen ? compareAll(config, log, chosen) : inParts(config, log)
      const unknown = part ? [] : unknownKinds(domainEvents, log.kinds(0, log.position()))
      if (unknown.length > 0)
        problem(say('events this release cannot read: {{kinds}}', { kinds: describeKinds(unknown) }))
      const result = await comparing
      const { position, rows, differences, parked } = result
      // A change of the log is not the read models' fault, and building them again would hide it.
      const changed = differences.length > 0 ? breaksInWords(log.chainBreaks(0, log.position())) : null
      const past = cluster === true ? await pastOf(input) : null
      if (json) out(JSON.stringify({ ...result, unknown, changed, ...(past && { cluster: past }) }))
      else {
        if (changed)
          problem(
            say('{{why}}. The differences may be the log’s, not the read models’: restore a backup', { why: changed }),
          )
        for (const { table, key, kind } of differences) problem(`${table} ${JSON.stringify(key)}: ${say(kind)}`)
        for (const event of parked) problem(say('parked: event {{position}} for {{projection}}', event))
        out(
          say('{{events}} events, {{rows}} rows compared, {{differences}} differences, {{parked}} parked', {
            ...{ events: position, rows, differences: differences.length, parked: parked.length },
          }),
        )
      }
      if (past && !json && past.past === 'same')
        out(say("up to position {{position}} its past is PostgreSQL's", { position: past.position }))
      return differences.length + parked.length + unknown.length > 0 || (past && past.past !== 'same') ? 1 : 0
    })
  },
}
