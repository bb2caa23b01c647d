import type { LanguageWords } from '../language-pack.js';
import { phrases } from '../phrases.js';

/**
 * French: wordings that leave people out. Sources: Code du travail, L1132-1 (among others age, looks, health, origin, family), L1142-1 (no ad may name the
 * sex or the family status), L5321-2 and L5331-2 (no highest age); the guide of Pôle emploi on ads, 2010, after which "vendeuse" or "assistante" alone may
 * not stand. An accent is that of an origin: of none L1132-1 speaks by itself.
 */
export const frWordings = {
  ages: {
    before: phrases`[âa]ges?; [âa]gée?s?; [âa]gée?s? de; tranche d['’][âa]ge`,
    behind: phrases`d['’][âa]ge; révolus; minimum révolus`,
    years: phrases`ans`,
    to: phrases`à; et; ou`,
    from: phrases`entre; de; d['’]au moins; au moins; minimum; plus de; dès`,
    upTo: phrases`jusqu['’]à; maxi(?:mum)?; max\.?; moins de; de moins de; au plus; pas plus de`,
    persons: phrases`personnes?; hommes?; femmes?; dames?; jeunes(?: gens| filles?)?; candidat(?:e|s|es)?; filles?; garçons?`,
    being: phrases`vous avez; tu as; avoir; ayant`,
    apart: phrases`avec; et; ou; ayant`,
  },
  sought: {
    seeks: phrases`(?:re)?cherch(?:e|ons|ez|ent); recrut(?:e|ons|ent); souhait(?:e|ons) (?:recruter|embaucher); embauch(?:e|ons); de préférence; idéalement; besoin d['’](?:une?)?; profil (?:recherché|idéal)`,
    describes: phrases`vous êtes; tu es; (?:devez|doit|doivent) être; être; candidate? est`,
    whoIs: phrases`qui (?:est|soit|sera)`,
    fill: phrases`une?; très; plutôt; aussi; encore; de préférence`,
    wanted: phrases`de préférence; uniquement; exclusivement; recherchée?s?; demandée?s?; souhaitée?s?; exigée?s?`,
    breaks: phrases`pour; qui; que; avec; de; des; du; d['’]\p{L}+; en; dans; chez; à; au; aux; par; sur; où; dont; notre; nos; vos; votre; nous; vous; est; sont; avez; offr\p{L}+; accompagn\p{L}+; auprès`,
    clients: phrases`
      enfants?; adolescents?; adultes?; élèves?; étudiante?s?; patiente?s?; résidente?s?; usagers?; client(?:e|s|es)?; jeunes; personnes?; publics?; familles?; couples?; apprenante?s?; bénéficiaires?; seniors?; mineurs?; majeurs?; lycéens?
    `,
    cares: phrases`accompagn\p{L}+; accueill\p{L}+; encadr\p{L}+; aid(?:e|er|ez); soign\p{L}+; enseign\p{L}+; anim(?:e|er|ez|ation); pris(?:e)? en charge; auprès; groupes?; pour`,
  },
  lint: {
    allGenders: phrases`h/f; f/h; h-f; m/f; \([eè]\); \((?:e|se|euse|trice|ière|ne|ère)\); [·.-](?:e|se|euse|trice|ne|ière|ère)(?!\p{L})`,
    oneGender: phrases`femme de ménage; hôtesse d['’]accueil; secrétaire femme`,
    oneGenderTitles: phrases`
      serveuse; vendeuse; coiffeuse; caissière; infirmière; cuisinière; hôtesse; assistante; aide-soignante; employée; directrice; éducatrice; animatrice; formatrice; conseillère;
      gouvernante; femme de (?:ménage|chambre); couturière; esthéticienne; pharmacienne; technicienne; conductrice; livreuse; gérante; préparatrice; opératrice; ouvrière; boulangère; bouchère;
      pâtissière; puéricultrice; aide ménagère; barmaid; agente; chargée; responsable femme
    `,
    age: phrases`
      jeune et dynamique(?! (?:entreprise|société|start-?up)); jeunes? (?:équipe|diplômée?s?|homme|femme|talents?|collaborateurs?|développeurs?|ingénieurs?);
      équipe jeune(?: et dynamique)?; (?:entre|de) (?:1[6-9]|[2-6]\d) (?:et|à) (?:1[6-9]|[2-6]\d) ans(?! d['’](?:expérience|ancienneté)); (?:hommes?|femmes?|personnes?|candidate?s?|profils?) (?:de )?moins de \d{2} ans; (?:maximum|maxi|max\.?) (?:2\d|[3-6]\d) ans(?! d['’](?:expérience|ancienneté)); limite d['’]âge
    `,
    young: phrases`jeunes?(?! (?:enfants?|publics?|adultes?|majeurs?|mineurs?|pousses?|retraitée?s?|entreprise|société|start-?up|marque|structure|parents?|couples?)(?!\p{L}))(?= \p{L}{3})(?: \p{L}+)`,
    gender: phrases`homme de \d{2}; (?:hommes?|femmes?) (?:uniquement|seulement|exclusivement); uniquement (?:des )?(?:hommes|femmes); de sexe (?:féminin|masculin)`,
    women: phrases`femmes?(?! de (?:ménage|chambre)| et | ou |/); dames?(?! de compagnie| et ); (?:jeunes? )?filles?(?! au pair); demoiselles?; mamans?`,
    men: phrases`hommes?(?! et | ou |/|-); messieurs; garçons?(?! de )`,
    bothGenders: phrases`femmes?(?: et | ou |/)(?:un )?hommes?; hommes?(?: et | ou |/)(?:une )?femmes?; filles? et garçons?; filles ou garçons`,
    origin: phrases`(?:de|la) nationalité (?:française|suisse|belge|européenne); 
      (?:de )?langue maternelle; natifs?(?: anglophones?| francophones?); nationalité française (?:exigée|requise|obligatoire|uniquement); (?:citoyens?|ressortissants?|candidats?) français(?:es)? (?:uniquement|seulement); uniquement (?:des )?(?:citoyens|ressortissants|candidats) français; pas d['’]étrangers; type européen
    `,
    accent: phrases`
      sans (?:aucun )?accent(?<=(?:français|anglais|allemand|espagnol|italien|néerlandais|langue|parl\p{L}{1,4}|s['’]exprim\p{L}{1,4}|élocution|diction|expression|prononciation|voix|oral\p{L}{0,3})[^.;:\n]{0,25}\ssans (?:aucun )?accent); sans (?:aucun )?accent (?:étranger|prononcé|marqué|régional|perceptible); accent neutre
    `,
    denied: phrases`(?:pas|plus) (?:de |d['’]); aucune; aucun; sans`,
    family: phrases`célibataires?; (?<!(?:et|ou|avec ou) )sans enfants?; sans charge de famille`,
    maritalStatus: phrases`mariée?s?; divorcée?s?`,
    religion: phrases`(?:personne|candidate?|être|profil) (?:de (?:confession|religion) )?(?:catholique|chrétienne?|musulmane?|juive?|juif|protestante?)(?: pratiquante?)?; (?:catholique|chrétienne?|musulmane?|protestante?) (?:pratiquante?|exigée?|uniquement); (?<=[.,;:\n]\s{0,2})de (?:confession|religion) (?:catholique|chrétienne|musulmane|juive|protestante)`,
    disability: phrases`
      (?:aucun|sans|pas de) (?:problèmes?|soucis?|ennuis?) de santé; (?:être|êtes|personne|candidate?) en (?:parfaite|bonne|pleine|excellente) santé(?! financière); (?:parfaite|excellente) santé (?:exigée|requise|obligatoire); sans handicap; (?<=[,;.•–-] )en (?:parfaite|bonne|pleine|excellente) santé(?! financière)
    `,
    appearance: phrases`
      bonne présentation; (?:excellente|très bonne) présentation; présentation soignée; physique (?:agréable|avantageux); (?:cv|candidature|lettre)(?: et lettre)?,? (?:avec|et|accompagnée?) (?:d['’]une |une |de )?photo(?:graphie)?; photo(?:graphie)?s? (?:d['’]identité )?(?:obligatoire|exigée|requise|demandée|impérative|souhaitée)s?; (?:joindre|envoyer|joignez) (?:une |votre )?photo(?:graphie)?(?! de la| de l)
    `,
    looks: phrases`
      jolie?s?(?: et \p{L}+| jeune)? (?:\p{L}+(?:euse|trice|ière|ienne)s?|femmes?|filles?|hôtesses?|personnes?|assistantes?); belles? (?:femmes?|filles?|hôtesses?|serveuses?|vendeuses?); jolie(?=\s{0,2}(?:[.,;!)\n]|$)| et); séduisante?s?; mince(?=\s{0,2}(?:[.,;!)\n]|$)| et)
    `,
  },
} satisfies LanguageWords;
