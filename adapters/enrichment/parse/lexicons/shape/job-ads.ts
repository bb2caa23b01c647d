export interface AdHeadings {
  /** Headings over what is welcome. */
  readonly preferred: readonly string[];
  /** Headings over what the employer gives or is. */
  readonly offer: readonly string[];
  /** Headings over what is required. */
  readonly required: readonly string[];
  /** Those of them that items of a list end in as well: "experience", "skills". */
  readonly weak: readonly string[];
  /** Beside such a word in a heading; with any other word it is an item: "Endoscopy experience". */
  readonly besideWeak: readonly string[];
  /** Headings over the tasks. */
  readonly tasks: readonly string[];
  /** Before the colon at the end of a sentence that announces tasks: "The person in this post will be responsible for:". */
  readonly opensTasks: readonly string[];
  /** As written, those that open a part even within a line that has lost its ends: "… Personalabteilung. Deine Aufgaben Betreuung der …". */
  readonly flat: readonly string[];
  /** Behind the words of a heading in a sentence: "Duties include the following. Other duties may be assigned." */
  readonly announces: readonly string[];
  /** Open a heading about the employer: "About Northwind". */
  readonly about: readonly string[];
  /** Open a heading about what the employer offers: "Why work with us". */
  readonly why: readonly string[];
}

export interface AdTitleWords {
  /** Open the title of an ad and say only that it is one: "Vacancy:", "We are looking for a". */
  readonly announcements: readonly string[];
  /** Contract, hours, place of work, urgency: nothing of the occupation. */
  readonly terms: readonly string[];
  /** The same at the start or the end of a title or of a part of it, unless they belong to what it is: a "night receptionist" on nights, a "bank nurse", a "bank auditor". */
  readonly termsAtEnds: readonly string[];
  /** Between two titles that one person holds: "Accountant cum office assistant". */
  readonly betweenTitles: readonly string[];
  /** In the text, before the person that is looked for. */
  readonly seeks: readonly string[];
  /** A field and who works in it: `development=developer`. */
  readonly agents: readonly string[];
  /** Heads that may stand for each other, because they say nothing of the field: "assistant", "officer". */
  readonly plainHeads: readonly string[];
  /** Those of them that lead others. */
  readonly leadingHeads: readonly string[];
  /** Plain heads that are written in one word with the field. */
  readonly compoundHeads: readonly string[];
  /** Small words that titles leave out: "técnico (de) mantenimiento". */
  readonly links: readonly string[];
  /** Endings of a title that is the object of a sentence and as the taxonomy has them: `ę=a`. */
  readonly objectEndings: readonly string[];
  /** The other half of a compound behind a slash: "Kaufmann/-frau". */
  readonly otherHalves: readonly string[];
  /** Heads before a field and their English, behind it: `experto en=specialist`. */
  readonly fieldHeads: readonly string[];
  /** Who leads a field, with the English for it: `directora?=director`. */
  readonly leaders: readonly string[];
  /** Before the trade of the people whom somebody leads: "Chef d'équipe jardinier". */
  readonly teamLeaders: readonly string[];
  /** Between who leads and the field, where no mark stands there: "de", "ds.". */
  readonly leadersOf: readonly string[];
  /** Fields that are led, as titles have them, with the English before its leader: `compras=procurement`. */
  readonly ledFields: readonly string[];
  /** Before a trade: who helps in it. */
  readonly helpers: readonly string[];
  /** Who works in a group, named between the field and the head: a "care team assistant" is a care assistant and assists no team. */
  readonly groups: readonly string[];
  /** Before the employer or the town at the end of a title. */
  readonly beforeEmployer: readonly string[];
  /** Before a title in the text. */
  readonly articles: readonly string[];
  /** At the start of a sentence, before the title of the job: "as a", "en tant que". */
  readonly roleLeads: readonly string[];
  /** Words for goods and for people, with the one for people alone: `sourcing=recruiting`. */
  readonly ofGoodsOrPeople: readonly string[];
  /** Heads that are a title of many trades and by themselves of none, with the English for them: `analista=analyst`. */
  readonly headsOfManyTrades: readonly string[];
  /** Titles of who teaches at a university and, in this language, at a school. */
  readonly ofAnySchool: readonly string[];
  /** Schools, in the text below such a title. */
  readonly schools: readonly string[];
  /** The same of universities. */
  readonly universities: readonly string[];
  /** What says the level of the post beside its title, with the level: `entry=entry-level position`. */
  readonly levelOfPost: readonly string[];
  /** Label of the title in the text. */
  readonly labels: readonly string[];
}

