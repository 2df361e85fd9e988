// The button that changes between the system's, the light and the dark theme.
import { type FormEvent, useEffect } from 'react'
import { island } from '#island'
import { Button, IconButton } from '../../ui/button/button'
import type { IconName } from '../../ui/icon/icons'
import { useShared } from '../state/shared'
import { apply, following, inherited, type Theme, theme } from '../state/theme'

const signs: Record<Theme, IconName> = { system: 'sun-moon', light: 'sun', dark: 'moon' }

type Props = {
  /** The theme with which the server rendered the page. */
  theme: Theme
  /** The button's accessible name for each theme. */
  labels: { readonly [now in Theme]: string }
  /** The button's visible text, where there is space for it. */
  labelTexts?: { readonly [now in Theme]: string } | undefined
}

export default island(
  'theme',
  function ThemeSwitch({ theme: sent, labels, labelTexts }: Props) {
    const now = useShared(theme, sent)
    useEffect(() => {
      const old = inherited(localStorage.getItem('ui-theme'), localStorage.getItem('theme'))
      localStorage.removeItem('theme')
      if (old) apply(old)
    }, [])
    const change = (event: FormEvent) => {
      event.preventDefault()
      apply(following(now))
    }
    return (
      <form method="post" action="/preferencias" onSubmit={change}>
        {labelTexts ? (
          <Button
            type="submit"
            name="tema"
            value={following(now)}
            kind="ghost"
            icon={signs[now]}
            aria-label={labels[now]}
          >
            {labelTexts[now]}
          </Button>
        ) : (
          <IconButton type="submit" name="tema" value={following(now)} icon={signs[now]} label={labels[now]} />
        )}
      </form>
    )
  },
  () => true,
)
