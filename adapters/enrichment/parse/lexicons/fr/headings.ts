import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: headings of sections. */
export const frHeadings = {
  headings: {
    summary: phrases`
      a propos; a propos de moi; resume professionnel; objectif; objectif professionnel; presentation; accroche; profil professionnel;
      profil personnel; mon profil; qui suis-je
    `,
    work: phrases`
      experience professionnelle; experiences professionnelles; parcours professionnel; parcours; emplois; stages; carriere; emploi;
      experiences de travail; historique professionnel; activites professionnelles; itineraire professionnel; emplois occupes;
      mes experiences; parcours et experiences; experiences et stages; experience de travail
    `,
    education: phrases`
      formation; formations; etudes; diplomes; diplome; parcours academique; parcours scolaire; scolarite; formation academique;
      education et formation; formation et diplomes; cursus; cursus scolaire; cursus universitaire; formation initiale;
      formation universitaire; formation scolaire; parcours de formation; diplomes obtenus; formation professionnelle;
      parcours universitaire
    `,
    skills: phrases`
      competences numeriques; competences; principales competences; competences techniques; competences cles; competences professionnelles; competences informatiques; informatique;
      savoir-faire; savoir-etre; aptitudes; outils; atouts; qualites; logiciels; technologies et outils; connaissances;
      competences et outils; domaines de competences; domaines de competence; domaines d'expertise; competences metier;
      competences personnelles; competences specifiques; competences transversales; savoir faire; savoir etre; connaissances informatiques;
      connaissances techniques; bureautique; points forts; mes competences; outils informatiques; outils et logiciels
    `,
    certificates: phrases`licences et certifications; certificats; permis; permis de conduire; certifications professionnelles; habilitations; formations complementaires; formation complementaire; formation continue; formations continues; formation professionnelle continue; formations courtes; stages de formation; formations et habilitations`,
    languages: phrases`
      langues; langues vivantes; competences linguistiques; langues etrangeres; langue; langues parlees; langues maitrisees;
      niveau de langues
    `,
    projects: phrases`projets; projets personnels; projets realises; realisations`,
    volunteer: phrases`benevolat; experience benevole; experiences benevoles; engagement associatif; engagements; vie associative`,
    awards: phrases`prix; distinctions; recompenses; bourses; prix et distinctions`,
    publications: phrases`publications et conferences; brevets; conferences invitees; publications et communications`,
    contact: phrases`
      coordonnees; contactez-moi; informations personnelles; donnees personnelles; etat civil; reseaux sociaux; mes coordonnees;
      infos personnelles
    `,
    other: phrases`
      cours dispenses; cours donnes; enseignements dispenses; theses encadrees; encadrement de theses; responsabilites collectives;
      centres d'interet; centres d'interets; loisirs; interets; references professionnelles; divers; associations professionnelles;
      hobbies et loisirs; autres; activites; activites extra-professionnelles; activites extraprofessionnelles; passions; passe-temps; sports et loisirs; sport et loisirs; loisirs et sports; loisirs et interets; centre d'interet; hobbies;
      interets personnels; mes centres d'interet; informations complementaires; informations diverses`,
  },
  headingWords: {
    pastimes: phrases`(?:mes |sports? et )?(?:centres? d'interets?|loisirs|interets|passions|hobbies|passe-temps)(?: et [\p{L} ]+)?; activites extra-?professionnelles`,
    references: phrases`references(?: professionnelles)?; recommandations`,
    education: phrases`formation; formations`,
    skills: phrases`competences`,
    projects: phrases`projets`,
  },
} satisfies LanguageWords;
