// The landing page's claims and testimonials: the product's own, or an operator's (decision 0123).
import { z } from 'zod'
import { type Language, translator } from '../../i18n'

const text = (most: number) => z.string().trim().min(1).max(most)

/** An operator's file: each language and each part may be left out; an empty list removes its section from the page. */
export const landingOverrides = () => {
  const overrideSchema = z
    .strictObject({
      title: text(80),
      text: text(400),
      /** Figures in a row under the hero. */
      facts: z.array(z.strictObject({ figure: text(24), text: text(120) })).max(3),
      /** Testimonials, the first one large. */
      stories: z.array(z.strictObject({ quote: text(400), name: text(60), role: text(80) })).max(3),
    })
    .partial()
  return z.strictObject({ 'pt-BR': overrideSchema, 'en-US': overrideSchema }).partial()
}
export type LandingOverrides = z.output<ReturnType<typeof landingOverrides>>

export type LandingTexts = {
  readonly title: string
  readonly text: string
  /** `example`: the specification's own claim, which nobody has measured. */
  readonly facts: readonly { readonly figure: string; readonly text: string; readonly example?: boolean }[]
  readonly stories: readonly { readonly quote: string; readonly name: string; readonly role: string }[]
  /** Whether the people of the stories are invented. */
  readonly inventedStories: boolean
}

/** The page's claims in a language: the operator's where there are any. */
export const claimsOf = (file: LandingOverrides, language: Language, app: string): LandingTexts => {
  const t = translator(language)
  const facts = (['time', 'people', 'chances'] as const).map((name) => ({
    figure: t(`landing.facts.${name}`),
    text: t(`landing.facts.${name}Text`),
    example: name !== 'time',
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
    inventedStories: !ownStories,
  }
}
