import { useT } from '../../i18n'
import ThemeIsland from '../../islands/theme'
import type { PageContext } from '../context'
import * as css from '../shell.css'

type Props = { page: PageContext }

/** A form and nothing more: a page in the other language is another page. */
export function LanguageSwitch({ page }: Props) {
  const t = useT()
  const other = page.language === 'pt-BR' ? 'en-US' : 'pt-BR'
  return (
    <form method="post" action="/preferencias">
      <input type="hidden" name="next" value={page.path} />
      <button
        className={css.lang}
        type="submit"
        name="idioma"
        value={other}
        aria-label={t('common.language.change')}
        title={t('common.language.other')}
      >
        {t('common.language.short')}
      </button>
    </form>
  )
}

export function ThemeSwitch({ page }: Props) {
  const t = useT()
  const labels = { system: t('common.theme.system'), light: t('common.theme.light'), dark: t('common.theme.dark') }
  return <ThemeIsland when="company" theme={page.theme} labels={labels} next={page.path} />
}
