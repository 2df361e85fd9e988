/** The page of the second step of a sign-in; `next`: the path the person came for. */
export const stepPath = (next: string | null): string =>
  `/entrar/segundo-fator${next ? `?next=${encodeURIComponent(next)}` : ''}`
