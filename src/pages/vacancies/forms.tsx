// The forms of /vagas: adding a vacancy, and choosing which to compare.
import { MAX_ADVERT } from '../../analysis/job/limits'
import { vacancyLimits } from '../../domain/vacancies/vacancies'
import { useT } from '../../i18n'
import type { Vacancy } from '../../texts/vacancies/view'
import { cx, muted, row, small, stack } from '../../ui/base'
import { Button, ButtonLink, LinkRow, SubmitRow } from '../../ui/button/button'
import { Alert } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Checkbox } from '../../ui/field/checkbox'
import { Field } from '../../ui/field/field'
import { Input, Textarea } from '../../ui/field/input'
import { Heading } from '../../ui/heading/heading'
import * as css from './vacancies.css'

export type AddProps = {
  /** Whether the plan lets another one be followed. */
  canSave: boolean
  advanced: boolean
  /** The scanner's latest advert, where it is not saved yet. */
  scanned: string | null
  typed: { readonly title: string; readonly employer: string; readonly advert: string } | null
  error: string | null
}

/** Saves an advert: a plain form. */
export function AddVacancy({ canSave, advanced, scanned, typed, error }: AddProps) {
  const t = useT()
  return (
    <Card className={stack} aria-labelledby="nova">
      <Heading id="nova">{t('vacancies.add.title')}</Heading>
      {error && <Alert>{error}</Alert>}
      {!canSave ? (
        <>
          <p>{t(advanced ? 'errors.vacancies-open' : 'vacancies.add.fullBasic')}</p>
          {!advanced && <LinkRow href="/planos">{t('common.seeThePlans')}</LinkRow>}
        </>
      ) : (
        <>
          {scanned !== null && (
            <form className={stack} method="post" action="/vagas">
              <input type="hidden" name="acao" value="guardar-scanner" />
              <p className={small}>{t('vacancies.add.scannerText', { title: scanned || t('vacancies.nameless') })}</p>
              <div>
                <Button type="submit">{t('vacancies.add.scanner')}</Button>
              </div>
            </form>
          )}
          <form className={stack} method="post" action="/vagas">
            <input type="hidden" name="acao" value="guardar" />
            <Field label={t('vacancies.add.advert')} hint={t('vacancies.add.advertHint')}>
              {(control) => (
                <Textarea
                  {...control}
                  name="anuncio"
                  rows={8}
                  maxLength={MAX_ADVERT}
                  defaultValue={typed?.advert}
                  required
                />
              )}
            </Field>
            <Field label={t('vacancies.add.name')} hint={t('vacancies.add.nameHint')}>
              {(control) => (
                <Input {...control} name="titulo" maxLength={vacancyLimits.name} defaultValue={typed?.title} />
              )}
            </Field>
            <Field label={t('vacancies.add.employer')}>
              {(control) => (
                <Input
                  {...control}
                  name="empresa"
                  maxLength={vacancyLimits.name}
                  defaultValue={typed?.employer}
                  autoComplete="organization"
                />
              )}
            </Field>
            <SubmitRow kind="primary">{t('vacancies.add.submit')}</SubmitRow>
          </form>
        </>
      )}
    </Card>
  )
}

export type CompareProps = {
  advanced: boolean
  hasResume: boolean
  /** Those that are not closed. */
  open: readonly Vacancy[]
  /** A newer résumé than the one compared with is there. */
  older: boolean
}

/** Compares up to ten adverts at once, where the plan does that. */
export function CompareVacancies({ advanced, hasResume, open, older }: CompareProps) {
  const t = useT()
  const compared = open.some(({ compared: one }) => one !== null)
  return (
    <Card className={stack} aria-labelledby="comparar">
      <Heading id="comparar">{t('vacancies.compare.title')}</Heading>
      {!advanced ? (
        <>
          <p>{t('vacancies.compare.offer')}</p>
          <div className={row}>
            <ButtonLink href="/planos">{t('common.seeThePlans')}</ButtonLink>
          </div>
        </>
      ) : !hasResume ? (
        <>
          <p>{t('vacancies.compare.noResume')}</p>
          <LinkRow href="/curriculo">{t('common.sendResume')}</LinkRow>
        </>
      ) : (
        <form className={stack} method="post" action="/vagas">
          <input type="hidden" name="acao" value="comparar" />
          <p>{t('vacancies.compare.text')}</p>
          {older && <p className={cx(small, muted)}>{t('vacancies.compare.older')}</p>}
          {open.length > 1 && (
            <details>
              <summary className={small}>{t('vacancies.compare.choose')}</summary>
              <div className={css.checks}>
                <p className={cx(small, muted)}>{t('vacancies.compare.chosen')}</p>
                {open.map(({ id, title: name }) => (
                  <Checkbox key={id} name={`v_${id}`} value="1" label={name || t('vacancies.nameless')} />
                ))}
              </div>
            </details>
          )}
          <div>
            <Button type="submit">{t(compared ? 'vacancies.compare.again' : 'common.compare')}</Button>
          </div>
        </form>
      )}
    </Card>
  )
}
