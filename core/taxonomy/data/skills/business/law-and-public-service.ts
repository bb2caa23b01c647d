export const skills = String.raw`
# Law in general
law | Law? | technical | legal knowledge; legal expertise; legal concepts; legal principles; rechtliche Fragestellungen; Rechtswissenschaften; juristische Kenntnisse; Rechtskenntnisse; conocimientos jurídicos; connaissances juridiques; <legal practice; <practice of law; derecho?; droit?; Rechtswissenschaft | | litigation; attorney; attorneys; legal; court; courts; contracts; paralegal; juris; lawyer; jurist
legal-research | Legal research | professional | researching legal issues; conducting legal research; conduct legal research; conducted legal research; <case law research; <case research; <statutory research; <legislative research; law research; <case law analysis; <researching case law; <research case law; perform legal research; performed legal research; legal issue research; <online legal research; juristische Recherche; rechtliche Recherche; Rechtsrecherche; recherche juridique; recherches juridiques; <veille juridique; investigación jurídica; investigación legal; juristische Recherchen | law
legal-analysis | Legal analysis | professional | análisis jurídico; analyse juridique; rechtliche Analyse; juristische Analyse; <analysis of case law | law
legal-writing | Legal drafting | professional | drafting legal documents; draft legal documents; drafted legal documents; legal document preparation; preparing legal documents; prepare legal documents; prepared legal documents; <legal correspondence; legal document drafting; <juristische Schriftsätze; <Schriftsätze; <Erstellung von Schriftsätzen; <rédaction d'actes; rédaction juridique; <rédaction d'actes juridiques; <redacción de demandas; redacción jurídica; <redacción de escritos; <elaboración de demandas; legal writing | law
legal-briefs | Brief writing? | professional | legal briefs; drafting legal briefs; drafting briefs?; drafted briefs?; brief drafting?; <appellate briefs; <amicus briefs | legal-writing | legal; court; litigation; appellate; attorney; motions; memoranda; law; pleadings
legal-memoranda | Legal memoranda | professional | legal memorandum; legal memos; memoranda of law; drafting legal memoranda; drafted legal memoranda; writing legal memoranda; <bench memoranda; notes juridiques | legal-writing
legal-opinions | Legal opinions | professional | opiniones legales; Rechtsgutachten; consultations juridiques; rédaction de consultations juridiques; avis juridiques; dictámenes jurídicos; juristische Gutachten | legal-writing
legal-advice | Legal advice | professional | legal counseling; legal advising; advising clients on legal matters; client legal counseling; providing legal advice; provide legal advice; provided legal advice; legal consultation; legal consulting; legal guidance; legal advisory; legal counselling; Rechtsberatung; juristische Beratung; rechtliche Beratung; conseil juridique; conseils juridiques; asesoría legal; asesoría jurídica; asesoramiento jurídico; asesoramiento legal; rechtsberatende Tätigkeit; <conseil aux opérationnels; <Mandantenberatung; asesoría legal integral; <legal counsel; <assistance juridique | law
in-house-counsel | In-house legal counsel | professional | in-house counsel; corporate counsel?; <general counsel?; in-house legal work; Unternehmensjurist; juriste d'entreprise; abogado de empresa; Syndikustätigkeit | legal-advice | legal; attorney; contracts; law; litigation; compliance; lawyer; regulatory
legal-representation | Legal representation | professional | representing clients?; represent clients?; represented clients?; client representation?; representación legal?; anwaltliche Vertretung; représentation en justice; Mandantenvertretung? | law | attorney; court; litigation; hearings; counsel; legal; law; judge; trial; abogado; juicios; litigios; audiencias; demandas
outside-counsel-management | Outside counsel management | professional | managing outside counsel; management of outside counsel; external counsel management; Steuerung externer Kanzleien
paralegal-work | Paralegal work | professional | <paralegal; paralegal support; <legal assistant; <paralegal studies; paralegal duties; <supporting attorneys; <assist attorneys; <assisted attorneys; <assisting attorneys; legal assistant duties; paralegal experience; paralegal skills; paralegal services; legal assisting; <litigation paralegal; <corporate paralegal; <assistanat juridique; <assistante juridique; <asistente legal; <asistente jurídico | law
legal-secretarial | Legal secretarial work | professional | legal secretary; legal secretarial support; legal administrative support; legal administrative assistance; secrétariat juridique; Anwaltssekretariat; secretaría jurídica; Rechtsanwaltssekretariat
law-office-administration | Law office administration | professional | law office management; law firm administration; law firm management; Kanzleiorganisation; Kanzleimanagement; gestion de cabinet d'avocats; gestión de despacho jurídico
legal-operations | Legal operations | professional | legal ops; legal operations management
notary-office-work | Notary office work | professional | Notariatswesen; Notariatstätigkeit; clerc de notaire; travail en étude notariale; trabajo en notaría
rechtsanwaltsfachangestellte | Rechtsanwaltsfachangestellte (Germany) | certification | Rechtsanwaltsfachangestellter; Rechtsanwaltsgehilfin; Ausbildung Rechtsanwaltsfachangestellte | paralegal-work
reno-germany | Rechtsanwalts- und Notarfachangestellte (Germany) | certification | Rechts- und Notarfachangestellte; ReNo-Fachangestellte; Rechtsanwalts- und Notarfachangestellter; ReNo Ausbildung | paralegal-work; notary-office-work
notarfachangestellte | Notarfachangestellte (Germany) | certification | Notarfachangestellter; Ausbildung Notarfachangestellte | notary-office-work
case-management-legal | Legal case file management | professional | legal case management; case file management?; litigation case management; <preparing case files?; legal file management; legal caseload; <legal case files; <Aktenanlage; <gestion des dossiers juridiques; suivi des dossiers contentieux; seguimiento de expedientes; seguimiento de procesos judiciales; suivi des contentieux; control de expedientes judiciales; <case file organization; <matter management; <case files?; case tracking? | paralegal-work | legal; court; litigation; attorney; attorneys; law; paralegal; docket; discovery
legal-calendaring | Legal calendaring | professional | docketing?; docket management; docket calendar; court calendaring; court calendars; calendaring deadlines?; <litigation calendars; <court deadlines; Fristenverwaltung Kanzlei; Fristenkalender; Fristenwesen?; legal docketing; gestion des délais judiciaires; vigilancia judicial; docket?; dockets? | paralegal-work | legal; court; litigation; attorney; attorneys; law; paralegal; calendar; filing
conflict-checks | Conflict checks? | professional | conflicts checks?; conflicts clearance?; conflict of interest searches; Interessenkollisionsprüfung | | law; legal; firm; client; clients; attorneys; engagement; intake; attorney
legal-intake | Legal client intake | professional | client intake legal; legal intake; new client intake law firm
litigation | Litigation | professional | litigation management; <commercial litigation; <litigator; <complex litigation; <federal litigation; litigation experience; <business litigation; trial litigation; <complex commercial litigation; litigation matters; Prozessführung; contentieux; gestion des contentieux; gestion de contentieux; litigios; litigación; <précontentieux; <procesos civiles; <lawsuits?; litigio?; contencioso?; <civil litigation | law | derecho; abogado; demandas; juicios; law; court; attorney
litigation-support | Litigation support | professional | litigation support services; <litigation technology
class-actions | Class actions | professional | class action; class action litigation; collective actions; Sammelklagen; actions de groupe; acciones colectivas | litigation
civil-procedure | Civil procedure | technical | Zivilprozessrecht; procédure civile; derecho procesal civil; Prozessrecht? | law | Recht; Zivilrecht; Rechtsanwalt; Jura; juristische; Zwangsvollstreckung
trial-preparation | Trial preparation | professional | trial prep; preparing for trial; <trial exhibits; <trial notebooks; <trial binders; <exhibit preparation?; <witness preparation; preparación de juicios; Prozessvorbereitung | litigation | jury; court; litigation; attorney; bench; trial; hearings; motions; depositions
trial-practice | Trial practice | professional | trial advocacy; trial work; trial techniques; trial skills; <jury trials; <jury trial; <bench trials; <first chair trial; <second chair trial; <opening statements and closing arguments; <trial attorney; plaidoirie; courtroom advocacy | litigation
cross-examination | Examination of witnesses | professional | cross-examination; cross examination; direct and cross examination; direct examination? | trial-practice | trial; witnesses; court; jury; cross; attorney; litigation; hearings
jury-selection | Jury selection | professional | voir dire; jury selection and voir dire; selección del jurado
witness-interviews | Interviewing witnesses | professional | witness interviews; witness interviewing; interview witnesses; interviewed witnesses; <witness statements; audition de témoins; Zeugenbefragung; entrevistas a testigos
trial-support | Trial support? | professional | trial assistance?; paralegal trial support | litigation-support | attorney; attorneys; litigation; court; exhibits; paralegal; jury; legal
discovery-legal | Legal discovery | professional | discovery?; <discovery requests; <written discovery; <discovery responses; <document productions; <discovery requests and responses; <responses to discovery; <propounding discovery; <drafting discovery; <drafted discovery; <draft discovery; <discovery motions; <drafting discovery requests; <responding to discovery; discovery management?; pretrial discovery; <legal document production; <interrogatories; <requests for production; <requests for admission; litigation discovery | litigation | litigation; depositions; pleadings; motions; interrogatories; attorneys; subpoenas; legal; court; attorney
ediscovery | E-discovery | technical | eDiscovery; electronic discovery; <EDRM; <ESI discovery; e-discovery management; elektronische Beweiserhebung | discovery-legal
legal-document-review | Legal document review | professional | document review legal; document review for litigation; attorney document review; litigation document review; e-discovery review; document review projects; <first level review; <second level document review; revue documentaire juridique | discovery-legal
privilege-review | Privilege review | professional | privilege logs; privilege log; privilege logging | legal-document-review
legal-holds | Legal holds | professional | litigation holds; legal hold; litigation hold; legal hold notices
depositions | Depositions? | professional | <deposition summaries; <deposition preparation; <taking depositions; <deposition summary; deposition?; <summarizing depositions; <summarize depositions; <summarized depositions; <defending depositions; taking and defending depositions; <attending depositions; take depositions; took depositions; <deposition digests; conduct depositions; conducted depositions; <deposition notices; <expert depositions | litigation | court; witness; litigation; attorney; testimony; discovery; transcripts; paralegal
pleadings-motions | Drafting pleadings | professional | pleadings; draft pleadings; drafted pleadings; <complaints and answers; <drafting complaints; <drafted complaints; preparing pleadings; prepare pleadings; prepared pleadings; legal pleadings; pleadings drafting; <assignations et conclusions; <rédaction d'assignations; <requêtes et conclusions?; <Klageschriften; <rédaction de conclusions; <demandas y contestaciones; <conclusions et assignations?; <Klageerwiderung | litigation; legal-writing | avocat; tribunal; juridique; contentieux; complaints; court; litigation; attorney; motions
motion-practice | Motion practice | professional | legal motions; drafting motions; draft motions; drafted motions; motion drafting; <motions to dismiss; <summary judgment motions; <motion for summary judgment; <motions for summary judgment; <dispositive motions; <filing motions?; <motion hearings | litigation | court; legal; litigation; attorney; summary; pleadings; briefs
affidavits | Affidavits | professional | affidavit; drafting affidavits; eidesstattliche Versicherungen
court-filings | Court filing | professional | court filings; filing court documents; filing with courts; <federal court filing; filing legal documents; <state and federal court filings | paralegal-work
court-administration | Court administration | professional | court operations?; court clerk; courtroom clerk; clerk of court; <Geschäftsstelle Gericht; Gerichtsorganisation; greffe?; court services?; court clerical work; gestión judicial; <courtroom management? | | court; judge; judges; clerk; docket; judicial; tribunal; courtroom; legal; juge
justizfachangestellte | Justizfachangestellte (Germany) | certification | Justizfachangestellter; Ausbildung Justizfachangestellte | court-administration
court-procedures | Court procedures | technical | courtroom procedures; court rules; judicial procedures; <local court rules; <federal rules of civil procedure; procédures judiciaires
court-security | Court security | professional | bailiff duties; courtroom security; court officer security; Justizwachtmeister; court bailiff
bea-anwaltspostfach | besonderes elektronisches Anwaltspostfach (beA) | tool | beA besonderes elektronisches Anwaltspostfach; beA Anwaltspostfach | e-filing
rpva | Réseau privé virtuel des avocats (RPVA) | tool | RPVA; <e-Barreau | e-filing
judicial-clerkship | Judicial clerkship | professional | judicial clerk; <judicial intern; <judicial internship; <judicial extern; <judicial externship; <bench memos; <drafting judicial opinions; law clerking; <stage en juridiction | law
adjudication | Adjudication? | professional | adjudicating cases; adjudication of cases; <administrative adjudication; <administrative law judge; <hearing officer?; <conducting administrative hearings; judicature?; Rechtsprechung | law | hearings; judge; law; administrative; appeals; court; claims; disputes; immigration; cases; benefits; Gericht
administrative-hearings | Administrative hearings | professional | administrative appeals; <conducting hearings; fair hearings; Widerspruchsverfahren; recours administratifs
rechtsreferendariat | Rechtsreferendariat (Germany) | certification | Rechtsreferendar; Rechtsreferendarin; juristischer Vorbereitungsdienst; juristisches Referendariat | law
alternative-dispute-resolution | Alternative dispute resolution | professional | außergerichtliche Streitbeilegung; resolución alternativa de conflictos; modes alternatifs de règlement des différends | | mediation; arbitration; litigation; negotiation; claims; insurance; attorney; demand; negotiating
mediation | Mediation? | professional | mediations; mediating disputes; mediation skills; <mediator?; <médiation familiale; <mediación familiar; <médiation sociale; mediación?; médiation?; mediating?; <Wirtschaftsmediation | alternative-dispute-resolution | conflit; conflits; juridique; litiges; arbitrage; négociation; arbitration; conflict; dispute; disputes; negotiation; litigation; family; parties; conflicts; peer; Konflikte; couples; mediation; court; certified; divorce; conflictos; arbitraje; conciliación; juzgado; partes
arbitration | Arbitration? | professional | arbitrations; <arbitrator; <arbitration hearings; Schiedsverfahren; Schiedsgerichtsbarkeit; arbitrage juridique; arbitraje?; <labor arbitration | alternative-dispute-resolution | litigation; mediation; law; legal; derecho; conciliación; mediación; court; disputes; awards; counsel; tribunal; grievances; claimants; FINRA; attorneys
conciliation | Conciliation? | professional | Schlichtung?; conciliación extrajudicial; Schlichtungsverfahren | | mediation; arbitration; legal; law; disputes; litiges; prud'hommes
settlement-negotiation | Settlement negotiation | professional | settlement negotiations; negotiating settlements?; negotiate settlements?; negotiated settlements?; <settlement conferences; <settlement agreements; case settlement?; Vergleichsverhandlungen | | claims; litigation; legal; attorney; attorneys; insurance; injury; adjuster; liability; mediation; plaintiffs; court; debt; creditors
demand-letters | Demand letters | professional | settlement demand letters; settlement demands; drafting demand letters; mise en demeure?; cartas de requerimiento | | avocat; juridique; contentieux; recouvrement; impayés; courriers; rédaction
appellate-law | Appellate practice | professional | appellate law; appellate litigation; appellate work; appellate advocacy; <appellate research; Rechtsmittelverfahren; <recursos de apelación; procédure d'appel; <writ practice; appeals practice? | litigation | court; brief; briefs; litigation; motions; appellate; hearings; claims; denials; attorney; legal; writs
moot-court | Moot court | professional | moot court competition; mooting; concours de plaidoirie; Moot-Court
mock-trial | Mock trial | professional | mock trials; mock trial competition; mock trial team
oral-argument | Oral argument? | professional | oral arguments?; oral advocacy | | court; appellate; moot; briefs; trial; litigation; motions; legal
post-conviction | Post-conviction relief | professional | habeas corpus; habeas petitions; post-conviction litigation | criminal-law

# Areas of law
contract-law | Contract drafting | professional | drafting contracts; draft contracts; drafted contracts; contract preparation?; preparing contracts?; prepare contracts?; prepared contracts?; drafting agreements; draft agreements; drafted agreements; contract writing?; agreement drafting; <drafting commercial contracts; contract creation?; Vertragsgestaltung; Vertragserstellung?; Erstellung von Verträgen; Gestaltung von Verträgen; rédaction de contrats; rédaction des contrats; redacción de contratos; <elaboración de contratos comerciales; Vertragsentwürfe | law | legal; agreements; drafting; negotiation; attorney; clauses; review; negotiated; terms; NDAs; leases; licensing; procurement; Recht; Kunden; Vertrieb
contract-law-field | Contract law | technical | law of contracts; Vertragsrecht; droit des contrats; derecho contractual; <AGB-Recht; derecho de contratos; droit des obligations | law
contract-review | Contract review | professional | contract reviews; reviewing contracts; review contracts; reviewed contracts; contract analysis?; Vertragsprüfung; Prüfung von Verträgen; relecture de contrats; revisión de contratos; <contract interpretation | | legal; agreements; terms; negotiation; clauses; procurement; attorney; vendors; compliance
commercial-contracts | Commercial contracts | professional | commercial agreements; <master service agreements; <software license agreements; <distribution agreements; contrats commerciaux; contratos mercantiles; contratos comerciales; Handelsverträge | law
contract-negotiation | Contract negotiation | professional | contract negotiations; negotiating contracts; negotiate contracts; negotiated contracts; contracts negotiation; contract negotiating; contracts negotiations; negotiation of contracts; negotiating agreements; negotiate agreements; negotiated agreements; <negotiating terms and conditions; negotiation of contract terms; contract terms negotiation; <negotiating service contracts; contract negotiation skills; Vertragsverhandlungen; Vertragsverhandlung; Verhandlung von Verträgen; négociation des contrats; négociation contractuelle; négociations contractuelles; negociación de contratos; negociaciones contractuales; negociación contractual; négociation de contrats; <commercial contract negotiation | negotiation
agreements | Structuring deals | professional | deal structuring?; structuring transactions?; transaction structuring?; <term sheets; <term sheet | | M&A; legal; financing; investment; term; negotiation; acquisitions; transactions; closing; equity; debt; sales
terms-conditions | Terms and conditions? | professional | general terms and conditions; allgemeine Geschäftsbedingungen; conditions générales?; condiciones generales de contratación; drafting terms and conditions | | drafting; drafted; clauses; contracts; AGB; Verträge; negotiated; legal; rédaction; contrats
mou | Memoranda of understanding | professional | memorandum of understanding; memorandums of understanding; MOU?; MOUs?; <memoranda of agreement; <memorandum of agreement; <letters of intent?; <letter of intent?; convenios de colaboración; convenios interinstitucionales | | agreements; partners; contracts; agencies; memorandum; negotiation; negotiated; legal; partnership; partnerships; drafting; drafted
framework-agreements | Framework agreements | professional | framework agreement; Rahmenverträge; contrats cadres; acuerdos marco
contract-management | Contract management | professional | contract administration; contracts management; contracts administration; managing contracts; manage contracts; managed contracts; <contract compliance; <contract monitoring; <contract oversight; <contract closeout; <contract close-out; <contract files?; <contract maintenance?; <contract processing?; <contract renewal tracking; <contract tracking; administering contracts; administer contracts; administered contracts; <contract documentation; <contract coordination?; <contract modifications; <pre-award and post-award; <post-award contract administration; <contract support?; Vertragsmanagement; Vertragsverwaltung; <Vertragswesen; <Vertragscontrolling; gestion des contrats; gestion de contrats; <suivi des contrats; <suivi de contrats; administration des contrats; gestión de contratos; administración de contratos; gestión contractual; <control de contratos; <supervisión de contratos; <seguimiento de contratos | | federal; government; contracts; far; procurement; negotiation; vendor; administration; agreements; acquisition; dfars
clm | Contract lifecycle management | professional | contract life cycle management; contract lifecycle | contract-management
subcontract-administration | Subcontract administration | professional | subcontract management; subcontracts management; subcontracts administration; managing subcontracts; Nachunternehmermanagement; gestión de subcontratos
government-contracting | Government contracting | professional | government contracts; <federal contracts; <federal government contracting; <defense contracting; <federal government contracts; <DoD contracting; government acquisition?; government contract management; <IDIQ contracts; <cost-plus contracts; <warranted contracting officer; <COR duties; <cradle-to-grave contract administration | contract-management | FAR; contracting; contracts; procurement; federal; DoD; solicitations; defense
public-procurement-law | Public procurement law | technical | government contract law; public contracts law; öffentliches Vergaberecht; droit de la commande publique; commande publique; Ley de Contrataciones del Estado; droit des marchés publics; derecho de la contratación pública; contrataciones del estado; procédures de marchés publics
secop | SECOP II | tool | SECOP
seace | SEACE | tool | Sistema Electrónico de Contrataciones del Estado
corporate-law | Corporate law | technical | <corporate and commercial law; <corporate restructuring law; <Delaware corporate law; Gesellschaftsrecht; <Handels- und Gesellschaftsrecht; droit des sociétés; derecho societario; derecho de sociedades; derecho corporativo; <corporate governance law; company law | law
business-law | Business law | technical | Wirtschaftsrecht; Unternehmensrecht; droit des affaires; droit économique; droit de l'entreprise; derecho empresarial; derecho de la empresa | law
commercial-law | Commercial law | technical | mercantile law; Handelsrecht; droit commercial; derecho comercial; derecho mercantil; <Kaufrecht | law
transactional-law | Transactional law | technical | corporate transactional; transactional practice; corporate transactions?; commercial transactions?; transactional legal work | corporate-law | law; legal; attorney; M&A; contracts; counsel; lawyer; litigation; mergers; associate
entity-formation | Company formation | professional | entity formation?; corporate formation?; business formation?; <articles of incorporation; constitución de sociedades; constitución de empresas; Gesellschaftsgründung; constitution de sociétés; company incorporation; création de sociétés | | legal; LLC; corporate; incorporation; attorney; law; partnership; articles; filings; contracts; tax; company
entity-management | Legal entity management | professional | entity management?; corporate entity management; corporate maintenance?; <corporate minute books; <minute books; <corporate minutes; corporate filings?; Beteiligungsverwaltung | | legal; subsidiaries; corporate; minutes; board; governance; filings; secretary; annual; incorporation
ucc-filings | UCC filings | professional | UCC searches; UCC-1 filings; UCC filing; UCC lien filings
securities-law | Securities law | technical | <securities litigation; <securities regulation law; <Investment Company Act; <Securities Act; <Securities Exchange Act; <capital markets law; <Kapitalmarktrecht; derecho bursátil; <securities offerings; droit boursier | corporate-law
banking-law | Banking law | technical | lending law; Bankrecht; droit bancaire; derecho bancario; <banking and finance law; <Bankaufsichtsrecht; <Bank- und Kapitalmarktrecht; droit bancaire et financier | law
finance-law | Finance law | technical | financial services law; financial regulatory law; derecho financiero; droit financier; Finanzrecht; <structured finance law; <project finance law; Finanzierungsrecht | law
private-placements | Private placements | professional | private placement; Regulation D offerings; Privatplatzierungen; placements privés
intellectual-property | Intellectual property | technical | intellectual property law; IP law; intellectual property rights; <intellectual property protection; <IP protection; <IP strategy; <intellectual property litigation; <IP litigation; IP rights; geistiges Eigentum; propriété intellectuelle; droit de la propriété intellectuelle; propiedad intelectual | law
it-law | IT law | technical | IT-Recht; information technology law; droit du numérique; droit de l'informatique; derecho informático; derecho digital; technology law; Internetrecht | law
ip-management | IP portfolio management | professional | intellectual property management; IP management?; IP portfolio; <patent portfolio management; gestion de portefeuille PI; Schutzrechtsverwaltung | intellectual-property | patent; patents; trademark; trademarks; portfolio; intellectual; licensing; property
ip-licensing | IP licensing | professional | intellectual property licensing; technology licensing; Lizenzrecht; patent licensing; <software licensing law; licences de propriété intellectuelle | intellectual-property
technology-transfer | Technology transfer? | professional | tech transfer?; Technologietransfer?; transfert de technologie?; transferencia de tecnología?; valorisation de la recherche | | licensing; patents; university; commercialization; research; startup; startups; manufacturing; scale-up; process; GMP; Forschung; Universität; recherche; universidad; innovation; innovación; inventions; site; pilot; industry
trade-secrets | Trade secrets | technical | trade secret protection; Geschäftsgeheimnisse; Geschäftsgeheimnisschutz; secret des affaires; secretos empresariales | intellectual-property
industrial-property | Industrial property? | technical | propriété industrielle; propiedad industrial; gewerblicher Rechtsschutz | intellectual-property | patents; patent; trademarks; trademark; intellectual; law; marques; brevets; patentes; marcas
patents | Patent law? | technical | <patent litigation; <patent infringement; Patentrecht; droit des brevets; patents?; Patente?; brevets?; derecho de patentes | intellectual-property | patent; inventions; intellectual; prosecution; trademarks; licensing; law; uspto; propriété; propiedad
patent-prosecution | Patent prosecution | professional | patent applications; patent application; patent drafting; patent filing?; patent writing?; patent preparation; <office actions?; <responding to office actions; Patentanmeldungen; dépôt de brevets; redacción de patentes; <claim drafting?; Patenterteilungsverfahren | patents | patent; patents; USPTO; inventions; inventors; attorney; intellectual; trademark; EPO; IP; prior
patent-search | Patent searching | professional | patent searches; patent search; prior art searches; prior art search; patentability searches; patent research; Patentrecherche; Patentrecherchen; recherche d'antériorité; búsqueda de patentes; <freedom to operate?; <freedom-to-operate analysis; <claim charts? | | patent; patents; prior; IP; intellectual; invalidity; infringement; art; landscape
patent-docketing | Patent docketing | professional | IP docketing; intellectual property docketing
invention-disclosures | Invention disclosures | professional | invention disclosure; Erfindungsmeldungen; déclarations d'invention
employment-law-practice | Employment litigation | technical | labor and employment litigation; labor litigation; <wage and hour litigation; employment defense; <EEOC charges defense; <contentieux prud'homal; contentieux social; <prud'hommes; <contentieux prud'homaux; <Kündigungsschutzverfahren; Arbeitsgerichtsprozesse; litigio laboral; <juicios laborales; litigios laborales; <demandas laborales; procesos laborales; <employment discrimination litigation; <wrongful termination litigation | litigation
criminal-law | Criminal law | technical | <criminal law practice; Strafrecht; <Wirtschaftsstrafrecht; droit pénal; <droit pénal des affaires; derecho penal | law
criminal-procedure | Criminal procedure | technical | Strafprozessrecht; procédure pénale; derecho procesal penal; <sistema penal acusatorio | law
criminal-litigation | Criminal litigation | professional | criminal trials; criminal cases?; felony cases?; misdemeanor cases?; <arraignments?; <plea negotiations; <plea bargaining; <plea agreements; <felony trials; <sentencing hearings; <preliminary hearings?; Strafverfahren; litigación penal; procesos penales; litigio penal | criminal-law | attorney; trial; prosecutor; prosecution; court; defense; public; defender; motions; trials; jury; plea
white-collar-crime | White-collar crime | technical | white collar crime; Wirtschaftskriminalität; criminalité en col blanc; delitos de cuello blanco; <Wirtschaftsstrafsachen
ordnungswidrigkeitenrecht | Regulatory offence law (Germany) | technical | Ordnungswidrigkeitenrecht; Ordnungswidrigkeiten; OWiG; Bußgeldverfahren
family-law | Family law | technical | domestic relations law; <divorce law; <child support law; <matrimonial law; <dissolution of marriage; <family law litigation; <family law cases; Familienrecht; <Scheidungsrecht; droit de la famille; derecho de familia; derecho familiar; <juicios familiares; <Unterhaltsrecht; <Ehe- und Familienrecht; <child custody cases?; <child custody?; <divorce cases?; <divorcios?; <custody cases?; <domestic relations?; <child support cases?; <domestic violence law | law | law; attorney; court; legal; litigation; paralegal; derecho; abogado; mediation; motions; pleadings; trial
guardianships | Guardianship? | professional | guardianships?; guardianship proceedings; Vormundschaft?; rechtliche Betreuung?; tutelle?; tutela legal | | court; legal; probate; law; conservatorship; trusts; attorney; juge; mandataire; curatelle; majeurs; Betreuungsrecht; Gericht; Familienrecht; Recht
juvenile-law | Juvenile law? | technical | <dependency court?; juvenile dependency law; Jugendstrafrecht; droit des mineurs; derecho de menores | law | attorney; court; law; legal; criminal; defense; family; delinquency
child-support-enforcement | Child support enforcement | professional | child support collection; child support services; recouvrement des pensions alimentaires
adoption-law | Adoption law | technical | adoption cases?; adoptions law; Adoptionsrecht; droit de l'adoption | family-law | law; attorney; legal; court; family; litigation; petitions
estate-planning | Estate planning | technical | estate planning documents; Nachlassplanung; planification successorale; planificación patrimonial; <wills and trusts; <wills & trusts; <drafting wills; <powers of attorney drafting; <wills trusts and estates | law
probate | Probate | professional | probate law; estate administration; probate administration; estate settlement; probate estates; probate matters; Nachlassverwaltung; Nachlassangelegenheiten; <Nachlasspflege; juicios sucesorios; règlement des successions; <estates and probate | law
succession-law | Inheritance law | technical | Erbrecht; Nachlassrecht; estate law?; succession law; droit des successions; derecho sucesorio; derecho de sucesiones; sucesiones? | law | derecho; civil; abogado; familia; herencias; testamentos; juicios; probate; wills; trusts
elder-law | Elder law | technical | <Medicaid planning; elder care law | law
notarial-law | Notarial law | technical | droit notarial; derecho notarial; Notarrecht; <actes notariés; <actos notariales; <derecho notarial y registral | law
droit-patrimonial | Law of family property | technical | droit patrimonial de la famille; droit patrimonial; Güterrecht; droit des régimes matrimoniaux; régimen económico matrimonial | law
real-estate-law | Real estate law | technical | property law?; real property law; <real estate litigation; <land law; <real estate legal; Immobilienrecht; <Grundstücksrecht; droit immobilier; derecho inmobiliario; <condominium law; <WEG-Recht | law | real estate; land; conveyancing; leases; deeds; title; landlord; tenant
landlord-tenant-law | Landlord and tenant law | technical | landlord-tenant law; landlord/tenant law; landlord tenant law; Mietrecht; <Wohnraummietrecht; <eviction proceedings; <unlawful detainer; <Miet- und Wohnungseigentumsrecht; baux d'habitation; derecho arrendaticio; <bail commercial; <baux commerciaux | law
construction-law | Construction law | technical | Bau- und Architektenrecht; privates Baurecht; droit de la construction; derecho de la construcción; <construction litigation; <construction defect litigation | law
planning-law | Planning law | technical | land use law; öffentliches Baurecht; Bauplanungsrecht; droit de l'urbanisme; derecho urbanístico; <land use litigation; <Baurecht? | law | recht; bebauungsplan; verwaltungsrecht; rechtsanwalt; öffentliches
conveyancing | Conveyancing | professional | <residential conveyancing; <commercial conveyancing; property conveyancing | law
eminent-domain | Eminent domain | technical | condemnation law; Enteignungsrecht; expropriation?; expropiación? | | droit; derecho; law; legal; attorney; condemnation; urbanisme; foncier; avocat; abogado
property-registration-law | Land registration law | technical | derecho registral; <saneamiento predial; publicité foncière
agricultural-law | Agricultural law | technical | Agrarrecht; droit rural; derecho agrario
tort-law | Tort law | technical | torts?; Haftungsrecht; <Schadensersatzrecht; Deliktsrecht; responsabilité civile?; droit de la responsabilité; responsabilidad civil?; derecho de daños | law | droit; avocat; juridique; derecho; abogado; jurídico; contentieux; délictuelle; law; litigation; contracts; plaintiff; negligence; plaintiffs
personal-injury-law | Personal injury law | technical | personal injury?; personal injury litigation; personal injury cases?; <motor vehicle accidents law; <premises liability; <wrongful death; <negligence cases; dommage corporel?; réparation du préjudice corporel; Personenschadenrecht | tort-law | law; attorney; attorneys; litigation; paralegal; plaintiff; plaintiffs; legal; settlement; demand; discovery; trial; malpractice; avocat; juridique
product-liability | Product liability? | technical | products liability?; product liability litigation; product liability law; Produkthaftung?; Produkthaftungsrecht; responsabilité du fait des produits | tort-law | law; litigation; attorney; legal; defense; injury; Recht; insurance; tort; torts; claims; Rechtsanwalt; Vertragsrecht
medical-malpractice | Medical malpractice law | technical | medical malpractice?; medical malpractice litigation; medical malpractice defense; medical malpractice cases; Arzthaftungsrecht; responsabilité médicale?; negligencia médica? | tort-law | law; litigation; attorney; legal; defense; injury; plaintiff; paralegal; avocat; derecho; abogado
mass-torts | Mass torts | technical | mass tort; mass tort litigation; <toxic tort; <toxic torts; <asbestos litigation | tort-law
insurance-defense | Insurance defense | technical | insurance defense litigation; insurance defence; insurance defense law | litigation
insurance-law | Insurance law | technical | Versicherungsrecht; droit des assurances; derecho de seguros; <insurance coverage litigation; insurance litigation; <insurance coverage law | law
traffic-law | Traffic law | technical | Verkehrsrecht; Straßenverkehrsrecht; droit routier; derecho de tráfico | law
workers-comp-law | Workers' compensation law | technical | workers compensation law; workers' comp law; workers compensation litigation | law
bankruptcy-law | Bankruptcy law | technical | <chapter 7 bankruptcy; <chapter 13 bankruptcy; <chapter 7 and chapter 13; insolvency law; <bankruptcy litigation; <bankruptcy cases; <chapter 11 restructuring; Insolvenzrecht; <Insolvenzverfahren; droit des procédures collectives; <procédures collectives; <entreprises en difficulté; derecho concursal; <concurso de acreedores; <procedimientos concursales; bankruptcy?; insolvency?; <bankruptcy petitions; <proofs of claim; Insolvenz?; <chapter 11 bankruptcy | law | law; chapter; creditors; attorney; legal; restructuring; litigation; Recht; petitions; paralegal; debtor
creditors-rights | Creditors' rights | technical | creditors rights; creditor rights; collections law; debtor creditor law; creditor's rights | law
foreclosure | Foreclosure? | professional | foreclosures?; foreclosure process?; foreclosure proceedings; foreclosure law; <foreclosure litigation; <judicial foreclosure; Zwangsversteigerung; saisie immobilière; ejecución hipotecaria | | legal; attorney; mortgage; bankruptcy; default; law; eviction; judicial; lender; lenders; REO; loan; title; servicing; litigation
insolvency-administration | Insolvency administration | professional | Insolvenzverwaltung; bankruptcy trustee work; administration judiciaire; administración concursal; Insolvenzabwicklung
enforcement-law | Enforcement of judgments | professional | Zwangsvollstreckung; Zwangsvollstreckungsrecht; Vollstreckungsrecht; Zwangsvollstreckungsmaßnahmen; judgment enforcement; voies d'exécution; voies et procédures d'exécution; juicios ejecutivos; procesos ejecutivos; exécution forcée; Vollstreckungswesen
immigration-law | Immigration law | technical | <immigration cases; <removal proceedings; <deportation defense; immigration law practice; <immigration law and policy; <employment-based immigration; <PERM labor certification; <immigration court; Ausländerrecht; Aufenthaltsrecht; Migrationsrecht; droit des étrangers; droit de l'immigration; derecho migratorio; derecho de extranjería; immigration?; extranjería; <Asyl- und Ausländerrecht; <Ausländer- und Asylrecht | law | law; visa; petitions; asylum; uscis; attorney; legal; naturalization; removal; paralegal
immigration-petitions | Immigration petitions | professional | visa petitions; immigration applications; immigration forms; <I-130; <I-140 petitions; <H-1B petitions; <adjustment of status?; <U visas; <naturalization applications; <citizenship applications; <immigrant visas?; trámites migratorios; immigration paperwork | | immigration; USCIS; petitions; attorney; asylum; legal; naturalization; I-130; consular
asylum-law | Asylum law | technical | refugee law; Asylrecht; droit d'asile; derecho de asilo; <asylum cases; <asylum applications; <Asylverfahren | immigration-law
administrative-law | Administrative law | technical | Verwaltungsrecht; <Verwaltungsverfahrensrecht; <allgemeines Verwaltungsrecht; <besonderes Verwaltungsrecht; droit administratif; derecho administrativo; <contentieux administratif; <contencioso administrativo; <procedimiento administrativo; <derecho procesal administrativo | law
public-law | Public law? | technical | öffentliches Recht; droit public; derecho público; <Staats- und Verwaltungsrecht | law | constitutional; administrative law; human rights; constitutional law; private law; european law; droit; llm; llb
constitutional-law | Constitutional law | technical | Verfassungsrecht; Staatsrecht; droit constitutionnel; derecho constitucional; <derecho procesal constitucional; <juicios de amparo; <acciones constitucionales | law
civil-law | Civil law | technical | Zivilrecht; bürgerliches Recht; Privatrecht; private law?; droit privé; droit civil; derecho civil; derecho privado | law | roman law; obligations; comparative law; public law; derecho; civil law; zivilrecht
municipal-law | Municipal law | technical | local government law; Kommunalrecht; droit des collectivités territoriales; derecho municipal | law
education-law | Education law | technical | Schulrecht; droit de l'éducation; <special education law; derecho educativo | law
election-law | Election law | technical | droit électoral; derecho electoral | law
election-administration | Election administration | professional | running elections; Wahlorganisation; organisation des élections; administración electoral
civil-rights-law | Civil rights law | technical | civil rights?; civil rights litigation; libertés publiques?; derechos civiles? | | litigation; attorney; court; droit; derecho; juridique; avocat; section 1983; lawsuits; aclu; plaintiffs
telecom-law | Telecommunications law | technical | Telekommunikationsrecht; droit des télécommunications; derecho de las telecomunicaciones | law
social-security-law | Social security law | technical | Sozialrecht; droit de la sécurité sociale; derecho de la seguridad social | law
veterans-law | Veterans law | technical | veterans' law; VA disability law | law
regulatory-law | Regulatory law | technical | Regulierungsrecht; droit de la régulation; derecho regulatorio | law
police-law-de | Police and public order law (Germany) | technical | Polizei- und Ordnungsrecht; Gefahrenabwehrrecht; Polizeirecht
international-law | International law | technical | <public international law; <treaty law; <Völkerrecht; Internationales Recht; droit international; <droit international public; derecho internacional; <derecho internacional público | law
eu-law | European Union law | technical | EU law; European law; Europarecht; EU-Recht; droit européen; droit communautaire; droit de l'Union européenne; derecho comunitario; derecho europeo; derecho de la Unión Europea | law
private-international-law | Private international law | technical | conflict of laws; internationales Privatrecht; droit international privé; derecho internacional privado | law
trade-law | International trade law | technical | WTO law; internationales Wirtschaftsrecht; droit du commerce international; derecho del comercio internacional | law
comparative-law | Comparative law | technical | Rechtsvergleichung; droit comparé; derecho comparado | law
international-arbitration | International arbitration | professional | international commercial arbitration; internationale Schiedsgerichtsbarkeit; arbitrage international; arbitraje internacional; <investment arbitration | arbitration
international-relations | International relations | technical | international affairs?; foreign affairs?; internationale Beziehungen; relations internationales; relaciones internacionales; foreign relations? | | international; policy; political; diplomacy; politics; affairs; global
foreign-policy | Foreign policy | technical | Außenpolitik; politique étrangère; política exterior; <foreign policy analysis
geopolitics | Geopolitics | technical | geopolitical analysis; Geopolitik; géopolitique; geopolítica; geopolitical risk analysis
diplomatic-relations | Diplomatic relations | professional | <treaty negotiation; <diplomatic missions; diplomatische Beziehungen; relations diplomatiques
diplomatic-protocol | Diplomatic protocol | professional | protocolo diplomático; protocole diplomatique; diplomatisches Protokoll; protocolo y ceremonial
consular-services | Consular services | professional | consular affairs; affaires consulaires; asuntos consulares; Konsularwesen; consular work; servicios consulares
european-affairs | European affairs | technical | affaires européennes; EU affairs; Europaangelegenheiten; asuntos europeos
pro-bono-legal-aid | Legal aid | professional | <pro bono legal services; legal services for low-income clients; legal aid clinic; <pro bono representation; <pro bono counsel; <accès au droit; aide juridique; <permanence juridique; <legal clinic?; <legal clinics?; <consultorio jurídico; <tenant rights advice; asistencia jurídica gratuita; <pro bono legal work; pro bono? | law | legal; law; attorney; attorneys; counsel; clinic; bar
public-interest-law | Public interest law | technical | public interest lawyering; poverty law; public interest legal work | law

# Legal tools
westlaw | Westlaw | tool | WestlawNext; Westlaw Next; <Westlaw Edge; Thomson Reuters Westlaw; <Westlaw Precision; <WestlawNext certified; Westlaw research; <Westlaw Classic; <Westlaw UK; West Law; <KeyCite | legal-research
practical-law | Practical Law? | tool | PLC Practical Law Company; Thomson Reuters Practical Law | legal-research | westlaw; lexis; thomson reuters
cocounsel | CoCounsel | tool | CoCounsel legal; Thomson Reuters CoCounsel; Casetext CoCounsel | legal-research
aranzadi | Aranzadi | tool | <Aranzadi Digital; <Aranzadi Instituciones | legal-research
lexisnexis | LexisNexis | tool | Lexis Nexis; Lexis/Nexis; <Lexis Advance; <Lexis Advance Research; <LexisNexis Advance; <Lexis.com; <Shepardizing; <Lexis Plus; Lexis?; <Lexis-Nexis research | legal-research | legal; westlaw; research; law; paralegal; litigation
nexis-uni | Nexis Uni | tool | LexisNexis Academic
nexis-news-research | Nexis (news research) | tool | Nexis
accurint | Accurint | tool | LexisNexis Accurint; LexisNexis Risk Solutions Accurint
tlo | TLOxp | tool | TransUnion TLO; TLO searches
lexis-360 | Lexis 360 Intelligence | tool | Lexis 360; JurisClasseur; LexisNexis JurisClasseur | legal-research
lexis-diligence | Nexis Diligence | tool | Lexis Diligence; LexisNexis Diligence
other-legal-databases | HeinOnline | tool | Hein Online | legal-research
bloomberg-law | Bloomberg Law | tool | <BNA legal | legal-research
bloomberg-bna | Bloomberg BNA | tool | | legal-research
fastcase | Fastcase | tool | Fastcase 7 | legal-research
casetext | Casetext | tool | Casetext CARA | legal-research
beck-online | beck-online | tool | beck-online.de; Beck Online | legal-research
juris-de | juris (legal database) | tool | Juris datenbank; juris Rechtsportal; juris.de | legal-research
dalloz | Dalloz.fr | tool | Dalloz; Dalloz actualité | legal-research
legifrance | Légifrance | tool | Legifrance.gouv.fr | legal-research
lamyline | Lamyline | tool | Lamy Liaisons | legal-research
canlii | CanLII | tool | Canadian Legal Information Institute | legal-research
loislaw | Loislaw | tool | LoisLaw research | legal-research
lexbase | Lexbase | tool | Lexbase France | legal-research
vlex | vLex | tool | vLex Justis | legal-research
casemaker | Casemaker | tool | Casemaker legal research | legal-research
eur-lex | EUR-Lex | tool | EURLex | legal-research
doctrine-fr | Doctrine.fr | tool | | legal-research
francis-lefebvre | Éditions Francis Lefebvre | tool | Francis Lefebvre; Navis Francis Lefebvre; Mementos Francis Lefebvre | legal-research
vitallaw | VitalLaw | tool | Cheetah Wolters Kluwer; Wolters Kluwer Cheetah | legal-research
manupatra | Manupatra | tool | Manupatra legal database | legal-research
scc-online | SCC Online | tool | SCC Online India | legal-research
courtlistener | CourtListener | tool | | legal-research
tirant-online | Tirant Online | tool | Tirant lo Blanch online | legal-research
ris-austria | RIS (Austria) | tool | RIS Rechtsinformationssystem; Rechtsinformationssystem des Bundes | legal-research
lefebvre-es | Lefebvre El Derecho | tool | El Derecho Lefebvre | legal-research
laleyes | La Ley Digital | tool | Smarteca La Ley; LA LEY Digital 360 | legal-research
intelligize | Intelligize | tool | LexisNexis Intelligize
harvey-ai | Harvey AI | tool | Harvey legal AI
wolters-kluwer-online-de | Wolters Kluwer Online | tool | Jurion; wolterskluwer-online.de | legal-research
ediscovery-tools | E-discovery software | technical | eDiscovery tools; e-discovery platforms; document review software; e-discovery tools | discovery-legal
concordance | LexisNexis Concordance | tool | Concordance Desktop; Concordance Evolution; Concordance? | ediscovery-tools | discovery; review; summation; relativity; litigation; ediscovery; document
summation | AccessData Summation | tool | CT Summation; Summation iBlaze; Summation?; Summation Pro | ediscovery-tools | discovery; review; concordance; relativity; litigation; ediscovery; legal
ipro | IPRO e-discovery | tool | IPRO Eclipse; Ipro Tech; iPro? | ediscovery-tools | discovery; review; concordance; relativity; litigation; ediscovery; legal
logikcull | Logikcull | tool | Logikcull ediscovery | ediscovery-tools
everlaw | Everlaw | tool | Everlaw review | ediscovery-tools
nuix | Nuix | tool | <Nuix Workstation; <Nuix Workbench | ediscovery-tools
ringtail | Nuix Discover | tool | FTI Ringtail; Ringtail Legal; Ringtail? | ediscovery-tools | ediscovery; e-discovery; relativity; nuix; concordance; litigation; summation
clearwell | Veritas eDiscovery Platform | tool | Clearwell?; Veritas Clearwell; Symantec Clearwell | ediscovery-tools | ediscovery; e-discovery; symantec; relativity; concordance; litigation; summation
casemap | CaseMap | tool | LexisNexis CaseMap; CaseMap Suite
textmap | TextMap | tool | LexisNexis TextMap
kroll-ontrack | Kroll Ontrack Inview | tool | OnTrack Inview | ediscovery-tools; kroll-ontrack-software
kroll-ontrack-software | Kroll Ontrack | tool | | ediscovery-tools
disco | CS Disco | tool | DISCO ediscovery; Disco e-discovery | ediscovery-tools
law-prediscovery | LAW PreDiscovery | tool | LexisNexis LAW PreDiscovery; CloudNine LAW | ediscovery-tools
recommind | Recommind Axcelerate | tool | OpenText Axcelerate; Axcelerate ediscovery | ediscovery-tools; recommind-products
recommind-products | Recommind | tool | | ediscovery-tools
catalyst-ediscovery | Catalyst Insight | tool | Catalyst e-discovery; OpenText Insight | ediscovery-tools
iconect | iCONECT | tool | iCONECT-XERA | ediscovery-tools
reveal-ediscovery | Reveal e-discovery | tool | Reveal ediscovery; Reveal-Brainspace | ediscovery-tools
trialdirector | TrialDirector | tool | Trial Director?; IPRO TrialDirector | | software; trialdirector
sanction-software | Sanction trial presentation | tool | Sanction trial software
livenote | LiveNote | tool | Thomson Reuters LiveNote; West LiveNote
oncue-trial | OnCue trial presentation | tool | OnCue trial
trialpad | TrialPad | tool | LIT SOFTWARE TrialPad
law-practice-software | Law practice software | technical | legal practice management software; Kanzleisoftware; law firm software; logiciel de cabinet d'avocats; software jurídico | paralegal-work | case; lexis; westlaw; legal; attorney; litigation; clio; injury
pclaw | PCLaw | tool | PC Law; LexisNexis PCLaw | law-practice-software
abacuslaw | AbacusLaw | tool | Abacus Law | law-practice-software
time-matters | Time Matters (LexisNexis) | tool | LexisNexis Time Matters; PCLaw Time Matters; Time Matters? | law-practice-software | law; legal; attorney; paralegal; litigation; pclaw; westlaw; amicus
amicus-attorney | Amicus Attorney | tool | | law-practice-software
prolaw | ProLaw | tool | Thomson Reuters ProLaw; Elite ProLaw | law-practice-software
needles-legal | Needles case management software | tool | Needles case management; Neos Needles; Needles? | law-practice-software | lexis; westlaw; legal; attorney; litigation; clio
elite-3e | Elite 3E | tool | Thomson Reuters Elite 3E; 3E Elite | law-practice-software
elite-enterprise | Elite Enterprise | tool | Thomson Elite; Thomson Reuters Elite | law-practice-software
aderant | Aderant Expert | tool | | law-practice-software; aderant-software
aderant-software | Aderant software | tool | Aderant | law-practice-software
tabs3 | Tabs3 | tool | Tabs 3; <Tabs3 Billing | law-practice-software
trialworks | TrialWorks | tool | | law-practice-software
carpe-diem-time | Carpe Diem timekeeping | tool | Carpe Diem time; Tikit Carpe Diem
dte-time | DTE Axiom | tool | DTE time entry; Elite DTE
best-case | Best Case Bankruptcy | tool | Best Case bankruptcy software; BestCase
ra-micro | RA-MICRO | tool | RA Micro; RA-Micro Kanzleisoftware | law-practice-software
advoware | Advoware | tool | Advoware Kanzleisoftware | law-practice-software
annotext | AnNoText | tool | Wolters Kluwer AnNoText | law-practice-software
winmacs | WinMACS | tool | Rummel WinMACS | law-practice-software
datev-anwalt | DATEV Anwalt | tool | DATEV Anwalt classic; DATEV Phantasy | law-practice-software
secib | Secib | tool | <SECIB néo; <Secib Air | law-practice-software
kleos | Kleos | tool | Wolters Kluwer Kleos | law-practice-software
genapi-inot | Genapi iNot | tool | iNot Actes; Genapi
compulaw | CompuLaw | tool | Aderant CompuLaw; CompuLaw Vision | legal-calendaring
juris-billing | LexisNexis Juris | tool | Juris billing; Juris Suite | law-practice-software
legal-tracker | Legal Tracker? | tool | Serengeti legal; Serengeti Tracker; Thomson Reuters Legal Tracker | | ebilling; e-billing; serengeti; outside counsel; matter; invoices
collaborati | Mitratech Collaborati | tool | Collaborati; TeamConnect Collaborati
tymetrix | TyMetrix 360 | tool | Tymetrix; Wolters Kluwer TyMetrix
counsellink | CounselLink | tool | LexisNexis CounselLink
lawtoolbox | LawToolBox | tool | LawToolBox365 | legal-calendaring
legal-files | Legal Files? | tool | Legal Files Software | law-practice-software | legal files software; prolaw; clio; case management software
smartadvocate | SmartAdvocate | tool | Smart Advocate? | law-practice-software | software; law; practice; smartadvocate
timesolv | TimeSolv | tool | Time Solv
interaction-crm | LexisNexis InterAction | tool | InterAction legal
courtview | CourtView | tool | CourtView Justice Solutions; CourtView case management
tyler-odyssey | Tyler Odyssey | tool | Odyssey court; Odyssey case management; Tyler Technologies Odyssey
odyssey-file-serve | Odyssey File & Serve | tool | Odyssey File and Serve | e-filing
turbocourt | TurboCourt | tool | AZTurboCourt | e-filing
fileserve-xpress | File & ServeXpress | tool | LexisNexis File & Serve; FileAndServeXpress | e-filing
justware | JustWare | tool | Journal JustWare
hotdocs | HotDocs | tool | Hot Docs?; <HotDocs Developer | | software; hotdocs
prodoc | ProDoc | tool | ProDoc legal forms
legal-solutions-plus | Legal Solutions Plus | tool | Thomson Reuters Legal Solutions Plus
docudraft | DocuDraft | tool | DocuDraft legal
workshare | Workshare Compare | tool | DeltaView; Workshare DeltaView; Litera Compare | workshare-software
workshare-software | Workshare | tool
ironclad | Ironclad CLM | tool | Ironclad contracts | clm
icertis | Icertis | tool | Icertis Contract Intelligence; ICI Icertis | clm
conga-clm | Conga CLM | tool | Apttus CLM | clm
apttus | Apttus | tool | | clm
conga-contracts | Conga Contracts | tool | | clm
agiloft | Agiloft | tool | Agiloft CLM | clm
contractworks | ContractWorks | tool | Onit ContractWorks | clm
linksquares | LinkSquares | tool | Link Squares? | clm | software; lifecycle; linksquares
contractpodai | ContractPodAi | tool | ContractPod | clm
evisort | Evisort | tool | Workday Evisort | clm
ip-software | IP management software | technical | patent management software; IP docketing software; Schutzrechtsverwaltungssoftware
anaqua | Anaqua | tool | Anaqua AQX | ip-software
lecorpio | Lecorpio | tool | Anaqua Lecorpio | ip-software
cpa-global | CPA Global Memotech | tool | Memotech; CPA Memotech | ip-software
cpa-global-software | CPA Global | tool | | ip-software
pattsy | PATTSY WAVE | tool | PATTSY; OPS PATTSY | ip-software
ipfolio | IPfolio | tool | Clarivate IPfolio | ip-software
foundationip | FoundationIP | tool | Foundation IP; CPA FoundationIP | ip-software
patricia | Patrix Patricia | tool | Patricia patent; Patricia IP | ip-software
patsnap | PatSnap | tool | PatSnap Analytics | patent-search
orbit-intelligence | Questel Orbit Intelligence | tool | Questel Orbit; Orbit Intelligence | patent-search
derwent | Derwent Innovation | tool | Derwent; Thomson Innovation | patent-search
derwent-world-patents-index | Derwent World Patents Index | tool | DWPI | patent-search
innography | Innography | tool | CPA Innography | patent-search
patbase | PatBase | tool | Minesoft PatBase | patent-search
totalpatent | TotalPatent | tool | Total Patent?; TotalPatent One | patent-search | software; patent; searching; totalpatent
acclaimip | AcclaimIP | tool | Acclaim IP | patent-search
innovation-q | InnovationQ | tool | Innovation Q; IP.com InnovationQ | patent-search
espacenet | Espacenet | tool | esp@cenet; EPO Espacenet | patent-search
depatisnet | DEPATISnet | tool | DEPATIS; DPMA DEPATISnet | patent-search
patentscope | WIPO PATENTSCOPE | tool | Patentscope | patent-search
google-patents | Google Patents | tool | Google Patent Search | patent-search
stn | STN International | tool | STN patents; STNext | patent-search
uspto-pair | USPTO Patent Center | tool | <Private PAIR; <Public PAIR; PAIR patent system; <EFS-Web; Patent Center USPTO
tess-trademark | USPTO trademark search | tool | TESS trademark; Trademark Electronic Search System; TESS USPTO | trademark-search
madrid-system | Madrid System | technical | Madrid Protocol; Madrid trademark filings
compumark | CompuMark SAEGIS | tool | SAEGIS | trademark-search
corsearch | Corsearch | tool | Corsearch screening | trademark-search

# Compliance
compliance | Compliance? | professional | compliance management; <compliance monitoring?; <compliance programs; <corporate compliance; <compliance program; <compliance program management; <compliance reviews?; <compliance reporting; <compliance officer; <compliance assessments; <compliance assessment; compliance oversight; <compliance testing?; <compliance risk; <compliance risk assessment; <compliance policies; <compliance program development; <compliance review?; <compliance procedures; <compliance analysis; <compliance investigations; <compliance tracking?; <program compliance?; <compliance frameworks; <compliance enforcement; <compliance controls; <compliance evaluation; <compliance strategy; <compliance checks?; Compliance-Management; <Compliance-Management-System; <Compliance Management System; compliance interno; cumplimiento normativo; <contrôle de conformité?; <oficial de cumplimiento; cumplimiento corporativo; gestion de la conformité; <programa de cumplimiento; <sistema de cumplimiento; <ethics and compliance; <compliance training?; <mise en conformité?; <compliance assurance | | regulatory; audit; risk; legal; officer; aml; kyc; ethics; governance; regulations; rgpd; lcb-ft; compliance; bancaire; banque; déontologie
grc | Governance, risk and compliance | technical | GRC?; governance risk and compliance; governance risk & compliance; governance, risk & compliance; gouvernance risques et conformité | | governance; compliance; audit; archer; servicenow; iso; security; risk
business-ethics | Business ethics programs | professional | ethics programs?; ethics program management | | compliance; code; conduct; corporate; business; training; hotline
whistleblowing-systems | Whistleblowing systems | professional | Hinweisgebersystem; Hinweisgeberschutz; dispositif d'alerte professionnelle; canal de denuncias; whistleblower hotline; ethics hotline; whistleblower programs
regulatory-compliance | Regulatory compliance | professional | regulatory affairs compliance; <compliance with federal and state regulations; <regulatory reviews; <regulatory audits; <regulatory examinations; <regulatory exams; <federal and state compliance; <state and federal compliance; <federal regulatory compliance; <regulatory inspections; regulatory compliance management; <compliance with state and federal regulations; <state and federal regulatory compliance; respect de la réglementation; conformité à la réglementation; cumplimiento regulatorio; conformité réglementaire | compliance
regulatory-monitoring | Regulatory monitoring | professional | regulatory change management; veille réglementaire; regulatory research?; regulatory horizon scanning; <veille réglementaire et juridique; Rechtsmonitoring | | regulations; compliance; legal; law; changes; juridique; regulatory; rules
aml | Anti-money laundering | technical | AML?; anti money laundering; AML compliance; <AML investigations; <AML/CFT; <AML regulations; <AML risk; <AML policies; <AML analyst; <AML alerts; <AML program; Anti-Money Laundering AML; <AML reporting; <AML monitoring; anti-money laundering compliance; Geldwäscheprävention; Geldwäschebekämpfung; <LCB-FT; lutte contre le blanchiment; <LAB/FT; lutte anti-blanchiment; prevención de lavado de activos; prevención de lavado de dinero; prevención de blanqueo de capitales; <LCBFT; <LCB/FT; prevención de lavado; Anti-money laundering (AML); <Geldwäschegesetz; <SARLAFT; <SPLAFT; Geldwäschebeauftragter? | compliance | kyc; compliance; laundering; cft; bsa; sanctions; financial; bank; banking; fraud; cdd; aml; Geldwäsche; GwG; Verdachtsmeldungen; Compliance
transaction-monitoring | Transaction monitoring? | professional | AML transaction monitoring; Transaktionsmonitoring; surveillance des transactions; monitoreo transaccional | | AML; KYC; bank; suspicious; fraud; SAR; SARs; laundering; alerts; compliance; financial; Geldwäsche; payments; sanctions
suspicious-activity-reporting | Suspicious activity reporting | professional | suspicious activity reports; SAR filing; <SAR narratives; SAR writing; Geldwäscheverdachtsmeldungen; déclarations de soupçon; reportes de operaciones sospechosas; <SAR investigations | aml
financial-crime-compliance | Financial crime compliance | professional | financial crimes?; financial crime?; financial crimes investigations; financial crime prevention | | AML; compliance; fraud; bank; KYC; investigations; investigator; sanctions; police; detective
counter-terrorist-financing | Counter-terrorist financing | technical | CTF compliance; combating the financing of terrorism; counter terrorist financing; lutte contre le financement du terrorisme
patriot-act | USA PATRIOT Act | technical | PATRIOT Act; Patriot Act compliance; USA PATRIOT Act compliance
actimize | NICE Actimize | tool | Actimize; Actimize SAM; NICE Actimize SAM
oracle-mantas | Oracle Mantas | tool | Mantas AML; Oracle FCCM; Oracle Financial Crime and Compliance Management
kyc | Know your customer | technical | KYC; KYC compliance; <KYC reviews; <KYC onboarding; <KYC analyst; know your client; <KYC documentation; <KYC/CDD; <KYC/EDD; <KYC remediation; KYC procedures; KYC due diligence; <KYC refresh; <KYC profiles; <KYC policies; <KYC analysis; <KYC files; <KYC-Prüfung; KYC Prozess; conocimiento del cliente; conozca a su cliente; connaissance client; KYC processes; Know your customer (KYC); <customer identification program; <CIP onboarding bank; <PEP screening | compliance
adverse-media | Adverse media screening | professional | negative news screening; adverse media searches; negative media screening; adverse news screening
world-check | World-Check? | tool | Worldcheck; World Check?; Refinitiv World-Check; LSEG World-Check | | software; worldcheck
bridger-insight | LexisNexis Bridger Insight | tool | LexisNexis Bridger; Bridger Insight; Bridger Insight XG
fenergo | Fenergo | tool | Fenergo CLM; Fenergo KYC
sanctions-screening | Sanctions compliance | technical | <sanctions screening; <OFAC compliance; <OFAC screening; <economic sanctions; <trade sanctions; <OFAC sanctions; <sanctions list screening; economic sanctions compliance; <Sanktionslistenprüfung; <Sanktionen und Embargos; <OFAC regulations; <OFAC; sanctions?; <listas restrictivas; <watchlist screening | compliance | ofac; aml; kyc; screening; compliance; export; trade; bank; embargo
anti-corruption | Anti-corruption compliance | technical | anti-bribery; anti-corruption; anti-bribery and corruption; anti-bribery compliance; anticorruption; anti-bribery and anti-corruption; Korruptionsprävention; Antikorruption; lutte contre la corruption; anticorrupción; prevención de corrupción; <ABAC compliance | compliance
uk-bribery-act | UK Bribery Act | technical | Bribery Act; UK Bribery Act compliance | anti-corruption
sapin-2 | Loi Sapin II (France) | technical | Sapin II; loi Sapin 2; Sapin 2; loi Sapin II | anti-corruption
iso-37001 | ISO 37001 | technical | ISO37001; anti-bribery management system
iso-37301 | ISO 37301 | technical | ISO37301; compliance management system ISO 37301
conflict-of-interest | Conflict of interest management | professional | conflicts of interest?; conflict of interest?; conflict of interest reviews; Interessenkonflikte?; conflits d'intérêts?; conflictos de interés | | compliance; ethics; disclosure; disclosures; policy; legal; code; corporate; governance; gifts
corporate-crime-prevention | Corporate crime prevention models | professional | modelo de prevención de delitos; compliance penal; prevención de delitos corporativos
fcpa | Foreign Corrupt Practices Act (FCPA) | technical | FCPA; FCPA compliance; Foreign Corrupt Practices Act; FCPA investigations | anti-corruption
gdpr | GDPR? | technical | General Data Protection Regulation?; GDPR compliance; EU GDPR?; RGPD?; DSGVO?; EU-DSGVO?; Datenschutz-Grundverordnung?; GDPR regulations; <UK GDPR?; Datenschutzgrundverordnung?; DS-GVO?; <DSGVO-Umsetzung; <conformité RGPD; <mise en conformité RGPD; General Data Protection Regulation GDPR?; <GDPR implementation; Règlement général sur la protection des données?; DSGVO-konform?; Reglamento General de Protección de Datos?; <GDPR/DSGVO | data-privacy | compliance; dpia; audits; audit; implementation; hipaa; ccpa; soc 2; pci; retention; breach; security; Datenschutzbeauftragter; Umsetzung; conformité; cnil; isms; iso 27001; infosec; cookies; registre; cumplimiento; Datenschutz; lawyer
dpia | Data protection impact assessments | professional | DPIA; data protection impact assessment; Datenschutz-Folgenabschätzung; analyse d'impact relative à la protection des données; evaluación de impacto en protección de datos | data-privacy
data-privacy | Data protection? | technical | data privacy; <privacy compliance; <privacy regulations; <data protection compliance; <privacy program; information privacy; <data privacy compliance; <data protection regulations; personal data protection?; <PII protection; privacy and data protection; <privacy management; privacy protection; Datenschutz?; Datenschutzmanagement; <Datenschutzbestimmungen?; protection des données?; protection des données personnelles; protection de la vie privée; protección de datos?; privacidad de datos; protección de datos personales?; <protection of personally identifiable information | | RGPD; GDPR; CNIL; DSGVO; compliance; données; sécurité; privacy; informatique; dsgvo; bdsg; datenschutzbeauftragter; datenschutzbeauftragte; informationssicherheit; itsicherheit; dsgvokonform; einhaltung; umsetzung; cumplimiento; abogado; asesoría; ccpa; hipaa; dpia; iso 27001; legal
privacy-law | Privacy law | technical | data privacy law; data protection law; privacy laws; data privacy laws; Datenschutzrecht; droit des données personnelles; derecho de protección de datos | law
privacy-impact-assessment | Privacy impact assessments | professional | privacy impact assessment; PIA privacy
onetrust | OneTrust | tool | OneTrust privacy
trustarc | TrustArc | tool | TRUSTe TrustArc
bdsg | Bundesdatenschutzgesetz (Germany) | technical | BDSG; Bundesdatenschutzgesetz | data-privacy
lopdgdd | LOPDGDD (Spain) | technical | LOPD; LOPDGDD; Ley Orgánica de Protección de Datos | data-privacy
habeas-data | Habeas data (Latin America) | technical | ley de habeas data; habeas data; ley 1581
dpo-work | Data protection officer role | professional | data protection officer; Datenschutzbeauftragter; externer Datenschutzbeauftragter; délégué à la protection des données | data-privacy
hipaa | HIPAA | technical | HIPAA compliance; HIPAA regulations; Health Insurance Portability and Accountability Act; <HIPAA privacy; HIPAA guidelines; HIPAA laws; <HIPAA security; <HIPAA training; HIPAA compliant; <HIPAA privacy rule; HIPPA; HIPPA compliance; HIPAA rules; <HIPAA standards; <HIPAA privacy and security; <HIPAA policies; HIPAA knowledge; HIPPA regulations; HIPAA law; <HIPAA privacy laws; <HIPAA Privacy Act; <HIPAA confidentiality; <HIPAA trained; HIPAA requirements; <HIPAA Security Rule; knowledge of HIPAA; HIPPA guidelines; HIPPA laws; <HIPAA procedures | data-privacy
patient-confidentiality | Patient confidentiality | professional | patient privacy; medical confidentiality; ärztliche Schweigepflicht; secret médical?; confidencialidad del paciente; secreto médico; PHI confidentiality; <protected health information | | patient; patients; HIPAA; médical; médicale; soins; dossiers; hôpital
professional-secrecy | Professional secrecy | professional | Schweigepflicht; secret professionnel; secreto profesional
hitech | HITECH Act | technical | HITECH; HITECH compliance
hipaa-certification | HIPAA certification | certification | HIPAA certified; HIPPA certified; HIPAA certificate; <Certified HIPAA Professional; <Certified HIPAA Security Specialist | hipaa
consumer-finance-regulations | Consumer finance regulations | technical | consumer compliance; consumer lending regulations; <CFPB regulations; <lending compliance; consumer financial protection regulations | regulatory-compliance
tila | Truth in Lending Act (TILA) | technical | TILA; Truth in Lending Act; Regulation Z; Reg Z | consumer-finance-regulations
respa | Real Estate Settlement Procedures Act (RESPA) | technical | RESPA; Real Estate Settlement Procedures Act | consumer-finance-regulations
trid | TRID | technical | TILA-RESPA; TILA/RESPA; RESPA/TILA; TILA-RESPA Integrated Disclosure | tila; respa
fair-lending | Fair lending | technical | fair lending compliance; fair lending laws | consumer-finance-regulations
ecoa | Equal Credit Opportunity Act (ECOA) | technical | ECOA?; Equal Credit Opportunity Act; Regulation B | fair-lending | lending; tila; hmda; respa; loan; reg
cra-banking | Community Reinvestment Act | technical | CRA compliance; Community Reinvestment Act compliance; <CRA exams | consumer-finance-regulations
hmda | Home Mortgage Disclosure Act (HMDA) | technical | HMDA; HMDA reporting; Home Mortgage Disclosure Act; HMDA LAR | consumer-finance-regulations
fcra | Fair Credit Reporting Act (FCRA) | technical | FCRA; Fair Credit Reporting Act; FCRA compliance; <FACTA | consumer-finance-regulations
tcpa | Telephone Consumer Protection Act (TCPA) | technical | TCPA; Telephone Consumer Protection Act; TCPA compliance
reg-e | Regulation E | technical | Reg E; Electronic Fund Transfer Act; Reg E disputes | consumer-finance-regulations
udaap | UDAAP | technical | UDAP; UDAAP compliance; unfair, deceptive, or abusive acts or practices | consumer-finance-regulations
safe-act | SAFE Act (US) | technical | SAFE Act; SAFE Mortgage Licensing Act | consumer-finance-regulations
glba | Gramm-Leach-Bliley Act (GLBA) | technical | GLBA; Gramm-Leach-Bliley Act; GLBA compliance
reg-cc | Regulation CC | technical | Reg CC; Expedited Funds Availability Act
reg-dd | Regulation DD | technical | Reg DD; Truth in Savings Act
reg-o | Regulation O | technical | Reg O
red-flags-rule | Red Flags Rule | technical | FTC Red Flags Rule; identity theft red flags
banking-regulations | Banking regulations | technical | bank regulations; banking regulation; banking compliance; bank compliance; <federal banking regulations; <FDIC regulations; <OCC regulations; bankaufsichtsrechtliche Anforderungen; réglementation bancaire; regulación bancaria | regulatory-compliance
mortgage-compliance | Mortgage compliance | professional | mortgage regulations; mortgage lending compliance; <FHA guidelines compliance | consumer-finance-regulations
fair-housing | Fair housing law (US) | technical | fair housing; Fair Housing Act; fair housing laws; fair housing regulations; fair housing compliance; Fair Housing law
scra | Servicemembers Civil Relief Act (SCRA) | technical | SCRA; Servicemembers Civil Relief Act
licensing-permits-public | License administration | professional | <licence applications?; <license applications?; <issuing licenses?; licensing administration; <license issuance; <state licensing applications; <liquor license compliance; <business licenses; <professional licensing?; <license renewals?; <licencias de funcionamiento | | professional; state; permit; permits; liquor; medical; licensure; board
permit-processing | Permit processing | professional | processing permits; permit administration?; issuing permits?; issue permits?; permit issuance; Genehmigungsverfahren?; Erteilung von Genehmigungen; instruction des autorisations; permisos municipales; <licencias municipales | | building; city; municipal; county; zoning; applications; permits; Behörden; Bauamt; Behörde; public; licenses; inspection; construction
trade-registration-de | Trade registration (Germany) | professional | Gewerbeanmeldung; Gewerbeamt; Gewerbewesen

# Government and public administration
public-administration | Public administration | professional | government administration; public management; public sector management; public sector administration; öffentliche Verwaltung; <Verwaltungswesen; <Landesverwaltung; <Bundesverwaltung; administration publique; administración pública; gestión pública; <public sector?; <öffentlicher Dienst?; <civil service?; <fonction publique?; <sector público?; <secteur public? | | ministry; municipal; agencies; policy; Verwaltung; Behörde; mairie; collectivité; ministère; ayuntamiento; ministerio; gobierno; government; Kommune
civil-registry | Civil registration | professional | état civil?; Standesamt; Personenstandswesen; registro civil | public-administration | mairie; actes; naissances; mariages; guichet; usagers; collectivité; comedec; cimetière
resident-registration-de | Residents' registration (Germany) | professional | Einwohnermeldewesen; Einwohnermeldeamt; Meldewesen Bürgeramt; Bürgeramt; Bürgerbüro | public-administration
verwaltungsfachangestellte | Verwaltungsfachangestellte (Germany) | certification | Verwaltungsfachangestellter; Ausbildung Verwaltungsfachangestellte | public-administration
verwaltungsfachwirt | Verwaltungsfachwirt (Germany) | certification | Verwaltungsfachwirtin; <Angestelltenlehrgang II; <Verwaltungslehrgang II | public-administration
public-works-admin | Public works administration | professional | public works management; municipal public works; travaux publics communaux; obras públicas municipales
mpa | Master of Public Administration (MPA) | certification | MPA degree; Master of Public Administration | public-administration
mpp | Master of Public Policy (MPP) | certification | MPP degree; Master of Public Policy | public-policy
local-government | Local government administration | professional | municipal administration; local government; municipal government; municipal operations; municipal management; city administration; city management; county government; city government; Kommunalverwaltung; Stadtverwaltung; collectivités territoriales; administration territoriale; gobierno local; gestión municipal; administración municipal; fonction publique territoriale; collectivité territoriale | public-administration
public-policy | Public policy | professional | <policy research?; government policy; <policy briefs; <policy advisor; <policy reform; <policy evaluation; <policy advice; <policy papers; <education policy?; <social policy; <economic policy; <public policy research; <policy memos; <policy analyst; <science policy; <housing policy; <technology policy; <immigration policy; <urban policy; <trade policy?; <tax policy?; <Politikberatung; politiques publiques; políticas públicas; <évaluation des politiques publiques; <evaluación de políticas públicas | | policy; policies; government; legislative; political; public; economics; think; legislation; advocacy; analysis
policy-analysis | Policy analysis? | professional | public policy analysis; Politikanalyse; analyse des politiques publiques; análisis de políticas públicas; politische Analyse | public-policy | public; government; legislative; political; legislation; research; policies; advocacy; think; politiques; políticas; economic; social
policy-development-public | Public policy development | professional | policy formulation; policymaking; policy making?; élaboration de politiques publiques; policy design? | public-policy | public; government; legislation; policies; stakeholders; ministry; regulatory; legislative; federal
legislation | Legislative affairs | professional | <legislative relations; <legislative policy; <legislative correspondence; <legislative liaison; legislative work?; legislative services?; <parlamentarische Arbeit; <travail parlementaire; <collaborateur parlementaire; <assistant parlementaire; <asesoría parlamentaria; <trabajo legislativo; <Abgeordnetenbüro; <legislative assistant | public-policy | congress; legislature; bills; senator; legislators; senate; committee; house; parliament; constituent
legislative-drafting | Legislative drafting | professional | bill drafting; drafting legislation; draft legislation; drafted legislation; Gesetzesentwürfe; proyectos de ley; technique législative; técnica legislativa; légistique | legislation
legislative-tracking | Legislative tracking | professional | bill tracking; tracking legislation; track legislation; tracked legislation; legislative monitoring; seguimiento legislativo; veille législative
legislative-analysis | Legislative analysis | professional | legislative research and analysis; bill analysis; analyzing legislation; análisis legislativo
legislative-process | Legislative process | technical | lawmaking process; Gesetzgebungsverfahren; processus législatif; proceso legislativo; Gesetzgebung
congressional-affairs | Congressional affairs (US) | professional | congressional relations; congressional affairs; congressional correspondence; <congressional testimony; <Capitol Hill experience | legislation
government-relations | Government relations | professional | government affairs; governmental affairs; <intergovernmental relations; <government liaison; <government relations strategy; governmental relations; <intergovernmental affairs; relaciones gubernamentales; relaciones con gobierno; Regierungsbeziehungen; relations avec les institutions | | policy; legislative; government; lobbying; public; coalition; grassroots; nonprofit; rights; political; campaign; community; legislation
lobbying | Lobbying | professional | lobbyist; <legislative lobbying; <grassroots lobbying; Lobbyarbeit; Lobbying-Arbeit; cabildeo; lobbying parlementaire | government-relations
advocacy | Advocacy? | professional | advocacy work; issue advocacy?; <political advocacy; <grassroots advocacy; advocacy campaigns; <regulatory advocacy; plaidoyer; Interessenvertretung?; incidencia política; <stakeholder advocacy | | policy; legislative; government; lobbying; public; coalition; grassroots; nonprofit; rights; political; campaign; community; legislation; politik; verband; verbände; lobbyarbeit
institutional-relations | Institutional relations | professional | relations institutionnelles; relaciones institucionales; affaires publiques?; asuntos públicos?; Public Affairs Management | | gobierno; lobbying; institutions; instituciones; medios; élus; ministères; políticas
political-science | Political science | technical | Politikwissenschaft; Politikwissenschaften; sciences politiques; science politique; ciencias políticas; ciencia política; politology
political-strategy | Political consulting | professional | political strategy?; political consultancy; conseil politique; consultoría política | | campaign; campaigns; candidate; candidates; election; elections; polling; lobbying
political-analysis | Political analysis | professional | political research; political affairs analysis; análisis político; analyse politique
grassroots-organizing | Political organizing | professional | grassroots campaigns; grassroots mobilization
constituent-services | Constituent services | professional | constituent service; constituent relations; <constituent outreach; serving constituents; <casework for constituents; <constituent inquiries; <constituent concerns; constituent affairs; <constituent casework management; <constituent casework; <constituent correspondence | public-administration
citizen-services | Citizen services | professional | citizen inquiries; citizen complaints; public inquiries?; Bürgerberatung; Bürgeranliegen; Bürgerservice; <Publikumsverkehr?; <Parteienverkehr; accueil des usagers; relations avec les usagers; accueil et information des usagers; renseignement du public?; renseigner le public; atención ciudadana; atención al ciudadano; information du public? | | citizens; city; government; county; municipal; Bürger; Amt; Behörde; mairie; usagers; administration; Verwaltung; collectivité; ciudadanos; council
public-participation | Public participation | professional | citizen participation; Bürgerbeteiligung; participación ciudadana; concertation publique?; <public hearings?; <town hall meetings?; participation citoyenne; <réunions publiques | | planning; community; stakeholder; stakeholders; city; council; citizens; zoning; residents; habitants; aménagement; urbanisme; environmental
municipal-finance | Public finance? | professional | government finance; public finance management; public financial management; öffentliches Haushaltswesen; Haushaltswesen?; hacienda pública; finances publiques; finanzas públicas; öffentliche Finanzen; <municipal finance; <finances locales; <kommunales Finanzwesen; <recettes et dépenses publiques | public-administration | government; municipal; fiscal; bonds; budget; policy; economics; Kommunal; Verwaltung; Haushalt; kommunale; contabilidad; administration
public-budgeting | Government budgeting | professional | public budgeting; government budgets; municipal budgets; federal budgeting; government budget analysis; <budget appropriations; <exécution budgétaire; <budget communal; Haushaltsplanung öffentliche Verwaltung; presupuesto público; presupuestos públicos; presupuesto municipal; ejecución presupuestal; <Haushaltsüberwachung?; <appropriated funds?; <federal budget formulation | municipal-finance | budget; federal; fiscal; government; Haushalt; military; obligations; Verwaltung; appropriations
ppbe | PPBE process (US) | technical | PPBE; PPBES; Planning, Programming, Budgeting and Execution
haushaltsrecht | Public budget law (Germany) | technical | Haushaltsrecht; kommunales Haushaltsrecht; öffentliches Haushaltsrecht
doppik | Kommunale Doppik (Germany) | technical | Doppik; kommunale Doppik; NKF?; neues kommunales Finanzmanagement; doppisches Haushaltswesen | | doppik; kommunal; kommunale; haushalt; kämmerei
m57-comptabilite | Comptabilité publique (France) | technical | comptabilité publique territoriale
siaf-peru | SIAF (Peru) | tool | SIAF; SIAF-SP; SIAF Perú
fiscal-policy | Fiscal policy | technical | Fiskalpolitik; politique budgétaire; política fiscal
property-tax-administration | Property tax administration | professional | tax collection government; municipal taxation; Grundsteuerverwaltung; recaudación municipal
social-benefits-administration | Public benefits administration | professional | <public assistance programs; <welfare programs; <Sozialleistungen Bearbeitung; <Leistungsgewährung; <Leistungssachbearbeitung; <aides sociales?; <CAF prestations; <dossiers d'aide sociale; <instruction des aides; <gestión de subsidios; public benefits?; <public assistance?; <prestations sociales?; <aide sociale?; Sozialleistungen? | public-administration | tanf; medicaid; eligibility; benefits; assistance; food; wic; public
eligibility-determination | Eligibility determination? | professional | eligibility determinations?; determining eligibility; determine eligibility; determined eligibility; <eligibility interviews?; <eligibility specialist?; <welfare eligibility; <SNAP eligibility; eligibility verification of benefits? | social-benefits-administration | medicaid; SNAP; TANF; benefits; welfare; assistance; food; applicants; income; social
snap-benefits | SNAP (US) | technical | food stamps?; SNAP benefits; SNAP?; Supplemental Nutrition Assistance Program; SNAP program | | tanf; medicaid; eligibility; benefits; assistance; food; wic; public
tanf | TANF (US) | technical | TANF; Temporary Assistance for Needy Families; TANF program
unemployment-insurance | Unemployment insurance | technical | unemployment benefits; unemployment insurance claims; Arbeitslosengeld; assurance chômage; allocations chômage
social-security-disability | Social Security disability (US) | technical | Social Security disability; SSDI; SSI/SSDI; <disability determination
social-security-benefits | Social Security benefits (US) | technical | Social Security claims; Social Security benefits; <Supplemental Security Income
section-8 | Housing Choice Voucher Program (US) | technical | Section 8; Section 8 housing; Housing Choice Voucher; HCV program
hud-programs | HUD programs (US) | technical | HUD regulations; HUD?; HUD housing programs; <HUD reporting | | housing; tenant; section; apartment; property; rental; affordable; FHA; vouchers; mortgage; residents; income
public-housing | Public housing management | professional | <bailleur social; gestion locative sociale; public housing authority; gestion du logement social; public housing administration; gestión de vivienda social
housing-assistance-programs | Housing assistance | professional | housing programs?; affordable housing programs; housing assistance programs; aides au logement | | affordable; homeless; rental; HUD; vouchers; tenants; families; low-income
wohngeld | Wohngeld (Germany) | technical | Wohngeldgesetz; Wohngeldstelle; Wohngeldsachbearbeitung
veterans-benefits | Veterans benefits (US) | professional | VA benefits; <VA claims; veterans claims; <VA disability claims
sgb-2 | SGB II (Germany) | technical | SGB II; Bürgergeld; Grundsicherung für Arbeitsuchende; Hartz IV
sgb-3 | SGB III (Germany) | technical | SGB III
sgb-8 | SGB VIII (Germany) | technical | SGB VIII; Kinder- und Jugendhilferecht
sgb-9 | SGB IX (Germany) | technical | SGB IX; Bundesteilhabegesetz; BTHG
sgb-12 | SGB XII (Germany) | technical | SGB XII; Sozialhilfe; Sozialhilferecht; <Grundsicherung im Alter
code-enforcement-public | Municipal code enforcement? | professional | <code enforcement officer; ordinance enforcement; <code violations?; <zoning enforcement; <property code enforcement; <nuisance abatement?; <code compliance officer; <enforcing city codes; <kommunaler Ordnungsdienst; <Ordnungsamt?; ordinance and code enforcement | | city; municipal; zoning; ordinance; ordinances; citations; property; building; county; inspections; violations; kommunal; kommunaler; bußgeld; ordnungswidrigkeiten; gemeinde; stadt; kommune
parking-enforcement | Enforcement of parking rules | professional | issuing parking citations; parking citations; contrôle du stationnement; Parkraumüberwachung; Überwachung des ruhenden Verkehrs; control de estacionamiento
asvp | Agent de surveillance de la voie publique (France) | certification | ASVP?; agent de surveillance de la voie publique; assermentation ASVP | parking-enforcement | police municipale; voie publique; stationnement; verbalisation; assermenté; mairie; assermentation
issuing-citations | Issuing citations | professional | issue citations; issued citations; writing citations?; verbalisation?; imposición de multas | | stationnement; asvp; contraventions; police; infractions; municipale; parking; violations; tickets; traffic; officer; patrol; enforcement
customs-border | Border protection | professional | border security; <port of entry inspections; <border patrol; <Border Patrol Agent; border control; Grenzkontrolle; <Bundespolizei Grenzschutz; contrôle aux frontières; control fronterizo; <passport control; <control migratorio; <immigration inspections; <CBP officer; border operations | law-enforcement
customs-enforcement | Customs enforcement | professional | customs inspections; customs officer; Zolldienst; Zollverwaltung; contrôle douanier; douane et contrôle; customs control; control aduanero
immigration-enforcement | Immigration enforcement | professional | enforcement and removal operations; immigration officer
intelligence-analysis | Intelligence analysis | professional | <all-source intelligence; <threat analysis intelligence; <intelligence research?; <intelligence analyst; <all-source analysis; <criminal intelligence analysis; <all source intelligence; <intelligence assessments?; <intelligence estimates; nachrichtendienstliche Analyse; análisis de inteligencia; analyse du renseignement; <strategic intelligence analysis; <intelligence products?; <pattern of life analysis; <intelligence briefings; <intelligence reports? | | military; threat; threats; analyst; all-source; SIGINT; HUMINT; national; security; collection; terrorism; classified; crime; law; army; tactical
intelligence-collection | Intelligence collection | professional | intelligence gathering?; intelligence operations?; collecte de renseignement; recolección de inteligencia | | military; HUMINT; SIGINT; threat; security; analyst; police; national; terrorism; classified; army; army; criminal
military-intelligence | Military intelligence | professional | Militärisches Nachrichtenwesen; renseignement militaire; inteligencia militar; S2 intelligence; <tactical intelligence
counterintelligence | Counterintelligence | professional | counter-intelligence; counter intelligence; contre-espionnage; contrainteligencia; Spionageabwehr
counterterrorism | Counterterrorism | professional | counter-terrorism; counter terrorism; <terrorism analysis; lutte antiterroriste; Terrorismusbekämpfung; contraterrorismo; lutte contre le terrorisme
humint | Human intelligence (HUMINT) | professional | HUMINT; human intelligence?; source operations? | | HUMINT; intelligence; military; interrogation; counterintelligence; army; collection; debriefing
sigint | Signals intelligence (SIGINT) | technical | SIGINT; signals intelligence; <cryptologic operations
geoint | Geospatial intelligence (GEOINT) | technical | GEOINT; geospatial intelligence; geospatial analysis intelligence
imint | Imagery intelligence (IMINT) | technical | IMINT; imagery analysis?; imagery intelligence; <full motion video analysis | | intelligence; IMINT; military; geospatial; satellite; GEOINT; target; analyst; UAV; reconnaissance
osint | Open source intelligence (OSINT) | technical | OSINT; open source intelligence; open-source intelligence; <social media intelligence; renseignement en sources ouvertes; inteligencia de fuentes abiertas; OSINT investigations
isr | Intelligence, surveillance and reconnaissance (ISR) | technical | ISR?; ISR operations; intelligence surveillance and reconnaissance | | intelligence; surveillance; reconnaissance; uav; sigint
crime-analysis | Crime analysis | professional | crime analyst; <crime mapping; Kriminalitätsanalyse; análisis delictivo; analyse criminelle
certified-crime-analyst | Certified crime analyst (US) | certification | Certified Crime Analyst; <IACA certified law enforcement analyst | crime-analysis
criminal-intelligence | Criminal intelligence | professional | police intelligence; inteligencia policial; renseignement criminel; inteligencia criminal
threat-assessment | Threat assessment? | professional | threat assessments?; behavioral threat assessment; security threat assessment; Bedrohungsanalyse; évaluation de la menace | | security; police; violence; protective; behavioral; protection; law; workplace; terrorism; intelligence; risk; military; school; sécurité; Sicherheit; surveillance
link-analysis | Link analysis? | technical | link analysis charts; análisis de vínculos | | intelligence; crime; i2; analyst; criminal; network; investigations; terrorism; fraud; Palantir
i2-analysts-notebook | i2 Analyst's Notebook | tool | Analyst's Notebook; Analyst Notebook; i2 Analyst Notebook; IBM i2 Analyst's Notebook | link-analysis
palantir-gotham | Palantir Gotham | tool
dcgs-a | DCGS-A | tool | Distributed Common Ground System; DCGS-Army
targeting-military | Military targeting | professional | target development?; target analysis military; dynamic targeting; joint targeting | | military; intelligence; targeting; targeteer; joint; strike
homeland-security | Homeland security? | technical | homeland defense?; homeland security studies; sécurité intérieure; innere Sicherheit | | studies; terrorism; fema; preparedness; critical infrastructure; counterterrorism; emergency management; intelligence; border
national-security | National security | technical | national security policy; national security affairs; sécurité nationale; seguridad nacional; nationale Sicherheit

# Police and security
law-enforcement | Law enforcement? | professional | police work; policing; <police officer; <law enforcement officer; police operations; law enforcement operations; <police procedures; <police officer duties; <peace officer; <deputy sheriff; law enforcement experience; <state trooper; enforcement of laws; <law enforcement procedures; Polizeidienst; <Polizeivollzugsdienst; Polizeiarbeit; <gendarmerie; <police nationale; <Polizei?; <policía nacional; <policía municipal | | polizist; polizistin; beamter; beamtin; streife; bundespolizei; vollzug; kommissar; police; officer; patrol; sheriff; arrests; deputy; detective; warrants; criminal; corrections; troopers; trooper; traffic stops
military-police | Military police | professional | military policeman; Military Police Officer; military policing; Feldjäger; policía militar; police militaire | law-enforcement
community-policing | Community policing | professional | community-oriented policing; <problem-oriented policing; neighborhood policing; police de proximité; policía comunitaria; bürgernahe Polizeiarbeit | law-enforcement
criminal-justice | Criminal justice | technical | administration of justice; criminal justice system; criminal justice studies; justice pénale; justicia penal; Strafrechtspflege
criminology | Criminology | technical | Kriminologie; criminologie; criminología
forensics-criminalistics | Criminalistics | technical | Kriminalistik; criminalistique; investigación criminalística
public-safety | Public safety? | professional | public safety operations; <public safety officer; öffentliche Sicherheit; sécurité publique; seguridad pública; seguridad ciudadana; tranquillité publique |  | law enforcement; emergency; crime; patrol; officers; ems; firefighters; criminal justice; community; first responders; police
public-order | Public order policing | professional | maintien de l'ordre; orden público; mantenimiento del orden público; riot policing; control antidisturbios; Bereitschaftspolizei; <riot control; <riot and crowd control; antidisturbios; control de disturbios; civil disturbance control | law-enforcement
criminal-investigation | Criminal investigation | professional | criminal investigations; <detective work; <criminal investigator; investigating crimes; investigate crimes; investigated crimes; <homicide investigations; <sexual assault investigations; <child abuse investigations; <criminal investigation techniques; <gang investigations; <cold case investigations; conducted criminal investigations; <Kriminalpolizei; Ermittlungsverfahren; <enquêtes judiciaires; <enquête judiciaire; investigación criminal; investigaciones criminales; enquête criminelle; investigation criminelle; <investigación policial; <police judiciaire | law-enforcement | criminal; police; surveillance; fraud; evidence; investigator; witnesses; law; enforcement; security; incident; interviews; internal; suspects; complaints; crime
investigations | Investigations? | professional | conducting investigations; conduct investigations; conducted investigations; investigative techniques; investigative skills; <field investigations?; <complex investigations; Ermittlungen?; <investigator?; Ermittlungsarbeit; investigaciones? | | criminal; police; surveillance; fraud; evidence; investigator; witnesses; law; enforcement; security; interviews; suspects; crime
internal-affairs | Internal affairs investigations | professional | internal affairs?; internal affairs division; police internal investigations; asuntos internos policiales | | police; investigations; officers; misconduct; sheriff; complaints; officer
death-investigation | Death investigation | professional | death investigations; medicolegal death investigation; coroner investigations; Todesermittlungen; <deputy coroner
abmdi | ABMDI death investigator certification (US) | certification | ABMDI; D-ABMDI; registered medicolegal death investigator | death-investigation
search-warrants | Search warrants | professional | search and seizure; search and arrest warrants; executing search warrants; warrant service; perquisitions; Durchsuchungsbeschlüsse; órdenes de allanamiento
arson-investigation | Fire investigation | professional | arson investigation; arson investigations; fire investigations; fire cause determination; Brandermittlung; Brandursachenermittlung; investigación de incendios
investigative-reports | Investigative report writing | professional | investigative reports; investigation reports?; investigative reporting police; Ermittlungsberichte | | police; criminal; investigator; fraud; evidence; detective; security; suspects; interviews; witnesses
evidence-handling | Evidence handling | professional | evidence collection?; <chain of custody?; <evidence processing?; collecting evidence?; collect evidence?; collected evidence?; evidence preservation; evidence management?; <evidence custodian; <evidence technician; collection of evidence?; <evidence documentation; <evidence tracking?; evidence preservation and collection; preserve evidence; preserving evidence; <evidence room; evidence control; <Beweissicherung?; collecte de preuves; <cadena de custodia?; recolección de evidencias; manejo de evidencias; <embalaje de evidencias; fijación y recolección de evidencias; evidence gathering? | | police; crime; forensic; scene; investigations; criminal; officer; suspects; law; court; witnesses; enforcement; detective; property; warrants; investigation
patrol | Patrol? | professional | patrolling?; <foot patrol; <vehicle patrol; <mobile patrol; patrol operations; <security patrols; conducting patrols; conduct patrols; conducted patrols; patrol duties; patrolled?; routine patrols?; patrolling premises; <patrol officer; patrols?; <security patrol; <bike patrol; patrol premises; patrolled premises; <interior and exterior patrols; <foot and vehicle patrols; <foot patrols; patrol assigned areas; patrolling assigned areas; <police patrol; <vehicle patrols; <perimeter patrols; <preventive patrol; <site patrols; <marked patrol; <night patrol?; <patrol supervisor; Streifendienst; Streifengänge; <Kontrollgänge; <Revierdienst; Kontrollrundgänge; patrouille?; <rondes?; rondes de surveillance; <rondes de sécurité; patrullaje; rondes et patrouilles; <rondas de vigilancia; recorridos de vigilancia; patrouilles?; <rondes de prévention; rondas?; Durchführung von Kontrollgängen; Durchführung von Streifengängen; Kontroll- und Streifengänge; Kontrollfahrten; Revierfahrten; Kontrollgang; Kontrollgänge durchführen; Bestreifung; Kontrollrunden; Sicherheitsrundgänge; Kontroll- und Schließrunden; Streifengang; Durchführung von Kontrollrundgängen; Kontroll- und Schließgänge; Bestreifung des Geländes; Durchführung von Kontroll- und Schließrunden | | vigilancia; seguridad; accesos; instalaciones; security; guard; police; officer; deputy; sheriff; premises; law enforcement; surveillance; alarms; vehicle patrol; guards
traffic-enforcement | Traffic enforcement | professional | <traffic stops; <DUI enforcement; <traffic citations; traffic law enforcement; <DUI investigations; <DUI detection; <DWI enforcement; <conducted traffic stops; <traffic police; <Verkehrskontrollen; <Verkehrspolizei; <contrôle routier; <contrôles routiers; <policía de tránsito; control de tránsito; <agente de tránsito; <radar certified; <radar operation police; <speed radar | law-enforcement
traffic-accident-investigation | Traffic accident investigation | professional | traffic accident investigations; crash investigation; traffic collision investigation; accident investigation police; motor vehicle accident investigation; <crash reconstruction; Verkehrsunfallaufnahme; investigación de accidentes de tránsito; <crash reports?; <traffic crash reports | | traffic; accident; collision; police; officer; highway
traffic-direction | Directing traffic? | professional | traffic direction?; direct traffic?; directed traffic?; traffic control police; Verkehrsregelung; Verkehrslenkung; régulation de la circulation; dirección de tránsito |  | vehicles; police; pedestrian; pedestrians; flagger; parking; intersection; intersections; security; cars; crowd; accident; patrol; road
sfst | Standardized field sobriety testing (SFST) | certification | SFST?; standardized field sobriety testing; SFST certified; standardized field sobriety |  | dui; dwi; police; sobriety; traffic; nhtsa; aride; officer
dre | Drug Recognition Expert (DRE) | certification | Drug Recognition Expert; DRE certified?; drug recognition evaluator | sfst | drug recognition; drug; dui; police; sfst; aride; impaired; law enforcement
breath-testing-police | Evidential breath testing | professional | breathalyzer; breathalyzer operation; breath test operator
datamaster | DataMaster | tool | BAC Datamaster; <DataMaster DMT | breath-testing-police
road-safety | Road safety | technical | traffic safety; sécurité routière; Verkehrssicherheit; seguridad vial; prévention routière
intoxilyzer | Intoxilyzer | tool | Intoxilyzer 8000; Intoxilyzer 9000; Intoxilyzer 5000 | breath-testing-police
arrest-procedures | Arrest and control | professional | arrest procedures; <making arrests; arrest control; <arrests and apprehensions; <apprehended suspects; <made arrests; <apprehending suspects; <suspect apprehension; <control tactics; Festnahmen; técnicas de intervención policial; arrests?; <interpellations; <subject control; arrest techniques | law-enforcement | police; officer; suspects; patrol; law; enforcement; warrants; citations; custody; investigations
defensive-tactics-instructor | Defensive tactics instructor | certification | DT instructor?; certified defensive tactics instructor | defensive-tactics | defensive tactics; police; law enforcement; academy; use of force; firearms; corrections
use-of-force | Use of force? | technical | use-of-force?; use of force training; use of force policy; uso de la fuerza; usage de la force; unmittelbarer Zwang | | police; security; officer; law; enforcement; corrections; defensive; tactics; firearms; arrest; handcuffing; policía; training
handcuffing | Handcuffing | professional | handcuffing techniques; handcuffs; handcuff certified; mechanical restraints police; menottage
less-lethal-weapons | Less-lethal weapons | professional | less lethal weapons; non-lethal weapons; less-lethal
oc-spray | Pepper spray use | professional | OC spray; pepper spray; <pepper spray certified; <OC spray certified; <OC certified; Pfefferspray | less-lethal-weapons
baton-use | Baton use | professional | baton certified; <PR-24; bâton de défense; expandable baton; TonFa?; police baton; Einsatzstock; <ASP baton | less-lethal-weapons | police; baton; sécurité; bâton; self; Einsatzstock
taser | Taser | tool | <Taser certified; <Taser X26; <Taser certification; Axon Taser | less-lethal-weapons
cell-extraction | Cell extraction | professional | cell extractions; cell extraction team; extracción de celda | corrections
defensive-tactics | Defensive tactics | professional | defensive tactics police; control and defensive tactics; <pressure point control tactics; <PPCT; Eigensicherung; Einsatztraining; gestes techniques professionnels; técnicas de defensa policial
firearms | Firearms handling | technical | weapons handling; <firearms qualified; <firearms safety; firearms proficiency; weapons proficiency; <weapon safety; <weapons safety; weapon handling; <firearm safety; firearm proficiency; firearms proficient; firearms use; <firearms certified; <firearms qualification; Waffenhandhabung; <Schießausbildung; maniement des armes; manejo de armas; manejo de armamento; maniement d'armes; uso de armas de fuego; manejo de armas de fuego; firearms?; <handgun proficiency; <shotgun qualified; <firearms training; <firearm training; <weapons training; <weapons qualified; <weapons qualification; <tiro policial; <crew-served weapons; <firearms instruction; <firearms instructor | | training; safety; police; security; range; license; officer; armed; military; enforcement; handling
marksmanship | Marksmanship | professional | rifle marksmanship; expert marksman; expert rifle?; rifle expert; sharpshooter; <pistol marksmanship; tir de précision? | | rifle; army; military; firearms; marksman; weapons; pistol; shooting; police; armes
weapons-maintenance | Weapons maintenance | technical | weapon maintenance; armorer?; unit armorer; <small arms repair; <firearms repair; small arms maintenance; Waffeninstandsetzung | | weapons; weapon; army; unit; military; rifles; arms; firearms; Glock; police
gunsmithing | Gunsmithing | technical | gunsmith; armurerie
tactical-operations | Tactical operations? | professional | <SWAT?; <tactical team?; <SWAT operations; <special weapons and tactics; <SWAT team; <Spezialeinsatzkommando; <intervention tactique; operaciones tácticas?; <high-risk entries; <high risk warrants; <special response team; <special reaction team; <SERT? | law-enforcement | police; military; SWAT; army; combat; officer; warrants; hostage; correctional; armed; policía; sniper; security; law; tactical; warrant; k-9
active-shooter-response | Active shooter response | professional | active shooter response training; active shooter training; active shooter preparedness; Amoklage; respuesta a tirador activo; <ALERRT
special-operations | Special operations? | professional | special operations forces; operaciones especiales; forces spéciales; Spezialkräfte | | military; army; forces; special; SOF; tactical; ranger; airborne; navy; missions; combat; police; terrorism
bomb-threats | Bomb threat response | professional | bomb threats; bomb threat; bomb threat management; alerte à la bombe; amenaza de bomba
pursuit-driving | Police driving | professional | pursuit driving; tactical driving; defensive driving police; police pursuit driving; Einsatzfahrtraining
sniper-skills | Sniper operations | professional | sniper?; police sniper; Scharfschütze; francotirador; tireur d'élite | | army; military; police; rifle; marine; reconnaissance; infantry; SWAT; school
corrections | Corrections? | professional | <correctional officer; <inmate supervision; <corrections officer; <jail operations; <inmate management; <detention officer; <inmate custody; <supervising inmates; <supervised inmates; <supervise inmates; <care custody and control; <inmate classification; <inmate processing; <inmate counts; <care custody and control of inmates; <cell searches; <security of inmates; Strafvollzug; Justizvollzug; Justizvollzugsdienst; <Allgemeiner Vollzugsdienst; administration pénitentiaire; custodia penitenciaria; <custodia de internos; <vigilancia penitenciaria; <correctional security; <prison security; <surveillant pénitentiaire; correctional work; <Justizvollzugsanstalt; <custody of inmates | | prison; inmate; inmates; jail; correctional; probation; parole; offenders; offender; detention; juvenile; officer; criminal; sheriff; custody
prisoner-transport | Prisoner transport | professional | inmate transport; transporting inmates; transporting prisoners; transported inmates; prisoner transportation; prisoner escort; escorte de détenus; conducción de detenidos; Gefangenentransport; transport de détenus | corrections
juvenile-detention | Juvenile detention | professional | juvenile corrections; juvenile detention officer; youth detention; Jugendstrafvollzug
jail-booking | Inmate booking | professional | jail booking; booking prisoners; booking inmates; booking officer
probation-parole | Probation supervision | professional | <probation officer; <offender supervision; <juvenile probation; <community supervision; <community corrections; Bewährungshilfe; <conseiller pénitentiaire d'insertion; <parole supervision; <probation and parole officer; <SPIP?; probation and parole; <parole officer | | probation; pénitentiaire; justice; détenus; conseiller
presentence-investigation | Presentence investigation | professional | presentence investigations; presentence reports; pre-sentence investigation reports; pre-sentence investigations; Gerichtshilfe; PSI reports
pretrial-services | Pretrial services | professional | pre-trial services; pretrial supervision; pretrial release
reentry-services | Reentry services | professional | re-entry programs?; offender reentry; reentry programs?; Resozialisierung?; Straffälligenhilfe; reinserción social?; réinsertion des détenus; recidivism reduction | | offenders; inmates; prison; jail; correctional; parole; probation; recidivism; penitenciario; Strafvollzug; incarcerated; criminal; Straffällige
juvenile-justice | Juvenile justice | technical | justicia juvenil; Jugendgerichtshilfe; protection judiciaire de la jeunesse; PJJ?; justice des mineurs; juvenile court services; Jugendhilfe im Strafverfahren | | jeunes; mineurs; éducateur; justice; protection; judiciaire; éducatif
restorative-justice | Restorative justice | technical | justice restaurative; justicia restaurativa; Täter-Opfer-Ausgleich
diversion-programs | Diversion programs? | professional | court diversion; pretrial diversion; youth diversion | | court; probation; offenders; juvenile; youth; criminal; justice; jail; pretrial
electronic-monitoring-offenders | Electronic monitoring of offenders | professional | house arrest; house arrest supervision; GPS monitoring of offenders; elektronische Fußfessel; bracelet électronique; ankle monitors
police-reports | Incident report writing | professional | incident reports; incident report; writing incident reports; write incident reports; wrote incident reports; <security reports; incident documentation; prepare incident reports; prepared incident reports; completing incident reports; documenting incidents; document incidents; documented incidents; <security report writing; <incident and accident reports; <logging incidents; <security reporting; rapports d'incident; reportes de incidentes; rédaction de rapports d'incident; Meldung von Vorfällen; <Einsatzberichte; incident reporting | | security; police; patrol; guard; officer; accidents; witnesses; shift; safety; logs; officers; surveillance; alarms; residents; corrections; write; wrote; report; log
police-report-writing | Police report writing | professional | police reports; police report; writing police reports; <arrest reports; <crime reports; rédaction de procès-verbaux; <procès-verbaux; informes policiales; partes policiales; actas policiales; <informe policial homologado; <rédaction de procédures judiciaires | police-reports
security-logs | Security logs | professional | daily activity reports?; daily activity report?; activity log security; daily security logs; shift reports security; Wachbuch; Wachbuchführung; Führen des Wachbuchs; main courante?; tenue de la main courante; rédaction de la main courante; libro de novedades; bitácora de incidentes | | security; guard; patrol; incident; officer; premises
security-guarding | Security guarding | professional | <security guard; <security officer; guard duty; <building security?; <site security?; <facility security?; <guard force; security guard duties; private security; <security posts; security guard services; security guarding services; <gate security; <gate guard; <commercial security?; <guarding property; <night watchman; <watchman; <uniformed security; Sicherheitsdienst; <Objektschutz?; Wachdienst; <Werkschutz; Bewachung?; <Sicherheitsdienste; <Sicherheitsmitarbeiter; Wach- und Sicherheitsdienst; <Wachmann; <Bewachungsgewerbe; <Separatwachdienst; gardiennage?; <agent de sécurité; <agent de sûreté; sécurité privée; <surveillance de site?; <surveillance de sites?; <surveillance des locaux; seguridad privada; <guardia de seguridad; <vigilante de seguridad; <agente de seguridad; vigilancia privada; seguridad y vigilancia; <oficial de seguridad; vigilancia y seguridad; <protección de instalaciones; <unarmed security; <hospital security?; <residential security?; <protecting property?; <property protection?; <agent de prévention et de sécurité; <sécurité des biens et des personnes; <seguridad patrimonial; surveillance et gardiennage; <resguardo de bienes; Bewachung von Objekten; Objektbewachung; Bewachung von Gebäuden; Sicherung von Objekten; Durchführung des Wachdienstes; Bewachung von Gebäuden und Anlagen; Sicherungsdienst; Bewachungstätigkeiten; Bewachung von Gebäuden und Grundstücken; Durchführung von Bewachungsaufgaben; Schutz von Objekten; Wachdienste; Bewachung von Liegenschaften; Objektsicherung; Bewachung von Industrieobjekten; Bewachungsdienst | | guard; patrol; officer; guards; patrols; access; CCTV; alarm; alarms; incident; Streife; Wachdienst; Streifendienst; rondes; intrusion; vigilante; premises; visitors; surveillance; Sicherheitsdienst; sécurité; agent; ronde; ssiap; vigile
armed-security | Armed security | professional | armed guard; armed security officer; armed guarding; armed security services; sécurité armée; seguridad armada; <armed escort | security-guarding
event-security | Event security | professional | event security services; Veranstaltungsschutz; Veranstaltungssicherheit; sécurité événementielle; seguridad de eventos; concert security; Sicherung von Veranstaltungen; Absicherung von Veranstaltungen; Sicherheitsdienst bei Veranstaltungen; Veranstaltungsdienst im Ordnungsdienst; Veranstaltungsbewachung; Ordnungsdienst bei Veranstaltungen; Sicherheit bei Veranstaltungen; Veranstaltungssicherheitsdienst | security-guarding
door-supervision | Door supervision | professional | bouncer; door supervisor; nightclub security; Türsteher; videur; portero de discoteca | security-guarding
gatehouse-duty | Gatehouse duty | professional | Pförtner; Pfortendienst; Pförtnerdienst; Empfangs- und Pfortendienst; gatehouse security; caseta de vigilancia; Besetzung der Pforte; Pfortendienste; Pfortentätigkeit; Pförtnertätigkeiten; Pförtnertätigkeit; Dienst an der Pforte; Besetzung der Pforte und des Empfangs
physical-security | Physical security | technical | physical security management; physische Sicherheit; sûreté physique; seguridad física; perimeter security?; facility physical security |  | guards; patrol; cctv; fence; gate; access control; facility; officers; premises; alarm
corporate-security | Corporate security | professional | corporate security services; Konzernsicherheit; sûreté d'entreprise; seguridad corporativa; Unternehmenssicherheit
key-holding | Key holding? | professional | keyholding? | | alarm; security; alarms; premises; store; opening; patrol; guard
access-control-security | Access control at entrances | professional | <visitor screening; entry control?; <checking identification?; <ID checks?; <checking IDs?; <check IDs?; <entry control point; <entry control points; <badge checks; <gate access control; <access control points?; <verify identification?; controlling access?; <verifying identification?; <screening visitors; <badge access; <monitoring entrances; <monitor entrances; <monitored entrances; <gate control; Zugangskontrolle?; <Einlasskontrolle; <Einlasskontrollen; Personenkontrolle; Zutrittskontrolle?; Personenkontrollen; <Ausweiskontrolle; Zutrittskontrollen?; Zugangskontrollen?; Ein- und Ausgangskontrollen; <Torkontrolle; contrôle d'accès?; contrôle des accès?; contrôle de sécurité?; contrôles d'accès?; contrôle des entrées et sorties; contrôle des entrées; control de acceso?; control de accesos?; control de entrada y salida?; control de ingreso?; control de ingreso y salida?; control de acceso de personas; control de entradas y salidas?; control de ingreso y salida de personal; <control de acceso vehicular; <filtrage des entrées; access control?; controlling access to premises; Kontrolle der Zugänge; Durchführung von Zugangskontrollen; Ein- und Auslasskontrolle; Ein- und Auslasskontrollen; Ein- und Ausfahrtkontrolle; Durchführung von Einlasskontrollen; Durchführung von Zutrittskontrollen; Ein- und Ausgangskontrolle; Ein- und Ausfahrtkontrollen; Kontrolle von Ein- und Ausgängen; Personenkontrollen am Eingang; Personen- und Zufahrtskontrollen; Zufahrtskontrollen; Zufahrtskontrolle | | visitors; security; guard; badge; gate; patrol; cctv; entrance; premises; building; door
security-searches | Security searches | professional | bag checks; vehicle searches; vehicle search?; personnel searches?; security screening?; Taschenkontrollen; <palpations de sécurité; <contrôle visuel des sacs; inspection visuelle des bagages; revisión de bolsos; revisión de vehículos; <metal detector screening; Personen- und Fahrzeugkontrollen; <metal detectors?; <magnetometer?; Durchführung von Taschenkontrollen; Durchführung von Personenkontrollen; Taschenkontrolle; Gepäckkontrollen; Personen- und Taschenkontrollen; Durchsuchung von Personen; Personen- und Gepäckkontrollen; Körperkontrollen | | security; searches; screening; visitors; bags; guard; checkpoint
badging-office | Badging? | professional | employee badging; ID badging; <visitor badges; Ausweiserstellung; registro de visitantes; <registro de personas; <issuing badges; <badge issuance; <building access badges | | security; employee; badge; badges; visitor; visitors; access; ID; fingerprinting; airport; credentials; clearance
electronic-access-control | Electronic access control systems | technical | access control systems?; badge access systems; card access systems; Zutrittskontrollsysteme?; systèmes de contrôle d'accès; sistemas de control de acceso? | | CCTV; alarm; alarms; badge; card; security; Lenel; readers; cameras; locks; intrusion; Videoüberwachung; cámaras; fire
lenel | LenelS2 OnGuard | tool | Lenel; Lenel OnGuard; OnGuard access control | electronic-access-control; lenels2
lenels2 | LenelS2 | tool | | electronic-access-control
ccure-9000 | C-CURE 9000 | tool | CCure 9000; C-Cure; CCURE; Software House C-CURE | electronic-access-control
amag-symmetry | AMAG Symmetry | tool | Symmetry access control | electronic-access-control; amag
amag | AMAG | tool | | electronic-access-control
milestone-xprotect | Milestone XProtect | tool | XProtect; Milestone VMS
avigilon | Avigilon Control Center | tool | Avigilon Unity | avigilon-products
avigilon-products | Avigilon | tool
exacqvision | exacqVision | tool | Exacq; ExacqVision VMS
verkada | Verkada | tool | <Verkada Command; <Verkada cameras
surveillance-cctv | CCTV monitoring | professional | monitoring cameras; video surveillance; camera monitoring; monitoring CCTV; monitor CCTV; monitored CCTV; camera surveillance; <CCTV operator; CCTV operations; monitored surveillance cameras; monitoring surveillance cameras; monitor surveillance cameras; security monitoring cameras; CCTV surveillance; security camera monitoring; monitoring security cameras; monitoring surveillance equipment; monitor security cameras; monitored security cameras; Videoüberwachung; Kameraüberwachung; Bildüberwachung; vidéoprotection; <opérateur vidéo; surveillance vidéo; surveillance par caméras; videovigilancia; monitoreo de cámaras; monitoreo de CCTV; <operador de CCTV; <monitorista; monitoreo CCTV; manejo de CCTV; surveillance and CCTV monitoring; <circuito cerrado de televisión; <control room security; Überwachung der Kameras; Überwachung per Video; Monitorüberwachung; Überwachung der Videoanlage; Überwachung von Kameras; Bedienung der Videoüberwachungsanlage; Überwachung der Monitore; Bedienung von Videoüberwachungsanlagen; Überwachung von Videoanlagen; Bedienung der Videoüberwachung
gsoc | Security operations center (physical) | professional | GSOC?; global security operations center; security operations center physical; GSOC operations; GSOC operator | | security; cctv; surveillance; alarm; alarms; incident
covert-surveillance | Surveillance operations? | professional | physical surveillance?; mobile surveillance?; covert surveillance; surveillance techniques?; <electronic surveillance?; surveillance?; verdeckte Observation | | investigator; covert; undercover; suspects; detective; investigations; subject; police
surveillance-detection | Surveillance detection | professional | countersurveillance; counter-surveillance
executive-protection | Executive protection | professional | close protection; bodyguard; personal protection?; VIP protection; <dignitary protection; <personal security detail; <protective detail; bodyguard services; executive protection services; dignitary protection services; protective operations; close protection officer; <VIP security; executive security?; protective service operations; protective services detail; Personenschutz; Personenschützer; protection rapprochée; garde du corps; protección ejecutiva; agent de protection rapprochée; agent de protection physique des personnes; protección a personas importantes; executive protection agent; <protección a funcionarios; <escolta; protección de dignatarios | security-guarding | bodyguard; dignitary; dignitaries; vip; executive; armed; escort; principal; motorcade
security-management | Security management? | professional | security program management; corporate security management; <security manager?; managing security?; <managing guard force; <security supervision; <security policies and procedures; <security policy development; <guard force management; <security leadership?; security operations management; <security program development; <security supervisor?; <supervising security officers; <security director?; <security operations supervision; Sicherheitsmanagement?; <Einsatzleitung Sicherheit; <Objektleitung?; gestion de la sûreté; direction sûreté; <responsable sûreté; gestión de seguridad?; administración de seguridad?; gestión de la seguridad?; <chef de poste sécurité; <jefe de seguridad; <supervisión de seguridad; <chef d'équipe sécurité; <security operations planning; <security planning?; <managing security teams | | guards; guard; patrol; patrols; officers; physical; CCTV; premises; investigations; surveillance; vigilancia; vigilantes; gardiennage; Wachdienst; Objektschutz
security-risk-assessment | Security risk assessment? | professional | physical security assessments; security surveys?; site security assessments; vulnerability assessments physical; security assessments physical; security audits physical; <physical security surveys; audit de sûreté; estudios de seguridad?; análisis de riesgos de seguridad; security risk analysis? | | physical; sites; premises; guard; CCTV; facilities; facility; patrol; perimeter; sûreté; vigilancia; patrimonial; física; escoltas
security-concepts | Security concepts? | professional | Sicherheitskonzepte?; Erstellung von Sicherheitskonzepten?; plans de sûreté; planes de seguridad? | | Veranstaltungen; Objektschutz; guards; physical; Wachdienst; Veranstaltung; premises; vigilancia; sûreté; event; Werkschutz
security-consulting | Security consulting? | professional | Sicherheitsberatung?; conseil en sûreté; consultoría de seguridad; physical security consulting | | physical; guards; guard; executive; Objektschutz; investigations; premises; surveillance; police
crime-prevention | Crime prevention | professional | Kriminalprävention; prévention de la délinquance; prevención del delito; prevención de delitos comunes; community crime prevention
cpted | Crime prevention through environmental design (CPTED) | technical | CPTED; crime prevention through environmental design
industrial-security | Industrial security (US) | technical | NISPOM; NISP; <Facility Security Officer; National Industrial Security Program; 32 CFR Part 117
personnel-security | Personnel security | professional | personnel security management; security clearances management; clearance processing
diss-system | Defense Information System for Security (DISS) | tool | DISS?; Defense Information System for Security | personnel-security | clearance; jpas; fso; nisp; security
jpas | Joint Personnel Adjudication System (JPAS) | tool | Joint Personnel Adjudication System | personnel-security
scif | SCIF operations | technical | SCIF; SCIF management; <SCIF accreditation
antiterrorism | Force protection | professional | antiterrorism; antiterrorism/force protection; anti-terrorism; anti-terrorism/force protection; AT/FP; <antiterrorism officer; terrorism prevention
travel-security | Travel security | professional | travel risk management; Reisesicherheit; sûreté des voyageurs
emergency-response | Emergency response | professional | <emergency response procedures; responding to emergencies; respond to emergencies; responded to emergencies; <first responder; <emergency response training; handling emergencies?; emergency handling?; <emergency calls response; respond to emergency situations; <responding to emergency calls; <responded to emergency calls; <medical emergency response; <emergency response coordination; <emergency responder; <Notfallmaßnahmen; intervention d'urgence?; respuesta a emergencias?; atención de emergencias?; <primer respondiente; <emergency procedures?; <secours à personne; <Verhalten im Notfall | | fire; medical; first; evacuation; police; safety; rescue; ambulance; responders; disaster; security; incidents; aid; incendio; primeros; incendie; secours; hazmat; patients; spill
emergency-management | Emergency management | professional | crisis and emergency management; emergency operations; Notfallmanagement; gestion des urgences?; manejo de emergencias; gestión de emergencias; <emergency management planning; emergency operations management | | disaster; FEMA; crisis; preparedness; evacuation; incident; response; crise; secours; catastrophes
emergency-preparedness | Emergency preparedness | professional | emergency planning; emergency plans; emergency preparedness planning; emergency response planning; plans d'urgence?; préparation aux situations d'urgence | | disaster; evacuation; crisis; sécurité; crise; secours
emergency-exercises | Emergency exercises | professional | tabletop exercises?; disaster drills; simulacros?; <simulacros de evacuación; Notfallübungen; exercices de crise | | emergency; disaster; evacuation; evacuación; brigadas; incendio; emergencias; preparedness; crisis; seguridad; incident; response
evacuation | Evacuation? | professional | evacuations?; emergency evacuation procedures; Evakuierung?; Evakuierungsmaßnahmen; évacuation du public; <brigada de evacuación; evacuación de personas | | emergency; fire; disaster; safety; drills; building; Brandschutz; incident; evacuees; medical; rescue; Notfall; casualties; alarm; residents; guests
thw | Technisches Hilfswerk (Germany) | professional | THW; THW Helfer; Technisches Hilfswerk
emergency-brigades | Workplace emergency brigades | professional | brigadista
firefighting | Firefighting | professional | fire fighting; <firefighter; <structural firefighting; <fire fighter; <volunteer firefighter; <fire ground operations; <fire suppression operations; firefighting techniques; <fire command?; Feuerwehr; <Freiwillige Feuerwehr; Brandbekämpfung; <Berufsfeuerwehr; <Feuerwehrmann; <Werkfeuerwehr; pompier; sapeur-pompier; lutte contre l'incendie; sapeurs-pompiers; <sapeur-pompier volontaire; <pompier volontaire; lutte incendie; extinction d'incendie; bombero; combate de incendios; extinción de incendios; bomberos; <bombero voluntario; <brigada contra incendios; combate contra incendios; lucha contra incendios; <fire service?; <fire rescue; <shipboard firefighting; control de incendios | emergency-response | firefighter; firefighters; rescue; fires; EMT; department; engine; suppression; volunteer; brigade
arff | Aircraft rescue firefighting | professional | ARFF?; aircraft rescue and firefighting; airport firefighting; Flughafenfeuerwehr | firefighting | aircraft; rescue; firefighter; airport; crash
fire-apparatus-operation | Fire apparatus operation | professional | pump operations firefighting; fire engine operation; driver/operator pumper; <aerial ladder; <ladder operations?; fire pump operator?; Maschinist Feuerwehr; conduite d'engins-pompe; fire apparatus driving | | fire; firefighter; rescue; pumper; engine; aerial; EMT
breathing-apparatus | Breathing apparatus use | professional | Atemschutzgeräteträger
fire-science | Fire science | technical | fire protection science; fire science studies
technical-rescue-de | Technical assistance operations (Germany) | professional | technische Hilfeleistung; technische Hilfe Feuerwehr
fire-prevention | Fire prevention work | professional | fire prevention techniques; <Brandwache; Brandverhütung; <Brandsicherheitswache; betrieblicher Brandschutz; prévention des incendies; <rondes incendie; seguridad contra incendios?; <fire marshal?; <fire guard?; <fire safety director; <fire prevention education; brandschutztechnische Kontrollen | | fire; prevention; safety; inspections; alarm; extinguishers; incendios; extintores; building; evacuation
fire-safety-education | Fire safety education | professional | public fire education; Brandschutzunterweisung; sensibilisation incendie; Brandschutzerziehung
brandschutzhelfer | Brandschutzhelfer (Germany) | certification | Brandschutzhelfer Ausbildung; ausgebildeter Brandschutzhelfer; <Brandschutz- und Evakuierungshelfer; Brandschutzhelfer; Brandschutzhelferin
fire-alarm-panels | Fire alarm panel operation | professional | Brandmeldezentrale; Brandmeldeanlage Bedienung; SSI système de sécurité incendie; fire alarm panel monitoring; centrales de détección de incendios
poste-securite | Fire safety control room (France) | professional | PC sécurité; poste central de sécurité; gestion du PC sécurité; tenue du PC sécurité; poste de sécurité incendie
dispatch-communications | Two-way radio communication | professional | radio communication?; radio communications?; <police radio; <radio procedures?; <radio etiquette; <radio protocol; <handheld radio; <handheld radios; two-way radio communications; Funkverkehr; Funksprechverkehr; Sprechfunk; communication radio?; <procédure radio; comunicación por radio?; manejo de radio; radios de comunicación; radiocomunicación?; manejo de radios; manejo de radios de comunicación; radiocommunications?; uso de radio; uso de radio de comunicación; police and fire radio communications; <ten codes?; <10-codes?; <radio operator?; <radio codes; <radio dispatching | | dispatch; dispatcher; police; patrol; security; two-way; emergency; units; officers; guard; military; handheld; seguridad; vigilancia; aircraft; VHF; tactical; army; transmissions; telephone; fire; talkie; rondes; sécurité; vhf
ncic | NCIC | tool | National Crime Information Center; NCIC queries
ncic-certification | NCIC certification (US) | certification | NCIC certified | ncic
fcic | FCIC (Florida) | tool | Florida Crime Information Center; FCIC; <FCIC certified
nlets | Nlets | tool
tlets | TLETS (Texas) | tool | TLETS; <TLETS certified
tcic | TCIC (Texas) | tool | Texas Crime Information Center
leads-illinois | LEADS (Law Enforcement Agencies Data System) | tool | <LEADS certified
clets | CLETS (California) | tool | CLETS; <CLETS certified
vcin | VCIN (Virginia) | tool | VCIN; <VCIN certified
acic | ACIC (Arkansas) | tool | ACIC; ACIC certified
cjis | CJIS security policy | technical | CJIS; CJIS security; CJIS compliance; <CJIS certified; CJIS Security Awareness
leitstelle | Control centre dispatching (Germany) | professional | Leitstelle?; Einsatzleitstelle; Leitstellendisposition; integrierte Leitstelle | | Notruf; Disponent; Rettungsdienst; Feuerwehr; Disposition; Einsatz; Polizei; Rettung
bos-funk | BOS-Funk (Germany) | certification | Digitalfunk BOS?; <BOS-Sprechfunker; <Sprechfunklehrgang; BOS-Funkberechtigung | dispatch-communications | Sprechfunker; Feuerwehr; Lehrgang; Rettungsdienst; THW; Sprechfunk; Truppmann
military-radio | Military radio operation | technical | tactical radios; military radios; military radio
sincgars | SINCGARS | tool | SINCGARS radio; <ASIP radio | military-radio

# Military
military-operations | Military operations | professional | <combat operations?; <field operations military; <army operations; <naval operations; <joint operations?; <joint military operations; <amphibious operations; <stability operations?; opérations militaires; <opérations extérieures; operaciones militares | | army; military; combat; navy; battalion; deployed; soldiers; marine; air; task; force; Afghanistan; Iraq
military-service | Military service? | professional | military experience?; military training?; armed forces?; Wehrdienst; <Grundwehrdienst; <Bundeswehr; <Zeitsoldat; <Soldat auf Zeit; <Offizier Bundeswehr; <U.S. Army?; <US Army?; <United States Army?; <US Navy?; <U.S. Navy?; <United States Navy?; <US Marine Corps?; <U.S. Marine Corps?; <United States Marine Corps?; <USMC?; <US Air Force?; <U.S. Air Force?; <United States Air Force?; <USAF?; <National Guard?; <Army National Guard; <Air National Guard; <US Coast Guard?; <Army Reserve; <U.S. Army Reserve; service militaire; <armée de terre; <armée de l'air; <marine nationale; <légion étrangère; servicio militar; <servicio militar obligatorio; fuerzas armadas?; <ejército nacional; <réserve militaire | | army; navy; marines; soldiers; combat; infantry; deployed; sergeant; battalion; served; enlisted; airman; rank; honorably; honorable; platoon; squad; sailor; petty; corporal; reservist; deployment; bataillon; regiment; ejército; soldado; sargento; militar; batallón
combat-experience | Combat experience | professional | combat deployment; <Operation Iraqi Freedom; <Operation Enduring Freedom; <OIF/OEF; <Auslandseinsatz Bundeswehr | military-service
infantry | Infantry | professional | infantryman; infantry operations; infantry tactics; <small unit tactics; infanterie; infantería; combat d'infanterie | military-service
airborne-operations | Airborne operations | professional | paratrooper; airborne school; jumpmaster; Fallschirmjäger; parachutiste militaire; paracaidista militar | military-service
air-assault | Air assault operations | professional | air assault; air assault school
artillery | Artillery | technical | field artillery; artillerie; artillería; <cannon crewmember; <forward observer?; <joint fires observer; <fire support military | | army; artillery; military; fire; infantry; battalion; gun; cannon; soldiers
military-reconnaissance | Military reconnaissance | professional | reconnaissance operations; cavalry scout; <scout platoon; Aufklärung Bundeswehr; reconnaissance militaire; reconocimiento militar
convoy-operations | Convoy operations | professional | convoy security; tactical convoy operations; <convoy commander; convoys militaires
mdmp | Military decision making process (MDMP) | technical | MDMP; military decision-making process; military planning; <operational planning military; joint planning process
counterinsurgency | Counterinsurgency | technical | COIN operations; counter-insurgency; contrainsurgencia
military-justice | Military justice | technical | Uniform Code of Military Justice; UCMJ; courts-martial; justice militaire; justicia militar; Wehrrecht
land-navigation | Land navigation? | professional | navigation land; map reading military; <compass navigation; Orientierung im Gelände; topographie militaire | | army; map; compass; military; infantry; survival; orienteering; training; topographic; soldiers; search; wilderness
drill-ceremony | Drill and ceremony | professional | military drills; drill and ceremonies; Formaldienst; ordre serré; orden cerrado? | | militar; desfile; ejército; escuela; soldados; instrucción
civil-affairs | Civil affairs? | professional | civil-military operations; CIMIC?; civil-military cooperation; affaires civilo-militaires | | army; military; humanitarian; NATO; liaison; deployed; Bundeswehr; soldiers
psychological-operations | Psychological operations | professional | PSYOP; military information support operations
information-operations | Information operations? | professional | military information operations | | military; PSYOP; army; cyber; influence; intelligence; joint; navy; command; battalion; psychological
military-science | Military science | technical | military studies; <ROTC; <Army ROTC; sciences militaires; ciencias militares; Militärwissenschaft; military doctrine
military-history | Military history | technical | Militärgeschichte; histoire militaire; historia militar
force-readiness-sentinelle | Opération Sentinelle (France) | professional | opération Sentinelle; Vigipirate; plan Vigipirate
ammunition-ordnance | Military property accountability | professional | <command supply discipline program; military equipment accountability; <hand receipt holder; <property book management; <change of command inventories; <sensitive items inventory; <sensitive item inventories; <property book officer; military property management | military-operations
ammunition-handling | Ammunition handling | professional | ammunition management; munitions handling; ammunition supply; ammunition?; ordnance handling; Munitionshandhabung; gestion des munitions; manejo de municiones | | military; army; weapons; weapon; ordnance; explosives; storage; rounds; firearms; munitions; soldiers; battalion
eod | Explosive ordnance disposal | technical | EOD technician; unexploded ordnance; UXO; <UXO clearance; Kampfmittelbeseitigung; Kampfmittelräumung; déminage; desminado; bomb disposal; neutralisation d'explosifs; <demining
uxo-technician | UXO technician certification (US) | certification | <UXO Technician I; <UXO Technician II; <UXO Technician III; UXO Tech | eod
unit-movement | Unit movement planning | professional | unit movement officer; movement control?; deployment planning military |  | military; army; convoy; deployment; logistics; soldiers; redeployment
tc-aims | TC-AIMS II | tool | TC-AIMS; Transportation Coordinators' Automated Information for Movements System
jopes | JOPES | tool | Joint Operation Planning and Execution System
sarss | SARSS-1 | tool | Standard Army Retail Supply System
saas-mod | SAAS-MOD | tool | Standard Army Ammunition System
fedlog | FED LOG | tool | FEDLOG; Federal Logistics Information
chemical-defense | CBRN defence | technical | CBRN; CBRNE; NBC defense; chemical biological radiological nuclear; CBRN defense; <CBRN operations; <chemical operations specialist; <CBRN specialist; <CBRN training; <NBC NCO; <NBC operations; ABC-Abwehr; CBRN-Schutz; ABC-Schutz; NRBC; défense NRBC; <risques NRBC; NBQR; <CBRNE response; <decontamination procedures CBRN | military-operations
wmd-response | WMD response | professional | weapons of mass destruction response; WMD operations; weapons of mass destruction
security-clearance | Security clearance | certification | security clearances; government clearance?; <DoD security clearance; active security clearance; <DoD clearance; <US government security clearance; government security clearance; current security clearance; <Department of Defense security clearance |  | secret; federal; dod; security; polygraph; public trust
secret-clearance | Secret clearance (US, Canada) | certification | secret clearance; active secret clearance; <DoD secret clearance; secret security clearance; Secret level clearance; <Secret Clearance DoD; current secret clearance; <active DoD secret clearance; <interim secret clearance | security-clearance
top-secret-clearance | Top Secret clearance (US, Canada) | certification | top secret clearance; top secret security clearance; TS clearance; active top secret clearance; active Top Secret; <DoD Top Secret; Top Secret?; <Single Scope Background Investigation; <SSBI | secret-clearance | clearance; cleared; sci; dod; active; security; ssbi; polygraph
ts-sci | TS/SCI clearance (US) | certification | TS/SCI; TS-SCI; Top Secret/SCI; SCI clearance; active TS/SCI; Top Secret/Sensitive Compartmented Information; <TS/SCI with polygraph | top-secret-clearance
polygraph-clearance | Polygraph clearance (US) | certification | <CI polygraph; <full scope polygraph; polygraph clearance; <FSP polygraph; <counterintelligence polygraph
yankee-white | Yankee White clearance (US) | certification | Yankee White | top-secret-clearance
public-trust | Public trust clearance (US) | certification | public trust clearance; MBI public trust; <high risk public trust
doe-q | DOE Q clearance (US) | certification | Q clearance; DOE Q clearance; Q cleared | security-clearance
doe-l | DOE L clearance (US) | certification | L clearance?; DOE L clearance | security-clearance | doe; department of energy; nuclear; national laboratory; nnsa; sandia
nato-secret | NATO Secret clearance | certification | NATO Secret | security-clearance
sc-clearance-uk | SC clearance (UK) | certification | SC cleared; SC clearance; SC Security Clearance; Security Check clearance | bpss
dv-clearance-uk | DV clearance (UK) | certification | DV cleared; DV clearance; Developed Vetting | sc-clearance-uk
bpss | BPSS clearance (UK) | certification | BPSS; Baseline Personnel Security Standard; BPSS cleared
sue-de | Sicherheitsüberprüfung (Germany) | certification | Sicherheitsüberprüfung?; <Sicherheitsüberprüfung Ü2; <SÜ2; Sicherheitsüberprüfung nach SÜG; <erweiterte Sicherheitsüberprüfung | security-clearance | sicherheitsüberprüfungsgesetz; sül; sabotageschutz; verschlusssachen; geheim; bundeswehr; verfassungsschutz; behörde; ü1; ü2; nato
habilitation-defense-fr | Habilitation secret (France) | certification | habilitation secret défense; habilitation secret; secret défense?; habilitation défense; <habilitation confidentiel défense | security-clearance | habilitation; habilité; habilitée; défense nationale; confidentiel

# More particular skills
nda | Non-disclosure agreements | professional | nondisclosure agreements; NDA?; NDAs?; confidentiality agreements; confidentiality agreement; non-disclosure agreement; Geheimhaltungsvereinbarungen; accords de confidentialité; acuerdos de confidencialidad; Vertraulichkeitsvereinbarungen | contract-law | agreement; agreements; confidentiality; contract; contracts; legal; msa; disclosure
trademarks | Trademark law | technical | trademark?; Markenrecht; droit des marques; trademarks? | intellectual-property | law; patent; patents; copyright; intellectual; attorney; litigation; registration; USPTO; IP; infringement; copyrights; licensing; legal; paralegal
trademark-prosecution | Trademark registration | professional | trademark prosecution; trademark applications; trademark filings; trademark filing; Markenanmeldungen; Markenanmeldung; dépôt de marques; registro de marcas | trademarks
trademark-search | Trademark searching | professional | trademark searches; trademark search; trademark clearance; Markenrecherche; recherche d'antériorité de marques
copyright | Copyright law | technical | copyrights; <copyright infringement; Urheberrecht; droit d'auteur; derechos de autor; <propriété littéraire et artistique; Copyright?; <copyright registration; <copyright compliance; <fair use analysis | intellectual-property | law; trademark; intellectual; patent; infringement; licensing; legal
copyright-clearance | Copyright clearance | professional | copyright permissions; permissions clearance; copyright permission
dmca | DMCA | technical | Digital Millennium Copyright Act; DMCA takedowns
media-entertainment-law | Media law | technical | Medienrecht; droit des médias; <Presserecht; <droit de la presse; derecho de los medios; <Urheber- und Medienrecht | intellectual-property
entertainment-law | Entertainment law | technical | entertainment contracts; derecho del entretenimiento; <talent contracts; droit du spectacle | law
sports-law | Sports law | technical | droit du sport; derecho deportivo; Sportrecht | law
music-licensing | Music licensing | professional | music rights licensing; music publishing licensing; Musiklizenzierung; licencias musicales
rights-clearance | Rights clearance | professional | rights management media; clearance of rights; Rechteklärung; libération de droits; gestión de derechos audiovisuales
criminal-defense | Criminal defence | technical | criminal defense; Strafverteidigung; defensa penal; defending criminal cases; défense pénale; <criminal defense attorney; defensoría penal; <public defender; <public defense; <DUI defense; <felony defense; <white collar defense; <indigent defense | criminal-law
prosecution | Criminal prosecution | professional | <prosecutor; <district attorney; <assistant district attorney; <Staatsanwaltschaft; <ministère public; <State's Attorney; <prosecuting attorney; <fiscal adjunto; <parquet judiciaire; <procureur; prosecution?; prosecuting criminal cases; <prosecuting cases; <fiscalía penal | criminal-law | criminal; court; prosecutor; district; cases; justice
antitrust | Antitrust law | technical | antitrust; competition law; <antitrust litigation; <antitrust compliance; Kartellrecht; droit de la concurrence; libre competencia?; derecho de la competencia; derecho de competencia; antitrust and competition law; Kartell- und Wettbewerbsrecht | law | derecho; abogado; antitrust; merger; economía; competencia; mercados; INDECOPI
merger-control | Merger control | technical | Fusionskontrolle; HSR filings; Hart-Scott-Rodino; contrôle des concentrations; control de concentraciones | antitrust
unfair-competition-law | Unfair competition law | technical | Wettbewerbsrecht; UWG?; Lauterkeitsrecht; concurrence déloyale; competencia desleal | law | Wettbewerbsrecht; Markenrecht; Rechtsanwalt; Rechtsanwältin; Urheberrecht; GWB; Abmahnung; Abmahnungen
environmental-law | Environmental law | technical | derecho ambiental; <environmental litigation; environmental regulations law; <Immissionsschutzrecht; Umweltrecht; droit de l'environnement; <natural resources law | law
energy-law | Energy law | technical | Energierecht; droit de l'énergie; derecho energético; <oil and gas law; Energiewirtschaftsrecht | law
mining-law | Mining law | technical | derecho minero; Bergrecht; droit minier | law
health-law | Health law | technical | health care law; derecho sanitario; droit médical; derecho médico; healthcare law; healthcare laws; medical law; Medizinrecht; Gesundheitsrecht; droit de la santé; <Krankenhausrecht | law
pharmaceutical-law | Food and drug law | technical | Arzneimittelrecht; FDA law; Pharmarecht; droit pharmaceutique; derecho farmacéutico; pharmaceutical law
human-rights | Human rights? | technical | <human rights law; <international human rights; <international human rights law; Menschenrechte; droits de l'homme; derechos humanos; droits humains; <human rights research; <human rights monitoring |  | advocacy; international law; NGO; refugees; refugee; violations; United Nations; activism; humanitarian; LLM
humanitarian-law | International humanitarian law | technical | humanitäres Völkerrecht; droit international humanitaire; derecho internacional humanitario; law of armed conflict | international-law
international-criminal-law | International criminal law | technical | Völkerstrafrecht; droit international pénal; derecho penal internacional | international-law
anti-trafficking | Human trafficking prevention | professional | anti-trafficking; counter-trafficking; lutte contre la traite des êtres humains; trata de personas? | | víctimas; prevención; derechos; policía; migrantes; delito; explotación
consumer-protection-law | Consumer protection law | technical | consumer law; Verbraucherrecht; droit de la consommation; derecho del consumidor; consumer protection?; <consumer protection regulations | law | law; legal; litigation; attorney; regulation; compliance; ftc; cfpb
consumer-protection-work | Consumer advocacy | professional | Verbraucherschutz?; protection des consommateurs; protección al consumidor; protección del consumidor; consumer rights advocacy | | Verbraucher; Beratung; Verbraucherzentrale; Lebensmittel; Behörde; consumidores; réclamations; Recht
advertising-law | Advertising law | technical | Werberecht; droit de la publicité; derecho publicitario; FTC advertising regulations
aviation-maritime-law | Maritime law | technical | admiralty law; Seerecht; droit maritime; derecho marítimo; admiralty and maritime | law
aviation-law | Aviation law | technical | droit aérien; derecho aeronáutico; Luftverkehrsrecht | law
transport-law | Transport law | technical | transportation law; Transportrecht; droit des transports; derecho del transporte; <Speditionsrecht | law
ccpa | CCPA? | technical | California Consumer Privacy Act?; CCPA compliance; <CPRA?; CCPA regulations; <CCPA/CPRA | data-privacy | gdpr; compliance; hipaa; dpia; onetrust; breach; counsel; iso 27001; cipp
ferpa | FERPA | technical | FERPA compliance; FERPA regulations; Family Educational Rights and Privacy Act | data-privacy
coppa | Children's Online Privacy Protection Act (COPPA) | technical | COPPA?; COPPA compliance; Children's Online Privacy Protection Act | data-privacy | privacy; ferpa; ftc; hipaa; gdpr
foia | Handling FOIA requests | professional | FOIA; Freedom of Information Act; FOIA requests; <public records requests; <open records requests; <public information requests; <Informationsfreiheitsgesetz; <FOIA/Privacy Act; <redaction of records; acceso a la información pública
privacy-act-us | Privacy Act (US) | technical | Privacy Act compliance; Privacy Act of 1974 | data-privacy
public-records | Public records law | technical | open records law; Sunshine Law; open meetings laws; public records act
bank-secrecy-act | Bank Secrecy Act | technical | BSA compliance; bank secrecy; Bank Secrecy Act/AML; BSA regulations; <BSA reporting; <BSA officer; BSA? | aml | aml; bank; compliance; laundering; ofac; kyc; ctr; teller; fraud; suspicious
ctr-filing | Currency transaction reporting | professional | currency transaction reports; CTR filing; CTR reporting bank; currency transaction report | bank-secrecy-act
fiduciary-trusts | Trust administration? | professional | <fiduciary services?; <trustee services; <trust and estate administration; trust management? | | trusts; estate; estates; trustee; beneficiaries; probate; bank; wealth; wills; fiduciary; attorney; tax
trust-accounting | Trust accounting | professional | fiduciary accounting; trust and estate accounting; trust account reconciliation
iolta | IOLTA accounts | professional | IOLTA; IOLTA reconciliation; attorney trust accounting; client trust accounts; Anderkonten
trust-law | Trust law | technical | law of trusts; <revocable trusts; <irrevocable trusts; <special needs trusts; <charitable trusts; <living trusts | law
e-filing | Electronic court filing | professional | electronic filing court; <e-filing in state and federal courts; court e-filing; electronic court filings; elektronischer Rechtsverkehr; e-filing?; e-filings?; eFiling?; <ECF filing | court-filings | court; courts; legal; pleadings; attorney; litigation; paralegal; federal; motions; documents
cm-ecf | CM/ECF | tool | CM ECF; Case Management/Electronic Case Files | e-filing
pacer | PACER? | tool | PACER.gov; Public Access to Court Electronic Records | | court; courts; ecf; federal; docket; filings; legal
subpoenas | Subpoenas | professional | subpoena; <preparing subpoenas; <serving subpoenas; <subpoena responses; <subpoena compliance; <served subpoenas; <records subpoenas | court-filings
process-serving | Service of process | professional | process serving; process server; serving legal documents; serve legal documents; serving process; notificación judicial; signification d'actes; Zustellung von Schriftstücken; <summons and complaints
court-testimony | Testifying in court | professional | court testimony; testify in court; testified in court; courtroom testimony; testify at trial; testimony in court; provide court testimony; testimony?; testifying?; Zeugenaussagen vor Gericht | | court; trial; expert; witness; hearings; attorney; judge; evidence; police; officer
expert-testimony | Expert testimony | professional | expert witness testimony; expert witness; testified as expert; expert witness services; Sachverständigengutachten; <Gerichtsgutachten; expertise judiciaire; peritaje judicial
court-appearances | Court appearances? | professional | court appearance?; appearing in court; comparecencias judiciales; Gerichtstermine; <audiencias judiciales | | attorney; attorneys; court; legal; hearings; trial; judge; counsel; litigation; probation; caseload; defendants; motions
relativity-software | Relativity? | tool | kCura Relativity; <RelativityOne; <Relativity document review; Relativity e-discovery; Relativity software; <Relativity database | ediscovery-tools | discovery; review; document; concordance; summation; litigation; ediscovery; e-discovery; ipro; nuix; legal; kcura; westlaw; lexis
relativity-rca | Relativity Certified Administrator (RCA) | certification | Relativity Certified Administrator | relativity-software
clio | Clio? | tool | <Clio Manage; <Clio Grow; Clio software | law-practice-software | law; legal; attorney; paralegal; litigation; westlaw; mycase
mycase | MyCase | tool | MyCase software; My Case legal | law-practice-software
practicepanther | PracticePanther | tool | Practice Panther | law-practice-software
smokeball | Smokeball | tool | Smokeball legal | law-practice-software
filevine | Filevine | tool | File Vine? | law-practice-software | software; law; practice; filevine
rocket-matter | Rocket Matter | tool | RocketMatter | law-practice-software
cosmolex | CosmoLex | tool | Cosmolex software | law-practice-software
lawmatics | Lawmatics | tool | Lawmatics CRM
litify | Litify | tool | Litify Salesforce | law-practice-software
crime-scene | Crime scene work | professional | crime scene; Tatortarbeit; Spurensicherung; scène de crime; crime scene analysis; crime scenes; escena del crimen; <crime scene sketching; procesamiento de la escena del crimen; gestion de scène de crime; <crime scene preservation; <crime scene management; <crime scene documentation | evidence-handling
crime-scene-photography | Crime scene photography | professional | forensic photography; evidence photography; photographie judiciaire; fotografía forense
bloodstain-pattern | Bloodstain pattern analysis | technical | blood spatter analysis; bloodstain analysis; morphoanalyse des traces de sang
crime-scene-reconstruction | Crime scene reconstruction | technical | Tatrekonstruktion
csi-certification | Certified Crime Scene Investigator (CCSI) | certification | Certified Crime Scene Investigator; <IAI crime scene certification | crime-scene
police-technique-scientifique | Police technique et scientifique | technical
interrogation | Interrogation? | professional | interview and interrogation; interviews and interrogations; interviewing and interrogation; interrogations?; interrogation techniques; Vernehmungen; interrogatorios; interviewing and interrogation techniques; interview & interrogation; <interviewing suspects; <suspect interviews; <kinesic interview | criminal-investigation | suspects; suspect; police; interviewing; military; intelligence; detainees; investigation; investigations; crime; criminal
investigative-interviewing | Investigative interviewing | professional | PEACE interviewing; investigative interviews; interviewing witnesses and suspects; <cognitive interview
polygraph | Polygraph examination | technical | polygraph examiner; polygraph testing; polygraph exams; Polygraphie; poligrafía; poligrafista
fingerprinting | Fingerprinting? | technical | finger printing?; relevé d'empreintes; fingerprint processing; taking fingerprints; Daktyloskopie; dactiloscopia; dactiloscopía; <livescan fingerprinting; <LiveScan operator; <live scan fingerprinting; dactyloscopie | | livescan; live scan; police; booking; inmates; jail; latent; crime; forensic; evidence; mugshots
latent-prints | Latent fingerprint examination | technical | latent prints; latent fingerprint; latent fingerprints; latent print processing; fingerprint comparison; fingerprint identification; latent print comparison
afis | AFIS | tool | Automated Fingerprint Identification System; <IAFIS
undercover-surveillance | Undercover investigations | professional | undercover operations; verdeckte Ermittlungen; <covert operations; <controlled buys | criminal-investigation
narcotics-investigation | Narcotics investigations | professional | drug investigations; narcotics enforcement; drug enforcement?; <drug trafficking investigations; drug interdiction; counter-narcotics; antinarcóticos; lucha contra el narcotráfico; lutte contre les stupéfiants; Rauschgiftkriminalität; Drogenfahndung | criminal-investigation | narcotics; police; task force; trafficking; arrests; undercover; informants
informant-handling | Informant handling | professional | confidential informants; confidential informant management; managing informants?; source handling?; V-Mann-Führung | | informants; police; detective; intelligence; criminal; confidential; HUMINT; investigations; undercover; narcotics
organized-crime | Organized crime investigations | professional | organised crime investigations | criminal-investigation
vice-investigations | Vice investigations | professional | vice squad; prostitution investigations | criminal-investigation
private-investigation | Private investigation | professional | private investigations; <private investigator; <Detektei; <Detektiv; <détective privé; enquêtes privées; <investigador privado; <private detective; investigación privada; <enquêteur privé; <detective privado
insurance-fraud-investigation | Insurance fraud investigation | professional | SIU investigations; insurance fraud investigations; insurance fraud; <covert surveillance of claimants; enquêtes fraude assurance; investigación de fraude de seguros
asset-searches | Asset searches | professional | asset search; asset tracing?; locate investigations?; recherche d'actifs; rastreo de activos | | investigations; investigator; fraud; recovery; skip; debtors; judgments; databases; litigation; forensic
pi-license | Private investigator licence | certification | private investigator license; licensed private investigator; PI license?; detective license; <habilitación de detective privado; <agrément CNAPS agent de recherches privées | private-investigation | investigator; investigations; surveillance; detective; investigative
k9-handling | Service dog handling | professional | K-9 handling; <K-9?; <K-9 unit; <police canine; Diensthundeführer; cynotechnie; <agent cynophile; <K9 unit; <canine unit; <police dog; <canine officer; binomios caninos; <équipe cynophile; <narcotics detection dogs; <Diensthund | law-enforcement | police; canine; handler; patrol; narcotics; sheriff; detection; explosives; dog
crowd-control | Crowd control | professional | crowd management; control de multitudes; gestion de foule; Besucherlenkung?; Menschenmengen lenken; gestion de foules; crowd control management; manejo de multitudes; crowd control at events; gestión de multitudes; <crowd safety | | security; Veranstaltungen; Ordner; Sicherheit; Einlass; Veranstaltung; events
crowd-manager-cert | Trained crowd manager certificate | certification | trained crowd manager; certified crowd manager; crowd manager certification | crowd-control
self-defense | Self-defense | technical | self defense; Selbstverteidigung; self-défense; defensa personal; self defence; técnicas de defensa personal
martial-arts | Martial arts | technical | arts martiaux; artes marciales; Kampfkunst; Kampfsport | self-defense
krav-maga | Krav Maga | technical | Krav Maga instructor; Krav-Maga | self-defense
karate | Karate | technical | Karatedo; Shotokan karate; <Shotokan; karate black belt | martial-arts
judo | Judo | technical | Judo black belt | martial-arts
taekwondo | Taekwondo | technical | tae kwon do; taekwondo black belt | martial-arts
jiu-jitsu | Jiu-jitsu | technical | jiu jitsu; ju-jitsu; <Brazilian Jiu-Jitsu; BJJ | martial-arts
aikido | Aikido | technical | aïkido | martial-arts
muay-thai | Muay Thai | technical | Thai boxing; Thaiboxen; boxe thaï | martial-arts
kung-fu | Kung fu | technical | <Wushu; <Wing Chun | martial-arts
military-combatives | Military combatives | technical | combatives; Modern Army Combatives; MCMAP; <Marine Corps Martial Arts Program; hand-to-hand combat; <Army Combatives Level 1; combat corps à corps | self-defense
hostage-negotiation | Crisis negotiation | professional | hostage negotiation; hostage negotiations; crisis negotiator; hostage negotiator; crisis negotiations; Verhandlungsgruppe; négociation de crise; negociación de rehenes; negociación en crisis; crisis negotiation team; crisis and hostage negotiation
search-and-rescue | Search and rescue | professional | search & rescue; <Wilderness rescue; <SAR operations; búsqueda y rescate; <wilderness search and rescue; <rescue operations?; recherche et sauvetage; Such- und Rettungsdienst; sauvetage?; rescate? | emergency-response | rescue; pompier; secours; emergencias; bombero; búsqueda; emergency; medical
water-rescue | Water rescue | professional | Wasserrettung; sauvetage aquatique; rescate acuático; <swiftwater rescue; <swift water rescue; <ice rescue; <rescue swimmer; <sauvetage en mer; sea rescue
mountain-rescue | Mountain rescue | professional | Bergrettung; secours en montagne; rescate en montaña; <Bergwacht; alpine rescue
technical-rescue | Technical rescue? | professional | rope rescue?; high angle rescue; rescate vertical; Höhenrettung | | rescue; firefighter; confined; swiftwater; fire; NFPA; mountain; emergency; high; extrication
usar | Urban search and rescue | professional | USAR?; sauvetage déblaiement; heavy rescue; structural collapse rescue | search-and-rescue | search; rescue; fema; urban; collapse
incident-command | Incident Command System | technical | <incident command; <unified command; sistema de comando de incidentes; comando de incidentes; <NIMS/ICS; <incident management team | emergency-response
nims | National Incident Management System (NIMS) | technical | NIMS?; National Incident Management System; NIMS training; <ICS/NIMS; NIMS compliance | | incident; ics; fema; emergency; hazmat
ics-100 | FEMA IS-100 | certification | ICS 100; ICS-100; IS-100?; IS-100.C; FEMA ICS 100; <ICS 100/200 | incident-command | fema; ics; nims; incident; emergency; is-700; is-200; ics-100
ics-200 | FEMA IS-200 | certification | ICS 200; ICS-200; IS-200?; FEMA ICS 200 | ics-100 | fema; ics; nims; incident; emergency; is-100; is-700; ics-200
ics-300 | ICS-300 | certification | ICS 300; ICS-300 certified | ics-200
ics-400 | ICS-400 | certification | ICS 400; ICS-400 certified | ics-300
ics-700 | FEMA IS-700 | certification | ICS 700; ICS-700; IS-700?; NIMS 700 | nims | fema; ics; nims; incident; emergency; is-100; is-200; ics-100
ics-800 | FEMA IS-800 | certification | ICS 800; ICS-800; IS-800?; National Response Framework IS-800 | | fema; ics; nims; incident; emergency; is-100; is-700; is-200
emergency-operations-center | Emergency operations center work | professional | emergency operations center; EOC activation; EOC operations; Führungsstab Einsatz; centro de operaciones de emergencia
disaster-relief | Disaster response | professional | disaster relief; disaster relief operations; <disaster assistance; <hurricane relief; <FEMA disaster response; Katastrophenhilfe; disaster response operations; <Katastrophenschutz; disaster response and relief | emergency-response
disaster-management | Disaster management | professional | Katastrophenmanagement; gestion des catastrophes; gestión del riesgo de desastres; gestión de riesgos de desastres; disaster risk reduction; <prevención de desastres
disaster-preparedness | Disaster preparedness | professional | disaster planning; Katastrophenvorsorge; préparation aux catastrophes; preparación ante desastres
civil-protection | Civil protection | professional | Bevölkerungsschutz; Zivilschutz; protection civile; protección civil; sécurité civile; defensa civil?; civil defense? |  | emergency; emergencies; disaster; evacuation; brigada; brigadas; emergencias; desastres; simulacros; rescue; rescate; incendios
hazard-mitigation | Hazard mitigation | professional | hazard mitigation planning; <hazard mitigation grant program
alarm-response | Alarm monitoring? | professional | monitoring alarms; monitor alarms?; monitored alarms; alarm monitoring center; <Alarmaufschaltung; Überwachung von Alarmanlagen; télésurveillance?; monitoreo de alarmas; central de monitoreo?; <Notruf- und Serviceleitstelle; <alarm station operator; <central station monitoring; <central de alarmas; <alarm dispatch; alarm monitoring and response | | security; CCTV; guard; patrol; intrusion; cameras; fire; sécurité; seguridad; cámaras; dispatch; police; alarms; burglar; vigilancia; officer
alarm-response-service | Alarm response? | professional | responding to alarms?; respond to alarms?; responded to alarms?; Alarmverfolgung; <levée de doute; <levées de doute; intervention sur alarme; respuesta a alarmas; <respond to fire alarms; Interventionsdienst? | | security; guard; patrol; intrusion; police; fire; burglar; officer; premises; emergencies; Wachdienst; Streifendienst; Alarm; Objektschutz; incidents; CCTV; officers
airport-screening | Airport security screening | professional | TSA screening; <baggage screening?; <passenger screening; <screening passengers?; <Transportation Security Officer; Luftsicherheitskontrollen; screening passengers and baggage; <TSA officer; <inspección de equipaje; <inspection filtrage; <agent de sûreté aéroportuaire; <checkpoint screening; <X-ray baggage screening | | TSA; airport; aviation; x-ray; checkpoint; luggage; security
etd-screening | Explosive trace detection | technical | explosive trace detection screening; explosive detection screening; ETD screening
luftsicherheitsassistent | Luftsicherheitsassistent (Germany) | certification | Luftsicherheitsassistentin | airport-screening
luftsicherheitsbeauftragter | Luftsicherheitsbeauftragter (Germany) | certification | Luftsicherheitsbeauftragte | aviation-security
aviation-security | Aviation security | technical | AVSEC; sûreté aérienne; seguridad de la aviación; airport security; sûreté aéroportuaire; seguridad aeroportuaria; <seguridad aeroportuaria AVSEC; aviation security management
opsec-comsec | Handling classified information | technical | <classified document control; classified document handling; handling classified material; <safeguarding classified information; <secret documents handling; <Geheimschutz; Verschlusssachen; <Geheimschutzbeauftragter; information classifiée; <protection du secret; <derivative classification; handling of classified material; <marking classified documents; Umgang mit Verschlusssachen
opsec | Operations security (OPSEC) | technical | OPSEC; operations security; OPSEC program; OPSEC planning
comsec | Communications security (COMSEC) | technical | COMSEC; communications security; <COMSEC custodian; <COMSEC account; <COMSEC manager; <COMSEC responsible officer; <EKMS; <KMI COMSEC; <crypto custodian
siprnet | SIPRNet | tool | SIPR; Secret Internet Protocol Router Network
niprnet | NIPRNet | tool | NIPR?; Non-classified Internet Protocol Router Network | | sipr; jwics; classified; dod; siprnet
jwics | JWICS | tool | Joint Worldwide Intelligence Communications System
armored-transport | Cash-in-transit | professional | armored transport; armored truck; cash in transit; armored car; Geld- und Werttransport; Geld- und Werttransporte; transport de fonds; <convoyeur de fonds; traslado de valores; transporte de valores; <armored vehicle guard; custodia de valores en tránsito; traslado de caudales; convoyage de fonds; Werttransport; <armored car guard; <armored truck driver; valuables transport; custodia de valores
atm-replenishment | ATM replenishment | professional | ATM servicing armored; ATM cash replenishment; Geldautomatenbefüllung; desserte de DAB; cash loading of ATMs
military-drills-leadership | Military leadership | professional | <platoon sergeant; <platoon leader; <noncommissioned officer; <NCO leadership; <company commander?; <Gruppenführer Bundeswehr?; militärische Führung?; <sous-officier?; commandement militaire; <suboficial?; <non-commissioned officer; <battalion commander; <platoon commander; <Zugführer Bundeswehr; <NCOIC; <noncommissioned officer in charge; <Unteroffizier; <Feldwebel; <squad leader?; <fire team leader; <first sergeant?; <led soldiers; <section sergeant? | military-service | army; soldiers; military; infantry; marines; troops; battalion; platoon; combat; sergeant; NCO; Bundeswehr; deployed; ejército; armée
military-instruction | Military instruction | professional | soldier training; training soldiers; trained soldiers; training of soldiers; <drill instructor; <drill sergeant; recruit training?; instruction militaire; instrucción militar; Ausbilder Bundeswehr | military-service | army; soldiers; military; drill; marines; marine; navy; sergeant
basic-leader-course | Basic Leader Course (US Army) | certification | <Warrior Leader Course; Basic Leader Course; <Primary Leadership Development Course; <PLDC?; <Primary Leadership Development? | military-drills-leadership | army; nco; ncoer; noncommissioned; military; soldiers; sergeant; u.s. army
advanced-leader-course | Advanced Leader Course (US Army) | certification | Advanced Leader Course?; <BNCOC; <Basic Noncommissioned Officer Course | basic-leader-course | army; nco; ncoer; noncommissioned; military; soldiers; sergeant; u.s. army
senior-leader-course | Senior Leader Course (US Army) | certification | Senior Leader Course?; <ANCOC; <Advanced Noncommissioned Officer Course | advanced-leader-course | army; nco; ncoer; noncommissioned; military; soldiers; sergeant; u.s. army
ocs-military | Officer Candidate School (US) | certification | Officer Candidate School; OCS military
airman-leadership | Airman Leadership School (US) | certification | Airman Leadership School; ALS Air Force | military-drills-leadership

# Certificates
bar-admission | Bar admission | certification | admitted to the bar; <licensed attorney; licensed to practice law; member of the bar; <licensed lawyer; <barred attorney; admitted attorney; bar license?; attorney license; state bar license; member of state bar; active bar member; admitted to practice law; bar member?; bar membership?; law license; State Bar member; bar admission; <State Bar of California; <State Bar of Texas; <California State Bar; <New York Bar?; <Florida Bar?; called to the Bar; <bar admission US; <serment d'avocat; <avocat au barreau; <inscrit au barreau | law | attorney; admitted; admission; admissions; juris; jd; llm; llb; counsel; esq; lawyer; law school
juris-doctor | Juris Doctor (JD) | certification | Juris Doctor; J.D.?; JD?; JD degree | law | juris; attorney; llm; llb; lawyer; law school; school of law; bar exam; law review
llm | Master of Laws (LL.M.) | certification | LL.M.; LLM degree; Master of Laws | law
llb | Bachelor of Laws (LL.B.) | certification | LL.B.; LLB degree; Bachelor of Laws | law
mpre | MPRE | certification | Multistate Professional Responsibility Examination
solicitor-uk | Solicitor qualification | certification | qualified solicitor; solicitor qualified; admitted solicitor | law
barrister-uk | Barrister qualification | certification | <barrister-at-law; qualified barrister; <called to the Bar of England and Wales | law
legal-practice-course | Legal Practice Course (UK) | certification | Legal Practice Course; LPC law | law
gdl | Graduate Diploma in Law (UK) | certification | Graduate Diploma in Law; GDL law conversion | law
law-society-ontario | Law Society of Ontario licence | certification | LSO licensee; licensed by the Law Society of Ontario; Law Society of Ontario licensee; member of the Law Society of Ontario | law
rechtsanwalt-de | Zulassung als Rechtsanwalt (Germany) | certification | zugelassener Rechtsanwalt; Anwaltszulassung; Rechtsanwaltszulassung; zugelassene Rechtsanwältin; Zulassung zur Rechtsanwaltschaft | zweites-staatsexamen
fachanwalt-de | Fachanwalt (Germany) | certification | Fachanwältin; Fachanwaltstitel; <Fachanwalt für Arbeitsrecht; <Fachanwalt für Familienrecht; <Fachanwalt für Steuerrecht | rechtsanwalt-de
syndikus-de | Syndikusrechtsanwalt (Germany) | certification | Syndikusrechtsanwältin; Zulassung als Syndikusrechtsanwalt | zweites-staatsexamen
zweites-staatsexamen | Zweites juristisches Staatsexamen (Germany) | certification | zweites juristisches Staatsexamen; Volljurist; Volljuristin; Befähigung zum Richteramt; Assessor iuris; zweite juristische Staatsprüfung | erstes-staatsexamen
erstes-staatsexamen | Erstes juristisches Staatsexamen (Germany) | certification | erstes juristisches Staatsexamen; Erste juristische Prüfung; erste juristische Staatsprüfung; <Diplom-Jurist; <Diplom-Juristin | law
capa-avocat | Certificat d'aptitude à la profession d'avocat (France) | certification | certificat d'aptitude à la profession d'avocat; CAPA avocat | law
crfpa | Examen d'entrée au CRFPA (France) | certification | CRFPA?; examen du CRFPA |  | examen d'entrée; admission; admis; admise; obtention; lauréat; lauréate; réussite
abogado-colegiado | Abogado colegiado | certification | abogada colegiada; abogado colegiado; colegiado ejerciente; <colegiado en el colegio de abogados; abogado ejerciente | law
abogado-titulado | Título de abogado (Latin America) | certification | abogado titulado; <cédula profesional licenciado en derecho; título de abogado; <tarjeta profesional de abogado | law
licenciatura-en-derecho | Licenciatura en Derecho | certification | licenciado en derecho; licenciado en ciencias jurídicas
paralegal-certificate | Paralegal certificate | certification | <ABA-approved paralegal certificate; <ABA paralegal certificate; paralegal studies certificate; <ABA approved paralegal certificate; Paralegal Certificate Program; Certificate in Paralegal Studies; paralegal certification; paralegal certified; <legal assistant certificate | paralegal-work
nala-cp | NALA Certified Paralegal (CP) | certification | NALA Certified Paralegal; <Certified Legal Assistant; <CLA NALA; NALA CP | paralegal-work
certified-paralegal | Certified paralegal | certification | paralegal certified professional | paralegal-certificate
nala-acp | Advanced Certified Paralegal (ACP) | certification | Advanced Certified Paralegal; NALA ACP | nala-cp
nfpa-pace | PACE Registered Paralegal | certification | NFPA PACE; Registered Paralegal PACE | paralegal-work
nfpa-core | CORE Registered Paralegal | certification | Paralegal CORE Competency Exam | paralegal-work
florida-registered-paralegal | Florida Registered Paralegal | certification | | paralegal-work
pa-certified-paralegal | Pennsylvania Certified Paralegal | certification | Pa.C.P. | paralegal-work
nals-legal-secretary | NALS legal secretary certification | certification | <ALS accredited legal secretary | legal-secretarial
certified-legal-professional | NALS Certified Legal Professional (CLP) | certification | Certified Legal Professional
legal-secretary-certificate | Legal secretary certificate | certification | certified legal secretary; <legal secretary diploma
cilex | Chartered Legal Executive (UK) | certification | Chartered Legal Executive; CILEX Lawyer; <FCILEx; CILEX qualified | law
rechtsfachwirt | Geprüfter Rechtsfachwirt (Germany) | certification | Rechtsfachwirt; Rechtsfachwirtin; geprüfte Rechtsfachwirtin | law-office-administration
diplome-clerc | Diplôme de clerc de notaire (France) | certification | diplôme de clerc; diplôme de premier clerc | notary-office-work
ceds | Certified E-Discovery Specialist (CEDS) | certification | CEDS?; Certified E-Discovery Specialist; ACEDS certified | ediscovery | e-discovery; ediscovery; aceds; discovery; litigation
notary-public | Notary public | certification | commissioned notary public; licensed notary; <mobile notary; notary commission; <Notary Public State of Texas; notary license?; Notary Public commission; <Texas Notary Public; licensed notary public; state notary; <Florida Notary Public; <California Notary Public; public notary; registered notary; <certified mobile notary; notary?; notary public; certified notary; <remote online notary | | commission; commissioned; notarize; notarized; signing agent; loan signing; paralegal; public
notary-signing-agent | Notary signing agent (US) | certification | Certified Notary Signing Agent; NNA certified signing agent; <loan signing agent | notary-public
notar-de | Bestellung zum Notar (Germany) | certification | <Anwaltsnotar | zweites-staatsexamen
notaire-fr | Diplôme de notaire (France) | certification | diplôme de notaire; diplôme supérieur du notariat; notaire diplômé | notarial-law
notario-es | Notario (Spanish-speaking countries) | certification | notario público
commissioner-of-oaths | Commissioner of oaths | certification | commissioner for oaths; commissioner of oaths Ontario
justice-of-peace | Justice of the peace | certification
patent-bar | USPTO patent registration | certification | patent bar; <registered patent agent; USPTO Patent Bar; registered to practice before the USPTO; <licensed patent agent; <registered patent attorney?; USPTO registration number | patents | uspto; patent bar; reg; jd; j.d
european-patent-attorney | European Patent Attorney (EPO) | certification | European Patent Attorney; zugelassener Vertreter EPA; mandataire agréé OEB; <passed the European qualifying examination | patent-prosecution
patentanwalt-de | Patentanwalt (Germany) | certification | Patentanwältin; Patentanwaltszulassung; Patentanwaltsprüfung | patents
patentanwaltsfachangestellte | Patentanwaltsfachangestellte (Germany) | certification | Patentanwaltsfachangestellter; Patentanwaltsgehilfin | patent-docketing
chartered-patent-attorney | Chartered Patent Attorney (UK) | certification | Chartered Patent Attorney; CIPA qualified | patents
ceipi | CEIPI diploma (France) | certification | diplôme du CEIPI; <CEIPI brevets | intellectual-property
conseil-pi-fr | Conseil en propriété industrielle (France) | certification | conseil en propriété industrielle?; <CPI mention brevets; <CPI mention marques | industrial-property | liste nationale; mention; inpi; cncpi; qualifié; mandataire agréé; eqf; ceipi; epi
api-agente | Agente de la propiedad industrial (Spain) | certification | agente de la propiedad industrial; agente oficial de la propiedad industrial | industrial-property
clp-licensing | Certified Licensing Professional (CLP) | certification | Certified Licensing Professional; CLP licensing | ip-licensing
compliance-certificates | Certified Compliance Ethics Professional (CCEP) | certification | CCEP?; Certified Compliance and Ethics Professional; Certified Compliance & Ethics Professional; <CCEP-I | compliance | compliance; scce; ethics; hcca; cche; crcm
crcm | Certified Regulatory Compliance Manager (CRCM) | certification | CRCM; Certified Regulatory Compliance Manager; ABA CRCM | banking-regulations
chc-compliance | Certified in Healthcare Compliance (CHC) | certification | CHC compliance; Certified in Healthcare Compliance; CHC certified? | healthcare-compliance | compliance; hcca; chpc; healthcare compliance; privacy
chpc | Certified in Healthcare Privacy Compliance (CHPC) | certification | CHPC?; Certified in Healthcare Privacy Compliance | healthcare-compliance | compliance; hcca; chc; hipaa; privacy
nscp-cscp | Certified Securities Compliance Professional (CSCP) | certification | Certified Securities Compliance Professional; NSCP certified | compliance
ica-diploma | ICA International Diploma | certification | ICA Diploma?; ICA compliance diploma | compliance | compliance; financial crime; aml; money laundering; kyc
compliance-officer-cert | Certified compliance officer | certification | zertifizierter Compliance Officer; Compliance Officer Zertifikat | compliance
compliance-certification | Compliance certification? | certification | certificado en compliance; <Certified Compliance Professional; <Certified Compliance Specialist; <ACAMS certified; <ACAMS certification |  | scce; ccep; hcca; aml; ethics
amf-certification | AMF certification (France) | certification | AMF certification?; certification AMF?; certifié AMF? |  | france; paris; lyon; bnp; société générale; crédit agricole; crédit mutuel; caisse d'épargne; lcl; psi
geldwaeschebeauftragter | Zertifizierter Geldwäschebeauftragter (Germany) | certification | zertifizierter Geldwäschebeauftragter; Geldwäschebeauftragter TÜV | aml
iso-37001-auditor | ISO 37001 Lead Auditor | certification | ISO 37001 lead auditor certified | iso-37001
iso-37301-auditor | ISO 37301 Lead Auditor | certification | ISO 37301 lead auditor certified | iso-37301
cams | Certified Anti-Money Laundering Specialist (CAMS) | certification | CAMS certified?; Certified Anti-Money Laundering Specialist; CAMS certification?; Certified AML Specialist; Certified Anti Money Laundering Specialist; CAMS?; <CAMS-Audit; <Advanced CAMS; <CAMS-RM | aml | aml; acams; kyc; compliance; bsa; laundering
ckyca | Certified Know Your Customer Associate (CKYCA) | certification | CKYCA; Certified Know Your Customer Associate | kyc
cgss | Certified Global Sanctions Specialist (CGSS) | certification | CGSS?; Certified Global Sanctions Specialist | sanctions-screening | ACAMS; sanctions; CAMS; AML; OFAC; compliance
ctma | Certified Transaction Monitoring Associate (CTMA) | certification | CTMA?; Certified Transaction Monitoring Associate | transaction-monitoring | ACAMS; CAMS; AML; transaction monitoring; monitoring; compliance
cfcs | Certified Financial Crime Specialist (CFCS) | certification | CFCS?; Certified Financial Crime Specialist | financial-crime-compliance | ACFCS; financial crime; AML; CAMS; compliance; fraud
cafp | Certified AML Fraud Professional (CAFP) | certification | CAFP?; Certified AML and Fraud Professional | aml | AML; ACAMS; CAMS; fraud; anti-money; bank; BSA
camlp | Certified Anti-Money Laundering Professional (CAMLP) | certification | CAMLP; Certified Anti-Money Laundering Professional | aml
amlca | AML Certified Associate (AMLCA) | certification | AMLCA; FIBA AMLCA; AML Certified Associate | aml
ica-aml | ICA anti-money laundering diploma | certification | ICA AML; ICA Diploma in Anti Money Laundering; ICA International Diploma in AML | aml
cipp | Certified Information Privacy Professional (CIPP) | certification | CIPP?; <CIPP/E; <CIPP/US; Certified Information Privacy Professional; <CIPP-US; <CIPP/C; <CIPP/G; <CIPP/E certified; <IAPP CIPP/E; <CIPP-E; <CIPP/A | data-privacy | privacy; iapp; cipm; gdpr; cipt
cipm | Certified Information Privacy Manager (CIPM) | certification | CIPM?; Certified Information Privacy Manager | data-privacy | privacy; iapp; cipp; gdpr; cipt
cipt | Certified Information Privacy Technologist (CIPT) | certification | CIPT?; Certified Information Privacy Technologist | data-privacy | privacy; IAPP; CIPP; CIPM; GDPR; CIPP/E; CIPP/US
cdpse | Certified Data Privacy Solutions Engineer (CDPSE) | certification | CDPSE; Certified Data Privacy Solutions Engineer | data-privacy
fip-iapp | Fellow of Information Privacy (FIP) | certification | Fellow of Information Privacy; FIP IAPP | data-privacy
dsb-tuev | Certified data protection officer (Germany) | certification | zertifizierter Datenschutzbeauftragter; Datenschutzbeauftragter TÜV; TÜV Datenschutzbeauftragter; <betrieblicher Datenschutzbeauftragter IHK | data-privacy
datenschutzauditor | Datenschutzauditor (Germany) | certification | Datenschutzauditor TÜV; Datenschutz-Auditor | data-privacy
dpo-cnil | Certification DPO (France) | certification | DPO certifié; certification DPO; certification DPO CNIL | data-privacy
dpd-es | Certificado de delegado de protección de datos (Spain) | certification | certificado DPD; DPD certificado; delegado de protección de datos certificado | data-privacy
certified-dpo | Certified data protection officer | certification | CDPO?; PECB Certified Data Protection Officer | data-privacy | gdpr; pecb; privacy; data protection; cipp; cipm
police-academy | Peace officer certification (US) | certification | <POST certified?; peace officer license; POST certification?; certified police officer; certified law enforcement officer; certified peace officer; <POST Basic Certificate?; <POST Advanced Certificate?; <Florida Law Enforcement certification; state certified law enforcement officer; law enforcement certification; peace officer certification; <Basic Peace Officer; <Advanced Peace Officer; <Master Peace Officer | law-enforcement | officer; enforcement; police; sheriff; academy
police-academy-training | Police academy training | certification | police academy; police academy graduate; basic police academy; Law Enforcement Academy; Regional Police Academy; basic law enforcement academy; Basic Recruit Academy?; Basic Police Training; academia de policía; école de police; <basic law enforcement training; <BLET | law-enforcement | police; law enforcement; sheriff; patrol; deputy
fletc | Federal Law Enforcement Training Center (FLETC) | certification | FLETC; Federal Law Enforcement Training Center; FLETC graduate; <FLETC CITP | law-enforcement
fbi-na | FBI National Academy | certification | FBI National Academy graduate; FBINA | law-enforcement
correctional-officer-cert | Correctional officer certification (US) | certification | certified correctional officer; certified corrections officer; <Florida correctional officer certification; <Basic Corrections Officer certification | corrections
pc-832 | PC 832 (California) | certification | PC 832; PC832; PC 832 Arrest and Firearms
fto | Police field training officer | certification | FTO certified?; Field Training Officer?; field training officer certification?; Police Training Officer; <FTO police | law-enforcement | police; patrol; sheriff; deputy; law enforcement; arrest; officers; recruits
police-instructor | Law enforcement instructor certification | certification | general instructor law enforcement; Certified Law Enforcement Instructor; police instructor certification | law-enforcement
polizeivollzugsbeamter | Laufbahnprüfung Polizei (Germany) | certification | Polizeivollzugsbeamter; Polizeivollzugsbeamtin; Laufbahnprüfung mittlerer Polizeivollzugsdienst; <Polizeimeister; <Polizeikommissar; <Polizeikommissarin; <Bachelor Polizeivollzugsdienst | law-enforcement
gardien-de-la-paix | Gardien de la paix (France) | certification | gardien de la paix titulaire; concours gardien de la paix | law-enforcement
policier-adjoint | Policier adjoint (France) | certification | adjoint de sécurité?; ADS police nationale; policier adjoint; <cadet de la République | law-enforcement | police; police nationale; commissariat; gardien de la paix
opj | Officier de police judiciaire (France) | certification | OPJ?; qualification OPJ; officier de police judiciaire? | criminal-investigation | gendarmerie nationale; police nationale; gendarmerie; brigade; commissariat; qualification; habilitation; habilité; gendarme
apja | Agent de police judiciaire adjoint (France) | certification | APJA; agent de police judiciaire adjoint
gendarme-adjoint | Gendarme adjoint volontaire (France) | certification | gendarme adjoint volontaire; gendarme adjoint | law-enforcement
policia-nacional-es | Oposición Policía Nacional (Spain) | certification | oposición policía nacional; oposición escala básica policía nacional
tecnico-policia | Técnico en servicio de policía (Colombia) | certification | técnico de policía; técnico profesional en servicio de policía | law-enforcement
guard-card | Security guard licence | certification | security guard license; guard card; <unarmed security license; <California Guard Card; security guard card; guard license; security guard certification; security officer license; <Class D security license; security officer certification; <Level 2 unarmed security; <Level II non-commissioned security officer; security guard certificate; <New York State security guard license; <NYS Security Guard License; <NYS Security License; <NYS Security Guard; <BSIS guard card; <unarmed guard license; guard registration; <SORA certified; <Virginia DCJS security registration; <non-commissioned security officer; <noncommissioned security officer; <D license security | security-guarding
nys-8-hour | NYS 8-hour pre-assignment course | certification | 8 hour pre-assignment; 8-hour security certificate
nys-16-hour-ojt | NYS 16-hour on-the-job training (security) | certification | 16 hour OJT security; 16 hour on the job training security
fire-guard-f01 | FDNY F-01 fire guard certificate | certification | F-01 fire guard; F-01?; F01 fire guard; Fireguard F01; F01 certificate of fitness; <FDNY Fire Guard | | fdny; fire; guard; fitness; watch; nyc; security
fdny-certificates | FDNY Certificate of Fitness | certification | FDNY certificates of fitness; <S-95?; <F-60 fire guard; <S-12 certificate of fitness; <F-03 certificate of fitness | | fdny; fitness; fire; alarm
sia-licence | SIA licence (UK) | certification | SIA license; SIA badge; SIA licensed; <SIA security guarding licence | security-guarding
sia-door-supervisor | SIA door supervisor licence (UK) | certification | SIA door supervisor; SIA Door Supervision; SIA DS licence; door supervisor licence | sia-licence; door-supervision
sia-cctv | SIA CCTV licence (UK) | certification | SIA CCTV; SIA public space surveillance licence; PSS CCTV licence | surveillance-cctv
sia-close-protection | SIA close protection licence (UK) | certification | SIA close protection; SIA CP licence | executive-protection; sia-licence
ontario-security-licence | Security guard licence (Ontario) | certification | Ontario security guard license; Ontario security guard licence; PSISA licence | security-guarding
sachkunde-34a | Sachkundeprüfung nach §34a GewO (Germany) | certification | Sachkundeprüfung 34a; Sachkunde 34a; §34a Sachkunde; Sachkundeprüfung §34a; § 34a Sachkundeprüfung; Sachkundeprüfung nach § 34a GewO; 34a Sachkundeprüfung | paragraph-34a
unterrichtung-34a | Unterrichtung nach §34a GewO (Germany) | certification | Unterrichtung 34a; Unterrichtung § 34a; Unterrichtung nach § 34a GewO | paragraph-34a
paragraph-34a | Qualifikation nach §34a GewO (Germany) | certification | §34a; § 34a; §34a GewO; 34a GewO; § 34a GewO; 34a Schein
bewacher-id | Bewacher-ID (Germany) | certification | Bewacher-ID vorhanden; Bewacherregisternummer | unterrichtung-34a
gssk | Geprüfte Schutz- und Sicherheitskraft (Germany) | certification | GSSK; geprüfte Schutz- und Sicherheitskraft; geprüfte Schutz- und Sicherheitskraft IHK | sachkunde-34a
werkschutzfachkraft-de | Geprüfte Werkschutzfachkraft (Germany) | certification | Werkschutzfachkraft; geprüfte Werkschutzfachkraft IHK
fachkraft-schutz | Fachkraft für Schutz und Sicherheit (Germany) | certification | Fachkraft für Schutz und Sicherheit; Ausbildung Fachkraft für Schutz und Sicherheit | security-guarding
servicekraft-schutz | Servicekraft für Schutz und Sicherheit (Germany) | certification | Servicekraft für Schutz und Sicherheit | security-guarding
meister-schutz | Meister für Schutz und Sicherheit (Germany) | certification | Meister Schutz und Sicherheit; geprüfter Meister für Schutz und Sicherheit; Meisterin für Schutz und Sicherheit | security-management
cqp-aps | CQP agent de prévention et de sécurité (France) | certification | CQP APS; CQP agent de prévention et de sécurité; CQP agent de sécurité | security-guarding
tfp-aps-fr | TFP agent de prévention et de sécurité (France) | certification | TFP APS; titre APS
carte-pro-cnaps | Carte professionnelle de sécurité (France) | certification | carte professionnelle CNAPS; carte professionnelle sécurité; carte professionnelle agent de sécurité; carte professionnelle de sécurité; carte CNAPS; <MAC APS | cqp-aps
tip-vigilante | TIP vigilante de seguridad (Spain) | certification | TIP vigilante; TIP vigilante de seguridad; habilitación de vigilante de seguridad; tarjeta de identidad profesional vigilante | security-guarding
os10-chile | Curso OS10 (Chile) | certification | OS10?; curso OS10; curso de guardia de seguridad OS10; OS-10? | security-guarding | chile; guardia; curso; vigencia; seguridad; carabineros; credencial; vigente; vigilante; vigilancia
sucamec | Carnet SUCAMEC (Peru) | certification | carnet SUCAMEC; licencia SUCAMEC; carné SUCAMEC | security-guarding
vigilancia-colombia | Curso de vigilancia (Colombia) | certification | curso de fundamentación vigilancia; curso fundamentación en vigilancia; curso de vigilancia y seguridad privada; curso de vigilancia? | security-guarding | seguridad privada; supervigilancia; guarda de seguridad; vigilante; guarda; escolta
armed-guard-license | Armed security licence (US) | certification | armed security license; armed guard license; <Class G firearm license; <Level 3 armed security; <Level III commissioned security officer; <DCJS armed security; <Level III security officer; <commissioned security officer | guard-card
act-235 | Act 235 certification (Pennsylvania) | certification | Act 235?; Lethal Weapons Training Act 235; Act 235 certified | armed-guard-license | armed; security; guard; Pennsylvania; lethal; firearms; officer
psa-level-4 | Personal protection officer licence (Texas) | certification | Level 4 security?; Level IV personal protection officer; PPO license Texas; Level IV PPO | executive-protection | texas; ppo; bodyguard; protection; commissioned; armed
perc-illinois | Permanent Employee Registration Card (Illinois) | certification | PERC card; Permanent Employee Registration Card; PERC Illinois | guard-card
firearms-licence | Concealed carry permit (US) | certification | concealed carry; concealed weapons permit; concealed carry permit; concealed weapons license; CCW?; concealed handgun license; concealed firearm permit; CCW permit; concealed weapon license; concealed weapon permit; concealed pistol license; concealed pistol permit; <CHL?; <CCDW; license to carry firearms; license to carry | firearms | concealed; permit; firearms; carry; weapon; license; licensed; handgun; firearm; texas
firearms-permit-us | Firearms permit | certification | firearms license; firearm license; firearms permit; firearm permit; gun license; gun permit; <pistol permit; weapons permit
foid | Firearm Owners Identification Card (Illinois) | certification | FOID; FOID card; Firearm Owners Identification
bsis-firearms | BSIS exposed firearm permit (California) | certification | exposed firearms permit; BSIS exposed firearms permit; exposed firearm permit; BSIS firearms permit | firearms
leosa | LEOSA (US) | certification | HR 218?; LEOSA; HR218?; Law Enforcement Officers Safety Act |  | leosa; firearms; law enforcement; police; retired; concealed; qualified
nra-instructor | NRA firearms instructor | certification | NRA certified instructor?; <NRA certified pistol instructor; <NRA pistol instructor; NRA certified firearms instructor | firearms-instructor | pistol; rifle; firearms; shotgun; range; shooting; concealed carry; handgun
firearms-instructor | Firearms instructor certificate | certification | certified firearms instructor; firearms instructor certification; <Schießausbilder | firearms
range-safety-officer | Range Safety Officer | certification | NRA Range Safety Officer; range safety officer certification; RSO firearms | firearms
pal-canada | Possession and Acquisition Licence (Canada) | certification | PAL firearms; <restricted PAL; <RPAL; possession and acquisition licence
waffensachkunde | Waffensachkunde nach §7 WaffG (Germany) | certification | Waffensachkundeprüfung; Waffensachkunde § 7 WaffG; Waffensachkunde nach § 7 WaffG; Waffensachkundenachweis; Sachkunde Waffenrecht; § 7 WaffG; Waffensachkunde | firearms
waffenschein | Waffenschein (Germany) | certification | Waffenscheininhaber; <großer Waffenschein | waffensachkunde
waffenbesitzkarte | Waffenbesitzkarte (Germany) | certification | WBK Waffen
permis-port-arme | Permis de port d'arme (French-speaking countries) | certification | port d'armes; permis de port d'arme; autorisation de port d'arme | firearms
permis-chasse | Permis de chasser (French-speaking countries) | certification | permis de chasse; permis de chasser validé
licencia-armas | Licencia de armas (Spanish-speaking countries) | certification | permiso de armas; licencia de armas; <permiso de porte de armas; <licencia de portación de armas; <carnet de porte de armas; licencia de arma; <licencia L4; <licencia colectiva de armas | firearms
cpp-asis | Certified Protection Professional (CPP) | certification | Certified Protection Professional; ASIS CPP; ASIS Certified Protection Professional; CPP ASIS | security-management
ssiap | SSIAP (France) | certification | SSIAP; diplôme SSIAP; formation SSIAP | fire-prevention
ssiap-1 | SSIAP 1 (France) | certification | SSIAP1; diplôme SSIAP 1; SSIAP niveau 1; SSIAP 1 à jour; agent de sécurité incendie SSIAP 1; SSIAP 1 (FR); <agent SSIAP | ssiap
ssiap-2 | SSIAP 2 (France) | certification | SSIAP2; diplôme SSIAP 2; SSIAP niveau 2; chef d'équipe SSIAP 2; SSIAP 2 (FR) | ssiap-1
ssiap-3 | SSIAP 3 (France) | certification | SSIAP3; diplôme SSIAP 3; SSIAP niveau 3 | ssiap-2
director-seguridad-es | Director de seguridad habilitado (Spain) | certification | director de seguridad habilitado; habilitación de director de seguridad; TIP director de seguridad | security-management
jefe-seguridad-es | Jefe de seguridad habilitado (Spain) | certification | jefe de seguridad habilitado; habilitación de jefe de seguridad; TIP jefe de seguridad | security-management
psp-asis | Physical Security Professional (PSP) | certification | ASIS PSP; Physical Security Professional?; ASIS Physical Security Professional; PSP certified? | physical-security | asis; security; physical; cpp; pci
pci-asis | Professional Certified Investigator (PCI) | certification | Professional Certified Investigator; ASIS PCI | investigations
app-asis | Associate Protection Professional (APP) | certification | Associate Protection Professional; ASIS APP
cpo-ifpo | Certified Protection Officer (CPO) | certification | Certified Protection Officer; IFPO CPO | security-guarding
csss-ifpo | Certified Security Supervisor (CSSM) | certification | Certified in Security Supervision and Management; Certified Security Supervisor; CSSM IFPO | security-management
sfpc | Security Fundamentals Professional Certification (SFPC) | certification | SFPC?; SPeD SFPC | industrial-security | sped; security; dss; cdse; clearance; sapp; fso; nispom
isp-ncms | Industrial Security Professional (ISP) | certification | ISP industrial security professional; Industrial Security Professional?; ISP NCMS | industrial-security | ncms; isp certified; isp certification; isp
iahss-officer | IAHSS healthcare security officer certification | certification | <Certified Healthcare Security Officer; <IAHSS Basic; IAHSS certified; <CHSO? | security-guarding | iahss; hospital; hospital security; healthcare security
chpa | Certified Healthcare Protection Administrator (CHPA) | certification | CHPA?; Certified Healthcare Protection Administrator | security-management | iahss; hospital; healthcare security; cpp; healthcare protection
cipm-ifcpp | Certified Institutional Protection Manager | certification
chs-homeland | Certified in Homeland Security (CHS) | certification | Certified in Homeland Security; <CHS-III | homeland-security
cpted-cert | CPTED certification | certification | CPTED certified; <NICP CPTED; <CPTED Professional Designation | cpted
firefighter-certificates | Firefighter II certification (US) | certification | Firefighter II?; Firefighter 2?; FF2? | firefighter-1 | emt; hazmat; ifsac; nfpa; pro board; certified; certification; certifications; volunteer firefighter; fire academy
firefighter-1 | Firefighter I certification (US) | certification | Firefighter I?; Firefighter 1?; FF1? | firefighting | emt; hazmat; ifsac; nfpa; pro board; certified; certification; certifications; volunteer firefighter; fire academy
firefighter-cert | Firefighter certification (US) | certification | certified firefighter; Firefighter certification; fire academy certified; <certified volunteer firefighter; <IFSAC certified; <Pro Board certified; <State Fire Marshal Firefighter | firefighting
fire-officer-1 | Fire Officer I | certification | Fire Officer 1; Fire Officer I certification | firefighting
fire-officer-2 | Fire Officer II | certification | Fire Officer 2; Fire Officer II certification | fire-officer-1
fire-officer-3 | Fire Officer III | certification | Fire Officer 3; Fire Officer III certification | fire-officer-2
fire-instructor-1 | Fire Instructor I | certification | Fire Instructor I certification; Fire Instructor 1 | firefighting
fire-instructor-2 | Fire Instructor II | certification | Fire Instructor 2; Fire Instructor II certification | fire-instructor-1
fire-inspector-1 | Fire Inspector I? | certification | Fire Inspector 1?; Certified Fire Inspector I | fire-prevention | nfpa; icc; certified; certification; certifications; pro board; ifsac; fire investigator
fire-inspector-2 | Fire Inspector II? | certification | Fire Inspector 2?; Certified Fire Inspector II | fire-inspector-1 | nfpa; icc; certified; certification; certifications; pro board; ifsac; fire investigator
fire-driver-operator | Fire apparatus driver operator certification | certification | Fire Apparatus Driver Operator; Fire Apparatus Operator?; Driver Operator certified?; Driver/Operator certification?; <Driver Operator Aerial | fire-apparatus-operation | fire; apparatus; pumper; aerial; engine; firefighter; ifsac; pro board
hazmat-ops-cert | Hazmat operations certification (fire service) | certification | Hazmat Operations certified; <hazmat awareness and operations certified
cfi-iaai | Certified Fire Investigator (CFI) | certification | Certified Fire Investigator; CFI fire; IAAI-CFI | arson-investigation
iaai-fit | Fire Investigation Technician (IAAI-FIT) | certification | IAAI-FIT; Fire Investigation Technician | arson-investigation
cfps | Certified Fire Protection Specialist (CFPS) | certification | Certified Fire Protection Specialist | fire-prevention
certified-fire-marshal | Certified Fire Marshal | certification | ICC Certified Fire Marshal | fire-prevention
cpat | Candidate Physical Ability Test (CPAT) | certification | CPAT?; Candidate Physical Ability Test; CPAT certified |  | firefighter; fire; EMT; firefighting; paramedic; academy
red-card-wildland | Wildland firefighter Red Card | certification | Red Card firefighter; incident qualification card; NWCG Red Card | wildland-firefighting
truppmann | Truppmannausbildung Feuerwehr (Germany) | certification | Truppmannausbildung; <Truppmann Teil 1; Truppmann; <Truppmann Teil 2 | firefighting
truppfuehrer | Truppführerlehrgang Feuerwehr (Germany) | certification | Truppführerlehrgang; Truppführer Feuerwehr | truppmann
gruppenfuehrer-fw | Gruppenführerlehrgang Feuerwehr (Germany) | certification | Gruppenführerlehrgang; Gruppenführer Feuerwehr | truppfuehrer
zugfuehrer-fw | Zugführerlehrgang Feuerwehr (Germany) | certification | Zugführer Feuerwehr; Zugführerlehrgang | gruppenfuehrer-fw
brandmeister-de | Brandmeister (Germany) | certification | Brandmeisterausbildung; <Oberbrandmeister | firefighting
atemschutz-lehrgang | Atemschutzlehrgang (Germany) | certification | Atemschutzgeräteträgerlehrgang; AGT Lehrgang | breathing-apparatus
jsp-fr | Brevet de jeune sapeur-pompier (France) | certification | brevet de jeune sapeur-pompier
fi-spv | Formation initiale de sapeur-pompier (France) | certification | formation initiale sapeur-pompier; <FI SPV; <FI SPP | firefighting
bombero-cert | Curso de bomberos (Spanish-speaking countries) | certification | curso de bomberos; certificación bombero; bombero certificado | firefighting
cfapse | CFAPSE (France) | certification | certificat de formation aux activités des premiers secours en équipe | first-aid
cem-emergency-manager | Certified Emergency Manager (CEM) | certification | Certified Emergency Manager CEM | emergency-management
aem | Associate Emergency Manager (AEM) | certification | Associate Emergency Manager; AEM IAEM | emergency-management
fema-pds | FEMA Professional Development Series | certification | FEMA PDS; Professional Development Series FEMA | emergency-management
fema-aps | FEMA Advanced Professional Series | certification | Advanced Professional Series FEMA; FEMA APS | emergency-management
mep-fema | Master Exercise Practitioner (MEP) | certification | Master Exercise Practitioner; MEPP? | hseep | exercise; hseep; fema; emergency
hseep | Homeland Security Exercise Evaluation Program (HSEEP) | certification | HSEEP; HSEEP certified; HSEEP training; Homeland Security Exercise and Evaluation Program | emergency-exercises
fema-certificates | FEMA certificate | certification | FEMA training; FEMA certified; FEMA certifications; FEMA courses; FEMA independent study; <FEMA Emergency Management Institute courses
nims-certified | NIMS certification? | certification | NIMS certified?; National Incident Management System certified | nims | fema; incident; ics; emergency; 700; fire; disaster; hazmat
ics-certified | ICS certification? | certification | ICS certified?; ICS training?; FEMA ICS certified | incident-command | fema; incident; nims; emergency; fire; disaster; command
cert-community | Community Emergency Response Team (CERT)? | certification | CERT certified?; Community Emergency Response Team?; CERT training?; Community Emergency Response Team CERT? |  | community; emergency; response; fema; disaster; volunteer
chep | Certified Healthcare Emergency Professional (CHEP) | certification | Certified Healthcare Emergency Professional; CHEP? | hospital-emergency-preparedness | emergency; hospital; healthcare; preparedness; certified; disaster
contracting-certificates | Certified Professional Contract Manager (CPCM) | certification | CPCM; Certified Professional Contract Manager | contract-management
cccm | Certified Commercial Contract Manager (CCCM) | certification | CCCM; Certified Commercial Contract Manager; Certified Commercial Contracts Manager | contract-management
worldcc | WorldCC contract management certification | certification | WorldCC certified; IACCM certified | contract-management
fac-c | FAC-C (US) | certification | <FAC-C Level I; <FAC-C Level II; <FAC-C Level III; Federal Acquisition Certification in Contracting; <FAC-C Professional | government-contracting
fac-cor | FAC-COR (US) | certification | FAC-COR certified; <FAC-COR Level I; <FAC-COR Level II; <FAC-COR Level III; <COR Level II certification; <COR Level III; <COR Level II; COR certified? | government-contracting | contracting; federal; fac; cotr; contracts; acquisition
osce-peru | Certificación OECE (Peru) | certification | certificación OECE; certificación OSCE; certificado OSCE; certificado OECE | public-procurement-law
mediator-certificate | Mediator certificate | certification | <certified civil mediator; <certified family mediator; mediation certificate; mediation certification; mediator certification; mediador certificado; <Court-approved mediator; <Mediationsausbildung | mediation
zertifizierter-mediator-de | Zertifizierter Mediator (Germany) | certification | zertifizierte Mediatorin; zertifizierter Mediator | mediation
demf-fr | Diplôme d'État de médiateur familial (France) | certification | diplôme d'État de médiateur familial; médiateur familial diplômé d'État | mediation
florida-mediator | Florida Supreme Court certified mediator | certification | Supreme Court certified mediator?; Florida certified mediator | mediation | florida; miami; tampa; orlando; jacksonville
conciliador-acreditado | Conciliador extrajudicial acreditado (Latin America) | certification | conciliador extrajudicial; conciliador acreditado; <conciliador en derecho | conciliation
`;

