// A person's picture, or the first letter of their name where there is none.
import { cx } from '../base'
import { avatar, avatarLarge } from './avatar.css'

// Created on first use, because it takes some milliseconds.
let segmenter: Intl.Segmenter | undefined
const letters = () => (segmenter ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }))

/** No character below U+0300 joins one before it or after it, so two of them need no segmenter. */
const startsPlainly = /^[!-\u02ff](?![^\0-\u02ff])/

/** The first letter of a name as a reader sees it, accents and emoji whole; 'U' when there is none. */
export const initial = (name: string): string => {
  const trimmed = name.trim()
  const first = startsPlainly.test(trimmed) ? trimmed.charAt(0) : [...letters().segment(trimmed)][0]?.segment
  return (first ?? 'U').toUpperCase()
}

type Props = {
  name: string
  /** Address of the person's photo; without one the letter is shown. */
  photo?: string | null | undefined
  large?: boolean
  letter?: string
}

/** Decorative, because the name is beside it. */
export function Avatar({ name, photo, large = false, letter = initial(name) }: Props) {
  const look = cx(avatar, large && avatarLarge)
  if (photo) return <img className={look} src={photo} alt="" width={64} height={64} decoding="async" data-avatar="" />
  return (
    <span className={look} aria-hidden="true" data-avatar="">
      {letter}
    </span>
  )
}
