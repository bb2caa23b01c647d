/** Texts of job ads that cost a careless pattern minutes: each is of the length that HTTP takes, or of the one that was found to be worst. */
export interface HostileAd {
  name: string;
  description: string;
}

const LENGTH = 99_000;

const repeated = (name: string, unit: string, before = '', behind = ''): HostileAd => ({
  name,
  description: before + unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH) + behind,
});

/** What was seen to block the process in earlier releases. */
export const KNOWN_HOSTILE_ADS: readonly HostileAd[] = [
  { name: 'a number and four thousand spaces', description: `We want 5${' '.repeat(4000)}nice people` },
  repeated('one skill', 'Java '),
  repeated('sums of money', '$5 '),
  repeated('skills with slashes', 'React/Node/Java/'),
  repeated('languages', 'English, '),
];

/** Of every rule of the reader: its opening, without its end. */
export const HOSTILE_ADS: readonly HostileAd[] = [
  ...KNOWN_HOSTILE_ADS,
  repeated('spaces behind a number', ' ', 'We want 5', 'nice people'),
  repeated('line ends behind a label', '\n', 'Location', 'Leeds'),
  repeated('numbers in brackets', '5 (5) '),
  repeated('ranges of years', '5 to 5 '),
  repeated('plus signs', '5 + + '),
  repeated('thousands', '1.000 ', 'Salary: '),
  repeated('one long number', '000 ', 'Salary: $1 '),
  repeated('digits', '5'),
  repeated('one word', 'a'),
  repeated('one word behind a lead', 'a', 'experience with '),
  repeated('leads', 'experience with '),
  repeated('leads within leads', 'of using of in the use of ', 'experience '),
  repeated('fillers', 'the the a wide range of ', 'knowledge of '),
  repeated('trails', 'a skills '),
  repeated('places of a job', 'position based in Leeds, UK. '),
  repeated('a job without a place', 'position based in '),
  repeated('locations', 'Location: Leeds\n'),
  repeated('offices', 'our Leeds office '),
  repeated('kinds of workplace', 'no remote, hybrid - '),
  repeated('degrees that are welcome', 'bachelor is a plus '),
  repeated('certificates', 'PMP, CISSP, '),
  repeated('headings', 'Benefits:\nRequirements:\n'),
  repeated('words of a gender', 'salesman aggressive native '),
  repeated('ages', 'aged 20 under the age of 20 and 20 '),
  repeated('stakeholders', 'stakeholder '),
  repeated('opening brackets', '('),
  repeated('tabs', '\t'),
  repeated('marks', ',;:.'),
  repeated('pairs of surrogates', '😀'),
  repeated('combining marks', 'e\u0301\u0301'),
  repeated('mixed scripts', 'Java 北京 Ärger '),
];
