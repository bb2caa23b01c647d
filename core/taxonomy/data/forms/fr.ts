export const skills = String.raw`
cash-handling | tenir la caisse; gestion de caisse; gestion de la caisse; maniement d'espèces; manipulation d'espèces; <encaisser les clients; <encaissement des clients?; <encaissement client?; <encaissement des articles; <encaissement des achats; <encaisser les achats
cash-reconciliation-retail | clôture de la caisse; clôturer la caisse; comptage de caisse; comptage de la caisse; arrêté de caisse
payment-terminals | terminal de paiement électronique; terminaux de paiement électronique
pos-systems | logiciel d'encaissement; système d'encaissement
refunds-exchanges | échanges et remboursements
retail-sales | vente en boutique; expérience de la vente en magasin; expérience de vente en magasin
retail-industry | commerce de détail; secteur du commerce de détail
product-demonstration | démonstrations en magasin; <dégustations en magasin
shelf-stocking | remplir les rayons; remplissage des rayons; remplissage de rayons; remplissage des linéaires; approvisionnement des rayons; approvisionnement du rayon; approvisionnement des linéaires; approvisionner les rayons; réapprovisionner les rayons; réapprovisionnement des rayons; mise en rayon des produits; mise en rayon des articles; mise en rayon des marchandises; mettre les produits en rayon; mettre en rayon les produits; garnir les rayons; réassort des rayons
stock-rotation | rotation des produits en rayon; <contrôle des dates de péremption; <contrôler les dates de péremption; <vérification des dates de péremption; <vérifier les dates de péremption; <contrôle des DLC; <vérification des DLC; <gestion des DLC
merchandising | présentation des produits en rayon; mise en valeur des rayons; mise en valeur des produits en rayon
window-dressing | réalisation de vitrines; réalisation des vitrines; décoration de vitrines; mise en place des vitrines; aménagement des vitrines
price-tagging | affichage des prix; balisage des prix; étiquetage et balisage
loss-prevention | prévention des vols; lutte contre la démarque inconnue; lutte contre la démarque; prévention de la démarque
store-operations | ouverture et la fermeture du magasin
store-management | gestion d'un magasin; gérer un magasin; gestion de point de vente; gestion d'un point de vente; gestion du point de vente; gérer un point de vente
fresh-counter | <rayon traiteur; <rayon fromage; <rayon charcuterie
backroom-operations | rangement de la réserve; gestion de la réserve; tenue de la réserve
order-picking | préparer les commandes?; préparez les commandes?; préparer des commandes?; préparation des commandes?; prélever les articles; prélèvement des articles; prélèvement des produits | entrepôt; picking; palettes; palette; colis; cariste; logistique; expédition; expéditions; réception; transpalette; quai; manutention; scan
order-fulfillment | préparer et expédier les commandes; préparation et expédition des commandes; préparation et expédition de commandes; préparation et l'expédition des commandes
order-packing | emballer les commandes; emballage des commandes; emballer les colis; emballage des colis; emballage de colis; mise en carton
hand-packing | conditionnement manuel; emballer les produits; emballage des produits; emballage de produits; conditionner les produits; conditionnement des produits
receiving | réceptionner les marchandises; réceptionner la marchandise; réceptionner des marchandises; réceptionnez les marchandises; réception des marchandises; réception de la marchandise; réception et contrôle des marchandises; réception et contrôle de marchandises; réceptionner et contrôler les marchandises; réception et le contrôle des marchandises; réceptionner les livraisons; réception des livraisons; contrôler les livraisons; contrôle des livraisons
shipping | expédier les commandes; expédition des commandes; expédition de commandes; expédier les marchandises; expédition des marchandises; expédition de marchandises; expédier les colis; expédition des colis; expédition de colis; préparer les expéditions; préparation des expéditions; gestion des expéditions; organisation des expéditions
shipping-receiving | réception et expédition des marchandises; réception et expédition de marchandises; réceptions et expéditions; entrées et sorties de marchandises
shipping-documentation | documents d'expédition; <bons de livraison; <édition des bons de livraison
loading-unloading | charger et décharger; charger et décharger les camions; chargement et le déchargement; chargement et déchargement des camions; chargement et déchargement de camions; chargement et déchargement des marchandises; <charger les camions; <décharger les camions; <chargement des camions; <chargement du camion; <déchargement des camions; <déchargement du camion; <déchargement de camions; <déchargement de conteneurs
heavy-lifting | porter des charges lourdes; manutention de charges lourdes
material-handling | manutention de marchandises; manutention des marchandises; manutention de charges
forklift-operation | conduire un chariot élévateur; conduite d'un chariot élévateur; conduite du chariot élévateur; utilisation d'un chariot élévateur
reach-truck-operation | chariot à mât rétractable
pallet-jack | transpalette électrique; transpalette manuel; conduite de transpalette; utilisation du transpalette; tire-palette
rf-scanners | lecteur de codes-barres
inventory-management | gérer les stocks; gérez les stocks; gérer le stock; gestion du stock; suivi des stocks; suivi du stock; suivi de stock; suivre les stocks; contrôle des stocks; contrôler les stocks; contrôle du stock; tenue des stocks; tenue du stock; suivi des niveaux de stock; suivi et gestion des stocks
inventory-counting | réaliser les inventaires; réaliser des inventaires; réalisation des inventaires; réalisation d'inventaires; effectuer les inventaires; participer aux inventaires; participation aux inventaires; faire l'inventaire; inventaire des stocks; comptage des stocks
inventory-replenishment | réapprovisionner les stocks; réapprovisionnement des stocks; approvisionner les stocks; gestion des approvisionnements; gérer les approvisionnements; suivi des approvisionnements; approvisionnement? | stocks; fournisseurs; commandes; achats; ruptures; rupture de stock; logistique; nomenclatures
ordering-from-suppliers | commandes fournisseurs; commandes aux fournisseurs; commandes auprès des fournisseurs; passer les commandes fournisseurs; passation des commandes; passage des commandes; passage de commandes; gestion des commandes fournisseurs; commande de marchandises; commander les marchandises; commander la marchandise
expediting | relance des fournisseurs; relancer les fournisseurs
warehouse-operations | stockage des marchandises; stockage de marchandises; stocker les marchandises; entreposage des marchandises; ranger les marchandises; rangement des marchandises; mise en stock des marchandises; expérience en entrepôt; travailler en entrepôt
warehouse-management | gestion de l'entrepôt; gérer un entrepôt
warehouse-management-systems | logiciel de gestion d'entrepôt; système de gestion d'entrepôt
palletizing | mise en palette; mise sur palette; palettiser; montage de palettes
pallet-wrapping | filmer les palettes; filmage des palettes
labeling-products | étiqueter les produits; étiquetage des produits; étiquetage de produits; étiquetage des articles
parcel-sorting | trier les colis; tri des colis
parcel-delivery | livrer les colis; livraison des colis; livrer des colis
goods-delivery | livrer les marchandises; livraison des marchandises; livraison de marchandises; livrer les commandes; livraison des commandes; livraison chez les clients
truck-driving | conduite de poids lourds; conduite d'un poids lourd; conduite poids lourd; conduire un poids lourd; conduite de camions; conduite d'un camion; conduire un camion
bus-driving | conduite d'autobus; conduite d'un bus; conduite d'un autobus
motorcoach-driving | conduite d'autocars; conduite d'un autocar
route-planning | planification des tournées; organisation des tournées; planifier les tournées; planification des itinéraires
route-optimization | optimisation des tournées; optimiser les tournées
transport-scheduling | planification des transports; planifier les transports; planification du transport
arranging-transportation | organisation des transports; organiser les transports; organisation du transport
fleet-management | gestion de la flotte; gestion du parc automobile; gestion de flotte automobile
eu-driving-time-rules | temps de conduite et de repos
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
production-planning | planification de la production; planifier la production; planning de production?; plan de production?; <ordonnancement de la production; <ordonnancement de production | usine; atelier; ordonnancement; industriel; industrielle; fabrication; GPAO; MRP; stocks; approvisionnement; nomenclatures; usinage
production-control | pilotage de la production; suivi de production?; suivi de la production? | usine; atelier; ordonnancement; industriel; industrielle; fabrication; GPAO; MRP; stocks; approvisionnement; nomenclatures; usinage
bill-of-materials | gestion des nomenclatures; nomenclatures de fabrication; nomenclatures de production; nomenclatures? | gammes; articles; ERP; MRP; GPAO; composants; fabrication; approvisionnement; approvisionnements
machine-operation | conduite d'une machine; conduite des machines; conduire une machine; conduire les machines; conduite de machines de production; conduite d'équipements industriels; <conduire une ligne de production; <conduite d'une ligne de production; <conduite de ligne de production; <alimenter les machines; <alimentation des machines; <surveillance des machines
line-feeding | approvisionner les lignes de production; approvisionnement des lignes de production; approvisionnement des lignes; approvisionnement de la ligne; approvisionner la ligne; approvisionner les lignes; approvisionnement des postes de travail; approvisionnement des chaînes de production
machine-setup | réglage de machines; réglage des machines; réglage de la machine; régler les machines; régler la machine; <changements de série
assembly-work | assemblage de pièces; assemblage des pièces; assembler les pièces; assembler des pièces; assemblage de composants; montage et assemblage; assemblage et montage; assembler les composants
production-work | travail sur ligne de production; travail en ligne de production
quality-control | contrôler la qualité; contrôle de la qualité; contrôle de qualité; contrôler la qualité des produits; contrôle qualité des produits; contrôle de la qualité des produits
visual-inspection | contrôle visuel des pièces
machining | usinage de pièces; usinage des pièces; usiner les pièces; usiner des pièces
blueprint-reading | lecture des plans; lecture de plans techniques
schematics-reading | lecture de schémas électriques; lire un schéma électrique; lire des schémas électriques
workplace-safety | règles de sécurité au travail; respect des règles de sécurité; respecter les règles de sécurité; respect des consignes de sécurité; respecter les consignes de sécurité
ppe | port des EPI; port des équipements de protection individuelle
equipment-maintenance | entretien des équipements; entretien des machines; maintenance des machines; <maintenance de premier niveau; <maintenance de 1er niveau
industrial-maintenance | maintenance des équipements industriels; maintenance des installations industrielles; maintenance d'équipements industriels; maintenance des équipements de production
corrective-maintenance | maintenance curative; entretien correctif
machine-troubleshooting | dépannage de machines; dépannage des machines; dépanner les machines; dépannage des équipements
preventive-maintenance | entretien préventif; maintenance préventive des équipements
building-maintenance | maintenance des bâtiments; maintenance du bâtiment; maintenance de bâtiments; maintenance bâtiment; entretien du bâtiment; entretien technique des bâtiments; entretenir les bâtiments
handyman | petits travaux de bricolage; petits travaux d'entretien; petits travaux de maintenance; <petites réparations
production-management | gestion de la production; gérer la production
`;

export const titles = String.raw`
`;

export const seniority = String.raw`
`;
