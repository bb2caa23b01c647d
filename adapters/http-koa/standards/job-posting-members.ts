import { EMPLOYMENT_TYPES, JOB_LOCATION_TYPES, PAY_UNITS, type BaseSalary } from '../../../core/index.js';
import { countryNamed, foldLetters } from '../../../core/spi.js';
import type { PostingFields, PostingMember } from './posting-member.js';
import { REQUIREMENT_MEMBERS } from './job-posting-requirements.js';
import { amountOf, objectOf, textOf } from './json-values.js';

/** Members of JobPosting that a job has, each read and written on its own. Two values of a member mean the same to a job if they are written alike after reading. */
export const MEMBERS: Readonly<Record<string, PostingMember>> = {
  title: {
    read: (value) => (typeof value === 'string' ? { title: value } : {}),
    write: ({ title }) => title,
  },
  description: {
    read: (value) => (typeof value === 'string' ? { description: value } : {}),
    write: ({ description }) => description ?? undefined,
  },
  identifier: {
    read(value) {
      const text = typeof value === 'string' ? value : textOf(objectOf(value)['value']);
      return text ? { externalId: text } : {};
    },
    write: ({ externalId }) => (externalId ? { '@type': 'PropertyValue', value: externalId } : undefined),
  },
  hiringOrganization: {
    read(value) {
      const name = typeof value === 'string' ? value : textOf(objectOf(value)['name']);
      const department = textOf(objectOf(objectOf(value)['department'])['name']);
      return { ...(name && { hiringOrganization: { name } }), ...(department && { department }) };
    },
    write: ({ hiringOrganization, department }) =>
      hiringOrganization || department
        ? {
            '@type': 'Organization',
            ...(hiringOrganization && { name: hiringOrganization.name }),
            ...(department && { department: { '@type': 'Organization', name: department } }),
          }
        : undefined,
  },
  employmentType: {
    read(value) {
      const wanted = codeOf(Array.isArray(value) ? (value[0] as unknown) : value);
      const found = EMPLOYMENT_TYPES.find((type) => type === wanted);
      return found ? { employmentType: found } : {};
    },
    write: ({ employmentType }) => employmentType ?? undefined,
  },
  jobLocationType: {
    read(value) {
      const found = JOB_LOCATION_TYPES.find((type) => type === value);
      return found ? { jobLocationType: found } : {};
    },
    // Search engines take no other value; work on site is what a posting without one says.
    write: ({ jobLocationType }) => (jobLocationType === 'TELECOMMUTE' ? jobLocationType : undefined),
  },
  jobLocation: {
    read(value) {
      const address = objectOf(objectOf(Array.isArray(value) ? value[0] : value)['address']);
      const city = textOf(address['addressLocality']);
      const region = textOf(address['addressRegion']);
      const country = textOf(address['addressCountry']) ?? textOf(objectOf(address['addressCountry'])['name']);
      const countryCode = country === undefined ? undefined : countryNamed(foldLetters(country.trim()));
      if (!city && !region && !countryCode) return {};
      return { jobLocation: { ...(city && { city }), ...(region && { region }), ...(countryCode && { countryCode }) } };
    },
    write: ({ jobLocation }) =>
      jobLocation && Object.keys(jobLocation).length > 0
        ? {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              ...(jobLocation.city !== undefined && { addressLocality: jobLocation.city }),
              ...(jobLocation.region !== undefined && { addressRegion: jobLocation.region }),
              ...(jobLocation.countryCode !== undefined && { addressCountry: jobLocation.countryCode }),
            },
          }
        : undefined,
  },
  baseSalary: {
    read(value) {
      const { currency, value: amount } = objectOf(value);
      const { value: exact, minValue = exact, maxValue = exact, unitText } = objectOf(amount);
      const unit = PAY_UNITS.find((each) => each === codeOf(unitText));
      if (typeof currency !== 'string' || !unit) return {};
      const [min, max] = [amountOf(minValue), amountOf(maxValue)];
      const baseSalary: BaseSalary = { currency, unitText: unit };
      if (min !== undefined) baseSalary.minValue = min;
      if (max !== undefined) baseSalary.maxValue = max;
      return { baseSalary };
    },
    write: ({ baseSalary }) =>
      baseSalary
        ? {
            '@type': 'MonetaryAmount',
            currency: baseSalary.currency,
            value: {
              '@type': 'QuantitativeValue',
              ...(baseSalary.minValue !== undefined && { minValue: baseSalary.minValue }),
              ...(baseSalary.maxValue !== undefined && { maxValue: baseSalary.maxValue }),
              unitText: baseSalary.unitText,
            },
          }
        : undefined,
  },
  validThrough: {
    read: readTime,
    write: ({ validThrough }) => validThrough ?? undefined,
  },
  totalJobOpenings: {
    read(value) {
      const count = amountOf(value);
      // Null, so that a number that is not known does not become one.
      return { totalJobOpenings: count !== undefined && Number.isInteger(count) && count > 0 ? count : null };
    },
    write: ({ totalJobOpenings }) => totalJobOpenings ?? undefined,
  },
  ...REQUIREMENT_MEMBERS,
};

/** Some write a code in small letters, or with other separators: "full-time", "Year". */
function codeOf(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toUpperCase().replace(/[ -]/g, '_') : value;
}

function readTime(value: unknown): PostingFields {
  if (typeof value !== 'string') return {};
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return { validThrough: value };
  const time = new Date(value);
  return /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(time.getTime()) ? { validThrough: time.toISOString() } : {};
}
