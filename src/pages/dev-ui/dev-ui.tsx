// Every component in every state under its name in code, served only in development.

import { cx, display, muted, small, title } from '../../ui/base'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import { Controls, Fields } from './controls'
import * as css from './dev-ui.css'
import { LabelSamples, Measures } from './measures'
import { Messages, Uploads } from './messages'
import { Sample } from './sample'

const colours = Object.keys(css.swatch) as (keyof typeof css.swatch)[]

export function DevUi({ page }: { page: PageContext }) {
  return (
    <Shell page={page} title="Componentes">
      <PageHead title="Componentes" lead="Cada peça com o nome que ela tem no código." />
      <div className={cx(css.sheet, css.spec)}>
        <Sample name="Tokens" full>
          <ul className={css.swatches}>
            {colours.map((colour) => (
              <li key={colour} className={css.swatch[colour]}>
                {colour}
              </li>
            ))}
          </ul>
        </Sample>
        <Sample name="Type" full>
          <p className={cx(display, title.xl)}>Seu próximo salto</p>
          <p className={cx(display, title.lg)}>Muito bom, e faltam números</p>
          <p className={cx(display, title.md)}>O que dá mais resultado agora</p>
          <p className={cx(display, title.sm)}>Diga o que mudou com o seu trabalho</p>
          <p>Comece por um verbo de ação e acrescente um número que só você tem.</p>
          <p className={cx(small, muted)}>Página 1, linha 12. Leva uns 5 minutos.</p>
        </Sample>
        <Controls />
        <Fields />
        <Measures />
        <LabelSamples />
        <Messages />
        <Uploads />
      </div>
    </Shell>
  )
}
