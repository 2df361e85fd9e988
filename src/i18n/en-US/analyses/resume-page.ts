// English texts of the résumé page around its checks.
import type { page as pageSource, upload as uploadSource } from '../../pt-BR/analyses/resume-page'
import type { Same } from '../../same-shape'

export const page: Same<typeof pageSource> = {
  title: 'Résumé',
  heading: 'Your résumé',
  description: 'See what screening systems (ATS) read in your résumé (CV) and what to change first.',
  ring: 'Résumé score: {{score}} of 100',
  ringBefore: 'Résumé score: {{score}} of 100, {{before}} before',
  file_one: '{{count}} page, analyzed {{when}}',
  file_other: '{{count}} pages, analyzed {{when}}',
  fileNoPages: 'analyzed {{when}}',
  bands: {
    start: 'Just getting started',
    building: 'Taking shape',
    path: 'On the right path',
    great: 'Very good',
    excellent: 'Excellent',
  },
  headline: '{{band}}. Next: {{missing}}',
  lead: {
    excellent: 'Now find the right job. Without a job ad to compare with, 95 is the most a résumé can score.',
    content: 'You describe your work well.',
    top: 'Before a first job the highest score is {{top}}.',
    top_change: 'For a change of field the highest score is {{top}}, until a first job in the new one.',
    top_return: 'After years without a job the highest score is {{top}}.',
    /** Beside that, where hardly a point is open. */
    nearly: 'You already show nearly everything there is to show now.',
    /** Of a tip without a point of its own. */
    small: 'It is worth less than a point now, and still helps a reader.',
    gain_one: 'The first change below is worth {{count}} point.',
    gain_other: 'The first change below is worth {{count}} points.',
    gains_one: 'The first {{n}} changes below are worth {{count}} point together.',
    gains_other: 'The first {{n}} changes below are worth {{count}} points together.',
  },
  reason: {
    doubt_one:
      'This score is not certain yet: we do not know for sure what {{count}} line of the file is. Tell us and the score is certain; it may go up or down.',
    doubt_other:
      'This score is not certain yet: we do not know for sure what {{count}} lines of the file are. Tell us and the score is certain; it may go up or down.',
    doubtBetween_one:
      'This score is not certain yet, between {{least}} and {{score}}: we do not know for sure what {{count}} line of the file is, and took nothing off for what may be in it. Tell us and the score is certain.',
    doubtBetween_other:
      'This score is not certain yet, between {{least}} and {{score}}: we do not know for sure what {{count}} lines of the file are, and took nothing off for what may be in them. Tell us and the score is certain.',
    corrected: 'Thank you for checking the reading: the score went from {{before}} to {{score}}.',
    correctedIn:
      'Thank you for checking the reading: the score went from {{before}} to {{score}}. With the corrected reading, these count for less than before: {{names}}. If it is in the file and we missed it, mark its line below, where the reading is corrected.',
    empty: 'The score follows what the page says about you, and that is still to be written.',
    earlier:
      'Nearly all of the score comes from the content ({{content}}): a tidy file does not make up for what is still untold.',
    content:
      'The overall score is the content score, not the average of the three: a tidy file adds no points, it only avoids losing them.',
    file_one:
      'The overall score is the content score ({{content}}) minus {{count}} point for the file, not the average of the three.',
    file_other:
      'The overall score is the content score ({{content}}) minus {{count}} points for the file, not the average of the three.',
  },
  unread: {
    headline: 'We could not read your work experience',
    lead: 'The score is for the rest of your résumé. Job titles, employers and dates are not part of it.',
    title: 'Check how your experience is written',
    why: 'We saw {{periods}} date ranges outside your education and could not tie any of them to a job title and an employer. That is a limit of our reading, not a mistake of yours, and other systems may stumble in the same place. So job titles, employers and dates were left out of the score.',
    whyUndated:
      'We saw lines that seem to be about jobs and could not tie any of them to a job title, an employer and dates. That is a limit of our reading, not a mistake of yours, and other systems may stumble in the same place. So job titles, employers and dates were left out of the score.',
    fix: 'It helps to have the heading “Experience” on a line of its own and, for each job, its title, employer and dates together, in plain text and a single column. If these dates are not about work, you can leave them as they are.',
    partTitle: 'We could not read this part',
    partWhy:
      'These lines seem to be about jobs that our reading did not match with a job title and an employer. That is a limit of our reading, not a mistake of yours, and other systems may stumble in the same place: nothing they say is treated as missing.',
    partsTitle_one: 'We could not read this part: {{names}}',
    partsTitle_other: 'We could not read these parts: {{names}}',
    partsWhy_one:
      'These lines show that it is in your résumé, and our reading could not tell what it says. That is a limit of our reading, not a mistake of yours: it was left out of the score and is not treated as missing.',
    partsWhy_other:
      'These lines show that they are in your résumé, and our reading could not tell what they say. That is a limit of our reading, not a mistake of yours: they were left out of the score and are not treated as missing.',
    partsFix: 'If you like, say further down what each line is: the score is measured again at once.',
  },
  groups: { formatting: 'Formatting', content: 'Content', ats: 'ATS compatibility' },
  download: 'Download optimized résumé',
  again: 'Upload a new version',
  capsHeading: 'What is holding the score back',
  order: 'What can harm you comes first and layout last, so the points are not in order.',
  findingsNone:
    'We found nothing to fix: everything we could check is at its best. Not every mistake can be found, so ask somebody to read it before you send it.',
  point_one: 'point',
  point_other: 'points',
  place: 'Page {{page}}, line {{line}}',
  placeNoPage: 'Line {{line}}',
  robotLead: 'This is how a screening system, the ATS, receives your file before a person does.',
  linkAlone: '(in the link alone, which not every system reads)',
  sections: 'Sections recognized',
  noSections: 'No section recognized.',
  hidden: 'Text no one sees',
  hiddenLead:
    'These lines are in the file but do not show to a reader. They do not count toward the score, and many systems reject résumés like that. Remove what you do not want read.',
  hiddenReason: {
    white: 'in the background color',
    tiny: 'too small to read',
    invisible: 'invisible',
    'off-page': 'outside the page',
    vanish: 'marked as hidden',
  },
  raw: 'See the extracted text',
  rawLabel: 'Extracted text',
  rawEmpty: 'No text was extracted.',
  found: 'Found',
  foundNone: 'No known keyword in this file.',
  suggested: 'Suggested',
  suggestedNone:
    'There is no keyword we can suggest with confidence. The best ones are in ads for the jobs you want: use those that come up again and are true of you.',
  ifTrue: 'if they are true for you',
  best: 'The line that shows your work best: “{{line}}”.',
  readable: 'Company systems read your file well.',
  engine: 'The same file always gets the same score.',
  notResume: 'This file does not look like a résumé',
  notResumeText:
    'We found no sections, dates or contact details like a résumé’s, so we gave no score. See below what the robot read, and upload another file if needed.',
  noneText: 'The first one takes under 30 seconds.',
  shows: {
    a: 'A score from 0 to 100 for formatting, content and ATS compatibility',
    b: 'What to change first, and how many points each change is worth',
    c: 'What a screening robot reads in your file',
  },
  pendingText: '{{file}} was uploaded {{when}}. It almost always takes under 30 seconds.',
  refresh: 'Check if it is done',
}

