// /termos and /privacidade: the operator's text, or the one that comes with the program.
import { translator } from '../../i18n'
import type { LegalText } from '../../texts/legal/text'
import { cx, lead, muted, noPrint, small, stack, stackGap, title } from '../../ui/base'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import * as css from './legal.css'

/** Stable, so that a section can be linked to. */
const idOf = (index: number) => `secao-${index + 1}`

/** An operator may write the same line twice; the order never changes, so the index is a sufficient key. */
const numbered = <T,>(list: readonly T[]) => list.map((value, at) => ({ at, value }))

type Props = {
  page: PageContext
  text: LegalText
  /** The day of the last change as text, or null when the operator's own text states it. */
  updated: string | null
}

/** /termos and /privacidade: a text with a list of its sections beside it, which is not printed. */
export function LegalPage({ page, text, updated }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={text.title} description={text.description}>
      <div className={cx(stack, stackGap.s2, css.head)}>
        <h1 className={title.lg}>{text.title}</h1>
        {updated !== null && <p className={cx(small, muted)}>{t('legal.updated', { date: updated })}</p>}
      </div>
      <div className={css.columns}>
        <nav className={cx(css.contents, noPrint)} aria-labelledby="nesta-pagina">
          <h2 className={small} id="nesta-pagina">
            {t('legal.contents')}
          </h2>
          <ol>
            {text.sections.map(({ heading }, index) => (
              <li key={idOf(index)}>
                <a href={`#${idOf(index)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={css.text}>
          {numbered(text.intro).map((paragraph) => (
            <p className={lead} key={paragraph.at}>
              {paragraph.value}
            </p>
          ))}
          {text.sections.map(({ heading, blocks }, index) => (
            <section key={idOf(index)} aria-labelledby={idOf(index)}>
              <h2 className={title.sm} id={idOf(index)}>
                {heading}
              </h2>
              {numbered(blocks).map(({ at, value }) => (
                <Block key={at} block={value} />
              ))}
            </section>
          ))}
          <p className={cx(css.contact, noPrint)}>
            {t('legal.contact')} <a href="/suporte">{t('legal.contactLink')}</a>.
          </p>
        </article>
      </div>
    </Shell>
  )
}

function Block({ block }: { block: LegalText['sections'][number]['blocks'][number] }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul>
      {numbered(block).map(({ at, value }) => (
        <li key={at}>{value}</li>
      ))}
    </ul>
  )
}
