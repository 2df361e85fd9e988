// English texts of /templates.
import type { templates as source } from '../pt-BR/templates'
import type { Same } from '../same-shape'

export const templates: Same<typeof source> = {
  title: 'Premium templates',
  description: 'Résumé and letter templates for Word that screening systems read from start to finish.',
  subtitle:
    'Three free Word documents to fill with your own story. One column, common fonts, no tables: a robot reads all of it.',
  download: 'Download template',
  pending: 'Downloading...',
  failed: { title: 'Download failed', text: 'The template could not be downloaded. Please try again later.' },
  format: 'Word (DOCX), in English',
  resume: 'Résumé',
  letter: 'Letter',
  executive: 'For people who lead: an opening summary, results with numbers and a career timeline.',
  tech: 'For people who build: skills by area, projects and what they changed, and certifications.',
  cover: 'One page: why this job, what you have done that is similar, and the next step.',
  howTitle: 'How to fill them in',
  how: {
    brackets:
      'Replace the name, the contact details and everything in [brackets], and delete whatever is not true for you.',
    keep: 'Keep the section titles: screening systems rely on them.',
    analyse: 'Once it is filled in, send the file to the résumé analysis and see what is missing.',
  },
  analyse: 'Analyze my résumé',
}
