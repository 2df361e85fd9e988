// English texts of each check of a résumé's content.
import type {
  contentChecks as checksSource,
  examples as examplesSource,
  phones as phonesSource,
  questions as questionsSource,
  restOfFigures as restSource,
  taskExamples as taskExamplesSource,
  verbs as verbsSource,
} from '../../pt-BR/analyses/resume-content'
import type { Same } from '../../same-shape'

export const contentChecks: Same<typeof checksSource> = {
  quantified: {
    name: 'Figures in results',
    missing: 'numbers',
    missing_more: 'more of what you did',
    missing_most: 'a few more numbers',
    title: 'Show the scale of what you did',
    title_one: 'Show the scale of what you did in one more sentence',
    title_other: 'Show the scale of what you did in {{count}} more sentences',
    title_more_one: 'Add one more result of yours',
    title_more_other: 'Add {{count}} more results of yours',
    title_nobullets: 'Say what you did',
    why: 'Sentences about your work with a number that says something, or with what came of it: {{found}} of {{of}}. With {{target}} on the page, a reader can see the scale of what you did, and the points are for those {{target}} in all.{{note}}',
    why_more:
      'Sentences about your work that already have a number, or say what came of it: {{found}}. With {{target}}, a reader can see the scale of what you did.{{note}}',
    why_none: 'No sentence shows the scale of what you did yet.',
    why_nobullets: 'We found no sentences that say what you did.',
    fix: 'Take one sentence at a time and answer: {{question}}',
    fix_share:
      'Take one sentence at a time and answer: {{question}} A percentage alone says little: say from what to what.',
    fix_more: 'Think of what else you did and give each sentence a number: {{question}}',
    fix_none: 'Say what you did, with numbers: {{question}}',
    fix_nobullets:
      'Under each job, project or volunteer role, write 2 to 5 bullets with what you did. Ask yourself: {{question}}',
    strength: '{{found}} sentences show the scale of what you did with numbers, or with what came of it.',
  },
  tasks: {
    name: 'What you did',
    missing: 'more about what you did',
    missing_almost: 'more of what you did',
    missing_duties: 'what changed because of you',
    missing_names: 'how you do your work',
    title: 'Say more about what you did in each job',
    title_duties: 'Say what changed because of you',
    title_names: 'Say how you do each task',
    title_insider: 'Put in plain words what only insiders understand',
    title_thin: 'Say a little more about each task',
    title_almost_one: 'Add one more task',
    title_almost_other: 'Add {{count}} more tasks',
    title_none: 'Say what you did',
    title_first: 'Say more of what you have done, in a job or out of one',
    why: 'Tasks described in some detail: {{found}}{{several}}. With {{target}}, a reader can picture your working day.',
    why_insider: 'The abbreviations hide what you did: an employer from elsewhere cannot read these lines.',
    why_thin:
      'Lines that tell little of the task: {{thin}} of {{all}}. One or two more details (how, with what, for whom, how many) show your work.',
    why_almost:
      'Nearly there: you describe {{found}} tasks in some detail{{several}}; with {{target}}, a reader can picture your working day.',
    why_first: 'With {{target}} things you have done, a reader can picture you at work.',
    why_none: 'We found no sentence that says what you did.',
    why_duties:
      'Sentences that name the duty and not what you did in it: {{duties}}. In a lead or senior role, a reader looks for what changed.',
    why_names:
      'Sentences that only name the task: {{duties}}. You have years of work behind you, and they do not show it yet: anyone in the job could have written them.',
    fix_insider:
      'Put each abbreviation in words that any company understands: instead of “PBO liaison, CSDP”, something like “Ordered and counted supplies for 600 people”.',
    fix_first:
      'An internship, helping in a family business, caring for someone, school work, a course, church or volunteering all count. In two to four sentences: what you did, when and for whom.',
    fix_duties:
      'In each, say what you built, decided or changed: instead of “Managed the team”, something like “Built the night team and planned its shifts”.',
    fix_names:
      'Choose the tasks you did most and give each a sentence: what you did, with what and for whom. Instead of “Answering the telephone”, something like “Booked visits for four dentists by phone and confirmed each one the day before”.',
    fix_thin:
      'Pick those you did most and give each a sentence: how, with what, for whom. Tasks told like that still missing for the points: {{count}}. {{taskExample}}',
    fix_almost: 'Add a sentence or two to your latest job: what you did, with which tools or equipment, and for whom.',
    fix: 'For each job, write two to four sentences: what you did, with which tools or equipment, and for whom.',
    strength: 'A reader can picture your work: {{lines}} sentences say what you did.',
  },
  roles: {
    name: 'Complete roles',
    missing: 'complete job entries',
    title: 'Complete the details of each job',
    title_noroles: 'Show where you have worked',
    why: 'Jobs with a title, an employer, a start and an end: {{found}} of {{of}}.',
    why_noroles: 'We found no job with a title, an employer and dates.',
    fix: 'For each job, write the title, the employer and the month and year you started and left.',
    fix_title: 'Write the title you held next to the employer’s name.',
    fix_employer: 'Write the employer’s name next to the title. If you worked for yourself, write “Self-employed”.',
    fix_hidden: 'Write the employer’s name. “Confidential” or “a leading company” makes readers doubt.',
    fix_dates:
      'Write the month and year you started and left next to the title, as in Mar 2021 – Aug 2023, or “Present”.',
    fix_tasks: 'Write at least two tasks or results under this role.',
    fix_noroles:
      'Add an “Experience” section with title, employer and dates. For a first job, internships, projects and volunteering count.',
    strength: 'Every job has a title, an employer and dates.',
    strength_first: 'Every experience says where and when.',
    strength_year: 'Every job has a title, an employer and a date.',
    strength_read: 'The jobs that we read in full have a title, an employer and a date.',
  },
  openings: {
    name: 'Lines that open with an action',
    missing: 'sentences that open with an action',
    title: 'Open each sentence with something you did',
    title_actions: 'Replace names of actions with verbs',
    title_another: 'Write about yourself without “he” or “she”',
    why_actions:
      'Nearly everything is put in names of actions (“Realization of…”, “Management of…”), which reads like a translation.',
    why_another: 'The résumé tells your work as somebody else’s, and that tires its reader.',
    fix_actions:
      'Open each line with the verb for what you did: “Controlled” instead of “Realization of the control”. If you can, ask somebody who writes good English to read the page.',
    fix_another:
      'Drop “he”, “she” or your name at the start of the sentences and open with the verb: “Opened”, “Negotiated”, “Trained”.',
    title_few: 'Add more actions of yours',
    title_nobullets: 'Say what you did, action by action',
    why: 'Sentences that open with an action verb: {{found}} of {{of}}.',
    why_weak: 'Sentences that open in a way that hides your part: {{weak}}.',
    why_few: 'The sentences you wrote already open with an action, and they are few: {{found}}.',
    why_nobullets: 'We found no sentences with your tasks.',
    fix: 'Start with the verb for what you did: {{verbs}}.',
    fix_weak: 'Replace “Responsible for”, “Helped” or “Worked on” with your own part: {{verbs}}.',
    fix_few: 'Add others, each opening with a verb: {{verbs}}.',
    fix_nobullets: 'Write short bullets under each role, each opening with a verb: {{verbs}}.',
    strength: 'Most of your sentences open with what you did.',
    strength_weak:
      'Most of your sentences open with what you did. Sentences that still open with words such as “Responsible for” or “Helped”: {{weak}}.',
    strength_names: 'Your sentences say at once what the task was.',
  },
  skills: {
    name: 'Hard skills',
    missing: 'technical skills',
    title: 'Name what you can do',
    title_nolist: 'List what you can do',
    why: 'Skills we recognize by name: {{found}}. With {{target}}, your profile is clear.',
    why_nolist:
      'We found no list of skills. In the text we recognize by name: {{found}}; with {{target}}, your profile is clear.',
    fix: 'Write the tools, techniques and routines you know well by name, the way job ads in your field do.',
    fix_nolist: 'Add a “Skills” section with the tools, techniques and routines you know well.',
    strength: '{{found}} skills and terms of your field, counted in the whole résumé.',
  },
  'skills-shown': {
    name: 'Skills in use',
    missing: 'your skills shown in use',
    title: 'Show where you used the skills you list',
    title_nolist: 'List your skills and show where you used them',
    why: 'Skills on your list that also appear in your experience or projects: {{found}} of {{of}}. Full points come with {{target}}.',
    why_nolist: 'We found no list of skills to compare with your experience.',
    fix: 'Pick the most important ones on your list, such as {{names}}, and say in a role what you used them for.',
    fix_few: 'Add other skills you have used to the list, and say in your experience what you used them for.',
    fix_nolist: 'Add a “Skills” section with what you know well, and mention the main ones in your experience too.',
    strength: '{{found}} listed skills also appear in what you did.',
  },
  summary: {
    name: 'Summary',
    missing: 'a good summary',
    missing_firm: 'an opening for any employer',
    title: 'Open with a summary that says who you are',
    title_missing: 'Two lines that introduce you are missing',
    title_headline: 'Introduce yourself in two lines',
    title_long: 'Shorten your introduction',
    title_norole: 'Name your occupation right at the start',
    title_worn: 'Replace the stock phrase in your opening with a fact',
    title_wornBare: 'Replace the stock phrase in your opening with a fact',
    title_vague: 'Say which job you want',
    title_firm: 'Name the employer only in the version that goes there',
    title_result: 'Put your best result into the opening',
    title_size: 'Put the size of your work into the opening',
    title_many: 'Choose one job per résumé',
    title_bare: 'Add two lines about yourself to the objective',
    title_aim: 'Add two lines about yourself to the objective',
    title_unproved: 'Put one of your results into the opening',
    why: 'Your introduction has {{words}} words; up to {{most}}, it gets read to the end.',
    why_missing: 'We found neither a summary nor an objective.',
    why_headline: 'The job is at the top; an introduction is missing.',
    why_norole: 'The introduction has {{words}} words and names no job title or occupation.',
    why_worn:
      'The opening says what you are looking for. But “{{names}}” fits anybody, and takes the place of what only you bring.',
    why_wornBare:
      'The opening says what you are looking for. But “{{names}}” fits anybody, and takes the place of what only you bring.',
    why_vague: 'This objective would fit any person and any employer.',
    why_firm:
      'The opening speaks of {{firm}}. Anyone else who gets the page understands that you do not want to work there.',
    why_result:
      'The opening says who you are and nothing yet of what you achieved, and many people read only that part.',
    why_size: 'The opening says who you are and not yet how large your work is, and many people read only that part.',
    why_many: 'The objective names {{areas}} areas, and a reader cannot tell which job to call you for.',
    why_bare: 'The objective says what you want; what you bring is missing.',
    why_aim: 'The objective says what you want; what you bring is missing.',
    why_unproved: 'The opening says who you are; an example of what your work brought is missing.',
    fix: 'Write two to four lines: occupation, {{parts}} and what you are looking for.',
    fix_firm:
      'In the other versions, name the job and not the employer: your trade, {{parts}} and what you are looking for. If this page does go to {{firm}}, say there what you bring.',
    fix_result: 'Repeat there, in a few words, the line that shows your work best. The one we marked would do.',
    fix_size:
      'Repeat there, in a few words, the line that we marked: it says the size. If something changed because of you, say that too: it is worth more.',
    fix_many:
      'Keep the area closest to the job, as in “{{example}}”. For another area, make another version of the résumé.',
    fix_bare: 'Write below it: {{parts}} and, once a line of your work has a number, that line in a few words.',
    fix_aim: 'Write below it: {{parts}} and one example of your work, with a number. The line we marked would do.',
    fix_unproved:
      'First put a number, or what changed, into a line of your work; then repeat the best of them in the opening.',
    fix_missing:
      'Right under your contact details, write two or three lines, such as “{{example}}”, and what you are looking for.',
    fix_headline: 'Right below the job you want, write two or three lines: {{parts}} and what you are looking for.',
    fix_long: 'Cut it to {{most}} words at most: occupation, {{parts}} and what you want next.',
    fix_norole: 'Start with your occupation or the job you want, as in “{{example}}”.',
    fix_worn: 'Cut “{{names}}” and say there what you have done, such as “{{best}}”.',
    fix_wornBare: 'Cut “{{names}}” and say there something you did, with a number or with what changed.',
    fix_vague:
      'Replace it with a job title and what you can do, such as “{{example}}”. If you want more than one, choose the one closest to the job.',
    strength: 'The opening names your occupation or field.',
    strength_change: 'The opening names the field you are moving to.',
  },
  education: {
    name: 'Education',
    missing: 'details of your studies',
    title: 'Complete the details of your studies',
    title_missing: 'Say where you studied',
    why: 'For each course we look for its name or degree, the school and the year or status.',
    why_missing: 'We did not find your studies in an education section.',
    fix: 'Write the course or degree, the school and the year you finished; if you still study, write “in progress”.',
    fix_degree:
      'Write the name of the course or the degree, as it is called where you studied: “GCSEs”, “A-levels”, “High school diploma” or “BSc in Accounting”.',
    fix_school: 'Write the name of the school, college or institute.',
    fix_details: 'Write the school or college and the year you finished; if you still study, write “in progress”.',
    fix_when: 'Write the year you finished or, if you still study, “in progress”.',
    fix_missing: 'Add an “Education” section with course or degree, school and year. Secondary school counts too.',
    strength: 'Education with course, school and year or status.',
    strength_basic: 'Your schooling is stated.',
  },
  extras: {
    name: 'Languages, courses and projects',
    missing: 'languages, courses or projects',
    title: 'Show what else you bring',
    why: 'We found no courses, languages or projects.',
    fix: 'If it is true for you, add a “Courses”, “Languages” or “Projects” section. A short course counts too.',
    strength: 'Courses, languages or projects round off the profile.',
    strength_languages: 'Your languages round off the profile.',
    strength_courses: 'Your courses round off the profile.',
    strength_projects: 'Your projects round off the profile.',
  },
  placeholders: {
    name: 'Template leftovers',
    missing: 'no template leftovers',
    missing_note: 'no message left on the page',
    title: 'Remove what is left of the template',
    title_note: 'Delete the message left on the page',
    why: 'Parts of the template are still there: {{names}}.',
    why_note: 'This speaks to somebody else and not to an employer: “{{names}}”.',
    fix: 'Replace each with your own details, or delete it. Then read the whole page aloud, once.',
    fix_note:
      'Delete the whole sentence, save the file again and read the page from beginning to end before you send it.',
    strength: 'Nothing is left of the template.',
  },
  'personal-data': {
    name: 'Personal data',
    missing: 'less personal data',
    title: 'Protect your personal data',
    title_document: 'Remove document numbers',
    why: 'Details nobody needs to know yet: {{found}}.',
    why_document:
      'Details nobody needs to know yet: {{found}}, including document numbers. We have masked the numbers here.',
    fix: 'Take out: {{named}}. Name, city, phone and email are enough.',
    fix_document:
      'Take out: {{named}}. Document numbers are only asked for when you are hired and can be used for fraud; name, city, phone and email are enough.',
    strength: 'Only the personal data a job needs.',
  },
  'contact-form': {
    name: 'Direct contact',
    missing: 'contact details that reach you directly',
    title: 'Make it easy to reach you',
    title_email: 'Use an email address with your name',
    title_both: 'Use your own phone and an email with your name',
    title_relayed: 'Give a phone number that reaches you directly',
    why: 'Recruiters need to reach you, with no one in between.',
    why_email: 'Your email address is a nickname, and a recruiter may not take it seriously.',
    why_relayed: 'When someone else takes your messages, an important call can get lost.',
    fix: 'Give a phone number of your own and an email address with your first and last name.',
    fix_email: 'Create a free email address with just your first and last name and use it to apply.',
    fix_relayed: 'Keep only your own phone number. If you use WhatsApp, say so next to it.',
    strength: 'You can be reached directly.',
  },
  empty: {
    name: 'Sentences that say something',
    missing: 'fewer vague sentences',
    missing_blame: 'a page without complaints',
    title: 'Replace sentences that say nothing',
    title_unmeasured: 'Say how much the result was',
    title_boast: 'Replace praise with facts',
    title_blame: 'Leave complaints out',
    title_demand: 'Leave your conditions for the conversation',
    title_apology: 'Leave apologies out',
    title_plea: 'Show what you offer, not that you need it',
    title_image: 'Say what you did in everyday words',
    title_advert: 'Replace the sentences of the job ad with what you did',
    why: 'Sentences that are vague or that nobody can check: {{found}}, with words such as “{{names}}”.',
    why_image:
      'Beautiful or strange sentences that do not show the work: {{found}}. A reader cannot tell what you did.',
    why_advert: 'Sentences that describe the post, as a job ad does, and not your work: {{found}}.',
    why_blame: 'Readers do not know the story and may think less of you.',
    why_demand: 'Pay and hours are agreed once there is interest; before that, a demand puts a reader off.',
    why_apology: 'A reader had not thought of it before, and now does.',
    why_plea: 'All applicants need the job; employers choose by what people can do.',
    fix: 'Say what, how much and for whom: “did various things” becomes, for example, “served 40 customers a day and counted the cash each evening”.',
    fix_unmeasured:
      'Replace the adjective with the number, from what to what. If you do not know it, say what you did.',
    fix_boast: 'Facts are more convincing than praise: say what you did and what changed.',
    fix_image:
      'For each one, answer: what did you do, with whom and with which tool? “Led weekly meetings with 12 people of the sales team” says more than an image.',
    fix_advert:
      'Delete each one and say what you did: “Will be responsible for supporting recruitment” becomes, for example, “scheduled the interviews and checked the papers of new staff”.',
    fix_blame: 'Remove the sentence. If they ask in the interview, say what you learned.',
    fix_demand: 'Remove the sentence and say what you accept when they ask.',
    fix_apology: 'Remove the sentence, and say in its place what you can do and have done, however small.',
    fix_plea: 'Remove the sentence, and say in its place what you can do and have done, however small.',
    strength: 'The sentences say something.',
  },
  plausible: {
    name: 'Figures and dates that convince',
    missing: 'figures and dates that are easier to believe',
    title: 'Check these figures',
    title_overlap: 'Check the dates of your jobs',
    title_dates: 'Correct the dates of a job',
    title_age: 'Check your dates and years of experience',
    title_level: 'Choose one level to present yourself',
    why: 'Readers may doubt this, even if it is true: {{names}}.',
    why_cut: 'A reduction cannot exceed 100%: {{names}}.',
    why_overlap: 'By the dates, five jobs or more ran at the same time for a year.',
    why_dates: 'As written, the job ends before it begins or lies in the future: {{names}}.',
    why_age: 'The dates and years of experience do not fit your date of birth.',
    why_level: 'The opening says “{{names}}”, while the latest job or the opening itself is an internship.',
    fix: 'Check the figure and say from what to what, in what time and with what team: “from 3 to 42 orders a month, in one year” is more convincing than a huge percentage.',
    fix_cut: 'Check the figure: “from 10 to 4 hours” is a reduction of 60%.',
    fix_overlap:
      'Check the start and end of each. If some were part-time, freelance or on a board, say so next to them.',
    fix_dates: 'Write the start first and the end second, and check month and year against your contract or payslips.',
    fix_age: 'Check the years. Correct any slip; and you can leave out the date of birth, as nobody needs it yet.',
    fix_level: 'Present yourself at the level of the job you want and let the dates tell the rest.',
    strength: 'Figures and dates that are easy to believe.',
  },
  cliches: {
    name: 'Clichés',
    missing: 'fewer stock phrases',
    title: 'Replace stock phrases with your own facts',
    why: 'These words appear in many résumés and say nothing about you: {{names}}.',
    why_more: 'These words appear in many résumés and say nothing about you: {{names}} and {{rest}} more.',
    fix: 'Replace each ({{names}}) with an example: something you did, with whom and what changed. What has no example can go.',
    strength: 'No stock phrases.',
  },
  spelling: {
    name: 'Spelling',
    missing: 'a spelling check',
    title: 'Check these words',
    title_translated: 'Have somebody who grew up with English revise the page',
    why_translated: 'This reads as translated word for word, and slows a reader down: {{all}}.',
    fix_translated:
      'Change: {{names}}. Open each line with the verb: “Prepared 300 petitions”, not “Elaboration of petitions”.',
    why: 'There may be a slip in the spelling: {{names}}.',
    why_more: 'There may be slips in the spelling: {{all}}.',
    fix_more_one:
      'Check and correct: {{names}} and {{count}} more word, under “Why?”. Word, Google Docs and your phone underline each one.',
    fix_more_other:
      'Check and correct: {{names}} and {{count}} more words, under “Why?”. Word, Google Docs and your phone underline each one.',
    fix: 'Check and correct: {{names}}. Word, Google Docs and your phone underline each one.',
    strength: 'Nothing to check in the spelling.',
  },
  'skill-list': {
    name: 'Skills list length',
    missing: 'a shorter list of skills',
    title: 'Choose the skills you use most',
    why_page:
      'The page names {{found}} skills; after some {{most}}, a reader cannot tell which ones you are strong in.',
    why: 'The list has {{found}} skills that we recognize; after about {{most}}, a reader cannot tell which you are strong in.',
    fix: 'Keep the ones the job asks for and the ones you have really used, and say in your experience where you used them.',
    strength: 'A list of skills of a good length.',
  },
  'new-field': {
    name: 'New field',
    missing: 'what you did in the new field',
    title: 'Show what you have done in the field you want',
    why: 'You are looking in one field, and the jobs on the page are in another. Lines about the new field so far: {{found}}. With {{target}}, a reader understands the change.',
    fix: 'Say what already connects you to it: a course with its hours, a project of your own, a task from an earlier job that exists there too. If true for you, name {{names}}.',
    strength: 'The page already shows what you did in the new field.',
  },
  recent: {
    name: 'Time since the last job',
    missing: 'a word about the break',
    title: 'Explain the break before anyone asks',
    title_fresh: 'Show something recent',
    why: 'The last job on the page ended {{years}} years ago, and a reader wants to know what came after. A break is no fault: silence is what raises doubts.',
    why_fresh:
      'You explain the break, and that helps. Your last job ended {{years}} years ago, and nothing on the page is from the last two years.',
    why_explained:
      'You show something recent, and that helps. Your last job ended {{years}} years ago, and the page does not say why you stopped.',
    fix: 'In one line, say why you stopped and that you are returning, as in “I stopped work in {{ended}} to care for my family and am returning now”. Then, if true, add a course, work of your own or volunteering from the last two years, with its year.',
    fix_fresh:
      'If true, add a course, even a short free one, or volunteering from the last two years, with its year, in a section of its own.',
    fix_explained:
      'In one line, say why you stopped and that you are returning, as in “I stopped work in {{ended}} to care for my family and am returning now”. No more detail is needed.',
    strength: 'Your last job is recent, or the break is explained.',
  },
  order: {
    name: 'Section order',
    missing: 'experience before education',
    title: 'Put experience before education',
    why: 'You have had {{jobs}} jobs, and the page starts with your education.',
    fix: 'Move the experience section above education: what comes first gets read first.',
    strength: 'What matters most comes first.',
  },
}

