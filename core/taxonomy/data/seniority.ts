/** Seniority in titles, as `form | level`, longest forms first. */
export const seniority = String.raw`
# Levels: intern, entry, mid, senior, lead, manager, director, vp, executive.
# Account manager, project manager, product manager, office manager, case manager and the like are not managers of people, nor is a product owner
# an owner or an account executive an executive. They are listed here as mid; the phrase only hides the word in it: a "Senior account manager" is senior.
# "staff" says something only before engineer or scientist (a staff nurse is a nurse).
business development manager | mid
digital marketing manager | mid
partner marketing manager | mid
assistant vice president | vp
customer success manager | mid
executive vice president | vp
online marketing manager | mid
staff software engineer | lead
responsable de compte | mid
senior vice president | vp
social media manager | mid
gerente de proyecto | mid
key account manager | mid
gerente de cuenta | mid
jefe de proyecto | mid
chef de produit | mid
chef de service | manager
chef de groupe | lead
chef de partie | mid
chef de projet | mid
jefe de equipo | lead
jefe de turno | lead
distinguished engineer | lead
relationship manager | mid
acquisition partner | mid
assistant principal | manager
directrice générale | executive
executive assistant | mid
marketing executive | mid
partnership manager | mid
associate director | director
director ejecutivo | executive
executive director | executive
investment manager | mid
account executive | mid
assistant manager | lead
community manager | mid
directeur général | executive
managing director | executive
portfolio manager | mid
programme manager | mid
student assistant | intern
territory manager | mid
business partner | mid
campaign manager | mid
casting director | mid
category manager | mid
contract manager | mid
director general | executive
expert comptable | mid
founding partner | executive
funeral director | mid
managing partner | executive
property manager | mid
school principal | director
account manager | mid
chief executive | executive
content manager | mid
deputy director | director
general manager | manager
gerente general | executive
lead generation | mid
newly qualified | entry
partner manager | mid
product manager | mid
program manager | mid
project manager | mid
records manager | mid
release manager | mid
sales executive | mid
staff scientist | lead
work experience | intern
working student | intern
change manager | mid
deputy manager | lead
lead abatement | mid
music director | mid
office manager | mid
people partner | mid
staff engineer | lead
stage director | mid
summer student | intern
technical lead | lead
vice president | vp
vice principal | manager
wealth manager | mid
asset manager | mid
brand manager | mid
chef d'équipe | lead
co-op student | intern
event manager | mid
film director | mid
process owner | mid
product owner | mid
shift manager | lead
stage manager | mid
art director | mid
board member | executive
case manager | mid
charge nurse | lead
fund manager | mid
head teacher | director
scrum master | mid
bid manager | mid
deputy head | manager
entry level | entry
global head | director
play leader | mid
seo manager | mid
team leader | lead
tour leader | mid
chief mate | mid
head nurse | manager
team lead | lead
tech lead | lead
new grad | entry
head of | director
abteilungsleiterin | manager
berufseinsteigerin | entry
geschäftsführerin | executive
abteilungsleiter | manager
bereichsleiterin | director
berufseinsteiger | entry
geschäftsführer | executive
gruppenleiterin | lead
apprenticeship | intern
auszubildender | intern
bereichsleiter | director
filialleiterin | manager
vice-président | vp
vicepresidente | vp
auszubildende | intern
gruppenleiter | lead
schichtleiter | lead
werkstudentin | intern
filialleiter | manager
praktikantin | intern
superviseuse | lead
teamleiterin | lead
experienced | senior
headteacher | director
practicante | intern
propietario | executive
responsable | manager
superviseur | lead
supervisora | lead
vorarbeiter | lead
werkstudent | intern
alternance | intern
alternante | intern
apprentice | intern
co-founder | executive
directrice | director
direktorin | director
internship | intern
praktikant | intern
presidente | executive
présidente | executive
subgerente | manager
supervisor | lead
teamleiter | lead
alternant | intern
apprentie | intern
confirmée | senior
directeur | director
directora | director
débutante | entry
encargada | lead
encargado | lead
fondateur | executive
inhaberin | executive
praktikum | intern
president | executive
principal | lead
président | executive
stagiaire | intern
apprenti | intern
aprendiz | intern
chairman | executive
co-owner | executive
confirmé | senior
director | director
direktor | director
débutant | entry
fundador | executive
graduate | entry
leiterin | manager
volontär | entry
vorstand | executive
becaria | intern
becario | intern
capataz | lead
foreman | lead
founder | executive
gerente | manager
gründer | executive
gérante | manager
inhaber | executive
manager | manager
partner | executive
pasante | intern
trainee | entry
expert | senior
gérant | manager
intern | intern
junior | entry
leader | lead
leiter | manager
senior | senior
sénior | senior
azubi | intern
chief | executive
líder | lead
owner | executive
chro | executive
ciso | executive
jefa | manager
jefe | manager
lead | lead
avp | vp
ceo | executive
cfo | executive
cio | executive
cmo | executive
coo | executive
cto | executive
evp | vp
iii | senior
pdg | executive
svp | vp
ii | mid
jr | entry
sr | senior
vp | vp
`;
