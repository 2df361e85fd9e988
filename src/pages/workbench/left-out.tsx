// Lists what was not taken over from a file, and why: a draft that silently lost words would not be trusted.
import type { LeftOut } from '../../domain/drafts/commands'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { Accordion } from '../../ui/accordion/accordion'
import { cx, row, rowSplit, small, stack, stackGap } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import * as css from './workbench.css'

export type LeftProps = {
  draft: string
  kinds: readonly LeftOut[]
  /** Their words that the draft has not, numbers of documents covered; null where they are not shown, or no more there. */
  texts: readonly { readonly at: number; readonly text: string; readonly isOffered: boolean }[] | null
  isOpen: boolean
}

/** Open while the draft is as it came, a line afterwards. */
export function Left({ draft, kinds, texts, isOpen, language }: LeftProps & { language: Language }) {
  const t = translator(language)
  const names = formats(language).list(kinds.map((kind) => t(`workbench.left.kinds.${kind}`)))
  return (
    <Accordion summary={t('workbench.left.heading')} open={isOpen} id="nao-veio">
      <p className={small}>{t('workbench.left.text', { names })}</p>
      {texts && texts.length > 0 && (
        <form className={css.leftTexts} method="post" action="/curriculo/oficina">
          <input type="hidden" name="rascunho" value={draft} />
          <ul className={cx(stack, stackGap.s2)}>
            {texts.map(({ at, text, isOffered }) => (
              <li key={at} className={cx(row, rowSplit)}>
                <span className={small}>{`“${text}”`}</span>
                {isOffered && (
                  <Button
                    size="sm"
                    kind="outline"
                    type="submit"
                    name="acao"
                    value={`trazer:${at}`}
                    aria-label={t('workbench.left.takeThis', { text })}
                  >
                    {t('workbench.left.take')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </form>
      )}
      {(!isOpen || texts === null) && (
        <ButtonLink size="sm" kind="ghost" href={`/curriculo/oficina?rascunho=${draft}&nao_veio=ver#nao-veio`}>
          {t('workbench.left.show')}
        </ButtonLink>
      )}
    </Accordion>
  )
}
