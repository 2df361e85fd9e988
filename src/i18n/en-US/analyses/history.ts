import type { history as source } from '../../pt-BR/analyses/history'
import type { Same } from '../../same-shape'

export const history: Same<typeof source> = {
  heading: 'History',
  first: 'When you analyze again, the change shows up here.',
  more_one: '{{count}} more result',
  more_other: '{{count}} more results',
  here: 'on this page',
  rules: 'rules v{{version}}',
  chart: 'Score of {{count}} analyses, from {{from}} to {{to}}: {{scores}}',
  changed: 'What changed',
  moved: {
    up_one: 'The score went from {{before}} to {{after}}: {{count}} point more.',
    up_other: 'The score went from {{before}} to {{after}}: {{count}} points more.',
    down_one: 'The score went from {{before}} to {{after}}: {{count}} point less.',
    down_other: 'The score went from {{before}} to {{after}}: {{count}} points less.',
    range: 'From {{before}} to {{after}}. With a range, the difference is not one exact number.',
    same: 'The score is still {{after}}.',
  },
  rulesSame: 'The rules are the same: what changed is what you sent.',
  rulesChanged:
    'The rules changed between the two (from version {{before}} to {{after}}), so the difference may come from them and not from what you sent.',
  noChanges: 'No check changed its points.',
  part: 'Check',
  before: 'Before',
  now: 'Now',
  difference: 'Change',
  points: '{{points}}/{{max}}',
  unmeasured: 'not measured',
  compareWith: 'Compare with',
  compare: 'Compare',
  old: 'This is an earlier analysis',
  oldText: 'It was made {{when}}.',
  latest: 'See the latest',
  after: {
    heading: 'What now?',
    resume: {
      text: 'Take a job you want and see, word by word, what your résumé already answers.',
      go: 'Compare with a job',
    },
    linkedin: {
      text: 'Your profile is done. Now compare your résumé with a real job.',
      go: 'Compare with a job',
    },
    photo: { text: 'Your photo is done. The text of your profile is what recruiters search.', go: 'Check my LinkedIn' },
    job: {
      text: 'Write into your résumé what is true of you and was missing, then send the new version.',
      go: 'Go to my résumé',
    },
  },
}
