export const skills = String.raw`
cash-handling | tenir la caisse; gestion de caisse; gestion de la caisse; maniement d'espèces; manipulation d'espèces; <encaisser les clients; <encaissement des clients?; <encaissement client?; <encaissement des articles; <encaissement des achats; <encaisser les achats; encaissez; encaissez les clients; tenez la caisse; <passage des articles en caisse; <rendu de monnaie; accueil en caisse; <encaissement des additions; encaisser; procédures de caisse; tenue de la caisse; opérations de caisse; opérations d'encaissement; gestion des encaissements; encaissement des clients; passage en caisse
cash-reconciliation-retail | clôture de la caisse; clôturer la caisse; comptage de caisse; comptage de la caisse; arrêté de caisse; contrôle de caisse; fonds de caisse; fermeture de caisse
payment-terminals | terminal de paiement électronique; terminaux de paiement électronique
pos-systems | logiciel d'encaissement; système d'encaissement
refunds-exchanges | échanges et remboursements; échanges et retours? | remboursements; encaissement; magasin; caisse; vêtements
retail-sales | vente en boutique; expérience de la vente en magasin; expérience de vente en magasin; vente et conseil; conseil et vente; conseil à la vente; conseillez la clientèle
retail-industry | commerce de détail; secteur du commerce de détail
product-demonstration | démonstrations en magasin; <dégustations en magasin
shelf-stocking | remplir les rayons; remplissage des rayons; remplissage de rayons; remplissage des linéaires; approvisionnement des rayons; approvisionnement du rayon; approvisionnement des linéaires; approvisionner les rayons; réapprovisionner les rayons; réapprovisionnement des rayons; mise en rayon des produits; mise en rayon des articles; mise en rayon des marchandises; mettre les produits en rayon; mettre en rayon les produits; garnir les rayons; réassort des rayons; remplissez les rayons; mettre en rayon; <facing?; réassort; facing; tenue du rayon; tenue des rayons; mise en place des produits; rangement des rayons; gestion des rayons | rayon; magasin; réassort; encaissement; caisse
stock-rotation | rotation des produits en rayon; <contrôle des dates de péremption; <contrôler les dates de péremption; <vérification des dates de péremption; <vérifier les dates de péremption; <contrôle des DLC; <vérification des DLC; <gestion des DLC; contrôle des dates limites; rotation des produits; contrôle des dates; gestion des dates; contrôle des dates limites de consommation; vérification des dates; DLC et DLUO
merchandising | présentation des produits en rayon; mise en valeur des rayons; mise en valeur des produits en rayon; mise en place des promotions; mise en place des opérations promotionnelles; mise en valeur des produits; mise en valeur de la marchandise; implantation des produits; implantation des rayons; mise en avant des produits
window-dressing | réalisation de vitrines; réalisation des vitrines; décoration de vitrines; mise en place des vitrines; aménagement des vitrines
price-tagging | affichage des prix; balisage des prix; étiquetage et balisage; mise à jour des prix; étiquetage des produits en rayon; changement de prix; pose des prix
loss-prevention | prévention des vols; lutte contre la démarque inconnue; lutte contre la démarque; prévention de la démarque
store-operations | ouverture et la fermeture du magasin
store-management | gestion d'un magasin; gérer un magasin; gestion de point de vente; gestion d'un point de vente; gestion du point de vente; gérer un point de vente
fresh-counter | <rayon traiteur; <rayon fromage; <rayon charcuterie; <préparation de la vitrine réfrigérée
backroom-operations | rangement de la réserve; gestion de la réserve; tenue de la réserve
order-picking | préparer les commandes?; préparez les commandes?; préparer des commandes?; préparation des commandes?; prélever les articles; prélèvement des articles; prélèvement des produits; préparation des commandes; préparer les commandes; préparez les commandes; picking; préparation commandes; préparer des commandes; préparez des commandes; préparation des colis | entrepôt; picking; palettes; palette; colis; cariste; logistique; expédition; expéditions; réception; transpalette; quai; manutention; scan
order-fulfillment | préparer et expédier les commandes; préparation et expédition des commandes; préparation et expédition de commandes; préparation et l'expédition des commandes
order-packing | emballer les commandes; emballage des commandes; emballer les colis; emballage des colis; emballage de colis; mise en carton
hand-packing | conditionnement manuel; emballer les produits; emballage des produits; emballage de produits; conditionner les produits; conditionnement des produits
receiving | réceptionner les marchandises; réceptionner la marchandise; réceptionner des marchandises; réceptionnez les marchandises; réception des marchandises; réception de la marchandise; réception et contrôle des marchandises; réception et contrôle de marchandises; réceptionner et contrôler les marchandises; réception et le contrôle des marchandises; réceptionner les livraisons; réception des livraisons; contrôler les livraisons; contrôle des livraisons; réception et contrôle; réceptionner; réception marchandises; réception des produits; contrôle à réception; réceptionner et contrôler; réceptionnez et contrôler
shipping | expédier les commandes; expédition des commandes; expédition de commandes; expédier les marchandises; expédition des marchandises; expédition de marchandises; expédier les colis; expédition des colis; expédition de colis; préparer les expéditions; préparation des expéditions; gestion des expéditions; organisation des expéditions; préparez les expéditions; envoi des colis
shipping-receiving | entrées et sorties de marchandises
shipping-documentation | documents d'expédition; <bons de livraison; <édition des bons de livraison; <signature des bons de livraison; lettres de voiture
loading-unloading | charger et décharger; charger et décharger les camions; chargement et le déchargement; chargement et déchargement des camions; chargement et déchargement de camions; chargement et déchargement des marchandises; <charger les camions; <décharger les camions; <chargement des camions; <chargement du camion; <déchargement des camions; <déchargement du camion; <déchargement de camions; <déchargement de conteneurs; chargez et déchargez; chargement du véhicule; chargement de la camionnette; chargez et décharger; chargement de camions; chargement déchargement; déchargement des marchandises; chargement des véhicules; déchargez les camions
heavy-lifting | porter des charges lourdes; manutention de charges lourdes
material-handling | manutention de marchandises; manutention des marchandises; manutention de charges; déplacement de palettes; déplacement des palettes
forklift-operation | conduire un chariot élévateur; conduite d'un chariot élévateur; conduite du chariot élévateur; utilisation d'un chariot élévateur; conduite de chariots; conduite de CACES; utilisation de chariots; conduite d'engins de manutention; chariot frontal
reach-truck-operation | chariot à mât rétractable
pallet-jack | transpalette électrique; transpalette manuel; conduite de transpalette; utilisation du transpalette; tire-palette; gerbeur; conduite de transpalette électrique
rf-scanners | lecteur de codes-barres; scanner les produits; scannez les produits; pistolet de scan; terminal radio; PDA et scan
inventory-management | gérer les stocks; gérez les stocks; gérer le stock; gestion du stock; suivi des stocks; suivi du stock; suivi de stock; suivre les stocks; contrôle des stocks; contrôler les stocks; contrôle du stock; tenue des stocks; tenue du stock; suivi des niveaux de stock; suivi et gestion des stocks; état des stocks
inventory-counting | réaliser les inventaires; réaliser des inventaires; réalisation des inventaires; réalisation d'inventaires; effectuer les inventaires; participer aux inventaires; participation aux inventaires; faire l'inventaire; inventaire des stocks; comptage des stocks; réalisez les inventaires; inventaires; faire les inventaires
inventory-replenishment | réapprovisionner les stocks; réapprovisionnement des stocks; approvisionner les stocks; gestion des approvisionnements; gérer les approvisionnements; suivi des approvisionnements; approvisionnement?; gérer l'approvisionnement; suivre l'approvisionnement; gestion de l'approvisionnement; suivi de l'approvisionnement | stocks; fournisseurs; commandes; achats; ruptures; rupture de stock; logistique; nomenclatures
ordering-from-suppliers | commandes fournisseurs; commandes aux fournisseurs; commandes auprès des fournisseurs; passer les commandes fournisseurs; passation des commandes; passage des commandes; passage de commandes; gestion des commandes fournisseurs; commande de marchandises; commander les marchandises; commander la marchandise
expediting | relance des fournisseurs; relancer les fournisseurs
warehouse-operations | stockage des marchandises; stockage de marchandises; stocker les marchandises; entreposage des marchandises; ranger les marchandises; rangement des marchandises; mise en stock des marchandises; expérience en entrepôt; travailler en entrepôt; <mise en stock; <rangement des palettes; <gerbage; <stockage en hauteur; manutention en entrepôt; magasinage; opérations de magasinage; opérations d'entrepôt; activité de magasinage; tenue du magasin et du stock; rangement des stocks; rangement en stock
warehouse-management | gestion de l'entrepôt; gérer un entrepôt
warehouse-management-systems | logiciel de gestion d'entrepôt; système de gestion d'entrepôt
palletizing | mise en palette; mise sur palette; palettiser; montage de palettes; mettre sur palette; palettiser les produits; palettisez les produits; montage des palettes
pallet-wrapping | filmer les palettes; filmage des palettes
labeling-products | étiqueter les produits; étiquetage des produits; étiquetage de produits; étiquetage des articles; étiqueter; pose d'étiquettes; étiquetage de colis
parcel-sorting | trier les colis; tri des colis
parcel-delivery | livrer les colis; livraison des colis; livrer des colis; distribution de colis; <enlèvement des colis
goods-delivery | livrer les marchandises; livraison des marchandises; livraison de marchandises; livrer les commandes; livraison des commandes; livraison chez les clients; livraison à domicile; livraisons à domicile
truck-driving | conduite de poids lourds; conduite d'un poids lourd; conduite poids lourd; conduire un poids lourd; conduite de camions; conduite d'un camion; conduire un camion; conduite d'ensemble?; conduite d'un ensemble?; conduite d'ensemble routier; transport régional?; conduite de porteur; conduite PL; conduite SPL; conduite de semi-remorque | chauffeur; poids lourd; poids lourds; spl; semi; chargement; chronotachygraphe
bus-driving | conduite d'autobus; conduite d'un bus; conduite d'un autobus
motorcoach-driving | conduite d'autocars; conduite d'un autocar
route-planning | planification des tournées; planifier les tournées; planification des itinéraires
route-optimization | optimisation des tournées; optimiser les tournées
transport-scheduling | planification des transports; planifier les transports; planification du transport
arranging-transportation | organisation des transports; organiser les transports; organisation du transport
fleet-management | gestion de la flotte; gestion du parc automobile; gestion de flotte automobile
eu-driving-time-rules | temps de conduite et de repos; <respect de la RSE?; temps de conduite? | chauffeur; conduite; poids lourds; chronotachygraphe
load-planning | plan de chargement
customs-clearance | formalités douanières; dédouanement des marchandises; opérations de dédouanement
procurement | gestion des achats; achats et approvisionnements; achat de biens et services; gérer les achats
supplier-negotiation | négocier avec les fournisseurs; négociation avec les fournisseurs
supplier-management | suivi des fournisseurs; relations avec les fournisseurs
supplier-selection | sélection de fournisseurs; sélectionner les fournisseurs; choix des fournisseurs
purchase-orders | gestion des bons de commande; émission des bons de commande; établir les bons de commande
sourcing | recherche de fournisseurs; recherche de nouveaux fournisseurs; rechercher de nouveaux fournisseurs
tender-management | gestion des appels d'offres; gestion d'appels d'offres
bid-evaluation | dépouillement des offres; analyse des offres fournisseurs; comparaison des offres fournisseurs
production-planning | planification de la production; planifier la production; planning de production?; plan de production?; <ordonnancement de la production; <ordonnancement de production; planification des productions; planification des ordres de fabrication | usine; atelier; ordonnancement; industriel; industrielle; fabrication; GPAO; MRP; stocks; approvisionnement; nomenclatures; usinage
production-control | pilotage de la production; suivi de production?; suivi de la production? | usine; atelier; ordonnancement; industriel; industrielle; fabrication; GPAO; MRP; stocks; approvisionnement; nomenclatures; usinage
bill-of-materials | gestion des nomenclatures; nomenclatures de fabrication; nomenclatures de production; nomenclatures?; création de nomenclatures; création des nomenclatures; gérer les nomenclatures; mise à jour des nomenclatures | gammes; articles; ERP; MRP; GPAO; composants; fabrication; approvisionnement; approvisionnements
machine-operation | conduite d'une machine; conduite des machines; conduire une machine; conduire les machines; conduite de machines de production; conduite d'équipements industriels; <conduire une ligne de production; <conduite d'une ligne de production; <conduite de ligne de production; <alimenter les machines; <alimentation des machines; <surveillance des machines; <chargement des pièces; <alimentation de la machine; conduite de ligne automatisée; surveillance de machines; approvisionnement des machines; approvisionner les machines; approvisionnez les machines; alimentez les machines; pilotage de ligne; surveiller les machines; surveillez les machines; utilisation de machines; conduite d'installations
line-feeding | approvisionner les lignes de production; approvisionnement des lignes de production; approvisionnement des lignes; approvisionnement de la ligne; approvisionner la ligne; approvisionner les lignes; approvisionnement des postes de travail; approvisionnement des chaînes de production
machine-setup | réglage de machines; réglage des machines; réglage de la machine; régler les machines; régler la machine; <changements de série; <changement de format?; <changements de format?; réglage des machines-outils; <changement d'outils?; changement de format; changements de format; réglez les machines; régler les paramètres des machines; réglage des paramètres; paramétrage des machines; réglage des paramètres machine | ligne; conditionnement; machines; machine; presse; moules; usinage
assembly-work | assemblage de pièces; assemblage des pièces; assembler les pièces; assembler des pièces; assemblage de composants; montage et assemblage; assemblage et montage; assembler les composants; montage de pièces; montage de composants; montage assemblage; assemblage de produits; assemblez les pièces; assemblez des pièces; montage en série; montage de sous-ensembles
production-work | travail sur ligne de production; travail en ligne de production; travail en production; ligne de production; lignes de production; expérience en production; travail en usine; opérations de production
quality-control | contrôler la qualité; contrôle de la qualité; contrôle de qualité; contrôler la qualité des produits; contrôle qualité des produits; contrôle de la qualité des produits; contrôlez la qualité; contrôle qualité des pièces; vérification de la qualité; contrôle qualité produit; contrôler la conformité; contrôlez la conformité; autocontrôle; contrôle de la conformité
visual-inspection | contrôle visuel des pièces
machining | usinage de pièces; usinage des pièces; usiner les pièces; usiner des pièces; usinage sur machines; usinage de précision
blueprint-reading | lecture des plans; lecture de plans techniques; lecture de plans; lire un plan; lire des plans; lecture de plans industriels; lecture de dessins techniques; lecture de plan; lire les plans; lecture d'un plan
schematics-reading | lecture de schémas électriques; lire un schéma électrique; lire des schémas électriques
workplace-safety | règles de sécurité au travail; respect des règles de sécurité; respecter les règles de sécurité; respect des consignes de sécurité; respecter les consignes de sécurité; règles de sécurité; consignes de sécurité; normes de sécurité; respect des normes de sécurité; règles d'hygiène et de sécurité; respectez les consignes de sécurité; respectez les règles de sécurité; consignes d'hygiène et de sécurité; procédures de sécurité; prévention des risques professionnels
ppe | port des EPI; port des équipements de protection individuelle
equipment-maintenance | entretien des équipements; entretien des machines; maintenance des machines; <maintenance de premier niveau; <maintenance de 1er niveau; entretien d'équipements; entretien et dépannage; entretenir les équipements; opérations de maintenance; travaux de maintenance; interventions de maintenance
industrial-maintenance | maintenance des équipements industriels; maintenance des installations industrielles; maintenance d'équipements industriels; maintenance des équipements de production; entretien de machines; maintenance de niveau 1; maintenance de machines; maintenance électromécanique
corrective-maintenance | maintenance curative; entretien correctif; <réparation des pannes; <interventions de dépannage?; dépannage curatif | machines; mécanicien; préventive; curative; gmao
machine-troubleshooting | dépannage de machines; dépannage des machines; dépanner les machines; dépannage des équipements; diagnostic de pannes machines; diagnostic des pannes; diagnostiquer les pannes; diagnostiquez les pannes; identification des pannes
preventive-maintenance | entretien préventif; maintenance préventive des équipements; maintenance préventive et curative; maintenance préventive et corrective; entretien courant des machines; entretien courant des équipements
building-maintenance | maintenance des bâtiments; maintenance du bâtiment; maintenance de bâtiments; maintenance bâtiment; entretien du bâtiment; entretien technique des bâtiments; entretenir les bâtiments
handyman | petits travaux de bricolage; petits travaux d'entretien; petits travaux de maintenance; <petites réparations; petits travaux?; petits travaux de réparation; petit bricolage | bricolage; plomberie; peinture; électricité; gardien; ampoules; tonte
production-management | gestion de la production; gérer la production
order-processing | enregistrer les commandes; enregistrement des commandes; saisir les commandes; traiter les commandes; traitement de commandes; traitement des commandes clients; gestion des commandes clients; gérer les commandes; saisie de commandes; saisie des commandes clients; enregistrement des commandes clients; enregistrer les commandes clients; <suivi des commandes; <suivi de commandes; saisie et suivi des commandes; administration des commandes; prise et suivi de commandes; gestion de commandes
telephone-skills | aisance téléphonique; aisance au téléphone; à l'aise au téléphone; répondre au téléphone; répondre aux appels téléphoniques; réceptionner les appels téléphoniques; réception des appels téléphoniques; traitement des appels téléphoniques; <permanence téléphonique; prise des appels
switchboard | tenue du standard téléphonique; gestion du standard téléphonique; tenir le standard
visitor-reception | accueillir les visiteurs; accueil de visiteurs; accueillir et orienter les visiteurs; <gestion des badges visiteurs; <orientation des visiteurs
data-entry | saisir les données; saisir des données; saisie informatique des données; saisie de documents
filing | classer les documents; classement des dossiers; classement et archivage; classer et archiver les documents; <archiver les documents; <archivage des dossiers; <archivage des documents; classement des documents
correspondence | rédiger des courriers; rédiger les courriers
mail-handling | gérer le courrier; traiter le courrier; réception et envoi du courrier; <ouverture du courrier; <affranchissement du courrier; <réception des colis? | courrier; standard; secrétariat; affranchissement
minutes | rédaction des comptes rendus; rédiger les comptes rendus; rédiger des comptes rendus; procès-verbaux de réunion
appointment-scheduling | prendre les rendez-vous; planifier les rendez-vous; gérer les rendez-vous
calendar-management | gérer l'agenda; gérer les agendas; tenue de l'agenda
meeting-coordination | organiser les réunions; organiser des réunions; <réservation de salles; <réservation des salles
administrative-support | effectuer les tâches administratives; <aide administrative
office-supplies | gestion des fournitures de bureau; commande des fournitures de bureau; commander les fournitures de bureau; commande de fournitures de bureau; commandes de fournitures de bureau
sales-office | administration commerciale; gestion administrative des ventes; suivi administratif des ventes
price-quotes | établir des devis; établir les devis; établissement des devis; réalisation de devis; réaliser des devis; réaliser les devis; rédaction de devis; rédiger des devis; élaborer des devis; <chiffrage de devis; rédaction des devis; élaboration des devis; réalisation des devis; chiffrage des devis; envoi de devis; suivi des devis
prospecting | prospecter de nouveaux clients; prospection de nouveaux clients; prospecter la clientèle; recherche de nouveaux clients; rechercher de nouveaux clients; prospection de clientèle
customer-retention | fidéliser la clientèle; fidéliser les clients; fidélisation des clients; fidélisation clients; fidélisation de clientèle; fidélisez la clientèle; fidélisez les clients
meeting-sales-targets | atteindre les objectifs de vente; atteinte des objectifs de vente; atteindre les objectifs commerciaux
account-management | gestion d'un portefeuille clients; gestion d'un portefeuille de clients; gérer un portefeuille de clients; gérer un portefeuille clients; suivi d'un portefeuille clients
customer-advice | conseiller les clients; conseillez les clients; conseiller la clientèle; conseil à la clientèle; conseil de la clientèle; accueillir et conseiller les clients; accueillir et conseiller la clientèle; accueil et conseil des clients
customer-service | service clientèle; <accueil de la clientèle; <accueil des clients; <accueillir les clients; <accueillir la clientèle; <accueil clientèle; répondre aux demandes des clients; traitez les réclamations; traitement des demandes clients
complaint-handling | gérer les réclamations; traiter les réclamations; traitement des réclamations clients; suivi des réclamations
dispute-handling | gérer les litiges?; traiter les litiges? | livraison; livraisons; réclamations; réclamation; transporteurs; avoirs; commandes; retours; SAV
invoicing | établir les factures; établissement des factures; établissement de factures; édition des factures; éditer les factures; émission des factures; émettre les factures; facturation clients; facturation des clients; établissez les factures; émission de factures; gestion de la facturation; édition de factures
invoice-processing | traiter les factures; <saisie des factures; <saisie de factures; <saisir les factures; <vérification des factures; <enregistrement des factures; <enregistrer les factures; saisissez les factures; comptabilisation des factures
accounts-payable | <factures fournisseurs; <saisie des factures fournisseurs; <traitement des factures fournisseurs; <contrôle des factures fournisseurs; règlement des fournisseurs; <litiges fournisseurs?; paiement des fournisseurs | factures; comptabilité; règlements; comptable
accounts-receivable | <suivi des encaissements; <suivi des règlements clients
dunning | relance des impayés; relances d'impayés; <relance des factures impayées
collections | recouvrement de créances; recouvrement des créances; recouvrement des impayés; recouvrement clients; <relances? | impayés; factures; comptabilité; règlements; encaissements
bank-reconciliation | états de rapprochement bancaire
vat | <déclarations TVA
bookkeeping | tenue de la comptabilité; tenir la comptabilité; tenue comptable; <tenue de la caisse comptable
accounts-data-entry | saisie des écritures comptables; saisie d'écritures comptables; saisie des pièces comptables; saisie de pièces comptables; enregistrement des pièces comptables
month-end-close | clôture mensuelle des comptes; arrêtés mensuels; <situations mensuelles? | comptabilité; bilan; clôture; liasse; comptable; rapprochements
year-end-close | clôture annuelle des comptes; clôture de l'exercice; clôture des comptes annuels
expense-reports | gestion des notes de frais; contrôle des notes de frais; traitement des notes de frais
payroll | établir les bulletins de paie; établissement des bulletins de paie; établissement des bulletins de salaire; élaboration des bulletins de paie; élaboration des paies; établir les paies; établissement de la paie; traitement de la paie; traitement des paies; gestion des paies; <préparation des paies; <préparation de la paie; <éléments variables de paie; <variables de paie; établissement des bulletins?; <saisie des variables?; <saisie des variables de paie; <contrôle des bulletins?; <saisie des éléments variables? | paie; dsn; salaires; salariés; silae; cotisations
recruiting | recruter du personnel; recruter des collaborateurs; recruter de nouveaux collaborateurs; recrutement du personnel; recrutement de personnel; gestion des recrutements; recrutement de collaborateurs
interviewing | mener les entretiens de recrutement; conduite d'entretiens de recrutement; entretiens avec les candidats
candidate-screening | tri de candidatures; <présélection téléphonique; tri et sélection des candidatures
job-postings | rédaction d'annonces de recrutement; rédaction des offres d'emploi; rédaction d'offres d'emploi; publication des offres d'emploi; publication d'offres d'emploi; diffusion d'offres d'emploi; rédiger les offres d'emploi; publication des annonces? | recrutement; candidats; candidatures; cv; entretiens
hr-administration | gestion des dossiers du personnel; tenue des dossiers du personnel; suivi administratif du personnel; <DPAE; <gestion des entrées et sorties?; <entrées et sorties du personnel | salariés; personnel; dpae; paie; contrats de travail
employment-contracts | rédiger les contrats de travail
staff-scheduling | planning des équipes; élaboration des plannings? | salariés; horaires; personnel; équipes; congés; absences
onboarding | intégration des nouveaux salariés; accueil des nouveaux collaborateurs; intégration des nouveaux arrivants
leave-administration | suivi des congés; gestion des congés et des absences
cleaning | travaux de nettoyage; travaux de ménage; <nettoyage du magasin; <dépoussiérage des surfaces; <dépoussiérage du mobilier; <aspiration des sols; <balayage des sols; entretien courant des locaux; entretien ménager; aspiration et lavage; nettoyage courant; nettoyage de parties communes; entretien et nettoyage; nettoyer les surfaces; nettoyez les surfaces; nettoyage de surfaces; nettoyage et entretien
commercial-cleaning | nettoyage de bureaux; nettoyage des bureaux; entretien de bureaux; entretien des bureaux; <ménage de bureaux; nettoyage des locaux; nettoyer les locaux; nettoyez les locaux; entretien de locaux; entretenir les locaux; nettoyage et entretien des locaux; entretien et nettoyage des locaux; propreté des locaux; <entretien des parties communes; <nettoyage des parties communes; nettoyage des cages d'escalier; entretien des cages d'escalier; parties communes?; cages d'escaliers?; cages d'escalier? | nettoyage; dépoussiérage; sanitaires; bureaux; copropriété; copropriétés; lavage
restroom-cleaning | nettoyer les sanitaires; entretien des sanitaires; nettoyage des toilettes
window-cleaning | nettoyage des vitres; nettoyer les vitres; lavage des vitres; lavage de vitres; laver les vitres; lavez les vitres; nettoyage de vitrerie
floor-care | nettoyage des sols; nettoyer les sols; lavage des sols; laver les sols; <décapage des sols; <conduite d'autolaveuse; <utilisation de l'autolaveuse; <utilisation de la monobrosse; autolaveuse; monobrosse; utilisation d'autolaveuse; monobrosse et autolaveuse; décapage et mise en cire; aspiration? | dépoussiérage; nettoyage; lavage; bureaux; sanitaires; sols
sanitation-disinfection | désinfection des surfaces; désinfecter les surfaces; désinfection des locaux; nettoyage et désinfection; nettoyer et désinfecter; <bionettoyage; désinfectez les surfaces; bio-nettoyage
cleaning-chemicals | utilisation des produits d'entretien; utilisation de produits d'entretien; utilisation des produits de nettoyage
trash-removal | vider les poubelles; vidage des poubelles; vider les corbeilles; vidage des corbeilles; sortie des poubelles; sortir les poubelles; <sortie des containers?; <sortie des conteneurs? | poubelles; déchets; immeuble; immeubles; ordures; parties communes
housekeeping | nettoyage des chambres; nettoyer les chambres; entretien des chambres; remise en état des chambres; ménage des chambres; <réfection des lits; <refaire les lits; nettoyez les chambres; faire les chambres; <recouches; <faire les lits; remise à blanc des chambres; <changement des draps; nettoyage de chambres; mise à blanc; à blanc et recouche; entretien et nettoyage des chambres; service en chambre et ménage; nettoyage d'appartements; changement du linge; remise en état des hébergements
laundry-operations | entretien du linge; traitement du linge; lavage du linge; laver le linge; tri du linge; pliage du linge; lavage et séchage du linge; pliage et rangement du linge
ironing | repassage du linge; repasser le linge; repassez le linge; ménage repassage
household-chores | travaux ménagers; entretien du domicile; entretien du logement; tâches ménagères; ménage? | repassage; linge; domicile; toilette; repas; lever; coucher; vaisselle
food-preparation | préparation des plats; préparation de plats; préparer les plats; préparation des ingrédients; préparation des aliments; préparer les aliments; <épluchage des légumes; <éplucher les légumes; <taille des légumes; <préparation des entrées; <préparation des légumes; <préparation des salades; <préparation des entrées et des desserts; préparer les ingrédients; préparez les ingrédients; épluchage; épluchez les légumes; préparations froides; assemblage des préparations; préparations préliminaires; taille de légumes; préparez les aliments; dressage des entrées; préparations de base
cooking | préparation et cuisson des plats; cuisson des aliments; cuisson des plats; réalisation des plats; cuisiner les plats; <cuisson des viandes; préparez les plats; cuisinez les plats; cuisine traditionnelle; élaboration des plats; réaliser les plats; réalisez les plats; confection des plats; préparation et cuisson; préparer les repas; préparez les repas; confectionner les plats; confectionnez les plats; élaborer les plats; élaborez les plats; cuissons
dishwashing | faire la plonge; lavage de la vaisselle; laver la vaisselle; nettoyage de la vaisselle; effectuer la plonge; lavage vaisselle; vaisselle; plonge batterie; lavez la vaisselle; lave-vaisselle
kitchen-cleaning | nettoyage de la cuisine; nettoyer la cuisine; entretien de la cuisine; nettoyage des cuisines; <nettoyage du plan de travail; <nettoyage du matériel de cuisine; nettoyage des plans de travail; nettoyer les plans de travail; nettoyez les plans de travail; nettoyage et entretien de la cuisine; nettoyage du poste de travail; entretien du matériel de cuisine; nettoyage des locaux de cuisine
food-safety | règles d'hygiène alimentaire; normes d'hygiène alimentaire; sécurité des aliments; règles d'hygiène; normes d'hygiène; respect des normes d'hygiène; respect des règles d'hygiène; normes d'hygiène et de sécurité alimentaire; sécurité alimentaire; hygiène et sécurité alimentaire; plan de maîtrise sanitaire
haccp | règles HACCP; normes d'hygiène HACCP
plating-presentation | dressage des assiettes; dresser les assiettes; dressage des plats; dresser les plats; dressez les assiettes; dressez les plats; mise en valeur des plats; présentation des plats
waiting-tables | servir les plats; service à table; service des clients en salle; service des plats; <prise de commande en salle; <dressage des tables; <dresser les tables; servez les clients à table; <prise de commande?; <prise des commandes?; service à l'assiette; <mise en place de la salle?; service des boissons et des plats; prise de commande; prendre les commandes; prendre la commande; service au plateau; dressez les tables; débarrassez les tables; port de plateau; accueil et service; mise en place de la salle; servir les clients; prise des commandes | salle; serveur; table; tables; boissons; restaurant; plats; bar; débarrassage
bussing | débarrasser les tables; débarrassage des tables; débarrasser et nettoyer les tables; débarrassage et nettoyage des tables
bartending | service au bar; travail au bar; tirage des bières; tirage de bière; tirage de bières; approvisionnement du bar; préparation des boissons; préparation de boissons; préparer les boissons; préparez les boissons; service des boissons; tenue du bar; préparation de cocktails; préparer des cocktails; préparez des cocktails; servir les boissons; service en bar; préparation des cocktails
adl-assistance | aide aux gestes de la vie quotidienne; aide aux actes essentiels de la vie quotidienne; accompagnement dans les actes de la vie quotidienne; accompagnement dans les gestes de la vie quotidienne; accompagnement aux actes de la vie quotidienne; accompagner dans les actes de la vie quotidienne; aide aux actes essentiels; aide aux gestes du quotidien; <aide au lever; <aide au coucher; <aide au lever et au coucher; <aide à l'habillage; gestes du quotidien; lever et coucher; actes essentiels du quotidien
bathing-hygiene | soins d'hygiène; soins d'hygiène et de confort; toilette des patients; toilette des résidents; aidez à la toilette; <toilette?; soins d'hygiène corporelle; aide à l'hygiène; aide à la toilette et à l'habillage; soins de confort | résidents; repas; coucher; lever; soins; constantes; aide-soignant
feeding-patients | aide à la prise des repas; aide à la prise de repas; aide au repas; aide à l'alimentation; aide à la prise du repas; prise des repas
patient-transfers | aide aux transferts; transfert des résidents; mobilisation des résidents; mobilisation des patients; <utilisation du lève-malade; transferts et mobilisations; manutention de personnes
ambulation | aide à la marche; aide aux déplacements
elderly-care | accompagnement des personnes âgées; accompagnement de personnes âgées; aide aux personnes âgées; prise en charge des personnes âgées; prise en charge de personnes âgées; personnes âgées dépendantes; auprès de personnes âgées; aide à la personne âgée; personnes en perte d'autonomie; accompagnement des résidents
patient-care | soins aux patients; prise en soins des patients; soins aux résidents
medication-administration | administration des médicaments; administrer les médicaments; distribution des médicaments; distribution de médicaments; préparation et distribution des médicaments; <aide à la prise de médicaments; distribuez les médicaments; préparez et distribuez les médicaments; distribuer les médicaments; <préparation des piluliers; <préparation des semainiers
wound-care | réfection de pansements; réfection des pansements; réalisation de pansements; réalisation des pansements; soins de plaies; réalisez les pansements; réaliser les pansements
phlebotomy | réaliser les prélèvements sanguins
vital-signs | prise des constantes; prise de constantes; surveillance des constantes; paramètres vitaux; prise des paramètres vitaux
childcare | garder des enfants; garde des enfants; accueil du jeune enfant; accueil des jeunes enfants; <soins quotidiens aux enfants; accompagnement des enfants; garde d'enfants; accueil des enfants; éveil de l'enfant; prise en charge des enfants; encadrement des enfants; surveillance des enfants; développement affectif; animation auprès des enfants; accueil des enfants et des familles; besoins des enfants; éveil des enfants; soins aux enfants; encadrement d'enfants; encadre les enfants; encadrer les enfants
child-activities | animation d'activités pour enfants; animer des activités pour les enfants; activités avec les enfants; jeux avec les enfants
diapering | change des enfants; changer les couches
homework-help | soutien aux devoirs; accompagnement aux devoirs
patrol | effectuer des rondes; effectuer les rondes; rondes de contrôle; effectuez des rondes
access-control-security | contrôler les accès?; filtrage des accès?; accueil et contrôle d'accès | rondes; gardiennage; agent de sécurité; visiteurs; badges; SSIAP; CQP APS; filtrage; intrusion
lesson-planning | préparer les cours; préparation des séquences pédagogiques; préparez les cours; préparer vos cours
grading | correction des copies; corriger les copies
electrical-work | travaux électriques; travaux d'électricité; réalisation d'installations électriques; <pose d'appareillages électriques; pose d'appareillage?; pose d'appareillages?; <saignées?; <pose de prises; domaine de l'électricité; électricité du bâtiment; électricité bâtiment; <mise aux normes électriques; électricité générale; électricité tertiaire; raccordements électriques; raccordement électrique; raccordement d'armoires électriques; câblage et raccordement | câbles; électrique; prises; appareillage; tableaux; câblage
electrical-troubleshooting | dépannage électrique; recherche de pannes électriques; diagnostic de pannes électriques
electrical-panels | tableau électrique; armoires électriques; montage d'armoires électriques; pose de tableaux électriques; <coffrets électriques
control-panel-building | <câblage de coffrets électriques; câblage des armoires électriques
cable-pulling | tirer les câbles; passage de câbles; tirage des câbles; tirez les câbles; pose de câbles
cable-management | pose de chemins de câbles; chemins de câbles
light-fixture-installation | installation de luminaires
plumbing | travaux de plomberie; <recherche de fuites?; <réparation de fuites?; installations sanitaires; installation sanitaire; <réparation de fuites; <réparation des fuites; <réparation des fuites d'eau; <réparation de fuites d'eau; <installation d'équipements sanitaires; dépannage plomberie; plomberie sanitaire | plombier; plomberie; sanitaires; dépannage; chauffage; canalisations; débouchage
plumbing-fixtures | pose de sanitaires; pose d'appareils sanitaires; pose d'équipements sanitaires; installation des équipements sanitaires; installation de sanitaires
masonry | travaux de maçonnerie; maçonnerie générale; monter des murs; montez des murs; maçonnerie traditionnelle; petite maçonnerie; construction de murs; construction des murs; élévation de murs; élévation des murs; maçonnerie paysagère; montage des murs
painting-building | travaux de peinture; peinture de bâtiment; peinture intérieure et extérieure; peinture intérieure; application de peinture?; application de peintures?; <peinture de façade; peinture bâtiment; peindre les murs; application de peinture; peinture en bâtiment; mise en peinture | murs; plafonds; bâtiment; enduit; enduits; papier peint; façades
tile-setting | pose de carrelage; pose du carrelage; <pose de faïence; poser du carrelage; posez du carrelage; carrelage et faïence; pose de carrelage et faïence; faïence? | carrelage; carreleur; maçonnerie
drywall | pose de plaques de plâtre; pose de placoplâtre; <pose de cloisons sèches; pose de cloisons; plaquisterie; montage de cloisons; plaques de plâtre; cloisons sèches; cloisons en plaques de plâtre; monter des cloisons; cloisons? | plaques de plâtre; plafonds; doublages; maçonnerie; parpaings; menuiserie; placo; jointoyage
flooring-installation | pose de sols souples; <revêtement de sol; pose de sol; pose de stratifié; ragréage; ragréages; réalisation de chapes; coulage de chapes
insulation-installation | travaux d'isolation; pose d'isolants; pose d'isolation; isolation des combles; isolation thermique; isolation de combles; isolation intérieure; isolation par l'extérieur
concrete-work | coulage de béton; coulage du béton; couler le béton; coulage de dalles; <dallage béton; couler du béton; coulez du béton; travaux de béton
demolition | travaux de démolition
renovation | travaux de rénovation; rénovation de bâtiments; <rénovation d'appartements; rénovation de logements
roofing | travaux de couverture; travaux de toiture; réfection de toitures; <pose de tuiles; <pose d'ardoises; <démoussage de toiture; pose de toiture; pose de toitures; réparation de toiture; couverture? | zinguerie; charpente; tuiles; ardoises; couvreur; maçonnerie; toiture; toitures
scaffolding | montage d'échafaudages; montage et démontage d'échafaudages; pose d'échafaudages
site-supervision | suivi de chantier; suivi des chantiers; conduite de chantiers; encadrement de chantier; surveillance de chantier
harvesting | récolte des fruits; récolte de fruits; récolte des légumes; récolte de légumes; cueillette de fruits; cueillette des fruits; cueillette?; cueillette; ramassage de légumes
milking | traite des animaux; traite du troupeau; traite des chèvres; traite des brebis; traite des vaches | vaches; troupeau; élevage; alimentation; animaux; veaux; salle de traite
feeding-animals | nourrir les animaux; nourrissage des animaux; alimentation du troupeau; alimentation des animaux; distribution de l'alimentation
lawn-mowing | tonte des pelouses; tondre la pelouse; tondre les pelouses; tonte?; tonte de gazon; tonte; tonte du gazon | gazon; pelouse; pelouses; haies; jardin; jardins; espaces verts; désherbage; débroussaillage; arrosage
pruning | taille des haies; taille d'arbustes; taille des arbustes; <taille de haie; taille des arbres; taille d'arbres; taille de végétaux; taille des végétaux; taille et entretien; taille? | haies; arbustes; tonte; désherbage; élagage; débroussaillage; arbres; massifs; pelouses
weeding | désherber les massifs; désherbage des massifs; binage; sarclage; désherbage manuel; désherber
telemarketing | prospection par téléphone; prospecter par téléphone
disability-care | accompagnement des personnes en situation de handicap; accompagnement de personnes en situation de handicap
bread-making | pétrissez; pétrir; enfournement?; cuisson du pain; cuisson des pains; <façonnage des pains; fabrication du pain | pain; pains; boulanger; pétrissage; viennoiseries; boulangerie; façonnage
crane-operation | conduite de pont roulant; conduite de grue; conduite de grues
medical-records | tenue des dossiers médicaux
folding-clothes | pliage des vêtements
team-management | animation de l'équipe; encadrement de l'équipe; management de l'équipe; superviser l'équipe; supervisez l'équipe; encadrer l'équipe; encadrez l'équipe; encadrement d'une équipe; managez une équipe
pastry | fabrication de viennoiseries; fabrication de pâtisseries; tourage; fabrication des viennoiseries; réalisation de desserts; préparation des desserts; préparation de desserts; réalisation de pâtisseries; desserts à l'assiette; réalisation des desserts; montage de gâteaux; confection de desserts
cake-decorating | décoration de gâteaux; décoration des gâteaux; finition des pâtisseries; décoration des pâtisseries
sandwich-making | préparation de sandwichs; préparation des sandwichs; fabrication de sandwichs
meat-cutting | découpe de viande; découpe de viandes; découpe des viandes; découpe de la viande; désossage; <parage des viandes; désosser et parer; parage; désossage et parage; travail de la viande; préparation de la viande; découpe de volailles
sausage-making | fabrication de saucisses
meat-slicing | tranchage de charcuterie; tranchage; trancheuse
menu-planning | élaboration des menus; création de menus?; création de la carte; élaboration de la carte; conception des menus; création de menus; réalisation des menus; élaborer les menus; élaborez les menus | cuisine; plats; chef; restaurant; cuisinier; traiteur
food-service | distribution des repas; <envoi des plats
kitchen-help | aide en cuisine? | vaisselle; plonge; légumes; épluchage
hosting-seating | placement des clients? | restaurant; salle; tables; réservations; menus
barista | préparation des cafés; préparation de cafés; préparation des boissons chaudes; boissons chaudes
front-desk-hotel | check-in et check-out
reservations | prise de réservations; prise des réservations
companionship | tenir compagnie
clinical-handoff | transmissions écrites et orales?; transmissions orales et écrites?; transmissions orales?; participation aux transmissions? | toilette; résidents; soins; patients; constantes; aide-soignant; repas; pansements; infirmier; infirmière; aide-soignante
iv-therapy | perfusions; pose de perfusions; <surveillance des perfusions
injections | réalisation d'injections; injections? | pansements; perfusions; soins; patients; infirmier
catheter-care | sondage vésical; pose de sondes urinaires
client-errands | faire les courses?; aide aux courses | personnes âgées; ménage; repas; domicile; repassage; auxiliaire de vie
post-construction-cleaning | nettoyage fin de chantier
construction-cleanup | nettoyage de chantier; nettoyage du chantier; <évacuation des gravats
flatbed-securement | arrimage?; arrimage de la charge; arrimage des marchandises; bâchage et arrimage | bâchage; sangles; remorque; chauffeur; chargement; camion; sanglage
dough-mixing | pétrissage de la pâte; pétrissage des pâtes
ticket-sales | vente de titres de transport
pipe-soldering | soudure cuivre; soudure du cuivre
construction-billing | <situations de travaux; <situations de chantier
delivery-driving | <tournées multi-arrêts; tournées de livraison; effectuer les livraisons; effectuez les livraisons; livrer les clients; livrez les clients; tournée de livraison; effectuer des livraisons; effectuez des livraisons; livraison aux clients; livraison des clients; assurer les livraisons; assurez les livraisons
long-haul-trucking | transport longue distance?; <découchés? | chauffeur; poids lourd; spl; livraison; semi; pl
refrigerated-transport | transport sous température dirigée
pre-trip-inspection | contrôle du véhicule?; contrôle du véhicule avant départ; vérification du véhicule avant départ; vérification du véhicule? | chauffeur; livraison; livraisons; chargement; conducteur; poids lourd; arrimage
tachographs | utilisation du chronotachygraphe; tachygraphe; disques chronotachygraphes
passenger-driving | transport de personnes; transport de voyageurs; <conduite en ligne? | bus; autobus; car; voyageurs; conducteur
control-wiring | câblage d'armoires; câblage d'armoire
relamping | changement d'ampoules; remplacement des ampoules; remplacement d'ampoules
electrical-testing | <contrôle des installations électriques
furnaces-heating | <pose de radiateurs; installation de chauffage; installations de chauffage
water-heaters | <pose de chauffe-eau
drain-cleaning | débouchage?; débouchage des canalisations | canalisations; plombier; éviers; wc; plomberie; sanitaires
gutter-installation | pose de gouttières; pose et réparation de gouttières
surface-preparation | préparation des supports; préparation de supports; <lessivage des murs; préparation des surfaces
plastering | application d'enduit; application d'enduits; <enduit?; enduits intérieurs; travaux de plâtrerie; pose d'enduits; enduits de façade; ravalement de façade; appliquer les enduits; appliquer des enduits; appliquerez les enduits | ponçage; peinture; murs; supports; papier peint
bricklaying | montage de murs; <pose de briques; montage de murs en briques
block-laying | pose de parpaings; <montage de parpaings
mortar-mixing | préparation du mortier; gâchage du mortier
cabinet-installation | montage de cuisines
furniture-making | fabrication de mobilier; fabrication d'agencements; agencement sur mesure
woodworking | <débit de bois; travail du bois; usinage du bois; usinage bois
wood-finishing | vernissage du bois
finish-carpentry | <pose de plinthes
interior-fit-out | <agencement intérieur
trenching | creusement de tranchées; réalisation de tranchées
construction-labor | aide aux maçons; <aide aux compagnons; travaux de manœuvre; travaux de chantier; expérience sur chantier; expérience en chantier; manutention sur chantier
load-bearing-materials | <approvisionnement du chantier?; approvisionnement de chantier? | manœuvre; maçons; maçon; brouette; gravats; mortier
paver-installation | <pose de bordures; pose de pavés
flat-roofing | étanchéité de toitures-terrasses
quantity-takeoff | réalisation des métrés; réalisation des quantitatifs; relevé de métrés; réalisation de métrés; prise de cotes; relevés de cotes
bills-of-quantities | <DPGF; <DQE? | métrés; chiffrage; appels d'offres
construction-estimating | chiffrage des projets?; chiffrage de projets?; chiffrage?; chiffrage de travaux; chiffrage des affaires?; établissement de devis travaux; devis de travaux; métrés et devis | métrés; travaux; chantier; bâtiment; btp; dpgf; dqe
construction-tendering | <consultation des entreprises?; <consultation des sous-traitants | travaux; chantier; chantiers; dce; métrés; lots; dpgf
subcontractor-management | gestion des sous-traitants; suivi des sous-traitants; coordination des sous-traitants
brake-repair | freinage?; remplacement des freins; remplacement des plaquettes; freinage; remplacement de plaquettes; plaquettes de frein; changement de plaquettes | vidange; garage; automobile; pneumatiques; embrayage; échappement; révision
tire-service | changement de pneus; montage pneumatiques; montage de pneumatiques; équilibrage de pneus; permutation de pneus; montage et équilibrage; géométrie et parallélisme; permutation des pneumatiques | vidange; freinage; garage; automobile
engine-repair | <remplacement de courroie de distribution; <courroies de distribution; réparation de moteurs; réfection de moteurs; dépose moteur; remplacement de moteurs; distribution et embrayage; mécanique moteur
steering-suspension-repair | <remplacement des amortisseurs; <amortisseurs? | freinage; freins; pneus; pneumatiques; vidange; garage; embrayage
wheel-alignment | géométrie des trains?; réglage de la géométrie? | pneus; pneumatiques; garage; vidange; équilibrage; véhicules; freins
automotive-diagnostics | diagnostic électronique?; <diagnostic de pannes automobiles; diagnostic auto; diagnostic électronique | vidange; freinage; freins; garage; automobile; véhicules; valise
automotive-hvac | recharge de climatisation?; recharge climatisation? | véhicules; vidange; garage; automobile; freins; freinage; pneus
auto-body-repair | débosselage; redressage de carrosserie; <dépose et repose d'éléments de carrosserie; <redressage?; réparation de carrosserie; remplacement d'éléments de carrosserie; travaux de carrosserie | carrosserie; tôlerie; débosselage; ponçage; mastic; peinture
automotive-painting | préparation peinture automobile; <marouflage?; peinture de véhicules; peinture carrosserie; préparation peinture; peinture de carrosserie | carrosserie; peinture; ponçage; mastic; véhicules; débosselage
mechanical-maintenance-building | réparation de machines; réparation des machines; réparation mécanique; <remplacement des pièces d'usure
troubleshooting | recherche de pannes; dépannage?; dépannages?; détection de pannes; détecter l'origine d'une panne; détecter les pannes; localiser la panne; localiser les pannes; localisation de pannes; intervenir en cas de panne; établir un diagnostic? | panne; pannes; machines; électrique; électrotechnique; pièces; équipements; maintenance
spare-parts-management | gestion des pièces détachées; commande de pièces détachées; suivi des pièces détachées
lubrication | graissage; graissage des machines
stick-welding | soudage à l'électrode; soudage à l'arc électrode enrobée; soudure à l'électrode; soudure électrode enrobée; électrode enrobée
welding | <pointage?; travaux de soudure; soudure à l'arc; réaliser des soudures; réalisez des soudures; postes de soudure; soudure sur acier | soudage; soudeur; meulage; tôle; tig; mig; oxycoupage
grinding | meulage; meuler; meulage des pièces; meulage des soudures; rectification de pièces
deburring | ébarbage; ébavurage des pièces; ébavurer les pièces; ébavurez les pièces
plasma-cutting | coupage plasma
metal-fabrication | assemblage de structures métalliques; <assemblage de structures?; fabrication de structures métalliques; structures métalliques; serrurerie métallerie; constructions métalliques | soudage; soudeur; meulage; métalliques; chaudronnerie
cnc-operation | conduite de machines à commande numérique; conduite de centre d'usinage; machines à commande numérique; conduite de tours numériques; pilotage de machines CN
cnc-programming | programmation commande numérique; programmation au pied de la machine
micrometers-calipers | utilisation du pied à coulisse
parts-inspection | contrôle des pièces; contrôle de pièces
packaging-operations | <mise en barquette; conditionnement de produits; mise en caisse; conditionnement en ligne; emballage de pièces; opérations de conditionnement
industrial-cleaning | <nettoyage des machines; <nettoyage de la ligne
refrigerant-handling | manipulation des fluides?; manipulation des fluides frigorigènes; charge de fluide frigorigène; tirage au vide; récupération des fluides? | frigorigènes; frigoriste; climatisation; froid; frigorifique; brasage; frigorifiques
air-conditioning-systems | <mise en service de climatisations; <pose de climatisations; <installation de climatisations
refrigeration | <entretien des groupes froids; dépannage frigorifique; installations frigorifiques
brazing-soldering | brasage?; brasure? | cuivre; frigoriste; tuyauterie; plomberie; chalumeau; soudage; plombier; fluides
vehicle-servicing | <préparation au contrôle technique; révision des véhicules; <révision?; <révisions? | vidange; freinage; pneumatiques; garage; automobile; embrayage
document-scanning | numérisation des documents
document-preparation | rédaction de documents
email-management | gestion de la boîte mail
reception | accueil physique des visiteurs
travel-planning | réservation de déplacements
account-reconciliation | lettrage de comptes; justification des comptes
receivables-management | suivi du poste clients
payment-processing | campagnes de règlement; préparation des règlements; <préparation des paiements
journal-entries | <écritures de clôture; passation des écritures; <écritures d'inventaire
annual-financial-statements | bilan? | tva; comptable; comptabilité; liasse; clôture; rapprochements
petty-cash | tenue de la petite caisse; caisse et petites dépenses
cash-management | suivi de trésorerie; gestion de la trésorerie
dsn | établissement de la DSN; établissement des DSN
timekeeping | gestion des temps et des activités; suivi des heures; relevé d'heures
shipment-visibility | suivi des livraisons?; suivi de livraison? | transporteurs; transporteur; colis; transport; expéditions; expédition; entrepôt
customer-account-upkeep | mise à jour du fichier clients; mise à jour du fichier client; <mise à jour de la base clients
bottle-feeding | biberons; donner les biberons
reading-to-children | lecture d'histoires; lecture de contes
child-daily-routines | <repas et siestes; <surveillance de la sieste; <surveillance des siestes
parent-communication | échanges avec les parents; échanges avec les familles? | enfants; crèche; élèves; classe; école; parents
child-observation | observation des enfants
student-supervision | surveillance des récréations; <surveillance de la cantine; surveillance de cantine; surveillance de la cour
teaching-assistance | aide en classe; <accompagnement des élèves; assister les enseignants; assiste les enseignants; assister le personnel enseignant; aide aux enseignants; assistance au personnel enseignant
haircutting | coupe?; coupes hommes et femmes | brushing; mèches; shampoing; coiffure; balayage
blow-drying | brushing? | coupe; mèches; coiffure; shampoing; coiffeur; coiffeuse
shampooing | shampoing; shampoings; shampooing et soin
hair-coloring | coloration?; <couleur?; coloration; mèches; couleurs et mèches; mèches et balayages | coiffure; mèches; brushing; shampoing; cheveux
perms | permanente? | mèches; coiffure; brushing; shampoing; coiffeur; coiffeuse
lash-brow-tinting | teinture des cils; teinture cils et sourcils
body-treatments | soins corps
security-searches | contrôle des sacs; inspection visuelle des sacs
gatehouse-duty | loge de gardien; tenue du poste de garde
security-guarding | surveillance du site?; <ouverture et fermeture du site?; gardiennage; surveillance de site; surveillance du site; filtrage des accès; sûreté des sites; surveillance des sites; sécurité des personnes et des biens; sécurité des biens; protection des biens et des personnes | rondes; ronde; gardiennage; intrusion; intrusions; ssiap; agent de sécurité; vidéosurveillance
alarm-response-service | gestion des alarmes?; traitement des alarmes? | rondes; ronde; gardiennage; ssiap; intrusion; télésurveillance; agent de sécurité
livestock-care | <curage des bâtiments d'élevage; <paillage des animaux; soins au troupeau; soins aux animaux d'élevage
cattle-farming | <élevage de veaux; conduite du troupeau bovin
haymaking | foins? | ensilage; fauchage; moisson; moissons; tracteur; troupeau; fanage; vaches
viticulture | taille de la vigne; taille de vigne; <palissage?; <ébourgeonnage; <épamprage; <relevage et palissage; travaux de la vigne; travaux en vert; travail de la vigne; palissage; pliage et attachage; travaux viticoles; taille et attachage; relevage de la vigne; travaux en vert de la vigne | vigne; vignes; viticole; ébourgeonnage; vendanges; épamprage; viticulteur
fruit-growing | <éclaircissage; taille des arbres fruitiers
crop-production | travaux des champs; travaux agricoles; <ensilage
planting-seeding | plantation?; plantations d'arbres | tonte; haies; arbres; semis; désherbage; jardin
pesticide-application | application de produits phytosanitaires
string-trimming | débroussaillage des terrains
leaf-removal | ramassage des feuilles; soufflage des feuilles; ramassage de feuilles
sod-installation | pose de gazon; pose de gazon en rouleaux; engazonnement
landscaping | création de jardins; aménagement de jardins; entretien d'espaces verts; création d'espaces verts; entretien de parcs et jardins; plantation de végétaux; espaces paysagers; aménagement paysager; aménagements paysagers; création de massifs; réalisation de massifs; entretien de massifs; entretien des massifs
fence-installation | pose de clôtures; pose de clôture
irrigation | arrosage?; arrosage automatique; système d'arrosage; systèmes d'arrosage; arrosage intégré | jardin; jardins; espaces verts; tonte; semis; cultures; serre; maraîchage; plantation
meter-reading | relevé des compteurs
dental-assisting | travail à quatre mains?; assistance au fauteuil; aide au fauteuil? | dentaire; dentiste; chirurgien-dentiste; stérilisation; instruments
sterilization | stérilisation des instruments; stérilisation du matériel
medical-reception | accueil des patients en cabinet
patient-scheduling | prise de rendez-vous patients
medical-transcription | frappe de comptes rendus médicaux; frappe des comptes rendus médicaux; frappe de comptes rendus? | médical; médicale; patients; consultations; secrétariat; télétransmission; rendez-vous
dispensing-medication | délivrance des ordonnances; délivrance d'ordonnances; délivrance de médicaments
medication-counseling | conseil pharmaceutique; conseil au comptoir? | pharmacie; officine; ordonnances; médicaments; délivrance
pharmacy-billing | tiers payant?; facturation du tiers payant | pharmacie; ordonnances; officine; délivrance; télétransmission
structured-cabling | raccordement de câbles; câblage informatique; câblage VDI; raccordements cuivre
fiber-optic-installation | raccordement fibre optique; raccordement de la fibre; raccordements en fibre optique; raccordement fibre; raccordement d'abonnés; pose de fibre optique; tirage de fibre
fiber-splicing | soudure de fibre optique; soudure fibre optique; soudure de la fibre
coaxial-cable | câbles coaxiaux
solar-installation | pose de panneaux solaires; installation de panneaux photovoltaïques
cctv-installation | installation de vidéosurveillance; pose de caméras; installation de caméras
pipe-laying | pose des canalisations; pose de conduites; pose de réseaux; pose de tuyaux; renouvellement des canalisations; renouvellement de canalisations; pose et le renouvellement des canalisations; pose et renouvellement de canalisations; pose de réseaux d'eau potable; pose de réseaux d'assainissement
water-distribution | réseaux d'eau potable; réseau d'eau potable; réseaux d'eau; alimentation en eau potable; réseaux d'alimentation en eau potable; distribution d'eau potable; entretien des réseaux d'eau
sewer-lines | réseau d'assainissement; eau potable et assainissement; curage de canalisations; curage des canalisations; curage des réseaux
hydraulics | équipements hydrauliques; systèmes hydrauliques; circuits hydrauliques; organes hydrauliques; pannes hydrauliques; groupes hydrauliques
boilers | entretien de chaudières; entretien des chaudières; dépannage de chaudières; mise en service de chaudières; chaudières gaz; chaudières à gaz; pose de chaudières
hvac-installation | pose de climatiseurs; installation de climatiseurs; installation de pompes à chaleur; pose de pompes à chaleur
hvac-repair | dépannage de climatisation; maintenance de climatisation; entretien de climatisation; maintenance CVC
excavation | travaux de terrassement; ouverture de tranchées
formwork | pose de coffrages; coffrage traditionnel; réalisation de coffrages; coffrage bois; coffrage-bancheur; coffrages; banchage; fabrication de coffrages; coffrages bois
rebar | pose de ferraillage; ferraillage; armatures métalliques
waterproofing | travaux d'étanchéité; étanchéité de toitures; étanchéité des toitures; pose d'étanchéité; pose de membranes d'étanchéité
window-installation | pose de menuiseries; pose de menuiseries extérieures; pose de menuiseries intérieures; pose de menuiseries aluminium; pose de menuiseries PVC; pose de volets roulants; pose de volets; pose de stores
door-installation | pose de portes de garage; pose de portails; pose de portes et fenêtres
carpentry | travaux de menuiserie; travaux de charpente; pose de charpente; pose de charpentes; menuiserie bois; montage de charpentes; pose d'ossature bois; ossature bois
furniture-assembly | montage de mobilier; pose de meubles
sign-installation | pose de signalétique; installation d'enseignes
vinyl-graphics | pose d'adhésifs; pose d'adhésif; pose de vinyles; pose de lettrages; marquage adhésif; pose de films adhésifs
working-at-height | travaux en hauteur; poste en hauteur; interventions en hauteur; intervention en hauteur
hand-tools | petit outillage; petits outillages; outillage manuel; outils manuels; utilisation d'outillage à main
power-tools | outils électroportatifs; outillage portatif; électroportatif
heavy-equipment-operation | conduite d'engins de chantier; conduire des engins; engins de chantier; conduite d'engins TP
excavator-operation | conduite de pelle; conduite de pelle mécanique; pelle hydraulique; conduite de mini-pelle; mini-pelle; conduite de pelles
aerial-lift-operation | conduite de nacelle; utilisation de nacelles; conduite de nacelles
land-surveying | relevés topographiques; implantation d'ouvrages
construction-safety | sécurité sur les chantiers; sécurité chantier; consignes de sécurité sur chantier
mig-welding | soudure semi-automatique; soudage semi-automatique; soudure semi-auto; soudure MIG; soudure MAG; soudage MAG; soudure MIG/MAG
tig-welding | soudure TIG; soudure au TIG
turning-machining | tournage conventionnel; tour conventionnel; tours conventionnels
milling-machining | fraisage conventionnel; fraiseuse conventionnelle; fraiseuses
sheet-metal-bending | pliage sur commande numérique; presse plieuse; pliage
laser-cutting | découpe au laser; machine de découpe laser
metal-stamping | découpe et emboutissage; estampage
injection-molding | presses à injecter; presse à injecter; conduite de presses à injecter; plasturgie par injection
mechanical-assembly | assemblage mécanique; ajustage montage; montage de sous-ensembles mécaniques; ajustage; opérations de montage; opérations d'assemblage; vissage et boulonnage; <vissage?; <boulonnage?; opérations de montage mécanique | assemblage; montage; boulonnage; vissage; monteur
electronics-assembly | montage de cartes électroniques; brasage de composants; soudure de composants électroniques; assemblage de cartes électroniques
production-reporting | saisie de production; saisie des données de production
precision-measuring-instruments | appareils de mesure; outils de mesure; utilisation d'instruments de mesure; prise de mesures dimensionnelles
five-s | méthode 5S; démarche 5S
risk-assessment-safety | DUERP
automotive-repair | réparation de véhicules; entretien et réparation de véhicules; entretien des véhicules; réparation des véhicules; mécanique générale automobile
transmission-repair | boîtes de vitesses; embrayages
automotive-electrical-systems | électricité auto; circuits électriques automobiles; électronique automobile
vehicle-washing | lavage de véhicules; nettoyage de véhicules; lavage auto; préparation esthétique de véhicules; lavage des véhicules; nettoyage des véhicules
auto-parts | pièces automobiles; pièces auto; vente de pièces détachées; pièces de rechange automobiles
grilling | grillades; tenue du grill
fish-filleting | filetage; levage de filets; préparation du poisson; découpe de poisson; préparation des poissons
vegetarian-cooking | plats végétariens
front-of-house | accueil client; accueil et placement; accueillir et installer les clients; accueil physique des clients; accueillez les clients; accueillez la clientèle
banquets | service de banquet; service en banquet; service traiteur
institutional-catering | cuisine de collectivité; restauration scolaire; restauration de collectivité; liaison froide; service des repas; service en self
fast-food | préparation de burgers; préparer les sandwichs; préparez les sandwichs; préparation de pizzas
baking | cuisson des viennoiseries; fabrication de pain; cuisson de produits de boulangerie; cuisson de pains; cuisson de viennoiseries; cuisson de pain
food-ordering | gestion des commandes alimentaires; commandes de denrées
house-cleaning | entretien de la maison; entretien du cadre de vie; entretien du domicile et du linge; ménage chez des particuliers; nettoyage du domicile
refuse-collection | ramassage des ordures; collecte de déchets; collecte des ordures ménagères; sortie des containers; rotation des conteneurs; évacuation des déchets; collecte sélective; répurgation; travaux de répurgation; sortie des conteneurs; sortie et rentrée des containers
home-health | interventions à domicile; maintien à domicile; accompagnement à domicile; actes essentiels de la vie quotidienne; actes de la vie quotidienne; gestes de la vie quotidienne
training-delivery | animation des formations; animer des formations; animez des formations; animation de sessions de formation; dispensez des formations; domaine de la formation; animer les formations; animez les formations; former les nouveaux employés; formez les nouveaux employés; former les équipes; formez les équipes; dispense de formations; formation professionnelle pour adultes
lifeguarding | surveillance des bassins; surveillance de piscine; surveillance de la baignade; surveillance du bassin
surveillance-cctv | surveillance des écrans
hairdressing | coiffure mixte
manicures | pose de vernis; pose d'ongles; prothésie ongulaire; beauté des mains et des pieds; pose de gel; soins des mains
waxing | épilation visage et corps
facials | soins visage et corps
massage-therapy | massages relaxants
phone-customer-service | réponse téléphonique; traitement des appels; réception des appels
needs-analysis | analyse des besoins; identification des besoins; recueil des besoins; découverte des besoins; analyser les besoins; analysez les besoins; analyse du besoin
import-export | commerce extérieur; importation et exportation
customs-regulations | valeur en douane; règles douanières; procédures douanières
property-management | gestion des immeubles
online-product-listings | mise en ligne des produits; création de fiches produits; rédaction de fiches produits
ecommerce-operations | gestion de boutique en ligne; gestion de la boutique en ligne
fabric-cutting | coupe de matières; découpe de tissus; coupe du cuir; coupe de cuir; coupe textile; découpe du cuir; coupe de pièces de cuir
leatherwork | travail du cuir; maroquinerie; parage du cuir; piquage maroquinerie; encollage du cuir; préparation maroquinerie
sewing | travaux de couture; couture machine; couture main; montage couture; piqûre à la machine
industrial-sewing | piqueuse plate; machine à coudre industrielle; surjeteuse; machines à coudre industrielles; piqueuse
technical-support | assistance technique aux clients; support technique aux clients
microsoft-excel | maîtrise d'Excel; connaissance d'Excel; tableaux Excel | bureautique; informatique; tableur; tableaux
foundations | réalisation des fondations; réalisation de fondations; préparer les fondations; préparation des fondations; coulage des fondations; fondations? | maçonnerie; béton; coffrage; coffrages; parpaings; dalles; chapes; semelles
construction-layout | traçage au sol; traçage et repérage; traçage? | maçonnerie; parpaings; béton; coffrage; coffrages; cloisons; fondations
utility-construction | VRD; travaux de VRD; voirie et réseaux divers
stonework | pierres apparentes; murs en pierre; murs en pierres; maçonnerie de pierre; vieilles pierres; construction en pierre
machinery-installation | installation d'équipements; installation d'équipements industriels; montage d'équipements industriels; installation de machines
equipment-repair | réparer une pièce défectueuse; changer une pièce défectueuse; changement de pièces défectueuses; remplacement de pièces défectueuses; remplacement des pièces défectueuses; réparation de pièces défectueuses
maintenance-planning | planification des interventions; planification de la maintenance; planification d'opérations de maintenance; planification des opérations de maintenance
arboriculture | patrimoine arboré; soins aux arbres; entretien du patrimoine arboré
asphalt-paving | pose d'enrobés; enrobés; application d'enrobés; mise en œuvre d'enrobés
activity-coordination | animation d'activités; organisation d'animations; mise en place d'animations
incident-management | gestion des incidents; traitement des incidents; résolution d'incidents
technical-writing | rédaction de documentation technique
garment-alterations | retouches?; travaux de retouche | couture; ourlets; vêtements; couturière; couturier; repassage; textile; machine à coudre
`;

