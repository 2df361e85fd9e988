// Types of what the server gives the workbench.
import type {
  DraftContentJson,
  DraftJoinedJson,
  DraftLayoutJson,
  DraftMeasureJson,
  DraftScoredJson,
  DraftTargetJson,
} from '../../api/tools/draft'
import type { WorkbenchTexts } from './texts'

export type WorkbenchProps = {
  /** Whose it is: the device's copy is stored under it. */
  account: string
  draft: string
  version: number
  content: DraftContentJson
  measure: DraftMeasureJson | null
  /** The score it began with. */
  before: number | null
  /** The same with its open checks; null where it began as no résumé yet. */
  began: DraftScoredJson | null
  /** The score of the file it was made from; null without one. */
  file: number | null
  /** True where that is uncertain: what the reading doubts did not count against it, and here counts as it is written. */
  fileIsUnsure: boolean
  /** What a finding led here for. */
  target: DraftTargetJson | null
  /** The message where the draft has nothing of that finding left; null where it came from no finding of its file. */
  solved: string | null
  /** How much of a copy's advert the main draft shows, 0 to 100; null for the main draft. */
  vacancyBefore: number | null
  /** What names a copy in an address, and the advert beside the main draft; '' without. */
  query: string
  besideQuery: string
  savedText: string
  /** Who may be asked for a wording of a line, in words; null where no model is set up or wanted. */
  models: string | null
  /** How its files are laid out. */
  layout: DraftLayoutJson
  /** As Intl knows it. */
  language: string
  /** In which the page writes its times. */
  timeZone: string
  /** Where another window had written, when a plain form was saved. */
  joined: DraftJoinedJson | null
  texts: WorkbenchTexts
}
