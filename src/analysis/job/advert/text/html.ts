// The text of a pasted web page, its blocks as lines, without what the page has around an advert.

/** Elements that hold no text of a page. */
const hidden = 'script, style, noscript, svg, iframe, template'
/** Elements around it. */
const around = 'nav, footer, aside, button, select, script, style, noscript, svg, iframe, dialog, template'
/** Names that authors of pages give to such parts. */
const named = [
  'menu',
  'breadcrumb',
  'navbar',
  'sidebar',
  'share',
  'social',
  'related',
  'cookie',
  'footer',
  'newsletter',
]
  .flatMap((name) => [`[class*="${name}" i]`, `[id*="${name}" i]`])
  .join(', ')
/** The share of a page's words below which what is left of it is no advert: a name may stand at the element that holds all. */
const LEAST_SHARE = 1 / 3
/** Fewest words of a main part that is taken alone. */
const MAIN = 60

export const isHtml = (text: string): boolean =>
  /<(?:\/?(?:p|div|br|li|ul|ol|h[1-6]|span|strong|b|table|td|section|body|main))\b/i.test(text)

/** Signs that no text has. */
const [LINK, LINK_END, MAIN_START, MAIN_END] = ['\uE000', '\uE001', '\uE002', '\uE003']
/** The page without the elements of a selector, its links and its main part marked. */
const marked = (html: string, selector: string): string =>
  new HTMLRewriter()
    .on('a', {
      element: (link) => {
        link.prepend(LINK)
        link.append(LINK_END)
      },
    })
    .on('main', {
      element: (main) => {
        main.prepend(MAIN_START)
        main.append(MAIN_END)
      },
    })
    .on(selector, { element: (one) => void one.remove() })
    .transform(html)

const countOf = (html: string): number => html.replace(/<[^<>]*>/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0

/** The main part where it says enough, else all. */
const mainOf = (html: string): string => {
  const [from, to] = [html.indexOf(MAIN_START), html.lastIndexOf(MAIN_END)]
  const main = html.slice(from + 1, to)
  return from >= 0 && countOf(main) >= MAIN ? main : html
}

/** Headings below which an advert asks or describes. */
const askingHeading =
  /(?<!\p{L})(?:requisitos|requirements|qualifica(?:tions|[çc][õo]es)|skills|compet[êe]ncias|habilidades|duties|responsib\p{L}+|responsabilidades|atividades|essential)(?!\p{L})/giu
const countAsking = (html: string): number => html.match(askingHeading)?.length ?? 0

/** The page without what is around its text, as far as enough of it and each heading that asks is left. */
const withoutAround = (html: string): string => {
  const withoutHidden = marked(html, hidden)
  // An element that is never closed may hide the whole text.
  const all = /\p{L}/u.test(withoutHidden.replace(/<[^<>]*>/g, '')) ? withoutHidden : html
  const pages = [`${hidden}, ${around}, ${named}`, `${hidden}, ${around}`].map((some) => mainOf(marked(html, some)))
  const isWhole = (page: string) =>
    countOf(page) >= countOf(all) * LEAST_SHARE && countAsking(page) === countAsking(all)
  return pages.find(isWhole) ?? all
}

const beside = `[^\\p{L}${LINK}${LINK_END}]*`
const onlyLinks = new RegExp(`^${beside}(?:${LINK}[^${LINK}${LINK_END}]*${LINK_END}${beside})+$`, 'u')
/** Most words of a line above the heading of a page that is no text. */
const SHORT = 6
const isShort = (line: string): boolean => line.split(/\s+/).length <= SHORT && !/[.!?:]$/.test(line.trim())

const isOne = (line: string): boolean => line.indexOf(LINK) === line.lastIndexOf(LINK)
const isAsking = (line: string | undefined): boolean => line !== undefined && countAsking(line) > 0
/** The lines without those of links, but for skills that a board links, and without what is above the page's heading. */
const withoutLinks = (lines: readonly string[]): string[] => {
  const first = lines.findIndex((line) => /\p{L}/u.test(line))
  const heading = lines.findIndex((line) => line.startsWith('# '))
  const isOwn = heading > 0 && !isAsking(lines[heading])
  const above = isOwn && lines.slice(0, heading).every((line) => isShort(line) && !isAsking(line)) ? heading : 0
  const isLinks = (line: string) => !line.startsWith('#') && onlyLinks.test(line)
  const starts = lines.flatMap((line, at) => (line.startsWith('#') ? [at] : []))
  const skills = new Set(
    starts.flatMap((start, nth) => {
      const below = lines.slice(start + 1, starts[nth + 1]).filter((line) => /\p{L}/u.test(line))
      return isAsking(lines[start]) && below.every(isLinks) ? below : []
    }),
  )
  return lines
    .filter((line, at) => at >= above && ((at === first && isOne(line)) || skills.has(line) || !isLinks(line)))
    .map((line) => line.replaceAll(LINK, '').replaceAll(LINK_END, ''))
}

/** The text of pasted HTML, a line for each block. */
export const fromHtml = (html: string): string =>
  withoutLinks(
    withoutAround(html)
      .replaceAll(MAIN_START, '')
      .replaceAll(MAIN_END, '')
      .replace(/\s+/g, ' ')
      .replace(/<!--.*?(?:-->|$)/g, ' ')
      .replace(/<li\b[^<>]*>/gi, '\n- ')
      .replace(/<h([1-6])\b[^<>]*>/gi, (_, level: string) => `\n${'#'.repeat(Number(level))} `)
      .replace(/<(?:strong|b)\b[^<>]*>|<\/(?:strong|b)>/gi, '**')
      .replace(/<\/?(?:p|div|br|ul|ol|h[1-6]|table|tr|section|article|body|header|main)\b[^<>]*>/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, ' ')
      .split('\n'),
  ).join('\n')
