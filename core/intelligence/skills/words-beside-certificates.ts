/**
 * What is written beside a certificate that another person holds, or that is not yet held. Folded (lower case, no accents but ł and ß), by language, separated by `|`;
 * each may be a piece of a regular expression.
 */

/** Right in front, at the beginning of a clause or after a verb of having: "no driving licence". A Portuguese "no" says where somebody is registered. */
export const NO = 'no';

/** In front, with up to two words between: "does not hold a valid driving licence", "nie posiadam uprawnień". */
export const NEGATIONS = [
  "without|not|lack(?:s|ing)?|(?:do(?:es)?|did) not (?:have|hold|possess)|(?:don|doesn|didn|haven|hasn|isn)['’]?t|never (?:held|had|obtained|got|passed|completed)",
  'keine?[nrms]?|keinerlei|ohne|nicht',
  "sans|pas (?:de|d'|d’|encore|titulaire|le|la)|aucune?|ni",
  'sin|no (?:tengo|tiene|poseo|posee|dispongo|dispone|cuento|soy|es)|carezco de',
  'senza|non (?:possiedo|possiede|ho|ha|in possesso|sono|e)|privo di|priva di',
  'geen|zonder|niet',
  'brak|bez|nie (?:posiadam|posiada|mam|ma|uzyskalem|uzyskałem|uzyskałam)',
  'sem|nao (?:tenho|tem|possuo|possui|sou|detenho)',
].join('|');

/** Words after a negation that give it another meaning: "not only", "ohne Punkte", "without supervision". */
export const NOT_NEGATED =
  'only|just|limited|nur|seulement|solo|solamente|alleen|tylko|apenas|points?|endorsements?|accidents?|incidents?|convictions?|supervision|errors?|problem\\p{L}*|punkte|unfalle?|probleme|faute|infraction|but|sondern|as|als|comme|como|come|jako|in|with|mit|avec|con|and|und|et|y|e|i|since|seit';

/** Right in front, but for an article: who learns it, assists somebody who has it, or has only its level. */
export const DIRECTLY_BEFORE = [
  'student|trainee|apprentice|aspiring|future|prospective|intern',
  '(?:legal |personal |executive |administrative )?(?:assistant|aide|secretary|clerk|receptionist|intern|paralegal) (?:to|for|of)|(?:law )?offices? of|on behalf of|report(?:s|ed|ing) to',
  'auszubildende[rn]?(?: zu[rm])?|azubi(?: zu[rm])?|lehrling(?: als)?|umschuler(?:in)?(?: zu[rm])?|in ausbildung zu[rm]|(?:mache|beginne|absolviere|derzeit|aktuell|laufende) (?:\\p{L}+ )?(?:aus|weiter)bildung zu[rm]|buro|kanzlei|praxis|(?:assistenz|assistent(?:in)?|sekretarin|sekretar|sekretariat|mitarbeit(?:er|erin)?) (?:des|der|eines|einer|beim|bei|fur)|prufer(?:in)?(?: (?:im|in|fur|der|des))?',
  "niveau(?: (?:du|de|d'|d’))?|formateur|formatrice|eleve(?: (?:en|de))?|apprentie?(?: en)?|etudiante? en|stagiaire|assistante? (?:de|d'|d’|du)|secretaire (?:de|d'|d’|du|chez)|cabinet (?:de|d'|d’|du)|bureau (?:de|d'|d’|du)",
  'estudiante(?: (?:de|del))?|alumn[oa] de|aprendiz de|asistente (?:de|del|al)|ayudante (?:de|del)|secretari[oa] (?:de|del)|despacho (?:de|del)|oficina (?:de|del)|nivel',
  "studente(?:ssa)? (?:di|del)|apprendista|praticante|assistente (?:di|del|dell['’]|al|dello)|segretari[ao] (?:di|del|dello)|studio (?:di|del|dello)|livello",
  'leerling|assistente? van|secretaresse van|kantoor van|in opleiding (?:tot|voor)',
  'uczen(?:nica)?|asystent(?:ka)?|sekretarka|kancelaria|kancelarii|biuro|na poziomie',
  'aprendiz (?:de|do)|estudante de|alun[oa] de|assistente (?:do|da)|secretari[ao] (?:do|da|de)|escritorio (?:de|do)|gabinete (?:de|do)',
].join('|');

