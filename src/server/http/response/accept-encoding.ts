/** Whether an Accept-Encoding header accepts a coding; `q=0` refuses it. */
export const takes = (wanted: 'br' | 'gzip', header: string | null): boolean =>
  (header ?? '').split(',').some((each) => {
    const [coding, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
    return coding === wanted && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
