// A résumé of an invented person, as a two-page PDF and as a DOCX, made when asked for.
import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import { PDFDocument, StandardFonts } from 'pdf-lib'

type Section = { readonly heading: string; readonly lines: readonly string[] }

const person = {
  name: 'Joana Prado Siqueira',
  contact: 'joana.siqueira@example.com | (11) 98888-0000 | São Paulo, SP | linkedin.com/in/joana-exemplo',
}

const sections: readonly Section[] = [
  {
    heading: 'Resumo',
    lines: ['Analista de dados com seis anos de experiência em varejo e logística, SQL, Python e Power BI.'],
  },
  {
    heading: 'Experiência Profissional',
    lines: [
      'Analista de Dados Sênior, Mercado Exemplo S.A., 03/2021 - atual',
      '- Reduzi em 32% o tempo de fechamento mensal ao automatizar 14 relatórios em Python e SQL.',
      '- Liderei 4 pessoas na migração de 120 painéis para o Power BI, entregue 2 meses antes do prazo.',
      '- Aumentei a acurácia da previsão de demanda de 71% para 88% em 9 categorias de produto.',
      'Analista de Dados Pleno, Logística Modelo Ltda., 01/2018 - 02/2021',
      '- Implantei indicadores de entrega para as filiais e acompanhei os atrasos toda semana.',
      '- Negociei com vendas e frete a definição única de pedido entregue, base de todos os relatórios.',
      '- Treinei 60 colegas em SQL, com 92% de aprovação na avaliação final.',
      'Assistente de Planejamento, Indústria Amostra, 02/2016 - 12/2017',
      '- Organizei o cadastro de itens e eliminei duplicidades.',
      '- Acompanhei o orçamento anual e reportei desvios à diretoria.',
    ],
  },
  {
    heading: 'Formação Acadêmica',
    lines: [
      'Bacharelado em Estatística, Universidade Exemplo, 2012 - 2015',
      'Especialização em Ciência de Dados, 2019',
    ],
  },
  {
    heading: 'Competências',
    lines: ['SQL, Python, pandas, Power BI, Excel avançado, estatística, ETL, Git, comunicação, liderança'],
  },
  { heading: 'Idiomas', lines: ['Português nativo', 'Inglês avançado', 'Espanhol intermediário'] },
]

/** Two A4 pages: the same sections twice over would be odd, so the second page starts at the education. `more` is one line more of the summary. */
export async function pdfResume(more = ''): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const [plain, bold] = [await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold)]
  let page = pdf.addPage([595, 842])
  let y = 780
  const write = (text: string, size: number, font = plain) => {
    page.drawText(text, { x: 56, y, size, font })
    y -= size * 1.6
  }
  write(person.name, 20, bold)
  write(person.contact, 9)
  for (const { heading, lines } of sections) {
    if (heading === 'Formação Acadêmica') {
      page = pdf.addPage([595, 842])
      y = 780
    }
    y -= 10
    write(heading, 13, bold)
    for (const line of lines) write(line, 10)
    if (more && heading === 'Resumo') write(more, 10)
  }
  return new Uint8Array(await pdf.save())
}

/** The same person as Word would save it, with real headings and bullets. */
export async function docxResume(): Promise<Uint8Array<ArrayBuffer>> {
  const children = [
    new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
    new Paragraph(person.contact),
    ...sections.flatMap(({ heading, lines }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      ...lines.map((line) =>
        line.startsWith('- ') ? new Paragraph({ text: line.slice(2), bullet: { level: 0 } }) : new Paragraph(line),
      ),
    ]),
  ]
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))
}
