import { expect } from 'chai';
import { unreadHints } from '../../../../core/intelligence/candidate/unread-hints.js';
import { plainTextDocument, parseResume } from '../../../../adapters/enrichment/parse/index.js';
import { parseText } from '../parse/support.js';

const RESUME = [
  'Nora Quist',
  'nora@example.com',
  '',
  'EXPERIENCE',
  'Lantern Designer, Northwind Ltd',
  '03/2019 – present',
  '• Drew the lamps of two harbours',
  '',
  'EDUCATION',
  'BSc in Physics, Lakeside University, 2012 – 2015',
  '',
  'SKILLS',
  'Soldering, Glazing, Drafting',
];

function findingsOf(...lines: string[]) {
  const document = plainTextDocument(lines.join('\n'));
  const parsed = parseResume(document, { referenceDate: '2026-06-01' });
  return { document, parsed, findings: unreadHints({ document, parsed }) };
}

describe('What was not read', () => {
  it('is nothing in a resume of which every section is understood', () => {
    const { parsed, findings } = findingsOf(
      ...RESUME,
      '',
      'INTERESTS',
      'Sailing',
      'Chess',
      'Bread',
      'A hundred other things',
    );
    expect(parsed.unread).to.deep.include({ blocks: [], sections: [] });
    expect(parsed.unread?.share).to.be.below(0.15);
    expect(findings).to.deep.equal([]);
  });

  it('is a block of lines that gave nothing, with its place', () => {
    const block = [
      'The harbour of Farsund was lit by forty lanterns of brass and by three of tin',
      'The keeper of the lights had a dog that barked whenever a boat came in',
      'The third lantern from the left was the one that nobody could ever repair',
    ];
    const { document, findings } = findingsOf(...RESUME.slice(0, 10), '', 'LANGUAGES', 'English', ...block);
    const found = findings.find(({ code }) => code === 'resume.block_not_read');
    expect(found).to.include({ severity: 'warning', pointer: '/resume', page: 1 });
    expect(document.text.slice(found?.start, found?.end)).to.equal(block.join('\n'));
  });

  it('is a section that gave no entry', () => {
    const { findings } = findingsOf(...RESUME.slice(0, 11), 'CERTIFICATIONS');
    expect(findings.map(({ code, pointer }) => [code, pointer])).to.deep.equal([
      ['resume.section_short', '/profile/certificates'],
    ]);
  });

  it('is no career break, which is no position', () => {
    const { findings } = findingsOf(
      ...RESUME.slice(0, 5),
      '03/2021 – present',
      '• Drew the lamps of two harbours',
      '',
      'Career break',
      '01/2019 – 02/2021',
      '',
      ...RESUME.slice(8),
    );
    expect(findings).to.deep.equal([]);
  });
});

