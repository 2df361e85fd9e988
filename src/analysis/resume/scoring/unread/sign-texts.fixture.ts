// Texts of one line that show a part of a résumé, and tasks that only resemble them.

export type Kind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'extras'
  | 'phone'
  | 'email'
  | 'city'
  | 'linkedin'
export type Language = 'pt' | 'en'

/** By kind: texts of one line that show the part, as people write them. */
export const signs: Readonly<Record<Kind, Readonly<Record<Language, readonly string[]>>>> = {
  summary: {
    pt: [
      'Sou uma pessoa dedicada e gosto muito de atender o público com calma',
      'Objetivo: trabalhar na área de vendas de uma loja do centro',
      'Busco uma oportunidade como vendedora em loja de rua',
      'Profissional com oito anos de experiência em vendas e atendimento',
      'Tenho facilidade para aprender e procuro crescer junto com a empresa',
    ],
    en: [
      'I am a dedicated person who enjoys serving the public with patience',
      'Objective: to work in the sales team of a shop in the town centre',
      'Looking for a position as a sales assistant in a high street shop',
      'Professional with eight years of experience in sales and service',
      'Hardworking and reliable team player seeking a new challenge in retail',
    ],
  },
  experience: {
    pt: [
      'Trabalhei na padaria do bairro de 2015 a 2019',
      'Tenho 8 anos de experiência como vendedora em loja de roupas',
      'Vendedora na Casa Azul de 2019 a 2021',
      'Atuei como caixa no Mercado Bom Preço entre 2012 e 2014',
      'Desde 2020 trabalho como cozinheira no restaurante da praia',
    ],
    en: [
      'I worked at the bakery on the corner from 2015 to 2019',
      'I have 8 years of experience as a sales assistant in clothes shops',
      'Sales assistant at Blue Barn from 2019 to 2021',
      'Worked as a cashier for Fair Price Market between 2012 and 2014',
      'Since 2020 I have been working as a cook at the beach restaurant',
    ],
  },
  education: {
    pt: [
      'Ensino médio completo em 2010',
      'Segundo grau completo na Escola Estadual Machado de Assis',
      'Formada em Administração pela UFPE em 2018',
      'Técnico em Enfermagem, Senac, 2015',
      'Cursando o 3º semestre de Pedagogia',
      'Bacharelado em Letras 2012',
      'Concluí o ensino fundamental no Colégio São José',
      'Pós-graduação em Gestão de Pessoas pela Uninter',
    ],
    en: [
      'High school diploma 2010',
      'Graduated from Lincoln High School in 2010',
      'GCSEs in Maths and English, 2008',
      'BSc Nursing, University of Leeds, 2015',
      'Currently studying for a diploma in childcare',
      'A-levels: Biology, Chemistry 2009',
      'Associate degree in Accounting from Sinclair Community College',
      'NVQ Level 2 in Hairdressing, Leeds City College',
    ],
  },
  skills: {
    pt: [
      'Informática: Word, Excel, Internet',
      'Conhecimento em Excel, Word e PowerPoint',
      'Domínio do pacote Office e do sistema SAP',
      'Excel avançado, Word, Photoshop',
      'Ferramentas que uso: torno, fresa, solda MIG',
      'Tenho conhecimentos de informática básica',
      'Habilidade com vendas, caixa e estoque',
    ],
    en: [
      'IT: Word, Excel, Internet',
      'Proficient in Excel, Word and PowerPoint',
      'Good knowledge of Microsoft Office and SAP',
      'Advanced Excel, Word, Photoshop',
      'Tools I use: lathe, mill, MIG welding',
      'Computer literate, basic IT skills',
      'Skilled in till work, stock control and sales',
    ],
  },
  extras: {
    pt: [
      'Inglês intermediário',
      'Falo inglês e espanhol',
      'Inglês (básico), Espanhol (fluente)',
      'Curso de Excel, 40 horas, 2019',
      'NR-10 e NR-35 em dia',
      'Informática básica – Microlins, 60h',
      'Curso de manicure no Senac em 2016',
      'Espanhol avançado e Libras',
      'Certificado de primeiros socorros 2021',
      'Operador de empilhadeira – 80 horas – Senai',
    ],
    en: [
      'French intermediate',
      'I speak Polish and English',
      'Spanish (basic), Portuguese (fluent)',
      'Excel course, 40 hours, 2019',
      'Fluent in Urdu and Punjabi',
      'First aid certificate 2021',
      'Food hygiene level 2 (2020)',
      'Forklift licence, valid to 2026',
      'City & Guilds in catering, 2014',
      'Conversational German',
    ],
  },
  phone: {
    pt: ['Fone: 81 98888 7777', '81.98888.7777', 'Zap 081 9 8888-7777', '+55 81 98888 7777'],
    en: ['Mob: 07700 900 123', '07700-900-123', 'Call me on 07700 900123', '+44 (0) 7700 900123'],
  },
  email: {
    pt: ['ana @ exemplo.com', 'ana(arroba)exemplo.com', 'E-mail: ana@exemplo', 'ana.sol@exemplo .com'],
    en: ['ann @ example.com', 'ann(at)example.com', 'Email: ann@example', 'ann.sole@example .com'],
  },
  city: {
    pt: ['Moro em Olinda', 'Endereço: Rua das Flores, 10, Olinda', 'Residente em Caruaru, Pernambuco', 'Olinda - PE'],
    en: ['Based in Leeds', 'Address: 10 Flower Street, Leeds', 'Living in Bradford, West Yorkshire', 'Leeds LS1 4AB'],
  },
  linkedin: {
    pt: ['LinkedIn: Ana Sol Prado', 'linkedin.com/anaprado', 'www.linkedin.com/in/ana-prado', 'in/ana-prado-4711'],
    en: ['LinkedIn: Ann Sole Meadow', 'linkedin.com/annmeadow', 'www.linkedin.com/in/ann-meadow', 'in/ann-meadow-4711'],
  },
}

/** By kind: tasks of a job that resemble a sign and show nothing of the person. */
export const lookalikes: Readonly<Record<Kind, Readonly<Record<Language, readonly string[]>>>> = {
  summary: { pt: ['Atendi clientes que buscavam emprego'], en: ['Helped people who were looking for work'] },
  experience: { pt: [], en: [] },
  education: {
    pt: ['Ensinei matemática a 30 alunos do ensino médio', 'Entreguei merenda na Escola Estadual Machado de Assis'],
    en: ['Taught GCSE maths to 30 pupils', 'Delivered lunches to Lincoln High School'],
  },
  skills: {
    pt: ['Abasteci Recife, Natal, João Pessoa, Fortaleza'],
    en: ['Delivered to Leeds, York, Hull and Bradford'],
  },
  extras: {
    pt: ['Atendi hóspedes 40 horas por semana', 'Treinei 12 colegas no uso do caixa'],
    en: ['Served guests 40 hours per week', 'Loaded 20 trailers per shift with a forklift'],
  },
  phone: {
    pt: ['Atendi 60 ligações por dia', 'Guardei 12.345.678 notas de 2019 a 2021'],
    en: ['Answered 60 calls a day'],
  },
  email: { pt: ['Respondi 40 e-mails por dia'], en: ['Answered 40 emails a day'] },
  city: { pt: ['Entreguei em toda a cidade e na região'], en: ['Delivered across the city and the county'] },
  linkedin: {
    pt: ['Cuidei do LinkedIn da empresa e do Instagram', 'Fiz cursos no LinkedIn Learning'],
    en: ['Ran the LinkedIn page and Instagram of the firm', 'Placed LinkedIn ads for the firm'],
  },
}
