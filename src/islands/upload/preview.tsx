import { useEffect, useState } from 'react'
import * as css from './zone.css'

/** The picture as it will be sent; decoration, as its name and size stand beside it. */
export function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <img className={css.picture} src={url} alt="" /> : null
}
