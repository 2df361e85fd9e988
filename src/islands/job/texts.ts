// Texts of the island, with {{placeholders}} that it fills in.
import type { Texts } from '../../i18n/texts'

export type JobFormTexts = Texts['job']['form'] & Texts['tool']['sending'] & Texts['common']['waiting']
