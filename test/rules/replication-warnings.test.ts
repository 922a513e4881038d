// When staff is warned that a failover of PostgreSQL could lose votes, or that votes wait for a standby that is away.

import { expect, test } from 'vitest';
import { inEnglish } from '../../src/messages/in-english.ts';
import { findReplicationWarnings } from '../../src/system/replication-warnings.ts';

const SYNCHRONOUS = { standbys: 2, synchronous: 1, namesStandbys: true, synchronousCommit: 'on' };
const ALONE = { standbys: 0, synchronous: 0, namesStandbys: false, synchronousCommit: 'on' };

const NONE_SYNCHRONOUS = 'PostgreSQL has a standby, but none that is synchronous';

test.each([
  ['a synchronous standby', SYNCHRONOUS, []],
  ['no standby at all', ALONE, []],
  ['no standby, and commits that are local anyway', { ...ALONE, synchronousCommit: 'local' }, []],
  ['standbys of which none is synchronous', { ...SYNCHRONOUS, synchronous: 0 }, [NONE_SYNCHRONOUS]],
  ['standbys and no names', { ...SYNCHRONOUS, synchronous: null, namesStandbys: false }, [NONE_SYNCHRONOUS]],
  ['names, and a user that may not see the standbys’ state', { ...SYNCHRONOUS, synchronous: null }, []],
  [
    'commits that do not wait for the standby',
    { ...SYNCHRONOUS, synchronousCommit: 'local' },
    ['Votes do not wait for the standby'],
  ],
  [
    'commits that do not wait for the disk',
    { ...ALONE, synchronousCommit: 'off' },
    ['PostgreSQL confirms votes before they are on its disk'],
  ],
  [
    'the named standby away',
    { ...ALONE, namesStandbys: true },
    ['PostgreSQL waits for a standby that is not connected'],
  ],
])('P224 %s', (_, replication, titles) => {
  expect(inEnglish(findReplicationWarnings(replication)).map(({ title }) => title)).toEqual(titles);
});