export interface AdWords {
  /** Open an item of a list, so that its line is no heading. */
  readonly listItems: readonly string[];
  /** Open an item, with a capital, even where the text before them has lost its end. */
  readonly openers: readonly string[];
  /** Before such a word these belong to it: "Previous Experience in". */
  readonly beforeOpeners: readonly string[];
  /** What is said of what is only welcome. */
  readonly preferred: readonly string[];
  /** How a sentence opens that only wishes: "If you also have". */
  readonly welcomeIf: readonly string[];
  /** How such a sentence goes on, or what is said behind a question: "Even better". */
  readonly soMuchBetter: readonly string[];
  /** Where a sentence goes on with what is only welcome: "and ideally". */
  readonly andIdeally: readonly string[];
  /** What is said of what is required. */
  readonly required: readonly string[];
  /** What is said of what nobody has to have: "not required". */
  readonly notAsked: readonly string[];
  /** Behind a degree that somebody else studies for: "PhD students". */
  readonly behindDegree: readonly string[];
  /** Before the departments and people whom the job works with: "partner with". */
  readonly worksWith: readonly string[];
  /** The employer's technologies, of which only who works on them needs to know any. */
  readonly techStack: readonly string[];
  /** Behind what somebody else does: "is done by" an agency. */
  readonly doneByOthers: readonly string[];
  /** Between who works elsewhere and what they work with: "the QA team, who use". */
  readonly othersWork: readonly string[];
  /** Before what an applicant is tested in, which the ad asks for elsewhere: "technical test in". */
  readonly testedIn: readonly string[];
  /** A group of people at the employer's, up to its name: "the data team", "l'équipe". */
  readonly groups: readonly string[];
  /** What such a group does with its tools, up to their names: "works with". */
  readonly groupsUse: readonly string[];
  /** The same is said of this as of what is before it: "too". */
  readonly likewise: readonly string[];
  /** In brackets behind a word for any degree: "Studium der Mathematik (Master)". */
  readonly masters: readonly string[];
  /** Before what somebody has studied: "degree in". */
  readonly degreeIn: readonly string[];
  /** Behind a label, where a board says that it does not apply: "Management: Non". */
  readonly answersNo: readonly string[];
  /** Lessons that the employer or somebody else gives: "courses in", "clases de". */
  readonly lessons: readonly string[];
  /** Before what others learn: "pupils learn". */
  readonly learners: readonly string[];
  /** Who gives lessons as the job. */
  readonly teaching: readonly string[];
  /** "Our working language is English." */
  readonly languageOfWork: readonly string[];
  /** Of whom a school has some, beside the schooling that they get. */
  readonly pupils: readonly string[];
  /** Before a degree that is still studied for: "enrolled in a Bachelor's program". */
  readonly studying: readonly string[];
  /** The employer looks for somebody: what follows is wanted, although the sentence begins with the employer. */
  readonly seeks: readonly string[];
  /** Before whom the person works for: "reporting to the director of operations". */
  readonly reportsTo: readonly string[];
  /** The same as the verb of an employer that is named before it: "Bakery in Leeds seeks". */
  readonly employerSeeks: readonly string[];
  /** Right behind that verb, before whom it seeks: "a", "einen". */
  readonly beforeSought: readonly string[];
  /** Before a number of years that is the employer's own: "our group, 40 years of experience", "a firm with". */
  readonly employers: readonly string[];
  /** Beside a number of years that is the employer's own age. */
  readonly ofEmployerYears: readonly string[];
  /** Beside a number of years that is none of experience. */
  readonly otherTimes: readonly string[];
  /** Right before a number of years that is the most: "up to". */
  readonly atMostYears: readonly string[];
  /** Right before a time that the post or the contract lasts: "fixed-term for 12 months". */
  readonly beforeTerms: readonly string[];
  /** Right behind such a time, or behind the age of the employer: "6 months contract", "30 years in business". */
  readonly behindTerms: readonly string[];
  /** Right behind what will be taught: "Warenwirtschaft lernst du bei uns". */
  readonly taughtBehind: readonly string[];
  /** What is said of what the employer teaches or pays for: "you will learn". */
  readonly teaches: readonly string[];
  /** Names of schools and of what belongs to one, with a word that is a level of a language elsewhere: "école élémentaire". */
  readonly schoolNames: readonly string[];
  /** Behind a level that is too little: "C1 (B2 is not enough)". */
  readonly tooLittle: readonly string[];
  /** Before subjects of school: "good grades in", "GCSE". */
  readonly schoolGrades: readonly string[];
  /** Subjects of schools beside which a language is one too: "grade 4 in maths and English". */
  readonly schoolSubjects: readonly string[];
  /** "experience" */
  readonly experience: readonly string[];
  /** Beside a number of years of experience. */
  readonly besideYears: readonly string[];
  /** Right behind a number of years of experience: "5 years in" a trade. */
  readonly behindYears: readonly string[];
  /** Between two names of technologies. */
  readonly termJoiners: readonly string[];
  /** Words of a sentence that asks for something or says what is to be done. */
  readonly asks: readonly string[];
  /** Words of a sentence about the employer, what it gives, or how to apply. */
  readonly gives: readonly string[];
  /** Words of a sentence that speaks to the reader. */
  readonly toReader: readonly string[];
  /** Open a sentence that begins with the employer. */
  readonly ofEmployer: readonly string[];
  /** Verbs that open the account of a duty. */
  readonly duties: readonly string[];
  /** Ask the reader whether they are or have something. */
  readonly asksReader: readonly string[];
  /** Open a sentence that says what the reader can and has: "you know". */
  readonly describesReader: readonly string[];
  /** What an employer is by its trade, up to the word before the trade: "provider of". */
  readonly trades: readonly string[];
  /** Words that address the reader. */
  readonly addresses: readonly string[];
  /** Open a paragraph about how to apply or whom to ask. */
  readonly applying: readonly string[];
  /** Words of a sentence that describes the person wanted. */
  readonly ofPerson: readonly string[];
  /** Languages by other words than their names, with ISO 639-1: `engelse taal=en`. */
  readonly languageForms: readonly string[];
  /** Behind the name of a language that is said of a thing there: "French cooking". */
  readonly ofThings: readonly string[];
  /** Right before the name of a language that is the adjective of a country: "azienda francese". */
  readonly thingsOf: readonly string[];
  /** Names of countries in a case that is written as the language is. */
  readonly formsOfCountries: readonly string[];
  /** Before a name that is a country's there and elsewhere a language's: "z Polski". */
  readonly beforeCountries: readonly string[];
  /** Words of manners and conditions: an item of a list with one of them names no skill. */
  readonly notTerms: readonly string[];
  /** Before the body that registers people of a profession. */
  readonly registeredWith: readonly string[];
  /** After such a body in short: "HCPC registration". */
  readonly registered: readonly string[];
  /** Too general to be the name of anything that one can know. */
  readonly general: readonly string[];
  /** A name neither begins nor ends with these. */
  readonly torn: readonly string[];
  /** Words that open another part of the sentence. */
  readonly phraseEnds: readonly string[];
  /** Before the rule that work follows: "in line with our standards". */
  readonly accordingTo: readonly string[];
  /** Before a noun phrase, without saying anything of its subject. */
  readonly filler: readonly string[];
  /** Before the name of what is asked: "experience with", "knowledge of". */
  /** Certificates of trades by their whole names. Abbreviations are in the taxonomy, which asks for words of the trade beside them. */
  readonly certificates: readonly string[];
  readonly phraseLeads: readonly string[];
  /** Heads that make a phrase too general to be a skill. */
  readonly generalHeads: readonly string[];
  /** Adjectives that end a phrase that has lost its noun. */
  readonly adjectives: readonly string[];
  /** Too general when nothing is beside them. */
  readonly generalAlone: readonly string[];
  /** What describes skill and not its subject. */
  readonly manners: readonly string[];
  /** After the name of what is asked: "finance experience". */
  readonly phraseTrails: readonly string[];
  /** After such a word the name of what is asked follows, or the sentence goes on. */
  readonly afterTrails: readonly string[];
  /** After the name of a skill: who works in it, or what is made of it. */
  readonly namedAfter: readonly string[];
  /** Between the two: "Java software engineer". */
  readonly beforeNamedAfter: readonly string[];
  /** A phrase that ends with one of these is not complete. */
  readonly openEnds: readonly string[];
  /** Between years of experience and what they can take the place of. */
  readonly insteadOf: readonly string[];
  /** Say that years can take the place of something. */
  readonly substituted: readonly string[];
  /** Before a number of years that is none of experience: "the past 5 years". */
  readonly relativeTimes: readonly string[];
  /** The employer says what it works with. */
  readonly stack: readonly string[];
  /** At the end of a phrase these say that it breaks off, or points elsewhere in the ad. */
  readonly openPhrases: readonly string[];
  /** Open a phrase that is no name: what is to be done to it, or a mere qualifier. */
  readonly noNames: readonly string[];
  /** Phrases that name nothing. */
  readonly generalPhrases: readonly string[];
  /** Ends of a clause that a heading without a line end of its own may follow. */
  readonly gluedHeadings: readonly string[];
  /** After that heading. */
  readonly benefits: readonly string[];
  /** Small words in the name of a body. */
  readonly registerLinks: readonly string[];
  /** People whom a job deals with, and no skill. */
  readonly stakeholders: readonly string[];
  /** Titles that are first of all the name of the work: "atención al cliente" is no people. */
  readonly worksNotPeople: readonly string[];
  /** Between two of which one is enough. */
  readonly or: readonly string[];
  /** Behind bodies of a profession of which one is enough: "ACA/ACCA qualified". */
  readonly qualifiedByOne: readonly string[];
  /** What is as good as a degree, and no other field of one: "or equivalent". */
  readonly equivalents: readonly string[];
  /** A register without the name of the profession: nobody is in "the register" as such. */
  readonly bareRegisters: readonly string[];
  /** Between two phrases of one requirement. Only words that are nothing else in the other languages. */
  readonly phraseJoiners: readonly string[];
  /** In capitals or short, and no name of a tool or a method; in their letters. */
  readonly noTerms: readonly string[];
}

