// A model's text in a report: last, with a heading that names its author, as on the page. Pure.
import type { TextAnswer } from '../../analysis/models/answer'
import type { Tool } from '../../events/schema/vocabulary'
import { type Language, type Translate, translator } from '../../i18n'
import { engineName, type ModelPart, seenRows } from '../models/view'
import type { Item, Line, Section } from './parts'
import { text } from './sections'

const paragraphs = (all: string): Line[] => all.split(/\n+/).filter(Boolean).map(text)
const piece = (title: string, words: string | null, note: readonly Line[] = []): Item[] =>
  words ? [{ title, lines: [...paragraphs(words), ...note] }] : []

const textItems = ({ headline, about, lines, advice, letter }: TextAnswer, tool: Tool, t: Translate): Item[] => [
  ...piece(t('model.headline'), headline),
  ...piece(t(`model.about.${tool}`), about),
  ...lines.map(({ from, text: body }, at) => ({
    ...(at === 0 && { title: t(`model.lines.${tool}`) }),
    lines: [{ kind: 'quote', text: from } as const, text(body)],
  })),
  ...(advice.length > 0 ? [{ title: t('model.advice'), lines: advice.map((one) => text(one.text)) }] : []),
  ...piece(t('model.letter'), letter, [text(t('model.letterText'))]),
]

/** Nothing where no model answered. */
export const modelSections = (part: ModelPart | null, language: Language): Section[] => {
  if (part?.state !== 'answered' || part.tool === 'interview' || part.tool === 'draft' || part.answer.kind === 'follow')
    return []
  const t = translator(language)
  const { answer } = part
  const engine = engineName(part.engine, language)
  const photo = answer.kind === 'photo'
  const body = photo
    ? seenRows(answer, language).map(([name, value]) => ({ title: name, lines: [text(value)] }))
    : textItems(answer, part.tool, t)
  const byline = t(photo ? 'model.photo.byline' : 'model.byline', { engine })
  return [{ heading: t('report.model', { model: part.engine.model }), items: [{ lines: [text(byline)] }, ...body] }]
}
