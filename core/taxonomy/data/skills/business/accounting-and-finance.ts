export const skills = String.raw`
# Accounting
accounting | Accounting | professional | accountancy; accounting principles; accounting functions; accounting procedures; accounting operations; accounting duties; accounting skills; accounting knowledge; accounting experience; accounting support; accounting processes; accounting tasks; accounting practices; accounting activities; general accounting; Rechnungswesen; externes Rechnungswesen; comptabilité; contabilidad
financial-accounting | Financial accounting | professional | Finanzbuchhaltung; Fibu; comptabilité financière; contabilidad financiera; external accounting | accounting
management-accounting | Management accounting | professional | managerial accounting; management accounts; comptabilité de gestion; contabilidad de gestión; <internes Rechnungswesen | accounting
cost-accounting | Cost accounting | professional | <product costing; <inventory costing; <cost allocation; <cost allocations; <process costing; <cost roll-ups; Kostenrechnung; Kosten- und Leistungsrechnung; comptabilité analytique; contabilidad de costos; contabilidad de costes; contabilidad analítica; cost accountant; costing? | accounting | product; standard; inventory; manufacturing; job; variance; overhead; accounting; margin; accountant
standard-costing | Standard costing | technical | standard cost; standard cost accounting; Plankostenrechnung; costos estándar; coûts standards | cost-accounting
activity-based-costing | Activity-based costing | technical | activity based costing; ABC costing; Prozesskostenrechnung; costeo ABC | cost-accounting
bookkeeping | Bookkeeping | professional | book keeping; book-keeping; bookkeeper; bookkeeping services; <full-charge bookkeeping; <full charge bookkeeper; <full charge bookkeeping; maintain books?; maintained books?; <double-entry bookkeeping; <double entry accounting; <double-entry accounting; <double entry?; Buchhaltung; Buchführung; tenue de livres; tenue de comptabilité; teneduría de libros; keeping the books; <Bookkeeping software | accounting | accounting; ledger; payroll; reconciliation; quickbooks; journal; accounts payable; accounts receivable; final accounts; management accounts; trial balance; invoices; bookkeeping; accountant
accounts-data-entry | Accounting data entry | professional | saisie comptable; posting entries?; Kontierung; Verbuchung; registro contable | bookkeeping | accounting; ledger; journal; bookkeeping; invoices; Buchhaltung
accounts-payable | Accounts payable | professional | AP?; A/P?; accounts payables; account payable; account payables; vendor payables; trade payables; accounts payable processing; AP processing?; accounts payable management; AP management?; <accounts payable invoices; <AP invoices; process accounts payable; processing accounts payable; full-cycle accounts payable; full cycle AP; full cycle accounts payable; accounts payable functions; accounts payable specialist; accounts payable clerk; Kreditorenbuchhaltung; Kreditoren; cuentas por pagar; <A/P invoices; A/P processing?; <A/P clerk; <A/P specialist; process A/P; full-cycle A/P; full cycle A/P; <A/P aging; A/P management?; A/P accounting; payables?; comptabilité fournisseurs; purchase ledger; <supplier queries?; <supplier statement reconciliation; <supplier statement reconciliations; <supplier account queries; purchase invoices; bought ledger | accounting | invoice; vendor; accounting; payable; ar; payroll; ledger; quickbooks; reconciliation; month-end; finance; invoices; remittances; statements
accounts-receivable | Accounts receivable | professional | A/R?; AR?; accounts receivables; account receivable; account receivables; trade receivables; accounts receivable management; AR management?; <AR aging; <A/R aging; <accounts receivable aging; <aging reports?; <aging report?; <AR collections; full-cycle accounts receivable; accounts receivable specialist; accounts receivable clerk; Debitorenbuchhaltung; Debitoren; comptabilité clients; cuentas por cobrar; receivables?; sales ledger | accounting | invoice; billing; collections; accounting; receivable; ap; payable; aging; payroll; ledger; reconciliation; a/p; invoices; invoicing
accounts-payable-and-receivable | Accounts payable and receivable | professional | AP/AR; A/P and A/R; AP and AR; A/R and A/P; AR/AP; AR and AP; A/P & A/R; A/R & A/P; accounts payable/receivable; accounts payable/accounts receivable; accounts payable & receivable; accounts payable and accounts receivable; accounts receivable and accounts payable; accounts receivable/payable; accounts receivable and payable; payables and receivables; receivables and payables; accounts payable & accounts receivable; Debitoren- und Kreditorenbuchhaltung; Kreditoren- und Debitorenbuchhaltung; cuentas por cobrar y pagar; cuentas por pagar y por cobrar | accounts-payable; accounts-receivable
general-ledger | General ledger | professional | G/L?; GL?; general ledgers; general ledger accounting; GL accounting?; general ledger accounts; GL accounts?; general ledger maintenance; <GL coding; <general ledger entries; ledger accounting; nominal ledger; <general ledger reconciliation; general ledger management; Hauptbuch; Hauptbuchhaltung; grand livre; libro mayor; ledger?; ledgers? | accounting | ledger; journal; accounting; entries; reconciliation; accounts; month-end; finance; reconciliations; a/p; a/r
subledger-accounting | Subledger accounting | professional | subledgers; subledger; sub-ledgers; subsidiary ledgers; subsidiary ledger; sub-ledger accounting; Nebenbücher; Nebenbuchhaltung | accounting
journal-entries | Journal entries? | professional | journal entry?; journal entry preparation; preparing journal entries; prepare journal entries; prepared journal entries; posting journal entries; post journal entries; <adjusting entries; <adjusting journal entries; <month-end journal entries; JEs; accounting entries; journal vouchers; <recurring entries?; Buchungssätze; écritures comptables; asientos contables; posting journals; journal postings; <adjusting journals |  | accounting; ledger; accruals; reconciliations; reconciliation; GL; payable; bookkeeping; payroll; financial
accruals | Accruals? | professional | accrual?; accrual accounting; accrual basis; <accrued expenses; <accrued liabilities; prepayments and accruals; accruals and prepayments; expense accruals; month-end accruals; <Rückstellungen; <Rechnungsabgrenzung; <provisions comptables | | accounting; expense; journal; entries; prepaid; prepaids; close; ledger; reconciliation; reconciliations; GL; accounts; financial
prepaids | Prepaid expenses | professional | prepaid expense; prepaids?; prepaid accounting; amortization of prepaids; charges constatées d'avance | accounting | accounting; accruals; amortization; ledger; expenses; journal; close
month-end-close | Month-end close | professional | month end close; monthly close; month-end closing; month end closing; monthly closing; month-end close process; month end close process; monthly close process; period-end close; period end closing; period close?; financial close?; financial close process?; closing the books; close the books; closing of books; month-end procedures; month-end processes; hard close?; accounting close; Monatsabschluss; Monatsabschlüsse; clôture mensuelle; clôtures mensuelles; cierre mensual; cierre contable; cierre de mes; month-end?; month end?; closing process?; close process?; <closing entries | accounting | accounting; accruals; journal; reconciliation; ledger; month-end; subledger; consolidation
quarter-end-close | Quarter-end close | professional | quarterly close; quarter end close; Quartalsabschluss; Quartalsabschlüsse; clôture trimestrielle; cierre trimestral
year-end-close | Year-end close | professional | year end close; year-end closing; year end closing; annual close?; year-end procedures; year-end accounting; annual closing?; Jahresabschluss; Jahresabschlüsse; Erstellung von Jahresabschlüssen; Jahresabschlusserstellung; clôture annuelle; clôture des comptes; cierre anual; year-end?; year end?; year-end accounts close | accounting | accounting; audit; ledger; reconciliation; gaap; reconciliations; books
annual-financial-statements | Annual financial statements | professional | annual accounts; year-end accounts; comptes annuels; cuentas anuales; annual financial statement preparation; états financiers annuels
bank-reconciliation | Bank reconciliation | professional | bank reconciliations; bank rec; bank recs; bank statement reconciliation; bank statement reconciliations; bank account reconciliation; bank account reconciliations; reconcile bank statements; reconciling bank statements; reconciled bank statements; reconcile bank accounts; reconciling bank accounts; reconciled bank accounts; <cash reconciliation; <cash reconciliations; monthly bank reconciliations; Kontoabstimmung Bank; rapprochement bancaire; rapprochements bancaires; conciliación bancaria; conciliaciones bancarias | account-reconciliation
account-reconciliation | Account reconciliation | professional | account reconciliations; accounts reconciliation; reconciling accounts; reconcile accounts; reconciled accounts; <balance sheet reconciliation; <balance sheet reconciliations; <balance sheet account reconciliations; <general ledger account reconciliations; <GL reconciliation; <GL reconciliations; <GL account reconciliations; <ledger reconciliation; <vendor statement reconciliation; <vendor reconciliations; <reconcile general ledger accounts; Kontenabstimmung; Abstimmung der Konten; conciliación de cuentas; conciliaciones?; reconciliation?; reconciliations?; reconciling?; <lettrage des comptes; statement reconciliation; statement reconciliations | accounting | accounts; accounting; bank; ledger; balance; statements; invoices; month-end; contabilidad; contable; bancarias; cuentas; saldos
intercompany-accounting | Intercompany accounting | professional | inter-company accounting; intercompany transactions; <intercompany reconciliations; <intercompany reconciliation; <intercompany eliminations; <intercompany billing; inter-company transactions; <inter-company reconciliations; <Konzernverrechnung; <Intercompany-Abstimmung; intercompany? | accounting | transactions; accounting; reconciliation; consolidation
consolidation-accounting | Financial consolidation | professional | consolidations?; consolidated financial statements; financial consolidations; group consolidation; consolidated reporting?; consolidation accounting; consolidation of financial statements; Konzernabschluss; Konsolidierung?; Konzernrechnungslegung; consolidation comptable; comptes consolidés; consolidación de estados financieros | | financial; accounting; gaap; ifrs; statements; subsidiaries; hyperion; intercompany; Konzern; IFRS; HGB; Bilanz; Gesellschaften
fixed-assets | Fixed asset accounting | professional | fixed asset; fixed assets accounting; fixed asset management; fixed asset register; fixed asset schedules; fixed asset depreciation; asset capitalization; capital asset accounting; FASB fixed assets; Anlagenbuchhaltung; Anlagenbuchführung; <depreciation?; <depreciation schedules; <depreciation and amortization; fixed assets; activos fijos; immobilisations? | accounting | comptabilité; amortissements; bilan; comptable; clôture; ledger; amortization; gaap; journal; assets; accruals
inventory-accounting | Inventory accounting | professional | inventory valuation; <inventory reserves; <LIFO?; <FIFO inventory valuation; <lower of cost or market; Bestandsbewertung | | valuation; accounting; costing; cost; GAAP; ledger; weighted
fund-accounting | Fund accounting (investments) | professional | <hedge fund accounting; <mutual fund accounting; <NAV calculation; <NAV calculations; <net asset value; <fund administration?; Fondsbuchhaltung; fund accounting?; <Fund accounting software? | accounting | NAV; hedge; investment; investors; mutual; securities; nav; custodians
nonprofit-accounting | Nonprofit accounting | professional | non-profit accounting; not-for-profit accounting; nonprofit fund accounting; comptabilité associative; <grant accounting; <grant tracking?; <restricted fund accounting | accounting | restricted funds; restricted; bookkeeping; reconciliations
government-accounting | Governmental accounting | professional | government accounting; public sector accounting; <municipal accounting; <federal accounting; <encumbrance accounting; <encumbrances?; comptabilité publique; contabilidad gubernamental | accounting | budget; appropriations; government; accounting; municipal; fund; ledger; grants
gasb | GASB standards | technical | GASB; GASB 34; Governmental Accounting Standards Board
kameralistik | Kameralistik (German public accounting) | technical | Kameralistik; kameralistische Buchführung
m57 | M57 accounting rules (FR) | technical | M57?; nomenclature M57; M14 comptabilité | | comptabilité; nomenclature; collectivités; M14; budgétaire; Hélios; trésorerie
project-accounting | Project accounting | professional | project cost accounting; project-based accounting; <percentage of completion?; <work in process accounting; <WIP schedules; <WIP reports? | | accounting; billing; job; contract; contracts; cost; revenue; construction
deltek-costpoint | Deltek Costpoint | tool | Costpoint | erp; deltek-software | costpoint; vision; accounting; project; government; erp; timesheets
deltek-gcs-premier | Deltek GCS Premier | tool | | erp; deltek-software
deltek-software | Deltek software | tool | Deltek? | erp | costpoint; vision; accounting; project; government; erp; timesheets
deltek-vision | Deltek Vision | tool | | deltek-software
deltek-vantagepoint | Deltek Vantagepoint | tool | | deltek-software
dcaa-compliance | DCAA compliance | technical | DCAA; DCAA audits; DCAA accounting
real-estate-accounting | Property accounting? | professional | real estate accounting | accounting | tenants; rent; lease; leases; CAM; yardi; accounting; real estate; property manager
cam-reconciliations | CAM reconciliations | professional | CAM reconciliation; common area maintenance reconciliation; Nebenkostenabrechnung gewerblich | real-estate-accounting
lease-accounting | Lease accounting | professional | ASC 842 lease accounting; Leasingbilanzierung | accounting
asc-842 | ASC 842 | technical | ASC 842 leases; ASC Topic 842 | lease-accounting
ifrs-16 | IFRS 16 | technical | IFRS 16 leases | ifrs; lease-accounting
revenue-recognition | Revenue recognition | professional | rev rec; <deferred revenue; revenue accounting; <revenue recognition standards; Umsatzrealisierung; Umsatzrealisation; reconnaissance des revenus | accounting
asc-606 | ASC 606 | technical | ASC Topic 606 | revenue-recognition
ifrs-15 | IFRS 15 | technical | IFRS 15 revenue | ifrs; revenue-recognition
technical-accounting | Technical accounting | professional | <accounting research; <accounting memos; <technical accounting memos; <technical accounting research | accounting
fasb-standards | FASB standards | technical | FASB; FASB pronouncements; Accounting Standards Codification
asc-740 | ASC 740 income tax accounting | technical | ASC 740; FAS 109; income tax accounting; accounting for income taxes; tax provision; tax provisions; income tax provision
stock-comp-accounting | Stock-based compensation accounting | technical | ASC 718; stock compensation accounting
goodwill-impairment | Impairment testing? | technical | goodwill impairment; goodwill impairment testing; Werthaltigkeitsprüfung; test de dépréciation | | goodwill; intangible; intangibles; IFRS; gaap; valuation; accounting; fair value
purchase-price-allocation | Purchase price allocation | technical | purchase accounting; business combinations accounting; PPA purchase price; ASC 805
accounting-policies | Accounting policies | professional | accounting policy; accounting policy development; Bilanzierungsrichtlinien; políticas contables; <applying accounting standards
gaap | US GAAP | technical | U.S. GAAP; generally accepted accounting principles; generally accepted accounting principles GAAP; GAAP accounting; GAAP principles; GAAP compliance; GAAP reporting; GAAP standards; US-GAAP; GAAP financial statements; GAAP | accounting
uk-gaap | UK GAAP | technical | FRS 102; UKGAAP
french-gaap | French GAAP | technical | plan comptable général; PCG comptable; normes comptables françaises; normes françaises comptables
belgian-gaap | Belgian GAAP | technical | BE GAAP; BE-GAAP; Belgian accounting standards
dutch-gaap | Dutch GAAP | technical | NL GAAP; NL-GAAP; Dutch accounting standards
irish-gaap | Irish GAAP | technical | IE GAAP; IE-GAAP
luxembourg-gaap | Luxembourg GAAP | technical | Lux GAAP; LuxGAAP; Lux-GAAP; LU GAAP
swiss-gaap-fer | Swiss GAAP FER | technical | Swiss GAAP
indian-gaap | Indian GAAP | technical
ind-as | Ind AS? | technical | Indian Accounting Standards Ind AS; Indian accounting standards; Ind-AS reporting | accounting | ifrs; gaap; audit; accounting; chartered; gst; schedule iii
ifrs | IFRS | technical | International Financial Reporting Standards; IAS/IFRS; IFRS reporting; IFRS standards; IFRS accounting; normes IFRS; NIIF; international accounting standards; <internationale Rechnungslegung | accounting
ifrs-9 | IFRS 9 | technical | IFRS 9 financial instruments | ifrs
ifrs-17 | IFRS 17 | technical | IFRS 17 insurance contracts | ifrs
german-gaap | HGB accounting | technical | German GAAP; Handelsgesetzbuch?; Rechnungslegung nach HGB; Bilanzierung nach HGB; Abschlüsse nach HGB; HGB?; HGB-Abschluss | accounting | Bilanzierung; IFRS; Abschluss; Jahresabschluss; Abschlüsse; Buchhaltung; Rechnungslegung; US-GAAP; Steuerrecht; Bilanzbuchhalter; Buchführung; Konzern
balance-sheet-accounting | Balance sheet analysis | professional | <balance sheet accounts; <balance sheet management; <balance sheet review; Bilanzanalyse; balance sheets?; balance sheet? | accounting | analysis; accounting; income; statements; financial; reconciliation
bilanzbuchhaltung | Preparing balance sheets | professional | Bilanzierung?; Bilanzbuchhaltung; Bilanzerstellung; balance sheet preparation; établissement des bilans; bilans comptables; elaboración de balances?; balance general? | accounting | HGB; IFRS; Jahresabschluss; Buchhaltung; Steuern; Konten; Rechnungswesen; contabilidad; contable; financieros; financiero
trial-balance | Trial balance | professional | trial balances; trial balance preparation; Summen- und Saldenliste; balance de comprobación; balance des comptes
chart-of-accounts | Chart of accounts | professional | chart of account; COA maintenance; chart of accounts maintenance; Kontenplan; Kontenrahmen; plan comptable; plan de cuentas
skr03 | SKR03 | technical | Kontenrahmen SKR03; DATEV SKR03 | chart-of-accounts
skr04 | SKR04 | technical | Kontenrahmen SKR04; DATEV SKR04 | chart-of-accounts
income-statements | Income statements | professional | income statement; P&L; P & L; P&Ls; PNL?; profit and loss; profit & loss; profit and loss statements; profit & loss statements; profit and loss statement; P&L statements; <P&L analysis; <P&L reporting; <P&L reports; profit/loss; Gewinn- und Verlustrechnung; GuV; compte de résultat; comptes de résultat; estado de resultados; cuenta de resultados | | revenue; budget; financial; statement; loss; profit
p-and-l-management | P&L responsibility | professional | P&L management; P & L management; profit and loss management; profit and loss responsibility; full P&L responsibility; P&L accountability; managing P&L; manage P&L; P&L ownership; P&L oversight; profit & loss management; Ergebnisverantwortung; Budget- und Ergebnisverantwortung; gestion du compte de résultat
financial-statements | Financial statement preparation | professional | financial statements; financial statement; preparing financial statements; prepare financial statements; prepared financial statements; preparation of financial statements; <monthly financial statements; <quarterly financial statements; <compilation of financial statements; <internal financial statements; financial statement reporting; états financiers; estados financieros; Erstellung von Abschlüssen | financial-reporting
financial-reporting | Financial reporting | professional | financial reports; <monthly financial reports; financial report preparation; preparing financial reports; prepare financial reports; prepared financial reports; <monthly financial reporting; <monthly reporting packages; <monthly reporting package; <reporting packages; accounting reports; Finanzberichterstattung; Finanzreporting; reporting financier; rapports financiers; informes financieros; reportes financieros | accounting
management-reporting | Management reporting | professional | internal reporting?; management reports; Berichtswesen?; reporting de gestion; reportes gerenciales; informes de gestión; <board reporting; <monthly management accounts | | Controlling; management; financial; finance; KPI; budget; Budget; monthly; board; Planung
sec-reporting | SEC reporting | professional | SEC filings; SEC financial reporting; <10-K?; <10-Q; <10K and 10Q; <10-Ks?; <10-Qs; <8-K?; <Form 10-K; <Form 10-Q; <annual report 10-K; <EDGAR filings; <public company reporting | financial-reporting | SEC; filings; EDGAR; 10-Q; GAAP; XBRL; quarterly; financial; sec; 10-k; filing; gaap; securities; s-1; 10-q
xbrl | XBRL | technical | iXBRL; XBRL tagging; <ESEF
statutory-reporting | Statutory reporting | professional | statutory accounts; statutory financial statements; statutory accounting; statutory filings?; <déclarations réglementaires | financial-reporting | accounts; accounting; audit; ifrs; gaap; auditors
regulatory-reporting | Regulatory reporting (finance) | professional | regulatory reporting?; regulatory filings?; regulatory financial reporting; aufsichtsrechtliches Meldewesen; Meldewesen?; reporting réglementaire?; <FINREP; <COREP; reportes regulatorios? | | Bank; BaFin; Bundesbank; Aufsicht; COREP; Meldungen; bank; SEC; financial; FINRA; NAIC; Fed; FFIEC; banking; prudential; liquidity; banque; banco; broker-dealer
statutory-accounting-principles | Statutory accounting principles (insurance) | technical | statutory accounting principles; SAP statutory accounting; NAIC reporting
cash-flow-management | Cash flow management | professional | <cash flow forecasting; <cash flow forecasts; <cash flow analysis; <cash flow projections; <cash forecasting; <cash position; <daily cash position; <cash positioning; liquidity management; managing cash flow; Liquiditätsplanung; Liquiditätsmanagement; gestion de trésorerie; flujo de caja?; flujo de efectivo?; cash flow?; cash flows?; trésorerie?; cashflow forecasts; cashflow forecasting | | forecasting; analysis; budget; statements; financial; management; suivi; gestion; comptabilité; treasury; finanzas; contabilidad; presupuesto; tesorería; financiero; cobranzas
cash-management | Cash management | professional | cash management; corporate cash management; Cash-Management; gestión de efectivo; <cash pooling; <treasury cash management
cash-flow-statements | Cash flow statements | professional | cash flow statement; statement of cash flows; Kapitalflussrechnung; tableau des flux de trésorerie; estado de flujos de efectivo
treasury | Treasury management | professional | treasury?; treasury operations; corporate treasury; treasury functions; <treasury analysis; <bank relationship management; <treasury workstation; Tresorería; Finanzdisposition; tesorería | | cash; liquidity; bank; fx; hedging; finance; accounting; debt; investment; treasurer
kyriba | Kyriba | tool | Kyriba TMS | treasury
working-capital | Working capital management | professional | working capital analysis; working capital improvement; besoin en fonds de roulement; BFR?; Working-Capital-Management; capital de trabajo?; <DSO?; <days sales outstanding; <days payable outstanding; working capital | | receivable; receivables; cash; inventory; payable; trésorerie; liquidity; DPO; collections; liquidez; financiero
invoicing | Invoicing | professional | invoice preparation; customer invoicing; client invoicing; client billing; customer billing; prepare invoices; preparing invoices; prepared invoices; generating invoices; create invoices; creating invoices; created invoices; sales invoicing; issue invoices; <monthly billing; <billing cycle; billing?; billing invoices; <billing cycles; <legal billing; <e-billing; Fakturierung; Rechnungsstellung; Rechnungserstellung; facturation; facturación?; <billing procedures; <billing process; raising invoices; raising sales invoices; raise invoices; raise sales invoices; raise invoices and credit notes; raising invoices and credit notes |  | invoices; invoice; accounting; collections; receivable; client; customer; ledger; payable; payments; clerk; payroll; accounts; posting; facturas; contabilidad; cobranza; cobros; albaranes
billing-software | Billing software | technical | invoicing software; Abrechnungssoftware; Rechnungssoftware; Faktura-Software; logiciel de facturation; logiciels de facturation; software de facturación | invoicing
invoice-processing | Invoice processing | professional | processing invoices; process invoices; processed invoices; vendor invoices; vendor invoice processing; supplier invoices; invoice verification; <invoice matching; <three-way match; <3-way match; <three-way matching; <3-way matching; <three way match; <two-way match; <PO matching; <matching invoices; <matching invoices to purchase orders; <coding invoices; <code invoices; <invoice coding; <coded invoices; invoice entry; entering invoices; <invoice approval; <invoice review; <purchase order matching; Rechnungsprüfung; Rechnungsbearbeitung; Eingangsrechnungen; traitement des factures; contrôle des factures; procesamiento de facturas; invoices?; enter invoices; <matching POs; <matching purchase orders to invoices; purchase invoice processing; invoice management; vendor and invoice management | | processing; vendor; payable; supplier; accounts; coding; purchase; entry
payment-processing | Payment processing (payables) | professional | payment runs; <check runs; <check run; <weekly check runs; <cutting checks; <check printing?; vendor payments; supplier payments; vendor payment; <electronic funds transfer?; <EFT?; <disbursements?; <cash disbursements; <cash disbursement; <check requests; issuing payments?; <positive pay; Zahlungsläufe; Zahllauf; règlements fournisseurs; traitement des paiements?; <setting up payments?; supplier payment runs |  | checks; ACH; vendors; payables; wire; invoices; fournisseurs; factures; payable; suppliers; bacs; payment runs
zahlungsverkehr | Payment transactions (bank and accounting) | professional | Zahlungsverkehr; Abwicklung des Zahlungsverkehrs; Zahlungsabwicklung; Zahlungsverkehrsabwicklung
ach | ACH payments | technical | ACH?; ACH transfers; ACH transactions; ACH processing | | payments; wire; bank; payroll; deposits; transfers; nacha; checks; EFT; banking; accounting
wire-transfers | Wire transfers | professional | wire transfer; transferencias bancarias
sepa | SEPA payments | technical | SEPA?; SEPA direct debit; SEPA-Lastschrift; prélèvements SEPA | | Lastschrift; Lastschriften; payments; Zahlungsverkehr; debit; virements; prélèvements; bank; banking; Zahlungen; Buchhaltung; facturation; comptabilité
cash-application | Cash application | professional | cash applications; apply cash; applying cash; apply payments; applied payments; <cash receipts processing; cash posting; posting cash; <lockbox?; <lock box?; <lockbox processing; <remittance processing; <unapplied cash; Zahlungseingänge; Zahlungszuordnung | | remittance; payments; receivable; receivables; deposits; bank; invoices
collections | Debt collection | professional | collections calls; collection calls; collection of past due accounts; collections management?; debt recovery; collection efforts?; collections specialist?; collections process?; debt collecting; Inkasso; recouvrement?; relance clients; cobranza; cobranzas; recobro; collections?; gestión de cobros; <collecting delinquent accounts; <past due accounts; <delinquent accounts; <commercial collections; <overdue invoices; <overdue accounts; chasing payments; chasing overdue invoices; chasing debts; chasing outstanding payments; chase payments; chase late payments; chase overdue payments; chase outstanding payments; chase overdue invoices; chase unpaid invoices; chasing late payments; chasing overdue payments; chasing unpaid invoices |  | debt; delinquent; billing; receivable; receivables; credit; payments; accounts; invoices; overdue; collector
dunning | Dunning? | professional | Mahnwesen; Mahnungen; dunning process; relances de paiement; Mahnverfahren außergerichtlich | collections | receivable; receivables; invoices; overdue; collections; billing; Mahnungen; Debitoren; Buchhaltung; subscription
skip-tracing | Skip tracing | professional | skip trace; skip tracer; skip tracing debtors
fdcpa | Fair Debt Collection Practices Act (FDCPA) | technical | FDCPA; Fair Debt Collection Practices Act
receivables-management | Receivables management | professional | Forderungsmanagement; Debitorenmanagement; gestion du poste clients; gestión de cartera de clientes
credit-management | Credit management | professional | credit control; <credit approval; <credit approvals; <credit limits; <credit decisions; credit manager; Kreditmanagement; crédit management; control de crédito; <credit checks?; <bad debt write-offs; <credit policies | | receivable; collections; debtors; exposure; ledger; overdue; customers' accounts; credit limits
credit-analysis | Credit analysis | professional | credit analyses; credit risk analysis; credit assessment; credit evaluation?; credit underwriting; credit review?; creditworthiness; Bonitätsprüfung; Kreditanalyse; Kreditwürdigkeitsprüfung; analyse crédit; análisis de crédito; análisis crediticio; <commercial credit analysis; <credit report analysis | | bank; loan; loans; lending; risk; borrowers; limits; customers; underwriting; scoring
expense-reports | Expense reporting | professional | expense reports; expense report; expense report processing; employee expense reports; <expense reimbursement; <expense reimbursements; <employee reimbursements; processing expense reports; process expense reports; <per diem processing; notes de frais; rendición de gastos; informes de gastos; rapports de dépenses; expense management; expense claims; processing expense claims; employee expenses; staff expenses; processing expenses
travel-expense-accounting | Travel expense reports | professional | travel and expense reports; T&E reports; travel expense reporting; Reisekostenabrechnung; Reisekostenabrechnungen; Spesenabrechnung; frais de déplacement?; travel and expense; travel & expense; travel reimbursements?; gastos de viaje?; T&E? | expense-reports | expense; expenses; reports; concur; notes; Abrechnung; comptabilité; contabilidad; payable; receipts
petty-cash | Petty cash | professional | petty cash management; petty cash fund; petty cash reconciliation; managing petty cash; maintained petty cash; <Kassenbuch; petite caisse; caja chica
credit-card-reconciliation | Credit card reconciliation | professional | credit card reconciliations; corporate card reconciliation; P-card reconciliation | account-reconciliation
corporate-card-programs | Corporate card programs | professional | corporate card program; corporate credit cards; corporate card administration; P-card administration; purchasing card program; procurement card program
government-purchase-card | Government Purchase Card (US) | professional | Government Purchase Card; government purchase cards; GPC? | | purchase; card; cardholder; government; contracting; micro; holder; official
order-to-cash | Order-to-cash | professional | O2C; OTC process; order to cash process; order-to-cash cycle
quote-to-cash | Quote-to-cash | professional | quote to cash; lead-to-cash; Q2C | order-to-cash
record-to-report | Record-to-report | professional | R2R?; RTR?; record to report process | | close; reporting; ledger; accounting; O2C; P2P; OTC; PTP; finance; SAP; reconciliation
vendor-master-data | Vendor master data | professional | vendor setup?; vendor set-up?; vendor master; vendor master file; vendor files?; vendor file maintenance; new vendor setup; vendor maintenance?; <vendor onboarding; Lieferantenstammdaten; vendor account maintenance; <W-9 collection | | payable; invoices; W-9; AP; SAP; ERP; accounting; accounts; purchasing; 1099
form-w9 | Form W-9 | technical | W-9?; W-9s?; W9s; W9 forms; W-9 forms | | vendor; vendors; payable; 1099s; 1099-misc; invoices; collect

# Tax
tax-preparation | Tax preparation | professional | tax return preparation; preparing tax returns; prepare tax returns; prepared tax returns; income tax preparation; tax preparer; filing tax returns; tax prep; preparation of tax returns; <tax return review; <seasonal tax preparation; Erstellung von Steuererklärungen; tax returns?; tax return?; <tax filings; income tax returns?; Steuererklärungen; Steuererklärung; déclarations fiscales; déclaration fiscale; declaraciones de impuestos; declaración de impuestos; <liasse fiscale; <liasses fiscales; <tax filing; <quarterly taxes; <quarterly tax filings; <CIS returns |  | prepare; preparation; prepared; preparing; filing; filed; 1040; irs; deductions; refunds; bookkeeping
intrastat | Intrastat declarations | professional | Intrastat; Intrastat reporting; Intrastat returns; Intrastat-Meldungen; Intrastat-Meldung; déclarations Intrastat; déclaration d'échanges de biens; declaraciones Intrastat; declaración Intrastat; dichiarazioni Intrastat; modelli Intrastat; elenchi Intrastat; aangifte Intrastat; deklaracje Intrastat; declarações Intrastat
taxation | Taxation | technical | tax law; tax laws; tax regulations; tax knowledge; tax code; <Internal Revenue Code; <federal tax; <federal and state taxes; <state and federal taxes; <federal and state tax; <federal and state income tax; taxes?; Steuerrecht; Steuern?; Steuerwesen; fiscalité; droit fiscal; impuestos?; fiscalidad; tributación; derecho tributario; tax accounting; <income tax; <income taxes | | accounting; returns; filing; irs; payroll; prepared; accountant; federal; compliance; preparation; Buchhaltung; Jahresabschluss; Bilanzierung; Abgaben; Steuererklärungen; Finanzamt; iva; tributario; tributaria; irpf; fiscal; contabilidad; declaraciones; contable
individual-tax | Individual tax returns | professional | individual tax; personal income tax; individual income tax; individual tax preparation; individual tax return; personal tax returns; individual income tax returns | tax-preparation | tax; returns; irs; taxes; 1065; 1120
form-1040 | Form 1040 (US) | technical | Form 1040; 1040?; 1040 returns | individual-tax | tax; returns; irs; taxes; 1065; 1120
einkommensteuer | German income tax | technical | Einkommensteuer; Einkommensteuererklärung; EStG | taxation
impot-revenu | French income tax | technical | impôt sur le revenu; déclaration de revenus | taxation
irpf | Spanish income tax (IRPF) | technical | IRPF; declaración de la renta | taxation
uk-self-assessment | Self-assessment tax returns (UK) | professional | self-assessment tax returns; self assessment tax returns
corporate-tax | Corporate tax | professional | corporate taxes; corporate income tax; corporate tax returns; corporate tax return; corporation tax; impôt sur les sociétés; impuesto sobre sociedades; impuesto de sociedades; Körperschaftsteuer; <business tax returns | taxation | tax; returns; 1040; irs; partnership; corporate
form-1120 | Forms 1120 and 1120-S (US) | technical | Form 1120; 1120-S; 1120?; S corporation returns | corporate-tax | tax; returns; 1040; irs; partnership; corporate
partnership-tax | Partnership tax returns (US) | professional | partnership tax; partnership tax returns; Form 1065; 1065? | taxation | tax; returns; 1040; irs; 1120; corporate
gewerbesteuer | German trade tax | technical | Gewerbesteuer; Gewerbesteuererklärung | taxation
sales-and-use-tax | Sales and use tax | professional | sales tax; sales & use tax; sales taxes; sales tax returns; sales tax filing; sales tax reporting; use tax; sales tax preparation; sales tax compliance; <state sales tax | taxation
avalara | Avalara AvaTax | tool | AvaTax | sales-and-use-tax; avalara-products
avalara-products | Avalara | tool | | sales-and-use-tax
vertex-tax | Vertex (tax software) | tool | Vertex tax software; <Vertex O Series | sales-and-use-tax
vat | VAT? | technical | value added tax; value-added tax; <VAT returns; <VAT return; VAT reporting; VAT compliance; <VAT registration; Umsatzsteuer; <Umsatzsteuervoranmeldung; <Umsatzsteuervoranmeldungen; Mehrwertsteuer?; TVA?; <déclarations de TVA; <déclaration de TVA; IVA?; impuesto al valor agregado | taxation | comptabilité; déclarations; fiscale; fiscales; facturation; paie; bilan; impuestos; declaraciones; declaración; contabilidad; fiscal; impuesto; irpf; modelo; facturación; liquidación; trimestral; isr; contable; retenciones; imposta; contabilità; fatturazione; dichiarazione; liquidazioni; contabilidade; irs; irc; impostos; faturação; returns; hmrc; tax; bookkeeping; ledger; intrastat; accounting; Buchhaltung; Umsatzsteuervoranmeldung; Steuer
indirect-tax | Indirect tax | technical | indirect taxes; indirect taxation; indirekte Steuern; fiscalité indirecte; impuestos indirectos | taxation
gst | GST? | technical | goods and services tax; <GST returns; GST filing | indirect-tax | tax; taxes; returns; filing; accounting; TDS; tally; invoices; PST; HST; payroll; VAT; taxation
hst | HST (Canada) | technical | HST/GST; GST/HST; harmonized sales tax | indirect-tax
payroll-tax | Payroll taxes | professional | payroll tax; payroll tax returns; payroll tax reporting; payroll tax filing; payroll tax filings; payroll tax deposits; quarterly payroll taxes; quarterly payroll tax returns; payroll tax preparation; employment taxes; federal and state payroll taxes; <Lohnsteueranmeldung; <Lohnsteuer; <SUTA; <FUTA; <Form 941; <940 and 941; <unemployment tax | | payroll; taxes; quarterly; 1099; 1099s; 940; deposits; withholding
form-w2 | Form W-2 processing (US) | professional | W-2 preparation; W-2 processing; W-2?; W2?; <W-2s? | | payroll; 1099s; 940; withholding; payroll taxes; year-end; distribution; 941; 1095
form-1099 | Form 1099 processing (US) | professional | 1099 reporting; 1099 preparation; 1099 forms; 1099-MISC; Form 1099; year-end 1099s; 1099 filing; 1099?; 1099s? | | w-9; w9; irs; vendors; payable; year-end
tax-compliance | Tax compliance | professional | <quarterly estimated taxes; <state tax compliance; <federal tax compliance; Tax Compliance Management; cumplimiento tributario; cumplimiento fiscal | taxation
tax-audits | Tax audits | professional | tax audit; Betriebsprüfung; Steuerprüfung; contrôle fiscal; tax audit defense; fiscalizaciones tributarias | taxation
property-tax | Property tax | professional | property taxes; property tax returns; impuesto predial; Grundsteuer; taxe foncière
excise-tax | Excise tax | technical | excise taxes; Verbrauchsteuern; droits d'accise
franchise-tax | Franchise tax (US) | technical | state franchise tax
tax-planning | Tax planning | professional | tax strategy; tax strategies; tax minimization; strategic tax planning; Steuerplanung; optimisation fiscale; planificación fiscal | taxation
tax-advisory | Tax advisory | professional | tax consulting; tax advice; Steuerberatung?; conseil fiscal; asesoría fiscal; asesoría tributaria | taxation | Mandanten; Jahresabschlüsse; Steuererklärungen; Finanzbuchhaltung; Steuerrecht; Steuerberater
tax-research | Tax research | professional | tax law research; Steuerrecht Recherche | taxation
international-tax | International taxation | professional | international tax; foreign tax; <expatriate tax; <expat taxes; <withholding tax?; <cross-border tax; internationales Steuerrecht; fiscalité internationale | taxation | cross-border; treaty; treaties; transfer pricing; expatriate; dividends; multinational
fatca | FATCA | technical | FATCA reporting; FATCA compliance; CRS FATCA
beps | BEPS | technical | base erosion and profit shifting; Pillar Two; <country-by-country reporting | international-tax
transfer-pricing | Transfer pricing | professional | transfer pricing documentation; transfer pricing studies; Verrechnungspreise; prix de transfert; precios de transferencia | international-tax
irs-representation | Representing taxpayers before the IRS | professional | tax resolution; <offers in compromise; taxpayer representation; IRS representation; <IRS audits

# Payroll
payroll | Payroll | professional | payroll processing; processing payroll; process payroll; processed payroll; payroll administration; payroll management; payroll preparation; payroll accounting; payroll functions; payroll duties; payroll operations; full-cycle payroll; full cycle payroll; <bi-weekly payroll; <biweekly payroll; <weekly payroll; <semi-monthly payroll; <monthly payroll; <union payroll; in-house payroll; end-to-end payroll; preparing payroll; prepare payroll; prepared payroll; <payroll reports; <payroll reporting; payroll specialist; payroll clerk; <payroll entry; payroll services; employee payroll; <payroll records; <payroll reconciliation; Lohnabrechnung; Gehaltsabrechnung; Lohn- und Gehaltsabrechnung; Lohnbuchhaltung; Lohn- und Gehaltsbuchhaltung; Entgeltabrechnung; paie?; gestion de la paie; <bulletins de paie; établissement des paies; nómina?; nóminas?; planilla de sueldos; procesamiento de nómina; liquidación de sueldos; <pension submissions; <starters and leavers?; <payroll queries |  | paye; rh; salaires; bulletins; comptabilité; personnel; congés; dsn; silae; irpf; sociales; laborales; liquidaciones; a3nom; nominaplus; payslips; hmrc; pensions; sage; pension
multi-state-payroll | Multi-state payroll (US) | professional | multi-state payroll; multistate payroll | payroll
international-payroll | International payroll | professional | global payroll; paie internationale; nómina internacional | payroll
dsn | DSN (French payroll declaration) | technical | déclaration sociale nominative; DSN paie; déclarations sociales
rti-payroll | PAYE (UK) | technical | PAYE?; <RTI submissions; <PAYE RTI; <PAYE Real Time Information | payroll | hmrc; payroll; rti; p45; p60; nic; cis; pensions; payslips
timekeeping | Timekeeping? | professional | time keeping?; time cards?; timecards?; time card?; time sheets?; timesheets?; timesheet?; time sheet?; time and attendance; time & attendance; processing timesheets; timesheet processing; timecard processing; payroll timekeeping; time and labor; employee time records; employee timesheets; Zeiterfassung?; Arbeitszeiterfassung?; gestion des temps; feuilles de temps; <attendance tracking?; <attendance records?; control de asistencia?; <time entry?; <time tracking?; timekeeping software | | payroll; attendance; HR; kronos; overtime; adp; payroll processing; Lohnabrechnung; Lohn; Personalverwaltung; Entgeltabrechnung; approved; paychex; pto
garnishments | Wage garnishments | professional | garnishments?; garnishment?; wage garnishment; <child support withholdings; Lohnpfändung; Lohnpfändungen; saisies sur salaire | | payroll; wage; wages; child; levies; deductions; withholding; benefits; ADP
payroll-deductions | Payroll deductions | professional | voluntary deductions; retenues sur salaire; deducciones de nómina; Lohnabzüge
wage-hour-calculation | Calculating wages | professional | wage calculation; <bonus calculations; <overtime calculation; <final pay?; cálculo de salarios; calcul des salaires | | payroll; wages; overtime; deductions
commission-calculation | Commission calculation | professional | commission calculations; commissions processing; sales commissions calculation; Provisionsabrechnung; calcul des commissions; cálculo de comisiones
direct-deposit | Direct deposit? | professional | direct deposits?; direct deposit setup | | ach; garnishments; deductions; withholding; paychecks; processing; prenote; w-4

# Audit
auditing | Financial auditing | professional | <audit fieldwork; <audit field work; <audit workpapers; <audit work papers; <audit working papers; financial audits; financial audit; financial statement audits; financial statement audit; statutory audits; statutory audit; Wirtschaftsprüfung; Abschlussprüfung; Jahresabschlussprüfung; Prüfungswesen; commissariat aux comptes; auditoría financiera; audit financier; audit légal | | accounting; internal; external; financial; controls; sox; compliance; auditor; gaap; clients; risk; statements; findings; workpapers; cpa; contable; comptes; contables; revisión
audit-work | Auditing? | professional | audit?; audits?; auditoría?; auditorías?; conducting audits?; conducted audits?; performed audits?; performing audits?; audit experience; audit procedures; <audit planning; <audit programs; <audit testing; <audit documentation; <audit reports; <audit findings; <audit engagements; <audit engagement; <audit methodology | | accounting; internal; external; financial; controls; sox; compliance; auditor; gaap; clients; risk; statements; findings; workpapers; cpa; contable; comptes; contables; revisión
internal-audit | Internal audit | professional | internal auditing; internal audits; internal auditor; conducting internal audits; <operational audits; <operational audit; <risk-based audit; <risk-based auditing; interne Revision; Innenrevision; audit interne; auditoría interna financiera; <IIA standards
compliance-audits | Compliance audits | professional | compliance auditing; compliance audit; auditoría de cumplimiento; audits de conformité
external-audit | External audit | professional | external audits; externe Prüfung; audit externe; auditoría externa
audit-preparation | Preparing for external audits | professional | audit preparation?; audit support?; audit schedules?; PBC lists; audit liaison?; auditor liaison?; audit coordination?; preparing audit schedules; audit requests?; preparation for audits?; audit readiness?; year-end audit preparation; Vorbereitung der Abschlussprüfung; préparation des audits?; <annual audit?; <annual audits? |  | auditors; PBC; accounting; workpapers; schedules; year-end; GAAP; reconciliations; comptes; comptables; external auditors; ledger; CPA
sox | Sarbanes-Oxley (SOX) | technical | Sarbanes-Oxley; Sarbanes Oxley; SOX?; SOX compliance; Sarbanes-Oxley compliance; SOX 404; Sarbanes-Oxley Act; SOX testing; SOX controls; SOX audits; Sarbanes-Oxley 404; <SOX documentation; <Section 404; SOX 302 | | audit; auditing; compliance; controls; internal; accounting; financial; finance; coso; testing
j-sox | J-SOX (Japan) | technical | J-SOX; J-SOX compliance; Japanese SOX
internal-controls | Internal controls | professional | internal control; <internal controls testing; <control testing?; <testing of controls?; internal control procedures; internal financial controls; financial controls; accounting controls; control environment?; <segregation of duties; <ICFR; internal control systems; <control deficiencies; internes Kontrollsystem; contrôle interne; control interno; controles internos | | SOX; audit; audits; compliance; COSO; risk; financial; accounting; internal
coso | COSO framework | technical | COSO; COSO internal control framework
it-audit | IT audit | professional | IT auditing; IT audits; information systems audit; information systems auditing; <IT general controls; <ITGC; <ITGCs; IT-Revision; auditoría de sistemas
soc-1 | SOC 1 reports | technical | SOC 1; <SSAE 16; <SSAE 18; <SAS 70; <ISAE 3402
cobit | COBIT | technical | COBIT 2019
gaas | Generally accepted auditing standards (GAAS) | technical | generally accepted auditing standards; GAAS auditing; GAAS? | | audit; auditing; auditor; gaap; auditors
gagas | Government auditing standards (Yellow Book) | technical | Yellow Book?; GAGAS; government auditing standards | | audit; auditing; audits; GAO; GAAS; government; standards; A-133
pcaob | PCAOB standards | technical | PCAOB; PCAOB audits
isa-auditing | International Standards on Auditing (ISA) | technical | international standards on auditing
single-audit | Single audit (US) | professional | single audit; single audits; A-133; OMB A-133; OMB Circular A-133; A-133 audits
uniform-guidance | Uniform Guidance (2 CFR 200) | technical | Uniform Guidance
fraud-examination | Fraud investigation | professional | fraud investigations; fraud audits; investigating fraud; fraud cases?; fraud examination | | investigation; investigations; investigated; investigate; audit; claims; insurance; bank
fraud-detection | Fraud detection | professional | fraud monitoring; Betrugserkennung; détection des fraudes; détection de fraude; detección de fraudes
fraud-prevention | Fraud prevention | professional | Betrugsprävention; lutte contre la fraude; prevención de fraude; prévention de la fraude
forensic-accounting | Forensic accounting | professional | forensic audit; forensic audits; forensic accountant; contabilidad forense

# Controlling, planning and analysis
controlling | Controlling? | professional | financial controlling; finance controlling; business controlling; Finanzcontrolling; Unternehmenscontrolling; <Vertriebscontrolling; <Beteiligungscontrolling; <Projektcontrolling; contrôle de gestion; control de gestión | | budget; forecast; planung; budgetierung; sap; finance; finanzen; abweichungsanalysen; controller; kosten; kpi; accounting
controllership | Controllership | professional | financial controllership; corporate controller; assistant controller duties
budgeting | Budgeting | professional | budget preparation; budget development; budget planning; budget control; budget analysis; budget process; budgeting process; <budget monitoring; <budget tracking; <budget reports; <budget reporting; budget creation; budgetary control; <operating budgets; <operating budget; annual budgets; annual budget; annual budgeting; <departmental budgets; <departmental budget; <department budget; <department budgets; prepare budgets; preparing budgets; prepared budgets; developing budgets; develop budgets; developed budgets; <monitor budgets; <monitoring budgets; <monitored budget; <budget formulation; <budget execution; <budget allocation; <zero-based budgeting; budgeting skills; financial budgeting; Budgetierung; Budgetplanung; <Budgetüberwachung; Budgetcontrolling; élaboration des budgets; élaboration budgétaire; <suivi budgétaire; elaboración de presupuestos?; control presupuestario; budget?; budgets?; presupuestos? | | annual; financial; forecast; forecasting; fiscal; prepared; prepare; monitor; variance; expenses; expenditures; gastos; ingresos; anual; financiera; finanzas; contabilidad; costos; contable
budget-management | Managing budgets | professional | budget management; manage budgets; managed budgets; managed budget; manage budget; budget responsibility; Budgetverantwortung; budget oversight; gestion de budget; gestion de budgets; gestion budgétaire; gestión de presupuestos; manejo de presupuestos; budget administration; responsabilité budgétaire | budgeting
budget-and-forecast | Budgeting and forecasting | professional | budgeting & forecasting; budgets and forecasts; budgeting/forecasting; forecasting and budgeting; budget forecasting; budgets and forecasting; planning budgeting and forecasting; budget & forecast; budget/forecast; forecasting & budgeting; annual budget and forecast | budgeting; financial-forecasting
capital-budgeting | Capital budgeting | professional | capital planning; capital budget; capital budgets; capital expenditure planning; <net present value; <NPV?; <IRR?; <discounted payback; Investitionsrechnung; Investitionsplanung; <CAPEX planning; <capital expenditures?; <CAPEX? |  | dcf; investment; capital; cash; valuation; payback; financial; CAPEX; modeling; ROI; planning; budgeting; budget; appropriation
roi-analysis | ROI analysis | professional | return on investment analysis; ROI calculation; calcul du ROI; análisis de ROI
financial-forecasting | Financial forecasting | professional | forecasting?; financial forecasts; financial projections; <revenue forecasting; <revenue projections; <revenue forecasts; <rolling forecasts; <rolling forecast; forecast preparation; <quarterly forecasts; <monthly forecasts; <expense forecasting; <cost forecasting; <budget projections; forecast models; prévisions financières; prévisions budgétaires; proyecciones financieras; Finanzprognosen; Forecasterstellung; <forecasts?; projections? | | budget; budgeting; financial; revenue; variance; cash; expense; finance
variance-analysis | Variance analysis? | professional | variance analyses?; variance reporting?; variance reports?; budget variance; budget variances; budget variance analysis; budget to actual; budget vs actual; budget-to-actual analysis; actual vs budget; budget versus actual; <flux analysis; <fluctuation analysis?; analyzing variances?; analyze variances?; <price volume mix; Abweichungsanalyse?; Abweichungsanalysen?; Soll-Ist-Vergleich?; Soll-Ist-Vergleiche?; analyse des écarts?; análisis de variaciones? | | budget; budgets; budgeting; actuals; forecast; forecasting; forecasts; cost; costs; financial; accounting; close; P&L; Controlling; Kosten; budgétaire; budgets; presupuesto; presupuestos; costos; variances; expense; expenses
financial-planning-analysis | Financial planning and analysis | professional | FP&A; FP & A; financial planning & analysis; financial planning and analysis FP&A; corporate financial planning; <long-range financial planning
financial-analysis | Financial analysis | professional | financial analyses; financial data analysis; analyzing financial data; analyze financial data; analyzed financial data; <financial statement analysis; <analysis of financial statements; financial performance analysis; financial analyst; Finanzanalyse; Finanzanalysen; analyse financière; análisis financiero; <análisis de estados financieros
break-even-analysis | Break-even analysis | technical | breakeven analysis; Break-even-Analyse; point mort?; punto de equilibrio? | | costos; costes; ventas; margen; precio; financiero; rentabilidad; rentabilité; seuil; marge; coûts; prévisionnel
ratio-analysis | Financial ratio analysis | technical | ratio analysis; financial ratios; análisis de ratios; Kennzahlenanalyse | financial-analysis
profitability-analysis | Profitability analysis | technical | profit analysis; margin analysis; analyse de rentabilité; análisis de rentabilidad; <Deckungsbeitragsrechnung; Wirtschaftlichkeitsanalyse; Wirtschaftlichkeitsberechnung
cost-analysis | Cost analysis | professional | cost analyses; <cost modeling; cost studies; <cost effectiveness analysis; <life cycle cost analysis; Kostenanalyse; analyse des coûts; análisis de costos
cost-benefit-analysis | Cost-benefit analysis | technical | cost benefit analysis; cost/benefit analysis; cost benefit analyses; Kosten-Nutzen-Analyse; análisis costo-beneficio; analyse coûts-avantages | cost-analysis
cost-reduction | Cost reduction | professional | cost savings; cost saving; cost-saving measures; cost saving initiatives; cost cutting; reducing costs; reduce costs; reduced costs; expense reduction; <cost avoidance; cost reduction initiatives; <cost optimization; cost improvement; Kostensenkung; Kostenreduktion; réduction des coûts; reducción de costos
cost-control | Cost control | professional | cost controls; cost management; cost containment; cost monitoring; controlling costs; expense control; expense controls; Kostenkontrolle; Kostenmanagement; maîtrise des coûts; contrôle des coûts; control de costos; control de costes; suivi des coûts
financial-modeling | Financial modeling | professional | financial modelling; financial models; financial model; <three-statement model; <three statement models; building financial models; Finanzmodellierung; Finanzmodelle; modélisation financière; modelos financieros; modelamiento financiero
dcf-analysis | Discounted cash flow analysis | technical | DCF?; DCF models; DCF analysis; discounted cash flow; flujo de caja descontado; DCF valuation | financial-modeling | valuation; modeling; LBO; equity; WACC; comps; M&A; modelling; comparable; valuations
lbo-modeling | LBO modeling | technical | LBO models; leveraged buyout modeling; LBO model | financial-modeling
scenario-analysis | Scenario analysis | technical | Szenarioanalyse
sensitivity-analysis | Sensitivity analysis | technical | sensitivity analyses; análisis de sensibilidad; Sensitivitätsanalyse; Sensitivitätsanalysen; analyse de sensibilité
business-valuation | Business valuation | professional | valuations?; valuation?; <company valuation; valuation analysis; <valuation models; enterprise valuation; <equity valuation; <comparable company analysis; <comparables analysis; <precedent transactions; <trading comps; Unternehmensbewertung; évaluation d'entreprise; valorización de empresas; valoración de empresas | | financial; equity; dcf; investment; cash; modeling; merger; acquisition; portfolio
financial-management | Financial management | professional | finance management; management of finances; fiscal operations; <financial administration; <financial oversight; managing finances; <financial leadership; finance operations; <financial stewardship; <fiscal administration; Finanzmanagement; Finanzwesen; gestion financière; gestión financiera; <administración financiera; finanzas? | | contabilidad; budget; presupuestos; administración; finance; tesorería
corporate-finance | Corporate finance | professional | <capital structure; <debt financing; <equity financing; corporate financing; <capital raising; <raising capital; Unternehmensfinanzierung; finance d'entreprise; finanzas corporativas; <montage financier; <Finanzierung? | | accounting; corporate; economics; investment; budgeting; banking; audit; financial; capital; treasury
project-finance | Project finance | technical | Projektfinanzierung; financement de projets; financiación de proyectos
structured-finance | Structured finance | technical | <securitization; Strukturierte Finanzierung; <titrisation
leveraged-finance | Leveraged finance | technical | leveraged loans; <Akquisitionsfinanzierung
debt-restructuring | Debt restructuring | professional | financial restructuring; restructuration de dette; reestructuración de deuda
finance-field | Finance? | technical | Finanzen?; finances? | | accounting; economics; investment; budgeting; banking; audit; capital; treasury; controlling
mergers-acquisitions | Mergers and acquisitions | professional | mergers & acquisitions; mergers/acquisitions; mergers acquisitions; merger and acquisition; fusions-acquisitions; fusions et acquisitions; fusiones y adquisiciones; <Unternehmenstransaktionen; Fusionen und Übernahmen; M&A? | | advisory; deal; deals; merger; valuation; divestitures; transactional; transactions; acquisition; ipo; equity; banking; due diligence
post-merger-integration | Post-merger integration | professional | acquisition integration; merger integration; PMI integration of companies; intégration post-acquisition; integración posfusión; Post-Merger-Integration
divestitures | Divestitures | professional | carve-outs?; carve-out?; spin-offs?; Unternehmensverkauf; cessions d'entreprises; divestiture | | M&A; divestitures; divestiture; mergers; transactions; acquisitions; acquisition; integration
due-diligence | Due diligence | professional | <financial due diligence; due-diligence; <commercial due diligence; due diligence process; due diligence reviews; Due-Diligence-Prüfung; due diligence analysis; <data room management
economics | Economics? | technical | economic analysis; <macroeconomics; <microeconomics; <economic modeling; <economic research?; <economic forecasting; Volkswirtschaftslehre |  | finance; statistics; econometric; forecasting; modeling; policy; stata; markets
actuarial-science | Actuarial analysis | technical | actuarial science; actuarial; <actuarial modeling; <actuarial valuation; <loss reserving; <actuarial pricing; Aktuariat; Versicherungsmathematik; actuariat; ciencias actuariales
financial-services | Financial services industry | professional | financial industry?; Finanzdienstleistungen?; services financiers?; servicios financieros?; financial sector?; finance industry?; <financial products; financial services? | | banking; insurance; finra; investments; fintech; securities; wealth; brokerage; lending; mortgage

# Investment and capital markets
investment-analysis | Investment analysis | professional | investment research; <securities analysis; security analysis financial; investment evaluation; <fundamental analysis; Investmentanalyse; <Wertpapieranalyse; analyse d'investissement; análisis de inversiones; investments?; investment strategy | | stocks; bonds; portfolio; securities; equity; financial; mutual; fund
equity-research | Equity research | professional | stock analysis?; Aktienanalyse; análisis bursátil; sell-side research; analyse actions? | investment-analysis | equity; market; investment; shares; securities; portfolio
technical-analysis-trading | Technical analysis (markets) | technical | technical analysis of stocks; chart analysis trading; Chartanalyse; análisis técnico bursátil
investment-banking | Investment banking | professional | investment bank?; <pitch books; <pitchbooks; <pitch book; <IPOs?; <initial public offering?; <initial public offerings?; <capital markets advisory; <securities underwriting; Investmentbanking; banque d'affaires; banque d'investissement?; banca de inversión | | pitch books; m&a; underwriting; bookbuilding; lbo; syndicate; pitchbooks; deal; deals; dcf
portfolio-management | Investment portfolio management | professional | investment portfolios; investment portfolio; <portfolio analysis?; <portfolio construction; <portfolio optimization?; investment management?; <portfolio rebalancing; <portfolio performance?; <performance attribution; Portfolioverwaltung; gestion de portefeuille?; gestión de carteras?; gestión de portafolios?; Vermögensverwaltung; gestion d'actifs?; asset management of portfolios | | stocks; bonds; securities; equity; equities; investment; investments; funds; titres; valores; Wertpapiere; fonds; inversiones; inversión; patrimoine
asset-allocation | Asset allocation | technical | allocation d'actifs; strategic asset allocation; asignación de activos
wealth-management | Wealth management? | professional | private wealth management; <high-net-worth individuals?; gestion de patrimoine; <private banking; <advising high net worth clients | | advisor; portfolio; portfolios; wealth; investment; estate; trusts; patrimoine
financial-advice | Financial planning for clients | professional | financial advising; financial advisory?; personal financial planning; financial counseling?; financial advisor; financial consulting?; Finanzberatung; Vermögensberatung; asesoría financiera?; conseil financier?; <college planning? | | clients; retirement; wealth; advisor; advisors; estate; insurance; investments; CFP; patrimoine; clientes; inversiones; families
financial-planning-work | Financial planning | professional | financial planning services; planificación financiera; Finanzplanung; planification financière; financial plans
retirement-planning | Retirement planning? | professional | retirement income planning; Altersvorsorgeberatung; préparation de la retraite; planificación de la jubilación | | advisor; annuities; ira; iras; investments; estate planning; wealth; clients; fiduciary; social security
investment-advice | Investment advice | professional | investment advisory; Anlageberatung; conseil en investissement; asesoría de inversiones
trading | Securities trading | professional | trading?; <equity trading; <stock trading; <bond trading; <options trading; <day trading; <electronic trading; <proprietary trading; trading strategies; Wertpapierhandel; Börsenhandel; negociación de valores; <trade execution? | | stocks; equity; securities; fx; forex; bonds; derivatives; desk; equities; trader; commodity; futures; portfolio
commodity-trading | Commodity trading | professional | commodities trading; Rohstoffhandel; négoce de matières premières; commodity trader
fx-trading | Foreign exchange trading | professional | FX trading; forex trading; currency trading; Devisenhandel
algorithmic-trading | Algorithmic trading | technical | algo trading; quantitative trading; high-frequency trading; trading algorithmique
trade-support | Trade settlement | professional | trade settlements; trade processing?; securities settlement; <trade reconciliation; <trade reconciliations; <trade confirmations; Wertpapierabwicklung; back office titres; trade support?; <securities operations; trade operations? | | settlement; settlements; securities; equities; derivatives; brokers; custodians; bonds; funds; confirmations; trades
corporate-actions | Corporate actions processing | professional | corporate actions; Kapitalmaßnahmen; opérations sur titres
middle-office | Middle office (finance) | professional | middle office; middle-office
securities-lending | Securities lending | professional | Wertpapierleihe; prêt de titres
capital-markets | Capital markets? | technical | financial markets; <equity markets; capital market?; Kapitalmarkt; Finanzmärkte; marchés financiers; marchés de capitaux; mercado de capitales; mercados financieros; <stock market; <securities industry | | trading; bonds; stocks; brokerage; investment; finra; equities; derivatives; commodities
equities | Equities? | technical | cash equities; equity securities; actions cotées; renta variable?; Aktien? | | trading; bonds; stocks; derivatives; fixed; income; markets; portfolio; research; securities; options; bolsa; acciones; inversiones; fondos; bursátil
fixed-income | Fixed income? | technical | fixed income securities; fixed-income products; <corporate bonds; <municipal bonds; <government bonds; <bond markets; <mortgage-backed securities; <mortgage backed securities; <MBS?; <CMBS; <RMBS; <ABS securities; <CDOs?; festverzinsliche Wertpapiere; renta fija? | | bonds; bond; trading; equities; equity; portfolio manager; securities; derivatives; abs; treasuries; yield; bolsa; inversiones; fondos; bonos; bursátil
derivatives | Derivatives? | technical | derivative products; <options and futures; <futures and options; financial derivatives; <swaps?; <interest rate swaps; <credit default swaps; <OTC derivatives; <equity derivatives; Derivate?; produits dérivés; derivados financieros | | equity; trading; swaps; options; futures; fx; otc; credit; hedging
hedging | Hedging? | technical | hedging strategies; currency hedging; couverture de risques; cobertura de riesgos financieros | | derivatives; risk; currency; fx; futures; options; commodity; trading; treasury
hedge-accounting | Hedge accounting | technical | ASC 815; Sicherungsbilanzierung
options-pricing | Option pricing | technical | Black-Scholes; options pricing models
foreign-exchange | Foreign exchange? | technical | forex; FX?; foreign currency; <foreign exchange risk; marché des changes | | currency; hedging; trading; rates; treasury; derivatives; spot; swaps; equities; bank; teller; cash; dealer; payments; traders
foreign-currency-translation | Foreign currency translation | technical | foreign currency transactions accounting; ASC 830; conversion de devises comptable; Währungsumrechnung
currency-exchange-desk | Currency exchange | professional | foreign currency exchange; bureau de change; cambio de divisas; Sortengeschäft
hedge-funds-private-equity | Private equity? | technical | <private equity funds; Beteiligungskapital; capital-investissement; capital privado?; capital riesgo | | lbo; portfolio companies; deal; deals; fund; funds; due diligence; m&a; buyout; buyouts; carried; fondos; hedge
hedge-funds | Hedge funds? | technical | hedge fund?; Hedgefonds; fonds spéculatifs | | long/short; portfolio; trading; prime brokerage; nav; alternative; analyst; private equity; investors
venture-capital | Venture capital? | technical | VC investing; Wagniskapital; capital emprendedor; venture capital investing | | term sheets; deal; deals; fund; funds; sourcing; diligence; limited partners; angel; private equity
alternative-investments | Alternative investments | technical | <fund of funds; alternative Anlagen; investissements alternatifs; inversiones alternativas
mutual-funds | Mutual funds | technical | mutual fund; Investmentfonds; fonds communs de placement; OPCVM; fondos mutuos; fondos de inversión
etfs | Exchange-traded funds (ETFs) | technical | ETFs; exchange traded funds
annuities | Annuities | technical | annuity; fixed annuities; variable annuities; rentas vitalicias
ira-accounts | IRA accounts (US) | technical | IRA accounts; IRA rollovers; Roth IRA; <401k rollovers
brokerage-accounts | Brokerage accounts | technical | brokerage account opening; comptes-titres
financial-risk-management | Financial risk management | professional | financial risk; Finanzrisikomanagement; riesgo financiero
credit-risk | Credit risk management | technical | credit risk; Kreditrisiko; risque de crédit; riesgo de crédito; <counterparty risk; Kreditrisikomanagement; gestión de riesgo crediticio
market-risk | Market risk management | technical | market risk; Marktrisiko; risque de marché; riesgo de mercado; <value at risk; <VaR models
liquidity-risk | Liquidity risk management | technical | liquidity risk; Liquiditätsrisiko; risque de liquidité; riesgo de liquidez
operational-risk | Operational risk management | technical | operational risk; operationelles Risiko; risque opérationnel; riesgo operativo; gestión de riesgos operativos; operational risk assessments
basel-iii | Basel framework | technical | <Basel II; <Basel II/III; <Basel IV; <Bâle III; <CRR CRD; Basel III; Basel accords
solvency-ii | Solvency II | technical | Solvabilité II; Solvencia II
ccar | CCAR stress testing | technical | CCAR?; DFAST?; bank stress testing | | stress; bank; banking; capital planning; federal reserve; basel; ppnr
cecl | CECL | technical | current expected credit losses
marisk | MaRisk (DE) | technical | MaRisk; Mindestanforderungen an das Risikomanagement
investor-relations | Investor relations | professional | investor communications; shareholder relations; <investor presentations; <earnings calls; <earnings releases; shareholder communications; Investorenbeziehungen; relations investisseurs; relaciones con inversionistas
equity-compensation | Stock plan administration | professional | equity administration; equity compensation?; <stock options administration; <stock option administration; <restricted stock units?; <ESPP administration; <stock option plan administration | | stock plan; asc 718; grants; e*trade; carta; shareworks; espp; participants; stock administration
cap-table | Cap table management | professional | cap table; cap tables; capitalization table
equity-edge | Equity Edge Online | tool | Equity Edge; E*TRADE Equity Edge | equity-compensation
carta | Carta (equity management) | tool | Carta equity | equity-compensation
financial-regulation | Securities regulation | technical | SEC rules
dodd-frank | Dodd-Frank Act | technical | Dodd-Frank; <Volcker Rule
finra-rules | FINRA rules | technical | FINRA?; FINRA regulations; FINRA compliance; <NASD rules; <Reg BI | | compliance; rule; rules; supervision; surveillance; advertising; broker-dealer; 2210; 3110; exams; sec
mifid | MiFID II | technical | MiFID; MiFID 2
emir | EMIR? | technical | EMIR reporting | | mifid; derivatives; otc; esma; sftr; repository; regulation
advisers-act | Investment Advisers Act (US) | technical | Investment Advisers Act; Advisers Act compliance
ucits | UCITS | technical | UCITS funds; OPCVM coordonnés
aifmd | AIFMD | technical | AIFM Directive
bafin-rules | BaFin rules (DE) | technical | BaFin?; BaFin-Vorgaben | | MaRisk; KWG; WpHG; Meldewesen; Aufsichtsrecht; BAIT; regulatorische
kwg | Kreditwesengesetz (DE) | technical | KWG? | | MaRisk; BaFin; WpHG; Kreditwesengesetz; Bankaufsicht; Meldewesen; CRR
wphg | Wertpapierhandelsgesetz (DE) | technical | WpHG
amf-rules | AMF rules (FR) | technical | réglementation AMF; règlement général AMF

# Accounting, ERP and finance software
accounting-software | Accounting software | technical | accounting systems; accounting packages; accounting programs; accounting system; computerized accounting; computerized accounting systems; accounting applications; accounting software packages; Buchhaltungssoftware; logiciel comptable; logiciels comptables; logiciels de comptabilité; software contable; financial accounting software
quickbooks | QuickBooks | tool | Quick Books; QuickBooks Pro; <QuickBooks Online; <QuickBooks Enterprise; <QBO; Intuit QuickBooks; <QuickBooks Desktop; Quickbook; Quick Book?; Quick Books Pro; QuickBooks accounting; <QuickBooks Premier; QuickBooks software; QuickBooks accounting software; QB Pro | accounting-software | software; quickbook
quickbooks-payroll | QuickBooks Payroll | tool | QB Payroll | quickbooks
peachtree | Sage 50 | tool | Peachtree?; Peach Tree?; Peachtree Accounting; Sage Peachtree; Peachtree accounting software; Sage 50 Accounting; Sage Line 50; Sage 50 Accounts | accounting-software | quickbooks; sage; ledger; payable; great plains; mas 90; timberline; myob; bookkeeping software
simply-accounting | Simply Accounting | tool | Sage Simply Accounting | accounting-software
sage | Sage accounting software | tool | Sage accounting; Sage ERP; Sage software; Sage comptabilité; Sage compta; Sage? | accounting-software | accounting; quickbooks; peachtree; software; excel; payroll; erp; ledger; ap; bookkeeping; logiciels; comptabilité; mas; cegid; ciel
sage-100 | Sage 100 | tool | MAS 90; MAS90; Sage MAS 90; MAS 200; MAS200; MAS90/200; Sage 100 ERP | accounting-software
sage-100-comptabilite | Sage 100 Comptabilité (FR) | tool | Sage 100 comptabilité | accounting-software
sage-200 | Sage 200 | tool | | accounting-software
sage-200-evolution | Sage 200 Evolution | tool | Pastel Evolution; Sage Pastel Evolution | accounting-software
sage-300 | Sage 300 | tool | Accpac; Sage Accpac | accounting-software
sage-500 | Sage 500 ERP | tool | MAS 500; Sage MAS 500 | erp
sage-intacct | Sage Intacct | tool | Intacct | accounting-software
sage-x3 | Sage X3 | tool | Adonix X3; Sage ERP X3 | erp
sage-businessworks | Sage BusinessWorks | tool | Sage Business Works | accounting-software
sage-one | Sage Business Cloud Accounting | tool | Sage One; <Sage Accounting Start | accounting-software
ciel-compta | Ciel Compta | tool | Ciel comptabilité | accounting-software
quicken | Quicken? | tool | Intuit Quicken; <Quicken Home and Business | | quickbooks; accounting; excel; software; finance; peachtree; money; intuit; budget
microsoft-money | Microsoft Money | tool | MS Money
xero | Xero? | tool | Xero accounting; <Xero certified advisor; Xero Accounting Software | accounting-software | quickbooks; myob; sage; bookkeeping; bookkeeper; accounting; accounts; accountant; bank reconciliation; reconciliation; payroll; vat; hubdoc; dext; ledger; invoicing; receipt bank; bas; freshbooks; cloud accounting; invoices; erp; accountancy
freshbooks | FreshBooks | tool | Fresh Books? | accounting-software | erp; accounting; gst; excel; software; ledger; entries; accounts; vouchers; busy; quickbooks; xero; zoho; wave; invoicing; peachtree; sage
wave-accounting | Wave (accounting) | tool | Wave Accounting; Wave Apps | accounting-software
myob | MYOB | tool | <MYOB AccountRight; <MYOB Business | accounting-software
zoho-books | Zoho Books | tool | ZohoBooks | accounting-software
tally | Tally? | tool | Tally ERP; Tally ERP 9; Tally.ERP 9; TallyPrime; Tally Prime | accounting-software | erp; accounting; gst; excel; software; ledger; entries; accounts; vouchers; busy
freeagent | FreeAgent | tool | FreeAgent accounting | accounting-software
kashflow | KashFlow | tool | IRIS KashFlow | accounting-software
accountedge | AccountEdge | tool | Account Edge?; AccountEdge Pro | accounting-software | software; accounting; accountedge
cyma | CYMA | tool | CYMA accounting | accounting-software
cougar-mountain | Cougar Mountain? | tool | Cougar Mountain accounting; Denali accounting | accounting-software | accounting; quickbooks; denali; fund accounting; payroll; ledger
bench-accounting | Bench (bookkeeping service) | tool
holded | Holded | tool | Holded ERP | accounting-software
dext | Dext | tool | Receipt Bank?; <Dext Prepare |  | xero; hubdoc; autoentry; dext; myob; freeagent
hubdoc | Hubdoc | tool | Xero Hubdoc
autoentry | AutoEntry | tool | Sage AutoEntry
great-plains | Microsoft Dynamics GP | tool | Great Plains?; Dynamics GP; Great Plains Dynamics; MS Great Plains; Microsoft Great Plains; Great Plains accounting; Great Plains software; MS Dynamics GP; Microsoft Dynamics Great Plains; Microsoft Great Plains Dynamics | accounting-software; erp | dynamics; ledger; erp; quickbooks; payable; peachtree; solomon; accounting software
dynamics-sl | Microsoft Dynamics SL | tool | Dynamics SL; Solomon accounting; Solomon IV | accounting-software; erp
dynamics-nav | Microsoft Dynamics NAV (Business Central) | tool | Dynamics NAV; Navision; Microsoft Navision; Business Central; Microsoft Dynamics NAV; MS Dynamics NAV; Dynamics 365 Business Central; MS Navision; D365 Business Central; Microsoft Dynamics 365 Business Central | erp
dynamics-ax | Microsoft Dynamics AX (365 Finance) | tool | Dynamics AX; Axapta; Microsoft Dynamics AX; MS Dynamics AX; Dynamics 365 Finance; D365 F&O; Dynamics 365 F&O; Dynamics 365 Finance and Operations; Dynamics 365 for Finance and Operations; D365 Finance; Microsoft AX; Microsoft Dynamics 365 Finance | erp
erp | ERP | technical | ERP system; enterprise resource planning; ERP software; ERP applications; enterprise resource planning systems; <ERP implementation; <ERP implementations; ERP packages; ERP solutions; ERP-Systeme; ERP-System; progiciel de gestion intégré; PGI?; sistemas ERP; sistema ERP; ERP systems; Enterprise resource planning ERP software | | logiciel; gestion; sap; erp; informatique; sage; navision; oracle; système
sap | SAP | tool | SAP ERP; SAP system; SAP software; SAP systems; SAP user; <SAP business suite; SAP applications; <SAP modules; SAP environment; <SAP implementation; <SAP implementations; SAP experience; SAP-Kenntnisse; SAP Anwenderkenntnisse; <SAP All-in-One; SAP ERP system; logiciel SAP; <SAP GUI | erp
sap-s4hana | SAP S/4HANA | tool | S/4HANA; S/4 HANA; S4HANA; SAP S4 HANA; SAP S/4; SAP S4; <SAP S/4HANA Cloud | sap
sap-ecc | SAP ECC (R/3) | tool | SAP ECC 6.0; ECC 6.0; SAP R/3; SAP R3; SAP ECC | sap
sap-fico | SAP FICO | tool | <SAP FI; <SAP CO; FI/CO; FICO module; SAP FI-CO; SAP Finance; SAP Financials; <SAP Controlling; SAP FI and CO; <SAP Simple Finance; <SAP S/4HANA Finance; SAP Finance and Controlling; <SAP Central Finance; SAP accounting; <SAP Financial Accounting; <SAP CO-PA; <CO-PA?; SAP FI/CO consultant; SAP FI/CO | sap | fico; controlling; sap; sd
sap-sd | SAP SD | tool | SAP Sales and Distribution | sap
sap-qm | SAP QM | tool | SAP Quality Management | sap
sap-ps | SAP PS | tool | SAP Project System | sap
sap-le | SAP Logistics Execution | tool | SAP LE | sap
sap-business-one | SAP Business One | tool | SAP B1 | erp
sap-bydesign | SAP Business ByDesign | tool | Business ByDesign; SAP ByDesign; SAP ByD | erp
sap-bpc | SAP BPC | tool | SAP Business Planning and Consolidation; SAP BPC Planning | sap
sap-group-reporting | SAP Group Reporting | tool | SAP S/4HANA Group Reporting | sap
sap-ec-cs | SAP EC-CS | tool | SAP Enterprise Controlling Consolidation | sap
sap-bofc | SAP BusinessObjects Financial Consolidation | tool | SAP BOFC; SAP BFC; SAP Financial Consolidation | sap
sac-planning | SAP Analytics Cloud Planning | tool | SAP SAC Planning
oracle-financials | Oracle E-Business Suite | tool | Oracle EBS; Oracle E Business Suite; Oracle R12; Oracle 11i; <Oracle R12 Financials; <Oracle 11i Financials; <Oracle GL; <Oracle AP; <Oracle AR; <Oracle General Ledger; <Oracle Payables; <Oracle Receivables; Oracle EBS R12; Oracle E-Business; Oracle Applications; Oracle Apps; <Oracle E-Business Suite Financials; <Oracle Financials?; <Oracle Financial Applications; <Oracle Financial system; <Oracle Financial modules; <Oracle Financial? | erp; oracle-erp; oracle-software | excel; sap; peoplesoft; quickbooks; hyperion; ledger; payables; receivables; r12; 11i; jd edwards; essbase; cognos; erp; ebs
oracle-erp | Oracle ERP | tool | <Oracle ERP system | erp
oracle-fusion-erp | Oracle Fusion Cloud ERP | tool | Oracle Cloud ERP; <Oracle Cloud Financials; <Oracle Fusion Financials; Oracle ERP Cloud; Oracle Financials Cloud; Oracle Fusion ERP | erp; oracle-fusion-applications; oracle-erp
oracle-fusion-applications | Oracle Fusion Applications | tool | Oracle Fusion; Oracle Fusion Cloud Applications; Oracle Fusion Cloud
peoplesoft | PeopleSoft | tool | People Soft?; Oracle PeopleSoft; <PeopleSoft Financials; <PeopleSoft Finance; <PeopleSoft FSCM; PeopleSoft ERP; PeopleSoft system; <PeopleSoft General Ledger; <Oracle PeopleSoft Financials; People Soft HRMS; People Soft ERP; <People Soft Financials; Oracle People Soft | erp | hrms; erp; oracle; hcm; nvision; fscm; peopletools; jd edwards; kronos; taleo
peoplesoft-hcm | PeopleSoft HCM | tool | PeopleSoft HRMS; PeopleSoft HR; <PeopleSoft Payroll | peoplesoft; hris
peoplesoft-campus | PeopleSoft Campus Solutions | tool | Campus Solutions PeopleSoft | peoplesoft
jd-edwards | JD Edwards | tool | J.D. Edwards; JDE; JDE EnterpriseOne; <JD Edwards EnterpriseOne; EnterpriseOne; Oracle JD Edwards; <JDE World; <JD Edwards World; <JD Edwards OneWorld; <JDE OneWorld; JDEdwards; J D Edwards; JDE E1; Oracle JD Edwards EnterpriseOne | erp
netsuite | NetSuite | tool | Oracle NetSuite; Net Suite?; NetSuite ERP; <NetSuite OneWorld; <NetSuite accounting | erp | software; erp; netsuite
openair-psa | NetSuite OpenAir | tool | OpenAir PSA; OpenAir timesheets
infor-erp | Infor | tool | Infor ERP | erp | erp; peoplesoft; sap; accounting; oracle; ledger; payroll; kronos; lawson; syteline; cloudsuite; netsuite
infor-ln | Infor LN | tool | Baan?; Baan ERP | erp | erp; infor; ln; iv
infor-m3 | Infor M3 | tool | Movex; Lawson M3 | erp
infor-syteline | Infor SyteLine | tool | SyteLine; Infor CloudSuite Industrial | erp
infor-cloudsuite | Infor CloudSuite | tool | <Infor CloudSuite Financials | erp
infor-xa | Infor XA | tool | MAPICS | erp
infor-visual | Infor VISUAL | tool | Visual Manufacturing ERP; Infor VISUAL ERP | erp
infor-bpcs | Infor BPCS | tool | BPCS; Infor LX | erp
infor-lawson | Infor Lawson | tool | Lawson ERP; Lawson Software; Lawson Financials; Lawson? | erp | erp; peoplesoft; sap; oracle; ledger; kronos
epicor-erp | Epicor ERP | tool | Epicor; Epicor Kinetic; Epicor Vantage | erp
epicor-prophet-21 | Epicor Prophet 21 | tool | Prophet 21; Prophet21 | erp
ifs-erp | IFS ERP | tool | IFS Applications; IFS Cloud | erp
syspro | SYSPRO | tool | Syspro ERP | erp
macola | Macola | tool | Macola ERP; Exact Macola | erp
made2manage | Made2Manage | tool | M2M ERP; Aptean Made2Manage | erp
qad-erp | QAD | tool | MFG/PRO; QAD ERP; QAD Adaptive ERP | erp
proalpha | proALPHA | tool | proALPHA ERP | erp
acumatica | Acumatica | tool | Acumatica Cloud ERP | erp
abas-erp | abas ERP | tool | abas Business Software | erp
exact-globe | Exact Globe | tool | | erp
exact-online | Exact Online | tool | | erp
odoo | Odoo | tool | OpenERP; Odoo ERP | erp
erpnext | ERPNext | tool | Frappe ERPNext; Frappe ERP Next | erp | erpnext; python; mariadb; doctype; erp; bench
frappe-framework | Frappe Framework | tool | Frappe? | erp | erpnext; python; mariadb; doctype; erp; bench
unit4 | Unit4 ERP | tool | Agresso; Unit4 Business World | erp
ramco-erp | Ramco ERP | tool | | erp
divalto | Divalto | tool | Divalto Infinity | erp
cegid-erp | Cegid XRP | tool | Yourcegid Finance; Cegid XRP Ultimate | erp
cegid-retail-y2 | Cegid Retail Y2 | tool | Cegid Y2; Cegid Retail | erp
totvs | TOTVS Protheus | tool | Protheus | erp; totvs-software
totvs-software | TOTVS software | tool | TOTVS | erp
microvix | weclapp | tool | weclapp ERP | erp
datev | DATEV | tool | <DATEV Rechnungswesen; <DATEV Unternehmen online; <DATEV Mittelstand; DATEV-Kenntnisse; <DATEV Lohn und Gehalt | accounting-software
lexware | Lexware | tool | <Lexware buchhalter; <Lexware buchhaltung | accounting-software
sevdesk | sevDesk | tool | sevDesk Buchhaltung | accounting-software
lexoffice | lexoffice | tool | Lexware Office | accounting-software
addison-software | ADDISON? | tool | Addison Software; Wolters Kluwer ADDISON | accounting-software | DATEV; Buchhaltung; Finanzbuchhaltung; Steuerkanzlei; Jahresabschluss; Jahresabschlüsse; Lexware; Buchführung
agenda-fibu | Agenda (accounting software) | tool | <Agenda Finanzbuchhaltung; <Agenda Software Lohn | accounting-software
sbs-software | SBS Rewe | tool | SBS Rewe plus | accounting-software
diamant-rewe | Diamant (accounting software) | tool | Diamant Rechnungswesen; Diamant/3 IQ | accounting-software
collmex | Collmex | tool | Collmex Buchhaltung | accounting-software
bmd-software | BMD (accounting software) | tool | BMD NTCS | accounting-software
abacus-software | Abacus (Swiss ERP) | tool | <Abacus Fibu; Abacus ERP | erp
cegid | Cegid | tool | | accounting-software
ebp-compta | EBP Comptabilité | tool | EBP Compta | accounting-software
cegid-quadra | Cegid Quadra | tool | Quadratus?; Quadra compta; QuadraCompta | accounting-software | comptabilité; comptable; comptables; cegid; paie; bilans; liasses; tva
coala-expert | Coala Expert | tool | Sage Coala; Coala comptabilité | accounting-software
isacompta | Isacompta | tool | Isa Compta; Agiris Isacompta | accounting-software
acd-compta | ACD (accounting software) | tool | ACD comptabilité; <i-Suite Expert | accounting-software
contaplus | ContaPlus | tool | Sage ContaPlus | accounting-software
a3-software | a3ECO | tool | | accounting-software
a3asesor | a3 Software (Wolters Kluwer) | tool | A3 software; <a3ASESOR; a3software; <a3ERP; <a3CON | accounting-software
concar | CONCAR | tool | CONCAR contabilidad | accounting-software
contpaqi | CONTPAQi | tool | Contpaq; CONTPAQi Contabilidad | accounting-software
siigo | Siigo? | tool | <Siigo Nube | accounting-software | contabilidad; contable; facturación; facturacion; nómina; world office; helisa; contador; contables
aspel-coi | Aspel COI | tool | COI Aspel | accounting-software
softland | Softland ERP | tool | Softland | erp
primavera-contabilidade | PRIMAVERA ERP | tool | Primavera contabilidad; Primavera BSS | erp
world-office | World Office? | tool | World Office contabilidad | accounting-software | siigo; contabilidad; contable; colombia
yardi | Yardi | tool | <Yardi Voyager; Yardi software; <Yardi Genesis; Yardi property management; Yardi Property Management Software
blackbaud | Blackbaud Raiser's Edge | tool | Raiser's Edge; Raisers Edge; Blackbaud The Raiser's Edge
blackbaud-software | Blackbaud | tool | Blackbaud software
financial-edge | Blackbaud Financial Edge | tool | Financial Edge?; Financial Edge NXT | accounting-software | blackbaud; raiser; nxt; nonprofit; fund accounting; ledger
donorperfect | DonorPerfect | tool | Donor Perfect
mip-fund-accounting | MIP Fund Accounting | tool | Abila MIP; Sage MIP; Sage 100 Fund Accounting | accounting-software
bloomerang | Bloomerang | tool | Bloomerang CRM
salesforce-npsp | Salesforce Nonprofit Success Pack | tool | Salesforce NPSP; NPSP | salesforce
little-green-light | Little Green Light | tool | LGL donor software
hyperion | Oracle Hyperion | tool | <Hyperion Financial Management; <HFM?; <Hyperion Planning; <Oracle Hyperion Planning; <Hyperion Enterprise; <Oracle HFM; <Hyperion Reports; <Hyperion Retrieve; Hyperion?; <Oracle Smart View | | essbase; planning; oracle; budgeting; forecasting; consolidation; erp; sap; retrieve; smart view
oracle-epm-cloud | Oracle EPM Cloud | tool | Oracle EPM; <Oracle PBCS; <Oracle EPBCS; <EPBCS
epm-tools | Planning and budgeting software | technical | enterprise performance management software; EPM software; budgeting software; <consolidation software
anaplan | Anaplan | tool | Anaplan modeling | epm-tools
adaptive-planning | Workday Adaptive Planning | tool | Adaptive Insights; Adaptive Planning? | epm-tools | workday; fp&a; anaplan; netsuite; hyperion; adaptive insights; planful; onestream
onestream | OneStream | tool | OneStream XF | epm-tools
lucanet | LucaNet | tool | LucaNet CFO Solution | epm-tools
jedox | Jedox | tool | Jedox OLAP; Palo Jedox | epm-tools
prophix | Prophix | tool | Prophix One | epm-tools
vena-solutions | Vena? | tool | Vena Solutions | epm-tools | fp&a; planning; budgeting; excel; anaplan; adaptive; finance; software; netsuite
planful | Planful | tool | Host Analytics | epm-tools
corporate-planner | Corporate Planner? | tool | CP Suite | epm-tools | controlling software; cp corporate planning; corporate planning
tagetik | CCH Tagetik | tool | Tagetik | epm-tools
board-software | BOARD (planning software) | tool | BOARD software?; Board International? | epm-tools | cpm; anaplan; planning software
cognos-controller | IBM Cognos Controller | tool | Cognos Controller | epm-tools
pigment | Pigment (planning software) | tool | Pigment FP&A | epm-tools
datarails | Datarails | tool | Data Rails FP&A | epm-tools
cubewise | Cube (FP&A software) | tool | Cube FP&A | epm-tools
blackline | BlackLine | tool | Black Line reconciliation; BlackLine reconciliation
trintech-cadency | Trintech Cadency | tool | Cadency? | trintech-financial-close-software | trintech; blackline; reconciliation; reconciliations; financial close
trintech-adra | Trintech Adra | tool | Adra by Trintech | trintech-financial-close-software
trintech-financial-close-software | Trintech financial close software | tool | Trintech
floqast | FloQast | tool | Flo Qast
workiva | Workiva | tool | Wdesk; WebFilings
auditboard | AuditBoard | tool
acl-analytics | ACL Analytics | tool | ACL audit software
diligent-highbond | Diligent HighBond | tool | Galvanize HighBond; HighBond; ACL GRC
caseware | CaseWare Working Papers | tool | | caseware-products
caseware-products | CaseWare | tool
caseware-idea | CaseWare IDEA | tool | IDEA data analysis; IDEA audit software
prosystem-engagement | CCH ProSystem fx Engagement | tool | ProSystem fx Engagement; ProSystem Engagement | cch-prosystem-fx
teammate-audit | TeamMate? | tool | TeamMate audit software; TeamMate+? | | audit; software; acl; workpapers; auditing; sox; caseware; tools; auditors
numeric-close | Numeric (close software) | tool | Numeric close management
concur | SAP Concur | tool | Concur Expense; Concur expense reporting; Concur Solutions; Concur system?; Concur Travel and Expense; Concur expense system; Concur? |  | expense; travel; expenses; sap; reimbursement; ariba; workday; t&e
expensify | Expensify | tool | Expensify expense reports
certify-expense | Certify (expense software) | tool | Emburse Certify
chrome-river | Chrome River | tool | Emburse Chrome River
nexonia | Nexonia | tool | Emburse Nexonia
oracle-iexpense | Oracle iExpense | tool | iExpense; Oracle Internet Expenses
spendesk | Spendesk | tool
pleo | Pleo | tool | Pleo cards
ramp-expense | Ramp (spend management) | tool | Ramp cards; Ramp expense
brex | Brex | tool | Brex cards
payhawk | Payhawk | tool | Pay hawk
circula | Circula? | tool | Circula Reisekosten | | reisekosten; spesen; expense; concur; datev; travel
n2f | N2F (expense reports) | tool | N2F notes de frais
chargebee | Chargebee | tool | Chargebee billing
zuora | Zuora | tool | <Zuora Billing; <Zuora Revenue
recurly | Recurly | tool | Recurly billing
ap-automation-tools | Accounts payable automation | technical | AP automation; AP automation software
bill-com | Bill.com | tool
avidxchange | AvidXchange | tool | Avid Xchange
tipalti | Tipalti | tool | Tipalti AP
mineraltree | MineralTree | tool | Mineral Tree
markview | Kofax MarkView | tool | MarkView | kofax-software
readsoft | ReadSoft | tool | Kofax ReadSoft
opentext-vim | OpenText VIM | tool | SAP VIM; Vendor Invoice Management OpenText | opentext-software
coupa-pay | Coupa Pay | tool | CoupaPay
pennylane-compta | Pennylane (accounting software) | tool | Pennylane comptabilité; logiciel Pennylane; Pennylane | accounting-software
anybill | AnyBill | tool
nexus-payables | Nexus Payables | tool | NexusPayables
yooz | Yooz | tool | Yooz factures
stampli | Stampli | tool | Stampli AP
candis | Candis (invoice software) | tool | Candis Rechnungen
turbotax | TurboTax | tool | Turbo Tax; Intuit TurboTax
hr-block-software | H&R Block Tax Software | tool | H&R Block software; BlockWorks? |  | h&r block; tax preparer; tax season
taxact | TaxAct | tool
taxslayer | TaxSlayer | tool | Tax Slayer
taxwise | TaxWise | tool | Tax Wise? | | software; taxwise
drake-tax | Drake Tax | tool | Drake tax software; Drake Software
lacerte | Lacerte | tool | Intuit Lacerte
tax-software | Tax software | technical | tax preparation software; professional tax software; logiciel fiscal; Steuersoftware
proseries | Intuit ProSeries | tool | ProSeries | tax-software
ultratax | UltraTax CS | tool | UltraTax; Ultra Tax | tax-software
prosystem-fx-tax | CCH ProSystem fx Tax | tool | ProSystem fx Tax | tax-software; cch-prosystem-fx
cch-prosystem-fx | CCH ProSystem fx | tool | CCH ProSystem; ProSystem fx | tax-software
cch-axcess | CCH Axcess | tool | CCH Axcess Tax | tax-software
gosystem | GoSystem Tax RS | tool | GoSystem | tax-software
onesource-tax | ONESOURCE Tax | tool | | tax-software; onesource
onesource | ONESOURCE? | tool | | tax-software | tax; thomson; corptax; provision; checkpoint; gosystem; asc 740
corptax | Corptax | tool | | tax-software
cch-intelliconnect | CCH IntelliConnect | tool | CCH Research; CCH AnswerConnect | tax-research
bna-tax-planner | BNA Income Tax Planner | tool | Bloomberg Tax Income Tax Planner
checkpoint | Thomson Reuters Checkpoint | tool | RIA Checkpoint | tax-research
bna-fixed-assets | BNA Fixed Assets | tool | Bloomberg Tax Fixed Assets
atx-tax | ATX Tax | tool | ATX Tax Software | tax-software
sage-fixed-assets | Sage Fixed Assets | tool | Sage FAS; FAS asset accounting
fixed-assets-cs | Fixed Assets CS | tool | Thomson Reuters Fixed Assets CS
accounting-cs | Accounting CS? | tool | Creative Solutions accounting; CSA accounting software | accounting-software | ultratax; fixed assets; cpa; workpapers; lacerte; thomson; payroll
crosslink-tax | CrossLink? | tool | CrossLink tax | tax-software | tax; taxes; e-file; refund; preparer; irs; drake; preparation
datev-steuern | DATEV Steuern | tool | DATEV Einkommensteuer | tax-software
elster | ELSTER? | tool | ELSTER Online; Mein ELSTER | | Steuererklärung; Steuererklärungen; Finanzamt; Umsatzsteuer; DATEV; Steuern; Voranmeldung; Buchhaltung
taxdome | TaxDome | tool | Tax Dome
karbon-hq | Karbon (accounting practice software) | tool | Karbon HQ
bloomberg-terminal | Bloomberg Terminal | tool | Bloomberg?; Bloomberg Professional; Bloomberg terminals; <Bloomberg Anywhere |  | terminal; factset; trading; excel; morningstar; eikon; portfolio; equity
bloomberg-aim | Bloomberg AIM | tool | Bloomberg Asset and Investment Manager
bloomberg-market-concepts | Bloomberg Market Concepts | certification | BMC certificate? |  | bloomberg; equities; fixed income; currencies; wall street prep
market-data-tools | FactSet | tool | | | bloomberg; factset; eikon; research; datastream
capital-iq | S&P Capital IQ | tool | Capital IQ; CapitalIQ; CapIQ
refinitiv-eikon | LSEG Workspace | tool | Refinitiv Eikon; Reuters Eikon; Thomson Reuters Eikon; LSEG Eikon
refinitiv-data | Refinitiv data | tool | Refinitiv? |  | factset; eikon; capital iq; datastream; pitchbook; morningstar; bloomberg terminal; bloomberg
morningstar | Morningstar Direct | tool
morningstar-principia | Morningstar Principia | tool
morningstar-investment-research | Morningstar investment research | tool | Morningstar? | | bloomberg; factset; mutual; funds; etf; portfolio; investment
thomson-one | Thomson ONE | tool | ThomsonONE
mergermarket | Mergermarket | tool | Merger market? | | software; mergermarket
dealogic | Dealogic? | tool | Dealogic platform |  | capital iq; factset; bloomberg; thomson one; sdc; pitchbook; preqin; mergermarket
snl-financial | SNL Financial? | tool | SNL database |  | capital iq; factset; bloomberg; thomson one; pitchbook; morningstar; argus
value-line | Value Line? | tool | Value Line Investment Survey | | morningstar; bloomberg; factset; equity research
preqin | Preqin | tool | Preqin Pro
msci-barra | MSCI Barra | tool | Barra risk models; BarraOne
moodys-analytics | Moody's Analytics | tool
riskmetrics | RiskMetrics | tool | MSCI RiskMetrics
pitchbook-data | PitchBook Data | tool | PitchBook Data platform
datastream | Refinitiv Datastream | tool | Thomson Datastream; Datastream finance
crunchbase | Crunchbase | tool | Crunchbase Pro
trading-systems | Charles River IMS | tool | Charles River? |  | trading; oms; buy-side; crd; aladdin; bloomberg
murex | Murex | tool | Murex MX.3; MX.3? |  | murex; trading; calypso; summit; derivatives; front office; datamart; treasury
calypso-trading | Calypso (trading system) | tool | Calypso trading; Adenza Calypso
advent-geneva | Advent Geneva | tool | Geneva Advent; SS&C Geneva
advent-axys | Advent Axys | tool | Axys? |  | advent; moxy; apx; custodian; schwab; portfolio accounting; custodians
advent-apx | Advent APX | tool | Advent Portfolio Exchange
ss-c-advent-software | SS&C Advent software | tool | Advent software
simcorp | SimCorp Dimension | tool | SimCorp One | simcorp-products
simcorp-products | SimCorp | tool
aladdin | BlackRock Aladdin | tool | Aladdin BlackRock
eze-oms | Eze OMS | tool | SS&C Eze
summit-trading | Summit (trading system) | tool | Summit trading system; Finastra Summit
sophis | Sophis | tool | FusionInvest; Misys Sophis
fidessa | Fidessa | tool | ION Fidessa
thinkorswim | thinkorswim | tool | Think or Swim
metatrader | MetaTrader | tool | <MetaTrader 4; <MetaTrader 5; <MT4
mql5 | MQL5 | technical | MetaQuotes Language 5
albridge | Albridge | tool | Albridge Wealth Reporting
investran | Investran | tool | FIS Investran
efront | eFront | tool | eFront Invest
netx360 | Pershing NetX360 | tool | NetX360; NetX360+
orion-advisor | Orion Advisor | tool | Orion portfolio accounting; Orion portfolio software
black-diamond-wealth | Black Diamond Wealth Platform | tool | Black Diamond portfolio reporting; Black Diamond portfolio platform; Black Diamond Wealth
envestnet | Envestnet? | tool | <Envestnet Tamarac |  | tamarac; morningstar; orion; black diamond; emoney; moneyguidepro; redtail; schwab; portfolio accounting
emoney-advisor | eMoney Advisor | tool | eMoney financial planning
moneyguidepro | MoneyGuidePro | tool | MoneyGuide Pro
rightcapital | RightCapital | tool | Right Capital? | | software; rightcapital
beta-brokerage | BETA (brokerage system) | tool | BETA brokerage system

# Certificates and licences
cpa | Certified Public Accountant | certification | CPA?; C.P.A.?; CPA certified; CPA license; licensed CPA; CPA certification; active CPA?; licensed Certified Public Accountant; Certified Public Accountant (CPA) | accounting | licensed; license; licensure; certified; designation; active license; cia; cma; cfe; cgma; cfa; cisa; accounting qualification; public accounting; degree in accounting; accounting degree
cpa-candidate | CPA candidate | certification | CPA exam candidate; CPA license candidate; Certified Public Accountant candidate
cpa-society-membership | Membership of a society of certified public accountants | certification | AICPA member?; member of the AICPA; member of the American Institute of Certified Public Accountants; <American Institute of Certified Public Accountants?; <AICPA?; <Society of Certified Public Accountants?; <Association of Certified Public Accountants?; <Society of CPAs? |  | membership; memberships; affiliation; affiliations; memberships and affiliations; professional associations; professional organizations; member of aicpa; member of the aicpa
acfe-membership | ACFE membership | certification | ACFE member; member of the Association of Certified Fraud Examiners; Association of Certified Fraud Examiners?; Association for Certified Fraud Examiners? |  | member; affiliations; professional associations; professional organizations; acfe membership
cpa-exam | All sections of the CPA exam passed | certification | passed CPA exam; passed the CPA exam; passed all parts of the CPA exam; passed all four sections of the CPA exam; passed all sections of the CPA exam
wirtschaftspruefer | Wirtschaftsprüfer? | certification | bestellter Wirtschaftsprüfer; Bestellung zum Wirtschaftsprüfer; als Wirtschaftsprüfer bestellt; bestellte Wirtschaftsprüferin | accounting; auditing | bestellt; bestellter
expert-comptable | Diplôme d'expertise comptable | certification | expert-comptable diplômé?; DEC expertise comptable; DEC expert-comptable; diplômé d'expertise comptable | accounting | DSCG; DCG; DEC; DECF; DESCF; CNCC; commissaire aux comptes; mémorialiste; France; Paris; Lyon; Lille; Bordeaux; Toulouse; Nantes; Marseille
contador-publico | Contador público (LatAm) | certification | contador público?; <contador público autorizado; <contador público colegiado; <contador público certificado; contadora pública?; <contador público titulado; <contador público matriculado; título de contador público | accounting | titulado; titulada; colegiado; colegiada; colegiatura; tarjeta profesional; cédula profesional
chartered-accountant | Chartered accountant? | certification | CA qualification?; <ACA qualified?; <ACA?; <associate member of the Institute of Chartered Accountants; <fellow member of the Institute of Chartered Accountants | accounting | newly qualified; fully qualified; qualified chartered; qualified in; FCMA; FCCA
icaew-aca | ICAEW Chartered Accountant (UK) | certification | ICAEW ACA?; ICAEW qualified; ICAEW chartered accountant; member of ICAEW | chartered-accountant | fca; qualified; chartered accountant; member
icas-ca | ICAS Chartered Accountant (UK) | certification | member of the Institute of Chartered Accountants of Scotland; ICAS qualified; ICAS Chartered Accountant; CA ICAS; member of ICAS | chartered-accountant
icai-ca | ICAI Chartered Accountant (India) | certification | member of the Institute of Chartered Accountants of India; associate member of the Institute of Chartered Accountants of India; fellow member of the Institute of Chartered Accountants of India; <FCA ICAI?; <ACA ICAI?; member of ICAI? | chartered-accountant | India; Delhi; Mumbai; Kolkata; Chennai; Bangalore; Bengaluru; Hyderabad; Pune; Ahmedabad; B.Com; ICSI; ICWAI; ICMAI; DISA
ca-inter | CA Intermediate passed | certification | CA Intermediate?; CA Inter?; CA Inter passed; CA Inter cleared; CA Intermediate cleared |  | passed; cleared; completed; qualified
cpa-canada | Chartered Professional Accountant | certification | Chartered Professional Accountant; <Certified General Accountant; <CPA-CGA; <CPA Ontario member; <CPA Canada member; <CPA Alberta member; <CPA British Columbia member; <member of CPA Ontario; <member of CPA Canada; <member of CPA Alberta; <member of CPA British Columbia | accounting
cpa-australia | Certified Practising Accountant (CPA) | certification | Certified Practising Accountant; <FCPA Australia; <CPA Australia qualified | accounting
acca | ACCA? | certification | <FCCA?; ACCA qualified; Chartered Certified Accountant; <Association of Chartered Certified Accountants member | accounting | ICAEW; CIMA; ACA; FCCA; fully qualified; newly qualified; qualified accountant
acca-part-qualified | ACCA part-qualified | certification | <ACCA finalist; part-qualified ACCA; part qualified ACCA; <finalist ACCA; ACCA part qualified
cma | Certified Management Accountant (CMA) | certification | CMA?; Certified Management Accountant | management-accounting | ima; cpa; cfa; certified management
cima | CIMA qualification | certification | CIMA qualified; ACMA?; CIMA?; Chartered Management Accountant | management-accounting | acma; cgma; newly qualified; fully qualified
cgma | Chartered Global Management Accountant (CGMA) | certification | CGMA?; Chartered Global Management Accountant | management-accounting | CPA; CIMA; AICPA; ACMA; FCMA; ACCA; CMA
aat | AAT qualification | certification | AAT qualified; AAT? | accounting | bookkeeping; ACCA; CIMA; Sage; accounting technician; accounting technicians; accounts assistant
aat-level-2 | AAT Level 2 | certification | AAT Foundation Certificate | bookkeeping
aat-level-3 | AAT Level 3 | certification | AAT Advanced Diploma | bookkeeping
aat-level-4 | AAT Level 4 | certification | AAT Professional Diploma; <MAAT? | aat | AAT; bookkeeping; management accountant
cfa | Chartered Financial Analyst (CFA) | certification | CFA?; Chartered Financial Analyst; CFA charterholder; CFA charter; CFA designation | investment-analysis; cfa-level-3 | charter; charterholder; caia; frm; cfp; designation
cfa-candidate | CFA candidate | certification | CFA Level I candidate; CFA Level II candidate; CFA Level III candidate; CFA Level 1 candidate; CFA Level 2 candidate; CFA Level 3 candidate; CFA program candidate; CFA charter candidate
cfa-level-1 | CFA Level I passed | certification | CFA Level I?; CFA Level 1?; passed CFA Level I |  | passed; cleared; completed
cfa-level-2 | CFA Level II passed | certification | CFA Level II?; CFA Level 2? | cfa-level-1 | passed; cleared; completed
cfa-level-3 | CFA Level III passed | certification | CFA Level III?; CFA Level 3? | cfa-level-2 | passed; cleared; completed
certified-internal-auditor | Certified Internal Auditor (CIA) | certification | CIA?; Certified Internal Auditor; CIA certification; CIA certified | internal-audit | cpa; cfe; crma; iia; ccsa; cgap; cisa; designation
cgap | Certified Government Auditing Professional (CGAP) | certification | Certified Government Auditing Professional; CGAP? | auditing | cia; iia; government auditing
ccsa | Certification in Control Self-Assessment (CCSA) | certification | CCSA control self-assessment; Certification in Control Self-Assessment | internal-audit
cisa | Certified Information Systems Auditor (CISA) | certification | Certified Information Systems Auditor; CISA certified; CISA certification; CISA? | it-audit | isaca; cism; crisc; cgeit; cia; cpa
cfe | Certified Fraud Examiner (CFE) | certification | Certified Fraud Examiner; CFE?; CFE certified; ACFE certified | fraud-examination | acfe; fraud; anti-fraud; cams; cff; cia
cff | Certified in Financial Forensics (CFF) | certification | Certified in Financial Forensics | forensic-accounting
cams-fci | CAMS-FCI | certification | Advanced CAMS Financial Crimes Investigations
frm | Financial Risk Manager (FRM) | certification | FRM?; GARP FRM?; FRM certified; FRM charter; certified Financial Risk Manager | financial-risk-management | garp; cfa; prm; designation
frm-part-1 | FRM Part I passed | certification | passed FRM Part I; passed FRM Part 1; FRM Part 1 passed; cleared FRM Part I; cleared FRM Part 1; passed FRM Level 1; cleared FRM Level 1; FRM Level 1 passed
prm | Professional Risk Manager (PRM) | certification | Professional Risk Manager? | financial-risk-management | PRM; PRMIA; certified
cfp | Certified Financial Planner (CFP) | certification | Certified Financial Planner; CFP?; CFP certification; CFP designation; CFP professional | financial-advice | financial planner; financial planning; financial advisor; financial adviser; wealth management; wealth; chfc; clu; cfa; cpa; series 7; series 66; fiduciary
chfc | Chartered Financial Consultant (ChFC) | certification | ChFC; Chartered Financial Consultant | financial-advice
pfs | Personal Financial Specialist (PFS) | certification | Personal Financial Specialist?; CPA/PFS | financial-advice | PFS; AICPA
afc | Accredited Financial Counselor (AFC) | certification | Accredited Financial Counselor
chartered-wealth-manager | Chartered Wealth Manager (CWM) | certification | Chartered Wealth Manager? | wealth-management | CWM; AAFM
crpc | Chartered Retirement Planning Counselor (CRPC) | certification | CRPC?; Chartered Retirement Planning Counselor | retirement-planning | retirement planning; financial advisor; financial planner; financial planning; wealth management; chfc; awma; cfp; series 7; series 66; series 65
enrolled-agent | Enrolled Agent (US) | certification | IRS Enrolled Agent; EA license?; Enrolled Agent? | tax-preparation | tax; taxes; IRS; preparer
ptin | IRS PTIN | certification | PTIN?; Preparer Tax Identification Number |  | valid; active; current; holder; enrolled agent; tax preparer; tax professional
afsp | IRS Annual Filing Season Program | certification | Annual Filing Season Program; AFSP? | tax-preparation | tax preparer; tax preparation; tax returns; taxes; irs; ptin; enrolled agent; preparer
vita-certified | VITA certification (US) | certification | VITA certified?; VITA tax certification; VITA certification? | tax-preparation | tax; taxes; IRS; tax returns
ctec | CTEC Registered Tax Preparer (California) | certification | CTEC?; CTEC registered tax preparer; California Tax Education Council registered | tax-preparation | tax; taxes; preparer; ptin; irs
registered-tax-preparer | Registered tax return preparer (US) | certification | registered tax preparer; registered tax return preparer | tax-preparation
steuerberater | Steuerberater? | certification | bestellter Steuerberater; Bestellung zum Steuerberater; als Steuerberater bestellt; bestellte Steuerberaterin | tax-advisory; tax-preparation | bestellt; bestellter
steuerfachwirt | Steuerfachwirt (DE) | certification | Steuerfachwirt; Steuerfachwirtin | tax-preparation
steuerfachangestellter | Steuerfachangestellter (DE) | certification | Steuerfachangestellte?; Steuerfachangestellter?; gelernte Steuerfachangestellte; Ausbildung zur Steuerfachangestellten; Ausbildung zum Steuerfachangestellten |  | Ausbildung; gelernt; gelernte; gelernter; ausgebildete; ausgebildeter; Lehre; Berufsausbildung; Berufsabschluss; abgeschlossene; IHK; StB-Kammer; Steuerberaterkammer; Steuerfachwirt; Steuerfachwirtin
bilanzbuchhalter | Geprüfter Bilanzbuchhalter | certification | geprüfte Bilanzbuchhalterin; <Bilanzbuchhalter IHK | year-end-close; balance-sheet-accounting
finanzbuchhalter-ihk | Finanzbuchhalter (IHK) (DE) | certification | Finanzbuchhalter IHK | financial-accounting
controller-ihk | Geprüfter Controller | certification | <Controller IHK | controlling
dcg | DCG (FR) | certification | DCG diplôme; diplôme de comptabilité et de gestion; DCG? | accounting | dscg; expertise comptable; intec; diplôme; obtention; titulaire
dscg | DSCG (FR) | certification | DSCG; diplôme supérieur de comptabilité et de gestion | accounting
bts-cg | BTS Comptabilité et gestion | certification | BTS comptabilité; <BTS CGO; BTS CG | accounting
certified-bookkeeper | AIPB Certified Bookkeeper (US) | certification | AIPB Certified Bookkeeper | bookkeeping
certified-public-bookkeeper | Certified Public Bookkeeper (CPB) | certification | Certified Public Bookkeeper | bookkeeping
quickbooks-certification | QuickBooks certification | certification | QuickBooks certified; <QuickBooks Certified User; <QuickBooks Certified ProAdvisor | quickbooks
intuit-bookkeeper | Intuit Certified Bookkeeping Professional | certification | Intuit certified bookkeeper | bookkeeping
certified-payroll-professional | Certified Payroll Professional (CPP) | certification | Certified Payroll Professional | payroll
fpc | Fundamental Payroll Certification (FPC) | certification | Fundamental Payroll Certification | payroll
pcp-canada | Payroll Compliance Practitioner (Canada) | certification | Payroll Compliance Practitioner; Payroll Compliance Professional? | payroll | pcp; national payroll institute; certified; designation
certified-treasury-professional | Certified Treasury Professional (CTP) | certification | Certified Treasury Professional; CTP treasury; <Certified Cash Manager | treasury
act-treasury | ACT treasury qualification (UK) | certification | AMCT?; ACT Certificate in Treasury; ACT treasury qualification | treasury | treasury; treasurer; treasurers
fpac | Certified Corporate FP&A Professional (FPAC) | certification | Certified Corporate FP&A Professional; FPAC? | financial-planning-analysis | fp&a; afp; ctp
financial-modeling-valuation-analyst | Financial Modeling and Valuation Analyst (FMVA) | certification | FMVA; Financial Modeling and Valuation Analyst; Financial Modeling & Valuation Analyst | financial-modeling
wall-street-prep | Wall Street Prep training | certification | Wall Street Prep?; Wall Street Prep certification | financial-modeling | course; courses; completed; certificate; certified; self study; premium package; BIWS
biws | Breaking Into Wall Street training | certification | Breaking Into Wall Street? | financial-modeling | course; courses; completed; certificate; BIWS
cva-valuation | Certified Valuation Analyst (CVA) | certification | Certified Valuation Analyst | business-valuation
abv | Accredited in Business Valuation (ABV) | certification | Accredited in Business Valuation | business-valuation
asa-business-valuation | Accredited Senior Appraiser (business valuation) | certification | Accredited Senior Appraiser business valuation | business-valuation
cbv | Chartered Business Valuator (Canada) | certification | Chartered Business Valuator | business-valuation
actuarial-exams | Actuarial exam passed | certification | passed actuarial exam; passed actuarial exams; actuarial exams passed; <passed Exam P; <Exam P passed; <passed Exam FM; <Exam FM passed; <SOA Exam P passed; <passed SOA Exam P; <passed SOA Exam FM; <passed SOA exams; <SOA exams passed
asa-actuary | Associate of the Society of Actuaries (ASA) | certification | Associate of the Society of Actuaries; ASA actuary | actuarial-science
fsa-actuary | Fellow of the Society of Actuaries (FSA) | certification | Fellow of the Society of Actuaries; FSA actuary | asa-actuary
acas | Associate of the Casualty Actuarial Society (ACAS) | certification | Associate of the Casualty Actuarial Society | actuarial-science
fcas | Fellow of the Casualty Actuarial Society (FCAS) | certification | FCAS?; Fellow of the Casualty Actuarial Society | acas | actuarial; actuary; reserving; acas; casualty actuarial
aktuar-dav | Aktuar (DAV) (DE) | certification | Aktuar DAV; Aktuarin DAV | actuarial-science
series-7 | FINRA Series 7 | certification | Series 7?; Series 7 license; FINRA Series 7 license; NASD Series 7; Series 7 licensed; <General Securities Representative | | finra; license; licensed; broker; brokerage; nasd; sie; 63; 66; 65; financial advisor; financial adviser; broker-dealer; registered representative; securities licenses; securities license; securities exams; sec licenses
finra-sie | Securities Industry Essentials (SIE) | certification | Securities Industry Essentials; FINRA SIE; passed SIE exam; passed the SIE exam; SIE exam passed; FINRA SIE passed
series-63-65-66 | FINRA Series 63 | certification | Series 63?; Series 63 license; NASD Series 63 |  | finra; license; licensed; broker; brokerage; nasd; sie; 66; 65; financial advisor; financial adviser; broker-dealer; registered representative; securities licenses; securities license; securities exams; sec licenses
series-65 | FINRA Series 65 | certification | Series 65?; Series 65 license |  | finra; license; licensed; licenses; nasaa; broker; adviser; sie; 63; 66; investment adviser; investment advisor; financial advisor; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-66 | FINRA Series 66 | certification | Series 66?; Series 66 license |  | finra; license; licensed; licenses; nasaa; broker; adviser; sie; 63; 65; investment adviser; investment advisor; financial advisor; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-6 | FINRA Series 6 | certification | Series 6?; Series 6 license; NASD Series 6 |  | finra; license; licensed; broker; brokerage; nasd; sie; 63; 26; 65; financial advisor; financial adviser; broker-dealer; registered representative; securities licenses; securities license; securities exams; sec licenses
series-3 | NFA Series 3 | certification | Series 3 license; Series 3? |  | finra; nfa; license; licenses; licensed; nasd; broker; commodities; brokerage; 63; securities licenses; securities license; securities exams; sec licenses; broker-dealer; commodity futures; futures trading; futures broker; CTA
registered-investment-adviser | Registered investment adviser representative (US) | certification | investment adviser representative license; registered investment adviser representative; licensed investment adviser representative | investment-advice
series-24 | FINRA Series 24 | certification | Series 24?; Series 24 license; General Securities Principal |  | finra; license; licensed; licenses; nasd; broker; brokerage; sie; 63; 66; registered principal; securities principal; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-9-10 | FINRA Series 9 | certification | Series 9? |  | finra; license; licenses; licensed; nasd; broker; brokerage; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-10 | FINRA Series 10 | certification | Series 10? |  | finra; license; licenses; licensed; nasd; broker; brokerage; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-26 | FINRA Series 26 | certification | Series 26? |  | finra; license; licensed; licenses; nasd; broker; brokerage; sie; 63; registered principal; securities principal; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-27 | FINRA Series 27 | certification | Series 27? |  | finra; license; licensed; licenses; nasd; broker; brokerage; finop; 63; registered principal; securities principal; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-53 | FINRA Series 53 | certification | Series 53? |  | finra; license; licensed; licenses; msrb; broker; brokerage; municipal; 63; registered principal; securities principal; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-57 | FINRA Series 57 | certification | Series 57? |  | finra; license; licensed; licenses; trader; broker; brokerage; sie; 63; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-55 | FINRA Series 55 | certification | Series 55?; NASD Series 55 |  | finra; license; licensed; licenses; trader; broker; brokerage; nasd; 63; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-79 | FINRA Series 79 | certification | Series 79? |  | finra; license; licensed; licenses; investment banking; broker; sie; 63; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-86-87 | FINRA Series 86 | certification | Series 86? |  | finra; license; licensed; licenses; equity research; 87; 63; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-87 | FINRA Series 87 | certification | Series 87? |  | finra; license; licensed; licenses; equity research; 86; 63; securities licenses; securities license; securities exams; sec licenses; broker-dealer
series-99 | FINRA Series 99 | certification | Series 99? |  | finra; license; licensed; licenses; operations professional; broker; brokerage; sie; 63; securities licenses; securities license; securities exams; sec licenses; broker-dealer
cfa-institute-membership | CFA Institute membership | certification | CFA Institute member; member of CFA Institute; member of the CFA Institute; <CFA Society member; <CFA Institute?; <CFA Society? |  | member; membership; memberships; regular member
comarch-optima | Comarch ERP Optima | tool | Comarch Optima
twinfield | Twinfield | tool | Twinfield Boekhouden; Wolters Kluwer Twinfield | accounting-software
enova365 | enova365 | tool | enova 365; Soneta enova365
right-to-work-checks | Right-to-work checks | professional | right to work checks; right to work documents; right-to-work documentation; checking right to work
teamsystem | TeamSystem | tool | Team System?; TeamSystem Studio; TeamSystem Enterprise; <Alyante; Alyante TeamSystem | accounting-software | contabilità; gestionale; paghe; fatturazione; Zucchetti
zucchetti | Zucchetti | tool | Zucchetti software; gestionale Zucchetti; software Zucchetti; programma Zucchetti; Zucchetti Infinity; Ad Hoc Revolution; Ad Hoc Enterprise
`;

