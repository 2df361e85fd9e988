// One advert pasted as text, Markdown or HTML of any style asks for the same and gives the same work.
import { expect, test } from 'bun:test'
import { readAdvert } from './'

type Section = { readonly heading: string; readonly items: readonly string[]; readonly prose?: true }
type Source = { readonly title: string; readonly sections: readonly Section[] }

const adverts: readonly Source[] = [
  {
    title: 'Care Assistant',
    sections: [
      { heading: 'About us', items: ['We are a family-run home by the sea with thirty residents.'], prose: true },
      {
        heading: 'The job',
        items: ['Help residents with bathing and dressing', 'Record fluid charts', 'Prepare light meals & drinks'],
      },
      {
        heading: 'You have',
        items: ['NVQ Level 2 in Health and Social Care', 'Experience of dementia care', 'A full driving licence'],
      },
      { heading: 'Nice to have', items: ['Moving and handling certificate', 'First aid'] },
      { heading: 'Benefits', items: ['Free uniform', 'Pension scheme'] },
      { heading: 'How to apply', items: ['Send your CV to the manager.'], prose: true },
    ],
  },
  {
    title: 'Bookkeeper',
    sections: [
      { heading: 'Company overview', items: ['Three shops and a web store for outdoor gear.'], prose: true },
      { heading: 'Benefits', items: ['Pension scheme', 'Free parking'] },
      {
        heading: 'Responsibilities',
        items: ['Reconcile supplier statements', 'Prepare VAT returns', 'Run the payroll'],
      },
      {
        heading: 'Requirements',
        items: ['AAT Level 3', 'Sage 50', 'Advanced Excel', '2+ years of bookkeeping experience'],
      },
      { heading: 'Desirable', items: ['Knowledge of Xero'] },
    ],
  },
  {
    title: 'Electrician',
    sections: [
      { heading: "We'd like someone who can", items: ['Read wiring diagrams', 'Test and inspect installations'] },
      { heading: 'Expectations', items: ['Experience with PLC systems', '18th Edition certificate'] },
      { heading: 'What we offer', items: ['Company van', 'Overtime at time and a half'] },
    ],
  },
  {
    title: 'Padeiro',
    sections: [
      { heading: 'Sobre nós', items: ['Somos uma padaria de bairro com vinte anos de história.'], prose: true },
      {
        heading: 'Atividades',
        items: ['Preparar massas de pães e bolos', 'Operar forno e masseira', 'Controlar o estoque de farinha'],
      },
      {
        heading: 'Requisitos',
        items: [
          'Ensino fundamental completo',
          'Experiência com fermentação natural',
          'Curso de boas práticas de manipulação',
        ],
      },
      { heading: 'Diferenciais', items: ['Conhecimento em confeitaria'] },
      { heading: 'Benefícios', items: ['Vale-transporte', 'Cesta básica'] },
    ],
  },
  {
    title: 'Auxiliar Contábil',
    sections: [
      { heading: 'Benefícios', items: ['Vale-refeição', 'Plano de saúde'] },
      {
        heading: 'Responsabilidades',
        items: ['Conciliar contas bancárias', 'Lançar notas fiscais', 'Apurar ICMS & ISS'],
      },
      { heading: 'Requisitos', items: ['Cursando Ciências Contábeis', 'Domínio Sistemas', 'Excel intermediário'] },
      { heading: 'Será um diferencial', items: ['Conhecimento em SPED Fiscal'] },
    ],
  },
]

const escaped = (text: string): string => text.replaceAll('&', '&amp;')
type Rendered = (source: Source) => string
const lined =
  (head: (text: string) => string, item: (text: string) => string, prose = (text: string) => text): Rendered =>
  ({ title, sections }) =>
    [
      title,
      ...sections.map((one) =>
        [head(one.heading), ...one.items.map((text) => (one.prose ? prose(text) : item(text)))].join('\n'),
      ),
    ].join('\n\n')
