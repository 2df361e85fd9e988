// The line that shows the work best says what changed; an amount alone is a size.
import { expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

const bestBeside = (line: string): unknown =>
  analyseResume(
    document(
      ...['Dalva Rezende Prado', 'Recife, PE | (81) 95550-0177 | dalva.prado@exemplo.com', '# Experiência'],
      ...['Analista – Hotel Mirante – 03/2019 a 08/2026', `- ${line}`, '- Atendi 40 hóspedes por dia na recepção'],
      ...['# Formação', 'Técnico em Hotelaria – Senac Recife – 2014'],
    ),
  ).checks.find(({ id }) => id === 'quantified')?.params.best

test.each([
  ...['Atuação 100% remota em equipe distribuída', 'Conferi o fundo de troco de R$ 300 por turno'],
  ...['Elaborei os relatórios dos últimos 12 meses para a diretoria', 'Conferi estoque de 3 mil itens por semana'],
  ...['Managed a budget of £40,000 for the hotel', 'Prepared reports of the last 12 months for directors'],
])('a size: %s', (line) => {
  expect(bestBeside(line)).toBeUndefined()
})

test.each([
  ...[
    'Reduzi em 15% o desperdício da cozinha',
    'Baixei o tempo de check-in de 12 para 4 minutos',
    'Economizei R$ 30 mil por ano em energia',
  ],
  ...[
    'Cut food waste by 15% in the kitchen',
    'Brought the waiting time from 12 to 4 minutes',
    'Reduced complaints by a third',
  ],
  ...['Fiz a maior venda de pacotes dos últimos 5 anos', 'A receita cresceu 20% com as vendas que conduzi'],
])('a change: %s', (line) => {
  expect(bestBeside(line)).toBe(line)
})
