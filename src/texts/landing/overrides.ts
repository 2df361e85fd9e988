// What the landing page claims and who speaks for it: the product's own, or an operator's (decision 0123).
import { z } from 'zod'
import { type Language, translator } from '../../i18n'

const words = (most: number) => z.string().trim().min(1).max(most)

const own = z
  .strictObject({
    title: words(80),
    text: words(400),
    /** Figures in a row under the hero. */
    facts: z.array(z.strictObject({ figure: words(24), text: words(120) })).max(3),
    /** Testimonials, the first one large. */
    stories: z.array(z.strictObject({ quote: words(400), name: words(60), role: words(80) })).max(3),
  })
  .partial()

/** An operator's file: each language and each part may be left out; an empty list leaves its section out of the page. */
export const ownClaims = z.strictObject({ 'pt-BR': own, 'en-US': own }).partial()
export type OwnClaims = z.output<typeof ownClaims>

export type Claims = {
  readonly title: string
  readonly text: string
  readonly facts: readonly { readonly figure: string; readonly text: string }[]
  readonly stories: readonly { readonly quote: string; readonly name: string; readonly role: string }[]
}

/** The page's claims in a language: the operator's where there are any. */
export const claimsOf = (file: OwnClaims, language: Language, app: string): Claims => {
  const t = translator(language)
  const facts = (['time', 'people', 'chances'] as const).map((name) => ({
    figure: t(`landing.facts.${name}`),
    text: t(`landing.facts.${name}Text`),
  }))
  const stories = (['camila', 'joao', 'leticia'] as const).map((who) => ({
    quote: t(`landing.stories.${who}.quote`, { app }),
    name: t(`landing.stories.${who}.name`),
    role: t(`landing.stories.${who}.role`),
  }))
  const { title, text, facts: ownFacts, stories: ownStories } = file[language] ?? {}
  return {
    title: title ?? t('landing.hero.title'),
    text: text ?? t('landing.hero.text'),
    facts: ownFacts ?? facts,
    stories: ownStories ?? stories,
  }
}
