import type { LanguageWords } from './language-pack.js';
import { phrases } from './phrases.js';

/** Headings are compared without the marks above and below their letters, and syllables in their parts. */
function folded(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.normalize('NFKD').replace(/\p{M}/gu, '')))];
}

/** As `unreadScripts`, in Hebrew, Korean, Thai and Hindi. */
export const unreadScriptsOfAsia: LanguageWords = {
  dates: {
    present: phrases`היום; כיום; עד היום; 현재; 재직 중; 재직중; ปัจจุบัน; वर्तमान; अब तक`,
  },
  headings: {
    work: folded(
      phrases`ניסיון תעסוקתי; ניסיון מקצועי; ניסיון; ניסיון בעבודה; 경력; 경력사항; 경력 사항; 업무 경험; 직장 경력; ประสบการณ์ทำงาน; ประสบการณ์การทำงาน; ประวัติการทำงาน; कार्य अनुभव; अनुभव; कार्यानुभव; व्यावसायिक अनुभव`,
    ),
    education: folded(
      phrases`השכלה; לימודים; השכלה והכשרה; 학력; 학력사항; 학력 사항; 교육; การศึกษา; ประวัติการศึกษา; शिक्षा; शैक्षणिक योग्यता; शैक्षिक योग्यता`,
    ),
    skills: folded(
      phrases`כישורים; מיומנויות; כישורים טכניים; 기술; 보유 기술; 보유기술; 기술 스택; 역량; ทักษะ; ความสามารถ; कौशल; तकनीकी कौशल`,
    ),
    languages: folded(phrases`שפות; 외국어; 언어; 어학; 어학능력; ภาษา; ความสามารถทางภาษา; भाषाएँ; भाषाएं; भाषा ज्ञान`),
    certificates: folded(
      phrases`תעודות; הסמכות; קורסים; 자격증; 자격 사항; 자격사항; ใบรับรอง; ประกาศนียบัตร; การอบรม; प्रमाणपत्र; प्रमाण पत्र`,
    ),
    summary: folded(phrases`תקציר; אודות; פרופיל; 자기소개; 자기 소개; 요약; เกี่ยวกับฉัน; เป้าหมาย; परिचय; सारांश; उद्देश्य`),
    contact: folded(
      phrases`פרטים אישיים; פרטי קשר; פרטי התקשרות; 연락처; 인적사항; 인적 사항; ข้อมูลส่วนตัว; ข้อมูลติดต่อ; ติดต่อ; संपर्क; व्यक्तिगत जानकारी; व्यक्तिगत विवरण`,
    ),
    other: folded(phrases`תחביבים; המלצות; 취미; 추천인; งานอดิเรก; บุคคลอ้างอิง; रुचियाँ; शौक; संदर्भ`),
    projects: folded(phrases`פרויקטים; 프로젝트; โครงการ; ผลงาน; परियोजनाएँ; परियोजनाएं`),
    awards: folded(phrases`פרסים; 수상; 수상경력; 수상 경력; รางวัล; पुरस्कार; उपलब्धियाँ`),
    volunteer: folded(phrases`התנדבות; 봉사활동; 봉사 활동; จิตอาสา; งานอาสาสมัคร; स्वयंसेवा`),
  },
};
