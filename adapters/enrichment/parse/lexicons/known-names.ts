import { phrases, words } from './phrases.js';

/** Employers whose names have no sign of one. A short list of very common ones; the document's pattern finds the rest. */
export const KNOWN_EMPLOYERS: ReadonlySet<string> = new Set(
  `google microsoft amazon apple facebook meta ibm oracle sap siemens bosch intel cisco dell hp accenture deloitte kpmg pwc ey infosys wipro tcs cognizant
  capgemini walmart target starbucks mcdonalds mcdonald's costco kroger walgreens cvs ups fedex usps nike adidas sony samsung lg toyota ford bmw daimler
  volkswagen boeing airbus verizon at&t t-mobile vodafone comcast disney netflix uber lyft airbnb twitter linkedin ebay paypal visa mastercard citibank citigroup
  barclays hsbc self-employed freelance ikea lidl aldi zara nestle unilever p&g pepsico coca-cola pfizer novartis roche merck bayer basf`.split(
    /\s+/u,
  ),
);

/** Short forms of certificates that are known by them, in small letters; those of bodies that issue certificates are not among them. */
export const CERTIFICATE_CODES: ReadonlySet<string> = new Set(words`
  pmp capm pgmp pfmp pmi-acp pmi-rmp pmi-pba pmi-sp csm a-csm csp-sm cspo a-cspo psm pspo psk safe itil prince2 togaf cobit msp p3o lssbb lssgb cssgb cssbb
  cissp ccsp sscp cism cisa crisc cgeit cdpse ceh chfi oscp osep oswe osce gsec gcih gpen gcia gcfa security+ network+ a+ cysa+ casp+ pentest+ linux+ cloud+ server+
  ccna ccnp ccie ccda ccdp ccent jncia jncis jncip mcsa mcse mcsd mcp mcitp mcts rhcsa rhce rhca lpic-1 lpic-2 lpic-3 cka ckad cks kcna vcp vcap
  istqb cbap ccba cpre cfa caia cima frm cpa cma cia cfe cams cfp chfc fmva acca phr sphr shrm-cp shrm-scp cscp cpim cltd cpsm
  bls acls pals atls nrp tncc enpc ccrn cen cpen pccn nclex cpr rn lpn cna emt haccp osha nebosh iosh cscs leed breeam
  toefl ielts toeic testdaf telc dele delf dalf dalf-c1 siele cils celi plida cpe cae fce
`);

/** Bodies and firms known for issuing certificates, and nothing that one may learn, in small letters and without accents: below the name of a certificate they are its issuer. */
export const KNOWN_ISSUERS: ReadonlySet<string> = new Set(phrases`
  amazon web services; google; google cloud; microsoft; cisco; ibm; red hat; hashicorp; nvidia; hubspot academy; mongodb university; juniper networks; fortinet;
  the linux foundation; linux foundation; cloud native computing foundation; cncf; linux professional institute; palo alto networks; huawei; salesforce trailhead;
  coursera; udemy; edx; udacity; pluralsight; linkedin learning; datacamp; codecademy; codeacademy; freecodecamp; hackerrank; khan academy; skillshare;
  openclassrooms; deeplearning.ai; futurelearn; opquast; project management institute; pmi; project management institute (pmi); scrum.org; scrum alliance;
  scaled agile; scaled agile, inc.; axelos; peoplecert; apmg; apmg international; exin; isaca; (isc)2; isc2; comptia; ec-council; offensive security; offsec;
  giac; sans institute; iiba; ireb; aicpa; cfa institute; garp; shrm; hrci; ascm; apics; asq; american society for quality; american heart association;
  american red cross; british red cross; red cross; ancc; city & guilds; city and guilds; citb; rtitb; ipaf; highfield; highfield qualifications;
  british council; cambridge assessment english; cambridge english; ets; goethe-institut; instituto cervantes; alliance francaise; tuv; tuv sud; tuv nord;
  tuv rheinland; tuv austria; dekra; ihk; hwk; dgq; deutsches rotes kreuz; drk; croix-rouge francaise; cruz roja; cruz roja espanola;
  croce rossa italiana; bureau veritas; dnv; sgs; lloyd's register
`);