export const phones: Same<typeof phonesSource> = {
  whole: { br: 'with its area code (DDD)', us: 'with its area code', other: 'in full' },
  example: { br: '(81) 98888-7777', us: '(512) 555-0142', other: '+351 912 345 678' },
}

export const examples: Same<typeof examplesSource> = {
  own_one: '{{job}} with {{count}} year of experience in …',
  own_other: '{{job}} with {{count}} years of experience in …',
  job: '{{job}}, with experience in …',
  first: 'Trainee in …, with a course in …',
  none: 'Your occupation, with … years of experience in …',
}

export const restOfFigures: Same<typeof restSource> = {
  parts: 'years of experience, what you do best',
  parts_first: 'what you study, what you can already do',
  restOfFigures_one: 'Then add one more result with a number.',
  restOfFigures_other: 'Then add {{count}} more results with a number.',
  severalTasks_one: ', in {{count}} sentence, as one sentence can hold several',
  severalTasks_other: ', in {{count}} sentences, as one sentence can hold several',
  alsoTasks: 'Each new sentence counts as a task too, on top of these points.',
}

export const taskExamples: Same<typeof taskExamplesSource> = {
  home: 'Instead of “daily care”, something like “Helped each person to wash and take their medicines on time, and wrote down how the day went”.',
  making:
    'Instead of “operating machines”, something like “Set the machine up from the drawing, measured the first pieces and sorted out those off size”.',
  building:
    'Instead of “finishing work”, something like “Levelled the floors, laid the tiles and left each flat ready for painting”.',
  safety:
    'Instead of “site inspections”, something like “Inspected every work front each week, logged the hazards and followed up until they were fixed”.',
  any: 'Instead of “stock control”, something like “Checked the stock every Friday with a scanner and reported what was missing”.',
  cleaning:
    'Instead of “cleaning rooms”, something like “Cleaned the classrooms with a floor scrubber before the pupils came in”.',
  office:
    'Instead of “invoicing”, something like “Issued the invoices in the company system and checked the amounts with the sales team”.',
  marketing:
    'Instead of “social media management”, something like “Wrote and scheduled the shop’s posts and answered customers’ messages”.',
  technology:
    'Instead of “system maintenance”, something like “Fixed the faults in the ordering system that the sales team reported”.',
  calls:
    'Instead of “customer service”, something like “Answered calls and chats about bills and cancellations and logged each case in the system”.',
  counter:
    'Instead of “customer service”, something like “Served at the counter, helped people find their size and closed the sale at the till”.',
  health:
    'Instead of “patient care”, something like “Checked each bed’s vital signs and medication, handed the shift over and charted every change”.',
  kitchen:
    'Instead of “food preparation”, something like “Prepared the lunch sides and plated the dishes on the hot section”.',
  clinic:
    'Instead of “patient care”, something like “Assessed each person at the first visit, agreed the treatment and wrote up the progress”.',
  nutrition:
    'Instead of “menu planning”, something like “Planned the week’s menu for each diet and checked the portions as they were served”.',
  pharmacy:
    'Instead of “dispensing”, something like “Checked the prescription, picked the medicines and explained when to take them”.',
  tests:
    'Instead of “running tests”, something like “Checked the request, prepared the equipment and entered the result in the system”.',
  animals:
    'Instead of “animal care”, something like “Weighed and held the animals at the visit and explained to owners what to give at home”.',
  fields:
    'Instead of “crop management”, something like “Walked the fields each week, noted the pests and adjusted the irrigation”.',
  plans:
    'Instead of “project design”, something like “Drew the plan, checked the measurements on site and changed what the client asked for”.',
  guests:
    'Instead of “guest service”, something like “Welcomed each guest, took the order and checked the bill at the end”.',
  law: 'Instead of “case management”, something like “Read the court notices each morning, noted the deadlines and drafted the simpler filings”.',
  beauty:
    'Instead of “client service”, something like “Kept the day’s bookings, sterilised the tools and booked each client’s next visit”.',
  goods:
    'Instead of “order picking”, something like “Picked orders with a handheld scanner and checked each box before dispatch”.',
  repair:
    'Instead of “preventive maintenance”, something like “Went through the line’s machines with the maker’s checklist and replaced worn parts”.',
  teaching:
    'Instead of “lesson planning”, something like “Planned lessons around games and materials made with the class”.',
}

