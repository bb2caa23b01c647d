import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: degrees and places of study. */
export const frEducation = {
  education: {
    halfSentences: phrases`et; ou; ainsi que; pendant; tout en; qui; dont; afin de`,
    withinSentences: phrases`j['’]ai; étai(?:s|t|ent); suis`,
    notFields: phrases`sans diplôme; non obtenue?; non validée?; inachevée?`,
    degreeColumns: phrases`diplôme(?: obtenu)?; formation; titre; niveau`,
    schoolColumns: phrases`(?:école|lycée)\s?/\s?université; établissement; école; université; organisme(?: de formation)?; centre(?: de formation)?`,
    boardColumns: phrases`académie`,
    fieldColumns: phrases`spécialité; filière; domaine; option`,
    timeColumns: phrases`années?; dates?; période; année d['’]obtention; durée`,
    scoreColumns: phrases`mention; note`,
    atSchool: phrases`à(?: la)?; au`,
    studyOf: phrases`études (?:de|en)`,
    obtained: phrases`(?:diplôme )?obtenue?; validée?; réussie?`,
    degrees: phrases`
      docteur; doctorat; cfc; baccalaur[eé]at; bac(?= ?\+|\s\p{Lu}|$); dec(?= (?:in|en|professional)); diplôme; dut; bts; deug; dea; dess; cap;
      bep; brevet; diplôme (?:d['’]état|d['’]ingénieur|universitaire); licence pro\p{L}*; maîtrise; mastère;
      bac (?:pro|techno|général)\p{L}*; bp(?= ); bpjeps; deust; capes; titre professionnel; classes? préparatoires?; certificat(?= )
    `,
    institutions: phrases`
      universit(?:é|e); institut; académie; polytechnique; cfa; ifsi; ifas; iae; inspe; espe; greta; afpa; cnam; insa; mfr;
      centre de formation; chambre de métiers; école; ecole; lycée; lycee; collège; faculté; iut
    `,
    scores: phrases`mention`,
    majors: phrases`spécialité`,
    degreeLabels: phrases`(?:diplôme|titre|certification)(?: (?:obtenue?|préparée?|visée?))?`,
    degreeAnswers: phrases`oui; non; obtenu; en cours`,
    labels: phrases`diplôme; établissement; intitulé du (?:certificat|diplôme)(?: ou(?: du)?(?: diplôme)?)?(?: délivré)?; (?:diplôme )?délivré; nom et type de; l['’]établissement; principales matières(?:[ /]{1,3}compétences professionnelles(?: couvertes)?)?; nom et type de l['’](?:établissement|organisme)(?: d['’]enseignement(?: ou(?: de formation)?)?)?; de formation; niveau dans la classification nationale(?: ou internationale)?`,
    classes: phrases`(?:avec )?mention (?:très bien|assez bien|bien|passable|honorable|très honorable)`,
    tails: phrases`en (?:candidat libre|alternance|apprentissage|formation continue); par (?:alternance|(?:la )?vae)`,
    fields: phrases`
      droit; gestion; lettres; chimie; physique; histoire; cuisine; pâtisserie; vente; secrétariat; comptabilité; mathématiques; ingénierie; santé;
      \p{L}{3,20}(?:ologie|onomie|atique|istique|onique)
    `,
    theses: phrases`mémoire`,
    certainInstitutions: phrases`école`,
    withinStudies: phrases`en`,
    fieldLinks: phrases`en`,
    openLinks: phrases`de`,
    nameLinks: phrases`de; du`,
  },
} satisfies LanguageWords;
