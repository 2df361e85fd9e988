// The demonstration's invented people, and the résumé each of them would write.
import type { DraftPart } from '../../analysis/resume/draft/parts'
import { type Trade, trades } from './trades'

/** 0: a bare list of duties; 1: some results; 2: results and a summary. */
type Quality = 0 | 1 | 2

export type Invented = {
  readonly name: string
  readonly email: string
  readonly trade: Trade
  readonly quality: Quality
  /** Days between the first day of the demonstration and the day they come. */
  readonly day: number
}

/** Days that the demonstration covers, and how many people come in them. */
export const demoDays = 90
const demoPeople = 42

const first =
  'Ana Bento Clara Davi Elisa Fábio Glória Heitor Iara Jonas Kátia Luan Marta Nilo Olívia Paulo Rita Saulo Tânia Ugo Vera Wagner Yara Zeca'
const last =
  'Abreu Barros Caldas Duarte Esteves Furtado Galvão Homem Inácio Junqueira Lacerda Menezes Nogueira Ornelas Prates Quintela Rangel'
const firsts = first.split(' ')
const lasts = last.split(' ')
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The same people each time. More of them come towards the end, as with a site that is found by more people. */
export const invented: readonly Invented[] = Array.from({ length: demoPeople }, (_, at) => {
  const names = [pick(firsts, at), pick(lasts, at * 5 + 3), pick(lasts, at * 3 + 1)]
  return {
    name: names.join(' '),
    email: `${plain(names.join('.'))}@exemplo.com.br`,
    trade: pick(trades, at),
    quality: ((at * 7) % 3) as Quality,
    day: Math.floor(demoDays * (at / demoPeople) ** 0.7),
  }
})

const lines = (texts: readonly string[]) => texts.map((text, at) => ({ id: `l${at + 1}`, text }))

const summaryOf = ({ language, title, skills }: Trade): string => {
  const [one, two, three] = skills.split(', ')
  return language === 'pt'
    ? `${title} com oito anos de experiência em ${one}, ${two} e ${three}. Procuro uma equipe em que eu possa ensinar e continuar aprendendo.`
    : `${title} with eight years of experience in ${one}, ${two} and ${three}. I am looking for a team where I can teach and keep learning.`
}

/** The résumé as parts of a draft; a better one after `improved`. */
export const resumeOf = ({ name, email, trade, quality }: Invented, improved: boolean): DraftPart[] => {
  const level = improved ? 2 : quality
  const worked = (from: number) =>
    level === 0
      ? trade.duties.slice(from, from + 2)
      : [...trade.results.slice(from, from + level), ...trade.duties.slice(from, from + 1)]
  const present = trade.language === 'pt' ? 'atual' : 'present'
  const parts: DraftPart[] = [
    {
      id: 'p1',
      kind: 'contact',
      fields: { name, email, phone: '(11) 90000-0000', city: 'São Paulo, SP', headline: level > 0 ? trade.title : '' },
      lines: [],
    },
    ...(level === 2 ? [{ id: 'p2', kind: 'summary', fields: { text: summaryOf(trade) }, lines: [] } as const] : []),
    {
      id: 'p3',
      kind: 'job',
      fields: { title: trade.title, employer: trade.employers[0], start: '03/2021', end: present },
      lines: lines(worked(0)),
    },
    {
      id: 'p4',
      kind: 'job',
      fields: { title: trade.earlier, employer: trade.employers[1], start: '02/2017', end: '02/2021' },
      lines: lines(worked(2)),
    },
    { id: 'p5', kind: 'school', fields: { ...trade.school, start: '2013', end: '2016' }, lines: [] },
    {
      id: 'p6',
      kind: 'skills',
      fields: { text: level === 0 ? trade.skills.split(', ').slice(0, 2).join(', ') : trade.skills },
      lines: [],
    },
  ]
  return parts
}

/** What they would write on LinkedIn. */
export const linkedinOf = ({ trade, quality }: Invented) => ({
  headline: quality === 0 ? trade.title : `${trade.title} | ${trade.skills.split(', ').slice(0, 3).join(' | ')}`,
  about: quality === 2 ? `${summaryOf(trade)}\n\n${trade.results.join('\n')}` : summaryOf(trade),
  experience: `${trade.title}, ${trade.employers[0]}, 2021\n${trade.results.slice(0, quality + 1).join('\n')}`,
})
