// The overall score of a person, from the latest scores of the photo, LinkedIn and résumé tools (P21).

type Scored = { readonly score: number; readonly before: number | null; readonly at: number }
const ringed = ['photo', 'linkedin', 'resume'] as const
type Scores = { readonly overall: Scored | null } & { readonly [tool in (typeof ringed)[number]]: Scored | null }

/** A tool's score; rank 1 is its latest analysis, 2 the one before. `at` in milliseconds. */
export type Ranked = { readonly tool: string; readonly score: number; readonly at: number; readonly rank: number }

const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/**
 * Scores (0 to 100) from the latest (rank 1) and previous (rank 2) analysis of each tool. The overall one is the
 * rounded mean of the latest photo, LinkedIn and résumé scores that exist; the previous overall score uses each tool's
 * previous score where there is one, so that the difference shows what the newest analyses changed. `unused`: tools that the
 * person has no use for; they are no part of the overall score.
 */
export const scoresFrom = (rows: readonly Ranked[], unused: readonly string[] = []): Scores => {
  const scoreOf = (tool: string): Scored | null => {
    const [latest, previous] = [1, 2].map((rank) => rows.find((row) => row.tool === tool && row.rank === rank))
    return latest ? { score: latest.score, at: latest.at, before: previous?.score ?? null } : null
  }
  const [photo, linkedin, resume] = [scoreOf('photo'), scoreOf('linkedin'), scoreOf('resume')]
  const counted = ringed.filter((tool) => !unused.includes(tool)).map((tool) => ({ photo, linkedin, resume })[tool])
  const scores = counted.filter((one) => one !== null)
  if (scores.length === 0) return { overall: null, photo, linkedin, resume }
  const moved = scores.some(({ before }) => before !== null)
  const overall = {
    score: mean(scores.map(({ score }) => score)),
    before: moved ? mean(scores.map(({ score, before }) => before ?? score)) : null,
    at: Math.max(...scores.map(({ at }) => at)),
  }
  return { overall, photo, linkedin, resume }
}
