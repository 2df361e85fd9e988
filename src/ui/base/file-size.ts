/** A formatted file size, from bytes, 1 KB = 1024 bytes: "640 KB", "1,2 MB". Here because islands need it too. */
export function fileSize(bytes: number, language: string): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: bytes < 1024 * 1023.5 ? 0 : 1 })
  if (bytes < 1024) return `${number.format(bytes)} B`
  return bytes < 1024 * 1023.5 ? `${number.format(bytes / 1024)} KB` : `${number.format(bytes / 1024 ** 2)} MB`
}
