export interface EducationWords {
  /** What a qualification is called by, as the label of a value or the head of a column. */
  readonly degreeColumns: readonly string[];
  /** The same for where it was obtained. */
  readonly schoolColumns: readonly string[];
  /** The same for who examined. */
  readonly boardColumns: readonly string[];
  /** The same for what was studied. */
  readonly fieldColumns: readonly string[];
  /** The same for when. */
  readonly timeColumns: readonly string[];
  /** The same for how well. */
  readonly scoreColumns: readonly string[];
  /** School examinations that are followed by their subjects: "A levels: Maths, Physics". */
  readonly subjectExams: readonly string[];
  /** Between what was studied and the school, at the end of the former: "Studium der Informatik an der". */
  readonly atSchool: readonly string[];
  /** Before a field, where the degree is named elsewhere: "Studium der Informatik". */
  readonly studyOf: readonly string[];
  /** Who examines the pupils of many schools: neither a school nor a field. */
  readonly boards: readonly string[];
  /** In brackets after a school these say that the degree was obtained, and name none. */
  readonly obtained: readonly string[];
  /** Between a degree and its field: "Bachelor in History". */
  readonly beforeField: readonly string[];
  /** Degrees, diplomas and school certificates; matched at word boundaries. */
  readonly degrees: readonly string[];
  /** Words that name a place of study. */
  readonly institutions: readonly string[];
  /** Before a grade: "GPA", "Note". */
  readonly scores: readonly string[];
  /** Before a field of study: "Major: …". */
  readonly majors: readonly string[];
  /** Heads of a column, a field or a list that are no value themselves. */
  readonly labels: readonly string[];
  /** Before a colon, with the degree that an entry ended in behind it: "Abschluss: Abitur". */
  readonly degreeLabels: readonly string[];
  /** Behind such a label these say that there is one, or none. */
  readonly degreeAnswers: readonly string[];
  /** Qualify the heading of a list of courses. */
  readonly courseQualifiers: readonly string[];
  /** Head a list of courses. */
  readonly courseWords: readonly string[];
  /** Single courses that somebody took: they are no degree. */
  readonly coursework: readonly string[];
  /** Open a sentence about a degree that somebody does not have. */
  readonly denials: readonly string[];
  /** In small letters these open the half of a sentence, and no degree or school. */
  readonly halfSentences: readonly string[];
  /** In their letters, before a small word, these are of a sentence. */
  readonly withinSentences: readonly string[];
  /** End a field of study where another word says of what: "information systems". */
  readonly fieldTails: readonly string[];
  /** Before "school" or "college" these say of which kind it is, and are no name. */
  readonly kindsOfSchool: readonly string[];
  /** What was written, not where or what was studied. */
  readonly theses: readonly string[];
  /** Words that fields of study are named by. */
  readonly fields: readonly string[];
  /** Places of study that nothing else is called by. */
  readonly certainInstitutions: readonly string[];
  /** Open a field of study: "Lehramt Mathematik". */
  readonly fieldOpeners: readonly string[];
  /** In brackets after a degree: its class or its form, not a field of study. */
  readonly notFields: readonly string[];
  /** Before a degree: how it was obtained. */
  readonly leads: readonly string[];
  /** Between that and the degree. */
  readonly leadArticles: readonly string[];
  /** After a degree: what came with it, or is lacking. */
  readonly tails: readonly string[];
  /** With honours, after the short form of a degree. */
  readonly honours: readonly string[];
  /** Names of schools as they stand beside skills: "University of Lakeside". */
  readonly schoolNames: readonly string[];
  /** Short forms with a point inside a line about studies, in their letters. */
  readonly shortWithDot: readonly string[];
  /** Open a sentence about studies that is no name. */
  readonly sentences: readonly string[];
  /** Every word for a university. */
  readonly university: readonly string[];
  /** A part of a university, before or after its name. */
  readonly partsOfSchools: readonly string[];
  /** Between a degree and its field, in a list: "BA in History". */
  readonly fieldLinks: readonly string[];
  /** Names of schools in small letters: "lakeside community college". */
  readonly smallSchools: readonly string[];
  /** Before the name of a school: "Graduated from …". */
  readonly attended: readonly string[];
  /** A department before its university. */
  readonly departmentsOf: readonly string[];
  /** Degrees with the word of a school in them: "High school diploma". */
  readonly schoolDegrees: readonly string[];
  /** Before the word for a school they belong to it. */
  readonly schoolLevels: readonly string[];
  /** At the end of a part of a name these say that it goes on. */
  readonly openLinks: readonly string[];
  /** After the noun of a school: "University of", "Istituto degli". */
  readonly nameLinks: readonly string[];
  /** Between a degree and its field or school in one line. */
  readonly withinStudies: readonly string[];
  /** Words that a name or a field of studies may go on after in the next line. */
  readonly openNames: readonly string[];
  /** Last words of a field that the next line may begin with. */
  readonly fieldEnds: readonly string[];
  /** Between a degree and the first words of its field. */
  readonly fieldBefore: readonly string[];
  /** Last words of a school that the next line may begin with. */
  readonly schoolEnds: readonly string[];
  /** Studies by their level, which are the degree where no other is named: "studia magisterskie". */
  readonly studyForms: readonly string[];
  /** The class of a degree. */
  readonly classes: readonly string[];
  /** Somebody who studies, among the positions. */
  readonly students: readonly string[];
  /** Before a degree in a sentence: "I have completed my …". */
  readonly studied: readonly string[];
  /** Who taught or was honoured there did not study there. */
  readonly taught: readonly string[];
  /** After the short form of a degree these begin no field, in their letters: "BSc Honours". */
  readonly noFieldAfter: readonly string[];
  /** The short form of "with honours", in its letters. */
  readonly honoursShort: readonly string[];
}
