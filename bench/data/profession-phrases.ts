/** What resumes of one profession are made of. Everything in here is invented. */
export interface ProfessionPhrases {
  /** Newest position first. */
  titles: readonly string[];
  employers: readonly string[];
  degree: string;
  school: string;
  skills: readonly string[];
  /** Sentences of work done; `#` is a number. */
  duties: readonly string[];
}

export const PROFESSIONS: readonly ProfessionPhrases[] = [
  {
    titles: ['Senior Backend Developer', 'Backend Developer', 'Software Engineer', 'Junior Web Developer'],
    employers: ['Larkmoor Systems GmbH', 'Fennel & Birch Software Ltd', 'Quillhaven Labs', 'Brightwater Digital Inc.'],
    degree: 'Bachelor of Science in Computer Science',
    school: 'University of Harrowmere',
    skills:
      'TypeScript, Node.js, Java, Spring Boot, PostgreSQL, MongoDB, Kafka, RabbitMQ, Docker, Kubernetes, AWS, Terraform, Go, Redis, GraphQL, REST APIs, Git, Jenkins, Linux, SQL'.split(
        ', ',
      ),
    duties: [
      'Designed REST APIs in TypeScript and Node.js that served # requests a day for the booking platform',
      'Moved # services from virtual machines to Kubernetes with Terraform and cut the monthly bill by # percent',
      'Tuned slow PostgreSQL queries and added indexes, so that reports took # seconds instead of minutes',
      'Introduced Kafka for order events and replaced nightly batch jobs written in Java',
      'Led a team of # engineers, held code reviews and planned the sprints with the product owner',
      'Wrote integration tests and set up continuous integration with Jenkins and Docker',
      'Took part in the on-call rota and wrote post-mortems that removed # recurring faults',
    ],
  },
  {
    titles: ['Charge Nurse', 'Registered Nurse', 'Staff Nurse', 'Nursing Assistant'],
    employers: ['Aldervale General Hospital', 'Saint Orla Clinic', 'Mossbridge Care Home', 'Tarn Valley Health Centre'],
    degree: 'Bachelor of Science in Nursing',
    school: 'Eastmarch College of Nursing',
    skills:
      'Wound care, Medication administration, Patient assessment, Triage, CPR, Infection control, Electronic health records, Patient education, IV therapy, Phlebotomy, Care planning, Critical care, ICU, BLS, ACLS, Vital signs, Discharge planning'.split(
        ', ',
      ),
    duties: [
      'Cared for up to # patients a shift on a surgical ward, with wound care, IV therapy and pain management',
      'Assessed patients on admission, recorded vital signs and kept the electronic health records up to date',
      'Led a team of # nurses and assistants, wrote the rota and trained new colleagues in infection control',
      'Gave medication and checked doses with the pharmacy; no error in # months',
      'Explained treatment and discharge planning to patients and their families in plain words',
      'Took part in a study on falls that lowered their number by # percent within a year',
      'Assisted physicians with lumbar punctures, catheter insertion and bedside procedures',
    ],
  },
  {
    titles: ['Finance Manager', 'Senior Accountant', 'Accountant', 'Accounts Payable Clerk'],
    employers: ['Wexcombe Trading Ltd', 'Orrin & Vale Accountants', 'Hollin Foods GmbH', 'Pellworth Estates'],
    degree: 'Master of Science in Accounting and Finance',
    school: 'Northolm Business School',
    skills:
      'Month-end close, General ledger, Accounts payable, Accounts receivable, SAP, Microsoft Excel, Budgeting, Forecasting, IFRS, US GAAP, Payroll, VAT returns, Financial reporting, QuickBooks, Auditing, Cash flow management, Variance analysis'.split(
        ', ',
      ),
    duties: [
      'Closed the books of # companies each month within # working days and explained the variances to the board',
      'Reconciled bank accounts, suppliers and intercompany balances in SAP with a volume of # million euros',
      'Prepared VAT returns, payroll journals and the annual accounts under IFRS for the external auditors',
      'Built budgets and rolling forecasts in Microsoft Excel for # cost centres',
      'Managed a team of # accountants and set goals, reviews and training plans',
      'Shortened the collection of receivables by # days with a new dunning process',
      'Moved the general ledger from QuickBooks to SAP without a day of downtime',
    ],
  },
  {
    titles: ['Warehouse Supervisor', 'Forklift Operator', 'Order Picker', 'Warehouse Worker'],
    employers: ['Ostwind Logistics', 'Granby Freight Services', 'Penhallow Stores', 'Kestrel Distribution LLC'],
    degree: 'High School Diploma',
    school: 'Marsh Lane Secondary School',
    skills:
      'Forklift operation, Inventory management, Order picking, Shipping and receiving, Warehouse management systems, Workplace safety, Cycle counting, Packing, Loading and unloading, Pallet jack, RF scanners, Quality inspection, Team leadership, Scheduling'.split(
        ', ',
      ),
    duties: [
      'Loaded and unloaded # trucks a day by forklift and checked the goods against the delivery notes',
      'Counted stock every week with RF scanners and brought inventory accuracy to # percent',
      'Planned shifts for # workers, trained new ones and ran the daily safety briefing',
      'Picked and packed # orders a shift with an error rate below one percent',
      'Rearranged the racks by turnover, which shortened the way for each order by # metres',
      'Kept the yard clean, reported damage and took pallets out of use that were not safe',
      'Worked with carriers on pick-up times and solved late deliveries by telephone',
    ],
  },
  {
    titles: ['Marketing Director', 'Marketing Manager', 'Content Marketing Specialist', 'Marketing Assistant'],
    employers: ['Silverfinch Media', 'Thistle & Rowe Agency', 'Meadowlark Outdoor Co.', 'Corvane Retail Group'],
    degree: 'Bachelor of Arts in Marketing',
    school: 'Calder University',
    skills:
      'SEO, Google Analytics, Content marketing, Email marketing, HubSpot, Google Ads, Social media marketing, Copywriting, Adobe Photoshop, Brand management, Market research, Salesforce, A/B testing, Campaign management, Budgeting'.split(
        ', ',
      ),
    duties: [
      'Planned campaigns on search, social media and e-mail with a budget of # thousand euros a quarter',
      'Raised organic traffic by # percent with SEO, new landing pages and a content plan for two years',
      'Directed a department of # people and the work of three outside agencies',
      'Wrote case studies, newsletters and press releases and edited those of others',
      'Tested subject lines and landing pages, read the results in Google Analytics and kept what worked',
      'Organised # trade fairs, from the booking of the stand to the follow-up of leads in HubSpot',
      'Ran market research among # customers and renewed the positioning of the brand',
    ],
  },
  {
    titles: ['Head of Science Department', 'Science Teacher', 'Mathematics Teacher', 'Teaching Assistant'],
    employers: ['Elmsworth High School', 'Saint Bryn Academy', 'Riverbend Community School', 'Hartley Primary School'],
    degree: 'Master of Education',
    school: 'Wyndham Teachers College',
    skills:
      'Lesson planning, Classroom management, Curriculum development, Differentiated instruction, Student assessment, Special education, Google Classroom, Microsoft Office, Parent communication, Mentoring, STEM education, Laboratory safety'.split(
        ', ',
      ),
    duties: [
      'Taught physics and chemistry to # classes of pupils between 12 and 18 years of age',
      'Planned lessons for different levels and adapted the material for pupils with special needs',
      'Led a department of # teachers, divided the timetable and watched lessons with feedback afterwards',
      'Prepared pupils for their final examinations; the pass rate rose by # percent',
      'Held parent evenings, wrote reports and talked with families about progress and behaviour',
      'Started a robotics club with # members that won a regional prize',
      'Renewed the laboratory rules and trained colleagues in laboratory safety',
    ],
  },
  {
    titles: ['Site Manager', 'Lead Electrician', 'Electrician', 'Apprentice Electrician'],
    employers: ['Dunmore Construction Ltd', 'Voltbridge Electric', 'Harbour & Sons Builders', 'Castle Row Contractors'],
    degree: 'Associate Degree in Electrical Technology',
    school: 'Brackwell Technical College',
    skills:
      'Electrical wiring, Blueprint reading, Conduit bending, Troubleshooting, PLC programming, Motor controls, Preventive maintenance, OSHA, AutoCAD, Fire alarm systems, Project scheduling, Cost estimation, Hand tools, Power tools'.split(
        ', ',
      ),
    duties: [
      'Installed wiring, panels and lighting in # apartments and two schools from blueprints',
      'Found faults in motor controls and PLC cabinets and put them right within the shift',
      'Planned the work of # electricians, ordered material and kept the schedule with the general contractor',
      'Tested circuits, wrote the records and handed the plant over to the inspector without complaint',
      'Bent conduit, pulled cable and set up temporary power on sites of up to # square metres',
      'Estimated the cost of changes and agreed them with the architect and the client',
      'Held toolbox talks on safety; # days without an accident',
    ],
  },
  {
    titles: ['Data Scientist', 'Data Analyst', 'Business Intelligence Analyst', 'Research Assistant'],
    employers: [
      'Novalune Insurance AG',
      'Peregrine Analytics',
      'Stonebridge Bank plc',
      'Institute for Coastal Research',
    ],
    degree: 'Ph.D. in Statistics',
    school: 'Technical University of Lindholm',
    skills:
      'Python, R, SQL, pandas, scikit-learn, TensorFlow, Tableau, Power BI, Machine learning, Statistical analysis, A/B testing, Data visualization, Apache Spark, Airflow, Natural language processing, Time series analysis, Excel'.split(
        ', ',
      ),
    duties: [
      'Built models in Python and scikit-learn that foresee cancellations # weeks ahead',
      'Wrote SQL for # dashboards in Tableau and Power BI that the sales department opens every morning',
      'Cleaned and joined data of # million policies with Spark and Airflow',
      'Explained results to people outside the field, with charts that can be read without a legend',
      'Designed A/B tests and evaluated them with Bayesian methods',
      'Guided # students through their theses and reviewed their code',
      'Published # papers on time series analysis in journals with peer review',
    ],
  },
];
