// /curriculo/oficina: a résumé written in place. Complete without JavaScript as a form.
import { phoneCountryOf } from '../../analysis/resume/reading/person/country'
import { type Language, textsIn, textsOf, translator } from '../../i18n'
import type { WorkbenchProps as IslandProps } from '../../islands/workbench/props'
import type { WorkbenchTexts } from '../../islands/workbench/texts'
import Workbench from '../../islands/workbench/workbench'
import type { WithheldView } from '../../texts/resume/optimised-view'
import { saoPaulo } from '../../time/zone'
import { Accordion } from '../../ui/accordion/accordion'
import { Back } from '../../ui/back/back'
import { cx, muted, page as pageBox, row, sectionGap, small, stack } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Checkbox } from '../../ui/field/checkbox'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import { Left, type LeftProps } from './left-out'
import { Comments, type OwnComment } from './review/comments'
import { VacancyCopies, type VacancyCopiesProps } from './vacancy'
import * as css from './workbench.css'

const textsAtHome = textsIn(
  ({ workbench: { form, kinds, fields } }): WorkbenchTexts => ({
    form,
    kinds,
    fields,
    // A page may be in another language than its person's.
    headings: { pt: textsOf('pt-BR').workbench.pageHeadings, en: textsOf('en-US').workbench.pageHeadings },
  }),
)

/**
 * The island fills the places itself, so it gets the texts as written, and only those of the form. Who lives in a country without states or
 * area codes of their own name is not asked for them.
 */
export const formTexts = (language: Language, draft: Pick<IslandProps, 'content' | 'measure'>): WorkbenchTexts => {
  const texts = textsAtHome(language)
  const city = draft.content.parts.find(({ kind }) => kind === 'contact')?.fields.city ?? ''
  const written = draft.measure?.language ?? (language === 'pt-BR' ? 'pt' : 'en')
  if (phoneCountryOf(city, written) !== 'other') return texts
  const t = translator(language)
  const abroad = { phone: t('workbench.fieldsAbroad.phone'), city: t('workbench.fieldsAbroad.city') }
  return { ...texts, fields: { ...texts.fields, ...abroad } }
}

type FromIsland =
  | 'account'
  | 'draft'
  | 'version'
  | 'content'
  | 'measure'
  | 'before'
  | 'began'
  | 'file'
  | 'fileIsUnsure'
  | 'target'
  | 'solved'
  | 'joined'
  | 'vacancyBefore'
  | 'query'
  | 'besideQuery'
  | 'models'
  | 'layout'

type WorkbenchProps = Pick<IslandProps, FromIsland> & {
  page: PageContext
  /** What was not taken over from its file; null where all was. */
  left: LeftProps | null
  vacancyCopies: VacancyCopiesProps
  comments: readonly OwnComment[]
  /** When it was last saved, in words. */
  saved: string
  /** Why the last form was not saved; what it held is in `content`. */
  error?: string | undefined
  /** An analysed file the person came from, where the draft is of another one; or its own, of which the reading was corrected since. */
  other: { readonly analysis: string; readonly file: string; readonly isOwn: boolean } | null
  /** What the check of its file's clean version found, which holds for the page made of it here too; null once that was changed. */
  unsure: WithheldView | null
}

type NoticesProps = Pick<WorkbenchProps, 'page' | 'error' | 'other' | 'draft' | 'unsure'>

/** What the person has to know before anything else. */
function Notices({ page, error, other, draft, unsure }: NoticesProps) {
  const t = translator(page.language)
  return (
    <>
      {error !== undefined && (
        <Callout kind="bad" title={t('errors.invalid')} alert>
          <p>{error}</p>
        </Callout>
      )}
      {unsure && (
        <Callout kind="info" title={t('workbench.page.unsureTitle')}>
          <p>
            {t('workbench.page.unsureText', { why: unsure.why })} {unsure.places.join(', ')}
          </p>
        </Callout>
      )}
      {other && (
        <Callout kind="info" title={t(`workbench.page.${other.isOwn ? 'correctedTitle' : 'otherTitle'}`)}>
          <form className={stack} method="post" action="/curriculo/oficina">
            <p>{t(`workbench.page.${other.isOwn ? 'correctedText' : 'otherText'}`, { file: other.file })}</p>
            <input type="hidden" name="rascunho" value={draft} />
            <input type="hidden" name="analise" value={other.analysis} />
            <div className={row}>
              <Button size="sm" type="submit" name="acao" value="trocar">
                {t('workbench.page.otherGo')}
              </Button>
            </div>
          </form>
        </Callout>
      )}
    </>
  )
}

export function WorkbenchPage({
  page,
  error,
  saved,
  other,
  unsure,
  left,
  vacancyCopies,
  comments,
  ...draft
}: WorkbenchProps) {
  const t = translator(page.language)
  const texts = formTexts(page.language, draft)
  const form = { ...texts.form, ...(unsure && { nothing: t('workbench.page.unsureNothing') }) }
  return (
    <Shell
      page={page}
      title={t('workbench.page.title')}
      description={t('workbench.page.description')}
      mainClass={cx(css.wide, pageBox, css.tight)}
    >
      <Back href="/curriculo" label={t('workbench.page.back')} />
      <Notices {...{ page, error, other, unsure }} draft={draft.draft} />
      {left && <Left {...left} language={page.language} />}
      <VacancyCopies {...vacancyCopies} />
      <Comments draft={draft.draft} comments={comments} />
      <noscript>
        <p className={small}>{t('workbench.page.noScript')}</p>
      </noscript>
      <Workbench {...draft} savedText={saved} language={page.language} timeZone={saoPaulo} texts={{ ...texts, form }} />
      <section className={sectionGap}>
        <Accordion summary={t('workbench.remove.heading')}>
          <form className={stack} method="post" action="/curriculo/oficina">
            <input type="hidden" name="rascunho" value={draft.draft} />
            <p className={muted}>{t(vacancyCopies.copy ? 'workbench.vacancy.removeText' : 'workbench.remove.text')}</p>
            <Checkbox name="confirmo" value="sim" required label={t('workbench.remove.confirm')} />
            <div className={row}>
              <Button kind="danger" type="submit" name="acao" value="apagar">
                {t('workbench.remove.go')}
              </Button>
            </div>
          </form>
        </Accordion>
      </section>
    </Shell>
  )
}
