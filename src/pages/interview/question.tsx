// The page of one interview question: answering it, and what the answer showed.

import { COMFORTABLE } from '../../analysis/interview/limits'
import { type Language, translator, useT, useTexts } from '../../i18n'
import InterviewAnswer from '../../islands/interview/interview-answer'
import type { QuestionView, QuoteView } from '../../texts/interview/view'
import type { ModelNotice } from '../../texts/models/view'
import { cx, muted, row, small, stack, stackGap, title } from '../../ui/base'
import { ButtonLink, LinkRow } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Heading } from '../../ui/heading/heading'
import type { PageContext } from '../context'
import { Notice } from '../models/notice'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import { Further, type FurtherProps } from './further'
import * as css from './interview.css'
import { MeasureTable, type MeasureTableProps } from './measure'

type Props = MeasureTableProps &
  FurtherProps & {
    page: PageContext
    interview: string
    /** From 0. */
    question: number
    view: QuestionView
    titles: readonly { readonly title: string; readonly done: boolean }[]
    /** Number of the try that is next. */
    attempt: number
    allowed: boolean
    /** No more tries at this question. */
    full: boolean
    tried: { readonly text: string; readonly error: string } | undefined
    /** Which model reads the answer; null where none is configured. */
    notice: ModelNotice | null
  }

const pathOf = (interview: string, at: number) => `/entrevista?treino=${interview}&pergunta=${at + 1}`

/** One question of a practice: why it is asked, the answer, and what the last tries showed. */
export function QuestionPage({ page, ...props }: Props) {
  const t = translator(page.language)
  const { view, question, titles } = props
  return (
    <Shell
      page={page}
      title={`${t('interview.number', { number: question + 1, count: titles.length })}: ${view.title}`}
    >
      <PageHead
        back="/entrevista"
        backLabel={t('interview.back')}
        title={t('interview.title')}
        lead={t('interview.lead')}
      />
      <div className={css.talk}>
        <Asked {...props} />
        <Answer language={page.language} {...props} />
      </div>
      <Further {...props} language={page.language} />
      {props.tries.length > 0 && <MeasureTable {...props} />}
    </Shell>
  )
}

function Asked({ interview, question, view, titles }: Omit<Props, 'page'>) {
  const t = useT()
  return (
    <Card tone="deep" corner className={css.questionCard} aria-labelledby="pergunta">
      <div className={cx(stack, stackGap.s6)}>
        <nav aria-label={t('interview.all')}>
          <ol className={css.dots}>
            {titles.map(({ title: name, done }, at) => (
              <li key={name}>
                <a
                  href={pathOf(interview, at)}
                  aria-current={at === question ? 'page' : undefined}
                  aria-label={`${at + 1}. ${name}${done ? `, ${t('interview.done')}` : ''}`}
                  data-done={done ? '' : undefined}
                >
                  {at + 1}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <p className={cx(small, muted)}>{t('interview.number', { number: question + 1, count: titles.length })}</p>
        <h2 className={title.lg} id="pergunta" lang={view.language}>
          {view.title}
        </h2>
      </div>
      <div className={css.why}>
        <h3 className={title.sm}>{t('interview.why')}</h3>
        <p>{view.reason}</p>
        {view.quotes.map((quote) => (
          <Quote key={quote.cite + quote.text} quote={quote} language={view.language} />
        ))}
      </div>
    </Card>
  )
}

function Quote({ quote: { text, mark, cite }, language }: { quote: QuoteView; language: Language }) {
  const at = mark ? text.indexOf(mark) : -1
  return (
    <blockquote className={css.quote}>
      <span lang={language}>
        “
        {at < 0 || !mark ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <mark>{mark}</mark>
            {text.slice(at + mark.length)}
          </>
        )}
        ”
      </span>
      <cite>{cite}</cite>
    </blockquote>
  )
}

function Answer({ language, ...props }: Omit<Props, 'page'> & { language: Language }) {
  const t = useT()
  const texts = useTexts().interview.answer
  const { interview, question, view, titles, attempt, allowed, full, tried, notice } = props
  const next = question + 1 < titles.length
  return (
    <Card className={cx(stack, stackGap.s6)} aria-labelledby="resposta">
      <Heading id="resposta">
        {attempt === 1 ? t('interview.answer.title') : t('interview.answer.attempt', { number: attempt })}
      </Heading>
      {!allowed || full ? (
        <>
          <p>{t(allowed ? 'errors.interview-tries' : 'interview.answer.readOnly')}</p>
          {!allowed && <LinkRow href="/planos">{t('common.seeThePlans')}</LinkRow>}
        </>
      ) : (
        <InterviewAnswer
          interview={interview}
          question={question + 1}
          language={view.language}
          pageLanguage={language}
          text={tried?.text ?? ''}
          error={tried?.error}
          texts={{ ...texts, hint: t('interview.answer.hint', COMFORTABLE) }}
        />
      )}
      {allowed && !full && <Notice notice={notice} language={language} />}
      <div className={row}>
        <ButtonLink kind="ghost" icon="arrow-right" href={next ? pathOf(interview, question + 1) : '/entrevista'}>
          {t(next ? 'interview.answer.next' : 'interview.answer.over')}
        </ButtonLink>
      </div>
    </Card>
  )
}
