// English texts of the six questions that lead from nothing to a first draft.
export const questions = {
  title: 'Your first résumé',
  step: 'Question {{n}} of 6',
  progress: 'Questions answered: {{n}} of 6',
  skip: 'Skip this one',
  back: 'Back',
  next: 'Continue',
  last: 'See my résumé',
  live: 'Your résumé so far',
  contact: {
    question: 'How can people reach you?',
    hint: 'This is how the employer will contact you. Leave out document numbers, age and your full address.',
  },
  aim: {
    question: 'What job are you looking for?',
    hint: 'Just one, as it is called in job ads: cook, cleaner, sales assistant.',
  },
  work: {
    question: 'Where did you work last?',
    hint: 'Odd jobs, day work and private homes count. If you do not remember the month, the year is enough.',
    never: 'I have not worked yet',
    neverHint: 'Everybody starts there: in the next question, school, home, church and neighborhood all count.',
  },
  tasks: {
    question: 'What did you do there?',
    hint: 'One task per line, as you would tell a friend. If you know how many, write the number.',
    firstQuestion: 'What have you done, even without pay?',
    firstHint: 'School projects, help in the family business, church events, a team, social media. One line each.',
    firstHeading: 'Projects',
    example: 'E.g.: Prepared 180 meals a day',
    firstExample: 'E.g.: Organized the school raffle, with 300 tickets sold',
  },
  study: {
    question: 'What have you studied?',
    hint: 'Your last grade or course, even if you are still studying. Short courses count a lot.',
    course: 'A course you took, with the place and the year',
  },
  skills: {
    question: 'What can you use and do?',
    hint: 'Machines, programs, recipes, techniques. Only what is true for you, separated by commas.',
  },
} as const
