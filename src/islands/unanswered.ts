/** The text for a request without an answer of the server's own: that the device is offline, where it says so. */
export const unanswered = (
  texts: { readonly fallback: string; readonly offline: string },
  online = navigator.onLine,
): string => (online ? texts.fallback : texts.offline)
