// A model's text for pages and API answers, from the read models.
import type { ModelAnswer } from '../../analysis/models/answer'
import type { ModelSubject } from '../../events/schema/vocabulary'
import type { ModelSetting } from '../../pages/models/settings'
import { modelChoiceOf, modelPart } from '../../projections/analyses/model'
import type { EngineName, ModelNotice, ModelPart } from '../../texts/models/view'
import { isLocal } from '../config/models'
import type { Core } from '../core/core'
import { type Models, stationsFor } from './engines/port'

/** What a model added to an analysis, or is about to; null where none was asked or it is unreadable. */
export const modelPartOf = (core: Core, analysis: string | undefined): ModelPart | null => {
  const row = analysis === undefined ? undefined : modelPart(core.views.db, analysis)
  if (!row) return null
  const { ahead, characters } = core.models.inProgress.get(row.analysis) ?? { ahead: 0, characters: 0 }
  const base = { analysis: row.analysis, tool: row.tool, ahead, characters }
  if (row.state === 'asked') return { ...base, state: 'asked' }
  if (row.state === 'gave-up') return { ...base, state: 'gave-up', reason: row.reason ?? 'internal' }
  if (!row.answer || !row.engine) return null
  const { model, host, engine } = { model: row.model ?? '', host: row.host ?? '', engine: row.engine }
  return {
    ...base,
    state: 'answered',
    engine: { kind: engine, model, host, local: wasLocal(host, model) },
    prompt: row.prompt ?? '',
    tokensIn: row.tokensIn ?? 0,
    tokensOut: row.tokensOut ?? 0,
    ms: row.ms ?? 0,
    dropped: row.dropped ?? 0,
    withheld: row.withheld ?? 0,
    // Validated before it was stored, and stored unchanged.
    answer: row.answer as unknown as ModelAnswer,
  }
}

const wasLocal = (host: string, model: string): boolean => {
  const url = `http://${host}`
  return URL.canParse(url) && isLocal({ kind: 'ollama', url, key: null, model: null, vision: null }, model)
}

const nameOf = ({ engine }: Models['texts'][number]): EngineName => ({
  model: engine.model,
  host: engine.host,
  local: engine.local,
})

/** Which models read what this person sends to a tool; null where the operator configured none. */
export const noticeOf = (core: Core, account: string, tool: ModelSubject): ModelNotice | null => {
  const all = stationsFor(core.models, tool, 'any')
  if (all.length === 0) return null
  const choice = modelChoiceOf(core.views.db, account)
  return { tool, choice, engines: stationsFor(core.models, tool, choice).map(nameOf) }
}

/** Every model the operator configured, each once, with the person's choice; null where there is none. */
export const modelSettingOf = (core: Core, account: string): ModelSetting | null => {
  const { texts, photos } = core.models
  const engines = [
    ...new Map([...texts, ...photos].map(nameOf).map((name) => [`${name.model} ${name.host}`, name])).values(),
  ]
  return engines.length === 0 ? null : { engines, choice: modelChoiceOf(core.views.db, account) }
}
