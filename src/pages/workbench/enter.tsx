// The way from a result into the workbench: one press begins the draft from that file, or opens the one there is.
import { useT } from '../../i18n'
import { noPrint, sr } from '../../ui/base'
import { Button } from '../../ui/button/button'

type Props = {
  /** The analysis a new draft is made from. */
  analysis: string
  /** The check whose question opens first. */
  check?: string
  /** The line that the tip quotes: there it opens. */
  quote?: string | undefined
  /** What is to be improved, for a screen reader that reads the button without its card. */
  about?: string
  kind?: 'primary' | 'outline' | undefined
  /** Whether nothing is open in the file: it is brought in, and not put right. */
  clean?: boolean | undefined
  /** What the button says, where it is about something else. */
  go?: string
  /** The comparison whose advert opens beside the draft. */
  advert?: string
}

export function ToWorkbench({ analysis, check, quote, about, kind, clean = false, go, advert }: Props) {
  const t = useT()
  const query = new URLSearchParams({ ...(check && { arrumar: check }), ...(advert && { anuncio: advert }) })
  return (
    <form
      className={noPrint}
      method="post"
      action={query.size === 0 ? '/curriculo/oficina' : `/curriculo/oficina?${query}`}
    >
      <input type="hidden" name="de" value="arquivo" />
      <input type="hidden" name="analise" value={analysis} />
      {quote !== undefined && <input type="hidden" name="trecho" value={quote} />}
      <Button kind={kind} size={kind === 'outline' ? 'sm' : undefined} type="submit" name="acao" value="comecar">
        {go ?? t(`workbench.enter.${check !== undefined ? 'here' : clean ? 'bring' : 'open'}`)}
        {about !== undefined && <span className={sr}>: {about}</span>}
      </Button>
    </form>
  )
}
