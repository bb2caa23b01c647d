/** Families of occupations, as `slug | label`. */
export const families = String.raw`
software | Software development
data | Data and machine learning
it-operations | IT operations and support
security-it | Information security
product-design | Product management and user experience
engineering | Engineering
science | Science and laboratory
manufacturing | Production and quality
construction | Construction and building trades
repair | Installation, maintenance and repair
energy-environment | Energy, utilities and environment
logistics | Logistics, purchasing and warehousing
transport | Driving, aviation and shipping
accounting | Accounting and audit
finance | Banking, investment and insurance
sales | Sales and business development
retail | Retail
marketing | Marketing and communication
design-media | Design, arts and media
human-resources | Human resources
administration | Office and administration
customer-service | Customer service
consulting | Consulting and business analysis
management | General and project management
law | Law
public-safety | Public administration, police, fire and military
education | Teaching and training
social-work | Social work and counselling
nursing | Nursing and care
medicine | Medicine and dentistry
allied-health | Therapy, pharmacy and health technology
hospitality | Hotels, restaurants and travel
culinary | Kitchen and food production
personal-services | Beauty, fitness and personal services
cleaning-facilities | Facilities, cleaning and grounds
agriculture | Agriculture, forestry and animals
sports | Sports
real-estate | Real estate
`;
