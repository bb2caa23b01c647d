import { phrases, words } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: job titles. */
export const enTitles = {
  titles: {
    fieldsOfTrades: words`
      software web sales customer service registered staff school student project product data business truck delivery field plant site support
      marketing finance financial account accounts hr it legal medical nursing dental care health social team store shop office warehouse machine
      production quality process test systems network security mechanical electrical civil structural chemical graphic interior kitchen hotel flight
      all our other new junior trainee apprentice key the and for with human public general private chartered certified independent primary secondary
      board team crew committee regional area national local global external internal corporate client vendor contract graduate
    `,
    heads: words`
      accountant actor actress actuary adjuster adjudicator adjunct administrator adviser advisor advocate aesthetician agent agronomist
      aide aider ambassador analyst anesthesiologist anesthetist animator announcer anthropologist appraiser apprentice arborist archaeologist
      architect archivist artist artisan assembler assessor assistant associate astronomer athlete attendant attorney auctioneer audiologist
      auditor author automator aviator babysitter bagger bailiff baker banker barber barista bartender biller biochemist bioinformatician
      biologist blacksmith blogger boilermaker bookkeeper bookseller bosun botanist brewer bricklayer broker builder busboy busser butcher
      butler buyer cabinetmaker cameraman candidate captain cardiologist caregiver caretaker carer carpenter carrier cartographer cartoonist
      caseworker cashier caterer ceo cfo chair chairman chairperson chairwoman champion chauffeur checker chef chemist chief chiropractor
      choreographer cio cleaner clerk clinician closer cmo coach coder collector colorist columnist comedian commander commissioner
      companion composer comptroller concierge conductor conservator constable constructor consultant contractor controller cook coo
      coordinator co-ordinator copywriter cordinator corpsman correspondent cosmetologist councillor counselor counsellor counsel courier
      craftsman crewmember cto curator custodian cyclist dancer dealer dean decorator demonstrator dentist deputy dermatologist designer
      detailer detective developer devops dietician dietitian director dishwasher dispatcher distributor diver doctor doorman dba docent
      draftsman drafter draughtsman dramaturg dressmaker driller driver drummer ecologist economist editor educator electrician employee
      engineer entertainer entomologist entrepreneur epidemiologist escort estimator esthetician evaluator evangelist examiner executive
      expediter expeditor expert fabricator facilitator farmer farmhand fellow fieldworker fighter filmmaker financier firefighter fireman
      fisherman fitter florist forecaster foreman forester forewoman founder co-founder cofounder framer freelancer fundraiser gardener
      generalist geologist geographer geophysicist glazier goldsmith graduate greeter grinder groomer groundskeeper guard guide gunner
      hairdresser hairstylist handler handyman head headhunter headmaster helper historian host hostess housekeeper housewife hygienist
      illustrator inspector installer instructor instrumentalist intern internist interpreter interviewer inventor investigator investor
      ironworker janitor jeweler journalist journeyman judge keeper keyholder laborer labourer landscaper lawyer lead leader lecturer lender
      liaison librarian lieutenant lifeguard linguist loader lobbyist locksmith logistician machinist magician maid maker manager managers
      marketer marketeer marshal mason masseuse master mathematician mechanic mediator medic member mentor merchandiser merchant messenger
      meteorologist microbiologist midwife miller miner minister model moderator monitor mortician mover musician nanny navigator negotiator
      nephrologist neurologist neurosurgeon notary novelist nurse nutritionist observer officer official oncologist operative operator
      optician optometrist orderly organizer organiser orthodontist owner co-owner packager packer painter paralegal paramedic
      paraprofessional parole partner pastor pathologist patrolman pediatrician pentester performer pharmacist phlebotomist photographer
      physician physicist physiologist physiotherapist pianist picker pilot pipefitter planner plasterer plumber podiatrist poet policeman
      porter postdoc potter practitioner preacher preparer presenter president president/ceo preschool principal printer processor procurer
      producer professor programmer prosecutor proofreader proprietor psychiatrist psychologist psychotherapist publicist publisher
      purchaser quilter radiographer radiologist ranger realtor receiver receptionist recruiter referee registrar reporter rep
      representative representitive researcher restaurateur resident respiratory responder retailer reviewer rigger roofer runner sailor
      salesman salesperson salespeople saleswoman sawyer scheduler scholar scientist screener screenwriter scribe scrummaster sculptor
      seamstress secretary sergeant server servicer serviceman setter sheriff shipper shopper singer sitter sociologist soldier sommelier
      sonographer sorter specialist spokesperson statistician steamfitter stenographer stevedore steward stewardess stocker stockbroker
      storekeeper storyteller strategist student stylist subcontractor superintendent superviser supervisor surgeon surveyor sweeper tailor
      teacher technician technologist telemarketer teller temp tester therapist tiler toolmaker tracer trader trainee trainer transcriber
      transcriptionist translator treasurer treasurer/secretary trustee tutor typist umpire undersecretary underwriter upholsterer urologist
      usher valet vendor verifier vet veterinarian vicepresident videographer violinist volunteer vp avp svp evp waiter waitress warden
      warehouseman watchman weaver webmaster welder worker writer yardman zoologist sre pm qa bdr sdr cna lpn rn emt airman seaman
      specialist/manager crew staff partner/owner signalman petty sous yeoman midshipman cadet ensign infantryman rifleman
      generalist/recruiter internship traineeship externship practicum apprenticeship assistantship postdoctoral ta ra gm gpm hr-manager
      stagehand videojockey dj jockey bellman bellhop doula phd-student superintendant
    `,
    leadingHeads: [],
    qualifiers: words`
      senior sr junior jr lead principal staff chief assistant associate deputy vice executive head interim acting trainee graduate
      certified registered licensed freelance independent part-time full-time temporary seasonal regional national global area district
      branch general managing
    `,
    notAgents: words`
      center summer winter computer water paper power number order career chapter customer minor major senior junior color labor error
      vector september october november december other another after under over never ever whether together rather either however her per
      letter newsletter matter master offer transfer register router printer server filter cluster docker jupyter tower river flower silver
      former later better higher lower greater larger theater meter quarter semester dinner consumer laser radar solar sensor motor factor
      sector interior exterior behavior honor mirror floor door indoor outdoor poor tutor restaurant important relevant significant plant
      grant compliant german roman human woman italian asian american european canadian christian indian australian russian norwegian
      pedestrian vegetarian median custodian list assist consist exist specialist twist checklist artist player user users buffer folder
      header footer layer timer trigger parameter diameter perimeter container reader parser compiler peer pioneer volunteer beer anterior
      posterior peter oliver alexander christopher jennifer heather walker turner taylor parker cooper carter miller palmer fischer weber
      becker schneider denver vancouver hanover leicester manchester worcester rochester lancaster ulster munster minister prior superior
      ulterior inferior constant instant distant dominant elegant brilliant warrant covenant tenant merchant elephant infant giant variant
      quant sewer powder shower soccer cancer laughter leather weather feather trier charter centre twitter slider tumor humor rumor
    `,
    weakAlone: words`
      head lead chief deputy member staff crew partner model temp expert candidate graduate host guide judge executive master companion
      champion ra ta pm qa gm vet petty preschool resident closer official respiratory postdoctoral receiver monitor commercial parole
      employee carrier keeper setter maker reviewer checker contractor builder owner server
    `,
    endings: phrases`
      ologist; ographer; ician; therapist; developer; engineer; manager; specialist; controller; administrator; supervisor; keeper; worker
    `,
    genderEndings: [],
    links: phrases`of; for; to; in`,
    agentEndings: phrases`er; or; ist; eer; ian; ant; man; woman; person`,
    professionalFields: phrases`
      ing; ment; [st]ion; ance; ology; ics; care; resources; sales; systems; operations; services; security; software; technology; ^it; ^hr
    `,
    supportFields: phrases`technical; desk; desktop; it; customer; product; application; applications`,
    fields: phrases`
      sales; marketing; operations; engineering; finance; human resources; hr; it; product; technology; customer; business; research;
      information; quality; corporate; public; global; (?:north|south|east|west)(?! \p{L}+ \p{L}+); (?:east|west|gulf) coast; (?:north|latin|south) america; regional; emea; apac; level; grade; class; part; full; phd;
      mba; accounts?; account; supply; strategic; strategy; communications?; development; design; training; advertising; programs?;
      projects?; risk; security; safety; legal; digital; data; software; web; systems?; network; credit; loans?; procurement; purchasing;
      logistics; warehouse; inventory; production; manufacturing; materials; special; general; senior; junior; team; division; department;
      unit; emergency; a&e; accident (?:and|&) emergency; p(?:a)?ediatrics?; oncology; cardiology; orthop(?:a)?edics?; neurology; radiology; maternity; intensive care;
      critical care; palliative; outpatients?; housekeeping; front office; front desk
    `,
    offices: phrases`member; fellow; partner; chair; head; deputy; volunteer; trustee; governor; president; treasurer; secretary;
      (?:co-)?(?:chair(?:man|woman|person)|captain|founder); representative; delegate; ambassador; organi[sz]er; first aider; scout leader`,
    compoundEndings: [],
    compounds: [],
    noOccupations: phrases`
      leader; graduate; member; candidate; individual; team[- ]?(?:leader\/)?player; team[- ]builder; (?:job|work|career) seeker; (?:hard|quick|fast|independent|smart|reliable) (?:worker|learner);
      learner; deal closer; communicator; multi-?tasker; thinker; problem[- ]solver; self[- ]starter; achiever
    `,
    notProfessional: phrases`caring; performing; outstanding; enterprising; .*working; [^-]*-.*`,
    feminines: [],
  },
} satisfies Pick<Lexicon, 'titles'>;
