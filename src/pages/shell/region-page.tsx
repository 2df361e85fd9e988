// Makes of a region the answer to a request for that region alone.
import type { ComponentType } from 'react'
import { type Language, Locale } from '../../i18n'

/** The region in the language of its props. Render it with the region's name as `identifierPrefix`. */
export const regionPage =
  <Props extends { readonly language: Language }>(Region: ComponentType<Props>) =>
  (props: Props) => (
    <Locale value={props.language}>
      <Region {...props} />
    </Locale>
  )
