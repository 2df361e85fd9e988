// The board for a file: open before the first result, and folded below it afterwards.
import { type Language, textsIn, useT } from '../../i18n'
import type { UploadTexts } from '../../islands/upload/texts'
import Upload from '../../islands/upload/upload'
import type { ModelNotice } from '../../texts/models/view'
import { noPrint, stack } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Fold } from '../../ui/fold/fold'
import { Heading } from '../../ui/heading/heading'
import { Notice } from '../models/notice'

/** The island interpolates, so it gets the raw texts. */
const uploadTexts = textsIn(
  ({ resume, tool, common }): UploadTexts => ({ ...resume.upload, ...tool.sending, ...tool.file, ...common.waiting }),
)

export type BoardProps = {
  /** Analyses left for this tool. */
  left: number | null
  notice?: ModelNotice | null | undefined
}
type Props = BoardProps & { language: Language; folded: boolean }

export function Board({ language, left, notice = null, folded }: Props) {
  const t = useT()
  const form = (
    <>
      <Upload tool="resume" language={language} left={left} texts={uploadTexts(language)} />
      <Notice notice={notice} language={language} />
    </>
  )
  if (folded)
    return (
      <Fold id="enviar" className={noPrint} title={t('resume.page.again')}>
        {form}
      </Fold>
    )
  return (
    <>
      <Card id="enviar" className={stack} aria-labelledby="enviar-titulo">
        <Heading id="enviar-titulo">{t('resume.upload.heading')}</Heading>
        {form}
      </Card>
      <p>
        {t('workbench.enter.none')} <a href="/curriculo/oficina">{t('workbench.enter.noneGo')}</a>
      </p>
    </>
  )
}
