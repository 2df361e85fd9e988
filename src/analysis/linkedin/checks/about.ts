// Checks of the About text. Rules and weights: docs/analysis.md.

import type { Line } from '../../documents/document'
import { anyOf } from '../../phrases'
import { shareOf } from '../../resume/checks/outcome'
import { isTitle } from '../../resume/reading/experience/names/titles'
import { opening } from '../../resume/reading/experience/tasks/openings'
import { actionVerbs } from '../../resume/reading/experience/tasks/verbs'
import { toBlocks } from '../../resume/reading/lines/paragraphs'
import { findEmail, findLinkedIn, findPhone } from '../../resume/reading/person/contact'
import { fold } from '../../resume/reading/text'
import { findCliches } from '../../resume/sentences/empty/cliches'
import { matchSkills } from '../../resume/skills/match'
import { namesOccupation } from '../../resume/skills/occupations'
import { figure } from '../figure'
import { differentWords } from '../profile'
import { withoutBoasts } from '../words/boasts'
import { figuresOf, sentencesOf } from './about-figures'
import { chatIn } from './chat'
import { isList } from './lists'
import { type CheckFunction, few, quote, quoteSkills, textOf } from './measure'

const first = (lines: readonly Line[]) => few(lines.slice(0, 1), (line) => quote('about', line, null))

/** Characters visible before "…ver mais". */
const SHOWN = 300
/** Clichés in the opening that hide everything else. */
const CLICHES_THAT_HIDE = 3
/** Cost of each cliché in the opening. */
const CLICHE = 1 / 6

export const aboutOpening: CheckFunction = ({ about, wholeAbout, unfounded, pleas }) => {
  const beginning = textOf(wholeAbout).slice(0, SHOWN)
  // A sentence that says nothing stands there all the same.
  const opening = [...unfounded.about, ...pleas].reduce((rest, { text }) => rest.replace(text, ''), beginning).trim()
  const named = withoutBoasts(opening)
  const who = isTitle(named) || namesOccupation(named)
  const what = figure(opening) !== null || matchSkills(opening).length > 0
  const line = about[0]
  const cliches = line ? findCliches([{ text: opening, line, lines: 1, bullet: false }]) : []
  const list = isList(opening)
  const chat = chatIn(wholeAbout)
  const context = list
    ? 'list'
    : chat.length > 0
      ? 'chat'
      : cliches.length >= CLICHES_THAT_HIDE
        ? 'cliches'
        : !who && !what
          ? 'missing'
          : !who
            ? 'who'
            : !what
              ? 'what'
              : cliches.length > 0
                ? 'cliches'
                : 'all'
  return {
    share: list || chat.length > 0 ? 0 : Math.max(0, (who ? 0.5 : 0) + (what ? 0.5 : 0) - cliches.length * CLICHE),
    params: {
      characters: SHOWN,
      names: (context === 'chat' ? chat : cliches.map(({ mark }) => mark)).slice(0, 4).join(', '),
      context,
    },
    evidence: line
      ? [
          quote(
            'about',
            { text: opening, line, lines: 1, bullet: false },
            context === 'cliches' ? (cliches[0]?.mark ?? null) : null,
          ),
        ]
      : [],
  }
}

const SKILLS = 5
/** Factor for a list of names without sentences, which a search finds but a reader learns nothing from. */
const LISTED = 0.5
export const aboutSkills: CheckFunction = ({ skills: { about: inAbout }, about }) => {
  const list = isList(textOf(about))
  return {
    share: shareOf(inAbout.length, SKILLS) * (list ? LISTED : 1),
    params: { found: inAbout.length, target: SKILLS, context: list ? 'list' : 'some' },
    evidence: inAbout.length > 0 ? quoteSkills(inAbout) : first(about),
  }
}

/** Results with a figure for full marks. Years of practice are a figure but not a result, so they count half. */
const RESULTS = 2
const SPAN = 0.5
export const aboutFigure: CheckFunction = ({ about }) => {
  const marked = isList(textOf(about))
    ? []
    : about.flatMap((line) =>
        sentencesOf(line.text).flatMap((text) => figuresOf(text).map((one) => ({ line, ...one }))),
      )
  const results = marked.filter(({ span }) => !span)
  const actions = about.filter((line) => opening(line.text) === 'action').map((line) => ({ line, mark: null }))
  const quoted: readonly { line: Line; mark: string | null }[] =
    results.length > 0 ? results : marked.length > 0 ? marked : actions
  return {
    share: shareOf(results.length + (results.length < marked.length ? SPAN : 0), RESULTS),
    params: {
      found: results.length,
      target: RESULTS,
      context: results.length === 1 ? 'one' : marked.length > 0 && results.length === 0 ? 'span' : 'some',
    },
    evidence: few(quoted, ({ line, mark }) => quote('about', line, mark), 2),
  }
}

