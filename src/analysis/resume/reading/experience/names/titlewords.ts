// Additional job nouns from the Brazilian (CBO) and United States (O*NET) classifications of occupations.

/** Both genders are listed where the ending does not determine them (titles.ts). */
export const portuguese = `
acompanhante acupunturista adestrador aeronauta aeroviario afiador agenciador agrimensor alfaiate alinhador amolador
anestesista antropologo apicultor aplicador apontador apresentador apresentadora aquicultor arqueologo arrumador
artesa artista ascensorista astronomo atuario audiologista avaliador aviador avicultor bailarina balanceador barqueiro
barwoman bibliotecaria biologa biomedica bioquimica bioquimico bordadeira brinquedista cabista calceteiro camareiro
cambista camelo cameraman caminhoneira capataz capoteiro captador carteiro cartografo cartorario caseira catador
catequista cenografo ceramista cerimonialista chaveiro chocolateiro ciclista cineasta cinegrafista cirurgiao
cirurgiao-dentista cirurgia-dentista classificador climatologista coach codificador colador colhedor colorista comediante comentarista
comissaria compositor concretista condutor confeitador confeiteira conselheiro consertador construtor contramestre
contrarregra controlador copista coreografo corregedor cortadeira costureiro coveiro criador criminologo crocheteira
cronista curador dancarino decorador dedetizador defensor degustador delegada demolidor demonstrador dermatologista
desembargador desossador detetive dialogista diplomata dj domador doula doutorando ecografista ecologo embaixador
embaladora embriologista encadernador encanador encarregada endocrinologista engraxate enologo ensacador entalhador
entrevistador envernizador epidemiologista escavador escriva escrivao escultor esportista estampador esteticista
estilista estofador estoquista estucador etnologo examinador extrusor farmaceutica farmacologista faturista faxineiro
feirante ferrador ferreiro fiandeiro figurinista filmador fisiologista flebotomista fonoaudiologo forjador forneiro
fotografa fundidor gandula garagista garcon gari garimpeiro gastronomo geneticista geofisico geografo geologa geologo
geriatra gerontologo ginecologista governante guarda guarda-vidas guardador guincheiro guindasteiro harmonizador
hidrologo higienista historiador homeopata hortelao hostess iluminador ilustrador impermeabilizador impressor
infectologista influencer influenciador inseminador instalador instrumentador instrumentista investigador irrigador
jangadeiro jardineira joalheiro joquei jornaleiro juiza laminador lancheiro lapidador legista leiloeiro leiturista
lenhador lingotador linguista linotipista litografo lixeiro lubrificador ludoterapeuta luthier maestro magistrado
manipulador maqueiro marceneira marinheira marisqueiro marmorista marqueteiro masseiro mastologista merchandiser
meteorologista metrologista microbiologista minerador mordomo motogirl museologo musicologo musicoterapeuta nadador
narrador naturologo naturopata negociador neurocirurgiao neurologista neuropsicologo notario obstetra obstetriz
oceanografo oceanologo odontologo oftalmologista oncologista orcamentista ordenhador organizador ornitologo ortesista
ortodontista ortopedista osteopata otorrinolaringologista ourives ouvidor paisagista paleontologo panfleteiro
papiloscopista parteira passador pasteleiro pastor patologista pavimentador pecuarista pediatra perfumista perito
pesador petroleiro petrologo pintora piscicultor piscineiro pizzaiola plantonista plaqueiro pneumologista podador
poeta pos-doutorando pracista prensador prensista procurador projetista promoter promotora protetico psicanalista
psicopedagoga psicopedagogo psiquiatra quiropraxista quitandeiro rachador radialista radiotecnico rebarbador
rebobinador recepcionador recreacionista recreador redeiro reflexologo regente registrador relacoes-publicas
relojoeiro remador rendeira repentista reporter restaurador retificador reumatologista revendedor revisora revistador
rigger sacerdote sacoleira salva-vidas sangrador seleiro serigrafista seringueiro serrador sexologo silvicultor
sinaleiro socioeducador sociologo soldadora sondador sonoplasta sorveteiro storyteller streamer subgerente suinocultor
tabeliao taifeiro tanoeiro taquigrafo tatuador taxidermista tecela tecelao telemarketista teleoperador telhadista
teologo tesoureira tingidor tintureiro tipografo topografo torrador trabalhadora tracador trapezista trefilador
treinador tricoteira tripulante turismologo ultrassonografista urbanista urologista velejador verdureiro vereador
armador bolseira bolseiro chapista comandante conciliador escrevente folguista furriel meeiro proprietaria proprietario recenseador safrista
saladeira sargenteante
vidreiro vigario vinicultor violinista vitrinista viveirista youtuber zeladora zootecnica
`

