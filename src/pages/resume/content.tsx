import { type Language, useT } from '../../i18n'
import { enUS } from '../../i18n/en-US'
import { ptBR } from '../../i18n/pt-BR'
import type { UploadTexts } from '../../islands/upload/texts'
import Upload from '../../islands/upload/upload'
import type { ModelNotice } from '../../texts/models/view'
import { Back } from '../../ui/back/back'
import { cx } from '../../ui/base/cx'
import { noPrint, pageHead, stack, stackGap } from '../../ui/base/layout.css'
import { title } from '../../ui/base/text.css'
import { Card } from '../../ui/card/card'
import { Notice } from '../models/notice'
import { type ResultProps, ResultRegion } from './result'
import { head } from './resume.css'

/** The island interpolates, so it gets the raw texts. */
const uploadTexts: { readonly [language in Language]: UploadTexts } = {
  'pt-BR': { ...ptBR.resume.upload, ...ptBR.common.waiting },
  'en-US': { ...enUS.resume.upload, ...enUS.common.waiting },
}

type Props = ResultProps & { left: number | 'unlimited'; notice?: ModelNotice | null }

/**
 * On a first visit the board comes first; with a result, the result comes first and the board for the next file below.
 */
export function ResumeContent({ left, notice = null, ...result }: Props) {
  const t = useT()
  const first = result.latest === null && !result.pending && result.error === undefined
  return (
    <>
      <div className={cx(result.latest === null ? pageHead : head, stack, stackGap.s2)}>
        <Back href="/painel" label={t('resume.page.back')} />
        <h1 className={title.lg}>{t('resume.page.heading')}</h1>
      </div>
      <div className={cx(stack, stackGap.s12)}>
        {first && <UploadCard language={result.language} left={left} notice={notice} />}
        {first && (
          <p>
            {t('workbench.enter.none')} <a href="/curriculo/oficina">{t('workbench.enter.noneGo')}</a>
          </p>
        )}
        <ResultRegion {...result} />
        {!first && <UploadCard language={result.language} left={left} notice={notice} />}
      </div>
    </>
  )
}

type CardProps = { language: Language; left: number | 'unlimited'; notice: ModelNotice | null }

function UploadCard({ language, left, notice }: CardProps) {
  const t = useT()
  return (
    <Card id="enviar" className={cx(stack, noPrint)} aria-labelledby="enviar-titulo">
      <h2 className={title.md} id="enviar-titulo">
        {t('resume.upload.heading')}
      </h2>
      <Upload tool="resume" language={language} left={left === 'unlimited' ? -1 : left} texts={uploadTexts[language]} />
      <Notice notice={notice} language={language} />
    </Card>
  )
}