describe('A resume in a script that is not read', () => {
  const written = {
    Cyrillic: [
      'Нора Квист',
      'Nora Quist',
      'nora@example.com',
      'Опыт работы',
      '03/2019 – 05/2021',
      'Северный ветер',
      'Старший мастер фонарей',
      '06/2021 – настоящее время',
      'Northwind Ltd',
      'Lantern Designer',
      'Образование',
      '2012 – 2015',
      'Озёрный университет',
    ],
    Greek: [
      'Νόρα Κουίστ',
      'Nora Quist',
      'nora@example.com',
      'Εργασιακή εμπειρία',
      '03/2019 – 05/2021',
      'Βόρειος Άνεμος',
      'Σχεδιάστρια φαναριών',
      '06/2021 – σήμερα',
      'Northwind Ltd',
      'Lantern Designer',
      'Εκπαίδευση',
      '2012 – 2015',
      'Πανεπιστήμιο της Λίμνης',
    ],
    Chinese: [
      '奎诺拉',
      'Nora Quist',
      'nora@example.com',
      '工作经历',
      '2019年3月 – 2021年5月',
      '北风灯具有限公司',
      '灯笼设计师负责两个港口的灯具设计工作',
      '2021年6月 – 至今',
      'Northwind Ltd',
      'Lantern Designer',
      '教育背景',
      '2012 – 2015',
      '湖滨大学物理学专业本科毕业',
    ],
    Japanese: [
      'クイスト・ノラ',
      'Nora Quist',
      'nora@example.com',
      '職歴',
      '2019年3月 – 2021年5月',
      '北風ランタン株式会社',
      'ランタンのデザインを担当しました',
      '2021年6月 – 現在',
      'Northwind Ltd',
      'Lantern Designer',
      '学歴',
      '2012 – 2015',
      '湖畔大学で物理学を学びました',
    ],
    Arabic: [
      'نورا كويست',
      'Nora Quist',
      'nora@example.com',
      'الخبرة العملية',
      '03/2019 – 05/2021',
      'شركة رياح الشمال',
      'مصممة فوانيس',
      '06/2021 – حتى الآن',
      'Northwind Ltd',
      'Lantern Designer',
      'التعليم',
      '2012 – 2015',
      'جامعة البحيرة',
    ],
    Hebrew: [
      'נורה קוויסט',
      'Nora Quist',
      'nora@example.com',
      'ניסיון תעסוקתי',
      '03/2019 – 05/2021',
      'רוח צפונית בעמ',
      'מעצבת פנסים לשני נמלים',
      '06/2021 – היום',
      'Northwind Ltd',
      'Lantern Designer',
      'השכלה',
      '2012 – 2015',
      'אוניברסיטת האגם',
    ],
    Korean: [
      '노라 퀴스트',
      'Nora Quist',
      'nora@example.com',
      '경력',
      '03/2019 – 05/2021',
      '북풍 조명 주식회사',
      '두 항구의 등불 디자인 담당',
      '06/2021 – 현재',
      'Northwind Ltd',
      'Lantern Designer',
      '학력',
      '2012 – 2015',
      '호수대학교 물리학과 졸업',
    ],
    Thai: [
      'นอรา ควิสต์',
      'Nora Quist',
      'nora@example.com',
      'ประสบการณ์ทำงาน',
      '03/2019 – 05/2021',
      'บริษัท ลมเหนือ จำกัด',
      'นักออกแบบโคมไฟสำหรับสองท่าเรือ',
      '06/2021 – ปัจจุบัน',
      'Northwind Ltd',
      'Lantern Designer',
      'การศึกษา',
      '2012 – 2015',
      'มหาวิทยาลัยทะเลสาบ',
    ],
    Devanagari: [
      'नोरा क्विस्ट',
      'Nora Quist',
      'nora@example.com',
      'कार्य अनुभव',
      '03/2019 – 05/2021',
      'उत्तरी पवन लिमिटेड',
      'दो बंदरगाहों के लिए लालटेन डिज़ाइनर',
      '06/2021 – वर्तमान',
      'Northwind Ltd',
      'Lantern Designer',
      'शिक्षा',
      '2012 – 2015',
      'झील विश्वविद्यालय',
    ],
  };

  for (const [script, lines] of Object.entries(written)) {
    it(`has name, contact, dates and what is in Latin letters where it is ${script}`, () => {
      const { profile, unreadScript } = parseText(...lines);
      expect(unreadScript).to.equal(script);
      expect(profile.basics).to.include({ name: 'Nora Quist', email: 'nora@example.com' });
      expect(profile.work).to.have.length(2);
      expect(profile.work?.[0]).to.deep.equal({ startDate: '2019-03', endDate: '2021-05' });
      expect(profile.work?.[1]).to.include({
        name: 'Northwind Ltd',
        position: 'Lantern Designer',
        startDate: '2021-06',
      });
      expect(profile.education).to.deep.equal([{ startDate: '2012', endDate: '2015' }]);
      const { findings } = findingsOf(...lines);
      expect(findings[0]).to.include({ code: 'language.not_supported', severity: 'warning', pointer: '/resume' });
    });
  }

  it('gives the name in Latin letters that stands in brackets, and no country that an address seems to name', () => {
    const { profile, unreadScript } = parseText(
      '이름: 김민지 (Nora Quist)',
      'nora.quist@example.co.il',
      '052-555-0128',
      '경력',
      '2019 – 2022 노스게이트 물류 관리자 창고 운영과 배송 일정 계획',
    );
    expect(unreadScript).to.equal('Korean');
    expect(profile.basics).to.deep.include({ name: 'Nora Quist', phone: '052-555-0128' });
  });

  it('is not what a resume in English with a name in other letters is', () => {
    const { unreadScript } = parseText(...RESUME, 'Нора Квист');
    expect(unreadScript).to.equal(undefined);
  });
});
