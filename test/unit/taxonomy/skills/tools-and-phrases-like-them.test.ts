import { expect } from 'chai';
import { itIsFoundOnlyWhereMeant, type NameOfTwo } from './only-where-meant.js';
import { taxonomy } from '../../../support/taxonomy.js';

/** What reads like the name of a tool and is something else, and the same words where the tool is meant. */
const TOOLS: readonly NameOfTwo[] = [
  [
    'tenantcloud',
    'Built a multi-tenant cloud software for clinics.',
    'Tenant Cloud, Buildium and other tools of landlords',
  ],
  [
    'successfactors',
    'Named the critical success factors of the SAP rollout.',
    'Success Factors, Workday and PeopleSoft',
  ],
  ['salesforce', 'Led a sales force of 20 people and chose the CRM.', 'Sales Force, HubSpot'],
  ['getresponse', 'Wrote to get response from readers, mail and marketing.', 'Get Response and Mailchimp'],
  ['salesforce-marketing-cloud', 'Found the exact target of our marketing.', 'Exact Target, Pardot'],
  ['soundplan', 'Wrote a sound plan after the noise assessment.', 'Sound PLAN and CadnaA'],
  ['pushpress', 'Push Press, Deadlift, personal training.', 'PushPress'],
  ['leanlogistics', 'Lean logistics and transportation.', 'LeanLogistics'],
  ['scheduleonce', 'Staff schedule once a week, appointments by phone.', 'Schedule Once and Calendly'],
  ['gotomeeting', 'Clients go to meeting rooms with video conferencing.', 'Go To Meeting and WebEx'],
  ['dropbox', 'Emptied the drop box of the library, storage of files.', 'Drop Box and Google Drive'],
  ['ansys-fluent', 'English (Fluent), ANSYS, SolidWorks, MATLAB', 'ANSYS - Fluent'],
  ['element-messenger', 'Finite Element matrix in MATLAB.', 'Element, Synapse, homeserver'],
  ['microplate-readers', 'Installed license plate readers and cameras.', 'Plate reader for ELISA assays'],
  ['automotive-scan-tools', 'Runs code scan tools in the pipeline.', 'Scan tools for vehicles, brakes'],
  ['dbt', 'DBT models of therapy for teenagers.', 'dbt models in Snowflake'],
  ['builder-s-level', 'Keeper of an automatic level crossing.', 'Automatic level, theodolite and tripod'],
  ['azure-data-lake-storage', 'ASSISTED RESIDENTS WITH ADLS AND MEALS', 'ADLS, Databricks, PySpark'],
  ['azure-kubernetes-service', 'AKS and the Stark Law in a hospital.', 'AKS, Docker, Terraform'],
  ['sccm', 'Member of the SCCM, critical care medicine.', 'SCCM, Active Directory, Windows 10'],
  ['ansys-hfss', 'HFSS legislation on the promotion of food.', 'HFSS and CST for antennas'],
  ['multimeter', 'DMM of handbags, merchandise plans.', 'DMM, oscilloscope, soldering'],
  ['band-in-a-box', 'BIAB nails, gel polish, manicures.', 'BIAB and Sibelius for jazz'],
  ['ibm-app-connect', 'Patients with cancer of stage IIB.', 'IIB, ESQL, DataPower'],
  ['fidelio', 'Hotel reception at 22 Main Street, Suite 8.', 'Suite8, Fidelio'],
  ['allen-bradley', 'Worked with PLC - 5 years.', 'PLC-5, SLC 500, ControlLogix'],
];

describe('Words and letters like the name of a tool', () => {
  itIsFoundOnlyWhereMeant(TOOLS);
});

describe('A name of several words', () => {
  it('does not begin in the middle of another word, unless it is written as a name', () => {
    expect(taxonomy.findSkills('Built a production-visual studio for our clients.')).to.deep.equal([]);
    expect(taxonomy.findSkills('Current MCP-Windows 2000').map(({ skill }) => skill.id)).to.include('windows-2000');
  });
});
