import { type Duty, type GuardedWords, wordsOfWork } from './words-of-work.js';

/** Duties as French ads and resumes write them: infinitives, nouns of action and what is said to "vous". */
const DUTIES: readonly Duty[] = [
  ['Remplissage des rayons et contrôle des DLC', ['shelf-stocking', 'stock-rotation']],
  ['Vous réceptionnez les marchandises et gérez les stocks', ['inventory-management']],
  ['Réception et contrôle des marchandises, mise en palette', ['receiving', 'palletizing']],
  ['Préparer et expédier les commandes', ['order-fulfillment']],
  ['Charger et décharger les camions', ['loading-unloading']],
  ['Planification de la production, gestion des nomenclatures', ['production-planning', 'bill-of-materials']],
  ['Gestion des approvisionnements, commandes fournisseurs', ['inventory-replenishment', 'ordering-from-suppliers']],
  ['Réglage des machines et contrôles visuels', ['machine-setup', 'visual-inspection']],
  ['Maintenance des équipements industriels, dépannage des machines', ['industrial-maintenance']],
  ['Aisance téléphonique, établir des devis', ['telephone-skills', 'price-quotes']],
  ['Enregistrer les commandes clients, traiter les réclamations', ['order-processing', 'complaint-handling']],
  ['Établissement des factures, saisie des pièces comptables', ['invoicing', 'accounts-data-entry']],
  ['Nettoyage des sols, vider les poubelles', ['floor-care', 'trash-removal']],
  ['Dressage des assiettes, faire la plonge', ['plating-presentation', 'dishwashing']],
  ['Aide à la prise des repas, prise des constantes', ['feeding-patients', 'vital-signs']],
  ['Pose de carrelage, travaux de peinture', ['tile-setting', 'painting-building']],
  ['Taille des haies et tonte des pelouses', ['pruning', 'lawn-mowing']],
];

/** Words that another trade writes as well. */
const GUARDED: readonly GuardedWords[] = [
  [
    'order-picking',
    'Restauration rapide : préparation des commandes au comptoir',
    'Entrepôt : préparation des commandes, filmage, transpalette',
  ],
  [
    'dispute-handling',
    'Avocat en droit du travail : gérer les litiges',
    'Gérer les litiges de livraison avec les transporteurs',
  ],
];

wordsOfWork('French', DUTIES, GUARDED);
