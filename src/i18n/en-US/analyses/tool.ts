// English texts of the pages of all tools.
import type { tool as source } from '../../pt-BR/analyses/tool'
import type { Same } from '../../same-shape'

/** What the pages of all tools say. */
export const tool: Same<typeof source> = {
  back: 'Dashboard',
  /** Of what is sent to any of them; the islands get these whole. */
  sending: {
    pending: 'Analyzing...',
    failed: 'Analysis error',
    offline: 'You are offline. Check your connection and send it again.',
    left_one: '{{count}} analysis left',
    left_other: '{{count}} analyses left',
    unlimited: 'Unlimited analyses',
    plans: 'See plans',
    done: 'Analysis complete',
  },
  /** Of a file that is sent. */
  file: {
    release: 'Release to drop it',
    sending: 'Uploading {{file}}',
    sent: '{{percent}}% of {{size}}',
    progress: 'Upload',
    cancel: 'Cancel',
    remove: 'Remove',
    seeResult: 'See the result',
    retry: 'Try again',
  },
}
