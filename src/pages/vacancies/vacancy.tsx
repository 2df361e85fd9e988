// /vagas?vaga=…: one vacancy, its advert, its state and what was sent.

import { vacancyLimits } from '../../domain/vacancies/vacancies'
import { vacancyStates } from '../../events/schema/vocabulary'
import { translator, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { matchText, type Vacancy } from '../../texts/vacancies/view'
import { cx, lead, muted, row, sectionGap, small, stack, stackGap, two } from '../../ui/base'
import { Button, ButtonLink, SubmitRow } from '../../ui/button/button'
import { Alert } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Input, Select, Textarea } from '../../ui/field/input'
import { Heading } from '../../ui/heading/heading'
import { TableHead } from '../../ui/table/table'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import { You } from './asks'
import * as css from './vacancies.css'

type Props = {
  page: PageContext
  now: number
  vacancy: Vacancy
  advert: string
  /** The résumés that can have been sent, newest first. */
  resumes: readonly { readonly id: string; readonly file: string; readonly at: number }[]
  advanced: boolean
  canPractise: boolean
  error: string | null
}

/** /vagas?vaga=: one vacancy, what it asks, and what the person notes about it. */
export function VacancyPage({ page, ...props }: Props) {
  const t = translator(page.language)
  const { vacancy, advert, now, advanced, canPractise } = props
  const match = matchText(vacancy)
  return (
    <Shell page={page} title={vacancy.title || t('vacancies.nameless')}>
      <PageHead back="/vagas" backLabel={t('vacancies.one.back')} title={vacancy.title || t('vacancies.nameless')}>
        <p className={lead}>
          {[
            vacancy.employer,
            match && t('vacancies.match', { score: match }),
            t('vacancies.one.saved', { when: formats(page.language).moment(vacancy.savedAt, now) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className={row}>
          {canPractise && (
            <ButtonLink icon="mic" href={`/entrevista?vaga=vacancy:${vacancy.id}`}>
              {t('vacancies.practise')}
            </ButtonLink>
          )}
          {advanced && (
            <ButtonLink icon="file-text" href={`/curriculo/oficina?vaga=${vacancy.id}`}>
              {t('workbench.vacancy.open')}
            </ButtonLink>
          )}
          {!advanced && <ScanOne advert={advert} />}
        </div>
      </PageHead>
      <div className={two}>
        <Edit {...props} language={page.language} />
        <div className={cx(stack, stackGap.s8)}>
          {vacancy.compared && vacancy.compared.keywords.length > 0 && <OwnAsks vacancy={vacancy} />}
          <section className={stack} aria-labelledby="anuncio">
            <Heading id="anuncio">{t('vacancies.one.advert')}</Heading>
            <p className={cx(small, css.advert)}>{advert}</p>
          </section>
        </div>
      </div>
      <Remove id={vacancy.id} />
    </Shell>
  )
}

/** To the scanner, with the advert in hand. */
function ScanOne({ advert }: { advert: string }) {
  const t = useT()
  return (
    <form method="post" action="/scanner-vagas">
      <input type="hidden" name="description" value={advert} />
      <Button type="submit" kind="outline" icon="scan-search">
        {t('vacancies.compare.scanner')}
      </Button>
    </form>
  )
}

function Edit({ vacancy, resumes, error, language, now }: Omit<Props, 'page'> & { language: 'pt-BR' | 'en-US' }) {
  const t = useT()
  const { moment } = formats(language)
  return (
    <Card className={stack} aria-labelledby="mudar">
      <Heading id="mudar">{t('vacancies.one.saving')}</Heading>
      {error && <Alert>{error}</Alert>}
      <form className={stack} method="post" action="/vagas">
        <input type="hidden" name="acao" value="atualizar" />
        <input type="hidden" name="vaga" value={vacancy.id} />
        <Field label={t('vacancies.one.state')}>
          {(control) => (
            <Select {...control} name="estado" defaultValue={vacancy.state}>
              {vacancyStates.map((one) => (
                <option key={one} value={one}>
                  {t(`vacancies.state.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('vacancies.sentOn')}>
          {(control) => <Input {...control} name="enviada_em" type="date" defaultValue={vacancy.sentOn ?? ''} />}
        </Field>
        <Field label={t('vacancies.one.version')}>
          {(control) => (
            <Select {...control} name="curriculo" defaultValue={vacancy.version?.id ?? ''}>
              <option value="">{t('vacancies.one.noVersion')}</option>
              {resumes.map(({ id, file, at }) => (
                <option key={id} value={id}>
                  {`${file}, ${moment(at, now)}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('vacancies.one.reminder')} hint={t('vacancies.one.reminderHint')}>
          {(control) => <Input {...control} name="lembrete" type="date" defaultValue={vacancy.reminder ?? ''} />}
        </Field>
        <Field label={t('vacancies.one.notes')}>
          {(control) => (
            <Textarea {...control} name="notas" rows={4} maxLength={vacancyLimits.notes} defaultValue={vacancy.notes} />
          )}
        </Field>
        <SubmitRow kind="primary">{t('vacancies.one.submit')}</SubmitRow>
      </form>
    </Card>
  )
}

function OwnAsks({ vacancy: { compared, comparedWith, withDraft } }: { vacancy: Vacancy }) {
  const t = useT()
  const file = withDraft ? t('vacancies.one.draft') : comparedWith
  return (
    <section className={stack} aria-labelledby="pede">
      <Heading id="pede">{t('vacancies.one.asks')}</Heading>
      {file && <p className={cx(small, muted)}>{t('vacancies.one.comparedWith', { file })}</p>}
      <table className={css.asksTable}>
        <TableHead names={[t('vacancies.asks.what'), t('vacancies.asks.you')]} />
        <tbody>
          {compared?.keywords.map((keyword) => (
            <tr key={keyword.id}>
              <th scope="row">{keyword.text}</th>
              <td className={small}>
                <You ask={keyword} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Remove({ id }: { id: string }) {
  const t = useT()
  return (
    <details className={sectionGap}>
      <summary className={small}>{t('vacancies.one.remove')}</summary>
      <form className={stack} method="post" action="/vagas">
        <input type="hidden" name="acao" value="remover" />
        <input type="hidden" name="vaga" value={id} />
        <p className={small}>{t('vacancies.one.removeText')}</p>
        <SubmitRow size="sm">{t('vacancies.one.removeYes')}</SubmitRow>
      </form>
    </details>
  )
}
