// The texts of the three Word templates in English, for the English site. The person replaces what is in brackets.
import { area, bullets, entry, head, list, type Part, section, text } from './layout'

/** Executive Resume: for managers. */
export const executiveEnglish: readonly Part[] = [
  ...head('Operations Director | Logistics, Retail and Transformation', 'en'),
  ...section(
    'Professional Summary',
    'Operations Director with [15 years] of experience in logistics and retail, leading teams of up to [320 people] and budgets of [$40 million]. I led the integration of [3 acquired companies] and cut the cost per order by [18%] while customer satisfaction stayed above [92%]. I want to take the next company from [regional growth] to a national operation.',
  ),
  ...section(
    'Skills',
    'Operations management, Strategic planning, Logistics, People management, Budgeting and P&L, Negotiation, Lean, Performance indicators, Power BI, Advanced Excel, SAP, Project management',
  ),
  { kind: 'heading', text: 'Professional Experience' },
  ...entry(
    'Operations Director',
    ' | [Company Name], Chicago, IL',
    '03/2020 - present',
    'Reduced the cost per order by [18%] by renegotiating [42 carrier contracts] and merging [3 distribution centers].',
    'Led [320 people] in [5 states] and lowered yearly turnover from [34%] to [19%] with career paths.',
    'Introduced daily indicators in [27 sites], raising on-time delivery from [86%] to [95%] in [10 months].',
    'Directed the integration of [2 acquired companies], finished [1 month] early and within budget.',
  ),
  ...entry(
    'Logistics Manager',
    ' | [Previous Company Name], Columbus, OH',
    '06/2014 - 02/2020',
    'Planned the opening of [4 distribution centers], which extended coverage from [11] to [19 states].',
    'Increased picking productivity by [23%] by redesigning the flow with the floor team.',
    'Negotiated terms with [60 suppliers] that freed [$2 million] of working capital a year.',
  ),
  ...entry(
    'Purchasing Coordinator',
    ' | [First Company], Dayton, OH',
    '01/2010 - 05/2014',
    'Coordinated purchases of [$9 million] a year and saved [7%] with electronic auctions and annual contracts.',
    'Trained [25 buyers] in negotiation and total cost analysis; [90%] passed the final assessment.',
  ),
  ...section(
    'Education',
    'MBA in Business Management, [School Name], 2016',
    'Bachelor of Science in Industrial Engineering, [University Name], 2009',
  ),
  ...list(
    'Courses and Certifications',
    'Lean Six Sigma Green Belt, [Institution], 2018',
    'Board Director Program, [Institution], 2023',
  ),
  ...section('Languages', 'Native English, Intermediate Spanish'),
]

/** Technology Resume: for technical professions. */
export const techEnglish: readonly Part[] = [
  ...head('Back-end Developer | TypeScript, Node.js and AWS', 'en'),
  ...section(
    'Professional Summary',
    'Back-end developer with [6 years] of experience in payments and online shops, from the design of an API to running it in production. I work with TypeScript, Node.js and PostgreSQL on services that handle [4 million] orders a month. I measure before I change: my last optimization cut response times by [63%].',
  ),
  { kind: 'heading', text: 'Technical Skills' },
  area('Programming', 'TypeScript, JavaScript, Python, SQL'),
  area('Back end', 'Node.js, REST, GraphQL, Kafka, automated testing'),
  area('Data', 'PostgreSQL, Redis, MongoDB, data modeling'),
  area('Cloud and operations', 'AWS, Docker, Kubernetes, Terraform, GitHub Actions, Linux, Git'),
  area('Methods', 'Scrum, Kanban, code review, observability'),
  { kind: 'heading', text: 'Professional Experience' },
  ...entry(
    'Senior Back-end Developer',
    ' | [Company Name], remote',
    '04/2022 - present',
    'Reduced search response time by [63%] by replacing repeated queries with an index and a Redis cache.',
    'Developed the billing service in TypeScript and Kafka, which processes [120 thousand] payments a day.',
    'Automated releases with GitHub Actions and Terraform: from [1 a week] to [8 a day], without downtime.',
    'Mentored [4 people] in code review and testing, and coverage rose from [48%] to [81%].',
  ),
  ...entry(
    'Back-end Developer',
    ' | [Previous Company Name], Austin, TX',
    '08/2019 - 03/2022',
    'Migrated [14 services] to Docker and Kubernetes on AWS, lowering the monthly cloud bill by [27%].',
    'Built the catalog API in Node.js used by [3 apps], with [99.95%] availability over the year.',
    'Fixed the slow daily closing by remodeling PostgreSQL tables: from [5 hours] to [20 minutes].',
  ),
  { kind: 'heading', text: 'Projects' },
  ...entry(
    '[Project Name]',
    ' | github.com/your-name/project',
    '2023',
    'Created an open tool in Python that compares database schemas, used by [40 people] a month.',
  ),
  ...section('Education', 'Bachelor of Science in Computer Science, [University Name], 2015 - 2019'),
  ...list(
    'Certifications',
    'AWS Certified Developer, [month and year in words]',
    'Certified Kubernetes Application Developer, [month and year in words]',
  ),
  ...section('Languages', 'Native English, Advanced Spanish'),
]

/** Cover Letter: one page that answers why this job and why this person. */
export const coverEnglish: readonly Part[] = [
  ...head('[The job you want]', 'en'),
  ...text(
    '[City], [month] [day], [year]',
    'To [name of the recruiter], [position], [company name]',
    'Subject: [job title], reference [job code]',
    'Dear [name of the recruiter],',
    'I am writing about the opening for [job title]. I follow your work on [product or project of the company] and read in the advert that the priority is [what the job asks for most]. That is what I have done for [number] years in [your field].',
    'Three results that resemble what you need:',
  ),
  ...bullets(
    'At [company], I [action verb] [what you did], and [what changed, with a number and a time].',
    'At [previous company], I [action verb] [what you did], with [team or resources], and [what changed, with a number].',
    'In [project or course], I learned [a skill the job asks for] and used it for [result].',
  ),
  ...text(
    'I also know [tool or method named in the advert] well and have practice in [a situation like the job’s]. What I am still learning is [something the job asks for and you are studying], with [course, book or practice].',
    'My résumé is attached with the details. I can talk on [days and times] by phone or video, and would gladly take a practical test.',
    'Thank you for reading. Kind regards,',
    'Your Full Name',
  ),
]
