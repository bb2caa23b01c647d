import { phrases } from './phrases.js';

/** Cities that people are called like: given names and surnames. Behind "in" they are places. */
export const CITIES_LIKE_PEOPLE: readonly string[] = phrases`
      adrano; albany; alberto; alberton; allen; amherst; anderson; andria; angri; antony; arcadia; arden; arnold; arnsberg hall; ashford; ashton;
      assis; auburn; auerbach; augusta; aurora; austell; barry; bartlett; bello; belmont; benedict; benoni; bentley; bergmann; berkeley;
      beverley; beverly; blaine; bolton; bondy; bowie; bradford; brandon; brett; bryan; buckley; burgdorf; burton; byron; caldwell; calvin;
      camden; cameron; carmel; carmen; carmona; carrara; carson; cary; caxias; chandler; chester; chico; clara; clayton; clifton; clinton;
      clovis; cole; colton; columbia; compton; conway; cosenza; crawley; crosby; córdova; dale; daly; daly city; daniel; danville; darwin; davie;
      davis; dayton; decatur; delano; denia; denton; derby; diego; dixon; douglas; dover; downey; draper; dudley; duncan; durham; eagan; eccles;
      edison; edmond; elgin; elisabeth; elizabeth; emerson; enna; ernesto; eugene; evans; everett; fabriano; fairfield; farnham; felipe; felix;
      fernando; florence; fordham; francisco; fremont; friedberg; gandia; garcia; garland; gary; gilbert; gilroy; glendale; gloria; gomez;
      gonzalez; grant; greeley; greta; halifax; hamilton; hammond; hampton; harlow; harrison; hastings; hayes; hayward; hector; helena;
      henderson; hernandez; herrera; hindley; holland; hoover; howard; hudson; huntington; imperia; irvine; irving; jacinto; jackson; james;
      jasper; joliet; jose; juan; juárez; kaufmann; kelly; kendal; kendall; kennedy; kimberley; kingston; kirby; lamont; lancaster; laurel;
      lawrence; lawton; layton; lee; leigh; leon; leonard; levi; lewis; lexington; lincoln; linda; lindau; logan; loja; lopez; lorain; louis;
      lourdes; lowell; lucas; lucena; lucia; lynn; macdonald; mackay; macon; madison; maria; marino; marion; marshall; martin; martinez; martos;
      mason; matthew; maxwell; mckinley; medford; melissa; mendoza; merced; mercedes; meredith; michael; miguel; milton; miranda; mitchell;
      molina; monroe; moore; morales; morden; moreno; morgan; morley; morris; morton; murray; napier; navarro; nelson; newton; nigel; norman;
      norton; norwood; olivet; olympia; orlando park; ormond; ortega; ortiz; oscar; pagani; palmer; parker; pascal; paterson; patterson; pearl;
      pereira; perez; perry; peter; peterson; philip; pierre; pinto; porter; preston; quincy; racine; raleigh; ramirez; ramos; ramsey; raphael;
      reese; reggio; regina; reno; reyes; richland; richmond; ripley; rivera; robert; rodney; rodriguez; rogers; rojas; roland; romeo; romero;
      rosa; rosenheim park; ross; roswell; roy; ruiz; russell; sagrado; salazar; salvador; sanchez; sandoval; sanford; santana; savannah;
      schilde; schwerte; scott; selby; selma; seneca; sequeira; serrano; shelby; sheldon; sheridan; sherman; shirley; silva; simon; solomon;
      soto; spalding; spencer; stafford; stamford; stanley; stanton; stein; steinfurt hall; sterling; stirling; stockton; stuart; suarez; sutton;
      sydney mines; tamara; taylor; teresa; thomas; thornton; torres; tracy; trenton; truro; tyler; valdez; valentina; vargas; vasquez; vaughan;
      vega; vera; vernon; vidal; villa; vincent; vladimir; wade; wagner; walker; wallace; walter; warren; warwick; watson; werl; weston; whitney;
      whittier; wigan pier; william; williams; wilson; windsor; winsen; winston; woodbury; woodland; york; yorktown; zaria; zeitz
    `;

