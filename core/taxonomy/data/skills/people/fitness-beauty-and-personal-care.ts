export const skills = String.raw`
# Fitness
fitness-training | Fitness instruction | professional | fitness instructor; fitness trainer; fitness coach; fitness coaching; <fitness classes?; <fitness programs?; <physical fitness?; <physical conditioning?; fitness?; <exercise instruction; instructing exercise; <leading workouts; <workouts?; Fitnesstraining; Fitnesstrainer; <remise en forme; <acondicionamiento físico; <entrenador físico; <coach sportif; <coaching sportif; <instructor de gimnasio; fitness training; <Trainingsbetreuung; <physical training? | | trainer; exercise; classes; clients; instructor; yoga; workout; cardio; aerobics; pilates; zumba; strength
personal-training | Personal training | professional | personal trainer; one-on-one training sessions; one on one personal training; individual personal training; <private training clients; personal training sessions; personal training clients; training clients one-on-one; <certified personal training; <small group personal training; <online personal training; <virtual personal training; <in-home personal training; entrenamiento personal; entrenador personal; entraînement personnalisé; coach sportif à domicile | fitness-training
group-fitness | Group fitness instruction | professional | group fitness; group fitness classes; group fitness instructor; group exercise; group exercise classes; group exercise instruction; group exercise instructor; group training fitness; teaching group fitness; teaching fitness classes; taught fitness classes; taught group fitness classes; leading group classes; Gruppenfitness; Kursleitung Fitness; <cours collectifs?; <cours collectifs de fitness; <clases grupales?; clases dirigidas; <cardio classes | fitness-training | fitness; musculation; gym; stretching; cardio; salle de sport; gimnasio; zumba; pilates; entrenador; entrenamiento
boot-camp-fitness | Boot camp classes? | professional | fitness boot camp; fitness bootcamp; bootcamp fitness; outdoor boot camp | group-fitness | fitness; trainer; instructor; gym; strength; workouts
aerobics | Aerobics | professional | aerobics instruction; aerobics instructor; <step aerobics; Aerobic; aeróbic | group-fitness
kickboxing-fitness | Kickboxing classes | professional | cardio kickboxing; fitness kickboxing; cardio kickboxing instructor | group-fitness
les-mills-classes | Les Mills classes | professional | Les Mills programs; <BodyAttack; <Les Mills instructor classes | group-fitness
bodypump | BodyPump | professional | Body Pump; Les Mills BodyPump | les-mills-classes
bodycombat | BodyCombat | professional | Body Combat; Les Mills BodyCombat | les-mills-classes
strength-conditioning | Strength and conditioning | professional | strength & conditioning; strength and conditioning training; <strength coach; <strength coaching; <Athletiktraining; préparation physique; préparateur physique; preparación física; preparador físico; <Konditionstraining; <sports conditioning | fitness-training
strength-training | Strength training | professional | resistance training; weight training; <free weights; <barbell training; Krafttraining; musculation; entrenamiento de fuerza; musculación; <weight lifting instruction; weightlifting exercise | fitness-training
powerlifting | Powerlifting | professional | power lifting; Kraftdreikampf; force athlétique; powerlifting coaching | strength-training
olympic-weightlifting | Olympic weightlifting | professional | Olympic lifting; Olympic lifts; weightlifting; Gewichtheben; haltérophilie; halterofilia; weightlifting coach | strength-training
kettlebell-training | Kettlebell training | professional | kettlebells; kettlebell instruction; Kettlebell-Training | fitness-training
plyometrics | Plyometrics | professional | plyometric training; explosive training; pliometría; pliométrie | fitness-training
speed-agility-training | Speed and agility training | professional | speed and agility; agility training?; speed training?; <speed, agility and quickness; Schnelligkeitstraining | fitness-training | athletes; strength; plyometric; plyometrics; conditioning; sport
sports-performance-training | Sports performance training | professional | sports performance; athletic performance training; athletic performance?; sport-specific training; Leistungstraining | fitness-training | athletes; strength; speed; agility; conditioning; coach
cardio-training | Cardiovascular training | professional | cardio training; cardiovascular exercise; cardio exercise; cardiovascular conditioning; entraînement cardio; entrenamiento cardiovascular; <endurance training; Ausdauertraining; <aerobic training; <aerobic exercise; <treadmill instruction | fitness-training
hiit | High-intensity interval training (HIIT) | professional | HIIT; high intensity interval training; <Tabata; Intervalltraining; interval training; <metabolic conditioning; HIIT classes | fitness-training
circuit-training | Circuit training | professional | Zirkeltraining; entraînement en circuit; entrenamiento en circuito | fitness-training
running-coaching | Running coaching | professional | running coach; Lauftrainer; <marathon coaching; coach de running
triathlon-coaching | Triathlon coaching | professional | triathlon training; triathlon coach; Triathlontrainer
functional-training | Functional training? | professional | functional fitness; <functional movement; <functional exercise; funktionelles Training; <Functional Training Trainer; entraînement fonctionnel; entrenamiento funcional | fitness-training | fitness; strength; exercise; gym; core; workout; cardio; trainer
functional-movement-screen | Functional Movement Screen | professional | FMS screening; functional movement screening; <FMS certified; FMS assessment
trx-training | Suspension training | professional | TRX?; TRX suspension training; TRX training?; sling training; Schlingentraining | functional-training | suspension; kettlebell; kettlebells; fitness; yoga; hiit; trainer; bootcamp; pilates; spin; barre; bosu; zumba; workouts
core-training | Core training? | professional | core strength?; core strengthening; core exercises; Rumpfstabilisation; gainage? | fitness-training | pilates; exercise; abdominal; posture; stability; gym; workout; workouts; fitness; yoga; abdos; sport; musculation; cours; renforcement
balance-training | Balance training | professional | stability training; balance and stability training; Gleichgewichtstraining; entrenamiento de equilibrio; Sturzprophylaxe-Training
mobility-training | Mobility training? | professional | mobility work; Mobilitätstraining; Beweglichkeitstraining; mobility exercises; entrenamiento de movilidad |  | stretching; flexibility; strength; fitness; athletes; gym; mobilität; hiit; kettlebell
movement-assessment | Movement assessment | professional | movement analysis?; movement screening?; Bewegungsanalyse?; analyse du mouvement?; análisis de movimiento? | | biomechanics; athletes; exercise; gait; posture; corrective; fms; sports; kinesiology; physiotherapie; dance; laban; biomecánica; rehabilitation
calisthenics | Calisthenics | professional | bodyweight training; calistenia; <animal flow; Eigengewichtstraining
crossfit | CrossFit | professional | CrossFit coaching; CrossFit coach; Cross Fit; CrossFit training; CrossFit instructor; <CrossFit Kids | strength-conditioning
hyrox | HYROX training | professional | Hyrox; HYROX coach | fitness-training
corrective-exercise | Corrective exercise | professional | corrective exercise programming; corrective exercise specialist; ejercicio correctivo; <posture correction; <movement correction | fitness-training
postural-assessment | Postural assessment | professional | posture analysis; Haltungsanalyse; evaluación postural; bilan postural; <higiene postural
post-rehab-exercise | Post-rehabilitation exercise | professional | post-rehab training; post-rehab exercise; Rehasport; Rehabilitationssport; readaptación deportiva; réathlétisation
back-school | Back school | professional | Rückenschule; école du dos; Rückentraining; escuela de espalda
injury-prevention-sport | Sports injury prevention | professional | injury prevention exercise; prehab; Verletzungsprophylaxe; prevención de lesiones?; prévention des blessures? | | deportistas; sportifs; athlètes; deporte; sport; entrenamiento; entraînement; équipe
stretching | Stretching and flexibility training | professional | flexibility training; <assisted stretching; <stretch therapy; <dynamic stretching; <static stretching; <PNF stretching; stretching techniques; <flexibility exercises; étirements; estiramientos; stretching?; <StretchLab Flexologist; <fascial stretch therapy | fitness-training | yoga; flexibility; exercise; fitness; strengthening; mobility; clients; pilates; foam; strength; cardio
foam-rolling | Foam rolling | professional | self-myofascial release; Faszientraining; Faszienrolle; automassage au rouleau
spinning | Indoor cycling | professional | Spinning?; indoor cycling instructor; spin classes; spin class; spin instructor; spin instruction; cycle instructor; Spinning instructor; clases de spinning; <SoulCycle instructor; <Schwinn Cycling; <Peloton instructor; <RPM classes; <cours de RPM; cycle classes; indoor cycling classes | group-fitness | zumba; yoga; pilates; fitness; instructor; class; classes; kickboxing; aerobics; cycling; gym; instruction
zumba | Zumba | professional | Zumba fitness; Zumba instructor; Zumba classes; <Zumba Gold; teaching Zumba; <aqua Zumba; <Zumba Toning | group-fitness
dance-fitness | Dance fitness | professional | dance fitness classes; cardio dance; baile fitness; bailoterapia; <Jazzercise; Tanzfitness | group-fitness
zumba-license | Zumba instructor licence | certification | Zumba license; licensed Zumba instructor; Zumba certified; Zumba certification; ZIN member? | zumba | zumba; zumba fitness; aqua zumba
aqua-fitness | Aqua fitness | professional | aqua aerobics; water aerobics; aquatic fitness; aquatic exercise; water exercise; aqua fit; aqua classes; water fitness; aquagym; <aquabike; Aquafitness; Wassergymnastik; hidrogimnasia; aquaeróbic | group-fitness
pilates | Pilates | professional | <mat Pilates; Pilates instruction; Pilates instructor; <Pilates reformer; <reformer Pilates; teaching Pilates; Pilates classes; <STOTT Pilates; <classical Pilates; <Pilates mat; <Polestar Pilates; <BASI Pilates; <Balanced Body?; clases de pilates; cours de pilates | fitness-training | pilates; yoga; instructor; class; classes; studio; fitness; ballet; spin; teaching; reformer; mat; barre; stott
barre | Barre? | professional | barre classes; barre instructor; <Pure Barre; Barre instruction; barre fitness | group-fitness | pilates; yoga; instructor; class; classes; studio; fitness; ballet; spin; teaching
yoga | Yoga | professional | yoga instruction; yoga instructor; yoga teacher; teaching yoga; taught yoga; yoga classes; <hatha yoga; <hatha; <vinyasa; <vinyasa yoga; <vinyasa flow; <power yoga; <hot yoga; <Bikram yoga; <Bikram; <restorative yoga; <yin yoga; <Iyengar; <Iyengar yoga; <ashtanga; <ashtanga yoga; <kundalini; <kundalini yoga; <chair yoga; <aerial yoga; <yoga sequencing; <yoga workshops; Yogaunterricht; Yogalehrer; Yogalehrerin; Yogakurse; professeur de yoga; cours de yoga; clases de yoga; instructora de yoga; <pranayama | fitness-training
prenatal-yoga | Prenatal yoga | professional | Schwangerschaftsyoga; yoga prénatal; yoga prenatal; pregnancy yoga | yoga
childrens-yoga | Children's yoga | professional | kids yoga; Kinderyoga; yoga para niños; yoga pour enfants | yoga
yoga-therapy | Yoga therapy | professional | yoga therapist; Yogatherapie; yogaterapia | yoga
meditation | Meditation | professional | <guided meditation; meditation instruction; meditation teaching; meditation teacher; <leading meditation; Meditationskurse; meditación; <yoga nidra; meditation classes; méditation
breathwork | Breathwork | professional | breath work; breathing techniques?; breathing exercises?; Atemübungen?; Atemarbeit; respiración consciente; techniques de respiration; <Wim Hof Method | | yoga; meditation; relaxation; mindfulness; pranayama; Entspannung
sound-healing | Sound healing | professional | sound bath; Klangtherapie; Klangschalen; sonothérapie; cuencos tibetanos
tai-chi | Tai chi | professional | t'ai chi; taiji; tai chi instruction; tai chi classes; taichí; Taijiquan
qigong | Qigong | professional | qi gong; chi gong; chi kung; chi kung classes
exercise-programming | Exercise programming | professional | exercise program design; exercise program development?; designing exercise programs; designed exercise programs; design exercise programs; developing exercise programs; developed exercise programs; fitness program design; <fitness program development; fitness programming; designing fitness programs; designed fitness programs; workout design; workout program design; creating workout plans; creating workouts; <individualized exercise programs; <individualized workout programs; <individualized fitness programs; <customized workout; <personalized workout plans; <personalized fitness programs; <personalized training programs; <training program design for athletes; program design fitness; <strength program design; Trainingspläne?; Trainingsplanung?; Erstellung von Trainingsplänen; planification de l'entraînement?; programmes d'entraînement; rutinas de entrenamiento; planes de entrenamiento?; diseño de rutinas; exercise prescription; prescripción del ejercicio; workout programming; exercise programs?; <workout plans; workout programs | fitness-training | fitness; gym; workout; workouts; strength; athletes; Fitness; Fitnessstudio; gimnasio; Sportler; deportistas; sportifs; cardio; rehabilitation
training-periodization | Periodization of training | technical | periodization?; training periodization; Periodisierung?; périodisation de l'entraînement; periodización del entrenamiento | | athletes; strength; sport; hypertrophy; conditioning; Sportler; Krafttraining
training-theory | Training theory? | technical | Trainingslehre; théorie de l'entraînement; teoría del entrenamiento; Trainingswissenschaft | | athletes; sport; strength; exercise; conditioning; sports; physiology; periodization; trainingslehre; biomechanics
fitness-assessment | Fitness assessment | professional | fitness testing; fitness evaluations; conducting fitness assessments; conducted fitness assessments; performing fitness assessments; physical fitness assessments; physical fitness testing; Fitnesstests; tests de condition physique; bilan de forme; evaluación física?; evaluación de la condición física; <valoración funcional?; <one-rep max testing; <submaximal testing; <PAR-Q; <fitness consultations | fitness-training | gimnasio; entrenamiento; fitness; deportistas; ejercicio; clientes
body-composition-analysis | Body composition analysis | professional | body composition; body composition testing; body fat testing; body fat analysis; <body fat percentage; <skinfold calipers; <skinfold; <InBody assessments; Körperanalyse; composición corporal; bioimpedance analysis; impédancemétrie | fitness-assessment
inbody | InBody | tool | <InBody 770; <InBody 570 | body-composition-analysis
vo2-max-testing | VO2 max testing | technical | VO2max; VO2 max; Spiroergometrie; <metabolic testing?; Leistungsdiagnostik im Sport; épreuve d'effort sportive | | vo2; fitness; athletes; exercise; treadmill
anthropometry | Anthropometry | technical | antropometría; Anthropometrie; anthropométrie; <ISAK? | | anthropometry; kinanthropometry; antropometría; skinfold; nutrition; nutrición
fitness-goal-setting | Setting fitness goals | professional | fitness goals; fitness goal setting; goal setting for fitness
weight-management | Weight management coaching | professional | weight loss coaching; weight loss counseling; weight loss programs?; weight loss consultant; weight loss management; Gewichtsreduktion?; perte de poids?; control de peso?; pérdida de peso?; weight management?; weight loss?; <body transformation; <Weight Watchers leader; <Jenny Craig consultant; fat loss coaching | | coaching; nutrition; fitness; exercise; diet; Ernährung; alimentation; nutrición; dieta; wellness; clients; obesity; Abnehmen
lifestyle-coaching | Lifestyle coaching | professional | lifestyle modification; lifestyle coach; <lifestyle and weight management; healthy lifestyle coaching; Lebensstilberatung
behavior-change-coaching | Behavior change coaching | professional | behaviour change coaching; health behavior change; habit coaching
bodybuilding-coaching | Bodybuilding coaching | professional | contest prep?; bodybuilding?; fisicoculturismo?; culturismo?; culturisme?; <bikini competition prep | | coach; coaching; trainer; coached; clients; entrenador
sports-nutrition | Sports nutrition | professional | <performance nutrition; <nutrition for athletes; Sporternährung; nutrition sportive; nutrición deportiva; <sports supplements | fitness-training
nutrition-coaching | Nutrition coaching | professional | nutrition coach; fitness nutrition; nutrition guidance; nutritional guidance; <macro coaching; <nutrition plans for clients; nutritional coaching; Ernährungscoaching; Ernährungscoach; <meal planning for clients; nutrition planning; coaching nutritionnel; coaching nutricional; <dietary supplements advice
wellness-coaching-fitness | Client motivation in fitness | professional | <member motivation?; <accountability coaching; <fitness accountability; <fitness challenges; motivational coaching for fitness; motivating clients?; client motivation?; motivate clients?; motivated clients? | fitness-training | fitness; gym; workout; exercise; trainer; workouts; exercises
holistic-wellness-coaching | Holistic wellness coaching | professional | holistic health coaching; coaching bien-être; coaching de bienestar
special-population-fitness | Exercise for special populations | professional | <adaptive fitness; special populations fitness; activité physique adaptée; <arthritis exercise; <cancer exercise; <sport santé | fitness-training
senior-fitness | Fitness for older adults | professional | senior fitness; older adult fitness; senior exercise classes; <SilverSneakers; <Silver Sneakers; Seniorensport; Seniorengymnastik; gymnastique douce; gimnasia para adultos mayores | fitness-training
prenatal-fitness | Prenatal and postnatal fitness | professional | <prenatal fitness; pre and postnatal fitness; pre/postnatal fitness; prenatal and postnatal exercise; postnatal exercise; Rückbildungsgymnastik; <Rückbildungskurs; gimnasia prenatal | fitness-training
youth-fitness | Youth fitness | professional | kids fitness; children's fitness; youth exercise; <Kinderturnen; fitness infantil; éveil sportif | fitness-training
adaptive-sports | Adaptive sports | professional | Behindertensport; deporte adaptado; handisport; sport adapté; <Special Olympics coach; <Special Olympics; para sports
exercise-science | Exercise science | technical | sports science; <sport and exercise science; Sportwissenschaft; Sportwissenschaften; sciences du sport; ciencias del deporte; ciencias de la actividad física; <STAPS
kinesiology | Kinesiology | technical | human kinetics; human movement science; Bewegungswissenschaft; kinésiologie; kinesiología
exercise-physiology | Exercise physiology | technical | exercise physiologist; sports physiology; Sportphysiologie; fisiología del ejercicio; physiologie de l'effort
biomechanics | Biomechanics | technical | biomechanical analysis; biomécanique; biomecánica; Biomechanik; <gait analysis for runners; <motion capture biomechanics
functional-anatomy | Functional anatomy | technical | applied anatomy; funktionelle Anatomie; anatomía funcional; anatomie fonctionnelle
motor-learning | Motor learning | technical | motor development?; motorisches Lernen; aprendizaje motor; apprentissage moteur | | children; child; movement; infants; gross; cognitive; sensory; pediatric
physical-culture | Physical culture | technical | cultura física; culture physique
athletic-training | Athletic training | professional | athletic trainer; <athletic injury care; <injury assessment of athletes; <injury evaluation of athletes; <sideline care; <game coverage athletic training; <NATA member
athletic-taping | Athletic taping | professional | sports taping; taping and bracing; Taping im Sport; vendaje deportivo; Sport-Taping; contention adhésive
concussion-management | Concussion management | professional | concussion testing; concussion protocol; <ImPACT testing; commotion cérébrale sportive
sports-injuries | Sports injuries | technical | sports injury care; lesiones deportivas; Sportverletzungen; traumatologie du sport; sports injury treatment
sports-rehabilitation | Sports rehabilitation | professional | sports rehab; Sportrehabilitation; rehabilitación deportiva; réhabilitation sportive
sports-first-aid | Sports first aid | professional | soigneur sportif; pitchside first aid; Erste Hilfe im Sport
boc-atc | BOC certified athletic trainer (ATC) | certification | BOC certified athletic trainer; certified athletic trainer; ATC athletic trainer; BOC-ATC | athletic-training
athletic-trainer-license | Athletic trainer licence (US) | certification | licensed athletic trainer; athletic trainer license | athletic-training

# Gyms, recreation, sport
gym-operations | Gym management | professional | gym operations; fitness center management; fitness center operations; fitness centre management; health club management; health club operations; fitness club management; <fitness manager; <gym manager; <studio management fitness; Fitnessstudio Leitung; Studioleitung Fitness; gestion de salle de sport; gestión de gimnasios; administración de gimnasio; <fitness director; <yoga studio management; fitness facility management
fitness-floor-supervision | Fitness floor supervision | professional | gym floor supervision; gym supervision; weight room supervision; weight room monitoring; fitness floor; gym floor?; <spotting clients; Trainingsfläche; plateau de musculation; <re-racking weights | | members; weights; spotting; trainer; fitness; supervised; equipment
gym-inductions | Gym inductions | professional | gym equipment instruction; gym orientations; member orientations gym; fitness orientations; demonstrating equipment in the gym; Geräteeinweisung?; Einweisung an Fitnessgeräten | | Fitness; Fitnessstudio; Trainer; Mitglieder; Training; Kraftgeräte
fitness-equipment-care | Care of fitness equipment | professional | fitness equipment maintenance; exercise equipment maintenance; cleaning gym equipment; cleaning fitness equipment; gym cleanliness; gym equipment maintenance
fitness-equipment | Fitness equipment | technical | exercise equipment; gym equipment; Fitnessgeräte; máquinas de gimnasio; cardio equipment
fitness-sales | Gym membership sales | professional | gym memberships?; <gym tours; fitness sales; health club sales; <prospect tours gym; <fitness consultant; <closing memberships; Mitgliederverkauf Fitness; gym membership advisor; fitness membership consultant | | sold; sell; selling; prospects; tours; fitness
membership-sales | Membership sales | professional | selling memberships; sell memberships; sold memberships; venta de membresías; vente d'abonnements; membership consultant; membership advisor; Mitgliedschaften verkaufen
member-recruitment | Membership growth | professional | <member recruitment; <member retention; <membership retention; <Mitgliedergewinnung; <Mitgliederbindung; <fidelización de socios
personal-training-sales | Personal training sales | professional | selling personal training; PT sales
fitness-software | Fitness studio software | technical | gym management software; club management software; fitness club software; <DataTrak?; <VFP fitness software | | gym; fitness; club; membership
mindbody | Mindbody | tool | MINDBODY Online; MindBodyOnline; Mind Body Online; MBO software?; Mindbody software; Mindbody salon | fitness-software | mindbody; studio; yoga; pilates; salon; spa; fitness; gym
abc-fitness | ABC Fitness? | tool | ABC Financial?; ABC Ignite; ABC Fitness Solutions | fitness-software | mindbody; datatrak; membership software; club management; motionsoft; glofox; daxko; club os; gym software; clubready
motionsoft | Motionsoft | tool | MoSo software | fitness-software
club-automation | Club Automation | tool | ClubAutomation | fitness-software
clubready | ClubReady | tool | Club Ready? | fitness-software | mindbody; abc financial; clubos; zen planner
zen-planner | Zen Planner | tool | ZenPlanner | fitness-software
wodify | Wodify | tool | Wodify Core | fitness-software
pushpress | PushPress | tool |  | fitness-software
glofox | Glofox | tool | ABC Glofox | fitness-software
trainerize | Trainerize | tool | ABC Trainerize
truecoach | TrueCoach | tool | True Coach? |  | trainerize; trainheroic; mindbody; trainingpeaks
my-pt-hub | My PT Hub | tool | MyPTHub
virtuagym | Virtuagym | tool | <Virtuagym Pro | fitness-software
gymmaster | GymMaster | tool | Gym Master? | fitness-software | mindbody; zen planner; glofox; clubware
jonas-club-software | Jonas Club Software | tool | Jonas Club Management; <Jonas ClubHouse Online
rectrac | RecTrac | tool | Vermont Systems RecTrac; <WebTrac; RecTrac software
activenet | ACTIVE Net? | tool | ActiveNet; ACTIVENet recreation | | software; activenet
civicrec | CivicRec | tool | CivicPlus CivicRec
daxko | Daxko | tool | <Daxko Operations; <Daxko Engage | fitness-software
spectrumng | SpectrumNG | tool | CSI Spectrum NG; Daxko Spectrum | fitness-software
perfect-gym | Perfect Gym? | tool | PerfectGym | fitness-software | software; fitness; studio; perfectgym
magicline | Magicline | tool | Sport Alliance Magicline | fitness-software
xplor-recreation | Xplor Recreation | tool | PerfectMind; Xplor Rec
twin-oaks-software | Twin Oaks software | tool | Twin Oaks gym software | fitness-software
teambuildr | TeamBuildr | tool | Team Buildr
bridge-athletic | BridgeAthletic | tool | Bridge Athletic
clubconnect | ClubConnect | tool | Club Connect training
hudl | Hudl | tool | Hudl video analysis; <Hudl Assist; <Hudl Focus
sportscode | Hudl Sportscode | tool | Sportscode; <SportsCode Elite; Sportstec Sportscode
dartfish | Dartfish | tool | Dartfish video analysis
kinovea | Kinovea | tool
catapult-sports | Catapult athlete tracking | tool | Catapult Sports; Catapult GPS; Catapult OpenField
teamsnap | TeamSnap | tool | Team Snap? |  | leagueapps; sportsengine; league; rosters; gamechanger
sportsengine | SportsEngine | tool | Sports Engine; SportsEngine HQ
polar-team-pro | Polar Team Pro | tool | Polar Team system
myzone | MYZONE | tool | MyZone fitness
myfitnesspal | MyFitnessPal | tool | My Fitness Pal
sports-coaching | Sports coaching | professional | coaching sports; coached sports; sports coach; athletic coaching; coaching athletes; coached athletes; coach athletes; <team coach sports; <varsity coach; <JV coach; <high school coaching; <college coaching?; Sporttrainer; Trainertätigkeit im Sport; <Vereinstrainer; entraîneur sportif; entraînement sportif; entrenador deportivo; entrenamiento deportivo; <éducateur sportif; <head coach of a team; <training athletes; <Hockeytrainer | | athletes; team; sports; ncaa; basketball; football; soccer; varsity; players
youth-sports-coaching | Youth sports coaching | professional | coaching youth sports; youth coaching in sports; <little league coach; Jugendtrainer; Nachwuchstraining; coach youth; entraîneur de jeunes; entrenador de divisiones inferiores; escuela deportiva; youth sports | sports-coaching
practice-planning-sport | Planning practices? | professional | practice planning; running practices?; practice plans?; planification des entraînements sportifs | | team; athletes; players; coach; coached; drills; soccer; basketball; season
game-strategy | Game planning and strategy in sport | professional | game planning?; game strategy?; game preparation?; Spielvorbereitung; <Taktiktraining | | opponents; opponent; coach; players; scouting; coached
athlete-development | Athlete development | professional | skill development for athletes; player development?; desarrollo de deportistas; formación deportiva; Talentförderung im Sport | | coach; coached; coaching; athletes; soccer; basketball; baseball; hockey; academy; football; drills
team-sports-coaching | Coaching team sports | professional | team sports coach; <water polo coach; <entraîneur de sports collectifs | sports-coaching
soccer-coaching | Soccer coaching | professional | soccer coach; coaching soccer; coached soccer; Fußballtrainer; entraîneur de football; entrenador de fútbol | team-sports-coaching
american-football-coaching | Football coaching? | professional | football coach?; coached football?; American football coach | team-sports-coaching | varsity; jv; freshman; offensive; defensive; linebackers; quarterback; quarterbacks; high school; middle school; touchdown; wrestling; baseball; basketball; track
basketball-coaching | Basketball coaching | professional | basketball coach; coaching basketball; coached basketball; Basketballtrainer; entraîneur de basket; entrenador de baloncesto | team-sports-coaching
volleyball-coaching | Volleyball coaching | professional | volleyball coach; coached volleyball; Volleyballtrainer; entrenador de voleibol | team-sports-coaching
baseball-coaching | Baseball coaching | professional | baseball coach; coached baseball; entrenador de béisbol | team-sports-coaching
softball-coaching | Softball coaching | professional | softball coach; coached softball | team-sports-coaching
hockey-coaching | Ice hockey coaching | professional | hockey coach; hockey coaching; Eishockeytrainer | team-sports-coaching
field-hockey-coaching | Field hockey coaching | professional | field hockey coach | team-sports-coaching
lacrosse-coaching | Lacrosse coaching | professional | lacrosse coach; coached lacrosse | team-sports-coaching
rugby-coaching | Rugby coaching | professional | rugby coach; entraîneur de rugby; entrenador de rugby | team-sports-coaching
cricket-coaching | Cricket coaching | professional | cricket coach; <ECB coach | team-sports-coaching
handball-coaching | Handball coaching | professional | handball coach; Handballtrainer; entraîneur de handball | team-sports-coaching
cheer-coaching | Cheerleading coaching | professional | cheerleading coach; cheer coach; cheer coaching | team-sports-coaching
individual-sports-coaching | Coaching individual sports | professional | individual sports coach; <badminton coaching; <fencing coach; <squash coaching; <dive coach | sports-coaching
tennis-instruction | Tennis instruction | professional | tennis coach; tennis coaching; teaching tennis; tennis lessons; tennis instructor; Tennistrainer; professeur de tennis; entrenador de tenis; clases de tenis; Tennislehrer | individual-sports-coaching
track-coaching | Track and field coaching | professional | track coach; track and field coach; track & field coach; Leichtathletiktrainer; entraîneur d'athlétisme; entrenador de atletismo | individual-sports-coaching
cross-country-coaching | Cross country coaching | professional | cross country coach; cross-country running coach | individual-sports-coaching
gymnastics-instruction | Gymnastics instruction | professional | gymnastics coach; gymnastics coaching; gymnastics instructor; teaching gymnastics; <tumbling instruction; Turntrainer; entraîneur de gymnastique; entrenadora de gimnasia | individual-sports-coaching
golf-instruction | Golf instruction | professional | golf coaching; golf lessons; golf coach; teaching golf; Golflehrer; professeur de golf | individual-sports-coaching
wrestling-coaching | Wrestling coaching | professional | wrestling coach; Ringertrainer | individual-sports-coaching
boxing-instruction | Boxing instruction | professional | boxing coach; boxing training; boxing instructor; Boxtrainer; entrenador de boxeo; clases de boxeo; entraîneur de boxe | individual-sports-coaching
martial-arts-instruction | Martial arts instruction | professional | martial arts instructor; teaching martial arts; <Brazilian jiu-jitsu instruction; <taekwondo instructor; Kampfsporttrainer; professeur d'arts martiaux; instructor de artes marciales | individual-sports-coaching
karate-instruction | Karate instruction | professional | karate instructor; teaching karate; Karatetrainer; professeur de karaté | martial-arts-instruction
self-defense-instruction | Self-defense instruction | professional | self-defense instructor; self defence instructor; Selbstverteidigungskurse; cours de self-défense
swim-coaching | Swim coaching | professional | swim coach; swim team coach; competitive swim coach; entraîneur de natation; entrenador de natación | individual-sports-coaching
ski-instruction | Ski instruction | professional | ski instructor; Skilehrer; moniteur de ski; teaching skiing; instructor de esquí | individual-sports-coaching
snowboard-instruction | Snowboard instruction | professional | snowboard instructor; Snowboardlehrer; moniteur de snowboard | individual-sports-coaching
skating-instruction | Skating instruction | professional | figure skating coach; skating coach; skating instructor; Eiskunstlauftrainer | individual-sports-coaching
swim-instruction | Swimming instruction | professional | swim instruction; swim lessons; swim instructor; swimming lessons; swimming instructor; teaching swimming; taught swimming; taught swim lessons; teaching swim lessons; <learn-to-swim; <learn to swim programs; <infant swim lessons; swimming teacher; Schwimmunterricht; Schwimmkurse; Schwimmlehrer; enseignement de la natation; leçons de natation; clases de natación; instructor de natación; enseñanza de natación; <maître-nageur; <aquatics instruction; <water safety instruction
lifeguarding | Lifeguarding | professional | lifeguard; life guard; life guarding; lifeguard duties; pool lifeguard; <beach lifeguard; <pool supervision?; <head lifeguard; Rettungsschwimmer; <Badeaufsicht; <Wasseraufsicht; surveillance de baignade; sauveteur aquatique; nageur sauveteur; salvavidas?; socorrista acuático; guardavidas; <Bademeister; <surf lifesaving; <surf rescue; <ocean rescue; socorrismo acuático | | piscina; playa; rescate; natación; bañistas; primeros; lifeguard; lifeguards; swimmers; swimming; cpr; aquatic; rescue
water-safety | Water safety | professional | pool safety; Wassersicherheit?; seguridad acuática; aquatic safety; drowning prevention | | Schwimmen; swimming; Rettungsschwimmer; lifeguard; Kinder
aquatics-management | Aquatics management | professional | pool management?; aquatics director; aquatics programs; aquatics supervisor; pool manager?; gestion de piscine | | swimming; aquatics; lifeguards; lifeguard; aquatic; swim
swimming-pool-attendant-de | Fachangestellter für Bäderbetriebe (Berufsausbildung) | certification | <Meister für Bäderbetriebe; Ausbildung zum Fachangestellten für Bäderbetriebe; Ausbildung zum Fachangestellter für Bäderbetriebe; Berufsausbildung zum Fachangestellten für Bäderbetriebe; Berufsausbildung zum Fachangestellter für Bäderbetriebe; Lehre zum Fachangestellten für Bäderbetriebe; Ausbildung zur Fachangestellten für Bäderbetriebe; Berufsausbildung zur Fachangestellten für Bäderbetriebe; Lehre zur Fachangestellten für Bäderbetriebe; Ausbildung als Fachangestellter für Bäderbetriebe; Berufsausbildung als Fachangestellter für Bäderbetriebe; Lehre als Fachangestellter für Bäderbetriebe; gelernter Fachangestellter für Bäderbetriebe; ausgebildeter Fachangestellter für Bäderbetriebe | lifeguarding
sports-officiating | Sports officiating | professional | refereeing?; referee?; <soccer referee; <football referee; <basketball referee; <basketball official; sports official; officiating games; officiating sports; <refereed?; <Schiedsrichter; <Schiedsrichtertätigkeit; arbitrage sportif; <arbitre sportif; arbitraje deportivo; <árbitro de fútbol; <umpire; <umpiring; <line judge; <certified referee? | | soccer; basketball; games; sports; intramural; football; youth; league; umpire; volleyball; hockey; leagues
scorekeeping | Scorekeeping | professional | scorekeeper; score keeping; official scorer; <scoreboard operation
athletic-administration | Athletic administration | professional | <athletic director; sports administration; <sports program management; administración deportiva
sports-management | Sports management | professional | management du sport; Sportmanagement; gestión deportiva
sports-event-management | Sports event management | professional | sporting events?; Sportveranstaltungen; événements sportifs; eventos deportivos; sports event planning | | organized; organised; organizing; coordinated; planned; logistics; event; production
league-administration | League administration | professional | league management; sports leagues?; <recreational sports leagues?; Ligabetrieb | | recreation; coordinator; youth; officials; referees; softball; intramural; tournaments; umpires; parks
intramural-sports | Intramural sports | professional | intramurals; recreational sports; campus recreation; Hochschulsport
sports-facility-management | Sports facility management | professional | athletic facility management; Sportstättenmanagement; gestión de instalaciones deportivas; gestion d'équipements sportifs
ncaa-compliance | NCAA compliance | technical | NCAA rules; NCAA?; NCAA bylaws | | compliance; bylaws; eligibility; recruiting; rules
athlete-recruiting | Athlete recruiting | professional | athletic recruiting; recruiting athletes; student-athlete recruitment; college athletics recruiting
sports-scouting | Sports scouting | professional | scouting players; opponent scouting; scouting reports?; Spielerscouting; ojeador deportivo; <Spielbeobachtung | | players; opponents; opponent; baseball; basketball; coaches; football; coach
game-day-operations | Game day operations | professional | gameday operations; game operations?; Spieltagsorganisation; match day operations | | basketball; arena; fans; stadium; sports; athletics; halftime; football
sports-information | Sports information and statistics | professional | sports information; sports statistics; sports information director; <stat keeping
sports-club-management | Sports club management | professional | Vereinsmanagement; gestion de clubs sportifs; gestión de clubes deportivos
athletic-equipment-management | Athletic equipment management | professional | equipment management athletics; equipment manager for a team; Zeugwart
tournament-management | Tournament organization | professional | tournament management; tournament planning; tournament coordination; organizing tournaments; organized tournaments; Turnierorganisation; organización de torneos; organisation de tournois | sports-event-management
recreation-programs | Recreation programs | professional | recreation programming; recreational programs; recreation planning; <recreation leadership; <recreation leader; <recreation management; recreation services?; <community recreation; <parks and recreation?; <parks & recreation?; <leisure programs; <Freizeitangebote; actividades recreativas; <recreation center?; <rec center?; recreational activities; recreation activities; Freizeitgestaltung; recreación?; <leisure services | | youth; camp; leisure; seniors; sports; recreational; participants; children; niños; juegos; deportivas; comunitaria; turística; deporte
activity-coordination | Activity planning and coordination | professional | activity planning?; activity programming?; activities coordination; activity coordinator; planning activities?; planned activities?; organizing activities?; <organizing games; games and activities; activities coordinator; planificación de actividades | | residents; children; campers; seniors; crafts; games; youth; outings; recreation; participants; students; toddlers; kids; camp; preschool
guest-entertainment | Guest entertainment and animation | professional | Gästeanimation; Animateur?; <Animation Kinder; entertainment programs for guests; <cruise activities; <resort activities; animación turística; animation touristique; animador turístico; animation de clubs de vacances; <kids club animation; <running kids club |  | hotel; clubhotel; urlauber; gäste; robinson; tui; kinderclub; resort; vacances; animation
sociocultural-animation | Sociocultural animation | professional | animation socioculturelle; animación sociocultural; animateur socioculturel; animador sociocultural; soziokulturelle Animation
leisure-centre-animation-fr | Leisure centres for children | professional | centre de loisirs; accueil de loisirs; ALSH; animation de loisirs; animateur périscolaire; monitor de ocio y tiempo libre; monitor de tiempo libre | youth-work
camp-counseling | Camp counseling | professional | camp counselor; summer camp?; <day camp; summer camp counselor; <camp leadership?; <camp activities?; <overnight camp; <sleepaway camp; <camp staff?; <supervising campers; <supervised campers; <camp leader?; <Ferienlager; <Ferienfreizeit; <colonies de vacances; <centre de vacances; <campamentos de verano; monitor de campamento; <sports camps; <Ferienbetreuung | | counselor; counselors; campers; children; kids; youth
camp-management | Camp management? | professional | camp director; camp administration?; camp programming; camp coordinator?; summer camp director; direction de centre de vacances; dirección de campamentos |  | campers; counselors; children; ymca; summer; youth; scouts; kids; counselor
outdoor-recreation | Outdoor recreation leadership | professional | outdoor recreation?; outdoor leadership; <wilderness leadership | | leadership; led; guide; guided; programs; instructor; camp
adventure-education | Adventure education | professional | adventure-based learning; adventure programming; Erlebnispädagogik; Outdoor-Pädagogik; éducation par l'aventure; experiential outdoor education
hiking-guiding | Hiking and wilderness guiding | professional | hiking guide; hiking trips?; backpacking trips?; wilderness guiding; wilderness trips?; accompagnateur en montagne; senderismo guiado; Wanderführer; guía de montaña; Wanderleiter | outdoor-recreation | led; lead; guide; guided; guides; leading; instructor; campers; participants
climbing-instruction | Climbing instruction | professional | rock climbing instruction; climbing instructor; rock climbing instructor; Kletterlehrer; Klettertrainer; moniteur d'escalade; instructor de escalada; <climbing wall staff; <climbing wall?; <belaying | | belay; belaying; instructor; climbers; routes; staff; harness
ropes-course-facilitation | Ropes course facilitation | professional | ropes course?; high ropes; low ropes; challenge course; challenge course facilitation; Hochseilgarten; Hochseilgartentrainer; accrobranche | | facilitator; facilitated; facilitation; facilitating; challenge; belay
zipline-guiding | Zip line guiding | professional | zip line?; zipline guide; canopy tour guide | | guide; guided; guiding; canopy; tours; harness
paddling-instruction | Kayak and canoe instruction | professional | kayaking instruction; kayaking guide; canoeing instruction; canoe trips?; kayak instructor; moniteur de canoë-kayak; instructor de kayak | | led; lead; guide; guided; leading; instructor; campers; kayak
rafting-guiding | Whitewater rafting guiding | professional | whitewater rafting?; raft guide; Raftguide; guía de rafting | | guide; guided; guiding; trips
sailing-instruction | Sailing instruction | professional | sailing instructor; Segellehrer; moniteur de voile; instructor de vela
surf-instruction | Surf instruction | professional | surf instructor; Surflehrer; moniteur de surf; instructor de surf
archery-instruction | Archery instruction | professional | archery instructor; Bogenschießtrainer
scuba-instruction | Scuba diving instruction | professional | scuba instruction; Tauchlehrer; moniteur de plongée; instructor de buceo; teaching scuba diving; scuba instructor
dance-instruction | Dance instruction | professional | dance teacher; dance instructor; <dance classes?; teaching dance; taught dance; <dance lessons?; Tanzlehrer; Tanzunterricht; <Tanzkurse; professeur de danse; cours de danse?; maestra de danza; clases de baile?; clases de danza?; profesor de baile; <hip hop dance instruction; <tap dance instruction; <salsa instruction; <pole dance instruction | | taught; teach; teaching; teacher; instructor; students; choreography; choreographed; professeur; élèves; profesora; profesor; alumnos; impartir; studio
ballet-instruction | Ballet instruction | professional | teaching ballet; ballet teacher; Ballettunterricht; Ballettlehrerin; profesora de ballet; professeur de danse classique | dance-instruction
ballroom-instruction | Ballroom dance instruction | professional | ballroom instructor; ballroom dance teacher; Standardtanz Unterricht | dance-instruction
dance-team-coaching | Dance team coaching | professional | dance team coach; drill team?; dance coach; drill team coach | | dance; cheer; coach; coached; halftime; choreography
creative-movement | Creative movement | professional | kreative Bewegung; movement classes for children; Tanzpädagogik Kinder; éveil corporel

# Fitness certificates
personal-trainer-certification | Personal trainer certificate | certification | certified personal trainer; personal training certification; personal training certificate; <certificado de entrenador personal; <CPT fitness; <NFPT-CPT; <NCCPT?; <CI-CPT; <NETA certified personal trainer; <WITS certified personal trainer | personal-training | nasm; acsm; issa; cpt; trainer; fitness; personal; exercise; afaa; nsca; aerobics; gym
nasm-cpt | NASM Certified Personal Trainer (NASM-CPT) | certification | NASM CPT; NASM certified personal trainer; NASM certified?; NASM personal trainer | personal-trainer-certification | personal trainer; trainer; cpt; personal training
nasm-ces | NASM Corrective Exercise Specialist (CES) | certification | NASM CES; CES NASM; certified corrective exercise specialist?; NASM Corrective Exercise Specialist | corrective-exercise | nasm
nasm-pes | NASM Performance Enhancement Specialist (PES) | certification | NASM PES; PES NASM; NASM Performance Enhancement Specialist | sports-performance-training
nasm-cnc | NASM Certified Nutrition Coach (CNC) | certification | NASM CNC; NASM certified nutrition coach | nutrition-coach-certification
nasm-fns | NASM Fitness Nutrition Specialist (FNS) | certification | NASM FNS; fitness nutrition specialist?; certified fitness nutrition specialist? | nutrition-coaching | nasm
ace-cpt | ACE Certified Personal Trainer (ACE-CPT) | certification | ACE CPT; ACE certified personal trainer; ACE personal trainer | personal-trainer-certification
ace-health-coach | ACE Certified Health Coach | certification | ACE health coach
acsm-cpt | ACSM Certified Personal Trainer (ACSM-CPT) | certification | ACSM CPT; ACSM certified personal trainer | personal-trainer-certification
acsm-ep | ACSM Certified Exercise Physiologist (ACSM-EP) | certification | ACSM EP-C; ACSM Exercise Physiologist; ACSM-EP; ACSM Certified Exercise Physiologist | exercise-physiology
issa-cpt | ISSA Certified Personal Trainer | certification | ISSA CPT; ISSA certified fitness trainer | personal-trainer-certification | personal trainer; cpt; fitness trainer; personal training
nsca-cpt | NSCA Certified Personal Trainer (NSCA-CPT) | certification | NSCA-CPT; NSCA certified personal trainer | personal-trainer-certification
ncsf-cpt | NCSF Certified Personal Trainer (NCSF-CPT) | certification | NCSF-CPT; NCSF certified personal trainer | personal-trainer-certification
level-3-pt-uk | Level 3 Personal Trainer (UK) | certification | Level 3 Personal Training?; Level 3 Diploma in Personal Training; <CIMSPA personal trainer; Level 3 Personal Trainer? | personal-trainer-certification | reps; cimspa; nvq; ymca; active iq; ymcafit; premier training; focus awards; uk
level-2-gym-instructor-uk | Level 2 Gym Instructor (UK) | certification | Level 2 fitness instructor?; Level 2 gym instructing; Level 2 Gym Instructor | fitness-training | reps; cimspa; nvq; ymca; active iq; ymcafit; level 3; uk
fitnesstrainer-b-lizenz-de | Fitnesstrainer B-Lizenz | certification | B-Lizenz Fitness; Fitnesstrainer-B-Lizenz; Trainer B-Lizenz Fitness | fitness-training
fitnesstrainer-a-lizenz-de | Fitnesstrainer A-Lizenz | certification | A-Lizenz Fitness; Fitnesstrainer-A-Lizenz | fitnesstrainer-b-lizenz-de
fitnessfachwirt-de | Fitnessfachwirt (Germany) | certification | Fitnessfachwirt IHK; geprüfter Fitnessfachwirt; Fitnessfachwirt
bpjeps-af-fr | BPJEPS activités de la forme (France) | certification | BPJEPS AF; BPJEPS AGFF; BPJEPS activités de la forme | fitness-training
cqp-fitness-fr | CQP instructeur fitness (France) | certification | CQP fitness; CQP instructeur fitness | fitness-training
tsaf-es | Técnico superior en acondicionamiento físico (Spain) | certification | TSAF?; técnico superior en acondicionamiento físico | fitness-training | tafad; acondicionamiento; fitness; entrenador; entrenadora; ciclo formativo; grado superior; deporte; cafyd; ccafyde; tseas; gimnasio; monitor
tsaf-af | Técnico superior en animación de actividades físicas y deportivas (Spain) | certification | TAFAD; TSAFAD; técnico superior en animación de actividades físicas y deportivas
cscs | Certified Strength and Conditioning Specialist (CSCS) | certification | CSCS?; certified strength and conditioning specialist; certified strength & conditioning specialist; NSCA CSCS | strength-conditioning | nsca; strength and conditioning; strength & conditioning; strength coach; kinesiology; exercise science; personal trainer; personal training; cpt; usaw; nasm; acsm; dpt; sports performance; sports medicine; athletic performance; athletic training; strength training; sports performance
nsca-tsac-f | NSCA Tactical Strength and Conditioning Facilitator (TSAC-F) | certification | TSAC-F; TSAC Facilitator; Tactical Strength and Conditioning Facilitator | strength-conditioning
sccc-cscca | Strength and Conditioning Coach Certified (SCCC) | certification | SCCC?; CSCCa certified; Strength and Conditioning Coach Certified | strength-conditioning | cscca; cscs; strength and conditioning; strength & conditioning; usaw; strength coach
usaw-level-1 | USA Weightlifting Level 1 | certification | USAW Level 1; USAW certified?; USA Weightlifting certified; <USAW Sports Performance Coach | olympic-weightlifting | cscs; cpt; nasm; weightlifting; olympic lifting; snatch; nsca; strength and conditioning; strength coach; crossfit; fms; personal trainer
uksca | UKSCA accreditation (UK) | certification | UKSCA accredited; ASCC strength coach | strength-conditioning
strongfirst | StrongFirst kettlebell instructor | certification | StrongFirst SFG; <StrongFirst SFG Level I; SFG kettlebell instructor | kettlebell-training
rkc-kettlebell | Russian Kettlebell Challenge instructor (RKC) | certification | RKC certified; Russian Kettlebell Challenge instructor; RKC kettlebell instructor | kettlebell-training
kettlebell-certificate | Kettlebell instructor certificate | certification | kettlebell certified; kettlebell certification | kettlebell-training
fms-level-1 | FMS Level 1? | certification | Functional Movement Screen Level 1 | functional-movement-screen | functional movement; nasm; cscs; personal trainer; fitness; crossfit; cpt; usaw; trx; kettlebell; athletic; physical therapist; nsca; movement screen; strength and conditioning; strength & conditioning
fms-level-2 | FMS Level 2? | certification | Functional Movement Screen Level 2 | fms-level-1 | functional movement; nasm; cscs; personal trainer; fitness; crossfit; cpt; usaw; trx; kettlebell; athletic; physical therapist; nsca; movement screen; strength and conditioning; strength & conditioning
cfsc | Certified Functional Strength Coach (CFSC) | certification | CFSC?; certified functional strength coach | functional-training | boyle; mike boyle; mbsc; functional strength; functional strength coach; cscs; personal trainer; personal training; cpt; nasm; kettlebell; fms; strength and conditioning; strength & conditioning
crossfit-certification | CrossFit trainer certificate | certification | CrossFit certified; CrossFit certification | crossfit
crossfit-level-1 | CrossFit Level 1 Trainer (CF-L1) | certification | CrossFit Level 1; CrossFit Level 1 Trainer; CrossFit L1; CF-L1?; CFL1?; CrossFit Level 1 certified; CrossFit Level 1 certification | crossfit-certification | crossfit; fitness; usaw; personal trainer; kettlebell; cf-l2; nasm; cscs; cpt; strength and conditioning; strength & conditioning
crossfit-level-2 | CrossFit Level 2 Trainer (CF-L2) | certification | CrossFit Level 2; CF-L2?; CrossFit Level 2 Trainer; CrossFit L2 | crossfit-level-1 | crossfit; fitness; usaw; personal trainer; kettlebell; cf-l1; nasm; cscs; cpt; strength and conditioning; strength & conditioning
group-fitness-certification | Group fitness certificate | certification | group fitness certification; certified group fitness instructor; group exercise certification; certified group exercise instructor | group-fitness
ace-group-fitness | ACE Certified Group Fitness Instructor | certification | ACE group fitness instructor; ACE GFI | group-fitness-certification
afaa-certificate | AFAA certification | certification | AFAA certified?; <AFAA group fitness; Aerobics and Fitness Association of America certified? |  | fitness; instructor; aerobics; group fitness; group exercise; zumba; cycling; nasm; acsm; personal trainer
les-mills-certificate | Les Mills instructor certificate | certification | Les Mills certified; Les Mills certification; Les Mills instructor; <BodyPump certified | les-mills-classes
spinning-certificate | Indoor cycling instructor certificate | certification | <Spinning certified; <Spinning certification; certified indoor cycling instructor; indoor cycling certification | spinning
trx-certificate | TRX trainer certificate | certification | TRX certified; TRX certification; TRX STC; TRX qualified; TRX Suspension Training Course | trx-training
aea-certificate | Aquatic fitness instructor certificate | certification | <AEA certified?; certified aquatic fitness instructor; <Aquatic Exercise Association certified | aqua-fitness | aquatic; fitness; pool; aqua; water aerobics; aerobics; aqua fitness; group fitness; water fitness; arthritis foundation
silversneakers-certificate | SilverSneakers instructor certificate | certification | SilverSneakers certified | senior-fitness
kickboxing-certificate | Kickboxing instructor certificate | certification | kickboxing certified | kickboxing-fitness
uebungsleiter-c-de | Übungsleiter C-Lizenz (Germany) | certification | Übungsleiter C; C-Lizenz Übungsleiter; Übungsleiter-C-Lizenz
trainer-c-lizenz-de | Trainer C-Lizenz (Germany) | certification | Trainer C Lizenz; C-Trainer-Lizenz; DOSB Trainer C; <Trainerlizenz C Breitensport | sports-coaching
trainer-b-lizenz-de | Trainer B-Lizenz (Germany) | certification | Trainer B Lizenz?; DOSB Trainer B; B-Trainer-Lizenz? | trainer-c-lizenz-de | dosb; fußball; handball; leistungssport; sportbund; volleyball
yoga-certification | Yoga teacher certificate | certification | yoga certification; certified yoga instructor; certified yoga teacher; yoga certified; yoga instructor certification; certificación de yoga; <YTT-200; <200-hour yoga teacher training?; <500-hour yoga teacher training?; <CYT 200; <Yoga Alliance certified; abgeschlossene Yogalehrerausbildung; abgeschlossene Yogalehrer-Ausbildung; Yogalehrer-Zertifikat | yoga | completed; certified; ryt; yoga alliance; graduate
ryt | Registered Yoga Teacher (RYT, Yoga Alliance) | certification | RYT?; registered yoga teacher; <RPYT; <RCYT; Yoga Alliance registered teacher; Yoga Alliance registered yoga teacher; Yoga Alliance registered instructor; registered with Yoga Alliance | yoga-certification | yoga; vinyasa; hatha; asana; pilates; meditation; yoga alliance; ashtanga; yin; kundalini
ryt-200 | RYT-200 | certification | RYT 200; 200 hour RYT; RYT200 | ryt
ryt-500 | RYT-500 | certification | RYT 500; RYT500; 500 hour RYT | ryt
e-ryt | E-RYT | certification | <E-RYT 200; <E-RYT 500; Experienced Registered Yoga Teacher | ryt
meditation-teacher-certificate | Meditation teacher certificate | certification | meditation teacher certification; certified meditation teacher; abgeschlossene Meditationslehrerausbildung | meditation
pilates-certification | Pilates certificate | certification | certified Pilates instructor; Pilates certification; Pilates certified; <comprehensive Pilates certification; <Pilates mat certification; <mat Pilates certified; Pilates-Trainerlizenz; certificación de pilates | pilates
ncpt-pilates | Nationally Certified Pilates Teacher (NCPT) | certification | NPCP certified; PMA-CPT; PMA certified Pilates; NCPT?; Nationally Certified Pilates Teacher | pilates-certification | pilates; reformer
stott-pilates-certificate | STOTT Pilates certificate | certification | STOTT certified; STOTT Pilates certified | pilates-certification
balanced-body-certificate | Balanced Body Pilates certificate | certification | Balanced Body certified | pilates-certification
basi-pilates-certificate | BASI Pilates certificate | certification | BASI certified? | pilates-certification | pilates; reformer
polestar-pilates-certificate | Polestar Pilates certificate | certification | Polestar certified? | pilates-certification | pilates; reformer
barre-certificate | Barre instructor certificate | certification | barre certified; barre certification | barre
nutrition-coach-certification | Nutrition coach certificate | certification | certified nutrition coach | nutrition-coaching
precision-nutrition-l1 | Precision Nutrition Level 1 | certification | Precision Nutrition certified?; PN1 certified?; Pn1?; Precision Nutrition Level 1 certified | nutrition-coach-certification | precision nutrition; nasm; cscs; personal trainer; crossfit
ernaehrungstrainer-b-lizenz-de | Ernährungstrainer B-Lizenz | certification | Ernährungstrainer-B-Lizenz | nutrition-coaching
health-coach-certificate | Health coach certificate | certification | certified health coach; health coach certification; <certified holistic health coach; <certified wellness coach
iin-health-coach | Integrative Nutrition health coach (IIN) | certification | integrative nutrition health coach?; IIN health coach | health-coach-certificate | iin; institute for integrative nutrition; certified; certification; certificate
weight-loss-specialist-certificate | Weight loss specialist certificate | certification | certified weight loss specialist; <NASM weight loss specialist; weight management specialist certificate | weight-management
behavior-change-specialist | Behavior change specialist certificate | certification | behavior change specialist?; <NASM BCS | behavior-change-coaching | nasm; ace
cissn | Certified Sports Nutritionist (CISSN) | certification | CISSN; ISSN Certified Sports Nutritionist
lifeguard-certification | Lifeguard certificate | certification | lifeguard certified; lifeguard certification; certified lifeguard | lifeguarding
red-cross-lifeguard | Red Cross lifeguard certificate | certification | <American Red Cross lifeguard; Red Cross lifeguard; Red Cross certified lifeguard; <American Red Cross lifeguard certificate | lifeguard-certification
starguard-lifeguard | StarGuard lifeguard certificate | certification | Starguard certified; StarGuard lifeguard; StarGuard ELITE lifeguard; StarGuard ELITE certified | lifeguard-certification
ellis-lifeguard | Ellis and Associates lifeguard licence | certification | Ellis & Associates lifeguard; Ellis lifeguard license | lifeguard-certification
nplq-uk | National Pool Lifeguard Qualification (UK) | certification | NPLQ; National Pool Lifeguard Qualification | lifeguard-certification
dlrg-silber-de | Deutsches Rettungsschwimmabzeichen Silber | certification | Rettungsschwimmer Silber; Rettungsschwimmabzeichen Silber; DRSA Silber
bnssa-fr | BNSSA (France) | certification | brevet national de sécurité et de sauvetage aquatique; BNSSA | lifeguard-certification
socorrista-es | Socorrista acuático (Spain) | certification | certificado de socorrista?; título de socorrista acuático | lifeguard-certification | acuático; piscina; piscinas; playa; salvamento; natación
wsi-swim | Water Safety Instructor certificate (WSI) | certification | WSI certified?; Red Cross WSI; Water Safety Instructor certified; WSI swim instructor | swim-instruction | swim; swimming; lifeguard; lifeguarding; aquatics; red cross; pool; water safety; swim lessons
cpo-pool | Certified Pool Operator (CPO) | certification | CPO pool; certified pool/spa operator; certified pool operator
afo-pool | Aquatic Facility Operator (AFO) | certification | AFO pool; aquatic facility operator? |  | afo; nrpa; certified; certification; cpo
sta-swimming-teacher-uk | STA swimming teacher (UK) | certification | STA swimming teaching; STA Level 2 swimming; STA swimming teacher | swim-instruction
swim-england-level-2 | Swim England Level 2 teaching (UK) | certification | Swim England Level 2; ASA Level 2 swimming; Level 2 swimming teacher? | swim-instruction | swim england; asa; iqts; iqs
bpjeps-aan-fr | BPJEPS activités aquatiques et de la natation (France) | certification | BPJEPS AAN; BPJEPS activités aquatiques et de la natation; BPJEPS activités aquatiques | swim-instruction; lifeguarding
coaching-license | Sports coaching licence | certification | coaching license?; licencia de entrenador; título de entrenador; sports coaching certification; sports coaching license; Trainerlizenz? | sports-coaching | football; soccer; sports; uefa; league; basketball; athletics; fußball; handball; volleyball; sport; dosb; verein; turnverein; sportverein; leichtathletik; schwimmen; tennis; breitensport; dfb; basketball; jugendtrainer; leistungssport; turnen
ussf-license | US Soccer coaching licence | certification | USSF license; <USSF C license; <USSF D license; <USSF E license; <US Soccer grassroots license | soccer-coaching
uefa-c-licence | UEFA C Licence | certification | UEFA C; UEFA C coaching licence | soccer-coaching
uefa-b-licence | UEFA B Licence | certification | UEFA B; UEFA B coaching licence; UEFA-B-Lizenz | uefa-c-licence
uefa-a-licence | UEFA A Licence | certification | UEFA A; UEFA A coaching licence; UEFA-A-Lizenz | uefa-b-licence
fa-coaching | FA coaching certificate (England) | certification | <FA Level 1?; <FA Level 2?; <FA Level 1 in Coaching Football | soccer-coaching | football; uefa; badge; soccer; youth module; grassroots; footballer; fa youth; coaching badges
dfb-lizenz-de | DFB-Trainerlizenz (Germany) | certification | <DFB-C-Lizenz; DFB Trainerlizenz; <DFB-Elite-Jugend-Lizenz; <DFB-B-Lizenz | soccer-coaching
nfhs-coaching | NFHS coaching certificate | certification | NFHS certification; <NFHS Fundamentals of Coaching; NFHS certified coach | sports-coaching
asep-coaching | ASEP coaching certificate | certification | ASEP certified? | sports-coaching | coaching; coach; coaches; sports
nysca | NYSCA youth coach certificate | certification | NYSCA certified | youth-sports-coaching
nccp-canada | NCCP coaching certificate (Canada) | certification | NCCP certified | sports-coaching
uspta | USPTA tennis teaching professional | certification | USPTA certified; <USPTA Elite Professional | tennis-instruction
ptr-tennis | PTR tennis teaching professional | certification | PTR certified? | tennis-instruction | tennis; uspta; usta; pickleball; racquet; rackets
usa-swimming-coach | USA Swimming coach membership | certification | USA Swimming coach?; USA Swimming certified coach | swim-coaching | member; membership; certified; certification; asca; registered; credentials; athlete protection; american swimming coaches association
usag-certificate | USA Gymnastics certificate | certification | USA Gymnastics certified; USAG certified?; USAG safety certified; USAG safety certification | gymnastics-instruction | gymnastics; gymnasts; gymnast; tumbling; gym; cheerleading; jo; compulsory
usatf-level-1 | USATF Level 1 coaching certificate | certification | USATF Level 1 certified; USATF Level 1?; <USATF Level 1 coach | track-coaching | certified; certification; certificate; usa track; coaching certificate
usa-hockey-coaching | USA Hockey coaching certificate | certification | <USA Hockey Level 4 coach; USA Hockey certified coach; USA Hockey coaching certification; USA Hockey CEP certified | hockey-coaching
safesport | SafeSport certificate | certification | SafeSport trained; SafeSport certified; SafeSport certification
positive-coaching-alliance | Positive Coaching Alliance certificate | certification | Positive Coaching Alliance certified; <certified Double-Goal Coach
nfhs-concussion | NFHS concussion course | certification | concussion training NFHS; NFHS Concussion in Sports | concussion-management
psia-aasi | PSIA ski instructor certificate | certification | PSIA certified; <PSIA Level I; <PSIA Alpine Level 1 | ski-instruction
aasi-snowboard | AASI snowboard instructor certificate | certification | AASI certified; <AASI Level I | snowboard-instruction
pga-professional | PGA golf professional certification | certification | PGA certified; <PGA Class A; <Class A PGA professional; <PGA Class A professional; PGA certified golf professional | golf-instruction
lpga-teaching | LPGA teaching professional | certification | LPGA certified | golf-instruction
padi-open-water | PADI Open Water Diver | certification | PADI OWD; PADI Open Water certified; PADI Open Water certification
padi-advanced-open-water | PADI Advanced Open Water Diver | certification | PADI AOWD; PADI Advanced Open Water certified | padi-open-water
padi-rescue-diver | PADI Rescue Diver | certification |  | padi-advanced-open-water
padi-divemaster | PADI Divemaster | certification | PADI dive master | padi-rescue-diver
padi-instructor | PADI Open Water Scuba Instructor (OWSI) | certification | PADI Instructor; PADI OWSI; <PADI Master Scuba Diver Trainer; PADI Open Water Instructor; PADI Open Water Scuba Instructor | padi-divemaster; scuba-instruction
ssi-diver | SSI Open Water Diver | certification | SSI OWD; SSI Open Water certified
scuba-certificate | Scuba diving certificate | certification | scuba certified; scuba diving certification; certified scuba diver; certified diver?; Tauchschein; <Open Water Diver; <rescue diver?; <advanced open water diver; <divemaster?; <dive master?; <open water scuba certified |  | scuba; padi; recreational; naui; ssi; padi; naui; ssi; certified; certification; rescue diver
aida-freediving | AIDA freediving instructor | certification | AIDA instructor? |  | freediving; freediver; apnea; apnoe; apnée; molchanovs
acct-ropes | ACCT challenge course certificate | certification | ACCT certified?; ACCT Level 1? | ropes-course-facilitation | ropes; challenge course; zip; zip line; zipline; belay; aerial; adventure; outdoor education; climbing
dejeps-fr | DEJEPS (France) | certification | DEJEPS perfectionnement sportif; diplôme d'État de la jeunesse, de l'éducation populaire et du sport; DEJEPS
desjeps-fr | DESJEPS (France) | certification | DESJEPS performance sportive; DESJEPS
brevet-etat-sportif-fr | Brevet d'État d'éducateur sportif (France) | certification | brevet d'État sportif; BEES 1er degré; <BEESAN; brevet d'État d'éducateur sportif | sports-coaching

# Hair
hairdressing | Hairdressing | professional | hair dressing; hairdresser; hair stylist; hairstylist; hair styling; hairstyling; styling hair; style hair; <hair styling techniques; hair services; <hair design; <salon hair services; Friseurhandwerk; Friseur; Friseurin; Frisör; <Damenfriseur; coiffure; coiffeuse; coiffeur; peluquería; peluquera; estilismo capilar; estilista de cabello; <session styling; <hair shows
haircutting | Haircutting | professional | hair cutting; haircuts; hair cuts; cutting hair; cut hair; <precision cutting?; <precision haircutting; <precision haircuts; <men's haircuts; <women's haircuts; <children's haircuts; <men's cuts; <women's cuts; <layered cuts?; <razor cuts; <razor cutting; <clipper cuts; <clipper cutting; <scissor cutting?; <shear cutting?; <hair trimming; <bang trims; Haarschnitte; Haare schneiden; <Herrenhaarschnitt; <Damenhaarschnitt; coupe de cheveux; <coupes femmes; <coupes hommes; cortes de cabello; <cutting and colouring? | hairdressing | hair; salon; stylist; color; barber; styling; haircuts; blow-drying; blow drying; hairdresser; highlights
barbering | Barbering | professional | barber?; <barbershop; <fades?; <fade haircuts; <taper fades; <skin fades; <tapers haircuts; <clipper work; Barbier?; Herrenfriseur; <coiffure homme; barbería; barbero?; <hair line-ups; men's grooming? | haircutting | barber; haircuts; beard; clipper; shave; salon; barbershop; tapers; hair; cuts; shop; shaves; barbers; coiffeur; friseur; barbería; barba; cortes
beard-trimming | Beard trimming | professional | beard trims; beard shaping; beard grooming; Bartpflege; taille de barbe; corte de barba; arreglo de barba
straight-razor-shaving | Straight razor shaving | professional | straight razor shaves; straight razor; <hot towel shave; <hot shaves; Nassrasur; rasage au coupe-chou; afeitado a navaja
hair-coloring | Hair coloring | professional | hair colouring; hair color; hair colour; color services hair; coloring hair; color hair; colored hair; hair colorist; colorist?; <highlights and lowlights; <hair highlights; <foil highlights; <partial highlights; <full highlights; <lowlights; <ombre?; <babylights; <root touch-ups; <root touch up; <root retouch; <all over color; <single process color; <double process?; <toning hair; <hair toning; <glazes hair; <color formulation?; <color formulating?; <vivid colors?; <fashion colors?; <color theory hair; Haarfärbung; Haare färben; Colorationen; <Färbetechniken; <Strähnen; <Strähnentechniken; coloration capillaire; <mèches?; <techniques de coloration; tinte de cabello; <tintes?; coloración de cabello; <colorimetría capilar; <mechas de cabello; <foils? | hairdressing | hair; salon; highlights; balayage; haircuts; stylist; color; cosmetology; cheveux; coiffure; cabello; peluquería; Haare; salón
balayage | Balayage | professional | hair painting balayage; Balayage-Technik; balayage highlights | hair-coloring
hair-bleaching | Hair bleaching | professional | bleaching hair; hair lightening; lightening hair; Blondierung; Blondieren; décoloration capillaire; decoloración de cabello | hair-coloring
hair-color-correction | Hair color correction | professional | color correction hair; corrective hair color; corrective color?; corrective colour? | hair-coloring | hair; salon; stylist; balayage; highlights; bleach
hair-texture | Chemical hair texture services | professional | <texturizing?; texture services?; chemical services?; chemical hair services; chemical texture | hairdressing | hair; color; haircuts; relaxers; highlights; salon; cuts; stylist; waves; curl; perms; shears
perms | Perms? | professional | perms?; permanent waves; hair perming; permanent waving; Dauerwelle; Dauerwellen; permanentes de cabello | hairdressing | hair; color; haircuts; relaxers; highlights; salon; cuts; stylist; waves; curl
hair-relaxers | Hair relaxers | professional | relaxers?; chemical relaxers; chemical straightening; hair relaxing; défrisage; alaciado permanente | hair-texture | hair; salon; stylist; perms; color; braids
hair-straightening | Hair straightening | professional | flat ironing?; flat iron?; <silk press; <Japanese straightening; <Japanese hair straightening; <thermal reconditioning?; Haarglättung; alaciado; alisado de cabello; lissage? | hairdressing | coiffure; cheveux; brushing; salon; kératine; coloration; hair; curling; stylist; blow
keratin-treatments | Keratin treatments | professional | keratin?; Brazilian blowout; Brazilian keratin; lissage brésilien; queratina?; Keratinglättung; keratin smoothing | hairdressing | hair; salon; stylist; treatments; treatment; smoothing; cabello; color; blowout
hair-styling-updos | Updos and formal styling | professional | updos; up-dos; <bridal hair; <bridal updos; <wedding hair; special occasion hair; <special event hair; <prom hair; <formal hair; <event styling hair; Hochsteckfrisuren; <Brautfrisuren; <chignons; <coiffures de mariée; peinados; <peinados de novia; upstyles; hair up? | hairdressing | hair; salon; color; haircuts; stylist; styling; updos; highlights; cuts; upstyles; bridal; blow-drying; blow drying; hairdresser; weddings; perms
blow-drying | Blow-drying | professional | blowouts?; blow dry; blow outs?; salon blowouts; blowout styling; Föhnen; brushing coiffure; secado de cabello | hairdressing | hair; salon; color; haircuts; stylist; styling; updos; highlights; cuts
thermal-styling | Thermal hair styling | professional | hot iron styling; curling hair; curling iron styling; planchado de cabello; thermal styling | hairdressing
wet-sets | Wet sets and roller sets | professional | roller sets; wet sets; shampoo and set; <finger waves; mise en plis | hairdressing
braiding | Hair braiding | professional | braiding?; braids?; <box braids; <cornrows; <twists hair; <Senegalese twists; <crochet braids; Flechtfrisuren; tresses?; nattes?; trenzas?; trenzado de cabello | hairdressing | hair; salon; weave; weaves; stylist; cheveux; coiffure; cabello; cornrows; extensions
natural-hair-care | Natural hair care | professional | natural hair; natural hairstyling; natural hair styling; ethnic hair; multicultural hair; African hair; textured hair; Afrohaare; coiffure afro | hairdressing
curly-hair-cutting | Curly hair cutting | professional | curly cuts; curly hair; <Deva cut; <DevaCurl | haircutting
locs | Locs? | professional | loctician; locs maintenance; dreadlocks; <sisterlocks; <starter locs; locs hair | | hair; braids; stylist; retwist; natural; salon; twists
hair-extensions | Hair extensions | professional | extensions hair; <hair weaving; <weave?; <sew-in; <sew-ins; <sew in weave; <quick weave; <tape-in extensions; <tape-ins; <fusion extensions; <micro-link extensions; <microlinks; <beaded row extensions; <Great Lengths?; Haarverlängerung; Haarverlängerungen; extensions de cheveux; extensiones de cabello | hairdressing | hair; braids; salon; wigs; stylist; braiding; relaxers; color
wigs | Wigs? | professional | wig making; wig styling; <wig maintenance; <wig construction; <lace fronts; <lace front wigs; <lace wigs; <ventilating wigs; <toupees; Perücken; perruques; pelucas | | hair; theater; theatre; costume; makeup; salon; extensions; costumes; stylist; lace; braids; prosthetics
hair-replacement | Hair replacement | professional | hairpieces; hair integration; Haarersatz; complément capillaire; prótesis capilar
hair-treatments | Hair treatments | professional | <conditioning treatments?; <deep conditioning; <deep conditioning treatments; <hair and scalp treatments; <hair spa; <hot oil treatments; Haarpflege?; soins capillaires; tratamientos capilares; <Olaplex treatments; hair care services; hair care? | hairdressing | hair; clients; salon; blow; stylists; rinse; towels; color; stylist; haircuts; shampoo; scalp; friseur; friseursalon; friseurin; salon
shampooing | Shampooing of hair | professional | shampoo?; shampooing hair; shampooed hair; shampoo services; washing hair?; shampoo assistant; Haare waschen?; shampooings; lavado de cabello; Haarwäsche?; Shampooing? | | hair; clients; salon; blow; stylists; rinse; towels; color; stylist; haircuts; conditioning; scalp; cuts; barber; friseur; friseursalon; friseurin; schneiden; föhnen
scalp-treatments | Scalp treatments | professional | scalp care; scalp massage; Kopfmassage; Kopfhautbehandlung; hair and scalp analysis; soins du cuir chevelu
trichology | Trichology | technical | trichologist; <hair loss treatments; Trichologie; tricología

# Skin, face and body
cosmetology | Cosmetology | professional | cosmetologist; cosmetology services; cosmetología; cosmetóloga; <beauty school
beauty-therapy | Beauty therapy | professional | beauty therapist; beautician; beauty treatments; beauty services; <beauty specialist; Kosmetikerin; Kosmetiker; Kosmetikbehandlungen; Schönheitspflege; esthéticienne; soins esthétiques; esteticista; cosmiatría; tratamientos de estética; esthétique-cosmétique; kosmetische Behandlungen
salon-work | Salon work | professional | salon services; beauty salon?; hair salon?; <nail salon?; full-service salon; salón de belleza; institut de beauté; centro de estética |  | stylist; stylists; hair; clients; shampoo; haircuts; color; cosmetology; manicure; waxing; makeup; beauty
beauty-advice | Beauty advice | professional | beauty consulting; beauty consultant; Schönheitsberatung; conseil beauté; asesoría de belleza; conseillère beauté
skin-care | Esthetics? | professional | skincare?; skin care services; skin care treatments; skincare treatments; skin treatments; esthetician; aesthetician; Hautpflege?; soins de la peau?; cuidado de la piel?; skin care?; aesthetics?; <acne treatments; <anti-aging treatments; <corrective skincare; <aparatología estética; <apparative Kosmetik | beauty-therapy | facials; waxing; spa; esthetician; beauty; peels; makeup; salon; aesthetician; cosmetology; massage; Kosmetik; Kosmetikerin; institut; esthétique; estética; manicures; pedicures; brows; clients; cosmetic; cosmetics
skin-analysis | Skin analysis | professional | skin analyses; skin consultations; skincare consultations; skin care consultations; Hautanalyse; Hautberatung; diagnostic de peau; análisis de piel; skin type analysis
medical-esthetics | Medical esthetics | professional | medical esthetician; clinical skin care; clinical esthetics; medizinische Kosmetik; estética médica; médecine esthétique assistance; <medical spa; <med spa; <medspa | skin-care
skin-care-product-knowledge | Knowledge of skin care products | technical | skin care products; skincare product knowledge; skin care knowledge; skin care ingredients; Hautpflegeprodukte; <skin care regimens
facials | Facial treatments | professional | facials; facial services; <European facials; <deep cleansing facials; <signature facials; <anti-aging facials; <oxygen facials; <acne facials; <facial masks; <back facials; <lymphatic facial; Gesichtsbehandlung; Gesichtsbehandlungen; Gesichtspflege; <Ausreinigung; soins du visage; soin visage; <limpieza facial; <limpiezas faciales; tratamientos faciales; <facial extractions; <acne extractions; <galvanic facial; <high frequency facial; <gua sha; <facial massage; cuidado facial | skin-care
hydrafacial | HydraFacial | professional | Hydra facial; HydraFacial MD; hydradermabrasion | facials
led-light-therapy | LED light therapy | professional | LED therapy facial; LED facial; luminothérapie LED
microcurrent-facials | Microcurrent facials | professional | microcurrent?; microcurrent therapy facial; Mikrostrom-Behandlung | facials | facials; facial; skin; spa; esthetician
peels-microdermabrasion | Chemical peels | professional | peels?; chemical exfoliation; <glycolic peels; <enzyme peels; <VI Peel; <SkinMedica peels; <Fruchtsäurepeeling; chemisches Peeling; peelings?; peeling químico | skin-care | facials; chemical; skin; microdermabrasion; waxing; laser; esthetician; dermaplaning; acne
microdermabrasion | Microdermabrasion | professional | micro-dermabrasion; Mikrodermabrasion; microdermoabrasión; microdermabrasión; <diamond microdermabrasion; dermoabrasion | skin-care
dermaplaning | Dermaplaning | professional | dermaplane; dermaplaning facial | skin-care
microneedling | Microneedling | professional | micro-needling; Microneedling Behandlungen; <dermapen; micropuntura | skin-care
exfoliation-treatments | Exfoliation treatments | professional | exfoliation?; gommages; peeling corporal | | skin; facial; facials; spa; scrub; scrubs; body
laser-treatments | Laser skin treatments | professional | laser treatments?; <laser skin resurfacing; <laser resurfacing; laser technician cosmetic; laser aesthetics; cosmetic laser; <laser genesis; <Candela GentleMax | skin-care | skin; hair; spa; esthetician; aesthetic; ipl
laser-hair-removal | Laser hair removal | professional | laser epilation; Haarentfernung mit Laser; dauerhafte Haarentfernung; épilation laser; épilation définitive; depilación láser
ipl-treatments | IPL treatments | professional | intense pulsed light; IPL photofacial; photofacial; lumière pulsée; luz pulsada
laser-tattoo-removal | Laser tattoo removal | professional | tattoo removal; Laser-Tattooentfernung; détatouage; eliminación de tatuajes
body-contouring | Body contouring | professional | <CoolSculpting; <cryolipolysis; <cavitation body; <cellulite treatments; <cavitación corporal; body sculpting; moldeado corporal; tratamientos corporales reductivos
skin-tightening | Skin tightening | professional | radiofrequency skin tightening; radiofrecuencia estética; radiofréquence esthétique; <Thermage
electrolysis | Electrolysis hair removal | professional | electrologist; electrology; Elektroepilation; épilation électrique; electrodepilación
waxing | Waxing? | professional | <body waxing; waxing services; <facial waxing; <Brazilian waxing; <Brazilian wax; <Brazilian waxes; <bikini waxing; <bikini wax; <full body waxing; <eyebrow waxing; <brow waxing; <brow wax; <hard wax?; <soft wax?; <speed waxing; <men's waxing; Waxing-Behandlungen; Wachsbehandlung; épilation à la cire; depilación con cera; waxing? | hair-removal | hair; facial; brow; brazilian; salon; spa; skin; facials; esthetician; eyebrow; bikini; manicures; pedicures; tinting; lash; makeup; eyebrows; nails; lashes; threading; beauty
hair-removal | Hair removal | professional | Haarentfernung; épilation; depilación; depilation; body hair removal
sugaring | Sugaring | professional | sugaring hair removal; body sugaring; Zuckerpaste; épilation au sucre | hair-removal
brows-lashes | Brow and lash services | professional | <brow bar | cosmetology | waxing; brow; eyebrow; lash; eyelash; tinting; facials; salon; makeup; beauty; waxes
eyelash-extensions | Eyelash extensions | professional | lash extensions; lash technician; lash artist; <classic lashes; <volume lashes; <mega volume lashes; <mink lashes; Wimpernverlängerung; extensions de cils; extensiones de pestañas; lashes?; lash services | | waxing; brow; eyebrow; lash; eyelash; tinting; facials; salon; makeup; beauty; waxes
lash-lifts | Lash lifts | professional | lash lift; lash perm; <lash lift and tint; Wimpernlifting; rehaussement de cils; lifting de pestañas
lash-brow-tinting | Lash and brow tinting | professional | lash tinting; lash tint; eyelash tinting; tinting lashes; brow tinting; brow tint; eyebrow tinting; Wimpern färben; teinture de cils
brow-shaping | Brow shaping | professional | eyebrow shaping; eyebrow design; brow design; eyebrow arching; eyebrows; Augenbrauen zupfen; Augenbrauenstyling; diseño de cejas; perfilado de cejas; épilation des sourcils
threading | Threading hair removal | professional | eyebrow threading; facial threading; épilation au fil; Fadentechnik; depilación con hilo | hair-removal
brow-lamination | Brow lamination | professional | Augenbrauenlaminierung; laminado de cejas; brow laminations
permanent-makeup | Permanent makeup | professional | permanent make-up; permanent cosmetics; micropigmentation; <powder brows; <ombre brows; <microshading; <lip blushing; <lip blush; <permanent eyeliner; maquillage permanent; dermopigmentation; maquillaje permanente; micropigmentación
microblading | Microblading | professional | micro-blading; microblading eyebrows | permanent-makeup
scalp-micropigmentation | Scalp micropigmentation | professional | SMP scalp; Haarpigmentierung; micropigmentación capilar
areola-tattooing | Areola tattooing | professional | paramedical tattooing; areola restoration tattooing
makeup-artistry | Makeup artistry | professional | makeup?; make up artist; makeup artist; makeup application; make-up application; applying makeup; makeup services; makeup artistry services; <beauty makeup; <special occasion makeup; <editorial makeup; <fashion makeup; <runway makeup; <high definition makeup; <HD makeup; MUA?; Make-up-Artistin; Visagistin; Visagist; Visagistik; maquillage; maquilleuse; maquillaje; maquillista; <automaquillaje; <photo shoot makeup; <makeup lessons; <makeovers?; <contouring makeup; <foundation matching; <maquillaje artístico; <maquillage artistique | cosmetology | makeup; make-up; bridal; hair; freelance; artist; beauty; skin; photoshoots
bridal-makeup | Bridal makeup | professional | wedding makeup; Braut-Make-up; maquillage de mariée; maquillaje de novia | makeup-artistry
airbrush-makeup | Airbrush makeup | professional | airbrush make-up; airbrushing makeup; Airbrush-Make-up | makeup-artistry
special-effects-makeup | Special-effects makeup | professional | special effects makeup; special effects make-up; SFX makeup; FX makeup; <prosthetics makeup; maquillage d'effets spéciaux; maquillaje de caracterización | makeup-artistry
theatrical-makeup | Theatrical makeup | professional | theatre makeup; stage makeup; stage make-up; <film makeup; character makeup; Maskenbildnerin; Maskenbildner; Maskenbild; maquillage de scène; maquillaje teatral; caracterización teatral | makeup-artistry
body-painting | Body painting? | professional | body paint?; Bodypainting | | makeup; face; festival; skin; models; henna; bodypainting; maquillage; visagist; tattoo
moulage | Moulage? | professional | wound simulation; Unfalldarstellung; casualty simulation makeup |  | casualty; casualties; simulation; wounds; trauma; first aid; disaster; unfall; rettungsdienst; verletzungen; emt; makeup
body-treatments | Spa body treatments | professional | <body wraps; <body scrubs; body treatments; <salt scrubs; <mud wraps; <seaweed wraps; <body polish; <salt glow; <paraffin treatments; Körperbehandlungen; Wellnessbehandlungen; soins du corps; <enveloppements; tratamientos de spa; <exfoliaciones corporales; <envolturas corporales; spa treatments; spa therapies; <spa therapist | | salon; spray; beds; lotions; sunless; uv; spa; airbrush
spray-tanning | Spray tanning | professional | spray tan; airbrush tanning; sunless tanning; Spray-Tanning; bronceado en spray
tanning-salon-work | Tanning salon work | professional | tanning salon; tanning beds; tanning consultant; Sonnenstudio; tanning?; <Smart Tan certified | | salon; spray; beds; lotions; sunless; uv; spa; airbrush
spa-hydrotherapy | Spa hydrotherapy | professional | hydrotherapy spa; <Vichy shower; hydrothérapie spa; <hammam; hidroterapia spa
thalassotherapy | Thalassotherapy | professional | thalassothérapie; Thalassotherapie; talasoterapia
tattooing | Tattooing | professional | tattoo artist; tattoos?; <tattoo design; tattoo art; <tattoo apprenticeship; <custom tattoos; <tattoo flash; <tattoo shop; Tätowieren; Tätowierer; tatouage; tatoueur; tatuajes; tatuador | | tattoo; body; ear; jewelry; studio; ears; earrings; customers; sterilization; artist; tattooing; shop; ink; flash; piercing
body-piercing | Body piercing | professional | body piercer; <ear piercing; perforaciones corporales; piercings?; Piercer; perceur corporel | | tattoo; body; ear; jewelry; studio; ears; earrings; customers; sterilization

# Nails
nail-care | Nail care? | professional | nail services; nail technician; nail tech; nail technology; nail technology services; nail technician services; manicurist; nailist; <nail shaping; <cuticle care; <nail repair; Nagelpflege?; onglerie; prothésiste ongulaire; stylisme ongulaire; manicurista; <Nageldesign; <Nageldesignerin; <Naildesign; <natural nail care; nails?; cuidado de uñas; <uñas esculpidas; uñas? | beauty-therapy | manicures; pedicures; acrylic; gel; hair; salon; waxing; makeup; polish; manicure; maniküre; pediküre; kosmetik; nagelstudio
manicures | Manicures | professional | manicure; <spa manicure; manicuring; <French manicure; <paraffin manicure; Maniküre; manucure; <beauté des mains; manicura; <nail polish application; <polish changes | nail-care
pedicures | Pedicures | professional | pedicure; <spa pedicure; <hot stone pedicure; Pediküre; beauté des pieds; pedicura; <hand and foot treatments | nail-care
cosmetic-foot-care | Cosmetic foot care | professional | foot care cosmetic; kosmetische Fußpflege; Fußpflege; Fußpflegerin; pédicurie; Fußpfleger
nail-enhancements | Nail enhancements | professional | <hard gel; <builder gel; nail extensions; <nail tips; <silk wraps; <fiberglass nails; <sculptured nails; <pink and white nails; <polygel; Nagelmodellage; faux ongles; <electric file nails; <e-file nails | nail-care
nail-art | Nail art | professional | nail art design; <3D nail art; nail design; nail designing; Nailart; decoración de uñas | nail-care
gel-polish-manicure | Gel polish manicures | professional | gel manicure; gel polish; shellac manicure; shellac nails; shellac polish; vernis semi-permanent; pose de vernis semi-permanent; esmaltado permanente; Shellac-Maniküre | manicures
acrylic-nails | Acrylic nails | professional | acrylic sets; acrylic full sets; acrylic fills; Acrylnägel; uñas acrílicas; acrílico uñas; ongles en résine | nail-enhancements
gel-nails | Gel nails | professional | Gelnägel; Gel-Nägel; uñas de gel; ongles en gel; gel extensions nails | nail-enhancements
dip-powder-nails | Dip powder nails | professional | dip powder; dipping powder; <SNS nails | nail-enhancements

# Massage and bodywork
massage-therapy | Massage therapy | professional | massage?; massage therapist; therapeutic massage; massage techniques; massage services; <full body massage; <integrative massage; massage treatments; <relaxation massage; <couples massage; masseuse; masseur; <massage modalities; Massagen; Massagetherapie; <Wellnessmassage; <Wellnessmassagen; <klassische Massage; Masseurin; <massages bien-être; masajes; masoterapia; masajista; masaje terapéutico; <masajes relajantes; <quiromasaje | | therapist; swedish; tissue; spa; facial; facials; waxing; licensed; lymphatic; reflexology; stone; physiotherapie; relaxation; kosmetik; fango; wellness; bodywork
chair-massage | Chair massage | professional | seated massage; corporate massage; massage assis; masaje en silla; mobile Massage am Arbeitsplatz | massage-therapy
medical-massage | Medical massage | professional | clinical massage; medizinische Massage; masaje médico; <medizinische Massagetherapie | massage-therapy
swedish-massage | Swedish massage | professional | <effleurage; <petrissage?; schwedische Massage; massage suédois; masaje sueco | massage-therapy | massage; massages; effleurage; modelage
deep-tissue-massage | Deep tissue massage | professional | deep tissue?; Tiefengewebsmassage; massage deep tissue; <masaje descontracturante; masaje de tejido profundo | massage-therapy | massage; swedish; therapist; spa; stone
sports-massage | Sports massage | professional | sports massage therapy; Sportmassage; Sportmassagen; massage sportif; masaje deportivo | massage-therapy
trigger-point-therapy | Trigger point therapy | professional | trigger point?; trigger point release; Triggerpunkttherapie; puntos gatillo | | massage; therapy; myofascial; tissue; muscle
neuromuscular-massage | Neuromuscular therapy (massage) | professional | neuromuscular massage; NMT massage; neuromuscular therapy
myofascial-massage | Myofascial massage | professional | myofascial bodywork; masaje miofascial; <cross fiber friction
rolfing | Rolfing | professional | structural integration?; Rolfer | | rolfing; massage; bodywork; fascia; myofascial; bodyworker
ashiatsu | Ashiatsu | professional | ashiatsu massage; barefoot massage
active-release | Active Release Technique | professional | active release techniques; ART soft tissue
active-isolated-stretching | Active isolated stretching | professional | AIS stretching; Mattes method
specialty-massage | Specialty massage | professional | <bamboo massage; <herbal compress massage; <geriatric massage; specialty massages | massage-therapy
hot-stone-massage | Hot stone massage | professional | hot stones; Hot-Stone-Massage; massage aux pierres chaudes; masaje con piedras calientes | massage-therapy
prenatal-massage | Prenatal massage | professional | pregnancy massage; Schwangerschaftsmassage; massage prénatal; masaje prenatal | massage-therapy
infant-massage | Infant massage | professional | baby massage; Babymassage; massage bébé; masaje infantil
thai-massage | Thai massage | professional | Thai yoga massage; Thaimassage; massage thaï; masaje tailandés | massage-therapy
shiatsu | Shiatsu | professional | shiatsu massage; Shiatsu-Massage
lomi-lomi | Lomi Lomi | professional | lomilomi; Hawaiian massage | massage-therapy
aromatherapy | Aromatherapy | professional | aromathérapie; Aromatherapie; aromaterapia; <essential oils?; <aromatherapy massage; <Aromamassage | | aromatherapy; massage; diffuser; holistic; herbal; spa; doterra; reiki; reflexology
reflexology | Reflexology | professional | reflexologist; foot reflexology; Fußreflexzonenmassage; réflexologie plantaire; réflexologie; reflexología
acupressure | Acupressure | professional | Akupressur; acupression; digitopuntura; acupresión
tui-na | Tui na | professional | tuina; Tuina-Massage
oncology-massage | Oncology massage | professional | massage for cancer patients | massage-therapy
watsu | Watsu | professional | Watsu therapy; aquatic bodywork
ayurvedic-massage | Ayurvedic massage | professional | abhyanga; massage ayurvédique; masaje ayurveda; Ayurveda-Massage | massage-therapy
indian-head-massage | Indian head massage | professional | champissage; indische Kopfmassage
lymphatic-drainage | Manual lymphatic drainage massage | professional | lymphatic massage; lymphatic drainage massage; lymph drainage; <lymphedema massage; <post-operative lymphatic massage; drainage lymphatique; drenaje linfático | massage-therapy
energy-healing | Energy healing | professional | energy work?; <magnétisme thérapeutique; terapias energéticas; <chakra balancing; <crystal healing; <polarity therapy; <therapeutic touch; <healing touch | | reiki; healing; massage; holistic; chakra; meditation
reiki | Reiki | professional | Usui Reiki; Reiki practitioner; <Reiki Master; <Reiki Level II; Reiki-Meisterin; Reiki healing | energy-healing
holistic-therapies | Holistic therapies | professional | holistic healing; terapias holísticas; terapias alternativas; complementary therapies; thérapies holistiques

# Running a salon or spa
salon-management | Salon management | professional | salon manager; <salon operations; <salon owner; <salon ownership; <barbershop management; <barber shop owner; <managing stylists; <managed stylists; <supervising stylists; Salonleitung; gestion de salon de coiffure; administración de salón de belleza; gestion d'institut de beauté; <stylist recruitment; salon business management
spa-management | Spa management | professional | spa manager; spa operations; spa director; <day spa management; gestión de spa; Spa-Leitung; responsable spa
salon-assisting | Salon assisting | professional | salon assistant; assisting stylists; assisted stylists; <sweeping hair; assistante coiffeuse
salon-reception | Salon and spa reception | professional | salon receptionist; salon front desk; spa receptionist; spa reception; spa front desk; spa concierge; booking salon appointments; salon coordinator; spa coordinator; hôtesse spa
spa-attendance | Spa attendance | professional | spa attendant; spa guests; spa host; praticienne spa; Spa-Mitarbeiter
booth-rental | Salon booth rental | professional | booth renter?; chair rental salon; <independent stylist business; Booth rental? | | salon; stylist; hair; barber; nail; esthetician; clientele
salon-client-consultation | Salon client consultation | professional | client consultations in salon; <hair consultations; beauty consultation; stylist consultations; guest consultations salon; consulting clients on hair; <client consultation cards; Kundenberatung Kosmetik; Haarberatung; <patch testing beauty
clientele-building | Building clientele | professional | build clientele; built clientele; building a clientele; clientele building; clientele development; <repeat clientele; <loyal clientele; fidélisation de clientèle en salon; Stammkundenaufbau
client-rebooking | Client rebooking | professional | rebooking clients; pre-booking clients; prebooking? | | salon; clients; stylist; retail; spa; rebooking
image-consulting | Image consulting | professional | image consultant; conseil en image; asesoría de imagen; consultoría de imagen; Typberatung; Farb- und Stilberatung; <color analysis consultation; Imageberatung; asesora de imagen
salon-retail | Retailing of beauty products | professional | <retail of hair products; <salon retail sales; <salon retail; <retailing hair products; <selling hair care products; <selling skin care products; <skincare sales; vente de produits cosmétiques; vente de produits de beauté; venta de cosméticos; venta de productos de belleza; <recommending hair products; <recommend hair products; <recommending skin care products
beauty-product-knowledge | Knowledge of beauty products | technical | beauty product knowledge; <hair product knowledge; Produktkenntnisse Kosmetik; connaissance des produits de beauté
direct-beauty-sales | Direct selling of cosmetics | professional | <Mary Kay consultant; <Avon representative; <Avon consultant; <Avon sales; <Arbonne consultant; <Rodan + Fields consultant; beauty direct sales; vente à domicile de cosmétiques; venta de cosméticos por catálogo
professional-hair-brands | Professional hair color brands | technical | <Redken?; <Wella?; <Goldwell?; <Matrix color; <Aveda?; <Paul Mitchell?; <Schwarzkopf color; <L'Oréal Professionnel; <Joico?; <Kérastase?; <Pravana?; <Davines?; <Schwarzkopf Professional | | salon; stylist; hair; color; haircuts; hairdresser; coiffure; Friseur; peluquería
professional-skincare-brands | Professional skin care brands | technical | <Dermalogica?; <Eminence Organics; <Obagi?; <SkinCeuticals?; <PCA Skin; <Image Skincare | | facials; esthetician; spa; peels; waxing; facial; aesthetician
salon-sanitation | Salon sanitation | professional | salon hygiene; sanitation and disinfection salon; sanitizing salon tools; <sanitizing stations?; sanitizing equipment in salon; <barbicide; <state board sanitation; infection control in salons; <sterilizing implements?; <sterilizing nail tools; Hygiene im Kosmetikstudio; hygiène en salon; bioseguridad en estética; <disinfecting salon tools; <sanitizing tools?; <cleaning stations in salon | | salon; spa; nail; hair; barber; stylist; manicure; cosmetology
barbicide-certificate | Barbicide certificate | certification | Barbicide certified; Barbicide certification | salon-sanitation
salon-software | Salon and spa software | technical | spa software; salon management software; salon booking software; Salonsoftware; <Helios tanning software; <Insight salon software; <Envision salon software
salonbiz | SalonBiz | tool | Salon Biz; SalonBiz software | salon-software
booker-software | Booker? | tool | Booker software; Booker by Mindbody; SpaBooker; Spa Booker | salon-software | salon; spa; mindbody; appointments; software; booking; pos; vagaro
salontouch | SalonTouch | tool | SalonTouch software | salon-software
meevo | Meevo | tool | <Meevo 2; Millennium Systems Meevo | salon-software
millennium-salon-software | Millennium salon software | tool | | salon-software
phorest | Phorest | tool | Phorest salon software | salon-software
vagaro | Vagaro | tool | <Vagaro Pro | salon-software
fresha | Fresha | tool | Shedul; Fresha booking | salon-software
salon-iris | Salon Iris? | tool | SalonIris; DaySmart Salon; Salon Iris software | salon-software | vagaro; mindbody; salonbiz; meevo; millennium; salon software; daysmart; scheduling software; salontouch
shortcuts-salon | Shortcuts salon software | tool |  | salon-software
zenoti | Zenoti | tool | Zenoti spa software | salon-software
boulevard-salon | Boulevard salon software | tool | joinblvd; Boulevard salon platform | salon-software
styleseat | StyleSeat | tool | Style Seat? | salon-software | software; salon; spa; styleseat
booksy | Booksy | tool | Booksy Biz | salon-software
glossgenius | GlossGenius | tool | Gloss Genius | salon-software
square-appointments | Square Appointments | tool | Square appointment booking | salon-software
rosy-salon-software | Rosy Salon Software | tool | Floydware Rosy | salon-software
spasoft | SpaSoft | tool | Springer-Miller SpaSoft | salon-software
book4time | Book4Time | tool | Book 4 Time | salon-software
resortsuite | ResortSuite | tool | Agilysys ResortSuite; Resort Suite? | salon-software | spasoft; book4time; springermiller
schedulicity | Schedulicity | tool | Schedulicity booking
mangomint | Mangomint | tool | Mango mint salon | salon-software
treatwell | Treatwell | tool | <Treatwell Connect; <Treatwell Pro | salon-software
planity | Planity | tool | Planity réservation | salon-software
salonized | Salonized | tool | Salonized software | salon-software
timely-salon | Timely salon software | tool |  | salon-software
massagebook | MassageBook? | tool | Massage Book? |  | mindbody; vagaro; schedulicity; booker
clinicsense | ClinicSense | tool | Clinic Sense
jane-app | Jane App | tool | Jane practice management; Jane.app
sunlync | SunLync | tool | SunLync tanning software

# Licences of beauty and massage
cosmetology-license | Cosmetology licence | certification | cosmetologist license; licensed cosmetologist; cosmetology licensed; state licensed cosmetologist | cosmetology
cosmetology-certificate | Cosmetology certificate | certification | cosmetology certification; cosmetology diploma; certificate in cosmetology
hairstylist-license | Hairstylist licence | certification | licensed hairdresser; hairdresser license; hairstylist license; hair stylist license; licensed hair stylist; licensed hairstylist; hair designer license | hairdressing
cosmetology-instructor-license | Cosmetology instructor licence | certification | cosmetology instructor license; licensed cosmetology instructor | cosmetology-license
natural-hair-license | Natural hair stylist licence (US) | certification | natural hair stylist license; hair braiding license; hair braider license | braiding
red-seal-hairstylist | Red Seal hairstylist (Canada) | certification | Red Seal hairstylist; hairstylist Red Seal endorsement | hairdressing
bm-coiffure | Brevet de maîtrise coiffure | certification | BM coiffure; brevet de maîtrise coiffure; brevet de maîtrise coiffeur | hairdressing
nvq-hairdressing | Hairdressing qualification | certification | <hairdressing NVQ; <NVQ Level 2 Hairdressing; <NVQ Level 3 Hairdressing; <VTCT Level 2 hairdressing; <City & Guilds hairdressing qualification | hairdressing | nvq; vtct; city & guilds; city and guilds; habia; salon; barbering; beauty therapy; college; apprenticeship; uk
friseurmeister-de | Friseurmeister | certification | Friseurmeisterin; Meisterbrief Friseurhandwerk | friseur-geselle-de
friseur-geselle-de | Abgeschlossene Friseur-Ausbildung | certification | Gesellenbrief Friseur; Gesellenbrief im Friseurhandwerk; gelernte Friseurin; abgeschlossene Ausbildung zum Friseur; abgeschlossene Friseurausbildung | hairdressing
cap-coiffure | CAP Coiffure (France) | certification | CAP coiffeur; CAP métiers de la coiffure; CAP coiffure | hairdressing
bp-coiffure | BP Coiffure (France) | certification | brevet professionnel coiffure; BP coiffeur; BP coiffure | hairdressing
barber-license | Barber licence | certification | licensed barber; barbering license | barbering
barber-certificate | Barber certificate | certification | barber certification; barbering certificate; barber diploma
master-barber-license | Master barber licence (US) | certification | master barber license; licensed master barber | barber-license
barber-instructor-license | Barber instructor licence (US) | certification | barber instructor license; licensed barber instructor | barber-license
nvq-barbering-uk | Barbering qualification | certification | <NVQ Level 2 Barbering; <NVQ Barbering; <NVQ Level 3 Barbering | barbering
esthetician-license | Esthetician licence | certification | esthetics license; licensed esthetician; aesthetician license; licensed aesthetician | skin-care
esthetics-certificate | Esthetics certificate | certification | esthetics certification; certified esthetician; esthetics diploma; aesthetics certification? |  | esthetician; aesthetician; skincare; skin care; facials; waxing; spa; cosmetology; makeup
master-esthetician-license | Master esthetician licence (US) | certification | master esthetician license; licensed master esthetician | esthetician-license
facial-specialist-license | Facial specialist licence | certification | facial specialist license; facialist license?; registered facial specialist | facials | florida; fl
full-specialist-license | Full specialist licence (Florida) | certification | full specialist license; registered full specialist | facial-specialist-license
ncea-esthetician | NCEA Certified esthetician | certification | NCEA certified?; NCEA Certified credential | skin-care | esthetician; skin; esthetics; aesthetician; facials
cibtac | CIBTAC diploma | certification | CIBTAC qualified
itec-beauty | ITEC beauty diploma | certification | ITEC beauty therapy diploma; ITEC diploma in beauty
electrologist-license | Electrologist licence | certification | electrologist license; licensed electrologist | electrolysis
laser-technician-certificate | Laser technician certificate | certification | certified laser technician?; laser certification?; laser hair removal certification; CLT laser | laser-hair-removal | hair removal; skin; esthetician; ipl; aesthetic; cosmetic; facials; aesthetics
eyelash-extension-certificate | Eyelash extension certificate | certification | eyelash extension certification; lash certification; certified lash technician; <Xtreme Lashes certified; <Novalash certified | eyelash-extensions
makeup-certificate | Makeup artist certificate | certification | makeup certification; makeup artistry certificate; certified makeup artist | makeup-artistry
waxing-certificate | Waxing certificate | certification | waxing certification; certified waxer | waxing
dermaplaning-certificate | Dermaplaning certificate | certification | dermaplaning certified; dermaplaning certification | dermaplaning
microblading-certificate | Microblading certificate | certification | microblading certification; certified microblading artist | microblading
body-art-license | Body art licence | certification | body art license; tattoo license; licensed tattoo artist | tattooing
bbp-body-art | Bloodborne pathogens certificate for body art | certification
nisv-fachkunde-de | NiSV-Fachkunde (Germany) | certification | NiSV Fachkunde; Fachkunde NiSV
bp-esthetique | BP Esthétique cosmétique parfumerie (France) | certification | BP esthétique | beauty-therapy
bts-mecp | BTS Métiers de l'esthétique-cosmétique-parfumerie (France) | certification | BTS MECP; BTS esthétique | beauty-therapy
cidesco | CIDESCO diploma | certification | CIDESCO diplomate; CIDESCO qualified
nvq-beauty | Beauty therapy qualification | certification | <NVQ Beauty; <NVQ Level 3 Beauty Therapy; <NVQ Beauty Therapy; <NVQ Level 2 Beauty Therapy | beauty-therapy
cap-esthetique | CAP Esthétique (France) | certification | CAP esthéticienne; CAP esthétique cosmétique parfumerie; CAP esthétique | beauty-therapy
kosmetikerin-de | Staatlich geprüfte Kosmetikerin (Germany) | certification | staatlich geprüfter Kosmetiker | beauty-therapy
nail-technician-license | Nail technician licence | certification | licensed nail technician; manicurist license; licensed manicurist; nail tech license; nail license; nail technology license; <nail specialist license | nail-care
nail-technician-certificate | Nail technician certificate | certification | nail technician certification; nail technology certificate; certified nail technician | nail-care
nvq-nails-uk | Nail services qualification | certification | <NVQ Level 2 Nail Services; <VTCT Level 2 Nail Technology | nail-care
cqp-styliste-ongulaire | CQP Styliste ongulaire (France) | certification | CQP styliste ongulaire | nail-care
lmt | Massage therapist licence | certification | LMT?; licensed massage therapist; massage license; massage therapy license; massage therapist license | massage-therapy | massage; swedish; deep tissue; myofascial; reflexology; hot stone
lmbt | Licensed Massage and Bodywork Therapist (LMBT) | certification | LMBT; licensed massage and bodywork therapist | massage-therapy
medical-massage-certificate | Medical massage certificate | certification | medical massage certification; certified medical massage therapist | medical-massage
reflexology-certificate | Reflexology certificate | certification | reflexology certification; certified reflexologist | reflexology
thai-massage-certificate | Thai massage certificate | certification | Thai massage certified; Thai massage certification | thai-massage
sports-massage-l3-uk | Level 3 sports massage diploma | certification | Level 3 Diploma in Sports Massage | sports-massage
vtct-massage-uk | VTCT Level 3 massage (UK) | certification | VTCT Level 3 massage | massage-therapy
quiromasajista-es | Título de quiromasajista | certification | título de quiromasaje | massage-therapy
lymphdrainage-de | Zertifikat Manuelle Lymphdrainage | certification | Lymphdrainage-Zertifikat; Zertifikat manuelle Lymphdrainage; MLD-Zertifikat
bctmb | Board Certified in Therapeutic Massage and Bodywork (BCTMB) | certification | board certified massage therapist; BCTMB; board certified in therapeutic massage and bodywork
nctmb | Nationally Certified in Therapeutic Massage and Bodywork (NCTMB) | certification | NCTMB; nationally certified in massage; nationally certified in therapeutic massage and bodywork
cmt-california-massage | Certified massage therapist (California) | certification | CAMTC certified
massage-certificate | Massage therapy certificate | certification | massage therapy certification; massage certification; certified massage therapist; massage therapy diploma; certificado de masoterapia; CMT massage | massage-therapy
rmt-canada | Registered massage therapist | certification | registered massage therapist | massage-therapy
masseur-de | Masseur und medizinischer Bademeister (Germany) | certification | staatlich anerkannter Masseur und medizinischer Bademeister | massage-therapy
reiki-certificate | Reiki certification | certification | Reiki certified; <Reiki Master certification | reiki

# Childcare
childcare | Childcare? | professional | child care?; child care services?; childcare services?; child care provider; childcare provider; child care worker; childcare worker; caring for children; care for children; cared for children; care of children; taking care of children; take care of children; took care of children; looking after children; looked after children; Kinderbetreuung?; Betreuung von Kindern; garde d'enfants?; cuidado de niños; cuidado infantil; atención a niños; cuidadora de niños; caring for kids; watching children; watched children; <nursery nurse; <in-home childcare; accueil de jeunes enfants; Kinderpflege; Kinder betreuen; Betreuung der Kinder; Betreuen von Kindern; Kinder beaufsichtigen; Betreuung und Förderung von Kindern; Betreuung und Erziehung von Kindern; Begleitung und Betreuung von Kindern; Betreuung unserer Kinder; Pflege und Betreuung von Kindern; Kinder betreuen und fördern; Erfahrung in der Kinderbetreuung; Betreuung und Begleitung von Kindern; childcare experience; look after children | | children; nanny; infants; toddlers; preschool; babysitting; babysitter; daycare; kids; classroom; provider; infant; toddler; activities; kindern; kinder; babysitten; hausaufgaben; nursery; childhood; feeding; housekeeping; nounou; bébé; bébés; sorties; devoirs; bain; goûter; crèche; enfants
child-supervision | Supervising children | professional | supervise children; supervised children; supervision of children; child supervision; monitoring children; monitored children; surveillance d'enfants; Beaufsichtigung von Kindern; vigilancia de niños
working-with-children | Working with children | professional | work with children; worked with children; experience with children; Arbeit mit Kindern; travail avec les enfants; trabajo con niños
daycare-center-work | Daycare center work | professional | daycare?; day care?; day care center; daycare center; childcare center; child care center; Kita?; Kindertagesstätte?; <Kinderkrippe; crèche?; guardería?; estancia infantil | childcare | Erzieherin; Erzieher; Kinder; Kindern; Gruppe; enfants; puériculture; auxiliaire; niños; educadora; maestra; bebés; cuidadora; childcare; children; toddlers; infants; preschool; kids; classroom; teacher; toddler; infant; activities
childminding | Childminding | professional | childminder; child minding; assistante maternelle; Tagesmutter; Kindertagespflege; family daycare; home daycare; in-home daycare; Tagespflegeperson | childcare
nursery-nursing-fr | Auxiliaire de puériculture | professional | auxiliaire puériculture; auxiliaire de puériculture en crèche | childcare
babysitting | Babysitting | professional | baby sitting; babysitter; baby sitter; babysat?; babysit?; <evening babysitting; <occasional childcare; <date night sitting; <sitter service?; Babysitten; <baby-sitting régulier; <niñera por horas | childcare | children; babysitting; nanny; child; childcare
nannying | Nannying | professional | nanny; <nanny services; <live-in nanny; <full-time nanny; <part-time nanny; <family nanny; <nanny share; <travel nanny; <night nanny; <nanny family assistant; <in-home nanny; Kindermädchen; Kinderfrau; nounou; garde d'enfants à domicile; niñera; <mother's helper | childcare
au-pair | Au pair | professional | au pair stay; Au-pair-Aufenthalt; fille au pair; au-pair
governess | Governess work | professional | governess; Gouvernante für Kinder; institutriz
infant-care | Infant care | professional | caring for infants; cared for infants; baby care; <baby bathing; <soothing babies; Säuglingspflege; Babypflege; soins aux nourrissons; soins du nourrisson; cuidado de bebés; cuidado de lactantes; <swaddling; <tummy time; <burping babies; <baby food preparation; caring for babies; <infants?; <twins and multiples | childcare | nanny; daycare; caring; cared; toddlers; diapers; diapering; feeding; babies; childcare
toddler-care | Toddler care | professional | toddlers?; caring for toddlers; Kleinkinderbetreuung; Krippenbetreuung; U3-Betreuung; cuidado de niños pequeños | childcare | nanny; daycare; caring; cared; infants; diapers; diapering; childcare; preschool; babies; classroom
diapering | Diapering | professional | diaper changing; changing diapers; diaper changes; changed diapers; change diapers; nappy changing; cambio de pañales; Wickeln von Babys; change des bébés; Wickeln von Kindern; Windeln wechseln; Kinder wickeln; Wickeln der Kinder; Wickeln und Füttern; Wickeln von Säuglingen; changing nappies; change nappies
bottle-feeding | Bottle feeding? | professional | feeding infants; feeding babies; preparing bottles?; <sterilizing bottles; préparation des biberons; alimentación con biberón | | infant; infants; baby; babies; feeding; diapers
newborn-care-home | Newborn care at home | professional | newborn care specialist; newborns at home; overnight newborn care; night nurse newborn; <multiples care | infant-care
infant-sleep | Infant sleep training | professional | sleep training; sleep schedules; infant sleep; nap time; baby sleep coaching; sommeil du bébé
safe-sleep | Safe sleep practices for infants | professional | safe sleep; safe sleep practices; SIDS prevention
potty-training | Toilet training of children | professional | potty training; toilet training; potty trained; toileting children; assisting children with toileting; assist children with toileting; Sauberkeitserziehung; apprentissage de la propreté; entrenamiento para ir al baño; control de esfínteres? | childcare | niños; niñas; bebés; pañal; pañales; guardería
child-activities | Activities with children | professional | children's activities; activities for children; planning activities for children; planned activities for children; plan activities for children; planning children's activities; organizing children's activities; organizing activities for children; organized activities for children; <kids activities; <activities with kids; <age-appropriate play; <playing with children; <playing games with children; <play with children; <playdates; <play dates; <Spielen mit Kindern; Freizeitgestaltung mit Kindern; <activités d'éveil; activités pour enfants; <activités ludiques?; <jeux et activités; actividades para niños; actividades infantiles; <outings with children; <trips to the park; <outdoor activities with children; <educational activities for children; Gestaltung von Spielangeboten; Spiel- und Beschäftigungsangebote; Planung von Aktivitäten für Kinder; Aktivitäten mit Kindern; Durchführung von Angeboten für Kinder; Spielen und Basteln mit Kindern; pädagogische Angebote für Kinder; Gestaltung von Angeboten für Kinder; kreative Angebote für Kinder | childcare | enfants; enfant; crèche; maternelle; petite enfance; périscolaire; bébés
childrens-entertainment | Children's entertainment | professional | children's entertainer; animación infantil; fiestas infantiles; <birthday parties for children; children's parties; party entertainment for children; Kinderanimation; anniversaires d'enfants
reading-to-children | Reading to children | professional | read to children; read stories to children; Vorlesen?; story time with children; lecture aux enfants; cuentacuentos infantil; <story time; hearing children read |  | kinder; kindern; kita; kindergarten; grundschule; basteln; babysitting
outdoor-play | Outdoor play supervision | professional | outdoor play; playground supervision of children; jeux extérieurs
child-daily-routines | Children's daily routines | professional | <bedtime routines; <bathing children; <bathed children; <bath time; <dressing children; <getting children ready for school; <children's hygiene; <bain des enfants; <children's schedules; <managing children's schedules; <children's laundry | childcare
school-runs | Driving children to school | professional | school run; school drop-off; school pick-up; school pickup; school pick-ups; <school drop-off and pick-up; picking up children from school; picked up children from school; pick up children from school; driving children; drive children; drove children; driving children to activities; transporting kids; transport kids; carpooling children; <sortie d'école?; <sorties d'école?; llevar niños a la escuela; recoger a los niños | | enfants; enfant; récupérer; chercher; accompagner; devoirs; goûter; garde
childrens-meals | Preparing children's meals | professional | children's meals; preparing meals for children; prepare meals for children; prepared meals for children; preparing meals and snacks for children; prepared meals and snacks for children; meals and snacks for children; cooking for children; <feeding children; <fed children; serving meals to children; préparation des repas des enfants; preparación de alimentos para niños; snack time
child-safety | Child safety | professional | children's safety; safety of children; ensuring child safety; ensuring the safety of children; ensured safety of children; ensured the safety of children; ensure the safety of children; <maintaining a safe environment for children; <safe environment for children; <childproofing; <child proofing; <baby proofing; <babyproofing; <playground safety; sécurité des enfants; seguridad de los niños | childcare
child-wellbeing | Children's wellbeing | professional | children's well-being; child wellbeing; bien-être des enfants; bienestar de los niños; Wohlbefinden von Kindern; nurturing environment for children
child-passenger-safety | Child passenger safety | professional | car seat safety; car seat installation; child car seats
child-behavior-guidance | Guiding children's behavior | professional | child behavior; child behavior management; children's behavior; child guidance; guiding children; guidance of children; <disciplining children; <discipline of children; <positive guidance techniques; <conflict resolution with children; <child discipline; <teaching manners; <limites et cadre éducatif; <disciplina infantil; <redirecting children; <sibling conflict | childcare
child-upbringing | Child-rearing | professional | Erziehung von Kindern; Kindererziehung; crianza?; <crianza respetuosa; <gentle parenting; raising children; éducation des enfants | | hijos; niños; niñas; familias; familia; padres
emotional-support-children | Emotional support for children | professional | nurturing children; comforting children; soutien affectif des enfants; <building self-esteem in children
special-needs-childcare | Special needs childcare | professional | special needs child care; caring for children with special needs; caring for special needs children; <special needs caregiver; <special needs nanny; caring for children with disabilities; <care of children with autism; <caring for autistic children; <caring for a child with autism; <Betreuung behinderter Kinder; <garde d'enfants handicapés; <cuidado de niños con discapacidad; cuidado de niños con necesidades especiales; <respite care for children; <medically fragile children; <Familienentlastender Dienst | childcare
daycare-operations | Daycare management | professional | day care management; child care management; childcare management; childcare center management; <child care center director; daycare director; <childcare director; <preschool management; <preschool director; Kitaleitung; gestion de crèche; administración de guardería | childcare
childcare-licensing | Child care licensing rules | technical | child care licensing; daycare licensing; child care regulations; daycare regulations; state licensing regulations for child care; licensing regulations childcare; <child-to-staff ratios; <staff-to-child ratios; <teacher-child ratios; <child ratios; <child care administration and licensing
cacfp | Child and Adult Care Food Program (CACFP) | technical | CACFP; child care food program; Child and Adult Care Food Program
qris | Quality Rating and Improvement System (QRIS) | technical | QRIS; Quality Rating and Improvement System; <ParentAware rating
childcare-enrollment | Child care enrollment | professional | child enrollment?; daycare enrollment; <tuition collection at a daycare; <child care subsidy | | daycare; childcare; preschool; parents; tuition
daily-reports-parents | Daily reports to parents | professional | daily reports for parents; daily sheets for parents; daily sheets?; transmissions aux parents |  | daycare; parents; infants; toddlers; childcare
private-household-service | Private household management | professional | household manager; home management?; house manager private home; estate management private home; <domestic staff management; <managing household staff; managed household; <household budgeting; Haushaltsorganisation; gestion de maison; gouvernante de maison; Haushaltsführung?; tenue de maison; household organization; Hauswirtschaftsleitung im Privathaushalt | | private; household; residence; guests; valet; estate; family; Privathaushalt; Kochen; Reinigung; Wäsche; Familie; Einkaufen; Bügeln
household-chores | Household chores | professional | household tasks; household duties; <family laundry; <household laundry; Haushaltshilfe; labores del hogar; tareas del hogar; empleada doméstica; aide ménagère familiale; Hausarbeit?; tâches ménagères; Hauswirtschaftliche Tätigkeiten; hauswirtschaftliche Arbeiten; Haushaltstätigkeiten; Haushaltsarbeiten; Hausarbeiten?; Arbeiten im Haushalt; Erledigung von Hausarbeiten; hauswirtschaftliche Tätigkeit; Haushaltsarbeit; Führung des Haushalts; Erledigung der Hausarbeit; Haushalt führen; allgemeine Haushaltstätigkeiten | | Putzen; Reinigung; Wäsche; Kochen; Haushalt; Bügeln; Haushaltshilfe
butler-service | Butler service | professional | butler?; majordome; <valet personal service; Butlerservice; mayordomo? | | private; household; residence; guests; valet; estate; family; residencia; familia; hogar; mesa; invitados
home-organizing | Home organizing | professional | home organization; professional organizing; decluttering; <closet organization; Ordnungscoach; home organiser; organización del hogar
childcare-certificates | Babysitting certificate | certification | babysitting certification; babysitter certification; babysitter training certificate; <Red Cross babysitter; certified babysitter; <completed babysitter's training | childcare
nanny-certificate | Nanny certificate | certification | certified nanny; nanny certification; <INA credential; <International Nanny Association credential | nannying
newborn-care-certificate | Newborn care specialist certificate | certification | newborn care specialist certification; certified newborn care specialist; newborn care certification; <NCS certified? | newborn-care-home | newborn; newborns; nanny; infant; infants
trustline | TrustLine registration (California) | certification | TrustLine registered; Trustline certified
cpst | Child Passenger Safety Technician (CPST) | certification | CPST?; child passenger safety technician; CPS technician certified | child-passenger-safety | car seat; child passenger
sids-training | Safe sleep certificate | certification | safe sleep certified; SIDS certified | safe-sleep
shaken-baby-training | Shaken baby syndrome training? | certification | shaken baby training?; abusive head trauma training? |  | completed; certified; certificate; trained; pediatric first aid; cpr certified
daycare-license | Child care licence | certification | licensed daycare provider; licensed child care provider; family child care license | childcare
ofsted-registered | Ofsted registered childminder (UK) | certification | Ofsted registered childminder | childminding
level-3-childcare-uk | Level 3 childcare diploma | certification | Level 3 Diploma in Childcare; NVQ Level 3 Childcare; Level 3 childcare qualification | childcare
level-2-childcare-uk | Level 2 childcare diploma | certification | NVQ Level 2 Childcare; Level 2 childcare qualification | childcare
kindertagespflege-de | Qualifizierung Kindertagespflege (Germany) | certification | <Pflegeerlaubnis Kindertagespflege?; Qualifizierung Kindertagespflege; <Pflegeerlaubnis nach § 43 SGB VIII? | childminding | vorhanden; gültige; tagesmutter; tagesvater; kindertagespflegeperson; qhb
agrement-assistante-maternelle | Agrément d'assistante maternelle (France) | certification | agrément assistante maternelle; assistante maternelle agréée; agrément d'assistante maternelle | childminding
deap-fr | Diplôme d'État d'auxiliaire de puériculture (France) | certification | DEAP?; diplôme d'État d'auxiliaire de puériculture | nursery-nursing-fr | auxiliaire; puériculture; crèche; diplôme d'état
sleep-consultant-certificate | Sleep consultant certificate | certification | certified sleep consultant | infant-sleep

# Funeral and other personal services
funeral-services | Funeral services | professional | funeral directing; funeral director; <funeral planning; <funeral home operations; <graveside services?; <funeral attendant; Bestattungswesen; Bestatter; Bestattungen; pompes funèbres; <conseiller funéraire; obsèques; servicios funerarios; <funeral home; <mortuary services; mortician; funeraria; <at-need arrangements; <memorial services?; <pompes funèbres conseil |  | funeral; mortuary; cemetery; families; embalming; burial; cremation
mortuary-science | Mortuary science | technical | mortuary science degree; thanatology of funeral service; ciencias mortuorias | funeral-services
cremation | Cremation | professional | crematory; crematory operation; crematory operator; Feuerbestattung; crémation; cremación
cemetery-operations | Cemetery operations | professional | cemetery?; cemetery management; <cemetery sales; Friedhofsverwaltung; gestion de cimetière; administración de cementerios | | burial; burials; funeral; interment; graves; mortuary; gravedigging
pre-need-sales | Pre-need funeral sales | professional | pre-need?; pre-need funeral; pre-need counselor; Bestattungsvorsorge; prévoyance obsèques; previsión funeraria | | funeral; cemetery; burial; mortuary
care-of-deceased | Care of the deceased | professional | removals of deceased; <transport of deceased; soins aux défunts; mortuary care
embalming | Embalming | professional | embalmer; thanatopraxie; thanatopraxy; thanatopracteur; Einbalsamierung; tanatopraxia; embalsamamiento | funeral-services
restorative-art | Restorative art | professional | mortuary cosmetics; restorative art mortuary
funeral-director-license | Funeral director licence | certification | licensed funeral director; funeral director license | funeral-services
funeral-director-embalmer-license | Funeral director-embalmer licence | certification | licensed funeral director and embalmer; funeral director and embalmer license | funeral-director-license; embalmer-license
embalmer-license | Embalmer licence | certification | licensed embalmer; embalmer license | embalming
crematory-operator-certificate | Crematory operator certificate | certification | certified crematory operator; <CANA crematory operator | cremation
settling-children-in | Settling children into nursery | professional | settling in of children; settling children in; settling in new children; Eingewöhnung?; Eingewöhnungen?; Eingewöhnung der Kinder; Eingewöhnung neuer Kinder; adaptation des enfants en crèche; periodo de adaptación en la escuela infantil; ambientamento al nido; inserimento al nido; adaptacja dzieci w żłobku | childcare | Kita; Krippe; Kinder; Kindern; Kindergarten; Erzieher; Erzieherin; wickeln; Morgenkreis; Elterngespräche; Elternarbeit; Kindertagespflege; Entwicklungsgespräche
`;

