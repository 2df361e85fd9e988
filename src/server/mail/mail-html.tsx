// A mail as HTML: tables and inline styles, because mail programs understand little else. Plain colours of the two themes
// (ui/base/tokens.css.ts), no picture, no script, nothing fetched.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { plain } from '../../ui/base/plain-colours'

type Link = { readonly label: string; readonly link: string }

type HtmlMail = {
  readonly language: string
  readonly app: string
  readonly title: string
  /** Line breaks within a paragraph stay. */
  readonly text: readonly string[]
  readonly action?: Link
  /** Paragraphs after the button. */
  readonly after?: readonly string[]
  /** Small print below the card. */
  readonly foot: readonly (string | Link)[]
}

/** Programs that know neither this nor a dark theme show the inline colours. */
const { light } = plain
const dark = `@media (prefers-color-scheme: dark) {
.page { background-color: ${plain.dark.bg} !important } .card { background-color: ${plain.dark.surface} !important }
.ink { color: ${plain.dark.ink} !important } .ink-2 { color: ${plain.dark.ink2} !important }
.link { color: ${plain.dark.link} !important } }`

const font = 'Helvetica, Arial, sans-serif'
const small = { fontFamily: font, fontSize: 13, lineHeight: '20px', color: light.ink2, margin: '0 0 4px' }
const body = { fontFamily: font, fontSize: 16, lineHeight: '26px', color: light.ink, whiteSpace: 'pre-line' } as const
const heading = { fontFamily: font, fontSize: 22, lineHeight: '28px', color: light.ink, margin: '0 0 12px' }
const button = {
  ...{ display: 'inline-block', padding: '12px 20px', borderRadius: 8, textDecoration: 'none' },
  ...{ backgroundColor: plain.accent, color: plain.onAccent, fontFamily: font, fontSize: 16, fontWeight: 'bold' },
}

const Paragraphs = ({ of, margin }: { readonly of: readonly string[]; readonly margin: string }) =>
  of.map((one) => (
    <p key={one} className="ink" style={{ ...body, margin }}>
      {one}
    </p>
  ))

const footOf = (part: string | Link): ReactNode =>
  typeof part === 'string' ? (
    part
  ) : (
    <a href={part.link} className="link" style={{ color: light.link }}>
      {part.label}
    </a>
  )

const Card = ({ app, title, text, action, after = [] }: HtmlMail) => (
  <td
    className="card"
    style={{ padding: 32, backgroundColor: light.surface, borderRadius: 12, overflowWrap: 'anywhere' }}
  >
    <p className="link" style={{ ...small, fontWeight: 'bold', color: light.link, margin: '0 0 16px' }}>
      {app}
    </p>
    <h1 className="ink" style={heading}>
      {title}
    </h1>
    <Paragraphs of={text} margin="0 0 16px" />
    {action && (
      <p style={{ margin: '24px 0 0' }}>
        <a href={action.link} style={button}>
          {action.label}
        </a>
      </p>
    )}
    <Paragraphs of={after} margin="24px 0 0" />
  </td>
)

export const mailHtml = (mail: HtmlMail): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={mail.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{mail.title}</title>
        <style>{dark}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 16, backgroundColor: light.bg }}>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ maxWidth: 560, margin: '0 auto' }}
        >
          <tbody>
            <tr>
              <Card {...mail} />
            </tr>
            <tr>
              <td style={{ padding: '20px 32px', overflowWrap: 'anywhere' }}>
                {mail.foot.map((part) => (
                  <p key={typeof part === 'string' ? part : part.link} className="ink-2" style={small}>
                    {footOf(part)}
                  </p>
                ))}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>,
  )}`