export const titles = String.raw`
data-analyst | Data analyste
solutions-architect | Architecte solution; Architecte solutions
qa-analyst | Testeur; Ingénieur QA
help-desk-technician | Hotliner; Hotliner informatique
technical-consultant | Consultant technique
web-administrator | Webmestre
statistician | Chargé d'études statistiques
research-technician | Technicien de recherche
research-scientist | Chercheur; Chercheuse
doctoral-researcher | Doctorante
laboratory-technician | Aide-laborantin
clinical-research-coordinator | Assistant de recherche clinique
environmental-advisor | Chargé de mission environnement
grounds-maintenance-worker | Agent d'entretien espaces verts
electrical-engineer | Ingénieur électricité; Ingénieur électrotechnique
electromechanical-engineer | Ingénieur électromécanique
building-services-engineer | Ingénieur fluides
cad-technician | Projeteur
land-surveyor | Topographe
bank-teller | Guichetier; Chargé d'accueil banque; Chargé d'accueil bancaire
bank-employee | Employé de banque; Employée de banque; Agent bancaire
accounting-clerk | Employé comptable; Employée comptable; Agent comptable
accounting-assistant | Assistant comptable et administratif
auditor | Auditeur; Auditrice
payroll-specialist | Technicien paie; Technicien de paie; Assistant paie; Assistante paie; Assistante de paie; Chargé de paie
recruiter | Recruteur; Recruteuse
hr-manager | Responsable du personnel; Chef du personnel
hr-generalist | Gestionnaire du personnel; Chargé d'administration du personnel; Gestionnaire administration du personnel
administrative-assistant | Agente administrative; Assistant polyvalent; Assistante polyvalente; Assistant d'agence; Assistante d'agence
office-clerk | Employé administratif; Employée administrative
receptionist | Hôte d'accueil; Secrétaire réceptionniste; Secrétaire d'accueil
sales-representative | Commercial BtoB; Commercial B2B; Attachée commerciale; Conseiller commercial; Conseillère commerciale; Ingénieur commercial
sales-manager | Responsable des ventes; Responsable commercial et marketing
regional-sales-manager | Responsable secteur commercial
communications-specialist | Assistant communication; Assistante communication; Assistant de communication; Assistante de communication; Assistant en communication
press-officer | Chargé de relations presse; Chargée de relations presse; Chargé des relations presse
public-relations-specialist | Chargé des relations publiques; Chargé de relations publiques; Chargée de relations publiques
real-estate-agent | Conseillère immobilière; Conseiller en immobilier; Conseillère en immobilier; Agente immobilière; Agent commercial en immobilier
office-manager | Responsable administrative
legal-secretary | Secrétaire juridique et administrative
caregiver | Assistante de vie; Garde-malade; Assistant de vie
physical-therapist | Kiné
medical-secretary | Assistante médico-administrative; Assistant médico-administratif
family-support-worker | Technicien de l'intervention sociale et familiale; Technicienne de l'intervention sociale et familiale; TISF
play-leader | Animateur enfants; Animateur petite enfance; Animateur en centre de loisirs; Animatrice enfants
after-school-programme-director | Directeur de centre de loisirs; Directeur ACM
teacher | Professeur contractuel; Enseignant contractuel
primary-school-teacher | Maîtresse d'école; Maître d'école
college-instructor | Chargé de TD; Chargé de travaux dirigés
childcare-worker | Agent de crèche; Agent petite enfance; Assistante petite enfance; Assistant petite enfance; Animatrice petite enfance
sports-instructor | Éducateur sportif
dance-teacher | Prof de danse
spa-therapist | Praticienne spa; Praticien spa; Spa praticienne
cleaner | Agent de nettoyage; Agent de service; Agent de propreté; Agent d'entretien de locaux
national-police-officer | Adjoint de sécurité; Policier adjoint
fashion-designer | Styliste modéliste
firefighter | Sapeur-pompier volontaire; Pompier volontaire
school-supervisor | Surveillant de cantine; Surveillante de cantine
waiter | Commis serveur; Serveur polyvalent
store-manager | Responsable magasin; Responsable boutique
assistant-store-manager | Responsable adjoint magasin; Adjoint responsable magasin
warehouse-manager | Responsable entrepôt; Responsable dépôt
construction-laborer | Manœuvre bâtiment; Ouvrier polyvalent bâtiment; Manœuvre BTP; Manœuvre de chantier; Manœuvre du bâtiment; Manœuvre couverture
automotive-mechanic | Mécanicien auto; Mécanicien VL
painter-and-decorator | Peintre bâtiment; Peintre intérieur
mechanical-fitter | Ajusteur
landscape-gardener | Paysagiste
recycling-worker | Agent de tri; Agent de tri des déchets
production-worker | Agent de fabrication
electromechanical-assembler | Monteur câbleur; Câbleur
metal-fabricator | Serrurier métallier; Métallier serrurier
butcher | Charcutier traiteur; Boucher charcutier
housekeeper | Employé d'étage; Employé d'étages
housekeeping-manager | Gouvernante d'hôtel; Gouvernante générale
cafeteria-worker | Agent polyvalent de restauration; Agent de cantine; Cantinier; Cantinière; Agent de restauration scolaire
tractor-driver | Conducteur de tracteur
bus-driver | Conducteur d'autobus
bricklayer | Ouvrier de la maçonnerie; Ouvrier en maçonnerie; Maçon coffreur bancheur; Maçon VRD; Maçon traditionnel
shuttle-driver | Conducteur de minibus; Chauffeur de minibus
water-network-operative | Agent de réseaux d'eau potable; Agent de réseau d'eau potable; Agent de réseaux d'eau potable et assainissement; Agent d'exploitation eau potable; Canalisateur eau potable
leather-craftsperson | Opérateur en maroquinerie; Opératrice en maroquinerie; Ouvrier en maroquinerie
customer-service-representative | Conseiller client; Conseiller relation client; Conseiller service client
inside-sales-representative | Commercial interne; Technico-commercial sédentaire; Technico-commercial interne
kitchen-assistant | Aide-cuisinier; Aide cuisinier; Aide-cuisinière
hospital-cleaner | Agent hôtelier hospitalier; Agent de service hospitalier qualifié
`;

export const seniority = String.raw`
`;