export const substitutes = String.raw`
fitness-forms | fitness training | 0.5 | personal-training; group-fitness; strength-training; functional-training; cardio-training; crossfit; hiit; circuit-training
mind-body-classes | mind-body classes | 0.4 | yoga; pilates; tai-chi; qigong; stretching
fitness-class-formats | fitness classes | 0.5 | spinning; zumba; aqua-fitness; aerobics; boot-camp-fitness; kickboxing-fitness; dance-fitness
trainer-credentials | certificates of personal trainers | 0.7 | nasm-cpt; ace-cpt; acsm-cpt; issa-cpt; nsca-cpt; ncsf-cpt; level-3-pt-uk
pilates-schools | schools of Pilates | 0.6 | ncpt-pilates; stott-pilates-certificate; balanced-body-certificate; basi-pilates-certificate; polestar-pilates-certificate
lifeguard-credentials | lifeguard certificates | 0.6 | red-cross-lifeguard; starguard-lifeguard; ellis-lifeguard; nplq-uk; bnssa-fr; socorrista-es; dlrg-silber-de
club-systems | club management software | 0.6 | mindbody; abc-fitness; motionsoft; club-automation; clubready; zen-planner; wodify; pushpress; glofox; virtuagym; gymmaster; perfect-gym; magicline
salon-systems | salon software | 0.6 | salonbiz; booker-software; salontouch; meevo; phorest; vagaro; fresha; salon-iris; shortcuts-salon; zenoti; boulevard-salon; booksy; glossgenius; planity; treatwell; salonized; millennium-salon-software
video-analysis-sport | video analysis in sport | 0.6 | hudl; sportscode; dartfish; kinovea
fitness-planning | planning training | 0.5 | exercise-programming; fitness-assessment; corrective-exercise
coaching-sports | coaching sports | 0.5 | sports-coaching; team-sports-coaching; individual-sports-coaching; youth-sports-coaching
leisure-activities | leisure activities | 0.5 | recreation-programs; camp-counseling; activity-coordination; guest-entertainment
hair-services | hair services | 0.4 | haircutting; hair-coloring; hair-styling-updos; barbering; hair-texture; hair-treatments
hair-additions | braids and extensions | 0.4 | braiding; hair-extensions
skin-services | skin treatments | 0.5 | facials; peels-microdermabrasion; microdermabrasion; dermaplaning
hair-removal-methods | hair removal | 0.4 | waxing; sugaring; threading; laser-hair-removal
nail-services | nail services | 0.5 | manicures; pedicures; nail-enhancements; gel-nails; acrylic-nails
massage-styles | massage | 0.6 | swedish-massage; deep-tissue-massage; sports-massage; specialty-massage
makeup-styles | makeup | 0.6 | makeup-artistry; bridal-makeup; theatrical-makeup
looking-after-children | looking after children | 0.6 | childcare; babysitting; nannying; infant-care; toddler-care; childminding
childcare-tasks | daily childcare | 0.5 | child-activities; child-daily-routines; child-behavior-guidance; child-supervision
`;