export const substitutes = String.raw`
legal-research-databases | general legal research databases | 0.6 | westlaw; lexisnexis; bloomberg-law; fastcase; casetext; vitallaw; vlex; casemaker
german-legal-databases | legal databases in Germany | 0.6 | beck-online; juris-de; wolters-kluwer-online-de
french-legal-databases | legal databases in France | 0.6 | dalloz; lexis-360; lamyline; lexbase; doctrine-fr; francis-lefebvre
spanish-legal-databases | legal databases in Spain | 0.6 | aranzadi; tirant-online; lefebvre-es; laleyes
indian-legal-databases | legal databases in India | 0.6 | manupatra; scc-online
legal-assistant-ai | assistants for legal research | 0.5 | cocounsel; harvey-ai
ediscovery-products | e-discovery software | 0.6 | relativity-software; concordance; summation; ipro; logikcull; everlaw; nuix; ringtail; clearwell; disco; recommind; catalyst-ediscovery; iconect; reveal-ediscovery; kroll-ontrack; law-prediscovery
trial-presentation-products | trial presentation software | 0.6 | trialdirector; sanction-software; oncue-trial; trialpad
practice-products | law practice management software | 0.6 | clio; mycase; practicepanther; smokeball; filevine; rocket-matter; cosmolex; abacuslaw; amicus-attorney; time-matters; prolaw; pclaw; needles-legal; trialworks; smartadvocate; legal-files; litify
law-firm-billing-products | billing software of law firms | 0.6 | elite-3e; elite-enterprise; aderant; tabs3; juris-billing; timesolv; aderant-software
german-law-office-products | law office software in Germany | 0.6 | ra-micro; advoware; annotext; winmacs; datev-anwalt
french-law-office-products | law office software in France | 0.6 | secib; kleos
legal-spend-products | legal spend management | 0.6 | legal-tracker; collaborati; tymetrix; counsellink
contract-lifecycle-products | contract lifecycle software | 0.6 | ironclad; icertis; conga-clm; agiloft; contractworks; linksquares; contractpodai; evisort; conga-contracts; apttus
document-assembly-products | document assembly | 0.5 | hotdocs; prodoc; docudraft
e-filing-products | electronic filing services | 0.5 | odyssey-file-serve; turbocourt; fileserve-xpress
ip-management-products | IP management software | 0.6 | anaqua; cpa-global; pattsy; ipfolio; foundationip; patricia; lecorpio
patent-search-products | commercial patent databases | 0.6 | patsnap; orbit-intelligence; derwent; innography; patbase; totalpatent; acclaimip; innovation-q; derwent-world-patents-index
free-patent-registers | free patent databases | 0.6 | espacenet; depatisnet; patentscope; google-patents
trademark-search-products | trademark search services | 0.6 | compumark; corsearch
aml-systems | transaction monitoring systems | 0.6 | actimize; oracle-mantas
screening-systems | sanctions and adverse media databases | 0.6 | world-check; bridger-insight
privacy-platforms | privacy management software | 0.6 | onetrust; trustarc
people-search-products | people search databases | 0.6 | accurint; tlo
access-control-products | access control systems | 0.6 | lenel; ccure-9000; amag-symmetry
video-management-products | video management systems | 0.6 | genetec-security-center; milestone-xprotect; avigilon; exacqvision; verkada
breath-test-products | breath test instruments | 0.6 | intoxilyzer; datamaster
litigation-work | steps of litigation | 0.4 | trial-preparation; discovery-legal; depositions; pleadings-motions; motion-practice
dispute-resolution-work | resolving disputes out of court | 0.4 | mediation; arbitration; conciliation; settlement-negotiation
legal-support-work | legal support | 0.4 | paralegal-work; legal-secretarial; case-management-legal
contract-work | work on contracts | 0.4 | contract-law; contract-review; contract-negotiation
financial-crime | financial crime prevention | 0.4 | aml; kyc; sanctions-screening
police-work | police work | 0.4 | law-enforcement; criminal-investigation; traffic-enforcement
guard-work | guarding | 0.5 | security-guarding; access-control-security; surveillance-cctv; patrol
uniformed-public-safety | police and military police | 0.5 | law-enforcement; military-police
crowd-and-event-security | security of events | 0.5 | event-security; crowd-control; door-supervision
emergency-planning-work | planning for emergencies | 0.5 | emergency-preparedness; emergency-management; disaster-preparedness; disaster-management
martial-arts-styles | martial arts | 0.3 | karate; judo; taekwondo; jiu-jitsu; aikido; muay-thai; kung-fu; krav-maga
`;
