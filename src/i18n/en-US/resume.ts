import type { resume as source } from '../pt-BR/resume'
import type { Same } from '../same'
import { page, upload } from './resume-page'

export const resume: Same<typeof source> = {
  page,
  upload,
  checks: {
    quantified: {
      title: 'Diga o que mudou por sua causa',
      why: '{{found}} de {{of}} tópicos trazem um número.',
      fix: 'Comece por um verbo de ação e acrescente um número que só você tem: quantos clientes, quanto tempo, qual resultado.',
      strength: '{{found}} de {{of}} tópicos mostram um resultado com número.',
    },
    columns: { title: 'Duas colunas', why: 'x', fix: 'Use uma coluna só.', strength: 'Uma coluna só.' },
    dates: {
      title: 'Datas no mesmo formato',
      why: 'x',
      fix: 'Use sempre mês e ano com barra.',
      strength: 'Datas num formato só.',
    },
    contact: { title: 'Contato', why: 'x', fix: 'Ponha o telefone abaixo do nome.', strength: 'Contato completo.' },
  },
  caps: { 'no-text': 'a', 'no-experience': 'b', 'no-contact': 'c', 'hidden-text': 'd' },
  fields: {
    name: 'Nome',
    email: 'Email',
    phone: 'Telefone',
    city: 'Cidade',
    linkedin: 'LinkedIn',
    role: 'Cargo',
    employer: 'Empresa',
    education: 'Formação',
  },
}
