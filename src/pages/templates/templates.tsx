// /templates: the three Word templates to download.

import { translator, useT } from '../../i18n'
import Download from '../../islands/shell/download'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, small, stack, stackGap, tiny, title } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Heading } from '../../ui/heading/heading'
import { Ticks } from '../../ui/ticks/ticks'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import * as css from './templates.css'

/** The specification's fixed list; src/build/templates makes the files. */
const templates = [
  { id: 'executive', name: 'Executive Resume', kind: 'resume', file: 'executive-resume.docx' },
  { id: 'tech', name: 'Technology Resume', kind: 'resume', file: 'tech-resume.docx' },
  { id: 'cover', name: 'Cover Letter', kind: 'letter', file: 'cover-letter.docx' },
] as const

type Template = (typeof templates)[number]

/** /templates: three documents to download. The links are plain ones; the island only reports a failure. */
export function TemplatesPage({ page }: { page: PageContext }) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('templates.title')} description={t('templates.description')}>
      <PageHead title={t('templates.title')} lead={t('templates.subtitle')} />
      <ul className={css.grid}>
        {templates.map((template) => (
          <TemplateCard key={template.id} template={template} english={page.language === 'en-US'} />
        ))}
      </ul>
      <section className={css.how} aria-labelledby="como">
        <Heading id="como">{t('templates.howTitle')}</Heading>
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
    </Shell>
  )
}

function TemplateCard({ template: { id, name, kind, file }, english }: { template: Template; english: boolean }) {
  const t = useT()
  return (
    <Card as="li" className={css.card}>
      <svg className={css.art} viewBox="0 0 240 150" aria-hidden="true">
        <Sheet id={id} />
      </svg>
      <div className={cx(stack, stackGap.s2, css.about)}>
        <Badge>{t(`templates.${kind}`)}</Badge>
        <h2 className={title.md} lang="en">
          {name}
        </h2>
        <p className={cx(small, muted)}>{t(`templates.${id}`)}</p>
      </div>
      <div className={cx(stack, stackGap.s2, css.foot)}>
        <Download
          load="deferred"
          href={`/templates/${english ? file.replace('.docx', '-en.docx') : file}`}
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

/** The head of each document, as laid out: name, headline, contact, then sections or a letter. */
function Sheet({ id }: { id: Template['id'] }) {
  return (
    <>
      <rect className={css.sheet} x="40" y="14" width="160" height="170" rx="8" />
      <path className={css.name} d="M60 37h84" />
      <path className={css.rule} d="M60 50h56" />
      <path className={css.line} d="M60 61h112" />
      {id === 'cover' ? (
        <path className={css.line} d="M60 82h44M60 98h120M60 108h112M60 118h92M70 134h106M70 144h96" />
      ) : (
        <>
          <path className={css.heading} d={id === 'tech' ? 'M60 79h58M60 134h40' : 'M60 79h46M60 134h62'} />
          <path className={css.rule} d="M60 87h120M60 142h120" />
          <path
            className={css.line}
            d={
              id === 'tech'
                ? 'M60 98h34M102 98h72M60 108h26M102 108h58M60 118h30M102 118h66'
                : 'M60 98h120M60 108h116M60 118h84'
            }
          />
        </>
      )}
    </>
  )
}
