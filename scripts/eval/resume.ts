// A résumé as the evaluation reports it: what was read and what it scores.
import { readDocument } from '../../src/analysis/documents'
import { analyseResume } from '../../src/analysis/resume'
import { extractResume } from '../../src/analysis/resume/extract'
import { readResume } from '../../src/analysis/resume/reading'
import { type Kind, timed } from './kind'

const unread = {
  ...{ name: null, email: null, phone: null, city: null, experience: [], education: [], skills: [], languages: [] },
  ...{ keywords: [], scores: null, findings: [], hidden: [] },
}

async function read(bytes: Uint8Array) {
  const reading = await readDocument(bytes)
  if (!reading.ok) return { figures: { ...unread, refusal: reading.refusal }, found: reading.refusal, score: null }
  const result = analyseResume(reading.document)
  const { score, formatting, content, ats, checks, caps, robot, rubric, language } = result
  const extracted = extractResume(readResume(reading.document))
  const { name, email, phone, experience, education, skills } = extracted
  const figures = {
    ...extracted,
    keywords: result.keywordsFound,
    scores: score === null ? null : { overall: score, formatting, content, ats },
    findings: checks.filter(({ status }) => status === 'part' || status === 'none'),
    ...{ caps, hidden: robot.hidden, rubric, language },
  }
  const contact = [name && 'name', email && 'email', phone && 'phone'].filter(Boolean).join(' ') || 'no contact'
  const counts = `${experience.length} roles, ${education.length} schools, ${skills.length} skills`
  return { figures, found: score === null ? 'no résumé' : `${contact}; ${counts}`, score }
}

export const resume: Kind = {
  name: 'resume',
  extensions: ['pdf', 'docx'],
  measure: (bytes) => timed(() => read(bytes)),
}
