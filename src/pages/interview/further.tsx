// One further question that a model asks about an answer; a region of its own, because it arrives later than the page.
import type { TextLanguage } from '../../analysis/text-language'
import { modelRegion } from '../../api/regions'
import { type Language, useT } from '../../i18n'
import { languageOf } from '../../texts/interview/view'
import { engineName, type ModelPart } from '../../texts/models/view'
import { cx, muted, sectionGap, small, stack, stackGap, title } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { SmallHeading } from '../../ui/heading/heading'
import { Waiting } from '../models/section'
import { regionPage } from '../shell/region-page'

export type FurtherProps = {
  interview: string
  /** From 0. */
  question: number
  /** The language the practice is in. */
  spoken: TextLanguage
  /** Null where no model was asked. */
  further: ModelPart | null
}

/** The answer to a request with `x-region: modelo`. Render it with `identifierPrefix: modelRegion`. */
export const FurtherRegion = regionPage(Further)

/** Nothing where no model was asked, or none asked something of the person's own words: the practice is whole without it. */
export function Further({ interview, question, spoken, further, language }: FurtherProps & { language: Language }) {
  const t = useT()
  if (!further) return null
  const path = `/entrevista?treino=${interview}&pergunta=${question + 1}`
  return (
    <section id={modelRegion} data-region={modelRegion} className={sectionGap}>
      {further.state === 'asked' && <Waiting part={further} language={language} again={path} />}
      {further.state === 'answered' && further.answer.kind === 'follow' && (
        <Card tone="tint" className={cx(stack, stackGap.s2)} aria-labelledby="mais-uma">
          <SmallHeading id="mais-uma">{t('interview.further.title')}</SmallHeading>
          <p className={cx(small, muted)} lang={languageOf(spoken)}>
            {t('interview.further.about', { about: further.answer.about })}
          </p>
          <p className={title.md} lang={languageOf(spoken)}>
            {further.answer.question}
          </p>
          <p>{t('interview.further.text')}</p>
          <p className={cx(small, muted)}>
            {t('interview.further.byline', { engine: engineName(further.engine, language) })}
          </p>
        </Card>
      )}
    </section>
  )
}
