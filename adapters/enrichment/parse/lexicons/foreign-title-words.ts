/**
 * Words that name an occupation in German, French, Spanish and, where they are frequent, Dutch, Italian, Portuguese and Polish. They may open
 * a title whose field follows without a link: "Sachbearbeiter Einkauf", "Auxiliar administrativa", "Plombier chauffagiste". Lower case, no
 * accents. Written for this project.
 */
const GERMAN = `
altenpfleger altenpflegehelfer anlagenmechaniker anwalt anwaltin anwarter apotheker architekt arbeiter aufseher aushilfe ausbilder azubi backer beamter beamtin bauleiter
betreuer bibliothekar bote bauingenieur buchhalter buchbinder bundesfreiwilligendienst bundesfreiwilligendienstleistender busfahrer controller dachdecker
disponent dozent dreher drucker einkaufer elektroinstallateur elektroniker elektriker ergotherapeut erzieher facharbeiter fahrer filialleiter fleischer fliesenleger
florist forster frasmaschinenbediener friseur frisor friseurin gartner gebaudereiniger geselle gesellin gestalter grafiker hausmeister hauswirtschafterin hebamme hilfskraft
industriemechaniker informatiker ingenieur installateur jurist justitiar justiziar kassierer kaufmann kauffrau kellner kfz-mechatroniker koch kochin kommissionierer konditor konstrukteur
kraftfahrer krankenpfleger krankenschwester kurier laborant lackierer lagerist landwirt lehrer lehrling leiter logopade logopadin maler maurer mechaniker mechatroniker
metallbauer metzger mitarbeiter monteur notar notfallsanitater padagoge padagogin personalreferent pfleger pflegefachfrau pflegefachmann physiotherapeut polizist polizeibeamter
praktikant produktionshelfer programmierer projektleiter psychologe psychologin raumpfleger raumpflegerin rechtsanwalt rechtsanwaltin redakteur referendar referent reinigungskraft
rezeptionist richter sachbearbeiter sanitater schichtleiter schlosser schneider schreiner schweisser sekretar sekretarin servicekraft softwareentwickler sozialarbeiter
sozialpadagoge sozialpadagogin soldat staplerfahrer steuerberater steuerfachangestellter tagesmutter techniker therapeut tierarzt tierarztin tierpfleger tischler trockenbauer
ubersetzer verkaufer verkaufsberater versicherungskaufmann vertriebsleiter vertriebsmitarbeiter volontar werkstudent werkstudentin wissenschaftler zahnarzt zahnarztin zerspanungsmechaniker zimmerer
zimmermadchen zusteller auszubildende auszubildender wachmann stewardess teamleitung filialleitung stationsleitung pflegedienstleitung
`;

const FRENCH = `
acheteur acheteuse adjoint adjointe agent agente aide-soignant aide-soignante aide-comptable aide ajusteur ambulancier ambulanciere animateur animatrice apprenti apprentie
approvisionneur architecte archiviste assistant assistante attache attachee auditeur auditrice auxiliaire avocat avocate barmaid bibliothecaire boucher boulanger boulangere
caissier caissiere cariste carreleur charcutier charge chargee charpentier chaudronnier chauffagiste chauffeur chauffeur-livreur cheffe chef clerc coiffeur coiffeuse
collaborateur collaboratrice commis comptable conducteur conductrice conseiller conseillere controleur controleuse coordinateur coordinatrice cordiste couturiere couvreur
cuisinier cuisiniere dentiste dessinateur dessinatrice developpeur developpeuse directeur directrice documentaliste educateur educatrice electricien electricienne
electromecanicien employe employee enseignant enseignante ergotherapeute estheticienne expert-comptable facteur factrice femme-de-chambre fleuriste formateur formatrice
gardien gardienne gendarme geometre gerant gerante gestionnaire gouvernante graphiste greffier greffiere hotesse huissier infirmier infirmiere infographiste informaticien
informaticienne ingenieur ingenieure instituteur institutrice interimaire interprete jardinier jardiniere journaliste juriste kinesitherapeute livreur livreuse logisticien
logisticienne macon magasinier magasiniere manoeuvre manutentionnaire maquettiste mecanicien mecanicienne menuisier moniteur monitrice negociateur negociatrice notaire nourrice
ouvrier ouvriere operateur operatrice orthophoniste patissier patissiere paysagiste peintre pharmacien pharmacienne plombier plombiere plongeur poissonnier pompier preparateur preparatrice
professeur professeure programmeur programmeuse psychologue puericultrice receptionniste redacteur redactrice responsable sage-femme secretaire serrurier
serveur serveuse soudeur soudeuse stagiaire standardiste surveillant surveillante technicien technicienne technico-commercial teleconseiller teleconseillere teleoperateur
teleoperatrice tourneur traducteur traductrice vendeur vendeuse veterinaire vigile webmestre alternant alternante concepteur conceptrice medecin
`;

