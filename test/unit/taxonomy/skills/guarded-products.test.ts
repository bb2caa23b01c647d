import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

const toolsIn = (text: string): string[] =>
  taxonomy
    .findSkills(text)
    .filter(({ skill }) => skill.type === 'tool')
    .map(({ skill }) => skill.name);

describe('The name of a product that is an ordinary word as well', () => {
  const OTHER_MEANINGS: readonly string[] = [
    'Maya Lopez, substance abuse counselor',
    'Cassandra Miller, Java developer',
    'Reason for leaving: relocated. Taught music',
    'Family Planning Center: coordinated volunteers',
    'Find a code for each diagnosis, ICD and CPT coding',
    'Open dental practice each morning, scheduling patients',
    'Patient Centricity award, radiology department',
    'Zookeeper at a petting zoo: Pig, goat and hive care, water flume',
    'Chevrolet Impala, changed spark plugs',
    'Hotel Amadeus, Salzburg: guest reservations and check-in',
    'National Society of Black Engineers, taught pupils to program',
    'Sheet Metal enclosures for Apple accessories',
    'Lighthouse for the Blind: accessibility and performance',
    'Process wire transfers with the banking software',
    'I know cross-platform work from many projects in software',
    'Wrote therapy notes after each session',
    'Experience in design and layout',
    'Gave users remote assistance with their computers',
    'Released version one together with an agile team, scrum and sprints',
    'Stocked Puma racks',
    'Fishing: Colima, Mexico',
  ];
  for (const text of OTHER_MEANINGS) {
    it(`is no product here: ${text}`, () => {
      expect(toolsIn(text)).to.deep.equal([]);
    });
  }

  it('is no product as a part of a longer word', () => {
    expect(toolsIn('Spatio-Temporal, Python, pandas')).to.deep.equal(['pandas']);
    expect(toolsIn('Multi-Modal, PyTorch, Docker')).to.have.members(['PyTorch', 'Docker']);
  });

  it('is none in small words among skills, if it is of several words', () => {
    expect(toolsIn('data domains, data quality, metadata management')).to.deep.equal([]);
    expect(toolsIn('business objects, data access layer, stored procedures, C#')).to.deep.equal([]);
  });

  it('is none where a list of skills means another thing', () => {
    expect(toolsIn('Linear & Logistic Regression, Random Forest')).to.deep.equal([]);
    expect(toolsIn('React, Redux, Flux, Webpack')).to.deep.equal(['Webpack']);
    expect(toolsIn('FreeRTOS, Zephyr, C, C++')).to.deep.equal(['FreeRTOS']);
    expect(toolsIn('RxJS, Observable, TypeScript')).to.deep.equal([]);
  });

  it('is the product among other technologies', () => {
    const list = 'Hive, Spark, Airflow, Cassandra, Kafka, Hadoop';
    const names = [
      'Apache Hive',
      'Apache Spark',
      'Apache Airflow',
      'Apache Cassandra',
      'Apache Kafka',
      'Apache Hadoop',
    ];
    expect(toolsIn(list)).to.have.members(names);
    expect(toolsIn('Data Domain, NetBackup and Veeam')).to.include('Dell EMC Data Domain');
    expect(toolsIn('ran the Postman collections in Newman')).to.include('Newman (Postman)');
  });
});

describe('A name that fits two products', () => {
  it('claims neither of them', () => {
    expect(toolsIn('ChatGPT, Copilot, Midjourney')).to.include('Copilot (Microsoft or GitHub)');
    const messaging = taxonomy.findSkills('Redis, Pub/Sub, Kafka').map(({ skill }) => skill.name);
    expect(messaging).to.include('Message queues').and.not.to.include('Google Cloud PubSub');
  });
});

describe('SAN', () => {
  it('is a network of storage in capitals, and San a part of a place', () => {
    const idsIn = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);
    expect(idsIn('SAN, VMware, NetApp')).to.include('san');
    expect(idsIn('VMware administrator, San Francisco')).not.to.include('san');
  });
});
