// Removes what a mail program adds to an advert that somebody forwarded: quotation signs, headers, a last line.

/** Share of lines with a ">" that make a text the quotation of a mail. */
const QUOTED = 0.6
const quoteSigns = /^(?:>\s?){1,9}/

/** The text of a mail that was answered, without the signs of quotation before its lines. */
export const withoutQuoteSigns = (lines: readonly string[]): readonly string[] => {
  const some = lines.filter((line) => line.trim() !== '')
  return some.filter((line) => quoteSigns.test(line)).length < QUOTED * some.length
    ? lines
    : lines.map((line) => line.replace(quoteSigns, ''))
}

/** First lines in which the headers of a mail are looked for, and how many show that there are any. */
const HEADER_LINES = 14
const HEADERS = 2
const header =
  /^[*_\s]{0,4}(?:de|from|para|to|cc|cco|bcc|enviad[ao](?: em)?|sent|data|date|responder a|reply-to)\s*:[*_]{0,2}\s/i
const subject = /^[*_\s]{0,4}(?:assunto|subject)\s*:[*_]{0,2}\s*(?:(?:re|fwd?|enc|res)\s*:\s*)*/i
const introduction = /^(?:on|em|no dia) .{6,120}(?:wrote|escreveu):$/i
const separator = /^-{2,}\s*(?:forwarded message|mensagem encaminhada|mensagem original|original message)\s*-{2,}$/i
const lastLine =
  /^(?:enviado do meu .{2,30}|sent from my .{2,30}|get outlook for .{2,20}|obter o outlook para .{2,20})$/i

/** The lines without headers; the subject remains, because it may be all that names the job. */
export const withoutMail = (text: string): string => {
  const lines = withoutQuoteSigns(text.split('\n'))
  const headers = lines.slice(0, HEADER_LINES).filter((line) => header.test(line) || subject.test(line)).length
  const isHeader = (line: string, at: number) => at < HEADER_LINES && headers >= HEADERS && header.test(line)
  return lines
    .filter((line, at) => {
      const bare = line.trim()
      return !isHeader(line, at) && !introduction.test(bare) && !separator.test(bare) && !lastLine.test(bare)
    })
    .map((line, at) => (at < HEADER_LINES && headers >= HEADERS ? line.replace(subject, '') : line))
    .join('\n')
}
