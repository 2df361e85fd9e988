// English words frequent in adverts of every trade, by how much they say about a skill; unlisted ones are a trade's.

/** Words that stand in no name of a skill: a term ends before them. */
export const stops = `
  i'd i'll i'm i've we'd we'll we're we've you'd you'll you're you've they'd they'll they've about above across affecting after along also although always am among any anyone anything are aren't around
  associated based be because been before being below between can cannot concerning could did do does doesn't don't
  done due during e.g each etc etc. even every everybody everyone everything had has have having he her here his how
  i i.e if include includes including involved involving is isn't it it's its just let's may me might must my needed
  never no nobody nor not nothing often only our per please regarding related require requires shall she should since
  so somebody someone something sometimes such than that their them then there these they they're this those though
  throughout too towards under unless until upon us usually versus very via was we we'll we're we've were what when
  whenever where wherever whether which while whilst who whom whose why will within without would you you'll you're
  you've your won't wouldn't can't couldn't we'd you'd they'd he'd she'd isn't wasn't weren't hasn't haven't didn't`

/** Words that name no skill in any combination: adjectives, adverbs, traits, people, verbs and abstract nouns. */
export const vague = `
  bonus lads lasses guys girls folks mates
  walk beyond secrets voice certification certifications pick picks picked come comes go goes gone put let tells asked hold holds holding carry carries obtain chase inbound outbound graduation graduated a registered sorry half speaks abilities ability able abreast absolute academic accept acceptable accepting access accessible accomplish
  accomplished accordance according account accountability accountable accuracy accurate accurately achieve achieved
  achievement achieving acquire across act action actions active actively activities activity actual acumen acute
  adapt adaptability adaptable adapting add added adding addition additional adept adequate adhere adherence adhering
  adjacent admin advance advanced advancement advantage advantageous advice advise advocate affinity affirmative
  again against agent aggressive agreed ahead aim aims alert align aligned alignment all alone already alternative
  amazing ambiguity ambition ambitious amount amounts ample an and another answering anticipate anywhere appealing
  appearance applicable applicant applicants applied apply applying appreciate appreciation approach approachable
  approaches appropriate approximately april aptitude area areas arise articulate as ask asking aspect aspects assess
  assessing asset assigned assignment assignments assist assistance assisting associate associated associates
  assumptions at atmosphere attainment attempt attend attendance attention attentive attitude attitudes attract
  attractive audience audiences august authority autonomous autonomously availability available average avid
  awareness awesome bachelor back background backgrounds balance balanced barrier barriers base basic basics basis
  bearer beautiful become becoming beginner behalf behavioral belief beliefs believe believes belong beneficial
  benefit benefits best better bias big bigger boss both boundaries brand-new bright brilliant bring bringing broad
  broadest build building builds burning busy but by calculate calm can-do candidate candidates capabilities
  capability capable capacity capture career careers careful carefully caring carry carrying central
  certain challenge challenges challenging champion chance change changes changing character characteristics charge
  charismatic cheerful choice circumference circumstance circumstances clarify clarity class clean clear clearly
  close closely clubbing co-workers coach cohesive collaborate collaborating collaboration collaborative
  collaboratively colleague colleagues college combination combine comfort comfortable comfortably command
  commensurate commercial commitment commitments committed common commonly commonly-used communicate communicates
  communicating communicative communicator companies company compassion compassionate compelling competence
  competencies competency competent competing competition competitive competitors complete completed completely
  completing completion complex complexities complexity complicated compose composure comprehend comprehension
  comprehensive comprehensively concept concepts conceptual concern concerns concise condition conditions conduct
  conducting confidence confident confidential confidently conflicting conjunction connection connections
  conscientious consensus consequence consider considerable consideration considered consistent consistently constant
  constantly constraints constructive contact contacts context contexts continually continue continued continuing
  continuous continuously contribute contributing contribution contributions contributor conversation conversations
  convey conveying convince cool cooperate cooperative coordinate coordinating cope core corporate correct correctly
  couple courteous courtesy coworkers craft creating creative creatively credibility credible crisp critical
  critically cross-functional cultivate cultural culture curiosity curious current currently cutting cutting-edge
  daily day day-to-day days deadline deadlines deal dealing dealings december decent decide decision decision-making
  decisions decisive dedicated dedication deep deeply define defining degree delight deliver deliverables delivering
  demand demanding demands demeanor demeanour demonstrable demonstrably demonstrate demonstrated demonstrates
  demonstrating department departments dependability dependable deploy depth describe designation desirable desire
  desired detail detail-oriented detailed details detect determinant determination determine determined develop
  developer developers developing developments dexterous diagnose difference differences different difficult
  difficulty diligence diligent diplomacy diplomatic direct directed direction directly discipline disciplined
  disciplines discover discreet discretion discuss display distinguish diverse diversity doer dozen dozens drive
  driven drug dui duties duty dynamic dynamics each eager eagerness ear early earn ease easily easy edit education
  educational effect effective effectively effectiveness efficiency efficient efficiently effort efforts eight either
  element elements elevate else emerging emotional empathetic empathic empathy emphasis employee employees employer
  employers employment empower encourage end energetic energy engage engaged engagement engaging enjoy enjoys enough
  ensure ensures ensuring enthusiasm enthusiast enthusiastic entire entrepreneurial entry-level environment
  environments equal equivalency equivalent especially essential essentials establish established establishing ethic
  ethical ethics ethos evaluate evangelist evening evenings ever every evidence evident exact examine exceed excel
  excellence excellent exceptional exceptionally excite excited exciting execute executing executive executives
  exhibit existing exp expand expanding expect expectation expectations expected experience experienced experiences
  expert expertise experts explain explaining explore exposure express extensive extensively extra extremely eye
  facets facilitate facilitating facility faculty fail fair fairness familiar familiarity fan fantastic fast
  fast-growing fast-moving fast-paced faster favor february feedback feel female few field fields figure figures fill
  final find finding fine finish firm firms first first-class fit fitness five fix flair flawless flexibility
  flexible flexibly fluency fluent fluently focus focused focusing follow follow-through follow-up following follows
  for force forefront foreign forever form formal formulate forward forward-thinking foster fostering foundation
  foundational founders four free frequent frequently fresh friday friendliness friendly from full full-time fully
  fun function functional functions fundamental fundamentals further furthermore future gain gamer geek gender
  general generally generate generating generous genuine get getting gifted give given giving global globally go
  go-getter goal goal-oriented goals good grad grads graduate graduates grasp great greater greatest group groups
  grow growing growth guidance guide guidelines guru habit habits half hand handle handles handling hands hands-on
  happen happy hard hard-working hardworking harmoniously have head health-conscious healthy heart heavy help helpful
  helping hence high high-energy high-level high-pressure high-quality high-volume higher highest highly   hobby holder holiday holidays holistic honest honesty hour hours however huge human humble humility
  humor humour hundred hundreds hungry hustler idea ideal ideally ideas identify identifying imagination imaginative
  immediate immediately impact impacts impeccable implement implementing importance important improve improving in
  in-depth inclusive increase increased increasing incredible incumbent independence independent independently
  indicated individual individuals industries industry industry-standard influence influencing inform information
  informed initial initiate initiative initiatives innovate innovation innovations innovative inquisitive insight
  insightful insights inspect inspire inspiring install instead instruction instructional instructions integral
  integrity intellectual intelligence intelligent intense interact interacting interaction interactions interest
  interested interesting interests interfere internal internally interpersonal interpret intervention into intricate
  introduce intuition intuitive invent investigate involved involvement issue issues january job jobs join judge
  judgement judgment juggle juggling july june junkie keen keep key kind kinds know knowing knowledge knowledgeable
  lack large larger largest last lasting later latest launch launching lead leader leaders leadership leading learn learned
  learner learning least length less level levels leverage leveraging liaise life like like-minded likely limited
  line lines listen listener listening little live lively living locally locate location locations logical long look
  look-up looking lot love lover loves loyal loyalty main mainly maintain maintaining maintains major majority make
  makes making male manage manages managing mandatory manner manners many march marijuana mastery match matter
  matters mature maturity max maximize mean meaningful means meet meeting member members mentality method
  methodical methodically methods meticulous mid-level million millions min mind minded minds mindset minimal
  minimize minimum minor mission mix mode moderate modern moment momentum monday monitor monthly months moral more
  moreover morning mornings most motivate motivated motivating motivation motivational motivator much multi-task
  multi-tasker multi-tasking multicultural multiple multitask multitasker multitasking mutual mvr name national
  native natural nature navigate neat necessary need needed needs negative negotiable negotiate neither nerd new
  newcomer newest next nice night nights nine ninja non-technical nor norm norms november now nuances number numbers
  numerous nurture nurturing objective objectives observant observe obstacles obtain occasional occasionally occur
  october of off offer office-based older on on-going once one ongoing onto open open-minded openness operate
  operating operation opinion opinions opportunities opportunity optimal optimise optimism optimistic optimize option
  options or oral organisation organisational organise organised organiser organising organization organizational
  organizations organize organized organizer organizing orientation oriented original originality other others
  otherwise out outcome outcomes outgoing outside outstanding over overall oversee overtime overwhelming own
  ownership pace paced part part-time participate participating particular parties partner partners party passion
  passionate past patience pay peers people per perceive percentages perfect perfectly perform performance performer
  performing persistence persistent person person's personable personal personality personally personnel perspective
  perspectives persuade persuasive persuasiveness physical physically picture pioneering place planners play
  pleasant please plenty plus point points poise polished polite population pose position positions positive
  positively possess possesses possessing possibility possible potential potentially power practical practice
  practices practise precise precisely precision predict preferable preferably preference preferred preparation
  prepare prepared preparing presence present presentable presented presenting pressure pressures prestigious
  prevailing previous previously pride primary principle principles prior priorities prioritise prioritising
  prioritization prioritize prioritizing priority pristine proactive proactively proactivity probing problem
  problem-solving problems procedure produce producing professional professionalism professionally professionals
  proficiency proficient profile profound programmer programmers progress progressive prominent promote promoting
  prompt promptly proper properly proportions propose proprietary prospect prospects proud prove proven provide
  provides providing proximity pull punctual punctuality purpose purposes pursue pursuing push qualification
  qualifications qualified quality-conscious quantity quarter question questions quick quickly quiet range rapid
  rapidly rapport rate rational reach reaching react reaction read readily ready real real-life real-time real-world
  realistic reality reason reasonable reasonably reasoning receive receiving recent recently receptive recognise
  recognize recognized recommend recommendations reference references refine reflect regional regular regularly
  relate relates relating relation relations relationship relationship-building relationships relentless relevant
  reliability reliable reliably remain remote remotely represent representative representing reputable reputation
  request requests require required requirement requirements requires resilience resilient resolution resolve
  resolving resource resourceful resourcefulness resources respect respected respectful respond responding response
  responsibilities responsibility responsible responsive rest result result-driven result-oriented results
  results-based results-driven results-focused results-oriented retain review reviewing rewarding rich right rigor
  rigorous rigour rockstar role roles rota rotation rotational routine rule rules run running salesperson same
  satisfaction saturday savvy scale scene scope seamless search season seasoned second see seek seeking select self
  self-confidence self-confident self-directed self-discipline self-disciplined self-driven self-managed
  self-motivated self-motivation self-organised self-organized self-reliant self-starter sell senior seniority sense
  sensibility sensible sensitive sensitivity sensory september series serious serve serving set sets seven several
  shape share sharing sharp shift shifts short show showing shy significant similar simple simply simultaneously
  sincere single sit situation situations six size skill skilled skillful skills skillset small smart
  smile smooth smoothly sociable solicit solicits solid solution solution-oriented solutions solve solver solving
  some soon sophisticated sort sought sound space speak special specialised specialist specialized specific
  specifically specify spectrum speed spend spirit spirited spoken spot stable staff stakeholder
  stakeholders stamina stand standard standards standing star start start-up started starter startup startups   state-of-the-art statement stay stays steady step steps stick still story storyteller straightforward strategically
  strategies strategy street strength strengthen strengths stress stressful strict strive striving strong stronger
  strongly structure structured struggle study stuff subject subjects substantial succeed success successful
  successfully sufficient suggest suitable sunday superb superior supervise support supporting supportive
  sure surroundings switched-on synergy systematic tact tactful tactical take takes taking talent talented talents
  talk talking target target-driven targeted targets task tasks team-based team-oriented team-player team-work
  teamwork technically techniques technological technology tell temperament ten tenacious tenacity tendency term
  terms testimonials the theoretical theory therefore thick thing things think thinker thinking thinks third thirst
  thorough thoroughly thoughtful thoughts thousand thousands threat three thrive thrives thriving through thursday
  thus tidy tier tight time time-management time-sensitive timelines timely times title to today together tolerance
  tolerant tomorrow tone tons tool tools top total touch tough track traditional train trait transferable translate
  transparency transparent treat trends true truly trust trusted trustworthy truth try tuesday turn twice two type
  types typical ultimate unattended uncertainty under understand understanding understands unified unique unit
  unparalleled up up-beat up-front up-to-date upbeat update upkeep urgency urgent usage use used useful user-friendly
  using usual utilise utilize utilizing utmost valid validate valuable value values varied varieties variety various
  vary vast verbal verbally verify versatile versatility very veteran viable vibrant view viewpoints views vision
  visionary visit vital vocational volume volumes voluntary volunteer want wanted wants warm warmth watch way ways
  weaknesses wednesday week weekday weekend weekends weekly weeks weigh well well-being well-developed well-groomed
  well-organised well-organized well-presented well-rounded well-spoken well-versed whole wide wider will willing
  willingness win winner winning wisdom wise wish wit with wizard wonderful word words work work-related workable
  worked worker workers working workload workloads workplace works world world-class worldwide worthwhile write
  written year yearly years yet young younger zero
  barrel birthday boots bottom breath bump butterfly cheek chatter clock corner crowd daylight doorstep ears elbow elephant everyone excuse excuses feather feelings finger fingers gap giggle gossip grandchildren heard hearts hero horizon hunger jokes joke kettle lifetime loved mess mud
  muck mum neck neighbour neighbours nonsense nose odd pinch productive puzzle queue rain sake saint shoe shoes shoulder shoulders skies sleeve sleeves smiles snow soul spider spiders stomach stories strangers sunshine surprise surprises sweat tears thumb tongue trouble troubles wits worry
  co-ordinate co-ordinating co-ordination co-ordinated links cover boxes disposition visibility probation amendment amendments confidentiality premise premises profession wellbeing well-being
  external political outlook agenda output outputs dynamics credibility assertion undertake undertaken undertaking enrich enriching
  courteous caseloads begun consolidate vulnerable frail accredited unassisted tailored supplemented fulltime parttime satisfactory
  criminal cpd exp wpm passport passports scratch yr yrs`

