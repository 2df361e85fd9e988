// The use of language models over a window of days, and its cost.
import type { Language, Translate } from '../../../i18n'
import { formats, usd } from '../../../i18n/format'
import { Figures } from './figures'
import type { Overview } from './overview'

type Props = { readonly overview: Overview; readonly language: Language; readonly t: Translate; readonly file: string }

/** Nothing where no model was asked, as on most servers. */
export function ModelFigures({ overview: { models, priced }, language, t, file }: Props) {
  if (models.length === 0) return null
  const { number } = formats(language)
  const cost = (millionths: number | null) => (millionths === null ? '–' : usd(millionths, language))
  const heads = ['model', 'modelAsked', 'modelAnswered', 'modelVain', 'tokensIn', 'tokensOut'] as const
  return (
    <Figures
      heading={t('admin.statistics.models')}
      file={{ href: file, label: t('admin.statistics.modelsCsv') }}
      note={t(priced ? 'admin.statistics.costHint' : 'admin.statistics.noPrices')}
      heads={[...heads, ...(priced ? (['cost'] as const) : [])].map((head) => t(`admin.statistics.${head}`))}
      rows={models.map((use) => [
        `${use.model} (${use.engine})`,
        ...[use.asked, use.answered, use.asked - use.answered, use.tokensIn, use.tokensOut].map(number),
        ...(priced ? [cost(use.cost)] : []),
      ])}
    />
  )
}
