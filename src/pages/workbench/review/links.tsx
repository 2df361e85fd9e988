// /curriculo/oficina/links: the links to a draft for a mentor or a relative. Plain forms.

import { reviewLimits } from '../../../domain/drafts/review'
import { translator, useT } from '../../../i18n'
import CopyButton from '../../../islands/shell/copy-button'
import { cx, muted, reading, row, sectionGap, small, stack, stackGap } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { Field } from '../../../ui/field/field'
import { Input, Select } from '../../../ui/field/input'
import { Heading } from '../../../ui/heading/heading'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import * as css from '../workbench.css'

type Share = {
  readonly id: string
  readonly label: string
  readonly open: boolean
  readonly until: string
  readonly comments: number
}
type Props = {
  page: PageContext
  draft: string
  back: string
  shares: readonly Share[]
  /** The link just made: shown this once, for only its hash is stored. */
  made: { readonly url: string; readonly until: string } | null
  error: string | null
  usualDays: number
}
const path = '/curriculo/oficina/links'

export function LinksPage({ page, draft, back, shares, made, error, usualDays }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('workbench.review.heading')} description={t('workbench.page.description')}>
      <div className={reading}>
        <PageHead
          back={back}
          backLabel={t('workbench.history.toWork')}
          title={t('workbench.review.heading')}
          lead={t('workbench.review.lead')}
        />
        {error !== null && (
          <Callout kind="bad" title={t('errors.invalid')} alert>
            <p>{error}</p>
          </Callout>
        )}
        {made && <MadeLink made={made} />}
        <form className={cx(stack, sectionGap)} method="post" action={path}>
          <input type="hidden" name="rascunho" value={draft} />
          <Field label={t('workbench.review.label')} hint={t('workbench.review.labelHint')}>
            {(control) => <Input {...control} name="para" maxLength={reviewLimits.label} autoComplete="off" />}
          </Field>
          <Field label={t('workbench.review.days')}>
            {(control) => (
              <Select {...control} name="dias" defaultValue={String(usualDays)}>
                {reviewLimits.days.map((days) => (
                  <option key={days} value={days}>
                    {t('workbench.review.day', { count: days })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div>
            <Button kind="primary" type="submit" name="acao" value="criar">
              {t('workbench.review.make')}
            </Button>
          </div>
        </form>
        {shares.length > 0 && (
          <section className={cx(stack, sectionGap)} aria-labelledby="links">
            <Heading id="links">{t('workbench.review.list')}</Heading>
            <ul className={css.past}>
              {shares.map((share) => (
                <li key={share.id}>
                  <ShareLine share={share} language={page.language} />
                  {share.open ? (
                    <EndLink draft={draft} share={share} />
                  ) : (
                    <span className={cx(small, muted)}>{t('workbench.review.ended')}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Shell>
  )
}

/** The address of the link just made, to be copied. */
function MadeLink({ made }: { made: NonNullable<Props['made']> }) {
  const t = useT()
  return (
    <Callout kind="info" title={t('workbench.review.made')}>
      <div className={cx(stack, stackGap.s2)}>
        <p>{t('workbench.review.madeText', { date: made.until })}</p>
        <p className={css.link}>{made.url}</p>
        <div className={row}>
          <CopyButton
            text={made.url}
            label={t('workbench.review.copy')}
            done={t('workbench.review.copied')}
            failed={t('workbench.review.notCopied')}
          />
        </div>
      </div>
    </Callout>
  )
}

/** The form that ends one link. */
function EndLink({ draft, share }: { draft: string; share: Share }) {
  const t = useT()
  return (
    <form method="post" action={path}>
      <input type="hidden" name="rascunho" value={draft} />
      <input type="hidden" name="link" value={share.id} />
      <Button
        size="sm"
        kind="outline"
        type="submit"
        name="acao"
        value="encerrar"
        aria-label={`${t('workbench.review.end')}: ${share.label || t('workbench.review.unnamed')}`}
      >
        {t('workbench.review.end')}
      </Button>
    </form>
  )
}

function ShareLine({ share, language }: { share: Share; language: PageContext['language'] }) {
  const t = translator(language)
  const { label, until, comments, open } = share
  const facts = [
    open ? t('workbench.review.until', { date: until }) : null,
    comments > 0 ? t('workbench.review.comments', { count: comments }) : t('workbench.review.noComments'),
  ]
  return (
    <span>
      {label || t('workbench.review.unnamed')}{' '}
      <span className={cx(small, muted)}>{facts.filter(Boolean).join(' ')}</span>
    </span>
  )
}
