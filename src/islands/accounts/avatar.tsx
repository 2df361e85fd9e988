// Choosing, sending and removing one's own picture on /editar-perfil.

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { island } from '#island'
import type { Texts } from '../../i18n/texts'
import { Avatar } from '../../ui/avatar/avatar'
import { cx, muted, row, small, sr, stack } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { button, size } from '../../ui/button/button.css'
import { useId } from '../../ui/use-id'
import { call } from '../call'
import { toast } from '../state/toasts'
import * as css from './avatar.css'
import { problemOf } from './avatar-file'

type Props = {
  name: string
  photo: string | null
  /** Id of the form that removes the photo. */
  removal: string
  texts: Texts['account']['avatar']
}

/** The header's picture is not an island: it is replaced here, as the next page will show it. */
const showInHeader = (src: string) => {
  for (const old of document.querySelectorAll('header [data-avatar]')) {
    const picture = new Image(64, 64)
    picture.className = old.className
    picture.alt = ''
    picture.dataset.avatar = ''
    picture.src = src
    old.replaceWith(picture)
  }
}

/** Without JavaScript a form with a button; once hydrated, a chosen picture is shown at once and sent automatically. */
export default island('avatar', function AvatarForm({ name, photo, removal, texts }: Props) {
  const [shown, setShown] = useState(photo)
  const [pending, setPending] = useState(false)
  const savedPhoto = useRef(photo)
  const objectUrls = useRef<string[]>([])
  const id = useId()
  useEffect(() => () => objectUrls.current.forEach((url) => void URL.revokeObjectURL(url)), [])

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (!file || pending) return
    const problem = problemOf(file)
    if (problem) {
      input.value = ''
      toast({ title: texts[`${problem}Title`], text: texts[`${problem}Text`], tone: 'bad' })
      return
    }
    const url = URL.createObjectURL(file)
    objectUrls.current.push(url)
    setShown(url)
    setPending(true)
    const body = new FormData()
    body.set('photo', file)
    const answer = await call('POST', '/api/user/profile-photo', body, texts.fallback)
    setPending(false)
    input.value = ''
    if (answer.ok) {
      savedPhoto.current = url
      showInHeader(url)
      toast({ title: texts.done })
      return
    }
    setShown(savedPhoto.current)
    toast({ title: texts.failed, text: answer.message ?? texts.fallback, tone: 'bad' })
  }

  return (
    <form className={stack} method="post" action="/editar-perfil/foto" encType="multipart/form-data">
      <div className={css.face}>
        {shown ? (
          <img className={css.picture} src={shown} alt={texts.preview} width={128} height={128} />
        ) : (
          <Avatar name={name} large />
        )}
        {!shown && <p className={cx(small, muted)}>{texts.letter}</p>}
      </div>
      <div className={row}>
        <input
          className={css.file}
          id={id}
          type="file"
          name="photo"
          accept="image/*"
          disabled={pending}
          aria-describedby={`${id}-hint`}
          onChange={(event) => void choose(event)}
        />
        <label className={cx(button, size.sm, css.pick)} htmlFor={id} aria-busy={pending || undefined}>
          {pending ? texts.pending : shown ? texts.other : texts.choose}
        </label>
        <Button type="submit" size="sm" className={css.plain}>
          {texts.send}
        </Button>
        {shown && !pending && (
          <Button type="submit" form={removal} kind="ghost" size="sm">
            {texts.remove}
          </Button>
        )}
      </div>
      <p className={cx(small, muted)} id={`${id}-hint`}>
        {texts.hint}
      </p>
      <p className={sr} role="status">
        {pending ? texts.pending : ''}
      </p>
    </form>
  )
})
