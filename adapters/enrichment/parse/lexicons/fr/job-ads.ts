import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: job ads. */
export const frJobAds = {
  adHeadings: {
    opensTasks: phrases`charg[ée](?:\(?·?e\)?)? (?:notamment )?de; missions suivantes; (?:vos |les |ses )(?:principales )?missions (?:sont|seront)(?: les suivantes)?; responsable de`,
    preferred: phrases`un plus; (?:petits|vos|tes|gros) plus; (?:les )?plus(?=\s?:?$); (?:encore|c['’]est) mieux; bonus; atouts?; appréciée?s?; souhaitée?s?`,
    offer: phrases`
      nous (?:vous )?offrons; nous vous proposons; notre offre; (?:ce (?:que|qu['’]) ?)?(?:nous|on) (?:vous|te) (?:offrons|offre|propose|proposons); ^nous:?$; nos avantages; vos avantages; avantages; rémunération; qui sommes; pourquoi nous;
      l['’]entreprise; à propos; statut; conditions(?! (?:requises|d['’]accès|d['’]admission))
    `,
    required: phrases`
      (?:expériences?|formations?|qualifications?|diplômes?) requis(?:es?)?; votre profil; profil( recherché)?; connaissances? requises?; compétences; qualités requises; (?:qui )?(?:êtes-vous|es-tu); ce qu['’]on (?:cherche|attend)(?! de nous); prérequis; exigences; ce que nous (?:cherchons|recherchons); ce qu'il (?:te|vous|nous) faut;
      vous êtes; ^(?:vous|toi):?$
    `,
    tasks: phrases`missions?; (?:vos |tes |les )?tâches(?: entre autres?)?; le poste; vous (?:aurez|avez) (?:la|en) charge(?: de)?; vous (?:devrez|serez) (?:également |aussi )?(?:être )?(?:en mesure|chargée?·?(?:\(e\))?) de; ce que (?:vous (?:ferez|allez faire)|tu (?:feras|vas faire)); que (?:ferez-vous|feras-tu); (?:votre|ton) quotidien; description du poste; votre rôle; responsabilités; activités`,
  },
  adTitles: {
    headsOfManyTrades: phrases`
      administrat(?:eur|rice)=administrator; analystes?=analyst; assistante?=assistant; consultante?=consultant;
      conseil(?:ler|lère)=consultant; designers?=designer; conduct(?:eur|rice)=driver; ingénieure?=engineer; opérat(?:eur|rice)=operator;
      planificat(?:eur|rice)=planner; product(?:eur|rice)=producer; technicien(?:ne)?=technician
    `,
    announcements: phrases`
      offre d['’]emploi; poste (?:de|d['’]); recherche; recherch(?:ons|e)(?: un\(?e?\)?)?; recrut(?:e|ons|ement)(?: d['’]une?| de| une?)?;
      (?:nous )?cherchons(?: une?)?; (?:rejoignez|rejoins)-nous(?: en tant que| comme)?; urgent; annonce; devenez; emploi
    `,
    terms: phrases`
      cdi; cdd; int[ée]rim(?:aire)?; temps (?:plein|partiel|complet); alternance; t[ée]l[ée]travail; d[ée]butant\w* accept[ée]\w*;
      r[ée]f\.? ?:? ?[\w/-]*\d[\w/-]*; saisonnier\w*; dès que possible; \d{1,2} mois
    `,
    termsAtEnds: phrases`stage; extra; extras; de nuit`,
    seeks: phrases`recherch(?:e|ons)(?: activement)?; recrut(?:e|ons); cherchons; poste d['’e]`,
    agents: phrases`
      développement=développeur; ventes?=vendeur; comptabilité=comptable; nettoyage=agent de nettoyage; achats?=acheteur;
      maintenance=technicien de maintenance
    `,
    links: phrases`de`,
    fieldHeads: phrases`
      (?:responsable|directeur|directrice|chef|cheffe)(?: du service| du pôle| de la| de l['’]| des| du| de)?=manager;
      (?:expert|experte|spécialiste)(?: en| de| des| du)?=specialist; (?:chargé|chargée) (?:de|des|du|d['’])=specialist; consultant(?:e)?(?: en)?=consultant
    `,
    leaders: phrases`(?:responsable|chef(?:fe)? de service|chef(?:fe)?)=manager; (?:directeur|directrice)=director`,
    teamLeaders: phrases`chef(?:fe)? d['’]équipe(?: en| de| des| du)?`,
    leadersOf: phrases`du service; du; de la; de l['’]; des; de; d['’]`,
    ledFields: phrases`
      achats?=procurement; ventes=sales; finances?=finance; comptabilité=accounting; contrôle de gestion=controlling; (?:ressources humaines|rh)=HR; marketing=marketing; production=production; logistique=logistics;
      qualité=quality; maintenance=maintenance; (?:informatique|systèmes d['’]information)=IT; opérations=operations; communication=communications; (?:entrepôt|magasinage)=warehouse; service clients?=customer service
    `,
    helpers: phrases`aide`,
    groups: [],
    beforeEmployer: phrases`chez; à; pour; en`,
    articles: phrases`une?; une? ?·e; un·e; un\(e\); des; le; la; les; son; sa; ses; notre; plusieurs`,
    roleLeads: phrases`en tant que?; en qualité de?; comme`,
    levelOfPost: phrases`entry=poste (?:junior|de débutant)`,
    labels: phrases`poste; intitulé(?: du poste)?; fonction; emploi`,
  },
  ads: {
    certificates: phrases`CACES(?: ?R ?\d{3})?(?: (?:cat(?:égorie|\.)? ?)?\d[AB]?(?:(?:, ?| et |/)\d[AB]?){0,4})?; [Hh]abilitations? (?:électriques?|gaz)(?: [BH][0-2][VTRN]?)?; [Cc]arte (?:ASP(?: [Cc]onstruction)?|conducteur)`,
    listItems: phrases`bonnes?; expérience (?:en|de|dans); maîtrise; connaissances? (?:de|des|en)`,
    preferred: phrases`un (?:vrai |gros |réel |petit |sérieux )?(?:plus|atout)(?!\p{L}); (?:les )?(?:atouts|plus)(?=\s{0,2}:); (?:est|sont|sera|serait|seront) (?:les? |la )?bienvenue?s?; un plus; un atout; des atouts; serait; seraient; appréciée?s?; souhaitée?s?(?!\s{0,2}:); souhaitables?; idéalement; de préférence`,
    andIdeally: phrases`(?:et|ou),? (?:idéalement|de préférence)`,
    welcomeIf: phrases`si (?:tu|vous|en plus|de plus)`,
    soMuchBetter: phrases`tant mieux; (?:c['’]est |ce sera |ce serait )?encore mieux; c['’]est mieux; un (?:vrai |gros )?(?:plus|atout)`,
    notAsked: phrases`non (?:exigée?s?|requise?s?|obligatoires?|nécessaires?|indispensables?); peu importe; n['’]a (?:pas d['’]|aucune )importance; pas d(?:e |['’])\p{L}+(?: \p{L}+)? (?:demandé|exigé|requis|nécessaire)e?s?; (?:n['’]est |ne sont |n['’]est-ce )?pas (?:nécessaires?|obligatoires?|exigée?s?|requise?s?|indispensables?); aucune? \p{L}+(?: [\p{L}'’]+){0,5} (?:n['’](?:est|y est) )?(?:requise?|exigée?|nécessaire); (?:pas|aucun) besoin(?= d(?:e |['’])); inutile de (?:connaître|savoir|parler|maîtriser)`,
    studying: phrases`thèses? de; étudiante?s? (?:en|de); élèves? en; prépares?z?; préparant; en cours de; inscrit\p{L}* en`,
    noNames: phrases`possibilité; langue`,
    noTerms: phrases`DUT; BUT; BTS; CAP; BEP; DEUST`,
    learners: phrases`(?:élèves|enfants|étudiants|apprenants) (?:apprennent|étudient)`,
    worksWith: phrases`
      en (?:étroite )?(?:collaboration|lien|liaison|relation|coordination)(?: étroite| direct)? avec; collabor\p{L}+ (?:étroitement )?avec; travail\p{L}+ (?:étroitement |directement |quotidiennement )?avec(?=\s(?:les? |la |l['’])(?:équipes?|services?|directions?|départements?))
    `,
    answersNo: phrases`non; aucune?`,
    lessons: phrases`(?:tests?|épreuves?) (?:de|d['’]); cours (?:de|d['’])`,
    pupils: phrases`élèves`,
    teaching: phrases`enseign\p{L}+; professeur\p{L}*; formateur`,
    languageOfWork: phrases`langue de travail`,
    relativeTimes: phrases`(?<!pas )moins de; derni[eè]re?s; premi[eè]re?s`,
    reportsTo: phrases`rattach\p{L}*(?: directement)? (?:à|au|aux); sous la (?:responsabilité|direction|hiérarchie) (?:de|du|d['’])`,
    employerSeeks: phrases`(?:re)?cherche; recrute`,
    beforeSought: phrases`une?; une?·e; un\(e\); des; son; sa; ses; plusieurs`,
    seeks: phrases`(?:nous )?(?:recherch(?:ons|e)|cherchons|recrut(?:ons|e)|embauch(?:ons|e)); à la recherche d(?:e|['’]une?|es)`,
    employers: phrases`notre (?:groupe|entreprise|société|cabinet|agence|maison|structure|équipe|client); (?:entreprise|société|cabinet|agence|groupe|structure|organisme) (?:avec|(?:qui )?(?:a|ayant|bénéficiant de|disposant de))`,
    ofEmployerYears: phrases`(?:ouverte?s?|implantée?s?|installée?s?|existe|existant) depuis (?:plus de |près de )?\d{1,3} ans; forte? de (?:plus de |ses )?\d{1,3} ans; (?:mon|notre|nos) clients? (?:est|sont|a|ont)`,
    required: phrases`exigée?s?; indispensable; impératif; obligatoire; courant`,
    atMostYears: phrases`jusqu['’]à; maximum; maxi; au plus; pas plus de; au maximum`,
    beforeTerms: phrases`missions?(?: d['’]intérim| intérimaires?)?(?: de| d['’])?; formation(?: de| d['’]une durée de)?; permis(?: [abc])? depuis(?: au moins| plus de)?; cdd(?: de| d['’])?; contrat(?: de| d['’])?; durée(?: de)?; intérim(?: de)?; stage(?: de)?; alternance(?: de)?; période d['’]essai(?: de)?`,
    behindTerms: phrases`d['’]existence; d['’]histoire; de cdd; d['’]essai`,
    taughtBehind: phrases`(?:pris\p{L}{0,2} en charge par|à la charge de) (?:nous|l['’]entreprise|l['’]employeur); à notre charge; (?:que )?vous (?:l['’])?apprendrez(?= chez nous| ici| sur place| en interne| la première semaine| pendant| lors); s['’](?:apprend|apprennent) (?:chez nous|sur place|sur le tas|en interne); formation (?:prévue|assurée|fournie|interne)`,
    teaches: phrases`(?:nous )?(?:assurons|dispensons|proposons) (?:une |des )?formations? (?:à|au|aux|en|sur); vous apprendrez; (?:nous|on) vous (?:apprendrons|apprenons|apprendra|formerons|formons|formera|forme)(?= (?:à|au|aux|en|sur|la|le|les|l['’])(?!\p{L})); (?:nous )?(?:finançons|prenons en charge) (?:le|la|les|votre|vos)`,
    tooLittle: phrases`(?:ne )?(?:suffit|suffisent) pas; (?:est |sont |n['’]est pas )?insuffisante?s?; n['’]est pas suffisant`,
    schoolNames: phrases`(?:écoles?|enseignement|cours) élémentaires?; (?:année|vie|transport|établissement|rythme|milieu|soutien|restauration) scolaires?`,
    schoolGrades: phrases`(?:bonnes )?notes en`,
    schoolSubjects: phrases`math(?:s|ématiques)`,
    experience: phrases`expérience`,
    behindYears: phrases`de (?:métier|pratique|terrain)`,
    besideYears: phrases`expérience; mini(?:mum)?\b`,
    asks: phrases`(?:est|sont) (?:fondamenta\p{L}{1,3}|primordia\p{L}{1,3}|essentiel\p{L}{0,3}|indispensables?|impérati\p{L}{1,3}|obligatoires?|exigée?s?|requise?s?|nécessaires?); expérience; connaissances?; maîtrise\w*; (?:doit|dois|devez|devra|devrez|doivent) (?:connaître|savoir|maîtriser|avoir|posséder)`,
    gives: phrases`(?:commune|ville|entreprise|société|établissement|groupe|nous) (?:vous )?propose\p{L}*; (?:emploie|regroupe|compte) (?:plus de |environ |près de )?\d; nous offrons; candidature; rémunération; salaire; avantages; mutuelle; tickets? restaurant`,
    toReader: phrases`(?:doit|dois|devez|devra|devrez|doivent) (?:connaître|savoir|maîtriser|avoir|posséder); (?:est|sont) (?:fondamenta\p{L}{1,3}|primordia\p{L}{1,3}|essentiel\p{L}{0,3}|indispensables?|impérati\p{L}{1,3}|obligatoires?|exigée?s?|requise?s?|nécessaires?); vous; votre; connaissances?; expérience`,
    ofEmployer: phrases`nous; notre; la (?:commune|ville|société); l['’](?:entreprise|établissement|hôpital|institut|association); (?:certains|la plupart|beaucoup) de nos`,
    duties: phrases`vous (?!êtes|avez|souhaitez|aimez|maîtrisez|justifiez|possédez|disposez|bénéfici|recev|rejoign|cherchez|recherchez|voulez|pouvez|savez|connaissez|intégr|appréci)\p{L}{2,16}ez; (?:s['’])?\p{L}{2,14}(?:er|ir|dre|tre|aire)(?= (?:la|le|les|l['’]|des|du|un|une|au|aux|à|et|en|de|d['’]))`,
    asksReader: phrases`(?:êtes|avez|souhaitez|aimez)-vous; vous (?:êtes|avez|maîtrisez|justifiez|possédez|disposez)`,
    describesReader: phrases`(?:vous (?:maîtrisez|connaissez|justifiez|possédez|parlez|avez (?:déjà|au moins|une (?:première |solide )?(?:expérience|formation)))|tu (?:maîtrises|connais|parles|as (?:déjà|au moins|une (?:première |solide )?(?:expérience|formation))))`,
    trades: phrases`
      
      (?:client|entreprise|société|cabinet|groupe|agence|startup|filiale|structure|acteur|leader|spécialiste)s?,? (?:[\p{L}'’]+ ){0,4}(?:dans|du|de la|de l['’]|de|des|d['’]|en) ?;
      (?:notre|mon|nos) clients?,? (?:est|sont|(?:basée?s? [\p{L} ]{2,40}, )?spécialisée?s?)(?: [\p{L}'’]+){0,3}
    `,
    addresses: phrases`vous; votre; vos; tu; ton; tes; candidate?s?`,
    applying: phrases`
      pour postuler; pour (?:toutes?|plus) (?:d['’])?(?:questions?|informations?|renseignements?); intéressée?·?e?s?; envoyez; merci d['’e];
      rejoignez (?:le|la|notre|un); adressez; candidature; contact; nos clients sont
    `,
    ofPerson: phrases`capacité`,
    thingsOf: phrases`groupe; entreprise; société; marque; marchés?; clients?; clientèle; cuisine; filiale; maison mère; fabricant; fournisseurs?; droit; territoire`,
    languageForms: phrases`
      langue (?:maternelle )?française=fr; langue (?:maternelle )?anglaise=en; langue (?:maternelle )?allemande=de; langue (?:maternelle )?espagnole=es; langue (?:maternelle )?italienne=it; langue (?:maternelle )?néerlandaise=nl
    `,
    registeredWith: phrases`(?:inscrite?|[Ii]nscription) (?:à|au|auprès de|auprès du)(?: l['’]| la)?`,
    notTerms: phrases`
      équipe; rigueur; rigoureu\p{L}+; autonom\p{L}+; sens; esprit; capacité\p{L}*; dynami\p{L}+; motivé\p{L}*; permis; véhicule; disponib\p{L}+;
      bac; diplôm\p{L}+; formation; anglais; français; organisé\p{L}*; bonne; bon; relationnel\p{L}*; expérience\p{L}*; personne; horaires?;
      ponctu\p{L}+; réactiv\p{L}+; qualités?
    `,
    general: phrases`production; matériaux; techniques?; envie d.{1,40}; (?:vous |et )?(?:souhaitez|êtes|avez|aimez|savez|possédez|maîtrisez|disposez|appréciez|connaissez)(?: .{1,40})?; direction (?:générale|d['’]entreprise); (?:poste|fonction|rôle|environnement|contexte|milieu|structure|établissement|cadre)s? (?:\p{L}+)(?: \p{L}+)?; cabinets?; outils?(?: de développement| bureautiques?| informatiques?)?; environnements?; langages?; logiciels?; application pratique; règles; domaine\p{L}*; gestion; plusieurs; langues?; candidate?s?; secteurs?; postes?; entreprises?; règlement intérieur; profils?; domaines?; missions?; clients?; équipes?; services?; formations?; métiers?; outils?; projets?; convention collective; activités?; groupe`,
    torn: phrases`de; d[’']\p{L}+; leurs?; ses; vos; votre; exposition; orientée?s?; associée?s?; similaires?`,
    phraseEnds: phrases`une (?:entreprise|équipe|société|structure); un (?:environnement|contexte|cadre|groupe); souhaitée?s?; appréciée?s?; exigée?s?; requise?s?; comme; telles?; tels?; afin; ainsi; auprès; lors; sur; avec; pour; dans; est`,
    openPhrases: phrases`similaires?; équivalente?s?`,
    accordingTo: phrases`selon; conformément(?: à| aux?)?; dans le respect d\p{L}{1,2}['’]?`,
    filler: phrases`(?:idéalement|de préférence)(?: (?:en|dans|avec|sur))?; le; la; les; des; du; un; une`,
    worksNotPeople: phrases`garde d['’]enfants; administration des ventes`,
    equivalents: phrases`équivalente?s?`,
    qualifiedByOne: [],
    or: phrases`ou`,
    bareRegisters: phrases`ordre; registre; conseil`,
    phraseLeads: phrases`
      à l['’]aise (?:avec|en|dans)\s{1,3}(?:(?:le|la|les) )?;
      \b(?:expérience|connaissances?|maîtrise|notions|pratique)\s{1,3}(?:\p{L}{3,15} ){0,2}(?:(?:en|de|du|des|dans|avec|sur)\s{1,3}|d['’]\s{0,3})(?:\d{1,2} (?:ans?|mois) (?:minimum )?(?:en|dans|avec|sur)\s{1,3})?(?:le (?:domaine|milieu|métier) (?:(?:de la|de|du|des)\s{1,3}|de l['’]|d['’]))?(?:(?:le|la|les)\s{1,3})?;
      (?<!\p{L})(?:tu|vous|qui) maîtrise[sz]?\s{1,3}(?:(?:le|la|les)\s{1,3}|l['’])?
    `,
    insteadOf: phrases`au lieu de`,
    phraseJoiners: phrases`et; ou`,
    doneByOthers: phrases`(?:est|sont) (?:assurée?s?|gérée?s?|confiée?s?|faite?s?|réalisée?s?|externalisée?s?|entretenue?s?|effectuée?s?|sous-traitée?s?|développée?s?|prise?s? en charge) (?:par|à|auprès)(?! vous(?!\p{L}))`,
    testedIn: phrases`tests? techniques? (?:en|de|sur)`,
    othersWork: phrases`(?:collègues|interlocuteurs|homologues|prestataires) (?:[\p{L}'’-]+ ){0,4}(?:utilisent|travaillent (?:avec|sur|sous)|développent (?:en|avec|sous)); (?:équipes?|collègues|service|agence|partenaires?|clients?),? qui (?:utilisent?|travaillent? (?:avec|sur|sous))`,
    groups: phrases`(?:l['’]équipe|(?:les|nos) (?:équipes|services|usines|ateliers|sites|agences)|notre équipe|(?:le|notre) (?:service|département|pôle)|la (?:direction|dsi)|(?:les|nos) (?:développeurs|ingénieurs|projeteurs|comptables|graphistes|designers|analystes|collaborateurs|consultants))`,
    groupsUse: phrases`travaille(?:nt)? (?:avec|sous|sur|en); utilise(?:nt)?; développe(?:nt)? (?:en|sous|avec); tourne(?:nt)? (?:avec|sous|sur); code(?:nt)? en; gère(?:nt)?; exploite(?:nt)?; s['’]appuie(?:nt)? sur`,
    likewise: phrases`(?:également|aussi)(?=\s*$)`,
    degreeIn: phrases`(?:licence|master|diplôme|diplômée?|études|bac ?\+ ?\d) (?:en|de)`,
  },
  adDegrees: {
    bachelor: phrases`
      licence(?= (?:en|pro\p{L}*|universitaire|ou|3|\(|bac)|/); (?:titulaire d['’]une|niveau|diplôme de|une) licence(?! (?:de|d['’])); bac ?\+ ?[34]
    `,
    master: phrases`bac ?\+ ?5; diplôme d['’]ingénieur; diplômée?·?e? d['’]une (?:grande )?école (?:d['’]ingénieurs?|de commerce); école d['’]ingénieurs?(?= (?:ou|et|\(|$)|\s{0,2}[.,;]); (?:niveau|diplôme de|titulaire d['’]un) master(?!\p{L}); (?<!scrum[ -])master(?= (?:[12]|en|ii|spécialisé|professionnel|recherche|ou)(?!\p{L}))`,
    doctorate: phrases`[Dd]octorat`,
    associate: phrases`cap(?:/bep)?(?= (?:cuisine|pâtisserie|boulang\p{L}*|coiffure|petite enfance|électri\p{L}*|plomb\p{L}*|mécani\p{L}*|menuis\p{L}*|maçon\p{L}*|esthétique|aepe)); cap(?:/|, ?| - )(?:bep|bac pro|bp); cap (?:ou|et|à) (?:un )?(?:bep|bac pro|bp)(?!\p{L}); (?:formation|de type|diplômes?) (?:de )?cap(?= (?:en|à|minimum)|,); cap (?:minimum|obligatoire|exigé|requis); (?:titulaire d['’]un|niveau|diplôme|un) (?:cap|bep); bep(?= \p{L}); (?:dep|dec|aec|asp) en(?= \p{L}); cfc(?= (?:de|en|ou)(?!\p{L})| d['’]|\s{0,2}[.,;)]); brevet fédéral; bac pro; bac ?\+ ?2; bts; dut; but(?= (?:en|gea|gaco|tc))`,
    school: phrases`baccalauréat; (?:niveau|titulaire du|diplôme du|d['’]études ?:?|(?:de )?formation ?:) bac(?! ?(?:\+|pro|tech|stg|st2s))(?!\p{L})`,
  },
  pay: {
    offers: phrases`(?:nous )?(?:vous )?(?:proposons|offrons); on (?:vous )?propose`,
    beforeOrAfterTax: phrases`bruts?; nets?`,
    workedTime: phrases`heures?; h; jours?`,
    to: phrases`à; jusqu['’]à`,
    hour: phrases`(?:de l['’]|par |/ ?)heure\b; \bl['’]heure\b(?! (?:d|s|q|actuelle|où)); \b(?:taux|salaire) horaire\b; \b(?:bruts?|nets?) horaires?\b`,
    day: phrases`/ ?jour\b; \bpar jour\b`,
    week: phrases`\bpar semaine\b`,
    month: phrases`/ ?mois\b; \bpar mois\b; \bmensuel(?:le)?s?\b`,
    year: phrases`/ ?an\b; \bpar an\b; \bannuel(?:le)?s?\b`,
    words: phrases`salaire; fixe ?(?:\+|et) ?variables?; selon (?:profil|expérience|votre profil); rémunération; bruts?; sur 1[2-6] mois`,
    otherSums: phrases`primes?; (?:tickets?|titres?)[- ](?:restaurants?|restos?); (?:éco-?)?ch[eè]ques?(?:[- ](?:repas|vacances|cadeaux?))?; panier; indemnités?; chiffre d['’]affaires`,
    beforeSum: phrases`de`,
    atMost: phrases`jusqu['’]à`,
    atLeast: phrases`à partir de; au moins; dès`,
    besides: phrases`et`,
    extras: phrases`
      logement; loyer;
      astreintes?; heures? (?:supp?(?:lémentaires?|\.)?|de nuit); frais kilométriques; (?:indemnités? )?kilométriques?; gardes (?:de nuit|de week-end); majorations?; pourboires; paniers?(?: repas)?
    `,
    extraLinks: phrases`
      à; coûte; possible;
      est; sont; payée?s?; rémunérée?s?; indemnisée?s?; majorée?s?; à; de; à hauteur de; supplémentaires?; forfaitaires?
    `,
    extraBehind: phrases`en plus; en sus; supplémentaires?`,
    extraFor: phrases`pour; par; d['’]`,
    about: phrases`environ; autour de; aux alentours de`,
    with: phrases`avec`,
    and: phrases`et`,
    between: phrases`entre`,
    times: phrases`fois`,
  },
  workplace: {
    atTimes: phrases`jours?`,
    homeWork: phrases`télétravail; chez vous; domicile; maison`,
    placeLabels: phrases`lieu(?: de travail| du poste)?; localisation`,
    weakLabels: phrases`site; base; secteur; agence; ville`,
    ofJob: phrases`poste`,
    from: phrases`de`,
    basedIn: phrases`(?:basée?s?|située?s?) (?:à|entre|dans la région de|en région de)`,
    noTown: phrases`
      ain; aisne; allier; ardèche; ardennes; ariège; aube; aude; aveyron; calvados; cantal; charente(?:-maritime)?; cher; corrèze; creuse; dordogne; doubs;
      drôme; eure(?:-et-loir)?; finistère; gard; gers; gironde; hérault; indre(?:-et-loire)?; isère; jura; landes; loire(?:-atlantique)?; loiret;
      lot(?:-et-garonne)?; lozère; maine-et-loire; manche; marne; mayenne; meuse; morbihan; moselle; nièvre; nord; oise; orne; pas-de-calais; puy-de-dôme;
      (?:hautes-)?pyrénées\S*; (?:bas-|haut-)?rhin; rhône; sarthe; (?:haute-)?savoie; somme; tarn; var; vaucluse; vendée; vienne; vosges; yonne; yvelines;
      essonne; hauts-de-seine; seine-\p{L}+(?:-\p{L}+)?; val-d\S+; île-de-france; bretagne; normandie; occitanie; alsace; lorraine; provence\S*;
      france entière; déplacements; plusieurs; itinérant; agence; siège`,
    districts: phrases`\d{1,2}(?:er?|[eè]me|ᵉ)(?: arr(?:ondissement|dt|\.)?)?`,
    facilities: phrases`agence de; site de; usine de`,
    founded: phrases`(?:fondée?|créée?|siège) (?:à|en); (?:clients|fournisseurs|collègues|partenaires) (?:à|de)`,
    in: phrases`[Àà]`,
    municipalities: phrases`(?:[Vv]ille|[Mm]airie|[Cc]ommune|[Mm]étropole) (?:de|d['’])`,
    behindPlace: phrases`et; dans; proche; depuis`,
    hybrid: phrases`
      \btravail hybride; \btélétravail (?:de |à raison de )?\d ?j(?:ours?)? ?(?:/|par) ?sem; \btélétravail (?:partiel|possible|\d jours?|(?:un|deux|trois) jours?|ponctuel|occasionnel);
      \bjours? (?:de |en |par semaine (?:de |en )?)télétravail; \btélétravail (?:à raison|jusqu)
    `,
    remote: phrases`100 ?% (?:en )?télétravail\b; \bfull télétravail; \b(?:poste|travail|possible) (?:entièrement )?(?:en télétravail|à distance)\b; \btélétravail (?:complet|intégral|total); \btravaill(?:er|ez) (?:depuis|de) (?:chez vous|votre domicile|la maison)`,
    onSiteAlone: phrases`en présentiel; présentiel`,
    onSite: phrases`\b(?:100 ?% (?:en )?|uniquement en |exclusivement en )présentiel; \bprésentiel (?:uniquement|exclusivement); \b(?:pas de|sans|aucun) télétravail\b; \btélétravail (?:impossible|non (?:possible|autorisé|proposé))(?!\p{L})`,
    townParticles: phrases`sur; sous; de; la`,
    alternatives: phrases`ou`,
    prepositions: phrases`en; à`,
    near: phrases`[Ss]ur le secteur d[e’'] ?; [Dd]epuis; cœur de; centre(?:-ville)? de; centre historique de; aux portes de; (?:cœur|centre(?:-ville)?|portes|près|proche|autour|région|gare) d['’]; près de; proche de; autour de; aux alentours de; [Ss]ur; au départ de; région de`,
    forTown: phrases`pour`,
    elsewhere: phrases`
      (?:société|établissement|hôtel|maison|restaurant)[- ]s(?:œ|oe)ur; export(?:ée?s?|ons|ent);
      fondée?s?; fondat(?:eur|rice)s?; née?s?; grandi; maison[- ]mère; société[- ]mère; nos (?:clients|fournisseurs|partenaires|actionnaires) (?:sont|se trouvent|viennent|habitent); premi(?:er|ère) (?:magasin|boutique|restaurant|agence|bureau|salon|usine) (?:a ouvert|a été|était|ouvrait); collègues (?:de|à)
    `,
    areasBefore: phrases`société; entreprise; agence; start-?up; pme; jeune pousse; fiduciaire; association; clinique; étude; région; agglomération; métropole; banlieue; périphérie; couronne`,
    townAdjectives: phrases`
      parisienne=Paris; lyonnaise=Lyon; marseillaise=Marseille; toulousaine=Toulouse; niçoise=Nice; nantaise=Nantes; montpelliéraine=Montpellier;
      strasbourgeoise=Strasbourg; bordelaise=Bordeaux; lilloise=Lille; rennaise=Rennes; rémoise=Reims; stéphanoise=Saint-Étienne; toulonnaise=Toulon;
      havraise=Le Havre; grenobloise=Grenoble; dijonnaise=Dijon; angevine=Angers; nîmoise=Nîmes; clermontoise=Clermont-Ferrand; mancelle=Le Mans;
      brestoise=Brest; tourangelle=Tours; amiénoise=Amiens; limougeaude=Limoges; messine=Metz; bisontine=Besançon; perpignanaise=Perpignan;
      orléanaise=Orléans; rouennaise=Rouen; caennaise=Caen; mulhousienne=Mulhouse; nancéienne=Nancy; paloise=Pau; avignonnaise=Avignon;
      bruxelloise=Bruxelles; liégeoise=Liège; genevoise=Genève; lausannoise=Lausanne
    `,
    ourBase: phrases`nous sommes (?:[\p{L}'’-]{1,30} ){1,6}(?:de|à); nous sommes (?:basée?s|située?s|installée?s|implantée?s) à; (?:entreprise|société|cabinet|agence|groupe|association|client|start-up),? (?:[\p{L}'’-]{1,30} ){0,4}(?:basée?|située?|installée?|implantée?) à`,
    sites: phrases`
      hôpital; clinique; cabinet; pharmacie; magasin; boutique; bureaux?; école; crèche; restaurant; café; hôtel; entrepôt; agence; salon; boulangerie; usine; site; garage; atelier; ehpad; laboratoire
    `,
    remoteIn: phrases`depuis(?: la| le)?; (?:partout )?en; dans toute la; partout au`,
    days: phrases`jours?`,
    aWeek: phrases`par semaine; / ?semaine; hebdomadaires?`,
    atHome: phrases`(?:de |en )?télétravail; (?:à|en) distance; (?:de |depuis )?chez vous; à domicile; (?:à|de) la maison`,
    atOffice: phrases`au bureau; sur site; sur place; en présentiel; dans nos bureaux`,
    shares: [],
    negations: phrases`pas; aucun; sans`,
    beforeKind: phrases`poste(?: est)?; travail`,
    awayWords: phrases`télétravail`,
  },
} satisfies LanguageWords;
