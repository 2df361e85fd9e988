// The card of /configuracoes on which one chooses the language models that may read one's files.
import { type ModelChoice, modelChoices } from '../../events/schema/vocabulary'
import { type Language, useT } from '../../i18n'
import { type EngineName, engineNames } from '../../texts/models/view'
import { cx, muted, row, small, stack, stackGap } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { SmallHeading } from '../../ui/heading/heading'
import * as form from '../accounts/account.css'
import * as css from './model.css'

export type ModelSetting = { readonly engines: readonly EngineName[]; readonly choice: ModelChoice }

/** Which models may read what the person sends: a plain form, the same with and without JavaScript. */
export function ModelSettings({ engines, choice, language }: ModelSetting & { language: Language }) {
  const t = useT()
  return (
    <Card id="modelos" className={cx(form.form, stack, css.setting)} aria-labelledby="modelos-titulo">
      <div className={cx(stack, stackGap.s2)}>
        <SmallHeading id="modelos-titulo">{t('model.settings.heading')}</SmallHeading>
        <p>{t('model.settings.text')}</p>
        <p className={cx(small, muted, css.engines)}>
          {t('model.settings.set', { engines: engineNames(engines, language) })}
        </p>
      </div>
      <form className={cx(stack, stackGap.s6)} method="post" action="/configuracoes/modelos">
        <fieldset className={css.choices}>
          <legend>{t('model.settings.legend')}</legend>
          {modelChoices.map((value) => (
            <label key={value}>
              <input type="radio" name="modelos" value={value} defaultChecked={value === choice} />
              <span>{t(`model.settings.${value}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className={row}>
          <Button type="submit">{t('model.settings.save')}</Button>
        </div>
      </form>
    </Card>
  )
}
