import type { names as source } from '../../pt-BR/analyses/linkedin-names'
import type { Same } from '../../same-shape'

export const names: Same<typeof source> = {
  'headline-role': 'Headline: occupation',
  'headline-skills': 'Headline: skills',
  'headline-value': 'Headline: what is yours alone',
  'headline-length': 'Headline: length',
  'headline-seeking': 'Headline: opening',
  'headline-tidy': 'Headline: easy to read',
  'about-length': 'About: length',
  'about-opening': 'About: opening',
  'about-skills': 'About: skills',
  'about-figure': 'About: a result with a figure',
  'about-contact': 'About: contact',
  'about-voice': 'About: first person',
  'about-paragraphs': 'About: paragraphs',
  'experience-figures': 'Experience: figures',
  'experience-openings': 'Experience: lines that open with an action',
  'experience-roles': 'Experience: complete roles',
  'experience-skills': 'Experience: skills in use',
}
