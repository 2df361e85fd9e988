// Texts of the island, with {{placeholders}} that the browser fills in.
import type { Texts } from '../../i18n/texts'

export type LinkedinTexts = Texts['linkedin']['form'] &
  Texts['tool']['sending'] &
  Texts['common']['waiting'] &
  Pick<Texts['results'], 'upTo'>