const blocks =
  (head: (text: string) => string, prose: (text: string) => string, item: (text: string) => string): Rendered =>
  ({ title, sections }) =>
    `<h1>${title}</h1>${sections
      .map(({ heading, items, prose: isProse }) => {
        const rows = items.map(escaped)
        return head(heading) + (isProse ? rows.map(prose).join('') : `<ul>${rows.map(item).join('')}</ul>`)
      })
      .join('')}`

const plain = lined(
  (text) => text,
  (text) => `- ${text}`,
)
const styles: Readonly<Record<string, Rendered>> = {
  'text with colons': lined(
    (text) => `${text}:`,
    (text) => `• ${text}`,
  ),
  'Markdown with hashes': lined(
    (text) => `## ${text}\n`,
    (text) => `* ${text}`,
  ),
  'Markdown in bold': lined(
    (text) => `**${text}**\n`,
    (text) => `- ${text}`,
  ),
  'Markdown in bold with colons and signs': lined(
    (text) => `### **${text}:**`,
    (text) => `   - ${text}\n`,
  ),
  'Markdown underlined': lined(
    (text) => `${text}\n----------\n`,
    (text) => `+ ${text}`,
  ),
  'Markdown, the company above all': ({ title, sections }) =>
    lined(
      (text) => (text === sections[0]?.heading ? `# ${text}` : `### ${text}`),
      (text) => `- ${text}`,
    )({ title, sections }),
  'HTML with headings': blocks(
    (text) => `<h3>${text}</h3>`,
    (text) => `<p>${text}</p>`,
    (text) => `<li><p>${text}</p></li>\n`,
  ),
  'HTML in bold': blocks(
    (text) => `<p><strong>${text}</strong></p>`,
    (text) => `<p><span>${text}</span></p>`,
    (text) => `<li><span>${text}</span></li>`,
  ),
  'HTML of nested blocks': blocks(
    (text) => `<div class="row"><div><b>${text}</b></div></div><div><br></div>`,
    (text) => `<div>${text}</div>`,
    (text) => `<li>${text}</li>`,
  ),
  'HTML with line breaks': (source) => escaped(plain(source)).replaceAll('\n', '<br>\n'),
  'HTML in a table': ({ title, sections }) =>
    `<table><tbody>${[
      title,
      ...sections.flatMap(({ heading, items, prose }) => [
        `<b>${heading}</b>`,
        ...items.map((text) => (prose ? escaped(text) : `• ${escaped(text)}`)),
      ]),
    ]
      .map((cell) => `<tr><td>${cell}</td></tr>`)
      .join('')}</tbody></table>`,
  'HTML with a heading in bold and a plain one': ({ title, sections }) =>
    sections.reduce(
      (page, { heading, items, prose }, at) =>
        `${page}<p>${at % 2 === 0 ? `<strong>${heading}</strong>` : heading}</p>${prose ? `<p>${items.map(escaped).join(' ')}</p>` : `<ul>${items.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`}`,
      `<h1>${title}</h1>`,
    ),
}

const asked = (text: string): string[] => {
  const { keywords, requirements } = readAdvert(text)
  return [
    ...keywords.map((one) => `${one.need}: ${one.text}`),
    ...requirements.map((one) => `${one.need} ${one.kind}: ${one.what}`),
  ].toSorted()
}

for (const source of adverts) {
  const expected = asked(plain(source))
  test(`${source.title}: each part has something to show`, () => {
    const needs = new Set(readAdvert(plain(source)).keywords.map(({ need }) => need))
    expect([...needs].toSorted()).toEqual(
      source.title === 'Electrician' ? ['required'] : ['desirable', 'duty', 'required'],
    )
  })
  for (const [style, rendered] of Object.entries(styles))
    test(`${source.title}: ${style}`, () => expect(asked(rendered(source))).toEqual(expected))
}
