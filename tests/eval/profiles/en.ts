import type { MarkedProfile } from './profile'

/** Ten invented English profiles, graded and marked by hand by a person who had not read the rules. */
export const english: readonly MarkedProfile[] = [
  {
    name: 'en-01-backend-senior',
    grade: 93,
    headline: 'Senior Backend Engineer | Go, PostgreSQL, Kafka | Payments at scale, 99.99% uptime',
    about: `I build payment systems that stay up on the worst day of the year.

Over the last 11 years I have worked across three fintechs, from a two-person start-up to a bank with 4 million customers. Most recently I led the move of our ledger from a monolith to event-driven services, which cut failed payments by 43% and our cloud bill by $310k a year.

What I bring:
• Go, PostgreSQL, Kafka, Kubernetes
• Calm incident leadership (on call since 2014)
• Mentoring: four engineers promoted in two years

I'm open to staff roles in London or remote in Europe. Say hello: tom.ashdown@example.com`,
    experience: `Senior Backend Engineer
Larkpay · Full-time
Mar 2020 - Present · 5 yrs 1 mo
London, England, United Kingdom · Hybrid
- Led the split of a monolith into 14 Go services, cutting failed payments by 43%.
- Reduced p99 latency from 900 ms to 120 ms.
- Mentored 6 engineers; 4 were promoted.

Backend Engineer
Tallyhouse · Full-time
Jun 2014 - Feb 2020 · 5 yrs 9 mos
- Built the reconciliation engine handling 2M transactions a day in PostgreSQL.
- Introduced Kafka for event streaming across 8 teams.`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: true,
      aboutFigures: true,
      aboutContact: true,
      aboutLong: true,
      experienceFigures: true,
      experienceVerbs: true,
      experienceDates: true,
    },
  },
  {
    name: 'en-02-aspiring',
    grade: 32,
    headline: 'Aspiring Data Analyst | Seeking opportunities | Hard worker',
    about:
      'I am a hard-working and motivated individual looking for a data analyst job. I am a team player and a quick learner.',
    experience: `Cashier at FreshMart
2020-2023
Responsible for operating the till and helping customers.`,
    marks: {
      role: true,
      headlineSkill: false,
      cliche: true,
      aboutFirstPerson: true,
      aboutFigures: false,
      aboutLong: false,
      aboutContact: false,
      experienceFigures: false,
      experienceDates: true,
      onlyDuties: true,
    },
  },
  {
    name: 'en-03-nurse-manager',
    grade: 80,
    headline: 'Registered Nurse & Ward Manager | Emergency care | Leading teams of 30+',
    about: `I have spent 14 years in emergency departments, the last five running a 28-bed ward. I care about two things: patients who are seen on time and nurses who stay.

Since 2021 my team has cut median waiting time from 96 to 61 minutes, and staff turnover has halved.

I trained at King's College London and hold the NMC advanced practice qualification. Happy to talk about ward leadership roles in Manchester or Leeds.`,
    experience: `Ward Manager
St Brannock Hospital Trust
2019 – Present
Manage 34 nurses and a £2.1m budget.
Cut median waiting time from 96 to 61 minutes.
Introduced self-rostering, which halved turnover in 18 months.

Staff Nurse, Emergency Department
Eastmoor General
2011 – 2019
Cared for up to 12 acute patients per shift.
Mentored 20 student nurses.`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: true,
      aboutFigures: true,
      aboutContact: false,
      experienceFigures: true,
      experienceVerbs: true,
      experienceDates: true,
    },
  },
  {
    name: 'en-04-third-person-consultant',
    grade: 55,
    headline: 'Strategy Consultant, Author, Speaker',
    about: `James is a results-driven strategy consultant with a proven track record of delivering transformational change for blue-chip clients. A thought leader and passionate storyteller, he has worked across retail, energy and financial services. James holds an MBA from INSEAD.`,
    experience: `Principal
Hartwell Advisory
2015 - Present
Advises boards on growth strategy, M&A and cost transformation.

Consultant
Dunmore Partners
2009 - 2015
Delivered strategy projects for retail and energy clients, including a £40m cost programme.`,
    marks: {
      role: true,
      headlineSkill: true,
      cliche: true,
      aboutFirstPerson: false,
      aboutFigures: false,
      aboutContact: false,
      experienceFigures: true,
      experienceDates: true,
    },
  },
  {
    name: 'en-05-about-only',
    grade: 25,
    headline: '',
    about: `I'm a carpenter from Cork with twenty years on sites and in the workshop. Stairs, windows, kitchens, heritage repairs. I took on my first apprentice in 2012 and have trained seven since. Reliable, tidy, on time. Call me on +353 85 000 1234.`,
    experience: '',
    marks: { headlineEmpty: true, aboutFirstPerson: true, aboutContact: true, experienceEmpty: true },
  },
  {
    name: 'en-06-linkedin-pasted',
    grade: 68,
    headline: 'Customer Success Manager at Nimbusly',
    about: `I help SaaS customers get value in their first 90 days. At Nimbusly I look after 45 mid-market accounts worth $6.2M ARR, and last year I renewed 97% of them. Before that I ran support at two start-ups. I speak English and Spanish.…see more`,
    experience: `Nimbusly logo
Customer Success Manager
Customer Success Manager
Nimbusly · Full-time
Nimbusly · Full-time
Jan 2021 - Present · 4 yrs 3 mos
Jan 2021 to Present · 4 yrs 3 mos
Austin, Texas, United States · Remote
Own 45 mid-market accounts worth $6.2M ARR.
Renewed 97% of accounts in 2024, up from 88%.
Built the onboarding playbook used by 12 CSMs.
Skills: Salesforce · Onboarding · Customer Retention
Support Lead
Support Lead
Quillo · Full-time
May 2017 - Dec 2020 · 3 yrs 8 mos
Led a team of 7 agents; raised CSAT from 82 to 94.
Show all 4 experiences`,
    marks: {
      role: true,
      headlineSkill: false,
      aboutFirstPerson: true,
      aboutFigures: true,
      aboutContact: false,
      experienceFigures: true,
      experienceVerbs: true,
      experienceDates: true,
    },
  },
  {
    name: 'en-07-gamer',
    grade: 22,
    headline:
      'CEO | CTO | CFO | COO | CMO | Data Scientist | AI Expert | Python | SQL | AWS | Azure | GCP | Java | React | Angular | Vue | Docker | Kubernetes',
    about: `Python SQL AWS Azure GCP Java React Angular Vue Docker Kubernetes Python SQL AWS Azure GCP Java React Angular Vue Docker Kubernetes Python SQL AWS Azure GCP Java React Angular Vue Docker Kubernetes Python SQL AWS Azure GCP Java React Angular Vue Docker Kubernetes`,
    experience:
      'Increased revenue 500%. Increased revenue 600%. Increased profit 700%. Led 1000 people. Managed $1B. Python SQL AWS.',
    marks: { stuffing: true, experienceDates: false },
  },
  {
    name: 'en-08-teacher-mediocre',
    grade: 52,
    headline: 'Primary School Teacher',
    about: `I am a primary school teacher with six years of experience in Years 3 and 4. I enjoy making maths fun and I run the school's chess club. I am trained in phonics and special educational needs.`,
    experience: `Class Teacher, Oakhill Primary School
Sept 2019 - Present
Teaching a class of 30 children across the curriculum.
Leading the maths working group.
Running the chess club.

Teaching Assistant, Brook Lane School
2017 - 2019
Supported small-group reading and phonics.`,
    marks: {
      role: true,
      headlineSkill: false,
      aboutFirstPerson: true,
      aboutFigures: true,
      aboutContact: false,
      aboutLong: false,
      experienceFigures: true,
      experienceDates: true,
    },
  },
  {
    name: 'en-09-changer-sales-to-hr',
    grade: 72,
    headline: 'Sales manager moving into HR | CIPD Level 5 | Recruitment, onboarding and coaching',
    about: `For eight years I led retail sales teams. The part I loved most was hiring and coaching people, so in 2024 I completed my CIPD Level 5 and moved into people work full time.

As a sales manager I hired 46 people and kept 90% of them past their first year. I now volunteer as a career coach with Second Start, where I have helped 15 people back into work.

I am looking for an HR adviser or recruiter role in Birmingham. Email: priya.nair@example.org`,
    experience: `Volunteer Career Coach, Second Start
Jan 2024 - Present
Coached 15 people; 11 found work within four months.

Sales Manager, Brightwell Home
2016 - 2023
Hired 46 people and kept 90% past year one.
Grew store revenue by 22% in two years.`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: true,
      aboutFigures: true,
      aboutContact: true,
      experienceFigures: true,
      experienceVerbs: true,
      experienceDates: true,
    },
  },
  {
    name: 'en-10-wall-of-text-warehouse',
    grade: 44,
    headline: 'warehouse operative / forklift driver looking for work immediate start available',
    about: `hi my name is danny i have worked in warehouses since i left school in 2014 i have a counterbalance and reach truck licence and i have never missed a shift i have done picking packing loading and stock counts and i trained the new starters at my last place i am looking for full time work days or nights in the doncaster area and i can start straight away`,
    experience: `i worked at bigbox logistics from 2018 to 2024 as a forklift driver moving about 200 pallets a shift and doing the stock counts on sundays before that i was at greenleaf foods from 2014 to 2018 as a picker and packer`,
    marks: {
      role: true,
      headlineSkill: true,
      aboutFirstPerson: true,
      aboutContact: false,
      experienceFigures: true,
      experienceDates: true,
      wall: true,
    },
  },
]
