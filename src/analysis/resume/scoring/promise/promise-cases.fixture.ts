// By check: how a page gets a fault, and what following the advice makes of it.
import type { Document } from '../../../documents/document'
import type { TextLanguage } from '../../../text-language'
import { bases, type Parts } from './promise.fixture'

/** A fault, and the same page with the advice followed. Parts not named are unchanged. */
export type Case = {
  readonly fault: Parts
  readonly fixed: Parts
  readonly page?: Partial<Document>
  readonly pageFixed?: Partial<Document>
}

export const linesOf = (parts: Parts): string[] => Object.values(parts).flatMap((lines) => [...lines])
const swap = (lines: readonly string[], from: string, to: string): string[] =>
  lines.map((line) => (line.includes(from) ? line.replace(from, to) : line))
const work = (language: TextLanguage): readonly string[] => bases[language].work!
const more: Record<TextLanguage, readonly string[]> = {
  pt: [
    '- Montei relatórios semanais sobre despesas de viagem para a diretoria',
    '- Treinei colegas recém-chegados no lançamento de despesas e adiantamentos',
    '- Revisei tabelas de preço junto ao time comercial e ao jurídico',
    '- Atualizei cadastros de transportadoras, seguros e garantias vencidas',
  ],
  en: [
    '- Prepared weekly reports about travel spending for senior directors',
    '- Trained new colleagues in booking expenses and cash advances',
    '- Reviewed price tables together with lawyers and the sales desk',
    '- Updated records of carriers, insurance policies and expired warranties',
  ],
}
/** Sentences of one task each, as many as the openings ask for. */
const short: Record<TextLanguage, readonly string[]> = {
  pt: ['- Conferi recibos de táxi', '- Separei crachás de visitantes', '- Encomendei material de escritório'],
  en: ['- Checked taxi receipts', '- Printed visitor badges', '- Ordered office stationery'],
}
const figures = (language: TextLanguage): string[] =>
  language === 'pt'
    ? swap(swap(swap(work(language), 'prazos', '30 prazos'), 'notas', '200 notas'), 'boletos', '90 boletos')
    : swap(
        swap(swap(work(language), 'payment terms', '30 payment terms'), 'invoices', '200 invoices'),
        'bills',
        '90 bills',
      )

