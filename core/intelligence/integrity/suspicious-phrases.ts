// Phrases in English, German, French and Spanish. They are looked for in text of any length, so no pattern may run far or back.

const CANDIDATE = String.raw`(?:this|the|my) (?:candidate|applicant|application|resume|résumé|cv|profile|person)`;

const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|the|your|of|my|these|those|every) ){0,3}(?:previous|prior|above|earlier|preceding|former|existing|other|system|original) (?:\w+ )?(?:instructions?|prompts?|directions?|rules?|guidelines?|commands?|criteria)\b/i,
  new RegExp(
    String.raw`\b(?:rate|rank|score|grade|evaluate|mark|classify|treat|consider|select|recommend|shortlist|approve|accept) ${CANDIDATE} (?:(?:as|at|to|with|among|in) )?(?:(?:an?|the|being|be|your|our|is) ){0,2}(?:best|top|highest|first|perfect|ideal|excellent|exceptional|outstanding|strong(?:est)?|most|number one|maximum|100|10\/10|hired?|hiring|interview|qualified)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:give|assign|award) ${CANDIDATE} (?:an? |the )?(?:highest|best|top|maximum|perfect|full|100)`,
    'i',
  ),
  /\byou (?:are|must act as|will act as) (?:now )?(?:an? |the )?(?:ai|a\.i\.|artificial intelligence|large language model|language model|llm|chatgpt|gpt(?:-?\d\w*)?|chatbot|(?:ai|hiring|recruiting|recruitment|screening) (?:assistant|bot|system|model))\b/i,
  /\b(?:note|message|instructions?|attention)(?: to| for|:)? (?:the |any |all )?(?:ai|a\.i\.|ats|llms?|chatgpt|gpt|language models?|ai (?:systems?|models?|reviewers?|screeners?|recruiters?)|automated (?:systems?|screening))\b ?[:,–-]/i,
  /\bif you are (?:an? )?(?:ai|a\.i\.|llm|language model|large language model|chatgpt|bot|machine)\b/i,
  /\b(?:respond|reply|answer|output|return) (?:only |just )?(?:with )?["“'](?:yes|hire|hired|accept|approved?|strong hire|the best|10|100)\b/i,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]|<<SYS>>/,
  /\bignoriere?n? (?:sie )?(?:(?:alle|die|deine|ihre|saemtliche|sämtliche) ){0,2}(?:vorherigen|bisherigen|obigen|vorigen|früheren|vorangehenden) (?:anweisungen|befehle|instruktionen|vorgaben|regeln)/i,
  /\b(?:bewerte|bewerten sie|stufe|empfiehl|empfehlen sie) (?:diesen|diese|den|die|dieses|meinen?) (?:kandidat\w*|bewerber\w*|bewerbung|lebenslauf|profil)\b/i,
  /\b(?:ignore|ignorez|oublie|oubliez) (?:toutes? )?(?:les |tes |vos )?(?:instructions|consignes|règles) (?:précédentes|antérieures|ci-dessus)/i,
  /\b(?:évalue|évaluez|note|notez|classe|classez|recommande|recommandez) (?:ce|cette|mon) (?:candidat\w*|candidature|cv|profil)\b/i,
  /\b(?:ignora|ignore|ignorar|olvida|olvide) (?:todas? )?(?:las |tus |sus )?(?:instrucciones|reglas|indicaciones) (?:anteriores|previas|de arriba)/i,
  /\b(?:califica|califique|evalúa|evalúe|recomienda|recomiende) (?:a )?(?:este|esta|mi) (?:candidat[oa]|solicitud|currículum|curriculum|cv|perfil)\b/i,
];

const AD_PHRASES: readonly RegExp[] = [
  /\bwe(?:['’]re| are) (?:currently )?(?:looking for|seeking|hiring)\b/i,
  /\byou(?:['’]ll| will) (?:be (?:responsible for|working|part of|joining|expected)|work|have|help|lead|develop|report|join|play|support|own)\b/i,
  /\b(?:the|our) (?:ideal|right|perfect) candidate\b/i,
  /\b(?:what we offer|we offer you|what['’]s in it for you|our benefits include)\b/i,
  /\b(?:about the (?:role|job|position)|what you(?:['’]ll| will) (?:do|bring|need)|who you are|why join us)\b/i,
  /\bjoin our (?:growing |dynamic |friendly |great )?(?:team|company)\b/i,
  /\bequal (?:opportunity|opportunities) employer\b/i,
  /\b(?:apply now|apply today|how to apply|to apply,? please|send (?:us )?your (?:cv|resume|application))\b/i,
  /\bcandidates? (?:must|should|will) (?:have|possess|be)\b/i,
  /\b(?:salary range|compensation range)\b.{0,40}\d/i,
  /\b(?:all )?qualified applicants will\b|\bwithout regard to (?:race|age|sex|gender|colou?r|religion)\b|\breasonable accommodations? (?:to|for|may)\b/i,
  /\b(?:minimum|basic|required|preferred|desired) (?:qualifications|requirements|experience):?/i,
  /\b(?:this|the) (?:position|role) (?:is|will|requires|reports|offers|involves)\b/i,
  /\b(?:we offer|we provide|we value|we believe|we are committed|our mission is|our client is|our client, an?)\b/i,
  /\bwir suchen\b/i,
  /\b(?:wir bieten|das bieten wir|was wir bieten|unser angebot)\b/i,
  /\b(?:ihre aufgaben|deine aufgaben|ihr profil|dein profil|das bringst du mit|das bringen sie mit)\b/i,
  /\b(?:werden? sie teil|werde teil) unseres\b|\bverstärkung für unser\b/i,
  /\b(?:nous recherchons|nous recrutons|rejoignez notre|vos missions|votre profil|nous vous offrons)\b/i,
  /\b(?:buscamos|estamos buscando|se requiere|te ofrecemos|ofrecemos|tus funciones|únete a)\b/i,
];

const LONGEST_QUOTE = 80;

/** The first words that address a machine, as written. */
export function machineInstruction(text: string): string | undefined {
  const flat = flatten(text);
  for (const pattern of INSTRUCTIONS) {
    const found = pattern.exec(flat)?.[0];
    if (found !== undefined) return found.slice(0, LONGEST_QUOTE).trim();
  }
  return undefined;
}

/** Of each kind of phrase the first that is there, as written. */
export function adPhrases(text: string): string[] {
  const flat = flatten(text);
  return AD_PHRASES.flatMap((pattern) => pattern.exec(flat)?.[0].slice(0, LONGEST_QUOTE) ?? []);
}

/** Lines end anywhere in a phrase. */
function flatten(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ');
}
