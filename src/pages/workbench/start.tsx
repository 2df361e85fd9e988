// The workbench before there is a draft: what to begin from. Each choice is a form of its own.
import type { ReactNode } from 'react'
import { translator } from '../../i18n'
import { Accordion } from '../../ui/accordion/accordion'
import { Back } from '../../ui/back/back'
import { cx } from '../../ui/base/cx'
import { page as pageBox, pageHead, sectionGap, stack, stackGap, wrap } from '../../ui/base/layout.css'
import { lead, muted, title } from '../../ui/base/text.css'
import { Button, ButtonLink } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import * as css from './workbench.css'

type Props = {
  page: PageContext
  /** The analysed file there is to start from, and the check a finding led here for. */
  from: { readonly analysis: string; readonly file: string } | null
  check: string | null
  error?: string | undefined
}

export function StartPage({ page, from, check, error }: Props) {
  const t = translator(page.language)
  const texts = 'workbench.page.start'
  const target = check === null ? '/curriculo/oficina' : `/curriculo/oficina?arrumar=${check}`
  const choice = (name: string, text: string, body: ReactNode) => (
    <Card className={cx(stack, stackGap.s2)}>
      <h2 className={title.sm}>{name}</h2>
      <p className={muted}>{text}</p>
      <div className={stack}>{body}</div>
    </Card>
  )
  return (
    <Shell page={page} title={t('workbench.page.title')} description={t('workbench.page.description')}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <div className={cx(pageHead, stack, stackGap.s2)}>
          <Back href="/curriculo" label={t('workbench.page.back')} />
          <h1 className={title.lg}>{t(`${texts}.heading`)}</h1>
          <p className={lead}>{t(`${texts}.lead`)}</p>
        </div>
        {error !== undefined && (
          <Callout kind="bad" title={t('errors.invalid')} alert>
            <p>{error}</p>
          </Callout>
        )}
        <div className={css.choices}>
          {from
            ? choice(
                t(`${texts}.from`),
                t(`${texts}.fromText`, { file: from.file }),
                <form method="post" action={target}>
                  <input type="hidden" name="de" value="arquivo" />
                  <input type="hidden" name="analise" value={from.analysis} />
                  <Button kind="primary" type="submit" name="acao" value="comecar">
                    {t(`${texts}.fromGo`)}
                  </Button>
                </form>,
              )
            : choice(
                t(`${texts}.upload`),
                t(`${texts}.uploadText`),
                <div>
                  <ButtonLink href="/curriculo">{t(`${texts}.uploadGo`)}</ButtonLink>
                </div>,
              )}
          {choice(
            t(`${texts}.blank`),
            t(`${texts}.blankText`),
            <form method="post" action={target}>
              <input type="hidden" name="de" value="vazio" />
              <Button kind="outline" type="submit" name="acao" value="comecar">
                {t(`${texts}.blankGo`)}
              </Button>
            </form>,
          )}
          {choice(
            t(`${texts}.none`),
            t(`${texts}.noneText`),
            <form method="post" action={target}>
              <input type="hidden" name="de" value="perguntas" />
              <Button kind="outline" type="submit" name="acao" value="comecar">
                {t(`${texts}.noneGo`)}
              </Button>
            </form>,
          )}
        </div>
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
      </main>
    </Shell>
  )
}
