// Lists what adverts in English ask of trades of crafts, roads and stores; index.ts reads the blocks. Our own selection.
export const englishCrafts = `
# electrician|electrical (?:mate|improver|fitter|installer)
Rewires: rewir\\p{L}+
Consumer units: consumer units?|fuse ?boards?|distribution boards?|panels?
Fault finding: fault[- ]?find\\p{L}+|faults?|troubleshoot\\p{L}*
Inspection and testing: inspection and testing|testing and inspection|2391|eicrs?|inspections?
First and second fix: first fix|second fix|1st fix|2nd fix|rough-in
Containment: containment|conduit|trunking|tray
18th Edition: 18th edition|bs 7671|nec
ECS card: ecs
Three-phase: three[- ]phase|3[- ]phase
Emergency lighting and fire alarms: emergency light\\p{L}*|fire alarms?|smoke alarms?
EV chargers: ev charg\\p{L}+
Safe isolation: isolation|lockout|loto

# hgv|lgv|class [12] driver|truck driver|lorry driver|cdl|artic|tramper
Category C+E licence: c\\+e|class (?:1|a)|cdl|artic\\p{L}*
Driver CPC: cpc
Digital tachograph: tacho\\p{L}*|eld|hours of service
Vehicle checks and defect reports: walk ?round|vehicle checks|daily checks|defects?|pre-trip
Load securing: load securing|strapping / strap\\p{L}*|secur\\p{L}*
Refrigerated and curtainside trailers: fridge|refrigerat\\p{L}+|curtain\\p{L}*|reefer
ADR: adr|hazmat|hazardous
Multi-drop: multi[- ]drop
Moffett or HIAB: moffett|hiab
Tail lift: tail[- ]?lift

# delivery driver|van driver|courier|multi-drop driver|^driver$
Multi-drop deliveries: multi[- ]drop|parcels / deliver\\p{L}*
Route planning: routes?
Proof of delivery: proof of delivery|pod / proof|photos|signatures?
Vehicle checks: vehicle checks|walk ?round checks / oil|tyres|tires|walk ?round
Handheld scanner: scan\\p{L}*|handheld
Load securing: secur\\p{L}+|strap\\p{L}*
Safe driving record: clean (?:uk )?licen[cs]e|clean record / accidents?|safe driving|clean
Customer service: customers?

# bricklay|\\bmason\\b
Facing brickwork: facing|bricks?|brickwork
Blockwork: blocks?|blockwork
Setting out: setting out / set out
Reading drawings: drawings|blueprints
Pointing and repointing: pointing|repointing / pointed|point|repoint\\p{L}*
Cavity walls and ties: cavity
Lintels and damp-proof courses: lintels?|dpc|damp
Chimneys and arches: chimneys?|arch\\p{L}*
Stonework: stone\\p{L}*
CSCS card: cscs

# plaster|dry ?lin
Skimming: skimming|skims / skim\\p{L}*
Dry lining: dry[- ]?lin\\p{L}+|plasterboard|boarding
Taping and jointing: taping|jointing / tap(?:e|ed)|joint\\p{L}*
Rendering: render\\p{L}*
Float and set: float\\p{L}*
Coving and cornices: coving|cornices?
Lime plaster: lime|lath
Screeding: screed\\p{L}*
CSCS card: cscs

# plumb|heating engineer|pipe ?fitter
Bathrooms and sanitary ware: bathrooms?|sanitary|toilets?|basins?
Central heating: radiators?|central heating|heating
Boiler service and repair: boilers?
Gas Safe: gas safe
Pipework in copper and plastic: pipe\\p{L}*|copper|solder\\p{L}*
Leak detection: leaks?
Drains: drains?|drainage|unblock\\p{L}*
Unvented cylinders: unvented|g3|cylinders?
Underfloor heating: underfloor
Pressure testing: pressure test\\p{L}*
Heat pumps: heat pumps?

# roof
Slating and tiling: slat\\p{L}+|til(?:e|es|ed|ing)|shingles?
Flat roofs (felt, EPDM, GRP): flat roof\\p{L}*|epdm|grp|torch / felt
Leadwork: lead
Battens and underlay: battens?|underlay|felt
Gutters, fascias and soffits: gutters?|fascias?|soffits?
Ridges and valleys: ridges?|valleys?
Working at height: height|towers?|scaffold\\p{L}*
Roof windows: roof ?lights?|skylights?|velux
Leak repairs: leaks?
CSCS card: cscs

# forklift|flt|reach truck
Counterbalance licence: counterbalance
Reach truck licence: reach
Loading and unloading trailers: load\\p{L}*|unload\\p{L}*|trailers?
Racking and put-away: racking|put\\p{L}* away|put-?away
Pre-use truck checks: checked the truck|pre-use|checks?
WMS and scanners: wms|sap|scan\\p{L}*
Battery charging: batter\\p{L}+|charging
VNA: vna|narrow aisle
Goods in and dispatch: goods in|dispatch|despatch
Cycle counts: counts?|counting|inventory
FIFO: fifo

# warehouse (?!manager)|(?<!fruit )picker|packer|order select|material handler|fulfil+ment associate
Picking: picking / pick\\p{L}*
Packing and labelling: packing|labelling|labeling / pack\\p{L}*|label\\p{L}*
RF scanner: scan\\p{L}*|rf
Goods in: goods in|receiving / receiv\\p{L}*|checked goods
Dispatch: dispatch|despatch / dispatch\\p{L}*|despatch\\p{L}*|load\\p{L}*
Stock counts: stock counts?|inventory|stocktaking / counts?|counted|stocktak\\p{L}*
WMS: wms
Pallet truck: pallet (?:truck|jack)s?|ppt|llop
Forklift licence: forklift|flt
FIFO stock rotation: fifo|rotat\\p{L}*
Manual handling: manual handling
Returns: returns?

# gardener|landscap|groundskeeper|grounds maintenance
Mowing and strimming: mowing|strimm\\p{L}*|lawns? / mow\\p{L}*
Pruning and hedge cutting: pruning|hedges? / prun\\p{L}*
Planting and borders: planting|borders|beds / plant\\p{L}*
Chainsaw certificate: chainsaws?
PA1 and PA6 spraying: pa1|pa6|spraying|pesticides?
Fencing and paving: fencing|paving|patios?
Irrigation: irrigation|watering

# welder|fabricator
MIG and TIG welding: mig|tig
Stick welding (MMA): stick|mma|arc
Reading drawings: drawings|blueprints
Coded welding tests: coded|6g|asme|certified
Cutting and grinding: grinding|plasma|oxy\\p{L}* / grind\\p{L}*|cut\\p{L}*
Inspection and tolerances: inspection|tolerances

# mechanic(?!al)|vehicle technician|automotive technician|mot tester
Diagnostics: diagnostics?|obd / diagnos\\p{L}*
Brakes and suspension: brakes?|suspension
Servicing: servicing|services|oil
MOT testing: mot
Clutches and gearboxes: clutch\\p{L}*|gearbox\\p{L}*|transmissions?
Air conditioning: air[- ]con\\p{L}*|a/c
Hybrid and electric vehicles: hybrid|electric vehicles|ev
`
