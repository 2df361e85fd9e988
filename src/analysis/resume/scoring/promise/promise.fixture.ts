// The invented page of each language that promise.test.ts changes.
import type { TextLanguage } from '../../../text-language'

export type Parts = { readonly [part: string]: readonly string[] }

export const bases: Record<TextLanguage, Parts> = {
  pt: {
    name: ['Marina Prado Lopes'],
    contact: ['Recife, PE | (81) 98888-7777 | marina.prado@exemplo.com | linkedin.com/in/marinaprado'],
    summary: ['# Resumo', 'Analista financeira com prática em fechamento de mês e contas a pagar de indústrias.'],
    work: [
      '# Experiência',
      'Analista Financeira – Metal Azul S.A. – 01/2019 a atual',
      '- Organizei o fechamento mensal de seis filiais com planilhas ligadas ao sistema',
      '- Negociei prazos de pagamento com fornecedores de chapas e parafusos',
      '- Conferi notas fiscais e guias de impostos antes do envio ao contador',
      'Assistente Financeira – Verde Ltda – 02/2015 a 12/2018',
      '- Emiti boletos e acompanhei clientes em atraso por telefone e mensagem',
      '- Arquivei contratos e comprovantes do setor de compras em pasta digital',
    ],
    study: ['# Formação', 'Bacharelado em Administração – UFPE – 2015'],
    skills: ['# Habilidades', 'Excel, SAP, Power BI, SQL, fluxo de caixa, conciliação bancária'],
    extras: ['# Idiomas', 'Inglês intermediário'],
  },
  en: {
    name: ['Marina Prado Lopes'],
    contact: ['Austin, TX | (512) 555-0142 | marina.prado@example.com | linkedin.com/in/marinaprado'],
    summary: ['# Summary', 'Accountant with practice in month end closing and accounts payable for manufacturers.'],
    work: [
      '# Experience',
      'Senior Accountant – Blue Metal Inc. – Jan 2019 to Present',
      '- Organized the monthly closing of several branches with linked spreadsheets',
      '- Negotiated payment terms with suppliers of sheet metal and screws',
      '- Checked invoices and tax forms before they went to the auditor',
      'Accountant – Green Ltd. – Feb 2015 to Dec 2018',
      '- Issued bills and followed late customers by phone and message',
      '- Filed contracts and receipts of the purchasing team in digital folders',
    ],
    study: ['# Education', 'Bachelor of Accounting – University of Texas – 2015'],
    skills: ['# Skills', 'Excel, SAP, Power BI, SQL, accounts payable, bank reconciliation'],
    extras: ['# Languages', 'Spanish, intermediate'],
  },
}
