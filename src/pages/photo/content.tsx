// The photo page between header and footer: the board and the result.

import { type Language, textsIn, useT } from '../../i18n'
import type { UploadTexts } from '../../islands/upload/texts'
import Upload from '../../islands/upload/upload'
import type { ModelNotice } from '../../texts/models/view'
import { cx, noPrint, stack, stackGap, title } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Notice } from '../models/notice'
import { PageHead } from '../shell/page-head'
import { type ResultProps, ResultRegion } from './result'

/** The island fills in the placeholders itself, so it gets the raw texts. */
const uploadTexts = textsIn(({ photo, common }): UploadTexts => ({ ...photo.upload, ...common.waiting }))

type Props = ResultProps & { left: number | null; notice?: ModelNotice | null }

/** The upload board comes first until there is a result; then the result does, with the board for the next file below. */
export function PhotoContent({ left, notice = null, ...result }: Props) {
  const t = useT()
  const first = result.latest === null && !result.pending && result.error === undefined
  return (
    <>
      <PageHead
        back="/painel"
        backLabel={t('photo.page.back')}
        title={t('photo.page.heading')}
        lead={t('photo.page.intro')}
      />
      <div className={cx(stack, stackGap.s12)}>
        {first && <UploadCard language={result.language} left={left} notice={notice} again={false} />}
        <ResultRegion {...result} />
        {!first && <UploadCard language={result.language} left={left} notice={notice} again={result.latest !== null} />}
      </div>
    </>
  )
}

type CardProps = { language: Language; left: number | null; notice: ModelNotice | null; again: boolean }

function UploadCard({ language, left, notice, again }: CardProps) {
  const t = useT()
  return (
    <Card id="enviar" className={cx(stack, noPrint)} aria-labelledby="enviar-titulo">
      <h2 className={title.md} id="enviar-titulo">
        {t(again ? 'photo.upload.again' : 'photo.upload.heading')}
      </h2>
      <Upload tool="photo" language={language} left={left} texts={uploadTexts(language)} />
      <Notice notice={notice} language={language} />
    </Card>
  )
}
