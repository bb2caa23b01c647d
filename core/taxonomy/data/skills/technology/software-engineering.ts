/** Software engineering: languages, frameworks, libraries, testing, methods, enterprise platforms, embedded, games. Format: ../README.md */
export const skills = String.raw`
# Foundations
programming | Programming? | technical | Computer programming; Programming languages; Programming skills; Programmierung; Programmierkenntnisse; Programmiersprachen; Programmation informatique; Programación?; Langages de programmation; Lenguajes de programación; Computer coding; Software coding; Coding skills?; Coding languages |  | java; python; c++; c#; developer; code; javascript; sql; php; .net
software-development | Software development | technical | Software engineering; <Application development; <Applications development; Software programming; Softwareentwicklung; <Anwendungsentwicklung; Développement logiciel; Développement de logiciels; Génie logiciel; Desarrollo de software; Ingeniería de software; <Desarrollo de aplicaciones; <App development; <Custom software development | programming
web-development | Web development | technical | Website development; <Web application development; Web programming; <Web apps; <Web applications; Webentwicklung; Web-Entwicklung; Développement web; Desarrollo web; <Web technologies; Web dev | software-development
front-end-development | Front-end development | technical | Front end?; Frontend; Frontend development; Client-side development; Front-end web development; Front-end engineering; Frontend-Entwicklung; Développement front-end; Desarrollo front-end; <Client-side scripting; <UI development | web-development | html; css; javascript; react; angular; web; backend; developer; ui; vue; frameworks; typescript; back-end; apis; software architecture; full-stack; figma; redux; jquery; next.js
back-end-development | Back-end development | technical | Backend?; Back-end?; Backend development; Server-side development; Server-side programming; Backend-Entwicklung; Développement back-end; Desarrollo back-end; Backend engineering; Back-end programming; Back-end web development | software-development | developer; frontend; front-end; api; java; python; node.js; php; html; css; javascript; web; node; microservices; django; go
full-stack-development | Full-stack development | technical | Full stack; Fullstack; Full-stack web development; Fullstack development; Full stack engineering; <MEAN stack; <MERN stack; <MEVN stack; <LAMP stack development | front-end-development; back-end-development
mobile-development | Mobile app development | technical | Mobile development; Mobile application development; Mobile apps?; Mobile applications?; Mobile programming; App-Entwicklung; Mobile Entwicklung; Développement mobile; Desarrollo móvil; <Mobile application design | software-development | swift; kotlin; flutter; dart; development; developed; developing; sdk; react native; objective-c; xcode; android studio; xamarin; ionic; built; coded; programmed; mobile developer; ios developer; android developer; app developer
android-development | Android development | technical | Android app development; <Android SDK; Android?; Android programming; Android applications; <Android NDK; Android-Entwicklung; Développement Android; Desarrollo Android | mobile-development | kotlin; java; sdk; swift; flutter; firebase; developer; android studio; jetpack; react native; software engineer; mobile developer; mobile engineer; play store; google play; app store; mvvm; android engineer; rxjava; dagger; retrofit; mobile development; app development
ios-development | iOS development | technical | iOS app development; <iOS SDK; iPhone development; iOS programming; <iPhone SDK; iOS applications; iOS-Entwicklung; Développement iOS; iOS? | mobile-development | swift; objective-c; xcode; developer; flutter; uikit; swiftui; sdk; react native; kotlin; software engineer; mobile developer; mobile engineer; app store; ios engineer; cocoa; mvvm; mobile development; app development
game-development | Game development | technical | Video game development; Game programming; Games development; <Gameplay programming; Spieleentwicklung; Développement de jeux vidéo; Desarrollo de videojuegos | software-development
desktop-development | Desktop application development | technical | Desktop applications?; Desktop development; <Windows application development; <Windows applications?; <Windows programming; <GUI development; <GUI programming | software-development | c#; .net; java; wpf; development; developed; developing; qt; swing; vb; winforms; c++; delphi; electron
embedded-systems | Embedded systems | technical | Embedded software; Embedded development; Embedded programming; Embedded software development; Embedded system design; Eingebettete Systeme; Systèmes embarqués; Sistemas embebidos; <Embedded Linux development; Embedded?; Embedded engineering | software-development | firmware; c; c++; microcontroller; microcontrollers; rtos; linux; arm; hardware; iot; fpga; software development; c++ software; electronics; real-time
computer-science | Computer science | technical | Informatik?; Informatique fondamentale; Ciencias de la computación; Computing science; CS fundamentals; Computer science fundamentals; scienze informatiche; <laurea in informatica; <laurea magistrale in informatica; <ingegneria informatica; <perito informatico; <docente di informatica; <diploma in informatica; <informatica gestionale; <scienze dell'informazione; <ingeniero en informática; <licenciatura em informática; <ingeniería informática; <ingeniería en informática; <ingeniería técnica en informática; <ingeniería técnica informática; <licenciatura en informática; <grado en informática; <engenharia informática; <tecnologia informatica |  | studium; studies; bachelor; master; degree; university; algorithms; programming; programmierung; software; diplom; grad
algorithms | Algorithms? | technical | Algorithm design; Algorithm development; <Algorithm analysis; Algorithmen; Algorithmes; Algorithmique; Algoritmos; <Analysis of algorithms | programming | structures; programming; c++; java; python; optimization; graph; leetcode; software; machine learning; data structures; computer science
data-structures | Data structures | technical | <DSA?; Datenstrukturen; Structures de données; Estructuras de datos | programming | algorithms; leetcode; programming; java; c++
object-oriented-programming | Object-oriented programming | technical | oop; Object oriented; <Object-oriented design; <OOD; <OOAD; <OO design; OO programming; <Object oriented analysis and design; Object oriented development; Object oriented software development; Object oriented concepts; OOPs concepts; OOP concepts; Objektorientierte Programmierung; Programmation orientée objet; POO?; Programación orientada a objetos; Object-orientated programming; OOPS? | programming | java; c++; programming; c#; concepts; python; inheritance; polymorphism; php; uml; programmation; programación; orientada; objet; objetos
functional-programming | Functional programming | technical | Functional languages; Funktionale Programmierung; Programmation fonctionnelle; Programación funcional; FP? | programming | haskell; scala; clojure; f#
reactive-programming | Reactive programming | technical | <Functional reactive programming; <Reactive extensions; <Reactive streams | programming
concurrent-programming | Concurrent programming | technical | Concurrency?; <Multithreading; <Multi-threading; <Multi-threaded programming; <Multithreaded programming; <Multi-threaded applications; <Multithreaded applications; <Threading?; <Asynchronous programming; <Async programming; <Multithread programming | programming | java; c++; concurrency; multithreaded; programming; async; multithreading; threads; deadlocks; parallelism; performance issues; distributed systems; memory management; asynchronous; golang; scala; rust
parallel-computing | Parallel computing | technical | Parallel programming; Parallel processing | programming | openmp; cuda; hpc; c++; fortran; parallel; cluster
openmp | OpenMP | technical | Open MP | parallel-computing
message-passing-interface | Message Passing Interface | technical | MPI?; <OpenMPI; <MPICH | parallel-computing | openmp; cuda; hpc; c++; fortran; parallel; cluster
network-programming | Network programming? | technical | Socket programming; Sockets programming; TCP/IP programming; <Winsock; <TCP sockets | programming; tcp-ip | sockets; tcp; udp; c++; java; python; socket; linux; c
systems-programming | Systems programming? | technical | System programming?; Low-level programming; System-level programming; <Kernel development; <Kernel programming | programming | kernel; POSIX; Linux; UNIX; assembler; multithreading; C++
linux-kernel-development | Linux kernel development | technical | Linux kernel; Linux kernel programming; <Linux kernel modules | systems-programming; linux
compiler-design | Compiler design | technical | Compilers; Compiler construction; Compiler development; <Parser development | computer-science
llvm | LLVM | tool | <LLVM IR; <MLIR | compiler-design
software-architecture | Software architecture | technical | Software design; <Application architecture; Software architecture design; <Application design; Softwarearchitektur; Architecture logicielle; Arquitectura de software; Software system design; <Technical architecture | software-development
system-design | System design? | technical | Systems design?; Systementwurf?; Conception de systèmes?; Diseño de sistemas?; <High-level design; <Low-level design; <HLD?; <LLD?; <Scalable system design; Conception de systèmes d'information; Conception de systèmes informatiques |  | architecture; sdlc; requirements; uml; microservices; design documents; software; networking; logiciel; logiciels; anforderungen; systemarchitektur
solution-architecture | Solution architecture | technical | Solutions architecture; Solution design; Architecture solution; Solution architecting | software-architecture
enterprise-architecture | Enterprise architecture | technical | Unternehmensarchitektur; Architecture d'entreprise; Arquitectura empresarial; Enterprise IT architecture
zachman-framework | Zachman Framework | technical | | enterprise-architecture
archimate | ArchiMate | technical | ArchiMate modelling; ArchiMate modeling | enterprise-architecture
togaf | TOGAF certification | certification | TOGAF certified; <TOGAF 9 certified; TOGAF Certified Practitioner; <TOGAF Foundation certification | togaf-standard
togaf-standard | TOGAF | technical | TOGAF 9; The Open Group Architecture Framework; TOGAF 9.1; TOGAF 9.2; TOGAF 10; TOGAF framework | enterprise-architecture
design-patterns | Design patterns? | technical | Software design patterns; <Gang of Four patterns; <GoF patterns; Object-oriented design patterns; Entwurfsmuster; Patrons de conception; Patrones de diseño; <J2EE design patterns; <Core Java design patterns; <Architectural patterns? | software-architecture | java; c++; c#; singleton; factory; mvc; oop; object-oriented; solid; software; .net; microservices; spring; uml; python; javascript; algorithms; tdd; j2ee; programming; refactoring; php; ddd; data structures; developer; developers; coding; code; agile; api; clean code; software engineer; scrum; architecture concepts; data models; frameworks; unit tests
solid-principles | SOLID principles | technical | SOLID design principles; SOLID design | object-oriented-programming
mvc | Model-view-controller | technical | MVC?; MVC architecture; MVC pattern; MVC framework; MVC design pattern; MVC frameworks; Model view controller architecture | software-architecture | framework; asp.net; spring; php; java; javascript; .net; c#; pattern; model; web; html; laravel; angular; jquery; entity; struts; ruby; rails; django; mvvm
mvvm | MVVM | technical | Model-View-ViewModel; MVVM pattern; MVVM architecture; MVVM design pattern | software-architecture
dependency-injection | Dependency injection | technical | <Inversion of control; <IoC?; <IoC containers | software-architecture | spring; dependency; injection; c#; .net; java; autofac
autofac | Autofac | tool | | dependency-injection; dot-net
ninject | Ninject | tool | | dependency-injection; dot-net
google-guice | Google Guice | tool | Guice | dependency-injection; java
domain-driven-design | Domain-driven design | technical | DDD?; Domain driven development; <bounded contexts; <bounded context; <ubiquitous language | software-architecture | microservices; cqrs; architecture; hexagonal; tdd; java; c#; bounded; driven
microservices | Microservices | technical | Microservice; Micro services; Microservice architecture; Microservices architecture; Micro service architecture; Microservices-Architektur; Architecture microservices; Microservicios; Microservice-based architecture | software-architecture
service-oriented-architecture | Service-oriented architecture | technical | SOA?; Service oriented architectures; Service-orientated architecture; SOA architecture | software-architecture | web; soap; java; esb; microservices; oracle; middleware; bpel; j2ee; bpm
oracle-soa-suite | Oracle SOA Suite | tool | SOA Suite; Oracle SOA; Oracle SOA 12c; Oracle SOA 11g | service-oriented-architecture
event-driven-architecture | Event-driven architecture | technical | Event-driven systems; <Event-driven programming; <Event-driven microservices; Event-driven design | software-architecture
event-sourcing | Event sourcing | technical | | event-driven-architecture
cqrs | CQRS | technical | Command Query Responsibility Segregation | software-architecture
distributed-systems | Distributed systems | technical | Distributed computing; <Distributed applications; Verteilte Systeme; Systèmes distribués; Sistemas distribuidos; Distributed architecture; <Distributed application development | software-architecture
hexagonal-architecture | Clean architecture | technical | <Hexagonal architecture; <Ports and adapters; <Onion architecture | software-architecture
n-tier-architecture | N-tier architecture | technical | Multi-tier architecture; Layered architecture; N-tier; <Three-tier architecture; <3-tier architecture; <N-tier application development; <Multi-tier applications | software-architecture
client-server | Client-server architecture | technical | Client-server; <Client/server applications; <Client-server applications; Client server technologies; Client/server computing | software-architecture
monorepo | Monorepo | technical | Monorepos | version-control
nx | Nx? | tool | Nx workspace; Nx monorepo | monorepo; typescript | monorepo; angular; turborepo; lerna; nrwl; typescript; nestjs; react
turborepo | Turborepo | tool | Turbo repo | monorepo
lerna | Lerna? | tool | Lerna.js | monorepo | monorepo; npm; yarn; typescript; javascript; turborepo
micro-frontends | Micro frontends | technical | Micro-front-ends; <Module federation; Micro frontend | front-end-development
uml | UML | technical | Uml; Unified Modeling Language; Unified Modelling Language; UML diagrams; UML modeling; UML modelling; <Use case diagrams; <Sequence diagrams; <Class diagrams; UML design
bpmn | BPMN | technical | Business Process Model and Notation; BPMN 2.0; Business Process Modeling Notation
rational-rose | IBM Rational Rose | tool | Rational Rose | uml
rational-software-architect | IBM Rational Software Architect | tool | Rational Software Architect | uml
enterprise-architect-tool | Sparx Enterprise Architect | tool | Enterprise Architect tool; Sparx EA; Sparx Systems Enterprise Architect | uml
clean-code | Clean code | technical | Software craftsmanship; Clean coding; <Maintainable code; <Code standards?; <YAGNI; <KISS principle; <DRY principle; <DRY principles; <Code quality?; <Coding standards?; <Coding conventions?; <Coding best practices? | software-development | developer; refactoring; sonarqube; java; c#; .net; programming; python; javascript; c++; solid; unit testing; software engineering; git; software development; tdd; developers; development team; development methodologies; code reviews; software engineers; engineering; scrum; agile; best practices; clean code; test coverage
refactoring | Refactoring | technical | Code refactoring; <Technical debt reduction; Refactored code | software-development
code-review | Code review? | technical | Code reviews?; Peer code review; <Peer reviewing code; Code reviewing; <Pull request reviews; <Code inspection; Revue de code; Peer code reviews | software-development | software; developer; developers; github; git; agile; java; python; javascript; c#; c++; unit; engineers; programming; sonarqube; refactoring; bugs; scrum; gitlab; bitbucket; react; sql; tdd; coding; pull requests; pair programming; .net; deployment; devops; testing; code; backend; frontend; technical discussions; production quality; engineering team; unit tests; refactor; clean code; software engineering; codebase; high quality code; design reviews
pair-programming | Pair programming | technical | Paired programming; Pairing?; <Mob programming | software-development | programming; developer; tdd; agile; code
debugging | Debugging | technical | Software debugging; Code debugging; Debug; Debugging skills; Fehlersuche in Software; Débogage; Depuración de código; Debugged; <Bug fixing; <Bug fixes; <Resolving bugs; <Bugfixing; <Root-cause debugging | programming
software-maintenance | Software maintenance | technical | Application maintenance?; Softwarewartung; Maintenance logicielle; <Legacy system maintenance | | software; code; java; sql; bug; bugs; sap; enhancement; enhancements; .net; development
application-support | Application support | technical | Applicative support; Application support engineering; Production support?; Anwendungsbetreuung; Applikationssupport; Support applicatif; Soporte de aplicaciones; <L3 support; <L2 application support; Applications support; <Production application support | | application; applications; software; unix; sql; deployments; l2; java; servers
software-migration | Legacy modernisation | technical | Legacy modernization; Application modernization; Application modernisation; <Application migration; <Legacy migration | software-development
performance-optimisation | Software performance optimisation | technical | Performance optimization?; Application performance tuning; <Performance profiling; <Code profiling; <Profiling tools; Application performance optimization; Performance engineering?; Performance tuning? | | code; java; jvm; profiling; query; web; c++; memory
caching | Caching | technical | Cache design; <Distributed caching; <Cache invalidation; <Memory caching
scalability | Scalability engineering | technical | Scalable systems; Scalable applications; Scalable architecture; High-scalability; Scalable web applications; Scalable software; Scalability? | | architecture; cloud; microservices; backend; distributed; software; restful; cloud hosting; high availability; throughput; latency; web services; api; databases; kubernetes; load balancing
memory-management | Memory management | technical | <Memory optimization; <Memory leaks; <Memory leak analysis; <Memory allocation; <Garbage collection? | programming | jvm; java; memory; heap; gc; c#; python; allocation; runtime
sdlc | Software development life cycle | technical | SDLC; Software development lifecycle; Systems development life cycle; System development life cycle; Software life cycle; System development lifecycle; Systems development lifecycle; <Full software development life cycle; Cycle de vie logiciel; Full life cycle development; Full lifecycle development; Software development processes
software-development-tools | Software development tools | technical | Developer tools | | -
application-lifecycle-management | Application lifecycle management | technical | ALM tools | sdlc
requirements-analysis | Requirements analysis | technical | Requirement analysis; <Requirements gathering; <Requirement gathering; Requirements engineering; <Requirements management; <Requirements elicitation; <Software requirements; <Gathering requirements; <Functional requirements; <Business requirements gathering; <Requirements definition; <Requirements documentation; Anforderungsanalyse; <Anforderungsmanagement; Analyse des besoins?; Análisis de requisitos; <SRS documents; <Functional specifications; <Software requirements specification; <Functional specification; <Technical specifications writing; <Requirements specification; <Recueil des besoins? | | logiciel; fonctionnel; cahier; informatique; spécifications; utilisateurs; système; applicatif; moa; amoa; si; fonctionnelles; métier
use-cases | Use case writing | technical | Use cases?; Use case development; Use case modeling; Use case analysis | requirements-analysis | requirements; uml; analyst; functional; specifications; diagrams; brd
user-stories | User story writing | technical | User stories; Writing user stories; <User story mapping; User story creation; <Acceptance criteria? | requirements-analysis | agile; scrum; backlog; jira; sprint; epics
systems-analysis | Systems analysis? | technical | System analysis?; Systemanalyse; Analyse de systèmes; Análisis de sistemas; <Systems analysis and design; <System analysis and design |  | business analyst; SDLC; UML; databases; programmer; software; requirements
technical-documentation | Technical documentation | technical | <Technical design documents; <API documentation; <Code documentation; <Technical design documentation; <Software design documents; <System documentation; Technische Dokumentation; Documentation technique; Documentación técnica; <Software documentation
release-management | Release management | technical | Software release management; <Release planning?; <Release engineering; Releasemanagement; Gestion des mises en production; <Release coordination?; <Software releases | | agile; software; sprint; jenkins; devops; ci/cd; jira; deployments; scrum; sdlc; git
software-deployment | Application deployment | technical | Software deployment; Code deployment; Deployment of applications; Application deployments; Déploiement d'applications; Softwareverteilung?; <Production deployment; <Production deployments | | software; sccm; intune; rollout; pakete
software-licensing | Open-source software | technical | Open source?; <Open source development; <Open-source contribution; Open-source projects; Opensource; FOSS?; Logiciel libre; Software libre | | software; github; linux; code; contributor; contributions; developer; library; libraries; apache; git; gnu; source community; source projects; contribute; committers; kernel

# Methods
agile | Agile? | technical | Agile methodologies; Agile methodology; Agile development; Agile software development; Agile methods; <Agile project management; Agile practices; Agile process; Agile processes; Agile framework; Agile frameworks; <Agile Scrum methodology; Agile delivery; Agile ways of working; <Agile teams; Agile SDLC; Agile principles; Agile Methoden; Agile Entwicklung; Agile Softwareentwicklung; Agiles Arbeiten; <Agiles Projektmanagement; Méthodes agiles; Méthode agile; Méthodologie agile; Metodologías ágiles; Metodologías agile; Agile environment | | scrum; kanban; sprint; sprints; waterfall; software; methodology; methodologies; jira; sdlc; devops; software development; developers; scrum master; product owner
scrum | Scrum | technical | Scrum methodology; Scrum framework; Scrum methodologies; <Scrum ceremonies; <Sprint planning; <Daily scrum; <Sprint retrospectives; Scrum process; <Scrum team; <Sprint reviews | agile
scrum-master | Scrum mastering | technical | Scrum Mastery; Scrum facilitation; Scrum master skills; Acting as Scrum Master | scrum
agile-coaching | Agile coaching | technical | Agile coach; <Agile facilitation | agile
kanban | Kanban | technical | <Kanban boards; <Kanban board; Kanban method; <Scrumban | agile
extreme-programming | Extreme programming | technical | eXtreme Programming XP; <XP practices; XP methodology; Scrum/XP; Agile/XP; XP programming | agile | agile; scrum; tdd; pair; kanban; programming; lean; methodologies
safe-agile | Scaled Agile Framework | technical | SAFe Agile; Scaled agile; SAFe framework; SAFe methodology; Scaled Agile Framework (SAFe); <PI planning; SAFe?; <Agile release train | agile | agile; scrum; scaled; kanban; pi
large-scale-scrum | Large-Scale Scrum | technical | LeSS framework; LeSS Agile | scrum
scaled-agile | Agile at scale | technical | Scaling agile; Agile scaling; Enterprise agility | agile
waterfall | Waterfall methodology | technical | Waterfall?; Waterfall model; Waterfall SDLC; Waterfall development; Waterfall methodologies; Wasserfallmodell; Waterfall method | sdlc | agile; scrum; sdlc; methodology; methodologies
v-model | V-Model | technical | V-Modell; Cycle en V; V model development; V-cycle | sdlc
rational-unified-process | Rational Unified Process | technical | RUP; Unified process; Rational unified process RUP | sdlc
rapid-application-development | Rapid application development | technical | RAD methodology; RAD tools; Rapid prototyping of software | software-development
joint-application-development | Joint application development | technical | JAD sessions; Joint application design; JAD? | requirements-analysis | requirements; rad; facilitated; rup; uml
tdd | Test-driven development | technical | TDD?; Test driven design; Test-first development; Testgetriebene Entwicklung; Développement piloté par les tests; Desarrollo guiado por pruebas | unit-testing | junit; agile; scrum; bdd; java; developer; refactoring; c#; ruby; unit testing; unit tests; pair programming; ddd; solid; javascript; jest; continuous integration; test driven; software; clean code
bdd | Behaviour-driven development | technical | BDD?; Behavior-driven development; <Gherkin?; <Behavior driven testing; <Specification by example | software-testing | selenium; tdd; specflow; agile; behave; bdd; jbehave; serenity; cypress; java; cucumber bdd; testng; junit; atdd; playwright
atdd | Acceptance test-driven development | technical | ATDD | software-testing
csm | Certified ScrumMaster | certification | Certified Scrum Master; CSM?; Scrum Alliance CSM; Certified Scrum Master (CSM) | scrum-master-certification | cspo; psm; scrumalliance; scrummaster; scrum alliance; csp-sm; safe agilist; pmi-acp; certified scrum; pmp; scrum master
scrum-master-certification | Scrum Master certification | certification | Scrum Master certified; certified as Scrum Master; Scrum-Master-Zertifizierung; certification Scrum Master
advanced-certified-scrummaster | Advanced Certified ScrumMaster | certification | A-CSM?; Advanced Certified Scrum Master | csm | scrum; scrum alliance; csp-sm; agile; cspo; pmi-acp
certified-scrum-professional | Certified Scrum Professional | certification | CSP-SM; Certified Scrum Professional ScrumMaster | scrum
psm | Professional Scrum Master I | certification | PSM I?; PSM 1? | psm-certification | scrum; agile; scrum.org; pspo; csm; kanban; scrum master; jira; sprint
psm-certification | Professional Scrum Master (PSM) | certification | PSM?; PSM certification?; Professional Scrum Master?; Scrum.org PSM | scrum-master-certification | scrum; scrum.org; pspo; certified; certification; certifications; certificate
professional-scrum-master-ii | Professional Scrum Master II | certification | PSM II?; PSM 2? | psm-certification | scrum; agile; scrum.org; pspo; csm; kanban; scrum master; jira; sprint
cspo | Certified Scrum Product Owner | certification | CSPO? | scrum | scrum; csm; agile; product owner; pspo; psm; scrum alliance; backlog; scrummaster; pmp
professional-scrum-product-owner | Professional Scrum Product Owner? | certification | <PSPO I; <Professional Scrum Product Owner I; PSPO? | scrum | scrum; agile; product owner; psm; cspo; scrum.org; backlog; pspo; certified; certification; certifications; certificate
certified-scrum-developer | Certified Scrum Developer | certification | | scrum
professional-scrum-developer | Professional Scrum Developer? | certification | PSD I? | scrum | scrum; agile; scrum.org; psm; psd i; certified; certification; certifications; certificate
professional-agile-leadership | Professional Agile Leadership? | certification | PAL I?; Professional Agile Leadership I | agile | scrum; scrum.org; agile; PSM; pal i; certified; certification; certifications; certificate
safe-agilist | Certified SAFe Agilist | certification | SAFe Agilist; <SAFe 5 Agilist; Leading SAFe certification; SAFe Agilist SA | safe-agile
leading-safe-course | Leading SAFe course | certification | Leading SAFe?; Leading SAFe training?; Leading SAFe workshop?; Leading SAFe 5 course |  | safe agilist; attended; scaled agile certified; certified; certification; certifications; certificate
certified-safe-scrum-master | Certified SAFe Scrum Master | certification | SSM SAFe; SAFe SSM | safe-agile; scrum
safe-popm | Certified SAFe POPM | certification | SAFe POPM; SAFe Product Owner Product Manager?; <Certified SAFe Product Owner; Certified SAFe Product Owner Product Manager | safe-agile | certified; certification; safe certified
certified-safe-practitioner | Certified SAFe Practitioner | certification | SAFe practitioner?; SAFe SP | safe-agile | certification; certifications; certificate; agilist; popm
safe-practice-consultant | SAFe Practice Consultant? | certification | SAFe Program Consultant?; SAFe SPC; Certified SAFe Program Consultant | safe-agile | spc; certified; certification; certifications; certificate
safe-release-train-engineer-certification | SAFe Release Train Engineer certification | certification | Certified SAFe RTE; SAFe RTE certified | safe-agile
pmi-acp | PMI Agile Certified Practitioner | certification | PMI-ACP; Agile Certified Practitioner | agile
istqb | ISTQB Foundation Level | certification | ISTQB CTFL; CTFL; ISTQB Foundation; ISTQB Certified Tester Foundation Level | istqb-certification
istqb-certification | ISTQB certification | certification | ISTQB?; ISTQB certified; ISTQB Certified Tester; ISTQB-Zertifizierung |  | certified; certification; certificate; zertifiziert; zertifizierung; zertifikat; certifié; certifiée; certificado; certificada; foundation; ctfl; foundation level; advanced level; tester; csm; psm
istqb-test-manager | ISTQB Test Manager | certification | ISTQB Advanced Test Manager; ISTQB Advanced Level Test Manager; CTAL-TM; ISTQB CTAL-TM | istqb
istqb-test-analyst | ISTQB Test Analyst | certification | ISTQB Advanced Test Analyst; CTAL-TA; ISTQB Advanced Level Test Analyst | istqb
istqb-technical-test-analyst | ISTQB Technical Test Analyst | certification | ISTQB Advanced Technical Test Analyst; CTAL-TTA | istqb
istqb-agile-tester | ISTQB Agile Tester | certification | ISTQB Foundation Agile Tester; CTFL-AT; ISTQB Agile Extension | istqb
istqb-test-automation-engineer | ISTQB Test Automation Engineer | certification | CTAL-TAE; ISTQB Advanced Test Automation Engineer | istqb
certified-software-tester | Certified Software Tester | certification | CSTE?; Certified Software Tester CSTE | software-testing | qai; istqb; tester; qa; csqa; software testing
ocpjp | Oracle Certified Professional Java Programmer | certification | OCPJP; Oracle Certified Professional Java SE; Oracle Certified Professional: Java SE Programmer; OCP Java SE; <OCJP; <OCP Java 8; <OCP Java 11; <OCP Java 17; <Oracle Certified Professional Java 8 | java
scjp | Sun Certified Java Programmer (SCJP) | certification | SCJP; Sun Certified Java Programmer
oracle-certified-associate-java-programmer | Oracle Certified Associate Java Programmer | certification | OCAJP; Oracle Certified Associate Java; OCA Java; <OCAJP 8; <OCA Java SE 8 | java
sun-certified-web-component-developer | Sun Certified Web Component Developer | certification | SCWCD; <OCWCD | java; java-ee
spring-professional-certification | Spring Professional certification | certification | Spring Certified Professional; <Spring Core certification; VMware Spring Professional | spring
mcsd | Microsoft Certified Solutions Developer | certification | MCSD?; Microsoft Certified Solution Developer |  | mcp; mcse; mcad; mcdba; mcts; mcpd; mcsa; .net; c#; asp.net; vb.net; visual basic; visual studio
microsoft-certified-professional-developer | Microsoft Certified Professional Developer | certification | MCPD? | dot-net | mcp; mcts; mcsd; mcad; .net; c#; asp.net; vb.net; visual studio; sharepoint
microsoft-certified-application-developer | Microsoft Certified Application Developer | certification | MCAD? | dot-net | mcsd; mcp; mcse; mcts; mcpd; mcdba
pl-400 | Power Platform Developer Associate | certification | PL-400?; Microsoft Certified Power Platform Developer Associate; PL 400? | power-platform | Power Platform; Power Apps; Microsoft; Power Automate; Dynamics 365; Dataverse; PL-200; PL-900; PL-600; PL-500
ireb-cpre | IREB CPRE | certification | Certified Professional for Requirements Engineering; CPRE?; IREB certified; <IREB Foundation Level; <CPRE-FL; <IREB CPRE Foundation Level | requirements-analysis | requirements; requirement; ireb; anforderungen; anforderungsmanagement; istqb; business analyst

# Languages
java | Java | technical | Core Java; Java SE; J2SE; Java 8; Java 11; Java 17; Java 7; Java programming; Java development; JDK; Java Standard Edition; Java programming language; Advanced Java; Java 21; Java application development; Java-Entwicklung; Java language; Oracle Java; Sun Java; Sun Microsystems Java | object-oriented-programming
python | Python | technical | Python 3; Python programming; Python development; Python scripting; Python 2.7; Python3; Python scripts; Python programming language; Python language; Python 2; CPython | programming
javascript | JavaScript | technical | js; JS?; Java Script; ECMAScript; ES6; ES5; <Vanilla JavaScript; <Vanilla JS; ES2015; ES6+; JavaScript ES6; Javascripting; EcmaScript 6; JavaScript programming; ES7; <Modern JavaScript; ES2017; ES2018; ES2020 | programming | html; html5; css; css3; jquery; react; vue; vuex; angular; node; nodejs; typescript; ts; php; python; java; sql; mysql; git; web; website; frontend; backend; developer; developers; development; programming; programmer; software; ajax; json; cypress; jest; webpack; mongodb; bootstrap; wordpress; scss; sass; npm; ui; ux; fullstack; engineer
dhtml | DHTML | technical | Dynamic HTML; Dynamic hypertext markup language DHTML | html; javascript
typescript | TypeScript | technical | TS?; Type Script; TypeScript programming | javascript | javascript; typescript; js; node; node.js; nodejs; react; angular; vue; nestjs; next.js; npm; eslint; graphql; frontend; backend
c | C? | technical | C programming; C language; C programming language; ANSI C; <Embedded C; Programming in C; C Programmierung; Langage C; Lenguaje C; C99; Language C | programming | c++; c#; java; javascript; html; visual studio; eclipse; python; programming; embedded; linux; assembly; microcontroller; fortran; pascal; matlab; perl; unix
c-plus-plus | C++ | technical | C plus plus; CPP?; C++11; C++14; C++17; C++20; C++ programming; Modern C++; C++ development; <Embedded C++ | object-oriented-programming | java; programming; python; c; embedded; linux
microsoft-visual-c-plus-plus | Microsoft Visual C++ | tool | Visual C++; VC++; MSVC; Visual C++ 6.0; VC++ 6.0; MS Visual C++ | c-plus-plus
borland-c-plus-plus-builder | Borland C++ Builder | tool | C++ Builder; C++Builder; Embarcadero C++Builder | c-plus-plus
borland-c-plus-plus | Borland C++ | tool | | c-plus-plus
turbo-c-plus-plus | Turbo C++ | tool | | c-plus-plus
turbo-c | Turbo C | tool | Borland Turbo C | c-plus-plus
c-sharp | C# | technical | C Sharp; CSharp; C#.NET; C# .NET; C Sharp.NET; Visual C#; C# programming; Csharp.net; C# development | object-oriented-programming; dot-net
go | Go? | technical | Golang; Go lang; Go programming language; Go programming; Go (Golang) | programming | golang; goroutine; backend; kubernetes; microservices; programming; python; java; rust; docker; developer; grpc
rust | Rust? | technical | Rust programming; Rustlang; Rust programming language; Rust language | systems-programming | programming; c++; golang; cargo; webassembly; developer; wasm; tokio; python; embedded; typescript; backend
ruby | Ruby? | technical | Ruby programming; Ruby language; Ruby scripting; Ruby programming language; Ruby development | object-oriented-programming | rails; python; programming; rspec; javascript; developer; perl; php; sinatra; java
jruby | JRuby | technical | | ruby; java
php | PHP | technical | Php; PHP5; PHP 7; PHP7; PHP 5; PHP 8; PHP8; PHP programming; PHP development; PHP scripting; Core PHP; PHP-Programmierung; <Object-oriented PHP; <OOP PHP | back-end-development
swift | Swift? | technical | Swift programming; Swift language; Swift 5; Swift 4; Swift programming language; Swift 3; Swift development | programming | ios; objective-c; xcode; swiftui; kotlin; uikit; cocoa; iphone
swiftui | SwiftUI | technical | Swift UI | swift; ios-development
objective-c | Objective-C | technical | Objective C; ObjC; Obj-C; Objective-C 2.0; Objectiv-C | object-oriented-programming
kotlin | Kotlin | technical | Kotlin programming; <Kotlin coroutines; Kotlin language | object-oriented-programming
kotlin-multiplatform | Kotlin Multiplatform | technical | KMM; Kotlin Multiplatform Mobile; KMP Kotlin | kotlin; mobile-development
ktor | Ktor | technical | Ktor framework | kotlin; back-end-development
scala | Scala? | technical | Scala programming; Scala language; Scala development | functional-programming | java; spark; kafka; python; akka; kotlin; hadoop; functional; programming; sbt; jvm; clojure; haskell; aws; backend; developer; pyspark; hive
groovy | Groovy? | technical | Apache Groovy; Groovy scripting; Groovy language; Groovy scripts | programming | java; grails; jenkins; gradle; scripting; pipeline; spock; spring
clojure | Clojure | technical | Clojure programming | functional-programming
clojurescript | ClojureScript | technical | | clojure; javascript
perl | Perl | technical | Perl scripting; Perl 5; Perl programming; <Perl CGI; Perl scripts | programming
r | R? | technical | R programming; R language; R statistical software; R programming language; R-project; R (statistics); R software; R statistics; Programming in R; R script; R scripting; GNU R | programming | python; java; cran; power bi; programming; sas; spss; statistics; statistical; stata; matlab; sql; tableau; ggplot2; tidyverse; shiny; regression; bioconductor; data analysis; data science; rstudio; machine learning
rstudio | RStudio | tool | R Studio; RStudio IDE; <Posit Workbench; <RStudio Server | r
matlab | MATLAB | tool | Matlab programming; MathWorks MATLAB; Mat lab? | programming | simulink; python; labview; c++; octave; ansys; fortran; pspice; mathematica
gnu-octave | GNU Octave | tool | Octave?; Octave programming | programming | matlab; numerical; scilab; fortran
visual-basic | Visual Basic | technical | VB?; VB6; VB 6; VB 6.0; Visual Basic 6; Visual Basic 6.0; VB6.0; Classic Visual Basic; Visual Basic programming; MS Visual Basic; Microsoft Visual Basic; VB5; VB 5.0; Visualbasic | programming | .net; asp; sql; vba; c#; c++; java; programming; excel; html; javascript; oracle
vb-net | VB.NET | technical | Visual Basic .NET; Visual Basic.NET; VB .NET; VBNET; VB Dot Net | dot-net; object-oriented-programming
vba | VBA | technical | Visual Basic for Applications; <VBA macros; VBA programming; VBA scripting; VBA coding; <Access VBA; Vba; <MS Access VBA | programming
vbscript | VBScript | technical | VB Script; Visual Basic Scripting; VBS scripting; VB scripting; VB scripts; Visual Basic Scripting Edition; Microsoft VBScript; Microsoft Visual Basic Scripting Edition | scripting
cobol | COBOL | technical | cobol; COBOL programming; <COBOL II; <MicroFocus COBOL; <Micro Focus COBOL; <COBOL 85; <VS COBOL; <VS COBOL II; <Enterprise COBOL; Common business oriented language | programming
fortran | Fortran | technical | Fortran 77; Fortran 90; FORTRAN programming; Fortran 95; Formula translation language; Formula translation; Formula translator; Formula translation FORTRAN; Formula translation/translator FORTRAN; <free-form Fortran; <Fortran free form | programming
pascal | Pascal? | technical | Pascal programming; Pascal language | programming | fortran; delphi; c++; programming; cobol; java
object-pascal | Object Pascal | technical | | pascal
turbo-pascal | Turbo Pascal | technical | Borland Pascal | pascal
free-pascal | Free Pascal | technical | Lazarus Pascal; FreePascal; <Lazarus IDE; <Free Pascal Lazarus; <Lazarus? | pascal | pascal; delphi; ide
delphi | Delphi? | technical | Borland Delphi; Embarcadero Delphi; Delphi programming; Delphi 7; Delphi XE; CodeGear Delphi; Delphi development | object-oriented-programming | pascal; borland; vcl; interbase; firebird; embarcadero; kylix; rad studio; sql; visual basic; .net
rad-studio | RAD Studio | tool | Embarcadero RAD Studio | delphi
assembly-language | Assembly language | technical | Assembler?; Assembly programming; Assembly?; <x86 assembly; <ARM assembly?; Assembler programming; Assembly code; <MASM; <NASM?; Assemblersprache; Langage assembleur; <x86 assembler; Assembly language programming; <8086 assembly; <Mainframe assembler; <IBM assembler; <MIPS assembly | systems-programming | c++; x86; cobol; mips; mainframe; 8051; jcl; masm; asm; fortran; pascal; arm cortex; embedded; firmware
basic-language | BASIC? | technical | BASIC programming?; Basic language? | programming | fortran; pascal; cobol; qbasic; commodore; gw-basic; assembler; logo; visual basic
qbasic | QBasic | technical | | basic-language
quickbasic | QuickBASIC | technical | Quick Basic | basic-language
powerbasic | PowerBASIC | technical | | basic-language
freebasic | FreeBASIC | technical | | basic-language
purebasic | PureBasic | technical | | basic-language
business-basic | Business Basic | technical | <BBx; <ProvideX; <Thoroughbred Basic | basic-language
lisp | Lisp? | technical | LISP programming | functional-programming | prolog; scheme; programming; haskell; clojure; autocad; c++; emacs
common-lisp | Common Lisp | technical | | lisp
autolisp | AutoLISP | technical | Visual LISP; AutoCAD LISP | autocad; lisp
scheme | Scheme? | technical | Scheme programming; Scheme language; <GNU Guile | lisp | lisp; prolog; sicp; haskell; clojure; racket; ocaml
racket | Racket? | technical | Racket programming; Racket language; PLT Scheme | lisp | lisp; prolog; sicp; haskell; scheme; clojure
emacs-lisp | Emacs Lisp | technical | Elisp | lisp
haskell | Haskell | technical | Haskell programming; GHC Haskell; <Literate Haskell | functional-programming
erlang | Erlang? | technical | Erlang/OTP; Erlang OTP | functional-programming | elixir; otp; functional; scala; haskell; rabbitmq; beam; c++; java; python; programming; clojure; golang; go; ocaml; lisp; ruby
elixir | Elixir? | technical | Elixir programming; Elixir language | functional-programming | phoenix; erlang; otp; beam; ruby; backend; postgresql
phoenix-framework | Phoenix Framework | technical | Elixir Phoenix; <Phoenix LiveView; Phoenix? | elixir; back-end-development | elixir; liveview; erlang; ecto
f-sharp | F# | technical | F Sharp; FSharp; F# .NET | functional-programming; dot-net
ocaml | OCaml | technical | Objective Caml; OCaml programming | functional-programming
reasonml | ReasonML | technical | Reason language; <ReasonReact | functional-programming
rescript | ReScript | technical | ReScript language; BuckleScript | functional-programming; javascript
standard-ml | Standard ML | technical | SML/NJ; SML programming | functional-programming
dart | Dart? | technical | Dart programming; Dart language; Dartlang | object-oriented-programming | flutter; android; ios; firebase; kotlin; swift; bloc
julia | Julia? | technical | Julia programming; Julia language; JuliaLang; Julia programming language | programming | fortran; octave; numerical; haskell; jump; rust; lua; scientific computing; scala
lua | Lua | technical | Lua scripting; Lua programming; LUA script | programming
roblox-studio | Roblox Studio | tool | Roblox development; Roblox Lua; Roblox scripting; Roblox? | game-development; lua | luau; lua; scripting; game development
luau | Luau | technical | Roblox Luau
b-language | B programming language | technical | | programming
chapel-parallel | Cray Chapel? | technical | | programming | hpc; parallel; programming; mpi
component-pascal | Component Pascal | technical | Oberon/F | programming
e-language | E programming language | technical | | programming
fantom-language | Fantom language | technical | | programming
flix-language | Flix language | technical | | programming
linden-scripting-language | Linden Scripting Language | technical | LSL?; LSL scripting | programming | linden; scripting; opensim
logtalk | Logtalk | technical | | programming
m4-macro | GNU M4 | technical | M4 macros; M4? | | autoconf; automake; macro; unix
macaulay2 | Macaulay2 | tool | Macaulay 2
urweb | Ur/Web | technical | UrWeb | programming
whiley-language | Whiley | technical | | programming
wollok | Wollok | technical | | programming
xc-language | XMOS XC | technical | | programming
zephir | Zephir | technical | Zephir language | programming
nesc | nesC? | technical | | programming | tinyos; sensor; mote; motes; wireless
ooc-language | ooc language | technical | | programming
edn-format | EDN? | technical | extensible data notation | | clojure; json; datomic; transit
hoon-language | Hoon? | technical | Hoon language | programming | urbit; nock
mupad | MuPAD | tool
toit-language | Toit? | technical | Toit language | programming | esp32; iot; microcontroller; firmware
ligo-language | LIGO? | technical | LigoLANG; <CameLIGO; <ReasonLIGO; <JsLIGO | programming | tezos; blockchain; michelson
pact-language | Pact (smart contracts) | technical | Kadena Pact; Pact language | programming
quint-language | Quint specification language | technical
boogie-verifier | Boogie? | tool | Boogie verifier | | verification; dafny; z3; formal; prover
k-framework | K Framework? | tool | KFramework |  | formal; verification; coq; semantics; prover; ethereum; smart contracts
smt-lib | SMT-LIB | technical | SMT-LIB2
kdl-format | KDL | technical | KDL document language
ini-format | INI files | technical | INI configuration files
csv-format | CSV? | technical | CSV files; comma-separated values; CSV-Dateien; fichiers CSV; archivos CSV | | file; files; json; xml; import; export; upload; parse; tsv; python; pandas; txt; spreadsheet
tsv-format | TSV? | technical | tab-separated values | | csv; tab; file; files; json; xml
jsoniq | JSONiq | technical
cson | CSON | technical
rich-text-format | Rich Text Format | technical | RTF files
gettext | GNU gettext | tool | gettext; Gettext Catalog
vim-script | Vim script | technical | Vimscript; VimL; <Vim Snippet
cypher-query | openCypher | technical
edgeql | EdgeQL | technical | | databases
surrealql | SurrealQL | technical
avro-idl | Avro IDL | technical
slice-idl | Slice IDL | technical | ZeroC Slice; Slice? | | zeroc; rpc; corba; middleware
vcl | Varnish Configuration Language | technical | VCL? | | varnish; fastly; cdn; caching
hcl-language | HashiCorp Configuration Language | technical | HCL? | | terraform; hashicorp; packer; nomad; terragrunt
soong-build | Soong? | tool | Android Soong | | android; build; blueprint; aosp
gn-build | GN build system | tool
procfile | Procfile | technical
proguard | ProGuard | tool
r8-shrinker | R8 shrinker | tool | Android R8
pkg-config | pkg-config | tool | pkgconf
debian-packaging | Debian packaging | technical | <Debian Package Control File; deb packaging
gentoo-ebuild | Gentoo ebuilds | technical | <Gentoo Eclass
openrc | OpenRC | tool | <OpenRC runscript
abap-cds | ABAP CDS | technical | ABAP Core Data Services
cap-cds | CAP CDS | technical | SAP CAP CDS
api-blueprint | API Blueprint | technical
openapi-v3 | OpenAPI Specification v3 | technical | OAS 3; OASv3; <OASv3-json; <OASv3-yaml
openapi-v2 | OpenAPI Specification v2 | technical | Swagger 2.0; OASv2; <OASv2-json; <OASv2-yaml
jflex | JFlex | tool
jison | Jison | tool | <Jison Lex
nearley | Nearley | tool | Nearley.js
peg-js | PEG.js | tool | pegjs
peggy-parser-generator | Peggy parser generator | tool | Peggy parser
ragel | Ragel | tool | Ragel state machine compiler
langium | Langium | tool | Eclipse Langium
stringtemplate | StringTemplate | tool
antlers-templates | Antlers (Statamic) | tool | Statamic Antlers; Antlers?; Antlers templates |  | statamic; laravel
go-template | Go templates | technical
templ-go | templ (Go) | tool | a-h/templ
groovy-server-pages | Groovy Server Pages | technical | GSP?; Grails GSP | | grails; groovy; java; jsp; views
vento-templates | Vento templates | tool | Vento? |  | deno; lume
mdsvex | mdsvex | tool
sweave | Sweave | tool
bibtex-style | BibTeX styles | technical
liquidsoap | Liquidsoap | tool
pawn-language | Pawn language | technical | SA-MP Pawn | programming
game-maker-language | Game Maker Language | technical | GameMaker Language; GML scripting | programming
wavefront-obj | Wavefront OBJ format | technical | Wavefront Object; <Wavefront Material; OBJ files 3D
gerber-image | Gerber files | technical | Gerber Image; Gerber format; Gerber data
omnet-ned | OMNeT++ NED | technical | <OMNeT++ MSG
zimpl | Zimpl | technical | Zimpl modeling language
wdl-workflows | Workflow Description Language | technical | WDL?; <OpenWDL; <Cromwell WDL | | cromwell; terra; genomics; nextflow; bioinformatics; snakemake; workflow; workflows; broad
cylc | Cylc | tool | Cylc workflow engine
hyphy | HyPhy? | tool | HyPhy phylogenetics |  | phylogenetics; phylogenetic; paml; bioinformatics; molecular evolution; raxml
conll-u | CoNLL-U | technical | CoNLL-U format
praat-textgrid | Praat TextGrid | technical | TextGrid; TextGrid annotation
selinux-policy | SELinux policy | technical
nasl | NASL? | technical | Nessus Attack Scripting Language |  | Nessus; Tenable; OpenVAS; plugins; vulnerability
robots-exclusion | robots.txt | technical | Robots Exclusion Rules; robots exclusion standard
editorconfig | EditorConfig | tool
codeowners | CODEOWNERS | technical
dotenv | Dotenv | tool | .env files; dotenv files
routeros-script | RouterOS scripting | technical | RouterOS Script
ti-basic-program | TI-BASIC | technical | TI Program? | programming | ti-84; ti-83; calculator; ti-89; basic
motorola-68k-assembly | Motorola 68K Assembly | technical | 68k assembly; M68K assembly | programming
linker-scripts | Linker scripts | technical | ld scripts
il-assembly | IL Assembly | technical | Common Intermediate Language; MSIL
wit-webassembly | WebAssembly Interface Type | technical | WIT component model
stl-format | STL files | technical | STL 3D format
subrip | SubRip subtitles | technical | SRT subtitles; SubRip Text; SRT files
wikitext | Wikitext | technical | MediaWiki markup
gemfile | Bundler (Ruby) | tool | Gemfile; Gemfile.lock; Ruby Bundler
maven-pom | Maven POM | technical | pom.xml
go-modules | Go modules | technical | go.mod
pip-requirements | pip requirements files | technical | Pip Requirements; requirements.txt
rdoc | RDoc | tool
rbs-ruby | RBS? | technical | Ruby RBS | | ruby; typeprof; sorbet; steep
shellcheck | ShellCheck | tool | <ShellCheck Config
imhex | ImHex | tool | <ImHex Pattern Language
kakoune | Kakoune | tool | <KakouneScript
vespa-engine | Vespa search engine | tool | Vespa.ai; <Vespa Schema Definition
zmodel-zenstack | ZenStack | tool | <Zmodel
fpp-nasa | FPP (NASA F Prime) | technical | F Prime? | | nasa; flight software; cubesat; jpl; spacecraft
verse-language | Verse language | technical | UEFN Verse; Unreal Verse; Verse? | programming | uefn; fortnite; unreal
tl-verilog | TL-Verilog | technical | Transaction-Level Verilog
sail-isa | Sail ISA language | technical
spin-propeller | Propeller Spin | technical | Parallax Spin | programming
prolog | Prolog? | technical | Prolog programming; <SWI-Prolog | programming | lisp; haskell; logic programming; ai; expert systems; mercury; erlang; scheme; programming; java; c++; python; ml; smalltalk; c; ocaml; pascal
logic-programming | Logic programming | technical | <Constraint logic programming | programming
ada-language | Ada? | technical | Ada 95; Ada programming; Ada language; Ada 83; Ada 2012; <SPARK Ada | programming | c++; embedded; avionics; fortran; do-178b; do-178c
smalltalk | Smalltalk? | technical | Smalltalk programming | object-oriented-programming | java; programming; c++; visualage; oop
pharo | Pharo? | tool | Pharo Smalltalk | smalltalk | smalltalk; squeak; seaside; moose
visualworks | VisualWorks | tool | Cincom Smalltalk; Cincom VisualWorks | smalltalk
visualage-smalltalk | VisualAge Smalltalk | tool | VA Smalltalk; IBM VisualAge Smalltalk | smalltalk
squeak-smalltalk | Squeak Smalltalk | tool | | smalltalk
solidity | Solidity? | technical | Solidity programming; Solidity smart contracts | smart-contracts | ethereum; blockchain; web3; hardhat; truffle; smart contracts
vyper | Vyper? | technical | Vyper smart contracts | smart-contracts | solidity; ethereum; blockchain; smart; contracts
rpg-iv | RPG IV | technical | RPGLE; ILE RPG; <RPG/400; <RPG 400; RPG ILE; <RPG III; <RPG II; AS/400 RPG; <SQLRPGLE; <Free-format RPG | programming
jcl | JCL | technical | Job Control Language; MVS JCL; JCLs | mainframe
cics | CICS | technical | IBM CICS; Customer Information Control System; CICS/TS; CICS Transaction Server | mainframe
natural-adabas | Software AG Natural | technical | Natural programming; Natural/Adabas; <Natural Adabas programming | programming
adabas | Adabas | tool | Software AG Adabas | databases
adabas-d | Adabas D | tool | Software AG ADABAS D | databases
powerbuilder | PowerBuilder | tool | Power Builder?; Sybase PowerBuilder; <PowerScript | programming | sybase; appeon; datawindow; oracle; sql; pfc
appeon | Appeon PowerServer | tool | | powerbuilder; appeon-products
appeon-products | Appeon | tool | | powerbuilder
foxpro | Visual FoxPro | tool | FoxPro; Fox Pro; MS FoxPro; Microsoft Visual FoxPro; VFP; <FoxPro for DOS | programming
foxbase | FoxBASE | tool | FoxBase+; FoxBASE Plus | databases
clipper | Clipper? | tool | CA-Clipper; Clipper Summer 87; <Harbour Clipper; Clipper 5? | programming | dbase; foxpro; cobol; pascal; dos
progress-4gl | Progress OpenEdge | tool | Progress 4GL; OpenEdge ABL; Progress ABL; OpenEdge?; Advanced Business Language | programming | progress; 4gl; abl; appserver; rdbms; webspeed
informix-4gl | Informix 4GL | technical | I4GL; Informix-4GL programming | programming
genero | Genero BDL | technical | Genero 4GL; Four Js Genero; Genero Studio; Genero per?; Genero forms? | programming | informix; 4gl; four js; bdl
coldfusion | ColdFusion | technical | Cold Fusion; Adobe ColdFusion; CFML; Macromedia ColdFusion; ColdFusion MX; <CFScript | back-end-development
labview | LabVIEW | tool | NI LabVIEW; National Instruments LabVIEW; Lab View?; LabVIEW programming; <LabView FPGA | programming | national instruments; matlab; simulink; daq; plc; c++; teststand; multisim; pspice; instrumentation; python
ni-teststand | NI TestStand | tool | TestStand; National Instruments TestStand | test-automation
labwindows-cvi | LabWindows | tool | NI LabWindows; National Instruments LabWindows/CVI; LabWindows/CVI | c
scratch-programming | Scratch? | tool | MIT Scratch; Scratch coding?; Scratch programming?; Scratch programming language | programming | blocks; arduino; makecode; scratchjr; tynker; code.org; block-based; app inventor; roblox; blockly
scratchjr | ScratchJr | tool | | programming
block-based-programming | Block-based programming | technical | Block coding; <Blockly | programming
tcl | Tcl | technical | Tcl scripting; Tcl scripting language; Tcl/Tk; Tool Command Language; <Tk toolkit; TCL? | scripting | tk; expect; eda; vivado; synopsys; perl; tcsh; vlsi; asic; fpga; python; verilog; cadence; ruby
expect-tool | Expect scripting | technical | Tcl Expect; Expect scripts | scripting
awk-sed | AWK | technical | gawk; AWK scripting; awk | scripting
sed-editor | sed? | technical | SED editor; sed scripting | scripting | awk; grep; bash; unix; perl; linux; shell; regex; vi
scripting | Scripting? | technical | Scripting languages; Script programming?; Skriptsprachen; Langages de script; <Automation scripting; Scripting language; <Automation scripts; Scripting skills?; Script development? | programming | shell; bash; python; perl; automation; powershell; javascript; sql; linux; programming; vba; java; coding; ruby; javascript; unix; php; devops; html; windows; c++; jenkins; aws
shell-scripting | Shell scripting | technical | Shell scripts; Unix shell scripting; Shell script; Shell programming; Linux shell scripting; Shell?; <Bourne shell; Unix scripting; Linux scripting; Shell-Skripte; Scripts shell; Unix shell scripts; Shell-Scripting | scripting | bash; unix; linux; perl; python; scripting; scripts; awk; sed; korn; script; ansible
unix-shell | Unix shell | technical | Unix shells; Unix shell environment | shell-scripting
bash | Bash? | technical | Bash scripting; Bash scripts; Bash shell; Scripts bash; Bash-Skripte; GNU Bash; Bourne Again Shell | shell-scripting | shell; unix; linux; scripting; python; perl; powershell; sql; git; docker; java; aws; script; scripts; awk; sed; ruby; ansible; kubernetes; javascript; devops; terraform; c; c++; php; jenkins; go; golang; r; node; cloud
powershell | PowerShell | technical | Windows PowerShell; Power Shell; PowerShell scripting; PowerShell scripts; Microsoft PowerShell; PowerShell Core; <PowerShell DSC | scripting
powercli | VMware PowerCLI | tool | PowerCLI; vSphere PowerCLI | powershell; vmware
batch-scripting | Batch scripting | technical | Windows batch; Batch files; DOS batch; Batch scripts; DOS scripting; Batch script; Batch file scripting; Batch programming; Batchfile | scripting
autohotkey | AutoHotkey | tool | Auto Hotkey | scripting
autoit | AutoIt | tool | <AutoIt scripting; AutoIt3 | scripting
applescript | AppleScript | technical | Apple Script | scripting
regular-expressions | Regular expressions | technical | Regex; RegExp; Reguläre Ausdrücke; Expressions régulières; Expresiones regulares | programming
webassembly | WebAssembly | technical | Wasm | web-development
emscripten | Emscripten | tool | | webassembly
assemblyscript | AssemblyScript | tool | | webassembly
wasmer | Wasmer | tool | | webassembly
wasmcloud | wasmCloud | tool | | webassembly
verilog | Verilog | technical | Verilog HDL | hardware-description
systemverilog | SystemVerilog | technical | System Verilog | hardware-description
verilog-a | Verilog-A | technical | Verilog-AMS; VerilogA | hardware-description
vhdl | VHDL | technical | Vhdl; VHDL programming; VHDL design | hardware-description
hardware-description | Hardware description languages | technical | HDL?; <RTL design; <RTL coding; <HDL coding; <RTL development; Digital logic design in HDL | | verilog; vhdl; fpga; rtl; asic; vivado; synthesis; xilinx; quartus
xml | XML | technical | Xml; Extensible Markup Language; XML parsing; <XML Schema; <XML schemas; <XML DTD; XML DOM; <SAX parser; <DOM parser; <DTD; <XSD
xpath | XPath | technical | XML Path Language | xml
xquery | XQuery | technical | XML Query | xml
jaxb | JAXB | technical | Java Architecture for XML Binding | xml; java
xslt | XSLT | technical | xslt; XSL Transformations; XSLT stylesheets; <XSL-FO; XSL | xml
json | JSON | technical | json; JavaScript Object Notation; <JSON Schema; JSON parsing
json-ld | JSON-LD | technical | JSONLD | json
yaml | YAML | technical | Yaml; YAML files
protobuf | Protocol Buffers | technical | Protobuf; Google Protocol Buffers; <Protocol Buffers text format; <Protocol Buffer text format
apache-thrift | Apache Thrift | tool | Thrift?; Thrift RPC | api-development | protobuf; avro; rpc; serialization; grpc; hadoop
apache-avro | Apache Avro | tool | Avro?; Avro schema | | kafka; schema; hadoop; parquet; json; spark; serialization; orc; hive; protobuf; hdfs
apache-parquet | Apache Parquet | tool | Parquet files
flatbuffers | FlatBuffers | tool
capn-proto | Cap'n Proto | tool
messagepack | MessagePack | tool | MsgPack
toml | TOML | tool
latex | LaTeX? | tool | LaTeX typesetting | tex | tex; overleaf; bibtex; markdown; word; python; matlab; typesetting; r; html; beamer; jupyter; git; linux; microsoft office; excel; ms office; java; c++; powerpoint; windows; stata; mathematica; spss; lyx; vim
tex | TeX | technical | TeX typesetting; <plain TeX
overleaf | Overleaf | tool | | latex
bibtex | BibTeX | tool | | latex
biblatex | BibLaTeX | tool
typst | Typst | tool
markdown | Markdown? | technical | Markdown language; Markdown syntax | | html; github; git; latex; yaml
asciidoc | AsciiDoc | technical | Asciidoctor
restructuredtext | reStructuredText | technical

# Web basics
html | HTML | technical | HyperText Markup Language; HTML coding; <Semantic HTML; HTML programming; HTML language; Hyper Text Markup Language; HTML markup; HTML4; HTML 4; HTML 5; HTML5
xhtml | XHTML | technical | XHTML 1.0; Extensible hypertext markup language; Extensible hypertext markup language XHTML | html
css | CSS | technical | Css; CSS3; CSS 3; Cascading Style Sheets; CSS2; <CSS Grid; <Flexbox; <CSS animations; CSS stylesheets; <CSS-in-JS; Cascading Stylesheets; <CSS layout; CSS coding
css-modules | CSS Modules | technical | | css
sass | Sass | technical | scss; Syntactically Awesome Style Sheets | css
less-css | Less CSS | technical | LESS?; Less.js; Less preprocessor; LESS stylesheets | css | sass; css; css3; scss; bootstrap; stylus; html5; html; preprocessor; javascript
css-preprocessors | CSS preprocessors | technical | CSS preprocessor; CSS pre-processors | css
stylus | Stylus? | tool | Stylus CSS | css | css; sass; less; javascript; npm
postcss | PostCSS | tool | | css
autoprefixer | Autoprefixer | tool | | css
stylelint | Stylelint | tool | | css
unocss | UnoCSS | tool | | css
bulma-css | Bulma CSS | tool | Bulma? | css | css; bootstrap; tailwind; sass; react; vue; html; javascript
semantic-ui | Semantic UI | tool | <Semantic UI React | css
fomantic-ui | Fomantic UI | tool
daisyui | daisyUI | tool | Daisy UI | css
normalize-css | Normalize.css | tool | | css
pico-css | Pico CSS | tool | | css
purgecss | PurgeCSS | tool | | css
vanilla-extract | vanilla-extract? | tool | Vanilla Extract CSS | css | css; typescript; react; tailwind; stitches; css-in-js
ajax | AJAX? | technical | ajax?; Asynchronous JavaScript and XML; <AJAX calls; <XMLHttpRequest; <jQuery AJAX | javascript | javascript; jquery; json; html; css; php; xml; web; asp; java
jquery | jQuery | technical | J Query; <jQuery plugins; J-Query; jQuery library | javascript
jquery-ui | jQuery UI | technical | | jquery
jquery-mobile | jQuery Mobile | technical | | jquery
dom-manipulation | DOM manipulation | technical | Document Object Model; HTML DOM; <DOM scripting; <Browser APIs | javascript
web-components | Web Components | technical | <Shadow DOM | front-end-development
bootstrap | Bootstrap? | technical | Twitter Bootstrap; Bootstrap 4; Bootstrap CSS; Bootstrap 3; Bootstrap 5; Bootstrap framework | css; responsive-design | css; css3; html; html5; javascript; jquery; front-end; frontend; angular; angularjs; react; responsive; web
react-bootstrap | React Bootstrap | technical | React-Bootstrap | bootstrap; react
reactstrap | Reactstrap | technical | | bootstrap; react
tailwind-css | Tailwind CSS | technical | Tailwind?; TailwindCSS; <Tailwind UI | css | css; react; html; next.js; javascript; vue; typescript; bootstrap; sass; frontend
material-ui | Material UI | technical | MUI; Material-UI | react
angular-material | Angular Material | technical | | angular
materialize-css | Materialize CSS | technical | MaterializeCSS | css
vuetify | Vuetify | technical | Vuetify.js | vue
chakra-ui | Chakra UI | technical | | react
ant-design | Ant Design | technical | AntD; Ant Design React | react
primeng | PrimeNG | technical | | angular
primereact | PrimeReact | technical | | react
primevue | PrimeVue | technical | | vue
primefaces | PrimeFaces | technical | | jsf
richfaces | RichFaces | technical | JBoss RichFaces | jsf
icefaces | ICEfaces | technical | | jsf
myfaces | MyFaces | technical | Apache MyFaces | jsf
oracle-adf | Oracle ADF | technical | Oracle Application Development Framework; ADF Faces; <Oracle ADF Faces | java-ee
styled-components | styled-components | technical | | react
emotion-js | Emotion.js | technical | Emotion CSS | react
shadcn-ui | shadcn/ui | technical | shadcn; shadcn-ui | react; tailwind-css
radix-ui | Radix UI | technical | Radix primitives | react
headless-ui | Headless UI | technical | | react
mantine | Mantine | technical | Mantine UI | react
base-ui | Base UI | technical | | react
heroui | HeroUI | technical | NextUI | react
quasar-framework | Quasar Framework | technical | Quasar.js; Quasar? | vue | vue; vue.js; vuetify; nuxt; javascript; capacitor
framework7 | Framework7 | technical | | mobile-development
blueprint-js | Blueprint.js | technical | | react
fluent-ui | Fluent UI | technical | Fabric UI; Office UI Fabric; Microsoft Fluent UI | front-end-development
maplibre | MapLibre | technical | MapLibre GL | front-end-development
tanstack | TanStack | technical | <TanStack Router | react
tanstack-query | TanStack Query | technical | React Query | react
tanstack-table | TanStack Table | technical | React Table | react
react-hook-form | React Hook Form | technical | | react
formik | Formik | technical | | react
react-router | React Router | technical | | react
react-testing-library | React Testing Library | technical | Testing Library | react; unit-testing
preact | Preact | technical | Preact.js | javascript; front-end-development
qwik | Qwik | technical | Qwik City | javascript; front-end-development
lit | Lit? | technical | Lit web components; LitElement; Lit.js | web-components | lit; polymer; webcomponents; react; javascript; typescript; html; svelte
inertia-js | Inertia.js | technical | InertiaJS; Inertia? | front-end-development | laravel; vue; php; livewire; react; rails
astro-framework | Astro framework | technical | Astro.js; Astro?; AstroJS | javascript; front-end-development | astro; next.js; svelte; react; tailwind; vite; typescript; javascript; jamstack; static
eleventy | Eleventy | technical | 11ty | static-site-generators
hugo-static-site-generator | Hugo static site generator | technical | Hugo SSG; GoHugo; Hugo? | static-site-generators | jekyll; markdown; static; netlify; gatsby; jamstack
jekyll | Jekyll? | technical | | static-site-generators | hugo; ruby; github; markdown; gatsby; liquid; netlify; static site; static; html; wordpress; github pages; git; jamstack
hexo | Hexo | technical | | static-site-generators
vitepress | VitePress | technical | | static-site-generators; vue
nextra | Nextra | technical | | static-site-generators
gridsome | Gridsome | technical | | static-site-generators; vue
pelican-static-site-generator | Pelican static site generator | technical | Pelican? | static-site-generators; python | jekyll; hugo; mkdocs; markdown
docsify | Docsify | technical | | static-site-generators
static-site-generators | Static site generation | technical | Static site generators; SSG?; Static websites | front-end-development | static; gatsby; next.js; jamstack; ssr; jekyll; hugo; react
jamstack | Jamstack | technical | JAMstack architecture; JAM stack | front-end-development
foundation-css | Foundation CSS | technical | Foundation framework; Zurb; Zurb Foundation | css
responsive-design | Responsive web design | technical | Responsive design; RWD?; <Responsive websites; <Mobile-first design; Mobile responsive; Responsive Webdesign; Mobile-responsive design; <Responsive layouts; Responsive web; Design responsive; Diseño responsive; <Mobile first; Responsive web development; <Media queries?; <Mobile-friendly websites | web-development | responsive; css; html; web; bootstrap; html5; css3
adaptive-design | Adaptive web design | technical | Adaptive design? | | css; html; ux; mobile; responsive; ui; web
single-page-applications | Single-page applications | technical | SPA development; Single page application; Single page apps; Single-page app development | front-end-development
progressive-web-apps | Progressive web apps | technical | PWA?; PWAs; Progressive web application; Progressive web app; <Service workers; <Offline-first applications | front-end-development | react; angular; web; javascript; vue
cross-browser | Cross-browser compatibility | technical | <Cross-browser testing; Cross-browser development; Browser compatibility; Cross-browser; <Cross browser issues; <Browser compatibility testing | front-end-development
web-accessibility | Web accessibility | technical | Digital accessibility; a11y; Barrierefreiheit im Web; Accessible web design; Accessibilité web; Accesibilidad web; <Web accessibility testing; <WAI-ARIA; <ARIA attributes; <BITV
wcag | WCAG | technical | WCAG 2.0; WCAG 2.1; WCAG 2.2; WCAG compliance; Web Content Accessibility Guidelines | web-accessibility
section-508 | Section 508 | technical | 508 compliance; Section 508 compliance; Section 508 accessibility | web-accessibility
accessibility-testing | Accessibility testing | technical | A11y testing | web-accessibility
web-performance | Web performance optimisation | technical | Web performance; <Core Web Vitals; <Page speed optimization; Website speed optimization; <Page load optimization; Website performance optimization | front-end-development
google-lighthouse | Google Lighthouse | tool | Lighthouse audits; Lighthouse performance audits; Lighthouse? | web-performance | web vitals; core web vitals; pagespeed; webpagetest; chrome devtools; gtmetrix
pagespeed-insights | PageSpeed Insights | tool | Google PageSpeed; Google PageSpeed Insights | web-performance
internationalization | Software internationalisation | technical | Internationalization?; Internationalisation?; i18n | | i18n; localization; localisation; l10n; unicode; locale; react; java; accessibility; software; frontend; angular; globalization
software-localisation | Software localisation | technical | Software localization; l10n; <App localization
i18next | i18next | tool | react-i18next | software-localisation; javascript
web-scraping | Web scraping | technical | Data scraping; <Screen scraping; Web harvesting; <Web crawling; <Web crawlers | programming
beautiful-soup | Beautiful Soup | technical | BeautifulSoup; bs4 | web-scraping; python
scrapy | Scrapy | technical | | web-scraping; python
cheerio-js | Cheerio? | technical | Cheerio.js | web-scraping; javascript | node; node.js; javascript; puppeteer; scraping; axios; jquery; typescript; express
browser-extensions | Browser extension development | technical | <Chrome extensions; Browser extensions; <Firefox add-ons; Browser plug-ins; <Chrome extension development | javascript
chrome-devtools | Chrome DevTools | tool | Chrome developer tools; Chrome dev tools | debugging
firebug | Firebug | tool | | debugging
cgi | CGI scripting | technical | Common Gateway Interface; CGI scripts; CGI programming | back-end-development
htmx | htmx | technical | | front-end-development
alpine-js | Alpine.js | technical | AlpineJS | javascript; front-end-development
hotwire-turbo | Hotwire Turbo | technical | Turbo Rails; Hotwire?; Turbo? | ruby-on-rails | rails; stimulus; turbo; ruby; javascript; hotwire; turbolinks
stimulus-js | Stimulus.js | technical | StimulusJS; Stimulus? | javascript; front-end-development | rails; turbo; hotwire; ruby; javascript
email-development | HTML email development | technical | HTML emails; HTML email; Email template coding; Email coding; HTML email templates | html; css
mjml | MJML | technical | | email-development

# JavaScript
react | React.js | technical | ReactJS; React JS; React?; React 16; <React hooks; React 17; React 18; React development | javascript; front-end-development | javascript; typescript; redux; angular; vue; node; node.js; html; css; html5; css3; frontend; front-end; web; hooks; component; components; jsx; ui; developer; express; next.js; java; spring; native
redux | Redux | technical | <Redux Toolkit; Redux.js; ReduxJS | react
redux-saga | Redux-Saga | technical | Redux Saga | redux
redux-thunk | Redux Thunk | technical | | redux
mobx | MobX | technical | MobX-State-Tree; Mobx React | react
zustand | Zustand | technical | Zustand state management | react
recoil-js | Recoil.js | technical | RecoilJS; Recoil? | react | react; redux; zustand; mobx; jotai; typescript
flux-architecture | Flux architecture | technical | Facebook Flux; Flux pattern | react
xstate | XState | technical | | javascript
vuex | Vuex | technical | | vue
pinia | Pinia | technical | Pinia store | vue
ngrx | NgRx | technical | NgRx Store | angular
immer-js | Immer.js | technical | Immer? | javascript | redux; react; immutable; zustand; javascript; typescript
nextjs | Next.js | technical | NextJS; Next JS | react
gatsby | Gatsby? | technical | Gatsby.js; GatsbyJS; Gatsby JS | react | react; graphql; next.js; netlify; jamstack; javascript; contentful
remix-run | Remix framework | technical | Remix.run; React Remix; Remix JS; Remix? | react | react; next.js; typescript; vite; router; javascript; tailwind; prisma
angular | Angular | technical | Angular 2; Angular 2+; Angular 4; Angular 5; Angular 6; Angular 7; Angular 8; Angular 9; Angular 10; Angular 11; Angular 12; Angular 13; Angular 14; Angular 15; Angular 16; Angular 17; <Angular CLI; Angular framework; Angular2; Angular4; Angular development; Angular 2/4 | typescript; front-end-development
angularjs | AngularJS | technical | Angular.js; Angular JS; AngularJS 1.x; Angular 1; Angular 1.x; Angular JS 1.5 | javascript; front-end-development
vue | Vue.js | technical | Vue?; VueJS; Vue JS; Vue 3; Vue 2; Vue.js 3; <Vue CLI; Vue3 | javascript; front-end-development | javascript; react; angular; typescript; nuxt; vuex; html; css; node; node.js; laravel; frontend; front-end; php; js; web; pinia; developer; jquery
nuxt | Nuxt.js | technical | Nuxt; NuxtJS; Nuxt 3 | vue
svelte | Svelte? | technical | Svelte.js; SvelteJS | javascript; front-end-development | javascript; react; vue; typescript; sveltekit; angular; frontend; front-end; tailwind; html; css; js; web
sveltekit | SvelteKit | technical | Svelte Kit | svelte
solidjs | SolidJS | technical | Solid.js | javascript; front-end-development
ember | Ember.js | technical | EmberJS; Ember JS; Ember? | javascript; front-end-development | javascript; backbone; angular; react; handlebars; rails; jquery; frontend
backbone | Backbone.js | technical | BackboneJS; Backbone JS; Backbone? | javascript; front-end-development | javascript; jquery; angular; react; underscore; ember; require.js; marionette; node.js; angularjs; handlebars
marionette-js | Marionette.js | technical | MarionetteJS; Backbone Marionette | backbone
knockout | Knockout.js | technical | KnockoutJS; Knockout JS; Knockout? | javascript; front-end-development | javascript; jquery; angular; mvvm; asp.net; backbone; durandal
extjs | Ext JS | technical | ExtJS; Sencha Ext JS; Ext.js; Sencha? | javascript; front-end-development | javascript; extjs; touch; jquery; web; gxt
sencha-touch | Sencha Touch | technical | | javascript; mobile-development
dojo | Dojo Toolkit | technical | Dojo?; Dojo JavaScript; DojoJS | javascript | javascript; jquery; ajax; extjs; yui; java
yui-library | YUI Library | technical | YUI?; Yahoo User Interface; Yahoo UI Library | javascript | jquery; javascript; yahoo; ext
prototype-js | Prototype.js | technical | PrototypeJS; Prototype JavaScript framework | javascript
script-aculo-us | script.aculo.us | technical | Scriptaculous | javascript
mootools | MooTools | technical | | javascript
polymer-js | Polymer.js | technical | Google Polymer; Polymer JS | javascript; front-end-development
stencil-js | Stencil.js | technical | StencilJS; Stencil? | web-components | components; ionic; javascript; typescript; lit; polymer
handlebars | Handlebars.js | technical | Handlebars?; HandlebarsJS; Handlebars JS | javascript | javascript; backbone; ember; node.js; templating; jquery; mustache; express
mustache-js | Mustache.js | technical | Mustache templates; Mustache templating; Mustache? | javascript | handlebars; templates; template; javascript; ejs; jquery; html; pug
ejs | EJS | technical | EJS templates; Embedded JavaScript templates | javascript
pug | Pug? | technical | Pug templates; Jade templates; Pug/Jade; Pug.js | javascript | javascript; html; handlebars; node.js; express; templating; templates
nunjucks | Nunjucks | technical | | javascript
haml | Haml | technical | HAML templates | html
d3 | D3.js | technical | d3?; D3JS; D3 JS; Data-Driven Documents | javascript; data-visualisation | javascript; svg; visualization; charts; html; react; angular; jquery; highcharts; python; css; leaflet; vue; tableau; data visualization; chart.js
chartjs | Chart.js | technical | ChartJS | javascript; data-visualisation
highcharts | Highcharts | technical | High Charts | javascript; data-visualisation
google-charts | Google Charts | technical | Google Chart API | javascript; data-visualisation
amcharts | amCharts | technical | | javascript; data-visualisation
apache-echarts | Apache ECharts | technical | ECharts | javascript; data-visualisation
fusioncharts | FusionCharts | technical | | javascript; data-visualisation
recharts | Recharts | technical | | react; data-visualisation
plotly-js | Plotly.js | technical | PlotlyJS | javascript; data-visualisation
visx | visx | technical | | react; data-visualisation
vega-lite | Vega-Lite | technical | Vega Lite | data-visualisation | altair; visualization; d3; vega-lite; plotly; python; json; charts
vega-visualization-grammar | Vega (visualization grammar) | technical | Vega visualization grammar; Vega grammar | data-visualisation | altair; visualization; d3; vega-lite; plotly; python; json; charts
konva-js | Konva.js | technical | KonvaJS; Konva | javascript
gsap | GSAP | technical | GreenSock; GreenSock Animation Platform | javascript
anime-js | Anime.js | technical | | javascript
p5-js | p5.js | technical | | javascript
pixijs | PixiJS | technical | Pixi.js | javascript; computer-graphics
cytoscape-js | Cytoscape.js | technical | | javascript; data-visualisation
react-flow | React Flow | technical | xyflow | react
matter-js | Matter.js | technical | | javascript
framer-motion | Framer Motion | technical | Motion for React | react
threejs | Three.js | technical | ThreeJS; Three JS | javascript; computer-graphics
webgl | WebGL | technical | Web GL; WebGL 2 | computer-graphics; javascript
webgpu | WebGPU | technical | <wgpu | computer-graphics
babylon-js | Babylon.js | technical | BabylonJS | computer-graphics; javascript
webxr | WebXR | technical | WebVR | ar-vr-development
a-frame-vr | A-Frame VR | technical | A-Frame WebXR; A-Frame?; A-Frame WebVR | ar-vr-development | webxr; vr; three.js; javascript; webvr; webgl; unity
playcanvas | PlayCanvas | technical | | computer-graphics; javascript
react-three-fiber | React Three Fiber | technical | | threejs; react
nodejs | Node.js | technical | Node?; NodeJS; Node JS; Node-JS; Node.js development | javascript; back-end-development | javascript; express; react; mongodb; backend; angular; npm; typescript; js; api
express | Express.js | technical | ExpressJS; Express JS; Express? | nodejs | node; node.js; nodejs; mongodb; mongoose; typescript; javascript; react; ejs; mern
nestjs | NestJS | technical | Nest.js; Nest JS | nodejs; typescript
koa-fastify | Koa.js | technical | KoaJS; Koa? | nodejs | node.js; express; javascript; typescript; node; nodejs; fastify; nestjs
fastify | Fastify | technical | Fastify.js | nodejs
hapi-js | Hapi.js | technical | HapiJS | nodejs
sails-js | Sails.js | technical | SailsJS | nodejs
loopback | LoopBack? | technical | LoopBack.js; StrongLoop LoopBack | nodejs | node; node.js; express; strongloop; javascript; typescript; mongodb; nestjs; angular; nodejs
strapi | Strapi | tool | Strapi CMS; Strapi headless CMS | headless-cms
adonisjs | AdonisJS | technical | Adonis.js | nodejs
feathersjs | FeathersJS | technical | Feathers.js | nodejs
moleculer | Moleculer | technical | MoleculerJS | nodejs
hono-js | Hono.js | technical | HonoJS; Hono? | javascript | javascript; typescript; cloudflare; bun; deno; workers; node.js
trpc | tRPC | technical | | typescript; api-development
zod | Zod | technical | Zod validation; Zod schema | typescript
socket-io | Socket.IO | technical | Socket IO; Socketio | nodejs
pm2 | PM2? | technical | | nodejs | node; node.js; nginx; express; javascript; nodejs; deployment
nodemon | Nodemon | technical | | nodejs
nvm | nvm | technical | Node Version Manager | nodejs
ajv | Ajv | technical | | javascript
discord-js | Discord.js | technical | | nodejs
redwoodjs | RedwoodJS | technical | Redwood.js | react
blitz-js | Blitz.js | technical | BlitzJS | react
effect-ts | Effect-TS | technical | Effect TypeScript; Effect? | typescript | typescript; fp-ts; zod; node.js
wagmi | Wagmi | technical | | ethereum
meteor | Meteor.js | technical | MeteorJS; Meteor JS; Meteor? | nodejs | javascript; node.js; mongodb; react; nodejs; angular
deno-bun | Deno | technical | Deno runtime; Deno.js | javascript
bun | Bun? | technical | Bun runtime; Bun.js; BunJS; Bun JavaScript runtime | javascript | javascript; typescript; deno; node.js; vite; runtime; elysia; hono; nodejs; react
electron | Electron? | technical | Electron.js; ElectronJS; Electron JS; Electron framework | javascript; desktop-development | javascript; node.js; react; typescript; angular; vue; cross-platform
tauri | Tauri | technical | Tauri framework | desktop-development
nw-js | NW.js | technical | Node-WebKit | desktop-development; javascript
electron-builder | electron-builder | technical | | electron
neutralinojs | Neutralinojs | technical | | desktop-development; javascript
wails-framework | Wails framework | technical | Wails? | desktop-development; go | golang; tauri; electron; desktop
npm | npm | tool | Npm; Node package manager; <npm scripts | javascript | npm; javascript; webpack; node; node.js; gulp; package; babel; react; bower
pnpm | pnpm | tool | | javascript
yarn | Yarn? | tool | Yarn package manager; <Yarn Berry; YarnPKG | javascript | npm; javascript; webpack; node; babel; react; bower; node.js; gulp
bower | Bower? | tool | Bower.js | javascript | npm; gulp; grunt; javascript; webpack; node; yarn; angular; front-end
yeoman | Yeoman? | tool | | javascript | gulp; grunt; angular; javascript
webpack | Webpack | tool | Web pack?; Webpack 4; Webpack 5 | front-end-development | javascript; react; babel; gulp; npm; angular; grunt
rollup-js | Rollup.js | tool | RollupJS; Rollup bundler | front-end-development
parcel-js | Parcel.js | tool | ParcelJS; Parcel bundler | front-end-development
esbuild | esbuild | tool | | front-end-development
swc-compiler | SWC compiler | tool | SWC? | front-end-development | babel; esbuild; webpack; typescript; next.js; rust; vite
snowpack | Snowpack | tool | | front-end-development
rspack | Rspack | tool | | front-end-development
rolldown | Rolldown | tool | | front-end-development
turbopack | Turbopack | tool | | front-end-development
biome-js | Biome.js | tool | BiomeJS; Biome linter; Biome? | front-end-development | eslint; prettier; linter
browserslist | Browserslist | tool | | front-end-development
core-js-polyfills | core-js polyfills | tool | | front-end-development
vite | Vite? | tool | Vite.js; Vitejs | front-end-development | react; javascript; typescript; webpack; vue; tailwind; next.js; node.js; vitest; svelte; esbuild; front-end; frontend; js; angular; babel; html; css
babel | Babel? | tool | Babel.js; BabelJS; Babel transpiler | javascript | webpack; javascript; react; es6; npm; gulp; eslint; typescript
gulp | Gulp? | tool | Gulp.js; GulpJS | front-end-development | grunt; javascript; webpack; npm; bower; sass; front-end; frontend; node.js; css
grunt | Grunt? | tool | Grunt.js; GruntJS; Grunt task runner | front-end-development | gulp; javascript; bower; npm; node.js; sass; webpack; frontend; yeoman
requirejs | RequireJS | tool | Require.js?; <AMD modules | javascript | backbone; knockout; marionette; amd; dojo; grunt
browserify | Browserify | tool | | javascript
systemjs | SystemJS | tool | | javascript
eslint | ESLint | tool | | clean-code
prettier | Prettier? | tool | Prettier.js; Prettier code formatter | clean-code; javascript | eslint; javascript; typescript; husky; formatter; lint; webpack
jslint | JSLint | tool | | clean-code; javascript
jshint | JSHint | tool | | clean-code; javascript
tslint | TSLint | tool | | clean-code; javascript
husky-git-hooks | Husky Git hooks | tool | | clean-code; javascript
lint-staged | lint-staged | tool
linting | Linting | technical | Linters; Code linting | clean-code
lodash | Lodash | technical | Lo-dash | javascript
underscore-js | Underscore.js | technical | UnderscoreJS; Underscore JS | javascript
moment-js | Moment.js | technical | MomentJS | javascript
axios | Axios? | technical | Axios.js; AxiosJS | javascript | javascript; react; vue; node; redux; fetch; rest; api; typescript; node.js; vuex; jest; jquery
ramda-js | Ramda.js | technical | RamdaJS | javascript
date-fns | date-fns | technical | | javascript
day-js | Day.js | technical | DayJS | javascript
swiper-js | Swiper.js | technical | Swiper? | javascript | javascript; slider; carousel; jquery; react; css; slick
rxjs | RxJS | technical | Rx.js; Reactive Extensions for JavaScript | reactive-programming
rxjava | RxJava | technical | RxJava2; RxJava 2; <RxAndroid; <RxKotlin | reactive-programming; java
rxswift | RxSwift | technical | <RxCocoa | reactive-programming; swift
reactivex | ReactiveX | technical | | reactive-programming
project-reactor | Project Reactor | technical | | reactive-programming; java
combine-framework | Combine framework | technical | Apple Combine; Swift Combine | reactive-programming; swift
socketio | WebSockets | technical | WebSocket; Web sockets
signalr | SignalR | technical | ASP.NET SignalR; ASP.NET Core SignalR; Azure SignalR | dot-net; socketio
server-sent-events | Server-sent events | technical | EventSource API
stomp-protocol | STOMP protocol | technical | STOMP messaging | message-queues
storybook | Storybook? | tool | Storybook.js; Storybook JS; React Storybook | front-end-development | react; vue; jest; typescript; angular; frontend; chromatic; javascript; tailwind; svelte; cypress; design system; design systems
react-native | React Native | technical | ReactNative; React-Native; React Native CLI | mobile-development; react
expo | Expo framework | technical | Expo React Native; React Native Expo; Expo SDK; Expo? | react-native | react; ios; android; javascript; typescript; eas; react native

# Java world
java-ee | Java EE | technical | j2ee; JEE?; Jakarta EE; Java Enterprise Edition; Java 2 Enterprise Edition; J2EE technologies; Java EE 7; Java EE 6; Java 2 EE; JavaEE; Java Platform Enterprise Edition | java; back-end-development | spring; hibernate; j2ee; jsf; ejb; jboss; jpa; servlets; jms; weblogic; tomcat
spring | Spring Framework | technical | Spring?; <Spring Core; <Spring IoC; <Spring AOP; <Spring JDBC; Java Spring; Spring 4; Spring 3; Spring 5; <Spring Bean; <Spring DI; SpringFramework; Spring Java; Spring frameworks | java; back-end-development | hibernate; boot; struts; j2ee; mvc; jpa; maven; framework; microservices; jsp; kotlin; ioc; jdbc; design patterns; tomcat; javascript; kafka; gradle; junit; j2se; java developer; java 8; java 11; java 17; in java; java ee; rest api; oo; servlets; jsf; angular; postgresql
spring-batch | Spring Batch | technical | | spring
spring-integration | Spring Integration | technical | | spring
spring-webflux | Spring WebFlux | technical | | spring
spring-ai | Spring AI | technical | SpringAI | spring
spring-web-flow | Spring Web Flow | technical | Spring Webflow | spring
spring-tool-suite | Spring Tool Suite | technical | STS IDE; Spring Tools | spring
spring-boot | Spring Boot | technical | SpringBoot; Java Spring Boot; <Spring Boot microservices | spring
spring-mvc | Spring MVC | technical | SpringMVC; Spring Web MVC; <Spring Web | spring; mvc
spring-cloud | Spring Cloud | technical | <Spring Cloud Gateway; <Spring Cloud Config | spring-boot; microservices
netflix-eureka | Netflix Eureka | technical | Eureka server; Spring Cloud Netflix Eureka | spring-cloud
hystrix | Hystrix | technical | Netflix Hystrix | spring-cloud
netflix-zuul | Netflix Zuul | technical | Zuul gateway; Zuul proxy | spring-cloud
resilience4j | Resilience4j | technical | | java; microservices
netflix-oss | Netflix OSS | technical | | microservices
spring-data | Spring Data | technical | Spring Data JPA; SpringData; <Spring JPA | spring; jpa
spring-security | Spring Security | technical | <Spring OAuth; <Acegi Security | spring
hibernate | Hibernate? | technical | Hibernate ORM; Hibernate 3; JBoss Hibernate; Hibernate 4; <HQL; Hibernate framework; Hibernate 5; <Hibernate Query Language | java; orm | java; spring; jpa; orm; struts; jdbc; j2ee; jsp; maven; sql; oracle; mysql; boot; mvc; jsf; ejb; servlets; jee; microservices; framework; ibatis
jpa | JPA? | technical | Java Persistence API; Jakarta Persistence; JPA 2.0 | java; orm | java; hibernate; spring; ejb; jdbc; orm; j2ee; jee; persistence; jsf; boot; entity
eclipselink | EclipseLink | technical | | jpa
openjpa | OpenJPA | technical | Apache OpenJPA | jpa
oracle-toplink | Oracle TopLink | technical | TopLink | java; orm
java-data-objects | Java Data Objects | technical | JDO | java; orm
mybatis | MyBatis | technical | Ibatis; My Batis | java; orm
jooq | jOOQ | technical | | java
struts | Struts? | technical | Apache Struts; Struts 2; Struts2; Struts 1; Struts framework; Jakarta Struts; Struts 1.x; Struts Tiles; Struts 1.2; Struts validator | java-ee; mvc | java; spring; hibernate; j2ee; jsp; mvc; jsf; servlets; ejb; jdbc; tomcat; jee; ibatis; xml
jsf | JavaServer Faces | technical | JSF?; Java Server Faces; JSF 2.0; <Facelets; JSF 2 | java-ee | java; jsp; primefaces; spring; j2ee; hibernate; struts; richfaces; ejb; jee; servlets; facelets
jsp | JSP | technical | JavaServer Pages; Java Server Pages; jsp; JSPs; JSP pages; <JSP custom tags | java-ee
jstl | JSTL | technical | JSP Standard Tag Library; JavaServer Pages Standard Tag Library | jsp
servlets | Java Servlets | technical | Servlets; Servlet; Servlet API; Java Servlet | java-ee
ejb | Enterprise JavaBeans | technical | Enterprise Java Beans; EJB 3; EJB 3.0; EJB3; EJBs; EJB 2.0; EJB; <Session beans; <Message-driven beans; <Entity beans; <Stateless session beans | java-ee
javabeans | JavaBeans | technical | Java Beans | java
jdbc | JDBC | technical | Java Database Connectivity; Jdbc; JDBC API; JDBC drivers; Oracle JDBC | java
jms | JMS | technical | Java Message Service; Java Messaging Service; <JMS queues; JMS API | java-ee; message-queues
jndi-jta | JNDI | technical | Java Naming and Directory Interface | java-ee
java-transaction-api | Java Transaction API | technical | JTA? | java-ee | java; jpa; ejb; jms; j2ee; jndi; hibernate; spring
jaas | JAAS | technical | Java Authentication and Authorization Service | java-ee
jmx | JMX | technical | Java Management Extensions | java
java-rmi | Java RMI | technical | RMI?; Remote Method Invocation; RMI-IIOP | java | java; ejb; corba; jdbc; jms; servlets; j2ee; swing; sockets; jndi
corba | CORBA | technical | Common Object Request Broker Architecture; Corba; <Java IDL; Object request broker | distributed-systems
java-web-services | Java web services | technical | <JAX-WS; <JAX-RS; <JAX-RPC | web-services; java
apache-axis | Apache Axis | technical | Axis2; Apache Axis2; Apache Axis 1.4 | java-web-services
apache-cxf | Apache CXF | technical | CXF; CXF web services | java-web-services
resteasy | RESTEasy | technical | JBoss RESTEasy | java-web-services
restlet | Restlet | technical | | java-web-services
jaxp | JAXP | technical | Java API for XML Processing | java; xml
java-swing | Java Swing | technical | Swing?; Swing GUI; JFC/Swing | java; desktop-development | java; awt; applets; jfc; gui; javafx; servlets; jdbc; rmi
javafx | JavaFX | technical | Java FX; JavaFX 8 | java; desktop-development
swt | SWT? | technical | Standard Widget Toolkit; Eclipse SWT; <JFace | java; desktop-development | java; eclipse; jface; swing; rcp; awt
awt | AWT | technical | Java AWT; Abstract Window Toolkit | java; desktop-development
eclipse-rcp | Eclipse RCP | technical | Eclipse Rich Client Platform | java; desktop-development
java-applets | Java Applets | technical | Applets; Java applet | java; desktop-development
gwt-vaadin | Google Web Toolkit | technical | GWT; GWT framework | java; web-development
vaadin | Vaadin | technical | | java; web-development
apache-wicket | Apache Wicket | technical | Wicket? | java; web-development | java; spring; hibernate; struts; maven; jsf
apache-tapestry | Apache Tapestry | technical | | java; web-development
zk-framework | ZK Framework | technical | ZK Java | java; web-development
grails | Grails | technical | Groovy on Grails; Grails framework | groovy; web-development
play-framework | Play Framework | technical | Play 2?; Scala Play; Play! Framework; Play2 framework | back-end-development | scala; java; akka; sbt; slick; jvm; spring
akka | Akka | technical | Akka Streams; Akka HTTP; Scala Akka; <Actor model | scala
lagom-framework | Lagom framework | technical | Lightbend Lagom | scala
apache-pekko | Apache Pekko | technical | Pekko | scala
cats-effect | Cats Effect | technical | | scala
cats-scala-library | Cats (Scala library) | technical | Scala Cats | scala
zio-scala | ZIO Scala | technical | Scala ZIO | scala
sbt-build-tool | sbt build tool | technical | Scala SBT; SBT Scala | build-automation
quarkus | Quarkus | technical | | java; microservices
micronaut | Micronaut | technical | Micronaut framework | java; microservices
dropwizard | Dropwizard | technical | | java; microservices
eclipse-vert-x | Eclipse Vert.x | technical | Vert.x; Vertx | java; microservices
helidon | Helidon | technical | Oracle Helidon | java; microservices
eclipse-microprofile | Eclipse MicroProfile | technical | MicroProfile | java; microservices
jhipster | JHipster | technical | | java; microservices
jvm | Java Virtual Machine | technical | JVM; <JVM tuning; <JVM internals; <Java performance tuning; <HotSpot JVM | java
graalvm | GraalVM | tool | Graal VM | jvm
openjdk | OpenJDK | tool | | java
eclipse-temurin | Eclipse Temurin | tool | Eclipse Adoptium; AdoptOpenJDK | openjdk
jprofiler | JProfiler | tool | | jvm
visualvm | VisualVM | tool | | jvm
log4j | Log4j | tool | Log4j2; Log4J logging; Log 4j
slf4j | SLF4J | tool | | java
logback | Logback | tool | | java
apache-commons-logging | Apache Commons Logging | tool | Commons Logging? | java | log4j; slf4j; spring; struts; apache commons
serilog | Serilog | tool | | dot-net
nlog | NLog | tool | | dot-net
log4net | Log4net | tool | | dot-net
lombok | Project Lombok | tool | Lombok? | java | mapstruct; hibernate; maven; gradle; junit; jpa; spring boot; mockito
mapstruct | MapStruct | tool | | java
google-guava | Google Guava | tool | Java Guava; Guava library | java
apache-commons | Apache Commons | tool | <Commons Lang | java
apache-poi | Apache POI | tool | | java
itext | iText | tool | iText PDF; <iTextSharp | java
apache-pdfbox | Apache PDFBox | tool | PDFBox | java
apache-velocity | Apache Velocity | tool | Velocity templates; Velocity Template Language; Velocity? | java | freemarker; thymeleaf; jsp; struts
aspectj | AspectJ | tool | | java
maven | Maven? | tool | Apache Maven; Maven 2; Maven 3; Maven builds; Maven build tool | build-automation | java; gradle; jenkins; spring; build; git; ant; nexus; ci; svn; hudson; eclipse; junit; docker; sonarqube; selenium; testng; intellij; hibernate; artifactory; j2ee; tomcat; sbt; scala; github; cucumber; bamboo; npm; kubernetes; devops; log4j
gradle | Gradle | tool | Gradle build; <Gradle scripts | build-automation
ant | Apache Ant | tool | Ant?; <Ant scripts?; Ant build; ANT builds; <Ant build scripts; Ant Build System | build-automation | maven; java; jenkins; build; gradle; hudson; eclipse; junit; cvs; svn; log4j; tomcat
nant | NAnt | tool | | build-automation; dot-net
apache-ivy | Apache Ivy | tool | Ivy dependency manager | build-automation
build-automation | Build automation | technical | <Build management; <Build scripts; Build systems?; <Build engineering; Build automation tools; <Build tools? |  | maven; gradle; jenkins; ant; npm; webpack; msbuild; ci
make-cmake | CMake | tool | | build-automation
gnu-make | GNU Make | tool | Makefile; Makefiles; gmake | build-automation
bazel | Bazel? | tool | Bazel build | build-automation | gradle; cmake; monorepo; c++; golang; maven; buck; starlark; jenkins; java
ninja-build | Ninja build | tool | Ninja build system | build-automation | cmake; meson; bazel; gn; compiler
scons | SCons | tool | | build-automation
gnu-autotools | GNU Autotools | tool | Autotools; <Autoconf; <Automake | build-automation
msbuild | MSBuild | tool | MS Build | build-automation
conan-package-manager | Conan package manager | tool | Conan C++; Conan.io; Conan? | build-automation | c++; cmake; vcpkg; artifactory; bazel
vcpkg | vcpkg | tool | | build-automation
meson-build-system | Meson build system | tool | Meson? | build-automation | cmake; ninja; bazel; autotools
qmake | qmake | tool | | qt
drools | Drools? | tool | JBoss Drools; Drools rules engine | java | java; jboss; rules; jbpm; spring; brms; engine; fuse
ibm-operational-decision-manager | IBM Operational Decision Manager | tool | IBM ODM; ILOG JRules; JRules; Operational Decision Manager; IBM ILOG JRules; ILOG BRMS | business-rules-management
fico-blaze-advisor | FICO Blaze Advisor | tool | Blaze Advisor | business-rules-management
jbpm | jBPM | tool | JBoss jBPM | bpmn
progress-corticon | Progress Corticon | tool | Corticon | business-rules-management
business-rules-management | Business rules management | technical | Business rules engine; Rules engine; Rules engines; BRMS; Business rules management system; <Decision engine
camunda | Camunda | tool | Camunda BPM | bpmn
activiti | Activiti? | tool | Alfresco Activiti; Activiti BPM | bpmn | bpm; bpmn; camunda; alfresco; jbpm; workflow engine
flowable | Flowable? | tool | Flowable BPM | bpmn | bpmn; bpm; camunda; activiti; java; workflow; process engine; spring boot
bonita | Bonita? | tool | Bonita BPM; Bonitasoft | bpmn | bpm; bonitasoft; bpmn; camunda; activiti
temporal-workflow-engine | Temporal workflow engine | tool | Temporal.io; Temporal workflow?; Temporal? | workflow-engines | golang; cadence; camunda; workflow orchestration
workflow-engines | Workflow engines | technical | Workflow engine; Workflow orchestration engines; BPM engines

# .NET world
dot-net | .NET | technical | .NET Framework; dotnet; Dot Net; Microsoft .NET; MS .NET; .Net 4.5; .NET 4.0; .NET 3.5; .NET platform; .NET development; DotNet Framework; .NET technologies; .NET 2.0; .NET 4.8; Microsoft .NET Framework; Microsoft Dot Net; Net Framework; .NET programming; .NET 4; .NET 4.7; .NET 1.1 | programming
dot-net-core | .NET Core | technical | .NET 6; .NET 5; .NET 7; .NET 8; dotnet core; .NET Core 3.1; .NET Core 2.0; DotNetCore; Dot Net Core; .NET 9; Net Core | dot-net
asp-net | ASP.NET | technical | ASP .NET; ASPX; <ASP.NET Web Forms; ASP.NET 4.0; ASP.NET 2.0; <WebForms; Asp.net 4.5; ASP.NET 3.5; ASP Dot Net; ASPNET; <ASP.NET AJAX; ASP.NET web applications | dot-net; back-end-development
telerik | Telerik | tool | Telerik controls; Telerik UI; Progress Telerik | dot-net
kendo-ui | Kendo UI | tool | Telerik Kendo UI; KendoUI | javascript
devexpress | DevExpress | tool | Dev Express?; DevExpress controls | dot-net | telerik; infragistics; .net; asp.net; c#; winforms; wpf
infragistics | Infragistics | tool | <Infragistics Ultimate; Infragistics controls | dot-net
syncfusion | Syncfusion | tool | | dot-net
razor-pages | Razor Pages | tool | | asp-net-core
asp-net-mvc | ASP.NET MVC | technical | .NET MVC; MVC.NET; ASP.NET MVC 5; ASP.NET MVC 4; MVC 5; MVC 4; MVC5; MVC4; ASP .NET MVC; ASP MVC; MVC 3; C# MVC; Microsoft MVC; <Razor views; <Razor syntax | asp-net; mvc
asp-net-core | ASP.NET Core | technical | <ASP.NET Core MVC; ASP .NET Core; <ASP.NET Core Web API; <.NET Core Web API; <Kestrel server | dot-net-core; asp-net
asp-net-web-api | ASP.NET Web API | technical | Web API 2; .NET Web API; WebAPI; ASP.NET WebAPI; ASP .NET Web API; C# Web API; MVC Web API; Web API? | asp-net; api-development | asp.net; c#; .net; mvc; entity; wcf; controller; core
classic-asp | Classic ASP | technical | Active Server Pages; ASP 3.0; ASP?; Asp classic | back-end-development | html; vbscript; .net; sql; iis; javascript; asp.net; vb; php; jsp; dhtml; xml
blazor | Blazor | technical | <Blazor WebAssembly; <Blazor Server; <Blazor WASM | asp-net-core; c-sharp
entity-framework | Entity Framework | technical | <EF Core; <Entity Framework Core; ADO.NET Entity Framework; MS Entity Framework; EF6; <EF Code First; Entity Framework 6; EntityFramework; .NET Entity Framework | dot-net; orm
ado-net | ADO.NET | technical | ADO .NET; ADONET | dot-net
activex-data-objects | ActiveX Data Objects | technical | ADO?; <DAO/ADO | | vb; asp; oledb; odbc; vba; vb6; visual basic
ole-db | OLE DB | technical | OLEDB
odbc | ODBC | technical | Open Database Connectivity; ODBC drivers
linq | LINQ | technical | linq; Language Integrated Query; <LINQ to SQL; <Linq2SQL; <LINQ to Entities | c-sharp
nhibernate | NHibernate | technical | <Fluent NHibernate | dot-net; orm
dapper-orm | Dapper ORM | technical | Dapper.NET; Dapper?; Dapper micro ORM | dot-net; orm | c#; .net; entity; framework; orm; sql; asp.net; mediatr; ef
llblgen | LLBLGen | technical | LLBLGen Pro | dot-net; orm
mediatr | MediatR | technical | | c-sharp
automapper | AutoMapper | technical | | c-sharp
hangfire | Hangfire | technical | | dot-net
masstransit | MassTransit | technical | | dot-net; message-queues
nservicebus | NServiceBus | technical | | dot-net; message-queues
duende-identityserver | Duende IdentityServer | technical | IdentityServer; IdentityServer4 | dot-net; oauth
net-maui | .NET MAUI | technical | MAUI?; Multi-platform App UI | mobile-development; c-sharp | .net; xamarin; c#; blazor; wpf
wpf | WPF | technical | Windows Presentation Foundation; Wpf | dot-net; desktop-development
xaml | XAML | technical | Extensible Application Markup Language XAML | dot-net
universal-windows-platform | Universal Windows Platform | technical | UWP | dot-net; desktop-development
winui | WinUI | technical | WinUI 3; Windows UI Library | dot-net; desktop-development
avalonia-ui | Avalonia UI | technical | AvaloniaUI | dot-net; desktop-development
wcf | WCF | technical | Windows Communication Foundation; WCF services; Wcf; WCF web services | dot-net; web-services
net-remoting | .NET Remoting | technical | | dot-net
asmx-web-services | ASMX web services | technical | ASMX | dot-net
windows-forms | Windows Forms | technical | WinForms; Win Forms; Winform; C# WinForms; VB.NET WinForms; Windows Form application | dot-net; desktop-development
windows-workflow | Windows Workflow Foundation | technical | Microsoft Workflow Foundation; WWF .NET; .NET Workflow Foundation | dot-net
silverlight | Silverlight | technical | Microsoft Silverlight; MS Silverlight; Silverlight 4 | dot-net; web-development
xamarin | Xamarin | technical | <Xamarin.Forms; <Xamarin Forms; <Xamarin.iOS; <Xamarin.Android; <Xamarin Native | mobile-development; c-sharp
monodevelop | MonoDevelop | tool | Xamarin Studio | c-sharp
mono-framework | Mono framework | tool | Mono .NET | dot-net
mfc-win32 | Win32 API | technical | Win32; Win32 SDK; Windows API; Win 32 | desktop-development
mfc | MFC? | technical | Microsoft Foundation Classes; Microsoft Foundation Class Library | c-plus-plus; desktop-development | c++; win32; atl; visual c++
active-template-library | ATL COM | technical | Active Template Library; ATL/COM | c-plus-plus; com-dcom
com-dcom | Component Object Model | technical | COM/DCOM; COM objects; <DCOM; Microsoft COM; <Distributed COM; COM Interop
activex | ActiveX | technical | Active X; ActiveX controls
nuget | NuGet | tool | <NuGet packages; Nuget package manager | dot-net
resharper | ReSharper | tool | JetBrains ReSharper | dot-net
biztalk | BizTalk Server | tool | BizTalk; Microsoft BizTalk; MS BizTalk; Biz Talk?; Microsoft BizTalk Server; BizTalk 2013 | enterprise-integration | .net; c#; edi; esb; sql server; wcf; hl7
sharepoint-development | SharePoint development | technical | <SharePoint Framework; <SPFx; SharePoint customization; <SharePoint web parts; <SharePoint workflows; <SharePoint Designer workflows; <SharePoint object model
nintex | Nintex | tool | <Nintex workflow; <Nintex Forms; <Nintex Workflow Cloud | low-code
k2-workflow | K2 workflow | tool | K2 blackpearl; Nintex K2; K2 smartforms | low-code
dynamics-development | Dynamics 365 development | technical | <Dynamics CRM development; D365 development; <Dynamics CRM plugins; <Dynamics 365 customization
dynamics-ax-development | X++ | technical | Dynamics AX development; Dynamics X++; X++ programming
c-al | C/AL | technical | Dynamics NAV development; Navision development; C/SIDE
al-language | AL language | technical | Business Central development; AL programming; Dynamics 365 Business Central development; AL for Business Central
microsoft-dataverse | Microsoft Dataverse | technical | Dataverse; Common Data Service | power-platform

# Python, PHP, Ruby and other frameworks
django | Django | technical | Django framework; Python Django; <Django ORM; <Django templates | python; back-end-development
django-rest-framework | Django REST Framework | technical | DRF?; Django REST; Djangorestframework; Django REST API | django; rest-api | django; python; rest; api; celery; postgresql
django-channels | Django Channels | technical | | django
flask | Flask? | technical | Python Flask; Flask framework; Flask API; Flask REST; <Flask-RESTful; Flask microframework | python; back-end-development | python; django; fastapi; sqlalchemy; api; jinja; rest; backend; web; jinja2; gunicorn; pandas
fastapi | FastAPI | technical | Fast API; FastAPI framework | python; back-end-development
pydantic | Pydantic | technical | Pydantic v2 | python
starlette | Starlette | technical | | python
uvicorn | Uvicorn | technical | | python
gunicorn | Gunicorn | technical | | python
pyramid-python | Pyramid framework | technical | Python Pyramid; Pyramid web framework | python; back-end-development
tornado-web-server | Tornado web server | technical | Python Tornado; Tornado framework | python; back-end-development
web2py | web2py | technical | | python; back-end-development
zope | Zope | technical | Zope server | python; back-end-development
plone | Plone | tool | Plone CMS | content-management-systems
twisted-python | Twisted Python | technical | Twisted framework; Python Twisted | python; back-end-development
cherrypy | CherryPy | technical | | python; back-end-development
bottle-py | Bottle.py | technical | Bottle framework; Python Bottle | python; back-end-development
aiohttp | aiohttp | technical | | python; back-end-development
sanic-framework | Sanic framework | technical | Python Sanic; Sanic? | python; back-end-development | python; flask; fastapi; async; asyncio; django
litestar | Litestar | technical | | python; back-end-development
wagtail-cms | Wagtail CMS | tool | Wagtail? | content-management-systems | django; python
jinja | Jinja? | technical | Jinja2; Jinja templates | python | python; flask; django; ansible; templates; templating; html; fastapi; sqlalchemy; jinja2
mako-templates | Mako templates | technical | Mako Python; Mako? | python | python; jinja; jinja2; templates; pyramid; sqlalchemy
celery | Celery? | tool | Python Celery; Celery task queue; Celery workers? | message-queues | python; django; rabbitmq; redis; flask; async
sidekiq | Sidekiq | tool | | ruby
python-rq | Python RQ | tool | RQ workers | python
sqlalchemy | SQLAlchemy | technical | SQL Alchemy | python; orm
alembic | Alembic? | technical | | sqlalchemy | sqlalchemy; python; migrations; fastapi; flask
peewee-orm | Peewee ORM | technical | Peewee? | python; orm | sqlalchemy; flask; orm; sqlite; python; django
sqlmodel | SQLModel | technical | | python; orm
tortoise-orm | Tortoise ORM | technical | | python; orm
asyncio | asyncio | technical | Async IO; Python asyncio; <Async/await Python | python; concurrent-programming
tkinter-pyqt | Tkinter | technical | TKinter GUI | python; desktop-development
pyqt | PyQt | technical | PyQt5; PyQt6; PyQt4 | python; qt
pyside | PySide | technical | PySide2; PySide6; Qt for Python | python; qt
wxpython | wxPython | technical | | python; desktop-development
pygtk | PyGTK | technical | | python; desktop-development
kivy | Kivy | technical | | python; desktop-development
pip-packaging | Python packaging | tool | <PyPI; <setuptools | python
pip | pip? | tool | Python pip; <pip packages | python | python; virtualenv; conda; poetry; pypi; pipenv; venv
pipenv | Pipenv | tool | | pip-packaging
virtualenv | virtualenv | tool | Virtual env?; venv; Python virtual environments | pip-packaging | python; pip; conda; django; flask; anaconda
poetry-for-python | Poetry for Python | tool | Python Poetry | pip-packaging
uv-package-manager | uv package manager | tool | uv Python; Astral uv; uv? | pip-packaging | python; ruff; pip; poetry; pytest
pipx | pipx | tool | | pip-packaging
hatch-python | Hatch Python | tool | | pip-packaging
ruff-linter | Ruff linter | tool | Ruff? | clean-code; python | mypy; pytest; uv; flake8; isort; lint
black-code-formatter | Black code formatter | tool | Python Black; psf/black; Black formatter; Black and isort; isort and Black; Black/isort; isort/Black; Black/flake8; flake8/Black; Black and flake8; flake8 and Black; Ruff/Black; Black/Ruff | clean-code; python | flake8; isort; mypy; ruff; pylint; pre-commit
mypy | mypy | tool | | python
pyright | Pyright | tool | | python
isort | isort | tool | | python
pylint | Pylint | tool | | static-code-analysis; python
flake8 | Flake8 | tool | | static-code-analysis; python
python-type-hints | Python type hints | tool | Python typing | python
celery-beat | Celery Beat | tool | | celery
laravel | Laravel | technical | Laravel framework; Laravel 5; Laravel 8; <Eloquent ORM; <Blade templates; <Blade? | php | php; livewire; eloquent; tailwind; vue; laravel; symfony
lumen-framework | Lumen framework | technical | Laravel Lumen; Lumen? | laravel | laravel; php; symfony
livewire | Livewire? | technical | Laravel Livewire | laravel | laravel; php; alpine; tailwind; blade; eloquent; filament; vue; tall; inertia
laravel-nova | Laravel Nova | technical | | laravel
laravel-horizon | Laravel Horizon | technical | | laravel
filament-php | Filament PHP | technical | Laravel Filament; Filament? | laravel | laravel; php; livewire; tailwind; blade
symfony | Symfony | technical | Symfony2; Symfony framework; Symfony 2; Symfony 3; Symfony 4; Symfony 5; PHP Symfony; Symfony 6 | php
api-platform | API Platform for PHP | technical | API Platform PHP; API Platform Symfony | symfony; rest-api
codeigniter | CodeIgniter | technical | Code Igniter; Codeignitor; CI framework PHP; PHP CodeIgniter; CodeIgniter framework | php; mvc
zend | Zend Framework | technical | Laminas?; Zend 2; ZF2; Zend Framework 2; Zend PHP; Zend?; Zend framework 1 | php; mvc | php; framework; laravel; symfony; mysql; laminas; developer
zend-studio | Zend Studio | tool | | php
cakephp | CakePHP | technical | Cake PHP; CakePHP framework | php; mvc
yii | Yii | technical | Yii2; Yii framework; Yii 2; Yii2 framework; PHP Yii | php; mvc
phalcon | Phalcon | technical | Phalcon PHP; Phalcon framework | php
slim-framework | Slim framework | technical | Slim PHP; Slim microframework; Slim? | php | php; laravel; symfony; lumen; api; mvc
fuelphp | FuelPHP | technical | | php
kohana | Kohana | technical | Kohana framework | php
nette-framework | Nette framework | technical | Nette? | php | php; latte; symfony; laravel; tracy; doctrine
hack-language | Hack language | technical | Hack? | php | php; hhvm; xhp
hhvm | HHVM | technical | HipHop Virtual Machine | php
kirby-cms | Kirby CMS | tool | Kirby? | content-management-systems | statamic; typo3; headless
october-cms | October CMS | tool | OctoberCMS | content-management-systems
swoole | Swoole | technical | <OpenSwoole | php
composer-php | Composer for PHP | tool | PHP Composer; <Packagist; Composer package manager; Composer dependency manager | php
smarty | Smarty? | technical | Smarty templates; Smarty template engine; PHP Smarty | php | php; templates; zend; mysql; drupal; jquery; codeigniter; javascript; html; twig
ruby-on-rails | Ruby on Rails | technical | ROR?; Rails?; Rails 4; Rails 5; Rails 6; Ruby on Rails development; Rails framework; Rails API; Rails 3; RubyOnRails; Rails 7; <ActiveRecord; <Active Record ORM | ruby; back-end-development | ruby; rspec; postgresql; developer; heroku; javascript; sidekiq; react; api; activerecord; web
sinatra | Sinatra? | technical | Ruby Sinatra; Sinatra framework | ruby | ruby; rails; rack; padrino; rspec; heroku; sidekiq
hanami | Hanami? | technical | Hanami Ruby | ruby | ruby; rails; sinatra; rom
rubygems | RubyGems | tool | Ruby gems? | ruby | rails; bundler; ruby on rails; git; rspec; heroku; sidekiq
devise-gem | Devise gem | tool | Devise Ruby | ruby-on-rails
gin-go | Gin framework | technical | Gin Gonic; Go Gin; Golang Gin; Gin? | go; back-end-development | golang; gorm; echo; backend; api; fiber; grpc
echo-framework | Echo framework | technical | Go Echo; Labstack Echo; Echo? | go; back-end-development | golang; gin; fiber; backend; gorm
fiber-framework | Fiber framework | technical | Go Fiber; GoFiber; Fiber? | go; back-end-development | golang; gin; echo; backend; gorm
gorm | GORM | technical | Go ORM | go; orm
gorilla-mux | Gorilla Mux | technical | | go
go-kit | Go kit? | technical | | go | golang; microservices; grpc; gin; protobuf
beego | Beego | technical | | go; back-end-development
cobra-cli-go | Cobra CLI Go | technical | | go
actix-web | Actix Web | technical | Actix | rust; back-end-development
axum-rust | Axum Rust | technical | Axum web framework; Axum? | rust; back-end-development | rust; tokio; actix; backend
tokio | Tokio | technical | Tokio Rust; Tokio runtime | rust
rocket-framework | Rocket framework | technical | Rocket Rust; Rocket.rs; Rocket? | rust; back-end-development | rust; actix; axum; tokio
leptos | Leptos | technical | | rust; front-end-development
yew-framework | Yew framework | technical | Yew Rust; Yew? | rust; front-end-development | rust; webassembly; wasm; leptos; frontend
bevy-engine | Bevy engine | technical | Bevy game engine; Bevy? | rust; game-development | rust; ecs; godot
dioxus | Dioxus | technical | | rust
vapor-framework | Vapor framework | technical | Swift Vapor; Vapor? | swift; back-end-development | swift; backend; ios
qt | Qt | technical | Qt framework; <QML; Qt5; Qt 5; <Qt Quick; Nokia Qt; Qt6; <QtQuick | c-plus-plus; desktop-development
qt-creator | Qt Creator | tool | | qt
boost-stl | C++ Standard Template Library | technical | STL?; Standard Template Library; C++ STL | c-plus-plus | c++; boost; qt; mfc; multithreading; oop; c++11; stl
boost | Boost C++ libraries | technical | Boost libraries; Boost C++; C++ Boost; Boost.Asio | c-plus-plus
gtk-wxwidgets | GTK | technical | <gtkmm | desktop-development
wxwidgets | wxWidgets | technical | | c-plus-plus; desktop-development
motif | Motif? | technical | X/Motif; OSF/Motif; X11 Motif | desktop-development | x11; xlib; unix; c++; xt; widgets
x-window-system-programming | X Window System programming | technical | X Window programming; Xlib | desktop-development
imgui | ImGui | technical | Dear ImGui | c-plus-plus
juce | JUCE | technical | JUCE framework | c-plus-plus
slint-ui | Slint UI | technical | Slint | desktop-development
lvgl | LVGL | technical | LittlevGL | embedded-systems
low-code | Low-code development | technical | Low-code platforms; No-code?; Low-code/no-code; Low code; No-code development; Low-code development platforms; Nocode; Lowcode | | low; bubble; zapier; airtable; webflow; platform; platforms; automation; apps; app; power; tools; software
power-apps | Microsoft Power Apps | tool | Power Apps; PowerApps; <Canvas apps; <Model-driven apps; MS PowerApps; Microsoft PowerApps | low-code; power-platform
power-automate | Microsoft Power Automate | tool | Power Automate; Microsoft Flow; MS Flow?; <Power Automate Desktop; MS Power Automate | low-code; power-platform | power apps; powerapps; sharepoint; power bi; power automate; office 365; o365
copilot-studio | Microsoft Copilot Studio | tool | Copilot Studio; Power Virtual Agents; Microsoft Power Virtual Agents | power-platform; low-code
power-pages | Microsoft Power Pages | tool | Power Pages; Power Apps portals | power-platform
power-platform | Microsoft Power Platform | tool | Power Platform; MS Power Platform; <Power Platform development | low-code
microsoft-power-platform-fundamentals | Microsoft Power Platform Fundamentals? | certification | PL-900?; Power Platform Fundamentals?; Microsoft Certified Power Platform Fundamentals | power-platform | power platform; power apps; powerapps; power automate; power bi; dynamics; dynamics 365; microsoft; azure; rpa; PL-200; PL-400; PL-600; PL-300; AZ-900; AI-900; DP-900; MB-910; MS-900; pl-900; microsoft certified; certified; certification; certifications; certificate
power-platform-solution-architect-expert | Power Platform Solution Architect Expert? | certification | Microsoft Certified Power Platform Solution Architect Expert | power-platform | pl-600; microsoft certified; certified; certification; certifications; certificate
power-platform-functional-consultant-associate | Power Platform Functional Consultant Associate | certification | PL-200?; Microsoft Certified Power Platform Functional Consultant | power-platform | power platform; power apps; powerapps; power automate; power bi; dynamics; dynamics 365; microsoft; azure; rpa; PL-900; PL-400; PL-600; PL-300; MB-910
power-platform-app-maker-associate | Power Platform App Maker Associate | certification | PL-100?; Microsoft Certified Power Platform App Maker | power-platform | power platform; power apps; powerapps; power automate; power bi; dynamics; dynamics 365; microsoft; azure; rpa; PL-900; PL-200; PL-400
power-automate-rpa-developer-associate | Power Automate RPA Developer Associate | certification | PL-500?; Microsoft Certified Power Automate RPA Developer Associate | power-automate | power platform; power apps; powerapps; power automate; power bi; dynamics; dynamics 365; microsoft; azure; rpa; PL-900; PL-200; PL-400
outsystems | OutSystems | tool | OutSystems platform | low-code
mendix | Mendix | tool | Mendix platform; <Mendix Studio Pro | low-code
appian | Appian | tool | Appian BPM; <Appian Designer | low-code
retool | Retool? | tool | | low-code | low-code; internal tools; sql; postgres; airtable; zapier; api; dashboards; javascript; react; n8n; postgresql
budibase | Budibase | tool | | low-code
appsmith | Appsmith | tool | | low-code
tooljet | Tooljet | tool | | low-code
betty-blocks | Betty Blocks | tool | | low-code
quickbase | Quickbase | tool | Quick Base? | low-code | intuit; low-code; airtable
lovable-dev | Lovable.dev | tool | Lovable AI | ai-coding
bolt-new | Bolt.new | tool | | ai-coding
v0-by-vercel | v0 by Vercel | tool | v0.dev; Vercel v0; v0? | ai-coding | vercel; bolt; lovable; cursor; shadcn; nextjs; copilot
replit | Replit | tool | Repl.it; <Replit Agent | software-development
bubble-io | Bubble.io | tool | Bubble no-code platform; Bubble no-code | low-code
adalo | Adalo | tool | | low-code
flutterflow | FlutterFlow | tool | Flutter Flow | low-code
glide-apps | Glide Apps | tool | | low-code
appsheet | AppSheet | tool | Google AppSheet; AppSheet apps | low-code
softr | Softr | tool | | low-code
pega | Pega? | tool | Pega PRPC; PRPC; Pegasystems; Pega BPM; Pega Rules; Pega Platform; PegaRULES | low-code | bpm; prpc; appian; java; crm; low-code; cssa; csa; pegasystems; salesforce; camunda; rpa; bpmn; architect; pega
pega-certified-system-architect | Pega Certified System Architect | certification | Pega CSA; PCSA?; Certified System Architect Pega | pega | Pega; Pegasystems
pega-certified-senior-system-architect | Pega Certified Senior System Architect | certification | Pega CSSA; PCSSA?; CSSA Pega | pega-certified-system-architect | Pega; Pegasystems; PRPC
pega-certified-lead-system-architect | Pega Certified Lead System Architect | certification | Pega CLSA; PCLSA?; Pega LSA? | pega-certified-senior-system-architect | CLSA; certified; certification; LSA certified
servicenow-development | ServiceNow development | technical | <ServiceNow scripting; <GlideScript; ServiceNow developer; Service Now development | servicenow
servicenow-administration | ServiceNow administration | technical | ServiceNow admin; ServiceNow administrator skills | servicenow
servicenow-implementation | ServiceNow implementation | technical | | servicenow
servicenow-itom | ServiceNow ITOM | technical | ServiceNow IT Operations Management | servicenow
servicenow-certified-system-administrator | ServiceNow Certified System Administrator | certification | Certified System Administrator ServiceNow; ServiceNow CSA | servicenow-administration
servicenow-certified-application-developer | ServiceNow Certified Application Developer | certification | ServiceNow CAD | servicenow-development
servicenow-certified-implementation-specialist | ServiceNow Certified Implementation Specialist | certification | <CIS-ITSM; <ServiceNow CIS-ITSM; <ServiceNow CIS-CSM; <ServiceNow CIS-HR; <ServiceNow CIS-Discovery | servicenow
rpa | Robotic process automation | technical | RPA?; RPA development; <Software robots; RPA tools; Automatisation robotisée des processus; <RPA bots; Robotic automation | | robotic; automation; uipath; prism; bots; bot; blueprism
uipath | UiPath | tool | Ui Path; <UiPath Studio; <UiPath Orchestrator; UiPath RPA | rpa
blue-prism | Blue Prism | tool | BluePrism; Blue Prism RPA | rpa
automation-anywhere | Automation Anywhere | tool | AutomationAnywhere; <Automation Anywhere A360 | rpa
workfusion | WorkFusion | tool | | rpa
kofax-rpa | Kofax RPA | tool | Kapow?; Tungsten RPA | rpa; kofax-software | rpa; kofax; uipath; blue prism
nice-rpa | NICE RPA | tool | NICE Robotic Automation | rpa
uipath-certified-rpa-associate | UiPath Certified RPA Associate | certification | UiPath RPA Associate; UiRPA | uipath
uipath-certified-advanced-rpa-developer | UiPath Certified Advanced RPA Developer | certification | UiPath Advanced RPA Developer?; <UiPath Certified Professional Automation Developer; UiARD | uipath | uiard; uipath certified; certified; certification; certifications; certificate
zapier | Zapier | tool | <Zapier automation | low-code
make-com | Make.com? | tool | Integromat | low-code | zapier; n8n; integromat; airtable; low-code; no-code
n8n | n8n | tool | n8n.io; <n8n automation | low-code
ifttt | IFTTT | tool | | low-code
workato | Workato | tool | | enterprise-integration
tray-io | Tray.io | tool | Tray.ai | enterprise-integration
pipedream | Pipedream? | tool | | low-code | zapier; n8n; make.com; workato; api; integromat; webhooks
node-red | Node-RED | tool | Node Red; NodeRED | low-code; iot

# APIs and integration
api-development | API development | technical | <API design; API programming; <API integration; <API integrations; Application programming interface; Application programming interfaces; API-Entwicklung; Schnittstellenentwicklung; Développement d'API; Desarrollo de APIs; <Third-party API integration; Schnittstellenprogrammierung; <API-first; API?; APIs? | back-end-development | soap; graphql; restful; json; backend; microservices; developer; swagger; postman; java; python; node.js; web-based applications; web applications; endpoints; software; third-party
rest-api | REST APIs | technical | RESTful; REST API; RESTful APIs; RESTful web services; RESTful services; REST web services; REST services; RESTful API; Representational State Transfer; REST-API; Rest web service; RESTful API development; RESTful API design; REST API development; RESTful architecture; API REST; APIs REST; REST-Schnittstellen; Restful webservices; REST endpoints; <HATEOAS; REST architecture; Rest APIs development; RESTful web service; REST? | api-development; web-services | api; apis; soap; json; web; services; http; graphql; microservices; spring; java; endpoints; node; backend
soap | SOAP web services | technical | SOAP?; SOAP services; SOAP APIs; SOAP API; Simple Object Access Protocol; SOAP protocol; SOAP-based web services; <WS-Security; <UDDI | web-services; xml | xml; wsdl; api; apis; json; uddi; java; jax-ws; restful; webservices; http; .net; microservices; wcf; soapui; axis; cxf; esb; c#
wsdl | WSDL | technical | Web Services Description Language; Wsdl | web-services
web-services | Web services | technical | Webservices; Web service; Web services development; XML web services; Webservice; Services web; Servicios web; Web services APIs; Web services integration | back-end-development
graphql | GraphQL | technical | Graph QL; GraphQL API; GraphQL APIs | api-development
apollo-graphql | Apollo GraphQL | technical | <Apollo Client; <Apollo Server; <Apollo Federation; GraphQL Apollo | graphql
hasura | Hasura | technical | | graphql
relay-graphql | Relay GraphQL | technical | Relay.js; React Relay; Relay? | graphql; react | graphql; react; apollo; urql
urql | Urql | technical | | graphql
postgraphile | PostGraphile | technical | | graphql; postgresql
grpc | gRPC | technical | gRPC services; gRPC APIs | api-development
remote-procedure-calls | Remote procedure calls | technical | Remote procedure call | api-development
xml-rpc | XML-RPC | technical | XMLRPC | api-development
json-rpc | JSON-RPC | technical | JSONRPC | api-development
openapi-swagger | OpenAPI | tool | Open API specification; OpenAPI specification | api-development
swagger | Swagger | tool | <Swagger UI; Swagger documentation; <Swagger Editor; <SwaggerHub; <Swagger Codegen | api-development
raml | RAML | technical | RESTful API Modeling Language | api-development
asyncapi | AsyncAPI | technical | | event-driven-architecture
typespec | TypeSpec | technical | | api-development
api-gateway | API management | technical | <API gateways; <API gateway; APIM | api-development
apigee | Apigee | tool | Google Apigee; <Apigee Edge; <Apigee X | api-gateway
kong-gateway | Kong Gateway | tool | Kong API gateway; Kong Konnect | api-gateway | apigee; konnect; kong ingress; api gateway; tyk; keycloak; apim
azure-api-management | Azure API Management | tool | Azure APIM | api-gateway; azure
wso2 | WSO2 | tool | <WSO2 API Manager; <WSO2 ESB; <WSO2 Enterprise Integrator | api-gateway
red-hat-3scale | Red Hat 3scale | tool | 3scale; 3scale API Management | api-gateway
ibm-api-connect | IBM API Connect | tool | API Connect?; IBM APIC | api-gateway | datapower; apic; websphere; apigee; mulesoft; ibm; app connect; wso2
amazon-api-gateway | Amazon API Gateway | tool | AWS API Gateway | api-gateway; aws
tyk | Tyk | tool | Tyk API gateway | api-gateway
ca-api-gateway | CA API Gateway | tool | Layer 7 API Gateway; Broadcom Layer7; Layer7 API Gateway | api-gateway
axway | Axway | tool | <Axway API Gateway; <Axway API Manager | api-gateway
gravitee | Gravitee | tool | Gravitee.io | api-gateway
webhooks | Webhooks | technical | Webhook; Web hooks; Webhook integration
edi | EDI? | technical | Electronic data interchange; <EDI mapping; <EDI transactions; <EDI 850 | | x12; as2; 850; invoices; edifact; erp; asn; idoc; 837; 835; sap; gentran; sterling; transmission; interchange; trading partners; claims; billing; 856; purchase orders; xml; data interchange
edifact | EDIFACT | technical | UN/EDIFACT | edi
ansi-x12 | ANSI X12 | technical | EDI X12; X12 EDI; ASC X12 | edi
as2-protocol | AS2 protocol | technical | AS2 EDI; AS2/EDI | edi
ibm-sterling-b2b-integrator | IBM Sterling B2B Integrator | tool | Sterling Integrator; IBM Sterling Integrator; IBM Sterling B2B | edi
gentran | Gentran | tool | Sterling Gentran; Gentran Integration Suite | edi
truecommerce | TrueCommerce | tool | | edi
cleo-integration-cloud | Cleo Integration Cloud | tool | Cleo EDI | edi
opentext-trading-grid | OpenText Trading Grid | tool | GXS Trading Grid | edi
enterprise-integration | Enterprise application integration | technical | EAI; Application integration; Enterprise integration; Integration development; Enterprise integration patterns; Integration patterns; Intégration d'applications; <Middleware integration
systems-integration | Systems integration | technical | System integration; Systemintegration; Intégration de systèmes; Integración de sistemas; Systems integrations
middleware | Middleware | technical | Middleware technologies; Middleware administration
enterprise-service-bus | Enterprise service bus | technical | ESB? | enterprise-integration | soa; mule; integration; biztalk; middleware; soap; bus; tibco; mulesoft; oracle; services; wso2
ipaas | iPaaS | technical | Integration platform as a service | enterprise-integration
mulesoft | MuleSoft | tool | Mule ESB; Mulesoft Anypoint; Anypoint Platform; Mule 4; <DataWeave; MuleSoft Anypoint Platform; Mule Soft; <CloudHub | enterprise-integration
mulesoft-certified-developer | MuleSoft Certified Developer | certification | MCD Level 1?; MuleSoft Certified Developer Level 1; MCD - Level 1?; MuleSoft MCD | mulesoft | mulesoft; anypoint; salesforce; mcia; dataweave
mulesoft-certified-architect | MuleSoft Certified Integration Architect | certification | MCIA?; MuleSoft MCIA | mulesoft | mulesoft; anypoint; salesforce
tibco | TIBCO | tool | <TIBCO BusinessWorks; <TIBCO BW; <Tibco Business Works; <Tibco ActiveMatrix; <TIBCO Designer | enterprise-integration
tibco-ems | TIBCO EMS | tool | TIBCO Enterprise Message Service | message-queues
tibco-rendezvous | TIBCO Rendezvous | tool | Tibco RV | message-queues
apache-camel | Apache Camel | tool | <Camel routes | enterprise-integration; java
apache-servicemix | Apache ServiceMix | tool | ServiceMix | enterprise-integration; java
red-hat-fuse | Red Hat Fuse | tool | JBoss Fuse; Fuse ESB; FuseSource | enterprise-integration; java
webmethods | webMethods | tool | Software AG webMethods; <webMethods Integration Server; Web Methods integration | enterprise-integration
ibm-mq | IBM MQ | tool | WebSphere MQ; MQSeries; MQ Series; IBM WebSphere MQ; IBM MQSeries; WMQ | message-queues
ibm-app-connect | IBM App Connect | tool | IBM Integration Bus; IIB?; WebSphere Message Broker; IBM Message Broker; IBM ACE; App Connect Enterprise; WMB | enterprise-integration | ibm; mq; esb; message broker; integration bus; ace; wmb; datapower; websphere; middleware; soa; wmq; esql; tibco
dell-boomi | Boomi | tool | Dell Boomi; Boomi AtomSphere; Boomi integration | enterprise-integration
snaplogic | SnapLogic | tool | | enterprise-integration
jitterbit | Jitterbit | tool | | enterprise-integration
celigo | Celigo | tool | Celigo Integrator.io | enterprise-integration
oracle-integration-cloud | Oracle Integration Cloud | tool | OIC Oracle | enterprise-integration
azure-logic-apps | Azure Logic Apps | tool | Logic Apps | enterprise-integration; azure
amazon-eventbridge | Amazon EventBridge | tool | EventBridge; AWS EventBridge | event-driven-architecture; aws
confluent | Confluent? | tool | <Confluent Cloud; Confluent Platform; Confluent Kafka | kafka | kafka; schema; streaming; apache; flink
solace | Solace? | tool | <Solace PubSub+; <Solace PubSub | message-queues | pubsub; messaging; kafka; jms; mq; tibco; event; broker; middleware
payment-integration | Payment gateway integration | technical | Payment gateways; <PayPal integration; Payment integration; Payment gateway; <Authorize.net integration; Payment APIs; <Adyen integration | api-development
stripe-api | Stripe API | tool | Stripe integration; Stripe payments; Stripe?; Stripe Connect; Stripe Billing | payment-integration | payment; payments; paypal; checkout; billing; api; braintree; subscription; shopify; node.js
paypal-api | PayPal API | tool | PayPal SDK | payment-integration
braintree | Braintree? | tool | | payment-integration | paypal; stripe; payments; payment; adyen; magento; checkout; authorize.net; gateway
adyen | Adyen | tool | Adyen API | payment-integration
razorpay | Razorpay | tool | Razorpay API | payment-integration
authorize-net | Authorize.net | tool | | payment-integration
plaid-api | Plaid API | tool | Plaid? | api-development | stripe; api; fintech; payments
google-maps-api | Google Maps API | tool | Google Maps APIs; Google Maps integration | api-development
mapbox | Mapbox | tool | <Mapbox GL; <Mapbox GL JS
leaflet-js | Leaflet.js | tool | LeafletJS; Leaflet? | javascript | mapbox; openlayers; geojson; cesium; postgis; d3
openlayers | OpenLayers | tool | Open Layers? | javascript | gis; javascript; leaflet; geoserver; mapbox; postgis
deck-gl | deck.gl | tool | | javascript
cesiumjs | CesiumJS | tool | Cesium 3D; Cesium? | javascript | webgl; mapbox; leaflet; geospatial; openlayers; gis
twilio | Twilio | tool | Twilio API | api-development
sendgrid | SendGrid | tool | SendGrid API; Twilio SendGrid
vonage-api | Vonage API | tool | Nexmo; Vonage Communications API | api-development
mailgun | Mailgun | tool
postmark-email-api | Postmark email API | tool
resend-email-api | Resend email API | tool | Resend? | api-development | sendgrid; mailgun; postmark; nextjs; vercel
amazon-ses | Amazon SES | tool | AWS SES; Simple Email Service?; Amazon Simple Email Service | aws | aws; amazon; sns; sqs; lambda
agora-sdk | Agora SDK | tool | Agora.io; Agora? | api-development | rtc; webrtc; twilio; sdk; livekit
livekit | LiveKit | tool | | api-development
sparkpost | SparkPost | tool
plivo | Plivo | tool
telnyx | Telnyx | tool
facebook-graph-api | Facebook Graph API | technical | Facebook API; <Facebook SDK; Meta Graph API | api-development
twitter-api | Twitter API | tool | | api-development
linkedin-api | LinkedIn API | tool | | api-development
youtube-api | YouTube API | tool | YouTube Data API | api-development
microsoft-graph-api | Microsoft Graph API | tool | MS Graph API; Microsoft Graph? | api-development | azure; graph api; oauth; c#; intune; sharepoint; powershell; power automate
social-media-apis | Social media APIs | tool | Social media API integration | api-development
whatsapp-business-api | WhatsApp Business API | tool | WhatsApp Cloud API | api-development
slack-api | Slack API | tool | | api-development
google-apps-script | Google Apps Script | tool | Apps Script; Google App Script | javascript
oauth | OAuth | technical | OAuth 2.0; OAuth2; OAuth 2
json-web-tokens | JSON Web Tokens | technical | JWT?; JSON Web Token; <JWT authentication; JWT tokens; JWT auth | | oauth; token; tokens; auth; api; apis; authentication; node; express; rest; spring
openid-connect | OpenID Connect | technical | OIDC; OpenID | oauth
better-auth | Better Auth | technical
nextauth-js | NextAuth.js | technical | Auth.js | oauth
clerk-authentication | Clerk authentication | technical | Clerk.dev; Clerk Auth; Clerk? | | auth; next.js; supabase; oauth; convex; stripe; nextauth; react
passport-js | Passport.js | technical | PassportJS; Passport? | nodejs | node; oauth; jwt; nodejs
webauthn | WebAuthn | technical | <Passkeys
elastic-message-queues-sqs | Amazon SQS | tool | SQS?; AWS SQS; Simple Queue Service; Amazon Simple Queue Service | message-queues; aws | aws; lambda; sns; s3; dynamodb; ec2; queue; queues; kinesis; rabbitmq; kafka; amazon; serverless; cloudwatch; rds; microservices
amazon-mq | Amazon MQ | tool | AWS MQ | message-queues; aws
amazon-sns | Amazon SNS | tool | SNS?; AWS SNS; Simple Notification Service; Amazon Simple Notification Service | aws | sqs; aws; lambda; s3; amazon; ec2; queue
message-queues | Message queues | technical | Message brokers; Message queuing; Messaging systems?; Message queue; Message broker; <Pub/sub messaging; Message-oriented middleware; Message queueing; Nachrichtenwarteschlangen; <Publish-subscribe; <Asynchronous messaging; <Pub/Sub?; <PubSub? | enterprise-integration | kafka; rabbitmq; queue; queues; jms; activemq; middleware; sqs; distributed; redis; mqtt; gcp; bigquery; dataflow; firebase; gke; google
msmq | MSMQ | tool | Microsoft Message Queuing | message-queues
rabbitmq | RabbitMQ | tool | Rabbit MQ; RabbitMQ messaging | message-queues
amqp | AMQP | technical | Advanced Message Queuing Protocol | message-queues
activemq | ActiveMQ | tool | Apache ActiveMQ; Active MQ | message-queues
activemq-artemis | ActiveMQ Artemis | tool | Apache Artemis; Red Hat AMQ | message-queues
hornetq | HornetQ | tool | JBoss HornetQ | message-queues
zeromq-nats | NATS.io | tool | <NATS JetStream; <NATS streaming; NATS messaging; NATS? | message-queues | kafka; rabbitmq; jetstream; golang; microservices; redis
zeromq | ZeroMQ | tool | ZMQ; 0MQ | message-queues
apache-pulsar | Apache Pulsar | tool | | message-queues
apache-rocketmq | Apache RocketMQ | tool | RocketMQ | message-queues
nanomsg | nanomsg | tool | | message-queues
redpanda | Redpanda | tool | | message-queues
bullmq | BullMQ | tool | | message-queues
amazon-managed-streaming-for-apache-kafka | Amazon Managed Streaming for Apache Kafka | tool | Amazon MSK; AWS MSK | kafka; aws
mqtt | MQTT | technical | MQTT protocol; MQTT broker; Mqtt | iot
coap | CoAP | technical | Constrained Application Protocol | iot
eclipse-mosquitto | Eclipse Mosquitto | tool | Mosquitto MQTT; Mosquitto broker | mqtt
hivemq | HiveMQ | tool | | mqtt
emqx | EMQX | tool | | mqtt
orm | Object-relational mapping | technical | ORM?; ORM frameworks; ORM tools; ORMs; ORM framework; Object relational mappers; Object-relational mappers | relational-databases | hibernate; sqlalchemy; jpa; java; python; sequelize; prisma; .net; django; doctrine; nhibernate; mybatis; laravel; eloquent; entity framework; typeorm; jdbc
mongoose-sequelize | Node.js ORMs | technical | Node ORM; JavaScript ORMs | nodejs; orm | node; node.js; mongodb; nodejs; express; typescript; nestjs; postgresql; orm; graphql; javascript
mongoose-odm | Mongoose ODM | tool | Mongoose.js; MongooseJS; Mongoose? | nodejs; mongodb | node; node.js; mongodb; nodejs; express; typescript; nestjs; postgresql; orm; graphql; javascript; next.js
sequelize | Sequelize | tool | Sequelize ORM; SequelizeJS | nodejs; orm
prisma-orm | Prisma ORM | tool | Prisma?; Prisma.js; Prisma Client | nodejs; orm | node.js; mongodb; nodejs; typescript; nestjs; postgresql; orm; graphql; javascript; next.js
typeorm | TypeORM | tool | | nodejs; orm
knex-js | Knex.js | tool | KnexJS | nodejs
mikroorm | MikroORM | tool | | nodejs; orm
drizzle-orm | Drizzle ORM | tool | DrizzleORM; Drizzle? | nodejs; orm | node.js; mongodb; nodejs; typescript; nestjs; postgresql; orm; graphql; javascript; next.js
objection-js | Objection.js | tool | | nodejs; orm
kysely | Kysely | tool | | nodejs

# Mobile
jetpack-compose | Jetpack Compose | technical | Android Jetpack Compose | android-development; kotlin
android-jetpack | Android Jetpack | technical | <Android Architecture Components; Android Jetpack libraries | android-development
compose-multiplatform | Compose Multiplatform | technical | JetBrains Compose | kotlin
android-studio | Android Studio | tool | AndroidStudio; Android Studio IDE; <Android emulator | android-development | android; mobile; kotlin; debugging; emulator; logcat
adb | Android Debug Bridge | tool | ADB? | | android; logcat; fastboot
xcode | Xcode | tool | X Code?; Apple Xcode; Xcode IDE; <Interface Builder? | ios-development | ios; swift; objective-c; cocoa; xib; iphone; storyboard; storyboards
testflight | TestFlight | tool | Apple TestFlight
xcode-instruments | Xcode Instruments | tool | | xcode
cocoa-touch | Cocoa Touch | technical | <Auto Layout?; <Autolayout?; <XIBs; <NSURLSession; <NSOperation; <Storyboards iOS | ios-development | swift; uikit; xcode; ios; storyboards; objective-c; iphone
uikit | UIKit | technical | | ios-development
core-data | Core Data? | technical | CoreData? | ios-development | swift; ios; xcode; realm; uikit; objective-c; sqlite; cocoa; swiftui; combine; mapkit
cocoapods | CocoaPods | technical | Cocoa Pods | ios-development
cocoa-framework | Cocoa framework | technical | Cocoa?; macOS Cocoa | objective-c | objective-c; xcode; swift; ios; macos; appkit; iphone
appkit | AppKit | technical | | objective-c
grand-central-dispatch | Grand Central Dispatch | technical | | ios-development
mapkit | MapKit | technical | Apple MapKit | ios-development
core-animation | Core Animation | technical | | ios-development
core-graphics | Core Graphics | technical | <Quartz 2D | ios-development
core-location | Core Location? | technical | CoreLocation | ios-development | swift; ios; xcode; mapkit; uikit; objective-c; coredata
avfoundation | AVFoundation | technical | AV Foundation | ios-development
healthkit | HealthKit | technical | | ios-development
watchos-development | watchOS development | technical | watchOS; Apple Watch development | ios-development
tvos-development | tvOS development | technical | tvOS | ios-development
visionos | visionOS | technical | Apple Vision Pro development; visionOS development | ios-development
core-ml | Core ML | technical | CoreML | ios-development; machine-learning
swiftdata | SwiftData | technical | | ios-development
snapkit | SnapKit | technical | | ios-development
flutter | Flutter? | technical | Flutter development; Flutter SDK; Google Flutter; Flutter framework; Flutter apps; <Flutter BLoC | mobile-development; dart | dart; mobile; android; ios; react; app; firebase; cross-platform; kotlin; swift; apps
ionic | Ionic? | technical | Ionic framework; Ionic 2; Ionic 3; Ionic 4 | mobile-development | cordova; angular; mobile; hybrid; phonegap; capacitor; app; android; ios; apps; react; javascript
capacitor | Capacitor.js | technical | Ionic Capacitor; CapacitorJS; Capacitor? | mobile-development | ionic; cordova; angular; react; vue
cordova | Apache Cordova | tool | Cordova? | mobile-development | ionic; phonegap; react native; xamarin; hybrid mobile
phonegap | PhoneGap | tool | Phone Gap?; Adobe PhoneGap; PhoneGap Build | mobile-development | cordova; ionic; javascript; hybrid; android; ios; jquery
appcelerator-titanium | Appcelerator Titanium | tool | Titanium Appcelerator; Appcelerator; Titanium mobile; Titanium SDK | mobile-development
nativescript | NativeScript | tool | Native Script? | mobile-development | ionic; cordova; angular; javascript; react native; xamarin
kony | Kony? | tool | <Kony Visualizer; Temenos Quantum | mobile-development | temenos; visualizer; cordova; hybrid; xamarin; phonegap; android
b4a | B4A | tool | Basic4Android | mobile-development
b4x | B4X | tool | <B4J; <B4i
codingame | CodinGame | tool
codecrafters | CodeCrafters | tool
itch-io | itch.io | tool
gog-com | GOG Galaxy | tool
editor-helix | Helix editor | tool | Helix text editor; Helix? |  | vim; neovim; emacs
affine | AFFiNE? | tool | AFFiNE workspace; AFFiNE whiteboard; AFFiNE.pro | | notion; obsidian; whiteboard; logseq; anytype; toeverything
ninety-nine-designs | 99designs | tool | 99 designs? |  | upwork; fiverr; freelancer; freelance; crowdsourcing; dribbble; behance
antv | AntV | tool | <AntV G2; <AntV G6
apostrophe-cms | ApostropheCMS | tool | Apostrophe CMS
appsignal | AppSignal | tool
huawei-appgallery | Huawei AppGallery | tool | AppGallery; AppGallery Connect
artifact-hub | Artifact Hub | tool
artix-linux | Artix Linux | tool | | linux
asahi-linux | Asahi Linux | tool | | linux
garuda-linux | Garuda Linux | tool | | linux
nobara-linux | Nobara Linux | tool | | linux
mx-linux | MX Linux | tool | | linux
void-linux | Void Linux | tool | | linux
solus-os | Solus OS | tool | | linux
ubuntu-mate | Ubuntu MATE | tool | | linux
autocannon | AutoCannon? | tool | autocannon HTTP benchmarking |  | node; node.js; benchmarking; load testing; k6; http; fastify
bem-css | BEM methodology | technical | BEM CSS; Block Element Modifier; BEM? | css | css; sass; scss; html; smacss; oocss; frontend
blackmagic-design | Blackmagic Design equipment | tool | Blackmagic Design; Blackmagic
botble-cms | Botble CMS | tool
buddy-ci | Buddy CI/CD | tool | Buddy CI; Buddy.works
castbox | Castbox | tool
chartmogul | ChartMogul | tool
baremetrics | Baremetrics | tool
circuitverse | CircuitVerse | tool
clever-cloud | Clever Cloud | tool
cloud-66 | Cloud 66 | tool
codestream | CodeStream | tool
codio | Codio | tool
compiler-explorer | Compiler Explorer | tool | Godbolt
contensis | Contensis | tool
coze | Coze | tool
create-react-app | Create React App | tool | CRA React | react
cryptomator | Cryptomator | tool
cryptpad | CryptPad | tool
dailymotion | Dailymotion | tool
dash0 | Dash0 | tool
deluge-torrent | Deluge (BitTorrent client) | tool
dicebear | DiceBear | tool
duckduckgo | DuckDuckGo | tool
ecosia | Ecosia | tool
electron-fiddle | Electron Fiddle | tool
elgato-stream-deck | Elgato Stream Deck | tool
enpass | Enpass | tool
equinix-metal | Equinix Metal | tool
expressvpn | ExpressVPN | tool
fareharbor | FareHarbor | tool
favro | Favro | tool
ferretdb | FerretDB | tool
fillout | Fillout forms? | tool | Fillout? |  | typeform; jotform; airtable; zapier
fing | Fing network scanner | tool
fish-audio | Fish Audio | tool
fivem | FiveM | tool | FiveM scripting
flipboard | Flipboard | tool
formbricks | Formbricks | tool
fontbase | FontBase | tool
foundry-vtt | Foundry Virtual Tabletop | tool
frontify | Frontify | tool
fyle | Fyle | tool
getx-flutter | GetX | tool | GetX Flutter
git-for-windows | Git for Windows | tool | | git
gitcode | GitCode | tool
gitter | Gitter? | tool | | | slack; github; matrix; gitlab; discord; irc
gnome-terminal | GNOME Terminal | tool
google-assistant | Google Assistant | tool | <Actions on Google
google-cardboard | Google Cardboard | tool
google-cast | Google Cast | tool | Chromecast SDK
google-earth | Google Earth | tool | Google Earth Pro
google-lens | Google Lens | tool
google-news | Google News | tool | <Google News Publisher Center
google-photos | Google Photos | tool
google-tasks | Google Tasks | tool
google-jules | Google Jules | tool
groupon-merchant | Groupon Merchant | tool
hedgedoc | HedgeDoc | tool | CodiMD
humhub | HumHub | tool
hypothesis-python | Hypothesis (Python testing) | tool | Hypothesis? | | pytest; unittest; tox
ibeacon | iBeacon | technical
iconfinder | Iconfinder | tool
iconjar | IconJar | tool
icons8 | Icons8 | tool
ilovepdf | iLovePDF | tool
instatus | Instatus | tool
iota-ledger | IOTA (distributed ledger) | technical
jfrog-pipelines | JFrog Pipelines | tool
jitpack | JitPack | tool
karakeep | Karakeep | tool | Hoarder bookmarks
keploy | Keploy | tool
keybase | Keybase | tool
keycdn | KeyCDN | tool
kodular | Kodular | tool
kuma-mesh | Kuma service mesh | tool | Kuma? | | mesh; istio; kong; envoy; kubernetes
lazyvim | LazyVim | tool
libretranslate | LibreTranslate | tool
linphone | Linphone | tool
litiengine | LITIENGINE | tool
localxpose | LocalXpose | tool
lottiefiles | LottieFiles | tool
lucia-auth | Lucia Auth | tool | Lucia? |  | auth; nextauth
mamba-ui | Mamba UI | tool
material-for-mkdocs | Material for MkDocs | tool
micro-editor | Micro Editor | tool
moonrepo | moonrepo | tool
musicbrainz | MusicBrainz | tool | <MusicBrainz Picard
myget | MyGet | tool
mullvad | Mullvad VPN | tool | Mullvad
nextdns | NextDNS | tool
nf-core | nf-core | tool
nodegui | NodeGui | tool
ntfy | ntfy | tool
open-badges | Open Badges | technical
open-containers-initiative | Open Container Initiative standards | technical | Open Containers Initiative; OCI image specification
opencage | OpenCage | tool | OpenCage Geocoding
openproject | OpenProject | tool
opentui | OpenTUI | tool
openverse | Openverse | tool
opera-gx | Opera GX | tool
opslevel | OpsLevel | tool
osano | Osano | tool
stackedit | StackEdit | tool
palantir-foundry | Palantir Foundry | tool | | palantir-platforms | foundry; gotham; aip; ontology; data; pipeline; intelligence
palantir-aip | Palantir AIP | tool | | palantir-platforms
palantir-platforms | Palantir platforms | tool | Palantir? | | foundry; gotham; aip; ontology; data; pipeline; intelligence
pangolin-tunnel | Pangolin reverse proxy | tool
pantheon-hosting | Pantheon (web hosting) | tool | Pantheon WordPress hosting; Pantheon Drupal hosting; Pantheon? | | drupal; wordpress; hosting; acquia; terminus
parity-substrate | Parity Substrate | tool
parse-ly | Parse.ly | tool | Parsely analytics
phosphor-icons | Phosphor Icons | tool
picsart | Picsart | tool
photobucket | Photobucket | tool
pomerium | Pomerium | tool
porkbun | Porkbun | tool
namesilo | NameSilo | tool
postiz | Postiz | tool
prek | prek? | tool | | | pre-commit; uv; ruff; git hooks; rust
processon | ProcessOn | tool
proton-vpn | Proton VPN | tool | ProtonVPN
proton-drive | Proton Drive | tool
proton-calendar | Proton Calendar | tool
pterodactyl-panel | Pterodactyl Panel | tool | Pterodactyl? | | minecraft; docker; game server; game servers; wings
pushbullet | Pushbullet | tool
pyscaffold | PyScaffold | tool
pyup | PyUp | tool
qbittorrent | qBittorrent | tool
quad9 | Quad9 | tool
quantcast | Quantcast | tool
qwiklabs | Qwiklabs | tool | Google Cloud Skills Boost
reactive-resume | Reactive Resume | tool
reflex-python | Reflex (Python framework) | tool | Pynecone; Reflex? |  | streamlit; pynecone
remove-bg | remove.bg | tool
roadmap-sh | roadmap.sh | tool
runkit | RunKit | tool
runrun-it | Runrun.it | tool
rustfs | RustFS | tool
rye-python | Rye (Python) | tool | Rye package manager; Rye? |  | uv; ruff
servbay | ServBay | tool
setapp | Setapp | tool
simple-analytics | Simple Analytics? | tool | | | plausible; matomo; google analytics; fathom
simple-icons | Simple Icons | tool
simplelocalize | SimpleLocalize | tool
simplelogin | SimpleLogin | tool
siyuan | SiYuan | tool
sololearn | SoloLearn | tool
soundcharts | Soundcharts | tool
spacemacs | Spacemacs | tool | | gnu-emacs
speedtest | Speedtest by Ookla | tool | Ookla Speedtest
spine-2d | Spine (2D animation) | tool | Spine 2D?; Esoteric Spine; Spine animation?; Spine? | 2d-animation | dragonbones; game; games; sprites; cocos2d; unreal; live2d; 2d animation; unity3d; unity 2d
spigotmc | SpigotMC | tool | Spigot plugins
bukkit | Bukkit | tool
staffbase | Staffbase | tool
statuspal | Statuspal | tool
standardjs | StandardJS | tool | JavaScript Standard Style
statista | Statista? | tool |  |  | market research; desk research; databases; ibisworld; mintel; euromonitor; nielsen; secondary research; crunchbase
suitest | Suitest | tool
svgo | SVGO | tool
symbolab | Symbolab | tool
symphony-trading-chat | Symphony (messaging for finance) | tool | Symphony messaging; Symphony chat; Symphony Messenger |  | trading; bloomberg terminal; bloomberg chat; eikon; murex
taipy | Taipy | tool
tablecheck | TableCheck | tool
tarteaucitron | tarteaucitron.js | tool | Tarteaucitron
thirdweb | thirdweb | tool
ticket-tailor | Ticket Tailor | tool
tilda-publishing | Tilda Publishing | tool | | website-builders
tinyletter | TinyLetter | tool
torizon | Torizon | tool | Toradex Torizon
tourbox | TourBox | tool
tradingview | TradingView | tool | Trading View? | | forex; metatrader; trading; charts; thinkorswim; pine script
traefik-mesh | Traefik Mesh | tool
trae-ide | TRAE? | tool | Trae IDE | | cursor; windsurf; copilot; ide
tripadvisor-mgmt | Tripadvisor | tool
trusted-shops | Trusted Shops | tool
tuta-mail | Tuta? | tool | Tutanota; Tuta Mail | | mail; email; encrypted; proton; protonmail; privacy
upptime | Upptime | tool
veed | VEED | tool | VEED.io | video-editing
vfairs | vFairs | tool
vimeo-livestream | Vimeo Livestream | tool
voip-ms | VoIP.ms | tool
vrchat | VRChat | tool | VRChat Creator Companion
watchtower-docker | Watchtower (Docker) | tool | Watchtower? |  | docker; portainer; traefik
wattpad | Wattpad | tool
webtoon | Webtoon | tool | Webtoon Canvas
webtrees | webtrees | tool
wondershare-pdfelement | Wondershare PDFelement | tool | PDFelement
workplace-from-meta | Workplace from Meta | tool | Workplace by Facebook; Facebook Workplace
wxt-extensions | WXT | tool | WXT framework
xendit | Xendit | tool
yandex-cloud | Yandex Cloud | tool
zen-browser | Zen Browser | tool
zensical | Zensical | tool
zoiper | Zoiper | tool
zola-ssg | Zola (static site generator) | tool | Zola SSG; Zola? |  | jekyll; rust; static site
zyte | Zyte | tool | Scrapinghub
zebra-technologies-devices | Zebra Technologies devices | tool
mit-app-inventor | MIT App Inventor | tool | App Inventor | mobile-development
cross-platform-mobile | Cross-platform mobile development | technical | Hybrid mobile apps; Cross-platform development; Hybrid app development; Hybrid mobile development; Cross-platform apps; Hybrid mobile application; Cross-platform app development; Hybrid apps | mobile-development
app-store-publishing | App store publishing | technical | <App Store Connect; <Google Play Console; App Store submission; Google Play Store publishing; <iTunes Connect; Play Store publishing; App Store deployment; <Google Play?; <App Store?; <Apple App Store? | mobile-development | published; publish; publishing; ios; android; submission; released; swift; deployed; deployment; launched; developer; kotlin; apps
fastlane | Fastlane? | tool | Fastlane iOS | mobile-development | ios; xcode; android; jenkins; gradle; testflight; bitrise; swift; cocoapods; flutter; firebase
retrofit-android | Retrofit? | tool | Retrofit2; Retrofit 2?; Retrofit Android | android-development | android; kotlin; dagger; okhttp; rxjava; mvvm; gson; java; gradle
okhttp | OkHttp | tool | OkHttp3 | android-development
dagger | Dagger? | tool | Dagger 2; Dagger2 | android-development; dependency-injection | android; kotlin; okhttp; rxjava; mvvm; gson; java; retrofit; gradle
hilt | Hilt? | tool | Dagger Hilt; Hilt dependency injection | dagger | android; kotlin; dagger; okhttp; rxjava; mvvm; gson; java; retrofit; gradle
picasso-android | Picasso? | tool | Picasso Android; Square Picasso | android-development | android; kotlin; dagger; okhttp; rxjava; mvvm; gson; glide; java; retrofit; gradle
room-persistence-library | Room persistence library | tool | Android Room; Room database? | android-development | android; kotlin; jetpack; sqlite; dagger; livedata; mvvm
butter-knife | Butter Knife? | tool | ButterKnife | android-development | android; dagger; retrofit; kotlin; rxjava; java
livedata | LiveData | tool | Android LiveData | android-development
volley-android | Volley? | tool | Android Volley; Google Volley | android-development | android; kotlin; dagger; okhttp; rxjava; mvvm; gson; java; retrofit; gradle
koin | Koin? | tool | Koin Kotlin | android-development | kotlin; dagger; hilt; retrofit; jetpack; mvvm; coroutines
gson | Gson | tool | Google Gson | java
jackson-json | Jackson JSON | tool | Jackson?; FasterXML Jackson | java | json; gson; jaxb; objectmapper; serialization
netty | Netty? | tool | JBoss Netty; Netty framework | java | java; nio; spring; async; grpc; vert.x; tcp; kafka
blackberry-development | BlackBerry development | technical | BlackBerry SDK; BlackBerry app development | mobile-development
windows-phone-development | Windows Phone development | technical | Windows Phone 8; Windows Phone apps; Windows Phone app development | mobile-development
windows-mobile-development | Windows Mobile development | technical | | mobile-development
symbian | Symbian | technical | Symbian OS; Symbian C++ | mobile-development
java-me | Java ME | technical | J2ME; Java Micro Edition | java; mobile-development
firebase | Firebase | tool | Google Firebase; <Firebase Realtime Database; <Firebase Auth; <Firebase Authentication; <Firebase database
cloud-firestore | Cloud Firestore | tool | Firestore; Firebase Firestore; Google Firestore; <Cloud Firestore security rules; <Firestore security rules | firebase
firebase-cloud-messaging | Firebase Cloud Messaging | tool | FCM?; Google Cloud Messaging | firebase | firebase; push; android; notifications; ios; apns; flutter
firebase-crashlytics | Firebase Crashlytics | tool | Crashlytics; Fabric Crashlytics | firebase
supabase | Supabase | tool | | back-end-development
parse-server | Parse Server | tool | Parse Platform; Parse.com | back-end-development
back4app | Back4App | tool | | back-end-development
pocketbase | PocketBase | tool | | back-end-development
appwrite | Appwrite | tool | | back-end-development
aws-amplify | AWS Amplify | tool | Amplify framework; Amazon Amplify | aws
convex-backend | Convex backend | tool | Convex? | back-end-development | supabase; clerk
nhost | Nhost | tool | | back-end-development
builder-io | Builder.io | tool | Builder.io Visual CMS | headless-cms
push-notifications | Push notifications | technical | <Apple Push Notification Service; <APNs; Mobile push notifications
onesignal | OneSignal | tool | One Signal? | push-notifications | push notifications; firebase; braze; intercom; fcm

# Games and graphics
unity | Unity? | tool | Unity3D; Unity 3D; Unity engine; Unity game engine; <Unity 2D; <Unity C#; <Unity development?; Unity 5? | game-development | c#; game; games; unreal; vr; blender; maya; gameplay
unreal-engine | Unreal Engine | tool | UE4?; UE5?; Unreal Engine 4; Unreal Engine 5; Unreal?; <Unreal Blueprints; Unreal 4; <Unreal Editor; Unreal 5; <Blueprints visual scripting | game-development | unity; game; games; c++; 3d; engine; blueprints; maya; vr; niagara; metahuman; houdini; unreal; blender; level design; gameplay; shaders; multiplayer; virtual production; perforce; substance; zbrush
udk | Unreal Development Kit | tool | UDK | game-development
godot | Godot? | tool | Godot Engine; <GDScript; Godot game engine | game-development | unity; unreal; game; games; gdscript; c#; engine; gamemaker; blender; gamedev; c++
game-engines | Game engines | technical | Game engine; Game engine development | game-development
cryengine | CryEngine | tool | Cry Engine | game-development
gamemaker | GameMaker | tool | GameMaker Studio; Game Maker Studio | game-development
cocos2d | Cocos2d | tool | Cocos2d-x; Cocos2dx; Cocos? | game-development | unity; game; games; lua; engine
cocos-creator | Cocos Creator | tool | | game-development
libgdx | libGDX | tool | | game-development
phaser | Phaser? | tool | Phaser.js; PhaserJS; Phaser 3? | game-development | javascript; game; games; html5; unity; typescript; pixijs; canvas
rpg-maker | RPG Maker | tool | | game-development
monogame | MonoGame | tool | | game-development
microsoft-xna | Microsoft XNA | tool | XNA; XNA Framework; XNA Game Studio | game-development
pygame | Pygame | tool | | game-development
spritekit | SpriteKit | tool | Sprite Kit | ios-development; game-development
scenekit | SceneKit | tool | | ios-development
construct-3 | Construct 3? | tool | Construct 2? | game-development | phaser; gamemaker; gdevelop; game engine; game engines; godot
solar2d | Solar2D | tool | Corona SDK; Corona Engine | game-development
sfml | SFML | tool | | game-development
torque-engine | Torque game engine | tool | Torque 3D | game-development
source-engine | Valve Source engine | tool | <Hammer Editor | game-development
amazon-lumberyard | Amazon Lumberyard | tool | Lumberyard? | game-development | unreal; cryengine; game engine; o3de
open-3d-engine | Open 3D Engine | tool | O3DE
renpy | Ren'Py | tool | | game-development
raylib | raylib | tool | | game-development
defold | Defold | tool | | game-development
twine-game-tool | Twine game tool | tool | | game-development
steamworks | Steamworks? | tool | Steam SDK; Steamworks SDK | game-development | unity; unreal; valve; game engine; multiplayer; godot
box2d | Box2D | tool | | game-development
love2d | Love2D | tool | LÖVE 2D | game-development
allegro-library | Allegro library | tool | | game-development
panda3d | Panda3D | tool | | game-development
ogre-3d | OGRE 3D | tool | Ogre3D | computer-graphics
frostbite-engine | Frostbite engine | tool | | game-development
id-tech-engine | id Tech engine | tool | | game-development
game-design | Game design | technical | Gameplay design; <Game mechanics; <Level design; <Game design documents; Spieldesign; <Game balancing; <Game systems design; Diseño de videojuegos; <Game concepts
game-ai | Game AI | technical | Game artificial intelligence; <Behaviour trees; <Behavior trees; <NPC AI; <Pathfinding | game-development
game-physics | Game physics | technical | Physics programming; Physics simulation programming; <Physics engines | game-development
nvidia-physx | NVIDIA PhysX | tool | PhysX | game-physics
havok | Havok | tool | Havok Physics | game-physics
bullet-physics | Bullet Physics | tool | Bullet physics engine | game-physics
multiplayer-networking | Multiplayer game networking | technical | Multiplayer networking; <Netcode; Multiplayer programming | game-development
photon-unity | Photon Unity Networking | tool | Photon PUN; Photon networking; PUN 2?; Photon? | multiplayer-networking | unity; multiplayer; game; pun
computer-graphics | Computer graphics | technical | Graphics programming; <3D graphics programming; <Rendering engines; Computergrafik; <Real-time rendering; <3D programming; <Ray tracing?; <Rendering pipeline; <Infographie 3D temps réel; Computer graphics programming | programming | opengl; vulkan; shaders; gpu; rendering; unreal; directx; webgl; c++
opengl | OpenGL | technical | Open GL; <OpenGL ES; <OpenGL ES 2.0; <GLUT?; <GLFW | computer-graphics | opengl; glfw; c++
directx | DirectX | technical | <Direct3D; DirectX 11; DirectX 12; Direct X; <Direct 3D; DirectX 9 | computer-graphics
vulkan | Vulkan? | technical | Vulkan API | computer-graphics | opengl; directx; gpu; shaders; graphics; c++; glsl; metal; webgpu; unreal; rendering; hlsl; opencl; cuda
metal-api | Apple Metal | tool | Apple Metal API; Metal graphics API; Metal? | computer-graphics; ios-development | vulkan; opengl; shader; directx; metalkit
shaders | Shader programming | technical | Shaders; Shader development; <Shader Graph; <ShaderLab; Shader writing; <Cg shaders | computer-graphics
glsl | GLSL | technical | OpenGL Shading Language | shaders
hlsl | HLSL | technical | High-Level Shader Language | shaders
wgsl | WGSL | technical | | shaders
ar-vr-development | AR/VR development | technical | Extended reality; XR development; AR/VR; VR/AR
augmented-reality | Augmented reality | technical | AR development; Réalité augmentée; Realidad aumentada; Erweiterte Realität; Augmented reality development
virtual-reality | Virtual reality | technical | VR development; Réalité virtuelle; Realidad virtual; Virtuelle Realität; Virtual reality development
mixed-reality | Mixed reality | technical | Mixed reality development
arkit | ARKit | technical | Apple ARKit | augmented-reality; ios-development
arcore | ARCore | technical | Google ARCore | augmented-reality; android-development
vuforia | Vuforia | technical | Vuforia Engine | augmented-reality
spark-ar | Spark AR | technical | Spark AR Studio; Meta Spark | augmented-reality
lens-studio | Lens Studio | technical | Snap Lens Studio | augmented-reality
meta-quest | Meta Quest | tool | Oculus Quest; <Meta Quest development | virtual-reality
oculus-rift | Oculus Rift | tool | <Oculus SDK | virtual-reality
htc-vive | HTC Vive | tool | Vive VR | virtual-reality
microsoft-hololens | Microsoft HoloLens | tool | HoloLens; HoloLens 2 | mixed-reality
openxr | OpenXR | tool | | virtual-reality
console-development | Console game development | technical | <PlayStation development; <Xbox development; <PS4 development; <Nintendo Switch development; <PS3 development; <Xbox 360 development; <Xbox One development; <Console SDKs | game-development

# Embedded
firmware | Firmware development | technical | Firmware?; Firmware programming; Firmware engineering; Firmware design; <Bare-metal programming; <Board bring-up; Firmware-Entwicklung; <Bootloader; <Bootloaders; <Bare metal programming | embedded-systems | embedded; c; c++; rtos; microcontroller; microcontrollers; arm; stm32; uart; pcb; freertos; i2c; spi; fpga; jtag; esp32; iot; assembly; bluetooth; embedded software; electronics; firmware engineer; machine firmware; bare metal; bootloader; drivers and
u-boot | U-Boot? | tool | Das U-Boot? | embedded-systems | bootloader; yocto; kernel; linux; buildroot; bsp; device tree; petalinux; i.mx; openembedded
microcontrollers | Microcontrollers | technical | Microcontroller programming; MCU?; Mikrocontroller; Microcontrôleurs; Microcontroladores; Microcontroller; <8-bit microcontrollers; Micro-controllers | embedded-systems | microcontroller; embedded; stm32; firmware; arm; pic; avr; uart; i2c
intel-8051 | Intel 8051 | tool | 8051 microcontroller; 8051?; MCS-51 | microcontrollers | microcontroller; microcontrollers; avr; pic; embedded; arm; keil
pic-microcontrollers | PIC microcontrollers | tool | PIC microcontroller; <PIC18; <PIC16; <PIC32; Microchip PIC; <dsPIC | microcontrollers
avr-microcontrollers | AVR microcontrollers | tool | AVR microcontroller; Atmel AVR; <ATmega; <ATtiny | microcontrollers
msp430 | MSP430 | tool | TI MSP430; Texas Instruments MSP430 | microcontrollers
mplab | MPLAB | tool | MPLAB X; MPLAB IDE; MPLAB X IDE; Microchip MPLAB | microcontrollers
atmel-studio | Atmel Studio | tool | AVR Studio; Microchip Studio | microcontrollers
teensy-microcontroller | Teensy microcontroller | tool | Teensy board | microcontrollers
micro-bit | micro:bit? | tool | BBC micro:bit; Microbit | microcontrollers | arduino; makecode; scratch; raspberry pi; stem; bbc; coding; robotics
microprocessors | Microprocessors | technical | Microprocessor; Microprocessor programming; Microprocessor architecture; <x86 architecture; <8085 microprocessor; <8086 microprocessor; <Motorola 68000
computer-architecture | Computer architecture | technical | Rechnerarchitektur; Computer organization and architecture; Architecture des ordinateurs; Arquitectura de computadores | computer-science
risc-v | RISC-V | technical | RISC V
motorola-68hc11 | Motorola 68HC11 | technical | 68HC11; HC11 | microcontrollers
motorola-68hc12 | Motorola 68HC12 | technical | 68HC12; HC12; HCS12 | microcontrollers
arm-architecture | ARM architecture | technical | <ARM Cortex-M; <ARM Cortex; <Cortex-M; ARM processors; <Cortex-M4; <ARM7; <ARM9; <ARM Cortex-M3; ARM microcontrollers; <Cortex-A | microcontrollers
keil-uvision | Keil uVision | tool | Keil?; Keil MDK; Keil µVision; Arm Keil | embedded-systems | microcontroller; embedded; uvision; stm32; 8051; iar; compiler; proteus
iar-embedded-workbench | IAR Embedded Workbench | tool | IAR Workbench | embedded-systems
nxp-lpc-microcontrollers | NXP LPC microcontrollers | tool | <LPC2148 | arm-architecture
texas-instruments-code-composer-studio | Texas Instruments Code Composer Studio | tool | Code Composer Studio; TI CCS | embedded-systems
arm-ds-5 | Arm DS-5 | tool | ARM Development Studio; ARM DS5 | embedded-systems
platformio | PlatformIO | tool | | embedded-systems
nxp-i-mx | NXP i.MX | tool | <i.MX6; <i.MX8 | arm-architecture
mcuxpresso | MCUXpresso | tool | NXP MCUXpresso | embedded-systems
kinetis-design-studio | Kinetis Design Studio | tool | | embedded-systems
stm32 | STM32 | tool | STM32 microcontrollers; <STM32CubeIDE; <STM32Cube; STMicroelectronics STM32; <STM32F4; STM32 MCU; <Nucleo board | arm-architecture
arduino | Arduino | tool | <Arduino IDE; <Arduino Uno; Arduino programming; <Arduino Mega; Arduino microcontroller | microcontrollers
raspberry-pi | Raspberry Pi | tool | RaspberryPi; Raspberry Pi 3; Raspberry Pi 4; <Raspbian; Rasberry Pi | embedded-systems
beaglebone | BeagleBone | tool | <BeagleBone Black | embedded-systems
beagleboard | BeagleBoard | tool
nvidia-jetson | NVIDIA Jetson | tool | Jetson Nano; Jetson Xavier; Jetson Orin | embedded-systems
single-board-computers | Single-board computers | tool | Single board computers | embedded-systems
micropython | MicroPython | tool | | python
circuitpython | CircuitPython | tool | | python
esp32 | ESP32 | tool | <ESP-IDF; ESP 32 | microcontrollers; iot
esp8266 | ESP8266 | tool | <NodeMCU | microcontrollers
nordic-nrf52 | Nordic nRF52 | tool | nRF52; Nordic nRF; <nRF Connect SDK | microcontrollers
nordic-nrf51 | Nordic nRF51 | tool | nRF51; nRF51822
fpga | FPGA | technical | FPGA design; FPGA development; Field-programmable gate array; FPGA programming; FPGAs; <FPGA prototyping | hardware-description
xilinx-vivado | Xilinx Vivado | tool | Vivado; AMD Vivado; <Vivado HLS | fpga
xilinx-ise | Xilinx ISE | tool | ISE Design Suite; Xilinx ISE Design Suite | fpga
xilinx-fpgas | Xilinx FPGAs | tool | Xilinx; Xilinx FPGA; <Spartan-3?; <Virtex-5; <Spartan-6?; <Virtex-7; <Kintex | fpga | fpga; fpgas; vhdl; verilog; xilinx; vivado; virtex; ise
xilinx-zynq | Xilinx Zynq | tool | Zynq; Zynq UltraScale+; Zynq-7000 | fpga
intel-quartus-prime | Intel Quartus Prime | tool | Altera Quartus; Quartus?; Quartus II; Intel Quartus; Quartus Prime | fpga | fpga; altera; vhdl; verilog; modelsim; xilinx; vivado; cyclone
altera-fpgas | Altera FPGAs | tool | Altera?; Altera FPGA; Intel FPGA; <Cyclone V; <Stratix FPGA | fpga | fpga; fpgas; quartus; xilinx; vhdl; verilog; cyclone; stratix; intel
lattice-fpga | Lattice FPGA | tool | <Lattice Diamond; Lattice Semiconductor FPGA | fpga
modelsim | ModelSim | tool | Mentor ModelSim; Mentor Graphics ModelSim | hardware-description
questasim | QuestaSim | tool | Mentor Questa; Siemens Questa; Questa Sim | hardware-description
cpld | CPLD | tool | Complex programmable logic device | hardware-description
high-level-synthesis | High-level synthesis | tool | | fpga
rtos | Real-time operating systems | technical | RTOS; Real-time OS; Real-time operating system; Echtzeitbetriebssysteme | embedded-systems
freertos | FreeRTOS | tool | Free RTOS; Amazon FreeRTOS | rtos
vxworks | VxWorks | tool | Wind River VxWorks; <Tornado VxWorks; <Wind River Workbench | rtos
qnx | QNX | tool | QNX Neutrino; BlackBerry QNX; QNX RTOS | rtos
zephyr-rtos | Zephyr RTOS | tool | Zephyr Project?; Zephyr OS | rtos | rtos; nordic; nrf; ble; freertos; stm32; device tree; embedded
threadx | ThreadX | tool | <Azure RTOS; Eclipse ThreadX; Azure RTOS ThreadX | rtos
micrium-c-os | Micrium uC-OS | tool | uC/OS; uCOS; µC/OS-II; Micrium; uC/OS-II; uC/OS-III; Micrium µC/OS | rtos
nucleus-rtos | Nucleus RTOS | tool | Mentor Nucleus | rtos
green-hills-integrity | Green Hills INTEGRITY | tool | Integrity RTOS | rtos
ecos | eCos? | tool | eCos RTOS | rtos | rtos; vxworks; freertos; embedded; redboot; qnx; threadx
rtems | RTEMS | tool | | rtos
lynxos | LynxOS | tool | | rtos
ti-rtos | TI-RTOS | tool | <SYS/BIOS | rtos
real-time-systems | Real-time systems | technical | <Real-time programming; <Real-time software; <Real-time embedded systems; Echtzeitsysteme; Systèmes temps réel; <Hard real-time | software-development
embedded-linux | Embedded Linux | technical | | embedded-systems; linux
yocto-project | Yocto Project | tool | Yocto; Yocto Linux; <BitBake | embedded-linux; openembedded
openembedded | OpenEmbedded | tool | OpenEmbedded Linux | embedded-linux
buildroot | Buildroot | tool | | embedded-linux
busybox | BusyBox | tool | | embedded-linux
petalinux | PetaLinux | tool | Xilinx PetaLinux | embedded-linux
openwrt | OpenWrt | tool | | embedded-linux
device-drivers | Device driver development | technical | Device drivers; <Linux device drivers; Driver development?; <Kernel drivers; <Windows device drivers; <WDF; <WDM drivers; <Board support package; <Board support packages; <BSP development; Device driver; <Windows driver development | systems-programming | kernel; embedded; linux; firmware; hardware; BSP
serial-protocols | Serial communication | technical | Serial protocols; Serial communication protocols | embedded-systems | i2c; uart; can; usb; rs232; microcontroller; embedded; gpio; adc; protocols; usart; arduino
i2c | I2C | technical | Inter-integrated circuit; I2C protocol; I2C bus; I²C | serial-protocols
uart | UART | technical | USART; UART protocol | serial-protocols
spi-protocol | SPI protocol | technical | SPI?; SPI bus; Serial Peripheral Interface | serial-protocols | i2c; uart; rs232; microcontroller; embedded; gpio; adc; usart; arduino
rs-232 | RS-232 | technical | RS232 | serial-protocols
rs-485 | RS-485 | technical | RS485 | serial-protocols
rs-422 | RS-422 | technical | RS422; EIA-422 | serial-protocols
usb-protocol | USB protocol | technical | USB development; USB stack; USB driver development | serial-protocols
can-bus | CAN bus | technical | Controller Area Network; CAN protocol | embedded-systems
canopen | CANopen | technical | | can-bus
sae-j1939 | SAE J1939 | technical | J1939; J1939 protocol | can-bus
lin-bus | LIN bus | technical | Local Interconnect Network | embedded-systems
flexray | FlexRay | technical | | embedded-systems
automotive-ethernet | Automotive Ethernet | technical | BroadR-Reach; <SOME/IP | embedded-systems
uds-diagnostics | UDS diagnostics | technical | Unified Diagnostic Services; ISO 14229 | embedded-systems
vector-canoe | Vector CANoe | tool | CANoe?; <CAPL? | can-bus | autosar; capl; canalyzer; ecu; flexray; uds; canoe; dspace; automotive; canape; hil
vector-canalyzer | Vector CANalyzer | tool | CANalyzer | can-bus
vector-canape | Vector CANape | tool | | can-bus
autosar | AUTOSAR | technical | <AUTOSAR Classic; <AUTOSAR Adaptive; AUTOSAR architecture | embedded-systems
vector-davinci | Vector DaVinci | tool | DaVinci Configurator; DaVinci Developer | autosar
eb-tresos | EB tresos | tool | Elektrobit EB tresos | autosar
misra | MISRA C | technical | MISRA?; MISRA-C; <MISRA C++; MISRA guidelines | clean-code | embedded; autosar; polyspace; automotive
pc-lint | PC-lint | tool | Gimpel PC-lint | clean-code
flexelint | FlexeLint | tool
cert-c | CERT C | technical | CERT C coding standard; SEI CERT C | clean-code
safety-critical-software | Safety-critical software | technical | Safety critical systems; Safety-critical systems | embedded-systems
do-178c | DO-178C | technical | DO-178B; DO-178 | safety-critical-software
do-254 | DO-254 | technical | | safety-critical-software
iec-62304 | IEC 62304 | technical | IEC-62304 | safety-critical-software
en-50128 | EN 50128 | technical | CENELEC EN 50128 | safety-critical-software
arinc-653 | ARINC 653 | technical | | safety-critical-software
automotive-spice | Automotive SPICE | technical | ASPICE; Automotive SPICE (ASPICE); A-SPICE
arinc-429 | ARINC 429 | technical
mil-std-1553 | MIL-STD-1553 | technical
iot | Internet of Things | technical | IOT; IoT development; <IoT devices; Internet of Things (IoT); Internet der Dinge; Internet des objets; Internet de las cosas; <IoT platforms; <IIoT; <Industrial IoT; IoT solutions
aws-iot-core | AWS IoT Core | tool | AWS IoT; <AWS IoT Greengrass; Amazon IoT | iot; aws
azure-iot-hub | Azure IoT Hub | tool | | iot; azure; azure-iot-services
azure-iot-services | Azure IoT services | tool | Azure IoT | iot; azure
azure-iot-edge | Azure IoT Edge | tool | | iot; azure; azure-iot-services
azure-iot-central | Azure IoT Central | tool | | iot; azure; azure-iot-services
thingworx | ThingWorx | tool | PTC ThingWorx | iot
thingsboard | ThingsBoard | tool | | iot
particle-iot | Particle IoT | tool | | iot
losant | Losant | tool | | iot
edge-impulse | Edge Impulse | tool | | iot
home-assistant | Home Assistant? | tool | | iot | zigbee; smart home; mqtt; z-wave; esphome
edge-computing | Edge computing | technical
ble | Bluetooth Low Energy | technical | BLE?; Bluetooth LE | bluetooth-development | bluetooth; gatt; nrf; firmware; embedded; iot; beacon; wireless; zigbee
bluetooth-development | Bluetooth development | technical | Bluetooth protocol; Bluetooth stack; <Bluetooth Mesh; Bluetooth? | embedded-systems | ble; firmware; embedded; zigbee; iot; rf; uart; gatt; stack
zigbee | Zigbee | technical | Zig Bee | embedded-systems
xbee-modules | XBee modules | technical | Xbee; XBee radios | embedded-systems
lorawan | LoRaWAN | technical | | iot; lora-radio
lora-radio | LoRa radio | technical | LoRa? | iot | lorawan; iot; wireless; zigbee; rf; esp32; ble
z-wave | Z-Wave | technical | Z Wave | embedded-systems
near-field-communication | Near-field communication | technical | NFC?; NFC development | embedded-systems | rfid; bluetooth; contactless; ble; android; wifi; qr
rfid-programming | RFID programming | technical | RFID systems development | embedded-systems
matter-protocol | Matter protocol | technical | Matter smart home | embedded-systems
thread-protocol | Thread protocol | technical | <OpenThread | embedded-systems
ros | Robot Operating System | tool | ROS?; <ROS2; <ROS 2?; <ROS Noetic; Robot Operating System (ROS) | robotics-software | robot; robotics; robotic; gazebo; c++; python; slam; moveit; rviz; autonomous; lidar
moveit | MoveIt? | tool | MoveIt 2; ROS MoveIt | robotics-software | ros; robotics; gazebo; rviz; robot; manipulator; ros2; motion planning
gazebo-simulator | Gazebo simulator | tool | Gazebo?; Ignition Gazebo; ROS Gazebo | robotics-software | ros; robot; robotics; simulation; simulator; rviz
coppeliasim | CoppeliaSim | tool | V-REP | robotics-software
webots | Webots | tool | | robotics-software
nvidia-isaac-sim | NVIDIA Isaac Sim | tool | Isaac Sim | robotics-software; nvidia-isaac
nvidia-isaac | NVIDIA Isaac | tool | | robotics-software
carla-simulator | CARLA simulator | tool | | robotics-software
robotics-software | Robotics software | technical | Robotics programming; Robot programming software; <Autonomous robots; <Robot kinematics; <Autonomous navigation
kalman-filters | Kalman filters | technical | Kalman filter; <Extended Kalman filter
slam | SLAM? | technical | Simultaneous localization and mapping; Visual SLAM | robotics-software | lidar; ros; robot; robots; robotics; kalman; autonomous
motion-planning | Motion planning | technical | Path planning?; <Trajectory planning; Robot motion planning | robotics-software | robot; robots; robotics; ROS; autonomous; SLAM; trajectory; lidar
sensor-fusion | Sensor fusion | technical | Multi-sensor fusion
digital-signal-processing | Digital signal processing | technical | DSP?; Signal processing; Digitale Signalverarbeitung; Traitement du signal; Procesamiento de señales; <DSP algorithms; <Signal processing algorithms; <digital filters; Signalverarbeitung; <digital filter design; <FFT analysis | | matlab; fpga; algorithms; embedded; radar; c++; firmware; rf; signal processing; signal; filters; fft; modulation; simulink; digital filters; vlsi
audio-signal-processing | Audio signal processing | technical | Audio DSP; Audio processing algorithms | digital-signal-processing
ti-dsp-processors | TI DSP processors | technical | TI DSP; TMS320; <C6000 DSP | embedded-systems
simulink | Simulink | tool | Mathworks Simulink; <Simulink modelling; <Simscape | matlab
stateflow | Stateflow | tool | MATLAB Stateflow | simulink
dspace-targetlink | dSPACE TargetLink | tool | TargetLink | simulink
model-based-design | Model-based design | technical | Model-based development; Modellbasierte Entwicklung; Model-based software development
jtag-debugging | JTAG | tool | JTAG debugger; JTAG debugging | debugging
gdb | GDB? | tool | GDB debugger; gdb?; GNU Debugger | debugging | gcc; valgrind; c++; debugger; linux; lldb; makefile; debugging; embedded; eclipse; jtag
lldb | LLDB | tool | | debugging
windbg | WinDbg | tool | | debugging
valgrind | Valgrind | tool | | debugging
lauterbach-trace32 | Lauterbach TRACE32 | tool | Lauterbach?; Trace32 | embedded-systems | trace32; jtag; debugger; embedded; j-link; autosar; t32; microcontroller; canoe
segger-j-link | SEGGER J-Link | tool | J-Link | embedded-systems
openocd | OpenOCD | tool | | embedded-systems

# Version control, IDEs and team tools
version-control | Version control | technical | Source control?; Revision control?; Version control systems; Version control system; Source code management; Source control management; Versionsverwaltung; Versionskontrolle; Gestion de versions; Control de versiones; Source code control; VCS?; Version control software; Version controlling; Source code version control; Code versioning; Versionierung | | git; svn; tfs; github; subversion; cvs; perforce; software; jira; bitbucket; gitlab; jenkins; clearcase; mercurial; programming; sourcesafe
git | Git | tool | GIT; Git version control; <Git Bash; <Git branching; Git SCM; Git version control system | version-control
sourcetree | Sourcetree | tool | Source Tree?; Atlassian Sourcetree | git | jira; gitkraken; git bash; tortoisegit
gitkraken | GitKraken | tool | Git Kraken | git
github-desktop | GitHub Desktop | tool | | git
gerrit | Gerrit? | tool | Gerrit code review | git | git; jenkins; android; jira; gitlab; svn
tortoisegit | TortoiseGit | tool | Tortoise Git | git
gitea | Gitea | tool | | git
forgejo | Forgejo | tool | | git
git-lfs | Git LFS | tool | | git
gitflow | Gitflow | tool | Git flow; <Gitflow workflow | git
aws-codecommit | AWS CodeCommit | tool | CodeCommit | git; aws
azure-repos | Azure Repos | tool | Azure Repos Git | git
phabricator | Phabricator | tool | | code-review
review-board | Review Board? | tool | | code-review | code review; gerrit; git; subversion; jira
launchpad-bazaar | Launchpad Bazaar | tool | Bazaar version control; Ubuntu Launchpad; Canonical Launchpad | version-control
rcs-version-control | RCS version control | tool | GNU RCS; Unix RCS | version-control
fossil-scm | Fossil SCM | tool | | version-control
jujutsu-vcs | Jujutsu VCS | tool | | version-control
github | GitHub | tool | Git Hub; <GitHub Enterprise; Github.com; <GitHub repositories; <GitHub Sponsors | git
gitlab | GitLab | tool | Git Lab; <GitLab Runner; Gitlab.com; <GitLab Enterprise | git
bitbucket | Bitbucket | tool | Bit Bucket; Atlassian Bitbucket; Atlassian Stash; Bitbucket repositories | git
atlassian-crucible | Atlassian Crucible | tool | Crucible code review | code-review
atlassian-fisheye | Atlassian Fisheye | tool | FishEye? | code-review | crucible; jira; atlassian; bamboo; confluence; svn
subversion | Subversion? | tool | Svn; Apache Subversion | version-control | git; svn; cvs; perforce; mercurial; clearcase; jira; java; jenkins; maven; ant; eclipse; bamboo; repository; tortoise; version control
tortoisesvn | TortoiseSVN | tool | Tortoise SVN; Tortoise SVN client | subversion
cvs | Concurrent Versions System | tool | <WinCVS; CVS version control; CVS?; CVS repository; Concurrent Version System | version-control | svn; git; subversion; clearcase; eclipse; ant; java; perforce; vss; pvcs; version control
mercurial | Mercurial? | tool | Mercurial SCM; Mercurial Hg; <TortoiseHg | version-control | git; svn; hg; subversion; perforce; bitbucket; cvs; jira; version control
perforce | Perforce | tool | Perforce Helix; <P4V; Helix Core?; Perforce P4; Perforce version control | version-control | perforce; git; svn; unreal; p4; jenkins
plastic-scm | Plastic SCM | tool | Unity Version Control; Unity Plastic SCM | version-control
tfs | Team Foundation Server | tool | TFS?; Microsoft TFS; <TFVC; MS TFS; Microsoft Team Foundation Server; <Team Foundation Version Control; TFS 2013?; Visual Studio Team Foundation Server; Microsoft Team Foundation; MS Team Foundation; MS Team Foundation Server | version-control | git; vsts; svn; c#; vss; jenkins; .net; mtm; visual studio; team foundation; asp.net; version control; devops; azure; jira; selenium
vsts | Visual Studio Team System | tool | | version-control
clearcase | Rational ClearCase | tool | ClearCase; IBM Rational ClearCase; Clear Case?; IBM ClearCase | version-control | clearquest; svn; version control; pvcs; git
visual-sourcesafe | Visual SourceSafe | tool | VSS?; SourceSafe; Microsoft Visual SourceSafe; MS Visual SourceSafe; Visual Source Safe; MS VSS; Source Safe? | version-control | sourcesafe; .net; svn; tfs; cvs; c#; asp.net; asp; clearcase; visual studio; version control; sql server
pvcs | PVCS | tool | Serena PVCS; <PVCS Version Manager; Merant PVCS | version-control
starteam | StarTeam | tool | Borland StarTeam; Micro Focus StarTeam | version-control
serena-dimensions | Serena Dimensions | tool | Dimensions CM?; Micro Focus Dimensions CM | version-control | serena; version control; pvcs; clearcase; svn; subversion; configuration management
ca-harvest | CA Harvest? | tool | CA Harvest SCM; Harvest SCM | version-control | endevor; scm; clearcase; version control; mainframe; pvcs; subversion; svn
rational-team-concert | Rational Team Concert | tool | RTC Jazz; IBM Rational Team Concert; IBM RTC; Jazz RTC | version-control
rational-synergy | Rational Synergy | tool | IBM Synergy; Telelogic Synergy; CM Synergy | version-control
jama-connect | Jama Connect | tool | Jama Software; Jama? | requirements-analysis | polarion; traceability; jira; requirements management; ibm doors; rational doors
polarion | Polarion | tool | Siemens Polarion; Polarion ALM | application-lifecycle-management
codebeamer | codeBeamer | tool | PTC Codebeamer; Intland codeBeamer | application-lifecycle-management
ptc-integrity | PTC Integrity | tool | MKS Integrity; Windchill RV&S | application-lifecycle-management
helix-alm | Helix ALM | tool | TestTrack; Test Track Pro; TestTrack Pro; Seapine TestTrack | application-lifecycle-management
visual-studio | Visual Studio | tool | Microsoft Visual Studio; MS Visual Studio; Visual Studio .NET; Visual Studio 2010; Visual Studio 2015; VS2010; Visual Studio 2013; VS 2012?; Visual Studio 2019; Visual Studio 2017; Visual Studio 2008; Visual Studio 2012; Visual Studio 2022; VS.NET; VS 2015?; Visual Studio 2005; VS 2010?; VS 2008?; VisualStudio; VS 2017?; VS 2019?; Visual Studio IDE; Visual Studio 6.0; VS2013 |  | c#; .net; asp.net; tfs; vb.net; mvc; wcf
vs-code | Visual Studio Code | tool | VS Code; VSCode; Microsoft VS Code; VS-Code; Microsoft Visual Studio Code
vscodium | VSCodium | tool
eclipse | Eclipse? | tool | Eclipse IDE; <Eclipse Luna; <Eclipse Juno; <Eclipse Kepler | | ide; java; netbeans; intellij; maven; junit; tomcat; android; c++; python; plugin; spring; j2ee; git; svn; jenkins
myeclipse | MyEclipse | tool | My Eclipse? | | java; struts; hibernate; tomcat; jboss; j2ee; spring
ibm-rational-application-developer | IBM Rational Application Developer | tool | Rational Application Developer; IBM RAD; RAD IBM; IBM Rational RAD
websphere-studio-application-developer | WebSphere Studio Application Developer | tool | WSAD; IBM WSAD
oracle-jdeveloper | Oracle JDeveloper | tool | JDeveloper
ibm-visualage-for-java | IBM VisualAge for Java | tool | VisualAge for Java; VisualAge Java
theia-ide | Theia IDE | tool | Eclipse Theia
intellij | IntelliJ IDEA | tool | IntelliJ; Intellij IDE; JetBrains IntelliJ; Intelli J
jetbrains-ides | JetBrains IDEs | tool | JetBrains; JetBrains tools
webstorm | WebStorm | tool | Jetbrains WebStorm; Web Storm? |  | intellij; pycharm; jetbrains; javascript; phpstorm; vs code; angular; react; sublime
phpstorm | PhpStorm | tool | PHP Storm; JetBrains PhpStorm
clion | CLion | tool | JetBrains CLion
rubymine | RubyMine | tool | JetBrains RubyMine
jetbrains-rider | JetBrains Rider | tool | Rider IDE; Rider? |  | jetbrains; c#; resharper; .net; ide
goland | GoLand? | tool | JetBrains GoLand |  | intellij; pycharm; jetbrains; webstorm; datagrip; vs code; golang; ide
jetbrains-datagrip | JetBrains DataGrip | tool | DataGrip
pycharm | PyCharm | tool | Py Charm; JetBrains PyCharm
spyder-ide | Spyder IDE | tool | Anaconda Spyder; Spyder?; Spyder Python | python | python; anaconda; jupyter; pycharm; numpy; notebook; ide
idle-python | IDLE Python | tool | Python IDLE | python
thonny | Thonny | tool | | python
pydev | PyDev | tool | | python
netbeans | NetBeans | tool | Net Beans; NetBeans IDE; Apache NetBeans; Apache NetBeans IDE
bluej | BlueJ | tool
jbuilder | JBuilder | tool | Borland JBuilder
jcreator | JCreator | tool
jgrasp | jGRASP | tool
drjava | DrJava | tool
greenfoot | Greenfoot | tool
vim-emacs | Vim | tool | vim editor
vi-editor | vi editor | tool | vi text editor; Unix vi
gnu-emacs | GNU Emacs | tool | Emacs
xemacs | XEmacs | tool
neovim | Neovim | tool | Nvim
gnu-nano | GNU nano | tool | Nano editor?; Nano text editor |  | vim; emacs
tmux | tmux | tool
text-editors | Code editors | technical | Code editor; Source code editors; <Text editors | | notepad++; editor; eclipse; html; vim; atom; text; javascript; brackets; ide; git
integrated-development-environments | Integrated development environments | technical | IDEs; Integrated development environment; IDE software; Entwicklungsumgebungen; Environnements de développement intégrés
sublime-text | Sublime Text | tool | Sublime Text 3; Sublime Text 2; Sublime editor; Sublime?; Sublime Text 4 | | notepad++; editor; eclipse; html; vim; atom; javascript; brackets; ide; git; sublime; css
notepad-plus-plus | Notepad++ | tool | Notepad ++; Notepad Plus Plus
atom-editor | Atom editor | tool | GitHub Atom; Atom text editor; Atom IDE; Sublime/Atom; Atom/Sublime; Atom.io |  | notepad++; editor; vim; brackets; ide; sublime; vscode; visual studio code
textmate | TextMate | tool
ultraedit | UltraEdit | tool | Ultra Edit
adobe-brackets | Adobe Brackets | tool | Brackets editor; Brackets.io
bbedit | BBEdit | tool
textwrangler | TextWrangler | tool
editplus | EditPlus | tool
textpad | TextPad | tool
codeblocks | Code::Blocks? | tool | CodeBlocks |  | dev-c++; turbo c; netbeans; codeblocks; borland
dev-cpp | Dev-C++ | tool | Dev C++; DevC++
panic-coda | Panic Coda | tool | Coda editor
komodo-ide | Komodo IDE | tool | <Komodo Edit; ActiveState Komodo
allaire-homesite | Allaire HomeSite | tool | HomeSite?; Macromedia HomeSite; Adobe HomeSite |  | coldfusion; dreamweaver; allaire; macromedia; html; cfml
zed-editor | Zed editor | tool | Zed IDE; Zed? |  | vim; vscode; cursor; neovim
lapce | Lapce | tool
codepen | CodePen | tool
codesandbox | CodeSandbox | tool | Code Sandbox? |  | react; codepen; replit; stackblitz; vs code; javascript; github
stackblitz | StackBlitz | tool
jsfiddle | JSFiddle | tool
gitpod | Gitpod | tool
github-codespaces | GitHub Codespaces | tool | Codespaces
aws-cloud9 | AWS Cloud9 | tool | Cloud9 IDE; Cloud9? |  | aws; ide; vs code; lambda; rails; github
codemirror | CodeMirror | tool
iterm2 | iTerm2 | tool
windows-terminal | Windows Terminal | tool
leetcode | LeetCode | tool
hackerrank | HackerRank | tool
codeforces | Codeforces | tool
github-copilot | GitHub Copilot | tool | Copilot coding assistant | ai-coding
ai-coding | AI-assisted coding | technical | AI coding assistants; AI-assisted development; AI pair programming; AI-assisted programming; AI coding tools; Agentic coding; <Vibe coding; AI-assisted software development | software-development
cursor-ai | Cursor AI | tool | Cursor IDE; Cursor AI editor; Cursor? | ai-coding | copilot; claude; windsurf; cline; codex; llm
windsurf-ide | Windsurf IDE | tool | Codeium; Windsurf?; Windsurf editor | ai-coding | cursor; copilot; cline; codex; claude code; llm
claude-code | Claude Code | tool | | ai-coding
tabnine | Tabnine | tool | | ai-coding
amazon-q-developer | Amazon Q Developer | tool | Amazon CodeWhisperer; CodeWhisperer | ai-coding
openai-codex | OpenAI Codex | tool | Codex CLI; Codex? | ai-coding | cursor; copilot; cline; windsurf; claude code
aider | Aider? | tool | Aider AI | ai-coding | copilot; claude; windsurf; cline; codex; llm; cursor
cline | Cline? | tool | Cline AI | ai-coding | copilot; claude; windsurf; codex; llm; cursor; roo
sourcegraph-cody | Sourcegraph Cody | tool | | ai-coding; sourcegraph
sourcegraph | Sourcegraph | tool | | ai-coding
gemini-code-assist | Gemini Code Assist | tool | Duet AI for Developers | ai-coding
gemini-cli | Gemini CLI | tool | | ai-coding
jetbrains-ai-assistant | JetBrains AI Assistant | tool | | ai-coding
qodo | Qodo | tool | CodiumAI | ai-coding
coderabbit | CodeRabbit | tool | | ai-coding
devin-ai | Devin AI | tool | | ai-coding
roo-code | Roo Code | tool | | ai-coding
opencode-ai | OpenCode AI | tool | OpenCode? | ai-coding | claude; codex; cursor; copilot; aider; llm; windsurf
kiro-ide | Kiro IDE | tool | AWS Kiro | ai-coding
jira | Jira | tool | Atlassian Jira; Jira Software; <JIRA Agile; <Jira boards; <Greenhopper
jira-align | Jira Align | tool | AgileCraft | agile
atlassian-tools | Atlassian tools | tool | Atlassian suite; Atlassian; Atlassian stack
jira-administration | Jira administration | tool | Jira admin; Jira administrator skills | jira
confluence | Confluence? | tool | Atlassian Confluence; Confluence wiki; Confluence documentation; Atlassian Confluence wiki | | jira; atlassian; wiki; agile; documentation; bitbucket; slack; bamboo; scrum; trello; sharepoint; scm; git
mediawiki | MediaWiki | tool | Media Wiki
dokuwiki | DokuWiki | tool
bookstack | BookStack wiki | tool | BookStack
trello | Trello | tool | Trello boards; Atlassian Trello
azure-boards | Azure Boards | tool | Azure DevOps Boards | | agile; jira; scrum; backlog; kanban; sprint; versionone; trello; confluence; slack; notion; issue
digital-ai-agility | Digital.ai Agility | tool | VersionOne; CollabNet VersionOne
rally-software | Rally Software | tool | Rally Dev; CA Agile Central; CA Rally; Broadcom Rally; Rally? |  | agile; jira; scrum; backlog; kanban; versionone; confluence
pivotal-tracker | Pivotal Tracker | tool | PivotalTracker
targetprocess | Targetprocess | tool
youtrack | YouTrack | tool | JetBrains YouTrack
clickup | ClickUp | tool | Click Up? | | trello; asana; jira; notion; monday.com; slack; monday
redmine | Redmine | tool
linear-issue-tracker | Linear issue tracker | tool | Linear.app; Linear app; Jira/Linear; Linear/Jira; Jira or Linear; Linear or Jira; Linear and Notion; Notion and Linear
shortcut-issue-tracker | Shortcut issue tracker | tool | Clubhouse.io; Shortcut? |  | jira; trello; asana; clubhouse
wrike | Wrike | tool
basecamp | Basecamp? | tool | Basecamp project tool | | trello; asana; slack; jira; project management; wrike; clickup; monday; harvest; mailchimp; wordpress; google; zoom; excel; smartsheet; hubspot; microsoft office; teams; dropbox; evernote; workfront; zendesk; adobe; toggl; monday.com; salesforce; photoshop; invision; github; notion; todoist; confluence; microsoft project; google docs; google drive; airtable
taiga-io | Taiga.io | tool
bugzilla | Bugzilla | tool | | bug-tracking | bug; bugzilla; defect; testing; jira; qa; tracking; tracker; test; tester
bug-tracking | Bug tracking | technical | Defect tracking?; Bug tracking tools; Issue tracking?; Defect management?; Bug tracking systems; Defect tracking tools; Bug tracker; Issue tracking systems; Fehlermanagement?; <Bug reporting; <Bug reports; <Bug logging; <Defect logging?; <Bug life cycle; <Defect life cycle; Suivi des anomalies?; <Defect reporting? | | jira; bug; bugs; qa; bugzilla; alm; quality center; selenium; github; tester; mantis; logiciel; recette; redmine
mantis-bug-tracker | Mantis Bug Tracker | tool | MantisBT; Mantis? | bug-tracking | bug; bugzilla; defect; testing; jira; qa; tracker; tester
ibm-rational-clearquest | IBM Rational ClearQuest | tool | ClearQuest; Rational ClearQuest; IBM ClearQuest | bug-tracking
fogbugz | FogBugz | tool | | bug-tracking
trac-issue-tracker | Trac issue tracker | tool | Edgewall Trac | bug-tracking
slack | Slack? | tool | Slack messaging; Slack workspace; Slack app; Slack channels | | zoom; jira; teams; trello; asana; google; skype; microsoft; communication; confluence; notion; github; discord; tools; software; zendesk; webex
eko-app | Eko? | tool | Eko messaging; Eko workplace app | | messaging; slack; teams; workplace; yammer
mattermost | Mattermost | tool
rocket-chat | Rocket.Chat | tool | RocketChat
devdocs-diagrams | Diagramming | technical | <Flowcharting; <Flowcharts; <Flow charts; <Flow diagrams; <Flow charting; Diagramming tools
lucidchart | Lucidchart | tool | Lucid Chart; Lucid charts | devdocs-diagrams
draw-io | draw.io | tool | Diagrams.net; Drawio | devdocs-diagrams
plantuml | PlantUML | tool | Plant UML | devdocs-diagrams
mermaid-diagrams | Mermaid diagrams | tool | Mermaid.js; MermaidJS; Mermaid? | devdocs-diagrams | diagrams; markdown; plantuml; uml; flowcharts; draw.io; lucidchart
gliffy | Gliffy | tool | | devdocs-diagrams
omnigraffle | OmniGraffle | tool | Omni Graffle | devdocs-diagrams
yed | yEd | tool | yEd Graph Editor | devdocs-diagrams
excalidraw | Excalidraw | tool | | devdocs-diagrams
smartdraw | SmartDraw | tool | Smart Draw? | devdocs-diagrams | visio; lucidchart; flowcharts; diagrams; autocad
creately | Creately | tool | | devdocs-diagrams
visual-paradigm | Visual Paradigm | tool | | uml
staruml | StarUML | tool | Star UML | uml
data-flow-diagrams | Data flow diagrams | technical | DFDs; Data flow diagramming | devdocs-diagrams
argouml | ArgoUML | tool | | uml
astah | Astah | tool | | devdocs-diagrams
structurizr | Structurizr | tool | | devdocs-diagrams

# Testing
software-testing | Software testing | technical | QA testing?; Software quality assurance; Software QA; SQA?; <Application testing; Software test; Softwaretest; Softwaretests; Tests logiciels; Pruebas de software; QA/testing?; <Software validation; Testing methodologies?; <Software testing life cycle; <STLC; QA engineering?; QA?; Software quality; QA analysis?; Testen von Software; Testing QA; <Testing concepts?; <Functional software testing; <Web application testing; <Web testing; Testing?; Quality assurance testing?; <QA processes?; <QA methodologies? | | selenium; tester; jira; bug; bugs; agile; sdlc; uat; regression testing; api; junit; cucumber; scrum; sql; devops; java; software testing; test cases; software qa; software; automation testing; developers; javascript; python; postman; mobile apps; test automation; qa automation; testers; software engineers; automated tests; bug tracking; test developer
end-to-end-testing | End-to-end testing | technical | E2E testing; End to end tests | software-testing
mobile-testing | Mobile testing? | technical | Mobile application testing; Mobile app testing | software-testing | appium; android; ios; qa; selenium; emulators; simulators; regression; web testing; apps; app; api testing; automation; integration testing; mobile apps; test automation
system-testing | System testing? | technical | | software-testing | qa; regression; selenium; uat; bug; bugs; sdlc; software; unit testing; integration testing; test cases; user acceptance
software-verification-and-validation | Software verification and validation | technical | Software V&V; Software verification | software-testing
shift-left-testing | Shift-left testing | technical | Shift left testing | software-testing
manual-testing | Manual testing | technical | Manual test?; Manual software testing; Manual QA; Manual tests?; Manual test execution; Manual tester; Tests manuels?; Manuelles Testen | software-testing | selenium; qa; bug; bugs; regression; test cases; jira; automation; software; uat; sdlc; agile; automated; functional
exploratory-testing | Exploratory testing | technical | Exploratory tests; <Ad hoc testing; <Monkey testing | software-testing
test-automation | Test automation | technical | Automated testing; Automation testing; Automated tests; Test automation framework; <Automated test scripts; Test automation frameworks; Testautomatisierung; Automatisation des tests; Automatización de pruebas; <UI automation; Automated QA; QA automation; Automated test; <Automation test scripts; <Page object model; <Test scripts automation; <Data-driven framework; <Keyword-driven framework; <Data driven testing; <Keyword driven testing; <Automated testing tools; Automated software testing; Test-Automation; Automatisierte Tests; <Automation framework; <Automation frameworks | software-testing | testing; qa; test; selenium; devops; ci; pipeline; pipelines; deployment; infrastructure; terraform; ansible; software; scripting; cloud; monitoring
unit-testing | Unit testing | technical | Unit tests?; Unit test?; Unit-level testing; Modultests; Tests unitaires; Pruebas unitarias; Unittests; <Unit testing frameworks; Unittest; Automated unit testing; Module testing?; <Unit test cases | software-testing | junit; java; code; software; tdd; jest; pytest; mockito; developer; developers; c#; python; integration; regression; debugging; javascript; coverage; nunit; agile; selenium; sql; .net; jenkins; ci; api; refactoring; git; c++; react; angular; php; testng; programming; coding; development; deployment; automated; bugs; typescript; backend; frontend; module; modules; functional; design; application; applications
white-box-testing | White-box testing | technical | White box testing | software-testing
code-coverage | Code coverage | technical | | software-testing
integration-testing | Integration testing | technical | Integration tests; System integration testing; Integrationstests; Tests d'intégration; Pruebas de integración; Integration test; SIT testing; System integration test | software-testing
contract-testing | Contract testing | technical | Consumer-driven contract testing | software-testing
pact-contract-testing | Pact contract testing | technical | Pact.io | contract-testing
functional-testing | Functional testing? | technical | Functional tests?; Functional test?; Tests fonctionnels?; Functionality testing?; <System functional testing; Pruebas funcionales? | software-testing | software; qa; regression; selenium; uat; bug; bugs; smoke; jira; web; gui; api; sdlc; sanity; tester; test cases; logiciel; integration testing; test automation; pruebas; automatizadas
smoke-testing | Smoke testing of software | technical | Smoke tests?; Smoke testing? | software-testing | software; regression; sanity; qa; automation; uat
sanity-testing | Sanity testing | technical | Sanity tests | software-testing
ui-testing | UI testing | technical | GUI testing; User interface testing | software-testing
black-box-testing | Black-box testing | technical | Black box testing; Black-box? | software-testing | testing; white; software; qa; regression; test
non-functional-testing | Non-functional testing | technical | | software-testing
compatibility-testing | Compatibility testing? | technical | | software-testing | browser; browsers; software; qa; devices; mobile; regression; usability; web
test-design-techniques | Test design techniques | technical | <Boundary value analysis; <Equivalence partitioning; <Negative testing?; <Decision table testing | software-testing | boundary; equivalence; test cases; qa; selenium; regression; sanity; istqb
installation-testing | Installation testing? | technical | | software-testing | software; qa; regression; uninstall; compatibility testing; sdlc; functional testing
regression-testing | Regression testing | technical | Regression tests; Regression test; Regressionstests; Tests de non-régression; <Regression suites; <Retesting?; Pruebas de regresión; <Regression test suite; <Regression suite; <Re-testing? | software-testing | bug; bugs; qa; selenium; fixes; software; test cases; fixed; sanity; jira
uat | User acceptance testing | technical | UAT; Acceptance testing?; User acceptance tests; User acceptance test; UAT testing; Abnahmetests?; Tests d'acceptation?; User acceptance; User acceptance testing (UAT); Recette utilisateur; Pruebas de aceptación?; Acceptance tests?; <UAT support; Recette fonctionnelle; <Customer acceptance testing? | software-testing | user; uat; software; qa; regression; sdlc; users; jira; scrum; bdd; selenium; cucumber; automated acceptance; cypress; webdriver; microservices; micro services; tdd; unit tests; integration tests
beta-testing | Beta testing | technical | Beta tests | software-testing
performance-testing | Performance testing? | technical | Performance tests?; Tests de performance?; Performance test?; <Soak testing; Pruebas de rendimiento?; Performancetests?; <Scalability testing?; <Volume testing?; <Endurance testing? | software-testing | jmeter; loadrunner; qa; regression; gatling; selenium; api; application; applications; web; k6; functional testing; neoload; load testing; software; scalability; automation; database; blazemeter; load test; soak; microservices; test cases; stress testing; load; logiciel
load-testing | Load testing? | technical | Load tests?; Lasttests?; Pruebas de carga?; Tests de charge?; Load test? | performance-testing | software; jmeter; loadrunner; qa; application; web; gatling; k6; regression; performance testing; stress testing; locust; api; neoload
stress-testing-of-software | Stress testing of software | technical | Software stress testing | performance-testing
api-testing | API testing? | technical | <Web services testing; <REST API testing; <Web service testing; <API test automation; API tests?; <API automation; API test?; <Webservices testing | software-testing | postman; rest; soap; selenium; swagger; json; automation; qa; backend; java; soapui; web; regression; ui; functional; http; cypress; test cases; newman; python; manual testing; integration
back-end-testing | Back-end testing | technical | Backend testing | software-testing
rest-assured | REST Assured? | tool | RestAssured; Rest-Assured? | api-testing | selenium; testng; api testing; postman; cucumber; junit; api automation; karate
karate-dsl | Karate DSL | tool | Karate framework | api-testing
database-testing | Database testing | technical | DB testing; <Back-end database testing; <Data migration testing | software-testing; sql
etl-testing | ETL testing | technical | Data warehouse testing; <BI testing | software-testing
querysurge | QuerySurge | tool | | etl-testing
test-planning | Test planning | technical | Test plans; Test strategy?; Test plan; Plan de test; <Cahier de recette; Test strategies?; Testplanung; Plans de test; <Test plan development | software-testing | software; QA; UAT; Selenium; Jira; test cases; defects; regression
test-case-design | Test case design | technical | Test cases; Test case; Test case development; Test case creation; Test scenarios; Test scenario; Writing test cases; Test case writing; Testfälle; Casos de prueba; Cas de test; Testfallerstellung | software-testing
test-execution | Test execution | technical | Test case execution; Testdurchführung; Executing test cases; <Test scripts; <Test script | software-testing
test-management | Test management | technical | Testmanagement; Test coordination?; <Test summary reports; Gestion des tests; <Test reports? | software-testing | software; qa; defects; jira; bug; bugs; alm; uat; regression; test cases
test-data-management | Test data management | technical | Test data preparation; <Test data? | software-testing | software; qa; sql; automation; scripts; regression; uat; test cases; scenarios; database
requirements-traceability | Requirements traceability | technical | Requirements traceability matrix; Traceability matrix; RTM?; Requirement traceability matrix | requirements-analysis | requirements; traceability; brd; uat; qa; frd; srs; use cases
game-testing | Game testing | technical | Game QA; Video game testing; Playtesting; Games testing; Play testing | software-testing
selenium | Selenium? | tool | <Selenium WebDriver; <Selenium IDE; <Selenium Grid; <Web Driver?; <WebDriver; <Selenium RC; <Selenium automation; <Selenium Web Driver; Selenium 2.0; Selenium testing; Selenium 3; Selenium 4 | test-automation | webdriver; java; testng; junit; cucumber; qa; cypress; appium; jenkins; postman; jira; playwright; qtp; bdd; regression; soapui; jmeter; maven; test automation; automation testing; test cases; software testing; manual testing
webdriverio | WebdriverIO | tool | Webdriver.IO; WDIO | test-automation
selenide | Selenide | tool | | test-automation
cypress | Cypress? | tool | Cypress.io; Cypress testing; Cypress tests; <Cypress automation; CypressIO; <Cypress E2E; Cypress JS | test-automation | jest; selenium; playwright; javascript; qa; react; postman; e2e; typescript; cucumber; angular; test automation; automated testing; automation testing; vue
playwright | Playwright? | tool | Playwright testing; Microsoft Playwright; Playwright tests; <Playwright automation | test-automation | cypress; selenium; jest; typescript; e2e; puppeteer; qa; javascript; test automation; automated testing; automation testing
puppeteer | Puppeteer? | tool | Puppeteer.js; PuppeteerJS | test-automation | node; node.js; chrome; playwright; selenium; jest; scraping; javascript; headless; cypress; typescript; cheerio; nodejs; python; testcafe; mocha; e2e
testcafe | TestCafe | tool | Test Cafe? | test-automation | selenium; cypress; javascript; protractor; webdriverio; playwright; mocha
nightwatch-js | Nightwatch.js | tool | Nightwatch? | test-automation | selenium; cypress; protractor; javascript; mocha; webdriver
protractor | Protractor? | tool | Angular Protractor; Protractor JS; Protractor testing | test-automation | angular; jasmine; selenium; e2e; karma; javascript; cucumber; webdriver
casperjs | CasperJS | tool | | test-automation
phantomjs | PhantomJS | tool | | test-automation
codeceptjs | CodeceptJS | tool | | test-automation
appium | Appium | tool | <Appium automation; <Appium Studio | mobile-testing; test-automation
espresso-test-framework | Espresso test framework | tool | Espresso testing?; Espresso UI tests; Android Espresso | mobile-testing; test-automation | android; appium; kotlin; xcuitest; junit; mockito; robolectric
xcuitest | XCUITest | tool | XCUI Test; <Xcode UI testing | mobile-testing; test-automation
xctest | XCTest | tool | | unit-testing; ios-development
robotium | Robotium | tool | | mobile-testing; test-automation
perfecto-mobile | Perfecto mobile | tool | Perfecto?; Perfecto testing | mobile-testing; test-automation | appium; selenium; sauce labs; browserstack; saucelabs; uft; qtp
seetest | SeeTest | tool | Digital.ai Continuous Testing; Experitest | mobile-testing; test-automation
ui-automator | UI Automator | tool | UIAutomator; Android UIAutomator | mobile-testing; test-automation
detox-testing | Wix Detox | tool | Detox E2E; Detox React Native | mobile-testing; test-automation
calabash | Calabash? | tool | | mobile-testing; test-automation | appium; cucumber; ios; android; ruby; xamarin; selenium
maestro-mobile-testing | Maestro mobile testing | tool | | mobile-testing; test-automation
cucumber | Cucumber? | tool | Cucumber BDD; Cucumber framework; <Cucumber JVM; BDD Cucumber; Cucumber testing | bdd | selenium; bdd; gherkin; java; ruby; automation; testng; junit; rspec; jenkins; qa; agile
specflow | SpecFlow | tool | Spec Flow | bdd
jbehave | JBehave | tool | | bdd
behave-for-python | Behave for Python | tool | Behave Python; Python Behave | bdd
serenity-bdd | Serenity BDD | tool | Thucydides BDD | bdd
behat | Behat? | tool | Behat PHP | bdd | php; phpunit; symfony; drupal; gherkin; laravel; mink; phpspec; selenium
fitnesse | FitNesse | tool | | bdd
concordion | Concordion | tool | | bdd
robot-framework | Robot Framework | tool | RobotFramework; <Robot framework automation; RIDE Robot Framework | test-automation
junit | JUnit | tool | JUnit 5; Junit4; J Unit?; JUnit 4; JUnit tests; JUnit testing; JUnit5; JUnit test cases | unit-testing; java | selenium; java; testng; maven; eclipse; mockito; spring; ant
mockito | Mockito | tool | | unit-testing; java
mockk | MockK | tool | | unit-testing; java
powermock | PowerMock | tool | Power Mock | unit-testing; java
easymock | EasyMock | tool | Easy Mock? | unit-testing; java | java; junit; mockito; powermock; spring
jmock | JMock | tool | | unit-testing; java
assertj | AssertJ | tool | | unit-testing; java
hamcrest | Hamcrest | tool | | unit-testing; java
wiremock | WireMock | tool | | api-testing
testcontainers | Testcontainers | tool | Test containers? | integration-testing | junit; spring boot; mockito; wiremock
jacoco | JaCoCo | tool | | code-coverage; java
cobertura | Cobertura? | tool | | code-coverage; java | maven; java; jacoco; junit; sonar; sonarqube; jenkins; emma; findbugs; checkstyle; pmd; code coverage; gradle
arquillian | Arquillian | tool | | integration-testing; java
testng | TestNG | tool | Test NG; TestNG framework | test-automation; java
nunit | NUnit | tool | NUnit tests; N Unit? | unit-testing; dot-net | c#; .net; moq; mstest; visual studio; selenium; tdd; asp.net
xunit-net | xUnit.net | tool | xUnit?; xUnit framework .NET | unit-testing; dot-net | nunit; mstest; dotnet; moq; csharp
mstest | MSTest | tool | MS Test?; MS Unit Test; <Visual Studio Unit Testing | unit-testing; dot-net | nunit; visual studio; c#; .net; xunit; selenium; moq; tfs
moq | Moq | tool | | unit-testing; dot-net
nsubstitute | NSubstitute | tool | | unit-testing; dot-net
rhino-mocks | Rhino Mocks | tool | RhinoMocks | unit-testing; dot-net
fluentassertions | FluentAssertions | tool | Fluent Assertions | unit-testing; dot-net
coded-ui | Coded UI? | tool | CodedUI; Coded UI Test; Microsoft Coded UI | test-automation; dot-net | mtm; tfs; selenium; qtp; test automation; automated; regression
pytest | pytest | tool | Py test; Pytest framework | unit-testing; python
python-unittest | Python unittest | tool | PyUnit; unittest framework Python | unit-testing; python
nose-tests | nose tests? | tool | nose Python; nosetests | unit-testing; python | python; pytest; django; unittest; selenium
phpunit | PHPUnit | tool | PHP Unit?; PHPUnit tests | unit-testing; php | laravel; symfony; behat; codeception; composer; mockery; selenium; magento; zend
codeception | Codeception | tool | | unit-testing; php
phpspec | PHPSpec | tool | | unit-testing; php
pest-php | Pest PHP | tool | PestPHP | unit-testing; php
phpstan | PHPStan | tool | | static-code-analysis; php
rspec | RSpec | tool | R Spec? | unit-testing; ruby | rspec; ruby; rails; cucumber; selenium; testing; watir; bdd
capybara-testing | Capybara testing | tool | Capybara? | test-automation; ruby | rspec; ruby; rails; cucumber; selenium; watir; bdd
minitest | Minitest | tool | | unit-testing; ruby
factorybot | FactoryBot | tool | FactoryGirl; Factory Bot | unit-testing; ruby
jest | Jest? | tool | Jest testing; Jest.js; Jest framework; Jest tests; Jest unit testing; JestJS | unit-testing; javascript | enzyme; react; cypress; mocha; javascript; testing; typescript; unit; node.js; redux; jasmine; webpack; chai; frontend
vitest | Vitest | tool | | unit-testing; javascript
enzyme-js | Enzyme (React testing) | tool | Enzyme?; Enzyme.js; Airbnb Enzyme | unit-testing; react | react.js; reactjs; redux; jest; cypress; jsx; sinon; typescript; javascript
mock-service-worker | Mock Service Worker | tool | MSW.js | unit-testing; javascript
mocha-chai | Mocha? | tool | Mocha.js; MochaJS; Mocha testing | unit-testing; javascript | chai; mocha; jasmine; karma; jest; javascript; node.js; testing; unit; sinon; react; typescript; enzyme
chai | Chai? | tool | Chai.js; ChaiJS | unit-testing; javascript | mocha; jasmine; karma; jest; javascript; node.js; sinon; react; typescript; enzyme; chai; angular; angularjs; protractor
sinon-js | Sinon.js | tool | Sinon?; SinonJS | unit-testing; javascript | mocha; chai; jest; jasmine; karma; cypress
supertest | SuperTest | tool | | api-testing; nodejs
qunit | QUnit | tool | | unit-testing; javascript
ava-test-runner | AVA test runner | tool | | unit-testing; javascript
istanbul-code-coverage | Istanbul code coverage | tool | nyc Istanbul | code-coverage; javascript
jasmine-karma | Jasmine? | tool | Jasmine.js; JasmineJS | unit-testing; javascript | karma; angular; protractor; mocha; chai; angularjs; grunt; gulp; jest
karma-runner | Karma? | tool | Karma test runner; KarmaJS; Karma.js | unit-testing; javascript | karma; jasmine; angular; angularjs; protractor; mocha; javascript; grunt; gulp; chai; typescript; jest
googletest | GoogleTest | tool | Google Test?; gtest; <GMock; <Google Mock | unit-testing | c++; gmock; catch2; cppunit; cmake; gtest
cppunit | CppUnit | tool | | unit-testing; c-plus-plus
cpputest | CppUTest | tool | | unit-testing; c-plus-plus
catch2 | Catch2 | tool | | unit-testing; c-plus-plus
ceedling | Ceedling | tool | | unit-testing; c
unity-test-framework-c | Unity test framework (C) | tool | ThrowTheSwitch Unity
vectorcast | VectorCAST | tool | Vector CAST | unit-testing
ldra | LDRA | tool | LDRA Testbed; LDRA tool suite | software-testing
boost-test | Boost.Test | tool | | unit-testing; c-plus-plus
qtp-uft | UFT One | tool | QTP; UFT?; HP QTP; HP UFT; QuickTest Professional; Quick Test Pro; Unified Functional Testing; Quick Test Professional; Mercury QuickTest; HP QuickTest Pro; QuickTest Pro; Micro Focus UFT; Mercury QTP; HP Quick Test Professional | test-automation | qtp; hp; alm; selenium; loadrunner; vbscript; qc
winrunner | WinRunner | tool | Mercury WinRunner; Win Runner?; HP WinRunner | test-automation | loadrunner; qtp; mercury; testdirector; rational; silktest
hp-alm | OpenText ALM | tool | HP ALM; HP Quality Center; Quality Center?; ALM/QC; HPQC; Mercury Quality Center; HP QC; Micro Focus ALM; ALM Quality Center; HP Application Lifecycle Management; QC/ALM; HP ALM Quality Center; HP ALM/Quality Center; <TestDirector; <Test Director?; <Mercury Test Director | test-planning | qtp; hp; alm; mercury; loadrunner; uft; winrunner
test-management-tools | Test management tools | technical | Test management tool | test-planning | jira; test; testing; tfs; qa; selenium; testrail; postman; confluence; cases
testrail | TestRail | tool | Test Rail?; Gurock TestRail | test-case-design | jira; selenium; postman; qa; zephyr; confluence; test cases
zephyr-for-jira | Zephyr for Jira | tool | Jira Zephyr; Zephyr Squad; Zephyr test management | test-case-design
zephyr-enterprise | Zephyr Enterprise | tool | | test-case-design
zephyr-scale | Zephyr Scale | tool | | test-case-design
xray-for-jira | Xray for Jira | tool | Jira Xray; X-ray Jira; Xray Test Management | test-case-design
tricentis-qtest | Tricentis qTest | tool | qTest; qTest Manager; QASymphony qTest | test-case-design
testlink | TestLink | tool |  | test-case-design
microsoft-test-manager | Microsoft Test Manager | tool | MTM?; MS Test Manager | test-case-design | jira; tfs; selenium; testrail; postman; confluence
azure-test-plans | Azure Test Plans | tool | | test-case-design
practitest | PractiTest | tool | | test-case-design
ibm-rational-quality-manager | IBM Rational Quality Manager | tool | Rational Quality Manager; IBM RQM; IBM Engineering Test Management | test-case-design
rational-testmanager | Rational TestManager | tool | Rational Test Manager | test-case-design
qase | Qase | tool | Qase.io | test-case-design
testlodge | TestLodge | tool | | test-case-design
spiratest | SpiraTest | tool | Inflectra Spira | test-case-design
testiny | Testiny | tool | | test-case-design
loadrunner | LoadRunner | tool | HP LoadRunner; Load Runner?; Mercury LoadRunner; Micro Focus LoadRunner; HP Load Runner; <VuGen; <HP Performance Center; Hewlett Packard LoadRunner | load-testing | performance testing; qtp; jmeter; quality center; selenium; uft; vugen; test director; winrunner
silk-performer | Silk Performer? | tool | SilkPerformer; Borland SilkPerformer | load-testing | loadrunner; silktest; jmeter; borland; segue; performance testing; load testing
neoload | NeoLoad | tool | Neotys NeoLoad; Tricentis NeoLoad | load-testing
ibm-rational-performance-tester | IBM Rational Performance Tester | tool | Rational Performance Tester | load-testing
webload | WebLOAD | tool | | load-testing
k6 | k6 | tool | Grafana k6; k6.io; k6 load testing | load-testing
gatling | Gatling? | tool | Gatling load testing | load-testing | load testing; jmeter; scala; performance testing; k6; selenium; locust; blazemeter
blazemeter | BlazeMeter | tool | Blaze Meter | load-testing
artillery-load-testing | Artillery load testing | tool | Artillery.io | load-testing
apachebench | ApacheBench | tool | Apache Bench | load-testing
flood-io | Flood.io | tool | | load-testing
jmeter | JMeter | tool | Apache JMeter; J Meter; Jmeter load testing | load-testing
soapui | SoapUI | tool | SOAP UI; SmartBear SoapUI; SoapUI Pro | api-testing
readyapi | ReadyAPI | tool | Smartbear ReadyAPI | api-testing
parasoft-soatest | Parasoft SOAtest | tool | SOAtest; Parasoft SOA Test | api-testing
postman | Postman? | tool | Postman API; <Postman collections; Postman API testing; Postman tool; Postman REST client | api-testing | api; soapui; swagger; apis; selenium; json; jira; insomnia; restful; jmeter; newman; fiddler; rest api; rest apis; api testing; cypress
insomnia-rest-client | Insomnia REST client | tool | Insomnia?; Kong Insomnia; Insomnia API client | api-testing | postman; api; swagger; curl; graphql
bruno-api-client | Bruno API client | tool | Bruno?; Usebruno | api-testing | insomnia; api client; api clients
hoppscotch | Hoppscotch | tool | | api-testing
curl | cURL? | tool | <libcurl | | postman; api; apis; swagger; http; wget; linux; bash; php; json; graphql; ssh; grep; perl; python; shell; javascript
httpie | HTTPie | tool | | api-testing
fiddler-charles | Fiddler? | tool | <Fiddler Everywhere; Fiddler tool; Telerik Fiddler | debugging | http; https; postman; proxy; wireshark; debugging; charles; api; selenium; soapui; jmeter
charles-proxy | Charles Proxy | tool | Charles web debugging proxy; Charles? | debugging | fiddler; mitmproxy; proxyman
http-toolkit | HTTP Toolkit | tool | | debugging
mitmproxy | mitmproxy | tool | | debugging
proxyman | Proxyman | tool | | debugging
testcomplete | TestComplete | tool | Test Complete?; SmartBear TestComplete | test-automation | ranorex; smartbear; qtp; uft
ranorex | Ranorex | tool | Ranorex Studio | test-automation
silk-test | Silk Test? | tool | SilkTest; Borland SilkTest; Micro Focus Silk Test; Segue SilkTest | test-automation | selenium; qtp; winrunner; borland; loadrunner; silkperformer; automation
katalon-studio | Katalon Studio | tool | Katalon | test-automation
ibm-rational-robot | IBM Rational Robot | tool | Rational Robot | test-automation
tricentis-tosca | Tricentis Tosca | tool | Tosca?; Tosca Testsuite; Tosca test automation | test-automation | selenium; qa; tricentis; sap; uft
ibm-rational-functional-tester | IBM Rational Functional Tester | tool | Rational Functional Tester; RFT?; IBM RFT | test-automation | rational; ibm; selenium; qtp; rqm; clearquest
telerik-test-studio | Telerik Test Studio | tool | Test Studio Telerik | test-automation
watir | Watir | tool | Watir WebDriver | test-automation
watij | Watij | tool | | test-automation
squish-testing | Squish testing | tool | Froglogic Squish; Squish GUI Tester | test-automation
sikuli | Sikuli | tool | SikuliX | test-automation
badboy-software | Badboy software | tool | | test-automation
mabl | mabl | tool | | test-automation
testim | Testim? | tool | Testim.io | test-automation | selenium; cypress; playwright; test automation; mabl
worksoft-certify | Worksoft Certify | tool | Worksoft | test-automation
eggplant-testing | Eggplant testing | tool | Eggplant Functional; TestPlant eggPlant | test-automation
leapwork | Leapwork | tool | | test-automation
functionize | Functionize | tool | | test-automation
testsigma | Testsigma | tool | | test-automation
accelq | ACCELQ | tool | | test-automation
provar | Provar? | tool | Provar testing | test-automation | salesforce; selenium; apex; test automation; copado; tosca
copado | Copado | tool | | test-automation
gearset | Gearset | tool | | test-automation
applitools | Applitools | tool | <Applitools Eyes | test-automation
percy-visual-testing | Percy visual testing | tool | Percy.io; Percy? | test-automation | browserstack; cypress; storybook; applitools
chromatic-visual-testing | Chromatic visual testing | tool | Chromatic? | test-automation | storybook; percy
qmetry | QMetry | tool | | test-automation
opkey | Opkey | tool | | test-automation
parasoft-c-c-plus-plustest | Parasoft C++test | tool | | static-code-analysis
parasoft-jtest | Parasoft Jtest | tool | | static-code-analysis; java
sauce-labs | BrowserStack | tool | Browser Stack | cross-browser
sauce-labs-cloud | Sauce Labs | tool | SauceLabs | cross-browser
lambdatest | LambdaTest | tool | Lambda Test? | cross-browser | selenium; browserstack; cypress; appium; sauce labs; playwright
crossbrowsertesting | CrossBrowserTesting | tool | | cross-browser
visual-regression-testing | Visual regression testing | technical | | software-testing
sonarqube | SonarQube | tool | Sonar Qube; Sonar?; SonarQube Server | static-code-analysis | jenkins; maven; checkstyle; code coverage; code quality; sonarcloud; static code; nexus; artifactory
sonarcloud | SonarCloud | tool | SonarQube Cloud
sonarlint | SonarLint | tool | SonarQube for IDE
static-code-analysis | Static code analysis | technical | Static code analyzers; Static analysis of code; Statische Codeanalyse; Analyse statique de code; <Code quality tools; Static analysis? | clean-code | code; sonarqube; c++; coverity; static code; sast; owasp; klocwork; fortify; checkmarx
checkstyle | Checkstyle | tool | | static-code-analysis
findbugs | FindBugs | tool | | static-code-analysis
spotbugs | SpotBugs | tool
pmd-static-analyzer | PMD static analyzer | tool | PMD? | static-code-analysis | findbugs; checkstyle; sonarqube; java; sonar; jenkins; apex
fxcop | FxCop | tool | | static-code-analysis
stylecop | StyleCop | tool | | static-code-analysis
coverity | Coverity | tool | Synopsys Coverity | static-code-analysis
klocwork | Klocwork | tool | Perforce Klocwork | static-code-analysis
mathworks-polyspace | MathWorks Polyspace | tool | Polyspace; Polyspace Bug Finder | static-code-analysis
rubocop | RuboCop | tool | | static-code-analysis
atlassian-clover | Atlassian Clover | tool | Clover code coverage; OpenClover | code-coverage
codacy | Codacy | tool | | static-code-analysis
code-climate | Code Climate | tool | CodeClimate | static-code-analysis
codecov | Codecov | tool | | static-code-analysis
coveralls | Coveralls? | tool | | static-code-analysis | github; travis; codecov; ci; coverage; circleci; jest; codeclimate
codeql | CodeQL | tool | | static-code-analysis
cppcheck | Cppcheck | tool | | static-code-analysis
ndepend | NDepend | tool | | static-code-analysis
deepsource | DeepSource | tool | | static-code-analysis
cast-software-intelligence | CAST software intelligence | tool | <CAST Highlight | static-code-analysis
mutation-fuzz-testing | Mutation testing? | technical |  | software-testing | pitest; stryker; junit; unit tests; code coverage; fuzzing; TDD
fuzz-testing | Fuzz testing | technical | Fuzzing; <AFL fuzzing | software-testing
property-based-testing | Property-based testing | technical | | software-testing
ab-testing | A/B testing | technical | A/B tests; AB testing; Split testing; A/B experimentation; A/B test design; Tests A/B; Controlled experiments online; A-B testing; <Online experiments; <Multivariate testing
optimizely | Optimizely | tool | | ab-testing
vwo | VWO? | tool | Visual Website Optimizer | ab-testing | a/b; ab; optimizely; conversion; cro; hotjar; experimentation; experiments; optimize
google-optimize | Google Optimize | tool | | ab-testing
statsig | Statsig | tool | | ab-testing
ab-tasty | AB Tasty | tool | | ab-testing
growthbook | GrowthBook | tool | | ab-testing
split-io | Split.io | tool | | feature-flags
feature-flags | Feature flags | technical | Feature toggles; Feature toggling; Feature flagging | release-management
launchdarkly | LaunchDarkly | tool | Launch Darkly | feature-flags
unleash-feature-flags | Unleash feature flags | tool | | feature-flags
blue-green-deployment | Blue-green deployment | technical | Blue/green deployments; Blue-green deployments | software-deployment
canary-releases | Canary releases | technical | Canary deployments; Canary deployment | software-deployment

# Enterprise platforms
abap | ABAP | technical | SAP ABAP; ABAP/4; ABAP programming; <ABAP Objects; <OO ABAP; Abap; SAP ABAP development; ABAP development; <ABAP OO; <ABAP Workbench; <ABAP on HANA; <ABAP reports; <ABAP CDS views; <BDC programming; SAP-Programmierung; <ALV reports; <BADI?; <BADIs?; <User exits; <SAP RICEF; <RICEF; <RICEFW; Advanced business application programming | programming | abap; bapi; sap; user; exits
sap-smart-forms | SAP Smart Forms | technical | SmartForms; Smart Forms SAP; SAP Smartforms; <SAP Adobe Forms | abap
sapscript | SAPscript | technical | SAP Script | abap
sap-idoc | SAP IDoc | technical | IDoc; IDocs; ALE/IDoc; SAP ALE; IDoc interfaces | sap
sap-bapi | SAP BAPI | technical | BAPI; BAPIs; <SAP RFC | sap
sap-lsmw | SAP LSMW | technical | LSMW; Legacy System Migration Workbench | sap
sap-fiori | SAP Fiori | technical | Fiori development | sap
sapui5 | SAPUI5 | technical | SAP UI5; UI5; <OpenUI5; SAP UI5 development | javascript
odata | OData | technical | OData services; OData API; Open Data Protocol | api-development
sap-gateway | SAP Gateway | technical | SAP NetWeaver Gateway | sap
sap-web-dynpro | SAP Web Dynpro | technical | Web Dynpro; Web Dynpro ABAP; WebDynpro; <Web Dynpro Java | sap
sap-basis | SAP Basis | technical | SAP Basis administration; SAP system administration; SAP technical administration; SAP Basis admin; <SAP transport management; <SAP upgrades; SAP-Basis | system-administration
sap-netweaver | SAP NetWeaver | technical | NetWeaver; SAP Net Weaver; <SAP NetWeaver administration | sap
sap-solution-manager | SAP Solution Manager | technical | Solution Manager SAP; SolMan | sap
sap-security | SAP Security | technical | SAP Security administration; SAP authorizations; SAP Berechtigungen; SAP role administration; <PFCG | sap
sap-certified-technology-associate | SAP Certified Technology Associate | certification | | sap-certification
sap-certified-development-associate | SAP Certified Development Associate | certification | <SAP Certified Development Associate ABAP | sap-certification
sap-certified-application-associate | SAP Certified Application Associate | certification | | sap-certification
sap-certification | SAP certification? | certification | SAP certified?; SAP Certified Associate; SAP Certified Consultant; SAP-zertifiziert |  | erp; abap; hana; fico; s/4hana; s4hana; ecc; netweaver; fiori; sap sd; sap mm; sap fi; ariba; successfactors; sap consultant; sap berater
sap-integration | SAP Process Integration | technical | SAP PI; <SAP PO; SAP XI; SAP PI/PO; <SAP Process Orchestration; SAP XI/PI; SAP Exchange Infrastructure | enterprise-integration
sap-integration-suite | SAP Integration Suite | tool | SAP CPI; SAP Cloud Platform Integration; SAP Cloud Integration; SAP BTP Integration Suite | enterprise-integration
sap-btp | SAP Business Technology Platform | tool | SAP BTP; SAP Cloud Platform; SAP HANA Cloud Platform; SAP HCP
sap-build | SAP Build | tool | SAP Build Apps; SAP AppGyver | sap-btp
sap-cap | SAP CAP | tool | Cloud Application Programming model; SAP Cloud Application Programming | sap-btp
sap-portal | SAP Enterprise Portal | tool | SAP EP; SAP Portal; SAP NetWeaver Portal; SAP Portals
sap-commerce | SAP Commerce Cloud | tool | SAP Hybris; Hybris; Hybris Commerce; SAP Commerce; <Hybris development | ecommerce-development
apex-salesforce | Salesforce Apex | technical | Apex programming; <Apex classes; <Apex triggers; Apex development?; <Apex test classes; Apex? | salesforce-development | salesforce; visualforce; soql; lightning; lwc; force.com; sosl
salesforce-development | Salesforce development | technical | Salesforce.com development; SFDC development; Salesforce programming; <Salesforce integration; <Salesforce customization
visualforce | Visualforce | technical | Visual Force; VisualForce pages | salesforce-development
soql | SOQL | technical | <SOSL; Salesforce Object Query Language | salesforce-development
force-com | Force.com | technical | Force.com platform; <Force.com IDE
salesforce-data-loader | Salesforce Data Loader | technical | Apex data loader
lightning-web-components | Lightning Web Components | technical | LWC; Salesforce LWC | salesforce-development
salesforce-lightning | Salesforce Lightning | technical | Lightning Experience; Lightning components; <Aura components; <Lightning Aura; <Lightning component framework; <Aura framework | salesforce-development
salesforce-flow | Salesforce Flow | technical | Salesforce Flow Builder; Lightning flows; <Salesforce Process Builder
salesforce-platform-developer | Salesforce Platform Developer I? | certification | Salesforce Certified Platform Developer; Salesforce PD1; Salesforce Platform Developer certification; Platform Developer I? | apex-salesforce | certified; certification; certifications; certificate; trailhead; salesforce certified; app builder; pd1
salesforce-platform-developer-ii | Salesforce Platform Developer II? | certification | Salesforce PD2; Salesforce Certified Platform Developer II; Platform Developer II? | salesforce-platform-developer | certified; certification; certifications; certificate; trailhead; salesforce certified; app builder; pd2
salesforce-platform-app-builder | Salesforce Platform App Builder | certification | Salesforce Certified Platform App Builder; Platform App Builder? |  | certified; certification; certifications; certificate; trailhead; salesforce certified
salesforce-javascript-developer-i | Salesforce JavaScript Developer I? | certification | Salesforce Certified JavaScript Developer | javascript | certified; certification; certifications; certificate; trailhead; salesforce certified
salesforce-certified-application-architect | Salesforce Certified Application Architect | certification | Salesforce Application Architect? |  | certification; certifications; certificate; trailhead
salesforce-certified-system-architect | Salesforce Certified System Architect | certification | Salesforce System Architect? |  | certification; certifications; certificate; trailhead
salesforce-certified-technical-architect | Salesforce Certified Technical Architect | certification | Salesforce CTA
salesforce-sales-cloud-consultant | Salesforce Certified Sales Cloud Consultant | certification | Certified Sales Cloud Consultant; Sales Cloud Consultant certification; Sales Cloud Consultant certified |  | 
salesforce-service-cloud-consultant | Salesforce Certified Service Cloud Consultant | certification | Certified Service Cloud Consultant; Service Cloud Consultant certification; Service Cloud Consultant certified |  | 
salesforce-marketing-cloud-email-specialist | Salesforce Marketing Cloud Email Specialist? | certification | Marketing Cloud Email Specialist? |  | certification; certifications; certified; trailhead; certificate; certified; certification; certifications; trailhead; certificate
salesforce-data-architect | Salesforce Certified Data Architect | certification
salesforce-admin-cert | Salesforce Certified Administrator | certification | Salesforce Administrator certification; ADM 201?; ADM-201?; Salesforce Certified Admin; Certified Salesforce Administrator; ADM201?; Salesforce Admin certification; Salesforce ADM 201 certified; Salesforce ADM 201 certification |  | salesforce; trailhead; dev 401; sales cloud; service cloud; sfdc; apex; force.com; administrator
salesforce-advanced-admin | Salesforce Certified Advanced Administrator | certification | ADM 301?; Salesforce ADM 301 certified | salesforce-admin-cert | certified; certification; certifications; certificate; trailhead; salesforce certified; adm 201; dev 401
salesforce-commerce-cloud | Salesforce Commerce Cloud | tool | SFCC?; Demandware; Commerce Cloud?; Salesforce B2C Commerce |  | salesforce; demandware; cartridge; cartridges; sfcc; sfra
intershop | Intershop? | tool | Intershop Commerce | ecommerce-development | hybris; magento; enfinity; shopware; demandware; java; e-commerce; onlineshop; onlineshops
peopletools | PeopleTools | technical | <PeopleCode; <PeopleSoft Application Engine; PeopleSoft PeopleTools; <PeopleSoft Integration Broker; <People Code; People Tools | programming
peoplesoft-development | PeopleSoft development | technical | PeopleSoft technical; PeopleSoft programming | peopletools
sqr | SQR | technical | Structured Query Reporter; Hyperion SQR; SQR reports
peoplesoft-administration | PeopleSoft administration | technical
oracle-forms | Oracle Forms | tool | Forms 6i; Oracle Forms 6i; Oracle Forms 10g; SQL*Forms?; Oracle Forms Developer | plsql | oracle; pl/sql; 6i; d2k
oracle-reports | Oracle Reports? | tool | Oracle Reports Builder; Reports 6i; Oracle Reports Developer | plsql | pl/sql; oracle forms; d2k; toad; 6i; 10g; developer 2000; discoverer
oracle-developer-suite | Oracle Developer Suite | tool | Oracle D2K; D2K; Developer 2000 Forms; Developer 2000 Forms and Reports; Oracle Developer 2000 Forms | oracle-forms; oracle-reports
oracle-discoverer | Oracle Discoverer | tool | Oracle Business Intelligence Discoverer
oracle-workflow | Oracle Workflow | tool | Oracle Workflow Builder
oracle-bi-publisher | Oracle BI Publisher | tool | Oracle XML Publisher; XML Publisher; BI Publisher; Oracle Business Intelligence Publisher
oracle-apex | Oracle APEX | tool | Oracle Application Express; APEX Oracle; <Oracle Apex development; Oracle HTML DB | plsql; low-code
oracle-ebs-technical | Oracle E-Business Suite technical development | technical | Oracle Apps technical; Oracle E-Business Suite technical; Oracle Apps development; <RICE components; Oracle Applications technical development; <Oracle Applications Framework; <Oracle Application Framework; <Oracle AOL | plsql
oracle-aim-methodology | Oracle AIM methodology | technical | Oracle AIM
oracle-apps-dba | Oracle Apps DBA | technical | Oracle Applications DBA; Oracle EBS DBA | oracle-database
siebel-development | Siebel development | technical | <Siebel Tools; <Siebel eScript; <Siebel EIM; <Siebel EAI; Siebel technical; <Siebel scripting; <Siebel Open UI; <Siebel configuration
lotus-notes-development | Lotus Domino development | technical | Lotus Notes development; <LotusScript; <Lotus Domino Designer; <Domino Designer; <Lotus Script; <XPages; Notes/Domino development; Lotus Notes/Domino development; <Formula language Domino
mainframe | Mainframe | technical | IBM mainframe; Mainframes; Mainframe computers; <Mainframe systems; <Mainframe development; Grossrechner; IBM mainframes; Großrechner
z-os | z/OS | tool | IBM z/OS; zOS; <OS/390; <MVS?; <MVS/ESA; <OS/MVS; IBM z/OS operating system | mainframe | jcl; cobol; z/os; cics; tso; mainframe; db2
tso-ispf | ISPF | tool | ISPF/PDF | mainframe
tso | TSO? | tool | TSO/E; Time Sharing Option; <TSO/SPF | | ispf; mvs; jcl; z/os; cobol; mainframe; cics; vsam; db2; tso; rexx
vsam | VSAM | tool | Virtual Storage Access Method | mainframe
ibm-ims | IBM IMS | tool | IMS DB; IMS DB/DC; IMS/DB; IMS DC | mainframe
file-aid | File-AID? | tool | FileAID; Compuware File-AID | mainframe | mainframe; jcl; cobol; endevor; abend-aid; xpediter; tso
ca-endevor | CA Endevor | tool | Endevor; Broadcom Endevor | mainframe
easytrieve | Easytrieve | tool | CA Easytrieve; Easytrieve Plus | mainframe
rexx | REXX | tool | <REXX scripting | mainframe
changeman-zmf | ChangeMan ZMF | tool | Changeman; Serena ChangeMan | mainframe
abend-aid | Abend-AID | tool | Compuware Abend-AID | mainframe
xpediter | Xpediter? | tool | Compuware Xpediter | mainframe | abend-aid; cobol; jcl; endevor; cics; mainframe; file-aid; intertest; db2
spufi | SPUFI | tool | | mainframe
z-vm | z/VM | tool | VM/CMS; IBM z/VM | mainframe
syncsort | Syncsort | tool | Precisely Syncsort | mainframe
dfsort | DFSORT | tool | IBM DFSORT | mainframe
jes2 | JES2 | tool | | mainframe
ibm-3270-terminals | IBM 3270 terminals | tool | IBM 3270; 3270 emulation; <TN3270 | mainframe
ibm-z | IBM Z | tool | IBM z Systems; zSeries; System z; IBM System z | mainframe
ibm-infosphere-optim | IBM InfoSphere Optim | tool | | mainframe
z-os-connect | z/OS Connect | tool | | mainframe
ca-idms | CA-IDMS | tool | IDMS; CA IDMS; IDMS database | databases
ca-7 | CA-7? | tool | CA-7 Workload Automation; CA7? | mainframe | jcl; scheduler; mainframe; cobol; scheduling
racf | RACF | tool | IBM RACF; Resource Access Control Facility | mainframe
ca-acf2 | CA ACF2 | tool | ACF2 | mainframe
ca-top-secret | CA Top Secret | tool | | mainframe
pl-i | PL/I | tool | PL/1 | programming
as400 | AS/400 | tool | AS400; IBM iSeries; iSeries; IBM i?; IBM AS/400; AS-400; I-Series?; IBM System i; i5/OS; OS/400; AS/400 iSeries; IBM Power i; OS400; <CL programming; <CL/400; IBM I-Series |  | rpg; as/400; db2; cobol; rpgle; jd edwards; iseries; clle; synon; aldon; jde
ca-2e | CA 2E | tool | Synon; Synon 2E | as400
db2-for-i | DB2 for i | tool | DB2/400; DB2 400 | as400
ecommerce-development | E-commerce development | technical | Ecommerce development; Online shop development; E-commerce web development; E-commerce applications; <eCommerce integration; Onlineshop-Entwicklung; Desarrollo de tiendas online; <E-commerce website development | web-development
headless-commerce | Headless commerce | technical | | ecommerce-development
magento | Magento | tool | Magento 2; Adobe Commerce; Magento Commerce; Magento2; Magento Enterprise; Magento 1; <Magento development; Magento CMS | php; ecommerce-marketing
shopify-development | Shopify development | technical | <Shopify Liquid; <Shopify themes; <Shopify apps; <Shopify theme development; <Shopify API; <Liquid templating; <Liquid templates; <Shopify Liquid templates; <Liquid? | ecommerce-development | shopify; jekyll; templates; themes; html
shopify | Shopify | tool | Shopify store; Shopify stores; Shopify platform; Shopify website; Shopify store management; <Shopify admin; <Shopify Plus
bigcommerce | BigCommerce | tool | Big Commerce? | | shopify; magento; woocommerce; e-commerce; ecommerce
volusion | Volusion | tool
ecwid | Ecwid | tool
commercetools | commercetools | tool
vtex | VTEX | tool
saleor | Saleor | tool
medusa-js | Medusa.js | tool | MedusaJS; Medusa? | | commerce; shopify; node.js; headless; e-commerce; next.js
sylius | Sylius | tool
woocommerce | WooCommerce | tool | Woo Commerce; WordPress WooCommerce | wordpress; ecommerce-marketing
easy-digital-downloads | Easy Digital Downloads | tool | | wordpress
prestashop | PrestaShop | tool | Presta Shop; <Prestashop development | ecommerce-marketing
opencart | OpenCart | tool | Open Cart? | ecommerce-marketing | magento; prestashop; php; opencart
oscommerce | osCommerce | tool | | ecommerce-marketing
zen-cart | Zen Cart | tool | ZenCart | ecommerce-marketing
shopware | Shopware | tool | Shopware 6; Shopware 5 | ecommerce-marketing
oxid-eshop | OXID eShop | tool | OXID eSales; OXID | ecommerce-marketing
x-cart | X-Cart | tool | | ecommerce-marketing
virtuemart | VirtueMart | tool | | ecommerce-marketing
nopcommerce | nopCommerce | tool | | ecommerce-development
spree-commerce | Spree Commerce | tool | | ecommerce-development
cs-cart | CS-Cart | tool | | ecommerce-marketing
atg-commerce | Oracle ATG Commerce | tool | ATG Commerce; Oracle Commerce; ATG Web Commerce; Oracle ATG; ATG Dynamo; Oracle Commerce Cloud | ecommerce-development; java-ee
hcl-commerce | HCL Commerce | tool | WebSphere Commerce; IBM WebSphere Commerce | ecommerce-development
broadleaf-commerce | Broadleaf Commerce | tool | | ecommerce-development
oracle-endeca | Oracle Endeca | tool | Endeca | ecommerce-development
blockchain | Blockchain | technical | Block chain; Blockchain development; Distributed ledger; Distributed ledger technology; Blockchain technology; Blockchain-Technologie
web3 | Web3 | technical | Web 3.0; Web3 development | blockchain
hyperledger-fabric | Hyperledger Fabric | technical | | blockchain
hyperledger-sawtooth | Hyperledger Sawtooth | technical | | blockchain
hyperledger-besu | Hyperledger Besu | technical | Besu Ethereum client | blockchain
r3-corda | R3 Corda | technical | Corda?; Corda blockchain | blockchain | blockchain; hyperledger; dlt; kotlin; ethereum
bitcoin | Bitcoin | technical | Bitcoin protocol; <Lightning Network | blockchain
cosmos-sdk | Cosmos SDK | technical | Cosmos blockchain | blockchain
web3-js | Web3.js | technical | | ethereum
ethers-js | Ethers.js | technical | Ethers? | ethereum | web3; solidity; ethereum; hardhat; wagmi; viem; metamask; truffle
substrate-framework | Substrate framework | technical | Polkadot Substrate | blockchain
polkadot | Polkadot? | technical | Polkadot blockchain | blockchain | blockchain; crypto; ethereum; substrate; kusama; rust; bitcoin; web3; solana
solana | Solana? | technical | Solana development; <Anchor Solana | blockchain | rust; web3; blockchain; crypto; anchor; ethereum; defi; nft; solidity; polygon; smart contracts; bitcoin
cardano | Cardano? | technical | | blockchain | blockchain; crypto; ethereum; plutus; haskell; bitcoin; solana; aiken; cryptocurrency
polygon-blockchain | Polygon blockchain | technical | Polygon network; Polygon? | blockchain | ethereum; solidity; blockchain; web3; solana; arbitrum; defi
chainlink | Chainlink? | technical | | blockchain | blockchain; solidity; ethereum; web3; defi; smart contracts; oracles; crypto; polygon
hedera-hashgraph | Hedera Hashgraph | technical | Hedera? | blockchain | hashgraph; blockchain; dlt; web3; crypto
algorand | Algorand | technical | | blockchain
avalanche-blockchain | Avalanche blockchain | technical | | blockchain
ripple-xrp-ledger | Ripple XRP Ledger | technical | XRP Ledger | blockchain
stellar-blockchain | Stellar blockchain | technical | Stellar network; Stellar? | blockchain | blockchain; soroban; lumens; ripple; web3; ethereum; solidity
near-protocol | NEAR Protocol | technical | | blockchain
ipfs | IPFS | technical | InterPlanetary File System | distributed-systems
openzeppelin | OpenZeppelin | technical | | smart-contracts
walletconnect | WalletConnect | technical | | blockchain
alchemy-web3-api | Alchemy Web3 API | technical | Alchemy? | blockchain | web3; ethereum; infura; solidity; blockchain; moralis; ethers
move-language | Move language | technical | Sui Move; Aptos Move; Move? | smart-contracts | sui; aptos; blockchain; solidity
cairo-language | Cairo language | technical | StarkNet Cairo | smart-contracts
starknet | Starknet | technical | StarkNet development | smart-contracts
internet-computer-protocol | Internet Computer Protocol | technical | <Motoko?; Internet Computer; ICP blockchain | blockchain | dfinity; icp; canister; canisters; blockchain; web3; solidity
the-graph-protocol | The Graph protocol | technical | | blockchain
nfts | NFTs | technical | NFT development; Non-fungible tokens | blockchain
defi | DeFi | technical | DeFi protocols; Decentralized finance; Decentralised finance | blockchain
zero-knowledge-proofs | Zero-knowledge proofs | technical | <zk-SNARKs | blockchain
ethereum | Ethereum | technical | Ethereum development; <ERC-20; <ERC20; <ERC-721; <dApps; <Decentralized applications; <Decentralised applications; <DApp development; Ethereum blockchain; <EVM? | blockchain | solidity; blockchain; web3; evm; crypto; wallet; defi; hardhat; smart contracts
hardhat | Hardhat? | tool | | ethereum | solidity; ethereum; truffle; ethers.js; web3
truffle-suite | Truffle Suite | tool | Truffle Ethereum | ethereum
foundry-ethereum | Foundry Ethereum | tool | Foundry smart contracts; Foundry Solidity | ethereum
smart-contracts | Smart contracts | technical | Smart contract development; Smart contract; <Smart contract auditing | blockchain
quantum-computing | Quantum computing | technical | <Quantum algorithms; <Quantum programming; Quantencomputing; Informatique quantique; <Quantum information
qiskit | Qiskit | tool | IBM Qiskit | quantum-computing
ibm-quantum | IBM Quantum | tool | IBM Quantum Platform
cirq | Cirq | tool | Google Cirq | quantum-computing
pennylane | PennyLane (quantum) | tool | Xanadu PennyLane; PennyLane quantum | quantum-computing
q-sharp-lang | Q# | tool | Microsoft Q# | quantum-computing
openqasm | OpenQASM | tool | | quantum-computing
d-wave-ocean | D-Wave Ocean | tool | D-Wave? | quantum-computing | annealing; annealer; qubo; qiskit; quantum computing
high-performance-computing | High-performance computing | technical | HPC?; Supercomputing; <HPC clusters; High performance computing (HPC); Calcul haute performance; Hochleistungsrechnen | parallel-computing | computing; cluster; clusters; gpu; linux; mpi; slurm; parallel; nvidia; supercomputer; c++; fortran
slurm-workload-manager | Slurm Workload Manager | technical | SLURM | high-performance-computing
cluster-computing | Cluster computing | technical | | high-performance-computing
grid-computing | Grid computing | technical | <Sun Grid Engine
pbs-pro | PBS Pro | technical | OpenPBS | high-performance-computing
ibm-spectrum-lsf | IBM Spectrum LSF | technical | Platform LSF | high-performance-computing
htcondor | HTCondor | technical
lustre-file-system | Lustre file system | technical | Lustre? | | hpc; file; cluster; storage; gpfs; filesystem; slurm; infiniband
gpu-programming | GPU programming | technical | GPU computing; GPGPU; GPU acceleration | parallel-computing
cuda | CUDA | technical | NVIDIA CUDA; CUDA programming; CUDA C++; Cuda; <cuDNN | gpu-programming
opencl | OpenCL | technical | Open CL | gpu-programming
amd-rocm | AMD ROCm | technical | ROCm; <HIP ROCm | gpu-programming
sycl | SYCL | technical | | gpu-programming
intel-oneapi | Intel oneAPI | technical | oneAPI; <DPC++ | gpu-programming
triton-kernel-language | Triton kernel language | technical | OpenAI Triton; Triton kernels | gpu-programming
nvidia-tensorrt | NVIDIA TensorRT | technical | TensorRT | gpu-programming
nvidia-omniverse | NVIDIA Omniverse | technical | Omniverse
numerical-computing | Numerical computing | technical | Scientific computing; Scientific programming; Computational methods; Calcul scientifique
numerical-methods | Numerical methods | technical | Numerical analysis; Méthodes numériques; Métodos numéricos; Numerische Mathematik
numerical-simulation | Numerical simulation | technical | Numerische Simulation; Simulation numérique; Numerical modeling; Numerical modelling; Computational modeling; Computational modelling
mathematica | Mathematica? | tool | Wolfram Mathematica; <Wolfram Language; Wolfram Research Mathematica |  | matlab; maple; wolfram; physics; latex; math; mathematics; python; numerical; spss; minitab; fortran; simulations; c++; simulation; inventor; java
maple-math | Maple? | tool | Maple software; MapleSoft; Maple mathematics; Maplesoft Maple | | matlab; mathematica; mathcad; math; mathematics; scilab; octave
wolfram-alpha | Wolfram Alpha | tool | WolframAlpha
sagemath | SageMath | tool
maxima-cas | Maxima CAS | tool | <wxMaxima
scilab | Scilab | tool | <Xcos
freemat | FreeMat | tool
gap-computer-algebra | GAP computer algebra | tool | GAP? |  | sagemath; magma; mathematica; group theory; computer algebra; macaulay2
magma-computer-algebra | Magma computer algebra | tool
multimedia-programming | Multimedia programming | technical | Multimedia development
ffmpeg | FFmpeg | technical
gstreamer | GStreamer | technical
video-encoding | Video encoding | technical | Video codecs; Video compression; <H.264; <H.265; <HEVC; <MPEG-4; <MPEG-2; <AV1 codec
webrtc | WebRTC | technical | Web RTC | real-time-communication
video-streaming-technology | Video streaming technology | technical | Streaming protocols; Video streaming development; Streaming media technology; <HLS streaming; <RTMP; <RTSP; <MPEG-DASH; <OTT streaming; Media streaming
directshow | DirectShow | technical
openmax | OpenMAX | technical
wowza | Wowza | technical | Wowza Streaming Engine
real-time-communication | Real-time communications development | technical | Real-time communication; RTC development
voip-development | Chatbot development | technical | Chatbots; Chat bots; Bot development; <Voice bot development | software-development
conversational-ai | Conversational AI | technical | Conversational AI design
ivr-development | IVR development | technical | IVR applications; Interactive voice response development; <VoiceXML; IVR programming
google-dialogflow | Google Dialogflow | tool | Dialogflow; Dialogflow CX; API.ai? | voip-development | dialogflow; chatbot; chatbots; alexa; wit.ai; nlu; lex
alexa-skills-kit | Alexa Skills Kit | tool | Alexa skills; <Amazon Alexa development | voip-development
amazon-lex | Amazon Lex | tool | AWS Lex | voip-development
microsoft-bot-framework | Microsoft Bot Framework | tool | Bot Framework; Azure Bot Service | voip-development
rasa | Rasa? | tool | <Rasa NLU | voip-development | chatbot; nlu; dialogflow; nlp; conversational; bot; python; chatbots
botpress | Botpress | tool | | voip-development
ibm-watson-assistant | IBM Watson Assistant | tool | Watson Assistant; watsonx Assistant | voip-development
kore-ai | Kore.ai | tool | | voip-development
cognigy | Cognigy | tool | NICE Cognigy | voip-development
landbot | Landbot | tool | | voip-development
chatfuel | Chatfuel | tool | | voip-development
flash-actionscript | ActionScript | technical | Flash ActionScript; ActionScript 3.0; AS3; ActionScript 2.0; Action Script; ActionScript 3; AS2/AS3; Action Script 3.0; Adobe ActionScript; Macromedia ActionScript | programming
adobe-flex | Adobe Flex | tool | Apache Flex; Macromedia Flex; Flex SDK; Flex 3?; Flex 4?; <MXML; <BlazeDS | flash-actionscript | flash; actionscript; adobe; blazeds; mxml; coldfusion; cairngorm; air; java
adobe-air | Adobe AIR | tool | Adobe Integrated Runtime
adobe-flash-builder | Adobe Flash Builder | tool | Flex Builder; Flash Builder; Adobe Flex Builder | adobe-flex
adobe-livecycle | Adobe LiveCycle | tool | LiveCycle; LiveCycle Designer; Adobe LiveCycle ES; Adobe LiveCycle Enterprise Suite
macromedia-director-lingo | Macromedia Director Lingo | tool | Lingo scripting
haxe | Haxe | tool
healthcare-it-standards | HL7 | technical | <HL7 interfaces; <HL7 v2; <HL7 messaging; HL7 standards; Health Level Seven; Health Level 7; <HL7 integration; <HL7 v2.x; <HL7 interface
fhir | FHIR | technical | HL7 FHIR; Fast Healthcare Interoperability Resources; <FHIR API; <SMART on FHIR
mirth-connect | Mirth Connect | tool | Mirth?; NextGen Connect | healthcare-it-standards | hl7; connect; interface; interfaces; rhapsody; fhir; emr; cloverleaf; engine
rhapsody-integration-engine | Rhapsody integration engine | tool | Orion Rhapsody | healthcare-it-standards
cloverleaf-integration-engine | Cloverleaf integration engine | tool | Cloverleaf interface engine; Infor Cloverleaf | healthcare-it-standards
hipaa-x12 | HIPAA X12 | technical | <X12 837; HIPAA EDI; <X12 835; HIPAA EDI transactions | edi
ensemble-intersystems | InterSystems HealthShare | tool | <InterSystems Health Connect | healthcare-it-standards
intersystems-iris-for-health | InterSystems IRIS for Health | tool | | healthcare-it-standards
intersystems-ensemble | InterSystems Ensemble | tool | | healthcare-it-standards
intersystems-cache | InterSystems Caché | tool | Intersystems Cache; InterSystems Caché database |  | caché; cache; ensemble; mumps; iris; objectscript; healthcare
intersystems-iris | InterSystems IRIS | tool
objectscript | ObjectScript | technical | InterSystems ObjectScript
mumps-programming | MUMPS? | technical | M/MUMPS; MUMPS language; MUMPS programming | programming | intersystems; caché; fileman; cobol; m programming; objectscript; intersystems caché
financial-protocols | FIX protocol | technical | <FIX engine; <QuickFIX; Financial Information eXchange; <QuickFIX/J; FIX messages; FIX/FAST
trading-systems-development | Trading systems development | technical | Low-latency trading systems; Electronic trading systems; <Algorithmic trading systems; Trading platform development
low-latency-programming | Low-latency programming | technical | Low latency programming; Low-latency systems
iso-8583 | ISO 8583 | technical | ISO8583
gis-development | GIS development | technical | GIS programming; Geospatial programming | programming
arcobjects | ArcObjects | tool | ESRI ArcObjects | gis-development
arcpy | ArcPy | tool | | gis-development
gdal | GDAL | tool | GDAL/OGR | gis-development
geoserver | GeoServer | tool | | gis-development
postgis | PostGIS | tool | | postgresql
arcgis-api-for-javascript | ArcGIS API for JavaScript | tool | ArcGIS JavaScript API; ArcGIS Maps SDK | gis-development
mapserver | MapServer | tool | UMN MapServer | gis-development
arcsde | ArcSDE | tool | ESRI ArcSDE | gis-development
arcims | ArcIMS | tool | ESRI ArcIMS | gis-development
arcgis-server | ArcGIS Server | tool | ESRI ArcGIS Server; ArcGIS Enterprise | gis-development
geopandas | GeoPandas | tool | | pandas
geojson | GeoJSON | technical | | gis-development
openstreetmap | OpenStreetMap | tool
ogc-web-services | OGC web services | technical | WMS/WFS; OGC standards | gis-development
digital-hardware-verification | Chip design verification | technical | <ASIC verification; <SoC verification; <Assertion-based verification; <Functional verification? | hardware-description | asic; soc; uvm; rtl; systemverilog; chip; verilog; fpga
uvm | UVM? | technical | Universal Verification Methodology; SystemVerilog UVM | digital-hardware-verification | systemverilog; verification; asic; soc; rtl; testbench; verilog; testbenches; ovm
open-verification-methodology | Open Verification Methodology | technical | OVM | digital-hardware-verification
asic-design | ASIC design | technical | ASIC?; ASICs; ASIC development | hardware-description | fpga; rtl; verilog; soc; chip; vlsi; tapeout; vhdl; synthesis; silicon; semiconductor; systemverilog
vlsi-physical-design | VLSI physical design | technical | Physical design VLSI; IC physical design
static-timing-analysis | Static timing analysis | technical
logic-synthesis | Logic synthesis | technical | RTL synthesis | hardware-description
design-for-test | Design for test | technical | DFT VLSI; <Scan insertion; <ATPG
systemc | SystemC | technical | | c-plus-plus
soc-design | SoC design | technical | System-on-chip; System on chip design
low-power-design-upf | Low-power design UPF | technical | UPF low power
synopsys-design-compiler | Synopsys Design Compiler | tool | Design Compiler | logic-synthesis
synopsys-primetime | Synopsys PrimeTime | tool | PrimeTime? | static-timing-analysis | synopsys; sta; ic compiler; tempus; vlsi; asic; icc; static timing analysis
cadence-virtuoso | Cadence Virtuoso | tool | <Virtuoso layout; Virtuoso?; <Cadence Virtuoso Layout |  | cadence; layout; spectre; ic; circuit; vlsi
cadence-innovus | Cadence Innovus | tool | Cadence Encounter; Innovus?; SoC Encounter | vlsi-physical-design | cadence; synopsys; icc2; primetime; physical design; encounter; genus; tempus; calibre
synopsys-vcs | Synopsys VCS | tool | | digital-hardware-verification
synopsys-ic-compiler | Synopsys IC Compiler | tool | IC Compiler; ICC2; IC Compiler II | vlsi-physical-design
synopsys-hspice | Synopsys HSPICE | tool
cadence-spectre | Cadence Spectre | tool
cadence-genus | Cadence Genus | tool | | logic-synthesis
cadence-incisive | Cadence Incisive | tool | <NCSim | digital-hardware-verification
cadence-xcelium | Cadence Xcelium | tool | Xcelium
synopsys-verdi | Synopsys Verdi | tool | | digital-hardware-verification
cadence-jaspergold | Cadence JasperGold | tool | JasperGold | digital-hardware-verification
siemens-calibre | Siemens Calibre | tool | Mentor Calibre; <Calibre DRC
synopsys-spyglass | Synopsys SpyGlass | tool
chisel-hdl | Chisel HDL | tool | | hardware-description
bluespec | Bluespec | tool | <Bluespec BH; <Bluespec Haskell | hardware-description
mathematical-optimization-solvers | Optimisation solvers | technical | Optimization solvers; Mathematical programming solvers | operations-research
gurobi | Gurobi | tool | Gurobi Optimizer | mathematical-optimization-solvers
ibm-ilog-cplex | IBM ILOG CPLEX | tool | CPLEX; IBM CPLEX; CPLEX Optimizer; CPLEX Optimization Studio | mathematical-optimization-solvers
google-or-tools | Google OR-Tools | tool | OR-Tools? | mathematical-optimization-solvers | cp-sat; solver; solvers; gurobi; cplex; constraint programming; linear programming
ampl | AMPL | tool | | mathematical-optimization-solvers
gams | GAMS | tool | General Algebraic Modeling System | mathematical-optimization-solvers
fico-xpress | FICO Xpress | tool | Xpress Optimizer; Xpress-MP | mathematical-optimization-solvers
pyomo | Pyomo | tool | | python
pulp-python | PuLP Python | tool | | python
lindo | LINDO? | tool | | mathematical-optimization-solvers | optimization; lingo; gams; cplex
lindo-lingo | LINDO LINGO | tool | LINGO optimization; LINGO solver
mosek | MOSEK | tool | | mathematical-optimization-solvers
minizinc | MiniZinc | tool | <MiniZinc data | mathematical-optimization-solvers
technical-leadership | Technical leadership? | professional | Engineering leadership?; Team lead software development; Technische Leitung?; <Leading software teams; <Leading engineering teams; <Leading development teams; <Leading developers; <Software team leadership; Tech lead?; Technical lead?; <Mentoring developers; <Mentoring junior developers |  | software; softwareentwicklung; scrum; developer; entwickler; java; agile; backend
engineering-management-software | Software engineering management | professional | Managing software engineers; Software development management; Engineering team management | technical-leadership
technical-interviewing | Technical hiring | professional | Technical interviews?; Interviewing engineers; Technical interviewing; Engineering hiring; Interviewing developers; Hiring engineers; <Technical assessments of developers |  | interviewed; mentored; hired; interviewer; conducted
saas | Software as a service | technical | SaaS; <SaaS products; <SaaS platforms; <SaaS applications; <SaaS solutions; SaaS software; Software-as-a-Service; <B2B SaaS; <SaaS development | cloud-computing
cpp-toolchains | GCC? | tool | GNU Compiler Collection; <g++ | c | gdb; makefile; clang; compiler; linux; c++; embedded; gnu; toolchain; cmake; llvm
clang | Clang | tool
gnu-toolchain | GNU toolchain | tool
mingw | MinGW | tool | MinGW-w64
cygwin | Cygwin | tool
cross-compilation | Cross-compilation | technical | Cross compiling; Cross compilers | embedded-systems
server-side-rendering | Server-side rendering | technical | Server side rendering | front-end-development
fintech | Financial technology | technical | FinTech; financial technologies; <wealthtech; <insurtech; <regtech
cryptocurrency | Cryptocurrency | technical | cryptocurrencies; crypto assets; <crypto trading; <crypto wallets; <tokenomics | blockchain

# Tools of test, build, integration and platforms that are no longer or not yet everywhere
swift-package-manager | Swift Package Manager | tool | SwiftPM | ios-development
alamofire | Alamofire | tool | | ios-development
carthage | Carthage? | tool | | ios-development | ios; swift; cocoapods; xcode
glide-android | Glide for Android | tool | Glide?; Glide Android | android-development | android; retrofit; picasso; kotlin; dagger
hudson | Hudson? | tool | Hudson CI; Hudson continuous integration | ci-cd | jenkins; maven; ant; ci
locust | Locust? | tool | Locust.io; Locust load testing | load-testing | jmeter; gatling
silk4j | Silk4J | tool | | test-automation
spock | Spock? | tool | Spock framework | unit-testing; java | groovy; junit
fscheck | FsCheck | tool | | unit-testing
scalacheck | ScalaCheck | tool | | property-based-testing
quickcheck | QuickCheck | tool | | property-based-testing
fast-check | fast-check | tool | | property-based-testing
accurev | AccuRev | tool | | version-control
requisitepro | RequisitePro | tool | Requisite Pro; Rational RequisitePro | requirements-analysis
caliberrm | CaliberRM | tool | Caliber RM; Borland Caliber | requirements-analysis
anypoint-studio | Anypoint Studio | tool | Mule ESB Studio | mulesoft
oracle-service-bus | Oracle Service Bus | tool | AquaLogic Service Bus | enterprise-integration
bpel | BPEL | technical | WS-BPEL; <Oracle BPEL; <BPEL Process Manager | web-services
xforms | XForms | technical | | xml
relax-ng | RELAX NG | technical | RelaxNG | xml
jersey | Jersey? | tool | Jersey REST?; Jersey framework | java | jax; jax-rs; grizzly; resteasy; jaxb; dropwizard
freemarker | FreeMarker | tool | Apache FreeMarker | java
thymeleaf | Thymeleaf | tool | | java
twig | Twig? | tool | <Twig templates; Twig templating | php | symfony; php; drupal; doctrine
doctrine | Doctrine? | tool | Doctrine ORM; <Doctrine DBAL | php; orm | symfony; php; twig; orm
windows-ce | Windows CE | technical | WinCE; Win CE; Windows Embedded Compact | embedded-systems
palm-os | Palm OS | technical | PalmOS
blackberry-os | BlackBerry OS | technical
tizen | Tizen | technical | Tizen OS | mobile-development
openvg | OpenVG | technical | | computer-graphics
sdl-library | SDL? | tool | Simple DirectMedia Layer; SDL2; SDL 2? | game-development | game; opengl; games; graphics; c++; sfml
modula-2 | Modula-2 | technical | Modula II | programming
modula-3 | Modula-3 | technical | | programming
realbasic | Xojo | technical | REALbasic; Real Basic? | programming | xojo; visual basic; basic; mac; delphi
pusher | Pusher? | tool | | web-development | websocket; websockets; rabbitmq; messaging; realtime
blackfire | Blackfire.io | tool | | php
saiku-spagobi | Knowage | tool | SpagoBI | business-intelligence
sap-grc | SAP GRC | tool | GRC 10.1; GRC Access Control; SAP Access Control | sap
vimeo | Vimeo | tool | | video-production
wistia | Wistia | tool
buzzsumo | BuzzSumo | tool | | content-marketing
appleworks | AppleWorks | tool | ClarisWorks; Claris Works | computer-literacy
jaws-screen-reader | JAWS screen reader | tool | Freedom Scientific JAWS | web-accessibility
nvda-screen-reader | NVDA screen reader | tool | NVDA? | | jaws; screen reader; accessibility; voiceover; wcag; talkback; screen readers
voiceover-screen-reader | VoiceOver screen reader | tool | Apple VoiceOver
nb-iot | NB-IoT | technical | narrowband IoT; NBIoT | iot
newman-postman | Newman (Postman) | tool | Newman?; Newman CLI; Postman Newman | postman | postman; soapui; jmeter; insomnia
`;

