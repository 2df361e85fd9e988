/**
 * The checks that earn points, those of earlier rubrics included; all others only find faults, so passing them deserves no
 * praise. Apart from rubric.ts, because a page that shows a result needs this and not what measures it.
 */
export const earningChecks: ReadonlySet<string> = new Set([
  ...['quantified', 'tasks', 'roles', 'summary', 'skills', 'education', 'openings', 'extras'],
  ...['skills-shown', 'role-dates'],
])
