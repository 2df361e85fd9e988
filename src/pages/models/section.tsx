// Shows what a language model added to an analysis: after the measured result, separate from it, and labelled as a
// model's text. It arrives later than the page, so it is a region of its own: `x-region: modelo`.

import type { PhotoAnswer } from '../../analysis/models/answer'
import { modelRegion } from '../../api/regions'
import type { Tool } from '../../events/schema/vocabulary'
import { type Language, textsIn, useT } from '../../i18n'
import ModelProgress from '../../islands/models/model-progress'
import { engineName, type ModelPart, seenRows } from '../../texts/models/view'
import { cx, muted, small, stack, stackGap, tiny } from '../../ui/base'
import { Callout } from '../../ui/callout/callout'
import { Heading } from '../../ui/heading/heading'
import { regionPage } from '../shell/region-page'
import * as css from './model.css'
import { Texts } from './pieces'

const progressTexts = textsIn(({ model }) => model.progress)

type Props = {
  part: ModelPart | null
  language: Language
  /** The titles of the findings that the model mentions. */
  checks?: Readonly<Record<string, string>> | undefined
  /** The address of its page, for reloading without JavaScript. */
  path: string
}

/** The answer to a request with `x-region: modelo`. Render it with `identifierPrefix: modelRegion`. */
export const ModelAnswerRegion = regionPage(ModelSection)

/** The region; nothing where no model was asked. */
export function ModelSection({ part, language, checks = {}, path }: Props) {
  const t = useT()
  if (!part || part.tool === 'interview' || part.tool === 'draft') return null
  const heading = part.tool === 'photo' ? t('model.photo.heading') : t('model.heading')
  return (
    <section id={modelRegion} data-region={modelRegion} className={css.section} aria-labelledby="modelo-titulo">
      <Heading id="modelo-titulo">{heading}</Heading>
      {part.state === 'asked' && <Waiting part={part} language={language} again={`${path}?analise=${part.analysis}`} />}
      {part.state === 'gave-up' && (
        <Callout kind="info" icon="clock" title={t('model.gaveUp')}>
          <p>{t('model.gaveUpText', { reason: t(`model.reasons.${part.reason}`) })}</p>
        </Callout>
      )}
      {part.state === 'answered' && <Answered part={part} tool={part.tool} language={language} checks={checks} />}
    </section>
  )
}

/** A model at work, and a link that asks again without a script. */
export function Waiting({ part, language, again }: { part: ModelPart; language: Language; again: string }) {
  const t = useT()
  return (
    <div className={cx(stack, stackGap.s2)}>
      <ModelProgress
        analysis={part.analysis}
        language={language}
        ahead={part.ahead}
        characters={part.characters}
        texts={progressTexts(language)}
      />
      <p className={cx(small, muted, css.byline)}>
        {t('model.writingText')}{' '}
        <a href={again} data-region={modelRegion}>
          {t('model.refresh')}
        </a>
      </p>
    </div>
  )
}

type AnsweredPart = Extract<ModelPart, { state: 'answered' }>

function Answered({
  part,
  tool,
  language,
  checks,
}: {
  part: AnsweredPart
  tool: Tool
  language: Language
  checks: Readonly<Record<string, string>>
}) {
  const t = useT()
  const { answer, dropped, withheld } = part
  const engine = engineName(part.engine, language)
  const photo = answer.kind === 'photo'
  const count = { count: dropped }
  return (
    <>
      <p className={cx(small, muted, css.byline)}>
        {photo ? t('model.photo.byline', { engine }) : t('model.byline', { engine })}
      </p>
      {answer.kind === 'photo' && <PhotoAnswerView answer={answer} language={language} />}
      {answer.kind === 'text' && <Texts answer={answer} tool={tool} checks={checks} />}
      <p className={cx(tiny, muted, css.byline)}>
        {!photo && t('model.language')}{' '}
        {dropped > 0 && (photo ? t('model.droppedPhoto', count) : t('model.dropped', count))}{' '}
        {withheld > 0 && t('model.withheld', { count: withheld })}
      </p>
    </>
  )
}

function PhotoAnswerView({ answer, language }: { answer: PhotoAnswer; language: Language }) {
  return (
    <dl className={css.photoAnswer}>
      {seenRows(answer, language).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
