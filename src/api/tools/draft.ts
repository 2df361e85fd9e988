// The workbench's calls: a draft as it is edited, and what its measure says. Names and types of every field, once.
import type { DraftLayout, PartKind } from '../../events/schema/drafts/drafts'

export { partFields, singleKinds } from '../../events/schema/drafts/part-fields'

/** How the files are laid out. */
export type DraftLayoutJson = DraftLayout
type DraftLineJson = { readonly id: string; readonly text: string }
export type DraftPartJson = {
  readonly id: string
  readonly kind: PartKind
  readonly fields: { readonly [name: string]: string }
  readonly lines: readonly DraftLineJson[]
}
export type DraftContentJson = { readonly parts: readonly DraftPartJson[]; readonly skipped: readonly string[] }

/** Names a new part or line. Random, so that what two windows add at one time is not taken for the same. */
export const newItemId = (letter: 'p' | 'l'): string => `${letter}${Math.random().toString(36).slice(2, 12)}`

/** What a finding leads to: its check, and the place that it quotes; null where it quotes nothing, or the draft has it no more. */
export type DraftTargetJson = {
  readonly check: string
  readonly at: { readonly part: string; readonly line: string | null } | null
}

/** `base` is the version the content was written from. */
export type DraftSaveJson = {
  readonly base: number
  readonly content: DraftContentJson
  readonly cause?: 'typed' | 'undone'
}
export type DraftPlaceJson = { readonly part: string; readonly line: string | null; readonly field: string | null }
/** Without `gains` the score comes sooner and most gains are left out. Of one `window`'s waiting requests only the newest is measured. */
export type DraftMeasureAskJson = {
  readonly content: DraftContentJson
  readonly gains?: boolean
  readonly window?: string
}
/** What the other window wrote: where only it did, and where both did, of which the later save is shown. */
export type DraftJoinedJson = { readonly theirs: readonly DraftPlaceJson[]; readonly both: readonly DraftPlaceJson[] }
/** `content` only where another window had written too: what both say together, and where. */
export type DraftSavedJson = {
  readonly version: number
  readonly at: number
  readonly content: DraftContentJson | null
  readonly joined: DraftJoinedJson | null
  /** Of a vacancy copy: how much of it is its own, in words; null for the main draft. */
  readonly own: string | null
}
/** The id of the page's element that says it. */
export const ownTextId = 'so-desta-versao'

/** `better` is '' where the words go. `place`: the only one where they are changed; none for a word that is wrong wherever it stands. */
export type DraftSlipJson = { readonly mark: string; readonly better: string; readonly place?: DraftPlaceJson }

/** One question, in words. */
export type DraftQuestionJson = {
  readonly id: string
  /** The check of the rubric it comes from. */
  readonly check: string
  readonly title: string
  readonly hint: string
  readonly answer: 'figure' | 'line' | 'field' | 'add' | 'slips' | 'look' | 'job'
  readonly kind: PartKind
  readonly part: string | null
  readonly line: string | null
  readonly field: string | null
  /** Of a section that the answer makes, where the draft has none of that name. */
  readonly heading: string | null
  /** What stands in the answer's field before anything is typed. */
  readonly suggested: string
  /** Of `job`: the fields of the job that the line or title would be. */
  readonly job: { readonly [name: string]: string } | null
  /** Of `job`: what the line says was done there. */
  readonly tasks: readonly string[]
  /** Of `slips`: words as they are written, and as they are right. */
  readonly slips: readonly DraftSlipJson[]
  /** Points that an ordinary answer adds, for `add` and `look` all that is asked; 0 below a limit, null if not measured. */
  readonly gain: number | null
  /** Points that a bare answer adds, where a fuller one adds more; else null. */
  readonly least: number | null
  /** Points of this answer and those to the questions like it, where they are fewer than each alone adds up to; else null. */
  readonly together: number | null
  /**
   * Of a figure: what is counted ('' where the person says it), in how much time (`text` is of the résumé's language,
   * `label` of the page's), and the line as it would read, with {{n}}, {{unit}}
   * and {{per}}; `of` is the line that was made for.
   */
  readonly unit: string
  readonly pers: readonly { readonly text: string; readonly label: string }[]
  readonly pattern: string
  /** {{join}} of the pattern before people and places, in the line's language; a comma otherwise. */
  readonly join: string
  readonly of: string
}

/** The questions in the order in which they are asked: what is a job first, then by gain. */
export const byGain = <One extends Pick<DraftQuestionJson, 'gain' | 'answer'>>(questions: readonly One[]): One[] => {
  const rank = ({ answer, gain }: One) => (answer === 'job' ? 1_000 : (gain ?? 0))
  return questions.toSorted((a, b) => rank(b) - rank(a))
}

/** The advert beside the draft: what it asks, shown or not. */
export type DraftVacancyJson = {
  /** 0 to 100, how much of the advert the draft shows; `figure` is that in words, a range where the advert says little. */
  readonly score: number
  readonly figure: string
  readonly headline: string
  readonly summary: string
  /** Instead of questions, where the draft shows work of another kind. */
  readonly note: string | null
  readonly asks: readonly DraftQuestionJson[]
  readonly shown: readonly {
    readonly id: string
    readonly text: string
    readonly part: string | null
    readonly line: string | null
    readonly field: string | null
    /** Shown by another word that implies it. */
    readonly implied: boolean
  }[]
  readonly conditions: readonly {
    readonly key: string
    readonly name: string
    readonly answer: string
    readonly met: string
  }[]
}

/** What a draft scores, and the checks that could still add points: `lost` in whole points of the score. */
export type DraftScoredJson = {
  readonly score: number
  readonly open: readonly { readonly id: string; readonly name: string; readonly lost: number }[]
}

export type DraftMeasureJson = {
  /** 0 to 100; null while the draft does not say enough to be a résumé. */
  readonly score: number | null
  /** What it scored as it began; null where that was no résumé yet, and while nobody could measure that. */
  readonly before: number | null
  /** Of the draft's own words: its headings are in it. */
  readonly language: 'pt' | 'en'
  readonly headline: string
  readonly subs: readonly { readonly label: string; readonly score: number }[]
  readonly caps: readonly string[]
  /** Compared with an earlier one it says why a score fell; null while there is none. */
  readonly scored: DraftScoredJson | null
  /** Why the score goes no higher, where it has nearly reached what it can. */
  readonly ceiling: string | null
  readonly questions: readonly DraftQuestionJson[]
  /** Ids of the open questions that were skipped. */
  readonly skipped: readonly string[]
  /** What was open in the file the draft was made from and is done now. */
  readonly done: readonly { readonly title: string; readonly gain: number }[]
  /** How many pages the PDF has in each layout, 0 where there is no PDF; null without `gains`. */
  readonly pages: { readonly [layout in DraftLayout]: number } | null
  /** Null without an advert beside the draft, and beside one that says too little. */
  readonly vacancy: DraftVacancyJson | null
}

/** The words of a draft before a version's change, and the version that has them. */
export type DraftEarlierJson = { readonly version: number; readonly content: DraftContentJson }

/** A model's wording for a line: being asked, none that holds, or the text and who wrote it. */
export type DraftWordingJson = {
  readonly state: 'asked' | 'none' | 'ready'
  readonly text: string | null
  readonly by: string | null
}
