import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: job titles. */
export const frTitles = {
  titles: {
    offices: phrases`bénévole; trésori(?:er|ère); membre; présidente?`,
    heads: words`
      ingenieure developpeur developpeuse responsable directeur directrice chargee charge gestionnaire assistante stagiaire conseiller
      conseillere consultante vendeur vendeuse comptable technicien technicienne enseignant enseignante professeur infirmier infirmiere
      medecin redacteur redactrice secretaire serveur serveuse cuisinier cuisiniere alternant alternante chercheur chercheuse formateur
      formatrice animateur animatrice apprenti gerant gerante analyste architecte administrateur administratrice coordinateur coordinatrice
      concepteur conceptrice electricien employe employee agente fondateur fondatrice cofondateur cofondatrice
    `,
    leadingHeads: words`
      stage
      doctorant doctorante
      acheteur acheteuse adjoint adjointe agent agente aide-soignant aide-soignante aide-comptable aide ajusteur ambulancier
      ambulanciere animateur animatrice apprenti apprentie approvisionneur architecte archiviste assistant assistante attache attachee
      auditeur auditrice auxiliaire avocat avocate barmaid bibliothecaire boucher boulanger boulangere caissier caissiere cariste
      carreleur charcutier charge chargee charpentier chaudronnier chauffagiste chauffeur chauffeur-livreur cheffe chef clerc coiffeur
      coiffeuse collaborateur collaboratrice commis comptable conducteur conductrice conseiller conseillere controleur controleuse
      coordinateur coordinatrice cordiste couturiere couvreur cuisinier cuisiniere dentiste dessinateur dessinatrice developpeur
      developpeuse directeur directrice documentaliste educateur educatrice electricien electricienne electromecanicien employe
      employee enseignant enseignante ergotherapeute estheticienne expert-comptable facteur factrice femme-de-chambre fleuriste
      formateur formatrice gardien gardienne gendarme geometre gerant gerante gestionnaire gouvernante graphiste greffier greffiere
      hotesse huissier infirmier infirmiere infographiste informaticien informaticienne ingenieur ingenieure instituteur institutrice
      interimaire interprete jardinier jardiniere journaliste juriste kinesitherapeute livreur livreuse logisticien logisticienne
      macon magasinier magasiniere manoeuvre manutentionnaire maquettiste mecanicien mecanicienne menuisier moniteur monitrice
      negociateur negociatrice notaire nourrice ouvrier ouvriere operateur operatrice orthophoniste patissier patissiere paysagiste
      peintre pharmacien pharmacienne plombier plombiere plongeur poissonnier pompier preparateur preparatrice professeur professeure
      programmeur programmeuse psychologue puericultrice receptionniste redacteur redactrice responsable sage-femme secretaire
      serrurier serveur serveuse soudeur soudeuse stagiaire standardiste surveillant surveillante technicien technicienne
      technico-commercial teleconseiller teleconseillere teleoperateur teleoperatrice tourneur traducteur traductrice vendeur vendeuse
      veterinaire vigile webmestre alternant alternante concepteur conceptrice medecin inspecteur inspectrice poseur poseuse
      entraineur entraineuse regisseur regisseuse courtier courtiere mediateur mediatrice eleveur eleveuse officier capitaine
      chirurgien chirurgienne styliste photographe delegue deleguee createur creatrice projeteur projeteuse accompagnateur
      accompagnatrice accompagnant accompagnante reparateur reparatrice praticien praticienne cableur cableuse producteur productrice
      commissaire presentateur presentatrice instructeur instructrice nettoyeur nettoyeuse juge matelot negociant negociante
      biologiste chimiste coordonnateur coordonnatrice tailleur tapissier diagnostiqueur economiste agriculteur agricultrice
      souscripteur banquier banquiere receptionnaire regleur regleuse tuyauteur grutier imprimeur sellier rondier equipier equipiere
      electronicien electronicienne superviseur superviseure evaluateur evaluatrice enqueteur enquetrice veilleur veilleuse
      planificateur planificatrice coursier coursiere regulateur regulatrice therapeute prothesiste coloriste maquilleur maquilleuse
      lingere depanneur depanneuse illustrateur illustratrice scenographe correcteur correctrice decorateur decoratrice musicien
      musicienne chanteur chanteuse coffreur ferrailleur facadier metreur platrier plaquiste scieur polisseur contremaitre foreur
      palefrenier soigneur soigneuse urbaniste geologue tresorier tresoriere guichetier guichetiere bagagiste voiturier recruteur
      recruteuse magistrat affreteur repartiteur laveur laveuse travailleur travailleuse intervenant intervenante auteur compositeur
      acteur actrice analyste viticulteur viticultrice horticulteur apiculteur statisticien statisticienne
    `,
    genderEndings: phrases`euse; fe; ère; ere; ière; iere; trice; se; ne; ienne`,
    links: phrases`de; du; des; en; au; aux; dans; sur; d'.*; l'.*`,
    agentEndings: phrases`eur; euse; rice; iste`,
  },
} satisfies LanguageWords;
