// Ordinary answers to the questions of a draft, by which their points are measured.

/** Ordinary answers: a task of one action and what it was done to, and fuller and barer ones. They are measured and never shown. */
export const samples = {
  pt: {
    tasks: [
      'Conferi notas, etiquetas e embalagens',
      'Organizei o depósito e fiz pedidos aos fornecedores',
      'Limpei o salão',
    ],
    more: 'Montei caixas, prateleiras e expositores',
    figures: ['Conferi 40 etiquetas e embalagens por dia', 'Conferi 40 notas por dia'],
    unit: 'vezes',
    people: 'pessoas',
    pause: 'Parei de trabalhar para cuidar da minha família e estou voltando',
    course: 'Atendimento ao cliente, Senac',
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
    figures: ['Checked 40 labels and packages a day', 'Checked 40 receipts a day'],
    unit: 'times',
    people: 'people',
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
