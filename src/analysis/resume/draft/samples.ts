// Ordinary answers to the questions of a draft, by which their points are measured.
import type { TextLanguage } from '../../text-language'
import { type FigureAnswer, filledLine } from './answers'

/** Ordinary answers: a task of one action and what it was done to, and fuller and barer ones. They are measured and never shown. */
export const samples = {
  pt: {
    tasks: [
      'Conferi notas, etiquetas e embalagens',
      'Organizei o depósito e fiz pedidos aos fornecedores',
      'Limpei o salão',
    ],
    more: 'Montei caixas, prateleiras e expositores',
    figures: ['Conferi 40 etiquetas e embalagens por dia', 'Anotei 40 pedidos por dia'],
    unit: 'vezes',
    people: 'pessoas',
    pause: 'Parei de trabalhar para cuidar da minha família e estou voltando',
    courses: ['Atendimento ao cliente, Senac', 'Informática básica, Senai'],
    summary: 'com 8 anos em contas a pagar; reduzi o fechamento de 9 para 4 dias em 12 filiais',
    skills: 'Excel, SAP, Power BI, SQL, atendimento ao cliente, negociação, caixa, estoque',
  },
  en: {
    tasks: [
      'Checked receipts, labels and packaging',
      'Organised the storeroom and ordered from suppliers',
      'Cleaned the floors',
    ],
    more: 'Assembled boxes, shelves and displays',
    figures: ['Checked 40 labels and packages a day', 'Took 40 orders a day'],
    unit: 'times',
    people: 'people',
    pause: 'Took a break to care for my family, and am going back to work',
    courses: ['Customer service, Open University', 'Basic IT, City College'],
    summary: 'with 8 years in accounts payable; cut the monthly close from 9 to 4 days in 12 branches',
    skills: 'Excel, SAP, Power BI, SQL, customer service, negotiation, cashiering, stock control',
  },
} as const
/** By field. */
export const filled: Readonly<Record<TextLanguage, Readonly<Record<string, string>>>> = {
  pt: {
    title: 'Auxiliar',
    employer: 'Mercado Modelo',
    course: 'Ensino médio completo',
    school: 'Escola Estadual Modelo',
    start: '01/2019',
    end: '12/2020',
    email: 'ana.souza@exemplo.com.br',
    phone: '(11) 98765-4321',
    city: 'São Paulo, SP',
    linkedin: 'linkedin.com/in/ana-souza',
  },
  en: {
    title: 'Assistant',
    employer: 'Park Market',
    course: 'High school diploma',
    school: 'Park High School',
    start: '01/2019',
    end: '12/2020',
    email: 'ann.reed@example.com',
    phone: '(312) 555-0147',
    city: 'Chicago, IL',
    linkedin: 'linkedin.com/in/ann-reed',
  },
}

/** Ordinary answers to a question for a number: with a time and without one, and also of people where it names nothing. */
export const figureTexts = (
  figure: FigureAnswer,
  { unit, people }: (typeof samples)[TextLanguage],
): readonly string[] => {
  const [first] = figure.pers
  const second = figure.pers.find(({ text }) => (text === '') !== (first?.text === ''))
  const ofPeople = { ...figure, pattern: figure.pattern.replace('{{join}}', ` ${figure.join}`) }
  return [first, second].flatMap((per, at) => {
    if (!per) return at === 0 ? [filledLine(figure, '40', unit)] : []
    const pers = [per]
    const named = filledLine({ ...figure, pers }, '40', unit)
    return figure.unit === '' ? [named, filledLine({ ...ofPeople, pers }, '40', people)] : [named]
  })
}