/** Towns that are called like a word which no job title has for a part: behind a dash or in brackets they are places there. */
export const TITLE_TOWNS_LIKE_WORDS: readonly string[] = phrases`
  assen; ath; bath; bury; cork; ede; elst; epe; haren; hull; lier; lund; mons; moulins; neath; olpe; oss; poole; slough; troy
`;

/** Towns that are called like words of work as well: "Tutor (Reading)". Where the words before ask for a place, they are towns. */
export const TOWNS_LIKE_WORDS: readonly string[] = phrases`
  auch; barking; borne; dole; fleet; goes; grays; hamm; heide; hof; hyde; lens; lingen; marl; moss; reading;
  roth; rugby; salem; sandy; sens; soest; stains; swords; tours; waren; watford; wels; werder; worms
`;

/**
 * Cities whose name alone says little, since it is a word, a given name, a surname, or a well-known employer or product as well. With a region or a
 * country after them they are places like any other.
 */
export const AMBIGUOUS_CITIES: readonly string[] = [
  // Words.
  ...phrases`
      aba; academy; achim; alba; amora; angel; angels; ans; antigua; arad; archway; armenia; assen; ath; auch; baar; bar; barking; bath; batman;
      beaune; belas; bend; bender; best; beste; beverly hills; borne; bra; bury; california; carolina; central; cheb; commerce; concord; core;
      cork; corona; cover; crema; cumberland; dax; deal; delaware; delta; dole; ede; elst; emmerich; enterprise; epe; essex; fano; fishers;
      fleet; flint; fontaine; forst; franca; franco; franklin; freetown; gap; gela; georgia; goes; grays; guarda; haan; hamm; haren; heide;
      highland; highlands; hof; hull; hyde; inca; independence; independencia; industry; ingenio; issy; java; jordan; jupiter; kempen; kent;
      kota; la paz; lage; langen; lens; libertad; liberty; lier; lingen; lombardy; luan; lund; magenta; malakoff; male; man; manage; manta;
      march; marche; marina; marl; mary; maryland; massa; matera; mati; mazatlan; medina; meridian; metro; middlesex; milagro; mission; mobile;
      moda; mol; mons; moss; most; moulins; mountain; murcia oriental; nador; naga; natal; neath; nevada; new; niger; nokia; nola; norden;
      norfolk; normal; normandy; nova; nursery; offa; ohio; oliva; olive; olpe; onda; ondo; ontario; opera; oral; orange; oregon; orly; orsk;
      oss; oyo; palmas; panama; paradise; paraná; pati; perm; pico; piedmont; pilar; plaisir; plant city; police; pool; poole; praia; progreso;
      progress; providence; puerto; punjab; quarto; quebec; reading; rees; rho; roses; rota; roth; rugby; saki; sale; salem; salt; salto; sama;
      san; sandy; santa; santos; sari; sedan; senden; sens; serra; slough; soledad; sora; soran; soro; sparks; spring; springe; springfield;
      springs; stains; strand; suez; suffolk; sumatra; sunrise; surprise; surrey; swords; tema; temple; the hague; tours; troy; tula; tyre; ufa;
      union; vado; valle; van; vic; victoria; virginia; vista; volla; wangen; waren; washington; watford; wayne; werder; werne; west; westland;
      wola; worms; wyoming
    `,
  ...CITIES_LIKE_PEOPLE,
  // Employers, universities, products.
  ...phrases`
      armada; cisco; cognac; delphi; goodyear; hyundai; intel; lexus; leyland; malibu; mesa; mesquite; nike; novi; osasco; pontiac; purdue; rice;
      sage; sandown; sap; siemens; sierra; swift; tide; visa; vodafone; wolfram; xerox
    `,
];