/** Heads of names of people and of parts of an organisation, which are no skills: "junior doctors", "community agencies". */
export const people = `
  staff doctor doctors physician physicians nurse nurses clinician clinicians professional professionals colleague colleagues carer carers
  visitor visitors agency agencies registrar registrars profession professions team teams committee committees
  department departments trust trusts member members practitioner practitioners consultant consultants manager managers
  director directors supervisor supervisors leader leaders individual individuals person persons user users trainee
  trainees director employee employees employer employers organisation organisations organization organizations
  partner partners stakeholder stakeholders specialist specialists provider providers holder holders service-users
  adult adults homeowner homeowners personnel officer officers assistant assistants administrator administrators analyst analysts`

/** Words of headings and of boards, which name nothing in any letters: "Additional Qualification Requirements". */
export const headings = `
  additional assignment attributes background benefits candidate candidates closing contact criteria date department description desired
  details duties education enquiries essential experience further general hours informal information interview job key
  level minimum personal position post preferred qualification qualifications required requirement requirements
  responsibilities responsibility role salary skills specific summary vacancy note ii iii iv vi vii`

/** Words that name a skill only beside another one: "data entry", " planning", and not "data" or "planning". */
export const weak = `
  trade
  driver drivers case cases home homes plan history site sites supervision meetings
  state administration administrative agency analysis application applications architecture article articles automation
  bank behavior behaviour blog board book books brand brands browser browsers budget budgets business businesses
  calendar call calling calls camera campaign campaigns capital care cash channel channels chart charts chat check
  checks child children city classes classroom client clients clinic clinical cloud code collection collections
  commerce communication communications community compliance computing conference consultant consultants consulting
  consumer consumers content contract contracts control controls coordination copy cost costs country course courses
  coverage creation credit customer customers data database databases date dates delivery deployment design designer
  designs desktop device devices digital distribution document documents domain electronic emails mail engineer
  engineering engineers enterprise entry equipment estimate estimates estimation event events expense expenses
  experiment experiments export facilities family feature federal file files finance financial fleet food forecast
  forecasts forms framework frameworks funding game games generation goods government graphic graphics graphs ground
  guest guests hardware health help-desk hospital hotel house housing identity image images implementation
  improvement improvements industrial infrastructure installation instruments integration integrations interface
  interfaces interview inventory investment investor investors invoice invoices journal keeping lab labor laboratory
  language languages law legal letters libraries library local logic machine machines maintenance management manager
  managers manual manuals manufacturer map market marketing markets material materials measure measurement
  measurements media medical message messages metrics mobile model models module modules money multidisciplinary
  network networks news office offices online operational operations operator operators order orders package packages
  packaging page pages paper papers parents parts patient patients payment payments phone phones planning plans plant
  plants platform platforms policies policy post posts press price prices pricing procedures process processes
  product production productivity products program programme programmes programming programs project projects
  promotion promotions property proposal proposals protocol protocols prototype prototypes provider providers public
  publication publications purchase purchases quality record records recovery regulation regulations regulatory
  release releases remediation report reporting reports research resident residents retail return returns revenue
  risk risks route sales sample samples schedules school schools science sciences scientific screen script security
  server servers service services shop social software speaking stack stage stock store stores strategic student
  students style supplier suppliers supplies supply system systems tables teacher teachers team technical
  technologies telephone test testing tests text ticket tickets traffic transaction transactions transfer transport
  travel trial trials trucks updates user users validation vehicle vehicles vendor vendors verification video videos
  visual visuals web website websites workflow workflows workshop workshops`

/** Forms of general words that do name a skill on their own. */
export const trade = `
  accounting advertising auditing billing branding budgeting catering cleaning coaching cooking diagnosing
  diagnostics drafting drawing driving editing evaluation facilitation farming forecasting inspecting inspection
  installing interviewing invoicing knitting lecturing mentoring merchandising mixing modeling modelling monitoring
  negotiating negotiation nursing packing picking printing profiling proofreading publishing purchasing recruiting recruitment
  scheduling selling sewing supervising supervisory teaching training translating translation troubleshooting
  tutoring typing welding wills`
