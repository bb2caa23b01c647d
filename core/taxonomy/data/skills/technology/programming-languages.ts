/** Programming languages that few resumes name, and languages of data, queries, configuration and documents. Format: ../README.md */
export const skills = String.raw`
coffeescript | CoffeeScript | technical | <Literate CoffeeScript | javascript
crystal-language | Crystal language | technical | Crystal?; Crystal programming | programming | ruby; rails; amber; nim; zig; compiler; llvm
elm | Elm? | technical | Elm language; Elm programming | functional-programming | haskell; purescript; compiler; functional programming; javascript; typescript; react; rust; ocaml
d-language | D language? | technical | D programming language; Dlang | programming | dlang; phobos; dmd; c++; rust; compiler
zig | Zig? | technical | Zig programming; Ziglang | programming | rust; compiler; wasm; llvm; comptime; golang; odin; c++; nim
nim-language | Nim language | technical | Nim programming; Nim? | programming | rust; crystal; compiler; nimble
v-language | V language | technical | Vlang | programming
odin-language | Odin language | technical | Odin programming; Odin? | programming | zig; rust; vulkan; compiler; c++; golang
mojo-language | Mojo language | technical | Mojo programming; Mojo? | programming | python; modular; mlir; llvm; gpu; rust; cuda
carbon-language | Carbon language | technical | Carbon? | programming | compiler; llvm; cpp
gleam | Gleam? | technical | Gleam language | functional-programming | erlang; elixir; otp; elm; haskell; beam
roc-language | Roc language | technical | | programming
vala | Vala? | technical | Vala language | programming | gnome; gtk; gobject; elementary; linux
genie-language | Genie language | technical | | programming
haxe-language | Haxe language | technical | | programming
ballerina | Ballerina? | technical | Ballerina language | programming | wso2; microservices; golang; kotlin; java; graphql; api
pony-language | Pony language | technical | Pony? | programming | erlang; compiler
red-language | Red language | technical | | programming
rebol | Rebol | technical | | programming
factor-language | Factor language | technical | | programming
forth | Forth? | technical | Forth programming; FORTH language; Gforth | programming | postscript; gforth; fig
apl | APL? | technical | APL programming; Dyalog APL | programming | dyalog; fortran; cobol; pl/i; smalltalk; mainframe; array programming
j-language | J language | technical | J programming language | programming
bqn | BQN | technical | | programming
k-language | K language? | technical | | programming | kdb; kdb+; apl; shakti; q; timeseries
q-language-kdb-plus | q language (kdb+) | technical | q language; kdb+ q programming | programming
algol | ALGOL | technical | Algol 60; Algol 68 | programming
simula | Simula? | technical | | programming | smalltalk; algol; pascal; fortran
eiffel | Eiffel? | technical | Eiffel language | programming | smalltalk; ada; pascal; design by contract; c++; meyer; modula
oberon | Oberon? | technical | Oberon-2 | programming | pascal; modula; wirth; compiler
dylan-language | Dylan language | technical | Open Dylan | programming
self-language | Self language | technical | | programming
io-language | Io language | technical | | programming
icon-language | Icon language | technical | | programming
logo-programming | Logo programming | technical | Logo language; Turtle Logo | programming
oz-language | Oz language | technical | Mozart Oz; Oz? | programming | haskell; prolog; erlang; constraint programming; lisp
mercury-language | Mercury language | technical | | programming
curry-language | Curry language | technical | | programming
idris | Idris? | technical | Idris language | functional-programming | haskell; agda; coq; dependent types; functional programming; elm; ocaml
agda | Agda | technical | <Literate Agda | functional-programming
lean-4 | Lean 4? | technical | Lean theorem prover; Lean prover | functional-programming | coq; theorem; mathlib; isabelle; agda; proof; prover
coq | Coq? | technical | Rocq Prover; Coq proof assistant | functional-programming | proof; theorem; ocaml; isabelle; agda; rocq; prover; formal methods; haskell
isabelle | Isabelle? | technical | Isabelle/HOL; Isabelle prover | programming | prover; coq; hol; theorem; theorem proving; agda; formal methods
tla-plus | TLA+? | technical | | programming | alloy; formal; verification; specification
alloy-analyzer | Alloy analyzer | technical | Alloy specification language; Alloy? | programming | tla; z3; tla+; formal methods; model checking; sat; event-b
promela | Promela | technical | | programming
dafny | Dafny | technical | | programming
f-star-language | F Star language | technical | FStar; F* language; F* programming language; F-star | programming
z-notation | Z notation | technical | | programming
b-method | B-Method | technical | B Method; B (Formal Method) | programming
event-b | Event-B | technical | | programming
vdm-specification | VDM specification | technical | VDM++ | programming
purescript | PureScript | technical | | functional-programming; javascript
livescript-language | LiveScript language | technical | LiveScript | programming
imba | Imba? | technical | | javascript | javascript; svelte; solid; vue; react; compiler
reason-language-family | Reason language family | technical | | programming
clean-language | Clean language? | technical | | functional-programming | haskell; functional programming; ocaml; compiler; miranda
hy-language | Hy language | technical | | python
fennel-language | Fennel language | technical | Fennel? | lua | lua; lisp; neovim
moonscript | MoonScript | technical | | lua
janet-language | Janet language | technical | Janet? | programming | lisp; clojure; fennel
newlisp | newLISP | technical | | programming
picolisp | PicoLisp | technical | | programming
shen-language | Shen language | technical | | programming
lfe-lisp-flavoured-erlang | LFE Lisp Flavoured Erlang | technical | Lisp Flavoured Erlang; Lisp Flavored Erlang; LFE? | erlang | erlang; elixir; lisp; beam
arc-lisp | Arc Lisp | technical | | programming
pike-language | Pike language | technical | | programming
parrot-virtual-machine | Parrot virtual machine | technical | | programming
ring-language | Ring language | technical | | programming
euphoria-language | Euphoria language | technical | OpenEuphoria | programming
harbour | Harbour compiler | technical | Harbour language; Harbour? | programming | xbase; clipper; foxpro; dbase; compiler
livecode | LiveCode | technical | LiveCode Script; Runtime Revolution | programming
hypertalk | HyperTalk | technical | | programming
inform-7 | Inform 7 | technical | | programming
tads | TADS? | technical | | programming | infocom; interactive fiction; inform 7; zork; parser
amos-basic | AMOS BASIC | technical | | programming
blitzbasic | BlitzBasic | technical | <Blitz3D; <BlitzMax | programming
darkbasic | DarkBASIC | technical | | programming
gfa-basic | GFA BASIC | technical | | programming
b4x-basic | B4X BASIC | technical | | programming
gambas | Gambas? | technical | | programming | visual basic; linux; qt; gtk; lazarus
oxygene | Oxygene? | technical | RemObjects Oxygene | programming | remobjects; delphi; pascal; elements
chapel | Chapel? | technical | Chapel language | parallel-computing | pgas; cray; openshmem; upc; hpc language; openmp
unified-parallel-c | Unified Parallel C | technical | UPC language | parallel-computing
x10-language | X10 language | technical | | programming
fortress-language | Fortress language | technical | | programming
futhark | Futhark | technical | | programming
halide-language | Halide language | technical | | programming
ispc | ISPC | technical | Intel SPMD Program Compiler | programming
swig | SWIG? | technical | | programming | c++; python; bindings; wrapper; java
cilk | Cilk | technical | | programming
linda-coordination-language | Linda coordination language | technical | | programming
occam | occam? | technical | occam-pi | programming | transputer; parallel; csp; programming
esterel | Esterel | technical | | programming
lustre-scade | Lustre SCADE | technical | ANSYS SCADE; SCADE Suite | programming
sdl-specification-language | SDL specification language | technical | | programming
asn-1 | ASN.1 | technical | Abstract Syntax Notation One | programming
antlr | ANTLR | technical | | programming
yacc | Yacc | technical | | programming
lex | Lex? | technical | | programming | yacc; bison; compiler; parser; flex; compilers
flex-lexical-analyser | Flex lexical analyser | technical | | programming
javacc | JavaCC | technical | | programming
xtext | Xtext | technical | Eclipse Xtext | programming
xtend | Xtend | technical | | programming
mps-language-workbench | MPS language workbench | technical | JetBrains MPS | programming
tree-sitter | Tree-sitter | technical | <Tree-sitter query; <Tree-sitter queries | programming
ebnf | EBNF | technical | <ABNF; BNF grammar | programming
yang-data-model | YANG data model | technical | YANG modelling; NETCONF YANG; YANG? | programming | netconf; restconf; openconfig; sdn; nso; snmp; gnmi
netconf | NETCONF | technical | | programming
p4-language | P4 language | technical | P4 programming; P4? | programming | sdn; tofino; dataplane; openflow; bmv2; dpdk
open-policy-agent | Open Policy Agent | technical | Rego?; OPA Rego; OPA? | programming | kubernetes; rego; gatekeeper; terraform; istio
cue-language | CUE language | technical | cuelang; CUE lang | programming
jsonnet | Jsonnet | technical | | programming
dhall | Dhall | technical | | programming
hocon | HOCON | technical | | programming
kcl-config-language | KCL config language | technical | KCL? | programming | kubernetes; kusion; yaml; cue
pkl-configuration | Pkl configuration | technical | Pkl? | programming | yaml; configuration language; jsonnet; cue; kotlin; json
starlark | Starlark | technical | | programming
nix-language | Nix language | technical | Nix? | | nixos; flakes; nixpkgs
jq | jq | technical | jq JSON processor | programming
jsonpath | JSONPath | technical | | programming
json5 | JSON5 | technical | | programming
jsonata | JSONata | technical | | programming
xproc | XProc | technical | | programming
schematron | Schematron | technical | | programming
textile-markup | Textile markup | technical | Textile markup language | programming
org-mode | Org mode | technical | Emacs Org mode; Org? | programming | emacs; lisp
bbcode | BBCode | technical | | programming
creole-markup | Creole markup | technical | | programming
troff | troff | technical | nroff; groff | programming
texinfo | Texinfo | technical | | programming
context-typesetting | ConTeXt typesetting | technical | | programming
postscript | PostScript | technical | PostScript programming; Adobe PostScript | programming
pcl-printer-language | PCL printer language | technical | Printer Command Language | programming
zpl | ZPL | technical | Zebra Programming Language | programming
canvas-api | Canvas API? | technical | HTML5 Canvas; HTML Canvas | programming | html5; javascript; webgl; svg; d3; webaudio
mathml | MathML | technical | | programming
rss | RSS? | technical | RSS feeds | programming | feeds; xml; atom; html; podcast; podcasts; json; wordpress; syndication; feed
atom-feeds | Atom feeds | technical | Atom Syndication Format
icalendar | iCalendar | technical | | programming
vcard | vCard | technical | | programming
collada | COLLADA | technical | | programming
gltf | glTF | technical | | programming
x3d | X3D | technical | | programming
vrml | VRML | technical | Virtual Reality Modeling Language; VRML97
open-inventor | Open Inventor | technical | | programming
pov-ray | POV-Ray | technical | <POV-Ray SDL | programming
renderman-shading-language | RenderMan Shading Language | technical | RSL RenderMan | programming
open-shading-language | Open Shading Language | technical | | programming
csound | Csound | technical | <Csound score; <Csound scores; <Csound document | programming
chuck | ChucK? | technical | | programming | csound; supercollider; puredata
faust-audio-language | Faust audio language | technical | Faust? | programming | dsp; csound; synthesis; juce; supercollider
tidalcycles | TidalCycles | technical | | programming
sonic-pi | Sonic Pi | technical | | programming
processing-language | Processing language? | technical | Processing 3; Processing.js; Processing (creative coding) | programming | p5; p5.js; arduino; openframeworks; generative art; creative coding; touchdesigner; java
openframeworks | openFrameworks | technical | | c-plus-plus
cinder-c-plus-plus | Cinder C++ | technical | | c-plus-plus
vvvv-visual-programming | vvvv visual programming | technical | | programming
touchdesigner | TouchDesigner | technical | | programming
cairo-graphics-library | Cairo graphics library | technical | Cairo? | programming | pango; gtk; x11; librsvg; skia; glib
skia-graphics | Skia graphics | technical | | programming
angelscript | AngelScript | technical | | programming
squirrel-language | Squirrel language | technical | | programming
papyrus-scripting | Papyrus scripting | technical | Skyrim scripting; Papyrus? | programming | skyrim; bethesda; modding
sourcepawn | SourcePawn | technical | | programming
unrealscript | UnrealScript | technical | | programming
quakec | QuakeC | technical | | programming
nwscript | NWScript | technical | | programming
gamemonkey-script | GameMonkey Script | technical | | programming
ink-narrative-scripting | Ink narrative scripting | technical | Ink? | programming | twine; inkle; unity; yarn spinner; ren'py; interactive fiction
monkey-c | Monkey C | technical | | programming
garmin-connect-iq | Garmin Connect IQ | technical | Connect IQ SDK | programming
brightscript | BrightScript | technical | Roku BrightScript; <Roku SceneGraph; <BrighterScript | programming
smali | Smali | technical | | programming
renderscript | RenderScript | technical | | android-development
aidl | AIDL | technical | | android-development
objective-c-plus-plus | Objective-C++ | technical | | objective-c
objective-j | Objective-J | technical | | programming
cython-language | Cython language | technical | | programming
rpython | RPython | technical | | programming
jython | Jython | technical | Jython scripting | python; java
ironpython | IronPython | technical | | python; dot-net
pypy | PyPy | technical | | python
mruby | MRuby | technical | | programming
opal-ruby | Opal Ruby | technical | Opal? | programming | rails; javascript; transpiler
clist | CLIST | technical | TSO CLIST | programming
mapper-4gl | MAPPER 4GL | technical | Unisys MAPPER | programming
linc-4gl | LINC 4GL | technical | Unisys LINC | programming
focus-reporting-language | Focus reporting language | technical | | programming
nomad-4gl | Nomad 4GL | technical | | programming
ramis | RAMIS? | technical | | programming | cobol; focus; mainframe; 4gl; easytrieve; nomad
mark-iv | Mark IV? | technical | | programming | cobol; easytrieve; mainframe; 4gl; jcl; informatics
gosu-language | Gosu language | technical | Gosu Guidewire; Gosu? | java | guidewire; policycenter; claimcenter; billingcenter; java
ceylon-language | Ceylon language | technical | Ceylon? | programming | kotlin; jvm; scala; groovy
golo-language | Golo language | technical | | programming
mirah | Mirah | technical | | programming
boo-language | Boo language | technical | | programming
nemerle | Nemerle | technical | | programming
cobra-language | Cobra language | technical | | programming
j-sharp | Visual J# | technical | J# language | programming
mql4 | MQL4 | technical | MetaTrader MQL | programming
pine-script | Pine Script | technical | TradingView Pine Script | programming
easylanguage | EasyLanguage | technical | TradeStation EasyLanguage | programming
ninjascript | NinjaScript | technical | | programming
server-side-javascript-marketing-cloud | Server-Side JavaScript Marketing Cloud | technical | SSJS | programming
suitescript | SuiteScript | technical | NetSuite SuiteScript; SuiteScript 2.0 | programming
liquid-template-language | Liquid template language | technical | | programming
erb-templates | ERB templates | technical | Embedded Ruby | programming
slim-templates | Slim templates | technical | | programming
interactive-data-language | IDL programming | technical | Interactive Data Language; IDL/ENVI; IDL? | programming | envi; astronomy; fortran; matlab
ncl | NCL? | technical | NCAR Command Language | programming | ncar; netcdf; fortran; grads; wrf; idl; atmospheric science
grads | GrADS? | technical | Grid Analysis and Display System | programming | meteorology; netcdf; ncl; wrf; fortran; atmospheric
ferret-data-analysis | Ferret data analysis | technical | | programming
gmt-mapping-tools | GMT mapping tools | technical | Generic Mapping Tools | programming
root-framework | ROOT framework | technical | CERN ROOT; ROOT data analysis; ROOT? | programming | cern; geant4; physics; particle; lhc; pythia; detector
maxscript | Maxscript | technical | | programming
vex-scripting | VEX scripting | technical | | programming
extendscript | ExtendScript | technical | Adobe scripting | programming
lingo | Lingo? | technical | Macromedia Lingo | programming | macromedia; shockwave; actionscript; lindo; director mx; flash
lasso-programming | Lasso programming | technical | Lasso? | programming | filemaker; webdna; php
webdna | WebDNA | technical | | programming
miva-script | Miva Script | technical | | programming
vhdl-ams | VHDL-AMS | technical | | hardware-description
bluespec-systemverilog | Bluespec SystemVerilog | technical | | hardware-description
firrtl | FIRRTL | technical | | hardware-description
property-specification-language | Property Specification Language | technical | | hardware-description
e-verification-language | e verification language | technical | Specman e; Cadence Specman | hardware-description
vera-verification-language | VERA verification language | technical | OpenVera | hardware-description
ahdl | AHDL | technical | Altera HDL | hardware-description
abel-hdl | ABEL HDL | technical | | hardware-description
handel-c | Handel-C | technical | | hardware-description
move-smart-contract-language | Move smart contract language | technical | | programming
clarity-smart-contracts | Clarity smart contracts | technical | Clarity? | programming | solidity; clarinet; stacks blockchain; hiro; smart contracts
michelson | Michelson? | technical | | smart-contracts | tezos; ligo; smart contracts; smartpy; blockchain
cadence-language | Cadence language | technical | Flow Cadence; Cadence smart contracts | smart-contracts
noir-zero-knowledge-language | Noir zero-knowledge language | technical | Noir? | smart-contracts | aztec; circom; solidity; zk; zero knowledge; zksync
circom | Circom | technical | | smart-contracts
plutus | Plutus? | technical | Cardano Plutus | smart-contracts | cardano; haskell; blockchain; aiken
ink-smart-contracts | Ink! smart contracts | technical | | smart-contracts
yul | Yul? | technical | | smart-contracts | solidity; evm; vyper; assembly; ethereum; smart contracts
teal-smart-contracts | Teal smart contracts | technical | TEAL? | smart-contracts | algorand; pyteal; solidity; smart contracts
metta | MeTTa? | technical | | programming | hyperon; opencog; agi; singularitynet
xql | XQL | technical | | sql
u-sql | U-SQL | technical | | sql
partiql | PartiQL | technical | | sql
cql-clinical-quality-language | CQL Clinical Quality Language | technical | Clinical Quality Language | sql
gql-graph-query-language | GQL graph query language | technical | ISO GQL | sql
overpass-ql | Overpass QL | technical | OverpassQL | sql
embedded-sql | Embedded SQL | technical | <Pro*C; <Pro*COBOL; <SQLJ | sql
accelerated-mobile-pages | Accelerated Mobile Pages | technical | AMP pages; Google AMP; AMP? | web-development | seo; html; css; javascript; wordpress; pwa; schema.org; core web vitals
schema-org | Schema.org | technical | Structured data markup | web-development
html-microdata | HTML microdata | technical | Microdata? | web-development | html; html5; seo; schema.org; rdfa; json-ld
open-graph-protocol | Open Graph protocol | technical | | web-development
webvtt | WebVTT | technical | | web-development
activitypub | ActivityPub | technical | | web-development
xmpp | XMPP | technical | Jabber protocol; Extensible Messaging and Presence Protocol | web-development
webdav | WebDAV | technical | | web-development
caldav | CalDAV | technical | | web-development
visual-j-plus-plus | Visual J++ | technical | J++ | java
systemverilog-assertions | SystemVerilog Assertions | technical | SVA assertions | systemverilog
restconf | RESTCONF | technical | | programming
xharbour | xHarbour | technical | | programming
spin-model-checker | SPIN model checker | technical | | programming
gnu-bison | GNU Bison | technical | Bison parser; Bison? | programming | flex; yacc; lex; parser; compiler; grammar; antlr; lexer
befunge | Befunge | technical | | programming
redcode | Redcode? | technical | | programming | corewars; assembly; programming
intercal | INTERCAL | technical | | programming
wren-language | Wren language | technical | Wren? | programming | lua; interpreter
koka-language | Koka language | technical | Koka? | programming | haskell; ocaml; effects; compiler; functional programming
vale-language | Vale language | technical | | programming
hare-language | Hare language | technical | Hare? | programming | compiler; rust; zig
jai-language | Jai language | technical | | programming
c3-language | C3 language | technical | | programming
grain-language | Grain language | technical | | programming
moonbit | MoonBit | technical | | programming
cangjie | Cangjie | technical | | programming
arkts | ArkTS | technical | | programming
arkui | ArkUI | technical | HarmonyOS ArkUI | programming
smithy-idl | Smithy IDL | technical | Smithy? | programming | aws; api; openapi; idl; codegen; protobuf
kaitai-struct | Kaitai Struct | technical | | programming
webidl | WebIDL | technical | Web IDL | programming
slang-shading-language | Slang shading language | technical | Slang? | programming | shader; hlsl; glsl; vulkan; gpu
baml | BAML? | technical | | programming | llm; boundary; prompt; prompts
pddl | PDDL | technical | Planning Domain Definition Language | programming
clips-expert-system | CLIPS expert system | technical | CLIPS language; CLIPS? | programming | prolog; jess; drools; lisp; expert system; rule engine
jess-rule-engine | Jess rule engine | technical | | programming
answer-set-programming | Answer set programming | technical | <Clingo | programming
datalog | Datalog | technical | | programming
rascal-metaprogramming | Rascal metaprogramming | technical | | programming
txl-language | TXL language | technical | | programming
grammatical-framework | Grammatical Framework | technical | | programming
praat-scripting | Praat scripting | technical | Praat? | programming | phonetics; linguistics; acoustic; speech; elan
nmodl | NMODL | technical | | programming
neuron-simulator | NEURON simulator | technical | NEURON simulation environment | programming
clarion | Clarion? | technical | Clarion language; SoftVelocity Clarion | programming | softvelocity; topspeed; delphi; visual basic; foxpro; clipper
magik | Magik? | technical | Smallworld Magik | programming | smallworld; electric office; gis
smallworld-gis | Smallworld GIS | tool | GE Smallworld | programming
dcl-openvms | DCL OpenVMS | technical | DIGITAL Command Language | programming
hp-basic | HP BASIC | technical | Rocky Mountain Basic | programming
true-basic | True BASIC | technical | | programming
pl-m | PL/M | technical | | programming
chill-language | CHILL language | technical | | programming
cms-2 | CMS-2? | technical | | programming | navy; ada; jovial; uyk; assembly
coral-66 | Coral 66 | technical | | programming
tacl | TACL | technical | | programming
tandem-tal | Tandem TAL | technical | HP NonStop TAL; Transaction Application Language | programming
1c-enterprise-language | 1C:Enterprise | technical | | programming
turing-language | Turing language | technical | Turing? | programming | pascal; object oriented turing; qbasic; visual basic
pyret | Pyret | technical | | programming
alice-3d-programming | Alice 3D programming | technical | | programming
kodu-game-lab | Kodu Game Lab | technical | | programming
lego-spike | LEGO SPIKE | technical | | programming
vexcode | VEXcode | technical | | programming
code-org-app-lab | Code.org App Lab | technical | | programming
cartocss | CartoCSS | technical | Carto CSS
closure-templates | Closure Templates | technical | Soy templates; Google Closure Templates
caddyfile | Caddyfile | technical | Caddy configuration
cycript | Cycript | technical
cweb-literate | CWeb | technical | CWEB literate programming
diff-patches | Diff? | technical | unified diff; diff and patch files | | patch; git; unix; grep; merge
ecl-hpcc | ECL? | technical | Enterprise Control Language; HPCC Systems ECL | | hpcc; thor; roxie; lexisnexis
frege-language | Frege? | technical | Frege language | programming | haskell; jvm; functional programming; eta
gdshader | GDShader | technical | Godot shading language | shaders
gedcom | GEDCOM | technical | GEDCOM files; GEDCOM genealogy data
genshi-templates | Genshi | technical | Genshi templates
glimmer-js | Glimmer JS | technical | Glimmer.js; Glimmer components
gml-graphs | Graph Modeling Language | technical | Graph Modelling Language
graphviz-dot | Graphviz (DOT) | tool | Graphviz; Graphviz DOT; DOT graph language
jasmin-assembler | Jasmin assembler | technical | Jasmin JVM assembler
json-with-comments | JSON with Comments | technical | JSONC
jolie-language | Jolie? | technical | Jolie language; Jolie microservices language | | microservices; programming; services; soa
latte-templates | Latte? | technical | Latte templates; Nette Latte | | nette; php; templates; twig; smarty
nasal-language | Nasal? | technical | Nasal scripting; FlightGear Nasal | | flightgear; jsbsim; simgear
nickel-language | Nickel language | technical | Nickel configuration language
opentype-features | OpenType Feature File | technical | OpenType feature files; OpenType features
ox-language | Ox language | technical | Ox econometrics; <OxMetrics
python-pickle | Pickle? | technical | Python pickle; pickle serialization | | python; joblib; serialization; pandas; numpy
perl-pod | Pod? | technical | Perl POD; Plain Old Documentation | | perl; cpan; raku
perl-xs | Perl XS | technical | XS?; XS modules | | perl; cpan; bindings; c
polar-policy | Polar policy language | technical | Oso Polar
portugol | Portugol | technical | Portugol Studio
quint-spec | Quint? | technical | Quint specification | | tla; specification; verification; blockchain; formal
ros-interface | ROS Interface | technical | ROS messages; ROS interface definitions
roff-markup | Roff | technical | roff markup; man page markup
db2-sql-pl | SQLPL | technical | SQL PL; DB2 SQL PL; SQL Procedural Language
sieve-mail-filter | Sieve? | technical | Sieve mail filtering; Sieve scripts | | dovecot; imap; postfix
smpl-coccinelle | SmPL | technical | Coccinelle; semantic patches
sugarss | SugarSS | technical
talon-voice | Talon? | tool | Talon Voice |  | voice; dictation; accessibility; coding; speech
turtle-rdf | Turtle? | technical | RDF Turtle; Terse RDF Triple Language | | rdf; sparql; ontology; json-ld; n-triples; shacl
tsx-react | TSX? | technical | TSX components; TypeScript JSX | | react; typescript; jsx; component; components
volt-phalcon | Volt? | technical | Volt templates; Phalcon Volt | | phalcon; php; templates; twig
xbase-language | xBase | technical | xBase programming
kivy-kvlang | kvlang | technical | Kivy language; kv language
go-templ | templ? | technical | Go templ; templ components | | golang; htmx; go; templates
edge-templates | Edge templates | technical | Edge.js templates; AdonisJS Edge
logos-tweaks | Logos (Theos) | technical | Theos Logos
mathematical-programming-system | Mathematical Programming System | technical | MPS files
java-template-engine | Java Template Engine | technical | JTE templates
jest-snapshots | Jest Snapshot | technical | Jest snapshots; snapshot tests Jest
gradle-kotlin-dsl | Gradle Kotlin DSL | technical
rhai | Rhai? | technical | Rhai scripting | programming | rust; scripting; embedded scripting
lambdapi | Lambdapi | tool
ags-script | AGS Script | technical | Adventure Game Studio script
zenscript | ZenScript | technical | CraftTweaker ZenScript
kerboscript | KerboScript | technical | kOS KerboScript
`;

export const substitutes = String.raw`
proof-assistants | proof assistants | 0.6 | coq; isabelle; lean-4; agda
array-languages | array languages | 0.6 | apl; j-language; k-language; bqn; q-language-kdb-plus
parser-generators | parser generators | 0.6 | antlr; yacc; gnu-bison; javacc
pure-functional-languages | purely functional languages | 0.5 | elm; purescript; idris; haskell
oberon-family | languages of the Oberon family | 0.5 | oberon; pascal; modula-2
sound-languages | languages of sound | 0.5 | csound; chuck; faust-audio-language
`;
