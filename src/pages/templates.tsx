import { translator, useT } from '../i18n'
import Download from '../islands/download'
import { Badge } from '../ui/badge'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { cx } from '../ui/cx'
import { page as pageBox, pageHead, stack, stackGap, wrap } from '../ui/layout.css'
import { lead, muted, small, tiny, title } from '../ui/text.css'
import { Ticks } from '../ui/ticks'
import type { PageContext } from './context'
import { Shell } from './shell'
import * as css from './templates.css'

/** The fixed list of the specification; the files are made by src/build/templates. */
const templates = [
  { id: 'executive', name: 'Executive Resume', kind: 'resume', file: 'executive-resume.docx' },
  { id: 'tech', name: 'Technology Resume', kind: 'resume', file: 'tech-resume.docx' },
  { id: 'cover', name: 'Cover Letter', kind: 'letter', file: 'cover-letter.docx' },
] as const

type Template = (typeof templates)[number]

/** /templates: three documents to take away. The links are plain ones; the island only tells when one fails. */
export function TemplatesPage({ page }: { page: PageContext }) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('templates.title')} description={t('templates.description')}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <div className={cx(pageHead, stack, stackGap.s2)}>
          <h1 className={title.lg}>{t('templates.title')}</h1>
          <p className={lead}>{t('templates.subtitle')}</p>
        </div>
        <ul className={css.grid}>
          {templates.map((template) => (
            <TemplateCard key={template.id} template={template} />
          ))}
        </ul>
        <section className={css.how} aria-labelledby="como">
          <h2 className={title.md} id="como">
            {t('templates.howTitle')}
          </h2>
          <Ticks
            items={[
              { key: 'brackets', content: t('templates.how.brackets') },
              { key: 'keep', content: t('templates.how.keep') },
              { key: 'analyse', content: t('templates.how.analyse') },
            ]}
          />
          <p>
            <ButtonLink href="/curriculo" kind="primary" icon="file-text">
              {t('templates.analyse')}
            </ButtonLink>
          </p>
        </section>
      </main>
    </Shell>
  )
}

function TemplateCard({ template: { id, name, kind, file } }: { template: Template }) {
  const t = useT()
  return (
    <Card as="li" className={css.card}>
      <svg className={css.art} viewBox="0 0 240 150" aria-hidden="true">
        <Sheet id={id} />
      </svg>
      <div className={cx(stack, stackGap.s2)}>
        <Badge>{t(`templates.${kind}`)}</Badge>
        <h2 className={title.md} lang="en">
          {name}
        </h2>
        <p className={cx(small, muted)}>{t(`templates.${id}`)}</p>
      </div>
      <div className={cx(stack, stackGap.s2, css.foot)}>
        <Download
          href={`/templates/${file}`}
          name={`${name}.docx`}
          texts={{
            action: t('templates.download'),
            pending: t('templates.pending'),
            of: name,
            failed: { title: t('templates.failed.title'), text: t('templates.failed.text') },
          }}
        />
        <p className={cx(tiny, muted)}>{t('templates.format')}</p>
      </div>
    </Card>
  )
}

/** The head of each document, as it is laid out: name, rule, sections. */
function Sheet({ id }: { id: Template['id'] }) {
  return (
    <>
      <rect className={css.paper} x="40" y="14" width="160" height="170" rx="8" />
      <path className={css.name} d={id === 'cover' ? 'M60 40h58' : 'M60 40h84'} />
      <path className={css.line} d="M60 54h112" />
      {id === 'executive' && (
        <>
          <path className={css.rule} d="M60 66h120" />
          <path className={css.line} d="M60 80h120M60 90h96" />
          <path className={css.heading} d="M60 108h44" />
          <path className={css.line} d="M60 122h120M68 132h104M68 142h92" />
        </>
      )}
      {id === 'tech' && (
        <>
          <path className={css.heading} d="M60 74h52" />
          <path className={css.rule} d="M60 81h120" />
          <path className={css.line} d="M60 94h34M100 94h72M60 104h26M100 104h58M60 114h30M100 114h66" />
          <path className={css.heading} d="M60 134h40" />
          <path className={css.rule} d="M60 141h120" />
        </>
      )}
      {id === 'cover' && (
        <path className={css.line} d="M60 78h44M60 96h120M60 106h112M60 116h118M60 134h120M60 144h98" />
      )}
    </>
  )
}
