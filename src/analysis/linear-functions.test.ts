// Calls every exported analysis function that takes text with adversarial input, so that no text can block a reader. The
// functions are found in the sources, so a new one is tested without being listed.
import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { commonCharacters, commonPairs, lineOf, quarterOf, timed } from '../../tests/helpers/linear'
import { truncate } from './bounded'
import { agreementOf } from './interview/figures'
import { matchJob, readAdvert } from './job'
import { alternativesIn } from './job/advert/needs/alternatives'
import { namesApart } from './job/advert/sentence-tasks'
import { rowOf } from './job/advert/sentence-terms'
import { behindWorker } from './job/advert/tasks/by-name'
import { isGeneralVerb, isSpecific, leadsPeople } from './job/advert/tasks/general-words'
import { isBareDeed, isDeedNoun, opensClause } from './job/advert/tasks/openings'
import { isIdle, tasksIn } from './job/advert/tasks/tasks-in'
import { behind, isExample, isOwned, isSchooling, isShort, isSomebodys, widened } from './job/advert/terms/exact'
import { isExplainedBy } from './job/advert/terms/explained'
import { isQualification, shareCredential, withCredential } from './job/advert/terms/kinds/credentials'
import { ownTraits } from './job/advert/terms/kinds/own-traits'
import { practicesIn } from './job/advert/terms/kinds/practices'
import { isOfSchool } from './job/advert/terms/kinds/schooling'
import { isPostCode } from './job/advert/terms/kinds/standards'
import { isPartOfEmployer, knownIn } from './job/advert/terms/known'
import { isNoSkill, isOfHours, isOfPayOrYears, isTowns } from './job/advert/terms/no-skill'
import { withOwnWords } from './job/advert/terms/skill-words'
import { unknownTerms } from './job/advert/terms/unknown'
import { emptyLead, isWorkVerb, namesSkill, untilStop, wordWeight } from './job/advert/terms/vocabulary'
import { traitsOf, wholeTerm } from './job/advert/terms/whole'
import { isCutShort, writtenOut } from './job/advert/text/abbreviations'
import { gradeSpan } from './job/levels/licences'
import { MAX_ADVERT } from './job/limits'
import { lineWithName } from './job/match/skills/initials'
import { isSameAction } from './job/match/words/actions'
import { isSameTitle, isSameWork, isVeryWork, onlyHelps } from './job/match/work/title'
import { sameTrade, sameWorkName } from './job/match/work/trades'
import { analyseLinkedin } from './linkedin'
import { LIMITS as PROFILE } from './linkedin/limits'
import { jobBrief, linkedinBrief } from './models/brief'
import { employerNamesIn } from './models/employer-names'
import { maskForModel } from './models/mask'
import { figureAnswer } from './resume/draft/answers'
import { townOf } from './resume/draft/import/address-town'
import { isCovered, isStatedIn } from './resume/draft/import/jobs-as-read'
import { objectIn } from './resume/draft/topics'
import { optimise } from './resume/optimise'
import { encoder, wrap } from './resume/optimise/files/winansi'
import { readResume } from './resume/reading'
import { findRanges, openedAt } from './resume/reading/dates/dates'
import { separators } from './resume/reading/experience/parts'
import { joinLines, markBroken } from './resume/reading/lines/hyphens'
import { findBrokenEmail } from './resume/reading/person/contact'
import { agreement, agreesMore, cutPenalty } from './resume/reading/person/name-evidence'
import { findCity } from './resume/reading/person/places'
import { isMisspelt } from './resume/reading/sections/words'
import { isOfField } from './resume/skills/change'
import { nameSameOccupation, occupations } from './resume/skills/occupations'
import { misspeltEnglish } from './resume/spelling/english'
import { document } from './resume/testing'

