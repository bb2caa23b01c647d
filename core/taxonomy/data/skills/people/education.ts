export const skills = String.raw`
# Teaching in general
teaching | Teaching | professional | teaching experience; teaching skills; <classroom teaching; <school teaching; teaching students; teach students; taught students; <teaching children; <teach children; <taught children; teaching classes; teach classes; taught classes; teaching courses; taught courses; teaching lessons; taught lessons; <classroom instruction; student instruction; instructing students; instruct students; instructed students; educating students; <K-12 teaching; <K12 education; Unterrichten; Unterrichtserfahrung; Lehrtätigkeit; Lehrerfahrung; enseignement?; docencia; enseñanza?; impartir clases; impartición de clases; práctica docente; <student teaching; <lead teaching; Unterrichten von Schülern; Erteilen von Unterricht; Unterricht erteilen; Erteilung von Unterricht; Schüler unterrichten; Durchführung von Unterricht; Unterrichten von Schülerinnen und Schülern; Durchführung des Unterrichts; Unterrichtstätigkeit; Unterrichten von Kindern; Unterricht durchführen; Unterricht geben; Schülerinnen und Schüler unterrichten; Unterrichtsdurchführung; Unterrichten von Kursteilnehmern | | classroom; students; school; teacher; curriculum; lesson; grade; instruction; learners; cours; élèves; professeur; pédagogie; pédagogique; classe; enseignant; enseignante; étudiants; alumnos; clases; docente; aula; profesor; profesora; estudiantes; asignatura
teaching-methods | Teaching methods | technical | teaching strategies; teaching techniques; instructional strategies; instructional methods; instructional techniques; Unterrichtsmethoden; didactics; Didaktik; méthodes pédagogiques; métodos de enseñanza
pedagogy | Pedagogy | technical | Pädagogik; pédagogie; pedagogía; pedagogical skills; pedagogical knowledge
direct-instruction | Direct instruction | professional | explicit instruction; <whole-group instruction; <whole class instruction; <large group instruction; <modeling and guided practice; <gradual release?; <I do we do you do; <Madeline Hunter; Frontalunterricht | teaching | students; classroom; teacher; lesson; lessons; modeling
scaffolding-teaching | Instructional scaffolding | professional | scaffolded instruction; scaffolding instruction; scaffolding lessons; scaffolded lessons; étayage pédagogique; andamiaje pedagógico | teaching
lesson-planning | Lesson planning | professional | lesson plans; lesson plan development; lesson plan design; lesson plan creation; lesson plan writing; lesson plan preparation; planning lessons; plan lessons; planned lessons; lesson preparation; preparing lessons; prepare lessons; lesson design; lesson development; designing lessons; developing lessons; creating lessons; creating lesson plans; create lesson plans; created lesson plans; developing lesson plans; develop lesson plans; developed lesson plans; writing lesson plans; preparing lesson plans; prepare lesson plans; prepared lesson plans; <implementing lesson plans; <implement lesson plans; <implemented lesson plans; <daily lesson plans; <weekly lesson plans; <planning and delivering lessons; instructional planning; class planning; Unterrichtsplanung; Unterrichtsvorbereitung; Unterrichtsgestaltung; préparation de cours; préparation des cours; planification de cours; planeación de clases; planificación de clases; preparación de clases; planeación didáctica; Vorbereitung des Unterrichts; Vorbereitung von Unterricht; Planung des Unterrichts; Unterricht vorbereiten; Vor- und Nachbereitung des Unterrichts; Planung von Unterricht; Unterrichtsstunden planen; Planung und Vorbereitung von Unterricht; Erstellung von Unterrichtsentwürfen; Vor- und Nachbereitung von Unterricht; Planung und Durchführung von Unterricht; Planung von Unterrichtseinheiten; Unterrichtseinheiten planen; Vorbereiten von Unterricht; Unterricht planen; Planung und Vorbereitung des Unterrichts | teaching
unit-planning | Unit planning | professional | unit plans; <thematic units; <interdisciplinary units; <cross-curricular planning; planning units?; Unterrichtseinheiten; séquences pédagogiques; unidades didácticas | lesson-planning | lesson; curriculum; students; teaching; lessons
backward-design | Backward design | technical | Understanding by Design; UbD; backward planning? | unit-planning | design; curriculum; understanding; lesson; unit; wiggins
interdisciplinary-instruction | Interdisciplinary instruction | professional | cross-curricular instruction; thematic instruction; cross-curricular teaching; fächerübergreifender Unterricht; enseignement interdisciplinaire
curriculum-development | Curriculum development | professional | curriculum design; curriculum planning; curriculum writing; curriculum creation; developing curriculum; develop curriculum; developed curriculum; designing curriculum; design curriculum; designed curriculum; creating curriculum; create curriculum; created curriculum; writing curriculum; wrote curriculum; curriculum design and development; <curriculum review; <curriculum revision; course curriculum; curricular design; curricular development; program of study development; Lehrplanentwicklung; Curriculumentwicklung; conception de programmes pédagogiques; élaboration de programmes scolaires; desarrollo curricular; diseño curricular; <curriculum specialist | | developed; develop; teaching; school; students; design; designed; lesson; implement; implemented; classroom; teachers
curriculum-alignment | Curriculum alignment | professional | <curriculum mapping; <curriculum maps; <scope and sequence; <scope & sequence; <pacing guides; <pacing calendar; aligning curriculum; standards alignment?; vertical alignment of curriculum | | curriculum; instruction; lessons; school; classroom
curriculum-implementation | Curriculum implementation | professional | implementing curriculum; implement curriculum; implemented curriculum; curriculum delivery; delivering curriculum; following the curriculum
curriculum-adaptation | Curriculum adaptation | professional | adapting curriculum; adapted curriculum; adapting curricula; adaptación curricular
curriculum-evaluation | Curriculum evaluation | professional | evaluating curriculum; curriculum assessment; <textbook selection; <textbook adoption; <curriculum adoption
rubicon-atlas | Rubicon Atlas | tool | Atlas Rubicon; Faria Atlas | curriculum-alignment
learning-objectives | Learning objectives | professional | learning outcomes; student learning outcomes; <student learning objectives; learning goals; <instructional objectives; Lernziele; objectifs pédagogiques; objetivos de aprendizaje | lesson-planning
blooms-taxonomy | Bloom's taxonomy | technical | Blooms taxonomy; Bloomsche Taxonomie; taxonomie de Bloom; taxonomía de Bloom
depth-of-knowledge | Depth of knowledge (DOK) | technical | depth of knowledge?; Webb's depth of knowledge; DOK levels | | dok; webb; students; curriculum; instruction; assessment
academic-standards | Academic standards | technical | <state standards?; <state academic standards; <content standards?; educational standards; Bildungsstandards | | students; curriculum; instruction; classroom; lessons; teacher
common-core | Common Core State Standards | technical | Common Core?; CCSS?; Common Core standards | academic-standards | standards; students; curriculum; classroom; teacher; lesson; lessons; grade; math; literacy; instruction; ela; elementary; ngss
ngss | Next Generation Science Standards (NGSS) | technical | NGSS; Next Generation Science Standards | academic-standards
teks | Texas Essential Knowledge and Skills (TEKS) | technical | TEKS; Texas Essential Knowledge and Skills | academic-standards
virginia-sol | Standards of Learning (Virginia) | technical | Standards of Learning?; Virginia SOL; <SOL testing | academic-standards | virginia; sol; students; testing; grade
uk-national-curriculum | National Curriculum (England) | technical | English national curriculum
standards-based-instruction | Standards-based instruction | professional | standards-based education; standards-based teaching; standards-based curriculum | teaching
differentiated-instruction | Differentiated instruction | professional | differentiation?; differentiated learning; differentiated teaching; differentiated lessons; differentiating instruction; differentiate instruction; differentiated curriculum; <tiered instruction; <tiered lessons; <Binnendifferenzierung; Differenzierung im Unterricht; pédagogie différenciée; différenciation pédagogique | teaching | instruction; classroom; students; lesson; teaching; learners; scaffolding
individualized-instruction | Individualized instruction | professional | individualizing instruction; individualized learning; personalized learning; personalized instruction; <individual learning plans; individuelle Förderung?; enseignement individualisé; enseñanza personalizada | teaching | Schüler; Unterricht; Schülern; Lernende; Lernenden; Klasse; Schule
multisensory-instruction | Multisensory instruction | technical | multi-sensory instruction; multi-sensory teaching; multisensory teaching
learning-styles | Learning styles | technical | Lerntypen; styles d'apprentissage; estilos de aprendizaje
small-group-instruction | Small-group instruction | professional | <guided groups; small group teaching; teaching small groups; <flexible grouping; Kleingruppenunterricht; small group work?; small-group work? | teaching | pupils; lessons; classroom; phonics; literacy; numeracy
one-on-one-instruction | One-on-one instruction | professional | one-to-one instruction; individual instruction; Einzelunterricht; enseñanza individualizada; 1:1 instruction | teaching
learning-centers | Learning centers? | professional | literacy centers; math centers; learning stations; <station rotation; <station teaching; Stationenlernen; ateliers tournants | | classroom; students; literacy; math; small; rotations; preschool; kindergarten; toddlers; lesson; children
cooperative-learning | Cooperative learning | professional | <Kagan strategies; <Kagan structures; <peer learning; <think-pair-share; <jigsaw method; kooperatives Lernen; <Gruppenarbeit im Unterricht; apprentissage coopératif; aprendizaje cooperativo; collaborative learning; aprendizaje colaborativo | teaching
socratic-method | Socratic seminars | professional | Socratic method; Socratic questioning; sokratisches Gespräch
class-discussions | Leading class discussions | professional | class discussions; classroom discussions; facilitating class discussions; <seminar discussions
peer-tutoring | Peer tutoring | professional | peer teaching; peer tutor; peer-assisted learning; tutorat entre pairs
project-based-learning | Project-based learning | professional | PBL?; projektbasiertes Lernen; pédagogie de projet; aprendizaje basado en proyectos; ABP? | teaching | students; learning; classroom; curriculum; lesson; teaching; school; aprendizaje; docente
problem-based-learning | Problem-based learning | technical | problemorientiertes Lernen; apprentissage par problèmes; aprendizaje basado en problemas
inquiry-based-learning | Inquiry-based learning | professional | inquiry-based instruction; inquiry-based teaching; <discovery learning; forschendes Lernen; démarche d'investigation
experiential-learning | Experiential learning | professional | hands-on learning?; <place-based learning; apprentissage par l'expérience; aprendizaje vivencial | | students; classroom; curriculum; learners; children; lessons
service-learning | Service learning | professional | service-learning; Lernen durch Engagement; aprendizaje-servicio
student-centered-learning | Student-centered learning | professional | student-centered instruction; student-centred learning; student-centered teaching; learner-centered; <constructivist teaching; active learning strategies?; pédagogie active | | students; classroom; teaching; learners; lessons
co-teaching | Co-teaching | professional | team teaching; collaborative teaching; coteaching; co-taught classes; co-taught classroom; <inclusion co-teaching; co-planning?; Teamteaching; coenseignement; co-enseignement; docencia compartida | teaching | teacher; teachers; lessons; classroom; students
push-in-support | Push-in support | professional | push-in services; <push-in and pull-out
blended-learning | Blended learning | professional | hybrid learning; hybrid teaching; hybrid instruction; <station rotation model; blended instruction; apprentissage mixte; aprendizaje mixto | teaching
flipped-classroom | Flipped classroom | technical | flipped learning; flipped instruction; classe inversée; aula invertida; umgedrehter Unterricht
online-teaching | Online teaching | professional | remote teaching; virtual teaching; online instruction; virtual instruction; remote instruction; distance teaching; teaching online; taught online; online courses teaching; <online tutoring; <virtual tutoring; Distanzunterricht; Online-Unterricht; enseignement à distance; cours en ligne?; clases en línea?; clases virtuales?; <synchronous online instruction; <online classes?; Fernunterricht? | teaching | taught; teach; teaching; instructor; teacher; students; unterrichtet; Lehrer; Lehrerin; enseignant; enseignante; formateur; docente; profesor; profesora; alumnos
distance-education | Distance education? | technical | distance learning?; online education?; educación a distancia; educación en línea; formation à distance?; Fernlehre; remote learning; <virtual learning | | formateur; conception; tuteur; plateforme; ingénierie; pédagogique; moodle; instructional design; faculty; lms; blackboard; instructors; course design; delivery; taught; canvas; learners
culturally-responsive-teaching | Culturally responsive teaching | professional | culturally responsive pedagogy; culturally responsive education; culturally relevant pedagogy; culturally relevant teaching; culturally responsive instruction | teaching
multicultural-education | Multicultural education | professional | multicultural teaching; intercultural education; interkulturelle Pädagogik; éducation interculturelle; educación intercultural
anti-bias-education | Anti-bias education | professional | vorurteilsbewusste Bildung
universal-design-learning | Universal Design for Learning | technical | UDL; universal design for instruction; UDL framework; universal design in education; conception universelle de l'apprentissage; diseño universal para el aprendizaje | differentiated-instruction
student-engagement | Student engagement | professional | student motivation; engaging students; engage students?; engaged students?; motivating students; motivate students?; motivated students?; student participation; <engaging lessons | | classroom; teacher; lessons; instruction; learners; taught; curriculum; learning; school; teaching; lecturer; sports
classroom-climate | Positive learning environment | professional | safe learning environment; nurturing learning environment; positive classroom environment; classroom climate; Klassenklima; climat de classe
student-rapport | Rapport with students | professional | building relationships with students; building rapport with students; student relationships
game-based-learning | Game-based learning | technical | gamification of learning; educational games; aprendizaje basado en juegos; pédagogie par le jeu; spielbasiertes Lernen
mentoring-students | Student mentoring and guidance | professional | student mentoring; mentor students; mentoring of students; Schülerbetreuung; <tutoría de estudiantes; acompañamiento de estudiantes; mentor to students; student guidance; guiding students
homeroom-teaching | Homeroom teaching | professional | homeroom teacher; Klassenleitung; Klassenlehrer; Klassenlehrperson; professeur principal; advisory teacher; form tutor; tutoría de grupo
student-support | Student support | professional | supporting students; student support services; soutien aux élèves
tutoring | Tutoring | professional | tutored students; tutoring students; tutor students; <private tutoring; <one-on-one tutoring; <academic tutoring; <private tutor; <home tutoring; <individual tutoring; <group tutoring; <after-school tutoring; <math tutoring; <reading tutoring; <English tutoring; <science tutoring; tutored; Nachhilfeunterricht; soutien scolaire; cours de soutien; clases particulares; apoyo escolar; regularización académica; tutor; Nachhilfe; <private lessons?; Nachhilfe geben; Erteilen von Nachhilfe; Nachhilfeunterricht erteilen; Erteilung von Nachhilfeunterricht; Einzelnachhilfe; Erteilen von Nachhilfeunterricht; Durchführung von Nachhilfeunterricht; Nachhilfe für Schüler | | tutor; tutoring; tutored; students; math; homework; subjects; pupils
homework-help | Homework help | professional | homework assistance; homework support; assisting students with homework; help with homework; Hausaufgabenbetreuung; Hausaufgabenhilfe; aide aux devoirs; apoyo en tareas escolares; Unterstützung bei den Hausaufgaben; Hilfe bei den Hausaufgaben; Betreuung der Hausaufgaben; Unterstützung bei Hausaufgaben; Hilfe bei Hausaufgaben; Hausaufgaben betreuen; Begleitung der Hausaufgaben; Hausaufgabenbegleitung; Durchführung der Hausaufgabenbetreuung; Begleitung bei den Hausaufgaben; Betreuung bei den Hausaufgaben; helping with homework
substitute-teaching | Substitute teaching | professional | substitute teacher; substitute taught; <long-term substitute; supply teaching?; <cover teaching; Vertretungsunterricht; remplacement d'enseignants; suplencias docentes; substituting for teachers | teaching | teacher; school; classroom; district; grades; pupils; key stage; primary; secondary; agency
teaching-assistance | Teaching assistance | professional | teacher's aide; teacher aide; teacher assistant; teaching assistant; classroom assistance; classroom support; assisting teachers; assist teachers; assisted teachers; assisting the teacher; assisted the teacher; assisting lead teacher; assist lead teacher; assisted lead teacher; instructional aide; instructional assistant; paraprofessional?; <paraprofessional support; paraeducator; classroom aide; classroom assistant; Unterrichtsassistenz; assistance pédagogique; auxiliar docente; asistente educativo; supporting pupils in class; <preparing resources for lessons |  | classroom; students; school; teacher; special; instruction; education
schulbegleitung | School companionship for pupils with disabilities | professional | Schulbegleitung; Integrationshilfe?; Schulassistenz; AESH; accompagnant d'élèves en situation de handicap | teaching-assistance | Schule; Schüler; Kind; Kinder; Kindern; Unterricht; Behinderung

# Classroom management and assessment
classroom-management | Classroom management | professional | class management; managing classrooms; managing a classroom; manage classroom; managed classroom; managed a classroom; classroom management skills; classroom management techniques; classroom management strategies; classroom discipline; classroom control; classroom procedures; classroom rules; classroom routines; classroom organization; classroom leadership; classroom operations; Klassenführung; Klassenmanagement; gestion de classe; gestion de la classe; manejo de grupo?; gestión del aula; control de grupo?; manejo del aula | teaching | alumnos; aula; clase; docente; maestra; maestro; profesor; niños
classroom-setup | Classroom setup | professional | classroom set-up; classroom preparation; setting up classroom; <classroom design; <bulletin boards?; <bulletin board displays?; <classroom displays | | classroom; teacher; students; school
instructional-materials | Instructional materials development | professional | developing instructional materials; creating teaching materials; teaching materials; teaching resources; <teaching aids; <manipulatives; didactic materials; Unterrichtsmaterialien; Lehrmaterialien; supports pédagogiques; material didáctico; learning materials; recursos didácticos; matériel pédagogique; Erstellung von Unterrichtsmaterialien; Erstellen von Unterrichtsmaterialien; Erstellung von Lernmaterialien; Unterrichtsmaterialien erstellen; Entwicklung von Unterrichtsmaterialien; Erstellen von Lehrmaterialien; Erstellung von Lehrmaterialien; Erarbeitung von Unterrichtsmaterialien; Lehrmaterial erstellen; Entwicklung von Lehrmaterialien; Lernmaterialien erstellen; Erstellen von Unterrichtsmaterial; Entwicklung von Lehr- und Lernmaterialien; Erstellung von Lehr- und Lernmaterialien; Unterrichtsmaterial erstellen; Vorbereitung von Unterrichtsmaterialien; Entwicklung von Lernmaterialien
student-behavior-management | Student behavior management | professional | behavior management?; behaviour management?; managing behavior?; managing student behavior; managed student behavior; behavior management techniques; behavior management strategies; behavioral management?; behavioural management?; classroom behavior management; <student discipline; <discipline of students; <disciplining students; <behavior charts?; Umgang mit Verhaltensauffälligkeiten; gestion des comportements?; gestion du comportement?; manejo de conducta?; control de conducta? | classroom-management | classroom; behavior; students; discipline; school; teacher; pupils; lessons; élèves; alumnos; aula
behavior-modification | Behavior modification | technical | behaviour modification; behavior modification techniques; modificación de conducta; Verhaltensmodifikation
behavior-intervention-school | Behavior intervention | professional | behavior interventions in school; behavioral interventions; behavior support; challenging behaviors
responsive-classroom | Responsive Classroom | technical | Responsive Classroom approach
conscious-discipline | Conscious Discipline | technical | Conscious Discipline training
love-and-logic | Love and Logic | technical | Teaching with Love and Logic
positive-discipline | Positive discipline | technical | positive guidance?; disciplina positiva; discipline positive | | children; classroom; students; discipline; teacher; toddlers; preschool
pbis | Positive behavioral interventions and supports (PBIS) | technical | PBIS; positive behavior support; positive behavioral support; positive behavioral interventions and supports; positive behavioral interventions; positive behavior interventions; schoolwide positive behavior support; SWPBIS; positive behaviour support; positive behavior interventions and supports | student-behavior-management
social-emotional-learning | Social-emotional learning | professional | SEL?; social and emotional learning; social-emotional development; social and emotional development; <SEL curriculum; soziales Lernen; apprentissage socio-émotionnel; competencias socioemocionales; aprendizaje socioemocional; educación socioemocional | | students; classroom; curriculum; social; emotional; school; learning
second-step | Second Step? | technical | Second Step curriculum | social-emotional-learning | students; sel; curriculum; social; bullying; classroom
zones-of-regulation | Zones of Regulation | technical | The Zones of Regulation
character-education | Character education | professional | Charakterbildung; educación del carácter; educación en valores
bullying-prevention | Bullying prevention | professional | anti-bullying; Mobbingprävention; prévention du harcèlement scolaire; prevención del acoso escolar
restorative-practices-school | Restorative practices | professional | restorative justice in schools; restorative circles; restorative discipline; restorative conferencing; <peace circles | student-behavior-management
student-supervision | Student supervision | professional | supervising students?; supervise students?; supervised students?; monitoring students; monitor students; monitored students; <playground supervision; <playground duty; <recess supervision; <recess duty; <lunch duty; <lunchroom supervision; <cafeteria supervision; <hall monitoring; <hall monitor; <bus duty; <supervising recess; <supervising playground; <Pausenaufsicht; surveillance des élèves; surveillance scolaire; vigilancia de alumnos; supervisión de alumnos; lunchtime supervision |  | classroom; recess; playground; lunch; teacher; school; field; trips; cafeteria; activities; lessons; bus; grade; detention
chaperoning | Chaperoning | professional | chaperone?; chaperoned?; chaperoning students; accompagnement de sorties | | students; trips; trip; field; dances; youth; children; student
field-trips | Organizing field trips | professional | field trips; school trips; school excursions; class trips; planning field trips; educational trips; educational tours?; Klassenfahrten; Ausflüge mit Kindern; sorties scolaires; voyages scolaires; excursiones escolares; salidas pedagógicas; field trips and excursions | | students; school; pupils; class
extracurricular-activities | Extracurricular activities? | professional | extracurricular programs; school clubs?; student clubs?; after-school clubs; Arbeitsgemeinschaften Schule; actividades extracurriculares?; actividades extraescolares; extra-curricular activities?; extracurricular activity planning; <club sponsor; <club advisor; <yearbook advisor; <student council advisor | | supervised; coordinated; sponsored; sponsor; advisor; teacher; classroom; organized; organised; teaching; alumnos; docente; escuela; colegio; faculty; pupils
debate-coaching | Debate coaching | professional | debate coach; coaching debate; speech and debate coach
after-school-programs | After-school programs | professional | after-school care; afterschool program; out-of-school time; <before and after school care; <before and after school program; <extended day program; <21st Century Community Learning Centers; <Ganztagsbetreuung; <Nachmittagsbetreuung; <Hortbetreuung; accueil périscolaire; temps périscolaire; programas extraescolares
summer-school | Summer school? | professional | summer school teaching; summer learning; summer learning programs; Sommerschule?; école d'été? | | teacher; taught; students; teaching; classroom; grades; credit; pupils; enseignant; lehrer
enrichment-programs | Enrichment programs? | professional | enrichment activities?; enrichment classes; academic enrichment |  | students; children; school; academic; after-school; youth; gifted; summer; camp; kids
student-assessment | Student assessment | professional | assessing students; assess students; assessed students; student evaluation; evaluating students; evaluate students; evaluated students; <educational assessment; classroom assessment; <assessing student progress; <assess student progress; assessing student learning; assessment of student learning; evaluating student performance; evaluate student performance; evaluating student progress; <authentic assessment; <performance-based assessment?; <portfolio assessment?; Leistungsbewertung?; Schülerbeurteilung; évaluation des élèves; évaluation des apprentissages; évaluation des acquis; evaluación de alumnos; evaluación educativa; evaluación del aprendizaje; assessment of learning; Bewertung von Schülerleistungen; Leistungsbewertung von Schülern; Beurteilung von Schülerleistungen; Leistungsbeurteilung der Schüler; Leistungsüberprüfung der Schüler; Beurteilung der Schüler; Bewertung der Schülerleistungen; Beurteilung der Schülerleistungen | | students; Schüler; Schülern; Unterricht; classroom; learners; Noten; curriculum
assessment-design | Assessment design | professional | assessment development; creating assessments; created assessments; <test construction; <test writing?; <quiz writing; <rubric design; diseño de evaluaciones; conception d'évaluations | | exam; students; items; teacher; quizzes; course
rubrics | Rubrics | professional | rubric development; grading rubrics; Bewertungsraster; rúbricas? | | alumnos; evaluación; docente; clase; estudiantes
educational-measurement | Educational measurement | technical | educational assessment and measurement; pädagogische Diagnostik; medición educativa
formative-assessment | Formative assessment | professional | <exit tickets; <checks for understanding; <checking for understanding; evaluación formativa; évaluation formative; assessment for learning | student-assessment
summative-assessment | Summative assessment | professional | summative assessments; évaluation sommative; evaluación sumativa | student-assessment
benchmark-assessment | Benchmark assessments? | professional | benchmark testing?; common assessments?; interim assessments? | student-assessment | students; classroom; curriculum; instruction; reading; grade; teachers; math
grading | Grading student work | professional | grading papers; grading assignments; <grading exams; <grading tests; graded papers; graded assignments; graded exams; graded tests; <graded homework; grade papers; grade assignments; <grading homework; <grading essays; <essay grading; marking exams; marking papers; marking assignments; marking student work; <exam marking; <essay scoring; Korrektur von Klassenarbeiten; Benotung; correction de copies; correction d'examens; notation des élèves; calificación de exámenes; calificar exámenes; <standards-based grading; Notengebung; Korrigieren von Klassenarbeiten; Klassenarbeiten korrigieren; Korrektur von Klausuren; Klausuren korrigieren; Benotung von Schülerleistungen; Korrektur von Prüfungen; Korrigieren von Klausuren; Korrigieren von Prüfungen; Prüfungen korrigieren; Bewertung von Klausuren; marking books; <marking homework; marking pupils' work | student-assessment
report-cards | Report cards? | professional | writing report cards; progress reports for students; bulletins scolaires; boletas de calificaciones; <gradebook; <recording grades | | students; grades; teachers; parents; school; classroom; conferences; progress
standardized-testing | Standardized testing | professional | standardized tests; standardized assessments; <state testing?; <state assessments?; <state tests? | student-assessment | students; grade; math; reading; school; teachers; scores; classroom
exam-proctoring | Exam proctoring | professional | proctoring; proctored exams; proctor exams; proctoring exams; invigilation; exam invigilation; invigilator; invigilating; Prüfungsaufsicht; surveillance d'examens; aplicación de exámenes; <test proctor
test-administration | Test administration | professional | administering tests?; administer tests?; administered tests?; test administrator?; <testing coordination?; <test coordinator?; <test security? | | students; standardized; exam; exams; examinees; school; candidates; state
staar | STAAR (Texas) | technical | STAAR; STAAR test; State of Texas Assessments of Academic Readiness | standardized-testing
smarter-balanced | Smarter Balanced assessment | technical | Smarter Balanced; SBAC | standardized-testing
parcc | PARCC assessment | technical | PARCC | standardized-testing
mcas | MCAS (Massachusetts) | technical | MCAS?; Massachusetts Comprehensive Assessment System | standardized-testing | massachusetts; students; grade; ela; math; teacher; test; testing; school
regents-exams | Regents exams (New York) | technical | Regents exams; NYS Regents; Regents preparation | standardized-testing
fcat | FCAT (Florida) | technical | FCAT; Florida Comprehensive Assessment Test | standardized-testing
progress-monitoring | Student progress monitoring? | professional | progress monitoring?; monitoring student progress; monitor student progress; monitored student progress; tracking student progress; track student progress; tracked student progress; student progress reports; suivi des élèves; seguimiento académico; seguimiento del alumno; student performance tracking; <running records; <anecdotal records | student-assessment | students; student; reading; iep; intervention; rti; classroom; grade; pupils
aimsweb | aimswebPlus | tool | AIMSweb; aimsweb Plus | progress-monitoring
child-observation | Child observation | professional | child observations; observing children; observations of children; Bildungsdokumentation; observation de l'enfant; Beobachtung und Dokumentation der Entwicklung; Bildungsdokumentationen; Dokumentation der Entwicklung der Kinder; Beobachtung und Dokumentation der kindlichen Entwicklung; Entwicklungsbeobachtung; Dokumentation von Bildungsprozessen; Beobachtungen und Entwicklungsdokumentationen; Beobachtung und Dokumentation von Bildungsprozessen; Führen von Portfolios der Kinder; nursery observations
data-driven-instruction | Data-driven instruction | professional | data-driven teaching; data-driven instructional practices; data to drive instruction; <student data analysis; <analyzing student data; <analyze student data; <analyzed student data; <assessment data analysis?; using data to inform instruction; data-informed instruction; <data teams?; <data walls | progress-monitoring | students; instruction; teachers; school; classroom; grade
response-to-intervention | Response to intervention (RTI) | technical | response to intervention; RTI?; RTI process; RTI coordinator; <tier 2 interventions | progress-monitoring | students; intervention; tier; reading; school; teachers; data; classroom
mtss | Multi-tiered system of supports (MTSS) | technical | MTSS; multi-tiered system of supports; multi-tiered systems of support
academic-intervention | Academic intervention | professional | academic interventions; academic intervention services; interventionist?; <reading intervention; <math intervention | | students; reading; math; school; teacher; grade; academic
test-preparation | Test preparation? | professional | test prep?; exam prep?; <SAT prep; <ACT prep; <SAT/ACT prep; <SAT tutoring; <SAT preparation; <ACT tutoring; <GRE prep; <GMAT prep; <LSAT prep; <MCAT prep; <TOEFL prep; <TOEFL preparation; <IELTS preparation; <test taking strategies; <GED preparation; <GED prep; <ASVAB prep; Prüfungsvorbereitung?; préparation aux examens?; preparación de exámenes; exam preparation?; <teaching test-taking skills | tutoring | students; tutoring; sat; teaching; courses; test; tutor; tutored; teacher; Schüler; Nachhilfe; Unterricht; élèves; étudiants; gre; gmat; lsat; toefl; act; college
study-skills | Study skills instruction? | professional | study skills?; <note-taking skills?; <organizational skills for students; Lernberatung; méthodologie de travail scolaire; técnicas de estudio | tutoring | students; tutoring; taught; teaching; college; test; tutored; pupils
executive-function-coaching | Executive function coaching | professional | executive functioning coaching; executive functioning skills?; executive functioning? | | coaching; students; adhd; tutoring; academic
supplemental-instruction | Supplemental instruction? | professional | supplemental instructor | | students; tutoring; tutor; college; peer; university; course; sessions
academic-coaching | Academic coaching | professional | academic success coaching; learning coaching; Lerncoaching
assessment-tools-school | School assessment instruments | technical | school assessment tools | student-assessment
dibels | DIBELS | tool | <DIBELS 8th Edition | assessment-tools-school
nwea-map | NWEA MAP Growth | tool | NWEA MAP; MAP testing?; NWEA; MAP Growth | assessment-tools-school | nwea; students; reading; math; grade; dibels; assessments; i-ready; aimsweb
i-ready | i-Ready | tool | iReady; <i-Ready Instruction; <i-Ready Diagnostic; Curriculum Associates i-Ready
renaissance-star | Renaissance Star Assessments | tool | STAR Reading?; STAR Math?; Renaissance STAR | assessment-tools-school; renaissance-learning | students; assessments; dibels; renaissance; i-ready; nwea; grade; accelerated; aimsweb; teacher
renaissance-learning | Renaissance Learning | tool | | assessment-tools-school
accelerated-reader | Accelerated Reader | tool | Renaissance Accelerated Reader
fountas-pinnell | Fountas Pinnell benchmark assessment | tool | F&P benchmark assessment; Fountas and Pinnell?; Fountas & Pinnell?; Fountas and Pinnell benchmark; Fountas & Pinnell benchmark; Fountas and Pinnell assessment | assessment-tools-school | benchmark; assessment; assessments; bas; dra; running
dra-reading | Developmental Reading Assessment (DRA) | tool | Developmental Reading Assessment; DRA reading; <DRA2 | assessment-tools-school
mclass | mCLASS | tool | Amplify mCLASS | assessment-tools-school
woodcock-johnson | Woodcock-Johnson | tool | <Woodcock-Johnson IV; WJ-IV; Woodcock Johnson | assessment-tools-school
brigance | BRIGANCE | tool | Brigance screening; BRIGANCE Inventory | assessment-tools-school
ktea | Kaufman Test of Educational Achievement (KTEA) | tool | KTEA; <KTEA-3 | assessment-tools-school
wiat | Wechsler Individual Achievement Test (WIAT) | tool | WIAT; <WIAT-III; <WIAT-4 | assessment-tools-school
qri | Qualitative Reading Inventory (QRI) | tool | QRI?; <QRI-6 | assessment-tools-school | reading; dra; fluency; running records; dibels; literacy; phonics; wilson
fastbridge | FastBridge | tool | FAST Bridge?; Illuminate FastBridge | assessment-tools-school | aimsweb; dibels; mtss; rti; reading; literacy; i-ready; nwea; benchmark; progress monitoring
illuminate-dna | Illuminate DnA | tool | Illuminate Education DnA | assessment-tools-school
access-ells | ACCESS for ELLs | tool | WIDA ACCESS | assessment-tools-school
elpac | ELPAC (California) | tool | ELPAC | assessment-tools-school
celdt | CELDT (California) | tool | CELDT | assessment-tools-school
telpas | TELPAS (Texas) | tool | TELPAS | assessment-tools-school
easycbm | easyCBM | tool | easy CBM | assessment-tools-school
lexile | Lexile Framework | technical | Lexile; Lexile levels

# Special education
special-education | Special education | professional | special ed; special needs education; <SPED teacher; <SPED teaching; <SPED classroom; <SPED department; special needs teaching; exceptional student education; exceptional education; SEND?; special educational needs; special education services; special education instruction; <self-contained special education; <resource room; <cross-categorical special education; Sonderpädagogik; Förderpädagogik; sonderpädagogische Förderung; enseignement spécialisé; educación especial; necesidades educativas especiales; <self-contained classroom; <students with disabilities; <SEN support; <teaching special needs students; <teaching special needs children; <worked with special needs students; <teaching students with special needs | teaching | special; school; needs; students; inclusion; teacher; support; education
idea-law | Individuals with Disabilities Education Act (IDEA) | technical | IDEA law; Individuals with Disabilities Education Act; special education compliance
senco | SENCO role | professional | SENCO; special educational needs coordinator; SENDCo | special-education
heilpaedagogik | Curative education | technical | Heilpädagogik; pédagogie curative; pedagogía curativa
iep | Individualized education programs (IEP) | professional | IEP?; IEPs?; <IEP development; <IEP meetings; <IEP writing; <writing IEPs; <write IEPs; <wrote IEPs; <IEP goals; <IEP implementation; <implementing IEPs; <implemented IEPs; <developing IEPs; <developed IEPs; individualized education program; individual education plan; individualized education plan; individualized educational plans; <IEP compliance; <IEP case management; <IEP facilitation; <ARD meetings; <ARD committee; <CSE meetings | special-education | special; sped; 504; disabilities; teacher; classroom; accommodations; goals; behavior; paraprofessional; autism; students
section-504 | 504 plans (US) | professional | 504 plans; Section 504?; 504 accommodations; 504 coordinator | | students; plans; iep; school; accommodations; teacher; ieps
ehcp | Education, health and care plans (England) | professional | EHCP; education health and care plans; EHC plans
foerderplaene | Support plans for pupils (Germany) | professional | Förderplan?; Förderpläne?; Förderplanung?; sonderpädagogische Förderpläne | | Schüler; Kind; Schule; sonderpädagogische; Unterricht; Kinder; Schülern
pps-scolaire | Projet personnalisé de scolarisation (France) | professional | projet personnalisé de scolarisation; PPS scolaire
easyiep | EasyIEP | tool | PCG EasyIEP; EdPlan | iep
seis | SEIS? | tool | SEIS IEP; Special Education Information System | iep | iep; ieps; special; sped
iep-direct | IEP Direct | tool | Frontline IEP Direct; IEP Direct software | iep
inclusion-classroom | Inclusive education | professional | inclusion classroom; inclusive classroom; inclusion teaching; <inclusion teacher; inclusive teaching; inclusion of students with disabilities; <inclusion support; inklusiver Unterricht; inklusive Bildung; Inklusion Schule; école inclusive; inclusion scolaire; educación inclusiva; inclusión educativa; <integrated co-teaching; <least restrictive environment | special-education
learning-accommodations | Learning accommodations | professional | accommodations and modifications?; modifications and accommodations?; classroom accommodations; student accommodations; <testing accommodations; instructional accommodations; academic accommodations; Nachteilsausgleich; aménagements pédagogiques; <curriculum modifications | special-education | students; iep; ieps; classroom; curriculum; lessons; teacher
student-disability-services | Student disability services | professional | disability services for students; disability resource center?; accessibility services for students | | students; university; college; campus; academic
learning-disabilities | Learning disabilities | technical | learning difficulties; specific learning disabilities; <students with learning disabilities; Lernschwierigkeiten; <troubles dys; troubles d'apprentissage; dificultades de aprendizaje | special-education
dyslexia | Dyslexia intervention | technical | dyslexia?; dyslexia therapy; Legasthenie?; LRS-Förderung; Legasthenietherapie; dyslexie?; dislexia? | learning-disabilities | students; reading; intervention; tutoring; Förderung; Kinder; élèves; alumnos; niños; teacher; therapist; enfants
dyscalculia | Dyscalculia intervention | technical | dyscalculia?; Dyskalkulie?; Dyskalkulietherapie; dyscalculie?; discalculia? | learning-disabilities | students; math; intervention; tutoring; Förderung; Kinder; élèves; alumnos; niños; teacher; enfants
adhd-education | Teaching students with ADHD | professional | students with ADHD; TDAH en el aula; teaching ADHD students
orton-gillingham | Orton-Gillingham | technical | Orton Gillingham; OG reading | multisensory-instruction
wilson-reading | Wilson Reading System | technical | Wilson Reading; Wilson Language | reading-instruction
lindamood-bell | Lindamood-Bell | technical | Lindamood Bell | reading-instruction
barton-reading | Barton Reading | technical | Barton Reading System; Barton Reading and Spelling | reading-instruction
lerntherapie | Learning therapy | professional | Lerntherapie; integrative Lerntherapie
autism-education | Autism education | technical | <students with autism; <autistic support; <structured teaching; teaching students with autism; teaching autistic students | special-education | autism; children; students; special; behavior; education; spectrum; classroom; developmental
autism-support | Autism support | professional | autism?; autism spectrum disorder; autism spectrum; children with autism; ASD?; <Asperger syndrome; Autismus?; Autismus-Spektrum-Störung; autisme?; troubles du spectre autistique; autismo?; trastorno del espectro autista; working with autistic children; worked with autistic children | | children; students; special; behavior; therapy; spectrum; developmental; aba; Kinder; enfants; niños; clients
teacch | TEACCH | technical | TEACCH method; TEACCH-Ansatz; méthode TEACCH
pecs | Picture Exchange Communication System (PECS) | technical | Picture Exchange Communication System; picture exchange communication; PECS training
social-stories | Social stories | technical | social stories for children; Carol Gray social stories
emotional-behavioral-disorders | Teaching students with emotional disorders | technical | emotional disturbance?; emotionally disturbed?; emotional behavioral disabilities?; behavior disorders?; emotional support classroom; emotional and behavioral disabilities?; <EBD classroom; emotional-soziale Entwicklung?; emotional and behavioral disorders; teaching emotionally disturbed students; <EBD teacher | special-education | students; classroom; teacher; teaching; taught; iep; Förderschwerpunkt; Schüler
assistive-technology-education | Assistive technology in education | technical | assistive technology?; assistive devices?; adaptive technology?; text-to-speech for students; technologies d'assistance; tecnología asistiva | special-education | students; classroom; education; learning; special education; teacher; IEP
boardmaker | Boardmaker | tool | <Boardmaker Online; <Boardmaker 7 | assistive-technology-education
kurzweil-3000 | Kurzweil 3000 | tool | <Kurzweil 3000+Firefly | assistive-technology-education
proloquo2go | Proloquo2Go | tool | AssistiveWare Proloquo2Go | aac
touchchat | TouchChat | tool | TouchChat HD | aac
lamp-wfl | LAMP Words for Life | tool | LAMP WFL | aac
read-write-gold | Read&Write? | tool | <Read&Write Gold; <Read and Write Gold?; Texthelp Read&Write | assistive-technology-education | texthelp; literacy; dyslexia; assistive; kurzweil
unique-learning | Unique Learning System | tool | n2y Unique Learning System | special-education
edmark-reading | Edmark Reading Program | technical | Edmark | reading-instruction
vision-hearing-education | Teaching deaf students | professional | deaf education; deaf and hard of hearing education; teacher of the deaf; Hörgeschädigtenpädagogik; enseignement aux sourds; teaching the deaf; Gehörlosenpädagogik | special-education
vision-education | Teaching visually impaired students | professional | teacher of the visually impaired; Blindenpädagogik; Sehbehindertenpädagogik; enseignement aux aveugles; teaching the visually impaired | special-education
orientation-mobility | Orientation and mobility training | professional | orientation and mobility; O&M training?; orientation and mobility specialist; Mobilitätstraining für Blinde | | blind; visually; vision; cane; mobility; impaired
gifted-education | Gifted education | professional | gifted and talented; gifted & talented; gifted and talented education; gifted program; gifted education program; <GATE program?; <gifted learners; Hochbegabtenförderung; Begabtenförderung; altas capacidades; enfants à haut potentiel; <teaching gifted students; <GATE teacher? | teaching | gifted; talented; students; teacher; elementary; honors
school-to-work-transition | School-to-work transition | professional | transition planning for students; transition plans for students; individualized transition plan?; transition coordinator?; school to work?; Übergang Schule-Beruf | special-education | students; iep; ieps; special; school; vocational; youth; transition
life-skills-instruction | Life skills instruction | professional | life skills training; life skills?; teaching life skills; daily living skills instruction; independent living skills instruction; <functional academics; habilidades para la vida; <community-based instruction | | teaching; taught; students; instruction; clients; youth; classes; disabilities; curriculum; residents; teach
berufsvorbereitung | Vocational preparation of young people | professional | Berufsvorbereitung; berufsvorbereitende Bildungsmaßnahmen; BvB Maßnahmen

# Early childhood
early-childhood-education | Early childhood education | professional | early childhood; <early childhood educator; <early childhood teaching; ECE?; early education; early learning; early years?; early years education; <pre-primary education; <nursery education; early childhood care and education; frühkindliche Bildung; Frühpädagogik; Elementarpädagogik; <Kindheitspädagogik; éducation de la petite enfance; educación infantil; educación inicial; educación parvularia; petite enfance?; nursery experience; nursery setting; nursery practice; experience in a nursery; nursery practitioner; preschool experience | teaching | childhood; preschool; children; classroom; toddlers; infants; child; teacher
eyfs | Early Years Foundation Stage (England) | technical | EYFS; early years foundation stage; EYFS framework | early-childhood-education
dap | Developmentally appropriate practice | professional | developmentally appropriate activities; age-appropriate activities; developmentally appropriate curriculum
preschool-teaching | Preschool teaching | professional | preschool education; preschool teacher; pre-K?; Pre-Kindergarten?; prekindergarten?; teaching preschool; preschool curriculum; pre-K teaching; pre-k classroom; <circle time; Vorschule?; Vorschulerziehung; enseignement préscolaire; enseignement en maternelle; enseignant en maternelle; professeur en maternelle; institutrice en maternelle; classe de maternelle; classes de maternelle; educación preescolar; <nursery school?; <VPK; <UPK; preschool?; pre-school?; <school readiness; preescolar? | early-childhood-education | teacher; teaching; children; classroom; toddlers; curriculum; lesson; childhood; maestra; docente; enseignante; enseignant; institutrice; élèves; Kinder; Erzieherin; Erzieher; taught
kindergarten-teaching | Kindergarten teaching | professional | kindergarten teacher; teaching kindergarten; kindergarten?; <kindergarten classroom; <kindergarten curriculum; <reception class? | early-childhood-education | teacher; teaching; classroom; taught; curriculum; lesson; grade; grades; students
head-start | Head Start? | professional | <Early Head Start; Head Start program; <Head Start Performance Standards; <Migrant Head Start; <Head Start teacher | early-childhood-education | preschool; children; classroom; teacher; childhood; families
childplus | ChildPlus | tool | Child Plus?; ChildPlus software |  | head start; preschool; ersea; early childhood; early head start
child-development | Child development | technical | child growth and development; <developmental milestones; childhood development; <stages of child development; <developmental stages of children; kindliche Entwicklung; développement de l'enfant; desarrollo infantil; <child and adolescent development; children's development; supporting children's learning; children's learning and development; supporting children's development; children's well-being and development
developmental-screening | Developmental screening | professional | developmental assessments of children; Entwicklungsdiagnostik; dépistage développemental
asq | Ages Stages Questionnaires (ASQ) | tool | Ages and Stages?; Ages and Stages Questionnaire; <ASQ-3; ASQ screening; <ASQ:SE-2 | developmental-screening | questionnaire; questionnaires; asq; developmental screening; asq-3
developmental-psychology | Developmental psychology | technical | Entwicklungspsychologie; psychologie du développement; psicología del desarrollo; human development and learning
learning-through-play | Play-based learning | professional | learning through play; play-based curriculum; <dramatic play; <sensory play; <imaginative play; <free play?; <creative play?; Spielpädagogik; spielerisches Lernen; apprentissage par le jeu; aprendizaje basado en el juego; aprendizaje lúdico; actividades lúdicas | early-childhood-education | children; toddlers; preschool; child; childcare; kindergarten
early-intervention | Early intervention? | professional | early intervention services; <early interventionist; <early intervention specialist; <birth to three; Frühförderung; intervention précoce?; atención temprana; estimulación temprana; intervención temprana?; <IFSP; <individualized family service plan | special-education | children; child; infants; toddlers; IFSP; developmental; preschool; autism; enfants; enfant; niños
ecse | Early childhood special education | professional | ECSE?; preschool special education | special-education; early-childhood-education | special; preschool; children; IEP; early childhood; intervention; teacher; toddlers
early-childhood-curricula | Creative Curriculum | technical | The Creative Curriculum | early-childhood-education
ts-gold | Teaching Strategies GOLD | tool | TS GOLD; GOLD Teaching Strategies; MyTeachingStrategies
highscope | HighScope | technical | High Scope; HighScope curriculum | early-childhood-education
reggio-emilia | Reggio Emilia approach | technical | Reggio Emilia; Reggio-Pädagogik; pédagogie Reggio | early-childhood-education
waldorf | Waldorf education | technical | Waldorfpädagogik; Waldorf teaching; <Waldorf school?; pédagogie Steiner; pedagogía Waldorf; Steiner education | | teacher; taught; teaching; classroom; Lehrer; Lehrerin; eurythmy
ecers | ECERS | tool | <ECERS-R; <ECERS-3; Early Childhood Environment Rating Scale
iters | ITERS | tool | <ITERS-R; <ITERS-3; Infant/Toddler Environment Rating Scale
class-observation | CLASS observation? | tool | Classroom Assessment Scoring System; certified CLASS observer |  | reliable; teachstone; preschool; scoring; toddler; ecers
naeyc | NAEYC accreditation | technical | NAEYC; NAEYC standards
drdp | Desired Results Developmental Profile (DRDP) | tool | DRDP; Desired Results Developmental Profile
frog-street | Frog Street curriculum | technical | Frog Street; Frog Street Pre-K | preschool-teaching
handwriting-without-tears | Handwriting Without Tears | technical | Learning Without Tears
tools-of-the-mind | Tools of the Mind | technical | Tools of the Mind curriculum
montessori | Montessori | technical | Montessori method; Montessori education; Montessori teaching; Montessori curriculum; Montessori classroom; Montessori materials; Montessori teacher; Montessori philosophy; Montessori-Pädagogik; Montessoripädagogik; pédagogie Montessori; método Montessori | teaching

# Levels and subjects
elementary-education | Elementary education | professional | elementary teaching; elementary school teaching; primary education?; primary school teaching; primary teaching; teaching elementary; elementary grades; <fifth grade?; <2nd grade?; <3rd grade?; <5th grade?; <KS1; <KS2; lower elementary; upper elementary; Grundschulpädagogik; enseignement primaire?; elementary school?; Grundschullehramt; Unterricht in der Grundschule; Grundschule?; école primaire?; école élémentaire?; educación primaria?; educación básica?; Primarstufe; elementary classroom; <first grade?; <second grade?; <third grade?; <fourth grade?; <1st grade?; <4th grade?; <key stage 1; <key stage 2 | teaching | taught; teacher; teaching; classroom; students; lesson; curriculum; unterricht; lehrerin; lehrer; enseignante; enseignant; docente; profesora; maestra; maestro; clase; teach; lessons
secondary-education | Secondary education | professional | secondary teaching; <high school teaching; <high school teacher; <middle school teaching; secondary school teaching; <teaching high school; <teaching middle school; <sixth grade?; <seventh grade?; <eighth grade?; <6th grade?; <7th grade?; <8th grade?; <9th grade?; <10th grade?; <11th grade?; <12th grade?; <key stage 3; <key stage 4; <KS3; <KS4; <A-level teaching; Gymnasium Unterricht; enseignement secondaire?; collège et lycée?; junior high school?; teaching GCSE; GCSE teaching; Sekundarstufe?; Sekundarstufe I?; Sekundarstufe II?; educación secundaria?; educación media? | teaching | taught; teacher; teaching; classroom; lesson; curriculum; unterricht; lehrerin; lehrer; enseignante; enseignant; docente; profesora; profesor; teach; students; lessons
ap-ib | Advanced Placement teaching | technical | AP courses?; Advanced Placement?; AP teaching; AP classes?; <AP Biology?; <AP Calculus?; <AP English?; <AP Literature?; <AP US History?; <AP Statistics?; <AP Physics?; <AP Chemistry? | secondary-education | taught; teacher; teaching; classroom; lesson; coordinator; teach; instructor; tutor; tutored; lessons
ib | International Baccalaureate teaching | technical | International Baccalaureate?; IB programme?; IB program?; IB curriculum?; IB teaching; IB teacher; <IB MYP?; <IB PYP?; <IBDP?; <Middle Years Programme?; <Primary Years Programme?; <IB English?; <IB coordinator | | taught; teacher; teaching; classroom; lesson; coordinator; teach; lessons
igcse | IGCSE teaching | technical | IGCSE?; Cambridge IGCSE?; Cambridge International curriculum | secondary-education | taught; teach; teaching; teacher; tutor; students; lessons; pupils
dual-enrollment | Dual enrollment teaching | professional | dual enrollment courses?; dual credit?; dual credit courses? | | taught; teach; teaching; teacher; instructor
avid-program | AVID college readiness | technical | AVID program?; AVID elective; Advancement Via Individual Determination | | college; students; elective; readiness; teacher; tutor
adult-education | Adult education | professional | adult learning; <adult basic education; <adult literacy; <adult secondary education; teaching adults; taught adults; Erwachsenenbildung; formation pour adultes; formation d'adultes; educación para adultos; educación de adultos; <Dozent Volkshochschule; <VHS-Kurse leiten | teaching | teaching; lecturer; taught; teacher; learners; tutor; colleges; assessor
andragogy | Adult learning theory | technical | adult learning principles; andragogy; Andragogik; andragogie; andragogía
ged-instruction | GED instruction | professional | GED teaching; GED classes; HiSET instruction; high school equivalency instruction | adult-education
vocational-education | Career and technical education | professional | career technical education; CTE?; vocational education?; vocational teaching; career and technical education teacher; technical education teaching; trade school instruction; enseignement professionnel?; Berufsschulunterricht? | teaching | agricultural; students; advisor; teacher; chapter; enseignant; enseignante; teaching; taught; instructor; ffa; skillsusa; Lehrkraft; Lehrer; Schüler; erteilen; unterrichtete
nvq-assessing | NVQ assessing (UK) | professional | NVQ assessor; NVQ assessment; A1 assessor; vocational assessor
taqa | TAQA assessor qualification (UK) | certification | TAQA? | nvq-assessing | assessor; nvq; iqa; ptlls; d32
a1-assessor-award-uk | A1 assessor award (UK) | certification | A1 assessors award
cava-assessor-uk | CAVA assessor award (UK) | certification | CAVA?; Certificate in Assessing Vocational Achievement |  | assessor; nvq; iqa; ptlls; taqa; aet
work-based-learning | Work-based learning | professional | apprentissage en milieu de travail; duales Lernen
career-readiness | Career readiness education | professional | career readiness; college and career readiness?; Berufsorientierung in der Schule | | students; school; counseling; high; curriculum
berufspaedagogik | Vocational pedagogy | technical | Berufspädagogik; pédagogie professionnelle
homeschooling | Homeschooling | professional | home schooling; homeschool; home school?; homeschool curriculum; homeschool teaching; instruction en famille; educación en casa | teaching | curriculum; children; taught; parents; lessons; homeschool
homebound-instruction | Homebound instruction | professional | homebound teaching; hospital homebound; home and hospital teaching | teaching
alternative-education | Alternative education | professional | alternative school; <continuation school | teaching
title-i | Title I programs (US) | technical | Title I school; Title 1 school; Title I?; Title 1? | | school; reading; students; schools; teacher; elementary; tutor; tutoring
credit-recovery | Credit recovery? | professional | credit recovery programs; credit recovery courses | | students; school; graduation; courses; edgenuity; teacher
dropout-prevention | Dropout prevention | professional | prévention du décrochage scolaire; prevención de la deserción escolar
correctional-education | Correctional education | professional | teaching in prison; juvenile justice education; enseignement en milieu pénitentiaire
urban-education | Urban education | professional | inner-city schools; urban schools; teaching in urban schools
math-instruction | Mathematics instruction | professional | math instruction; math teaching; teaching math; teach math; taught math; mathematics teaching; mathematics education; teaching mathematics; taught mathematics; math education; math teacher; mathematics teacher; <teaching calculus; <math coach; <remedial math; Mathematikunterricht; enseignement des mathématiques; cours de mathématiques; enseñanza de matemáticas; clases de matemáticas; <algebra teacher; <teaching algebra; <taught algebra; <algebra instruction; <geometry teaching; <teaching geometry; <taught geometry; <trigonometry teaching; <elementary math instruction; <high school math teaching; <developmental math instruction | teaching
eureka-math | Eureka Math | technical | EngageNY math; Great Minds Eureka Math | math-instruction
everyday-math | Everyday Mathematics | technical | Everyday Math? | math-instruction | curriculum; grade; students; teacher; singapore; saxon; eureka; elementary; classroom; reading
singapore-math | Singapore Math | technical | Singapore maths | math-instruction
saxon-math | Saxon Math | technical | Saxon mathematics | math-instruction
go-math | Go Math!? | technical | GoMath?; Go Math? | math-instruction | curriculum; grade; students; teacher; eureka; envision; elementary; classroom; houghton
envision-math | enVision Mathematics | technical | Envision Math; enVisionMATH | math-instruction
science-instruction | Science instruction | professional | science teaching; teaching science; teach science; taught science; science education; science teacher; general science teaching; <biology teaching; <teaching biology; <taught biology; <biology teacher; <chemistry teaching; <teaching chemistry; <taught chemistry; <chemistry teacher; <physics teaching; <teaching physics; <taught physics; <physics teacher; <earth science teaching; <life science teaching; <physical science teaching; <environmental science teaching; <science labs with students; naturwissenschaftlicher Unterricht; <Biologieunterricht; <Physikunterricht; <Chemieunterricht; enseignement des sciences; enseñanza de ciencias; <clases de física; <clases de química | teaching
sachunterricht | General studies in primary school | professional | Sachunterricht; Heimat- und Sachunterricht
laboratory-teaching | Laboratory instruction | professional | teaching labs; taught labs; lab instruction; prácticas de laboratorio docentes
stem-education | STEM education | professional | <STEM?; STEM teaching; STEM curriculum; STEM activities; MINT-Bildung; MINT-Förderung; éducation scientifique et technique; <STEAM education; <STEM outreach | teaching | students; curriculum; robotics; teaching; youth; lesson; lessons; teachers; classroom; pupils
robotics-education | Robotics education | professional | robotics club?; robotics coach; <FIRST Robotics coach; <FIRST LEGO League?; <VEX Robotics?; robotique pédagogique; robótica educativa |  | coach; coached; mentor; mentored; teacher; taught; teaching; coaching; mentoring; instructor
lego-mindstorms | LEGO Mindstorms | tool | <LEGO Mindstorms EV3
pltw | Project Lead The Way (PLTW) | technical | PLTW; Project Lead the Way; PLTW Engineering | stem-education
makerspace | Makerspaces | professional | maker education; makerspace programming
reading-instruction | Reading instruction | professional | literacy instruction; teaching reading; taught reading; reading teacher; <balanced literacy; literacy development; literacy education; <literacy coach; <literacy coaching; <literacy specialist; <guided reading; <guided reading groups; <reading groups; <shared reading; <reading fluency; <reading strategies; <readers workshop; <reader's workshop; <reading workshop; <close reading?; Lesen und Schreiben lehren; <Leseförderung; apprentissage de la lecture; lectoescritura; <phonics instruction; <phonics; <phonemic awareness?; <phonological awareness?; <reading specialist; <early literacy instruction; <reading comprehension instruction; <vocabulary instruction; reading and literacy instruction | teaching | students; teacher; taught; phonics; classroom; grade; instruction; literacy; lessons
science-of-reading | Science of reading | technical | science of reading training; <structured literacy
letrs | LETRS training? | certification | LETRS?; LETRS certified; Language Essentials for Teachers of Reading and Spelling | science-of-reading | completed; certificate; certified; trained; orton-gillingham; training; volume; volume 1; volume 2
fundations | Fundations | technical | Wilson Fundations | reading-instruction
jolly-phonics | Jolly Phonics | technical | Jolly Phonics programme | reading-instruction
heggerty | Heggerty Phonemic Awareness | technical | Heggerty | reading-instruction
reading-recovery | Reading Recovery | technical | Reading Recovery teacher | reading-instruction
lli | Leveled Literacy Intervention (LLI) | technical | Leveled Literacy Intervention; LLI reading; Fountas & Pinnell LLI | reading-instruction
success-for-all | Success for All? | technical | Success for All reading | | reading; curriculum; literacy; teacher; classroom
adult-literacy-teaching | Literacy teaching for adults | professional | Alphabetisierung; Alphabetisierungskurse; alphabétisation; alfabetización de adultos
english-language-arts | English language arts teaching | professional | ELA?; language arts; ELA instruction; <ELA curriculum; <English literature teaching; <teaching literature; <literature teaching; language arts teacher; language arts instruction; <high school English teaching; ELAR | teaching | teacher; grade; school; curriculum; students; reading; math; writing; teaching; instruction
english-foreign-teaching | English teaching | professional | Englischunterricht; enseñanza de inglés; enseignement de l'anglais; taught English; <grammar instruction; <teaching grammar; English teacher; teaching of English; donner des cours d'anglais; dispenser des cours d'anglais; animer des cours d'anglais; dispensé des cours d'anglais; donné des cours d'anglais; animation de cours d'anglais; enseignante d'anglais; professeur d'anglais; impartir clases de inglés; impartí clases de inglés; impartición de clases de inglés; dictar clases de inglés; dictado de clases de inglés; dar clases de inglés; profesor de inglés | esl
german-instruction | Teaching German as a school subject | professional | Deutschunterricht?; Unterrichtsfach Deutsch | | lehrer; lehrerin; schüler; lehrkraft; gymnasium; erteilung; unterrichten
french-instruction | Teaching French as a school subject | professional | enseignement du français; professeur de français; professeur de lettres
writing-instruction | Writing instruction | professional | teaching writing; taught writing; composition teaching; <writing workshop?; <writers workshop?; <writer's workshop?; <writing tutor; <writing tutoring; writing across the curriculum; <Six Traits writing; <6+1 Traits; <Lucy Calkins; <creative writing instruction; <teaching creative writing; <ateliers d'écriture?; <talleres de escritura?; <talleres literarios?; <first-year writing instruction; <college composition teaching; <handwriting instruction | teaching | students; taught; teaching; teacher; classroom; lessons; lucy; animation; animer; impartir; alumnos
social-studies-instruction | Social studies instruction | professional | teaching social studies; social studies teaching; social studies teacher; <teaching history; <taught history; <history teaching; <history teacher; <government teaching; <geography teaching; <teaching geography; <economics teaching; <teaching economics; <social science teaching; <Geschichtsunterricht; <Geographieunterricht; <Politikunterricht; <enseignement de l'histoire; <enseñanza de historia; <formación cívica y ética; social studies?; <histoire-géographie; <Erdkunde; <civic education? | teaching | teacher; teaching; taught; classroom; grade; students; school; curriculum; history; lessons
computer-science-education | Computer science education | professional | teaching computer science; <teaching coding; <taught coding; <coding instruction; <coding for kids; <programming instruction?; <teaching programming; <Code.org; <Hour of Code; <bootcamp teaching; Informatikunterricht; <ICT teaching; <teaching ICT | teaching | students; taught; teaching; teacher; classroom; coding
digital-literacy-instruction | Digital literacy instruction | professional | computer literacy instruction; computer literacy classes; teaching computer skills; <computer classes?; computer instruction; <keyboarding instruction; alfabetización digital; éducation au numérique; <digital citizenship | | taught; teach; teaching; instructor; seniors; adults; learners; lessons
media-education | Media education | professional | Medienpädagogik; Medienbildung; éducation aux médias; educación mediática; media literacy education
esl | English as a second language teaching | professional | ESL teaching; ESL instruction; teaching ESL; taught ESL; ESL teacher; ESL instructor; <English as a foreign language?; <EFL teaching; ESOL teaching; <ELL instruction; English language development; English language teaching; teaching English as a second language; <teaching English as a foreign language; taught English as a second language; English to speakers of other languages?; English for speakers of other languages?; <business English teaching; <English for academic purposes; <conversational English teaching; <sheltered instruction; <sheltered English; <SDAIE; <EAL teaching; enseignement de l'anglais langue étrangère; enseñanza del inglés como lengua extranjera; ESL?; <EFL?; ESOL?; <English language learners; <ELL students; <ELL?; English as a second language? | teaching | teacher; teachers; taught; teach; teaching; instructor; instruction; students; tutor; tutoring; learners; classes; classroom; tefl; tesol; toefl; lessons
siop | SIOP model | technical | SIOP sheltered instruction; sheltered instruction observation protocol | esl
wida | WIDA standards | technical | WIDA; WIDA framework
glad-strategies | GLAD strategies | technical | Project GLAD; Guided Language Acquisition Design | esl
foreign-language-teaching | Foreign language teaching | professional | foreign language instruction; foreign language education; world languages; world language teaching; language teaching; language instruction; teaching languages; teaching foreign languages; modern languages teaching; <teaching Chinese; <Chinese teaching; <Mandarin teaching; <teaching Mandarin; <teaching Japanese; <teaching Arabic; <teaching Italian; Sprachunterricht; Fremdsprachenunterricht; enseignement des langues; enseñanza de idiomas; <Latin teaching; <communicative language teaching; <TPRS | teaching | français; langue; enseignement; cours; alphabétisation; formateur; teaching
spanish-teaching | Spanish teaching | professional | teaching Spanish; taught Spanish; Spanish teacher; Spanish instruction; Spanish instructor; enseñanza de español; español como lengua extranjera | foreign-language-teaching
french-teaching | French as a foreign language teaching | professional | French teaching; teaching French; taught French; French teacher; français langue étrangère; FLE? | foreign-language-teaching | français; langue; enseignement; cours; alphabétisation; formateur; teaching
german-teaching | German as a foreign language teaching | professional | German teaching; teaching German; taught German; Deutsch als Fremdsprache; DaF-Unterricht; <Deutsch als Zweitsprache; <DaZ-Unterricht; <DaF/DaZ; <Integrationskurse unterrichten | foreign-language-teaching
bilingual-education | Bilingual education | professional | bilingual teaching; bilingual teacher; bilingual instruction; <dual language; <dual language program; <dual language education; <dual-language immersion; <dual immersion; <two-way immersion; <Spanish immersion?; <French immersion?; <transitional bilingual; bilingual classroom; bilingualer Unterricht; enseignement bilingue; educación bilingüe | teaching | teacher; taught; teaching; students; classroom; curriculum; grade
music-education | Music education | professional | music teaching; teaching music; taught music; music instruction; music teacher; <music lessons?; <piano lessons?; <piano teaching; <piano teacher; <teaching piano; <piano instruction; <guitar lessons?; <guitar instruction; <teaching guitar; <voice lessons?; <vocal instruction; <voice instruction; <teaching voice; <violin lessons?; <violin teaching; <drum lessons?; <private music lessons; <instrumental music teaching; <musikalische Früherziehung; Musikunterricht; <Klavierunterricht; <Gitarrenunterricht; enseignement musical; <cours de piano?; cours de musique?; educación musical; clases de música?; <clases de piano?; <general music teaching; <school band director; <éveil musical | teaching | taught; teach; teaching; teacher; students; instructor; gave; private; lessons; pupils; élèves; enseignement; professeur; alumnos; docente; profesor; profesora
orff | Orff Schulwerk | technical | Orff; Orff approach | music-education
kodaly | Kodály method | technical | Kodály; Kodaly method | music-education
suzuki | Suzuki method | technical | Suzuki violin; Suzuki piano | music-education
art-education | Art education | professional | teaching art; taught art; art teaching; art instruction; art teacher; art lessons; visual arts education; <art curriculum; <ceramics teaching; <discipline-based art education; Kunstunterricht; Kunstpädagogik; educación artística; clases de arte; <art classes for children | teaching
drama-education | Drama education | professional | drama teaching; teaching drama; theatre education; theater education; Theaterpädagogik; enseignement du théâtre; pedagogía teatral | teaching
crafts-with-children | Crafts with children | professional | arts and crafts with children; Basteln mit Kindern; activités manuelles; manualidades con niños; <children's art; crafts for kids; craft projects with children; activités manuelles avec les enfants
physical-education | Physical education | professional | PE teaching; physical education teaching; teaching physical education; PE teacher; PE instruction; phys ed; physical education classes; <adapted physical education; <PE lessons; Sportunterricht; éducation physique; éducation physique et sportive; EPS enseignement; educación física | teaching
health-teaching | Health teaching in schools | professional | health education teaching; teaching health; health class teaching | teaching
religious-education | Religious education | professional | religious instruction; <catechist; <catechesis; Religionsunterricht; Religionspädagogik; <catéchèse; educación religiosa; <catequesis; <Sunday school teaching; <Sunday school teacher; <teaching Sunday school; <Christian education; <Jewish education; <Islamic education; <Bible teaching; <Vacation Bible School | teaching | church; children; bible; summer; director; school; ministry
business-education | Business education | professional | teaching business; <teaching accounting; <taught accounting; <teaching marketing; <Wirtschaftsunterricht | teaching
home-economics-education | Home economics teaching | professional | family and consumer sciences; family & consumer science; home economics?; Hauswirtschaftslehre; Hauswirtschaftsunterricht | teaching | teacher; taught; teaching; school; students
sex-education | Sex education | professional | sexual health education; Sexualpädagogik; éducation à la sexualité; educación sexual; sexuality education
financial-literacy-teaching | Teaching financial literacy | professional | teaching personal finance; personal finance education in schools; éducation financière
culinary-instruction | Culinary instruction | professional | teaching cooking; cooking classes teaching; culinary arts teaching; Kochkurse leiten
museum-education | Museum education | professional | museum educator; Museumspädagogik; educación museística; <docent tours; <gallery education; <museum docent

# Higher education
higher-education-teaching | University teaching | professional | college teaching; higher education teaching; university-level teaching; college-level teaching; college instruction; university instruction; <teaching undergraduates; <teaching undergraduate students; <taught undergraduate students; <teaching undergraduate courses; <taught undergraduate courses; <undergraduate teaching; <graduate teaching; <teaching graduate students; <taught graduate courses; <lecturing?; <delivering lectures?; <delivered lectures?; <deliver lectures?; <giving lectures?; <gave lectures?; <adjunct teaching; <adjunct faculty; <adjunct instructor; <adjunct professor; <graduate teaching assistant; postsecondary teaching; <leading seminars?; Hochschullehre; universitäre Lehre; Lehrveranstaltungen?; <Lehrauftrag; <chargé de cours; <travaux dirigés?; docencia universitaria; <cátedra universitaria; teaching in higher education | teaching | university; students; course; college; undergraduate; taught; professor; delivered; seminars; graduate; faculty; lecturer; université; étudiants; enseignant; licence; hochschule; universität; dozent; dozentin; studierende; lehrauftrag; konzeption; leitung
guest-lecturing | Guest lecturing | professional | guest lectures; guest lecturer; invited lectures; Gastvorträge; conférences invitées
course-design | Course design | professional | course development; course creation; designing courses; design courses?; designed courses; developing courses; develop courses?; developed courses; creating courses; created courses; <course content development; <course material development; <syllabus development; <syllabus design; <developing syllabi; <created syllabus; <new course development; <course revision?; <course redesign; Kursentwicklung; Kurskonzeption; Seminarkonzeption; conception de cours; création de cours; diseño de cursos; elaboración de programas de estudio | curriculum-development | students; curriculum; faculty; university; instructional; learning; online; elearning; syllabus; training; lms; lecturer; taught; college; teach
thesis-supervision | Thesis supervision | professional | <dissertation supervision; supervising theses; supervised theses; thesis advising?; dissertation advising?; thesis advisor?; <supervising master's students; <supervising PhD students; <supervised PhD students; Betreuung von Abschlussarbeiten; <Betreuung von Bachelorarbeiten; encadrement de thèses; encadrement de mémoires; dirección de tesis; asesoría de tesis | higher-education-teaching | supervised; students; undergraduates; supervising; advisees; committees; lecturer; professor
research-mentoring | Student research supervision | professional | undergraduate research mentoring; supervising graduate students; supervision of graduate students; mentoring student researchers
academic-advising | Academic advising | professional | academic adviser; academic advisor; academic advisement; academic counseling; academic counselling; student advising; student advisement; advising students; advise students; advised students; student advisor; <college advising; <course selection advising; <degree audits; <faculty advisor?; Studienberatung; asesoría académica | | students; upward; college; advising; talent; university
trio-programs | TRIO programs (US) | technical | TRIO?; <Upward Bound; <GEAR UP?; TRIO student support services | | upward; advising; sss; first-generation; low-income; bound; mcnair
academic-support | Academic support services | professional | academic support; student academic support; soutien académique
educational-guidance | Educational guidance | professional | orientación académica; orientation des étudiants; orientation scolaire; academic guidance; orientación educativa; Bildungsberatung
college-admissions | College admissions | professional | <admissions counseling; <admissions counselor; <undergraduate admissions; <graduate admissions; university admissions
student-recruitment | Student recruitment | professional | student recruiting; recruiting students; recruit students; recruited students; college recruitment of students; Studierendenrekrutierung; recrutement d'étudiants; captación de alumnos; promoción educativa
enrollment-management | Enrollment management | professional | enrolment management; student enrollment; student enrolment; <enrollment counseling; <enrollment advising; <enrollment advisor
college-counseling | College counseling | professional | college counselor; college prep counseling; <college application process; <application essays?; college access; <help with college applications; <college application support | | students; college; tutoring; admissions; sat; counseling
slate-crm | Slate (Technolutions) | tool | Slate CRM; Technolutions Slate; Slate admissions
naviance | Naviance | tool | PowerSchool Naviance
common-app | Common Application? | tool | Common App? |  | college; admissions; applicants; essays; students
financial-aid | Student financial aid | professional | financial aid; <financial aid counseling; <financial aid advising; <financial aid advisor; financial aid administration; <financial aid packaging; <verification of financial aid; <R2T4; <return to Title IV; <Pell grants
fafsa | FAFSA | technical | Free Application for Federal Student Aid; FAFSA completion
title-iv | Title IV regulations (US) | technical | Title IV?; Title IV compliance; Title IV funding | | financial; aid; student; university; r2t4; pell; fafsa; college
scholarship-administration | Scholarship administration | professional | scholarship programs; scholarship management; Stipendienverwaltung; gestion des bourses; gestión de becas
powerfaids | PowerFAIDS | tool | College Board PowerFAIDS | financial-aid
bafoeg | BAföG (Germany) | technical | BAföG-Sachbearbeitung; BAföG-Amt; Ausbildungsförderung
student-affairs | Student affairs | professional | <student life?; <campus life?; vie étudiante?; vida estudiantil?; servicios estudiantiles; bienestar universitario; student services; <student programming |  | dean; residence life; advising; student affairs; residential; programming; higher education; étudiants; orientation
residence-life | Residence life | professional | residential life?; resident assistant?; resident advisor?; <residence hall director | | university; college; campus; dorm; dormitory; students; hall; halls
student-orientation | Student orientation | professional | new student orientation; orientation leader; first-year experience; Erstsemestereinführung
student-retention | Student retention | professional | student retention programs; retention of students; rétention des étudiants
student-conduct | Student conduct | professional | student conduct administration; judicial affairs university
international-student-services | International student services | professional | international student advising; <PDSO; Betreuung internationaler Studierender
sevis | SEVIS | tool | Student and Exchange Visitor Information System
study-abroad-advising | Study abroad advising | professional | study abroad programs?; Auslandsstudium Beratung; education abroad; mobilité internationale étudiante | | advising; advisor; students; coordinated; advised; exchange; partner
academic-administration | Academic administration | professional | academic affairs?; <academic program management; <academic program development; academic management; <department chair; <academic dean; <program chair?; <academic coordinator; <academic coordination; higher education administration; university administration; Hochschulmanagement; <Studiengangsleitung; <Studiengangskoordination; administration universitaire; <responsabilité de filière; <coordinación académica; gestión académica; dirección académica; <academic leadership | | academic; faculty; university; college; curriculum; courses
course-scheduling | Course scheduling | professional | class scheduling; academic scheduling; Stundenplanung; master scheduling school
faculty-management | Faculty management | professional | faculty supervision; <faculty recruitment; <faculty hiring; faculty affairs
institutional-effectiveness | Institutional effectiveness | professional | institutional research?; institutional assessment? | | university; college; accreditation; academic; student; enrollment
academic-accreditation | Academic accreditation | professional | <school accreditation; <institutional accreditation?; <accreditation self-study; <accreditation visits?; <Akkreditierung von Studiengängen; accréditation de formations; acreditación académica; <program accreditation? | | university; academic; college; faculty; curriculum; degree; school; provost
sacscoc | SACSCOC accreditation | technical | SACSCOC; SACS accreditation | academic-accreditation
wasc | WASC accreditation | technical | WASC; WSCUC | academic-accreditation
caep | CAEP accreditation | technical | CAEP; NCATE; NCATE accreditation | academic-accreditation
aacsb | AACSB accreditation | technical | AACSB? | academic-accreditation | outcomes; assurance; self-study; assessment; faculty; reaccreditation; provost; dean
cognia | Cognia accreditation | technical | Cognia; AdvancED accreditation | academic-accreditation
hlc | Higher Learning Commission accreditation | technical | Higher Learning Commission; HLC accreditation | academic-accreditation
abet | ABET accreditation | technical | ABET?; ABET assessment? | academic-accreditation | outcomes; self-study; coordinator; faculty; criteria; provost; dean; syllabi
ofsted | Ofsted inspections (England) | technical | Ofsted; Ofsted framework
academic-program-review | Academic program review | professional | program review in education; academic program evaluation; <outcomes assessment in education
academic-integrity | Academic integrity | professional | <plagiarism detection; <plagiarism prevention; <plagiarism checking; <exam integrity; <Plagiatsprüfung; <antiplagio
turnitin | Turnitin | tool | TurnItIn Feedback Studio; Turnitin originality
safeassign | SafeAssign | tool | Blackboard SafeAssign
respondus | Respondus LockDown Browser | tool | LockDown Browser; Respondus LockDown | respondus-software
respondus-software | Respondus software | tool | Respondus
respondus-monitor | Respondus Monitor | tool | | respondus-software
proctoru | ProctorU | tool | Meazure Learning ProctorU
proctorio | Proctorio | tool | Proctorio proctoring
examity | Examity | tool | Examity proctoring
examsoft | ExamSoft | tool | Examplify; <ExamSoft Examplify
student-records | Student records | professional | student record keeping; student files; academic records?; <cumulative folders; <cumulative files; school records; Schülerakten; dossiers scolaires; control escolar; registro académico | | registrar; transcripts; enrollment; admissions; attendance; grades; powerschool
attendance-taking | Taking attendance | professional | student attendance; take attendance; took attendance; recording attendance; Anwesenheitskontrolle; toma de asistencia
transcript-evaluation | Transcript evaluation | professional | transcripts evaluation; transfer credit evaluation; credential evaluation?; academic transcripts? | | transfer; admissions; registrar; students; evaluate; evaluated; evaluation; college

# Leading and supporting schools
school-administration | School administration | professional | educational administration; education administration; school management; <school principal; <assistant principal; <vice principal; <headteacher; <campus leadership; <superintendent of schools; <Schulleitung; Schulverwaltung; <direction d'établissement scolaire; <direction d'école; <dirección escolar; administración educativa; gestión educativa; administración escolar; <elementary principal; <high school principal; <middle school principal; <building principal?; <school leadership; <educational leadership; <district administration?; <school operations management | | school; schools; students; teachers; principal; superintendent
school-improvement | School improvement | professional | school improvement planning; school improvement plans; <school turnaround; Schulentwicklung; mejora escolar
school-safety | School safety | professional | school safety plans; school security planning; sécurité scolaire; seguridad escolar
school-finance | School finance | professional | school budgets; school budgeting; school business administration? | | district; budget; budgets; superintendent; k-12
educational-policy | Educational policy | technical | education policy analysis; education reform; Bildungspolitik; politiques éducatives; política educativa
child-care-administration | Child care administration | professional | childcare center administration; child care center management; Kita-Leitung; direction de crèche
essa | Every Student Succeeds Act (ESSA) | technical | ESSA? | | title; students; school; act; district; nclb; teachers; idea; k-12; compliance
instructional-leadership | Instructional leadership | professional | coordinación docente; pilotage pédagogique; <teacher leadership; <grade level chair; <grade-level team leader
instructional-coaching | Instructional coaching | professional | instructional coach; teacher coaching; coaching teachers; coached teachers; coach teachers; accompagnement pédagogique des enseignants; acompañamiento docente
teacher-evaluation | Teacher evaluation | professional | evaluating teachers; evaluated teachers; teacher observation; <classroom observations; <classroom walkthroughs; <learning walks; evaluación docente
danielson-framework | Danielson Framework | technical | Danielson Framework for Teaching; Charlotte Danielson framework
marzano | Marzano strategies | technical | Marzano instructional strategies; Marzano framework
t-tess | T-TESS (Texas) | technical | T-TESS; Texas Teacher Evaluation and Support System | teacher-evaluation
teacher-supervision | Teacher supervision | professional | supervising teachers; supervise teachers; supervised teachers; supervisión docente
teacher-training | Teacher training | professional | training teachers; trained teachers; train teachers; teacher professional development; professional development for teachers; staff development for teachers; <teacher workshops; <in-service days for teachers; Lehrerfortbildung; formation des enseignants; formación docente; <capacitación docente; formación del profesorado; Lehrerausbildung; teacher education
teacher-mentoring | Teacher mentoring | professional | mentoring teachers; mentored teachers; mentored new teachers; mentor teacher; <teacher induction; <new teacher support; <cooperating teacher; <supervising student teachers; <supervised student teachers; <Referendarbetreuung; tutorat d'enseignants
faculty-development | Faculty development | professional | faculty training; university teaching development
plc | Professional learning communities | professional | PLC meetings; professional learning community; <PLC facilitation
parent-communication | Parent communication | professional | <parent-teacher conferences; <parent conferences; parent-teacher communication; <parent teacher meetings; parent relations; parent relationships; <parent meetings; communicating with parents; communicate with parents; communicated with parents; communication with parents; parent and teacher communication; parent contact; parent interaction; parent partnerships; family school partnerships; school-family partnerships; <family nights?; <parent liaison; home-school communication; <home school liaison; <Elterngespräche; <Elternabende; relations avec les parents; <réunions parents-professeurs; comunicación con padres; <reuniones de padres; atención a padres; atención a padres de familia; <juntas con padres; Gespräche mit Eltern; Führen von Elterngesprächen; Elterngespräche führen; Zusammenarbeit mit Eltern; Zusammenarbeit mit den Eltern; Durchführung von Elterngesprächen; Zusammenarbeit mit Eltern und Erziehungsberechtigten; Entwicklungsgespräche mit Eltern; Vorbereitung und Durchführung von Elterngesprächen; Kommunikation mit Eltern; Zusammenarbeit mit Erziehungsberechtigten; Führen von Entwicklungsgesprächen; vertrauensvolle Zusammenarbeit mit Eltern; Austausch mit den Eltern; partnerschaftliche Zusammenarbeit mit den Eltern; vertrauensvolle Zusammenarbeit mit den Eltern; partnerschaftliche Zusammenarbeit mit Eltern; <Durchführung von Elternabenden; Erziehungspartnerschaft mit den Eltern; talking to parents; parents' evenings; parents evenings; liaise with parents; liaising with parents; collaborate with parents; working with parents; relationships with parents; partnership with parents; working in partnership with parents; relationship with parents and carers; feedback to parents; collaborate with parents and carers | | parent; parents; school; teachers; classroom; president; elementary; students; teacher
family-engagement | Family engagement | professional | parent involvement; parental involvement; parent engagement; family involvement; Elternarbeit; implication des parents; participación de las familias
student-information-systems | Student information systems | technical | student information system; SIS student system
powerschool | PowerSchool SIS | tool | PowerSchool; Power School?; <PowerTeacher; <PowerTeacher Pro | student-information-systems | gradebook; grades; sis; attendance; infinite campus; district; skyward; google classroom; schoology; synergy
infinite-campus | Infinite Campus | tool | Infinite Campus SIS | student-information-systems
skyward | Skyward? | tool | <Skyward Family Access; Skyward SIS; <Skyward Qmlativ | student-information-systems | powerschool; students; gradebook; district; sis; school; infinite campus; attendance; teacher; erp; payroll; munis
aeries | Aeries | tool | Aeries SIS; ABI Aeries | student-information-systems
banner | Ellucian Banner | tool | SunGard Banner; Banner student; SCT Banner | student-information-systems
colleague-ellucian | Ellucian Colleague | tool | Datatel Colleague; Datatel | student-information-systems
campusvue | CampusNexus | tool | CampusVue; Anthology Student; CampusNexus Student | student-information-systems
jenzabar | Jenzabar | tool | <Jenzabar EX; <Jenzabar One | student-information-systems
synergy-sis | Synergy SIS | tool | Edupoint Synergy; <StudentVUE | student-information-systems
genesis-sis | Genesis SIS | tool | Genesis student information system | student-information-systems
focus-sis | Focus SIS | tool | Focus School Software | student-information-systems
sims-school | SIMS (Capita) | tool | SIMS school; Capita SIMS; ESS SIMS | student-information-systems
arbor-mis | Arbor MIS | tool | Arbor school MIS | student-information-systems
gradelink | Gradelink | tool | Gradelink SIS | student-information-systems
facts-sis | FACTS SIS | tool | RenWeb; FACTS Family | student-information-systems
schooltool | SchoolTool | tool | Mindex SchoolTool | student-information-systems
eschoolplus | eSchoolPlus | tool | SunGard eSchoolPlus | student-information-systems
veracross | Veracross | tool | Veracross SIS | student-information-systems
populi | Populi? | tool | Populi college software | student-information-systems | sis; registrar; college; transcripts; enrollment; moodle
degreeworks | Ellucian Degree Works | tool | DegreeWorks; Degree Works? |  | banner; advising; peoplesoft; ellucian; registrar; transcripts
starfish | Starfish student success | tool | Starfish retention; Starfish by Hobsons; EAB Starfish
eab-navigate | EAB Navigate | tool | Navigate360?; EAB Navigate360 |  | eab; student success; advising; academic advisor; retention; early alert; degree works; banner
pronote | PRONOTE | tool | Index Éducation Pronote | student-information-systems
untis | Untis | tool | WebUntis; gp-Untis
progressbook | ProgressBook | tool | ProgressBook gradebook | student-information-systems
teacherease | TeacherEase | tool | Common Goal TeacherEase | student-information-systems
rediker | Rediker AdminPlus | tool | Rediker; AdminPlus | student-information-systems

# E-learning and libraries
instructional-design | Instructional design | professional | instructional systems design; <instructional designer; instructional design and development; <instructional design models; <curriculum and instructional design; didaktische Konzeption; Instruktionsdesign; ingénierie de la formation; diseño instruccional; <learning experience design; conception pédagogique; <learning design
addie | ADDIE model | technical | ADDIE?; ADDIE methodology | instructional-design | instructional; storyline; captivate; e-learning; elearning; bloom; kirkpatrick; curriculum; sam
sam-model | Successive Approximation Model (SAM) | technical | SAM model?; Successive Approximation Model | | addie; instructional; elearning; approximation; e-learning
elearning-storyboarding | E-learning storyboards | professional | storyboarding for e-learning; e-learning storyboarding
learning-theory | Learning theory | technical | learning sciences; Lerntheorien; théories de l'apprentissage; teorías del aprendizaje
elearning-development | E-learning development | technical | <e-learning modules?; e-learning courses?; e-learning design; eLearning design; e-learning course development; eLearning development; e-learning content?; <online course development; <online course design; <developing online courses; <developed online courses; online learning development; <interactive learning modules; E-Learning-Entwicklung; modules e-learning?; desarrollo de e-learning; e-learning?; elearning?; <web-based training?; <computer-based training?; <CBT modules; <MOOC design; <microlearning design | instructional-design | scorm; storyline; captivate; articulate; instructional; lms; authoring; camtasia; developed; designed; storyboards; create; created
scorm | SCORM | technical | SCORM packages; <SCORM 1.2; <SCORM 2004; SCORM compliance
xapi | Experience API (xAPI) | technical | xAPI; Tin Can API; Tin Can? | | api; scorm; xapi; lrs; aicc
aicc | AICC standard | technical | AICC e-learning
microlearning | Microlearning | technical | micro-learning; micro learning; microaprendizaje
mooc | Massive open online courses | technical | MOOC?; MOOCs?; massive open online course |  | instructional design; course design; faculty; concepteur; conception; video production; pédagogique; learners
instructional-video | Instructional video production | professional | instructional videos; Lernvideos; <Erklärvideos; vidéos pédagogiques
articulate | Articulate Storyline | tool | <Storyline 360; <Storyline 3; <Storyline 2; <Articulate Storyline 360 | elearning-development
articulate-360 | Articulate 360 | tool | Articulate 360 suite; Articulate Suite | elearning-development
articulate-rise | Articulate Rise | tool | Rise 360; Articulate Rise 360 | elearning-development
articulate-studio | Articulate Studio | tool | <Articulate Engage?; <Articulate Quizmaker; Studio 360?; <Articulate Studio Presenter | elearning-development | articulate; storyline; elearning; e-learning; captivate; presenter; quizmaker; lms
adobe-captivate | Adobe Captivate | tool | Captivate?; <Captivate 9; <Captivate 8; <Macromedia Captivate; <Adobe Captivate 2019; <RoboDemo | elearning-development | articulate; storyline; camtasia; lectora; elearning; scorm; e-learning; instructional design
camtasia | Camtasia | tool | Camtasia Studio; TechSmith Camtasia
snagit | Snagit | tool | TechSmith Snagit
screencasting | Screencasting | technical | screen casting; screencasts; screen recording tutorials; Screencast-Erstellung
screenpal | ScreenPal | tool | Screencast-O-Matic | screencasting
screencastify | Screencastify | tool | Screencastify classroom | screencasting
elearning-authoring-other | E-learning authoring tools | technical | rapid authoring tools; authoring tools? | elearning-development | e-learning; elearning; storyline; captivate; instructional; scorm; course
lectora | Lectora | tool | <Lectora Inspire; Trivantis Lectora; <Lectora Online | elearning-development
ispring | iSpring Suite | tool | iSpring; iSpring Presenter | elearning-development
adobe-presenter | Adobe Presenter | tool | | elearning-development
elucidat | Elucidat | tool | Elucidat authoring | elearning-development
vyond | Vyond | tool | GoAnimate; Vyond Studio
powtoon | Powtoon | tool | Pow Toon
genially | Genially? | tool | Genial.ly? | | canva; interactive; prezi; h5p; padlet; kahoot; powtoon; moodle; genial.ly; quizizz; edpuzzle
h5p | H5P | tool | H5P interactive content
easygenerator | Easygenerator | tool | Easygenerator authoring | elearning-development
adapt-learning | Adapt Learning? | tool | Adapt framework e-learning; Adapt authoring tool | elearning-development | articulate; storyline; scorm; e-learning
raptivity | Raptivity | tool | Raptivity interactions | elearning-development
gomo | gomo learning | tool | gomo authoring | elearning-development
dominknow | dominKnow | tool | dominKnow ONE | elearning-development
evolve-authoring | Evolve authoring tool | tool | Evolve authoring; Intellum Evolve | elearning-development
toolbook | ToolBook | tool | SumTotal ToolBook | elearning-development
learning-management-systems | Learning management systems | technical | LMS?; <LMS administration; <LMS management; LMS platforms; learning platforms?; online learning platforms; Lernplattformen; Lernmanagementsystem; Lernmanagementsysteme; plateforme LMS; plateformes d'apprentissage; plataformas educativas; plataformas virtuales de aprendizaje; virtual learning environments | | learning; courses; elearning; blackboard; moodle; canvas; training; scorm; students; teaching; instructional
course-management-systems | Course management systems | technical | course management system software; course management software | learning-management-systems
ilias | ILIAS? | tool | ILIAS Lernplattform; ILIAS LMS | learning-management-systems | moodle; lms; lernplattform; e-learning; elearning; kurse
stud-ip | Stud.IP | tool | StudIP | learning-management-systems
blackboard | Blackboard? | tool | Blackboard LMS; BlackBoard Learning System; Blackboard Learning Management System; <Blackboard Ultra; Anthology Blackboard; Blackboard Learn; Blackboard software | learning-management-systems | lms; moodle; canvas; courses; course; students; online; university; d2l; learning; instructional; teaching; webct; gradebook; syllabus; college; faculty; powerschool; zoom; sakai; turnitin; banner
webct | WebCT | tool | <WebCT Vista | learning-management-systems
angel-lms | ANGEL Learning | tool | Angel LMS | learning-management-systems
blackboard-collaborate | Blackboard Collaborate | tool | Elluminate; Elluminate Live; Collaborate Ultra
moodle | Moodle | tool | Moodle LMS; <Moodle administration; <MoodleCloud; <Moodle course management; Moodle platform | learning-management-systems
totara | Totara | tool | Totara LMS; <Totara Learn | learning-management-systems
canvas-lms | Canvas? | tool | Canvas LMS; Instructure Canvas; Canvas by Instructure; Canvas Learning Management System; Canvas learning platform; Canvas course shells | learning-management-systems | blackboard; moodle; lms; schoology; students; learning; course; google; classroom; online; instructure; d2l; courses; teaching; university; gradebook
schoology | Schoology | tool | Schoology LMS; PowerSchool Schoology | learning-management-systems
itslearning | itslearning | tool | its learning LMS | learning-management-systems
brightspace | D2L Brightspace | tool | Brightspace; Desire2Learn; D2L; Desire 2 Learn; D2L LMS; Desire2Learn LMS | learning-management-systems
common-curriculum | Common Curriculum? | tool | | | lesson; planner; software; teachers; planbook
pearson-ecollege | Pearson LearningStudio | tool | eCollege; Pearson eCollege | learning-management-systems
sakai | Sakai? | tool | Sakai LMS; Sakai CLE | learning-management-systems | lms; moodle; blackboard; canvas; courses; course; e-learning
open-edx | Open edX | tool | <edX Studio; OpenedX | learning-management-systems
haiku-learning | Haiku Learning | tool | PowerSchool Learning | learning-management-systems
edvance360 | Edvance360 | tool | Edvance 360 LMS | learning-management-systems
google-classroom | Google Classroom | tool | | learning-management-systems
google-workspace-education | Google Workspace for Education | tool | Google Apps for Education; G Suite for Education; GSuite for Education; Google Suite for Education; Google for Education; GAFE; Google Education tools
smart-board | SMART Board | tool | SMARTBoard; Smart Board technology | interactive-whiteboards
interactive-whiteboards | Interactive whiteboards | technical | interactive whiteboard; interactive white board; interactive whiteboard technology; interaktives Whiteboard; tableau blanc interactif; tableau interactif; pizarra digital; pizarra interactiva
smart-notebook | SMART Notebook | tool | SMART Notebook software; <SMART Learning Suite
promethean | Promethean board | tool | Promethean?; Promethean ActivPanel; ActivBoard; <ActivPanel | interactive-whiteboards | whiteboard; whiteboards; classroom; smart; smartboard; interactive; activinspire; students; teacher
activinspire | ActivInspire | tool | Promethean ActivInspire
mimio | Mimio | tool | MimioTeach; MimioStudio | interactive-whiteboards
document-camera | Document cameras | technical | document camera; Elmo document camera; visualizer classroom; Dokumentenkamera
classroom-apps | Classroom apps | technical | | | classroom; students; dojo; google; apps; learning; parents; teacher
classdojo | ClassDojo | tool | Class Dojo
seesaw | Seesaw learning platform | tool | Seesaw app; Seesaw learning; Seesaw? | | classroom; students; dojo; google; apps; learning; parents; teacher
edmodo | Edmodo | tool | Edmodo platform
kahoot | Kahoot! | tool | Kahoot
nearpod | Nearpod | tool | Nearpod lessons
pear-deck | Pear Deck | tool | PearDeck
edpuzzle | Edpuzzle | tool | EDpuzzle videos
quizlet | Quizlet | tool | <Quizlet Live
quizizz | Quizizz | tool | Wayground
credly | Credly | tool
educative-io | Educative? | tool | Educative.io | | coursera; udemy; grokking; pluralsight; educative.io; leetcode; datacamp
futurelearn | FutureLearn | tool
coding-ninjas | Coding Ninjas | tool
platzi | Platzi | tool
crehana | Crehana | tool
great-learning | Great Learning? | tool | | | certificate; course; courses; program; coursera; udemy; pgp; online
hyperskill | Hyperskill | tool | JetBrains Academy
flipgrid | Flip (Flipgrid) | tool | Flipgrid
padlet | Padlet | tool | Padlet boards
socrative | Socrative | tool | Socrative quizzes
plickers | Plickers | tool | Plickers cards
remind-app | Remind (school messaging) | tool | Remind app; Remind 101; Remind101
gonoodle | GoNoodle | tool | Go Noodle
poll-everywhere | Poll Everywhere | tool | PollEverywhere
mentimeter | Mentimeter | tool
blooket | Blooket | tool | Blooket games
gimkit | Gimkit | tool | Gimkit games
jamboard | Google Jamboard | tool | Jamboard
brightwheel | brightwheel | tool | Brightwheel app
himama | Lillio (HiMama) | tool | HiMama; Lillio
procare | Procare? | tool | Procare Solutions; <ProCare Connect; Procare software |  | childcare; child care; daycare; preschool; tuition; brightwheel; kidkare; early childhood; toddlers; infants; licensing
tadpoles | Tadpoles childcare app | tool | Tadpoles app; Tadpoles childcare
parentsquare | ParentSquare | tool | Parent Square? |  | powerschool; google classroom; classdojo; aeries; seesaw; infinite campus
talkingpoints | TalkingPoints | tool | Talking Points app
bloomz | Bloomz | tool | Bloomz app
book-creator | Book Creator? | tool | Book Creator app |  | google classroom; nearpod; seesaw; padlet; ipad; ipads; flipgrid; edtech; kahoot; edpuzzle; canva
wakelet | Wakelet | tool | Wakelet collections
learning-programs-software | Learning software for students | technical | adaptive learning software; educational software; Lernsoftware; logiciels éducatifs; software educativo
ixl | IXL | tool | IXL Learning; <IXL Math
khan-academy | Khan Academy? | tool |  |  | ixl; math; classroom; google classroom; teacher; lessons; edpuzzle; prodigy; zearn; eureka; students
dreambox | DreamBox Learning | tool | DreamBox?; DreamBox Math |  | math; i-ready; lexia; zearn; classroom; teacher; students; elementary; ixl; grade
lexia | Lexia Core5 | tool | Lexia Reading | lexia-learning
lexia-learning | Lexia Learning | tool | Lexia
read-180 | READ 180? | tool | READ180? | | students; system 44; reading; intervention; literacy; lexia; teacher; wilson; hmh; scholastic
system-44 | System 44? | tool | HMH System 44 |  | read 180; hmh; scholastic; reading; phonics; intervention; literacy
achieve3000 | Achieve3000 | tool | Achieve 3000
raz-kids | Raz-Kids | tool | RazKids
raz-plus | Raz-Plus | tool
reading-a-z | Reading A-Z | tool | Learning A-Z Reading A-Z
starfall | Starfall? | tool | Starfall reading | | reading; abcmouse; kindergarten; ixl; students; phonics; classroom; raz
abcmouse | ABCmouse | tool | ABC Mouse
brainpop | BrainPOP | tool | Brain Pop; BrainPOP Jr.
newsela | Newsela | tool | Newsela ELA
commonlit | CommonLit | tool | <CommonLit 360
imagine-learning | Imagine Learning? | tool | Imagine Language and Literacy | | lexia; ixl; i-ready; students; edgenuity; language; literacy; reading; math; dreambox
st-math | ST Math | tool | MIND Research ST Math
reflex-math | Reflex Math | tool | ExploreLearning Reflex
prodigy-math | Prodigy Math | tool | Prodigy math game
zearn | Zearn | tool | Zearn Math
study-island | Study Island | tool | Edmentum Study Island
edgenuity | Edgenuity | tool | E2020; Imagine Edgenuity
odysseyware | Odysseyware | tool | Odysseyware curriculum
apex-learning | Apex Learning | tool | APEX Learning courses
rosetta-stone | Rosetta Stone | tool | RosettaStone
duolingo | Duolingo | tool | Duolingo for Schools
mymathlab | MyMathLab | tool | MyLab Math; Pearson MyMathLab
mcgraw-connect | McGraw Hill Connect | tool | McGraw-Hill Connect
aleks | ALEKS? | tool | <ALEKS PPL | | math; mcgraw; ixl; khan; algebra
webassign | WebAssign | tool | Cengage WebAssign
teachtown | TeachTown | tool | <TeachTown Basics
mathletics | Mathletics | tool | 3P Learning Mathletics
waterford | Waterford Early Learning | tool | Waterford Reading Academy; Waterford UPSTART
noredink | NoRedInk | tool | NoRedInk Premium
educational-technology | Educational technology | technical | education technology; edtech; ed tech; instructional technology; <classroom technology; <technology integration?; <integrating technology?; <integrate technology?; <technology in the classroom; technology-enhanced learning; learning technology; digitale Medien im Unterricht; digitales Lernen; numérique éducatif; tecnología educativa; TIC en educación; TICE? | | classroom; students; lessons; curriculum; instruction; teachers; instructional
learning-analytics | Learning analytics | technical | educational data mining; analytique de l'apprentissage; analítica del aprendizaje
library-reference | Reference work in libraries | professional | <reference librarian; <reference interviews?; research assistance to patrons; library patron assistance; assisting library patrons; Recherche- und Auskunftsdienst Bibliothek; services de référence; reference and readers' services | | library; patrons; librarian; books
information-literacy | Information literacy instruction | professional | information literacy; library instruction; bibliographic instruction; alfabetización informacional; Informationskompetenz vermitteln
readers-advisory | Readers' advisory | professional | reader's advisory; readers advisory services
library-cataloging | Library cataloging | technical | library cataloguing; <original cataloging; <copy cataloging; <serials cataloging
marc21 | MARC 21 | technical | MARC21; MARC format
rda-cataloging | Resource Description and Access (RDA) | technical | RDA cataloging; Resource Description & Access
aacr2 | AACR2 | technical | Anglo-American Cataloguing Rules
dewey | Dewey Decimal Classification | technical | DDC classification
lcsh | Library of Congress Subject Headings | technical | LCSH
oclc-connexion | OCLC Connexion | tool | Connexion cataloging; OCLC Connexion Client | oclc-library-services
library-programming | Library programs | professional | library programming; <children's library programs; <summer reading program; <book talks; <booktalks; <story hours; animation en bibliothèque; <library outreach
school-library | School librarianship | professional | school library; school library media; school library media specialist; library media specialist; Schulbibliothek; professeur documentaliste; biblioteca escolar
library-circulation | Library circulation | professional | book circulation; Ausleihe Bibliothek; <book shelving; prêt de documents; préstamo bibliotecario
illiad | ILLiad | tool | OCLC ILLiad
library-collections | Library collection development | professional | library acquisitions; weeding library collections; <serials management; Bestandsaufbau; politique documentaire
e-resources-library | Electronic resources management | professional | e-resources management library; electronic resource librarianship
digital-libraries | Digital libraries | technical | digital collections?; digitale Bibliotheken; bibliothèques numériques | | library; libraries; archive; archives; metadata; museum; digitization
reading-promotion | Reading promotion | professional | fomento de la lectura; fomento a la lectura; promotion de la lecture; Leseförderung in Bibliotheken

# Certificates
teaching-license | Teaching licence | certification | teaching certificate?; teaching certification?; teacher certification?; teacher license; licensed teacher; state teaching certificate; state teaching license; teaching credential; <multiple subject teaching credential; <multiple subject credential; <single subject credential; <single subject teaching credential; <professional teaching license; <professional teaching certificate; <provisional teaching license; <provisional teaching certificate; <elementary certification?; <early childhood teaching certificate; <secondary certification?; <Level II teaching certificate; <teaching license K-6; <EC-6 Generalist; <K-6 certified; <Generalist EC-6; <initial teaching certification; <emergency teaching certificate; teaching license; <EC-6 certified; state certified teacher; <NYS certified teacher | teaching | k-12; k-6; k-8; 7-12; ec-6; endorsement; endorsements; praxis; public schools; substitute teacher; student teaching; department of education; licensure; elementary education; secondary education; special education; elementary school; middle school; 6-12; 5-12; 4-8
substitute-permit | Substitute teaching permit | certification | substitute teaching license; substitute teaching certificate; substitute permit; <30-day substitute permit; substitute teaching permit
teach-for-america | Teach For America corps member | certification | TFA corps member | teaching
qts | Qualified Teacher Status (England and Wales) | certification | qualified teacher status; QTS? | teaching | pgce; england; nqt; ect; ects; ofsted; key stage; ks1; ks2; pupils; phonics; primary school; secondary school
qtls | QTLS status (England) | certification | QTLS | teaching
pgce | Postgraduate Certificate in Education (PGCE) | certification | PGCE; Postgraduate Certificate in Education | teaching
pgde | Postgraduate Diploma in Education (PGDE) | certification | PGDE; <Professional Graduate Diploma in Education; Postgraduate Diploma in Education | teaching
ptlls | PTLLS (UK) | certification | PTLLS; Preparing to Teach in the Lifelong Learning Sector
aet-level-3-uk | Level 3 Award in Education and Training (UK) | certification | Award in Education and Training; AET Level 3
dtlls | DTLLS (UK) | certification | DTLLS; Diploma in Teaching in the Lifelong Learning Sector | teaching
bed-degree | Bachelor of Education (B.Ed.) | certification | B.Ed.; Bachelor of Education; BEd? | teaching | degree; bachelor; hons; honours; pgce; qts; teacher training; primary education; secondary education; elementary education
lehramt-2 | Zweites Staatsexamen für das Lehramt (Germany) | certification | zweites Staatsexamen für das Lehramt; zweite Staatsprüfung Lehramt | lehramt-1
lehramt-1 | Lehramtsstudium (DE, AT) | certification | Lehramt?; <Master of Education Lehramt; <Lehramt an Grundschulen?; <Lehramt an Gymnasien?; <erstes Staatsexamen für das Lehramt; <Staatsexamen Lehramt |  | studium; staatsexamen; master; bachelor
referendariat-lehramt | Referendariat für das Lehramt (Germany) | certification | Referendariat Lehramt; Vorbereitungsdienst Lehramt; <Studienreferendar; Referendariat für das Lehramt | lehramt-1
capes-fr | CAPES (France) | certification | certificat d'aptitude au professorat de l'enseignement du second degré; <CAPES de lettres; <CAPES de mathématiques | teaching
crpe-fr | Concours de recrutement de professeurs des écoles (France) | certification | CRPE?; concours professeur des écoles?; admis au CRPE; concours de recrutement de professeurs des écoles? | teaching | lauréat; lauréate; admis; admise; titulaire
agregation-fr | Agrégation (France) | certification | professeur agrégé?; agrégation externe; professeure agrégée?; titulaire de l'agrégation; lauréat de l'agrégation; admis à l'agrégation; reçu à l'agrégation; agrégation obtenue | teaching | capes; concours; lycée; cpge; prépa; hypokhâgne; khâgne; éducation nationale; classes préparatoires; normale supérieure; normalien; normalienne; agreg
master-profesorado | Máster de profesorado (Spain) | certification | máster de profesorado; máster en formación del profesorado | teaching
cap-docente-es | Certificado de Aptitud Pedagógica | certification | CAP docente; certificado de aptitud pedagógica
licencia-docente | Licencia docente (Latin America) | certification | cédula docente?; licencia docente?; certificado docente? |  | maestro; maestra; magisterio; puerto rico; normalista; pedagogía; secretaría de educación; departamento de educación; ministerio de educación; escalafón
praxis | Praxis exam passed | certification | passed Praxis exam; passed Praxis exams; passed the Praxis; passed Praxis; passed Praxis II; passed Praxis I
cbest | CBEST (California) | certification | CBEST?; California Basic Educational Skills Test |  | california; cset; credential; rica; multiple subject; single subject; edtpa; ctc; clad; california basic
cset | CSET (California) | certification | CSET?; California Subject Examinations for Teachers |  | california; cbest; credential; rica; exam; multiple subject; single subject; edtpa
edtpa | edTPA passed | certification | passed edTPA; passed the edTPA; completed edTPA; completed the edTPA; edTPA certified; edTPA completed
texes | TExES (Texas) | certification | TExES; Texas Examinations of Educator Standards
mtel | MTEL (Massachusetts) | certification | MTEL?; Massachusetts Tests for Educator Licensure |  | massachusetts; licensure; educator; sei; dese; boston; endorsement
nystce | NYSTCE (New York) | certification | NYSTCE; New York State Teacher Certification Examinations
ftce | FTCE (Florida) | certification | FTCE; Florida Teacher Certification Examinations
gace | GACE (Georgia) | certification | GACE?; Georgia Assessments for the Certification of Educators |  | georgia; atlanta; educator; gapsc; elementary; special education; edtpa; p-5; endorsement
rica-exam | RICA (California) | certification | Reading Instruction Competence Assessment; passed RICA; RICA exam passed; RICA passed; passed the RICA
parapro | ParaPro Assessment | certification | ParaPro; ETS ParaPro
national-board-teacher | National Board Certification (teaching) | certification | National Board certified teacher; NBCT?; <NBPTS certified; National Board Certification? | teaching-license | nbpts; nbpts; educator; k-12; literacy; national board certified; early childhood generalist; middle childhood; adolescence
special-education-certification | Special education teaching certificate | certification | special education certified; special education license; special education teaching certificate; special education credential; special education endorsement; <education specialist credential; <mild/moderate credential; <mild/moderate education specialist?; <moderate/severe credential; <Special Education EC-12; <special education K-12 certified | special-education | credential; preliminary; cset; rica
gifted-endorsement | Gifted endorsement | certification | gifted endorsement; gifted certification; gifted education endorsement | gifted-education
autism-certificate | Autism certificate | certification | autism certification; <autism spectrum disorders certificate; <Certified Autism Specialist | autism-education
og-certified | Orton-Gillingham certification | certification | Orton-Gillingham certified; certified Orton-Gillingham | orton-gillingham
wilson-certified | Wilson certification | certification | Wilson certified?; <Wilson Level I certified; <Wilson Dyslexia Practitioner | wilson-reading | reading; dyslexia; orton; literacy; teacher; orton-gillingham
reading-specialist-cert | Reading specialist certification | certification | reading specialist certification; reading specialist license | reading-instruction
reading-endorsement-us | Reading endorsement | certification | reading endorsement; reading certification? |  | endorsement; k-12; elementary; literacy; reading specialist; reading teacher
calt | Certified Academic Language Therapist (CALT) | certification | CALT?; Certified Academic Language Therapist | dyslexia | dyslexia; alta; literacy; take flight
licensed-dyslexia-therapist | Licensed Dyslexia Therapist (US) | certification | Licensed Dyslexia Therapist
certified-dyslexia-therapist | Certified Dyslexia Therapist | certification
cappei | CAPPEI (France) | certification | CAPPEI | special-education
capa-sh-fr | CAPA-SH (France) | certification | CAPASH; CAPA-SH
esl-certification | ESL certification (US) | certification | ESL certification?; ESL certified?; ESL endorsement; <ESOL endorsement; <ESOL certified?; <ELL endorsement | esl | endorsement; k-12; generalist; praxis; ec-6; ec-4; texes; special education certified; public schools; reading endorsement; teaching certification; teaching certificate; teacher certification
tefl | TEFL certificate | certification | TEFL certification; TEFL certified; <120-hour TEFL; TEFL?; TEFL qualified; TEFL qualification | esl | certified; certificate; certification; hour; celta; qualified; diploma
tesol-cert | TESOL certificate | certification | TESOL certification; TESOL certified; certificación TESOL | esl
tesl-certificate | TESL certificate | certification | TESL certified; TESL certification; <TESL Canada certified; <TESL Ontario certified; <OCELT
celta | CELTA? | certification | Cambridge CELTA; Certificate in English Language Teaching to Adults | esl | cambridge; tefl; tesol; delta; certificate; certified; qualified; elt; efl; esl; english; pgce; teaching english; dip tesol; international house
delta-teaching | Cambridge DELTA | certification | DELTA teaching diploma; Diploma in English Language Teaching to Adults | esl
certtesol | Trinity CertTESOL | certification | CertTESOL; Trinity TESOL? | esl | cert; certificate; level 5; celta
tkt | Teaching Knowledge Test (TKT) | certification | TKT Cambridge; Cambridge TKT; Teaching Knowledge Test
clad | CLAD certificate (California) | certification | CLAD?; CLAD certification?; CLAD credential?; Crosscultural Language and Academic Development | esl | bclad; cbest; cset; ctel; rica; multiple subject; single subject
bclad | BCLAD (California) | certification | BCLAD; bilingual CLAD | bilingual-education
bilingual-endorsement | Bilingual education endorsement (US) | certification | bilingual certification?; bilingual endorsement; bilingual certified teacher; bilingual education endorsement | bilingual-education | elementary; esl; k-12; ec-4; ec-6; generalist; bilingual education; bilingual teacher; texes
sei-endorsement | SEI endorsement | certification | SEI endorsement; Sheltered English Immersion endorsement | esl
bamf-zulassung | BAMF-Zulassung (Germany) | certification | BAMF-Zulassung; Zulassung für Integrationskurse | german-teaching
zq-daz-de | BAMF-Zusatzqualifikation Deutsch als Zweitsprache (DE) | certification | ZQ DaZ
cda | Child Development Associate (CDA) | certification | CDA?; CDA credential?; CDA certified?; CDA certificate?; Child Development Associate credential; Child Development Associate certificate | early-childhood-education | council for professional recognition; credential; credentials; certified; certification; certificate
child-development-permit | Child Development Permit (California) | certification | child development permit; <child development teacher permit | early-childhood-education
ece-certificate | Early childhood education certificate | certification | early childhood certificate; ECE certificate?; early childhood credential | early-childhood-education | childhood; preschool; daycare; childcare; child care; kindergarten; montessori; toddlers; toddler; infants; ecebc
director-credential | Child care director's credential (US) | certification | director's credential?; <Florida director credential | child-care-administration | childcare; child; preschool; daycare; infant
child-care-45-hours | Child care training hours (US) | certification | <45-hour child care training; <DCF 45 hours; <40 hour child care training
rece-ontario | Registered Early Childhood Educator | certification | Registered Early Childhood Educator; RECE? | early-childhood-education | college of early childhood educators; registered; designation; cece
nneb | NNEB (UK) | certification | NNEB; NNEB diploma; CACHE NNEB | early-childhood-education
cache-level-3 | CACHE Level 3 (UK) | certification | CACHE Level 3? | early-childhood-education | childcare; nursery; early years; nvq; diploma; nneb; childminder; nanny; teaching assistant; eyfs; btec; cache level 2; paediatric
early-years-educator-level-3-uk | Level 3 Early Years Educator (UK) | certification | Level 3 Early Years Educator
erzieher-de | Staatlich anerkannter Erzieher (Germany) | certification | staatlich anerkannte Erzieherin; staatlich anerkannter Erzieher; abgeschlossene Ausbildung zum Erzieher; abgeschlossene Ausbildung zur Erzieherin; abgeschlossene Ausbildung als Erzieher | early-childhood-education
cap-aepe | CAP Accompagnant éducatif petite enfance (France) | certification | CAP AEPE; CAP accompagnant éducatif petite enfance
cap-petite-enfance-fr | CAP Petite enfance (France) | certification | CAP petite enfance
deeje | Diplôme d'État d'éducateur de jeunes enfants (France) | certification | diplôme d'éducateur de jeunes enfants; DEEJE; diplôme d'État d'éducateur de jeunes enfants | early-childhood-education
montessori-certification | Montessori certification | certification | Montessori certified; Montessori certificate; Montessori credential; Montessori diploma; Montessori-Diplom; diplôme Montessori | montessori
ami-montessori | AMI Montessori diploma | certification | AMI diploma?; AMI certified?; AMI Montessori certification | montessori-certification | montessori
ams-montessori | AMS Montessori credential | certification | AMS Montessori?; AMS credential Montessori; American Montessori Society credential | montessori-certification | credential; certified; certification; diploma; credentialed; trained
principal-certification | Principal licence (US) | certification | principal certification?; principal certificate?; principal license?; principal endorsement; <administrative credential?; <administrative services credential; <school administrator license; <Type 75?; <Type 75 certificate; <SBL certification? | school-administration | k-12; sbl; illinois; assistant principal; superintendent; m.ed; ed.d; educational leadership; school leadership; school administrator; sdl
superintendent-license | Superintendent licence (US) | certification | superintendent certification?; superintendent license?; School District Leader certification; <School District Leader SDL | school-administration | school; schools; district; sdl; sbl; k-12; principal; superintendency; ed.d; educational leadership; letter of eligibility
npqh | National Professional Qualification for Headship (England) | certification | NPQH; National Professional Qualification for Headship | school-administration
npqsl | NPQSL (England) | certification | NPQSL; National Professional Qualification for Senior Leadership
edtech-certificates | Google Certified Educator | certification | <Google Certified Educator Level 1; <Google Certified Educator Level 2 | educational-technology
google-trainer | Google Certified Trainer | certification | Google for Education Certified Trainer | edtech-certificates
mie | Microsoft Innovative Educator | certification | <MIE Expert; <Microsoft Innovative Educator Expert
mce | Microsoft Certified Educator | certification | MCE educator; Microsoft Certified Educator MCE
apple-teacher | Apple Teacher | certification | Apple Teacher certified
ade | Apple Distinguished Educator | certification | ADE Apple
iste-certified | ISTE certification | certification | ISTE Certified; ISTE Certified Educator
quality-matters | Quality Matters certification? | certification | Quality Matters certified peer reviewer; Quality Matters certified reviewer |  | peer reviewer; applying the qm rubric
online-teaching-cert | Online teaching certificate | certification | online teaching certification; Certified Online Instructor | online-teaching
id-certificate | Instructional design certificate | certification | instructional design certification | instructional-design
crla | CRLA tutor certification | certification | CRLA certified tutor; CRLA? | tutoring | certified; level; certification; level i; level 1
roll20 | Roll20 | tool | Roll20 virtual tabletop
bakalari | Bakaláři | tool | Bakaláři software; systém Bakaláři
`;

