// The workbench before there is a draft: what to begin from. Each choice is a form of its own.

import type { ReactNode } from 'react'
import { translator, useT } from '../../i18n'
import { Accordion } from '../../ui/accordion/accordion'
import { cx, muted, sectionGap, stack, stackGap, title } from '../../ui/base'
import { Button, LinkRow } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import * as css from './workbench.css'

type Props = {
  page: PageContext
  /** The analysed file there is to start from. */
  from: { readonly analysis: string; readonly file: string } | null
  /** Where the draft opens: beside an advert, or at the question that a finding led here for. */
  target: string
  error?: string | undefined
}

const texts = 'workbench.page.start'

/** Where to begin from: the analysed file or an upload, nothing, six questions, or a JSON Resume. */
export function StartPage({ page, from, target, error }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('workbench.page.title')} description={t('workbench.page.description')}>
      <PageHead
        back="/curriculo"
        backLabel={t('workbench.page.back')}
        title={t(`${texts}.heading`)}
        lead={t(`${texts}.lead`)}
      />
      {error !== undefined && (
        <Callout kind="bad" title={t('errors.invalid')} alert>
          <p>{error}</p>
        </Callout>
      )}
      <div className={css.choices}>
        {from ? (
          <Choice name={t(`${texts}.from`)} text={t(`${texts}.fromText`, { file: from.file })}>
            <Begin target={target} source="arquivo" kind="primary" label={t(`${texts}.fromGo`)}>
              <input type="hidden" name="analise" value={from.analysis} />
            </Begin>
          </Choice>
        ) : (
          <Choice name={t(`${texts}.upload`)} text={t(`${texts}.uploadText`)}>
            <LinkRow href="/curriculo">{t(`${texts}.uploadGo`)}</LinkRow>
          </Choice>
        )}
        <Choice name={t(`${texts}.blank`)} text={t(`${texts}.blankText`)}>
          <Begin target={target} source="vazio" label={t(`${texts}.blankGo`)} />
        </Choice>
        <Choice name={t(`${texts}.none`)} text={t(`${texts}.noneText`)}>
          <Begin target={target} source="perguntas" label={t(`${texts}.noneGo`)} />
        </Choice>
      </div>
      <FromJson target={target} />
    </Shell>
  )
}

function Choice({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <Card className={cx(stack, stackGap.s2)}>
      <h2 className={title.sm}>{name}</h2>
      <p className={muted}>{text}</p>
      <div className={stack}>{children}</div>
    </Card>
  )
}

type BeginProps = {
  target: string
  source: 'arquivo' | 'vazio' | 'perguntas'
  kind?: 'primary' | 'outline'
  label: string
  children?: ReactNode
}

/** The form that begins a draft from one source. */
function Begin({ target, source, kind = 'outline', label, children }: BeginProps) {
  return (
    <form method="post" action={target}>
      <input type="hidden" name="de" value={source} />
      {children}
      <Button kind={kind} type="submit" name="acao" value="comecar">
        {label}
      </Button>
    </form>
  )
}

function FromJson({ target }: { target: string }) {
  const t = useT()
  return (
    <Accordion className={sectionGap} summary={t(`${texts}.json`)}>
      <form className={stack} method="post" action={target} encType="multipart/form-data">
        <p className={muted}>{t(`${texts}.jsonText`)}</p>
        <input type="hidden" name="de" value="json" />
        <Field label={t(`${texts}.jsonLabel`)}>
          {(control) => <Input {...control} type="file" name="arquivo" accept=".json,application/json" required />}
        </Field>
        <div>
          <Button kind="outline" type="submit" name="acao" value="comecar">
            {t(`${texts}.jsonGo`)}
          </Button>
        </div>
      </form>
    </Accordion>
  )
}
