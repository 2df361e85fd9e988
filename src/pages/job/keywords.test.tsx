// What the page says of missing keywords must not deny the conditions and the doubtful words beside them.
import { expect, test } from 'bun:test'
import { renderToString } from 'react-dom/server'
import { textOf } from '../../../tests/helpers/pages/markup'
import { matchJob, readAdvert } from '../../analysis/job'
import { document } from '../../analysis/resume/testing'
import { Locale, languages, translator } from '../../i18n'
import { jobView } from '../../texts/job/view'
import { Missing } from './keywords'

const person = document(
  ...['Joana Prado', 'joana@exemplo.com | Recife, PE', '# Experiência', '=Analista, Loja Exemplo, 01/2018 - 12/2022'],
  ...['- Usei Excel nas contas da loja', '# Formação', 'Ensino fundamental completo', '# Habilidades', 'Excel'],
)
const advert =
  'Analista\n\nRequisitos\n- Excel\n- Ensino superior completo\n- CNH B\n\nAtividades\n- Elaborar contratos\n- Participar de audiências'

test.each(languages)('none is missing of the skills alone, in %s', (language) => {
  const view = jobView(matchJob(readAdvert(advert), person), language)
  const shown = (unsure: typeof view.unsure) =>
    textOf(
      renderToString(
        <Locale value={language}>
          <Missing view={{ ...view, unsure }} />
        </Locale>,
      ),
    )
  const t = translator(language)
  expect(view.missing).toEqual([])
  expect(view.conditions.filter(({ met }) => met === 'no').length).toBeGreaterThan(0)
  expect(shown([])).toContain(t('job.page.missingNone'))
  expect(shown([])).toMatch(/habilidades|skills/)
  expect(shown([])).not.toMatch(/Nada do que|Nothing the job/)
  const [chip] = view.tasks.missing
  expect(shown(chip ? [chip] : [])).not.toContain(t('job.page.missingNone'))
})
