// Bounds a text by its length after Unicode normalisation, because one character such as U+FDFA becomes eighteen in
// NFKC.

/** Length in UTF-16 units of a text's NFKC form. */
export const normalisedLength = (text: string): number => text.normalize('NFKC').length

/** The longest prefix that has at most `limit` UTF-16 units, both as written and in its NFKC form. Linear time. */
export const bounded = (text: string, limit: number): string => {
  const start = text.slice(0, limit)
  if (normalisedLength(start) <= limit) return start
  let left = limit
  let end = 0
  for (const sign of start) {
    left -= normalisedLength(sign)
    if (left < 0) break
    end += sign.length
  }
  return start.slice(0, end)
}