const SPANISH = `
abogado abogada administrativo administrativa administrador administradora albanil almacenero analista arquitecto arquitecta asesor asesora asistente auxiliar ayudante barrendero
becario becaria bombero cajero cajera camarero camarera carnicero carpintero carretillero celador celadora chofer cirujano cocinero cocinera comercial conductor conductora
conserje consultor consultora contable contador contadora coordinador coordinadora costurera cuidador cuidadora delegado delegada dependiente dependienta desarrollador
desarrolladora director directora disenador disenadora educador educadora electricista empleado empleada encargado encargada enfermero enfermera escaparatista esteticista
farmaceutico farmaceutica fisioterapeuta fontanero fresador funcionario funcionaria gerente gestor gestora gobernanta gruista informatico ingeniero ingeniera instalador instaladora
investigador investigadora jardinero jardinera jefe jefa jornalero limpiador limpiadora logopeda maestro maestra maquinista matrona mecanico medico monitor monitora montador mozo ninera oficial
operador operadora operario operaria orientador orientadora panadero panadera pasante pastelero peluquero peluquera peon periodista pintor planchadora portero practicante
procurador profesor profesora programador programadora promotor promotora psicologo psicologa puericultora recepcionista redactor redactora repartidor repartidora reponedor
reponedora representante responsable secretario secretaria socorrista soldador subdirector subdirectora supervisor supervisora tecnico tecnica teleoperador teleoperadora
tornero trabajador trabajadora traductor traductora transportista vendedor vendedora vigilante veterinario veterinaria integrador integradora terapeuta
`;

const OTHERS = `
medewerker medewerkster verpleegkundige verzorgende adviseur beheerder ontwikkelaar vrachtwagenchauffeur docent leraar magazijnmedewerker boekhouder hovenier stagiair monteur
impiegato impiegata infermiere infermiera cameriere cameriera cuoco cuoca commesso commessa magazziniere ragioniere contabile sviluppatore sviluppatrice ingegnere insegnante operaio
operaia autista avvocato avvocatessa addetto addetta tirocinante educatrice badante elettricista idraulico parrucchiera barista
enfermeiro enfermeira engenheiro engenheira cozinheiro cozinheira professora contabilista vendedora motorista auxiliar empregado empregada estagiario estagiaria tecnica gestor
pielegniarka pielegniarz ksiegowa ksiegowy kierowca sprzedawca nauczyciel nauczycielka inzynier kierownik magazynier programista kucharz asystent asystentka pracownik
`;

export const FOREIGN_TITLE_HEADS: readonly string[] = [GERMAN, FRENCH, SPANISH, OTHERS].flatMap((list) =>
  list.split(/\s+/u).filter(Boolean),
);

/** Endings that make an occupation of almost any German stem, folded. */
export const GERMAN_TITLE_ENDINGS =
  /(?:\p{L}{2}(?:kaufmann|kauffrau|fachmann|fachfrau|kraft|angestellter?|beamter|beamtin|gehilfe|gehilfin|anwalt|anwaltin|wirtin|fachwirt|betriebswirt|arzt|arztin|helfer|fahrer|betreuer|vertreter|bearbeiter|erzieher|installateur|monteur|elektroniker|mechatroniker|schlosser|planer|zeichner|laborant|prufer|sekretar|bediener|anwarter|pfleger|trager|warter|reiniger|bauer(?=in)|therapeut|padagoge|padagogin|assistenz|leitung|aushilfe|kuchenhilfe|haushaltshilfe|monteurin|inspektor|referent|hersteller|bildner|former|leger|decker|giesser|schweisser|programmierer|designer|einkaufer|disponent|spediteur|makler|mediziner|koch|backer|gartner)|(?:kuchen|haushalts|putz|reinigungs|spul|stations)hilfe|pflegefach(?:mann|frau|person)|(?:fach|hilfs)kraft)(?:in|innen)?$/u;

/** What a word of a title carries to stand for women and men alike: "Verkäufer/in", "Verkäufer*in", "Verkäufer:innen", "Enfermero/a", "Chargé·e". */
export const BOTH_GENDERS = /(?:[/:*_·.-]-?(?:in|innen|r|n|e|a|as|os|euse|ere|ière|iere|trice|se|ne|ienne)s?)$/u;