export const english = `
actor actress in-charge incharge acupuncturist adjuster assembler crofter hauler launderer milker molder moulder shelver aesthetician aide allergist anesthesiologist anesthetist animator announcer anthropologist
appraiser arborist archaeologist archivist assayer astronaut astronomer astrophysicist athlete audiologist author
babysitter bagger bailiff barback barkeep barrister beautician beekeeper bellhop bellman bellperson biller biochemist
bioinformatician biologist biophysicist biostatistician blacksmith blogger boatbuilder boilermaker bookbinder botanist
bouncer breeder bricklayer busboy busser cabinetmaker cameraman camerawoman canvasser cardiologist carer caretaker
cartographer cartoonist caseworker caterer ceramicist chaplain chauffeur chemist childminder chiropractor
choreographer cinematographer cleaner climatologist clinician cobbler coder columnist comedian commentator
commissioner compositor comptroller concierge conductor confectioner conservationist constable controller copyeditor
coroner correspondent cosmetologist costumer courier craftsman craftsperson crewman criminologist croupier custodian
cytotechnologist dancer deckhand decorator deliveryman demonstrator dermatologist derrickhand detailer detective
dietician dietitian diplomat dishwasher diver docent dockhand dockworker doorman doorperson doula drafter draftsman
draughtsman dressmaker drummer drywaller dyer ecologist econometrician educator electroplater embalmer embroiderer
embryologist emt endocrinologist endodontist enumerator epidemiologist ergonomist esthetician estimator ethnographer
evaluator examiner expediter exterminator fabricator farmhand farrier ferryman filmmaker financier firefighter fireman
fisherman fishmonger fitter flagger floorhand florist footballer foreman forester forewoman forwarder fumigator
fundraiser furrier gaffer gamekeeper gardener geneticist geochemist geodesist geographer geophysicist geriatrician
gerontologist glassblower glazier gofer goldsmith governess greeter groomer groundskeeper groundsman guitarist
gunsmith gynecologist hairdresser hairstylist handyperson haulier hematologist herbalist herder historian homemaker
horticulturist hospitalist hostess houseparent houseperson housewife hydrologist hygienist illustrator imam
immunologist influencer innkeeper inspector installer instrumentalist insulator interviewer inventor ironworker jailer
jailor jeweler jeweller jockey joiner keyholder kinesiologist knitter landscaper laryngologist laundress lexicographer
lifeguard lineman linesman lineworker linguist lithographer lobbyist locksmith logger logistician longshoreman luthier
magician magistrate maid maltster manicurist mariner masseur masseuse matchmaker mathematician matron mediator
metallurgist metalworker meteorologist metrologist microbiologist midwife millwright modeler mortician motorman
musician nanny naturalist naturopath negotiator neonatologist nephrologist neurologist neuroscientist neurosurgeon
newscaster nightwatchman notary novelist nurseryman obstetrician oceanographer odontologist oncologist operative
ophthalmologist optician optometrist orderly organist ornithologist orthodontist orthopedist orthotist osteopath
otolaringologist packager painter paleontologist paperboy paperhanger paraeducator paraplanner paraprofessional
parasitologist pathologist patroller patternmaker pediatrician pedicurist perfumer periodontist pharmacologist
philologist phlebotomist physicist physiologist physiotherapist pianist pipefitter pipelayer plasterer playwright
podcaster podiatrist policeman policewoman polisher politician pollster postman postmaster preacher preparer presser
printer printmaker proctor procurator programmer proofreader prosecutor prosthetist prosthodontist provost
psychiatrist psychoanalyst psychometrician psychotherapist publicist publisher puppeteer purchaser quilter rabbi
radiographer radiologist rancher refinisher reflexologist rehabilitator repairer repairman repairperson restorer
retailer rheumatologist rigger roaster roofer roughneck roustabout saleswoman sanitarian scaffolder schoolteacher
screenwriter scrum-master sculptor seafarer seamstress seismologist sexton shampooer sheriff shiftleader shoemaker
shopkeeper shunter signalman silversmith sitter skipper smelter sociologist solderer soldier solicitor sommelier
songwriter sonographer sorter sportscaster stableman stagehand statistician steamfitter steelworker stenographer
stevedore stewardess stonecutter stonemason storekeeper storyteller streamer stuntman stylist subcontractor sweeper
tattooist taxidermist teamster telemarketer teleoperator telephonist teller tiler tilesetter timekeeper tinsmith
toolmaker topographer toxicologist trackman tradesman tradesperson transcriptionist trapper trucker tutor typesetter
typist typographer ultrasonographer undersecretary undertaker upholsterer urbanist urologist valet valeter vendor
ventriloquist verger vintner violinist virologist vlogger vocalist warden warehouseman warehouser watchmaker watchman
webdesigner webmaster weigher weightlifter wheelwright wholesaler winemaker woodcarver woodworker youtuber zookeeper
zoologist banksman chainman commander conveyancer dispenser fettler ganger groundworker hlta improver mammographer nqt
quartermaster senco sprayer storeman
`

/** Job nouns that are also surnames, organisations or objects: certain only at the end of a phrase. */
export const ambiguous = `
butcher butler carpenter carver collector cook cooper cutter dealer deputy dresser driller farmer finisher fisher fixer framer grinder groom
gamer grader grower guard guide hand handler helper holder host hunter judge keeper labourer loader marker marketer
marshal mason mate miller miner minister mover packer paver picker planter poet porter potter presenter priest ranger
rep runner sailor sander sawyer scheduler setter shearer shepherd shopper singer smith spinner steward tailor tanner
temp trimmer turner usher walker weaver worker
`
