/**
 * Occupations that people change between without being trained anew, and that share more than their typical skills and families say: as
 * `nearness | occupation id | ids of those near it`, the nearness from 0 to 100, of both to each other. 75 is much the same work beside another name, 60 is work that many of the others could do, 45 is work
 * that overlaps. Written for this taxonomy, from what recruiters fill from each other; families of classifications have borders that work has not.
 */
export const nearOccupations = String.raw`
# Projects and products
75 | project-manager | technical-project-manager; it-project-manager; digital-project-manager; e-commerce-project-manager; construction-project-manager
75 | it-project-manager | e-commerce-project-manager; engineering-project-manager
75 | technical-project-manager | engineering-project-manager
60 | engineering-project-manager | construction-project-manager
75 | program-manager | technical-program-manager
60 | program-manager | technical-project-manager; it-project-manager; digital-project-manager; e-commerce-project-manager; engineering-project-manager; construction-project-manager
60 | project-coordinator | project-administrator
45 | project-manager | scrum-master; management-consultant; product-manager; business-analyst
45 | program-manager | product-manager; operations-manager
45 | business-analyst | product-owner; scrum-master; it-project-manager
# Data and software
60 | business-analyst | it-business-analyst; systems-analyst; data-analyst; business-intelligence-analyst
45 | data-analyst | financial-analyst; market-research-analyst
45 | market-research-analyst | statistician
60 | data-engineer | database-developer
45 | data-engineer | backend-developer; database-administrator; python-developer
60 | database-developer | etl-developer
45 | database-developer | database-administrator; backend-developer; business-intelligence-developer
45 | data-scientist | research-scientist
45 | machine-learning-engineer | python-developer; software-developer
45 | research-scientist | statistician
75 | software-developer | full-stack-developer; backend-developer; java-developer; dot-net-developer; python-developer
60 | software-developer | web-developer; frontend-developer; mobile-developer; software-architect
75 | full-stack-developer | backend-developer; java-developer; dot-net-developer; python-developer
60 | web-developer | backend-developer; java-developer; mobile-developer
45 | web-developer | web-designer
45 | embedded-software-engineer | electronics-engineer
60 | embedded-systems-engineer | firmware-engineer; electronics-engineer; electrical-engineer
60 | systems-administrator | devops-engineer; site-reliability-engineer; cloud-engineer; network-engineer
60 | network-engineer | network-security-engineer
45 | network-engineer | security-engineer
45 | cloud-engineer | security-engineer
60 | cloud-architect | enterprise-architect; software-architect; solutions-architect
45 | solutions-architect | presales-consultant; sales-engineer; it-consultant
60 | it-consultant | crm-consultant
60 | sap-consultant | crm-consultant; erp-consultant
45 | it-consultant | systems-analyst; it-support-specialist; systems-administrator
45 | it-manager | it-project-manager; systems-administrator
45 | it-support-specialist | customer-support-specialist
60 | information-security-officer | security-engineer
60 | game-designer | game-developer
# Design
60 | graphic-designer | ux-designer; ui-designer; web-designer
60 | web-designer | ux-designer; multimedia-designer
45 | architect | interior-designer
60 | cabinet-maker | carpenter; joiner
45 | copywriter | journalist; technical-writer
# Money
60 | accountant | finance-manager; financial-analyst
60 | accounting-manager | finance-manager
60 | financial-controller | finance-manager; finance-director; chief-financial-officer
60 | financial-analyst | cost-accountant; management-accountant
45 | financial-analyst | accounting-manager; financial-controller
60 | payroll-specialist | accounting-clerk; accounting-technician; bookkeeper
45 | payroll-specialist | accountant
45 | compliance-officer-corporate | internal-auditor; risk-analyst; risk-manager
45 | internal-auditor | risk-analyst; risk-manager
60 | billing-specialist | medical-biller
45 | accounts-receivable-specialist | medical-biller
45 | bank-teller | cashier; customer-service-representative
45 | financial-advisor | sales-representative
45 | insurance-agent | sales-representative
# Offices and people
45 | administrative-assistant | customer-service-representative; hr-assistant
45 | hr-assistant | office-clerk
60 | receptionist | hotel-receptionist; medical-receptionist
45 | hotel-receptionist | medical-receptionist
45 | customer-service-representative | data-entry-clerk; retail-sales-associate; cashier
60 | customer-service-representative | inside-sales-representative
45 | office-manager | operations-manager; facilities-manager
45 | corporate-trainer | teacher; tutor
45 | instructional-designer | teacher
# Selling, marketing and events
60 | account-manager | customer-success-manager; advertising-account-manager
45 | account-manager | advertising-manager; digital-marketing-specialist
45 | advertising-sales-representative | media-buyer
45 | sales-representative | retail-sales-associate
45 | inside-sales-representative | retail-sales-associate
45 | business-development-manager | marketing-manager; management-consultant; strategy-manager
60 | product-marketing-manager | brand-manager; digital-marketing-manager; marketing-director; marketing-manager
45 | product-marketing-manager | product-manager
45 | event-manager | catering-manager
# Purchasing, storing and moving
60 | category-manager | procurement-manager; purchasing-agent; sourcing-manager; strategic-sourcing-specialist
60 | retail-buyer | purchasing-agent; merchandising-manager
60 | merchandising-manager | purchasing-agent
60 | production-planner | demand-planner; inventory-planner; supply-planner
60 | dispatcher | fleet-manager; transport-planner
60 | fleet-manager | transport-planner
45 | freight-forwarder | transport-planner
45 | logistics-coordinator | transport-planner
45 | delivery-driver | postal-worker; warehouse-worker
45 | courier | warehouse-worker
45 | retail-stock-clerk | stock-controller; warehouse-worker
45 | retail-sales-associate | stock-controller
# Engineering, making and mending
60 | quality-engineer | quality-inspector; quality-technician; quality-manager; quality-assurance-specialist
75 | supplier-quality-engineer | supplier-development-engineer
45 | quality-engineer | supplier-development-engineer
60 | quality-engineer | supplier-quality-engineer
60 | test-technician | test-engineer; engineering-technician; electronics-technician; electrical-engineering-technician; mechanical-engineering-technician
60 | lean-manager | industrial-engineer; process-engineer; production-engineer; manufacturing-engineer
45 | manufacturing-engineer | production-manager
45 | operations-manager | production-manager; plant-manager
45 | general-manager | plant-manager
45 | production-supervisor | team-leader
60 | production-supervisor | shift-supervisor
60 | machine-operator | packer
60 | production-worker | packer
60 | assembler | packer
60 | electrician | electronics-technician; electrical-engineering-technician; mechatronics-technician; maintenance-technician
45 | electrician | industrial-mechanic
60 | industrial-electrician | electronics-technician; electrical-engineering-technician; maintenance-technician; field-service-engineer; mechatronics-technician
45 | industrial-electrician | industrial-mechanic
60 | maintenance-technician | electronics-technician; electrical-engineering-technician; building-caretaker; handyman
60 | industrial-mechanic | mechatronics-technician
60 | building-maintenance-technician | building-caretaker; handyman
60 | hvac-technician | plumber; heating-technician
45 | hvac-technician | pipefitter
60 | pipefitter | welder
45 | pipefitter | boilermaker; metal-fabricator; sheet-metal-worker
60 | aircraft-mechanic | avionics-technician
60 | aircraft-inspector | avionics-technician
# Building and places
75 | civil-engineer | site-engineer
60 | site-engineer | structural-engineer
45 | civil-engineer | construction-manager; construction-project-manager; site-manager
45 | facilities-manager | construction-manager; construction-project-manager
60 | facilities-manager | property-manager; maintenance-manager
60 | facilities-coordinator | maintenance-manager
45 | maintenance-manager | property-manager
75 | occupational-health-and-safety-specialist | safety-engineer
60 | occupational-health-and-safety-specialist | construction-safety-inspector
60 | environmental-engineer | environmental-expert; environmental-scientist; sustainability-manager
45 | environmental-scientist | sustainability-manager
# Health, care and teaching
60 | nursing-instructor | registered-nurse
45 | nursing-instructor | nurse-practitioner; public-health-nurse
60 | case-manager | nurse-case-manager
45 | case-manager | utilization-review-nurse
45 | clinical-research-coordinator | registered-nurse
45 | paramedic | registered-nurse
60 | medical-assistant | patient-care-technician; nursing-assistant
45 | medical-assistant | dental-assistant; orderly
60 | laboratory-technician | medical-laboratory-technician
45 | laboratory-technician | medical-laboratory-technologist; quality-technician
60 | biomedical-scientist | medical-laboratory-technician
45 | quality-technician | biological-technician; chemical-laboratory-technician
45 | chemical-engineer | analytical-chemist; chemist
45 | health-services-manager | healthcare-consultant
45 | school-counselor | psychologist; psychotherapist
60 | doctoral-researcher | university-professor; college-instructor
45 | translator | language-teacher; english-teacher
# Guests, shops and sport
45 | waiter | cafeteria-worker
45 | barista | cashier; retail-sales-associate; cafeteria-worker
45 | fast-food-worker | cashier; retail-sales-associate
45 | kitchen-manager | restaurant-manager; food-service-manager; catering-manager
45 | restaurant-manager | store-manager
60 | store-manager | department-manager; branch-manager
60 | assistant-store-manager | department-manager; branch-manager
60 | retail-supervisor | department-manager; branch-manager
60 | personal-trainer | sports-coach
45 | personal-trainer | gym-manager
60 | security-guard | doorman
45 | security-supervisor | doorman
`;