export const substitutes = String.raw`
small-business-accounting-packages | accounting packages of small businesses | 0.6 | quickbooks; peachtree; xero; freshbooks; wave-accounting; myob; zoho-books; freeagent; kashflow; sage
accounting-packages-germany | accounting packages in Germany | 0.5 | datev; lexware; lexoffice; sevdesk; addison-software; agenda-fibu
accounting-packages-france | accounting packages in France | 0.6 | cegid; cegid-quadra; ebp-compta; ciel-compta; sage-100-comptabilite; isacompta; coala-expert; pennylane-compta
accounting-packages-spanish | accounting packages in Spanish-speaking countries | 0.6 | contaplus; a3-software; contpaqi; siigo; aspel-coi; concar; a3asesor
large-erp-systems | ERP systems of large companies | 0.5 | sap; oracle-financials; oracle-fusion-erp; peoplesoft; jd-edwards; dynamics-ax; infor-ln; infor-m3; ifs-erp
mid-market-erp | ERP systems of mid-sized companies | 0.5 | netsuite; dynamics-nav; great-plains; sage-x3; sage-intacct; epicor-erp; acumatica; odoo; sap-business-one; infor-syteline; syspro; proalpha; abas-erp
planning-consolidation-tools | planning and consolidation software | 0.6 | hyperion; anaplan; onestream; adaptive-planning; sap-bpc; tagetik; jedox; lucanet; planful; prophix; vena-solutions; oracle-epm-cloud; pigment
close-tools | software for closing the books | 0.6 | blackline; floqast; trintech-cadency; trintech-financial-close-software; trintech-adra
expense-tools | expense report software | 0.6 | concur; expensify; chrome-river; certify-expense; spendesk; pleo
payables-tools | payables automation software | 0.6 | bill-com; avidxchange; tipalti; mineraltree; yooz; stampli
tax-software-professional | tax software of tax preparers | 0.6 | lacerte; proseries; ultratax; prosystem-fx-tax; cch-axcess; gosystem; drake-tax; atx-tax; taxwise; cch-prosystem-fx
market-data-terminals | market data terminals | 0.5 | bloomberg-terminal; market-data-tools; capital-iq; refinitiv-eikon; morningstar; refinitiv-data
audit-data-tools | audit data analysis software | 0.6 | acl-analytics; caseware-idea; diligent-highbond
fundraising-databases | donor databases | 0.6 | blackbaud; donorperfect; bloomerang; salesforce-npsp; little-green-light
advisor-planning-tools | financial planning software | 0.6 | emoney-advisor; moneyguidepro; rightcapital
accounting-frameworks | accounting frameworks | 0.4 | gaap; ifrs; german-gaap; uk-gaap; french-gaap; belgian-gaap; dutch-gaap; irish-gaap; luxembourg-gaap
management-cost-accounting | management and cost accounting | 0.5 | management-accounting; cost-accounting; controlling
closing-work | closing the books | 0.7 | month-end-close; quarter-end-close; year-end-close
ledger-accounting | ledger accounting | 0.5 | general-ledger; journal-entries; trial-balance
payables-receivables | payables and receivables | 0.5 | accounts-payable; accounts-receivable
reconciliations | reconciliations | 0.6 | bank-reconciliation; account-reconciliation; credit-card-reconciliation
financial-statements-work | financial statements | 0.5 | financial-statements; annual-financial-statements; financial-reporting
planning-and-analysis | planning and analysis | 0.5 | financial-planning-analysis; budgeting; financial-forecasting; variance-analysis
credit-and-collection | credit | 0.5 | credit-management; credit-analysis
fraud-work | fraud | 0.5 | fraud-examination; fraud-detection; fraud-prevention
`;
