import type { License } from '@/sandbox/jobs/profile';
import { STATES } from '@/sandbox/jobs/state';
import type { StateCode } from '@/sandbox/jobs/state';

/** States that license laboratory staff themselves. */
const LABORATORY_STATES: readonly string[] = [
  'CA',
  'FL',
  'HI',
  'LA',
  'MT',
  'NV',
  'NY',
  'ND',
  'PR',
  'TN',
  'WV',
];
const VOCATIONAL_STATES: readonly string[] = ['CA', 'TX'];

/** The first requirement of a posting: the license, as its state calls it; null if none is needed. */
export function licenseLine(license: License, code: StateCode): string | null {
  const { name, compact } = STATES[code];
  const multistate = compact ? `${name} or compact` : name;
  switch (license) {
    case 'RN':
      return `${multistate} RN license`;
    case 'LPN':
      return `${multistate} ${VOCATIONAL_STATES.includes(code) ? 'LVN' : 'LPN'} license`;
    case 'CNA':
      return `Active on the ${name} nurse aide registry, or able to transfer before you start`;
    case 'RRT':
      return `${name} respiratory care license`;
    case 'lab':
      return LABORATORY_STATES.includes(code) ? `${name} laboratory license` : null;
    case 'imaging':
      return `${name} license or permit, where the state requires one`;
    case 'pharmacist':
      return `${name} pharmacist license`;
    case 'pharmacy technician':
      return `${name} pharmacy technician registration, or eligible for it`;
    case 'social work':
      return `${name} social work license at the level of the role`;
    case 'PT':
    case 'PTA':
    case 'OT':
    case 'COTA':
    case 'SLP':
      return `${name} ${license} license; compact privileges count where they exist`;
    case 'none':
      return null;
  }
}
