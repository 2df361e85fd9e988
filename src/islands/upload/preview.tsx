// The chosen picture, before it is sent.
import { useEffect, useState } from 'react'
import * as css from './zone.css'

/** The picture as it will be sent; decorative, because its name and size are beside it. */
export function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const previewUrl = URL.createObjectURL(file)
    setUrl(previewUrl)
    return () => URL.revokeObjectURL(previewUrl)
  }, [file])
  return url ? <img className={css.picture} src={url} alt="" /> : null
}
