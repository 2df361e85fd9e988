// Pages that read well and say little stand low, in trades and languages that no list was made from: what anybody could write, names of
// skills for tasks, figures of anything at all, and praise. Deeds without numbers stand high (docs/analysis/judgement.md, rubric 24).

import { describe, expect, test } from 'bun:test'
import type { TextLanguage } from '../../text-language'
import { analyseResume } from '..'
import { document } from '../testing'

type Page = readonly [title: string, employer: string, ...lines: string[]]

const scoreOf = (language: TextLanguage, [title, employer, ...lines]: Page): number =>
  analyseResume(
    language === 'pt'
      ? document(
          ...[
            'Jordana Meireles',
            title,
            'Maringá, PR | (44) 95555-0101 | jordana.meireles@exemplo.com',
            '# Experiência',
          ],
          ...[`${title} – ${employer} – 03/2016 a atual`, ...lines.map((line) => `- ${line}`)],
          ...[
            '# Formação',
            'Administração – UEM – 2014',
            '# Habilidades',
            'Excel, SAP, Power BI',
            '# Idiomas',
            'Inglês',
          ],
        )
      : document(
          ...['Jordan Meyer', title, 'Leeds | 07700 900123 | jordan.meyer@example.com', '# Experience'],
          ...[`${title}, ${employer}, March 2016 – Present`, ...lines.map((line) => `- ${line}`)],
          ...[
            '# Education',
            'BSc Business, University of Hull, 2014',
            '# Skills',
            'Excel, SAP, Power BI',
            '# Languages',
            'Spanish',
          ],
        ),
  ).score!

