// Downloads a file and says so if it fails, instead of leaving the page.
import { type MouseEvent, useState } from 'react'
import { island } from '#island'
import { ButtonLink } from '../../ui/button/button'
import { toast } from '../state/toasts'
import { fetchFile, save } from './fetch'

type Props = {
  href: string
  /** What the file is saved as. */
  name: string
  texts: {
    readonly action: string
    readonly pending: string
    /** Which file it is, for a screen reader that reads the link without its card. */
    readonly of: string
    readonly failed: { readonly title: string; readonly text: string }
  }
}

/** A link to a file. With JavaScript a failed download is shown in a toast instead of an error page. */
export default island('download', function Download({ href, name, texts }: Props) {
  const [pending, setPending] = useState(false)
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (pending) return
    setPending(true)
    const file = await fetchFile(href)
    setPending(false)
    if (file) save(file, name)
    else toast({ ...texts.failed, tone: 'bad' })
  }
  return (
    <ButtonLink
      href={href}
      download={name}
      kind="outline"
      icon={pending ? 'loader-circle' : 'download'}
      aria-busy={pending || undefined}
      aria-label={`${pending ? texts.pending : texts.action}: ${texts.of}`}
      onClick={open}
    >
      {pending ? texts.pending : texts.action}
    </ButtonLink>
  )
})
