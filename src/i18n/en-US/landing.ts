// English texts of the landing page, as visitors see it.
import type { landing as source } from '../pt-BR/landing'
import type { Same } from '../same-shape'

export const landing: Same<typeof source> = {
  title: 'Your next job starts here',
  description: 'Your résumé, photo and LinkedIn analyzed in under 30 seconds, line by line, with what to change first.',
  hero: {
    title: 'Your next job starts with a leap.',
    text: 'Send your photo, your LinkedIn or your résumé. In under 30 seconds you see what the recruiter sees, line by line, and what to change first.',
    start: 'Start free',
    example: 'See an example',
    free: '{{free}}. No card.',
    where: 'Example: résumé, line 12',
    weak: 'Responsible for',
    rest: 'customer service and loyalty.',
    rewritten: 'Rewritten',
    points: 'points',
    strong: 'Served 40 customers a day and cut waiting time by 22%.',
  },
  exampleResult: {
    title: 'A sample résumé, really analyzed',
    text: 'The person and the file are made up. The score and every tip come from the same analysis that reads yours.',
    start: 'Analyze my résumé',
    busy: 'The sample could not be read right now. Try again in a moment.',
  },
  facts: {
    label: '{{app}} in figures',
    time: '30 seconds',
    timeText: 'or less for the result to arrive',
    people: '50,000+',
    peopleText: 'professionals have made the leap',
    chances: 'up to 10x',
    chancesText: 'better chance of being called for an interview',
  },
  tools: {
    title: 'Four tools, one leap at a time',
    text: 'Start with any of them. Every score comes with its proof and the next step.',
    resume: 'We show what screening software can read in your file and which lines hide your results.',
    photo: 'Light, background, sharpness and expression, measured in the picture itself.',
    linkedin: 'Headline, summary and experience: what to change in each, and a headline ready to copy.',
    scanner:
      'Paste the job description and compare it with your résumé: what matches, what is missing and what could be said better.',
  },
  why: {
    title: 'No advice without proof',
    line: 'The exact line.',
    lineText: 'In a résumé, suggestions about what you wrote quote the line of your file.',
    gain: 'The gain before the effort.',
    gainText: 'Suggestions for a résumé say how many points they are worth before you change anything.',
    data: 'Your data is yours.',
    dataText: 'Download or delete everything whenever you like.',
    action: 'Analyze my profile',
    overall: 'Example overall score',
    example: 'Example: from 67 to 95 in three rounds of changes.',
  },
  auth: {
    title: 'Create your account and run the first analysis now',
    card: 'No credit card',
    erase: 'Delete your account and data whenever you like',
  },
  stories: {
    title: 'They made the leap',
    invented: 'Example stories about made-up people. They show the kind of change an analysis points out.',
    camila: {
      quote:
        'I had been sending the same résumé for two years. {{app}} showed me that the screening robot could not even read my phone number. I changed the file in ten minutes and had three interviews the week after.',
      name: 'Camila Rocha',
      role: 'Financial analyst, Recife',
    },
    joao: {
      quote: 'I liked that there was no empty praise. Each point had the sentence from my profile next to it.',
      name: 'João Batista',
      role: 'Maintenance technician, Betim',
    },
    leticia: {
      quote: 'I came back from leave not knowing where to start. The scanner gave me a short list.',
      name: 'Letícia Amaral',
      role: 'Product designer, Curitiba',
    },
  },
  close: {
    title: 'All it takes is one leap.',
    action: 'Create a free account',
  },
}
