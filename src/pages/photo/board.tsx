// The board for a photo: open before the first result, and folded below it afterwards.
import { type Language, textsIn, useT } from '../../i18n'
import type { UploadTexts } from '../../islands/upload/texts'
import Upload from '../../islands/upload/upload'
import type { ModelNotice } from '../../texts/models/view'
import { cx, noPrint, stack } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Fold } from '../../ui/fold/fold'
import { Heading } from '../../ui/heading/heading'
import { Notice } from '../models/notice'

/** The island fills in the placeholders itself, so it gets the raw texts. */
const uploadTexts = textsIn(
  ({ photo, tool, common }): UploadTexts => ({ ...photo.upload, ...tool.sending, ...tool.file, ...common.waiting }),
)

export type BoardProps = {
  /** Analyses left for this tool. */
  left: number | null
  notice?: ModelNotice | null | undefined
}

export function Board({ language, left, notice = null, folded }: BoardProps & { language: Language; folded: boolean }) {
  const t = useT()
  const form = (
    <>
      <Upload tool="photo" language={language} left={left} texts={uploadTexts(language)} />
      <Notice notice={notice} language={language} />
    </>
  )
  return folded ? (
    <Fold id="enviar" className={noPrint} title={t('photo.upload.again')}>
      {form}
    </Fold>
  ) : (
    <Card id="enviar" className={cx(stack, noPrint)} aria-labelledby="enviar-titulo">
      <Heading id="enviar-titulo">{t('photo.upload.heading')}</Heading>
      {form}
    </Card>
  )
}