/** In front, with up to three words between: what somebody did with those who have it, or with what it teaches. */
export const ACTS_BEFORE = [
  'taught|teach(?:es)?|teaching(?! hospital)|instruct(?:ed|ing)|tutored|tutoring|mentored|lectured|delivered|delivering|facilitated|train(?:ed|ing|s) (?:others|staff|employees|colleagues|students|people|teams?|new hires|volunteers)|recruit(?:s|ed|ing|ment of|er (?:of|for))?|hir(?:ed|ing)|staffed|placed|sourced|assisted(?! living)|assisting|supervised|supervision of|managed(?! care)|oversaw|led|work(?:s|ed|ing) (?:closely )?(?:with|for|under|alongside) (?:an?|the|our|several|other)|collaborat(?:ed|ing) with|liais(?:ed|ing) with|sold|selling|sales of|processed',
  'rekrutierung(?: von)?|vermittlung von|einstellung von|schulung von|ausbildung von|(?:ausbilder|ausbilderin|dozent|dozentin|trainer|trainerin) (?:fur|von|im|in)|unterricht(?:ete|et)?|zusammenarbeit mit|betreuung von|fuhrung von|leitung von|verkauf von',
  "(?:formateur|formatrice|enseignante?|professeure?) (?:en|aux?|de|d'|d’|du|pour)|recrut(?:ement|e|er|eur) (?:de|d'|d’|des)|recrute|encadrement (?:de|d'|d’|des)|collaboration avec|travaille avec|vente (?:de|d'|d’)",
  '(?:formador|formadora|profesor|profesora|docente|instructor|instructora) (?:de|del|en)|imparti(?:cion|do|endo)?|(?:reclutamiento|contratacion|supervision) de|supervise|colaboracion con|venta de',
  '(?:formatore|formatrice|docente|insegnante|istruttore) (?:di|in|per|del)|(?:reclutamento|assunzione|supervisione|coordinamento) (?:di|degli|dei)|collaborazione con|vendita di',
  '(?:docent|opleider|trainer) (?:van|voor|in)|werving van|begeleid(?:de|ing van)|samenwerking met|leiding aan|verkoop van',
  'rekrutacja|zatrudnianie|nadzor nad|wspołpraca z|zarzadzanie (?:zespołem)?|sprzedaz|wykładowca|prowadzenie szkolen',
  '(?:formador|formadora|professor|professora|instrutor) (?:de|em|do)|(?:recrutamento|contratacao|supervisao|equipe|equipa) de|colaboracao com|venda de',
].join('|');

/** Between such an act and a name, they say that what follows is one's own: "managed a ward as a registered nurse". */
export const OWN_AGAIN =
  'as|als|comme|como|come|jako|while|who|being|became|hold\\p{L}*|held|maintain\\p{L}*|earned|obtained|passed|certified (?:in|as|by)|licensed (?:as|by)|with';

/** Right behind: lessons in it. Where they were passed, they count. */
export const LESSONS_BEHIND = [
  'course(?:s|work)?|trainings?|program(?:me)?s?(?! manager)|class(?:es)?(?! (?:\\p{L}|\\d|[ivx]+)(?![\\p{L}]))|workshops?|seminars?|bootcamps?|curriculum',
  'kurse?n?|schulung(?:en)?|lehrgange?|seminare?',
  'cursus|curso|corso|kurs',
].join('|');

/** Right behind: who teaches or examines it. With "certified" in front it is the name of the certificate. */
export const TEACHERS_BEHIND = 'trainers?|instructors?|teachers?|tutors?|examiners?|assessors?';