/** Each of these, repeated, caused backtracking in one of our expressions or was found by an analyser of expressions. */
const signs = [
  ...commonCharacters,
  ...commonPairs,
  ...['[', '…', 'a; ', 'M-', 'PP-', 'o-', '(0', '([(', '.br/t', 'key a', 'University of f', 'vínculo:t', 'background '],
  ...[
    'Aa, ',
    'Fiz a. ',
    'atuacao AvhAdvrtr',
    '<dcterms:created',
    'EXTRAPSMT',
    'ITALI',
    'http://',
    'R$',
    'ignore ',
    'score ',
  ],
]
/** Each of these becomes two to eighteen letters when normalised. */
const growing = ['ﬁa', 'ﬃ', '/ﬃ', 'ǆ', '㎉', '㍿', '½', 'ﷺ', 'ﷺ ', 'ﷺ\n']

const LENGTH = 20_000
/** In ms of this process's own time. A linear function takes a twentieth of it, one that backtracks five times as much. */
const LIMIT = 300
const TRIES = 5
const of = (sign: string, length = LENGTH): string => sign.repeat(Math.ceil(length / sign.length)).slice(0, length)

/**
 * Those of the texts that take longer than `limit` each time: the tests share a process that collects its garbage beside them. A quarter of each
 * is tried first: where that takes less than a 64th of the limit, the whole stays within it even if time grows with the cube.
 */
const slow = async (run: (text: string) => unknown, texts: readonly string[], limit: number): Promise<string[]> => {
  const late: string[] = []
  for (const text of texts) {
    const part = await timed(() => run(text.slice(0, text.length / 4)))
    if (part < limit / 64 || (await timed(() => run(text))) <= limit) continue
    let again = Number.POSITIVE_INFINITY
    for (let tries = 1; tries < TRIES && again > limit; tries++) again = Math.min(again, await timed(() => run(text)))
    if (again > limit) late.push(`${JSON.stringify(text.slice(0, 20))} ${Math.round(again)} ms`)
  }
  return late
}

/** The signs between words: an expression that wants them at the end of a text fails at each of them only there. */
const between = (signs: string): string => `Vendedora ${signs} x.`

type Called = (text: string) => unknown
const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)

