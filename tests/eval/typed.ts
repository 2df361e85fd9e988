// Résumés typed by hand in individual layouts, with their marks.
import type { Marked } from './documents'
import { toPdf } from './draw-text'

/** "# " a heading, "= " bold, "- " a bullet, a bar before text at the right edge; an empty line is a gap. */
const draw = (source: string) =>
  toPdf('Helvetica', (sheet) => {
    const pen = sheet.pen(56, 540, 60)
    for (const [at, line] of source.trim().split('\n').entries()) {
      const [left = '', right] = line.replace(/^(?:# |= )/, '').split(' ¦ ')
      const bold = /^[#=] /.test(line)
      const size = at === 0 ? 18 : line.startsWith('# ') ? 12.5 : 10
      if (line === '') pen.down(7)
      else if (line.startsWith('- ')) pen.flow(`• ${line.slice(2)}`, { x: 66, hang: 74 })
      else {
        if (right) pen.put(right, { right: pen.edge, size })
        pen.flow(left, { bold: bold || at === 0, size })
      }
    }
  })

/** One role per row: `title | company | from | to`; schools and skills are separated by a bar. */
const marked = (
  name: string,
  person: string,
  roles: string,
  schools: string,
  skills: string,
  source: string,
): Marked => {
  const [who = '', email = '', phone = ''] = person.split(' | ')
  return {
    name: `typed ${name}`,
    bytes: () => draw(source),
    expected: {
      ...{ name: who, email, phone },
      experience: roles
        .trim()
        .split('\n')
        .map((row) => {
          const [title = '', company = '', start = '', end = ''] = row.split('|').map((part) => part.trim())
          return { title, company: company || null, start, end }
        }),
      education: schools.split(' | '),
      skills: skills.split(' | '),
    },
  }
}

export const typed: readonly Marked[] = [
  marked(
    'promotions in one house',
    'Anderson Roque de Lima | anderson.lima@exemplo.com | (31) 3333-2211',
    `Supervisor de Produção | Siderúrgica Minas Aço | 2020-01 | present
     Líder de Produção | Siderúrgica Minas Aço | 2016-06 | 2019-12
     Operador de Máquinas | Siderúrgica Minas Aço | 2012-03 | 2016-05
     Auxiliar de Produção | Autopeças Betim Ltda | 2009-02 | 2012-02`,
    'UNA | SENAI Betim',
    'Lean | 5S | Kaizen | SAP PP | NR-12',
    `Anderson Roque de Lima
Contagem/MG | (31) 3333-2211 / (31) 98765-0099 | anderson.lima@exemplo.com

# EXPERIÊNCIA PROFISSIONAL
= Siderúrgica Minas Aço ¦ mar/2012 – atual
= Supervisor de Produção (jan/2020 – atual)
- Lidero 45 operadores em três turnos
- Reduzi refugo em 12%
= Líder de Produção (jun/2016 – dez/2019)
- Coordenei a linha de laminação a quente
= Operador de Máquinas (mar/2012 – mai/2016)
- Operei ponte rolante e tesoura
= Autopeças Betim Ltda
= Auxiliar de Produção (02/2009 – 02/2012)
- Montagem de chicotes elétricos

# FORMAÇÃO
Tecnólogo em Gestão da Produção Industrial, UNA, 2018
Técnico em Mecânica, SENAI Betim, 2010

# CONHECIMENTOS
Lean, 5S, Kaizen, SAP PP, NR-12`,
  ),
  marked(
    'profile saved from LinkedIn',
    'Renata Vilela | renata.vilela@exemplo.com | +55 11 98765-1234',
    `Coordenadora de Recursos Humanos | Luminar Tecnologia | 2022-03 | present
     Analista de Recursos Humanos Sênior | Luminar Tecnologia | 2019-08 | 2022-03
     Analista de Recrutamento | Varejão Bom Dia | 2016-01 | 2019-07
     Estagiária de RH | Instituto Crescer | 2014-02 | 2015-12`,
    'Universidade Presbiteriana Exemplo | Universidade Nove de Agosto',
    'Gestão de pessoas | Recrutamento e seleção | Treinamento',
    `Renata Vilela
Coordenadora de Recursos Humanos | Recrutamento | People Analytics
São Paulo, São Paulo, Brasil
renata.vilela@exemplo.com · +55 11 98765-1234

# Principais competências
Gestão de pessoas
Recrutamento e seleção
Treinamento

# Experiência
Luminar Tecnologia
5 anos 4 meses
Coordenadora de Recursos Humanos
março de 2022 - Present (2 anos 9 meses)
São Paulo, Brasil
Coordeno equipe de 6 pessoas e o recrutamento de 200 vagas por ano.
Analista de Recursos Humanos Sênior
agosto de 2019 - março de 2022 (2 anos 8 meses)
Implantei o programa de integração para 350 pessoas.

Varejão Bom Dia
Analista de Recrutamento
janeiro de 2016 - julho de 2019 (3 anos 7 meses)
Osasco, São Paulo
Conduzi 40 entrevistas por mês para 22 lojas.

Instituto Crescer
Estagiária de RH
fevereiro de 2014 - dezembro de 2015 (1 ano 11 meses)

# Formação acadêmica
Universidade Presbiteriana Exemplo
Pós-graduação Lato Sensu - MBA, Gestão de Pessoas · (2018 - 2019)
Universidade Nove de Agosto
Bacharelado, Psicologia · (2011 - 2015)`,
  ),
  marked(
    'functional',
    'Tereza Cristina Bastos | tereza.bastos@exemplo.com | (47) 99654-8877',
    `Assistente Administrativa | Metalúrgica Dona Francisca | 2015 | 2023
     Recepcionista | Clínica Odontológica Sorriso | 2010 | 2014
     Balconista | Papelaria Central | 2007 | 2010`,
    'CEDUP Hermann',
    'Rotinas de escritório e arquivo | Pacote Office intermediário | Emissão de notas fiscais',
    `Tereza Cristina Bastos
Rua das Flores, 45, Joinville - SC
(47) 99654-8877 | tereza.bastos@exemplo.com

# OBJETIVO
Assistente administrativa

# PRINCIPAIS QUALIFICAÇÕES
- Rotinas de escritório e arquivo
- Pacote Office intermediário
- Emissão de notas fiscais

# HISTÓRICO PROFISSIONAL
Metalúrgica Dona Francisca – Assistente Administrativa – 2015 a 2023
Clínica Odontológica Sorriso – Recepcionista – 2010 a 2014
Papelaria Central – Balconista – 2007 a 2010

# FORMAÇÃO
Técnico em Administração – CEDUP Hermann – concluído em 2009`,
  ),
  marked(
    'self-employed hairdresser',
    'Jussara Conceição Viana | jussaraviana@exemplo.com | (75) 99123-0098',
    `Cabeleireira | | 2018-05 | present
     Cabeleireira | Salão Beleza Pura | 2013-02 | 2018-04
     Manicure | Espaço da Mulher | 2010-07 | 2013-01`,
    'Escola Municipal Rui Barbosa',
    'Coloração | Corte feminino | Escova progressiva | Atendimento ao cliente',
    `Jussara Conceição Viana
Feira de Santana - BA
Fone: (75) 99123-0098
E-mail: jussaraviana@exemplo.com

# Experiência
Cabeleireira (autônoma) ¦ maio/2018 – até o momento
Atendo em média 60 clientes por mês em domicílio e salão alugado.

Cabeleireira – Salão Beleza Pura ¦ fevereiro/2013 – abril/2018
Fiz corte, escova e coloração; treinei 3 auxiliares.

Manicure – Espaço da Mulher ¦ julho/2010 – janeiro/2013
Atendimento de 10 clientes por dia.

# Escolaridade
Ensino Médio Completo, Escola Municipal Rui Barbosa, 2009

# Habilidades
Coloração; Corte feminino; Escova progressiva; Atendimento ao cliente`,
  ),
  marked(
    'American nurse',
    'GRACE MBEKI | grace.mbeki@example.com | 713.555.0168',
    `Registered Nurse, Emergency Department | Bayou City Medical Center | 2019-07 | present
     Staff Nurse, Telemetry | St. Brendan Hospital | 2016-06 | 2019-06
     Certified Nursing Assistant | Sunrise Nursing Home | 2014-05 | 2016-05`,
    'Gulf Coast University',
    'Triage | IV therapy | Epic EHR | Wound care',
    `GRACE MBEKI, RN, BSN
Houston, TX 77002 • 713.555.0168 • grace.mbeki@example.com

# PROFESSIONAL SUMMARY
Registered nurse with 8+ years of acute care experience in telemetry and emergency departments.

# CLINICAL EXPERIENCE
= Bayou City Medical Center, Houston, TX
= Registered Nurse, Emergency Department ¦ July 2019 to Present
- Triage 40+ patients per shift in a Level II trauma center
- Precept 12 new graduate nurses
= St. Brendan Hospital, Galveston, TX
= Staff Nurse, Telemetry ¦ June 2016 to June 2019
- Managed care of 5 patients per shift on a 32-bed unit
= Sunrise Nursing Home, Galveston, TX
= Certified Nursing Assistant ¦ May 2014 to May 2016
- Assisted 15 residents with daily living

# EDUCATION
Bachelor of Science in Nursing, Gulf Coast University, Galveston, TX, May 2016

# SKILLS
Triage, IV therapy, Epic EHR, Wound care`,
  ),
  marked(
    'professor with a time line',
    'Mariana Couto Figueiredo | mariana.figueiredo@exemplo.edu.br | +55 (35) 99222-1100',
    `Professora Adjunta | Universidade Federal do Vale | 2019 | present
     Pesquisadora de Pós-Doutorado | Instituto de Pesquisas da Mata | 2018 | 2019`,
    'Universidade Federal do Vale | Universidade Estadual do Sul | Universidade Federal de Serra Nova',
    'R | QGIS | Estatística multivariada | Redação científica',
    `Mariana Couto Figueiredo
mariana.figueiredo@exemplo.edu.br | +55 (35) 99222-1100

# Formação acadêmica/titulação
2014 - 2018 Doutorado em Ecologia.
Universidade Federal do Vale, UFV, Brasil.
Título: Dinâmica de populações de abelhas nativas, Ano de obtenção: 2018.
2012 - 2014 Mestrado em Ecologia.
Universidade Estadual do Sul, UES, Brasil.
2008 - 2011 Graduação em Ciências Biológicas.
Universidade Federal de Serra Nova, UFSN, Brasil.

# Atuação Profissional
2019 - Atual Professora Adjunta, Universidade Federal do Vale
- Ensino de graduação e pós-graduação em Ecologia.
2018 - 2019 Pesquisadora de Pós-Doutorado, Instituto de Pesquisas da Mata
- Modelagem de nicho de polinizadores.

# Competências
R, QGIS, Estatística multivariada, Redação científica`,
  ),
  marked(
    'British manager',
    'Oliver Pemberton | oliver.pemberton@example.co.uk | +44 20 7946 0018',
    `Store Manager | Northgate Homeware | 2019-04 | present
     Assistant Manager | Fernleigh Garden Centre | 2015-09 | 2019-03
     Sales Assistant | Bookmark & Co | 2012-07 | 2015-08`,
    'University of Leafield | Ashdown Sixth Form College',
    'Visual merchandising | Stock control | Rota planning | P&L',
    `Oliver Pemberton
12 Mill Lane, York, UK
T: +44 20 7946 0018 E: oliver.pemberton@example.co.uk

# Personal Profile
Store manager with ten years in retail, leading teams of up to thirty people and a turnover of £6m.

# Employment History
= Northgate Homeware, York
Store Manager
April 2019 - Present
- Grew like-for-like sales by 14% in two years
- Recruited and trained 22 colleagues

= Fernleigh Garden Centre, Harrogate
Assistant Manager
September 2015 - March 2019
- Ran seasonal campaigns worth £400k

= Bookmark & Co, Leeds
Sales Assistant
July 2012 - August 2015
- Served customers and handled returns

# Education
BA (Hons) Business Management, University of Leafield, 2009 - 2012
A-Levels: Economics, Geography, Ashdown Sixth Form College, 2007 - 2009

# Key Skills
- Visual merchandising
- Stock control
- Rota planning
- P&L`,
  ),
  marked(
    'housekeeper without marks',
    'Maria das Dores Pereira | mariadores@exemplo.com | 11 94002-8922',
    `Diarista | Casas de família | 2020 | present
     Auxiliar de Limpeza | Limpa Tudo Serviços Ltda | 2016 | 2020
     Camareira | Hotel Estrela do Sul | 2012 | 2015`,
    'E.E. Monteiro Lobato',
    'Limpeza geral | Passar roupa | Organização | Cozinha simples',
    `MARIA DAS DORES PEREIRA
Rua Projetada 3, nº 77, Osasco - SP
11 94002-8922
mariadores@exemplo.com

OBJETIVO: Auxiliar de limpeza

ESCOLARIDADE
Ensino fundamental completo - E.E. Monteiro Lobato - 1998

EXPERIÊNCIA
Casas de família
Diarista
2020 até hoje
Limpeza e organização de três residências

Limpa Tudo Serviços Ltda
Auxiliar de Limpeza
2016 até 2020
Limpeza de escritórios e banheiros

Hotel Estrela do Sul
Camareira
2012 até 2015
Arrumação de 14 quartos por dia

HABILIDADES
Limpeza geral
Passar roupa
Organização
Cozinha simples`,
  ),
]
