// A person's own copy of their data as a page to read from a disk: no address is fetched and no script runs. Made in
// pieces, since an account may hold more than should be in memory at once.

import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../i18n'
import type { Line, Report } from '../../texts/report/parts'
import { plain } from '../../ui/base/plain-colours'

type CopyHead = {
  readonly language: Language
  readonly title: string
  readonly intro: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly factsTitle: string
}

type CopyAnalysis = {
  readonly when: string
  readonly title: string
  /** Null where there is no result; `note` then says why. */
  readonly report: Report | null
  readonly note: string
  /** The uploaded file's path in the ZIP. */
  readonly file: { readonly label: string; readonly path: string } | null
}

/** Something the person did, folded: what it was, and each part of it. `own`: somebody's own words, as they wrote them. */
export type CopyEntry = {
  readonly title: string
  readonly when: string
  readonly blocks: readonly { readonly label: string; readonly text: string; readonly own?: boolean }[]
}

const themed = (name: keyof typeof plain.light & keyof typeof plain.dark): string =>
  `light-dark(${plain.light[name]},${plain.dark[name]})`

const style = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;
padding:2rem 1.25rem 4rem;color:${themed('ink')};background:${themed('bg')};overflow-wrap:anywhere}
h1{font-size:2rem;line-height:1.15}h2{margin-top:3rem}h3,h4{margin:1.4rem 0 .3rem}p,ul{margin:.3rem 0}
a{color:${themed('link')}}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.3rem 1.5rem}dd{margin:0}
dt,small,td:first-child{color:${themed('ink2')}}details{border-top:1px solid ${themed('line')};padding:.9rem 0}
summary{cursor:pointer;font-weight:600}summary strong{float:right}blockquote{margin:.4rem 0;padding:.4rem .9rem;
background:${themed('sunken')};white-space:pre-line}table{border-collapse:collapse;width:100%}td{padding:.4rem 1rem .4rem 0;vertical-align:top;
border-top:1px solid ${themed('line')}}@media print{body{max-width:none;padding:0}}`

/** From the doctype to the person's details; `copyFoot` closes the elements it opens. */
export const copyHead = ({ language, title, intro, facts, factsTitle }: CopyHead): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">` +
  renderToStaticMarkup(
    <>
      <title>{title}</title>
      <style>{style}</style>
      <h1>{title}</h1>
      <p>{intro}</p>
      <h2>{factsTitle}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </>,
  )

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)

export const copyHeading = (heading: string): string => renderToStaticMarkup(<h2>{heading}</h2>)
export const copyText = (text: string): string => renderToStaticMarkup(<p>{text}</p>)

/** One analysis, collapsed: its report in the same texts as the pages. */
export const copyAnalysis = ({ when, title, report, note, file }: CopyAnalysis): string =>
  renderToStaticMarkup(
    <details>
      <summary>
        {title} <small>{when}</small> <strong>{report?.figure}</strong>
      </summary>
      {file && (
        <p>
          <a href={file.path}>{file.label}</a>
        </p>
      )}
      {report ? <ReportPart report={report} /> : <p>{note}</p>}
    </details>,
  )

export const copyEntry = ({ title, when, blocks }: CopyEntry): string =>
  renderToStaticMarkup(
    <details>
      <summary>
        {title} <small>{when}</small>
      </summary>
      {blocks.map(({ label, text, own }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <div key={index}>
          <h3>{label}</h3>
          {text && (own ? <blockquote>{text}</blockquote> : <p>{text}</p>)}
        </div>
      ))}
    </details>,
  )

const ReportPart = ({ report: { headline, lead, parts, sections } }: { report: Report }) => (
  <>
    <h3>{headline}</h3>
    <p>{lead}</p>
    <ul>
      {parts.map(({ label, figure }) => (
        <li key={label}>
          {label}: {figure}
        </li>
      ))}
    </ul>
    {sections.map(({ heading, items }) => (
      <section key={heading}>
        <h3>{heading}</h3>
        {items.map(({ title, gain, lines }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <div key={index}>
            {title && (
              <h4>
                {title} {gain && <small>{gain}</small>}
              </h4>
            )}
            {lines.map((line) => (
              <ReportLine key={line.kind + line.text} line={line} />
            ))}
          </div>
        ))}
      </section>
    ))}
  </>
)

const ReportLine = ({ line: { kind, text, place } }: { line: Line }) =>
  kind === 'quote' ? (
    <blockquote>
      {text} {place && <small>({place})</small>}
    </blockquote>
  ) : (
    <p>{text}</p>
  )

export const copyRows = '<table>'
export const copyRow = (when: string, what: string): string =>
  renderToStaticMarkup(
    <tr>
      <td>{when}</td>
      <td>{what}</td>
    </tr>,
  )
export const copyFoot = (note: string): string => `</table>${copyText(note)}</html>\n`