const anybody: readonly (readonly [TextLanguage, Page])[] = [
  [
    'pt',
    [
      'Coordenador de Logística',
      'Transportes Norte',
      'Coordenação das operações logísticas, assegurando o cumprimento dos prazos e padrões de qualidade.',
      'Interface com clientes, fornecedores e demais áreas da empresa.',
      'Participação na implementação de melhorias e na otimização de processos.',
      'Elaboração de relatórios gerenciais e apresentação de indicadores para a diretoria.',
      'Gestão de equipe e desenvolvimento de pessoas, promovendo um bom ambiente.',
    ],
  ],
  [
    'pt',
    [
      'Analista de Compras',
      'Metal Sul',
      'Atuação em todas as etapas do processo de compras da empresa.',
      'Relacionamento com fornecedores e parceiros internos e externos.',
      'Suporte às demais áreas nas demandas do setor.',
      'Acompanhamento de indicadores e elaboração de relatórios.',
      'Garantia do cumprimento das políticas e procedimentos internos.',
    ],
  ],
  [
    'en',
    [
      'Facilities Manager',
      'Harwood Group',
      'Managing the delivery of services in line with business needs and agreed standards.',
      'Working with internal and external stakeholders to deliver key projects on time and within budget.',
      'Ensuring compliance with company policies and applicable regulations.',
      'Providing leadership and support to the wider team.',
      'Contributing to a number of strategic initiatives across the organisation.',
    ],
  ],
  [
    'en',
    [
      'Project Coordinator',
      'Larkfield Partners',
      'Supported the project team with a wide range of tasks.',
      'Developed strong relationships with stakeholders at all levels.',
      'Ensured effective communication between departments.',
      'Prepared reports and presentations for senior management.',
      'Assisted with the planning and execution of projects in a timely manner.',
    ],
  ],
]
const named: typeof anybody = [
  [
    'pt',
    [
      'Analista de Redes',
      'Infoserv',
      'Cisco, Juniper, Linux, Windows Server, firewall, VPN, VLAN, TCP/IP',
      '300 sistemas, 20 tecnologias, 15 metodologias',
    ],
  ],
  [
    'pt',
    [
      'Assistente Fiscal',
      'Contábil Azul',
      'ICMS, IPI, PIS, Cofins, SPED, ECD, ECF, DCTF, notas fiscais',
      'Mais de 1.000 tarefas, 500 demandas e 200 entregas realizadas',
    ],
  ],
  [
    'en',
    [
      'HR Generalist',
      'Lone Star Group',
      'Recruiting, onboarding, benefits, payroll, compliance, training, HRIS, reporting',
      '25+ HR processes, 40+ HR policies, 15+ HR systems',
    ],
  ],
  [
    'en',
    [
      'Data Analyst',
      'Northgate',
      'SQL, Python, Tableau, Power BI, Excel, Snowflake, dbt, Airflow',
      '50+ processes, 30+ initiatives and 20+ methodologies delivered',
    ],
  ],
]
const boasts: typeof anybody = [
  [
    'pt',
    [
      'Gerente Comercial',
      'Grupo Alfa',
      'Elevei o astral da organização em 70%.',
      'Construí relações poderosas em todos os níveis.',
      'Mais de 3.000 mentes despertadas.',
      'Deixei um legado extraordinário por onde passei.',
    ],
  ],
  [
    'pt',
    [
      'Personal Trainer',
      'Corpo Livre',
      'Transformei sonhos impossíveis em realidade.',
      'Sou um guerreiro incansável, com garra de campeão.',
      'Ninguém superou meus números até hoje.',
      'Encantei todos os clientes com o meu carisma.',
    ],
  ],
  [
    'en',
    [
      'Operations Lead',
      'Sunrise',
      'Became the go-to person for absolutely all problems.',
      'Took performance through the roof in 90 days.',
      'A proven winner who makes everyone around a champion.',
      'Left an incredible legacy at every level.',
    ],
  ],
  [
    'en',
    [
      'Store Manager',
      'Coastline',
      'Inspired everyone to unleash greatness every day.',
      'Wowed customers with charisma and relentless drive.',
      'Phenomenal leader of champions at all levels.',
      'Made the impossible happen across the business.',
    ],
  ],
]
const deeds: typeof anybody = [
  [
    'pt',
    [
      'Enfermeira',
      'Hospital Santa Luzia',
      'Refiz o mapa cirúrgico com os anestesistas, e a primeira cirurgia passou a começar na hora marcada.',
      'Implantei a contagem de compressas em dupla depois de um quase-erro, adotada pela maternidade.',
      'Montei com a farmácia o carrinho de via aérea difícil, hoje igual em todas as salas.',
      'Descobri por que as caixas saíam úmidas da autoclave e acabei com a reesterilização.',
      'Treino os circulantes novos na montagem de videolaparoscopia.',
    ],
  ],
  [
    'pt',
    [
      'Marceneiro',
      'Móveis Araucária',
      'Desenhei o gabarito de furação de gavetas que a oficina adotou.',
      'Troquei a colagem por encaixe na linha de cadeiras, e a devolução por perna solta não se repetiu.',
      'Regulo a esquadrejadeira, a tupia e a coladeira de bordas antes de cada lote.',
      'Ensinei dois ajudantes a ler projeto, e um foi promovido a marceneiro.',
      'Restaurei o altar lateral da igreja matriz com a equipe do patrimônio.',
    ],
  ],
  [
    'en',
    [
      'Pastry Chef',
      'The Harbour Room',
      'Moved bread in-house: built the starter, trained the commis on the night bake, and the wholesaler was dropped.',
      'Wrote the plated dessert menu that the owners now keep through every change of head chef.',
      'Redesigned the mise en place so one person can run desserts on a weekday.',
      'Set up allergen sheets the environmental health officer asked to copy for other kitchens.',
      'Laminated doughs, chocolate and sugar work for afternoon tea and banquets.',
    ],
  ],
  [
    'en',
    [
      'Signalling Technician',
      'Northern Lines',
      'Traced an intermittent axle-counter fault to a chafed cable under the ballast, which did not recur.',
      'Rewrote the lubrication card for point machines, now used by the depots on the branch.',
      'Passed the safety audit of the relay rooms without a finding.',
      'Installed LED heads on gantries during night possessions.',
      'Asked to train the apprentices in wiring diagrams and isolation.',
    ],
  ],
]

describe.each([
  ['what anybody could write', anybody, 0, 50],
  ['names of skills and figures of anything', named, 0, 45],
  ['praise', boasts, 0, 30],
  ['deeds with what came of them, without a number', deeds, 72, 90],
] as const)('a page of %s', (_name, pages, least, most) => {
  test.each([...pages])('stands where a reader puts it (%s): %p', (language, page) => {
    const score = scoreOf(language, page)
    expect(score).toBeGreaterThanOrEqual(least)
    expect(score).toBeLessThanOrEqual(most)
  })
})