/** By check: how a page gets the fault, and what following the advice makes of it. */
export const cases: Record<string, (language: TextLanguage, base: Parts) => Case> = {
  quantified: (language, { work: plain }) => ({ fault: { work: plain! }, fixed: { work: figures(language) } }),
  tasks: (language, { work: plain }) => ({
    fault: {
      work: plain!
        .filter((line) => !line.startsWith('- '))
        .flatMap((line, at) => (at === 1 ? [line, ...short[language]] : [line])),
    },
    fixed: {
      work: plain!
        .filter((line) => !line.startsWith('- '))
        .flatMap((line, at) => (at === 1 ? [line, ...short[language], ...more[language]] : [line])),
    },
  }),
  roles: (language, { work: plain }) => ({
    fault: {
      work: language === 'pt' ? swap(plain!, ' – 02/2015 a 12/2018', '') : swap(plain!, ' – Feb 2015 to Dec 2018', ''),
    },
    fixed: { work: plain! },
  }),
  summary: (language, base) => ({
    fault: {
      summary: [
        base.summary![0]!,
        language === 'pt' ? 'Aceito qualquer vaga disponível na empresa.' : 'Open to any job at the company.',
      ],
    },
    fixed: { summary: base.summary! },
  }),
  skills: (_, base) => {
    const plain = [...base.work!.slice(0, 2), ...base.work!.slice(3, 4)]
    return {
      fault: { skills: [base.skills![0]!, 'Excel'], summary: [], work: plain },
      fixed: { skills: [base.skills![0]!, 'Excel, SAP, Power BI, SQL, Python, Git'] },
    }
  },
  education: (_language, base) => ({
    fault: { study: swap(base.study!, ' – 2015', '') },
    fixed: { study: base.study! },
  }),
  openings: (language, { work: plain }) => ({
    fault: {
      work:
        language === 'pt'
          ? plain!.map((line) => line.replace(/^- (\p{L}+)(?= )/u, '- Responsável: $1'))
          : plain!.map((line) => line.replace(/^- (\p{L}+)(?= )/u, '- Responsible for: $1')),
    },
    fixed: { work: plain! },
  }),
  extras: (_, base) => ({ fault: { extras: [] }, fixed: { extras: base.extras! } }),
  placeholders: (language, base) => ({
    fault: { name: [...base.name!, language === 'pt' ? '[Seu cargo]' : '[Your title]'] },
    fixed: { name: base.name! },
  }),
  'personal-data': (_, base) => ({
    fault: { contact: [...base.contact!, 'CPF: 111.444.777-35', 'RG: 12.345.678-9'] },
    fixed: { contact: base.contact! },
  }),
  'contact-form': (_language, base) => ({
    fault: { contact: swap(base.contact!, 'marina.prado@', 'gatinha.docinho@') },
    fixed: { contact: base.contact! },
  }),
  empty: (language, { work: plain }) => ({
    fault: {
      work: [
        ...plain!,
        ...(language === 'pt'
          ? ['- Fiz várias coisas do setor', '- Obtive resultados expressivos']
          : ['- Did various things there', '- Achieved outstanding results']),
      ],
    },
    fixed: { work: plain! },
  }),
  plausible: (language, base) => {
    const blog = (pt: string, en: string) => ({
      extras: [...base.extras!, ...(language === 'pt' ? ['# Interesses', pt] : ['# Interests', en])],
    })
    return {
      fault: blog('Blog de receitas com alta de 2500% nas visitas', 'Recipe blog with a 2500% rise in visits'),
      fixed: blog('Blog de receitas com alta nas visitas', 'Recipe blog with a rise in visits'),
    }
  },
  cliches: (language, base) => ({
    fault: { skills: [...base.skills!, language === 'pt' ? 'Proativa, dinâmica' : 'Proactive, dynamic'] },
    fixed: { skills: base.skills! },
  }),
  spelling: (language, { work: plain }) => ({
    fault: {
      work:
        language === 'pt'
          ? swap(swap(plain!, 'sistema', 'esperiencia'), 'prazos', 'servisos')
          : swap(swap(plain!, 'linked', 'recieved'), 'terms', 'knowlege'),
    },
    fixed: {
      work:
        language === 'pt'
          ? swap(swap(plain!, 'sistema', 'experiência'), 'prazos', 'serviços')
          : swap(swap(plain!, 'linked', 'received'), 'terms', 'knowledge'),
    },
  }),
  'skill-list': (_language, base) => {
    const many =
      'Java, Python, PHP, Ruby, Go, Rust, React, Angular, Docker, Kubernetes, AWS, Azure, MongoDB, MySQL, PostgreSQL, Redis, Kafka, Jenkins, Ansible, Terraform, Linux, Git, Figma, Photoshop, Scala'
    return { fault: { skills: [...base.skills!, many] }, fixed: { skills: base.skills! } }
  },
  'new-field': (language, base) => ({
    fault: { name: [...base.name!, language === 'pt' ? 'Professora de ciências' : 'Science teacher'] },
    fixed: {
      work:
        language === 'pt'
          ? swap(base.work!, 'clientes em atraso', 'professores em atraso')
          : swap(base.work!, 'late customers', 'late teachers'),
    },
  }),
  recent: (language, base) => {
    const ended = swap(swap(base.work!, '2019 a atual', '2016 a 05/2018'), '2019 to Present', '2016 to May 2018')
    const work = swap(swap(ended, 'a 12/2018', 'a 12/2015'), 'to Dec 2018', 'to Dec 2015')
    const course = language === 'pt' ? ['# Cursos', 'Fechamento – Senac – 2012'] : ['# Courses', 'Closing – MIT – 2012']
    const pause =
      language === 'pt'
        ? 'Parei em 2018 para cuidar da família e volto agora.'
        : 'I stopped work in 2018 to care for my family and am returning now.'
    return {
      fault: { work, extras: [...base.extras!, ...course] },
      fixed: {
        summary: [...base.summary!, pause],
        extras: [...base.extras!, ...course.map((line) => line.replace('2012', '2026'))],
      },
    }
  },
  order: (_, base) => ({
    fault: { study: [], work: [...base.study!, ...base.work!] },
    fixed: { study: [], work: [...base.work!, ...base.study!] },
  }),
  'text-layer': () => ({ fault: {}, fixed: {}, page: { unreadable: 0.1 }, pageFixed: { unreadable: 0 } }),
  'reading-order': () => ({ fault: {}, fixed: {}, page: { columns: 2 }, pageFixed: { columns: 1 } }),
  contact: (_, base) => ({
    fault: { contact: swap(base.contact!, ' | linkedin.com/in/marinaprado', '') },
    fixed: { contact: base.contact! },
  }),
  parts: () => ({ fault: {}, fixed: {}, page: { images: 2 }, pageFixed: { images: 0 } }),
  unicode: () => ({
    fault: {},
    fixed: {},
    page: {
      fonts: [
        { family: 'Arial', size: 10.5, characters: 900, unicode: true },
        { family: 'Arial', size: 10.5, characters: 900, unicode: false },
      ],
    },
    pageFixed: { fonts: [{ family: 'Arial', size: 10.5, characters: 1800, unicode: true }] },
  }),
  fonts: () => ({
    fault: {},
    fixed: {},
    page: { fonts: [{ family: 'Arial', size: 7, characters: 1800, unicode: true }] },
    pageFixed: { fonts: [{ family: 'Arial', size: 10.5, characters: 1800, unicode: true }] },
  }),
  'date-format': (language, { work: plain }) => ({
    fault: {
      work:
        language === 'pt'
          ? swap(plain!, '02/2015 a 12/2018', 'fev/2015 a dez/2018')
          : swap(plain!, 'Feb 2015 to Dec 2018', '02/2015 to 12/2018'),
    },
    fixed: { work: plain! },
  }),
  hidden: () => ({
    fault: {},
    fixed: {},
    page: { hidden: [{ reason: 'white', page: 1, text: 'kubernetes terraform ansible' }] },
    pageFixed: { hidden: [] },
  }),
}

const asDocx = (page: Document): Document => ({
  ...page,
  kind: 'docx',
  pages: null,
  lines: page.lines.map((line) => ({ ...line, x: 0, gap: 0 })),
})
export const formats: Record<string, (page: Document) => Document> = { pdf: (page) => page, docx: asDocx }
