// Shows the vacancy copies of the draft above the workbench, and the advert beside the open one.
import { ownTextId } from '../../api/tools/draft'
import { useT } from '../../i18n'
import { Accordion } from '../../ui/accordion/accordion'
import { cx, muted, row, small, stack, stackGap } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { type Tab, TabLinks } from '../../ui/tabs/tabs'
import * as css from './workbench.css'

const home = '/curriculo/oficina'

/** An advert that can be opened beside the draft; `query` as it stands in the address. */
type AdvertChoice = { readonly query: string; readonly title: string }

/** What is known of a vacancy copy, in words. */
export type VacancyCopyView = {
  /** How much of it differs from the main draft, in words. */
  readonly own: string
  /** The main draft was changed since this copy took over from it. */
  readonly changed: boolean
  /** When it was last sent, and the version of its stream that says what was sent; null before. */
  readonly sent: { readonly date: string; readonly version: number } | null
}

export type BesideView = {
  readonly title: string
  readonly employer: string
  readonly advert: string
  readonly query: string
  readonly compared: boolean
  /** False where the advert says too little for a comparison. */
  readonly enough: boolean
}

export type VacancyCopiesProps = {
  readonly draft: string
  readonly tabs: readonly Tab[]
  readonly beside: BesideView | null
  /** Of a vacancy copy; null for the main draft. */
  readonly copy: VacancyCopyView | null
  readonly adverts: readonly AdvertChoice[]
  /** Whether the plan has vacancy copies. */
  readonly advanced: boolean
}

export function VacancyCopies(props: VacancyCopiesProps) {
  const { tabs, draft, beside, copy } = props
  const t = useT()
  return (
    <div className={cx(stack, stackGap.s2, css.beside)}>
      {tabs.length > 1 && <TabLinks label={t('workbench.vacancy.tabs')} tabs={tabs} current={draft} />}
      {beside ? <Beside {...props} beside={beside} /> : copy ? null : <OpenAdvert {...props} />}
      {copy && !beside && <p className={cx(small, muted)}>{t('workbench.vacancy.gone')}</p>}
      {copy && <OwnVacancyCopy draft={draft} copy={copy} sendable={beside !== null} />}
    </div>
  )
}

/** The one advert: its name, its text, and a vacancy copy for it. */
function Beside({ draft, beside, copy, advanced }: VacancyCopiesProps & { beside: BesideView }) {
  const t = useT()
  const { title: name, employer, advert, query, compared, enough } = beside
  const called = [name || t('workbench.vacancy.nameless'), employer].filter(Boolean).join(', ')
  return (
    <section className={cx(stack, stackGap.s2)} aria-labelledby="vaga">
      <h2 className={css.besideTitle} id="vaga">
        {t('workbench.vacancy.heading', { title: called })}
      </h2>
      {!enough && <p className={cx(small, muted)}>{t('workbench.vacancy.thin')}</p>}
      {!compared && <Plan />}
      <div className={row}>
        {!copy && advanced && (
          <form method="post" action={home}>
            <input type="hidden" name="rascunho" value={draft} />
            <input type="hidden" name="para" value={query} />
            <Button size="sm" kind="outline" icon="plus" type="submit" name="acao" value="versao">
              {t('workbench.vacancy.make')}
            </Button>
          </form>
        )}
        {!copy && (
          <ButtonLink size="sm" kind="ghost" href={home}>
            {t('workbench.vacancy.close')}
          </ButtonLink>
        )}
      </div>
      {!copy && advanced && <p className={cx(small, muted)}>{t('workbench.vacancy.makeText')}</p>}
      {!copy && !advanced && compared && <Plan />}
      <Accordion summary={t('workbench.vacancy.advert')}>
        <p className={cx(small, css.advert)}>{advert}</p>
      </Accordion>
    </section>
  )
}

function Plan() {
  const t = useT()
  return (
    <p className={cx(small, muted)}>
      {t('workbench.vacancy.plan')} <a href="/planos">{t('common.seePlans')}</a>
    </p>
  )
}

function OpenAdvert({ adverts, advanced }: VacancyCopiesProps) {
  const t = useT()
  return (
    <Accordion summary={t('workbench.vacancy.beside')}>
      <div className={cx(stack, stackGap.s2)}>
        {adverts.length > 0 ? (
          <>
            <p className={cx(small, muted)}>{t('workbench.vacancy.besideText')}</p>
            <ul className={css.adverts}>
              {adverts.map(({ query, title: name }) => (
                <li key={query}>
                  <a href={`${home}?${query}`}>{name || t('workbench.vacancy.nameless')}</a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className={cx(small, muted)}>
            {t('workbench.vacancy.besideNone')} <a href="/scanner-vagas">{t('workbench.vacancy.besideScanner')}</a>
          </p>
        )}
        {!advanced && <Plan />}
      </div>
    </Accordion>
  )
}

/** What only this copy says, what the main draft has new, and when it was sent. */
function OwnVacancyCopy({ draft, copy, sendable }: { draft: string; copy: VacancyCopyView; sendable: boolean }) {
  const t = useT()
  const { own, changed, sent } = copy
  return (
    <>
      {changed && (
        <Callout kind="info" title={t('workbench.vacancy.changed')}>
          <form className={cx(stack, stackGap.s2)} method="post" action={home}>
            <p>{t('workbench.vacancy.changedText')}</p>
            <input type="hidden" name="rascunho" value={draft} />
            <div className={row}>
              <Button size="sm" type="submit" name="acao" value="seguir">
                {t('workbench.vacancy.changedGo')}
              </Button>
            </div>
          </form>
        </Callout>
      )}
      <div className={row}>
        <p className={cx(small, muted)} id={ownTextId}>
          {own}
        </p>
        {sent && (
          <p className={small}>
            {t('workbench.vacancy.sent', { date: sent.date })}{' '}
            <a href={`${home}/curriculo.pdf?rascunho=${draft}&versao=${sent.version}`}>
              {t('workbench.vacancy.sentFile')}
            </a>
          </p>
        )}
        {sendable && (
          <form method="post" action={home} title={t('workbench.vacancy.sendText')}>
            <input type="hidden" name="rascunho" value={draft} />
            <Button size="sm" kind="outline" icon="check" type="submit" name="acao" value="enviada">
              {t('workbench.vacancy.send')}
            </Button>
          </form>
        )}
      </div>
    </>
  )
}
