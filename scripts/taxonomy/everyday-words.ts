/**
 * Words of six letters and more that ordinary texts use in another sense than that of a skill. Shorter ones are in `core/taxonomy/phrases/ordinary-words.ts`.
 * Words that mean a skill wherever they are used ("accounting") are not here.
 */
const LONGER = `ability absence accept access account action active activity actual adapt address adjust adopt advance advice affect afford agency agenda
agreement amount analyst anchor animal annual answer anyone appeal appear apply approach approval around arrange arrival aspect assess assign assist assume
attach attack attempt attend author average backup balance barrier basket battle beacon beauty become before belief belong benefit better beyond bottle bottom
branch breach breath bridge bright broken broker budget builder bundle burden button camera campus canvas capital carbon career castle casual catalyst center
central centre chance change channel chapter charge charter choice choose circle citizen claim client climate closet coffee collect college column combine comfort
command comment commit common company compare compass compete complete complex concept concern concert conduct confirm connect consent consider consist console
constant contact contain content contest context contract control convert copper corner correct council counter country couple courage course create creative
credit crisis critical custom customer damage danger dealer debate decade decide decisive defend degree deliver delivery demand deposit depth deserve desire detail
detect develop device devote dialog differ digital dinner direct director discover discuss display distance district diverse divide domain double dragon driver
during dynamic earned easily eclipse editor effect effort either element elevate emerge employ enable energy engage engine enough ensure entire entity equal
escape estate evening events exact example exceed except excess exchange excite execute exist expand expect expert explain explore express extend extent
external extract fabric factor failure fairly family famous farmer father feature federal feeling fellow figure finance finding finger finish fiscal flight
flower follow forest forget formal format former formula fortune forward foster frame freedom friend fusion future galaxy garden gather general gentle ghost global
golden ground growth guard guest guidance guitar handle happen harbor harbour health heaven helper hidden highly history holder holiday honest horizon hotel hybrid
impact import improve impulse include income increase indeed inform inside insight inspire install instance intact intend intense interest internal invest
invite island itself jacket jasmine journal journey junior keeper kitchen knight ladder landing language largely latest launch lawyer leader league learning leather
legacy legend length lesson letter level liberty library license likely linear liquid listen little living locate lounge loyal lumber luxury machine magic magnet
mainly maintain manage manner manual margin marine marker market master matter mature maximum meaning measure medium meeting member memory mention mentor method
middle minute mirror mission mixture mobile modern module moment monitor monitoring monthly mother motion mountain mouth multiple muscle mustang mutual myself
narrow nation native nature nearby nearly network neutral night normal notable notice notion number object observe obtain obvious office officer online operate
opinion option orange orbit ordinary organic origin output outside owner oxygen package palace panel parent parish partner passage passion patent patient pattern
paying people perfect perform perhaps period permit person phoenix phrase picture pioneer planet planning plastic platform player please plenty pocket policy polite
popular portal portion position positive possess potential poverty powder power practice praise prefer premium prepare present preserve pretty prevent previous
primary prince prism private process produce product profile profit program progress project promise promote proper protect protein proud provide public
publish purple purpose pursue puzzle quality quantum quarter question quickly quiver raise random rather ratio reach reaction reader reality realize reason rebel
recall receive recent record recover reduce reflect reform refuse regard region regular reject relate release relief remain remark remote remove repair repeat
replace reply report request require rescue research reserve resist resolve resort resource respect respond result retain retire return reveal revenue reverse
review revise reward rhythm riding rocket routine runner running rush safety sample saving scheme scholar school science scope screen search season second secret
section sector secure security select senior sense sentry series serious service session setting settle seven several severe shadow share shelter shield shift
signal silent silver similar simple simply single sister situation slight slowly smooth social society solar solid solution somehow source spirit split sponsor
spread square stable status steady storage strategy stream street stress stretch strict strike string strong student studio stupid style submit success sudden
suffer suggest summer supply support surface survey suspect sustain switch symbol system tablet talent target teacher temper tenant tender tension terminal
theory thread threat throat throw ticket tiger timber tissue title toggle tongue toward tower traffic trainer transfer transit travel treat treaty triangle trigger
triple trouble trust truth tunnel twelve unique united unity universe unless update upgrade useful usually valley valuable value vector vehicle venture version
vessel victim victory viewer village violet virtue vision visit visual volume voyage wallet wanted warmth warning warrior waste watch wealth weapon weather wedding
weekly weight welcome wheel widely window winner winter within without wizard wonder wooden worker workshop worship worthy writer yellow`;

export function everydayWords(): ReadonlySet<string> {
  return new Set(LONGER.split(/\s+/));
}
