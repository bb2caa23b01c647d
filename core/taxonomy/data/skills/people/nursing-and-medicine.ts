export const skills = String.raw`
# Nursing in general
nursing | Nursing | professional | nursing care; nursing practice; nursing skills; general nursing; professional nursing; nursing services; <clinical nursing; <staff nursing; Krankenpflege; Gesundheits- und Krankenpflege; soins infirmiers; enfermería | patient-care
patient-care | Patient care | professional | direct patient care; patient care services; <bedside care; <bedside nursing; <quality patient care; <hands-on patient care; <patient-centered care; <patient-centred care; <patient centered care; caring for patients; care of patients; <assisting patients; <patient care delivery; <resident care; Patientenversorgung; Patientenbetreuung; Pflege von Patienten; prise en charge des patients; atención al paciente; cuidado de pacientes
vital-signs | Vital signs | professional | vitals?; taking vital signs; take vital signs; taking vitals; take vitals; vital sign; <vital signs monitoring; <monitoring vital signs; <monitor vital signs; vital sign measurement; recording vital signs; record vital signs; obtaining vital signs; obtain vital signs; <TPR and blood pressure; Vitalzeichen; Vitalzeichenkontrolle; Vitalparameter; signes vitaux; constantes vitales; toma de signos vitales; signos vitales | patient-care | patients; patient; blood; medical; nursing; residents; temperature; charting; nurse; cna; ekg; phlebotomy
blood-pressure | Blood pressure measurement | professional | blood pressure; <blood pressure monitoring; taking blood pressure; blood pressure checks; blood pressure readings; <blood pressure screening; Blutdruckmessung; prise de tension; toma de presión arterial | vital-signs
medication-administration | Medication administration | professional | administering medications; administer medications; administered medications; administering medication; administer medication; administered medication; medication admin; med administration; <medication pass; <med pass; <passing medications; <passing meds; <pass meds; administration of medications; administration of medication; giving medications; <oral medications; Medikamentengabe; Medikamentenverabreichung; Verabreichung von Medikamenten; administration de médicaments; administración de medicamentos; <medication administration records; <medication administration record; <PRN medications; <six rights of medication administration; <five rights of medication administration; somministrazione di farmaci | patient-care
emar | Electronic medication administration record | tool | eMAR; e-MAR; electronic MAR | medication-administration
bcma | Barcode medication administration | technical | BCMA; bar code medication administration; bar-code medication administration | medication-administration
injections | Giving injections | professional | administering injections; administer injections; <intramuscular injections; <IM injections; <subcutaneous injections; <SQ injections; <subcutaneous and intramuscular injections; <intradermal injections; injection administration; <insulin injections; administered injections; Injektionen?; inyecciones; <injection technique | medication-administration | Patienten; Blutentnahme; Pflege; Infusionen; Praxis; Arzt; Verbandwechsel; Blutentnahmen
immunization | Giving immunizations | professional | immunisation; immunization administration; vaccinations?; vaccination?; administering vaccines; vaccine administration; administer vaccines; immunizations administration; <flu shots?; <childhood immunizations; <COVID-19 vaccination?; Impfungen?; Impfung?; vaccination des patients; vacunación?; immunizations?; <influenza vaccination?; <immunizing pharmacist; <pharmacist immunization certification | injections | administered; administer; administering; nurse; pharmacist; injections; pharmacy; Praxis; giving; Blutentnahme; enfermera; enfermería
iv-therapy | IV therapy | professional | intravenous therapy; <IV insertion; <IV insertions; <IV starts; <starting IVs; <start IVs; <IV placement; <peripheral IV; <peripheral IV insertion; IV administration; <IV medications; <IV medication administration; IV infusion; IV infusions; intravenous infusion; infusion therapy; <IV catheter insertion; <IV push; Infusionstherapie; <Infusionen legen; terapia intravenosa; perfusion intraveineuse; <venous access | medication-administration
iv-certification | IV therapy certification | certification | IV certified?; IV certification?; IV therapy certified; <LPN IV certification | iv-therapy | lpn; lvn; nurse; nursing; phlebotomy; infusion; cna
infusion-pumps | Infusion pumps | tool | IV pumps; IV pump; <smart pumps?; <PCA pump; <PCA pumps; <syringe pump?; <syringe pumps?; infusion pump; Infusionspumpen; pompes à perfusion; bombas de infusión | iv-therapy | iv; infusion; alaris; nursing; patient; patients; nurse
alaris | BD Alaris | tool | Alaris; Alaris pump; Alaris pumps; Alaris System; Alaris PCU; CareFusion Alaris | infusion-pumps
infusomat | B. Braun Infusomat | tool | Infusomat; Infusomat Space | infusion-pumps
perfusor | B. Braun Perfusor | tool | Perfusor; Perfusor Space; <Perfusoren | infusion-pumps
baxter-spectrum | Baxter Spectrum IQ | tool | Sigma Spectrum; Baxter Spectrum; Spectrum IQ infusion | infusion-pumps
plum-360 | Plum 360 | tool | Plum A+?; Hospira Plum; ICU Medical Plum 360 | infusion-pumps | infusion; pump; alaris; iv
pca-analgesia | Patient-controlled analgesia | professional | PCA therapy?; PCA management?; patient controlled analgesia; patientenkontrollierte Analgesie | pain-management | analgesia; pain; epidural; opioid; postoperative
central-lines | Central venous access care | professional | central line?; central line care; <PICC line; <PICC lines; <PICC; <PICC line care; <PICC insertion; <PICC placement; central venous catheter; central venous catheters; central venous access; <port access?; <port-a-cath; <portacath; <Hickman catheter; <CVAD; <central line dressing changes; central lines?; central line management; <PICC dressing changes; zentraler Venenkatheter; ZVK-Pflege; voie veineuse centrale; catéter venoso central | iv-therapy | nursing; patients; picc; iv; dressing; catheter; icu; rn; nurse; infusion; chemotherapy
arterial-lines | Arterial line care | professional | arterial lines; arterial line; art line?; art lines?; A-lines?; <arterial line monitoring; arterielle Kanüle | critical-care | icu; patients; arterial; hemodynamic; swan; cvp; iv
phlebotomy | Phlebotomy | professional | venipuncture; venepuncture; blood draw; blood draws; drawing blood; draw blood; blood drawing; blood collection; collecting blood; <blood specimen collection; blood sampling; <capillary puncture; <finger sticks; <fingersticks; <heel sticks; <phlebotomist skills; Blutentnahme; Blutabnahme; prise de sang; prélèvements sanguins; extracción de sangre; flebotomía | patient-care
phlebotomy-certification | Phlebotomy certification | certification | <certified phlebotomy technician; phlebotomy certified; phlebotomy certificate; phlebotomy technician certification; <PBT(ASCP); <ASCP phlebotomy technician; <NHA CPT; certified phlebotomist; <CPT phlebotomy | phlebotomy
cpt1-license | Certified phlebotomy technician licence (California) | certification | CPT-1?; CPT I?; CPT1?; California phlebotomy license; <California certified phlebotomy technician | phlebotomy-certification | phlebotomy; phlebotomist; blood; venipuncture; california
wound-care | Wound care | professional | wound management; <wound dressing; <wound dressings; <dressing changes; <dressing change; <changing dressings; <changed dressings; <change dressings; wound treatment; <wound assessment; <wound healing?; <wound vac; <wound VACs; <negative pressure wound therapy; <NPWT; <wound irrigation; <wound debridement; Wundversorgung; Wundmanagement; <Verbandwechsel; soins des plaies; pansements; curación de heridas; cuidado de heridas | patient-care | patients; dressing; dressings; nursing; debridement; wounds; nurse
pressure-injury-prevention | Pressure injury prevention | professional | pressure ulcer prevention; pressure ulcers; pressure ulcer; decubitus ulcers; decubitus care; bed sores; bedsores; pressure injuries; <Braden scale; <Braden score; Dekubitusprophylaxe; prévention des escarres; prevención de úlceras por presión | patient-care
wound-care-certification | Wound Care Certified (WCC) | certification | wound care certified; WCC? | wound-care | wound; nurse; rn; ostomy; wounds; nawco; dwc
cwcn | Certified Wound Care Nurse (CWCN) | certification | CWCN; certified wound care nurse | wound-care
cwocn | Certified Wound Ostomy Continence Nurse (CWOCN) | certification | CWOCN | woc-nurse
woc-nurse | Wound ostomy continence nursing | professional | wound ostomy continence nurse; WOC nurse; wound, ostomy and continence nurse; WOCN
cws-wound | Certified Wound Specialist (CWS) | certification | certified wound specialist; CWS wound care; <CWSP | wound-care
wundexperte-icw | Wundexperte ICW (Germany) | certification | Wundexperte ICW; ICW Wundexperte; Wundexpertin ICW; <Fachtherapeut Wunde ICW; <Wundmanager ICW | wound-care
ostomy-care | Ostomy care | professional | <colostomy care; <colostomy; <colostomy bags; <ileostomy; ostomy; stoma care; ostomy management; Stomaversorgung; Stomapflege; <ostomías | patient-care
catheter-care | Urinary catheterization | professional | catheterization?; catheterisation?; <catheter care?; <Foley catheter; <Foley catheters; <foley insertion; <Foley catheter care; <Foley care; urinary catheter; urinary catheters; <straight catheterization; <indwelling catheter; <Katheterpflege; Katheterisierung?; sondage urinaire; sondaje vesical; urethral catheterization; <Foley?; blasenkatheter legen | patient-care | urinary; bladder; ostomy; enema; indwelling; colostomy; trach; catheters; blase; dauerkatheter; tracheostomy; wound
bladder-scanning | Bladder scanning | professional | bladder scan; bladder scanner; bladder scans; <Restharnbestimmung | patient-care
enteral-feeding | Enteral feeding | professional | tube feedings; enteral nutrition; <G-tube; <G-tubes; <G-tube feeding; <gastrostomy tube; <PEG tube; <PEG tubes; <NG tube; <NG tubes; <NG tube insertion; <nasogastric tube; <nasogastric tube insertion; <feeding tubes; <feeding tube; <gastrostomy?; <J-tube; Sondenernährung; Sondenkost; alimentación por sonda; tube feeding; <gastrostomy care; nutrition entérale | patient-care | tube; feeding; feedings; tracheostomy; trach; enteral; nursing
parenteral-nutrition | Parenteral nutrition | professional | total parenteral nutrition; TPN?; TPN administration; hyperalimentation; parenterale Ernährung; nutrition parentérale; nutrición parenteral | patient-care | nutrition; lipids; pharmacy; iv; infusion; enteral; picc; compounding; nurse; nursing
tracheostomy-care | Tracheostomy care | professional | trach care; tracheostomy; trach; <trach suctioning; <tracheostomy suctioning; <Tracheostoma; Trachealkanülenmanagement | patient-care
airway-suctioning | Airway suctioning | professional | suctioning patients; tracheal suctioning; endotracheal suctioning; nasotracheal suctioning; suctioning?; Absaugen von Sekret; endotracheales Absaugen; aspiration endotrachéale; aspiración de secreciones | patient-care | trach; airway; nurse; nursing; ventilator; oxygen
ventilator-care | Ventilator management | professional | mechanical ventilation?; <ventilator care; vent management?; <vent care; <vent weaning; <ventilator weaning; <Beatmungspflege; <außerklinische Beatmung; ventilation mécanique?; ventilación mecánica?; ventilator?; ventilators?; Beatmung?; <ARDS ventilation; mechanical ventilator management; <care of ventilated patients; <caring for ventilated patients; <care of ventilator dependent patients | patient-care | patient; patients; nurse; nursing; icu; respiratory; trach; tracheostomy; oxygen; intubation; Patienten; Pflege; Intensivstation; réanimation; cuidados; intubado; intubación; tracheotomie
oxygen-therapy | Oxygen therapy | professional | oxygen administration; administering oxygen; oxygen delivery?; <oxygen management; <supplemental oxygen; Sauerstofftherapie; oxygénothérapie; oxigenoterapia | patient-care | patients; nursing; respiratory; nasal; cannula; patient
pulse-oximetry | Pulse oximetry | professional | pulse ox; pulse oximeter; oxygen saturation monitoring; SpO2 monitoring; Pulsoxymetrie; oxymétrie de pouls; pulsioximetría | vital-signs
noninvasive-ventilation | Noninvasive ventilation | professional | <BiPAP; <CPAP; non-invasive ventilation; NIV therapy; <CPAP therapy; <BiPAP therapy; <high-flow nasal cannula; nichtinvasive Beatmung; ventilation non invasive; ventilación no invasiva | oxygen-therapy
nebulizer-treatments | Nebulizer treatments | professional | <nebulizer; <nebulizers; <nebuliser; nebulizer therapy; breathing treatments; breathing treatment; <aerosol therapy; nebulizer treatment | patient-care
incentive-spirometry | Incentive spirometry | professional | incentive spirometer; Atemtraining mit Incentive-Spirometer | patient-care
blood-glucose-monitoring | Blood glucose monitoring | professional | blood glucose; blood glucose testing; glucose monitoring; blood sugar checks; blood sugar monitoring; <blood sugar testing; checking blood sugar; <glucometer; glucose testing; <finger stick glucose; Blutzuckermessung; BZ-Messung; <glucemia capilar; <glycémie capillaire; <continuous glucose monitoring; <CGM devices; <Dexcom?; <FreeStyle Libre | patient-care | glucose; libre; insulin; diabetes; diabetic; omnipod
accu-chek | Accu-Chek | tool | Accucheck; Accuchecks; Accu-Cheks; <Accu-Chek Inform | blood-glucose-monitoring
specimen-collection | Specimen collection | professional | specimen collections; collecting specimens?; collect specimens?; collected specimens?; sample collection from patients; <urine collection; <urine specimens; <collecting urine samples; <stool specimens; <throat swabs; <nasal swabs; collect lab specimens; toma de muestras?; <COVID-19 swabs; Probenentnahme bei Patienten; prélèvement d'échantillons biologiques | patient-care | sangre; pacientes; orina; clínico; clínica; enfermería; patients; patient; blood; urine; phlebotomy; nurse; clinic; medical
specimen-processing | Specimen processing | professional | specimen handling; specimen accessioning; accessioning?; lab specimens?; <specimen labeling; <specimen labelling; <specimen centrifugation; Probenaufbereitung im Labor | | blood; pathology; tissue; biopsy; laboratory; processing; labeling; centrifuge; centrifuging; accessioning
ekg | Electrocardiography (EKG) | professional | EKG; ECG; EKGs; ECGs; electrocardiogram; electrocardiograms; electrocardiography; <12-lead EKG; <12 lead ECG; <12-lead ECG; EKG testing; performing EKGs; perform EKGs; <EKG interpretation; <ECG interpretation; <EKG technician; <cardiac rhythm interpretation; <rhythm strips; Elektrokardiogramm; Elektrokardiographie; EKG schreiben; électrocardiogramme; electrocardiograma; EKG/ECG | patient-care
telemetry | Telemetry? | professional | telemetry monitoring?; cardiac telemetry; <telemetry unit?; <telemetry nursing; <telemetry floor; <remote cardiac monitoring; <med-surg telemetry; <EKG monitoring; <cardiac monitors; <cardiac monitor; cardiac monitoring; heart monitoring | ekg | patient; patients; nurse; nursing; rn; cardiac; hospital; icu; ekg; surg; rhythm; heart
holter-monitoring | Holter monitoring | professional | holter monitor; holter monitors; ambulatory ECG monitoring; Langzeit-EKG; holter ECG; <event monitors cardiac; <Zio patch | ekg
patient-assessment | Patient assessment | professional | patient assessments; <nursing assessment; <nursing assessments; <head-to-toe assessment; <head to toe assessments; <head-to-toe?; <physical assessment?; <physical assessments?; <clinical assessment; <clinical assessments; assessing patients; assess patients; assessed patients; <initial patient assessment; <comprehensive assessments of patients; patient evaluation; patient evaluations; evaluating patients; <medical assessment; Patientenbeurteilung; <Pflegeanamnese; <évaluation clinique?; <valoración de enfermería; valoración del paciente; <nursing health assessment | patient-care | patients; patient; nursing; vital; vitals; health; medical; residents; nurse; infirmier; infirmière; soins; symptômes
patient-monitoring | Patient monitoring | professional | monitoring patients; monitor patients; monitored patients; monitoring patient condition; observing patients; patient observation; patient observations; patient surveillance; Patientenüberwachung; Überwachung von Patienten; surveillance des patients; monitorización de pacientes | patient-care
hemodynamic-monitoring | Hemodynamic monitoring | professional | haemodynamic monitoring; <Swan-Ganz; <Swan-Ganz catheter; <pulmonary artery catheter; <CVP monitoring; hämodynamisches Monitoring; monitorización hemodinámica; monitorage hémodynamique | critical-care
medical-history-taking | Taking medical histories | professional | taking medical history; <patient histories; obtaining patient history; taking patient histories; Anamnese; Anamneseerhebung; <H&P?; <history and physical; <history and physicals; obtaining medical history; obtaining medical histories; Anamnesegespräch; medical history taking; anamnesis?; anamnèse?; <patient history; medical history?; medical histories? | patient-assessment | patient; patients; vitals; vital; allergies; exam; nurse; clinic; paciente; pacientes; médica; discharge; consults; transcription
care-plans | Care planning? | professional | care plans?; care plan?; <nursing care plans; <nursing care plan; care plan development; developing care plans; <individualized care plans; plan of care; plans of care; patient care plans; patient care planning; <Pflegeplanung; <plan de soins; <projet de soins; <plan de cuidados | patient-care | patients; residents; nursing; nurse; rn; therapists; treatment; assess; caregivers; elderly; discharge; charting; interventions; medication; social worker; dementia; clinical
treatment-planning | Treatment planning | professional | treatment plans?; treatment plan?; treatment planning in care; treatment plan development; developing treatment plans; developed treatment plans; <individualized treatment plans; Behandlungspläne; Behandlungsplanung; plan de traitement; plan de tratamiento | | patient; patients; therapy; therapist; clinical; counseling; mental; medical; dental; clinician; diagnosis
nursing-process | Nursing process | technical | <nursing diagnosis; <nursing diagnoses; Pflegeprozess; démarche de soins; proceso de atención de enfermería; <NANDA-I; <NANDA nursing diagnoses | nursing
sbar | SBAR communication | technical | SBAR; ISBAR; SBAR handoff; SBAR reporting | clinical-handoff
i-pass-handoff | I-PASS handoff | technical | I-PASS? | | handoff; sbar; nursing; handover
patient-education | Patient education | professional | patient teaching; educating patients; educate patients; educated patients; <patient and family education; <patient/family education; <patient and family teaching; <educating patients and families; patient instruction; <discharge teaching; <discharge instructions; <medication education; Patientenschulung; Patientenedukation; <éducation thérapeutique; educación del paciente; <patient counselling; <patient counseling; <Patientenberatung; <health teaching | patient-care
patient-advocacy | Patient advocacy | professional | patient advocate; advocating for patients; advocate for patients; <patients' rights; <patient rights; <resident rights; <Patientenrechte | patient-care
patient-relations | Patient relations | professional | patient liaison; <guest relations in hospitals; Patientenfürsprache
discharge-planning | Discharge planning | professional | discharge plans; discharge plan; hospital discharge planning; Entlassmanagement; Entlassungsmanagement; planification de sortie; planificación del alta; <discharging patients; <patient discharges | patient-care
transitional-care | Transitional care | professional | transition of care; transitions of care; care transitions; care transition; <Überleitungspflege | care-coordination
care-coordination | Care coordination | professional | coordination of care; <care coordinator; patient care coordination; coordinating patient care; coordinate patient care; coordinated patient care; <care navigation; <patient navigation; <patient navigator; Versorgungskoordination; coordination des soins; coordinación de la atención; <continuity of care; <hospital case management; <complex care management; <medical case management | patient-care
nurse-case-management | Nurse case management | professional | RN case management; <RN case manager; <nurse case manager | care-coordination
chronic-disease-management | Chronic disease management | professional | chronic care management; disease management programs?; chronic disease self-management; <disease management?; Disease-Management-Programme; <DMP Chroniker; suivi des maladies chroniques; manejo de enfermedades crónicas | patient-care | patients; chronic; diabetes; nurse; asthma
utilization-review | Utilization review | professional | utilization management?; utilisation review; <concurrent review; <medical necessity review; <prospective review; <length of stay review; <retrospective review of medical necessity; UR/UM | | clinical; medical; insurance; nurse; patients; inpatient; authorization; authorizations; interqual; payer; health
interqual | InterQual criteria | tool | InterQual; <InterQual guidelines | utilization-review
mcg-guidelines | MCG care guidelines | tool | MCG guidelines; Milliman Care Guidelines; Milliman guidelines; <MCG Indicia | utilization-review
charting | Clinical documentation | professional | <patient charting; medical charting; charting patient; <nurse charting; <nursing documentation; patient documentation; documenting patient care; <electronic charting; <computerized charting; <computer charting; <charting vital signs; chart documentation; <nursing notes; <nurses notes; patient chart documentation; documenting patient; <Pflegedokumentation; Patientendokumentation; <dossier de soins; <transmissions ciblées; <registro de enfermería; charting?; medical documentation of care; <narrative charting; <charting by exception | | patient; patients; nurse; nursing; medical; vitals; vital; medication; ehr; emr; epic; cerner; clinical; hospital; rn; cna; residents; physician; clinic
soap-notes | SOAP notes | technical | SOAP note; SOAP charting; SOAP documentation; SOAP-Notizen | charting
dap-notes | DAP notes | technical | DAP note; DAP charting | charting
clinical-handoff | Clinical handover | professional | <bedside shift report; <bedside report; <nursing report; hand-off report; handoff report; <shift report to nurses; patient handoff; patient handover; <Schichtübergabe in der Pflege; <Pflegeübergabe; <transmissions infirmières; nursing handover; shift handover in nursing; clinical handoff; Patientenübergabe | patient-care
charge-nurse | Leading a nursing shift | professional | <charge nurse; <relief charge nurse; <shift charge nurse; charge nurse duties; charge nurse role; <Schichtleitung Pflege; charge nurse experience | nursing
nursing-supervision | Nursing supervision | professional | supervising nurses; supervising nursing staff; nurse supervision; supervision of nursing staff; <supervision of LPNs; <supervise CNAs; <supervising CNAs; <delegation to CNAs; <nurse staffing; <Stationsleitung; <Wohnbereichsleitung; <cadre de santé; supervisión de enfermería
nursing-administration | Nursing management | professional | nurse management; <nursing leadership; <director of nursing; <nurse manager; <unit management nursing; Pflegemanagement; <nurse executive; nursing administration; <Pflegedienstleitung | nursing
magnet-recognition | Magnet recognition | technical | Magnet status; Magnet designation; Magnet hospital; ANCC Magnet; <Magnet journey
nurse-preceptor | Nurse precepting | professional | nurse preceptor; precepting nurses; precepted new nurses; preceptor for new nurses; tutorat infirmier; preceptor?; precepting?; preceptorship? | nursing | nurse; nurses; nursing; rn; lpn; icu
praxisanleitung | Praxisanleitung (Germany) | certification | Praxisanleiter?; Praxisanleitung?; Praxisanleiterin?; Weiterbildung Praxisanleitung | nurse-preceptor | pflege; pflegefachkraft; krankenhaus; klinik; station; krankenpflege; altenpflege; pflegefachmann; pflegefachfrau; generalistik
nursing-education | Nursing education | professional | teaching nursing; nursing instruction; clinical instruction in nursing; <nurse educator; <clinical nursing instructor; nursing faculty; Pflegepädagogik; enseignement infirmier; docencia en enfermería
infection-control | Infection control | professional | infection prevention; infection prevention and control; infection control practices; infection control procedures; <infection control standards; <universal precautions; <standard precautions; <isolation precautions; <contact precautions; <hand hygiene; <IPC measures; <Hygienemanagement im Krankenhaus; <Krankenhaushygiene; Infektionsprävention; prévention des infections; control de infecciones; <CLABSI prevention; <CAUTI prevention; <hospital-acquired infection prevention; <isolation procedures?; <Händehygiene; <droplet precautions; <airborne precautions | | infection; patients; nursing; precautions; infectious; patient
cic-certification | Certified in Infection Control | certification | CIC certification?; certification in infection control; CIC infection control; certified in infection prevention and control | infection-control | infection; apic; cbic; prevention
hygienefachkraft | Hygienefachkraft (Germany) | certification | Fachweiterbildung Hygiene und Infektionsprävention; Hygienefachkräfte | infection-control
hygienebeauftragte-pflege | Hygienebeauftragte in der Pflege (Germany) | certification | hygienebeauftragte Pflegekraft; Hygienebeauftragter in der Pflege | infection-control
sterile-technique | Aseptic technique | professional | sterile techniques; <sterile field; <sterile fields; <sterile procedures; <sterile procedure; <maintaining sterile field; <maintain sterile field; <maintaining sterility; <scrubbing in; <sterile dressing changes; sterile technique; aseptic techniques; aseptic technique in patient care; surgical asepsis; aseptisches Arbeiten; technique aseptique | infection-control
sterile-processing | Sterile processing | professional | <instrument sterilization; <sterilizing instruments; <sterilization of instruments; <sterilize instruments; central sterile; central sterile supply; central sterile processing; <SPD technician; <decontamination of instruments; <instrument decontamination; instrument processing; Aufbereitung von Medizinprodukten; Sterilgutaufbereitung; AEMP; <instrument tray assembly; stérilisation hospitalière; esterilización hospitalaria | infection-control; sterilization
endoscope-reprocessing | Endoscope reprocessing | professional | scope reprocessing; cleaning endoscopes; high-level disinfection of endoscopes; Endoskopaufbereitung | infection-control
sterilization | Sterilization | technical | sterilisation; stérilisation; esterilización; sterilization techniques; sterilization procedures; sterilization of equipment; sterilizing equipment; <steam sterilization; <ethylene oxide sterilization; <gamma sterilization; Sterilisieren
autoclaving | Autoclave operation | technical | autoclave?; autoclaves?; autoclaving; operating autoclaves?; Autoklavieren; autoclavage; autoclave de vapor | sterilization | sterilization; sterilize; sterilizing; sterilized; instruments; sterile; dental; pipettes; biohazard; glassware; ultrasonic; media; surgical; disinfection
crcst | Certified Registered Central Service Technician (CRCST) | certification | CRCST | sterile-processing
cspdt | Certified Sterile Processing Technician (CSPDT) | certification | CSPDT; certified sterile processing technician; certified sterile processing and distribution technician | sterile-processing
bloodborne-pathogens | Bloodborne pathogens training | certification | bloodborne pathogens?; blood borne pathogens?; blood-borne pathogens?; bloodborne pathogen?; BBP training; bloodborne pathogen certification; <OSHA bloodborne pathogens | infection-control | training; certified; certification; trained; certificate; bbp; course
biohazard-disposal | Biohazardous waste disposal | professional | biohazard waste disposal; biohazard disposal; biohazardous waste; medical waste disposal; <sharps disposal; Entsorgung medizinischer Abfälle; déchets DASRI
patient-safety | Patient safety | professional | ensuring patient safety; <patient safety protocols; <patient safety goals; <national patient safety goals; <NPSG; <sentinel events; <root cause analysis of adverse events; Patientensicherheit; sécurité des patients; seguridad del paciente | patient-care
medication-safety | Medication safety | professional | medication error prevention; <high-alert medications; <medication errors; Arzneimitteltherapiesicherheit; AMTS? | patient-safety | arzneimittel; apotheke; medikation; interaktion; pharmazie
medication-reconciliation | Medication reconciliation | professional | med reconciliation; med rec?; reconciling medications; conciliation médicamenteuse; conciliación de medicación | patient-care | medication; medications; reconciliation; pharmacy; nurse; discharge; admission
fall-prevention | Patient fall prevention | professional | <fall precautions; falls prevention?; <fall risk assessment; <fall risk assessments; <Morse fall scale; Sturzprophylaxe; prévention des chutes?; prevención de caídas?; fall prevention?; fall prevention in patients | patient-safety | patient; patients; resident; residents; nursing; elderly; hospital; nurse; care; soins; EHPAD; résidents; âgées; pacientes; enfermería; mayores
pain-management | Pain management | professional | pain control; <pain assessment; <pain assessments; <pain medicine; pain relief for patients; <chronic pain management; <acute pain management; <pain management nursing; Schmerzmanagement; <Schmerztherapie; gestion de la douleur; manejo del dolor; <tratamiento del dolor | patient-care
blood-transfusion | Blood transfusion | professional | blood transfusions; <blood products?; blood product administration; blood administration; administering blood products; <transfusion of blood products; transfusion therapy; Bluttransfusion; Transfusionen; transfusion sanguine; transfusión de sangre | patient-care | transfusion; transfusions; administering; administer; nurse; nursing; iv; infusion; infusions; medications
post-operative-care | Post-operative care | professional | postoperative care; post-op care; post op care; post operative care; <recovery of surgical patients; soins postopératoires; cuidados postoperatorios | patient-care
preoperative-care | Preoperative care | professional | pre-operative care; pre-op care; pre-op?; pre-op nursing; <pre-operative teaching; präoperative Pflege; soins préopératoires; cuidados preoperatorios | patient-care | patients; patient; surgery; surgical; post-op; postop; nurse; nursing; pacu; anesthesia
perioperative-care | Perioperative care | professional | pre- and post-operative care; pre and post operative care; pre and post-op care; pre-op and post-op; pre/post op; peri-operative care; prä- und postoperative Pflege; soins périopératoires; cuidados perioperatorios | patient-care
end-of-life-care | End-of-life care | professional | <hospice care; <hospice?; <hospice nursing; end of life care; terminal care; care of the dying; Sterbebegleitung; <Hospizarbeit; <comfort care for dying patients; soins de fin de vie; hospice and end-of-life care; cuidados al final de la vida; care of terminally ill patients; caring for terminally ill patients | patient-care | palliative; nurse; nursing; patients; bereavement; dying; terminally; cna; rn; hha
palliative-care | Palliative care | professional | palliative nursing; palliative medicine; Palliativpflege; Palliativversorgung; Palliativmedizin; soins palliatifs; cuidados paliativos; <comfort care | patient-care
post-mortem-care | Post-mortem care | professional | postmortem care; after-death care; Versorgung Verstorbener | patient-care
code-blue | Resuscitation | professional | réanimation cardio-pulmonaire; reanimación; Reanimation?; code blue; <code response?; <code team?; <crash cart; <code cart; <defibrillation; cardiopulmonary arrest response; <mock codes | patient-care | patient; patients; nurse; nursing; cpr; acls; bls; cardiac; Notfall; Patienten; Rettungsdienst; icu; rn; resuscitation
rapid-response | Rapid response team work | professional | rapid response team?; rapid response teams?; rapid response nurse; medical emergency team | critical-care | patients; hospital; icu; code; nurse; rn; clinical
cardioversion | Cardioversion | technical | synchronized cardioversion; electrical cardioversion; Kardioversion
restraints-seclusion | Restraint use in patient care | professional | patient restraints; <physical restraints?; restraint and seclusion?; <four-point restraints?; freiheitsentziehende Maßnahmen; <restraint training?; restraints and seclusion? | | patients; psychiatric; hospital; nursing; residents; patient

# Daily living, elderly and home care
adl-assistance | Assistance with activities of daily living | professional | activities of daily living; ADL's; activities of daily living (ADLs); assisting with ADLs; assist with ADLs; assisted with ADLs; ADL care; ADL assistance; ADL support; daily living activities; daily living assistance; assistance with daily living; assist with activities of daily living; <personal care?; <personal care assistance; <personal care services?; <Grundpflege; <Körperpflege bei Patienten; <aide à la toilette; aide aux actes de la vie quotidienne; actividades de la vida diaria; <ADL charting; <IADLs; <instrumental activities of daily living; <assistance with ADLs | patient-care | residents; elderly; patients; bathing; dressing; adls; caregiver; caregivers; aide; disabilities; feeding; toileting; companionship
bathing-hygiene | Assisting with personal hygiene | professional | <assist with bathing; <assisting with bathing; <bathing patients; <bathing residents; <bathed residents; <bed baths; <bed bath; <sponge baths; <showers and bed baths; personal hygiene assistance; personal hygiene care; <toileting; <toileting assistance; <denture care; <Ganzkörperwaschung; bathing and personal hygiene; <bathing?; personal hygiene?; <oral hygiene care?; <mouth care | adl-assistance | patient; patients; resident; residents; dressing; toileting; elderly; nursing; ambulation; transfers; incontinent; cna; aide; bedpans; bedpan
incontinence-care | Incontinence care | professional | incontinent care; continence care; <incontinence products; <brief changes?; Inkontinenzversorgung; soins d'incontinence; <perineal care; <peri care | adl-assistance | incontinence; incontinent; residents; cna; toileting; bedpans; bedpan; perineal
feeding-patients | Assisting with meals | professional | <feeding residents; assist with feeding?; assisting with feeding?; feeding assistance; assist with meals?; <feeding clients; <Essen anreichen; aide aux repas; feeding patients; help with eating; Unterstützung bei der Nahrungsaufnahme | adl-assistance | residents; patients; bathing; toileting; dressing; ambulation; elderly; cna; caregiver; students; disabilities; toddlers
intake-output | Intake and output monitoring | professional | intake and output; intake and outputs; recording intake and output; monitoring intake and output; monitor intake and output; measuring intake and output; I&O?; <fluid balance charts; Flüssigkeitsbilanz; Bilanzierung von Ein- und Ausfuhr | patient-care | intake; output; patients; vital; vitals; nursing; residents; fluids
patient-transfers | Transferring and lifting patients | professional | patient transfers; transferring patients?; transfer patients?; <transferring residents; patient lifting; lifting patients; lifting and transferring patients; <patient positioning?; <repositioning patients; <positioning patients?; <turning and repositioning; <turning and positioning; <turn and reposition; <Hoyer lift; <Hoyer lifts; Hoyer?; <gait belt; <gait belts; <slide board transfers; <sit-to-stand lift; <mechanical lifts for patients; <mechanical lift transfers; safe patient handling; Transfer und Lagerung?; <Lagerung von Patienten; <Mobilisation von Patienten; <Kinästhetik; movilización de pacientes; Patiententransfer; <Kinaesthetics; <sliding boards? | patient-care | lift; residents; gait; bathing; cna; bedridden; turning; ambulation; toileting; feeding; bed; wheelchair; hoyer; bewohner; grundpflege; pflege; dressing
ambulation | Mobility assistance | professional | ambulation?; ambulating patients; assist with ambulation; assisting with ambulation; ambulate patients; patient mobility; <wheelchair assistance?; <Mobilisierung?; ambulation and mobility assistance; helping patients walk; Mobilisierung von Patienten | patient-care | patient; patients; nursing; residents; rom; transfers; cna; Patienten; Bewohner; Pflege; Grundpflege
range-of-motion | Range-of-motion exercises | professional | ROM exercises; range of motion?; passive range of motion; PROM exercises; active range of motion; passive Bewegungsübungen | patient-care | patients; exercises; residents; therapy; rom; ambulation
restorative-nursing | Restorative nursing | professional | restorative care; <restorative aide; restorative nursing program; aktivierende Pflege | patient-care
patient-transport | Patient transport | professional | patient transportation; transporting patients; transport patients; transported patients; <patient transporter; <patient escort; <wheelchair transport?; <stretcher transport; <non-emergency medical transportation; <NEMT; <Krankentransport; transport de patients; traslado de pacientes | patient-care | patients; patient; stretcher; hospital; ambulance
home-health | Home health care | professional | home health?; home healthcare; <home health nursing; in-home care?; home care services; <home visits for patients; homecare?; <home nursing; domiciliary care; häusliche Pflege; ambulante Pflege; <ambulanter Pflegedienst; Hauskrankenpflege; aide à domicile; <soins à domicile; atención domiciliaria; ayuda a domicilio; home care?; <home health aide; <home health aides; <HHA; <live-in care | patient-care | patient; patients; nurse; aide; elderly; nursing; caregiver; hospice
private-duty-nursing | Private duty nursing | professional | private duty?; private nursing; private duty care; 1:1 Intensivpflege | home-health | nursing; nurse; aide; patients; clients; lpn; caregiver
oasis-documentation | OASIS documentation | professional | <OASIS assessment; <OASIS assessments; <OASIS-C; <OASIS-D; <OASIS-E; OASIS charting; OASIS data set; <OASIS start of care; <COS-C | home-health
elderly-care | Elderly care | professional | elder care; eldercare; senior care; care of the elderly; caring for the elderly; aged care; older adults care; working with elderly; working with the elderly; Seniorenbetreuung; Seniorenpflege; soins aux personnes âgées; cuidado de ancianos; cuidado de personas mayores; cuidado de adultos mayores; Pflege alter Menschen; <geriatric care; <care of geriatric patients; <caring for geriatric patients | patient-care
geriatrics | Geriatrics | technical | geriatric medicine; Geriatrie; gériatrie; geriatría; geriatric | elderly-care
geriatric-nursing | Geriatric nursing | professional | gerontological nursing; Altenpflege; soins infirmiers gériatriques; enfermería geriátrica | elderly-care; nursing
gerontology | Gerontology | technical | Gerontologie; gérontologie; gerontología; social gerontology
long-term-care | Long-term care? | professional | long term care?; <LTC nursing; <LTC facility?; <nursing home care; <residential aged care; <stationäre Pflege; <nursing home?; <nursing homes?; <Pflegeheim?; <EHPAD?; <residencia de mayores?; Langzeitpflege; soins de longue durée; cuidados de larga duración | patient-care | patients; residents; resident; nurse; cna; lpn; rn; geriatric; rehab; rehabilitation; snf; dementia; bewohner; pflege; altenpflege; résidents; soins; ancianos; cuidados; nursing
skilled-nursing | Skilled nursing | professional | skilled nursing facility?; skilled nursing facilities?; SNF?; skilled nursing care; SNF nursing | patient-care | nursing; rehab; patients; residents; ltc; medicare; hospital; nurse; therapist; cna; lpn; rn; subacute; therapy
assisted-living | Assisted living | professional | assisted living facility?; assisted living facilities?; assisted living care; ALF?; betreutes Wohnen für Senioren; résidence services seniors | elderly-care | assisted; living; residents; nursing; snf; elderly; caregiver; cna; memory; dementia; medication
subacute-care | Subacute care | professional | sub-acute care; sub-acute rehab; subacute rehab; post-acute care; subacute rehabilitation | patient-care
mds-assessment | MDS assessment | professional | minimum data set?; MDS 3.0; MDS assessments; <MDS coordination; <resident assessment instrument; <RAI process; <MDS/RAI; <care area assessments; <MDS coordinator | long-term-care | mds; rai; snf; nursing; resident; residents
rac-ct | Resident Assessment Coordinator Certified (RAC-CT) | certification | RAC-CT; resident assessment coordinator certification; <RAC-CTA | mds-assessment
pdpm | Patient-Driven Payment Model (PDPM) | technical | PDPM; patient driven payment model
dementia-care | Dementia care | professional | <Alzheimer's care; <Alzheimers care; <dementia and Alzheimer's care; memory care; Demenzbetreuung; Demenzpflege; soins aux patients déments; <cuidado de pacientes con Alzheimer; dementia?; <Alzheimer's?; <Alzheimer's disease?; <Alzheimer's and dementia; <Alzheimer's/dementia care; <validation therapy; soins aux personnes atteintes d'Alzheimer; cuidado de personas con demencia; <Gerontopsychiatrie; <care of dementia patients; <caring for dementia patients; <working with dementia patients | elderly-care | patient; patients; resident; residents; care; caregiver; elderly; clients; nursing; memory
certified-dementia-practitioner | Certified Dementia Practitioner (CDP) | certification | certified dementia practitioner; CDP dementia; <CADDCT | dementia-care
companionship | Companionship | professional | companion care; <companion services; providing companionship; <companion caregiver; <companion sitter; <Betreuung von Senioren; Alltagsbegleitung; <dame de compagnie; acompañamiento de personas mayores; companionship for clients; companionship? | patient-care | clients; elderly; care; caregiver; companion; housekeeping; errands; resident; residents; meal
patient-sitting | One-to-one patient observation | professional | patient sitter; sitter for patients; one-on-one sitting; 1:1 observation; constant observation; <suicide watch sitter; Sitzwache; <safety sitter | patient-monitoring
betreuungskraft-43b | Betreuungskraft nach §43b (Germany) | certification | Betreuungskraft §43b; Betreuungsassistent §43b; zusätzliche Betreuungskraft; Alltagsbegleiter nach §43b; Betreuungskraft §53c | companionship
caregiving | Caregiving? | professional | <caregiver?; care giving?; care-giving?; <caregiver experience; <caregiver services; <caretaking of patients; <family caregiver?; <personal care attendant; <personal care aide; <PCA caregiver; <personal support worker; <auxiliaire de vie; <auxiliaire de vie sociale; <cuidadora?; <cuidador? | patient-care | ancianos; mayores; pacientes; adultos; niños; enfermos; personas; bathing; elderly; companionship; errands; dementia; hospice; aide; cna; toileting; bedridden; alzheimer's; adls; patients
pflegehelfer | Pflegehelfer | certification | Pflegehelferin; <Altenpflegehelfer; <Krankenpflegehelfer; <Gesundheits- und Krankenpflegehelfer; <Schwesternhelferin; <Pflegeassistenz; <Pflegefachassistenz | patient-care
light-housekeeping-care | Light housekeeping for clients | professional | light housekeeping; light house keeping; light housework; <homemaking services; <homemaker services; <Hauswirtschaft in der Pflege; <hauswirtschaftliche Versorgung
client-errands | Running errands for clients | professional | errands for clients; client errands; grocery shopping for clients; errand running for clients; Einkaufen für Senioren
meal-preparation | Meal preparation | professional | prepared meals; <meal planning and preparation; <preparing meals for clients; meals preparation; preparación de comidas; Zubereitung von Mahlzeiten
disability-care | Disability care | professional | disability support?; disability services?; disabled care; <developmentally disabled adults; <direct support professional; Behindertenhilfe; Behindertenbetreuung; atención a personas con discapacidad; care for people with disabilities; accompagnement des personnes handicapées; <care for developmentally disabled adults; <DSP caregiver; <residential habilitation; <community living support; <supporting people with disabilities; <Heilerziehungspflege; <caring for physically disabled clients | patient-care | individuals; idd; residential; autism; dsp; caregiver; developmental; habilitation; adults; ndis
developmental-disabilities | Care for people with developmental disabilities | professional | developmental disabilities; developmentally disabled; intellectual disabilities; IDD?; I/DD; intellectual and developmental disabilities; <down syndrome care | disability-care | disabilities; developmental; intellectual; individuals; dsp; autism
habilitation | Habilitation services | professional | habilitation?; habilitation training; day habilitation; habilitative services | disability-care | disabilities; clients; individuals; idd; developmental; residential; disabled
heilerziehungspflege | Heilerziehungspfleger (Germany) | certification | <HEP Ausbildung; staatlich anerkannter Heilerziehungspfleger; Ausbildung zur Heilerziehungspflegerin | disability-care
medication-aide | Medication aide certification (US) | certification | certified medication aide; qualified medication aide; medication aide certification; med tech certification; CMT medication; certified medication technician | medication-administration | medication; medications; aide; resident; residents; assisted; passing; certified; nursing
qmap | Qualified Medication Administration Person (Colorado) | certification | QMAP; QMAP certified | medication-administration

# Nursing specialities
critical-care | Critical care | professional | <critical care nursing; intensive care; <intensive care nursing; intensive care unit; ICU; <ICU nursing; <MICU; <SICU; <CVICU; <surgical intensive care; <medical intensive care; <neuro ICU; <burn ICU; <Intensivpflege; <Intensivmedizin; Intensivstation; soins intensifs; <réanimation médicale; cuidados intensivos; UCI?; <care of critically ill patients; <caring for critically ill patients; ICU experience | patient-care | patient; patients; nurse; nursing; paciente; pacientes; hospital; enfermería; enfermera
progressive-care | Progressive care | professional | step-down unit; stepdown unit; progressive care unit; step down unit; intermediate care unit; PCU nursing; Intermediate Care Station | patient-care
vasoactive-drips | Titrating vasoactive drips | professional | vasoactive drips; vasoactive medications; titrating drips; titration of drips; titrate drips; <vasopressors; <vasopressor titration; titrating vasopressors; <pressors titration | critical-care
crrt | Continuous renal replacement therapy (CRRT) | technical | CRRT; <CVVH; <CVVHD; <Prismaflex; <PrisMax; kontinuierliche Nierenersatztherapie; <CiCa-Dialyse | critical-care
iabp | Intra-aortic balloon pump therapy | technical | intra-aortic balloon pump; IABP; balloon pump management | critical-care
ecmo | Extracorporeal membrane oxygenation (ECMO) | technical | ECMO; extracorporeal membrane oxygenation; ECMO specialist; ECMO therapy | critical-care
impella | Impella | tool | Impella device; Impella heart pump; Impella pump | critical-care
lvad | Ventricular assist devices | technical | <LVAD; <VAD coordinator; <left ventricular assist device; ventricular assist device; <HeartMate | cardiac-care
heparin-drip | Heparin infusion management | professional | heparin drip; heparin drips; heparin infusion; heparin protocol | iv-therapy
insulin-drip | Insulin infusion management | professional | insulin drip; insulin drips; insulin infusion | iv-therapy
perfusion | Cardiovascular perfusion | technical | perfusionist; <heart-lung machine; Kardiotechnik; <CCP perfusionist; <running cardiopulmonary bypass; <cardiopulmonary bypass circuits
cardiopulmonary-bypass | Cardiopulmonary bypass | technical | extracorporeal circulation; CEC cardiaque; circulation extracorporelle; circulación extracorpórea; extrakorporale Zirkulation
emergency-nursing | Emergency nursing | professional | emergency room nursing; emergency department nursing; ER nursing; ED nursing; <ER nurse; Notfallpflege; enfermería de urgencias | nursing; emergency-department-care
emergency-department-care | Emergency department care | professional | emergency room?; emergency department?; emergency room experience; emergency department experience; ER care; accident and emergency?; Notaufnahme?; zentrale Notaufnahme; urgences hospitalières; urgencias hospitalarias | patient-care | patient; patients; nurse; nursing; triage; trauma; rn; er; physician; icu; pflege; medicine; patienten; emt; paramedic
trauma-care | Trauma care | professional | trauma nursing; <level I trauma?; <level 1 trauma center?; <level II trauma?; <level 1 trauma?; <trauma resuscitation; <polytrauma; Polytraumaversorgung; Schockraum; care of trauma patients; caring for trauma patients | patient-care | patients; nurse; er; resuscitation; nursing; rn; icu; emergency; emt; surgeon
triage | Triage? | professional | patient triage; <telephone triage?; <phone triage?; triaging patients; triage patients; triaged patients; <triage nurse; <triage nursing; <nurse triage; <emergency severity index; <Manchester triage; Ersteinschätzung?; <ESI triage | patient-assessment | patient; patients; nurse; nursing; medical; emergency; clinic; physician; clinical; vitals; er; rn; hospital
medical-surgical | Medical-surgical nursing | professional | med-surg; med surg; med/surg; medsurg; medical surgical?; medical/surgical nursing; med-surg nursing; <medical-surgical unit; medical surgical nursing; <med-surg unit | nursing | nursing; nurse; unit; rn; patients; floor; telemetry; icu
acute-care | Acute care | professional | acute care nursing; acute hospital care; acute patient care; <inpatient nursing; Akutpflege; soins aigus; cuidados agudos | patient-care
surgical-nursing | Surgical nursing | professional | surgical ward nursing; chirurgische Pflege; soins infirmiers en chirurgie; enfermería quirúrgica | nursing
operating-room | Operating room nursing | professional | <circulating nurse; <scrub nurse; <scrub and circulate; operating theatre nursing; <scrub nursing; OP-Pflege; perioperative nursing; perioperative nurse; <OR circulating?; operating room?; operating theatre?; operating rooms?; quirófano?; <operating room nurse; <O.R. nurse | nursing; sterile-technique | nurse; nursing; rn; scrub; circulating; perioperative; enfermera; enfermería; aorn; cnor
ota-germany | Operationstechnischer Assistent (Germany) | certification | OTA-Ausbildung; Operationstechnische Assistentin; operationstechnische Assistenz; OTA Operationssaal | surgical-technology
ibode | Infirmier de bloc opératoire diplômé d'État (France) | certification | IBODE; infirmier de bloc opératoire?; infirmière de bloc opératoire | operating-room | diplôme; diplômé; état; école; ibode
surgical-technology | Surgical technology | professional | <surgical tech; <surgical technologist; <scrub tech; <surgical technician; <surgical instrumentation; <surgical counts; <instrument counts; <Instrumentieren im OP; instrumentación quirúrgica; <operating room setup; <surgical instrument handling | sterile-technique
surgical-assisting | Surgical assisting | professional | assisting in surgery; assisting with surgical procedures; assist with surgical procedures; <surgical assistant; <first assist?; <surgical first assistant; <assisting with minor surgical procedures; <assist with minor surgeries; assisting surgeons | sterile-technique | surgery; surgical; surgeon; surgeons; surgeries; rnfa
rnfa | Registered Nurse First Assistant (RNFA) | certification | RNFA; registered nurse first assistant | surgical-assisting; rn-license
crnfa | Certified Registered Nurse First Assistant (CRNFA) | certification | CRNFA; certified registered nurse first assistant | rnfa
csfa | Certified Surgical First Assistant (CSFA) | certification | CSFA; certified surgical first assistant | surgical-assisting
cst-certification | Certified Surgical Technologist (CST) | certification | CST certification?; certified surgical technologist; <NBSTSA certified | surgical-technology | surgical; nbstsa; scrub; surgery
cnor | Certified Perioperative Nurse (CNOR) | certification | certified perioperative nurse; CNOR certification; CNOR; CNOR certified | operating-room
pacu | Post-anesthesia care | professional | PACU; post anesthesia care unit; post-anaesthesia care; recovery room nursing; postanesthesia care; Aufwachraum; <recovery room nurse; <PACU nursing; salle de réveil; recuperación postanestésica | post-operative-care
cpan | Certified Post Anesthesia Nurse (CPAN) | certification | CPAN?; certified post anesthesia nurse | pacu | nurse; anesthesia; pacu; rn; perianesthesia; capa; aspan; postanesthesia
capa-nursing | Certified Ambulatory Perianesthesia Nurse (CAPA) | certification | CAPA certification?; certified ambulatory perianesthesia nurse | pacu | perianesthesia; cpan; anesthesia; aspan; pacu
procedural-sedation | Procedural sedation | professional | moderate sedation; conscious sedation; sedation monitoring; <IV sedation monitoring; Analgosedierung; sedación consciente
labor-and-delivery | Labor and delivery? | professional | labor & delivery?; L&D nursing; labour and delivery?; labor and delivery nursing; Kreißsaal; Entbindungspflege; salle de naissance; sala de partos; <intrapartum care; <L&D? | patient-care | nurse; nursing; rn; patients; maternal; newborn; fetal; obstetric; postpartum; ob; obgyn; antepartum; nicu
postpartum-care | Postpartum care | professional | mother-baby; mother/baby; mother baby unit; mother-baby nursing; postpartum?; post-partum?; postpartum nursing; couplet care; Wochenbettpflege; suites de couches; cuidados posparto | patient-care | nurse; nursing; rn; labor; antepartum; couplet; newborn; newborns; nicu; lactation; doula; midwife
antepartum-care | Antepartum care | professional | antepartum; antenatal nursing; high-risk pregnancy care; high-risk antepartum | patient-care
obstetric-nursing | Obstetric nursing | professional | maternity nursing; OB nursing; maternal-child nursing; maternity care?; maternal-newborn nursing; enfermería obstétrica | nursing | nurse; nursing; rn; midwife; newborn; postpartum; labor; antenatal
fetal-monitoring | Fetal monitoring | technical | electronic fetal monitoring; continuous fetal monitoring; fetal heart monitoring; CTG-Überwachung; Kardiotokographie; monitorage fœtal; monitorización fetal; <AWHONN fetal monitoring
c-efm | Electronic Fetal Monitoring certification (C-EFM) | certification | C-EFM; EFM certification; EFM certified | fetal-monitoring
midwifery | Midwifery | professional | <midwife; Hebamme; sage-femme; matrona; partería; <nurse midwifery; Hebammenkunde; maïeutique | labor-and-delivery
prenatal-care | Prenatal care | professional | antenatal care; prenatal visits; <prenatal counseling; Schwangerenvorsorge; suivi de grossesse; control prenatal
cnm | Certified Nurse-Midwife (CNM) | certification | CNM?; certified nurse midwife; certified nurse-midwives; <AMCB certified | midwifery; rn-license | midwife; midwifery; nurse; nursing; births; obgyn; prenatal; obstetrics
doula | Doula services | professional | doula; birth doula; postpartum doula; doula support; birth support
lactation | Lactation support | professional | lactation consulting; lactation counseling; <lactation consultant; breastfeeding support; <breastfeeding education; Stillberatung; conseil en lactation | patient-education
ibclc | International Board Certified Lactation Consultant (IBCLC) | certification | IBCLC; international board certified lactation consultant; Still- und Laktationsberaterin IBCLC | lactation
clc-lactation | Certified Lactation Counselor (CLC) | certification | certified lactation counselor; CLC lactation; certified lactation counsellor | lactation
neonatal-care | Neonatal intensive care | professional | NICU; neonatal intensive care unit; <NICU nursing; <level III NICU; neonatologische Intensivpflege; réanimation néonatale; UCIN | patient-care
newborn-care | Newborn care | professional | neonatal care; newborn nursery; <newborn assessment; <newborn screening; Neugeborenenpflege; soins aux nouveau-nés; cuidado del recién nacido; soins néonatals; <neonatal nursing | patient-care
neonatology | Neonatology | technical | Neonatologie; néonatologie; neonatología; neonatal medicine | pediatrics
pediatric-nursing | Pediatric nursing | professional | paediatric nursing; pediatrics nursing; <pediatric home care; child health nursing; puériculture?; enfermería pediátrica; Kinderkrankenpflege; Gesundheits- und Kinderkrankenpflege; <puéricultrice | nursing; pediatric-care | puéricultrice; auxiliaire; crèche; nourrisson; nourrissons; infirmière; bébés; pédiatrie
pediatric-care | Pediatric patient care | professional | pediatric care; paediatric care; caring for pediatric patients; <pediatric home health; care of pediatric patients | patient-care
picu | Pediatric intensive care | professional | PICU; pediatric ICU; paediatric intensive care; Kinderintensivpflege; réanimation pédiatrique; UCI pediátrica | critical-care
psychiatric-nursing | Psychiatric nursing | professional | psych nursing; mental health nursing; <psych nurse; psychiatrische Pflege; soins psychiatriques; enfermería de salud mental; <behavioral health nursing | nursing; psychiatric-care
psychiatric-care | Psychiatric care | professional | inpatient psychiatry; inpatient psychiatric; psychiatric unit; inpatient psychiatric care; <geriatric psychiatry unit; prise en charge psychiatrique; atención psiquiátrica; care of psychiatric patients; caring for psychiatric patients | patient-care
psychiatric-technician | Psychiatric technician work | professional | psychiatric technician; mental health technician; <behavioral health technician; psych tech; mental health tech | psychiatric-care
licensed-psychiatric-technician | Licensed psychiatric technician (US) | certification | licensed psychiatric technician; LPT license?; psychiatric technician license | psychiatric-technician | psychiatric; psych; california; mental
oncology-care | Oncology nursing | professional | onkologische Pflege; oncology nursing care; soins infirmiers en oncologie; enfermería oncológica | nursing; cancer-care
cancer-care | Cancer care | professional | oncology care; care of cancer patients; Betreuung onkologischer Patienten; caring for cancer patients; care of oncology patients | patient-care
oncology | Oncology | technical | medical oncology; Onkologie; oncologie; oncología; oncologist; cancer medicine; <surgical oncology; <gynecologic oncology; <hematology oncology; <hematology/oncology | medicine
hematology-medicine | Hematology (medicine) | technical | haematology; hematologist; <hematology nursing; <malignant hematology; benign hematology | medicine
bmt | Bone marrow transplantation | technical | bone marrow transplant; BMT nursing; stem cell transplant; stem cell transplantation; Stammzelltransplantation; greffe de moelle osseuse
chemotherapy | Chemotherapy administration | professional | chemo administration; administering chemotherapy; chemo?; Chemotherapie?; chimiothérapie?; quimioterapia?; chemotherapy?; <immunotherapy infusions; <biotherapy administration | oncology-care; iv-therapy | nurse; nursing; infusion; infusions; rn; administered; administer; administering; administration; Pflege; infirmière; enfermera; enfermería
ons-chemo | ONS chemotherapy immunotherapy certificate | certification | ONS chemotherapy certification; ONS chemotherapy biotherapy; chemotherapy biotherapy certificate; ONS/ONCC chemotherapy immunotherapy certificate; <chemotherapy certified | chemotherapy
ocn | Oncology Certified Nurse (OCN) | certification | OCN; oncology certified nurse | oncology-care
cphon | Certified Pediatric Hematology Oncology Nurse (CPHON) | certification | CPHON; certified pediatric hematology oncology nurse | oncology-care
dialysis | Dialysis? | professional | <hemodialysis; <haemodialysis; <peritoneal dialysis; dialysis treatment?; <acute dialysis; dialyse?; <hémodialyse; <hemodiálisis; diálisis?; <home hemodialysis; <dialysis machines; <dialysis technician; <dialysis nursing; <AV fistula cannulation; <Shuntpunktion | patient-care | patient; patients; nurse; nursing; hemodialysis; renal; clinic; nephrology; kidney; pflege; hemodiálisis; hémodialyse; infirmière; cna; medical; technician; fistula; catheter
nephrology-nursing | Nephrology nursing | professional | renal nursing; renal care?; <CNN nephrology; nephrologische Pflege | nursing | nurse; dialysis; patients; rn; nephrology; transplant
ccht | Certified Clinical Hemodialysis Technician (CCHT) | certification | CCHT; certified clinical hemodialysis technician; <CCHT-A | dialysis
cht-dialysis | Certified Hemodialysis Technician (CHT) | certification | CHT dialysis; CHT hemodialysis; <certified hemodialysis technologist | dialysis
cdn | Certified Dialysis Nurse (CDN) | certification | certified dialysis nurse; CDN dialysis | dialysis
fresenius-dialysis | Fresenius hemodialysis machines | tool | Fresenius dialysis machines; <Fresenius 2008T; <Fresenius 2008K; <Fresenius 5008; <Fresenius 6008; <2008K2 | dialysis
cardiac-care | Cardiac care | professional | <cardiac nursing; <cardiovascular nursing; soins cardiologiques; <heart failure care; <CHF management; kardiologische Pflege; cuidados cardiológicos; <care of cardiac patients; <caring for cardiac patients | patient-care
coronary-care | Coronary care | professional | CCU nursing; coronary care unit; coronary intensive care; soins intensifs cardiologiques; unidad coronaria | critical-care; cardiac-care
cardiac-cath | Cardiac catheterization | technical | cardiac cath lab; cath lab; catheterization laboratory; cardiac cath; heart catheterization; Herzkatheterlabor; Herzkatheter; cathétérisme cardiaque; cateterismo cardíaco; <PCI assistance; <coronary angiography
rcis | Registered Cardiovascular Invasive Specialist (RCIS) | certification | RCIS; registered cardiovascular invasive specialist | cardiac-cath
cardiac-rehab | Cardiac rehabilitation | professional | cardiac rehab; cardiovascular rehabilitation; Herzsport; réadaptation cardiaque; rehabilitación cardíaca
open-heart-recovery | Open heart surgery recovery | professional | open heart recovery; CABG recovery; post-CABG care; cardiothoracic surgery nursing; recovering open heart patients; recovery of open heart patients | critical-care
stress-testing | Cardiac stress testing | technical | stress tests?; cardiac stress tests; <treadmill stress test; exercise stress testing; <nuclear stress test; Belastungs-EKG | ekg | cardiac; treadmill; ekg; patients; holter; nuclear; ecg
pacemaker-interrogation | Pacemaker interrogation | technical | pacemaker checks; pacemaker follow-up; device interrogation cardiac; <ICD interrogation; Herzschrittmacherkontrolle
endoscopy | Endoscopy | professional | <endoscopy nursing; <endoscopy technician; <colonoscopy; <colonoscopies; <EGD; <ERCP; Endoskopie; endoscopie; endoscopia; <GI endoscopy; <GI lab | patient-care
gastroenterology | Gastroenterology | technical | gastroenterologist; Gastroenterologie; gastro-entérologie; gastroenterología; GI medicine; <GI nursing | medicine
hepatology | Hepatology | technical | hepatologist; Hepatologie; hépatologie; hepatología | medicine
stroke-care | Stroke care | professional | <NIH stroke scale; <NIHSS; stroke unit; Schlaganfallpflege | patient-care
nihss-cert | NIH Stroke Scale certification | certification | NIH Stroke Scale certified; NIHSS certified; NIHSS certification | stroke-care
neuroscience-nursing | Neuroscience nursing | professional | neurology nursing; neuro nursing; neurological nursing; <neuro checks; neurologische Pflege | nursing
neurological-assessment | Neurological assessment | professional | neurological exam; neurologic assessment; <Glasgow coma scale; <GCS assessment; neurologische Untersuchung; examen neurologique; exploración neurológica | patient-assessment
scrn | Stroke Certified Registered Nurse (SCRN) | certification | SCRN; stroke certified registered nurse | stroke-care
diabetes-care | Diabetes management | professional | diabetic care; <insulin administration; <insulin pumps; <insulin pump therapy; diabetes care | patient-care
podologe-de | Podologe | certification | Podologin; staatlich anerkannter Podologe; staatlich geprüfter Podologe | podiatry
diabetes-education | Diabetes education | professional | diabetic teaching; diabetic education; diabetes self-management education; DSMES; diabetes educator; Diabetesberatung; éducation diabétique; educación diabetológica | patient-education
cdces | Certified diabetes educator (CDCES) | certification | CDCES; certified diabetes care and education specialist; CDE diabetes | diabetes-education
diabetesberater-ddg | Diabetesberater DDG (Germany) | certification | Diabetesberaterin DDG; Diabetesberater | diabetes-education
diabetesassistent-ddg | Diabetesassistent DDG (Germany) | certification | Diabetesassistentin DDG; Diabetesassistent | diabetes-care
diabetology | Diabetology | technical | Diabetologie; diabétologie; diabetología; diabetologist
school-nursing | School nursing | professional | <school nurse; school health services; Schulkrankenpflege; infirmière scolaire; <health room?; school health nursing; <school health? | nursing | nurse; medication; medications; immunization; immunizations; screenings; rn
occupational-health-nursing | Occupational health nursing | professional | <occupational health nurse; employee health nursing; <employee health?; santé au travail infirmier | nursing | nurse; nursing; immunizations; rn; occupational; tb
cohn | Certified Occupational Health Nurse (COHN) | certification | COHN?; certified occupational health nurse; <COHN-S | occupational-health-nursing | occupational; nurse; nursing; abohn
occupational-medicine | Occupational medicine | technical | occupational health medicine; <pre-employment physicals?; <work injury care; <workers' compensation injury care; Arbeitsmedizin; Betriebsmedizin; médecine du travail; medicina del trabajo | medicine | patients; patient; clinic; nurse; injuries; spirometry; audiometry; dot physicals
community-health-nursing | Community health nursing | professional | community nursing; <district nursing; <community health nurse; <parish nursing; Gemeindepflege; enfermería comunitaria | nursing
public-health-nursing | Public health nursing | professional | public health nurse; enfermería de salud pública; infirmier de santé publique | nursing
correctional-nursing | Correctional nursing | professional | correctional health care; jail nursing; correctional healthcare; prison nursing | nursing
ambulatory-care | Ambulatory care | professional | <ambulatory care nursing; <clinic nursing; outpatient care; <outpatient clinic; out-patient care; <physician office nursing; ambulante Versorgung; <consultations externes; <consulta externa; <outpatient nursing; <ambulatory nursing | patient-care
ambulatory-surgery | Ambulatory surgery | professional | ambulatory surgery center; outpatient surgery; same-day surgery; day surgery; same day surgery; ambulantes Operieren; chirurgie ambulatoire; cirugía ambulatoria
urgent-care | Urgent care | professional | urgent care clinic; urgent care nursing; urgent care medicine; <walk-in clinic | ambulatory-care
telehealth | Telehealth? | professional | telemedicine?; tele-health?; virtual care?; <telehealth nursing; <telehealth visits; <video consultations; Telemedizin; <Videosprechstunde; télémédecine; <téléconsultation; telemedicina; <virtual visits? | | patients; patient; clinicians; clinician; therapy; therapist; appointments; counseling; clinical; providers; provider; nurse; physician; ehr; hipaa; sessions; psychiatric; clients; nursing; clinic; therapeutic; pharmacist; triage
teletherapy | Teletherapy | professional | online therapy sessions; tele-therapy; online counseling; Onlineberatung? | telehealth | Klienten; Therapie; psychosoziale; Ratsuchende; Sozialarbeit; Psychologie
telepsychiatry | Telepsychiatry | professional | telemental health; tele-psychiatry | telehealth
remote-patient-monitoring | Remote patient monitoring | professional | RPM programs healthcare; remote physiological monitoring; telemonitoring; Telemonitoring von Patienten; télésurveillance médicale | patient-monitoring

# Life support and nursing licences
cpr | CPR certification | certification | CPR certified; CPR certificate; CPR trained; <infant CPR; <adult and pediatric CPR; <adult CPR; <child CPR; Herz-Lungen-Wiederbelebung; réanimation cardiopulmonaire; reanimación cardiopulmonar; <heartsaver CPR; CPR?; <CPR/AED certified; <Red Cross CPR; <CPR/AED; <Heartsaver; <CPR/AED for the professional rescuer; <CPR for the professional rescuer; CPR training; CPR-certified; cardiopulmonary resuscitation?; <RCP? | | first; aid; bls; aed; certified; certification; secours; réanimation; primeros; auxilios; reanimación; acls; lifeguard; heart; red cross; nurse; cna; training; trained; license; heartsaver; emt; paramedic
aed | AED use | professional | AED?; AED certified; automated external defibrillator; AED trained; AED certification; automatisierter externer Defibrillator | | cpr; aid; certified; bls; defibrillator; trained
cpr-instructor | CPR instructor | certification | CPR instructor certification; <BLS instructor; <CPR/First Aid instructor | cpr
first-aid | First aid certification | certification | first aid certified; first aid training; first aid trained; first-aider; first aider; <Red Cross first aid; <pediatric first aid; <paediatric first aid; <basic first aid; Erste-Hilfe-Kurs; First Aid; first aid certificate; <Heartsaver First Aid; Erste Hilfe; Ersthelfer; premiers secours; secourisme; primeros auxilios; <appointed first aider
first-aid-at-work | First Aid at Work (UK) | certification | first aid at work; FAW certificate | efaw-uk
efaw-uk | Emergency First Aid at Work (UK) | certification | EFAW; emergency first aid at work certificate; EFAW certificate
psc1 | PSC1 (France) | certification | PSC1; Prévention et secours civiques de niveau 1; premiers secours PSC1 | first-aid
sst-france | Sauveteur secouriste du travail (France) | certification | SST secourisme; sauveteur secouriste du travail; certificat SST; formation SST | first-aid
pse1 | Premiers secours en équipe niveau 1 (France) | certification | PSE1; PSE 1 | first-aid
pse2 | Premiers secours en équipe niveau 2 (France) | certification | PSE2; PSE 2 | pse1
bls | Basic Life Support certification (BLS) | certification | BLS?; Basic Life Support; BLS certified; BLS certification; BLS for healthcare providers; BLS provider; BLS Healthcare Provider; basic life support certification; <healthcare provider CPR; <AHA BLS; <American Heart Association BLS; soporte vital básico; SVB?; Basic Life Support (BLS); BCLS; basic cardiac life support | cpr | cpr; acls; pals; aed; nrp; rn; emt; lpn; cna; paramedic; nihss; tncc; heartsaver; american heart; heart association; first aid; soporte vital; primeros auxilios
afgsu | AFGSU (France) | certification | attestation de formation aux gestes et soins d'urgence; <AFGSU niveau 1; <AFGSU niveau 2; <AFGSU 1; <AFGSU 2 | first-aid
acls | Advanced Cardiovascular Life Support (ACLS) | certification | ACLS; advanced cardiac life support; advanced cardiovascular life support; ACLS certified; ACLS certification; ACLS provider; Advanced Cardiac Life Support (ACLS) | bls
als-resus | Advanced Life Support (European Resuscitation Council) | certification | ALS provider; advanced life support?; ERC ALS; Resuscitation Council ALS; soporte vital avanzado? | | resuscitation; erc; uk; council; ils; epals; nls; nhs; resus; consejo; europeo
pals | Pediatric Advanced Life Support (PALS) | certification | PALS?; Pediatric Advanced Life Support; paediatric advanced life support; PALS certified; PALS certification; PALS provider | bls | acls; bls; pediatric; nrp; tncc; rn; cpr; nihss; paramedic; emt; atls; nicu; itls; phtls; ccrn
pears | PEARS provider certification | certification | PEARS provider; PEARS certification; PEARS certified; AHA PEARS; pediatric emergency assessment, recognition and stabilization
epals | European Paediatric Advanced Life Support (EPALS) | certification | EPALS; EPLS; European paediatric advanced life support
nrp | Neonatal Resuscitation Program (NRP) | certification | NRP?; Neonatal Resuscitation Program; NRP certification; neonatal resuscitation provider; NRP certified | bls | neonatal; acls; bls; pals; nicu; resuscitation; nurse; rn; stable; newborn; paramedic; provider; certified; labor
stable-program | S.T.A.B.L.E. Program | certification | STABLE program?; S.T.A.B.L.E.; STABLE certified? | | neonatal; nrp; nicu; newborn; pals
nls | Newborn Life Support (UK) | certification | newborn life support; NLS provider
tncc | Trauma Nursing Core Course (TNCC) | certification | TNCC; Trauma Nursing Core Course; TNCC certified | emergency-nursing
atcn | Advanced Trauma Care for Nurses (ATCN) | certification | ATCN; advanced trauma care for nurses
atls | Advanced Trauma Life Support (ATLS) | certification | Advanced Trauma Life Support; ATLS certified; ATLS provider
phtls | Prehospital Trauma Life Support (PHTLS) | certification | PHTLS; prehospital trauma life support
itls | International Trauma Life Support (ITLS) | certification | ITLS; international trauma life support; <BTLS
amls | Advanced Medical Life Support (AMLS) | certification | advanced medical life support
pepp | Pediatric Education for Prehospital Professionals (PEPP) | certification | PEPP; pediatric education for prehospital professionals
enpc | Emergency Nursing Pediatric Course (ENPC) | certification | ENPC; Emergency Nursing Pediatric Course; ENPC certified | emergency-nursing
rn-license | Registered nurse licence | certification | RN license; registered nurse license; RN; R.N.; licensed registered nurse; licensed RN; state RN license; active RN license; <multistate nursing license; <Registered Nurse?; registered nursing license; RN licensure; registered nurse license (RN); nursing license?; <compact RN license | nursing | license; licensed; licence; state; board; nclex; bsn; certification; certifications; bls; acls; active; current; compact
nclex-rn | NCLEX-RN exam | certification | NCLEX-RN; NCLEX; NCLEX RN; passed NCLEX-RN; NCLEX exam
nmc-registration | NMC registration (UK) | certification | NMC registration; NMC PIN; NMC registered; NMC registered nurse; registered with the NMC; <RGN; <RMN nurse; <Registered General Nurse | nursing
pflegefachkraft-germany | Qualified nurse (Germany) | certification | Pflegefachfrau; Pflegefachmann; examinierte Pflegekraft; examinierte Pflegefachkraft; examinierte Krankenschwester; examinierter Krankenpfleger; staatlich anerkannte Gesundheits- und Krankenpflegerin; <examinierter Gesundheits- und Krankenpfleger; <staatlich anerkannte Pflegefachkraft; dreijährige Pflegeausbildung; <generalistische Pflegeausbildung; Pflegefachkraft | nursing
altenpfleger-germany | Examinierter Altenpfleger (Germany) | certification | examinierte Altenpflegerin; examinierter Altenpfleger; staatlich anerkannter Altenpfleger; staatlich anerkannte Altenpflegerin | geriatric-nursing
kinderkrankenpfleger-germany | Gesundheits- und Kinderkrankenpfleger (Germany) | certification | Gesundheits- und Kinderkrankenpflegerin; examinierte Kinderkrankenschwester; Kinderkrankenpflegerin | pediatric-nursing
de-infirmier | Diplôme d'État d'infirmier (France) | certification | infirmier diplômé d'État; infirmière diplômée d'État; diplôme d'État infirmier; DE infirmier; IDE infirmier | nursing
de-puericultrice | Diplôme d'État de puéricultrice (France) | certification | infirmière puéricultrice diplômée d'État; puéricultrice diplômée d'État | pediatric-nursing; de-infirmier
bsn | Bachelor of Science in Nursing (BSN) | certification | BSN?; Bachelor of Science in Nursing; Bachelor's in nursing; B.S.N.; BScN; <RN to BSN | nursing | nursing; nurse; rn; degree; bachelor; university; graduate; msn; education
adn | Associate Degree in Nursing (ADN) | certification | ADN nursing; Associate Degree in Nursing; Associate of Science in Nursing; associate's degree in nursing; associate degree nursing | nursing
msn | Master of Science in Nursing (MSN) | certification | MSN nursing; Master of Science in Nursing; Master's in nursing; M.S.N. | nursing
dnp | Doctor of Nursing Practice (DNP) | certification | DNP?; Doctor of Nursing Practice | nursing | nurse; nursing; rn; msn; np; fnp; aprn; bsn
enfermeria-es | Grado en Enfermería (Spain) | certification | graduada en enfermería; diplomado en enfermería; diplomada en enfermería; graduado en enfermería; enfermera titulada; DUE enfermería | nursing
ahpra-nurse | AHPRA nursing registration (Australia) | certification | AHPRA registered nurse; AHPRA registration nurse; registered with AHPRA as a nurse | nursing
lpn-license | Practical nurse licence | certification | LPN; LVN; LPN license; LVN license; licensed practical nurse; licensed vocational nurse; LPN/LVN; practical nursing license; L.P.N.; L.V.N.; <practical nursing?; <vocational nursing?; licensed practical nursing; practical nurse license (LPN/LVN) | nursing | lpn; lvn; license; licensed; nclex; licensure
nclex-pn | NCLEX-PN exam | certification | NCLEX-PN; NCLEX PN; passed NCLEX-PN
rpn-canada | Registered practical nurse (Canada) | certification | RPN Ontario; registered practical nurse; RPN nurse? | nursing | ontario; practical; cno
enrolled-nurse-au | Enrolled nurse registration (Australia) | certification | AHPRA enrolled nurse; Diploma of Nursing enrolled nurse | nursing
cna | Nursing assistant certification | certification | CNA?; C.N.A.; CNA certification; CNA license?; CNA certificate; certified nursing assistant; certified nurse assistant; certified nurse aide; certified nursing aide; certified nurses aide; certified nurse's aide; CNA certified; nursing assistant certification; certified nursing assistant (CNA); <GNA certification; <geriatric nursing assistant?; nursing assistant certificate; <LNA license; <licensed nursing assistant; <STNA; <state tested nursing assistant; <state tested nurse aide; <listed on the nurse aide registry | adl-assistance | nursing; nurse; resident; residents; patient; patients; cpr; hha; rn; lpn; aide; bls; elderly; hospice; phlebotomy; gna; maryland; hospital; rehabilitation
deas | Diplôme d'État d'aide-soignant (France) | certification | diplôme d'aide-soignant; DEAS?; aide-soignante diplômée; aide-soignant diplômé d'État; DE aide-soignant; <aide-soignante diplômée d'État | adl-assistance | aide-soignant; aide-soignante; diplôme; état; soignant; hôpital; ehpad; infirmier
tcae | Técnico en Cuidados Auxiliares de Enfermería (Spain) | certification | TCAE; auxiliar de enfermería?; técnico auxiliar de enfermería; técnica en cuidados auxiliares de enfermería | adl-assistance | tcae; grado medio; ciclo; fp; cuidados auxiliares; españa; madrid; barcelona; sevilla; valencia; técnico; grado; título
care-certificate-uk | Care Certificate (UK) | certification | the Care Certificate; Care Certificate standards; care certificate qualified | patient-care
hha-certification | Home health aide certification (US) | certification | HHA certification; certified home health aide; HHA certificate; home health aide certificate; home health aide certification; HHA certified; CHHA; <home health aide license | home-health
pca-certification | Personal care aide certification (US) | certification | PCA certification?; personal care aide certification; PCA certificate?; personal care attendant certification | adl-assistance | personal care; aide; nursing; home health; hha; cna; caregiver; attendant
patient-care-technician | Certified Patient Care Technician (CPCT) | certification | CPCT; CPCT/A; certified patient care technician; PCT certification; patient care technician certification; <PCT certified | patient-technician-work
patient-technician-work | Patient care technician work | professional | patient care technician; patient care tech; PCT hospital; patient care assistant | patient-care
nurse-practitioner | Nurse practitioner licence | certification | NP?; nurse practitioner?; certified nurse practitioner; <CRNP; nurse practitioner license; nurse practitioner (NP); <ARNP | rn-license; aprn | nurse; rn; aprn; licensed; license; licensure; board; dea; prescriptive; msn; dnp; fnp; ancc; aanp
aprn | Advanced practice registered nurse licence (US) | certification | APRN; advanced practice registered nurse; APRN license | rn-license | aprn; cns; licensed; license; arnp
fnp | Family nurse practitioner certification (US) | certification | family nurse practitioner; FNP; FNP-C; FNP-BC | nurse-practitioner
acnp | Acute care nurse practitioner certification (US) | certification | acute care nurse practitioner; ACNP; ACNP-BC; <AGACNP; <AGACNP-BC; <adult-gerontology acute care nurse practitioner; <ACNPC-AG | nurse-practitioner
agnp | Adult-gerontology primary care nurse practitioner certification (US) | certification | AGPCNP; AGPCNP-BC; adult-gerontology primary care nurse practitioner; <AGNP | nurse-practitioner
pnp | Pediatric nurse practitioner certification (US) | certification | pediatric nurse practitioner; <CPNP; <CPNP-PC | nurse-practitioner
pmhnp | Psychiatric mental health nurse practitioner certification (US) | certification | PMHNP; PMHNP-BC; psychiatric mental health nurse practitioner; psychiatric nurse practitioner | nurse-practitioner
whnp | Women's health nurse practitioner certification (US) | certification | WHNP; WHNP-BC; women's health nurse practitioner | nurse-practitioner
ipa-france | Infirmier en pratique avancée (France) | certification | infirmière en pratique avancée; IPA infirmier; diplôme d'État d'infirmier en pratique avancée | de-infirmier
advanced-clinical-practice | Advanced clinical practice | professional | advanced clinical practitioner
ccrn | Critical Care Registered Nurse (CCRN) | certification | CCRN certified; CCRN certification; certification in acute/critical care nursing; critical care registered nurse; <CCRN-K; CCRN | critical-care
pccn | Progressive Care Certified Nurse (PCCN) | certification | PCCN; progressive care certified nurse | progressive-care
cen | Certified Emergency Nurse (CEN) | certification | CEN certification; certified emergency nurse; CEN certified | emergency-nursing
tcrn | Trauma Certified Registered Nurse (TCRN) | certification | TCRN; trauma certified registered nurse | trauma-care
cfrn | Certified Flight Registered Nurse (CFRN) | certification | CFRN; certified flight registered nurse | flight-nursing
cpen | Certified Pediatric Emergency Nurse (CPEN) | certification | CPEN; certified pediatric emergency nurse | emergency-nursing
cmsrn | Certified Medical-Surgical Registered Nurse (CMSRN) | certification | CMSRN; certified medical-surgical registered nurse; medical-surgical nursing certification | medical-surgical
medsurg-bc | Medical-Surgical Nursing board certification (MEDSURG-BC) | certification | MEDSURG-BC; ANCC medical-surgical certification | medical-surgical
rnc-ob | Inpatient Obstetric Nursing certification (RNC-OB) | certification | RNC-OB; inpatient obstetric nursing certification | labor-and-delivery
rnc-nic | Neonatal Intensive Care Nursing certification (RNC-NIC) | certification | RNC-NIC; neonatal intensive care nursing certification | neonatal-care
cpn-nursing | Certified Pediatric Nurse (CPN) | certification | certified pediatric nurse; CPN pediatric | pediatric-nursing
chpn | Certified hospice palliative nurse (CHPN) | certification | CHPN; certified hospice and palliative nurse | palliative-care
pmh-bc | Psychiatric-Mental Health Nursing certification (PMH-BC) | certification | PMH-BC; psychiatric-mental health nursing certification; RN-BC psychiatric | psychiatric-nursing
ccctm | Care coordination certification (CCCTM) | certification | CCCTM; certified in care coordination and transition management | care-coordination
crna | Nurse anesthetist licence (CRNA) | certification | CRNA; certified registered nurse anesthetist; nurse anesthetist; nurse anesthetist (CRNA) | anesthesia; aprn
iade | Infirmier anesthésiste diplômé d'État (France) | certification | infirmier anesthésiste; IADE; infirmière anesthésiste | anesthesia; de-infirmier
fachpflege-intensiv | Fachweiterbildung Intensiv- und Anästhesiepflege (Germany) | certification | Fachweiterbildung Anästhesie und Intensivpflege; Fachkrankenpfleger für Intensivpflege; Fachpfleger Intensiv; Fachweiterbildung Intensivpflege; Fachkrankenschwester Anästhesie und Intensiv | critical-care; anesthesia-nursing
anesthesia-nursing | Anesthesia nursing | professional | Anästhesiepflege; anaesthetic nursing; soins infirmiers d'anesthésie | nursing
anesthesia-technician-de | Anästhesietechnischer Assistent (Germany) | certification | Anästhesietechnische Assistentin; ATA Ausbildung; anästhesietechnische Assistenz
nurse-executive-certification | Nurse Executive certification (NE-BC) | certification | NE-BC; nurse executive board certified | nursing-administration
nea-bc | Nurse Executive Advanced certification (NEA-BC) | certification | NEA-BC; nurse executive advanced | nurse-executive-certification
cnml | Certified nurse manager leader (CNML) | certification | CNML; certified nurse manager and leader | nursing-administration
cenp | Certified in Executive Nursing Practice (CENP) | certification | CENP; certified in executive nursing practice | nursing-administration
case-manager-certification | Certified Case Manager (CCM) | certification | CCM certification?; CCM certified?; certified case manager | nurse-case-management | case; nurse; patients; rn; patient
acm-case-manager | Accredited Case Manager (ACM) | certification | <ACM-RN; accredited case manager; <ACM-SW | nurse-case-management

# Medicine
medicine | Practice of medicine | technical | medical practice as a physician; Humanmedizin; ärztliche Tätigkeit; medicina clínica; clinical medicine; practicing medicine
medical-license | Medical licence | certification | state medical license; medical doctor license; physician license; licensed physician?; medical license | medicine | board; dea; residency; usmle; medical; mbbs
usmle | USMLE | certification | United States Medical Licensing Examination; <USMLE Step 1; <USMLE Step 2; <USMLE Step 3; <USMLE Step 2 CK
comlex | COMLEX-USA | certification | COMLEX; <COMLEX Level 1; <COMLEX Level 2; <COMLEX Level 3
ecfmg | ECFMG certification | certification | ECFMG; ECFMG certified; ECFMG certificate
board-certified-physician | Medical specialty board certification (US) | certification | board certified physician?; board-certified physician?; medical board certification; ABMS board certified; <ABIM board certified; <ABFM board certified; <board certified in internal medicine; <board certified in family medicine | medical-license | residency; fellowship; dea; mbbs; usmle; license; abms; abim
approbation-arzt | Approbation als Arzt (Germany) | certification | Approbation als Ärztin; ärztliche Approbation; approbierter Arzt | medicine
facharzt | Facharzt | certification | Facharztanerkennung; Fachärztin; Facharzttitel; Facharztprüfung; <Facharzt für Innere Medizin; <Facharzt für Allgemeinmedizin; <Facharzt für Chirurgie; <Facharzt für Anästhesiologie; <Facharzt für Psychiatrie und Psychotherapie | approbation-arzt
gmc-registration | GMC registration (UK) | certification | GMC registration; GMC registered; GMC licence to practise; full GMC registration | medicine
mrcp | MRCP (UK) | certification | MRCP? | medicine | physicians; membership; royal; mbbs; gmc
frcs | FRCS | certification | Fellow of the Royal College of Surgeons; Fellowship of the Royal College of Surgeons; <FRCS (Tr & Orth) | surgery
mrcgp | MRCGP (UK) | certification | MRCGP; Member of the Royal College of General Practitioners | family-medicine
ordre-medecins | Inscription à l'Ordre des médecins (France) | certification | inscrit à l'Ordre des médecins; inscription au conseil de l'ordre des médecins; ordre des médecins? | medicine | inscrit; inscrite; inscription; numéro; conseil; rpps
mir-es | Especialidad médica MIR (Spain) | certification | MIR especialista; especialista vía MIR; título de especialista vía MIR | medicine
md-degree | Doctor of Medicine (MD) | certification | Doctor of Medicine; MD degree | medicine
mbbs | MBBS | certification | MBChB; Bachelor of Medicine and Bachelor of Surgery; <MBBChir | medicine
do-degree | Doctor of Osteopathic Medicine (DO) | certification | Doctor of Osteopathic Medicine; DO degree? | medicine | osteopathic; physician; medicine
dea-license | DEA registration (US) | certification | DEA license; DEA licence; DEA registration; DEA certificate; DEA number; controlled substance license; <controlled substance registration
x-waiver | Buprenorphine waiver (US) | certification | suboxone waiver; X-waiver; DATA 2000 waiver; buprenorphine waiver
physician-assistant | Physician assistant certification (PA-C) | certification | PA-C; certified physician assistant; NCCPA certified; physician assistant-certified; <passed PANCE | physician-associate-work
physician-assistant-license | Physician assistant licence (US) | certification | physician assistant license; licensed physician assistant; PA state license
physician-associate-work | Physician assistant practice | professional | physician assistant?; physician associate? | medicine | pa-c; nccpa; license; prescribe; prescribed; rotations; aapa; pance; patients; diagnosed; nhs; diagnosis
diagnosis | Diagnosing patients | professional | diagnose patients; diagnosed patients; diagnosing illness; <differential diagnosis; <differential diagnoses; diagnosis of patients; clinical diagnosis?; medical diagnoses?; Diagnostik am Patienten; diagnostic médical; diagnóstico médico; medical diagnosis?; diagnosis of illness | medicine | patients; treatment; exams; prescribe; prescribed; examination; symptoms; treat; treated
physical-examination | Physical examination of patients? | professional | physical exams?; physical exam?; performing physical examinations; performing physical exams; <annual physicals?; <well-child exams; <well child checks; <well woman exams; <sports physicals?; körperliche Untersuchung; examen clinique; examen físico; exploración física; physical examinations?; physical examination?; <abdominal examination | patient-assessment | patients; patient; diagnosis; histories; history; vitals
prescribing | Prescribing medication | professional | prescribing medications; prescribe medications; prescribed medications; <prescriptive authority; Verschreibung von Medikamenten; prescription médicamenteuse; prescripción médica; prescription writing; prescribing? | | medications; patients; diagnosis; clinical; pharmacist; nurse; physician; drugs
e-prescribing | E-prescribing | technical | eprescribing; electronic prescribing; e-prescriptions; ePrescribing of controlled substances; <EPCS; elektronisches Rezept; E-Rezept; ordonnance numérique; receta electrónica
surescripts | Surescripts | tool | Surescripts network | e-prescribing
family-medicine | Family medicine | technical | family practice?; general practice?; <general practitioner; <family physician; Allgemeinmedizin; Hausarztmedizin; médecine générale; medicina familiar; medicina general; <hausärztliche Tätigkeit | medicine | patients; medicine; medical; physician; clinic; doctor; gp; nurse; practitioner; pediatrics
primary-care | Primary care | technical | primary care medicine; primary healthcare; primary health care; hausärztliche Versorgung; Primärversorgung; soins primaires; atención primaria
internal-medicine | Internal medicine | technical | general internal medicine; Innere Medizin; médecine interne; medicina interna; <internist | medicine
hospital-medicine | Hospital medicine | technical | hospitalist; inpatient medicine; hospitalist medicine | medicine
pediatrics | Pediatrics | technical | paediatrics; pediatric medicine; <pediatrician; Pädiatrie; Kinderheilkunde; Kinder- und Jugendmedizin; pédiatrie; pediatría | medicine
obstetrics-gynecology | Obstetrics and gynecology | technical | OB/GYN; OBGYN; obstetrics & gynecology; obstetrics and gynaecology; Gynäkologie und Geburtshilfe; gynécologie-obstétrique; OB-GYN; Frauenheilkunde und Geburtshilfe; ginecología y obstetricia | obstetrics; gynecology
obstetrics | Obstetrics | technical | obstetrician; obstétrique; obstetricia; obstetric medicine; Geburtshilfe | medicine
gynecology | Gynecology | technical | gynaecology; Gynäkologie; Frauenheilkunde; gynécologie; ginecología; gynecologist; <gynecologic surgery | medicine
womens-health | Women's health? | technical | womens health?; women's healthcare; Frauengesundheit; santé des femmes; salud de la mujer | | obstetrics; gynecology; patients; clinic; prenatal; midwife; nurse; pelvic; reproductive; ob/gyn; obgyn; physician; pediatrics; midwifery; contraception; lactation
reproductive-medicine | Reproductive medicine | technical | infertility treatment; reproductive endocrinology; fertility treatment?; assisted reproduction; Reproduktionsmedizin; medicina reproductiva; <IVF?; <in vitro fertilization?; procréation médicalement assistée | medicine | patients; embryo; embryology; embryologist; endocrinology; gynecology; oocyte; andrology; icsi; ultrasound; clinic
family-planning | Family planning? | professional | contraceptive counseling; birth control counseling; Familienplanung; planification familiale; planificación familiar | | contraceptive; contraception; contraceptives; clinic; reproductive; patients; maternal; sti; counseling; nurse; prenatal; hiv; std; gynecology
reproductive-health | Reproductive health | technical | sexual and reproductive health; SRHR; sexual health; sexuelle Gesundheit; santé sexuelle et reproductive; salud reproductiva
surgery | Surgery? | technical | <general surgery; <laparoscopic surgery; <minimally invasive surgery; <laparoscopy; Chirurgie?; <Allgemeinchirurgie; <chirurgie générale; cirugía?; <cirugía general; <surgical skills; performing surgery | medicine | patients; surgeon; surgeons; hospital; laparoscopic; residency; operating; medicine; pediatrics; nurse; nursing; orthopedic; orthopedics; anesthesia; pre-op; cardiology; internal; pflege; patienten; hospitalario; médico; interventions; veterinary; dentistry
suturing | Suturing | professional | sutures; suturing wounds; wound closure; laceration repair; wound suturing; <staple removal; Nahttechnik?; suture de plaies; sutura de heridas; <suture removal | | Wunden; OP; Chirurgie; Patienten; chirurgische
robotic-surgery | Robot-assisted surgery | technical | robotic surgery; robotic-assisted surgery; roboterassistierte Chirurgie; chirurgie robotique; cirugía robótica
da-vinci-robot | da Vinci Surgical System | tool | <da Vinci Xi; da Vinci robot; DaVinci robot; da Vinci surgical robot | robotic-surgery
vascular-surgery | Vascular surgery | technical | endovascular surgery; Gefäßchirurgie; chirurgie vasculaire; cirugía vascular; vascular surgeon | surgery
plastic-surgery | Plastic surgery | technical | reconstructive surgery; plastische Chirurgie; chirurgie plastique; cirugía plástica; <cosmetic surgery; <aesthetic surgery; plastic surgeon | surgery
neurosurgery | Neurosurgery | technical | neurosurgeon; Neurochirurgie; neurocirugía; neurological surgery | surgery
cardiothoracic-surgery | Cardiothoracic surgery | technical | cardiac surgery; heart surgery; Herzchirurgie; chirurgie cardiaque; cirugía cardíaca; <thoracic surgery; <Thoraxchirurgie | surgery
transplant-surgery | Organ transplantation | technical | transplant surgery; organ transplant; Transplantationsmedizin; Organtransplantation; transplantation d'organes; trasplante de órganos; <kidney transplantation; <liver transplantation; <transplant coordination
bariatric-surgery | Bariatric surgery | technical | weight loss surgery; Adipositaschirurgie; chirurgie bariatrique; cirugía bariátrica | surgery
oral-maxillofacial-surgery | Oral and maxillofacial surgery | technical | maxillofacial surgery; OMFS; Mund-Kiefer-Gesichtschirurgie; MKG-Chirurgie; chirurgie maxillo-faciale; cirugía maxilofacial | surgery
visceral-surgery | Visceral surgery | technical | Viszeralchirurgie; chirurgie viscérale; <colorectal surgery; abdominal surgery; chirurgie digestive | surgery
orthopedics | Orthopedics | technical | orthopaedics; orthopedic; orthopaedic; <orthopedic surgery; <fracture care; <joint replacement; Orthopädie; orthopédie; ortopedia; <orthopedic surgeon; orthopedic medicine | medicine
casting-splinting | Casting and splinting | professional | splinting; cast application; cast removal; casting and bracing; cast room; orthopedic casting; <splint application
orthopedic-nursing | Orthopedic nursing | professional | orthopedic care; orthopaedic nursing; orthopädische Pflege | nursing
sports-medicine | Sports medicine | technical | Sportmedizin; médecine du sport; medicina deportiva; sports physician; sport medicine
trauma-surgery | Trauma surgery | technical | Unfallchirurgie; Traumatologie; traumatología; trauma surgeon; orthopedic traumatology | surgery
cardiology | Cardiology | technical | <interventional cardiology; cardiovascular medicine; <electrophysiology cardiac; <cardiologist; Kardiologie; cardiologie; cardiología | medicine
dermatology | Dermatology | technical | <dermatologist; <Mohs surgery; dermatologic procedures; Dermatologie; dermatología | medicine
skin-biopsy | Skin biopsy | technical | skin biopsies; punch biopsy; shave biopsy; punch biopsies; Hautbiopsie
aesthetic-medicine | Aesthetic medicine | technical | medical aesthetics; cosmetic medicine; <aesthetic injections; ästhetische Medizin; médecine esthétique; medicina estética; <cosmetic dermatology
botox | Botulinum toxin injections | professional | botox; botox injections; neurotoxin injections; Botox-Behandlung; toxina botulínica; injections de toxine botulique | aesthetic-medicine
dermal-fillers | Dermal fillers | professional | dermal filler; filler injections; Hyaluron-Unterspritzung; hyaluronic acid fillers; rellenos dérmicos; <lip fillers | aesthetic-medicine
medical-cryotherapy | Cryotherapy | technical | cryosurgery; liquid nitrogen treatment of lesions; Kryotherapie; cryothérapie; crioterapia
psychiatry | Psychiatry | technical | psychiatric medicine; <psychiatrist; <child psychiatry; Psychiatrie; <Psychiatrie und Psychotherapie; psiquiatría; <addiction psychiatry; <forensic psychiatry | medicine
psychiatric-evaluation | Psychiatric evaluation | professional | psychiatric evaluations; psychiatric assessment; psychiatric assessments; psychiatric diagnostic evaluation; évaluation psychiatrique; evaluación psiquiátrica
psychopharmacology | Psychopharmacology | technical | psychiatric medication management; medication management psychiatry; psychotropic medications?; Psychopharmakologie; psychopharmacologie; psicofarmacología | | prescribing; prescribe; prescribed; pharmacology; psychiatry; antidepressants; psychiatrist
neurology | Neurology | technical | <neurologist; neurologie; neurología; <epileptology | medicine
eeg | Electroencephalography (EEG) | technical | EEG?; electroencephalogram; electroencephalograms; <EEG technologist; <long-term EEG monitoring; Elektroenzephalographie; électroencéphalographie; electroencefalografía | | emg; neurology; neurological; sleep; patients; epilepsy; electrodes; brain; erp; fmri; mri; Neurologie; Patienten; ekg; ecg; neurofeedback; seizure; seizures; cognitive; neuroscience
r-eeg-t | Registered EEG technologist (R. EEG T.) | certification | R. EEG T.; REEGT; R.EEG.T. | eeg
nerve-conduction | Nerve conduction studies | technical | EMG nerve conduction; nerve conduction study; NCS EMG; EMG/NCS; electrodiagnostic studies; Nervenleitgeschwindigkeit; electroneuromiografía
ionm | Intraoperative neuromonitoring | technical | intraoperative neurophysiological monitoring; IONM; neuromonitoring; surgical neurophysiology
cnim | Certified in Neurophysiologic Intraoperative Monitoring (CNIM) | certification | CNIM; CNIM certified | ionm
anesthesia | Anesthesia | technical | anaesthesia; anesthesiology; anaesthesiology; <anesthesiologist; <general anesthesia; <regional anesthesia; Anästhesie; Anästhesiologie; anesthésie; anestesia; anestesiología; <pediatric anesthesia; <epidural anesthesia | medicine
airway-management | Airway management | technical | advanced airway management; <intubation; <endotracheal intubation; Atemwegsmanagement; gestion des voies aériennes; manejo de la vía aérea; <rapid sequence intubation; <laryngeal mask airway
anesthesia-technology | Anesthesia technology | technical | anesthesia technician; anesthesia tech; <anesthesia machines; <anesthesia machine
certified-anesthesia-tech | Certified Anesthesia Technologist (Cer.A.T.T.) | certification | Cer.A.T.T.; certified anesthesia technologist | anesthesia-technology
cer-a-t | Certified Anesthesia Technician (Cer.A.T.) | certification | Cer.A.T.; certified anesthesia technician
ophthalmology | Ophthalmology | technical | Augenheilkunde; ophtalmologie; oftalmología; <ophthalmologist; <cataract surgery; <LASIK
optometry | Optometry | technical | optometrist; Optometrie; optométrie; optometría; optometric care
ophthalmic-assisting | Ophthalmic testing | professional | ophthalmic technician; ophthalmic assistant; optometric technician; ophthalmic assisting; <visual acuity?; <visual acuity testing?; <tonometry; <visual field testing; <slit lamp; <refraction testing; eye exams?; ophthalmic technology | | patients; patient; optometrist; ophthalmology; lenses; glaucoma; optometry; ophthalmologist; tonometry; lensometry; refraction; pupils
coa | Certified Ophthalmic Assistant (COA) | certification | COA certification?; certified ophthalmic assistant; COA ophthalmic | ophthalmic-assisting | ophthalmic; jcahpo; ophthalmology; eye; optometric
cot-ophthalmic | Certified Ophthalmic Technician (COT) | certification | certified ophthalmic technician; COT ophthalmic | coa
cpo-optometric | Certified Paraoptometric (CPO) | certification | certified paraoptometric | ophthalmic-assisting
oct-imaging | Optical coherence tomography | technical | OCT imaging; optische Kohärenztomographie; performing OCT scans
optometrist-license | Optometrist licence | certification | licensed optometrist; optometrist license | optometry
optical-dispensing | Optical dispensing | professional | <optician; <dispensing optician; <eyeglass fitting; <eyeglasses fitting; <frame styling?; Augenoptik; <opticien lunetier; óptica y optometría; <frame adjustments?; <lensometry; <lensometer; <pupillary distance; <eyewear dispensing; <eyeglass adjustments | | lenses; eyewear; optical; glasses; optician; eyeglass; eyeglasses
contact-lens-fitting | Contact lens fitting | professional | fitting contact lenses; contact lens training; contact lens insertion; contact lens exams; Kontaktlinsenanpassung; adaptation de lentilles; adaptación de lentes de contacto
abo-optician | ABO optician certification (US) | certification | ABO certified?; ABO certification?; ABOC | optical-dispensing | optician; optical; opticianry; ncle; lenses; eyewear; dispensing; eye
ncle | NCLE contact lens certification (US) | certification | NCLE; NCLE certified | contact-lens-fitting
augenoptiker-de | Augenoptiker | certification | Ausbildung zum Augenoptiker; <Augenoptikermeister; Augenoptikergeselle; Augenoptikerin | optical-dispensing
bts-opticien | BTS Opticien-lunetier (France) | certification | BTS opticien lunetier; BTS OL | optical-dispensing
audiology | Audiology | technical | <audiologist; audiología; <cochlear implant mapping
audiometry | Hearing testing | technical | hearing tests; audiometry; hearing screening; hearing screenings; audiometric testing; pure tone audiometry; Hörtest; Audiometrie; audiométrie; audiometría; <tympanometry
hearing-aids | Hearing aid fitting | professional | hearing aids; hearing aid dispensing; fitting hearing aids; Hörakustik; Hörgeräteakustik; <audioprothésiste; adaptation d'appareils auditifs; adaptación de audífonos; audioprothèse
cochlear-implants | Cochlear implants | technical | cochlear implant; cochlear implant programming; Cochlea-Implantat; implant cochléaire; implante coclear
hearing-aid-license | Hearing instrument specialist licence (US) | certification | licensed hearing aid dispenser; hearing aid dispenser license; hearing instrument specialist license | hearing-aids
bc-his | Board Certified in Hearing Instrument Sciences (BC-HIS) | certification | BC-HIS
ccc-a | Certificate of Clinical Competence in Audiology (CCC-A) | certification | CCC-A; clinical competence in audiology | audiology
hoerakustiker-de | Hörakustiker (Germany) | certification | Hörakustikerin; Ausbildung zum Hörakustiker; Hörgeräteakustiker; <Hörakustikermeister | hearing-aids
urology-nephrology | Urology | technical | Urologie; urología; <urologist; <cystoscopy | medicine
nephrology | Nephrology | technical | nephrologist; Nephrologie; néphrologie; nefrología; renal medicine | medicine
pulmonology | Pulmonology | technical | pulmonary medicine; pneumologie; neumología; pneumology; respiratory medicine; <pulmonologist | medicine
pulmonary-function-testing | Pulmonary function testing | technical | pulmonary function tests; PFTs; <spirometry; PFT testing; Lungenfunktionsprüfung; Spirometrie; spirométrie; espirometría; <body plethysmography; <DLCO
bronchoscopy | Bronchoscopy | technical | bronchoscopies; Bronchoskopie; bronchoscopie; broncoscopia; <EBUS bronchoscopy; <navigational bronchoscopy
sleep-medicine | Sleep medicine | technical | Schlafmedizin; médecine du sommeil; medicina del sueño; somnology
polysomnography | Polysomnography | technical | sleep studies; polysomnographic technologist; polysomnograms; Polysomnographie; polisomnografía; <CPAP titration; <MSLT
rpsgt | Registered Polysomnographic Technologist (RPSGT) | certification | RPSGT; registered polysomnographic technologist | polysomnography
cpft | Certified Pulmonary Function Technologist (CPFT) | certification | CPFT; Pulmonary function technologist credential (US) | pulmonary-function-testing
rpft | Registered Pulmonary Function Technologist (RPFT) | certification | RPFT; registered pulmonary function technologist | cpft
endocrinology | Endocrinology | technical | Endokrinologie; endocrinología; endocrinologie; <endocrinologist | medicine
rheumatology | Rheumatology | technical | rheumatologist; Rheumatologie; rhumatologie; reumatología | medicine
allergology | Allergology | technical | allergy and immunology; allergist; Allergologie; alergología; allergy medicine | medicine
allergy-testing | Allergy testing | professional | skin prick testing; allergy skin testing; allergy tests; Pricktest; Allergietest; pruebas de alergia
allergy-shots | Allergy immunotherapy | professional | allergy shots; allergy injections; allergen immunotherapy; Hyposensibilisierung; désensibilisation allergique; inmunoterapia alérgica
ent-medicine | Otolaryngology | technical | ear, nose and throat; ear nose and throat; Hals-Nasen-Ohren-Heilkunde; otorrinolaringología; otolaryngology (ENT); ENT medicine; <ENT surgery; <otolaryngologist; oto-rhino-laryngologie; HNO-Heilkunde | medicine
ear-irrigation | Ear irrigation | professional | ear lavage; ear lavages; ear wax removal; cerumen removal; ear syringing; Ohrspülung
infectious-disease | Infectious diseases? | technical | infectious disease?; Infektiologie; maladies infectieuses; enfermedades infecciosas; infectious disease medicine; infectiology; infectiologie | medicine | epidemiology; hiv; virology; microbiology; immunology; vaccine; vaccines; research; medicine; antimicrobial; public health; hepatitis; tuberculosis; oncology; fellowship; pathogens; outbreak
hiv-care | HIV care | professional | HIV/AIDS care; HIV treatment; HIV nursing; <antiretroviral therapy; <HIV case management; HIV-Versorgung; prise en charge du VIH; atención del VIH; HIV/AIDS?; HIV primary care | | patients; treatment; nursing; clinic; antiretroviral; testing; counseling
hiv-testing | HIV testing | professional | HIV tests; HIV counseling and testing; rapid HIV testing; HIV test counseling; HIV-Test; dépistage du VIH
std-testing | STI testing | professional | STD testing; sexually transmitted infection testing; <STD screening; STI screening; STI-Tests; dépistage des IST
tb-testing | Tuberculosis testing | professional | TB testing; TB skin test; TB tests; PPD testing; TB skin tests; tuberculin skin test; Mantoux test; <PPD placement; <QuantiFERON; <PPD tests
covid-testing | COVID-19 testing? | professional | COVID testing?; COVID-19 tests?; SARS-CoV-2 testing; COVID swab testing; coronavirus testing?; Corona-Tests; tests COVID; pruebas COVID | | nasal; swab; swabs; swabbing; specimens; patients; pcr; antigen; vaccination; vaccinations; nurse; clinic; administered; administering; pharmacy
pathology | Pathology | technical | <pathologist; Pathologie?; <anatomic pathology; <surgical pathology; <clinical pathology; anatomie pathologique; anatomía patológica; <digital pathology; patología? | medicine | diagnóstico; biopsias; hospital; laboratorio; médica; médico; labor; histologie; zytologie; obduktion; prosektur; institut; anatomie; anatomopathologie; gewebe
autopsy | Autopsy | professional | autopsies; post-mortem examination; <autopsy assistance; Obduktion; autopsie; autopsia; autopsy technician
necropsy | Necropsy | technical | necropsies; animal autopsy; veterinary necropsy
forensic-pathology | Forensic pathology | technical | forensic medicine; Rechtsmedizin; médecine légale; medicina legal; <forensic pathologist; Gerichtsmedizin
podiatry | Podiatry | technical | podiatric medicine; <podiatrist; Podologie; podología
foot-care | Medical foot care | professional | foot care?; medizinische Fußpflege; nail trimming for patients; diabetic foot care; nail debridement; soins des pieds; <toenail trimming | | patients; diabetic; nursing; podiatry; nurse; podiatrist
chiropractic | Chiropractic | technical | chiropractic care?; <chiropractic adjustments; <chiropractor; Chiropraktik; quiropráctica; chiropraxie; <spinal manipulation? | | chiropractic; chiropractor; adjustments; patients; spine; spinal; x-ray
chiropractic-license | Chiropractor licence | certification | licensed chiropractor; chiropractic license | chiropractic
chiropractic-assisting | Chiropractic assisting | professional | chiropractic assistant; chiropractic technician
osteopathy | Osteopathy | technical | osteopathic manipulative treatment; osteopathic manipulation; OMT osteopathic; Osteopathie; ostéopathie; osteopatía
craniosacral-therapy | Craniosacral therapy | technical | cranio-sacral therapy; Craniosacrale Therapie; Craniosakraltherapie; thérapie crânio-sacrée; terapia craneosacral; cranial sacral therapy; craniosacral
manual-lymphatic-drainage | Manual lymphatic drainage | technical | Lymphdrainage; manuelle Lymphdrainage; MLD therapy; drainage lymphatique manuel; <complete decongestive therapy
complementary-medicine | Complementary medicine | technical | alternative medicine; complementary and alternative medicine; CAM therapies; Komplementärmedizin; Alternativmedizin; médecine complémentaire; medicina complementaria; medicina alternativa
acupuncture | Acupuncture | technical | acupuncturist; Akupunktur; acupuncture chinoise; acupuntura; <auricular acupuncture; <electroacupuncture | complementary-medicine
acupuncturist-license | Licensed acupuncturist (US) | certification | L.Ac.; LAc?; licensed acupuncturist | acupuncture | acupuncture; acupuncturist; nccaom; medicine
nccaom | NCCAOM certification | certification | NCCAOM certified; <Diplomate of Acupuncture; NCCAOM?; NCCAOM board certified; <NCCAOM Diplomate | | certified; certification; diplomate; dipl; board; acupuncturist
chinese-medicine | Traditional Chinese medicine | technical | TCM medicine; Chinese medicine; oriental medicine; Traditionelle Chinesische Medizin; médecine traditionnelle chinoise; medicina tradicional china | complementary-medicine
naturopathy | Naturopathy | technical | naturopathic medicine; Naturheilkunde; naturopathie; naturopatía; Naturheilverfahren; <naturopath | complementary-medicine
homeopathy | Homeopathy | technical | homoeopathy; Homöopathie; homéopathie; homeopatía; <homeopath | complementary-medicine
herbal-medicine | Herbal medicine | technical | herbalism; phytotherapy; Phytotherapie; Pflanzenheilkunde; phytothérapie; fitoterapia; medicinal herbs; <Western herbal medicine; <Chinese herbal medicine | complementary-medicine
ayurveda | Ayurveda | technical | ayurvedic medicine; Ayurveda-Medizin; ayurvedic therapy; <Panchakarma | complementary-medicine
integrative-medicine | Integrative medicine | technical | integrative health; integrative Medizin; médecine intégrative
functional-medicine | Functional medicine | technical | IFM functional medicine; funktionelle Medizin
heilpraktiker | Heilpraktiker (Germany) | certification | Heilpraktikerin; Heilpraktikererlaubnis; Heilpraktikerprüfung
heilpraktiker-psychotherapie | Heilpraktiker für Psychotherapie (Germany) | certification | Heilpraktiker für Psychotherapie; Heilpraktikerin für Psychotherapie; Heilpraktiker Psychotherapie; kleiner Heilpraktiker
anatomy-physiology | Anatomy and physiology | technical | anatomy & physiology; Anatomie und Physiologie; anatomie et physiologie; anatomía y fisiología | anatomy; physiology
anatomy | Anatomy? | technical | human anatomy; Anatomie; anatomie humaine; anatomía; anatomía humana; gross anatomy; <neuroanatomy; musculoskeletal anatomy | | physiology; biology; medical; nursing; dissection; kinesiology; muscles; terminology; histology; pathology; chemistry; cadaver; microbiology; exercise; pharmacology; artistic; drawing
physiology | Physiology | technical | human physiology; Physiologie; fisiología; <cardiovascular physiology; <neurophysiology
pathophysiology | Pathophysiology | technical | Pathophysiologie; physiopathologie; fisiopatología
evidence-based-practice | Evidence-based practice in healthcare | technical | <evidence-based medicine; <evidence based medicine; <EBP nursing; evidence-based care; <evidenzbasierte Medizin; evidence-based practice?; <evidence-based nursing; <medicina basada en la evidencia; <evidence-based clinical practice | | nursing; nurse; patient; patients; clinical; care; therapy; medical; treatment; therapist; rn; health
clinical-quality-improvement | Clinical quality improvement | professional | healthcare quality improvement; clinical quality management; <core measures?; <quality measures in healthcare; klinisches Qualitätsmanagement; <clinical quality measures | | hospital; patients; cms; nursing; joint; patient
hedis | HEDIS | technical | HEDIS measures; Healthcare Effectiveness Data and Information Set; HEDIS reporting; <HEDIS audits
hcahps | HCAHPS | technical | HCAHPS scores; HCAHPS surveys
press-ganey | Press Ganey | tool | Press Ganey surveys; Press Ganey scores
clinical-audit | Clinical audits | professional | clinical audit; clinical auditing; klinisches Audit; audit clinique; auditoría clínica
cphq | Certified Professional in Healthcare Quality (CPHQ) | certification | CPHQ; certified professional in healthcare quality | clinical-quality-improvement
patient-satisfaction | Patient satisfaction | professional | patient satisfaction scores; patient satisfaction surveys; Patientenzufriedenheit; satisfaction des patients; satisfacción del paciente
medical-peer-review | Medical peer review | professional | peer review in medicine; physician peer review; clinical peer review
joint-commission | Joint Commission standards | technical | JCAHO; Joint Commission; TJC standards; The Joint Commission; JCAHO standards; JCAHO regulations; <JCAHO compliance; <Joint Commission accreditation; <Joint Commission surveys; <Joint Commission survey readiness
jci-accreditation | JCI accreditation | technical | Joint Commission International; JCI standards; JCI accreditation standards
aaahc | AAAHC accreditation | technical | AAAHC; AAAHC standards
dnv-healthcare | DNV healthcare accreditation | technical | DNV accreditation?; NIAHO; DNV hospital accreditation | | hospital; niaho; joint commission; healthcare
cms-regulations | CMS regulations (US) | technical | CMS regulations; CMS guidelines?; CMS compliance?; CMS conditions of participation; <Medicare regulations; <Medicare compliance | | medicare; medicaid; hospital; nursing; billing; healthcare; coding; snf; hospice; payer; payers; claims
healthcare-accreditation | Healthcare accreditation | professional | hospital accreditation; accreditation of hospitals; <state survey readiness; <survey readiness; acreditación hospitalaria
carf | CARF accreditation | technical | CARF; CARF standards; CARF International | healthcare-accreditation
multidisciplinary-care | Interdisciplinary care | professional | interdisciplinary care team; <interdisciplinary rounds; multidisciplinary care; <IDT meetings; interdisciplinary care teams; <interdisciplinary team?; <interdisciplinary teams?; <multidisciplinary team?; <multidisciplinary teams?; <multi-disciplinary team?; <équipe pluridisciplinaire?; <equipo multidisciplinario?; <interprofessional collaboration; interprofessional care | | patient; patients; nurse; nursing; care; physician; physicians; clinical; therapy; hospital; therapist; soins; pacientes; treatment
patient-rounds | Patient rounds | professional | ward rounds; rounding on patients; rounds with physicians; hourly rounding; daily patient rounds; Visite im Krankenhaus; Visitenbegleitung; pase de visita | patient-care

# Emergency medical services
emergency-medicine | Emergency medicine | technical | emergency medical care; emergency care; emergency patient care; <emergency physician; Notfallmedizin; médecine d'urgence; medicina de urgencias; medicina de emergencia
ems | Emergency medical services | professional | EMS?; <ambulance services; <ambulance care; Rettungsdienst; <Rettungswagen; <ambulance operations; <911 ambulance response; <spinal immobilization; <C-spine immobilization; pre-hospital care; prehospital care; prehospital emergency care; aide médicale urgente; emergencias sanitarias | emergency-medicine | ambulance; paramedic; EMT; emergency; patients; fire; rescue
ambulance-driving | Emergency vehicle driving | professional | <ambulance driving; emergency vehicle operation; emergency driving; <driving ambulances; <conduite d'ambulance; Einsatzfahrten; <conducción de ambulancias
evoc | Emergency Vehicle Operations Course (EVOC) | certification | EVOC; emergency vehicle operations course; EVOC certified | ambulance-driving
cevo | Coaching the Emergency Vehicle Operator (CEVO) | certification | CEVO; <CEVO II; <CEVO 3; <CEVO 4 | ambulance-driving
extrication | Vehicle extrication | professional | patient extrication; vehicle rescue; technische Rettung; désincarcération
dea-ambulancier | Diplôme d'État d'ambulancier (France) | certification | diplôme d'ambulancier; DEA ambulancier; ambulancier diplômé d'État | ems
emt | Emergency medical technician | certification | EMT?; EMT-B; EMT-Basic; EMT Basic; EMT certification; EMT certified; EMT license; emergency medical technician; licensed EMT; emergency medical technician (EMT) | ems; bls | ambulance; paramedic; paramedics; cpr; patients; firefighter; nremt; bls; certification; ems; acls
aemt | Advanced EMT (US) | certification | AEMT; advanced EMT; advanced emergency medical technician; EMT-A | emt
emt-intermediate | EMT-Intermediate (US) | certification | EMT-I; <EMT-I/85; <EMT-I/99
emr | Emergency medical responder (US) | certification | emergency medical responder; EMR certification?; first responder certification; certified first responder; <medical first responder | | responder; emt; nremt; cpr; ambulance; ems; first responder
rettungssanitaeter | Rettungssanitäter | certification | Rettungssanitäterin; Ausbildung Rettungssanitäter | ems
rettungshelfer | Rettungshelfer (Germany) | certification | Rettungshelferin; Rettungsdiensthelfer | first-aid
tes-emergencias | Técnico en Emergencias Sanitarias (Spain) | certification | técnico en emergencias sanitarias; técnica en emergencias sanitarias; TES emergencias | ems
nremt | NREMT certification (US) | certification | NREMT; NREMT certified; NREMT certification; <NREMT-B; <National Registry EMT; <nationally registered EMT; National Registry of Emergency Medical Technicians certification | emt
paramedic | Paramedic licence | certification | EMT-P; EMT-Paramedic; <NREMT-P; <NRP paramedic; paramedic certification; licensed paramedic; paramedic license; <nationally registered paramedic | aemt; ems | emt; ems; ambulance; license; licence; certified; emergency; als; prehospital; nremt; fire
fp-c | Certified Flight Paramedic (FP-C) | certification | FP-C; certified flight paramedic | paramedic
ccp-c | Critical Care Paramedic (CCP-C) | certification | CCP-C; certified critical care paramedic | critical-care-paramedic
ccemtp | CCEMTP course | certification | CCEMTP; critical care emergency medical transport program
critical-care-paramedic | Critical care paramedic | professional | critical care paramedicine
hcpc-paramedic | HCPC paramedic registration (UK) | certification | HCPC registered paramedic; HCPC paramedic | ems
notfallsanitaeter | Notfallsanitäter (Germany) | certification | Notfallsanitäterin; Ausbildung zum Notfallsanitäter; NotSan | ems
rettungsassistent | Rettungsassistent (Germany) | certification | Rettungsassistentin | ems
flight-nursing | Air medical transport | professional | flight nursing; <flight nurse; aeromedical evacuation; medevac?; Luftrettung; transport sanitaire aérien; <HEMS? | ems | helicopter; paramedic; flight; ambulance; air; rescue; nurse; patients
critical-care-transport | Critical care transport | professional | <CCT nursing; critical care interfacility transport; Intensivtransport; transport médicalisé | critical-care
tccc | Tactical Combat Casualty Care (TCCC) | certification | TCCC; tactical combat casualty care; <TCCC provider | first-aid
combat-lifesaver | Combat Lifesaver course | certification | combat lifesaver; CLS course?; combat lifesaver certified | first-aid | combat; army; lifesaver; military; soldiers
combat-medicine | Combat medicine | professional | combat medic; field medicine; 68W?; combat casualty care; military field medicine; <Navy corpsman; Gefechtssanitäter | emergency-medicine | medic; army; combat; emt
wfr | Wilderness First Responder (WFR) | certification | WFR; wilderness first responder; WFR certified; NOLS wilderness first responder | wilderness-first-aid
wilderness-first-aid | Wilderness First Aid | certification | WFA?; WFA certified; wilderness first aid certified | first-aid | wilderness; wfr; aid; cpr; outdoor; backpacking
wilderness-medicine | Wilderness medicine | technical | expedition medicine; austere medicine
disaster-medicine | Disaster medicine | professional | <mass casualty incidents?; <MCI triage; <START triage; Katastrophenmedizin; <mass casualty response?; <mass casualty triage | emergency-medicine | medicine; medical; triage; hospital; paramedic; EMT; patients
hics | Hospital Incident Command System (HICS) | technical | HICS; hospital incident command
hospital-emergency-preparedness | Hospital emergency preparedness | professional | hospital disaster planning; Krankenhausalarmplanung; plan blanc hospitalier

# Dental
dental-assisting | Dental assisting | professional | chairside assisting; chair-side assisting; <four-handed dentistry; <four handed dentistry; chair side assisting; assisting dentist; assisting the dentist; assist dentist; Stuhlassistenz; <assistante dentaire; <auxiliar dental; <asistente dental; <dental chairside; dental assistant skills; <dental nursing; <chairside; zahnärztliche Assistenz; <dental assistant
efda | Expanded Functions Dental Assistant (EFDA) | certification | EFDA; expanded functions dental assistant; expanded functions dental; <EDDA?; <expanded duties dental assistant | dental-assisting | dental; assistant; efda
rdaef | Registered Dental Assistant in Extended Functions (California) | certification | RDAEF; RDAEF2 | rda-california
rda-california | Registered dental assistant licence | certification | RDA license; registered dental assistant; RDA dental | dental-assisting
zfa-germany | Zahnmedizinische Fachangestellte (Germany) | certification | Zahnmedizinischer Fachangestellter; ZFA Ausbildung; ZFA Zahnarztpraxis; Zahnarzthelferin | dental-assisting
zmp-germany | Zahnmedizinische Prophylaxeassistentin (Germany) | certification | ZMP; Prophylaxeassistentin; zahnmedizinische Prophylaxeassistenz | dental-prophylaxis
zmf-germany | Zahnmedizinische Fachassistentin (Germany) | certification | ZMF; zahnmedizinische Fachassistenz | dental-assisting
dental-nurse-uk | Dental nurse registration (UK) | certification | GDC registered dental nurse; dental nurse registration | dental-assisting
nebdn-dental-nursing-uk | NEBDN National Diploma in Dental Nursing (UK) | certification | National Diploma in Dental Nursing; NEBDN?; NEBDN qualified; NEBDN diploma | | diploma; qualified; nurse; certificate
dentistry | Dentistry | technical | general dentistry; dental care?; Zahnmedizin; Zahnheilkunde; dentisterie; odontología; chirurgie dentaire; dental practice?; <dental procedures; <dentist | | dentist; patients; patient; teeth; oral; clinic; dds; hygiene; chairside; rdh
restorative-dentistry | Restorative dentistry | technical | dental restorations; dental fillings; <crowns and bridges; <crown and bridge; Zahnerhaltung; dentisterie restauratrice; odontología restauradora; <composite fillings; <amalgam fillings | dentistry
cosmetic-dentistry | Cosmetic dentistry | technical | aesthetic dentistry; <dental veneers; ästhetische Zahnheilkunde; dentisterie esthétique; odontología estética; <veneer placement
pediatric-dentistry | Pediatric dentistry | technical | paediatric dentistry; pedodontics; children's dentistry; Kinderzahnheilkunde; odontopédiatrie; odontopediatría
dental-license | Dentist licence | certification | state dental license; licensed dentist; dental license; <DDS license; <DMD license; dentist license | dentistry
dds-degree | Doctor of Dental Surgery (DDS) | certification | DDS?; Doctor of Dental Surgery | dentistry | dental; dentist; dentistry; dmd; oral; teeth
dmd-degree | Doctor of Dental Medicine (DMD) | certification | DMD?; Doctor of Dental Medicine; Doctor of Medicine in Dentistry | dentistry | dental; dentist; dentistry; dds; oral; teeth
inbde | Integrated National Board Dental Examination (US) | certification | INBDE
nbde | National Board Dental Examination (US) | certification | NBDE; <NBDE Part II; <NBDE Part I
approbation-zahnarzt | Approbation als Zahnarzt (Germany) | certification | zahnärztliche Approbation; Approbation als Zahnärztin | dentistry
gdc-registration | GDC dentist registration (UK) | certification | GDC registration; GDC registered dentist; General Dental Council registration | dentistry
dental-hygiene | Dental hygiene | professional | <dental hygienist; <scaling and root planing; Dentalhygiene; <higienista dental; higiene bucodental; <periodontal scaling
dental-prophylaxis | Dental prophylaxis | professional | prophylaxis dental; teeth cleaning?; dental cleanings; dental prophy; <coronal polishing; <coronal polish; <scaling and polishing; Prophylaxe in der Zahnarztpraxis; professionelle Zahnreinigung; détartrage?; limpieza dental | | dentaire; dentiste; patients; cabinet; soins; hygienist; dentist; dental; polishing; scaling; fluoride
fluoride-treatment | Fluoride treatment | professional | fluoride treatments; fluoride application; fluoride varnish; topical fluoride; Fluoridierung
dental-sealants | Dental sealants | professional | sealants dental; pit and fissure sealants; sealant placement; Fissurenversiegelung; selladores dentales
oral-hygiene-instruction | Oral hygiene instruction | professional | oral hygiene instructions; oral health education; oral hygiene education; Mundhygieneberatung; instrucción de higiene oral
perio-charting | Periodontal charting | professional | perio charting; Parodontalstatus
rdh | Registered dental hygienist licence | certification | RDH; registered dental hygienist; dental hygiene license; licensed dental hygienist | dental-hygiene
dental-hygienist-de | Dentalhygieniker | certification | Dentalhygienikerin | dental-hygiene
dental-radiography | Dental radiography | professional | dental x-rays; dental x-ray; dental radiographs; taking dental x-rays; <digital x-rays dental; <bitewing x-rays; <bitewings; <panoramic x-rays; <panorex; <FMX?; <full mouth x-rays; dental radiology; radiología dental; <cone beam CT dental; <CBCT dental; dentales Röntgen; radiographie dentaire | | x-rays; dental; bitewings; pano; panoramic
dental-radiology-cert | Dental radiography certification (US) | certification | x-ray certified dental; dental radiology certificate; dental x-ray license; dental x-ray certification; radiation health and safety dental | dental-radiography
intraoral-imaging | Intraoral cameras | tool | intraoral camera; intraoral photography; intra-oral camera
intraoral-scanning | Intraoral scanning | technical | intraoral scanner; digital impressions?; intraoral scanners; Intraoralscanner; empreinte numérique | | dental; scanner; intraoral; crowns; itero; dentist; cerec
itero | iTero | tool | iTero scanner; <iTero Element | intraoral-scanning
cerec | CEREC | tool | CEREC milling; <CEREC Omnicam
trios-scanner | 3Shape TRIOS | tool | TRIOS scanner; 3Shape TRIOS scanner; Trios intraoral scanner | intraoral-scanning
exocad | exocad | tool | <exocad DentalCAD
dental-impressions | Dental impressions | professional | <alginate impressions; taking impressions?; dental impression; <final impressions?; <alginates? | | dental; dentist; alginate; chairside; models; crowns; crown; x-rays
temporary-crowns | Temporary crowns | professional | fabricating temporary crowns; provisional crowns; temporary crown fabrication; provisionals dental; Provisorien in der Zahnmedizin
dental-models | Pouring dental models | professional | dental models pouring; pouring models?; pouring up models; study models dental; Gipsmodelle dental | | dental; impressions; alginate; chairside
whitening-trays | Teeth whitening | professional | whitening trays; tooth whitening; bleaching trays; Zahnbleaching; blanchiment dentaire; blanqueamiento dental
orthodontics | Orthodontics | technical | Kieferorthopädie; orthodontie; ortodoncia; <orthodontist | dentistry
orthodontic-assisting | Orthodontic assisting | professional | orthodontic assistant; <bonding brackets; <archwires; <arch wires; <changing orthodontic wires; KFO-Assistenz
invisalign | Invisalign | tool | Invisalign aligners; Invisalign treatment; <Invisalign certified provider
clear-aligners | Clear aligner therapy | technical | clear aligners; aligner therapy; Aligner-Therapie
oral-surgery | Oral surgery | technical | <tooth extractions; <tooth extraction; <extractions dental; Oralchirurgie; <wisdom tooth removal; chirurgie orale; cirugía oral | dentistry
endodontics | Endodontics | technical | Endodontie; endodoncia; <root canals; <root canal; <root canal treatment; <root canal therapy; endodontist | dentistry
dental-implants | Dental implantology | technical | dental implants; implant dentistry; Implantologie; implantologie dentaire; implantología; implantología dental; <implant placement | dentistry
periodontics | Periodontics | technical | periodontology; Parodontologie; periodoncia; <periodontal surgery; periodontist | dentistry
prosthodontics | Dental laboratory work | technical | dental lab; dental laboratory; <dental technician; <denture fabrication; Zahntechnik; <prothésiste dentaire; prótesis dental; <dental ceramics; <dental technology; <dental waxing
prosthodontics-dentistry | Prosthodontics | technical | dental prosthetics; zahnärztliche Prothetik; prostodoncia; <dentures; prosthodontist | dentistry
cdt-dental | Certified Dental Technician (CDT) | certification | certified dental technician; CDT dental technician | prosthodontics
zahntechniker-de | Zahntechniker | certification | Zahntechnikerin; <Zahntechnikermeister; Ausbildung zum Zahntechniker | prosthodontics
dental-assistant-certification | Certified Dental Assistant (CDA) | certification | certified dental assistant; CDA dental; CDA certification?; <DANB certified; <DANB CDA | dental-assisting-certificate | dental; danb; chairside; dentist
dental-assisting-certificate | Dental assistant certification | certification | dental assisting certificate; dental assistant certificate; dental assistant diploma
ncda | National Certified Dental Assistant (NCDA) | certification | NCDA? | dental-assisting | dental; assistant; danb

# Pharmacy
pharmacy | Pharmacy? | technical | pharmacy practice; pharmacy operations; pharmacy experience; pharmaceutical care; Pharmazie; pharmacie?; farmacia?; <Apotheke?; <pharmacy management; <mail order pharmacy; <long-term care pharmacy | | pharmacist; medication; medications; prescription; prescriptions; technician; drug; drugs; dispensing; patients; compounding; ptcb; cpht; hospital; apotheker; apotheke; medikamente; arzneimittel; médicaments; medicamentos
retail-pharmacy | Community pharmacy | professional | retail pharmacy; outpatient pharmacy; community pharmacy practice; Offizin; Offizinapotheke; officine?; pharmacie d'officine; oficina de farmacia | pharmacy | pharmacie; pharmacien; pharmacienne; médicaments; préparateur; préparatrice; ordonnances; apotheke
hospital-pharmacy | Hospital pharmacy | professional | inpatient pharmacy; institutional pharmacy; Krankenhausapotheke; pharmacie hospitalière; farmacia hospitalaria; Krankenhauspharmazie | pharmacy
specialty-pharmacy | Specialty pharmacy | professional | specialty pharmacy services; specialty medications; <limited distribution drugs | pharmacy
nuclear-pharmacy | Nuclear pharmacy | technical | nuclear pharmacist; radiopharmacy; radiopharmacist; Radiopharmazie; radiopharmacie | pharmacy
dispensing-medication | Dispensing medication | professional | dispensing medications; dispense medications; medication dispensing; drug dispensing; prescription dispensing; dispensing prescriptions; <prescription filling; <filling prescriptions; <fill prescriptions; <filled prescriptions; Arzneimittelabgabe; délivrance des médicaments; dispensación de medicamentos; <pill counting; <counting medications; <medication counting | pharmacy
prescription-processing | Prescription processing | professional | processing prescriptions; prescription entry; prescription data entry; entering prescriptions; <prescription intake; <prescription transfers; Rezeptbearbeitung; traitement d'ordonnances | pharmacy
prescription-verification | Prescription verification | professional | verifying prescriptions; pharmacist verification; order verification pharmacy; validation pharmaceutique; validación farmacéutica | pharmacy
pharmacy-compounding | Pharmacy compounding | technical | compounding medications; <non-sterile compounding; Arzneimittelherstellung in der Apotheke; préparations magistrales; formulación magistral; pharmaceutical compounding; Rezepturherstellung; compounding? | pharmacy | pharmacy; pharmacist; medication; medications; sterile; drug; prescription; hood; usp; iv
usp-797 | USP 797 | technical | USP chapter 797; USP 797 standards
usp-800 | USP 800 | technical | USP chapter 800; USP 800 standards
usp-795 | USP 795 | technical | USP chapter 795
sterile-compounding | Sterile compounding | technical | IV compounding; IV admixture; IV admixtures; <IV room; <IV preparation pharmacy; <TPN compounding; <chemotherapy compounding; aseptic compounding; laminar flow hood pharmacy; <Zytostatikaherstellung | pharmacy-compounding
automated-dispensing | Automated dispensing cabinets | tool | automated dispensing machines; automated dispensing systems; automated dispensing cabinet; automated medication dispensing; Kommissionierautomat Apotheke
pyxis | BD Pyxis | tool | Pyxis; Pyxis MedStation; Pyxis machine; Pyxis machines; Pyxis ES; Pyxis system | automated-dispensing
omnicell | Omnicell | tool | Omnicell cabinets; <OmniCell XT; Omnicell automated dispensing | automated-dispensing
acudose | AcuDose-Rx | tool | AcuDose; AcuDose Rx | automated-dispensing
scriptpro | ScriptPro | tool | ScriptPro robot; Script Pro | pharmacy-automation
parata | Parata? | tool | <Parata Max; Parata robot; <Parata PASS | pharmacy-automation | pharmacy; scriptpro; dispensing; prescriptions; pharmacist; vials
kirby-lester | Kirby Lester | tool | Kirby Lester counter; <KL1Plus | pharmacy-automation
pharmacy-automation | Pharmacy automation | technical | automated prescription filling; pharmacy robots; pharmacy robotics; <robotic dispensing; Kommissioniersysteme Apotheke; <medication carousel
pharmacy-software | Pharmacy management software | tool | pharmacy software; pharmacy information systems; pharmacy management system; Apothekensoftware; logiciel de gestion d'officine; software de farmacia; pharmacy systems | pharmacy
qs1 | QS/1 NRx | tool | QS/1; QS1; QS/1 pharmacy | pharmacy-software
pioneerrx | PioneerRx | tool | Pioneer Rx; PioneerRx pharmacy software | pharmacy-software
rx30 | Rx30 | tool | Rx30 pharmacy; RX30 pharmacy software; Transaction Data Systems Rx30 | pharmacy-software
enterpriserx | McKesson EnterpriseRx | tool | EnterpriseRx; Enterprise Rx | pharmacy-software
pdx-pharmacy | PDX Classic | tool | PDX pharmacy; PDX pharmacy system | pharmacy-software
rxconnect | RxConnect | tool | CVS RxConnect; RxConnect CVS | pharmacy-software
intercom-plus | Walgreens Intercom Plus | tool | Intercom Plus?; IC+ pharmacy; IntercomPlus | pharmacy-software | walgreens; pharmacy
epic-willow | Epic Willow | tool | Willow Inpatient; <Epic Willow Inpatient; <Willow Ambulatory; <Epic Willow Ambulatory | pharmacy-software
pharmnet | Cerner PharmNet | tool | PharmNet; Oracle Health PharmNet | pharmacy-software
frameworkltc | FrameworkLTC | tool | Framework LTC; SoftWriters FrameworkLTC | pharmacy-software
liberty-rx | Liberty pharmacy software | tool | Liberty Software pharmacy | pharmacy-software
lgpi-officine | LGPI Global Services | tool | LGPI pharmacie; Pharmagest LGPI | pharmacy-software
winpharma | Winpharma | tool | | pharmacy-software
pharmatechnik-ixos | PHARMATECHNIK IXOS | tool | IXOS Apotheke | pharmacy-software
adg-apotheke | ADG A3000 | tool | ADG A3000 Apotheke; A3000 Apothekensoftware | pharmacy-software
farmatic | Farmatic | tool | Farmatic Windows | pharmacy-software
clinical-pharmacy | Clinical pharmacy | technical | klinische Pharmazie; pharmacie clinique; farmacia clínica; clinical pharmacy services; <clinical pharmacist; <pharmacokinetics dosing | pharmacy
mtm | Medication therapy management | professional | MTM pharmacy; medication therapy management services; comprehensive medication review; medication reviews?; Medikationsmanagement; Medikationsanalyse; bilan partagé de médication | pharmacy | pharmacist; pharmacy; polypharmacy; mtm; pharmd
drug-utilization-review | Drug utilization review | professional | drug use review; drug utilisation review; medication use evaluation | pharmacy
drug-information | Drug information | professional | drug information services; drug information requests; medication information; Arzneimittelinformation
drug-interactions | Drug interactions | technical | drug-drug interactions; drug interaction checking; interaction screening?; Arzneimittelwechselwirkungen; interactions médicamenteuses; interacciones medicamentosas | | drug; pharmacy; pharmacist; medication
formulary-management | Formulary management | professional | drug formulary; <formulary review
anticoagulation | Anticoagulation management | professional | anticoagulation clinic; warfarin management; Coumadin clinic; warfarin dosing; Antikoagulation; anticoagulation therapy
antimicrobial-stewardship | Antimicrobial stewardship | professional | antibiotic stewardship; bon usage des antibiotiques
medication-counseling | Medication counseling | professional | medication counselling; pharmacist consultation; pharmacist counseling; counseling patients on medications; patient medication counseling; Arzneimittelberatung; conseil officinal; consejo farmacéutico
pharmacotherapy | Pharmacotherapy | technical | drug therapy; Pharmakotherapie; Arzneimitteltherapie; pharmacothérapie; farmacoterapia; therapeutics pharmacy
pharmacology | Pharmacology | technical | <clinical pharmacology; Pharmakologie; pharmacologie; farmacología
pharmacokinetics | Pharmacokinetics | technical | pharmacokinetic modeling; Pharmakokinetik; pharmacocinétique; farmacocinética; <population pharmacokinetics; <PK analysis | pharmacology
pharmacodynamics | Pharmacodynamics | technical | Pharmakodynamik; pharmacodynamie; farmacodinamia | pharmacology
pk-pd | PK/PD modeling | technical | PK/PD; pharmacokinetics and pharmacodynamics; PKPD; PK/PD analysis | pharmacokinetics; pharmacodynamics
drug-metabolism | Drug metabolism | technical | DMPK; ADME; ADME studies; drug metabolism and pharmacokinetics; Arzneistoffmetabolismus
dosage-calculations | Dosage calculations | technical | dosage calculation; drug calculations; medication calculations; dose calculation?; med math; pharmacy calculations; Dosisberechnung?; calcul de doses?; cálculo de dosis | | medication; medications; drug; pharmacy; nursing; Medikamente; médicaments; infirmier; infirmière; Pflege
controlled-substances | Handling controlled substances | professional | controlled substance handling; <narcotics counts; <narcotic count; <narcotic counts; controlled drugs; <controlled substance inventory; <schedule II drugs; controlled substances?; <controlled substance counts; Umgang mit Betäubungsmitteln; gestion des stupéfiants; <narcotic inventory | | pharmacy; pharmacist; medications; dea; dispensing; nurse; prescriptions; counts; medication
csos | CSOS? | tool | Controlled Substance Ordering System; CSOS ordering; DEA CSOS | | dea; controlled; ordering; pharmacy; schedule
drug-pricing-340b | 340B program | technical | 340B; 340B drug pricing; 340B compliance; 340B drug pricing program
pharmacy-inventory | Pharmacy inventory management | professional | pharmacy inventory; <medication inventory; <medication restocking; <medication stock; <drug ordering; <pharmacy ordering | pharmacy
pharmacy-billing | Pharmacy billing | professional | prescription billing; third-party pharmacy billing; prescription insurance billing; pharmacy claims; third party rejections pharmacy; <PBM adjudication; pharmacy insurance billing; Rezeptabrechnung; <rejected pharmacy claims; tiers payant pharmacie
pharmacy-benefit-management | Pharmacy benefit management | professional | pharmacy benefits?; pharmacy benefits management; PBM industry | | pbm; formulary; claims; express scripts; caremark; payer; rebate; rebates; medicare part d
ptcb | Certified Pharmacy Technician (CPhT) | certification | CPhT; <PTCB certified; certified pharmacy technician; <PTCB certification; pharmacy technician certification; pharmacy tech certification; <ExCPT; <PTCB? | pharmacy-technician-work | certified; certification; cpht
pharmacy-technician-work | Pharmacy technician work | professional | pharmacy technician; pharmacy tech | pharmacy
pharmacy-tech-license | Pharmacy technician registration | certification | pharmacy technician license; registered pharmacy technician; licensed pharmacy technician; pharmacy technician registration; state pharmacy technician license | pharmacy-technician-work
pta-germany | Pharmazeutisch-technischer Assistent (Germany) | certification | Pharmazeutisch-technische Assistentin; PTA Apotheke; PTA Ausbildung; pharmazeutisch technische Assistenz | pharmacy
pka-germany | Pharmazeutisch-kaufmännischer Angestellter (Germany) | certification | Pharmazeutisch-kaufmännische Angestellte; PKA Apotheke; PKA Ausbildung
preparateur-pharmacie | Préparateur en pharmacie (France) | certification | préparatrice en pharmacie; BP préparateur en pharmacie; brevet professionnel de préparateur en pharmacie; <DEUST préparateur technicien en pharmacie | pharmacy
tecnico-farmacia | Técnico en Farmacia (Spain) | certification | técnico en farmacia?; técnica en farmacia?; técnico en farmacia y parafarmacia; <técnico auxiliar de farmacia | pharmacy | grado; ciclo; fp; titulación; parafarmacia
pharmacist-license | Pharmacist licence | certification | licensed pharmacist; registered pharmacist; RPh; pharmacist license; R.Ph. | pharmacy
pharmd | Doctor of Pharmacy (PharmD) | certification | PharmD; Pharm.D.; Doctor of Pharmacy; Pharm D | pharmacy
bcps | Board Certified Pharmacotherapy Specialist (BCPS) | certification | BCPS?; board certified pharmacotherapy specialist; <BPS pharmacotherapy | clinical-pharmacy | pharmacist; pharmacotherapy; pharmd; bcacp; pharmacy
bcacp | Board Certified Ambulatory Care Pharmacist (BCACP) | certification | BCACP | clinical-pharmacy
bcop | Board Certified Oncology Pharmacist (BCOP) | certification | BCOP | clinical-pharmacy
bccp-critical | Board Certified Critical Care Pharmacist (BCCCP) | certification | BCCCP | clinical-pharmacy
apha-immunization | APhA Pharmacy-Based Immunization Delivery | certification | APhA immunization certified; APhA immunization; pharmacy-based immunization delivery | immunization
gphc-registration | GPhC registration (UK) | certification | GPhC registration; GPhC registered pharmacist; General Pharmaceutical Council registration | pharmacy
approbation-apotheker | Approbation als Apotheker (Germany) | certification | Approbation als Apothekerin; Apothekerapprobation | pharmacy
docteur-pharmacie | Diplôme d'État de docteur en pharmacie (France) | certification | docteur en pharmacie; doctorat en pharmacie | pharmacy

# Therapy and rehabilitation
physical-therapy | Physical therapy | professional | physiotherapy; <physical therapist; <outpatient physical therapy; Physiotherapie; kinésithérapie; <masso-kinésithérapie; fisioterapia; Krankengymnastik; <physical rehabilitation; <physical therapy techniques; <physiotherapist; <pediatric physical therapy; <orthopedic physical therapy
pt-aide | Physical therapy aide work | professional | physical therapy aide; PT aide; physical therapy technician; rehab aide?; rehab tech?; physiotherapy assistant | | physical; therapist; therapists; pt; exercises
pelvic-floor-therapy | Pelvic floor therapy | technical | pelvic floor physical therapy; pelvic health physical therapy; pelvic floor rehabilitation; Beckenbodentraining; rééducation périnéale; fisioterapia de suelo pélvico
vestibular-rehab | Vestibular rehabilitation | technical | vestibular therapy; vestibular rehab; rééducation vestibulaire
sports-physiotherapy | Sports physiotherapy | technical | sports physical therapy; Sportphysiotherapie; kinésithérapie du sport; fisioterapia deportiva | physical-therapy
neuro-rehab | Neurological rehabilitation | technical | neurorehabilitation; neuro rehab; stroke rehabilitation; rééducation neurologique; rehabilitación neurológica | rehabilitation
rehabilitation | Rehabilitation? | professional | rehabilitation services; rehabilitation therapy; <inpatient rehabilitation; <inpatient rehab; <outpatient rehab; medizinische Rehabilitation; rééducation; réadaptation; rehabilitación física; <acute rehab; <rehab nursing; <rehabilitation nursing | | patient; patients; therapy; therapist; nursing; physical; occupational; injury; clinic; stroke; disability; disabilities
pmr-medicine | Physical medicine | technical | physical medicine and rehabilitation; PM&R; rehabilitation medicine; physiatry; Physikalische und Rehabilitative Medizin; médecine physique et de réadaptation | medicine
manual-therapy | Manual therapy | technical | <joint mobilization; <joint mobilizations; <soft tissue mobilization; manuelle Therapie; thérapie manuelle; terapia manual | physical-therapy
iastm | Instrument-assisted soft tissue mobilization | technical | IASTM; instrument assisted soft tissue mobilization; <Graston technique; <Graston | manual-therapy
dry-needling | Dry needling | technical | trigger point dry needling; Dry-Needling; punción seca
mckenzie-method | McKenzie method | technical | McKenzie therapy; Mechanical Diagnosis and Therapy; McKenzie MDT; McKenzie-Therapie; méthode McKenzie
lymphedema-therapy | Lymphedema therapy | technical | lymphedema management; lymphoedema therapy; Lymphödemtherapie
clt-lymphedema | Certified Lymphedema Therapist (CLT) | certification | certified lymphedema therapist; <CLT-LANA; <LANA certified | lymphedema-therapy
kinesio-taping | Kinesio taping | technical | kinesiology tape; kinesiology taping; Kinesiotaping; <KT tape; vendaje neuromuscular; taping kinésiologique
kg-geraet | Krankengymnastik am Gerät | technical | KG-Gerät; medizinische Trainingstherapie; MTT Trainingstherapie
mulligan-concept | Mulligan concept | technical | Mulligan mobilization; Mulligan technique
maitland-concept | Maitland concept | technical | Maitland mobilization; Maitland-Konzept | manual-therapy
therapeutic-exercise | Therapeutic exercise | professional | therapeutic exercises; <gait training; <balance training for patients; <neuromuscular re-education; <home exercise programs; <home exercise program; <strengthening exercises for patients; <Gangschule; ejercicio terapéutico; <therapeutic activities? | physical-therapy | exercise; exercises; therapist; gait; strength; rom
aquatic-therapy | Aquatic therapy | technical | aqua therapy; aquatic physical therapy; Bewegungsbad; balnéothérapie?; hidroterapia?; hydrotherapy?; Hydrotherapie? | | physical; rehabilitation; patients; physiotherapy; kiné; kinésithérapie; Physiotherapie; fisioterapia; rééducation; therapist
pnf | Proprioceptive neuromuscular facilitation | technical | PNF-Konzept; PNF technique
bobath | Bobath concept | technical | Bobath; NDT Bobath; Bobath-Konzept; neurodevelopmental treatment; Bobath-Therapie; concepto Bobath
vojta | Vojta therapy | technical | Vojta-Therapie; Vojta method; thérapie Vojta
schroth | Schroth method | technical | Schroth-Therapie; Schroth therapy; <scoliosis-specific exercises
therapeutic-modalities | Therapeutic modalities | technical | <hot packs and cold packs; <hot/cold packs; <heat and cold therapy; <traction therapy; <iontophoresis; <paraffin baths; <hot packs?; <cold packs?; physical agent modalities | physical-therapy | therapy; patients; patient; ultrasound; stim; tens; chiropractic; therapist
electrotherapy | Electrotherapy | technical | electrical stimulation?; e-stim; <TENS units; <neuromuscular electrical stimulation; Elektrotherapie; électrothérapie; electroterapia; <TENS unit | | therapy; tens; patients; ultrasound; modalities; chiropractic; therapist; massage
therapeutic-ultrasound | Therapeutic ultrasound | technical | ultrasound therapy; Ultraschalltherapie
shockwave-therapy | Shockwave therapy | technical | shock wave therapy; ESWT; Stoßwellentherapie
laser-therapy | Low-level laser therapy | technical | cold laser therapy; LLLT; photobiomodulation
pt-license | Physical therapist licence (US) | certification | licensed physical therapist; PT license; physical therapist license | physical-therapy
dpt | Doctor of Physical Therapy (DPT) | certification | DPT?; Doctor of Physical Therapy | physical-therapy | physical; therapy; therapist; patients
pta-license | Physical therapist assistant licence (US) | certification | PTA license; licensed PTA; physical therapist assistant license; licensed physical therapist assistant; <physical therapist assistant? | physical-therapy | license; licensed; licensure; capte; state
ocs-pt | Orthopaedic Clinical Specialist (OCS) | certification | orthopedic clinical specialist; orthopaedic clinical specialist; board certified orthopedic physical therapist | physical-therapy
hcpc-physio | HCPC physiotherapist registration (UK) | certification | HCPC physiotherapist; HCPC registered physiotherapist | physical-therapy
mcsp | Chartered Society of Physiotherapy membership (UK) | certification | MCSP; Chartered Physiotherapist; CSP membership physiotherapy
physiotherapeut-de | Staatlich anerkannter Physiotherapeut (Germany) | certification | staatlich anerkannte Physiotherapeutin; Ausbildung zum Physiotherapeuten; staatlich anerkannter Physiotherapeut; staatlich geprüfter Physiotherapeut | physical-therapy
de-kine | Diplôme d'État de masseur-kinésithérapeute (France) | certification | DE masseur-kinésithérapeute; masseur-kinésithérapeute diplômé d'État; DEMK | physical-therapy
fisioterapeuta-es | Grado en Fisioterapia (Spain) | certification | graduado en fisioterapia; graduada en fisioterapia | physical-therapy
occupational-therapy | Occupational therapy | professional | <occupational therapist; <activity analysis OT; Ergotherapie; ergothérapie; terapia ocupacional; OT services; <fine motor skills development?; <adaptive equipment training | | occupational; therapist; sensory; sensorimotor; ot; pediatric
sensory-integration | Sensory integration | technical | sensory integration therapy; sensory processing?; sensorische Integration; intégration sensorielle; integración sensorial; Ayres Sensory Integration | | therapy; autism; occupational; therapist
hand-therapy | Hand therapy | technical | hand rehabilitation; Handtherapie; rééducation de la main; terapia de mano
cht-hand | Certified Hand Therapist (CHT) | certification | certified hand therapist; CHT hand therapy | hand-therapy
splint-fabrication | Splint fabrication | professional | splinting fabrication; custom splints; custom splinting; Schienenbau; thermoplastic splints
ot-license | Occupational therapist registration (US) | certification | <OTR/L; OTR?; licensed occupational therapist; occupational therapy license; OT license; occupational therapist registered; <NBCOT certified | occupational-therapy | occupational; therapist; therapy; nbcot; cota; rehab; rehabilitation; pediatric; slp
cota | Certified Occupational Therapy Assistant (COTA) | certification | COTA?; COTA/L; certified occupational therapy assistant; <OTA license | occupational-therapy | occupational; therapist; otr; rehab; snf; therapy
ergotherapeut-de | Staatlich anerkannter Ergotherapeut (Germany) | certification | staatlich anerkannte Ergotherapeutin; Ausbildung zum Ergotherapeuten; staatlich geprüfter Ergotherapeut | occupational-therapy
de-ergo | Diplôme d'État d'ergothérapeute (France) | certification | ergothérapeute diplômé d'État; DE ergothérapeute | occupational-therapy
hcpc-ot | HCPC occupational therapist registration (UK) | certification | HCPC registered occupational therapist; HCPC occupational therapist | occupational-therapy
speech-therapy | Speech-language pathology | professional | speech therapy; speech language pathology; speech pathology; <speech-language pathologist; <speech therapist; speech and language therapy; <articulation therapy; <language therapy; <voice therapy; Logopädie; Sprachtherapie; orthophonie; logopedia; fonoaudiología; <SLP?; speech and language pathology; <aphasia therapy; <stuttering therapy; <fluency therapy | | speech; language; therapy; therapist; pathologist; asha; ccc; students
aac | Augmentative and alternative communication | technical | AAC devices; augmentative communication; augmentative alternative communication; communication améliorée et alternative; comunicación aumentativa y alternativa
dysphagia | Dysphagia management | technical | dysphagia; <swallowing therapy; <swallowing evaluation; <Dysphagietherapie; <Schlucktherapie; dysphagia therapy; swallowing disorders; <VitalStim therapy; <VitalStim | speech-therapy
swallow-studies | Instrumental swallow studies | technical | modified barium swallow studies; <modified barium swallow; <MBSS swallow; <FEES swallowing study; swallow studies; videofluoroscopic swallow study; <videofluoroscopic swallowing study; <VFSS swallow
vitalstim | VitalStim certification | certification | VitalStim certified | dysphagia
slp-license | Certificate of Clinical Competence in Speech-Language Pathology (CCC-SLP) | certification | CCC-SLP | speech-therapy
slp-state-license | Speech-language pathologist licence (US) | certification | SLP license; licensed speech-language pathologist; speech pathologist license | speech-therapy
slpa | Speech-language pathology assistant (US) | certification | SLPA; speech-language pathology assistant?; SLPA license | | license; licensed; certified; registration; slpa; asha
logopaede-de | Staatlich anerkannter Logopäde (Germany) | certification | staatlich anerkannte Logopädin; staatlich geprüfter Logopäde; Ausbildung zum Logopäden | speech-therapy
orthophoniste-fr | Certificat de capacité d'orthophoniste (France) | certification | certificat de capacité en orthophonie; CCO orthophoniste | speech-therapy
respiratory-therapy | Respiratory therapy | professional | respiratory care; <respiratory therapist; <chest physiotherapy; <chest PT; <airway clearance; <Atemtherapie; <Atmungstherapie; <kinésithérapie respiratoire; terapia respiratoria
arterial-blood-gas | Arterial blood gas analysis | technical | arterial blood gas; arterial blood gases; ABGs; ABG analysis; <ABG draws; <arterial puncture; Blutgasanalyse; gazométrie artérielle; gasometría arterial; blood gas analysis
pulmonary-rehab | Pulmonary rehabilitation | professional | pulmonary rehab; Lungensport; réhabilitation respiratoire; rehabilitación pulmonar; pneumologische Rehabilitation
rrt | Registered Respiratory Therapist (RRT) | certification | RRT?; registered respiratory therapist; <RRT-NPS; <RRT-ACCS | crt-respiratory | respiratory; therapist; crt; nbrc
crt-respiratory | Certified Respiratory Therapist (CRT) | certification | CRT respiratory; certified respiratory therapist; CRT NBRC | respiratory-therapy
rcp-license | Respiratory care practitioner licence (US) | certification | RCP license; respiratory care practitioner; respiratory therapist license; licensed respiratory therapist | respiratory-therapy
atmungstherapeut-de | Atmungstherapeut (Germany) | certification | Atmungstherapeutin; Atmungstherapeut DGP; Fachweiterbildung Atmungstherapeut | respiratory-therapy
recreational-therapy | Recreational therapy | professional | recreation therapy; therapeutic recreation; terapia recreativa
resident-activities | Activities for residents | professional | resident activities; planning activities for residents; <leading group activities for residents; activities for seniors; activity programs for residents; activity therapy?; <activities director?; animation en EHPAD; Beschäftigungsangebote für Senioren; actividades para mayores | | residents; seniors; nursing; assisted; elderly; dementia
ctrs | Certified Therapeutic Recreation Specialist (CTRS) | certification | CTRS?; certified therapeutic recreation specialist | recreational-therapy | therapeutic; recreation; recreational; nctrc
creative-arts-therapies | Art therapy | technical | art psychotherapy; terapia artística; Kunsttherapie; art-thérapie; arteterapia
music-therapy | Music therapy | technical | Musiktherapie; musicothérapie; musicoterapia
mt-bc | Music Therapist Board Certified (MT-BC) | certification | MT-BC; board certified music therapist | music-therapy
atr-bc | Registered Art Therapist Board Certified (ATR-BC) | certification | ATR-BC; board certified art therapist | creative-arts-therapies
drama-therapy | Drama therapy | technical | dramatherapy; Dramatherapie; dramathérapie; dramaterapia
psychodrama | Psychodrama | technical | Psychodrama-Therapie; psychodrame; psicodrama
dance-therapy | Dance movement therapy | technical | dance therapy; dance/movement therapy; Tanztherapie; danse-thérapie; danzaterapia
animal-assisted-therapy | Animal-assisted therapy | technical | pet therapy; animal assisted interventions; tiergestützte Therapie; tiergestützte Intervention; médiation animale; terapia asistida con animales; <therapy dog handling; zoothérapie
equine-therapy | Equine-assisted therapy | technical | equine therapy; equine-assisted psychotherapy; Reittherapie; equithérapie; equinoterapia | animal-assisted-therapy
hippotherapy | Hippotherapy | technical | Hippotherapie; hippothérapie; hipoterapia | equine-therapy
therapeutic-riding | Therapeutic riding | technical | therapeutic horseback riding; therapeutisches Reiten; équitation thérapeutique; <PATH Intl certified instructor
prosthetics-orthotics | Prosthetics and orthotics | technical | Orthopädietechnik; orthoprothésiste; ortoprótesis; orthotics and prosthetics; Prothetik und Orthetik | prosthetics; orthotics
orthopaedieschuhtechnik | Orthopedic shoemaking | technical | Orthopädieschuhtechnik; Orthopädieschuhmacher; pedorthics; podo-orthèse; <diabetic shoe fitting
compression-stockings | Compression garment fitting | professional | compression stockings fitting; compression therapy garments; fitting compression stockings; Kompressionsstrümpfe anmessen
abc-cpo | Certified Prosthetist-Orthotist (CPO) | certification | certified prosthetist orthotist; certified prosthetist/orthotist | prosthetics-orthotics
prosthetics | Prosthetics? | technical | prosthetic fitting; <prosthetist; prosthetic limbs; Prothesenversorgung; prothésisation; <lower limb prosthetics | | orthotics; patients; limb; limbs; amputee; amputees; orthopedic; prosthetist; socket; orthotic
orthotics | Orthotics | technical | orthotic fitting; custom orthotics; orthopedic bracing; <foot orthotics; <orthotist; Orthesenversorgung; orthèses
durable-medical-equipment | Durable medical equipment | professional | DME?; durable medical equipment (DME); <DMEPOS; <wheelchairs and walkers; <medizinische Hilfsmittel; Hilfsmittelversorgung; HME?; <medical equipment setup; home medical equipment | | medical; medicare; patients; patient; billing; oxygen; wheelchairs; referrals; authorizations
wheelchair-fitting | Wheelchair fitting | professional | wheelchair seating; complex rehab technology; wheelchair evaluation; Rollstuhlversorgung; <custom wheelchairs
atp-resna | Assistive Technology Professional (ATP) | certification | assistive technology professional?; RESNA ATP; ATP certified?; <RESNA certified | | resna; assistive; wheelchair; wheelchairs; seating; rehab
dietetics | Clinical nutrition | technical | dietetics; <medical nutrition therapy; Diätetik; diététique; nutrition clinique; nutrición clínica; clinical dietetics; <therapeutic diets; <renal diets; <diabetic diets | nutrition | dietitian; diet; dietary; health; wellness; patients; clients; education; counseling; food; meal; meals; exercise; fitness; obesity
nutrition | Nutrition? | technical | human nutrition; nutrition science; Ernährungswissenschaft; Ernährungslehre; nutrición humana; sciences de la nutrition; ciencias de la nutrición; <nutritionist | | dietitian; diet; dietary; health; wellness; patients; clients; education; counseling; food; meal; meals; exercise; fitness; obesity
nutrition-education | Nutrition education | professional | teaching nutrition; nutrition classes; <nutrition workshops; Ernährungsbildung; éducation nutritionnelle; educación nutricional | nutrition
nutrition-counseling | Nutrition counseling | professional | nutritional counseling; nutritional counselling; nutrition counselling; dietary counseling; Ernährungsberatung; conseil en nutrition; consejo nutricional; asesoramiento nutricional | nutrition
nutrition-assessment | Nutrition assessment | professional | nutritional assessment; nutritional assessments; nutrition assessments; <nutrition screening; Ernährungsassessment; évaluation nutritionnelle; valoración nutricional | nutrition
diet-planning | Diet planning | professional | diet plans; dietary planning; creating diet plans; Ernährungspläne; plans alimentaires; planes de alimentación | nutrition
registered-dietitian | Registered dietitian | certification | registered dietitian; registered dietician; RDN; registered dietitian nutritionist; <CDR registered; registered dietitian (RD) | dietetics
licensed-dietitian | Licensed dietitian (US) | certification | licensed dietitian nutritionist; LDN dietitian; dietitian license | dietetics
ndtr | Dietetic technician registration (NDTR) | certification | NDTR; dietetic technician registered
diaetassistent-de | Diätassistent (Germany) | certification | Diätassistentin; staatlich anerkannter Diätassistent; staatlich anerkannte Diätassistentin | dietetics
bts-dietetique | BTS Diététique (France) | certification | BTS diététicien; BTS Diététique et nutrition | dietetics

# Radiology
radiography | Radiography? | technical | x-ray imaging?; taking x-rays; radiographic imaging?; diagnostic radiography?; radiologic technology; <radiographic positioning; <portable x-rays; <digital radiography?; <computed radiography?; <plain film x-ray; conventional radiography?; Röntgendiagnostik; radiographie?; radiografía?; rayos X?; x-ray?; x-rays?; xray?; <radiographs?; Röntgen?; <radiographer?; <mobile radiography; <trauma radiography | medical-imaging | patient; patients; radiology; radiologic; arrt; imaging; hospital; clinic; chest; positioning; mri; radiographic; medical; Patienten; mammography; fluoroscopy; ultrasound; dexa; bone density; radiographer; hôpital; paciente; pacientes; dental; medical imaging; sonography; ct; nhs; hcpc; anatomy
medical-imaging | Medical imaging | technical | diagnostic imaging; imagerie médicale; bildgebende Verfahren; medizinische Bildgebung; diagnóstico por imagen; imágenes diagnósticas
radiology | Radiology | technical | <radiologist; <diagnostic radiology; radiologie; radiología; <neuroradiology; <teleradiology; <radiology reporting | medicine
interventional-radiology | Interventional radiology | technical | radiologie interventionnelle; interventionelle Radiologie; radiología intervencionista
radiology-nursing | Radiology nursing | professional | imaging nursing; radiology nurse | nursing
ct-scanning | Computed tomography | technical | CT scanning; CT imaging; <CT technologist; computed tomography (CT); computerized tomography; Computertomographie; tomodensitométrie; scanner médical; tomografía computarizada; performing CT scans; performed CT scans; perform CT scans; CT scan acquisition | medical-imaging
contrast-injection | Contrast media administration | professional | contrast media injection; IV contrast administration; contrast injection; Kontrastmittelgabe; injection de produits de contraste
mri | MRI? | technical | magnetic resonance imaging; MRI scanning; <MRI technologist; MR imaging; MRT?; Magnetresonanztomographie; Kernspintomographie; resonancia magnética; IRM médicale; IRM?; resonancia magnética nuclear; performing MRI scans; performed MRI scans | medical-imaging | imagerie; radiologie; scanner; patients; médicale; médical; hôpital; CT; Röntgen; Radiologie; Patienten; radiology; Ultraschall; Bildgebung; mri; x-ray; ultrasound; scan; scans; brain; hospital; technologist; neuroimaging; fmri; sonography; tesla; magnetic; mammography; imaging; patient; medical; fluoroscopy; pacs
fmri | Functional MRI | technical | fMRI; functional magnetic resonance imaging; IRM fonctionnelle; funktionelle MRT
mri-safety | MRI safety | professional | MR safety; MRI screening; MR-Sicherheit
arrt-mr | ARRT MRI registration | certification | R.T.(MR); ARRT(MR); RT(MR); ARRT MRI; MRI registered technologist | mri
arrt-ct | ARRT CT registration | certification | R.T.(CT); ARRT(CT); RT(CT); ARRT CT | ct-scanning
ultrasound-imaging | Diagnostic ultrasound | technical | sonography; diagnostic medical sonography; ultrasound imaging; ultrasonography; <abdominal ultrasound; <doppler ultrasound; <sonographer; Sonographie; Ultraschalldiagnostik; échographie; ecografía; ultrasound? | medical-imaging | sonographer; patient; patients; imaging; rdms; ardms; obstetric; diagnostic; mri; radiology; vascular; sonography; abdominal; medical
pocus | Point-of-care ultrasound | technical | POCUS; bedside ultrasound; point of care ultrasound; Notfallsonographie; échographie clinique | ultrasound-imaging
vascular-ultrasound | Vascular ultrasound | technical | vascular sonography; duplex ultrasound; <carotid duplex; <venous doppler; Gefäßsonographie; Duplexsonographie; écho-doppler; ecografía doppler | ultrasound-imaging
ob-ultrasound | Obstetric ultrasound | technical | OB ultrasound; obstetrical ultrasound; obstetric sonography; OB/GYN ultrasound; OB/GYN sonography; <nuchal translucency ultrasound; échographie obstétricale; ecografía obstétrica | ultrasound-imaging
breast-ultrasound | Breast ultrasound | technical | breast sonography; Mammasonographie; échographie mammaire; ecografía mamaria | ultrasound-imaging
echocardiography | Echocardiography | technical | cardiac sonography; <transesophageal echocardiography; <transthoracic echocardiography; <stress echo; cardiac ultrasound; Echokardiographie; échocardiographie; ecocardiografía; performing echocardiograms; performed echocardiograms | ultrasound-imaging
pediatric-echo | Pediatric echocardiography | technical | fetal echocardiography; congenital echocardiography | echocardiography
mammography | Mammography | technical | <digital mammography; <tomosynthesis; <mammography technologist; Mammographie; mamografía; performing mammograms; performed mammograms | radiography
breast-imaging | Breast imaging | technical | Mammadiagnostik; imagerie du sein
mqsa | Mammography Quality Standards Act (US) | technical | MQSA; MQSA compliance; MQSA standards
arrt-m | ARRT mammography registration | certification | ARRT(M); R.T.(R)(M); RT(R)(M); R.T.(M); ARRT mammography; registered mammographer | mammography; arrt
bone-densitometry | Bone densitometry | technical | DEXA; DXA; bone density testing; Knochendichtemessung; ostéodensitométrie; densitometría ósea; performing DEXA scans; performing bone density scans
fluoroscopy | Fluoroscopy | technical | <fluoroscopic procedures; <barium studies; <barium enemas; Durchleuchtung? | medical-imaging | Patienten; Röntgen; Radiologie; Klinik; Strahlenschutz; C-Bogen
c-arm | C-arm operation | technical | C-arm; surgical C-arm; C-arm fluoroscopy; mini C-arm; C-Bogen; arco en C | fluoroscopy
fluoroscopy-permit | Fluoroscopy permit (US) | certification | fluoroscopy license; fluoroscopy permit; fluoroscopy certification; California fluoroscopy permit | fluoroscopy
angiography | Angiography | technical | Angiographie; angiografía; <cerebral angiography
nuclear-medicine | Nuclear medicine | technical | <nuclear medicine technologist; Nuklearmedizin; médecine nucléaire; medicina nuclear; <nuclear imaging; <gamma cameras
radiopharmaceuticals | Radiopharmaceuticals | technical | radiopharmaceutical preparation; radiotracers; Radiopharmaka; radiopharmaceutiques; radiofármacos
cnmt | Certified Nuclear Medicine Technologist (CNMT) | certification | CNMT; <NMTCB certified; nuclear medicine technologist certification | nuclear-medicine
pet-ct | Positron emission tomography (PET) | technical | <PET-CT; positron emission tomography; Positronen-Emissions-Tomographie; tomografía por emisión de positrones; PET imaging; performing PET scans; <PET/CT
spect | SPECT imaging | technical | SPECT/CT; single-photon emission computed tomography
radiation-therapy | Radiation therapy | technical | radiotherapy; radiation treatment; <radiation therapist; Strahlentherapie; radiothérapie; radioterapia; <IMRT; <stereotactic radiosurgery
radiation-oncology | Radiation oncology | technical | Radioonkologie; radio-oncologie; oncología radioterápica; <radiation oncologist | medicine
linac | Medical linear accelerators | technical | linear accelerator?; linac?; linacs?; Linearbeschleuniger Medizin; accélérateur linéaire médical | | radiation; therapy; oncology; patients; varian; elekta; medical; radiotherapy; dosimetry
truebeam | Varian TrueBeam | tool | TrueBeam; TrueBeam linac | linac
eclipse-tps | Varian Eclipse | tool | Eclipse treatment planning; Varian Eclipse TPS | radiation-planning
aria-oncology | ARIA oncology information system | tool | ARIA OIS; Varian ARIA; <ARIA oncology
mosaiq | MOSAIQ | tool | Elekta MOSAIQ; MOSAIQ oncology
raystation | RayStation | tool | RaySearch RayStation | radiation-planning
radiation-planning | Radiation treatment planning | technical | radiotherapy treatment planning; Bestrahlungsplanung; dosimétrie en radiothérapie; planificación de radioterapia; <IMRT planning; <VMAT planning | dosimetry
dosimetry | Medical dosimetry | technical | dosimetry?; radiation dosimetry?; Dosimetrie?; dosimétrie?; dosimetría?; <dosimetrist | | oncology; radiotherapy; treatment; cancer; linac; planning; Strahlentherapie; radiothérapie; radioterapia; patients
cmd-dosimetrist | Certified Medical Dosimetrist (CMD) | certification | certified medical dosimetrist; CMD dosimetry | dosimetry
brachytherapy | Brachytherapy | technical | HDR brachytherapy; Brachytherapie; curiethérapie; braquiterapia | radiation-therapy
medical-physics | Medical physics | technical | Medizinphysik; Medizinische Physik; physique médicale; física médica; radiation physics? | | medical; therapy; oncology; hospital; radiotherapy; radiology; imaging
rtt | ARRT radiation therapy registration | certification | R.T.(T); ARRT(T); RT(T); ARRT radiation therapy | radiation-therapy
radiation-safety | Radiation safety | technical | <dosimeter badges; <lead shielding; <ALARA principles; protección radiológica; <radiation safety officer
fachkunde-strahlenschutz | Fachkunde im Strahlenschutz (Germany) | certification | Fachkunde im Strahlenschutz; Fachkunde Strahlenschutz; <Strahlenschutzbeauftragter Medizin | radiation-safety
kenntnisse-strahlenschutz-de | Kenntnisse im Strahlenschutz (Germany) | certification | Röntgenschein; Kenntnisse im Strahlenschutz
pacs | PACS? | technical | picture archiving and communication system; picture archiving and communication systems; PACS administration; PACS systems; <PACS administrator | | radiology; dicom; imaging; mri; ris; patient; ct; ultrasound; medical; hospital; x-ray; mammography; hl7; radiologist; radiologists; emr; epic
ris | Radiology information systems | technical | radiology information system; RIS system; Radiologieinformationssystem
dicom | DICOM | technical | DICOM standard; DICOM images; DICOM viewer
synapse-pacs | Fujifilm Synapse | tool | Fuji Synapse; Synapse PACS; Fujifilm Synapse PACS | pacs
mckesson-pacs | McKesson Radiology | tool | McKesson PACS; Change Healthcare Radiology Solutions; McKesson Horizon Radiology | pacs
agfa-impax | Agfa IMPAX | tool | IMPAX PACS | pacs
agfa-enterprise-imaging | Agfa Enterprise Imaging | tool | | pacs
sectra | Sectra | tool | <Sectra PACS; <Sectra IDS7 | pacs
ge-centricity-pacs | GE Centricity PACS | tool | Centricity PACS; Centricity Universal Viewer | pacs
philips-intellispace | Philips IntelliSpace PACS | tool | IntelliSpace PACS; Philips iSite; iSite PACS | pacs
merge-pacs | Merge PACS | tool | IBM Merge PACS; Merative Merge PACS | pacs; merge-healthcare
merge-healthcare | Merge Healthcare | tool | Merge imaging software | pacs
orbis-ris | ORBIS RIS | tool | Dedalus ORBIS RIS; Agfa ORBIS RIS | ris
arrt | ARRT radiography registration | certification | ARRT; ARRT certified; ARRT certification; registered radiologic technologist; R.T.(R); RT(R); ARRT registered; ARRT registration; registered radiographer ARRT; ARRT(R) | radiography
rt-state-license | Radiologic technologist licence (US) | certification | radiologic technologist license; x-ray license; state radiologic technologist license; CRT license radiography | radiography
limited-xray | Limited scope x-ray licence (US) | certification | limited x-ray license; limited scope x-ray; limited permit x-ray; <basic x-ray machine operator
mtra-de | Medizinischer Technologe für Radiologie (Germany) | certification | MTR Radiologie; Medizinische Technologin für Radiologie; MTRA; Medizinisch-technische Radiologieassistentin; medizinisch-technischer Radiologieassistent | radiography
manip-radio | Manipulateur en électroradiologie médicale (France) | certification | manipulateur en électroradiologie?; manipulatrice en électroradiologie?; diplôme d'État de manipulateur en électroradiologie; manip radio?; <DTS imagerie médicale | radiography | diplôme; diplômé; diplômée; état; dts; école
hcpc-radiographer | HCPC radiographer registration (UK) | certification | HCPC radiographer; HCPC registered radiographer; HCPC diagnostic radiographer | radiography
tsid-es | Técnico Superior en Imagen para el Diagnóstico (Spain) | certification | técnico superior en imagen para el diagnóstico; TSID; técnico superior en imagen para el diagnóstico y medicina nuclear; <técnico en radiodiagnóstico | radiography
ardms | Registered Diagnostic Medical Sonographer (RDMS) | certification | RDMS?; registered diagnostic medical sonographer | ardms-registration | sonographer; ultrasound; ardms; obstetric; abdomen; sonography
ardms-registration | ARDMS registration | certification | ARDMS; ARDMS certified; ARDMS registered
rvt-sonography | Registered Vascular Technologist (RVT) | certification | RVT sonography; registered vascular technologist; RVT ARDMS | ardms-registration
rdcs | Registered Diagnostic Cardiac Sonographer (RDCS) | certification | RDCS; registered diagnostic cardiac sonographer | ardms-registration
rcs-cci | Registered Cardiac Sonographer (RCS) | certification | registered cardiac sonographer; RCS CCI | echocardiography

# Medical assisting
medical-assisting | Medical assisting | professional | <medical assistant; <clinical medical assistant; <back office medical assistant; <assisting physicians; <assist physicians; <assisted physicians; <assisting physician; <assisting with examinations; <assisting physicians with procedures; <assist with exams; <auxiliar médico; <asistente médico; <assistante médicale; medical assistant skills; <back office medical assisting; <assisting physicians with exams | patient-care
mfa-germany | Medizinische Fachangestellte (Germany) | certification | Medizinischer Fachangestellter; MFA Arztpraxis; MFA Ausbildung; Arzthelferin; Arzthelfer | medical-assisting
medical-assistant-procedures | Assisting with medical procedures | professional | procedure assistance?; assisting with minor procedures; Assistenz bei Eingriffen; <assisting with in-office procedures | | patients; physician; exam; minor; clinic; biopsies; biopsy; nurse
rooming-patients | Rooming patients | professional | patient rooming; preparing patients for examination; prepping patients; <exam room preparation; <preparing exam rooms; <exam room setup; <preparing examination rooms; preparing patients for exams; <stocking exam rooms; <prepare patients for exams; <escorting patients to exam rooms | patient-care
patient-flow | Patient flow management | professional | patient flow; clinic flow; patient throughput; flux patients; gestión de flujo de pacientes
bed-management | Hospital bed management | professional | bed management; patient placement; bed assignment?; bed control?; Belegungsmanagement?; gestion des lits; gestión de camas | | hospital; patients; patient; admissions; placement; Klinik; Krankenhaus; Patienten; Station
medical-assistant-certification | Medical assistant certification (US) | certification | certified medical assistant; medical assistant certification; certified medical assisting | medical-assisting
cma-aama | Certified Medical Assistant (AAMA) | certification | CMA (AAMA); CMA AAMA; AAMA certified | medical-assistant-certification
ccma | Certified Clinical Medical Assistant (CCMA) | certification | CCMA?; certified clinical medical assistant; NHA CCMA | medical-assistant-certification | medical; assistant; nha; phlebotomy; clinical
rma-amt | Registered Medical Assistant (RMA) | certification | RMA medical assistant; registered medical assistant; RMA AMT; RMA (AMT) | medical-assistant-certification
ncma | National Certified Medical Assistant (NCMA) | certification | NCMA?; NCCT medical assistant | medical-assistant-certification | medical; assistant; ncct
cmac | Clinical Medical Assistant Certification (CMAC) | certification | CMAC medical assistant; CMAC AMCA | medical-assistant-certification
nha-certification | NHA certification | certification | NHA certified; National Healthcareer Association certification
amt-certification | American Medical Technologists certification | certification | AMT certification?; AMT certified? | | medical; phlebotomy; rma; laboratory; assistant; americans
ekg-certification | Certified EKG Technician (CET) | certification | CET certification?; certified EKG technician | ekg-certificate | ekg; nha; cardiac; telemetry
ekg-certificate | EKG certification | certification | EKG certified; ECG certified; EKG certificate; ECG certification
crat | Certified Rhythm Analysis Technician (CRAT) | certification | CRAT; certified rhythm analysis technician | telemetry
cct-cardiographic | Certified Cardiographic Technician (CCT) | certification | certified cardiographic technician; CCT CCI | ekg
point-of-care-testing | Point-of-care testing | professional | POCT; point of care testing; <CLIA-waived tests; <CLIA waived testing; <waived testing; <rapid strep test; <strep tests; <rapid strep; <urine dipstick; <pregnancy testing; <in-house lab tests; <in-office lab tests; <hemoglobin A1c testing
drug-screening | Drug screening? | professional | drug screens?; urine drug screens?; drug testing collection; <breath alcohol testing; <DOT drug screens?; <urine drug testing; <pre-employment drug screens?; dépistage de drogues; Drogenscreening | | urine; collection; collections; specimen; specimens; clinic; breath; collector; phlebotomy; vitals
dot-collector | DOT urine specimen collector (US) | certification | DOT collector; DOT urine collector; DOT specimen collector; certified DOT collector | drug-screening
bat-certification | Breath alcohol technician (US) | certification | breath alcohol technician; BAT certified?; breath alcohol technician certification | drug-screening | alcohol; breath; dot; collector
i-stat | i-STAT | tool | Abbott i-STAT; iSTAT analyzer; i-STAT analyzer | point-of-care-testing
medical-equipment-operation | Medical equipment operation | professional | operating medical equipment; medical device operation; operation of medical equipment; medizinische Geräte bedienen; <medical equipment? | | patient; patients; operating; operate; nurse; nursing; clinical; hospital; vitals
medical-supplies | Medical supplies | professional | restocking medical supplies; medical supply inventory; medical supplies; medizinisches Verbrauchsmaterial; gestion du matériel médical; stocking medical supplies
medical-equipment-cleaning | Cleaning medical equipment | professional | disinfecting medical equipment; equipment disinfection in care; Desinfektion medizinischer Geräte
health-screening | Health screening? | professional | health screenings?; <wellness screenings?; <biometric screening?; <biometric screenings?; <cholesterol screening; dépistage sanitaire | | patients; blood; glucose; cholesterol; nurse; vision; hearing; clinic; outreach; vaccinations; immunizations; health fairs; community; phlebotomy; public health
vision-screening | Vision screening | professional | vision screenings; vision and hearing screening; eye screening; <hearing and vision screenings; Sehtest; dépistage visuel
scoliosis-screening | Scoliosis screening | professional | scoliosis screenings
health-risk-assessment | Health risk assessments | professional | health risk assessment
preventive-medicine | Preventive medicine | technical | preventive care?; preventive health?; preventive healthcare?; Präventivmedizin; Vorsorgeuntersuchungen?; médecine préventive; medicina preventiva | | patienten; arztpraxis; praxis; arzt; hausarzt; blutentnahme; ekg; sprechstunde; patients; pediatric; chronic; screenings; physician; immunizations; medicine; clinic; nurse; epidemiology; public health; diagnosis

# Laboratory medicine
clinical-laboratory | Clinical laboratory testing | technical | medical laboratory; clinical lab; medical laboratory science; laboratory medicine; clinical laboratory science; <medical laboratory technology; laboratory diagnostics; Labormedizin; Laboratoriumsmedizin; medizinisches Labor; biologie médicale; analyses médicales; análisis clínicos; laboratorio clínico; medical laboratory testing; diagnostic laboratory testing | laboratory-techniques
clinical-chemistry | Clinical chemistry | technical | klinische Chemie; chimie clinique; química clínica | clinical-laboratory
roche-cobas | Roche cobas | tool | Cobas analyzer; <cobas 6000; <cobas 8000; <cobas Integra | chemistry-analyzers
beckman-au | Beckman Coulter AU | tool | <AU5800; <AU680; Beckman AU analyzer | chemistry-analyzers
siemens-dimension | Siemens Dimension | tool | <Dimension Vista; <Dimension EXL; Dade Behring Dimension | chemistry-analyzers
siemens-atellica | Siemens Atellica | tool | Atellica Solution | chemistry-analyzers
vitros | VITROS | tool | Ortho Vitros; <Vitros 5600; Vitros analyzer; <Vitros 250 | chemistry-analyzers
abbott-architect | Abbott ARCHITECT | tool | Architect analyzer; <Architect i2000; <Architect c8000; <Architect ci8200 | chemistry-analyzers
abbott-alinity | Abbott Alinity | tool | Alinity ci; Alinity analyzer
immunoassays-clinical | Clinical immunoassays | technical | immunoassay analyzers; clinical immunology testing; chemiluminescence immunoassay | clinical-laboratory
chemistry-analyzers | Clinical chemistry analyzers | technical | chemistry analyzers; chemistry analyzer; automated chemistry analyzers | clinical-chemistry
hematology-lab | Laboratory hematology | technical | <hematology analyzers; <complete blood count; <CBC?; <CBC differentials; <manual differentials; <blood smears; hematology?; <complete blood counts; <peripheral blood smears; Hämatologie?; hématologie?; hematología? | clinical-laboratory | laboratory; lab; testing; chemistry; coagulation; urinalysis; microbiology; blood; analyzers; Labor; laboratoire; laboratorio; labs; differential; differentials; patients
sysmex | Sysmex analyzers | tool | Sysmex; <Sysmex XN; <Sysmex XE-5000; <Sysmex XN-1000 | hematology-lab
coulter-counter | Coulter Counter | tool | Beckman Coulter Counter
coulter-dxh | Beckman Coulter DxH | tool | Coulter DxH; <DxH 800; <DxH 900 | hematology-lab
coagulation-testing | Coagulation testing | technical | coagulation analysis; <PT/INR; <INR testing; <aPTT; Gerinnungsdiagnostik; hémostase; pruebas de coagulación; coagulation? | clinical-laboratory | hematology; urinalysis; inr; blood; analyzers
urinalysis | Urinalysis | technical | urinalyses; urine analysis; urinalysis testing; Urinanalyse; Urinstatus; analyse d'urine; análisis de orina; uroanálisis; <urine microscopy; <UA testing? | clinical-laboratory | urine; urinalysis; lab; medical; phlebotomy
blood-banking | Blood banking | technical | blood bank; immunohematology; <crossmatching?; <cross-matching?; <blood typing; <antibody identification; <ABO/Rh typing; Immunhämatologie; Blutbank; banco de sangre | clinical-laboratory | blood; abo; transfusion; antibody
transfusion-medicine | Transfusion medicine | technical | Transfusionsmedizin; médecine transfusionnelle; medicina transfusional
plasma-collection | Plasma collection | professional | plasmapheresis; plasma donation; plasma center; donor plasmapheresis; Plasmaspende; plasmaphérèse; <donor phlebotomy | phlebotomy
apheresis | Apheresis | technical | therapeutic apheresis; <plateletpheresis; stem cell apheresis; Apherese; aphérèse; aféresis
blood-donation | Blood donation services | professional | blood donation?; blood donor screening; <donor screening; Blutspende; don du sang; donación de sangre | | donors; donor; phlebotomy; collection; transfusion
clinical-microbiology | Clinical microbiology | technical | diagnostic microbiology; <antimicrobial susceptibility testing; <susceptibility testing?; <antibiotic susceptibility testing; <blood cultures; <culture and sensitivity?; <throat cultures; medizinische Mikrobiologie; microbiologie médicale; microbiología clínica | clinical-laboratory | urine; bacterial; microbiology; specimens; antibiotic; antimicrobial; isolates
bd-bactec | BD BACTEC | tool | BACTEC; BACTEC FX | clinical-microbiology
vitek | VITEK 2 | tool | Vitek; bioMérieux VITEK | clinical-microbiology
microscan | MicroScan WalkAway | tool | MicroScan; Beckman MicroScan | clinical-microbiology
parasitology | Parasitology | technical | Parasitologie; parasitología; clinical parasitology; ova and parasite exams
mycology | Mycology | technical | Mykologie; micología; medical mycology
clinical-virology | Clinical virology | technical | diagnostic virology; viral diagnostics; <viral load testing; Virologische Diagnostik
histology | Histology | technical | histotechnology; <tissue processing; <tissue embedding; <paraffin embedding; <tissue sectioning; <H&E staining; <hematoxylin and eosin; <histotechnician; Histologie; histología; <hematoxylin and eosin staining
histopathology | Histopathology | technical | Histopathologie; histopatología | pathology
microtomy | Microtomy | technical | microtome; microtomes; <cryosectioning; <cryostat?; <cryostat sectioning; Mikrotomie; microtomía | histology | tissue; histology; sectioning; sections; staining; microtome; immunohistochemistry
tissue-grossing | Gross examination of tissue | technical | tissue grossing; grossing specimens; surgical grossing; gross dissection; Zuschnitt Pathologie; macroscopie en anatomopathologie
ascp-htl | Histotechnologist certification (HTL) | certification | HTL(ASCP); histotechnologist HTL; HTL ASCP | histology
ascp-ht | Histotechnician certification (HT) | certification | HT(ASCP); HT ASCP; certified histotechnician | histology
pathologists-assistant | Pathologists' assistant certification (US) | certification | PA(ASCP); certified pathologists' assistant; <pathologists' assistant | tissue-grossing
cytology-lab | Cytology | technical | <cytotechnology; cytopathology; <pap smear screening; Zytologie; cytologie; citología; <fine needle aspiration cytology
cytogenetics | Cytogenetics | technical | <karyotyping; chromosome analysis; <FISH analysis?; <fluorescence in situ hybridization analysis; Zytogenetik; cytogénétique; citogenética | | karyotyping; cytogenetic; chromosome; chromosomal; hybridization; probes; karyotype; molecular
pap-smears | Pap smears | professional | pap smear; pap tests; cervical smear tests; collecting pap smears; cervical screening; frottis cervical; citología cervical
ascp-ct | Cytotechnologist certification (CT) | certification | CT(ASCP); certified cytotechnologist; <SCT(ASCP) | cytology-lab
toxicology-lab | Toxicology testing | technical | <drug confirmation testing; <toxicology laboratory; <clinical toxicology testing
forensic-toxicology | Forensic toxicology | technical | forensische Toxikologie; toxicologie médico-légale; toxicología forense
clinical-toxicology | Clinical toxicology | technical | medical toxicology; klinische Toxikologie; toxicologie clinique; toxicología clínica
therapeutic-drug-monitoring | Therapeutic drug monitoring | technical | therapeutisches Drug Monitoring
clia | CLIA regulations (US) | technical | CLIA regulations; Clinical Laboratory Improvement Amendments; CLIA compliance; CLIA certified lab; CLIA standards; CLIA guidelines; CLIA laboratory; CLIA-certified; CLIA? | | laboratory; lab; waived; cap; specimen; specimens; hipaa
cap-accreditation | CAP laboratory accreditation | technical | CAP inspection; CAP accreditation; CAP regulations; College of American Pathologists; CAP-accredited laboratory; CAP standards laboratory; CAP inspections; <CAP proficiency testing
cola-accreditation | COLA laboratory accreditation | technical | COLA accreditation; COLA inspection; COLA accredited
iso-15189 | ISO 15189 | technical | ISO15189; DIN EN ISO 15189; NF EN ISO 15189; <COFRAC 15189
rilibaek | RiliBÄK | technical | Rili-BÄK; Richtlinie der Bundesärztekammer zur Qualitätssicherung
ascp | Medical Laboratory Scientist (MLS) | certification | MLS(ASCP); medical laboratory scientist certification; <MT(ASCP); <medical technologist certification; <medical laboratory scientist? | clinical-laboratory | ascp; certified; mls; certification; license
ascp-mlt | Medical Laboratory Technician (MLT) | certification | MLT(ASCP); MLT certification; medical laboratory technician certification; <certified medical laboratory technician; <MLT(AMT) | clinical-laboratory
ascp-bor | ASCP certification | certification | ASCP certified; ASCP Board of Certification; ASCP BOC; <ASCP? | | certified; certification; laboratory; technologist; technician; board; mls; mlt; pathology; phlebotomy
cls-license | Clinical laboratory scientist licence (US) | certification | clinical laboratory scientist license; CLS license; California CLS license; licensed clinical laboratory scientist | clinical-laboratory
mtla-de | Medizinischer Technologe für Laboratoriumsanalytik (Germany) | certification | Medizinische Technologin für Laboratoriumsanalytik; MTLA; MTL Labor; medizinisch-technischer Laboratoriumsassistent; medizinisch-technische Laboratoriumsassistentin | clinical-laboratory
technicien-labo-medical | Technicien de laboratoire médical (France) | certification | technicienne de laboratoire médical?; technicien de laboratoire médical?; DE technicien de laboratoire médical | clinical-laboratory | diplôme; état; institut
bts-bioanalyses-fr | BTS Bioanalyses en laboratoire de biologie médicale (France) | certification | BTS bioanalyses; BTS analyses de biologie médicale; BTS biologie médicale

# Public health
public-health | Public health | technical | <public health programs; public health practice; santé publique; salud pública; öffentliche Gesundheit; öffentliches Gesundheitswesen; <public health policy
population-health | Population health management | professional | population health; population health programs; gestion de la santé des populations; salud poblacional
community-health | Community health | professional | community health programs; community-based health; santé communautaire; salud comunitaria
global-health | Global health | technical | international health; <global health programs; globale Gesundheit; santé mondiale; salud global
epidemiology | Epidemiology | technical | epidemiological studies; <epidemiologist; epidemiologic methods; Epidemiologie; épidémiologie; epidemiología; epidemiologic research; epidemiological research | public-health
disease-surveillance | Disease surveillance | professional | infectious disease surveillance; public health surveillance; epidemiological surveillance; Surveillance von Infektionskrankheiten; surveillance épidémiologique; vigilancia epidemiológica | epidemiology
outbreak-investigation | Outbreak investigation | professional | outbreak investigations; outbreak response; investigation d'épidémies; investigación de brotes; Ausbruchsuntersuchung | epidemiology
contact-tracing | Contact tracing | professional | contact tracer; COVID-19 contact tracing; Kontaktnachverfolgung; traçage des contacts; rastreo de contactos
health-education | Health education | professional | <health educator; <community health education; <wellness education; educación sanitaria; educación para la salud; éducation à la santé; Gesundheitsbildung; Gesundheitsaufklärung
health-promotion | Health promotion | professional | health promotion programs; Gesundheitsförderung?; promotion de la santé; promoción de la salud | | prävention; projekte; kurse; gesundheitswissenschaft; krankenkasse; public; konzepte; setting
health-coaching | Health coaching | professional | health coach; wellness coaching; wellness coach; Gesundheitscoaching; coaching santé; coaching de salud
nbc-hwc | National board certified health coach (NBC-HWC) | certification | NBC-HWC; NBHWC; national board certified health and wellness coach | health-coaching
ches | Certified Health Education Specialist (CHES) | certification | CHES?; certified health education specialist | health-education | health; education; mches; public health; nchec; wellness
mches | Master Certified Health Education Specialist (MCHES) | certification | MCHES; master certified health education specialist | ches
smoking-cessation | Smoking cessation counseling | professional | smoking cessation?; tobacco cessation?; tobacco treatment; Raucherentwöhnung; sevrage tabagique; deshabituación tabáquica; <tobacco treatment specialist | | counseling; patients; clients; nurse; pharmacist; counselor; nicotine; intervention; smokers; quitline; health education; prevention; public health; motivational
health-fairs | Health fairs | professional | community health fairs; organizing health fairs; Gesundheitsmessen; ferias de salud
health-literacy | Health literacy | technical | Gesundheitskompetenz; littératie en santé; alfabetización en salud
community-health-worker | Community health work | professional | <community health worker; community health outreach; health outreach; <CHW?; promotora de salud; <promotores de salud | public-health | community; health; outreach; clients; worker; workers
certified-chw | Certified community health worker (US) | certification | certified community health worker; CCHW; CHW certification | community-health-worker
health-program-evaluation | Health policy | professional | <health policy analysis; Gesundheitspolitik; politique de santé; política sanitaria; política de salud
health-evaluation | Public health program evaluation | professional | health program evaluation; evaluation of health programs; évaluation de programmes de santé | public-health
health-services-research | Health services research | technical | healthcare services research; Versorgungsforschung; recherche sur les services de santé; investigación en servicios de salud
health-needs-assessment | Community health assessment | professional | health needs assessment; community health needs assessment; CHNA
maternal-child-health | Maternal and child health | technical | maternal child health; maternal health; Mutter-Kind-Gesundheit; santé maternelle et infantile; salud materno-infantil; MCH programs
cph | Certified in Public Health (CPH) | certification | CPH certification; certified in public health; CPH NBPHE | public-health
mph | Master of Public Health (MPH) | certification | MPH?; Master of Public Health; Master's in public health | public-health | epidemiology; biostatistics; public health; phd; master; masters; degree; university; bachelor; mba
health-economics | Health economics | technical | Gesundheitsökonomie; économie de la santé; economía de la salud
heor | Health economics and outcomes research (HEOR) | technical | HEOR; health economics and outcomes research; HE&OR; health outcomes research; <pharmacoeconomics; Pharmakoökonomie; farmacoeconomía | health-economics

# Veterinary
veterinary-medicine | Veterinary medicine | technical | veterinary care; animal medicine; veterinary practice; <veterinarian; Tiermedizin; Veterinärmedizin; médecine vétérinaire; medicina veterinaria; <veterinary surgeon | | animals; animal; clinic; dogs; cats; patients; technician; surgery; medicine; pets; doctor
small-animal-medicine | Small animal medicine | technical | companion animal medicine; small animal practice; Kleintiermedizin; médecine des animaux de compagnie; medicina de pequeños animales | veterinary-medicine
large-animal-medicine | Large animal medicine | technical | large animal practice; Großtiermedizin; Nutztiermedizin; food animal medicine; <bovine medicine; médecine rurale vétérinaire; medicina de grandes animales | veterinary-medicine
equine-medicine | Equine medicine | technical | equine practice; Pferdemedizin; médecine équine; medicina equina; equine veterinary | veterinary-medicine
exotic-animal-medicine | Exotic animal medicine | technical | exotics medicine; avian and exotic medicine | veterinary-medicine
veterinary-technician | Veterinary nursing | professional | <veterinary technician; <vet tech; <veterinary nurse; animal nursing; <veterinary technology; veterinary technician work
veterinary-assisting | Veterinary assisting | professional | veterinary assistant; vet assistant; auxiliar veterinario; auxiliar de veterinaria; auxiliaire vétérinaire; assistant vétérinaire
animal-restraint | Animal restraint | professional | animal handling and restraint; restraining animals; restrain animals; <small animal restraint; <large animal restraint; contention animale; sujeción de animales; Fixieren von Tieren
animal-vaccination | Animal vaccination | professional | animal vaccinations; vaccinating animals; pet vaccinations; Impfung von Tieren; vaccination des animaux
tfa-germany | Tiermedizinische Fachangestellte (Germany) | certification | Tiermedizinischer Fachangestellter; TFA Ausbildung; Tierarzthelferin; Tierarzthelfer | veterinary-technician
asv-france | Auxiliaire spécialisé vétérinaire (France) | certification | auxiliaire spécialisée vétérinaire; ASV vétérinaire; diplôme ASV | veterinary-assisting
rvn-uk | Registered veterinary nurse (UK) | certification | RVN; registered veterinary nurse | veterinary-technician
veterinary-surgery | Veterinary surgery | technical | animal surgery; <spay and neuter; <spays and neuters; cirugía veterinaria; Tierchirurgie; chirurgie vétérinaire | veterinary-medicine
veterinary-anesthesia | Veterinary anesthesia | technical | anesthesia monitoring in animals; animal anesthesia; anesthetic monitoring veterinary; Veterinäranästhesie; anesthésie vétérinaire; anestesia veterinaria
veterinary-dentistry | Veterinary dentistry | technical | animal dental cleanings; veterinary dental cleanings; canine dental prophylaxis; Tierzahnheilkunde; dentisterie vétérinaire; odontología veterinaria
veterinary-surgical-assisting | Veterinary surgical assisting | professional | surgical prep animals; assisting in veterinary surgery; veterinary surgery assistance
veterinary-radiology | Veterinary radiology | technical | veterinary radiography; animal x-rays; veterinary imaging; radiographs of animals; radiologie vétérinaire; radiología veterinaria
veterinary-dermatology | Veterinary dermatology | technical | Tierdermatologie; dermatologie vétérinaire
veterinary-pathology | Veterinary pathology | technical | Veterinärpathologie; pathologie vétérinaire; patología veterinaria
veterinary-public-health | Veterinary public health | technical | santé publique vétérinaire; salud pública veterinaria
veterinary-license | Veterinarian licence | certification | licensed veterinarian; veterinary license; veterinarian license
dvm | Doctor of Veterinary Medicine (DVM) | certification | DVM; VMD?; Doctor of Veterinary Medicine; Veterinary Medical Doctor | veterinary-medicine | veterinary; penn; animal; veterinarian; dvm
mrcvs | MRCVS (UK) | certification | Member of the Royal College of Veterinary Surgeons | veterinary-medicine
approbation-tierarzt | Approbation als Tierarzt (Germany) | certification | tierärztliche Approbation; Approbation als Tierärztin | veterinary-medicine
vet-tech-credential | Veterinary technician credential (US) | certification | <RVT veterinary; <licensed veterinary technician; <certified veterinary technician; <registered veterinary technician; <LVMT?; credentialed veterinary technician; <CVT?; <LVT? | veterinary-technician | veterinary; vet; animal; animals; veterinarian; clinic; canine; surgery; anesthesia; vtne; pet
vts | Veterinary Technician Specialist (VTS) | certification | veterinary technician specialist | vet-tech-credential
veterinary-software | Veterinary practice software | technical | veterinary practice management software; veterinary PIMS; Tierarztpraxis-Software
avimark | AVImark | tool | Covetrus AVImark; Avi-Mark | veterinary-software
idexx-cornerstone | IDEXX Cornerstone | tool | Cornerstone veterinary; Cornerstone practice management; IDEXX Cornerstone software | veterinary-software
ezyvet | ezyVet | tool | IDEXX ezyVet; ezy Vet | veterinary-software
impromed | ImproMed | tool | Covetrus ImproMed; <ImproMed Infinity | veterinary-software
vetspire | Vetspire | tool | | veterinary-software
easyvet | easyVET | tool | VetZ easyVET | veterinary-software
idexx-analyzers | IDEXX analyzers | tool | IDEXX VetLab; <IDEXX Catalyst; <IDEXX ProCyte; IDEXX laboratory equipment
vetport | VETport | tool | VETport software | veterinary-software
digitail | Digitail | tool | Digitail veterinary software | veterinary-software
provet-cloud | Provet Cloud | tool | Provet veterinary software | veterinary-software
euthanasia-animal | Animal euthanasia | professional | humane euthanasia; pet euthanasia; euthanasie animale; Euthanasie von Tieren
cet-euthanasia | Certified Euthanasia Technician (US) | certification | certified euthanasia technician; euthanasia certified; euthanasia technician certification | euthanasia-animal
shelter-medicine | Shelter medicine | technical | animal shelter medicine; shelter veterinary medicine
laboratory-animal-care | Laboratory animal care | technical | lab animal care; <laboratory animal technician; animales de laboratorio; <mouse handling; <rodent handling; <rodent husbandry; <lab animal husbandry | | laboratory; lab; mice; mouse; rodent; rats; iacuc; vivarium; research; rabbits
mouse-colony-management | Mouse colony management | technical | mouse colony maintenance; mouse breeding; mouse colonies; rodent colony management; Mauszucht | laboratory-animal-care
in-vivo-studies | In vivo studies | technical | in vivo experiments; in vivo research; in vivo experimentation; animal studies; expérimentation animale; Tierversuche; experimentación animal; <animal dosing; <oral gavage; <preclinical in vivo studies
animal-models | Animal models | technical | <mouse models; animal models of disease; Tiermodelle; modèles animaux; modelos animales; <rat models; <xenograft models
rodent-surgery | Rodent surgery | technical | rodent survival surgery; mouse surgery
iacuc | IACUC protocols | technical | IACUC; IACUC compliance; Institutional Animal Care and Use Committee; animal use protocols
alat | Assistant Laboratory Animal Technician (ALAT) | certification | ALAT certification; assistant laboratory animal technician?; AALAS ALAT | laboratory-animal-care | alat; aalas; certified
lat-aalas | Laboratory Animal Technician (LAT) | certification | LAT certification; AALAS LAT; laboratory animal technician certification | alat
latg | Laboratory Animal Technologist (LATG) | certification | LATG; laboratory animal technologist?; AALAS LATG | lat-aalas | latg; aalas; certified
felasa | FELASA certification | certification | <FELASA B; <FELASA C; <FELASA A; FELASA course; FELASA?; FELASA certificate; FELASA accredited course | laboratory-animal-care | certificate; course; accredited; certified; kategorie; category
versuchstierkunde | Laboratory animal science | technical | Versuchstierkunde; science des animaux de laboratoire; ciencia del animal de laboratorio | laboratory-animal-care
`;

