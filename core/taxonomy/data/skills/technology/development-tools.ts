/** Tools of developers, creators and administrators that have no place in the other files of technology. Format: ../README.md */
export const skills = String.raw`
backendless | Backendless | tool
cloudinary | Cloudinary | tool
imgix | imgix | tool
uploadcare | Uploadcare | tool
imagekit | ImageKit | tool
jsdelivr | jsDelivr | tool
unpkg | unpkg | tool
formspree | Formspree | tool
ory-identity | Ory identity | tool | Ory Kratos; Ory? | | kratos; hydra; keto; oidc; oauth; zero trust
novu-notifications | Novu notifications | tool | Novu? |  | notifications; typescript; node.js; nestjs; react; open source; api; push
knock-notifications | Knock notifications | tool
courier-notifications | Courier notifications? | tool | | | novu; sendgrid; twilio; webhooks
pusher-channels | Pusher Channels | tool
ably | Ably? | tool | | | pusher; pubnub; websockets; websocket; realtime; mqtt
pubnub | PubNub | tool
commitlint | commitlint | tool
conventional-commits | Conventional Commits | technical
lefthook | Lefthook | tool
pre-commit-framework | Pre-commit hooks | tool | pre-commit; pre-commit framework
cookiecutter | Cookiecutter | tool | Cookiecutter templates
knip | Knip | tool
oxc-toolchain | Oxc toolchain | tool | <Oxlint; Oxc
xo-linter | xo linter | tool | XO? |  | eslint; linter; prettier; lint
standard-js | standard JS | tool
jscs | JSCS | tool
jscodeshift | jscodeshift | tool
quicktype | quicktype | tool
ts-node | ts-node | tool
ember-cli | Ember CLI | tool
aurelia | Aurelia? | tool | Aurelia.js | javascript; front-end-development | javascript; typescript; angular; react; front-end
marko-js | Marko.js | tool |  | javascript; front-end-development
riot-js | Riot.js | tool | | javascript; front-end-development
mithril-js | Mithril.js | tool | | javascript; front-end-development
inferno-js | Inferno.js | tool | | javascript; front-end-development
stimulus-reflex | Stimulus Reflex | tool
hyperapp | Hyperapp | tool
durandal-js | Durandal.js | tool
fresh-framework | Fresh framework? | tool | Deno Fresh |  | deno; preact; typescript; javascript; islands
analog-js | Analog.js | tool | AnalogJS
refine-dev | Refine.dev | tool | Refine? |  | antd; supabase; ant design
ariakit | Ariakit | tool
react-aria | React Aria | tool
react-spectrum | React Spectrum | tool
react-native-paper | React Native Paper | tool
nativebase | NativeBase | tool
tamagui | Tamagui | tool
vueuse | VueUse | tool
unjs | UnJS | tool | <Nitro server
tinymce | TinyMCE | tool
ckeditor | CKEditor | tool
quill-editor | Quill editor | tool | Quill.js
prosemirror | ProseMirror | tool
tiptap | Tiptap | tool
lexical-editor | Lexical editor | tool
draft-js | Draft.js | tool
slate-js | Slate.js | tool
monaco-editor | Monaco Editor | tool
ag-grid | AG Grid | tool
handsontable | Handsontable | tool
fullcalendar | FullCalendar | tool
datatables | DataTables | tool | jQuery DataTables
jqgrid | jqGrid | tool
select2 | Select2 | tool
fabric-js | Fabric.js | tool
snap-svg | Snap.svg | tool
svg-js | SVG.js | tool
raphael-js | Raphaël.js | tool
paper-js | Paper.js | tool
interact-js | interact.js | tool | InteractJS
scrollreveal | ScrollReveal | tool
locomotive-scroll | Locomotive Scroll | tool
lenis-scroll | Lenis scroll | tool
barba-js | Barba.js | tool
video-js | video.js | tool
hls-js | HLS.js | tool
shaka-player | Shaka Player | tool
jw-player | JW Player | tool
howler-js | Howler.js | tool
tone-js | Tone.js | tool
web-audio-api | Web Audio API | tool
webcodecs | WebCodecs | tool
web-workers | Web Workers? | tool | | | javascript; service workers; webassembly; indexeddb
indexeddb | IndexedDB | tool
web-storage-api | Web Storage API | tool | <localStorage
jquery-validation | jQuery Validation | tool
workbox | Workbox | tool
homebrew | Homebrew? | tool | Homebrew macOS | | macos; mac; brew; apt; zsh; xcode; chocolatey; npm; macports; linuxbrew
macports | MacPorts | tool
scoop-windows | Scoop Windows | tool
snapcraft | Snapcraft | tool | <Snap packages
appimage | AppImage | tool
pkgsrc | pkgsrc | tool
spack | Spack | tool
easybuild | EasyBuild | tool
xmake | xmake | tool
buck-build | Buck build | tool | Buck2
pants-build | Pants build | tool
please-build | Please build | tool
waf-build | Waf build? | tool | | | python; cmake; scons; ns-3; compiler
gradle-play-publisher | Gradle Play Publisher | tool
just-command-runner | just command runner | tool
task-runner-go-task | Task runner go-task | tool
devbox | Devbox | tool
devenv | devenv | tool
dev-containers | Dev Containers | tool | VS Code Dev Containers; Development Containers
distrobox | Distrobox | tool
multipass-vms | Multipass VMs | tool
lima-colima | Lima Colima | tool | Colima? |  | podman; macos; lima
rancher-desktop | Rancher Desktop | tool
orbstack | OrbStack | tool
wsl | WSL? | tool | Windows Subsystem for Linux; WSL2 | | linux; ubuntu; docker; bash; debian; subsystem; powershell; vs code
cmder | Cmder | tool
conemu | ConEmu | tool
alacritty | Alacritty | tool
wezterm | WezTerm | tool
ghostty | Ghostty | tool
kitty-terminal | kitty terminal | tool
warp-terminal | Warp terminal | tool | Warp? | | terminal; iterm; zsh; tmux; cli
hyper-terminal | Hyper terminal? | tool | | | iterm; zsh; electron; vercel; alacritty
gnu-screen | GNU Screen | tool
fish-shell | Fish shell | tool | fish? |  | zsh; bash
zsh | Zsh | tool | Z shell; <Oh My Zsh
kornshell | KornShell | tool | Korn shell; KSH?; ksh93 | | unix; bash; aix; csh; shell; perl; awk; solaris; sed; hp-ux
c-shell | C shell | tool | csh
tcsh | tcsh | tool | | c-shell
nushell | Nushell | tool
xonsh | Xonsh | tool
elvish-shell | Elvish shell | tool | Elvish? | | shell; bash; fish; zsh; terminal
starship-prompt | Starship prompt | tool | Starship? |  | zsh; bash; tmux
htop | htop | tool
strace | strace | tool
perf-linux-profiler | perf Linux profiler | tool
ftrace | ftrace | tool
dtrace | DTrace | tool
systemtap | SystemTap | tool
bpftrace | bpftrace | tool
bcc-ebpf | BCC (eBPF) | tool | BCC eBPF; BPF Compiler Collection
gnu-radio | GNU Radio | tool | | digital-signal-processing
asciinema | Asciinema | tool
doxygen | Doxygen | tool
javadoc | Javadoc | tool
jsdoc | JSDoc | tool
typedoc | TypeDoc | tool
mintlify | Mintlify | tool
readme-io | ReadMe.io | tool
redoc | Redoc | tool
redocly | Redocly | tool | Redocly CLI
scalar-api-reference | Scalar API reference | tool | Scalar? |  | openapi; swagger; redoc; stoplight
slate-api-docs | Slate API docs | tool
stoplight | Stoplight? | tool | <Stoplight Studio | | openapi; swagger; redoc; postman; api design; spectral; prism
apifox | Apifox | tool
pandoc | Pandoc | tool
mdbook | mdBook | tool
wiki-js | Wiki.js | tool
outline-wiki | Outline wiki | tool | Outline wiki app
tettra | Tettra | tool
slab-wiki | Slab wiki | tool
hackmd | HackMD | tool
pastebin | Pastebin | tool
stack-overflow | Stack Overflow | tool
sourceforge | SourceForge | tool
codeberg | Codeberg | tool
sourcehut | SourceHut | tool
gitee | Gitee | tool
radicle | Radicle? | tool | | | git; peer-to-peer; github; gitlab; codeberg
tower-git-client | Tower Git client | tool | Tower git
fork-git-client | Fork Git client | tool
git-extensions | Git Extensions | tool
smartgit | SmartGit | tool
smartsvn | SmartSVN | tool
visualsvn | VisualSVN | tool
ankhsvn | AnkhSVN | tool
beyond-compare | Beyond Compare | tool
winmerge | WinMerge | tool
kdiff3 | KDiff3 | tool
meld-diff | Meld diff | tool
araxis-merge | Araxis Merge | tool
paw-http-client | Paw HTTP client | tool
rapidapi | RapidAPI | tool | RapidAPI Hub
kaleido-blockchain | Kaleido blockchain | tool
talend-api-tester | Talend API Tester | tool
thunder-client | Thunder Client | tool
yaak | Yaak | tool
hurl | Hurl? | tool | | | curl; postman; httpie; api; bruno; insomnia
mailtrap | Mailtrap | tool
mailhog | Mailhog | tool
faker-library | Faker library | tool | Faker.js; Faker? | | jest; fixtures; javascript; php; laravel; pytest
lighthouse-ci | Lighthouse CI | tool
webpagetest | WebPageTest | tool
gtmetrix | GTmetrix | tool
browsersync | BrowserSync | tool
livereload | LiveReload | tool
wappalyzer | Wappalyzer | tool
tampermonkey | Tampermonkey | tool
glitch-editor | Glitch editor | tool | Glitch? | | codepen; replit; codesandbox
codeanywhere | Codeanywhere | tool
eclipse-che | Eclipse Che | tool
rstudio-cloud | RStudio Cloud | tool | Posit Cloud
codesignal | CodeSignal | tool
hackerearth | HackerEarth | tool
codewars | Codewars | tool
exercism | Exercism | tool
codechef | CodeChef | tool
topcoder | Topcoder | tool
project-euler | Project Euler | tool
advent-of-code | Advent of Code | tool
rosetta-code | Rosetta Code | tool
frontend-mentor | Frontend Mentor | tool
scrimba | Scrimba | tool
the-odin-project | The Odin Project | tool
geeksforgeeks | GeeksforGeeks | tool
w3schools | W3Schools | tool
mdn-web-docs | MDN Web Docs | tool
devpost | Devpost | tool
product-hunt | Product Hunt | tool
adafruit-hardware | Adafruit hardware | tool
sparkfun-boards | SparkFun boards | tool | SparkFun
m5stack | M5Stack | tool
bbc-micro-bit-makecode | BBC micro bit MakeCode | tool | Microsoft MakeCode
tinkercad-circuits | Tinkercad Circuits | tool
wokwi | Wokwi | tool
qmk-firmware | QMK firmware | tool | QMK
coreboot | Coreboot | tool
openbmc | OpenBMC | tool
uefi-development | UEFI development | tool | <EDK II; <TianoCore
dronecode-px4 | Dronecode PX4 | tool
klipper-firmware | Klipper firmware | tool
octoprint | OctoPrint | tool
linuxcnc | LinuxCNC | tool
frigate-nvr | Frigate NVR | tool
ros-2-navigation | ROS 2 Navigation | tool | Nav2
rviz | RViz | tool
silicon-labs-simplicity-studio | Silicon Labs Simplicity Studio | tool | Simplicity Studio
renesas-e2-studio | Renesas e2 studio | tool | e² studio
infineon-aurix | Infineon AURIX | tool | AURIX TriCore
renesas-rh850 | Renesas RH850 | tool
nxp-s32 | NXP S32 | tool
cypress-psoc | Cypress PSoC | tool | PSoC
saleae-logic-analyzer | Saleae logic analyzer | tool
vector-vteststudio | Vector vTESTstudio | tool | vTESTstudio
elektrobit | Elektrobit? | tool | | | autosar; tresos; adas; ecu; vector; adasis
harmonyos | HarmonyOS | tool | HarmonyOS NEXT
kaios | KaiOS | tool
sailfish-os | Sailfish OS | tool
ubuntu-touch | Ubuntu Touch | tool
lineageos | LineageOS | tool
grapheneos | GrapheneOS | tool
android-open-source-project | Android Open Source Project | tool | AOSP
android-auto | Android Auto | tool
apple-carplay | Apple CarPlay | tool | CarPlay
wear-os | Wear OS | tool
android-tv | Android TV | tool
roku-development | Roku development | tool
samsung-bixby | Samsung Bixby | tool
google-assistant-actions | Google Assistant Actions | tool
apple-shortcuts | Apple Shortcuts | tool
sirikit | SiriKit | tool
storekit | StoreKit | tool
revenuecat | RevenueCat | tool
google-admob | Google AdMob | tool | AdMob
ironsource | ironSource | tool | Unity LevelPlay
applovin | AppLovin? | tool |  |  | unity ads; ironsource; admob; mobile advertising; ad networks; user acquisition; facebook ads; vungle
unity-ads | Unity Ads | tool
playfab | PlayFab | tool
gamelift | GameLift | tool
nakama-game-server | Nakama game server | tool
mirror-networking | Mirror networking | tool
fishnet | FishNet? | tool | | | unity; mirror; photon; multiplayer; netcode
tiled-map-editor | Tiled map editor | tool
ogmo-editor | Ogmo Editor | tool
blockbench | Blockbench | tool
stencyl | Stencyl | tool
gdevelop | GDevelop | tool
bitsy-game-maker | Bitsy game maker | tool | Bitsy? | | twine; pixel; pico-8; gamemaker
pico-8 | PICO-8 | tool
ebitengine | Ebitengine | tool
haxeflixel | HaxeFlixel | tool
openfl | OpenFL | tool
jmonkeyengine | JMonkeyEngine | tool | jME
lwjgl | LWJGL | tool
openal | OpenAL | tool
assimp | Assimp | tool
glew | GLEW? | tool | | | opengl; glfw; glut; sdl; glsl
dear-pygui | Dear PyGui | tool
numpyro | NumPyro | tool
textual-tui | Textual TUI | tool |  |  | python; tui; click; typer
tqdm | tqdm | tool
typer-cli | Typer CLI | tool | Typer? |  | python; cli; fastapi; argparse; pydantic
click-python | Click Python | tool |  |  | python; cli; typer; flask; argparse; pytest
invoke-python | Invoke Python | tool
fabric-python-deployment | Fabric Python deployment | tool
paramiko | Paramiko | tool
requests-python-library | Requests Python library | tool | Python Requests
httpx-python | httpx Python | tool
marshmallow-python | Marshmallow Python | tool
gevent | Gevent | tool
dramatiq | Dramatiq | tool
huey-task-queue | Huey task queue | tool
nox | Nox? | tool | | | tox; python; pytest; poetry
tox-python | tox Python | tool
lark-parser | Lark parser | tool
pytables | PyTables | tool
hdf5 | HDF5 | tool | Hierarchical Data Format
netcdf | NetCDF | tool
zarr-format | Zarr format | tool
fits-format | FITS format | tool
rails-admin | Rails Admin | tool
puma-server | Puma server | tool | Puma? |  | rails; sidekiq; unicorn; capistrano
delayed-job | Delayed Job? | tool | | | ruby; rails; sidekiq; resque; activerecord
roda | Roda? | tool | | | ruby; sinatra; rails; rack; sequel
grape-api | Grape API | tool
trailblazer-ruby | Trailblazer Ruby | tool
dry-rb | dry-rb | tool
guzzle-php | Guzzle PHP | tool
monolog | Monolog? | tool | | | php; symfony; laravel; composer; sentry
xdebug | Xdebug | tool
psalm-php | Psalm PHP | tool
rector-php | Rector PHP | tool
bolt-cms | Bolt CMS | tool | | content-management-systems
grav-cms | Grav CMS | tool | Grav? | content-management-systems | php; markdown; kirby; joomla
textpattern | Textpattern | tool
concrete-cms | Concrete CMS | tool | Concrete5; ConcreteCMS | content-management-systems
orchard-core | Orchard Core | tool
piranha-cms | Piranha CMS | tool
keystone-js | Keystone.js | tool | KeystoneJS; Keystone 6 | headless-cms
tinacms | TinaCMS | tool | Tina CMS | headless-cms
cloudcannon | CloudCannon | tool
roots-bedrock | Roots Bedrock | tool
roots-sage | Roots Sage | tool
wp-cli | WP-CLI | tool
mainwp | MainWP | tool
wp-rocket | WP Rocket | tool
apache-sling | Apache Sling | tool
apache-jackrabbit | Apache Jackrabbit | tool
apache-felix | Apache Felix | tool
osgi | OSGi | tool | OSGi framework
apache-karaf | Apache Karaf | tool
apache-curator | Apache Curator | tool
apache-bookkeeper | Apache BookKeeper | tool
apache-geronimo | Apache Geronimo | tool
apache-mina | Apache Mina | tool
apache-shiro | Apache Shiro | tool
apache-tika | Apache Tika | tool
apache-nutch | Apache Nutch | tool
apache-mahout | Apache Mahout | tool
apache-calcite | Apache Calcite | tool
rsocket | RSocket | tool
axon-framework | Axon Framework | tool
eventstoredb | EventStoreDB | tool | KurrentDB; Event Store? |  | eventstoredb
vavr | Vavr | tool
javalin | Javalin | tool
spark-java-framework | Spark Java framework | tool
ratpack | Ratpack | tool
blade-framework | Blade framework | tool
activejdbc | ActiveJDBC | tool
jrebel | JRebel | tool
yourkit | YourKit | tool
eclipse-mat | Eclipse MAT | tool | Eclipse Memory Analyzer
arthas | Arthas | tool
jolokia | Jolokia | tool
dropwizard-metrics | Dropwizard Metrics | tool
micrometer-metrics | Micrometer metrics | tool
eclemma | EclEmma | tool
pit-mutation-testing | PIT mutation testing | tool | Pitest
stryker-mutator | Stryker mutator | tool | Stryker? |  | mutation; jest; pitest; mutation testing; vitest
infection-php | Infection PHP | tool
polly-net | Polly .NET | tool
refit-net | Refit .NET | tool
restsharp | RestSharp | tool
newtonsoft-json | Newtonsoft.Json | tool | Json.NET
quartz-net | Quartz.NET | tool
topshelf | Topshelf? | tool | | | c#; .net; windows service; quartz; nservicebus; masstransit
orleans | Microsoft Orleans | tool
akka-net | Akka.NET | tool
nancy-framework | Nancy framework | tool
servicestack | ServiceStack | tool
castle-windsor | Castle Windsor | tool
structuremap | StructureMap | tool
unity-container-net | Unity container .NET | tool
prism-wpf | Prism WPF | tool
caliburn-micro | Caliburn.Micro | tool
mvvm-light | MVVM Light | tool
uno-platform | Uno Platform | tool | Uno? |  | xaml; uwp; maui; winui; xamarin
net-aspire | .NET Aspire | tool
linqpad | LINQPad | tool
dotpeek | dotPeek | tool
dottrace | dotTrace | tool
dotmemory | dotMemory | tool | JetBrains dotMemory
ilspy | ILSpy | tool
wise-installer | Wise Installer | tool
advanced-installer | Advanced Installer | tool
roslyn | Roslyn? | tool | <Roslyn analyzers | | c#; .net; compiler; visual studio; linq; stylecop
t4-templates | T4 templates | tool
hashicorp-waypoint | HashiCorp Waypoint | tool
atlantis-terraform | Atlantis Terraform | tool | Atlantis? | | terraform; terragrunt; spacelift; opentofu; pull request automation
spacelift | Spacelift | tool
env0 | env0 | tool
scalr | Scalr | tool
checkov | Checkov | tool
tfsec | tfsec | tool
kics | KICS | tool
prowler-aws | Prowler AWS | tool
cloud-custodian | Cloud Custodian | tool
steampipe | Steampipe | tool
garden-io | Garden.io | tool
tilt-kubernetes | Tilt Kubernetes | tool
okteto | Okteto | tool
telepresence | Telepresence? | tool | | | kubernetes; skaffold; tilt; k8s; helm; okteto
devtron | Devtron | tool
kubevela | KubeVela | tool
openfga | OpenFGA | tool
spicedb | SpiceDB | tool | <SpiceDB schema
cerbos | Cerbos | tool
permit-io | Permit.io | tool
rook-storage | Rook storage | tool | Rook? | | ceph; kubernetes; longhorn; k8s
openebs | OpenEBS | tool
portworx | Portworx | tool
kasten-k10 | Kasten K10 | tool
metallb | MetalLB | tool
coredns | CoreDNS | tool
contour-ingress | Contour ingress | tool
nginx-ingress-controller | NGINX Ingress Controller | tool | ingress-nginx
emissary-ingress | Emissary-ingress | tool | Ambassador API gateway
apache-apisix | Apache APISIX | tool
krakend | KrakenD | tool
envoy-gateway | Envoy Gateway | tool
nginx-proxy-manager | Nginx Proxy Manager | tool
pingora | Pingora | tool
openlitespeed | OpenLiteSpeed | tool
phusion-passenger | Phusion Passenger | tool
uwsgi | uWSGI | tool
mod-wsgi | mod_wsgi | tool
hypercorn | Hypercorn | tool
waitress-wsgi | Waitress WSGI | tool
unbound-dns | Unbound DNS | tool
powerdns | PowerDNS | tool
knot-dns | Knot DNS | tool
dnsmasq | dnsmasq | tool
kea-dhcp | Kea DHCP | tool
openvswitch | OpenVSwitch | tool | Open vSwitch
dpdk | DPDK | tool
frrouting | FRRouting | tool
bird-routing | BIRD routing | tool
vyos | VyOS | tool
opendaylight | OpenDaylight | tool
onos-controller | ONOS controller | tool
mininet | Mininet | tool
omnet-plus-plus | OMNeT++ | tool
ns-3 | ns-3 | tool
riverbed-modeler | Riverbed Modeler | tool | OPNET
cisco-modeling-labs | Cisco Modeling Labs | tool
ostinato-traffic | Ostinato traffic | tool
iperf | iPerf | tool
proxmox-backup-server | Proxmox Backup Server | tool
maas-canonical | MaaS Canonical | tool | Canonical MAAS; MAAS? |  | ubuntu; juju; canonical; provisioning; openstack; pxe
juju | Juju? | tool | Canonical Juju | | ubuntu; canonical; charms; openstack; maas; kubernetes
landscape-canonical | Landscape Canonical | tool | Canonical Landscape
digital-rebar | Digital Rebar | tool
meshcentral | MeshCentral | tool
yunohost | YunoHost | tool
cloudron | Cloudron | tool
umbrel | Umbrel | tool
statping | Statping | tool
healthchecks-io | Healthchecks.io | tool
cronitor | Cronitor | tool
checkly | Checkly | tool
highlight-io | Highlight.io | tool
signoz | SigNoz | tool
uptrace | Uptrace | tool
openobserve | OpenObserve | tool
zincsearch | ZincSearch | tool
pyroscope | Pyroscope | tool
parca-profiler | Parca profiler | tool
baseten | Baseten | tool
anyscale | Anyscale | tool
lightning-ai-studios | Lightning.ai studios | tool
paperspace | Paperspace | tool
hugging-face-spaces | Hugging Face Spaces | tool
modelscope | ModelScope | tool
clarifai | Clarifai | tool
argilla | Argilla | tool
snorkel-ai | Snorkel AI | tool
prodigy-annotation | Prodigy annotation | tool
v7-darwin | V7 Darwin | tool
superannotate | SuperAnnotate | tool
encord | Encord | tool
vowpal-wabbit | Vowpal Wabbit | tool
taichi-lang | Taichi Lang | tool
dlib | dlib | tool
mlpack | mlpack | tool
shogun-toolbox | Shogun toolbox | tool
flux-jl | Flux.jl | tool
pluto-jl | Pluto.jl | tool
differentialequations-jl | DifferentialEquations.jl | tool
quantlib | QuantLib | tool
zipline-backtesting | Zipline backtesting | tool
backtrader | Backtrader | tool
quantconnect | QuantConnect | tool
ccxt | ccxt | tool
bloomberg-blpapi | Bloomberg BLPAPI | tool | BLPAPI
ta-lib | TA-Lib | tool
rich-for-python | Rich for Python | tool | Rich Python library | python
eventlet | eventlet | tool | | python
h5py | h5py | tool | | python
unicorn-server | Unicorn server | tool | | ruby
quartz-scheduler | Quartz Scheduler | tool | | java
marlin-firmware | Marlin firmware | tool | | python
litespeed-web-server | LiteSpeed Web Server | tool | LiteSpeed | python
android-automotive | Android Automotive | tool | | android-development
adguard | AdGuard | tool | <AdGuard Home
ublock-origin | uBlock Origin | tool
adblock-plus | Adblock Plus | tool
anytype | Anytype | tool
arc-browser | Arc browser | tool
asymptote-vector-graphics | Asymptote vector graphics | tool | Asymptote? | | latex; tikz; vector; tex
augeas | Augeas | tool
brainfuck | Brainfuck | tool
cachet-status-page | Cachet status page | tool | Cachet? | | uptime; statuspage; laravel; uptime kuma
calibre-web | Calibre-Web | tool
cinnamon-desktop | Cinnamon desktop | tool
deepin-linux | deepin Linux | tool
elementary-os | elementary OS | tool
endeavouros | EndeavourOS | tool
cachyos | CachyOS | tool
kde-neon | KDE neon | tool
zorin-os | Zorin OS | tool | Zorin
solus-linux | Solus Linux | tool
devuan | Devuan | tool
qubes-os | Qubes OS | tool
tails-os | Tails OS | tool
puppy-linux | Puppy Linux | tool
kubuntu | Kubuntu | tool
xubuntu | Xubuntu | tool
lubuntu | Lubuntu | tool
manjaro | Manjaro | tool
hyprland | Hyprland | tool
i3-window-manager | i3 window manager | tool | i3wm; i3? | | tiling; arch; sway; vim
awesomewm | awesomeWM | tool
bspwm | bspwm | tool
dwm-suckless | dwm suckless | tool | suckless tools
sway-compositor | Sway compositor | tool | Sway? | | wayland; i3; linux; compositor; hyprland
niri-compositor | niri compositor | tool
xfce | XFCE | tool
x-org | X.Org | tool | Xorg
freedesktop-org | freedesktop.org | tool
epel-repository | EPEL repository | tool
f-droid | F-Droid | tool
flathub | Flathub | tool
emby | Emby | tool
jellyfin | Jellyfin | tool
immich | Immich | tool
photoprism | PhotoPrism | tool
piwigo | Piwigo | tool
paperless-ngx | Paperless-ngx | tool
vaultwarden | Vaultwarden | tool
vikunja | Vikunja | tool
kanboard | Kanboard | tool
homarr | Homarr | tool
trilium-notes | Trilium Notes | tool
wallabag | Wallabag | tool
freshrss | FreshRSS | tool
miniflux | Miniflux | tool
searxng | SearXNG | tool
invidious | Invidious? | tool | | | peertube; searxng; nitter; piped; self-hosted
peertube | PeerTube | tool
pixelfed | Pixelfed | tool
misskey | Misskey | tool
pleroma | Pleroma | tool
lemmy-federated | Lemmy federated | tool
forem | Forem | tool
nodebb | NodeBB | tool
flarum | Flarum | tool
twenty-crm | Twenty CRM | tool | Twenty CRM
plane-project-tool | Plane project tool | tool
openbao | OpenBao | tool
lutris | Lutris | tool
retroarch | RetroArch | tool
retropie | RetroPie | tool
rainmeter | Rainmeter | tool
raycast | Raycast? | tool | | | macos; alfred; launcher; mac; spotlight
alfred-launcher | Alfred launcher | tool | Alfred for Mac
karabiner-elements | Karabiner-Elements | tool
yabai | yabai | tool
mpv-player | mpv player | tool
foobar2000 | foobar2000 | tool
icecast | Icecast | tool
pino-logger | pino logger | tool | pino? |  | logger; fastify; winston; bunyan
winston-logger | Winston logger | tool | winston.js
morgan-middleware | Morgan middleware | tool
sharp-image-library | sharp image library | tool
jszip | JSZip | tool
zx-scripting | zx scripting | tool | zx? | | javascript; shell; node; bash
oclif | oclif | tool
commander-js | Commander.js | tool
inquirer-js | Inquirer.js | tool
nano-stores | Nano Stores | tool
jotai | Jotai | tool
valtio | Valtio | tool
swr-react | SWR React | tool | SWR? | | react; nextjs; hooks; fetching; redux; vercel; zustand
panda-css | Panda CSS | tool
jss-styling | JSS styling | tool | JSS? |  | emotion; sass; css-in-js; material-ui; mui; styled-components; styled components
linaria | Linaria? | tool | | | css; react; emotion; styled components; javascript
stitches-css | Stitches CSS | tool
twind | Twind | tool
windi-css | Windi CSS | tool
skeleton-ui | Skeleton UI? | tool | Skeleton UI kit |  | svelte; sveltekit; tailwind
flowbite | Flowbite | tool
shoelace | Shoelace? | tool | | | web components; lit; web awesome; stencil; javascript
web-awesome | Web Awesome | tool
park-ui | Park UI | tool
ark-ui | Ark UI | tool
reka-ui | Reka UI | tool | Radix Vue
element-plus | Element Plus | tool | <Element UI
naive-ui | Naive UI | tool
vant-ui | Vant UI | tool
buefy | Buefy | tool
oruga | Oruga? | tool | | | vue; buefy; bulma; javascript
material-design-icons | Material Design Icons | tool
lucide-icons | Lucide icons | tool | Lucide? | | icons; react; tailwind; heroicons; shadcn; svg; feather
icomoon | IcoMoon | tool
heroicons | Heroicons | tool
feather-icons | Feather Icons | tool
remark-markdown | remark Markdown | tool | <unified.js; Remark? |  | markdown; rehype; mdx; ast
mdx-for-docs | MDX for docs | tool | MDX JS
marked-js | Marked.js | tool
markdown-it | markdown-it | tool
katex | KaTeX | tool
mathjax | MathJax | tool
metro-bundler | Metro bundler | tool
hermes-engine | Hermes engine | tool | Hermes? |  | react native; jsc; hermes bytecode
v8-engine | V8 engine? | tool | V8 JavaScript engine; V8? | | javascript; chromium; node; jit; webassembly; javascriptcore; spidermonkey; node.js
spidermonkey | SpiderMonkey | tool
javascriptcore | JavaScriptCore | tool
libuv | libuv | tool
poco-c-plus-plus | POCO C++ | tool | POCO libraries
eigen-library | Eigen library | tool | Eigen C++
armadillo-c-plus-plus | Armadillo C++ | tool
intel-tbb | Intel TBB | tool | Threading Building Blocks
intel-mkl | Intel MKL | tool | Math Kernel Library
blas | BLAS? | tool | | | lapack; mkl; fortran; openblas; linear
lapack | LAPACK | tool
petsc | PETSc | tool
trilinos | Trilinos | tool
fftw | FFTW | tool
gnu-scientific-library | GNU Scientific Library | tool | GSL library
kokkos | Kokkos | tool
ratatui | Ratatui | tool
iced-gui | Iced GUI | tool | Iced? | | rust; gui; egui; tauri; wasm
egui | egui | tool
serde | serde | tool
diesel-orm | Diesel ORM | tool
seaorm | SeaORM | tool
sqlx-rust | SQLx Rust | tool | sqlx? |  | rust; tokio; axum; actix; diesel; sea-orm
rayon-rust | rayon Rust | tool
tonic-grpc | Tonic gRPC | tool
redox-os | Redox OS | tool
reactos | ReactOS | tool
haiku-os | Haiku OS | tool
minix | MINIX | tool
plan-9 | Plan 9? | tool | | | unix; inferno; bell labs; 9p; rio; acme
sel4 | seL4 | tool
fuchsia-os | Fuchsia OS | tool
wakatime | WakaTime | tool
shields-io | Shields.io | tool
semantic-versioning | Semantic Versioning | tool | SemVer
keep-a-changelog | Keep a Changelog | tool
creative-commons-licensing | Creative Commons licensing | tool | Creative Commons; Creative Commons licences; Creative Commons licenses
spdx | SPDX | tool
cyclonedx | CycloneDX | tool
sigstore | Sigstore | tool
cosign | Cosign? | tool | | | sigstore; kubernetes; docker; container; sbom
in-toto | in-toto | tool
slsa | SLSA framework | technical | Supply-chain Levels for Software Artifacts
fossa | FOSSA? | tool | | | license; sca; sbom; snyk
scrutinizer-ci | Scrutinizer CI | tool
codefactor | CodeFactor | tool
codescene | CodeScene | tool
qlty | Qlty | tool
sourcery | Sourcery | tool
stackshare | StackShare | tool
hashnode | Hashnode | tool
dev-to | dev.to | tool
hacker-noon | Hacker Noon | tool
infoq | InfoQ | tool
gravatar | Gravatar | tool
netlify-create | Netlify Create | tool | Stackbit
skypack | Skypack | tool
esm-sh | esm.sh | tool
jsr-registry | JSR registry | tool | JSR? |  | deno; npm; registry; typescript
deno-kv | Deno KV | tool
partykit | PartyKit | tool
liveblocks | Liveblocks | tool
yjs | Yjs | tool
crdts | CRDTs | tool | Conflict-free replicated data types
automerge | Automerge | tool
electricsql | ElectricSQL | tool
powersync | PowerSync | tool
watermelondb | WatermelonDB | tool
tinybase | TinyBase | tool
probot | Probot | tool
danger-js | Danger JS | tool
pysyft | PySyft | tool
flower-federated-learning | Flower federated learning | tool | Flower? | | federated; pytorch; tensorflow
mindsdb | MindsDB | tool
ludwig-ml | Ludwig ML | tool
pipecat | Pipecat | tool
home-assistant-community-store | Home Assistant Community Store | tool | HACS? | | home assistant; zigbee; lovelace; zigbee2mqtt
traccar | Traccar | tool
osmand | OsmAnd | tool
komoot | Komoot | tool
alltrails | AllTrails | tool
sketchfab | Sketchfab | tool
turbosquid | TurboSquid | tool
thingiverse | Thingiverse | tool
printables | Printables? | tool | | | 3d printing; thingiverse; prusa; bambu; cults3d; stl
bambu-lab | Bambu Lab | tool | <Bambu Studio
lightburn | LightBurn | tool
tiddlywiki | TiddlyWiki | tool
zettlr | Zettlr | tool
notesnook | Notesnook | tool
simplenote | Simplenote | tool
standard-notes | Standard Notes? | tool | | | evernote; notion; obsidian
boxy-svg | Boxy SVG | tool
lunacy-design | Lunacy design | tool | Lunacy? | | figma; sketch; ui; design; icons8
vectary | Vectary | tool
tldraw | tldraw | tool
one-panel | 1Panel | tool | 1Panel server panel
activeloop | Activeloop | tool | Activeloop Deep Lake; Deep Lake vector database
autentique | Autentique | tool
dlna-streaming | DLNA | technical
epel-packages | EPEL | technical | Extra Packages for Enterprise Linux
gcore | Gcore | tool | Gcore CDN
globus-transfer | Globus? | tool | Globus data transfer; <Globus Connect | | hpc; grid
google-container-os | Google Container Optimized OS | tool | Container-Optimized OS
gplv3-licence | GPLv3 | technical | GNU GPL v3
grid-ai | Grid.ai | tool
jpeg-format | JPEG | technical | JPEG images; JPEG compression
kx-systems | KX? | tool | KX Systems | | kdb; tick; timeseries; trading
lpi-programme | Linux Professional Institute | technical | LPI Linux programme
manageiq | ManageIQ | tool
mumble-voice | Mumble? | tool | Mumble VoIP | | voip; teamspeak; discord
nextbillion-ai | NextBillion.ai | tool
open-science-framework | Open Science Framework | tool | <OSF registries
osgeo | OSGeo | technical | Open Source Geospatial Foundation; <OSGeo4W
pagekit | Pagekit | tool | Pagekit CMS
rezgo | Rezgo | tool
salla-store | Salla? | tool | Salla e-commerce | | zid; shopify; woocommerce; e-commerce
shelly-devices | Shelly devices | tool | Shelly?; Shelly relays |  | mqtt; zigbee; homeassistant
snapdragon-chips | Snapdragon? | technical | Qualcomm Snapdragon | | qualcomm; android; arm; soc; mobile; embedded
solid-project | Solid project? | technical | Solid pods | | pods; inrupt; linked data; rdf; decentralized web; berners-lee
unicode | Unicode | technical | Unicode standard; <Unicode text; <UTF-8 encoding
victron-energy | Victron Energy | tool | Victron; Victron inverters; Victron MPPT
wolfram-technologies | Wolfram? | tool | Wolfram technologies; <Wolfram Cloud | | mathematica; alpha; matlab
youtube-shorts | YouTube Shorts | technical
chrome-web-store | Chrome Web Store | tool | <Chrome Web Store publishing
facebook-live | Facebook Live | technical | Facebook Live video
dolby-audio | Dolby | technical | Dolby audio; <Dolby Digital
steam-platform | Steam? | tool | <Steam store publishing | | valve corporation; indie; unity; unreal; steamworks; video game; video games
adafruit | Adafruit | tool | Adafruit boards; <Adafruit IO
espressif | Espressif | tool | Espressif chips; <ESP-IDF framework
insta360 | Insta360 | tool | Insta360 cameras
creality-printers | Creality | tool | Creality 3D printers
elegoo-printers | Elegoo | tool | Elegoo 3D printers
anycubic-printers | Anycubic | tool | Anycubic printers
flashforge-printers | Flashforge | tool | Flashforge 3D printers
makerbot-printers | MakerBot | tool | MakerBot 3D printers
messenger-facebook | Messenger? | tool | Facebook Messenger; FB Messenger | | whatsapp; facebook; chatbot; instagram
studio-3t | Studio 3T | tool | Studio 3T for MongoDB
fluke-instruments | Fluke test instruments | tool | Fluke?; Fluke testers | | multimeter; electrical; electrician; cable; test; calibration; network
tor-network | Tor network | technical | Tor Project; Tor?; onion routing | | onion; anonymity; privacy; vpn; osint
leica-geosystems | Leica Geosystems | tool | Leica? | | survey; surveying; gnss; trimble; total station; theodolite; levelling
jdoodle | JDoodle | tool
buildstream | BuildStream | tool | | build-automation
open-bug-bounty | Open Bug Bounty | tool | openbugbounty.org
tencent-codebuddy | Tencent CodeBuddy | tool | CodeBuddy
`;

export const substitutes = String.raw`
diff-tools | tools that compare files | 0.6 | beyond-compare; winmerge; kdiff3; meld-diff; araxis-merge
code-documentation-generators | documentation generators | 0.5 | doxygen; javadoc; jsdoc; typedoc
rich-text-editors | rich text editors for the web | 0.6 | tinymce; ckeditor; quill-editor; tiptap
data-grids | data grids | 0.6 | ag-grid; handsontable; datatables; jqgrid
terminal-emulators-desktop | terminal emulators | 0.6 | alacritty; wezterm; ghostty; kitty-terminal; iterm2
ml-of-policies | policy scanners of infrastructure code | 0.6 | checkov; tfsec; terrascan; kics
automatic-backtesting | backtesting libraries | 0.6 | zipline-backtesting; backtrader; quantconnect
linear-algebra-libraries | libraries of linear algebra | 0.5 | eigen-library; armadillo-c-plus-plus; lapack; intel-mkl; blas
routing-software | routing software | 0.5 | frrouting; vyos; bird-routing
network-simulators | network simulators | 0.6 | omnet-plus-plus; ns-3; riverbed-modeler
`;