export const substitutes = String.raw`
learning-platforms | learning management systems | 0.6 | blackboard; moodle; canvas-lms; schoology; brightspace; google-classroom; sakai; open-edx; ilias; itslearning; totara; webct; angel-lms; pearson-ecollege; stud-ip
elearning-authoring | e-learning authoring tools | 0.6 | articulate; adobe-captivate; lectora; ispring; articulate-rise; elucidat; easygenerator; dominknow; adobe-presenter; gomo; evolve-authoring; adapt-learning
animated-video-tools | animated explainer videos | 0.5 | vyond; powtoon
screen-recorders | screen recording | 0.6 | camtasia; screenpal; screencastify
student-systems-school | student information systems of schools | 0.6 | powerschool; infinite-campus; skyward; aeries; synergy-sis; genesis-sis; focus-sis; gradelink; facts-sis; schooltool; eschoolplus; veracross; progressbook; teacherease; rediker
student-systems-university | student information systems of universities | 0.6 | banner; colleague-ellucian; campusvue; jenzabar; populi
student-systems-britain | management information systems of schools in Britain | 0.6 | sims-school; arbor-mis
quiz-apps | classroom quizzes | 0.6 | kahoot; quizizz; socrative; plickers; blooket; gimkit
lesson-apps | interactive lessons | 0.6 | nearpod; pear-deck; edpuzzle
audience-polls | audience polls | 0.6 | poll-everywhere; mentimeter
school-messaging | messages between school and parents | 0.6 | classdojo; remind-app; parentsquare; talkingpoints; bloomz
childcare-apps | child care management apps | 0.6 | brightwheel; himama; procare; tadpoles
math-programs | mathematics practice software | 0.5 | ixl; dreambox; st-math; reflex-math; prodigy-math; zearn; mathletics; khan-academy
reading-programs | reading practice software | 0.5 | lexia; read-180; achieve3000; raz-kids; newsela; commonlit; imagine-learning; raz-plus; lexia-learning
courseware | online courseware for schools | 0.6 | edgenuity; odysseyware; apex-learning; study-island
homework-systems | online homework systems | 0.5 | mymathlab; mcgraw-connect; aleks; webassign
proctoring-tools | online exam proctoring | 0.6 | proctoru; proctorio; examity
plagiarism-tools | plagiarism detection | 0.6 | turnitin; safeassign
classroom-whiteboards | interactive whiteboards | 0.6 | smart-board; promethean; mimio
reading-assessments | reading assessments | 0.5 | dibels; dra-reading; fountas-pinnell; mclass; qri
achievement-tests | individual achievement tests | 0.5 | woodcock-johnson; ktea; wiat
screening-assessments | computer-adaptive school assessments | 0.5 | nwea-map; i-ready; renaissance-star; fastbridge
aac-apps | communication apps | 0.5 | proloquo2go; touchchat; lamp-wfl
structured-reading-programs | structured reading programs | 0.5 | wilson-reading; barton-reading; lindamood-bell
state-teacher-exams | teacher licensing exams | 0.4 | praxis; texes; nystce; ftce; gace; mtel
english-teaching-certificates | initial certificates for teaching English | 0.6 | celta; certtesol
designing-learning | designing courses | 0.4 | curriculum-development; course-design; instructional-design
early-years-teaching | teaching young children | 0.5 | early-childhood-education; preschool-teaching; kindergarten-teaching
literacy-subjects | reading and writing | 0.4 | reading-instruction; english-language-arts; writing-instruction
special-needs-teaching | special education | 0.4 | special-education; inclusion-classroom
measuring-learning | assessing learners | 0.4 | student-assessment; formative-assessment; progress-monitoring
behavior-at-school | behavior at school | 0.4 | classroom-management; student-behavior-management; pbis
`;