export const substitutes = String.raw`
acute-units | acute hospital units | 0.4 | critical-care; emergency-nursing; medical-surgical; progressive-care; pacu
maternal-newborn-units | maternity and newborn units | 0.3 | labor-and-delivery; postpartum-care; antepartum-care
older-people-care | care of older people | 0.5 | elderly-care; long-term-care; dementia-care; assisted-living; geriatric-nursing
daily-living-help | help with daily living | 0.5 | adl-assistance; bathing-hygiene; feeding-patients; incontinence-care
moving-patients | moving patients | 0.5 | ambulation; patient-transfers; range-of-motion
oxygen-and-nebulizers | respiratory support | 0.4 | oxygen-therapy; nebulizer-treatments; noninvasive-ventilation
operating-room-roles | operating room roles | 0.4 | operating-room; surgical-technology; surgical-assisting
primary-care-specialities | primary care for adults | 0.5 | family-medicine; internal-medicine
imaging-methods | X-ray based imaging | 0.4 | radiography; ct-scanning; fluoroscopy
ultrasound-methods | ultrasound examinations | 0.3 | vascular-ultrasound; ob-ultrasound; echocardiography; breast-ultrasound
laboratory-disciplines | disciplines of the medical laboratory | 0.4 | clinical-chemistry; hematology-lab; blood-banking; clinical-microbiology; coagulation-testing
tissue-disciplines | tissue and cell preparation | 0.4 | histology; cytology-lab
care-management-roles | managing patients' care | 0.5 | nurse-case-management; care-coordination; discharge-planning; transitional-care
dental-chairside | work at the dental chair | 0.4 | dental-assisting; dental-radiography; dental-impressions
pharmacy-work | pharmacy work | 0.4 | dispensing-medication; prescription-processing; pharmacy-inventory
infusion-pump-products | infusion pumps | 0.6 | alaris; infusomat; baxter-spectrum; plum-360
level-of-care-criteria | level-of-care criteria | 0.6 | interqual; mcg-guidelines
dispensing-cabinet-products | automated dispensing cabinets | 0.6 | pyxis; omnicell; acudose
pharmacy-robots | pharmacy automation | 0.5 | scriptpro; parata; kirby-lester
pharmacy-systems | pharmacy management software | 0.5 | qs1; pioneerrx; rx30; enterpriserx; pdx-pharmacy; rxconnect; intercom-plus; liberty-rx; frameworkltc
hospital-pharmacy-systems | hospital pharmacy software | 0.5 | epic-willow; pharmnet
european-pharmacy-systems | pharmacy management software in Europe | 0.4 | lgpi-officine; winpharma; pharmatechnik-ixos; adg-apotheke; farmatic
pacs-products | picture archiving systems | 0.6 | synapse-pacs; mckesson-pacs; agfa-impax; sectra; ge-centricity-pacs; philips-intellispace; merge-pacs; agfa-enterprise-imaging; merge-healthcare
veterinary-systems | veterinary practice software | 0.6 | avimark; idexx-cornerstone; ezyvet; impromed; vetspire; easyvet; vetport; digitail; provet-cloud
intraoral-scanners | intraoral scanners | 0.6 | itero; trios-scanner
treatment-planning-systems | radiation treatment planning systems | 0.6 | eclipse-tps; raystation
oncology-record-systems | oncology information systems | 0.6 | aria-oncology; mosaiq
chemistry-analyzer-products | clinical chemistry analyzers | 0.5 | roche-cobas; beckman-au; siemens-dimension; siemens-atellica; vitros; abbott-architect; abbott-alinity
hematology-analyzer-products | hematology analyzers | 0.6 | sysmex; coulter-dxh
microbiology-analyzer-products | identification and susceptibility systems | 0.6 | vitek; microscan
medical-assistant-certificates | medical assistant certifications (US) | 0.6 | cma-aama; ccma; rma-amt; ncma; cmac
manual-therapy-concepts | manual therapy concepts | 0.4 | mckenzie-method; maitland-concept; mulligan-concept
`;
