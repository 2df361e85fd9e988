// The workbench's calls.
import {
  type DraftEarlierJson,
  type DraftMeasureAskJson,
  type DraftMeasureJson,
  type DraftSavedJson,
  type DraftSaveJson,
  type DraftWordingJson,
  newItemId,
} from '../../../api/tools/draft'
import { problemIn } from '../../call'
import { sitePath } from '../../site-path'
import type { SaveOutcome } from './saving/saver'

/** How long the server may take, in ms. */
const patience = 15_000

const post = (path: string, body: object, signal: AbortSignal): Promise<Response> =>
  fetch(sitePath(path), {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })

export const saveDraft = async (draft: string, body: DraftSaveJson): Promise<SaveOutcome> => {
  try {
    const answer = await post(`/api/draft/save?rascunho=${draft}`, body, AbortSignal.timeout(patience))
    if (answer.ok) return { ok: true, saved: (await answer.json()) as DraftSavedJson }
    // A proxy may answer with something else than JSON.
    const problem = problemIn(await answer.json().catch(() => null))
    const message = problem.ok ? null : problem.message
    if (answer.status === 401) return { ok: false, why: 'signed-out', message }
    return { ok: false, why: [404, 409, 413, 422].includes(answer.status) ? 'refused' : 'failed', message }
  } catch {
    // Offline or timed out: the caller tries again.
    return { ok: false, why: 'offline', message: null }
  }
}

/** The draft's words before a version's change, or `none` where there is none; null where no answer came. */
export const earlierDraft = async (draft: string, version: number): Promise<DraftEarlierJson | 'none' | null> => {
  try {
    const answer = await fetch(sitePath(`/api/draft/earlier?rascunho=${draft}&versao=${version}`), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    })
    if (answer.status === 404) return 'none'
    return answer.ok ? ((await answer.json()) as DraftEarlierJson) : null
  } catch {
    // Offline or timed out: the page stays as it is, and can be asked again.
    return null
  }
}

/** Names this window, so that another one of the same draft does not take the place of its measures. */
const ownWindow = newItemId('p')

/** Null where no measure came: the line is down, or the server has its hands full. */
export const measureDraft = async (
  draft: string,
  /** The advert beside it, as it stands in an address; '' without one. */
  beside: string,
  asked: DraftMeasureAskJson,
  signal: AbortSignal,
): Promise<DraftMeasureJson | null> => {
  try {
    const path = `/api/draft/measure?rascunho=${draft}${beside && `&${beside}`}`
    const answer = await post(path, { ...asked, window: ownWindow }, signal)
    return answer.ok ? ((await answer.json()) as DraftMeasureJson) : null
  } catch {
    // Offline, or replaced by a newer request.
    return null
  }
}

/** Pause between two looks at whether a model has answered, in ms, and how often is looked: longer than it may take. */
const looks = { ms: 1_000, most: 120 } as const
const noWording: DraftWordingJson = { state: 'none', text: null, by: null }

/** Asks for a wording and waits for it; none where it did not come. */
export const askWording = async (
  draft: string,
  parte: string,
  texto: string,
  signal: AbortSignal,
): Promise<DraftWordingJson> => {
  try {
    const response = await post(`/api/draft/wording?rascunho=${draft}`, { parte, texto }, signal)
    if (!response.ok) return noWording
    const { id } = (await response.json()) as { id: string }
    for (let look = 0; look < looks.most && !signal.aborted; look++) {
      await new Promise((done) => setTimeout(done, looks.ms))
      const answer = await fetch(sitePath(`/api/draft/wording?id=${id}`), {
        headers: { accept: 'application/json' },
        signal,
      })
      const wording = answer.ok ? ((await answer.json()) as DraftWordingJson) : noWording
      if (wording.state !== 'asked') return wording
    }
  } catch {
    // Offline, or other words are asked about.
  }
  return noWording
}

/** Chooses the layout of the files; false where that did not arrive. */
export const chooseLayout = async (draft: string, layout: string): Promise<boolean> => {
  const body = new URLSearchParams({ rascunho: draft, acao: `modelo:${layout}` })
  try {
    const answer = await fetch(sitePath('/curriculo/oficina'), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(patience),
    })
    return answer.ok
  } catch {
    // Offline or timed out: the choice is shown as it was.
    return false
  }
}