export const questions: Same<typeof questionsSource> = {
  any: 'how many people, how often, in how much time, with what result?',
  leading: 'what team or area, and what changed, from what to what?',
  land: 'how large an area, how many plants or animals, how much per season or month?',
  beauty: 'how many people a day, how many regulars, which services?',
  frontend: 'how many people used the page, how long did it take to load, before and after?',
  software: 'how many people used the system, how many requests a day, what time or cost went down?',
  research: 'how much data, what error or accuracy, how much better than before?',
  data: 'how many rows or sources, how many reports, how many hours of manual work saved?',
  infrastructure: 'how many servers, how many releases a week, how much downtime?',
  support: 'how many tickets a day, how many users, how fast did you solve them?',
  quality: 'how many scenarios tested, how many faults found before release?',
  product: 'how many users, which metric changed, from what to what?',
  project: 'how many people, what deadline, what budget?',
  design: 'how many pieces a month, for how many clients, with what result?',
  marketing: 'what budget, how many campaigns, how many leads or sales came from them?',
  sales: 'what was the target and what did you reach, how many customers did you have?',
  service: 'how many contacts a day, what rating or response time?',
  retail: 'how many customers a day, how much money did you handle, how many items did you restock?',
  administrative: 'how many people a day did you help, how many documents, which deadlines did you meet?',
  accounting: 'how many companies or invoices a month, on which day did you close the month?',
  finance: 'what amount or portfolio, how many reports, which delay or error went down?',
  people: 'how many employees, how many openings a month, in how many days?',
  nursing: 'how many beds or patients per shift, in which unit?',
  health: 'how many appointments a week, with what kind of patients?',
  nutrition: 'how many meals or patients a day, for whom, which waste or measure changed?',
  rehabilitation: 'how many patients a week, with which complaints, what got better in how many sessions?',
  pharmacy: 'how many prescriptions or customers a day, how many items in stock, which loss or error went down?',
  dentistry: 'how many patients a day, which procedures, in how many chairs?',
  psychology: 'how many people or groups a week, of what age, in which service?',
  social: 'how many families or cases a month, in which service, referred to whom?',
  veterinary: 'how many animals a day, of which species, which procedures?',
  imaging: 'how many scans a shift, on which equipment, how many fewer repeats?',
  agronomy: 'how many hectares or acres, which crops or animals, how much a season, which loss went down?',
  architecture: 'how many projects, of what size, by which deadline, at what cost?',
  laboratory: 'how many samples or tests a week, on which equipment, how soon were the results out?',
  teaching: 'how many students, how many classes, what age, what got better?',
  driving: 'which vehicle, how many trips or deliveries a day, how many miles, how many years without an accident?',
  logistics: 'how many orders, items or pallets a day, what difference at inventory?',
  production: 'how many pieces a day or shift, of what kind, on which machine?',
  maintenance: 'how many jobs a day, in what kind of building or on which equipment?',
  construction: 'how large an area, in how many days, with how many people?',
  engineering: 'what value or size of project, what deadline, what cost?',
  law: 'how many cases, of which kind, with what result?',
  kitchen: 'how many meals a day, how many people in the kitchen, which menu?',
  hospitality: 'how many tables, rooms or guests per shift?',
  cleaning: 'how many homes, rooms or beds, in how much time, with which products?',
  safety: 'how many people trained, how many inspections a month, how many days without an accident?',
  care: 'how many people did you look after, on which shifts, with what routine?',
  security: 'how many people, buildings or entrances, on which shifts, with which equipment?',
}

