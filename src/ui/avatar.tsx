import { avatar, avatarLarge } from './avatar.css'
import { cx } from './cx'

const letters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** The first letter of a name as a reader sees it, accents and emoji whole; 'U' when there is none. */
export const initial = (name: string): string => {
  const [first] = letters.segment(name.trim())
  return (first?.segment ?? 'U').toLocaleUpperCase('pt-BR')
}

/** Decoration: the name stands beside it. */
export function Avatar({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span className={cx(avatar, large && avatarLarge)} aria-hidden="true">
      {initial(name)}
    </span>
  )
}
