/** How many are before this tool's upload, from a message of the event stream; null for any other message. */
export function aheadFrom(message: unknown, tool: string): number | null {
  if (typeof message !== 'object' || message === null) return null
  const { ferramenta, fila } = message as Record<string, unknown>
  return ferramenta === tool && typeof fila === 'number' && Number.isSafeInteger(fila) && fila >= 0 ? fila : null
}