/** Verbs with which the lines of such work open. */
export const verbs: Same<typeof verbsSource> = {
  any: '“Built”, “Organized”, “Solved”, “Improved”',
  cleaning: '“Cleaned”, “Organized”, “Checked”, “Trained”',
  office: '“Checked”, “Organized”, “Issued”, “Closed”',
  law: '“Drafted”, “Negotiated”, “Followed up”, “Reviewed”',
  marketing: '“Created”, “Planned”, “Launched”, “Measured”',
  technology: '“Deployed”, “Automated”, “Fixed”, “Migrated”',
  counter: '“Sold”, “Served”, “Negotiated”, “Opened”',
  calls: '“Answered”, “Solved”, “Logged”, “Guided”',
  beauty: '“Styled”, “Booked”, “Prepared”, “Treated”',
  health: '“Cared for”, “Recorded”, “Gave”, “Taught”',
  clinic: '“Assessed”, “Treated”, “Followed up”, “Advised”',
  nutrition: '“Planned”, “Assessed”, “Advised”, “Trained”',
  pharmacy: '“Checked”, “Dispensed”, “Advised”, “Organized”',
  tests: '“Collected”, “Tested”, “Calibrated”, “Recorded”',
  animals: '“Treated”, “Weighed”, “Advised”, “Recorded”',
  fields: '“Planted”, “Managed”, “Monitored”, “Harvested”',
  plans: '“Designed”, “Drew”, “Costed”, “Supervised”',
  kitchen: '“Prepared”, “Served”, “Organized”, “Trained”',
  guests: '“Welcomed”, “Served”, “Organized”, “Solved”',
  goods: '“Picked”, “Checked”, “Operated”, “Delivered”',
  repair: '“Installed”, “Repaired”, “Built”, “Inspected”',
  home: '“Cared for”, “Assisted”, “Cooked”, “Recorded”',
  making: '“Set up”, “Operated”, “Welded”, “Inspected”',
  building: '“Laid”, “Levelled”, “Finished”, “Measured”',
  safety: '“Inspected”, “Trained”, “Checked”, “Recorded”',
  teaching: '“Taught”, “Planned”, “Assessed”, “Created”',
}
