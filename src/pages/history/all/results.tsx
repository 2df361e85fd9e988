// The list of a tool's results on /historico.

import type { Tool } from '../../../events/schema/vocabulary'
import { type Language, useT } from '../../../i18n'
import { formats } from '../../../i18n/format'
import { type Past, scoreText } from '../../../texts/history/view'
import { toolPath } from '../../../texts/tool-path'
import { cx, muted, num, sectionGap, small, stack, title, two } from '../../../ui/base'
import { Heading } from '../../../ui/heading/heading'
import * as css from './all.css'

type Props = {
  tools: readonly { readonly tool: Tool; readonly results: readonly Past[] }[]
  language: Language
  now: number
  most: number
}

/** Results that stand open; the rest waits behind one line. */
const open = 5

/** Every result of every tool, each a link. */
export function AllResults({ tools, language, now, most }: Props) {
  const t = useT()
  const measured = tools.filter(({ results }) => results.length > 0)
  const bounded = measured.some(({ results }) => results.length === most)
  return (
    <section className={cx(sectionGap, stack)} aria-labelledby="todas">
      <Heading id="todas">{t('history.all.list.title')}</Heading>
      <div className={two}>
        {measured.map(({ tool, results }) => (
          <div key={tool}>
            <h3 className={title.sm}>{t(`dashboard.tools.${tool}.name`)}</h3>
            <List tool={tool} results={results.slice(0, open)} language={language} now={now} />
            {results.length > open && (
              <details>
                <summary className={small}>{t('history.all.list.more', { count: results.length - open })}</summary>
                <List tool={tool} results={results.slice(open)} language={language} now={now} />
              </details>
            )}
          </div>
        ))}
      </div>
      {bounded && <p className={cx(small, muted)}>{t('history.all.list.bounded', { count: most })}</p>}
    </section>
  )
}

function List({
  tool,
  results,
  language,
  now,
}: {
  tool: Tool
  results: readonly Past[]
  language: Language
  now: number
}) {
  const { moment } = formats(language)
  return (
    <ul className={css.list}>
      {results.map((one) => (
        <li key={one.id}>
          <a href={`${toolPath[tool]}?analise=${one.id}`}>
            {[one.file, moment(one.at, now)].filter(Boolean).join(', ')}
          </a>
          <span className={num}>{scoreText(one)}</span>
        </li>
      ))}
    </ul>
  )
}
