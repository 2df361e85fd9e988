// The island's texts; those with {{places}} are interpolated here, where their values are known.
import type { Texts } from '../../i18n/texts'
import type { Problem } from './file'

/** `inside`: that the file holds another kind than its name says; `help`: what to do instead; `go`: the link to the workbench behind it, for somebody who has no file that can be read. */
type Message = {
  readonly title: string
  readonly text: string
  readonly inside?: string
  readonly help?: string
  readonly go?: string
}

/** What the boards of all tools say. */
type Shared = keyof Texts['photo']['upload'] & keyof Texts['resume']['upload']

export type UploadTexts = Omit<Pick<Texts['photo']['upload'], Shared>, 'problems' | 'kinds'> &
  Texts['tool']['sending'] &
  Texts['tool']['file'] &
  Texts['common']['waiting'] & {
    readonly problems: { readonly [problem in Problem]: Message } & { readonly process?: Message }
    /** By kind of file, for those of the board. */
    readonly kinds: { readonly [kind: string]: string }
    /** Only where measuring goes on in the workbench without an analysis. */
    readonly outGo?: string
    /** Only where files are prepared before they are sent. */
    readonly preparing?: string
    readonly preparingText?: string
    /** Only where the server may ask for a confirmation. */
    readonly anyway?: string
    readonly confirm?: string
  }
