import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: labels inside entries. */
export const frLabels = {
  labels: {
    honours: phrases`de l['’]année; du mois; lauréate?; finaliste`,
    templatePlaces: phrases`Ville\s{0,3},\s{0,3}(?:Pays|Région|Département)(?!\p{L})`,
    pageNumber: phrases`page`,
    projectDetails: phrases`
      détails?; outils(?: utilisés)?; technologies(?: utilisées)?; environnement(?: technique)?; (?:taille|effectif) de l['’]équipe; description(?: du projet)?; durée; période; missions?; tâches; responsabilités
    `,
    projectRole: phrases`rôle; fonction`,
    sameEmployer: phrases`même (?:entreprise|société|employeur|établissement)`,
    position: phrases`titre; poste(?: occupé)?; intitulé du poste; fonction(?: occupée)?; emploi(?: occupé)?; fonction ou poste(?: occupé)?`,
    employer: phrases`(?:nom de l['’])?entreprise; société; (?:nom de l['’])?employeur; nom et adresse(?: de(?: l['’]employeur)?)?`,
    aside: phrases`type ou secteur d['’]activité; principales activités(?: et(?: responsabilités)?)?`,
    terms: phrases`type de contrat; salaire; heures par semaine; motif de départ; responsable hiérarchique`,
    place: phrases`pays; lieu(?: de travail)?; ville; localisation`,
    dates: phrases`période(?: d['’]emploi)?; dates?; durée`,
    accounts: phrases`(?:principales )?(?:missions|tâches|activités|responsabilités|réalisations)(?: principales| réalisées| exercées)?; descriptif(?: du poste)?`,
    noName: phrases`
      cdi; cdd; intérim; interim; alternance; temps plein; temps partiel; contrat d['’]apprentissage; de; du; depuis;
      congé (?:maternité|parental); recherche d['’]emploi
    `,
    issuingBodies: phrases`organisme; ministère; institut; chambre; ordre; centre (?:de formation|d['’]apprentissage); école; académie; université; fédération; association`,
    issuedBy: phrases`délivrée? par; décernée? par; organisme(?: émetteur)?`,
    issuedOn: phrases`délivrée?(?: le| en)?; obtenue?(?: le| en)?; date d['’](?:obtention|émission); (?:date|année)(?=\s?:)`,
    expires: phrases`valable jusqu['’](?:au|en|à); valide jusqu['’](?:au|en|à); expire(?: le| en)?`,
    credential: phrases`(?:id(?:entifiant)?|numéro|n°|no) d[ue] (?:diplôme|certificat|la certification); (?:afficher|voir) (?:le diplôme|le certificat|la certification)`,
    cards: phrases`caces; sst; premiers secours; psc1; habilitation électrique; haccp`,
    certified: phrases`certifiée?; certificat; certification`,
    taught: phrases`formation; stage; séminaire; permis; habilitation; diplôme; licence; carte; brevet; attestation`,
    given: phrases`
      prix(?!\s(?:de (?:revient|vente|transfert|marché)|d['’]achat|unitaire)); distinctions?; lauréate?s?; médailles?; bourses?; boursi(?:er|ère); récompenses?; récompensée?; mention; concours; finalistes?; nominée?s?;
      trophées?; palmes; (?:1ère|1re|première|2e|deuxième|3e|troisième) place; \w+ (?:de l['’]année|du mois)(?<=(?:employée?|collaborat(?:eur|rice)|salariée?|vend(?:eur|euse)|apprentie?) (?:de l['’]année|du mois));
      major de promotion; meilleure? (?:ouvri(?:er|ère) de france|apprentie?|employée?|vend(?:eur|euse))
    `,
    issuerAfter: phrases`délivrée? par; décernée? par`,
    role: phrases`poste`,
  },
  employment: {
    breaks: phrases`congé (?:maternité|parental|sabbatique); année sabbatique; (?:en )?recherche d['’]emploi; sans emploi; (?:au |période de )?chômage; tour du monde; pause (?:professionnelle|carrière|familiale)`,
    joins: phrases`(?:(?:a|ai) )?rejoint; (?:arrivée?|entrée?) chez`,
    changeLeads: phrases`
      promue?(?: (?:au poste|au rang) de)?; promotion au poste de; (?:embauchée?|recrutée?|engagée?) (?:comme|en tant que|en qualité de)
    `,
    changeFrom: phrases`promue? de`,
    changeTo: phrases`à`,
    changeStops: phrases`en; après; depuis; chez; avec; dès; pour; dans`,
  },
} satisfies LanguageWords;
