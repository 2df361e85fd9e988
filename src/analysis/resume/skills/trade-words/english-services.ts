// Lists what adverts in English ask of trades of homes, care, kitchens, shops and offices; index.ts reads the blocks. Our own selection.
export const englishServices = `
# housekeep(?!er manager)|room attendant|hotel cleaner|chambermaid
Room cleaning: room cleaning / rooms?
Linen and bed making: linen|bed making / beds?|towels
Minibar and amenities: minibars?|amenities / restock\\p{L}*
Deep cleaning: deep clean\\p{L}*
Room inspections: room inspections|inspections / inspect\\p{L}*|checked rooms
Public areas: public areas|lobby|corridors?
COSHH: coshh
Laundry: laundry|ironing
Turndown service: turndown

# cleaner|janitor|cleaning|custodian|domestic assistant
Washroom cleaning: washrooms?|toilets?|bathrooms?
Floor buffing and scrubbing: buffing|scrubbing|floors / buff\\p{L}*|scrub\\p{L}*|floor
Carpet cleaning: carpets?
Window cleaning: windows?
Waste and recycling: waste|recycling|bins?
COSHH: coshh|chemicals? / hazard\\p{L}*
Colour-coded cleaning: colou?r[- ]cod\\p{L}+
PPE: ppe|gloves|goggles
Deep cleaning: deep clean\\p{L}*
Key holding: key ?hold\\p{L}*|lock up|alarm
Stock of cleaning products: cleaning products|supplies / order\\p{L}* 

# support worker|supported living
Personal care: personal care|washing|hygiene
Learning disabilities and autism: learning disab\\p{L}+|autis\\p{L}+
Medication and MAR charts: medication|mar charts?
Positive behaviour support: positive behaviou?r|pbs
Care plans and daily records: care plans?|daily (?:notes|records)|records? / mar charts?
Moving and handling: moving and handling|manual handling|hoists?
Safeguarding: safeguarding
Community activities: community|activities|outings|shop\\p{L}*
Communication aids such as Makaton: makaton|pecs
Epilepsy and PEG feeding: epilepsy|peg
Care Certificate: care certificate
First aid: first aid

# healthcare assistant|health care assistant|\\bhca\\b|healthcare support|nursing assistant|nurse aide|\\bcna\\b|ward assistant
Personal care: personal care|washing|bathing|toileting|hygiene
Observations and NEWS2: observations|news ?2|vital signs|vitals
Moving and handling: moving and handling|manual handling|reposition\\p{L}*|transfers?
Pressure area care: pressure (?:area|ulcer|sore)\\p{L}*|reposition\\p{L}*|skin integrity
Catheter care: catheters?
Nutrition and fluid charts: fluid|feeding|nutrition|hydration / meals?
Falls prevention: falls
Infection control: infection
Dementia care: dementia
End of life care: end of life|palliative
Safeguarding: safeguarding
Care Certificate: care certificate
Electronic records: electronic records|epr|ehr|emr|ppm\\+

# care assistant|carer\\b|caregiver|home care|domiciliary|care worker|senior care
Personal care: personal care|washing|bathing|toileting
Dementia care: dementia|alzheimer\\p{L}*
Medication and MAR charts: medication|mar charts?|blister
Moving and handling: moving and handling|manual handling|hoists?|transfers?
Care plans and daily notes: care plans?|daily notes|notes|records?
Safeguarding: safeguarding
Meals and hydration: meals?|hydration|feeding|nutrition
Infection control: infection
End of life care: end of life|palliative
Activities and companionship: activities|companionship / outings|games
Care Certificate: care certificate

# desktop support|it support|help ?desk|service desk|(?:it|support) technician|technical support|\\bit (?:engineer|analyst|specialist)|1st line|2nd line
Ticketing systems: tickets?|ticketing|service ?now|jira|zendesk|freshservice
Active Directory: active directory|entra|azure ad
Windows: windows
Imaging and deployment: imaging|deployment|sccm|autopilot / images?|imaged|roll(?:ed)? out
Microsoft 365: microsoft 365|office 365|m365|o365|outlook|exchange
Intune: intune|mdm
Remote support: remote support|remote desktop|teamviewer / remotely
Networking basics (TCP/IP, DNS, VPN): network\\p{L}*|tcp/ip|dns|vpn|wi-?fi
Hardware repair: hardware / laptops?|repair\\p{L}*
Printers: printers?
Asset management: asset list|asset management|inventory / assets?
ITIL: itil|sla
macOS: mac ?os|macs?

# kitchen porter|dishwasher|kitchen assistant|kitchen hand|pot wash
Pot wash and dishwasher: pots?|dish\\p{L}*|wash\\p{L}* up|plates
Food hygiene: food hygiene|food safety
COSHH: coshh|chemicals?
Vegetable prep: peel\\p{L}*|vegetables|prep\\p{L}*
Deep cleaning: deep clean\\p{L}*
Deliveries and stock rotation: deliveries|stock rotation / deliver\\p{L}*|rotat\\p{L}*|stock
Waste and recycling: bins?|waste|recycling
Allergens: allergens?
Kitchen fridge temperatures: temperatures?|fridges?

# cook|\\bchef\\b|commis|sous
Food safety: food safety|food hygiene|servsafe|haccp / fridges?|temperatures?
Temperature logs: temperatures?
Grill and fry stations: grill\\p{L}*|fry\\p{L}*|saut\\p{L}*
Prep and knife skills: food prep|knife skills / prep\\p{L}*|knife|cut
Sauces: sauces?
Allergens: allergens?
Stock rotation (FIFO): fifo|stock rotation / rotat\\p{L}*
Plating and portions: plat(?:e|ed|ing)|portions?
Recipes and menu planning: recipes?|menus?
Ordering and stock counts: orders? (?:from|to|with)|ordering|stock counts?|inventory
Baking and pastry: bak\\p{L}+|pastry

# sales assistant|shop assistant|retail (?:assistant|associate|worker|sales|clerk|supervisor)|cashier|store associate|sales associate|customer assistant
Till and cash handling: tills?|cash\\p{L}*|pos|registers?
Stock replenishment: replenish\\p{L}*|refill\\p{L}*|restock\\p{L}*|shel\\p{L}+
Visual merchandising: merchandis\\p{L}+|displays?|windows?
Returns and refunds: returns?|refunds?
Click and collect: click and collect|click & collect
Upselling: upsell\\p{L}*|cross[- ]sell\\p{L}*|add-ons?
Sales targets: targets?|kpis?
Loyalty sign-ups: loyalty
Stock counts: counts?|stocktak\\p{L}*|inventory
Loss prevention: loss prevention|shrink\\p{L}*|theft
Key holding: key ?hold\\p{L}*

# \\bnail|manicurist
Gel and BIAB: gel|biab|builder
Acrylics: acrylics?
Manicures and pedicures: manicures?|pedicures?
Nail art: nail art / art
Infills and removals: infills?|removals?
Sterilising tools: sterili[sz]\\p{L}*|disinfect\\p{L}*|hygiene
Client consultation: consultations?|patch tests?
Retail and aftercare: retail|aftercare / sell|sold
Rebooking: bookings|rebooking / rebook\\p{L}*|book\\p{L}*|fresha

# barber|hairdress|hair ?stylist
Skin fades: fad(?:e|es|ed|ing)
Scissor cuts: scissors?|cuts?
Hot towel shaves: shav\\p{L}+|hot towel
Beard trims: beards?
Colour: colou?r\\p{L}*|highlights|balayage
Styling and blow-drying: styl\\p{L}+|blow\\p{L}*
Client consultation: consultations?
Tool hygiene: hygiene|disinfect\\p{L}*|sterili[sz]\\p{L}*
Retail sales: retail sales|retail / sell|sold
Rebooking: bookings|rebooking / rebook\\p{L}*|book\\p{L}*

# teaching assistant|classroom assistant|\\bhlta\\b|learning support|paraprofessional|teacher.?s aide|instructional aide
Small group interventions: interventions?|small groups?
Phonics: phonics
Reading support: reading|readers?|literacy
Numeracy: numeracy|maths|math
One-to-one SEN support: one[- ]to[- ]one|1:1|1-1|sen\\b|send\\b|special needs|autis\\p{L}+
EHCPs: ehcps?|ieps?
Behaviour support: behaviou?r\\p{L}*
Safeguarding: safeguarding
Playground and lunch duty: playground / lunch\\p{L}*|duty
Displays and resources: displays?|resources
Paediatric first aid: first aid
Makaton: makaton

# barista|bartender|bar (?:staff|person|tender)
Espresso extraction: espresso|coffees?
Milk steaming and latte art: latte art|milk
Grinder calibration: grinder|dial\\p{L}*
Cocktails: cocktails?
Cellar and kegs: cellar|kegs?
Food safety: food safety|food hygiene|allergens?
Cash handling: tills?|cash\\p{L}*|pos
Licensing and ID checks: licen\\p{L}+|id checks?|age

# hotel (?:receptionist|front desk)|front office|night auditor|guest service
Check-in and check-out: check[- ]?in|check[- ]?out|checked in
Reservations: reservations?|bookings?
Property management systems: opera|pms|mews|cloudbeds
Guest complaints: complaints?
Night audit: night audit
Cash and folios: cash|folios?|billing

# receptionist|front desk
Switchboard and calls: switchboard|phones? / calls?|telephone
Visitors and front desk: front desk|visitors?
Diary and room bookings: diar(?:y|ies)|calendars?|outlook / book\\p{L}*|schedul\\p{L}*
Post and parcels: post|mail|parcels
Microsoft Office: microsoft office|word|excel|office
Data entry: data entry

# admin(?:istrative)? assistant|(?<!(?:systems?|database|network|linux|windows|server|cloud|security|salesforce|sap|application) )administrator|office assistant|secretary
Switchboard and calls: switchboard|phones? / calls?|telephone
Visitors and front desk: front desk|visitors?
Diary and room bookings: diar(?:y|ies)|calendars?|outlook / book\\p{L}*|schedul\\p{L}*
Post and parcels: post|mail|parcels
Office supplies: stationery|supplies
Microsoft Office: microsoft office|word|excel|office
Data entry: data entry
Filing and documents: filing|documents?|records?
Invoices and expenses: invoic\\p{L}+|expenses
Minutes: minutes

# security (?:officer|guard)|door supervisor
SIA licence: sia
CCTV monitoring: cctv|cameras?|surveillance
Patrols: patrol\\p{L}*
Access control: access control / access|visitors?
Incident reports: incident reports / incidents?|reports?
Conflict management: conflict|de-escalat\\p{L}+
First aid: first aid
Fire evacuation: fire|evacuat\\p{L}+
Bag and body searches: search\\p{L}*
`