export const substitutes = String.raw`
front-end-frameworks | front-end frameworks | 0.5 | react; angular; vue; svelte; angularjs; ember; backbone; knockout; extjs; polymer-js; preact; solidjs; qwik
react-meta-frameworks | server-rendered front-end frameworks | 0.5 | nextjs; nuxt; gatsby; remix-run; sveltekit; astro-framework
older-js-frameworks | older JavaScript frameworks | 0.5 | angularjs; ember; backbone; knockout; extjs; dojo
javascript-libraries-older | older JavaScript libraries | 0.5 | jquery; dojo; yui-library; prototype-js; mootools; script-aculo-us
js-typed | JavaScript dialects | 0.6 | javascript; typescript
css-pre | CSS preprocessors | 0.6 | sass; less-css; stylus
css-frameworks | CSS frameworks | 0.5 | bootstrap; tailwind-css; foundation-css; bulma-css; semantic-ui; materialize-css
ui-component-libraries | React component libraries | 0.5 | material-ui; chakra-ui; ant-design; mantine; react-bootstrap; primereact; shadcn-ui
angular-component-libraries | component libraries for Angular and Vue | 0.3 | angular-material; primeng; vuetify; primevue; quasar-framework
css-in-js | CSS in JavaScript | 0.6 | styled-components; emotion-js
static-site-generator-group | static site generators | 0.5 | gatsby; eleventy; hugo-static-site-generator; jekyll; hexo; astro-framework
bundlers | bundlers | 0.5 | webpack; vite; rollup-js; parcel-js; esbuild
js-task-runners | JavaScript task runners | 0.6 | gulp; grunt
js-package-managers | JavaScript package managers | 0.6 | npm; yarn; pnpm; bower
js-runtimes | JavaScript runtimes | 0.5 | nodejs; deno-bun; bun
js-chart-libraries | charting libraries | 0.5 | d3; chartjs; highcharts; apache-echarts; amcharts; google-charts; recharts; plotly-js; fusioncharts
map-libraries | map libraries | 0.5 | google-maps-api; mapbox; leaflet-js; openlayers
webgl-libraries | WebGL libraries | 0.5 | threejs; babylon-js; playcanvas
js-state | state management libraries | 0.5 | redux; mobx; zustand; recoil-js; vuex; pinia; ngrx
template-engines | JavaScript template engines | 0.5 | handlebars; mustache-js; ejs; pug; nunjucks
js-utility-libraries | JavaScript utility libraries | 0.6 | lodash; underscore-js; ramda-js
js-linters | JavaScript linters | 0.6 | eslint; jshint; jslint; tslint
reactive-libraries | reactive extensions | 0.5 | rxjs; rxjava; rxswift; project-reactor
node-frameworks | Node.js frameworks | 0.5 | express; nestjs; koa-fastify; fastify; hapi-js; sails-js; loopback; adonisjs; meteor; feathersjs
node-orms | Node.js object mappers | 0.5 | mongoose-odm; sequelize; prisma-orm; typeorm; drizzle-orm; mikroorm; objection-js; knex-js
desktop-web-shells | desktop applications with web technology | 0.5 | electron; tauri; nw-js
java-backend-frameworks | Java back-end frameworks | 0.5 | spring; spring-boot; java-ee; quarkus; micronaut; dropwizard; eclipse-vert-x; helidon; grails; play-framework; struts
java-web-ui | Java web user interfaces | 0.5 | jsf; jsp; struts; gwt-vaadin; vaadin; apache-wicket; apache-tapestry; spring-mvc
java-template-engines | Java template engines | 0.6 | freemarker; thymeleaf; apache-velocity
jsf-component-libraries | JSF component libraries | 0.6 | primefaces; richfaces; icefaces
java-desktop | Java desktop toolkits | 0.5 | java-swing; javafx; swt
java-orms | Java persistence | 0.6 | hibernate; jpa; mybatis; spring-data; eclipselink; jooq
java-logging | logging libraries of Java | 0.6 | log4j; logback; slf4j
dotnet-logging | logging libraries of .NET | 0.6 | serilog; nlog; log4net
soap-stacks | web service stacks of Java | 0.6 | apache-axis; apache-cxf
dependency-injection-containers | dependency injection containers | 0.5 | autofac; ninject; google-guice; spring
dotnet-orms | .NET data access | 0.5 | entity-framework; nhibernate; ado-net; dapper-orm
python-web-frameworks | Python web frameworks | 0.5 | django; flask; fastapi; pyramid-python; tornado-web-server; cherrypy; bottle-py; sanic-framework
python-gui | Python desktop toolkits | 0.5 | tkinter-pyqt; pyqt; pyside; wxpython; kivy
python-packaging-tools | Python package managers | 0.6 | pip; pipenv; poetry-for-python; uv-package-manager
python-linters | Python linters | 0.6 | pylint; flake8; ruff-linter
php-frameworks | PHP frameworks | 0.5 | laravel; symfony; codeigniter; zend; cakephp; yii; phalcon; slim-framework
backend-frameworks | web back-end frameworks | 0.3 | spring-boot; django; express; ruby-on-rails; laravel; asp-net-core; fastapi; nestjs; symfony; flask
ruby-frameworks | Ruby web frameworks | 0.5 | ruby-on-rails; sinatra; hanami
go-frameworks | Go web frameworks | 0.6 | gin-go; echo-framework; fiber-framework; beego
rust-frameworks | Rust web frameworks | 0.6 | actix-web; axum-rust; rocket-framework
jvm-languages | JVM languages | 0.4 | java; kotlin; scala; groovy; clojure
dotnet-languages | .NET languages | 0.5 | c-sharp; vb-net; f-sharp
java-csharp | statically typed object-oriented languages | 0.4 | java; c-sharp; kotlin
c-family | C family | 0.4 | c; c-plus-plus; objective-c
systems-languages | systems languages | 0.4 | c-plus-plus; rust; c
scripting-languages | scripting languages | 0.3 | python; ruby; perl; php; lua
functional-languages | functional languages | 0.4 | haskell; f-sharp; ocaml; scala; clojure; erlang; elixir; lisp; standard-ml
lisp-dialects | dialects of Lisp | 0.5 | lisp; common-lisp; scheme; racket; clojure; emacs-lisp
beam-languages | BEAM languages | 0.6 | erlang; elixir
basic-family | Visual Basic family | 0.5 | visual-basic; vb-net; vba; vbscript
legacy-4gl | 4GL languages | 0.3 | foxpro; powerbuilder; progress-4gl; clipper; informix-4gl
mainframe-languages | host languages | 0.3 | cobol; rpg-iv; natural-adabas; pl-i
stat-languages | languages for numerical work | 0.4 | r; matlab; julia; python; gnu-octave
math-software | computer algebra | 0.5 | mathematica; maple-math; sagemath; maxima-cas
matlab-like | numerical computing environments | 0.5 | matlab; gnu-octave; scilab
unix-shells | shells | 0.6 | shell-scripting; bash; unix-shell
windows-scripting | Windows scripting | 0.4 | powershell; vbscript; batch-scripting
windows-automation-scripting | desktop automation scripting | 0.6 | autohotkey; autoit
ios-languages | iOS languages | 0.5 | swift; objective-c
ios-ui | iOS user interface frameworks | 0.5 | swiftui; uikit
ios-dependency-managers | dependency managers of iOS | 0.6 | cocoapods; carthage; swift-package-manager
android-image-libraries | Android image libraries | 0.6 | glide-android; picasso-android
mobile-platforms | mobile platforms | 0.3 | android-development; ios-development
cross-platform-frameworks | cross-platform mobile frameworks | 0.4 | react-native; flutter; xamarin; net-maui; ionic; cordova; nativescript; appcelerator-titanium; kotlin-multiplatform
backend-as-a-service | back-end as a service | 0.5 | firebase; supabase; appwrite; aws-amplify; parse-server; pocketbase; back4app
game-engine-group | game engines | 0.5 | unity; unreal-engine; godot; cryengine; gamemaker; cocos2d; cocos-creator
game-frameworks-2d | frameworks for 2D games | 0.5 | libgdx; monogame; microsoft-xna; phaser; pygame; sfml; sdl-library; cocos2d; cocos-creator
physics-engines | physics engines | 0.6 | nvidia-physx; havok; bullet-physics; box2d
graphics-apis | graphics APIs | 0.5 | opengl; directx; vulkan; metal-api; webgl
shading-languages | shading languages | 0.6 | glsl; hlsl
hdl-languages | hardware description languages | 0.5 | verilog; vhdl; systemverilog
hdl-simulators | simulators of hardware descriptions | 0.6 | modelsim; questasim; synopsys-vcs; cadence-incisive
fpga-toolchains | FPGA toolchains | 0.5 | xilinx-vivado; xilinx-ise; intel-quartus-prime; lattice-fpga
fpga-families | FPGA makers | 0.6 | xilinx-fpgas; altera-fpgas; lattice-fpga
microcontroller-platforms | microcontroller platforms | 0.5 | stm32; arduino; esp32; pic-microcontrollers; avr-microcontrollers; msp430; nordic-nrf52; nxp-lpc-microcontrollers
single-board-computer-group | single-board computers | 0.5 | raspberry-pi; beaglebone; nvidia-jetson
embedded-ides | embedded development environments | 0.5 | keil-uvision; iar-embedded-workbench; mplab; atmel-studio; texas-instruments-code-composer-studio; mcuxpresso; kinetis-design-studio
rtos-products | real-time operating systems | 0.5 | freertos; vxworks; qnx; zephyr-rtos; threadx; micrium-c-os; nucleus-rtos; green-hills-integrity
embedded-linux-builders | build systems of embedded Linux | 0.5 | yocto-project; buildroot; openwrt; openembedded
iot-protocols | messaging protocols of the Internet of Things | 0.4 | mqtt; coap; amqp
iot-radio | short-range radio | 0.4 | ble; zigbee; z-wave; xbee-modules
mqtt-brokers | MQTT brokers | 0.6 | eclipse-mosquitto; hivemq; emqx
vehicle-buses | vehicle buses | 0.5 | can-bus; lin-bus; flexray; automotive-ethernet
debuggers | debuggers | 0.5 | gdb; lldb; windbg
message-brokers | message brokers | 0.6 | rabbitmq; kafka; activemq; activemq-artemis; zeromq-nats; ibm-mq; elastic-message-queues-sqs; azure-service-bus; google-pubsub; apache-pulsar; apache-rocketmq; tibco-ems; solace; msmq; amazon-mq; hornetq
integration-platforms | integration platforms | 0.4 | mulesoft; tibco; webmethods; biztalk; dell-boomi; snaplogic; jitterbit; workato; sap-integration-suite; oracle-service-bus; ibm-app-connect; wso2; apache-camel; red-hat-fuse
workflow-automation-tools | workflow automation | 0.5 | zapier; make-com; n8n; power-automate; workato; ifttt
api-styles | API styles | 0.4 | rest-api; graphql; grpc; soap
api-description-languages | API description | 0.6 | openapi-swagger; swagger; raml
api-gateways | API gateways | 0.5 | apigee; kong-gateway; azure-api-management; amazon-api-gateway; wso2; red-hat-3scale; ibm-api-connect; tyk; ca-api-gateway; axway
email-apis | e-mail APIs | 0.6 | sendgrid; mailgun; amazon-ses; postmark-email-api; sparkpost
payment-providers | payment providers | 0.5 | stripe-api; paypal-api; braintree; adyen; authorize-net; razorpay
service-frameworks-dotnet | .NET services | 0.4 | wcf; asp-net-web-api; asp-net-core
dotnet-web | .NET web frameworks | 0.5 | asp-net; asp-net-mvc; asp-net-core; blazor
dotnet-desktop | .NET desktop user interfaces | 0.5 | wpf; windows-forms; universal-windows-platform; winui; avalonia-ui
dotnet-control-suites | control suites for .NET | 0.6 | telerik; devexpress; infragistics; syncfusion
desktop-toolkits | desktop toolkits | 0.4 | qt; gtk-wxwidgets; wxwidgets; mfc
java-build-tools | build tools | 0.6 | maven; gradle; ant
native-build-tools | build tools for native code | 0.5 | make-cmake; gnu-make; bazel; scons; gnu-autotools; meson-build-system; ninja-build
version-control-systems | version control systems | 0.5 | git; subversion; mercurial; perforce; tfs; clearcase; cvs; visual-sourcesafe; pvcs; starteam; plastic-scm
git-hosting | Git hosting | 0.6 | github; gitlab; bitbucket; gitea; azure-repos
git-clients | Git clients | 0.6 | sourcetree; gitkraken; tortoisegit; github-desktop
ides | development environments | 0.5 | visual-studio; vs-code; eclipse; intellij; netbeans; webstorm; phpstorm; oracle-jdeveloper
python-ides | Python development environments | 0.6 | pycharm; spyder-ide; vs-code; pydev
editors | text editors of programmers | 0.5 | sublime-text; notepad-plus-plus; atom-editor; textmate; ultraedit; vim-emacs; gnu-emacs; vs-code; adobe-brackets; bbedit; xemacs
ai-coding-assistants | AI coding assistants | 0.6 | github-copilot; cursor-ai; windsurf-ide; claude-code; tabnine; amazon-q-developer; openai-codex; aider; cline; gemini-code-assist; gemini-cli
unit-test-java | Java test frameworks | 0.6 | junit; testng; spock
mocking-java | Java mocking libraries | 0.6 | mockito; easymock; powermock; jmock; mockk
unit-test-dotnet | .NET test frameworks | 0.6 | nunit; xunit-net; mstest
mocking-dotnet | .NET mocking libraries | 0.6 | moq; nsubstitute; rhino-mocks
unit-test-js | JavaScript test frameworks | 0.6 | jest; vitest; mocha-chai; jasmine-karma; ava-test-runner; qunit
unit-test-cpp | C++ test frameworks | 0.6 | googletest; catch2; boost-test; cppunit; cpputest
unit-test-python | Python test frameworks | 0.6 | pytest; python-unittest; nose-tests
unit-test-php | PHP test frameworks | 0.6 | phpunit; pest-php; codeception; phpspec
unit-test-ruby | Ruby test frameworks | 0.6 | rspec; minitest
unit-test-frameworks | unit-test frameworks | 0.3 | junit; nunit; pytest; phpunit; rspec; jest; googletest
browser-automation | browser test automation | 0.5 | selenium; cypress; playwright; puppeteer; webdriverio; testcafe; nightwatch-js; selenide; protractor
test-automation-suites | test automation suites | 0.5 | testcomplete; qtp-uft; ranorex; silk-test; katalon-studio; tricentis-tosca; ibm-rational-functional-tester; telerik-test-studio; squish-testing; eggplant-testing
mobile-test-tools | mobile test automation | 0.5 | appium; espresso-test-framework; xcuitest; detox-testing; robotium; ui-automator; calabash
bdd-tools | tools of behaviour-driven development | 0.6 | cucumber; specflow; jbehave; behave-for-python; behat; serenity-bdd
browser-clouds | browser clouds | 0.6 | sauce-labs; sauce-labs-cloud; lambdatest; crossbrowsertesting
load-testing-tools | load-testing tools | 0.5 | loadrunner; jmeter; k6; gatling; locust; neoload; silk-performer; blazemeter; ibm-rational-performance-tester; webload; artillery-load-testing
api-test-tools | API test tools | 0.6 | soapui; postman; readyapi; parasoft-soatest; insomnia-rest-client; bruno-api-client; rest-assured; karate-dsl; hoppscotch
debugging-proxies | debugging proxies | 0.6 | fiddler-charles; charles-proxy; mitmproxy; proxyman
static-analysers | static analysers | 0.5 | sonarqube; coverity; klocwork; mathworks-polyspace; checkstyle; findbugs; cppcheck; pc-lint; parasoft-c-c-plus-plustest
test-case-management | test management tools | 0.6 | hp-alm; testrail; zephyr-for-jira; xray-for-jira; tricentis-qtest; testlink; microsoft-test-manager; azure-test-plans; practitest; ibm-rational-quality-manager; zephyr-scale; zephyr-enterprise
issue-trackers | bug trackers | 0.6 | jira; bugzilla; mantis-bug-tracker; ibm-rational-clearquest; fogbugz; redmine; youtrack; trac-issue-tracker; linear-issue-tracker
agile-planning-tools | agile planning tools | 0.5 | jira; azure-boards; digital-ai-agility; rally-software; pivotal-tracker; targetprocess; clickup; trello; shortcut-issue-tracker
diagram-tools | diagramming tools | 0.6 | lucidchart; draw-io; omnigraffle; gliffy; smartdraw; creately
requirements-tools | requirements management tools | 0.5 | jama-connect; polarion; requisitepro; caliberrm; codebeamer
agile-frameworks | agile frameworks | 0.4 | scrum; kanban; extreme-programming
scaled-agile-frameworks | agile at scale | 0.5 | safe-agile; large-scale-scrum
scrum-certs | Scrum master certificates | 0.6 | csm; psm; certified-safe-scrum-master
product-owner-certs | product owner certificates | 0.6 | cspo; professional-scrum-product-owner; safe-popm
rpa-tools | RPA tools | 0.6 | uipath; blue-prism; automation-anywhere; power-automate; kofax-rpa; workfusion
low-code-platforms | low-code platforms | 0.4 | outsystems; mendix; power-apps; appian; pega; retool; bubble-io; quickbase
shop-systems | shop systems | 0.4 | magento; woocommerce; prestashop; shopware; opencart; oxid-eshop; shopify; bigcommerce; salesforce-commerce-cloud; sap-commerce; hcl-commerce; commercetools; oscommerce; zen-cart; nopcommerce; intershop; atg-commerce
workflow-engine-group | process engines | 0.5 | camunda; activiti; flowable; jbpm; bonita
rule-engines | rule engines | 0.5 | drools; ibm-operational-decision-manager; fico-blaze-advisor; progress-corticon
erp-dev | ERP programming | 0.3 | abap; peopletools; oracle-ebs-technical; dynamics-development; siebel-development
data-formats | data formats | 0.4 | xml; json; yaml
serialization-formats | serialisation formats | 0.5 | protobuf; apache-avro; apache-thrift; flatbuffers; messagepack
tdd-bdd | test-first methods | 0.5 | tdd; bdd
blockchain-platforms | blockchain platforms | 0.5 | ethereum; solana; hyperledger-fabric; r3-corda; cosmos-sdk; polygon-blockchain; algorand; cardano; avalanche-blockchain; hyperledger-besu; hyperledger-sawtooth
quantum-sdks | quantum SDKs | 0.6 | qiskit; cirq; pennylane
gpu-platforms | GPU programming platforms | 0.5 | cuda; opencl; amd-rocm; sycl
hpc-schedulers | cluster schedulers | 0.6 | slurm-workload-manager; pbs-pro; ibm-spectrum-lsf; htcondor
optimisers | optimisation solvers | 0.6 | gurobi; ibm-ilog-cplex; fico-xpress; google-or-tools; mosek
chatbot-platforms | chatbot platforms | 0.5 | google-dialogflow; amazon-lex; microsoft-bot-framework; rasa; ibm-watson-assistant; botpress; copilot-studio; kore-ai; cognigy
hl7-engines | interface engines | 0.6 | mirth-connect; rhapsody-integration-engine; cloverleaf-integration-engine; ensemble-intersystems; intersystems-ensemble; intersystems-iris-for-health
feature-flag-tools | feature flag tools | 0.6 | launchdarkly; split-io; unleash-feature-flags; statsig
ab-test-tools | A/B testing tools | 0.6 | optimizely; vwo; google-optimize; ab-tasty
xr-toolkits | augmented reality toolkits | 0.5 | arkit; arcore; vuforia
screen-readers | screen readers | 0.6 | jaws-screen-reader; nvda-screen-reader; voiceover-screen-reader
`;