/** Right behind: places, bodies, people and subjects that are named after it. */
export const SUBJECTS_BEHIND = [
  '(?:exam(?:ination)? )?prep(?:aration)?\\b|study group|students?|trainees?|apprentices?|departments?|dept|offices?(?! nurse)|firms?|courts?|teams?(?! (?:lead|leader|captain|administrator)\\b)|clerks?|assistants?(?=\\s{0,2}(?:$|[,;.)|/(–-]|(?:to|for|at|in|of)\\b))|recruit(?:er|ers|ing|ment)|staffing|projects|compliance(?! (?:officer|manager|analyst|specialist|director|lead))|regulations?|requirements?|audits?(?! (?:manager|senior|director|partner|lead))|guidelines|shortages?|applicants?|school(?! bus)|academy|vacanc(?:y|ies)',
  'prufer(?:in)?|ausbilder(?:in)?|dozent(?:in)?|azubis?|auszubildende[rn]?|lehrlinge?|schuler(?:in)?|buro|kanzlei|abteilung|anforderungen|projekte',
  'stagiaires?|formateur|formatrice|eleves?',
  'opleider|werk- en denkniveau',
].join('|');

/** After a lesson: it was passed. */
export const PASSED =
  'complet\\p{L}+|passed|certificat\\p{L}*|certified|graduat\\p{L}+|diploma|obtained|earned|abgeschl\\p{L}+|absolviert|bestanden|valide\\p{L}*|reussi\\p{L}*|obtenu\\p{L}*|aprobad[oa]|superat[oa]|behaald|ukonczon\\p{L}*';

/** Several people. A name that ends in one of them, or goes on with one, is said of others. */
export const SEVERAL_PEOPLE = [
  'accountants|adjust[eo]rs|administrators|advis[eo]rs|agents|aides|analysts|appraisers|architects|assistants|attorneys|auditors|bankers|brokers|captains|carers|caregivers|chefs|coaches|colleagues|consultants|contractors|counsell?ors|dentists|dealers|developers|dietitians|divers|doctors|drivers|electricians|employees|engineers|estimators|examiners|experts|fitters|guards|gardeners|hairdressers|handlers|holders|hygienists|individuals|inspectors|installers|instructors|interpreters|investigators|journeymen|lawyers|lifeguards|linguists|managers|masons|mechanics|members|midwives|nannies|notaries|nurses|officers|operators|paralegals|paramedics|people(?! manag)|personnel|staff(?=\\s{0,2}(?:$|[,;.)]))|pharmacists|phlebotomists|physicians|physiotherapists|pilots|planners|plumbers|practitioners|professionals|psychologists|realtors|representatives|riggers|scaffolders|seafarers|secretaries|setters|soldiers|solicitors|specialists|stylists|subcontractors|supervisors|surgeons|surveyors|teachers|technicians|technologists|therapists|traders|trainers|translators|volunteers|welders|workers|writers|veterinarians',
  '\\p{L}*(?:leute|krafte|innen)|arzte|anwalte|rechtsanwalte|ingenieure|mitarbeitern|kollegen|bewerber',
  'infirmiers|infirmieres|aides-soignante?s|ingenieurs|techniciens|comptables|avocats|notaires|soudeurs|caristes|conducteurs|educateurs|formateurs|electriciens|salaries|candidats',
  'enfermer[oa]s|ingenieros|tecnicos|abogados|notarios|soldadores|electricistas|conductores|contadores|profesores|auxiliares',
  'infermieri|ingegneri|tecnici|avvocati|notai|saldatori|elettricisti|autisti|geometri|commercialisti',
  'verpleegkundigen|ingenieurs|monteurs|lassers|chauffeurs|medewerkers',
  'pielegniarki|pielegniarek|inzynierow|spawaczy|elektrykow|kierowcow|ksiegowych|pracownikow',
  'enfermeiros|engenheiros|tecnicos|advogados|eletricistas|motoristas|contabilistas|contadores',
].join('|');

/** Between a name and those people. */
export const KINDS_OF_PEOPLE =
  'certified|licensed|qualified|cleared|registered|accredited|trained|chartered|senior|junior|experienced|skilled|new|security';
