// The form of LinkedIn's texts: its analysis, shown in place, and its draft.
import type { LinkedinErrors, LinkedinValues } from '../../api/tools/linkedin'
import { refreshRegion } from '../regions'
import { announce } from '../state/announce'
import { toast, toastOnNextPage } from '../state/toasts'
import { unanswered } from '../unanswered'
import { textOf, useForm } from '../use-form'
import { missing } from './rules'
import { send } from './send'
import type { LinkedinTexts } from './texts'

export const read = (form: FormData): LinkedinValues => ({
  headline: textOf(form, 'headline'),
  about: textOf(form, 'about'),
  experience: textOf(form, 'experience'),
})

/** `sent`: errors of the plain form post that this page answers. `onAnalysed`: one analysis was used. */
export function useLinkedinForm(sent: LinkedinErrors, texts: LinkedinTexts, onAnalysed: () => void) {
  async function analyse(now: LinkedinValues) {
    const answer = await send('/api/linkedin/analyze', now)
    if (!answer.ok) {
      toast({ title: texts.failed, text: answer.message ?? unanswered(texts), tone: 'bad' })
      return answer.fields
    }
    onAnalysed()
    // The result is on the screen, so only a screen reader needs the message, or a page that had to be loaded again.
    if (await refreshRegion('resultado')) announce(texts.done)
    else toastOnNextPage({ title: texts.done })
    return
  }

  async function save(now: LinkedinValues) {
    const answer = await send('/api/linkedin/draft', now)
    toast(
      answer.ok ? { title: texts.saved } : { title: texts.saveFailed, text: answer.message ?? undefined, tone: 'bad' },
    )
    return answer.ok ? undefined : answer.fields
  }

  return useForm<LinkedinValues, LinkedinErrors>({
    errors: sent,
    read,
    // A draft may be incomplete.
    check: (now, pressed) => (pressed === 'rascunho' ? {} : missing(now, texts)),
    onInvalid: (wrong) => toast({ title: texts.required, text: Object.values(wrong)[0], tone: 'bad' }),
    send: (now, pressed) => (pressed === 'rascunho' ? save(now) : analyse(now)),
  })
}