/** Functions that need more than a text. */
const called: Readonly<Record<string, Called>> = {
  findBrokenEmail: (text) => findBrokenEmail(text, text),
  isCovered: (text) => isCovered(text, { fields: { title: text }, lines: [text.slice(1)] }),
  isStatedIn: (text) => isStatedIn(text, { fields: { title: text }, lines: [text.slice(1)] }),
  lineWithName: (text) => lineWithName('PFPB', `${text} (PFPB)`, [lineOf(text)]),
  openedAt: (text) => openedAt(text, { ...findRanges('2009 - 2014')[0]!, start: text.length }),
  joinLines: (text) => joinLines(text, lineOf(text), lineOf(text)),
  wrap: (text) => wrap(encoder(font, '?')(text) ?? '', font, 10, 480),
  maskForModel: (text) => maskForModel(text, ['Ana Souza Lima']),
  employerNamesIn: (text) => employerNamesIn(text, 'pt'),
  behind: (text) => behind(text, { start: 0, end: text.length }, []),
  isShort: (text) => isShort(text, { start: Math.max(0, text.length - 4), end: text.length }),
  isSchooling: (text) => isSchooling(text, { start: Math.max(0, text.length - 4), end: text.length }),
  alternativesIn: (text) =>
    alternativesIn(text, [
      { start: 0, end: 2 },
      { start: Math.max(3, text.length - 2), end: text.length },
    ]),
  widened: (text) =>
    widened(
      text,
      { id: 'a', skill: null, kind: 'hard', span: { start: 0, end: 1 } },
      [],
      [{ start: 0, end: text.length }],
    ),
  withOwnWords: (text) =>
    withOwnWords(
      text,
      [{ id: 'a', skill: 'a', kind: 'hard', span: { start: 0, end: 1 } }],
      [{ start: 0, end: text.length, task: true }],
    ),
  isOwned: (text) => isOwned(text, { start: 0, end: 1 }, { start: 0, end: text.length }),
  isSomebodys: (text) => isSomebodys(text, { start: 1, end: text.length }),
  isExample: (text) => isExample(text, { start: 1, end: text.length }, []),
  isNoSkill: (text) => isNoSkill(text, text),
  isOfSchool: (text) => isOfSchool(text, { start: 0, end: text.length }),
  withCredential: (text) => withCredential(text, { start: text.length, end: text.length }),
  isQualification: (text) => isQualification(text, { start: 0, end: 0 }),
  namesApart: (text) => namesApart(text, { start: 0, end: text.length }),
  isOfHours,
  opensClause: (text) => opensClause(text, 'pt'),
  isDeedNoun: (text) => isDeedNoun(text, 'pt'),
  isSameAction: (text) => isSameAction(text, text.slice(1)),
  behindWorker: (text) => behindWorker(text, text),
  isExplainedBy: (text) => isExplainedBy('SAE', text),
  isGeneralVerb: (text) => isGeneralVerb(text, 'en'),
  isSpecific: (text) => isSpecific(text, 'pt'),
  leadsPeople: (text) => leadsPeople([text], 'en'),
  isBareDeed: (text) => isBareDeed(text, 'en'),
  shareCredential: (text) =>
    shareCredential(text, [
      { start: 0, end: 1 },
      { start: Math.max(1, text.length - 2), end: text.length },
    ]),
  gradeSpan: (text) => gradeSpan(text, { start: 0, end: 1 }),
  isPartOfEmployer: (text) => isPartOfEmployer(text, { start: 1, end: text.length }),
  namesSkill: (text) => namesSkill(text, text, 'en'),
  untilStop: (text) => untilStop(text, text, 'en'),
  isWorkVerb,
  knownIn: (text) => knownIn(text, true),
  writtenOut: (text) => writtenOut(text, 'pt'),
  isCutShort: (text) => isCutShort(text, `${text}. e mais`),
  practicesIn: (text) => practicesIn(text, 'en'),
  wholeTerm: (text) => wholeTerm(text, { start: 0, end: text.length }, 'en'),
  isOfPayOrYears: (text) => isOfPayOrYears(text, { start: 0, end: text.length }),
  isTowns: (text) => isTowns(text, { start: 0, end: text.length }),
  isPostCode: (text) => isPostCode(text, { start: 0, end: text.length }),
  traitsOf: (text) => traitsOf(text, { start: 0, end: text.length }),
  rowOf: (text) => rowOf(text, [{ start: 0, end: text.length }], 'en'),
  ownTraits: (text) => ownTraits(text, [{ start: 0, end: 3 }], 'en'),
  wordWeight: (text) => wordWeight(text, 'en'),
  tasksIn: (text) => tasksIn(text, 'en', 'listed'),
  isIdle: (text) => isIdle(text, 'en'),
  unknownTerms: (text) => unknownTerms(text, false, 'en'),
  isSameTitle: (text) => isSameTitle(text, text),
  isSameWork: (text) => isSameWork(text, text),
  isVeryWork: (text) => isVeryWork(text, text),
  sameTrade: (text) => sameTrade(text, text),
  sameWorkName: (text) => sameWorkName(text, text),
  emptyLead: (text) => emptyLead(text, 'en'),
  isMisspelt: (text) => isMisspelt(text, 'education', 2),
  agreementOf: (text) => agreementOf(text, [text]),
  misspeltEnglish: (text) => misspeltEnglish([...text], [...text]),
  onlyHelps: (text) => onlyHelps('cozinheiro', text),
  figureAnswer: (text) => figureAnswer(text, 'dishes', 'pt'),
  isOfField: (text) => isOfField(text, occupations),
  nameSameOccupation: (text) => nameSameOccupation(text, text),
  objectIn: (text) => objectIn(text, 'people'),
  agreement: (text) => agreement(text, [text]),
  agreesMore: (text) => agreesMore(text, text, [text]),
  cutPenalty: (text) => cutPenalty(text, text.slice(0, text.length / 2), [text], [text]),
}
/** Functions and expressions that take no plain text. */
const others: Readonly<Record<string, Called>> = {
  markBroken: (text) => markBroken([lineOf(text), lineOf(text)]),
  separators: (text) => text.split(separators),
  'a label of a town before blanks': (text) => [findCity, townOf].map((find) => find(`Address${text}!`)),
}
/** Functions not called here, with the reason. */
const left: Readonly<Record<string, string>> = {
  blends: 'takes a colour',
  looksAlike: 'takes a colour',
  faceOf: 'takes the words of a face, and a colour',
  titleShare: 'needs a résumé; runs with every whole advert below',
  withoutDoubt: 'takes the name of a check',
  clausesOf: 'takes a sentence, bounded by tasksIn: called above',
  trimmed: 'takes a clause, bounded by tasksIn: called above',
  bounded: 'takes a clause, bounded by tasksIn: called above',
  isTypo: 'takes two words',
  pieces: 'takes a line of an advert, bounded by toLines: readAdvert below',
  termsOf: 'takes a sentence of an advert, bounded by toLines: readAdvert below',
  enumerated: 'takes a sentence of an advert and its terms: readAdvert below',
  apartFrom: 'takes a sentence of an advert and its terms: readAdvert below',
  termAt: 'takes a sentence of an advert and a span of it: readAdvert below',
  withCredentials: 'takes a sentence of an advert and its terms: readAdvert below',
  isOfTask: 'takes a sentence of an advert and a term: readAdvert below',
  isBreakEntry: 'takes a name beside its texts: isPause and opensBreak, which it asks, are called',
  isOnlyName: 'takes a sentence of an advert and its terms: readAdvert below',
  weightOf: 'takes the name of a work in a line of an advert: matchJob below',
  anyOf: 'takes a list of the source',
  matchDraft: 'takes a draft that was read: matchJob below',
  wordingShare: 'takes a document and an advert: matchJob below',
  sequence: 'takes the words of a keyword and of a line: matchJob below',
  inSequence: 'takes the words of a keyword and a résumé: matchJob below',
  isOfAnother: 'takes a keyword and an entry of a résumé: matchJob below',
  rejectionOf: 'takes a sentence of a model and its source',
  changesSense: 'takes a wording and its line, of 600 characters each: rejectionOf',
  wordsOfItsOwn: 'takes a wording and its line, of 600 characters each: rejectionOf',
  objectFrom: 'takes the answer of a model, bounded by its call',
  tidy: 'takes the answer of a model, bounded by its call',
  oneLine: 'takes a part of the answer of a model, bounded by its call',
  same: 'takes two lines of at most 600 characters',
  addedWords: 'takes the counts of words of two files',
  withoutDates: 'takes a range of a line',
  dateOver: 'looks at the last letters of one line and the first of the next',
  jobBrief: 'below',
  isOfName: 'takes a keyword, its line and the names of an advert: readAdvert below',
  readAdvert: 'below',
  readInSteps: 'readAdvert calls it: below',
  truncate: 'takes a limit: bounded.test.ts',
  prefixWithin: 'looks at two characters',
  suffixWithin: 'looks at two characters',
}

