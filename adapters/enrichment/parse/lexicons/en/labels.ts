import { phrases } from '../phrases.js';
import type { Lexicon } from '../language-pack.js';

/** English: labels inside entries. */
export const enLabels = {
  labels: {
    position: phrases`
      job title; designation; position(?: held)?; occupation(?: or position held| held)?; position or occupation held; title; role; job role;
      post(?: held)?; rank
    `,
    employer: phrases`
      company(?: name)?; employer; organi[sz]ation; firm; name (?:and address )?of (?:the )?(?:company|employer|organi[sz]ation);
      institution
    `,
    place: phrases`location; place; city; address`,
    client: phrases`client; customer`,
    dates: phrases`duration; period; dates?; tenure; from; time; years?; working period; employment dates?`,
    aside: phrases`
      type of (?:business|company|employment|contract)(?: or sector)?; (?:business or )?sector; main activities(?: and responsibilities)?;
      supervisor(?:['’]s name)?; okay to contact(?: this supervisor)?; may we contact.*; hours per week; hours; salary; starting salary;
      ending salary; series; pay plan; grade; gs level; reason for leaving; employment type; contract type; team size; reporting to;
      reports to
    `,
    noName: phrases`
      from; to; present; current; until; date; since; and; dates?; years?; months?; \(?\d+ (?:years?|months?|yrs?|mos?).*; full[- ]?time;
      part[- ]?time; contract; duration; period; of; in; the
    `,
    subheadingQualifiers: phrases`
      key; major; main; primary; core; relevant; other; additional; related; previous; prior; job; role; roles; selected; notable; project;
      performance; professional; and; &
    `,
    subheadings: phrases`
      responsibilit(?:y|ies); duties; achievements?; accomplishments?; highlights; contributions; clientele; technologies; ongoing; overview;
      team size\b.*; products?; tools?; technology; technology\/tools; tools\/technologies; experience; position(?: held)?; designation;
      job title; company; employer; location; client; industry; domain; environment
    `,
    counted: phrases`
      employees; people; members; staff; users; students; beds; rooms; seats; locations; stores; branches; countries
    `,
    bodyOpeners: phrases`
      responsibilit; key responsib; duties; highlights; achievements; accomplishments; description; technologies; tech stack; environment;
      summary; project
    `,
    tableRows: phrases`
      name of (?:the )?(?:employer|company|organi[sz]ation); employer; company(?: name)?; organi[sz]ation; industry; position(?: held)?;
      designation; job title; role; period; duration; technologies; responsibilities; location
    `,
    role: phrases`job title; designation; position(?: held)?; role; job role; post(?: held)?; my role; key role`,
    noHighlights: phrases`
      highlights; responsibilities; key responsibilities; achievements; key achievements; duties; description; summary
    `,
  },
  employment: {
    breaks: phrases`
      career break; career gap; career pause; sabbatical(?: leave| year)?; gap year; maternity leave; paternity leave; parental leave;
      family leave; caregiver leave; medical leave; leave of absence; full[- ]time (?:parent|caregiver|carer|mother|father);
      stay[- ]at[- ]home (?:parent|mother|mom|mum|father|dad); home ?maker; raising (?:a family|(?:my |our )?(?:two |three )?children)
    `,
  },
} satisfies Pick<Lexicon, 'labels' | 'employment'>;
