// Ordinary answers to the questions of a draft, by which their points are measured.

/** An ordinary answer: a task of one action and what it was done to. It is measured and never shown. */
export const samples = {
  pt: {
    task: 'Conferi notas, etiquetas e embalagens',
    more: 'Montei caixas, prateleiras e expositores',
    figure: 'Conferi 40 etiquetas e embalagens por dia',
    unit: 'vezes',
    pause: 'Parei de trabalhar para cuidar da minha família e estou voltando',
    course: 'Atendimento ao cliente, Senac',
    summary: 'com 8 anos em contas a pagar; reduzi o fechamento de 9 para 4 dias em 12 filiais',
    skills: 'Excel, SAP, Power BI, SQL, atendimento ao cliente, negociação, caixa, estoque',
  },
  en: {
    task: 'Checked receipts, labels and packaging',
    more: 'Assembled boxes, shelves and displays',
    figure: 'Checked 40 labels and packages a day',
    unit: 'times',
    pause: 'Took a break to care for my family, and am going back to work',
    course: 'Customer service, Open University',
    summary: 'with 8 years in accounts payable; cut the monthly close from 9 to 4 days in 12 branches',
    skills: 'Excel, SAP, Power BI, SQL, customer service, negotiation, cashiering, stock control',
  },
} as const
/** By field. */
export const filled: Readonly<Record<string, string>> = {
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
}
