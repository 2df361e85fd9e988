// A notification as an HTML mail: tables and inline styles, because mail programs understand little else. Plain colours
// of the light theme (ui/base/tokens.css.ts), no picture, no script, nothing fetched.
import { renderToStaticMarkup } from 'react-dom/server'

export type NoticeMail = {
  readonly language: string
  readonly app: string
  readonly title: string
  readonly text: string
  readonly open: string
  readonly link: string
  readonly why: string
  readonly off: string
  readonly settings: string
  readonly settingsLink: string
}

const font = 'Helvetica, Arial, sans-serif'
const small = { fontFamily: font, fontSize: 13, lineHeight: '20px', color: '#3d545b', margin: '0 0 4px' }

export const noticeMailHtml = (mail: NoticeMail): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={mail.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{mail.title}</title>
      </head>
      <body style={{ margin: 0, padding: 24, backgroundColor: '#f6f5f2' }}>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ maxWidth: 560, margin: '0 auto' }}
        >
          <tbody>
            <tr>
              <td style={{ padding: 32, backgroundColor: '#fefdfc', borderRadius: 12, overflowWrap: 'anywhere' }}>
                <p style={{ ...small, fontWeight: 'bold', color: '#0a4f5e', margin: '0 0 16px' }}>{mail.app}</p>
                <h1
                  style={{ fontFamily: font, fontSize: 22, lineHeight: '28px', color: '#08232b', margin: '0 0 12px' }}
                >
                  {mail.title}
                </h1>
                <p style={{ fontFamily: font, fontSize: 16, lineHeight: '26px', color: '#08232b', margin: '0 0 24px' }}>
                  {mail.text}
                </p>
                <a
                  href={mail.link}
                  style={{
                    display: 'inline-block',
                    padding: '12px 20px',
                    backgroundColor: '#fe883b',
                    color: '#33160b',
                    borderRadius: 8,
                    fontFamily: font,
                    fontSize: 16,
                    fontWeight: 'bold',
                    textDecoration: 'none',
                  }}
                >
                  {mail.open}
                </a>
              </td>
            </tr>
            <tr>
              <td style={{ padding: '20px 32px' }}>
                <p style={small}>{mail.why}</p>
                <p style={small}>
                  {mail.off}{' '}
                  <a href={mail.settingsLink} style={{ color: '#0a4f5e' }}>
                    {mail.settings}
                  </a>
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>,
  )}`
