/** Software engineering: languages, frameworks, libraries, testing, methods, enterprise platforms, embedded, games. Format: ../README.md */
export const skills = String.raw`
# Foundations
programming | Programming? | technical | Computer programming; Coding?; Programming languages; Programming skills; Programmierung; Programmierkenntnisse; Programmiersprachen; Programmation informatique; Programación; Langages de programmation; Lenguajes de programación; Scripting and programming | | software; java; python; c++; c#; developer; code; computer; languages; javascript; sql; php; .net
software-development | Software development | technical | Software engineering; Application development; Applications development; Software design and development; Software programming; Softwareentwicklung; Anwendungsentwicklung; Développement logiciel; Développement de logiciels; Génie logiciel; Desarrollo de software; Ingeniería de software; Desarrollo de aplicaciones; App development; Custom software development | programming
web-development | Web development | technical | Website development; Web application development; Web programming; Web apps; Web applications; Webentwicklung; Web-Entwicklung; Développement web; Desarrollo web; Web technologies; Web dev | software-development
front-end-development | Front-end development | technical | Front end; Frontend; Frontend development; Client-side development; Front-end web development; Front-end engineering; Frontend-Entwicklung; Développement front-end; Desarrollo front-end; Client-side scripting; Front-end technologies; UI development | web-development
back-end-development | Back-end development | technical | Backend; Back-end?; Backend development; Server-side development; Server-side programming; Backend-Entwicklung; Développement back-end; Desarrollo back-end; Backend engineering; Back-end programming; Back-end web development | software-development | developer; frontend; front-end; api; server; java; python; node.js; php; database; development
full-stack-development | Full-stack development | technical | Full stack; Fullstack; Full-stack web development; Fullstack development; Full stack engineering; MEAN stack; MERN stack; MEVN stack; LAMP stack development | front-end-development; back-end-development
mobile-development | Mobile app development | technical | Mobile development; Mobile application development; Mobile apps; Mobile applications; Mobile programming; App-Entwicklung; Mobile Entwicklung; Développement mobile; Desarrollo móvil; Mobile application design | software-development
android-development | Android development | technical | Android app development; Android SDK; Android; Android programming; Android applications; Android NDK; Android-Entwicklung; Développement Android; Desarrollo Android | mobile-development
ios-development | iOS development | technical | iOS app development; iOS SDK; iPhone development; iOS programming; iPhone SDK; iOS applications; iOS-Entwicklung; Développement iOS; iOS | mobile-development
game-development | Game development | technical | Video game development; Game programming; Games development; Gameplay programming; Spieleentwicklung; Développement de jeux vidéo; Desarrollo de videojuegos | software-development
desktop-development | Desktop application development | technical | Desktop applications; Desktop development; Windows application development; Windows applications; Windows programming; GUI development; GUI programming | software-development
embedded-systems | Embedded systems | technical | Embedded software; Embedded development; Embedded programming; Embedded software development; Embedded system design; Eingebettete Systeme; Systèmes embarqués; Sistemas embebidos; Embedded Linux development; Embedded; Embedded engineering | software-development
computer-science | Computer science | technical | Informatik; Informatique fondamentale; Ciencias de la computación; Computing science; CS fundamentals; Computer science fundamentals
algorithms | Algorithms | technical | Algorithm design; Algorithm development; Algorithm analysis; Algorithmen; Algorithmes; Algorithmique; Algoritmos; Analysis of algorithms | programming
data-structures | Data structures | technical | Data structures and algorithms; DSA?; Datenstrukturen; Structures de données; Estructuras de datos; Algorithms and data structures | programming | algorithms; leetcode; programming; java; c++
object-oriented-programming | Object-oriented programming | technical | OOP; oop; Object oriented; Object-oriented design; OOD; OOAD; OOPS; OO design; OO programming; Object oriented analysis and design; Object-oriented analysis; Object oriented development; Object oriented software development; Object oriented concepts; OOPs concepts; OOP concepts; Objektorientierte Programmierung; Programmation orientée objet; POO; Programación orientada a objetos; Object-orientated programming | programming
functional-programming | Functional programming | technical | Functional languages; Funktionale Programmierung; Programmation fonctionnelle; Programación funcional; FP? | programming | haskell; scala; programming; clojure; f#; functional
reactive-programming | Reactive programming | technical | Functional reactive programming; Reactive extensions; Reactive streams | programming
concurrent-programming | Concurrent programming | technical | Concurrency; Multithreading; Multi-threading; Multi-threaded programming; Multithreaded programming; Multi-threaded applications; Multithreaded applications; Threading; Parallel and concurrent programming; Asynchronous programming; Async programming; Multithread programming | programming
parallel-computing | Parallel computing | technical | Parallel programming; Parallel processing; OpenMP; MPI?; Message passing interface | programming | openmp; cuda; hpc; c++; fortran; parallel; cluster
network-programming | Network programming | technical | Socket programming; Sockets programming; TCP/IP programming; Winsock; TCP sockets | programming; tcp-ip
systems-programming | Systems programming | technical | System programming; Low-level programming; System-level programming; Kernel development; Kernel programming; Linux kernel development; Linux kernel | programming
compiler-design | Compiler design | technical | Compilers; Compiler construction; Compiler development; LLVM; Parser development | computer-science
software-architecture | Software architecture | technical | Software design; Application architecture; Software architecture design; Application design; Softwarearchitektur; Architecture logicielle; Arquitectura de software; Software system design; Technical architecture; Systems architecture | software-development
system-design | System design | technical | Systems design; Systementwurf; Conception de systèmes; Diseño de sistemas; High-level design; Low-level design; HLD; LLD; Scalable system design
solution-architecture | Solution architecture | technical | Solutions architecture; Solution design; Architecture solution; Solution architecting | software-architecture
enterprise-architecture | Enterprise architecture | technical | Unternehmensarchitektur; Architecture d'entreprise; Arquitectura empresarial; Enterprise IT architecture; Zachman framework
togaf | TOGAF | certification | TOGAF certified; TOGAF 9; The Open Group Architecture Framework; TOGAF 9.1 | enterprise-architecture
design-patterns | Design patterns | technical | Software design patterns; Gang of Four patterns; GoF patterns; Object-oriented design patterns; Entwurfsmuster; Patrons de conception; Patrones de diseño; J2EE design patterns; Core Java design patterns; Architectural patterns | software-architecture
solid-principles | SOLID principles | technical | SOLID design principles; SOLID design | object-oriented-programming
mvc | Model-view-controller | technical | MVC; MVC architecture; MVC pattern; MVC framework; MVC design pattern; MVC frameworks; Model view controller architecture | software-architecture
mvvm | MVVM | technical | Model-View-ViewModel; MVVM pattern; MVVM architecture; MVVM design pattern | software-architecture
dependency-injection | Dependency injection | technical | Inversion of control; IoC; IoC containers; Autofac; Ninject; Google Guice; Guice | software-architecture
domain-driven-design | Domain-driven design | technical | DDD; Domain driven development; Domain modelling; Domain modeling; bounded contexts; bounded context; ubiquitous language | software-architecture
microservices | Microservices | technical | Microservice; Micro services; Microservice architecture; Microservices architecture; Micro service architecture; Microservices-Architektur; Architecture microservices; Microservicios; Microservice-based architecture | software-architecture
service-oriented-architecture | Service-oriented architecture | technical | SOA; Service oriented architectures; Service-orientated architecture; SOA architecture; Oracle SOA Suite; SOA Suite | software-architecture
event-driven-architecture | Event-driven architecture | technical | Event-driven systems; Event-driven programming; Event sourcing; CQRS; Event-driven microservices; Event-driven design | software-architecture
distributed-systems | Distributed systems | technical | Distributed computing; Distributed applications; Verteilte Systeme; Systèmes distribués; Sistemas distribuidos; Distributed architecture; Distributed application development | software-architecture
hexagonal-architecture | Clean architecture | technical | Hexagonal architecture; Ports and adapters; Onion architecture; Layered architecture; N-tier architecture; N-tier; Three-tier architecture; 3-tier architecture; Multi-tier architecture; N-tier application development; Multi-tier applications | software-architecture
client-server | Client-server architecture | technical | Client-server; Client/server applications; Client-server applications; Client server technologies; Client/server computing | software-architecture
monorepo | Monorepo | technical | Monorepos; Nx workspace; Turborepo; Lerna | version-control
micro-frontends | Micro frontends | technical | Micro-front-ends; Module federation; Micro frontend | front-end-development
uml | UML | technical | Uml; Unified Modeling Language; Unified Modelling Language; UML diagrams; UML modeling; UML modelling; Use case diagrams; Sequence diagrams; Class diagrams; UML design
bpmn | BPMN | technical | Business Process Model and Notation; BPMN 2.0; Business Process Modeling Notation
rational-rose | IBM Rational Rose | tool | Rational Rose; Rational Software Architect | uml
enterprise-architect-tool | Sparx Enterprise Architect | tool | Enterprise Architect tool; Sparx EA; Sparx Systems | uml
clean-code | Clean code | technical | Coding standards; Coding best practices; Coding conventions; Code quality; Software craftsmanship; Clean coding; Maintainable code; Code standards; YAGNI; KISS principle; DRY principle; DRY principles | software-development
refactoring | Refactoring | technical | Code refactoring; Technical debt reduction; Code optimisation; Code optimization; Refactored code | software-development
code-review | Code review | technical | Code reviews; Peer code review; Peer reviewing code; Code reviewing; Pull request reviews; Code inspection; Revue de code; Peer code reviews | software-development
pair-programming | Pair programming | technical | Paired programming; Mob programming; Pairing? | software-development | programming; developer; tdd; agile; code
debugging | Debugging | technical | Software debugging; Code debugging; Debug; Bug fixing; Bug fixes; Debugging skills; Fehlersuche in Software; Débogage; Depuración de código; Resolving bugs; Bugfixing; Debugged; Root-cause debugging; Troubleshooting and debugging | programming
software-maintenance | Software maintenance | technical | Application maintenance; Application support and maintenance; Production support; Application support; Softwarewartung; Maintenance logicielle; Applicative support; Legacy systems; Legacy system maintenance; Legacy applications; L3 support
software-migration | Legacy modernisation | technical | Legacy modernization; Application modernization; Application modernisation; Application migration; Legacy migration; Legacy code; System migration | software-development
performance-optimisation | Software performance optimisation | technical | Performance tuning; Performance optimization; Application performance tuning; Performance profiling; Code profiling; Profiling tools; Application performance optimization; Performance engineering
caching | Caching | technical | Cache design; Distributed caching; Cache invalidation; Memory caching | back-end-development
scalability | Scalability engineering | technical | Scalable systems; Scalable applications; Scalable architecture; High-scalability; Scalability; Scalable web applications; Scalable software
memory-management | Memory management | technical | Garbage collection; Memory optimization; Memory leaks; Memory leak analysis; Memory allocation | programming
sdlc | Software development life cycle | technical | SDLC; Software development lifecycle; Systems development life cycle; System development life cycle; Software life cycle; System development lifecycle; Systems development lifecycle; Software development process; Full software development life cycle; Cycle de vie logiciel; Full life cycle development; Full lifecycle development; Application lifecycle management; Software Entwicklungsprozess
requirements-analysis | Requirements analysis | technical | Requirement analysis; Requirements gathering; Requirement gathering; Requirements engineering; Requirements management; Requirements elicitation; Software requirements; Gathering requirements; Functional requirements; Business requirements gathering; Requirements definition; Requirements documentation; Anforderungsanalyse; Anforderungsmanagement; Analyse des besoins; Recueil des besoins; Análisis de requisitos; SRS documents; Functional specifications; Software requirements specification; Functional specification; Technical specifications writing; Requirements specification
use-cases | Use case writing | technical | Use cases; User stories; Use case development; User story writing; Use case modeling; Acceptance criteria; Use case analysis; User story mapping | requirements-analysis
systems-analysis | Systems analysis | technical | System analysis; Systems analysis and design; System analysis and design; Systemanalyse; Analyse de systèmes; Análisis de sistemas; Analyse fonctionnelle
technical-documentation | Software documentation | technical | Technical design documents; API documentation; Code documentation; Technical design documentation; Software design documents; System documentation; Technical documentation; Technische Dokumentation; Documentation technique; Documentación técnica
release-management | Release management | technical | Software release management; Software releases; Release planning; Release engineering; Releasemanagement; Software deployment; Application deployment; Gestion des mises en production; Release coordination
software-licensing | Open-source software | technical | Open source; Open source development; Open-source contribution; Open source technologies; Open-source projects; Opensource; FOSS; Logiciel libre; Software libre

# Methods
agile | Agile? | technical | Agile methodologies; Agile methodology; Agile development; Agile software development; Agile environment; Agile/Scrum; Agile methods; Agile project management; Agile practices; Agile process; Agile processes; Agile framework; Agile frameworks; Agile Scrum methodology; Agile delivery; Agile ways of working; Agile teams; Agile SDLC; Agile principles; Agile Methoden; Agile Entwicklung; Agile Softwareentwicklung; Agiles Arbeiten; Agiles Projektmanagement; Méthodes agiles; Méthode agile; Méthodologie agile; Metodologías ágiles; Metodologías agile | | scrum; kanban; sprint; sprints; waterfall; software; methodology; methodologies; jira; lean; safe; sdlc; development; devops
scrum | Scrum | technical | Scrum methodology; Scrum framework; Scrum methodologies; Scrum ceremonies; Sprint planning; Sprints; Daily scrum; Daily stand-ups; Sprint retrospectives; Scrum process; Scrum team; Sprint reviews | agile
scrum-master | Scrum master skills | technical | Scrum mastering; Scrum Mastery; Scrum facilitation; Agile coaching; Agile coach; Agile facilitation | scrum
kanban | Kanban | technical | Kanban boards; Kanban board; Kanban method; Scrumban | agile
extreme-programming | Extreme programming | technical | eXtreme Programming XP; XP practices; XP methodology; XP? | agile | agile; scrum; tdd; pair; kanban; programming; lean; methodologies
safe-agile | Scaled Agile Framework | technical | SAFe Agile; Scaled agile; SAFe framework; SAFe methodology; Scaled Agile Framework (SAFe); PI planning; LeSS framework; Large-scale scrum; Agile at scale; SAFe?; Agile release train | agile | agile; scrum; scaled; framework; train; kanban; pi
waterfall | Waterfall methodology | technical | Waterfall?; Waterfall model; Waterfall SDLC; Waterfall development; V-Model; V-Modell; Waterfall methodologies; Wasserfallmodell; Cycle en V; Waterfall method | sdlc | agile; scrum; sdlc; methodology; methodologies; software; project
rational-unified-process | Rational Unified Process | technical | RUP; Unified process; Rational unified process RUP | sdlc
rapid-application-development | Rapid application development | technical | RAD methodology; RAD tools; Joint application development; Rapid prototyping of software; JAD sessions | software-development
tdd | Test-driven development | technical | TDD; Test driven design; Test-first development; Testgetriebene Entwicklung; Développement piloté par les tests; Desarrollo guiado por pruebas | unit-testing
bdd | Behaviour-driven development | technical | BDD; Behavior-driven development; Gherkin; ATDD; Acceptance test-driven development; Behavior driven testing; Specification by example | software-testing
csm | Certified ScrumMaster | certification | Certified Scrum Master; CSM; Scrum Master certification; Scrum Alliance CSM; Scrum Master certified; Certified Scrum Master (CSM) | scrum
psm | Professional Scrum Master | certification | PSM I; PSM; PSM II; PSM 1; Professional Scrum Master I; Scrum.org PSM | scrum
cspo | Certified Scrum Product Owner | certification | CSPO; PSPO; Professional Scrum Product Owner; PSPO I | scrum
safe-agilist | Certified SAFe Agilist | certification | SAFe Agilist; Leading SAFe; SAFe certified; SAFe Scrum Master; SAFe 5 Agilist; SAFe POPM; SAFe practitioner | safe-agile
pmi-acp | PMI Agile Certified Practitioner | certification | PMI-ACP; Agile Certified Practitioner | agile
istqb | ISTQB Certified Tester | certification | ISTQB; ISTQB Foundation Level; ISTQB CTFL; CTFL; ISTQB certified; ISTQB Foundation; CSTE; Certified Software Tester | software-testing
ocpjp | Oracle Certified Java Programmer | certification | OCPJP; OCJP; SCJP; Sun Certified Java Programmer; OCAJP; Oracle Certified Professional Java; Oracle Certified Associate Java; OCA Java; OCP Java; Sun Certified Web Component Developer; SCWCD; Java certification; Oracle Certified Java Developer | java
mcsd | Microsoft Certified Solutions Developer | certification | MCSD; MCPD; MCAD; Microsoft Certified Professional Developer; Microsoft Certified Solution Developer; Microsoft Certified Application Developer | dot-net
ireb-cpre | IREB CPRE | certification | Certified Professional for Requirements Engineering; CPRE; IREB | requirements-analysis

# Languages
java | Java | technical | Core Java; Java SE; J2SE; Java 8; Java 11; Java 17; Java 7; Java programming; Java development; JDK; Java Standard Edition; Java programming language; Advanced Java; Java 21; Java/J2EE; Java application development; Java-Entwicklung; Java language; Sun Java | object-oriented-programming
python | Python | technical | Python 3; Python programming; Python development; Python scripting; Python 2.7; Python3; Python scripts; Python programming language; Python language; Python 2; Python developer skills; CPython | programming
javascript | JavaScript | technical | JS; js; Java Script; ECMAScript; ES6; ES5; Vanilla JavaScript; Vanilla JS; ES2015; ES6+; JavaScript ES6; Javascripting; EcmaScript 6; JavaScript programming; ES7; DHTML; Modern JavaScript; Javascripts; ES2017; ES2018; ES2020 | programming
typescript | TypeScript | technical | TS?; Type Script; TypeScript/JavaScript; TypeScript programming | javascript | javascript; typescript; js; node; node.js; nodejs; react; angular; vue; nestjs; next.js; npm; eslint; graphql; frontend; backend
c | C? | technical | C programming; C language; C programming language; ANSI C; Embedded C; Programming in C; C/Embedded C; C Programmierung; Langage C; Lenguaje C; C99; Language C; Objective C/C | programming | c++; c#; java; python; programming; embedded; linux; assembly; languages; microcontroller; fortran; pascal; matlab; perl; unix
c-plus-plus | C++ | technical | C plus plus; Cpp; C++11; C++14; C++17; C++20; Visual C++; VC++; MSVC; C++ programming; Modern C++; C++ development; Embedded C++; Turbo C++; Borland C++; CPP | object-oriented-programming
c-sharp | C# | technical | C Sharp; CSharp; C#.NET; C# .NET; C Sharp.NET; Visual C#; C# programming; Csharp.net; C# development | object-oriented-programming; dot-net
go | Go? | technical | Golang; Go lang; Go programming language; Go programming; Go (Golang) | programming | golang; goroutine; backend; kubernetes; microservices; programming; python; java; rust; docker; developer; grpc
rust | Rust? | technical | Rust programming; Rustlang; Rust programming language; Rust language; Rust/C++ | systems-programming | programming; c++; golang; cargo; webassembly; developer; wasm; tokio; python; embedded; typescript; backend
ruby | Ruby? | technical | Ruby programming; Ruby language; Ruby scripting; Ruby programming language; Ruby development; JRuby | object-oriented-programming | rails; python; programming; rspec; javascript; developer; perl; php; sinatra; java; languages; chef; cucumber
php | PHP | technical | php; Php; PHP5; PHP 7; PHP7; PHP 5; PHP 8; PHP8; PHP programming; PHP/MySQL; PHP development; PHP scripting; Core PHP; Object-oriented PHP; OOP PHP; PHP-Programmierung; LAMP PHP | back-end-development
swift | Swift? | technical | Swift programming; Swift language; Swift 5; Swift 4; Swift programming language; Swift/Objective-C; Swift 3; Swift development | programming | ios; objective-c; xcode; swiftui; apple; kotlin; mobile; uikit; app; cocoa; iphone
swiftui | SwiftUI | technical | Swift UI | swift; ios-development
objective-c | Objective-C | technical | Objective C; ObjC; Obj-C; Objective-C 2.0; Objectiv-C | object-oriented-programming
kotlin | Kotlin | technical | Kotlin programming; Kotlin Multiplatform; KMM; Kotlin coroutines; Kotlin/Java; Kotlin language | object-oriented-programming
scala | Scala | technical | Scala programming; Scala language; Scala/Spark; Scala development | functional-programming
groovy | Groovy? | technical | Apache Groovy; Groovy scripting; Groovy language; Groovy/Grails; Groovy scripts | programming | java; grails; jenkins; gradle; scripting; pipeline; spock; spring
clojure | Clojure | technical | ClojureScript; Clojure programming | functional-programming
perl | Perl | technical | Perl scripting; Perl 5; Perl programming; Perl CGI; Perl scripts; PERL/CGI | programming
r | R? | technical | R programming; R language; RStudio; R Studio; R statistical software; R programming language; R/Python; R-project; R (statistics); R software; R statistics; Programming in R; R script; R scripting; GNU R | programming | python; sas; spss; statistics; statistical; stata; matlab; sql; data; tableau; ggplot2; tidyverse; shiny; analysis; regression; bioconductor
matlab | MATLAB | tool | Matlab programming; MathWorks MATLAB; Matlab/Simulink; Mat lab; GNU Octave; MathWorks | programming
visual-basic | Visual Basic | technical | VB; VB6; VB 6; VB 6.0; Visual Basic 6; Visual Basic 6.0; VB6.0; Classic Visual Basic; Visual Basic programming; MS Visual Basic; Microsoft Visual Basic; VB5; VB 5.0; Visualbasic | programming
vb-net | VB.NET | technical | Visual Basic .NET; Visual Basic.NET; VB .NET; VBNET; VB Dot Net | dot-net; object-oriented-programming
vba | VBA | technical | Visual Basic for Applications; VBA macros; VBA programming; VBA scripting; VBA coding; Access VBA; Vba; MS Access VBA; Macro programming | programming
vbscript | VBScript | technical | VB Script; Visual Basic Scripting; VBS scripting; VB scripting; VB scripts | scripting
cobol | COBOL | technical | Cobol; COBOL programming; COBOL II; COBOL/CICS; MicroFocus COBOL; Micro Focus COBOL; COBOL 85; VS COBOL; VS COBOL II; Enterprise COBOL; COBOL/DB2; cobol | programming
fortran | Fortran | technical | Fortran 77; Fortran 90; FORTRAN programming; Fortran 95 | programming
pascal | Pascal? | technical | Pascal programming; Turbo Pascal; Object Pascal; Free Pascal; Pascal language; Lazarus Pascal | programming | fortran; delphi; basic; c; c++; programming; languages; cobol; java
delphi | Delphi? | technical | Borland Delphi; Embarcadero Delphi; Delphi programming; Delphi 7; Delphi XE; CodeGear Delphi; RAD Studio; Delphi development | object-oriented-programming | pascal; borland; programming; sql; developer; vcl; interbase; firebird; c++; embarcadero; languages; java
assembly-language | Assembly language | technical | Assembler?; Assembly programming; Assembly?; x86 assembly; ARM assembly; Assembler programming; Assembly code; MASM; NASM; Assemblersprache; Langage assembleur; x86 assembler; Assembly language programming; 8086 assembly; Mainframe assembler; IBM assembler; MIPS assembly | systems-programming | c; c++; x86; arm; microcontroller; programming; languages; cobol; mips; mainframe; 8051; embedded; jcl
basic-language | BASIC? | technical | BASIC programming; QBasic; QuickBASIC; Basic language; Visual dBase; PowerBASIC; GW-BASIC; Business Basic | programming | fortran; pascal; cobol; c; programming; languages; c++
lisp | Lisp? | technical | Common Lisp; LISP programming; AutoLISP; Emacs Lisp; Scheme programming; Scheme language; Racket programming | functional-programming | prolog; scheme; programming; haskell; clojure; languages; autocad; c++; emacs
haskell | Haskell | technical | Haskell programming; GHC Haskell | functional-programming
erlang | Erlang | technical | Erlang/OTP; Erlang OTP | functional-programming
elixir | Elixir? | technical | Elixir Phoenix; Phoenix framework; Elixir/Phoenix; Elixir programming; Elixir language; Phoenix LiveView | functional-programming | phoenix; erlang; otp; beam; programming; ruby; developer; backend; postgresql
f-sharp | F# | technical | F Sharp; FSharp; F# .NET | functional-programming; dot-net
ocaml | OCaml | technical | Objective Caml; ReasonML; Standard ML; OCaml programming | functional-programming
dart | Dart? | technical | Dart programming; Dart language; Dart/Flutter; Flutter/Dart; Dartlang | object-oriented-programming | flutter; mobile; android; ios; firebase; programming; kotlin; swift; bloc
julia | Julia? | technical | Julia programming; Julia language; JuliaLang; Julia programming language | programming | python; r; matlab; scientific; programming; statistics; numerical; fortran; c++
lua | Lua | technical | Lua scripting; Lua programming; Roblox Lua; Luau; LUA script; Roblox Studio | programming
prolog | Prolog | technical | Prolog programming; SWI-Prolog; Logic programming | programming
ada-language | Ada? | technical | Ada 95; Ada programming; Ada language; Ada 83; Ada 2012; SPARK Ada | programming | c++; embedded; avionics; programming; fortran; languages; real-time; do-178b; do-178c
smalltalk | Smalltalk? | technical | Pharo; VisualWorks; VisualAge Smalltalk; Smalltalk programming; Squeak Smalltalk | object-oriented-programming | java; programming; c++; object; languages; visualage; oop
solidity | Solidity? | technical | Solidity programming; Solidity smart contracts; Vyper | smart-contracts | ethereum; blockchain; smart; web3; hardhat; truffle; contracts
rpg-iv | RPG IV | technical | RPGLE; ILE RPG; RPG/400; RPG 400; RPG ILE; RPG III; RPG II; AS/400 RPG; SQLRPGLE; Free-format RPG; CLLE | programming
jcl | JCL | technical | Job Control Language; MVS JCL; JCLs | mainframe
cics | CICS | technical | IBM CICS; Customer Information Control System; CICS/TS; CICS Transaction Server | mainframe
natural-adabas | Natural/Adabas | technical | Software AG Natural; Adabas; Natural Adabas programming; Adabas/Natural | programming
powerbuilder | PowerBuilder | tool | Power Builder; Sybase PowerBuilder; PowerScript; Appeon | programming
foxpro | Visual FoxPro | tool | FoxPro; Fox Pro; MS FoxPro; Microsoft Visual FoxPro; VFP; Foxbase; FoxPro for DOS | programming
clipper | Clipper? | tool | CA-Clipper; Clipper Summer 87; Harbour Clipper; Clipper 5 | programming | dbase; foxpro; cobol; pascal; basic; programming; dos
progress-4gl | Progress OpenEdge | tool | Progress 4GL; OpenEdge ABL; Progress ABL; OpenEdge; Advanced Business Language | programming
informix-4gl | Informix 4GL | technical | I4GL; Informix-4GL programming; Genero 4GL; Genero BDL | programming
coldfusion | ColdFusion | technical | Cold Fusion; Adobe ColdFusion; CFML; Macromedia ColdFusion; ColdFusion MX; CFScript | back-end-development
labview | LabVIEW | tool | NI LabVIEW; National Instruments LabVIEW; Lab View; LabVIEW programming; LabView FPGA; TestStand; NI TestStand; National Instruments; PXI systems | programming
scratch-programming | Scratch programming | tool | MIT Scratch; Scratch coding; Blockly; Block-based programming | programming
tcl | Tcl/Tk | technical | Tcl; TCL scripting; TCL; Tcl scripting language; Expect scripting; Tk toolkit | scripting
awk-sed | AWK and sed | technical | AWK; awk; sed/awk; awk/sed; gawk; AWK scripting | scripting
scripting | Scripting | technical | Scripting languages; Script writing for automation; Script programming; Skriptsprachen; Langages de script; Automation scripting; Scripting language; Automation scripts; Scripting skills; Script development | programming
shell-scripting | Shell scripting | technical | Shell scripts; Bash scripting; Bash; Unix shell scripting; Shell script; Shell programming; Korn shell; ksh; Linux shell scripting; Bash scripts; Unix shell; Shell?; C shell; csh; Bourne shell; Unix scripting; Bash shell; zsh; Linux scripting; Shell-Skripte; Scripts shell; Scripts bash; KSH; Unix shell scripts; Shell-Scripting; tcsh | scripting | bash; unix; linux; perl; python; scripting; scripts; awk; sed; korn; script; ansible
powershell | PowerShell | technical | Windows PowerShell; Power Shell; PowerShell scripting; PowerShell scripts; Microsoft PowerShell; PowerShell Core; PowerShell DSC; PowerCLI; VMware PowerCLI | scripting
batch-scripting | Batch scripting | technical | Windows batch; Batch files; DOS batch; Batch scripts; DOS scripting; Batch script; Batch file scripting; Batch programming | scripting
autohotkey | AutoHotkey | tool | AutoIt; Auto Hotkey; AutoIt scripting | scripting
applescript | AppleScript | technical | Apple Script; JavaScript for Automation | scripting
regular-expressions | Regular expressions | technical | Regex; RegExp; Reguläre Ausdrücke; Expressions régulières; Expresiones regulares | programming
webassembly | WebAssembly | technical | WASM; Wasm; Emscripten; AssemblyScript | web-development
verilog | Verilog | technical | SystemVerilog; System Verilog; Verilog HDL; Verilog-A | hardware-description
vhdl | VHDL | technical | Vhdl; VHDL programming; VHDL design | hardware-description
hardware-description | Hardware description languages | technical | HDL; RTL design; RTL coding; HDL coding; RTL development; Digital logic design in HDL
xml | XML | technical | xml; Xml; Extensible Markup Language; XML parsing; XML Schema; XML/XSL; XML schemas; DTD; XSD; XML DTD; SAX parser; DOM parser; JAXB; XPath; XQuery; XML/JSON; XML DOM
xslt | XSLT | technical | XSL; xslt; XSL Transformations; XSLT stylesheets; XSL-FO; XSL/XSLT; XML/XSLT | xml
json | JSON | technical | Json; json; JavaScript Object Notation; JSON Schema; JSON parsing; JSON-LD; JSON/XML
yaml | YAML | technical | yaml; Yaml; YAML files
protobuf | Protocol Buffers | technical | Protobuf; Google Protocol Buffers; Apache Thrift; Thrift; Apache Avro; Avro
latex | LaTeX | tool | LaTeX typesetting; TeX typesetting; Overleaf; LaTex
markdown | Markdown? | technical | Markdown language; Markdown syntax; AsciiDoc; reStructuredText | | html; github; documentation; git; latex; yaml; docs

# Web basics
html | HTML | technical | html; Html; HTML5; HTML 5; HTML4; XHTML; HyperText Markup Language; HTML coding; HTML/CSS; HTML & CSS; HTML and CSS; HTML5/CSS3; HTML5 and CSS3; HTML 4; Semantic HTML; HTML programming; HTML5 & CSS3; HTML language; Hyper Text Markup Language; HTML markup
css | CSS | technical | css; Css; CSS3; CSS 3; Cascading Style Sheets; CSS2; Style sheets; CSS Grid; Flexbox; CSS animations; CSS stylesheets; CSS-in-JS; Cascading Stylesheets; CSS layout; CSS coding
sass | Sass | technical | SASS; SCSS; Sass/SCSS; SASS/LESS; Syntactically Awesome Style Sheets; scss; SCSS/SASS | css
less-css | Less CSS | technical | LESS?; Less.js; Less preprocessor; LESS stylesheets | css | sass; css; css3; scss; bootstrap; stylus; html5; html; preprocessor; javascript
css-preprocessors | CSS preprocessors | technical | CSS preprocessor; CSS pre-processors; Stylus CSS; PostCSS | css
ajax | AJAX | technical | Ajax; ajax; Asynchronous JavaScript and XML; AJAX calls; XMLHttpRequest; jQuery AJAX; AJAX/JSON | javascript
jquery | jQuery | technical | J Query; JQuery; jQuery UI; jQuery Mobile; jQuery plugins; jQuery/JavaScript; J-Query; jQuery library | javascript
dom-manipulation | DOM manipulation | technical | Document Object Model; HTML DOM; Shadow DOM; Web components; Browser APIs; DOM scripting | javascript
bootstrap | Bootstrap? | technical | Twitter Bootstrap; Bootstrap 4; Bootstrap CSS; Bootstrap 3; Bootstrap 5; React Bootstrap; Bootstrap framework; HTML/CSS/Bootstrap; Reactstrap | css; responsive-design | css; css3; html; html5; javascript; jquery; front-end; frontend; angular; angularjs; react; responsive; web
tailwind-css | Tailwind CSS | technical | Tailwind; TailwindCSS; Tailwind UI; shadcn; shadcn/ui | css
material-ui | Material UI | technical | MUI; Material-UI; Angular Material; MaterializeCSS; Materialize CSS; Vuetify; Chakra UI; Ant Design; PrimeNG; PrimeReact; Styled components; Styled-components | front-end-development
foundation-css | Zurb Foundation | technical | Foundation framework; Foundation CSS; Zurb; Bulma CSS; Bulma; Semantic UI | css
responsive-design | Responsive web design | technical | Responsive design; RWD; Responsive websites; Mobile-first design; Mobile responsive; Responsive Webdesign; Mobile-responsive design; Responsive layouts; Responsive web; Design responsive; Diseño responsive; Mobile first; Responsive web development; Media queries; Adaptive web design; Mobile-friendly websites | web-development
single-page-applications | Single-page applications | technical | SPA development; Single page application; Single page apps; SPAs; Single-page app development | front-end-development
progressive-web-apps | Progressive web apps | technical | PWA; PWAs; Progressive web application; Progressive web app; Service workers; Offline-first applications | front-end-development
cross-browser | Cross-browser compatibility | technical | Cross-browser testing; Cross-browser development; Browser compatibility; Cross-browser; Cross browser issues; Browser compatibility testing | front-end-development
web-accessibility | Web accessibility | technical | WCAG; WCAG 2.0; WCAG 2.1; Section 508; 508 compliance; WAI-ARIA; ARIA attributes; Digital accessibility; a11y; Section 508 compliance; Barrierefreiheit im Web; Accessible web design; Accessibility testing; Accessibilité web; Accesibilidad web; BITV
web-performance | Web performance optimisation | technical | Web performance; Core Web Vitals; Page speed optimization; Website optimization; Website speed optimization; Lighthouse audits; Google PageSpeed; Page load optimization | front-end-development
internationalization | Software internationalisation | technical | Internationalization; Internationalisation; i18n; Software localization; Software localisation; i18n/l10n; l10n; Unicode
web-scraping | Web scraping | technical | Web crawling; Data scraping; Screen scraping; Web crawlers; Beautiful Soup; BeautifulSoup; Scrapy; Web harvesting | programming
browser-extensions | Browser extension development | technical | Chrome extensions; Browser extensions; Firefox add-ons; Browser plug-ins; Chrome extension development | javascript
chrome-devtools | Chrome DevTools | tool | Browser developer tools; Firebug; Chrome developer tools; Chrome dev tools; Browser dev tools | debugging
cgi | CGI scripting | technical | Common Gateway Interface; CGI scripts; CGI/Perl; CGI programming | back-end-development
htmx | htmx | technical | Alpine.js; AlpineJS; Hotwire Turbo; Stimulus.js; StimulusJS | front-end-development
email-development | HTML email development | technical | HTML emails; HTML email; Email template coding; MJML; Email coding; HTML email templates | html; css

# JavaScript
react | React.js | technical | ReactJS; React JS; React?; React 16; React hooks; React/Redux; React Router; React.js/Redux; React 17; React 18; React development; React Testing Library | javascript; front-end-development | javascript; typescript; redux; angular; vue; node; node.js; html; css; html5; css3; frontend; front-end; web; hooks; component; components; jsx; ui; developer; express; next.js; java; spring; native
redux | Redux | technical | Redux Toolkit; Redux-Saga; Redux Thunk; MobX; Flux architecture; Redux.js; Zustand; Recoil.js; ReduxJS | react
nextjs | Next.js | technical | NextJS; Next JS; React/Next.js | react
gatsby | Gatsby? | technical | Gatsby.js; GatsbyJS; Gatsby JS | react | react; graphql; next.js; netlify; jamstack; javascript; contentful
remix-run | Remix framework | technical | Remix.run; React Remix; Remix JS | react
angular | Angular | technical | Angular 2; Angular 2+; Angular 4; Angular 5; Angular 6; Angular 7; Angular 8; Angular 9; Angular 10; Angular 11; Angular 12; Angular 13; Angular 14; Angular 15; Angular 16; Angular 17; Angular CLI; Angular framework; Angular2; Angular4; NgRx; Angular development; Angular 2/4 | typescript; front-end-development
angularjs | AngularJS | technical | Angular.js; Angular JS; AngularJS 1.x; Angular 1; Angular 1.x; Angular JS 1.5 | javascript; front-end-development
vue | Vue.js | technical | Vue; VueJS; Vue JS; Vue 3; Vue 2; Vuex; Pinia; Vue.js 3; Vue CLI; Vue3 | javascript; front-end-development
nuxt | Nuxt.js | technical | Nuxt; NuxtJS; Nuxt 3 | vue
svelte | Svelte | technical | SvelteKit; Svelte.js; SvelteJS; Solid.js; SolidJS | javascript; front-end-development
ember | Ember.js | technical | EmberJS; Ember JS; Ember? | javascript; front-end-development | javascript; backbone; angular; react; handlebars; rails; jquery; frontend
backbone | Backbone.js | technical | BackboneJS; Backbone JS; Backbone?; Marionette.js; Backbone/Marionette | javascript; front-end-development | javascript; jquery; angular; react; underscore; ember; require.js; marionette; node.js; angularjs; handlebars
knockout | Knockout.js | technical | KnockoutJS; Knockout JS; Knockout? | javascript; front-end-development | javascript; jquery; angular; mvvm; asp.net; backbone; durandal
extjs | Ext JS | technical | ExtJS; Sencha; Sencha Ext JS; Sencha Touch; Ext.js | javascript; front-end-development
dojo | Dojo Toolkit | technical | Dojo?; Dojo JavaScript; YUI; Yahoo User Interface; Prototype.js; script.aculo.us; MooTools; Scriptaculous; DojoJS | javascript | javascript; jquery; ajax; prototype; extjs; yui; web; toolkit
polymer-js | Polymer.js | technical | Google Polymer; LitElement; Lit web components; Stencil.js; StencilJS; Polymer JS | javascript; front-end-development
handlebars | Handlebars.js | technical | Handlebars?; Mustache.js; HandlebarsJS; EJS templates; Pug templates; Jade templates; Mustache templates; Nunjucks; Pug/Jade; Handlebars JS | javascript | javascript; backbone; ember; node.js; templating; jquery; mustache; express
d3 | D3.js | technical | D3; D3JS; D3 JS; Data-Driven Documents; d3 | javascript; data-visualisation
chartjs | Chart.js | technical | Highcharts; ChartJS; High Charts; Google Charts; amCharts; ECharts; FusionCharts; Recharts; Plotly.js; Apache ECharts | javascript; data-visualisation
threejs | Three.js | technical | ThreeJS; Three JS; WebGL; React Three Fiber; Babylon.js; BabylonJS; WebGPU; WebXR | javascript; computer-graphics
nodejs | Node.js | technical | Node?; NodeJS; Node JS; Node.js/Express; Node server; Node-JS; Node.js development; Node/Express | javascript; back-end-development | javascript; express; react; mongodb; backend; angular; npm; typescript; js; api; server
express | Express.js | technical | ExpressJS; Express JS; Express?; MERN; MEAN | nodejs | node; node.js; nodejs; mongodb; javascript; react; angular; typescript; mongoose; api; backend; postgresql
nestjs | NestJS | technical | Nest.js; Nest JS | nodejs; typescript
koa-fastify | Koa and Fastify | technical | Koa.js; KoaJS; Fastify; Hapi.js; HapiJS; Sails.js; SailsJS; LoopBack.js; Strapi; AdonisJS; FeathersJS | nodejs
meteor | Meteor.js | technical | MeteorJS; Meteor JS; Meteor? | nodejs | javascript; node.js; mongodb; react; nodejs; angular; web
deno-bun | Deno and Bun | technical | Deno; Deno runtime; Bun runtime; Bun.js | javascript
electron | Electron? | technical | Electron.js; ElectronJS; Electron JS; Electron framework; Tauri; NW.js | javascript; desktop-development | javascript; node.js; react; desktop; typescript; angular; vue; app; cross-platform
npm | npm | tool | NPM; Npm; Node package manager; pnpm; Yarn package manager; Yarn?; NPM/Yarn; npm scripts | javascript | npm; javascript; webpack; node; node.js; gulp; package; babel; react; bower
webpack | Webpack | tool | Web pack; Webpack/Babel; Rollup.js; Parcel.js; Webpack 4; Webpack 5; RollupJS | front-end-development
vite | Vite | tool | Vite.js; ViteJS; esbuild; Vitejs | front-end-development
babel | Babel? | tool | Babel.js; BabelJS; Babel transpiler | javascript | webpack; javascript; react; es6; npm; gulp; eslint; typescript
gulp | Gulp? | tool | Gulp.js; GulpJS; Gulp/Grunt | front-end-development | grunt; javascript; webpack; npm; bower; sass; front-end; frontend; node.js; less; css
grunt | Grunt? | tool | Grunt.js; GruntJS; Grunt/Gulp; Bower; Yeoman; Grunt task runner | front-end-development | gulp; javascript; bower; npm; node.js; sass; webpack; frontend; yeoman
requirejs | RequireJS | tool | Require.js; AMD modules; Browserify; CommonJS; SystemJS; Require JS | javascript
eslint | ESLint | tool | Prettier.js; JSLint; JSHint; TSLint; ESLint/Prettier; Linting; Linters | clean-code
lodash | Lodash | technical | Underscore.js; UnderscoreJS; Underscore JS; Lo-dash; Moment.js; Axios; Ramda.js | javascript
rxjs | RxJS | technical | RxJava; Rx.js; RxSwift; ReactiveX; Project Reactor; RxJava2; RxAndroid; RxKotlin; Reactive Extensions for JavaScript | reactive-programming
socketio | WebSockets | technical | Socket.IO; WebSocket; SignalR; Web sockets; ASP.NET SignalR; STOMP protocol; Server-sent events; Socket IO | back-end-development
storybook | Storybook? | tool | Storybook.js; Storybook JS; React Storybook | front-end-development | react; component; components; design; frontend; vue; jest; typescript; figma; angular
react-native | React Native | technical | ReactNative; React-Native; Expo React Native; React Native CLI | mobile-development; react

# Java world
java-ee | Java EE | technical | J2EE; JEE; Jakarta EE; Java Enterprise Edition; Java 2 Enterprise Edition; J2EE technologies; Java EE 7; Java EE 6; Java 2 EE; JavaEE; j2ee; Java Platform Enterprise Edition | java; back-end-development
spring | Spring Framework | technical | Spring?; Spring Core; Spring IoC; Spring AOP; Spring JDBC; Java Spring; Spring 4; Spring 3; Spring 5; Spring Batch; Spring Integration; Spring Bean; Spring DI; Spring/Hibernate; SpringFramework; Spring WebFlux; Spring Java; Spring frameworks | java; back-end-development | java; hibernate; boot; struts; j2ee; mvc; jpa; maven; framework; beans; microservices; jsp; kotlin; ioc; jdbc
spring-boot | Spring Boot | technical | SpringBoot; Java Spring Boot; Springboot microservices; Spring Boot microservices | spring
spring-mvc | Spring MVC | technical | SpringMVC; Spring Web MVC; Spring Web; Spring Web Flow | spring; mvc
spring-cloud | Spring Cloud | technical | Netflix OSS; Spring Cloud Gateway; Netflix Eureka; Hystrix; Spring Cloud Config; Eureka server; Netflix Zuul; Resilience4j | spring-boot; microservices
spring-data | Spring Data | technical | Spring Data JPA; SpringData; Spring JPA | spring; jpa
spring-security | Spring Security | technical | Spring OAuth; Acegi Security | spring
hibernate | Hibernate | technical | Hibernate ORM; Hibernate 3; JBoss Hibernate; Hibernate 4; Hibernate/JPA; HQL; Hibernate framework; Hibernate 5; Hibernate Query Language | java; orm
jpa | JPA | technical | Java Persistence API; EclipseLink; Jakarta Persistence; JPA/Hibernate; OpenJPA; TopLink; JPA 2.0; Oracle TopLink; JDO; Java Data Objects | java; orm
mybatis | MyBatis | technical | iBatis; Ibatis; jOOQ; My Batis | java; orm
struts | Struts | technical | Apache Struts; Struts 2; Struts2; Struts 1; Struts framework; Jakarta Struts; Struts 1.x; Struts Tiles; Struts 1.2; Struts validator | java-ee; mvc
jsf | JavaServer Faces | technical | JSF; Java Server Faces; PrimeFaces; RichFaces; JSF 2.0; IceFaces; MyFaces; ADF Faces; Facelets; JSF 2; Oracle ADF; Oracle Application Development Framework | java-ee
jsp | JSP | technical | JavaServer Pages; Java Server Pages; JSTL; JSP/Servlets; Jsp; jsp; JSPs; JSP/Servlet; JSP pages; JSP custom tags | java-ee
servlets | Java Servlets | technical | Servlets; Servlet; Servlet API; Java Servlet | java-ee
ejb | EJB | technical | Enterprise JavaBeans; Enterprise Java Beans; EJB 3; EJB 3.0; EJB3; EJBs; EJB 2.0; Ejb; Session beans; Message-driven beans; MDB; Entity beans; Stateless session beans; JavaBeans; Java Beans | java-ee
jdbc | JDBC | technical | Java Database Connectivity; jdbc; JDBC API; JDBC drivers; Jdbc | java
jms | JMS | technical | Java Message Service; Java Messaging Service; JMS queues; JMS API | java-ee; message-queues
jndi-jta | JNDI and JTA | technical | JNDI; JTA; Java Naming and Directory Interface; Java Transaction API; JAAS; JMX; Java Management Extensions | java-ee
java-rmi | Java RMI | technical | RMI; Remote Method Invocation; RMI-IIOP; CORBA; Common Object Request Broker Architecture; Java IDL; Corba | java
java-web-services | Java web services | technical | JAX-WS; JAX-RS; Apache Axis; Apache CXF; JAX-RPC; Axis2; Apache Axis2; RESTEasy; CXF; JAXP; Restlet; Jersey REST; JAX-RS/Jersey | web-services; java
java-swing | Java Swing | technical | Swing?; AWT; Java AWT; JavaFX; SWT; AWT/Swing; Swing/AWT; Java FX; Java Applets; Applets; Swing GUI; Eclipse RCP; JFC/Swing; Java Swing/AWT | java; desktop-development | java; awt; applets; jfc; gui; javafx; servlets; jdbc; rmi
gwt-vaadin | GWT and Vaadin | technical | GWT; Google Web Toolkit; Vaadin; Apache Wicket; Wicket; Apache Tapestry; ZK framework; GWT framework | java; web-development
grails | Grails | technical | Groovy on Grails; Grails framework | groovy; web-development
play-framework | Play Framework | technical | Play 2; Scala Play; Play! Framework; Play2 framework; Lift Scala | back-end-development
akka | Akka | technical | Akka Streams; Akka HTTP; Lagom; Apache Pekko; Scala Akka; Actor model; Cats Effect; ZIO | scala
quarkus | Quarkus | technical | Micronaut; Dropwizard; Vert.x; Helidon; MicroProfile; Vertx; Eclipse MicroProfile; Eclipse Vert.x | java; microservices
jvm | Java Virtual Machine | technical | JVM; JVM tuning; JVM internals; GraalVM; Java performance tuning; HotSpot JVM | java
log4j | Log4j | tool | Log4j2; SLF4J; Logback; Log4J logging; Log 4j; Apache Commons logging; Serilog; NLog; Log4net
lombok | Project Lombok | tool | Lombok; MapStruct; Google Guava; Apache Commons; Java Guava | java
maven | Maven | tool | Apache Maven; Maven 2; Maven 3; Maven builds; Maven build tool | build-automation
gradle | Gradle | tool | Gradle build; Gradle scripts | build-automation
ant | Apache Ant | tool | Ant?; Ant scripts; Ant build; ANT builds; NAnt; Ant build scripts; Apache Ivy; Ant/Maven | build-automation | maven; java; jenkins; build; gradle; hudson; eclipse; junit; cvs; svn; log4j; tomcat
build-automation | Build automation | technical | Build tools; Build management; Build scripts; Build systems; Build engineering; Build and release; Build automation tools; Build and deployment
make-cmake | Make and CMake | tool | CMake; Makefile; Makefiles; GNU Make; Bazel; Ninja build; SCons; Autotools; Autoconf; MSBuild; Conan package manager; QMake | build-automation
drools | Drools | tool | JBoss Drools; Drools rules engine; Business rules engine; Rules engine; IBM ODM; jBPM; ILOG; ILOG JRules; JRules; FICO Blaze Advisor; Operational Decision Manager | java
camunda | Camunda | tool | Activiti; Camunda BPM; Flowable BPM; Alfresco Activiti; Temporal workflow; Bonita BPM; Workflow engines | bpmn

# .NET world
dot-net | .NET | technical | .NET Framework; dotnet; Dot Net; Microsoft .NET; MS .NET; .Net 4.5; .NET 4.0; .NET 3.5; .NET platform; .NET development; ADO .NET/.NET; DotNet Framework; .NET technologies; .NET 2.0; .NET 4.8; Microsoft .NET Framework; Microsoft Dot Net; Net Framework; .NET programming; .NET 4; .NET 4.7; .NET 1.1; .NET languages | programming
dot-net-core | .NET Core | technical | .NET 6; .NET 5; .NET 7; .NET 8; dotnet core; .NET Core 3.1; .NET Core 2.0; DotNetCore; Dot Net Core; .NET 9; Net Core | dot-net
asp-net | ASP.NET | technical | ASP .NET; ASPX; ASP.NET Web Forms; ASP.NET 4.0; ASP.NET 2.0; Web Forms; WebForms; Asp.net 4.5; ASP.NET 3.5; ASP Dot Net; ASPNET; C#/ASP.NET; ASP.NET AJAX; ASP.NET web applications; Telerik; Telerik controls; Kendo UI; DevExpress; Infragistics; ASP.NET C# | dot-net; back-end-development
asp-net-mvc | ASP.NET MVC | technical | .NET MVC; MVC.NET; ASP.NET MVC 5; ASP.NET MVC 4; MVC 5; MVC 4; Razor views; MVC5; MVC4; ASP .NET MVC; ASP MVC; Razor syntax; Razor pages; MVC 3; C# MVC; Microsoft MVC | asp-net; mvc
asp-net-core | ASP.NET Core | technical | ASP.NET Core MVC; ASP .NET Core; ASP.NET Core Web API; .NET Core Web API; Kestrel server | dot-net-core; asp-net
asp-net-web-api | ASP.NET Web API | technical | Web API 2; .NET Web API; Web API; Web APIs; WebAPI; ASP.NET WebAPI; ASP .NET Web API; C# Web API; MVC Web API | asp-net; rest-api
classic-asp | Classic ASP | technical | Active Server Pages; ASP 3.0; ASP; Asp classic; ASP/VBScript; VBScript/ASP | back-end-development
blazor | Blazor | technical | Blazor WebAssembly; Blazor Server; Blazor WASM | asp-net-core; c-sharp
entity-framework | Entity Framework | technical | EF Core; Entity Framework Core; ADO.NET Entity Framework; MS Entity Framework; EF6; EF Code First; Entity Framework 6; EntityFramework; .NET Entity Framework | dot-net; orm
ado-net | ADO.NET | technical | ADO .NET; ADO; ActiveX Data Objects; OLE DB; OLEDB; ADO/OLEDB; DAO/ADO; ADONET | dot-net
linq | LINQ | technical | Linq; linq; Language Integrated Query; LINQ to SQL; Linq2SQL; LINQ to Entities; Lambda expressions | c-sharp
nhibernate | NHibernate | technical | Fluent NHibernate; Dapper ORM; Dapper; Dapper.NET; LLBLGen | dot-net; orm
wpf | WPF | technical | Windows Presentation Foundation; XAML; Wpf; C#/WPF; WPF/XAML; Xaml; UWP; Universal Windows Platform; WinUI; Avalonia UI | dot-net; desktop-development
wcf | WCF | technical | Windows Communication Foundation; WCF services; Wcf; WCF web services; .NET Remoting; ASMX; ASMX web services | dot-net; web-services
windows-forms | Windows Forms | technical | WinForms; Win Forms; Winform; C# WinForms; VB.NET WinForms; Windows Form application | dot-net; desktop-development
windows-workflow | Windows Workflow Foundation | technical | Microsoft Workflow Foundation; WWF .NET; .NET Workflow Foundation | dot-net
silverlight | Silverlight | technical | Microsoft Silverlight; MS Silverlight; Silverlight 4 | dot-net; web-development
xamarin | Xamarin | technical | Xamarin.Forms; Xamarin Forms; .NET MAUI; Xamarin.iOS; Xamarin.Android; Xamarin Studio; Xamarin Native; MonoTouch; MonoDevelop | mobile-development; c-sharp
mfc-win32 | MFC and Win32 | technical | MFC; Win32; Win32 API; Microsoft Foundation Classes; Win32 SDK; Windows API; ATL; COM/DCOM; DCOM; ActiveX; ATL/COM; Win 32; VC++/MFC; MFC/Win32; Active X; COM objects | c-plus-plus; desktop-development
nuget | NuGet | tool | NuGet packages; Nuget package manager; ReSharper; JetBrains ReSharper | dot-net
biztalk | BizTalk Server | tool | BizTalk; Microsoft BizTalk; MS BizTalk; Biz Talk; Microsoft BizTalk Server; BizTalk 2013 | enterprise-integration
sharepoint-development | SharePoint development | technical | SharePoint Framework; SPFx; SharePoint customization; SharePoint web parts; SharePoint workflows; Nintex; Nintex workflow; SharePoint Designer workflows; SharePoint object model | dot-net
dynamics-development | Dynamics 365 development | technical | Dynamics CRM development; X++; Dynamics AX development; C/AL; Dynamics NAV development; AL language; D365 development; Business Central development; Dataverse; Dynamics CRM plugins; Microsoft Dataverse; Dynamics 365 customization

# Python, PHP, Ruby and other frameworks
django | Django | technical | Django framework; Python Django; Python/Django; Django REST Framework; DRF; Django ORM; Django REST; Django templates; Djangorestframework | python; back-end-development
flask | Flask? | technical | Python Flask; Flask framework; Flask API; Flask REST; Flask-RESTful; Flask/Django; Flask microframework | python; back-end-development | python; django; fastapi; sqlalchemy; api; jinja; rest; backend; web; jinja2; gunicorn; pandas
fastapi | FastAPI | technical | Fast API; Pydantic; Starlette; FastAPI framework; Uvicorn | python; back-end-development
pyramid-python | Pyramid and Tornado | technical | Python Pyramid; Python Tornado; web2py; Zope; Plone; Twisted Python; CherryPy; Bottle.py; aiohttp; Pylons framework; Pyramid framework; Tornado web server | python; back-end-development
celery | Celery? | tool | Python Celery; Celery task queue; Celery workers; RQ workers; Sidekiq; Celery/Redis | message-queues | python; django; rabbitmq; redis; flask; tasks; queue; worker; async
sqlalchemy | SQLAlchemy | technical | SQL Alchemy; Alembic; Peewee ORM; SQLModel; Python ORM | python; orm
asyncio | asyncio | technical | Async IO; Python asyncio; Async/await | python; concurrent-programming
tkinter-pyqt | Tkinter and PyQt | technical | Tkinter; PyQt; PyQt5; wxPython; PySide; PyGTK; Kivy; Python GUI; PySide2; PySide6; TKinter GUI | python; desktop-development
pip-packaging | Python packaging | tool | PyPI; pipenv; virtualenv; pip packages; Python Poetry; setuptools; Virtual env; venv; Python pip | python
laravel | Laravel | technical | Laravel framework; PHP Laravel; PHP/Laravel; Lumen framework; Laravel Lumen; Laravel 5; Laravel 8; Eloquent ORM; Livewire; Laravel Livewire; Blade templates | php
symfony | Symfony | technical | Symfony2; Symfony framework; Symfony 2; Symfony 3; Symfony 4; Doctrine ORM; Symfony 5; PHP Symfony; Twig templates; Symfony 6; API Platform PHP | php
codeigniter | CodeIgniter | technical | Code Igniter; Codeignitor; CI framework PHP; PHP CodeIgniter; CodeIgniter framework | php; mvc
zend | Zend Framework | technical | Zend; Laminas; Zend 2; ZF2; Zend Framework 2; Zend PHP; Zend Studio | php; mvc
cakephp | CakePHP | technical | Cake PHP; CakePHP framework | php; mvc
yii | Yii | technical | Yii2; Yii framework; Yii 2; Phalcon PHP; Slim framework; Yii2 framework; PHP Yii; Phalcon framework | php; mvc
composer-php | Composer for PHP | tool | PHP Composer; Packagist; Composer package manager; Composer dependency manager | php
smarty | Smarty | technical | Smarty templates; Smarty template engine; PHP Smarty | php
ruby-on-rails | Ruby on Rails | technical | RoR; Rails?; Ruby/Rails; Rails 4; Rails 5; Rails 6; Ruby on Rails development; ROR; Rails framework; ActiveRecord; Active Record ORM; Rails API; Rails 3; RubyOnRails; Rails 7 | ruby; back-end-development | ruby; rspec; postgresql; developer; heroku; javascript; sidekiq; react; api; activerecord; web
sinatra | Sinatra | technical | Ruby Sinatra; Sinatra framework; Hanami Ruby | ruby
gin-go | Go web frameworks | technical | Gin Gonic; Go Gin; Echo framework; Go Fiber; GORM; Gorilla Mux; go-kit; Golang Gin; Beego | go; back-end-development
qt | Qt | technical | Qt framework; QML; Qt Creator; Qt/QML; Qt5; Qt 5; Qt/C++; C++/Qt; Qt Quick; Nokia Qt; Qt6 | c-plus-plus; desktop-development
boost-stl | C++ STL and Boost | technical | STL; Standard Template Library; Boost libraries; Boost C++; C++ STL; STL/Boost; Boost C++ libraries | c-plus-plus
gtk-wxwidgets | GTK and wxWidgets | technical | GTK+; GTK; wxWidgets; gtkmm; X11 Motif; X/Motif; OSF/Motif; X Window programming; Xlib | desktop-development
low-code | Low-code development | technical | Low-code platforms; No-code; Low-code/no-code; Low code; No-code development; Low-code development platforms; Nocode; Lowcode
power-apps | Microsoft Power Apps | tool | Power Apps; PowerApps; Canvas apps; Model-driven apps; MS PowerApps; Microsoft PowerApps | low-code; power-platform
power-automate | Microsoft Power Automate | tool | Power Automate; Microsoft Flow; MS Flow; Power Automate Desktop; MS Power Automate; Power Virtual Agents; Copilot Studio | low-code; power-platform
power-platform | Microsoft Power Platform | tool | Power Platform; MS Power Platform; Power Platform development; PL-900; PL-400 | low-code
outsystems | OutSystems | tool | Out Systems; OutSystems platform | low-code
mendix | Mendix | tool | Mendix platform; Mendix Studio Pro; Appian; Appian BPM; Retool; Appian Designer | low-code
bubble-io | Bubble no-code platform | tool | Bubble.io; Adalo; FlutterFlow; Glide Apps; AppSheet; AppSheet apps; Google AppSheet | low-code
pega | Pega | tool | Pega PRPC; PRPC; Pegasystems; Pega BPM; Pega Rules; Pega Platform; PegaRULES; Certified System Architect Pega; Pega CSA; CSSA Pega | low-code
servicenow-development | ServiceNow development | technical | ServiceNow scripting; GlideScript; ServiceNow developer; ServiceNow administration; Certified System Administrator ServiceNow; ServiceNow CSA; ServiceNow implementation; Service Now development; ServiceNow ITOM | servicenow
rpa | Robotic process automation | technical | RPA; RPA development; Software robots; RPA tools; Automatisation robotisée des processus; RPA bots; Robotic automation
uipath | UiPath | tool | Ui Path; UiPath Studio; UiPath Orchestrator; UiPath RPA | rpa
blue-prism | Blue Prism | tool | BluePrism; Blue Prism RPA | rpa
automation-anywhere | Automation Anywhere | tool | AutomationAnywhere; Automation Anywhere A360; WorkFusion; Kofax RPA | rpa
zapier | Zapier | tool | Make.com; Integromat; n8n; IFTTT; Workato; Zapier automation; Zapier/Make | low-code

# APIs and integration
api-development | API development | technical | API design; API programming; APIs; API; API integration; API integrations; Application programming interface; Application programming interfaces; API-Entwicklung; Schnittstellenentwicklung; Développement d'API; Desarrollo de APIs; Third-party API integration; Schnittstellenprogrammierung; Third-party APIs; Public APIs; External APIs; API-first | back-end-development
rest-api | REST APIs | technical | REST; RESTful; REST API; RESTful APIs; RESTful web services; RESTful services; REST web services; REST services; RESTful API; Representational State Transfer; REST/SOAP; REST-API; Rest web service; RESTful API development; RESTful API design; REST API development; RESTful architecture; REST/JSON; API REST; APIs REST; REST-Schnittstellen; Restful webservices; REST endpoints; SOAP/REST; HATEOAS; REST architecture; Rest APIs development; RESTful web service | api-development; web-services
soap | SOAP web services | technical | SOAP?; SOAP services; SOAP APIs; SOAP API; Simple Object Access Protocol; SOAP/WSDL; WSDL; SOAP protocol; UDDI; SOAP-based web services; SOAP/XML; XML/SOAP; WS-Security; WSDL/SOAP; Wsdl; SOAP-UI services | web-services; xml | xml; wsdl; rest; web; services; api; json; uddi; java; jax-ws; restful; apis; webservices; http
web-services | Web services | technical | Webservices; Web service; Web services development; XML web services; Webservice; Services web; Servicios web; Web services APIs; Web services integration | back-end-development
graphql | GraphQL | technical | Graph QL; Apollo GraphQL; Apollo Client; GraphQL API; Apollo Server; GraphQL APIs; Hasura; Relay GraphQL; GraphQL/REST | api-development
grpc | gRPC | technical | GRPC; gRPC services; gRPC/Protobuf; Remote procedure call; Remote procedure calls; XML-RPC; JSON-RPC; gRPC APIs | api-development
openapi-swagger | OpenAPI/Swagger | tool | Swagger; OpenAPI; Open API specification; Swagger UI; OpenAPI specification; RAML; Swagger/OpenAPI; Swagger documentation | api-development
api-gateway | API management | technical | API gateways; API gateway; Apigee; Kong gateway; Kong API gateway; Azure API Management; WSO2; Google Apigee; 3scale; IBM API Connect; API Connect; WSO2 API Manager; APIM | api-development
webhooks | Webhooks | technical | Webhook; Web hooks; Webhook integration | api-development
edi | EDI | technical | Electronic data interchange; EDIFACT; ANSI X12; EDI X12; X12 EDI; AS2 protocol; EDI mapping; EDI transactions; Sterling Integrator; Gentran; EDI 850; IBM Sterling; AS2/EDI; UN/EDIFACT
enterprise-integration | Enterprise application integration | technical | EAI; Systems integration; System integration; Application integration; Enterprise integration; Integration development; Enterprise service bus; ESB; Enterprise integration patterns; Middleware; Middleware integration; iPaaS; Systemintegration; Intégration de systèmes; Integración de sistemas; Integration patterns; Middleware technologies; Software integration; Intégration d'applications
mulesoft | MuleSoft | tool | Mule ESB; Mulesoft Anypoint; Anypoint Platform; Mule 4; DataWeave; MuleSoft Anypoint Platform; Mule Soft; MuleSoft certified developer | enterprise-integration
tibco | TIBCO | tool | TIBCO BusinessWorks; TIBCO BW; TIBCO EMS; Tibco Business Works; TIBCO Rendezvous; Tibco ActiveMatrix; TIBCO Designer | enterprise-integration
apache-camel | Apache Camel | tool | Apache ServiceMix; Red Hat Fuse; JBoss Fuse; Fuse ESB; Camel routes; ServiceMix; Camel/Spring Boot | enterprise-integration; java
webmethods | webMethods | tool | Software AG webMethods; webMethods Integration Server; Web Methods integration | enterprise-integration
ibm-mq | IBM MQ | tool | WebSphere MQ; MQSeries; MQ Series; IBM WebSphere MQ; IBM MQSeries; IBM Integration Bus; IIB; WebSphere Message Broker; IBM App Connect; WMQ; IBM Message Broker | message-queues
dell-boomi | Boomi | tool | Dell Boomi; Boomi AtomSphere; SnapLogic; Jitterbit; Celigo; Boomi integration | enterprise-integration
payment-integration | Payment gateway integration | technical | Payment gateways; Stripe API; PayPal integration; Payment integration; Payment gateway; Authorize.net integration; Stripe integration; PayPal API; Braintree; Payment APIs; Stripe payments; Adyen integration | api-development
google-maps-api | Google Maps API | tool | Google Maps APIs; Mapbox; Leaflet.js; OpenLayers; Mapbox GL; LeafletJS; Google Maps integration | api-development
twilio | Twilio | tool | SendGrid; Twilio API; SendGrid API; Vonage API; Nexmo; Mailgun | api-development
facebook-graph-api | Social media APIs | technical | Facebook Graph API; Facebook API; Twitter API; Facebook SDK; LinkedIn API; Instagram API; YouTube API; Graph API | api-development
oauth | OAuth | technical | OAuth 2.0; OAuth2; OpenID Connect; OIDC; OAuth 2; JWT; JSON Web Tokens; OpenID; OAuth/OIDC; JSON Web Token; JWT authentication; JWT tokens
elastic-message-queues-sqs | Amazon SQS | tool | SQS; AWS SQS; Simple Queue Service; Amazon Simple Queue Service; Amazon MQ; SQS/SNS | message-queues; aws
message-queues | Message queues | technical | Message brokers; Message queuing; Messaging systems; Message queue; Message broker; MSMQ; Asynchronous messaging; Pub/sub messaging; Message-oriented middleware; Message queueing; Nachrichtenwarteschlangen; Publish-subscribe | enterprise-integration
rabbitmq | RabbitMQ | tool | Rabbit MQ; AMQP; RabbitMQ messaging | message-queues
activemq | ActiveMQ | tool | Apache ActiveMQ; Active MQ; Apache Artemis; ActiveMQ Artemis; HornetQ | message-queues
zeromq-nats | NATS and ZeroMQ | tool | NATS; ZeroMQ; ZMQ; NATS JetStream; NATS streaming; Apache Pulsar; 0MQ; Nanomsg | message-queues
mqtt | MQTT | technical | MQTT protocol; Mosquitto MQTT; HiveMQ; CoAP; MQTT broker; Mqtt | iot
orm | Object-relational mapping | technical | ORM; ORM frameworks; ORM tools; ORMs; ORM framework; Object relational mappers; Object-relational mappers | relational-databases
mongoose-sequelize | Node.js ORMs | technical | Mongoose ODM; Sequelize; Prisma ORM; TypeORM; Sequelize ORM; Mongoose.js; Knex.js; MikroORM; Drizzle ORM; MongooseJS; Objection.js; Prisma?; Mongoose? | nodejs; orm | node; node.js; mongodb; nodejs; express; typescript; nestjs; postgresql; orm; graphql; javascript

# Mobile
jetpack-compose | Jetpack Compose | technical | Android Jetpack; Compose Multiplatform; Android Jetpack Compose | android-development; kotlin
android-studio | Android Studio | tool | AndroidStudio; Android Studio IDE; ADB?; Android Debug Bridge; Android emulator | android-development | android; mobile; kotlin; debugging; emulator; logcat
xcode | Xcode | tool | X Code; Apple Xcode; Xcode IDE; Interface Builder; TestFlight | ios-development
cocoa-touch | Cocoa Touch | technical | UIKit; Cocoa; Core Data; Cocoa framework; CoreData; Foundation Kit; iOS frameworks; Core Animation; CocoaPods; MapKit; Core Graphics; AppKit; Core Location; Cocoa Pods; AVFoundation; Auto Layout; Autolayout; XIBs; NSURLSession; NSOperation; Storyboards iOS; Grand Central Dispatch | ios-development
flutter | Flutter? | technical | Flutter development; Flutter SDK; Google Flutter; Flutter framework; Flutter apps; Flutter BLoC | mobile-development; dart | dart; mobile; android; ios; react; app; firebase; cross-platform; kotlin; swift; apps
ionic | Ionic? | technical | Ionic framework; Ionic 2; Ionic Capacitor; Capacitor.js; Ionic 3; Ionic 4; Ionic/Angular; Ionic/Cordova | mobile-development | cordova; angular; mobile; hybrid; phonegap; capacitor; app; android; ios; apps; react; javascript
cordova | Apache Cordova | tool | Cordova; PhoneGap; Phone Gap; Adobe PhoneGap; Titanium Appcelerator; Appcelerator; NativeScript; Appcelerator Titanium; Cordova/PhoneGap; Titanium mobile | mobile-development
cross-platform-mobile | Cross-platform mobile development | technical | Hybrid mobile apps; Cross-platform development; Hybrid app development; Hybrid mobile development; Cross-platform apps; Hybrid mobile application; Cross-platform app development; Hybrid apps | mobile-development
app-store-publishing | App store publishing | technical | App Store Connect; Google Play Console; App Store submission; Google Play Store publishing; Fastlane; iTunes Connect; Play Store publishing; App store deployment; App Store deployment | mobile-development
retrofit-android | Android libraries | technical | Retrofit?; OkHttp; Dagger 2; Dagger2; Dagger Hilt; Picasso Android; Glide Android; Retrofit2; Android Room; Room persistence library; ButterKnife; Retrofit 2; Hilt dependency injection; LiveData; Picasso?; Volley?; Dagger? | android-development | android; kotlin; dagger; okhttp; rxjava; mvvm; gson; glide; java; room; retrofit; gradle
blackberry-development | Windows Phone and BlackBerry development | technical | BlackBerry development; Windows Phone development; Symbian; J2ME; Java ME; BlackBerry SDK; Windows Mobile development; Windows Phone 8; Windows Phone apps | mobile-development
firebase | Firebase | tool | Google Firebase; Firestore; Cloud Firestore; Firebase Realtime Database; Firebase Cloud Messaging; Firebase Auth; FCM; Firebase Firestore; Firebase Authentication; Crashlytics; Firebase database
supabase | Supabase | tool | Parse Server; Back4App; PocketBase; Appwrite; AWS Amplify; Amplify framework | back-end-development
push-notifications | Push notifications | technical | Apple Push Notification Service; APNs; OneSignal; Mobile push notifications | mobile-development

# Games and graphics
unity | Unity? | tool | Unity3D; Unity 3D; Unity engine; Unity game engine; Unity Engine 3D; Unity 2D; Unity C#; Unity development; Unity 5 | game-development | c#; game; games; unreal; 3d; vr; ar; gaming; blender; maya; developer; gameplay; virtual
unreal-engine | Unreal Engine | tool | UE4; UE5; Unreal Engine 4; Unreal Engine 5; Unreal?; Unreal Blueprints; Unreal 4; UDK; Unreal Development Kit; Unreal Editor; Unreal 5; Blueprints visual scripting | game-development | unity; game; games; c++; 3d; engine; blueprints; maya; vr
godot | Godot | tool | Godot Engine; GDScript; Godot game engine | game-development
game-engines | Other game engines | tool | CryEngine; GameMaker; Game Maker Studio; Cocos2d; Cocos2d-x; LibGDX; GameMaker Studio; Phaser.js; RPG Maker; MonoGame; XNA; Pygame; SpriteKit; SceneKit; Construct 3; XNA Framework; Corona SDK; Phaser 3; SDL2; SFML; PhaserJS; Torque engine; Source engine; Microsoft XNA; Cocos Creator | game-development
game-design | Game design | technical | Gameplay design; Game mechanics; Level design; Game design documents; Spieldesign; Game balancing; Game systems design; Diseño de videojuegos; Level designer skills; Game concepts
game-ai | Game AI | technical | Game artificial intelligence; Behaviour trees; Pathfinding; Behavior trees; NPC AI | game-development
game-physics | Game physics | technical | Physics programming; PhysX; Havok; Bullet physics; Physics engines; Physics simulation programming | game-development
multiplayer-networking | Multiplayer game networking | technical | Multiplayer networking; Photon PUN; Netcode; Photon networking; Multiplayer programming; Photon Unity Networking; Online multiplayer | game-development
computer-graphics | Computer graphics programming | technical | Graphics programming; 3D graphics programming; Rendering engines; Computergrafik; Real-time rendering; 3D programming; Ray tracing; Rendering pipeline; Computer graphics; Infographie 3D temps réel | programming
opengl | OpenGL | technical | Open GL; OpenGL ES; GLUT; OpenGL/GLSL; OpenGL ES 2.0; GLFW | computer-graphics
directx | DirectX | technical | Direct3D; DirectX 11; DirectX 12; Direct X; Direct 3D; DirectX 9 | computer-graphics
vulkan | Vulkan | technical | Vulkan API; Apple Metal API; Metal graphics API | computer-graphics
shaders | Shader programming | technical | Shaders; GLSL; HLSL; Shader development; Shader Graph; ShaderLab; Shader writing; Cg shaders | computer-graphics
ar-vr-development | AR/VR development | technical | Augmented reality; Virtual reality; VR development; AR development; ARKit; ARCore; Mixed reality; Oculus Rift; Vuforia; Extended reality; XR development; Oculus SDK; HoloLens; AR/VR; VR/AR; HTC Vive; Réalité virtuelle; Réalité augmentée; Realidad virtual; Realidad aumentada; Virtuelle Realität; OpenXR; Spark AR; Oculus Quest
console-development | Console game development | technical | PlayStation development; Xbox development; PS4 development; Nintendo Switch development; PS3 development; Xbox 360 development; Xbox One development; Console SDKs | game-development

# Embedded
firmware | Firmware development | technical | Firmware; Firmware programming; Firmware engineering; Firmware design; Bare-metal programming; Board bring-up; Firmware-Entwicklung; Bootloader; Bootloaders; U-Boot; Bare metal programming | embedded-systems
microcontrollers | Microcontrollers | technical | Microcontroller programming; MCU; Mikrocontroller; Microcontrôleurs; Microcontroladores; 8051; PIC microcontroller; PIC microcontrollers; AVR microcontroller; Atmel AVR; MSP430; 8051 microcontroller; ATmega; PIC18; PIC16; Microcontroller; AVR microcontrollers; 8-bit microcontrollers; MPLAB; AVR Studio; Micro-controllers | embedded-systems
microprocessors | Microprocessors | technical | Microprocessor; Microprocessor programming; 8085; 8086; Motorola 68000; Microprocessor architecture; x86 architecture; 68HC11; 68HC12; Computer architecture; RISC-V; Rechnerarchitektur
arm-architecture | ARM architecture | technical | ARM Cortex-M; ARM Cortex; Cortex-M; ARM processors; Cortex-M4; ARM7; ARM9; Keil; Keil uVision; IAR Embedded Workbench; ARM Cortex-M3; ARM microcontrollers; LPC2148; Keil MDK; Cortex-A; IAR Workbench | microcontrollers
stm32 | STM32 | tool | STM32 microcontrollers; STM32CubeIDE; STM32Cube; STMicroelectronics STM32; STM32F4; STM32 MCU; Nucleo board | arm-architecture
arduino | Arduino | tool | Arduino IDE; Arduino Uno; Arduino programming; Arduino Mega; Arduino microcontroller; Teensy microcontroller | microcontrollers
raspberry-pi | Raspberry Pi | tool | RaspberryPi; Raspberry Pi 3; BeagleBone; BeagleBone Black; Rasberry Pi; Raspberry Pi 4; Raspbian; NVIDIA Jetson; Jetson Nano; Single-board computers | embedded-systems
esp32 | ESP32 | tool | ESP8266; ESP-IDF; NodeMCU; Espressif; Nordic nRF52; nRF52; ESP 32 | microcontrollers; iot
fpga | FPGA | technical | FPGA design; FPGA development; Xilinx; Vivado; Xilinx Vivado; Altera Quartus; Quartus; Field-programmable gate array; FPGA programming; Altera; FPGAs; Xilinx ISE; Quartus II; Intel Quartus; CPLD; Spartan-3; Virtex-5; Lattice FPGA; Zynq; ModelSim; Xilinx Zynq; FPGA prototyping; QuestaSim | hardware-description
rtos | Real-time operating systems | technical | RTOS; FreeRTOS; VxWorks; QNX; Free RTOS; Real-time OS; Zephyr RTOS; ThreadX; uC/OS; Nucleus RTOS; Real-time operating system; uCOS; Green Hills Integrity; eCos; µC/OS-II; Micrium; Echtzeitbetriebssysteme | embedded-systems
real-time-systems | Real-time systems | technical | Real-time programming; Real-time software; Real-time embedded systems; Echtzeitsysteme; Systèmes temps réel; Hard real-time | software-development
embedded-linux | Embedded Linux | technical | Yocto; Buildroot; Yocto Project; OpenEmbedded; BusyBox; Embedded Linux/Yocto; PetaLinux; OpenWrt | embedded-systems; linux
device-drivers | Device driver development | technical | Device drivers; Linux device drivers; Driver development; Kernel drivers; Windows device drivers; WDF; WDM drivers; Board support package; Board support packages; BSP development; Kernel modules; Device driver; Windows driver development | systems-programming
serial-protocols | Serial communication protocols | technical | I2C; UART; RS-232; RS232; RS-485; SPI/I2C; I2C/SPI; SPI?; RS485; USB protocol; UART/SPI; Serial communication; Serial protocols; UART/I2C/SPI; USART; Inter-integrated circuit; SPI protocol; I2C protocol | embedded-systems | i2c; uart; can; usb; rs232; microcontroller; embedded; gpio; adc; protocols; usart; arduino
can-bus | CAN bus | technical | CANopen; Controller Area Network; CAN protocol; CANoe; J1939; Vector CANoe; LIN bus; FlexRay; CAN/LIN; CAPL; CANalyzer; Vector CANalyzer; SAE J1939; Automotive Ethernet; UDS diagnostics | embedded-systems
autosar | AUTOSAR | technical | Autosar; AUTOSAR Classic; AUTOSAR Adaptive; DaVinci Configurator; EB tresos; AUTOSAR architecture | embedded-systems
misra | MISRA C | technical | MISRA; MISRA-C; MISRA C++; MISRA guidelines; PC-lint; CERT C | clean-code
safety-critical-software | Safety-critical software | technical | DO-178B; DO-178C; IEC 62304; DO-178; DO-254; ARINC 429; ASPICE; Automotive SPICE; MIL-STD-1553; ARINC 653; Automotive SPICE (ASPICE); EN 50128 | embedded-systems
iot | Internet of Things | technical | IoT; IOT; IoT development; IoT devices; Internet of Things (IoT); Internet der Dinge; Internet des objets; Internet de las cosas; IoT platforms; IIoT; Industrial IoT; IoT solutions; AWS IoT; Azure IoT Hub; AWS IoT Core; IoT Core; Azure IoT
ble | Bluetooth Low Energy | technical | BLE; Bluetooth development; Zigbee; Bluetooth protocol; Bluetooth LE; LoRaWAN; LoRa; Z-Wave; NFC; RFID programming; BLE/Bluetooth; Near-field communication; Zig Bee; Xbee | embedded-systems
ros | Robot Operating System | tool | ROS; ROS2; ROS 2; Gazebo simulator; ROS Noetic; Robot Operating System (ROS); MoveIt; ROS/Gazebo | robotics-software
robotics-software | Robotics software | technical | Robotics programming; Robot programming software; Autonomous robots; SLAM; Motion planning; Robot kinematics; Sensor fusion; Path planning; Autonomous navigation; Kalman filters; Kalman filter
digital-signal-processing | Digital signal processing | technical | DSP; Signal processing; Digitale Signalverarbeitung; Traitement du signal; Procesamiento de señales; DSP algorithms; Signal processing algorithms; TI DSP; TMS320; Audio signal processing; digital filters; Signalverarbeitung; digital filter design; FFT analysis; Fourier analysis | | signal; processing; matlab; fpga; algorithms; audio; filters; embedded
simulink | Simulink | tool | Stateflow; Model-based design; Model-based development; TargetLink; Simulink/Stateflow; Mathworks Simulink; Simulink modelling; Simscape | matlab
jtag-debugging | Embedded debugging tools | tool | JTAG; J-Link; GDB debugger; GDB; JTAG debugger; WinDbg; Valgrind; Lauterbach; Trace32; Segger J-Link; In-circuit emulator; gdb; GDB/Valgrind; JTAG debugging | debugging

# Version control, IDEs and team tools
version-control | Version control | technical | Source control; Revision control; Version control systems; Version control system; Source code management; Source control management; Versionsverwaltung; Versionskontrolle; Gestion de versions; Control de versiones; Source code control; VCS; Version control software; Version controlling; Source code version control; Code versioning; Versionierung
git | Git | tool | git; GIT; Git version control; Git/GitHub; Git Bash; Git flow; Gitflow; GIT/SVN; SourceTree; Source Tree; GitKraken; Git branching; Git SCM; Git/GitLab; GitHub Desktop; Git version control system; Gerrit; Gerrit code review; TortoiseGit; Git/SVN; Trunk-based development | version-control
github | GitHub | tool | Git Hub; GitHub Enterprise; Github.com; GitHub repositories | git
gitlab | GitLab | tool | Git Lab; GitLab Runner; Gitlab.com; GitLab Enterprise | git
bitbucket | Bitbucket | tool | Bit Bucket; Atlassian Bitbucket; Atlassian Stash; Bitbucket repositories; Crucible code review; Atlassian Crucible; FishEye | git
subversion | Subversion | tool | SVN; svn; Apache Subversion; TortoiseSVN; Tortoise SVN; Sub version control; Svn; Tortoise SVN client | version-control
cvs | Concurrent Versions System | tool | WinCVS; CVS version control; CVS?; CVS repository; Concurrent Version System | version-control | svn; git; subversion; clearcase; version; eclipse; source; ant; java; perforce; vss; pvcs
mercurial | Mercurial | tool | TortoiseHg; Mercurial SCM; Mercurial Hg; Bazaar version control | version-control
perforce | Perforce | tool | Perforce Helix; P4V; Helix Core; Plastic SCM; Perforce P4; Perforce version control | version-control
tfs | Team Foundation Server | tool | TFS; Microsoft TFS; TFVC; MS TFS; VSTS; Visual Studio Team Services; Microsoft Team Foundation Server; Team Foundation Version Control; TFS 2013; Visual Studio Team System; Visual Studio Team Foundation Server | version-control
clearcase | Rational ClearCase | tool | ClearCase; IBM Rational ClearCase; Clear Case; IBM ClearCase | version-control
visual-sourcesafe | Visual SourceSafe | tool | VSS; SourceSafe; Microsoft Visual SourceSafe; MS Visual SourceSafe; Visual Source Safe; PVCS; StarTeam; Serena PVCS; Borland StarTeam; MS VSS; Source Safe; Serena Dimensions; CA Harvest | version-control
visual-studio | Visual Studio | tool | Microsoft Visual Studio; MS Visual Studio; Visual Studio .NET; Visual Studio 2010; Visual Studio 2015; VS2010; Visual Studio 2013; VS 2012; Visual Studio 2019; Visual Studio 2017; Visual Studio 2008; Visual Studio 2012; Visual Studio 2022; VS.NET; VS 2015; Visual Studio 2005; VS 2010; VS 2008; VisualStudio; VS 2013; VS 2017; VS 2019; Visual Studio IDE; Visual Studio 6.0
vs-code | Visual Studio Code | tool | VS Code; VSCode; Microsoft VS Code; VS-Code; Microsoft Visual Studio Code
eclipse | Eclipse | tool | Eclipse IDE; MyEclipse; Eclipse Luna; Spring Tool Suite; RAD IBM; Rational Application Developer; My Eclipse; STS IDE; IBM RAD; WSAD; Eclipse Juno; WebSphere Studio Application Developer; Eclipse Kepler; JDeveloper; Oracle JDeveloper; Eclipse/NetBeans
intellij | IntelliJ IDEA | tool | IntelliJ; Intellij IDE; JetBrains; WebStorm; PhpStorm; JetBrains IDEs; CLion; RubyMine; JetBrains IntelliJ; JetBrains Rider; PHP Storm; Jetbrains WebStorm; Intelli J; GoLand; Web Storm
pycharm | PyCharm | tool | Py Charm; Spyder IDE; JetBrains PyCharm; Anaconda Spyder; Python IDLE; Thonny; PyDev
netbeans | NetBeans | tool | Net Beans; NetBeans IDE; Apache NetBeans; BlueJ; JBuilder; JCreator; Borland JBuilder; jGRASP
vim-emacs | Vim and Emacs | tool | Vim; Emacs; vi editor; GNU Emacs; Neovim; vim editor; Nano editor; VI/VIM; Vi/Vim
text-editors | Code editors | tool | Sublime Text; Notepad++; Atom editor; Sublime Text 3; TextMate; Notepad ++; UltraEdit; Brackets editor; BBEdit; EditPlus; TextPad; Adobe Brackets; Code::Blocks; CodeBlocks; Dev-C++; Sublime Text 2; Coda editor; TextWrangler; Komodo IDE; Code Blocks; HomeSite; Macromedia HomeSite; Sublime?; Sublime editor | | notepad++; editor; eclipse; html; vim; atom; text; javascript; brackets; ide; git
github-copilot | AI coding assistants | tool | GitHub Copilot; Cursor IDE; AI-assisted coding; Codeium; AI-assisted development; Claude Code; AI pair programming; Tabnine; Copilot coding assistant; Amazon CodeWhisperer; Cursor AI editor
jira | Jira | tool | JIRA; Atlassian Jira; Jira Software; jira; Jira/Confluence; JIRA Agile; Atlassian suite; Jira administration; Atlassian tools; Atlassian; Atlassian JIRA/Confluence; Jira boards; Jira Align; Greenhopper
confluence | Confluence? | tool | Atlassian Confluence; Confluence wiki; Confluence documentation; MediaWiki; Atlassian Confluence wiki | | jira; atlassian; wiki; agile; documentation; bitbucket; slack; bamboo; scrum; trello; sharepoint; scm; git
trello | Trello | tool | Trello boards; Atlassian Trello
azure-boards | Agile planning tools | tool | Azure Boards; VersionOne; Rally Software; Rally Dev; CA Agile Central; Pivotal Tracker; Targetprocess; YouTrack; ClickUp; Redmine; Linear issue tracker; CA Rally; Click Up; Version One; Rally Agile; Shortcut issue tracker; Wrike; Basecamp; Basecamp project tool; Rally?; Linear? | | agile; jira; scrum; backlog; kanban; sprint; versionone; trello; confluence; slack; notion; issue
bugzilla | Bug tracking | tool | Bugzilla; Defect tracking; Bug tracking tools; Mantis Bug Tracker; Issue tracking; Defect management; Bug tracking systems; MantisBT; ClearQuest; Rational ClearQuest; FogBugz; IBM ClearQuest; IBM Rational ClearQuest; Trac issue tracker; Defect tracking tools; Bug reporting; Bug reports; Defect reporting; Bug tracker; Issue tracking systems; Fehlermanagement; Test Track Pro; TestTrack; Mantis?; Bug logging; Defect logging; Bug life cycle; Defect life cycle | | bug; bugzilla; defect; testing; jira; qa; tracking; tracker; test; tester
slack | Slack? | tool | Slack messaging; Slack workspace; Slack app; Slack channels; Slack bots; Mattermost; Rocket.Chat | | zoom; jira; teams; trello; asana; google; skype; microsoft; communication; confluence; notion; github; discord; tools; software; zendesk; webex
devdocs-diagrams | Diagramming tools | tool | Lucidchart; draw.io; Lucid Chart; Diagrams.net; PlantUML; Mermaid diagrams; Gliffy; Balsamiq/Visio; Lucid charts; Omnigraffle; OmniGraffle; yEd; Flowcharting; Flowcharts; Flow charts; Flow diagrams; Data flow diagrams; Flow charting; DFDs

# Testing
software-testing | Software testing | technical | QA testing; Software quality assurance; Software QA; SQA; Application testing; System testing; Software test; Softwaretest; Softwaretests; Tests logiciels; Pruebas de software; QA/testing; QA/QC testing of software; Software validation; Testing methodologies; Software testing life cycle; STLC; QA engineering; QA?; Software verification; Software verification and validation; Quality assurance testing; Software quality; End-to-end testing; QA analysis; Testen von Software; QA tester; Recette fonctionnelle; Recette applicative; Testing QA; QA processes; QA methodologies; Testing concepts; Mobile testing; Mobile application testing; Mobile app testing; Functional software testing; Web application testing; Web testing; Testing? | | software; selenium; test; tester; automation; testing; jira; bug; bugs; web; qc; agile; sdlc; uat; application; developers; qa; tests; development; deployment; coding; code; developer; release; api
manual-testing | Manual testing | technical | Manual test; Manual software testing; Manual QA; Manual tests; Exploratory testing; Ad hoc testing; Ad-hoc testing; Monkey testing; Manual and automated testing; Manual test execution; Manual tester; Tests manuels; Manuelles Testen | software-testing
test-automation | Test automation | technical | Automated testing; Automation testing; Automated tests; Test automation framework; Automation framework; Automated test scripts; Test automation frameworks; Testautomatisierung; Automatisation des tests; Automatización de pruebas; Automation frameworks; UI automation; Automated QA; QA automation; Automated test; SDET; Automation test scripts; Page object model; Test scripts automation; Data-driven framework; Keyword-driven framework; Hybrid framework; Data driven testing; Keyword driven testing; Automated testing tools; Automated software testing; Test-Automation; Automatisierte Tests; Automation scripting for tests; Automation? | software-testing | testing; qa; test; selenium; devops; ci; pipeline; pipelines; deployment; infrastructure; terraform; ansible; software; scripting; cloud; monitoring
unit-testing | Unit testing | technical | Unit tests; Unit test; Unit-level testing; Modultests; Tests unitaires; Pruebas unitarias; Unittests; Unit testing frameworks; Unittest; Unit/integration testing; White-box testing; White box testing; Unit & integration testing; Automated unit testing; Module testing; Code coverage; Unit test cases | software-testing
integration-testing | Integration testing | technical | Integration tests; System integration testing; Integrationstests; Tests d'intégration; Pruebas de integración; Integration test; SIT testing; Interface testing; Integration & system testing; Contract testing; Pact contract testing; System and integration testing; System integration test | software-testing
functional-testing | Functional testing | technical | Functional tests; Black-box testing; Black box testing; Functional test; Tests fonctionnels; Sanity testing; Smoke testing; GUI testing; Smoke tests; Sanity tests; Functionality testing; UI testing; System functional testing; Black-box; Usability and GUI testing; Compatibility testing; Boundary value analysis; Equivalence partitioning; Non-functional testing; Positive and negative testing; Negative testing; Pruebas funcionales | software-testing
regression-testing | Regression testing | technical | Regression tests; Regression test; Regressionstests; Tests de non-régression; Regression suites; Retesting; Pruebas de regresión; Regression test suite; Regression suite; Re-testing | software-testing
uat | User acceptance testing | technical | UAT; Acceptance testing; User acceptance tests; User acceptance test; UAT testing; Abnahmetests; Tests d'acceptation; Alpha and beta testing; Beta testing; User acceptance; UAT support; User acceptance testing (UAT); Customer acceptance testing; Recette utilisateur; Pruebas de aceptación; Acceptance tests; User testing acceptance | software-testing
performance-testing | Performance testing | technical | Load testing; Stress testing of software; Performance tests; Lasttests; Tests de performance; Performance test; Performance/load testing; Load tests; Load and performance testing; Volume testing; Performance and load testing; Load/stress testing; Scalability testing; Soak testing; Endurance testing; Pruebas de rendimiento; Pruebas de carga; Tests de charge; Performancetests | software-testing
api-testing | API testing | technical | Web services testing; REST API testing; Web service testing; API test automation; API tests; Backend testing; Back-end testing; REST Assured; RestAssured; API automation; Rest-Assured; Karate DSL; API test; Webservices testing; Karate framework | software-testing
database-testing | Database testing | technical | Data validation testing; DB testing; ETL testing; Back-end database testing; Data warehouse testing; BI testing; Data migration testing; ETL tester; QuerySurge | software-testing; sql
test-planning | Test planning | technical | Test plans; Test cases; Test strategy; Test plan; Test case design; Test case development; Test case creation; Test management; Test planning and execution; Test scenarios; Test design; Writing test cases; Test scripts; Test documentation; Test execution; Requirements traceability matrix; Testmanagement; Testfälle; Plan de test; Cahier de recette; Test case writing; Test strategies; Test case; Traceability matrix; Testplanung; Plans de test; Casos de prueba; Test data preparation; Test coordination; Test reports; Test case execution; Test script; Test data; Test summary reports; RTM; Requirement traceability matrix; Test scenario; Cas de test; Test plan development; Test data management | software-testing
game-testing | Game testing | technical | Game QA; Video game testing; Playtesting; Games testing; Game tester; Play testing | software-testing
selenium | Selenium | tool | Selenium WebDriver; Selenium IDE; Selenium Grid; Web Driver; WebDriver; Selenium RC; Selenium automation; Selenium WebDriver with Java; Selenium with Java; Selenium/Java; Selenium Web Driver; Selenium Webdriver/Java; Java Selenium; Selenium framework; Selenium 2.0; Selenium Webdriver/TestNG; Selenium testing; Selenium with Python; Selenium 3; WebdriverIO; Selenium 4; Webdriver.IO; Selenide | test-automation
cypress | Cypress? | tool | Cypress.io; Cypress testing; Cypress tests; Cypress automation; CypressIO; Cypress E2E; Cypress JS | test-automation | jest; selenium; testing; playwright; javascript; automation; qa; react; postman; e2e; typescript; test; cucumber; angular
playwright | Playwright? | tool | Puppeteer; Playwright testing; Microsoft Playwright; Playwright tests; TestCafe; Playwright automation; Playwright/TypeScript; Puppeteer.js; Nightwatch.js; Test Cafe; Protractor; CasperJS; PhantomJS; Playwright with TypeScript; Nightwatch | test-automation | cypress; selenium; testing; automation; jest; typescript; test; e2e; puppeteer; qa; javascript
appium | Appium | tool | Appium automation; Espresso testing; XCUITest; Robotium; Perfecto mobile; SeeTest; UI Automator; UIAutomator; Espresso UI tests; Detox testing; Appium Studio; Calabash; Android Espresso | test-automation; mobile-development
cucumber | Cucumber? | tool | Cucumber BDD; Cucumber/Gherkin; SpecFlow; JBehave; Behave Python; Cucumber framework; Cucumber JVM; Cucumber/Selenium; Serenity BDD; Spec Flow; BDD Cucumber; Behat; Cucumber testing | bdd | selenium; bdd; gherkin; testing; java; ruby; test; automation; testng; junit; rspec; jenkins; qa; agile
robot-framework | Robot Framework | tool | RobotFramework; Robot framework automation; RIDE Robot Framework | test-automation
junit | JUnit | tool | JUnit 5; Junit4; J Unit; Mockito; PowerMock; JUnit/Mockito; EasyMock; JUnit 4; JUnit tests; JUnit testing; JMock; Power Mock; AssertJ; Easy Mock; Spock framework; JUnit5; WireMock; Junit/TestNG; JUnit test cases; Test containers; Testcontainers; Hamcrest | unit-testing; java
testng | TestNG | tool | Test NG; TestNG framework | test-automation; java
nunit | NUnit | tool | xUnit; MSTest; NUnit tests; xUnit.net; Moq; N Unit; NUnit/Moq; X Unit; NSubstitute; Rhino Mocks; MS Test; FluentAssertions; RhinoMocks; Coded UI; CodedUI; MS Unit Test; Visual Studio Unit Testing; Coded UI Test | unit-testing; dot-net
pytest | pytest | tool | Py test; PyUnit; Python unittest; Pytest framework; unittest framework Python; nose Python; Python test automation; PyTest BDD | unit-testing; python
phpunit | PHPUnit | tool | PHP Unit; Codeception; PHPSpec; Pest PHP; PHPUnit tests | unit-testing; php
rspec | RSpec | tool | Capybara testing; R Spec; FactoryGirl; Minitest; RSpec/Capybara; FactoryBot; Capybara? | unit-testing; ruby | rspec; ruby; rails; cucumber; selenium; testing; watir; bdd
jest | Jest? | tool | Jest testing; Jest.js; Jest framework; Enzyme testing; Vitest; Jest/Enzyme; Jest tests; Jest unit testing; JestJS | unit-testing; javascript | enzyme; react; cypress; mocha; javascript; testing; typescript; unit; node.js; redux; jasmine; webpack; chai; frontend
mocha-chai | Mocha and Chai | tool | Mocha?; Chai?; Mocha/Chai; Chai.js; Mocha.js; Sinon; Sinon.js; MochaJS; Supertest; Mocha testing; ChaiJS; Mocha & Chai; QUnit | unit-testing; javascript | chai; mocha; jasmine; karma; jest; javascript; node.js; testing; unit; sinon; react; express; typescript; enzyme
jasmine-karma | Jasmine and Karma | tool | Jasmine?; Karma?; Jasmine/Karma; Karma/Jasmine; Karma test runner; Jasmine.js; Jasmine & Karma; JasmineJS; KarmaJS | unit-testing; javascript | karma; jasmine; angular; angularjs; protractor; mocha; javascript; testing; unit; grunt; gulp; chai; typescript; jest
googletest | GoogleTest | tool | Google Test; gtest; GMock; CppUnit; CppUTest; Google Mock; Catch2; Ceedling; VectorCAST; LDRA; Boost.Test; XCTest; Unity test framework | unit-testing
qtp-uft | UFT/QTP | tool | QTP; UFT; HP QTP; HP UFT; QuickTest Professional; Quick Test Pro; Unified Functional Testing; Quick Test Professional; UFT One; Mercury QuickTest; QTP/UFT; HP QuickTest Pro; QuickTest Pro; Mercury WinRunner; WinRunner; Win Runner; Micro Focus UFT; Mercury QTP; HP Quick Test Professional | test-automation
hp-alm | HP ALM/Quality Center | tool | HP ALM; HP Quality Center; Quality Center?; ALM/QC; HPQC; Mercury Quality Center; HP QC; TestDirector; Test Director; Micro Focus ALM; ALM Quality Center; HP Application Lifecycle Management; QC/ALM; Mercury Test Director; HP ALM/QC; OpenText ALM; HP ALM Quality Center; Mercury Interactive | test-planning | qtp; hp; alm; mercury; loadrunner; test; testing; uft; qa; defect; defects; winrunner; jira
test-management-tools | Test management tools | tool | TestRail; Zephyr for Jira; Xray for Jira; qTest; TestLink; Test Rail; Microsoft Test Manager; Zephyr Scale; PractiTest; Test Link; MTM?; qTest Manager; Jira Zephyr; Jira Xray; Rational Quality Manager; IBM RQM; Zephyr?; X-ray Jira; Azure Test Plans; Rational TestManager | test-planning | jira; test; testing; tfs; qa; selenium; testrail; postman; confluence; cases
loadrunner | LoadRunner | tool | HP LoadRunner; Load Runner; Mercury LoadRunner; Micro Focus LoadRunner; HP Performance Center; HP Load Runner; Silk Performer; VuGen; SilkPerformer; NeoLoad; Rational Performance Tester; WebLOAD | performance-testing
jmeter | JMeter | tool | Apache JMeter; J Meter; Gatling; BlazeMeter; k6; Locust load testing; Jmeter load testing; Locust.io; Grafana k6; Gatling load testing | performance-testing
soapui | SoapUI | tool | SOAP UI; SmartBear SoapUI; ReadyAPI; SoapUI Pro; SoapUI/Postman; Parasoft SOAtest; SOAtest; Ready API; Smartbear ReadyAPI | api-testing
postman | Postman? | tool | Postman API; Insomnia REST client; Postman collections; Postman API testing; Newman; Postman tool; Postman/Newman; Postman/SoapUI; Postman REST client; Bruno API client | api-testing | api; rest; soapui; swagger; testing; apis; selenium; json; jira; insomnia; restful; jmeter; http; newman; github; git; fiddler
fiddler-charles | Web debugging proxies | tool | Fiddler; Charles Proxy; HTTP Toolkit; Fiddler Everywhere; mitmproxy; Fiddler tool; Telerik Fiddler | debugging
testcomplete | TestComplete | tool | Test Complete; Ranorex; SilkTest; Silk Test; Katalon; Katalon Studio; Rational Robot; Tosca; Tricentis Tosca; SmartBear TestComplete; Rational Functional Tester; RFT; Telerik Test Studio; Watir; Squish testing; IBM Rational Functional Tester; Tosca Testsuite; Watij; Sikuli; Badboy; Mabl; Testim; SikuliX; Worksoft Certify; Worksoft; Eggplant testing; Ranorex Studio; Borland SilkTest; Micro Focus Silk Test | test-automation
sauce-labs | BrowserStack | tool | Sauce Labs; Browser Stack; LambdaTest; SauceLabs; CrossBrowserTesting; Applitools; Percy visual testing; Visual regression testing | cross-browser
sonarqube | SonarQube | tool | Sonar; SonarCloud; Static code analysis; Sonar Qube; Static analysis; SonarLint; Checkstyle; FindBugs; PMD; FxCop; StyleCop; Coverity; Klocwork; JaCoCo; Static code analyzers; Cobertura; Pylint; Crucible/Sonar; Polyspace; Flake8; SpotBugs; Clover code coverage; Code quality tools; RuboCop | clean-code
mutation-fuzz-testing | Mutation and fuzz testing | technical | Mutation testing; Fuzz testing; Fuzzing; Property-based testing; Chaos testing | software-testing
ab-testing | A/B testing | technical | A/B tests; AB testing; Split testing; Multivariate testing; Optimizely; A/B experimentation; Experimentation platforms; VWO; Online experiments; A/B test design; Tests A/B; Google Optimize; Controlled experiments online; Visual Website Optimizer; A-B testing
feature-flags | Feature flags | technical | LaunchDarkly; Feature toggles; Feature toggling; Canary releases; Blue-green deployment; Blue/green deployments; Canary deployments; Feature flagging | release-management

# Enterprise platforms
abap | ABAP | technical | SAP ABAP; ABAP/4; ABAP programming; ABAP Objects; OO ABAP; Abap; SAP ABAP development; ABAP development; ABAP OO; ABAP Workbench; ABAP on HANA; Smart Forms SAP; BADI; BAPI; SAPscript; ALV reports; IDoc; IDocs; SAP Script; SmartForms; BAPIs; BADIs; ABAP reports; SAP Smart Forms; ABAP CDS views; BDC programming; SAP programming; BAPI/BADI; SAP-Programmierung; User exits; SAP RICEF; RICEF; LSMW; ALE/IDoc; RICEFW | programming
sap-fiori | SAP Fiori and UI5 | technical | SAP Fiori; SAPUI5; SAP UI5; OpenUI5; OData; Fiori/UI5; OData services; SAP Gateway; SAP Fiori/UI5; UI5; Web Dynpro ABAP; Web Dynpro; SAP Web Dynpro; WebDynpro; SAP NetWeaver Gateway; UI5/Fiori; Fiori development; OData API | abap
sap-basis | SAP Basis | technical | SAP Basis administration; SAP NetWeaver; NetWeaver; SAP NetWeaver administration; SAP system administration; SAP Solution Manager; Solution Manager SAP; SAP technical administration; SAP Basis admin; SolMan; SAP Security; SAP transport management; SAP Security administration; SAP authorizations; SAP Net Weaver; SAP GRC Access Control; SAP upgrades; SAP system landscape; SAP Berechtigungen; SAP-Basis | system-administration
sap-integration | SAP integration | technical | SAP PI; SAP PO; SAP XI; SAP PI/PO; SAP Process Integration; SAP CPI; SAP Cloud Platform Integration; SAP Integration Suite; SAP Process Orchestration; SAP XI/PI; SAP Exchange Infrastructure; SAP Cloud Integration | enterprise-integration
sap-btp | SAP Business Technology Platform | tool | SAP BTP; SAP Cloud Platform; SAP CAP; SAP HANA Cloud Platform; Cloud Application Programming model; SAP HCP; SAP Build
sap-portal | SAP Enterprise Portal | tool | SAP EP; SAP Portal; SAP NetWeaver Portal; SAP Portals; SAP Hybris; SAP Commerce Cloud; Hybris Commerce; Hybris; SAP Commerce
apex-salesforce | Apex and Visualforce | technical | Salesforce Apex; Apex programming; Visualforce; Apex classes; Visual Force; Apex triggers; Apex/Visualforce; SOQL; VisualForce pages; SOSL; Force.com; Force.com platform; Salesforce development; Salesforce.com development; Salesforce developer; SFDC development; Apex data loader; Apex development; Force.com IDE; Salesforce programming; Apex language; Salesforce integration; Salesforce customization; Apex test classes | programming
lightning-web-components | Lightning Web Components | technical | LWC; Salesforce Lightning; Lightning components; Aura components; Lightning Aura; Lightning component framework; Aura framework; Salesforce LWC; Lightning experience; Lightning flows | apex-salesforce
salesforce-platform-developer | Salesforce Platform Developer certification | certification | Salesforce Certified Platform Developer; Platform Developer I; Platform Developer II; Salesforce Certified Developer; Salesforce Certified Force.com Developer; Salesforce PD1; Salesforce Platform Developer I; Salesforce Platform App Builder; Salesforce Certified Platform App Builder; Platform App Builder | apex-salesforce
salesforce-admin-cert | Salesforce Certified Administrator | certification | Salesforce Administrator certification; Salesforce ADM 201; ADM 201; ADM-201; Salesforce Certified Admin; Salesforce Advanced Administrator; Certified Salesforce Administrator; Salesforce Certified Advanced Administrator; ADM201; Salesforce Admin certification
salesforce-commerce-cloud | Salesforce Commerce Cloud | tool | SFCC; Demandware; Commerce Cloud; Salesforce B2C Commerce; Intershop
peopletools | PeopleTools | technical | PeopleCode; PeopleSoft development; PeopleSoft Application Engine; Application Designer PeopleSoft; PeopleSoft technical; SQR; PeopleSoft PeopleTools; PeopleTools/PeopleCode; PeopleSoft administration; PeopleSoft Integration Broker; People Code; People Tools | programming
oracle-forms | Oracle Forms and Reports | tool | Oracle Forms; Oracle Reports; Oracle Developer 2000; Oracle Forms/Reports; Oracle Developer Suite; Developer 2000; Oracle Reports Builder; Forms 6i; Oracle Forms 6i; Oracle Forms 10g; Oracle D2K; D2K; Forms/Reports; SQL*Forms; Oracle Discoverer; Oracle Forms & Reports; Oracle Workflow; Reports 6i; Oracle XML Publisher; XML Publisher; BI Publisher; Oracle BI Publisher; Oracle Forms Developer | plsql
oracle-apex | Oracle APEX | tool | Oracle Application Express; APEX Oracle; Oracle Apex development; Oracle HTML DB | plsql; low-code
oracle-ebs-technical | Oracle Applications technical development | technical | Oracle Apps technical; Oracle E-Business Suite technical; Oracle AOL; Oracle Applications Framework; OAF; Oracle AIM methodology; Oracle Apps development; Oracle Application Framework; Oracle Apps DBA; RICE components; Oracle Integration Cloud; OIC Oracle | plsql
siebel-development | Siebel development | technical | Siebel Tools; Siebel eScript; Siebel configuration; Siebel EIM; Siebel EAI; Siebel technical; Siebel scripting; Siebel Open UI
lotus-notes-development | Lotus Domino development | technical | Lotus Notes development; LotusScript; Lotus Domino Designer; Domino Designer; Lotus Script; XPages; Notes/Domino development; Lotus Notes/Domino development; Formula language Domino
mainframe | Mainframe | technical | IBM mainframe; z/OS; MVS; Mainframes; OS/390; TSO/ISPF; zOS; Mainframe computers; Mainframe systems; ISPF; TSO; Mainframe development; VSAM; IBM z/OS; IMS DB; File-AID; Endevor; Grossrechner; Mainframe operations; JES2; IMS DB/DC; Easytrieve; IBM z Systems; REXX; Changeman; Abend-AID; IBM 3270; Xpediter; SPUFI; MVS/ESA; VM/CMS; Syncsort; DFSORT; ENDEVOR; IMS/DB; IBM mainframes; TSO/SPF; OS/MVS; Großrechner
as400 | AS/400 | tool | AS400; IBM iSeries; iSeries; IBM i; IBM AS/400; System i; AS-400; I-Series; IBM System i; i5/OS; OS/400; CL programming; CL/400; DB2/400; Synon; AS/400 iSeries; IBM Power i; Synon 2E; OS400
ecommerce-development | E-commerce development | technical | Ecommerce development; E-commerce platforms; eCommerce websites; eCommerce platforms; E-commerce websites; Online shop development; E-commerce solutions; E-commerce web development; Ecommerce website; E-commerce applications; eCommerce integration; Ecommerce sites; Onlineshop-Entwicklung; Desarrollo de tiendas online; E-commerce sites; Headless commerce | web-development
magento | Magento | tool | Magento 2; Adobe Commerce; Magento Commerce; Magento development; Magento2; Magento Enterprise; Magento 1; Magento CMS | ecommerce-development; php
shopify-development | Shopify development | technical | Shopify Liquid; Shopify Plus; Shopify themes; Shopify apps; Liquid templating; Shopify theme development; Shopify API | ecommerce-development
shopify | Shopify | tool | Shopify store; Shopify stores; BigCommerce; Big Commerce; Shopify platform; Shopify website; Shopify store management; Volusion; Shopify admin
woocommerce | WooCommerce | tool | Woo Commerce; WordPress WooCommerce; WordPress e-commerce; Easy Digital Downloads | wordpress; ecommerce-development
prestashop | PrestaShop | tool | OpenCart; Presta Shop; osCommerce; Zen Cart; Shopware; OXID eSales; Open Cart; X-Cart; ZenCart; VirtueMart; Prestashop development; Shopware 6; OXID; nopCommerce; Spree Commerce; CS-Cart | ecommerce-development
atg-commerce | Oracle ATG Commerce | tool | ATG Commerce; Oracle Commerce; ATG Web Commerce; WebSphere Commerce; IBM WebSphere Commerce; HCL Commerce; Oracle ATG; Broadleaf Commerce; Endeca; Oracle Endeca; ATG Dynamo | ecommerce-development; java-ee
blockchain | Blockchain | technical | Block chain; Blockchain development; Distributed ledger; Web3; Distributed ledger technology; Hyperledger Fabric; Hyperledger; Blockchain technology; Web 3.0; Blockchain-Technologie; Cryptocurrency technology; Bitcoin protocol; Corda; R3 Corda; Cosmos SDK; Web3.js; Ethers.js; Polkadot Substrate
ethereum | Ethereum | technical | Ethereum development; EVM; ERC-20; ERC20; ERC-721; dApps; Decentralized applications; Decentralised applications; DApp development; NFT development; DeFi; Ethereum blockchain; DeFi protocols; Hardhat; Truffle Suite | blockchain
smart-contracts | Smart contracts | technical | Smart contract development; Smart contract; Smart contract auditing | blockchain
quantum-computing | Quantum computing | technical | Qiskit; Quantum algorithms; Quantum programming; Cirq; Quantencomputing; Informatique quantique; PennyLane; Quantum information
high-performance-computing | High-performance computing | technical | HPC; Supercomputing; HPC clusters; Slurm; High performance computing (HPC); Cluster computing; SLURM; Calcul haute performance; Hochleistungsrechnen; Grid computing | parallel-computing
gpu-programming | GPU programming | technical | CUDA; OpenCL; GPU computing; NVIDIA CUDA; CUDA programming; GPGPU; Cuda; ROCm; CUDA C++; GPU acceleration; CUDA/OpenCL | parallel-computing
numerical-computing | Numerical computing | technical | Scientific computing; Numerical methods; Numerical analysis; Scientific programming; Numerical simulation; Computational methods; Numerische Mathematik; Numerische Simulation; Méthodes numériques; Métodos numéricos; Simulation numérique; Calcul scientifique; Numerical modeling; Numerical modelling; Computational modeling; Computational modelling
mathematica | Mathematica | tool | Wolfram Mathematica; Maple software; Wolfram Language; MapleSoft; PTC Mathcad; Wolfram Alpha; SageMath; Maple mathematics; Maxima CAS
multimedia-programming | Multimedia programming | technical | FFmpeg; GStreamer; Video codecs; Video encoding; WebRTC; H.264; Video streaming technology; HLS streaming; RTMP; MPEG-4; H.265; Streaming protocols; Video streaming development; DirectShow; Video compression; OpenMAX; RTSP; MPEG-2; MPEG-DASH; video streaming; OTT streaming
voip-development | Chatbot and voice app development | technical | Chatbot development; Dialogflow; Alexa skills; Amazon Lex; Microsoft Bot Framework; Rasa; Google Dialogflow; Alexa Skills Kit; Chatbots; Chat bots; Azure Bot Service; IVR development; VoiceXML; Botpress; Conversational AI; Watson Assistant; IVR applications; Bot Framework; Bot development | software-development
flash-actionscript | ActionScript | technical | Flash ActionScript; ActionScript 3.0; AS3; ActionScript 2.0; Adobe Flex; Adobe AIR; Action Script; Flex/ActionScript; Adobe Flash Builder; Flex Builder; ActionScript 3; AS2/AS3; MXML; Flex SDK; Macromedia Flex; Action Script 3.0; Flash Builder; Adobe Flex Builder; BlazeDS; Flex 3; Flex 4 | programming
healthcare-it-standards | HL7 and FHIR | technical | HL7; FHIR; HL7 interfaces; HL7 v2; HL7 FHIR; Mirth Connect; HL7 messaging; HL7 standards; Health Level Seven; Health Level 7; HL7 integration; Rhapsody integration engine; Cloverleaf integration engine; Mirth; HIPAA X12; X12 837; HL7 v2.x; FHIR API; HL7 interface; SMART on FHIR; Cloverleaf interface engine
financial-protocols | FIX protocol | technical | FIX engine; QuickFIX; Financial Information eXchange; Low-latency trading systems; Low latency programming; Trading systems development; Algorithmic trading systems; ISO 8583; QuickFIX/J; FIX messages; ISO8583; Electronic trading systems; FIX/FAST; Low-latency systems
gis-development | GIS development | technical | ArcGIS API; ArcObjects; ArcPy; GDAL; GeoServer; PostGIS; ArcGIS JavaScript API; MapServer; ArcSDE; ArcIMS; GeoPandas; GeoJSON; GIS programming; Geospatial programming; ArcGIS Server development; GDAL/OGR; WMS/WFS; ArcGIS API for JavaScript | programming
digital-hardware-verification | Chip design verification | technical | UVM; Design verification; Universal Verification Methodology; ASIC verification; Functional verification; OVM; SoC verification; SystemVerilog UVM; ASIC design; VLSI design; VLSI; Physical design VLSI; Static timing analysis; RTL synthesis; Design for test; Logic synthesis; ASIC; ASICs; SystemC; SoC design; System-on-chip; Synopsys Design Compiler; PrimeTime; Cadence Virtuoso; Cadence Encounter; Synopsys VCS; Cadence Innovus; Synopsys PrimeTime; IC Compiler; UPF low power; Assertion-based verification; Design Compiler; Virtuoso layout | hardware-description
mathematical-optimization-solvers | Optimisation solvers | tool | Gurobi; CPLEX; IBM CPLEX; OR-Tools; AMPL; IBM ILOG CPLEX; GAMS; Google OR-Tools; FICO Xpress; Pyomo; PuLP; CPLEX Optimizer | operations-research
technical-leadership | Technical leadership | professional | Tech lead; Technical lead; Engineering leadership; Engineering management; Technische Leitung; Leading software teams; Lead developer; Team lead software development; Mentoring developers; Leading engineering teams; Software team leadership; Leading developers; Mentoring junior developers; Leading development teams
technical-interviewing | Technical hiring | professional | Technical interviews; Interviewing engineers; Technical interviewing; Engineering hiring; Interviewing developers; Hiring engineers; Technical assessments of developers
saas | Software as a service | technical | SaaS; SaaS products; SaaS platforms; SaaS applications; SaaS solutions; SaaS software; Software-as-a-Service; B2B SaaS; SaaS development | cloud-computing
cpp-toolchains | C and C++ compilers and toolchains | tool | GCC; Clang; GNU toolchain; GNU Compiler Collection; g++; cross-compilation | c-plus-plus
server-side-rendering | Server-side rendering | technical | static site generation; hydration and server-side rendering | front-end-development
fintech | Financial technology | technical | FinTech; financial technologies; digital payments technology; wealthtech; insurtech; regtech
cryptocurrency | Cryptocurrency | technical | cryptocurrencies; crypto assets; crypto trading; crypto wallets; tokenomics | blockchain

# Tools of test, build, integration and platforms that are no longer or not yet everywhere
swift-package-manager | Swift Package Manager | tool | SwiftPM | ios-development
alamofire | Alamofire | tool | | ios-development
carthage | Carthage? | tool | | ios-development | ios; swift; cocoapods; xcode
glide-android | Glide? | tool | | android-development | android; retrofit; picasso; kotlin; dagger
hudson | Hudson? | tool | | ci-cd | jenkins; build; maven; ant; ci; integration
locust | Locust? | tool | | performance-testing | load; jmeter; gatling; performance
silk4j | Silk4J | tool | | test-automation
spock | Spock? | tool | | unit-testing; java | groovy; junit; testing
fscheck | FsCheck | tool | ScalaCheck; QuickCheck; fast-check | unit-testing
accurev | AccuRev | tool | | version-control
requisitepro | RequisitePro | tool | Requisite Pro; Rational RequisitePro | requirements-analysis
caliberrm | CaliberRM | tool | Caliber RM; Borland Caliber | requirements-analysis
anypoint-studio | Anypoint Studio | tool | Anypoint; CloudHub; Mule ESB Studio | mulesoft
oracle-service-bus | Oracle Service Bus | tool | AquaLogic Service Bus | enterprise-integration
bpel | BPEL | technical | WS-BPEL; Oracle BPEL; BPEL Process Manager | web-services
xforms | XForms | technical | | xml
relax-ng | RELAX NG | technical | RelaxNG | xml
jersey | Jersey? | tool | | java | rest; restful; jax; java; spring
freemarker | FreeMarker | tool | Apache FreeMarker | java
thymeleaf | Thymeleaf | tool | | java
twig | Twig? | tool | | php | symfony; php; drupal; doctrine
doctrine | Doctrine? | tool | | php; orm | symfony; php; twig; orm
windows-ce | Windows CE | technical | WinCE; Win CE; Windows Embedded Compact | embedded-systems
palm-os | Palm OS | technical | PalmOS | mobile-development
blackberry-os | BlackBerry OS | technical | | mobile-development
tizen | Tizen | technical | Tizen OS | mobile-development
openvg | OpenVG | technical | | computer-graphics
sdl-library | SDL? | tool | Simple DirectMedia Layer | game-development | game; opengl; games; graphics
modula-2 | Modula-2 | technical | Modula II; Modula-3 | programming
realbasic | REALbasic | technical | Xojo | programming
pusher | Pusher? | tool | | web-development | websocket; websockets; rabbitmq; messaging; realtime
blackfire | Blackfire.io | tool | | php
saiku-spagobi | SpagoBI | tool | Knowage | business-intelligence
sap-grc | SAP GRC | tool | GRC 10.1; GRC Access Control; SAP Access Control; PFCG | sap
vimeo | Vimeo | tool | Wistia | video-production
buzzsumo | BuzzSumo | tool | | content-marketing
appleworks | AppleWorks | tool | ClarisWorks; Claris Works | computer-literacy
jaws-screen-reader | NVDA and JAWS | tool | NVDA; JAWS screen reader; VoiceOver testing | web-accessibility
`;