const root = import.meta.dir
const taken =
  /export (?:async )?(?:const|function) (\w+)(?: = (?:async )?)?\(\s*\w+: (string|readonly string\[\])(?:,|\))/g
const found = [...new Glob('**/*.ts').scanSync(root)]
  .filter((path) => !/\.test\.ts$|testing/.test(path))
  .toSorted()
  .flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(taken)].map(([, name = '', type]) => ({ path, name, type })),
  )

describe(`${LENGTH} characters of one sign`, () => {
  test('every function that takes text is called or has a reason not to be', () => {
    const names = new Set(found.map(({ name }) => name))
    expect([...Object.keys(called), ...Object.keys(left)].filter((name) => !names.has(name))).toEqual([])
    expect(found.length).toBeGreaterThan(80)
  })

  const tried = found.filter(({ name }) => !(name in left)).map((one, nth) => ({ ...one, nth }))
  test.each(tried)(
    '$name of $path',
    async ({ path, name, type, nth }) => {
      const module: Record<string, Called> = await import(join(root, path))
      const own = called[name] ?? module[name]!
      const run = type === 'string' ? own : (text: string) => own((text.match(/[\s\S]{1,80}/g) ?? []) as never)
      const texts = (some: readonly string[]) => some.map((sign) => of(sign))
      // Those that grow are up to eighteen times as long once they are normalised.
      const inside = (text: string) => run(type === 'string' ? between(text) : text)
      expect([
        ...(await slow(run, texts(quarterOf(signs, nth)), LIMIT)),
        ...(await slow(inside, texts(quarterOf(signs, nth)), LIMIT)),
        ...(await slow(run, texts(quarterOf(growing, nth)), 2 * LIMIT)),
      ]).toEqual([])
    },
    60_000,
  )

  test.each(Object.keys(others))('%s', async (name) => {
    expect(
      await slow(
        others[name]!,
        quarterOf([...signs, ...growing], name.length).map((sign) => of(sign)),
        LIMIT,
      ),
    ).toEqual([])
  })
})

