/**
 * The most frequent words of three to five letters in German, French, Spanish, Italian, Dutch, Portuguese and Polish, folded: an abbreviation among them counts only
 * as written ("DEI" is not the Italian "dei").
 */
export const ORDINARY_WORDS_OF_EUROPE: readonly string[] = `
  aan aber acht agli albo ale alla alle aller alles allo als alt alta alto altra altre altri altro anche ander ani annee anni anno ano anos ans ante aos
  apos apres aquel aree asi atout atut auch auf aula aus aussi auto autre avait avant avec avere aveva avez avoir avond avons baan bac baixo bajo bald
  banco bas basis beda bei beim ben bent beste bez bied bij bin bis bist bitte boa bod bom bon bonne buen buena bueno buon buona buono byc był była było
  były cada cadre calle campo cargo carta cas casa caso cassa cela celle celui cena cento ces cet cette ceux che chez chi chose cinco cinq circa citta
  coi coisa col com comme como conta conto cor corso cosa cose cours cual cui curso czas czy daar dag dagen dagli dai dal dalla dalle dallo dan dana
  dane danke dann dans dar darf dass dat dati dato debe deben debut deed deel degli dei dein deja del delen della delle dello dem den denn desde deux
  deve devem dez deze dia dias dich dieci diez dir dit dix dla dni dobra dobre dobry doch doen doet dois doit dom donc donde donna dont dopo dor dort
  dos dove drei drie duas durch dus duzy dwa dzien ecole een ein eine einem einen einer eines eins eisen ela elas ele eles ella ellas elle elles ellos
  ende entre erano erg erste esa ese eso essa esse essen essi esta estan estao estar estas este estes esto estos etait etat ete eten etes etre etwas
  euch euer fahrt faire fait fanno fare fase fatto faz fazer feito femme fiets filho fim fin firma firmy flair foi fois folga font fra frau fue funf
  fuori fur gaan gaat gang gast gdy gdzie geen gegen geht gern gerne gia gibt ging gli goed goede grado gran grand groot grote groß große grupa grupy
  gut gute guten haar haben haber hace hacer hacia hai han hanno hasta hatte haus haut haver hay hebt hecho heeft heel het heure heute hier hij hijo
  hoch hoe homem homme hoog hora horas huis huit hulp hun ich ici ieri iets ihm ihn ihnen ihr ihre ils immer inne inny iss isso ist isto jaar jahr jahre
  jak jaren jego jej jest jetzt jeune jij jong jou jour jours jouw jung juz kan kann karta karte kasse kazda kazdy keer kein keine kern kiedy klant
  klein kod komen komt kon kort kraj kto ktora ktore ktory kun kunde kurs kurz laag lado lager lang lat lata leben leden lei lek ler leuk leuke leur
  leurs lieu ligne lijn linea linee linha linia linie linii loja loon loro lub lui lust maakt maand maar macht mag mai mais maja maken mal mam mamy mann
  mano mao mar masz mały meer meest mehr mein meme memes meno menos merce merci mes mesa mese meses mesi mesma mesmo meta meu mia mich midi miec mijn mile
  mille minha mio mir mise misma mismo mit mniej modo moet moga mogen moi moins mois molta molte molti molto mon monat monde mondo moze mozna mucha
  mucho muita muito mujer mundo muss muy naar nach nacht nad nam nao nas nasz nasza nasze neben negen negli nei nel nella nelle nello nem neu neue neuen
  neuf neun nicht nie niet niets nieuw nivel noch nog noi nom nome non nooit nos nossa nosso notre nous nova nove novo nowe nowy nueva nueve nuevo nun
  nur ocho oder oft oggi ogni ohne oito oltre ona onde onder oni ono ons ont onze ook ora oraz orde ore ort osiem osob osoba osoby otra otras otro otros
  otto oud outra outro paese paie pais pak pani para parte parti pause paye pays pela pelas pelo pelos per pero petit peu peut pełny piani piano piec
  pieno piu place plany platz plek poca poco pod pode podem poi pole ponto porta poste posto pouco pour praca prace pracy prima primo przed przez przy
  puede punto puo quais qual quale quali quand que quem qui quien quoi rand raum raz razem rede regel reise rete rok roku rol rola rolle rond rua rue
  ruhe ruolo sal sala sans sao sara scala schon sechs sede segun sehr sei sein seine seis seit seite sem sens senza sepa sepas sept ser sera serio sete
  sette seu seus siamo sich sie siege siete sim sin sind sinds sino slim sob sobre socle soi sol soll soms son sono sont soort sopra sos sotto sous spaß
  sport stad stadt stark stata stati stato stałe stel sterk sua suas sucht sue sugli sui suis suite sul sulla sulle sullo suo suoi sus swoj swoje szesc
  tage tak taken takze tam tanto tegen tego teil tej tem temos tempo temps tener ter terza tes tez tien tiene tijd tinha tipo titre toda todas todo
  todos toen toi tor tot tous tout toute tra tras tre trein tres trois trop trzy tudo tuo turni turno tus tutta tutte tutti tutto twee twoj twoje tych
  tylko tym uber uit uma umas umowa umowe unas une uno unos uns unser unter uomo uren usar usted uur vaak vaga vai vale van vao vaste veces veel venda
  venta ver vers verso vez vezes vida vie viel viele vient vier vieux vijf ville vir vita voce voces voi volta volte vom von vont voor vor vos votre
  vous vraag vrouw waar wann waren warum wat weg wegen weil weken wel welke welt wenig wenn wer werd werk werkt wert werte wie wij wijze wil wir wird
  woche wordt wurde zal zeer zehn zeit zelf zelfs zes zeven ziel ziele zien ziet zij zijn zoek zona zorg zou zum zur zwei`
  .trim()
  .split(/\s+/);