export const substitutes = String.raw`
front-end-frameworks | front-end frameworks | 0.5 | react; angular; vue; svelte; angularjs; ember; backbone; knockout; extjs; polymer-js
react-meta-frameworks | server-rendered front-end frameworks | 0.5 | nextjs; nuxt; gatsby; remix-run
older-js-frameworks | older JavaScript frameworks | 0.5 | angularjs; ember; backbone; knockout; extjs; dojo
js-typed | JavaScript dialects | 0.7 | javascript; typescript
css-pre | CSS preprocessors | 0.7 | sass; less-css; css-preprocessors
css-frameworks | CSS frameworks | 0.6 | bootstrap; tailwind-css; foundation-css; material-ui
bundlers | front-end build tools | 0.6 | webpack; vite; gulp; grunt; requirejs
js-chart-libraries | charting libraries | 0.5 | d3; chartjs
js-state | reactive and state libraries | 0.3 | redux; rxjs
node-frameworks | Node.js frameworks | 0.6 | express; nestjs; koa-fastify; meteor
java-backend-frameworks | Java back-end frameworks | 0.5 | spring; spring-boot; java-ee; quarkus; grails; play-framework; struts
java-web-ui | Java web user interfaces | 0.5 | jsf; jsp; struts; gwt-vaadin; spring-mvc
java-orms | Java persistence | 0.7 | hibernate; jpa; mybatis; spring-data
orms | object-relational mappers | 0.4 | hibernate; jpa; entity-framework; sqlalchemy; mongoose-sequelize; nhibernate; mybatis
dotnet-orms | .NET data access | 0.6 | entity-framework; nhibernate; ado-net; linq
python-web-frameworks | Python web frameworks | 0.6 | django; flask; fastapi; pyramid-python
php-frameworks | PHP frameworks | 0.6 | laravel; symfony; codeigniter; zend; cakephp; yii
backend-frameworks | web back-end frameworks | 0.3 | spring-boot; django; express; ruby-on-rails; laravel; asp-net-core; fastapi; nestjs; symfony; flask
ruby-frameworks | Ruby web frameworks | 0.5 | ruby-on-rails; sinatra
jvm-languages | JVM languages | 0.5 | java; kotlin; scala; groovy; clojure
dotnet-languages | .NET languages | 0.6 | c-sharp; vb-net; f-sharp
java-csharp | statically typed object-oriented languages | 0.4 | java; c-sharp; c-plus-plus; kotlin
c-family | C family | 0.5 | c; c-plus-plus; objective-c
systems-languages | systems languages | 0.4 | c-plus-plus; rust; go; c
scripting-languages | scripting languages | 0.4 | python; ruby; perl; php; javascript; lua
functional-languages | functional languages | 0.5 | haskell; f-sharp; ocaml; scala; clojure; erlang; elixir; lisp
beam-languages | BEAM languages | 0.6 | erlang; elixir
basic-family | Visual Basic family | 0.5 | visual-basic; vb-net; vba; vbscript; basic-language; classic-asp
legacy-4gl | 4GL languages | 0.4 | foxpro; powerbuilder; progress-4gl; clipper; informix-4gl; delphi; natural-adabas
mainframe-languages | host languages | 0.4 | cobol; rpg-iv; natural-adabas; jcl
stat-languages | languages for numerical work | 0.5 | r; matlab; julia; python
math-software | mathematics software | 0.5 | matlab; mathematica; simulink; labview
shells | shells and scripting | 0.4 | shell-scripting; powershell; batch-scripting; perl; python
windows-scripting | Windows scripting | 0.5 | powershell; vbscript; batch-scripting; autohotkey
ios-languages | iOS languages | 0.6 | swift; objective-c
ios-ui | iOS user interface frameworks | 0.6 | swiftui; cocoa-touch
mobile-platforms | mobile platforms | 0.4 | android-development; ios-development
cross-platform-frameworks | cross-platform mobile frameworks | 0.5 | react-native; flutter; xamarin; ionic; cordova
backend-as-a-service | back-end as a service | 0.6 | firebase; supabase
game-engine-group | game engines | 0.5 | unity; unreal-engine; godot; game-engines
graphics-apis | graphics APIs | 0.6 | opengl; directx; vulkan; threejs
hdl-languages | hardware description languages | 0.6 | verilog; vhdl
microcontroller-platforms | microcontroller platforms | 0.5 | stm32; arduino; esp32; arm-architecture; raspberry-pi
embedded-os | embedded operating systems | 0.4 | rtos; embedded-linux
message-brokers | message brokers | 0.6 | rabbitmq; kafka; activemq; zeromq-nats; ibm-mq; elastic-message-queues-sqs; jms; azure-service-bus; google-pubsub
integration-platforms | integration platforms | 0.5 | mulesoft; tibco; apache-camel; webmethods; biztalk; dell-boomi; sap-integration
api-styles | API styles | 0.5 | rest-api; graphql; grpc; soap
service-frameworks-dotnet | .NET services | 0.5 | wcf; asp-net-web-api; asp-net-core
dotnet-web | .NET web frameworks | 0.6 | asp-net; asp-net-mvc; asp-net-core; blazor
dotnet-desktop | .NET desktop user interfaces | 0.6 | wpf; windows-forms; silverlight
desktop-toolkits | desktop toolkits | 0.4 | qt; java-swing; wpf; gtk-wxwidgets; mfc-win32; electron; tkinter-pyqt; windows-forms
java-build-tools | build tools | 0.7 | maven; gradle; ant
build-tools | build tools for native code | 0.4 | make-cmake; maven; gradle
version-control-systems | version control systems | 0.5 | git; subversion; mercurial; perforce; tfs; clearcase; cvs; visual-sourcesafe
git-hosting | Git hosting | 0.7 | github; gitlab; bitbucket
ides | development environments | 0.6 | visual-studio; vs-code; eclipse; intellij; netbeans; pycharm; text-editors; vim-emacs
unit-test-java | Java test frameworks | 0.7 | junit; testng
unit-test-js | JavaScript test frameworks | 0.7 | jest; mocha-chai; jasmine-karma
unit-test-frameworks | unit-test frameworks | 0.4 | junit; nunit; pytest; phpunit; rspec; jest; googletest; mocha-chai
browser-automation | browser test automation | 0.6 | selenium; cypress; playwright; testcomplete; qtp-uft; robot-framework
load-testing-tools | load-testing tools | 0.6 | loadrunner; jmeter
api-test-tools | API test tools | 0.7 | soapui; postman
test-case-management | test management tools | 0.6 | hp-alm; test-management-tools
issue-trackers | issue trackers and planning tools | 0.6 | jira; azure-boards; bugzilla; trello; tfs
agile-frameworks | agile frameworks | 0.6 | scrum; kanban; safe-agile; extreme-programming
scrum-certs | Scrum certificates | 0.7 | csm; psm; safe-agilist; pmi-acp
rpa-tools | RPA tools | 0.6 | uipath; blue-prism; automation-anywhere; power-automate
low-code-platforms | low-code platforms | 0.5 | outsystems; mendix; power-apps; bubble-io; pega
shop-systems | shop systems | 0.5 | magento; woocommerce; prestashop; shopify-development; salesforce-commerce-cloud; atg-commerce; sap-portal
workflow-engines | rule and workflow engines | 0.5 | drools; camunda; pega
erp-dev | ERP programming | 0.3 | abap; peopletools; oracle-ebs-technical; dynamics-development; siebel-development
data-formats | data formats | 0.5 | xml; json; yaml
tdd-bdd | test-first methods | 0.5 | tdd; bdd
blockchain-platforms | blockchain platforms | 0.6 | ethereum; smart-contracts; solidity
`;