const call = anyOf(
  `
    entre em contato|entrar em contato|fale comigo|falar comigo|me chame|me chama|chame no|me escreva|me mande
    mande (uma )?mensagem|envie (uma )?mensagem|vamos (conversar|trocar|nos conectar)|conecte-se|conecte se|bora conversar
    ligue para|me ligue|fico a disposicao|estou a disposicao|contato:|e-?mail:|whatsapp|me siga|meu portfolio
    saiba mais em|let's (connect|talk|chat)|get in touch|reach (out|me)|contact me|message me|drop me|call me|text me
    say hello|happy to (talk|chat|connect|hear)|love to hear|email me|e-mail me|feel free to|connect with me|my portfolio
  `,
  { before: '(?<![\\p{L}])', after: '(?![\\p{L}])' },
)
const site =
  /(?:https?:\/\/|www\.)\S{3,}|(?<![\w@.])[\w-]{2,40}(?:\.[\w-]{2,40}){0,2}\.(?:com|dev|io|me|br|org|net)(?:\/\S*)?(?![\w.])/i

const reachable = (text: string): string | null => {
  const contact = findEmail(text) ?? findPhone(text) ?? findLinkedIn(text) ?? text.match(site)?.[0]
  if (contact) return contact
  const invitation = fold(text).match(call)
  return invitation ? text.slice(invitation.index!, invitation.index! + invitation[0].length) : null
}

export const aboutContact: CheckFunction = ({ about }) => {
  const reaches = about.map((line) => ({ line, mark: reachable(line.text) })).filter(({ mark }) => mark)
  return {
    share: reaches.length > 0 ? 1 : 0,
    params: { found: reaches.length },
    evidence:
      reaches.length > 0
        ? few(reaches, ({ line, mark }) => quote('about', line, mark), 2)
        : few(about.slice(-1), (line) => quote('about', line)),
  }
}

const pronoun =
  /(?<![\p{L}])(?:eu|sou|estou|tenho|atuo|faco|gosto|ajudo|lidero|acredito|quero|cuido|busco|procuro|levo|vejo|sei|posso|moro|acabei|meus?|minhas?|comigo|i|i'm|i've|my|me|we|our)(?![\p{L}])/u

/** First-person verbs beside the listed actions: "participei", "dei", "aprendi". Some nouns and names have this ending. */
const spoken =
  /^(?:(?!hoquei|volei|joquei|pajei|abadei)\p{L}{3,}[bcdgijlmnprstuvxz]ei|dei|fiz|aprendi|entendi|vivi|cresci|nasci|assumi|consegui|percebi|descobri|conclui|escolhi|decidi|conheci|sai|vi|li)$/u

/** The text is in the first person: "eu", "minha", "liderei". */
const firstPerson = (text: string): string | null => {
  const folded = fold(text)
  const pronounMatch = folded.match(pronoun)
  if (pronounMatch) return text.slice(pronounMatch.index!, pronounMatch.index! + pronounMatch[0].length)
  const verb = [...folded.matchAll(/(?<!\p{L})(?:\p{L}{1,30}i)(?!\p{L})/gu)].find(
    ([word]) => actionVerbs.has(word) || spoken.test(word),
  )
  return verb ? text.slice(verb.index, verb.index + verb[0].length) : null
}

export const aboutVoice: CheckFunction = ({ about }) => {
  const inFirstPerson = about.map((line) => ({ line, mark: firstPerson(line.text) })).filter(({ mark }) => mark)
  return {
    share: inFirstPerson.length > 0 ? 1 : 0,
    params: { found: inFirstPerson.length },
    evidence:
      inFirstPerson.length > 0 ? few(inFirstPerson, ({ line, mark }) => quote('about', line, mark), 1) : first(about),
  }
}

/** Paragraphs for full marks, and the minimum new words for a paragraph to count. */
const PARAGRAPHS = 3
const FRESH = 5
export const aboutParagraphs: CheckFunction = ({ about }) => {
  const ideas = new Set<string>()
  const blocks = toBlocks(about)
  const counted = blocks.filter(({ text }) => {
    const fresh = [...differentWords(text)].filter((word) => !ideas.has(word))
    for (const word of fresh) ideas.add(word)
    return fresh.length >= FRESH
  })
  const longest = blocks.toSorted((a, b) => b.text.length - a.text.length).slice(0, 1)
  const share = shareOf(counted.length - 1, PARAGRAPHS - 1)
  return {
    share,
    params: { found: counted.length, target: PARAGRAPHS },
    evidence: share < 1 ? few(longest, (block) => quote('about', block)) : [],
  }
}