export const upload: Same<typeof uploadSource> = {
  heading: 'Upload a résumé',
  drop: 'Drop your résumé here',
  choose: 'Choose your résumé',
  hint: 'PDF or DOCX, up to 10MB.',
  pick: 'Choose file',
  pickOther: 'Choose another',
  analyse: 'Analyze résumé',
  pendingText: 'Reading sections and dates. It almost always takes under 30 seconds.',
  chosen: 'File chosen',
  kinds: { pdf: 'PDF', docx: 'Word (DOCX)' },
  sendOther: 'Upload another',
  fallback: 'An error occurred while analyzing your résumé.',
  retained: 'Your file is still here. You can try again or choose another.',
  problems: {
    none: { title: 'No file selected', text: 'Choose a PDF or DOCX file.' },
    type: {
      title: 'Invalid format',
      text: 'Only PDF or DOCX files are allowed.',
      inside: 'Whatever its name says, this file is not a PDF or a DOCX inside.',
      help: 'Is it a .doc or another text file? Open it in Word, LibreOffice or Google Docs and save it as DOCX. Is it a picture, or only on paper?',
      go: 'Copy it in the Workbench',
    },
    size: { title: 'File too large', text: 'The maximum size allowed is 10MB.' },
  },
  out: 'You have used up your résumé analyses',
  outText:
    'Your scores stay here. In the Workbench you change the text and see the new score, free of charge, as often as you like. To analyze another file, see the plans.',
  outGo: 'Measure in the Workbench',
}
