/** Seniority in titles, as `form | level`, longest forms first. */
export const seniority = String.raw`
# Levels: intern, entry, mid, senior, lead, manager, director, vp, executive.
# Account manager, project manager, product manager, office manager, case manager and the like are not managers of people, nor is a product owner
# an owner or an account executive an executive. They are listed here as plain: the phrase names no level, it only hides the word in it. A "Senior account
# manager" is senior, an account manager what anybody with a plain title is.
# "staff" says something only before engineer or scientist (a staff nurse is a nurse).
business development manager | plain
digital marketing manager | plain
partner marketing manager | plain
assistant vice president | vp
customer success manager | plain
executive vice president | vp
online marketing manager | plain
staff software engineer | lead
responsable de compte | plain
senior vice president | vp
social media manager | plain
gerente de proyecto | plain
key account manager | plain
gerente de cuenta | plain
jefe de proyecto | plain
chef de produit | plain
chef de service | manager
chef de groupe | lead
chef de partie | plain
chef de projet | plain
jefe de equipo | lead
jefe de turno | lead
distinguished engineer | lead
relationship manager | plain
acquisition partner | plain
assistant principal | manager
directrice générale | executive
executive assistant | plain
marketing executive | plain
partnership manager | plain
associate director | director
director ejecutivo | executive
executive director | executive
investment manager | plain
account executive | plain
assistant manager | lead
community manager | plain
directeur général | executive
managing director | executive
portfolio manager | plain
programme manager | plain
student assistant | intern
territory manager | plain
business partner | plain
campaign manager | plain
casting director | plain
chief of staff | plain
category manager | plain
contract manager | plain
director general | executive
expert comptable | plain
founding partner | executive
funeral director | plain
managing partner | executive
property manager | plain
school principal | director
account manager | plain
chief executive | executive
content manager | plain
deputy director | director
general manager | manager
gerente general | executive
lead generation | plain
newly qualified | entry
partner manager | plain
product manager | plain
program manager | plain
project manager | plain
records manager | plain
release manager | plain
sales executive | plain
staff scientist | lead
work experience | intern
working student | intern
change manager | plain
deputy manager | lead
lead abatement | plain
music director | plain
office manager | plain
people partner | plain
staff engineer | lead
stage director | plain
summer student | intern
technical lead | lead
vice president | vp
vice principal | manager
wealth manager | plain
asset manager | plain
brand manager | plain
chef d'équipe | lead
chef de cuisine | lead
executive chef | lead
küchenchefin | lead
küchenchef | lead
head chef | lead
head cook | lead
co-op student | intern
event manager | plain
film director | plain
process owner | plain
product owner | plain
shift manager | lead
stage manager | plain
art director | plain
board member | executive
case manager | plain
charge nurse | lead
fund manager | plain
head teacher | director
scrum master | plain
bid manager | plain
deputy head | manager
entry level | entry
global head | director
play leader | plain
seo manager | plain
team leader | lead
tour leader | plain
chief mate | plain
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
młodszy | entry
młodsza | entry
starszy | senior
starsza | senior
mid regular | mid
mid level | mid
medior | mid
pleno | mid
ii | mid
jr | entry
sr | senior
vp | vp
`;
