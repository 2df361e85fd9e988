// The switches for language and theme in the header and the menus.
import { useT } from '../../i18n'
import ThemeIsland from '../../islands/shell/theme'
import { cx } from '../../ui/base'
import { Icon } from '../../ui/icon/icon'
import type { PageContext } from '../context'
import * as css from './shell.css'

/** `worded`: with visible text, where there is space for it. */
type Props = { page: PageContext; worded?: boolean }

/** A plain form, because another language means another page. */
export function LanguageSwitch({ page, worded = false }: Props) {
  const t = useT()
  const otherLanguage = page.language === 'pt-BR' ? 'en-US' : 'pt-BR'
  return (
    <form method="post" action="/preferencias">
      <button
        className={cx(css.lang, worded && css.langWorded)}
        type="submit"
        name="idioma"
        value={otherLanguage}
        aria-label={t(worded ? 'common.language.changeTo' : 'common.language.change')}
        title={t('common.language.other')}
      >
        {worded && <Icon name="globe" />} {t(worded ? 'common.language.other' : 'common.language.short')}
      </button>
    </form>
  )
}

export function ThemeSwitch({ page, worded = false }: Props) {
  const t = useT()
  const labels = { system: t('common.theme.system'), light: t('common.theme.light'), dark: t('common.theme.dark') }
  const labelTexts = {
    system: t('common.theme.words.system'),
    light: t('common.theme.words.light'),
    dark: t('common.theme.words.dark'),
  }
  return <ThemeIsland load="deferred" theme={page.theme} labels={labels} labelTexts={worded ? labelTexts : undefined} />
}