export interface AdDegrees {
  /** A bachelor, as ads ask for one. */
  readonly bachelor: readonly string[];
  /** A master. */
  readonly master: readonly string[];
  /** A doctorate. */
  readonly doctorate: readonly string[];
  /** Vocational training. */
  readonly associate: readonly string[];
  /** School-leaving certificates. */
  readonly school: readonly string[];
}

export interface PayWords {
  /** Right before a sum that the employer gives, in its sentence: "we offer". */
  readonly offers: readonly string[];
  /** Between two sums. */
  readonly to: readonly string[];
  /** Between two sums behind "between". */
  readonly and: readonly string[];
  /** Before two sums. */
  readonly between: readonly string[];
  /** Before an hour of the clock: "from 10.00 to 13.00". */
  readonly beforeHours: readonly string[];
  /** Behind a number: how often a sum is paid. */
  readonly times: readonly string[];
  /** Of the time worked, before "a week": "32 hours per week" says nothing of the pay. */
  readonly workedTime: readonly string[];
  /** An hour's pay. */
  readonly hour: readonly string[];
  /** A day's pay. */
  readonly day: readonly string[];
  /** A week's pay. */
  readonly week: readonly string[];
  /** A month's pay. */
  readonly month: readonly string[];
  /** A year's pay. */
  readonly year: readonly string[];
  /** Words of pay. */
  readonly words: readonly string[];
  /** After a number of thousands, beside "k". */
  readonly thousands: readonly string[];
  /** Before a sum that is none of the pay. */
  readonly otherSums: readonly string[];
  /** Between such a word and its sum. */
  readonly beforeSum: readonly string[];
  /** After a sum that is too large to be pay. */
  readonly millions: readonly string[];
  /** Before the most that is paid. */
  readonly atMost: readonly string[];
  /** Before the least that is paid. */
  readonly atLeast: readonly string[];
  /** Between a sum and what it is for. */
  readonly afterSum: readonly string[];
  /** Behind a sum that only pay has. */
  readonly beforeOrAfterTax: readonly string[];
  /** Before what is paid besides. */
  readonly besides: readonly string[];
  /** After a sum that is none of the pay. */
  readonly sumsBefore: readonly string[];
  /** After a sum, some words later: what it is for. */
  readonly perks: readonly string[];
  /** After a sum these lead over to something else. */
  readonly with: readonly string[];
  /** Between a sum and what it is for. */
  readonly sumArticles: readonly string[];
  /** Short forms before a sum whose point ends no sentence. */
  readonly shortWithDot: readonly string[];
  /** What is paid besides the pay, for work outside of its hours or for costs: overtime, standby, mileage. */
  readonly extras: readonly string[];
  /** Between such a word and its sum, or behind it. */
  readonly extraLinks: readonly string[];
  /** Behind a sum that is paid besides the pay. */
  readonly extraBehind: readonly string[];
  /** Between a sum and the work besides that it is for. */
  readonly extraFor: readonly string[];
  /** Before a sum that is not exact. */
  readonly about: readonly string[];
  /** What belongs to work in one country, with its code: `AU=superannuation`. */
  readonly ofCountries: readonly string[];
}

