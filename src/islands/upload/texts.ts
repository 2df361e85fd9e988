// The words the island needs, in the person's language. Those with {{places}} are filled here, as their values are only
// known in the browser. The language files hold them under `resume.upload`.
import type { Problem } from './file'

export type UploadTexts = {
  readonly [name in
    | 'drop'
    | 'choose'
    | 'hint'
    | 'pick'
    | 'pickOther'
    | 'release'
    | 'analyse'
    | 'pending'
    | 'pendingText'
    | 'sending'
    | 'sent'
    | 'progress'
    | 'cancel'
    | 'remove'
    | 'chosen'
    | 'kindPdf'
    | 'kindDocx'
    | 'done'
    | 'seeResult'
    | 'sendOther'
    | 'failed'
    | 'fallback'
    | 'kept'
    | 'retry'
    | 'left_one'
    | 'left_other'
    | 'unlimited'
    | 'out'
    | 'outText'
    | 'plans']: string
} & { readonly problems: { readonly [problem in Problem]: { readonly title: string; readonly text: string } } }
