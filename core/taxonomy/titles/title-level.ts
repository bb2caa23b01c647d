import type { SeniorityLevel } from '../../job/requirements.js';

/** What a word or phrase of a title says of the level. `plain`: nothing, although a word within would: an account manager manages no people. */
export type TitleLevel = SeniorityLevel | 'plain';