export interface WorkplaceWords {
  /** Before a kind of workplace: "we are hybrid". */
  readonly beforeKind: readonly string[];
  /** Days, behind their number. */
  readonly days: readonly string[];
  /** Of which so many days are. */
  readonly aWeek: readonly string[];
  /** Behind days: spent at home. */
  readonly atHome: readonly string[];
  /** Behind days: spent at the employer's. */
  readonly atOffice: readonly string[];
  /** Beside "from home": only at times. */
  readonly atTimes: readonly string[];
  /** Work from home or elsewhere, by any word for it. */
  readonly homeWork: readonly string[];
  /** Between work elsewhere and how much of the time that is: "Remote-Anteil 60 %". */
  readonly shares: readonly string[];
  /** Before what is not offered. */
  readonly negations: readonly string[];
  /** Labels of the place of work. */
  readonly placeLabels: readonly string[];
  /** Before a colon and a place, and before other things as well. */
  readonly weakLabels: readonly string[];
  /** Before the name of a town that is the employer: "City of". */
  readonly municipalities: readonly string[];
  /** Before the name of a municipality and of nothing else. */
  readonly publicBodies: readonly string[];
  /** Small words within the names of towns, in addresses. */
  readonly addressParticles: readonly string[];
  /** Of a line that says who keeps personal data. */
  readonly ofRecords: readonly string[];
  /** Before the name of a town, and no part of it: "Central London". */
  readonly partsOfTowns: readonly string[];
  /** What is said behind a town, and is none: "Ambleside, Cumbria". */
  readonly counties: readonly string[];
  /** Of the job, not of the employer. */
  readonly ofJob: readonly string[];
  /** Before the place of the job. */
  readonly basedIn: readonly string[];
  /** Before the place of the employer's office. */
  readonly officeIn: readonly string[];
  /** Before the place where the employer comes from. */
  readonly founded: readonly string[];
  /** Before a town, in whatever sentence. */
  readonly in: readonly string[];
  /** Before a town near which, or out of which, the work is done. */
  readonly near: readonly string[];
  /** Before the town for which an ad seeks somebody. */
  readonly forTown: readonly string[];
  /** Of other people, companies or times: a town behind them is not that of the job. */
  readonly elsewhere: readonly string[];
  /** Between a town and the year in which something was there. */
  readonly inYear: readonly string[];
  /** The office from which an employer is led; the work may be elsewhere. */
  readonly headquarters: readonly string[];
  /** Between such an office and its town: "is" in. */
  readonly headquartersAre: readonly string[];
  /** Before the place of those with whom somebody works. */
  readonly withOthers: readonly string[];
  /** Behind a town with a hyphen: "Leeds-based". */
  readonly basedBehind: readonly string[];
  /** Behind such a town: those who are not the person and not the employer. */
  readonly basedOthers: readonly string[];
  /** Those for whom an agency seeks somebody. */
  readonly agencyClients: readonly string[];
  /** Behind such a town: the job itself. */
  readonly roles: readonly string[];
  /** Between the person sought and others: "a designer for a Leeds-based publisher". */
  readonly besideRole: readonly string[];
  /** Before the name of what the employer is. */
  readonly weAre: readonly string[];
  /** Before the team that somebody becomes part of. */
  readonly joinTeam: readonly string[];
  readonly teams: readonly string[];
  /** Before the adjective of a town: "région lyonnaise". */
  readonly areasBefore: readonly string[];
  /** Adjectives of towns, as `adjective=town`. */
  readonly townAdjectives: readonly string[];
  /** Behind an adjective of a town that ends as those of all towns do: "Hamburger Büro". */
  readonly officesBehind: readonly string[];
  /** With a word for "in" before a place: the employer says where it is. */
  readonly ourBase: readonly string[];
  /** What is in a town: a hospital, a shop. */
  readonly sites: readonly string[];
  /** Between work from anywhere and the country that it is for. */
  readonly remoteIn: readonly string[];
  /** Behind it, the endings of towns in their case and what the names themselves end in: `owie=ów/owa`. */
  readonly townEndings: readonly string[];
  /** Towns of which more than the ending changes: `Zielonej Górze=Zielona Góra`. */
  readonly townForms: readonly string[];
  /** Behind an employer, before its town: "die Kern GmbH aus Rosenheim". */
  readonly from: readonly string[];
  /** What a label of places also carries, and no town is called. */
  readonly noTown: readonly string[];
  /** Behind a town: which part of it is meant, "Lyon 7e". */
  readonly districts: readonly string[];
  /** Before the name of the town in such a label: "Plant Springfield". */
  readonly facilities: readonly string[];
  /** After the name of a place. */
  readonly behindPlace: readonly string[];
  /** Hybrid work, where the word is alone. */
  readonly hybridAlone: readonly string[];
  /** Hybrid work. */
  readonly hybrid: readonly string[];
  /** Remote work, where the word is alone. */
  readonly remoteAlone: readonly string[];
  /** Remote work. */
  readonly remote: readonly string[];
  /** Work at the employer's, where the word is alone. */
  readonly onSiteAlone: readonly string[];
  /** Work at the employer's. */
  readonly onSite: readonly string[];
  /** What is hybrid, remote or on site. */
  readonly kindsOfWork: readonly string[];
  /** Before the word for remote or on-site work. */
  readonly wholly: readonly string[];
  /** Right before the name of a town. */
  readonly beforeTown: readonly string[];
  /** Of more than three letters, inside the name of a town. */
  readonly townParticles: readonly string[];
  /** Before a place: "our office in Torquay". */
  readonly prepositions: readonly string[];
  /** Between two places. */
  readonly alternatives: readonly string[];
  /** Short forms in names of places, in their letters: "St. Albans". */
  readonly saints: readonly string[];
  /** Of words for work on site those that speak of another place as well. */
  readonly awayWords: readonly string[];
}