describe('a text of maximum length', () => {
  const most = (length: number) =>
    [...growing, 'a', 'a.', 'a-', 'M-', 'PP-', 'a; ', 'a\n', 'Aa, ', 'Fiz a. '].map((sign) => of(sign, length))
  /** In ms of this process's own time; beside other tests a slow machine took up to a second. What backtracks takes minutes. */
  const SLOW = 4_000
  const head = 'Analista\nAzul\njan de 2020 - o momento\n'
  const profile = (text: string) => ({
    headline: text.slice(0, PROFILE.headline),
    about: text.slice(0, PROFILE.about),
    experience: `${head}${text}`.slice(0, PROFILE.experience),
  })
  const advert = (text: string) => `Analista de dados\n\nRequisitos:\n- Excel e SQL\n${text}`.slice(0, MAX_ADVERT)
  const resume = (text: string) => {
    const page = document('Ana Sol', '# Experiência', 'Analista – Azul – 2019 a 2021', '- Fiz', '# Formação', 'x')
    return { ...page, lines: [...page.lines, lineOf(truncate(text, 30_000))] }
  }

  const texts: [string, Called][] = [
    ['a LinkedIn profile', (text) => analyseLinkedin(profile(text))],
    ['its brief for a model', (text) => linkedinBrief(profile(text))],
    ['an advert', (text) => readAdvert(advert(text))],
    [
      'an advert against a résumé',
      (text) => matchJob(readAdvert(advert(text)), resume(text), { year: 2026, month: null }),
    ],
    ['their brief', (text) => jobBrief(advert(text), resume(text))],
  ]
  test.each(texts.map(([name, run], nth) => [name, run, nth] as const))(
    '%s',
    async (_, run, nth) => {
      expect(await slow(run, quarterOf(most(30_000), nth), SLOW)).toEqual([])
    },
    60_000,
  )

  test('signs between a job and a word, in a line of a LinkedIn profile', async () => {
    const run = (text: string) => analyseLinkedin({ headline: 'Vendedora', about: '', experience: between(text) })
    const texts = [')', ',', '"', '…', '– ', '; '].map((sign) => of(sign, PROFILE.experience - 20))
    expect(await slow(run, texts, SLOW)).toEqual([])
  }, 60_000)

  test('an optimised résumé, whose longest word is wider than a page', async () => {
    const texts = ['a', 'PP-', '.br/t', 'ﬃ'].map((sign) => of(sign, 30_000))
    expect(await slow((text) => optimise(readResume(resume(text)), 50), texts, SLOW)).toEqual([])
  }, 60_000)
})
