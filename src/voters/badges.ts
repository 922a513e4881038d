// Voters' badges: what each one rewards, and the number it takes. A badge is awarded once and kept, even after a streak
// ends.

export const BADGE_KINDS = ['streak', 'votes', 'listings'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

/** The numbers that are awarded, lowest first: days in a row, votes, and different listings. */
const GOALS: Readonly<Record<BadgeKind, readonly number[]>> = {
  streak: [3, 7, 30, 100, 365],
  votes: [10, 100, 1_000],
  listings: [5, 25, 100],
};

export interface VoterBadge {
  readonly id: string;
  readonly kind: BadgeKind;
  readonly goal: number;
  /** From 1: the higher, the harder to get. */
  readonly tier: number;
}

export const BADGES: readonly VoterBadge[] = BADGE_KINDS.flatMap((kind) =>
  GOALS[kind].map((goal, place) => ({ id: `${kind}-${goal}`, kind, goal, tier: place + 1 })),
);

const BY_ID = new Map(BADGES.map((badge) => [badge.id, badge]));

/** Undefined for a badge that this version does not know. */
export function findBadge(id: string): VoterBadge | undefined {
  return BY_ID.get(id);
}

/** What badges are awarded for. */
export type Achievements = Readonly<Record<BadgeKind, number>>;

export function earnedBadges(achievements: Achievements): readonly VoterBadge[] {
  return BADGES.filter(({ kind, goal }) => achievements[kind] >= goal);
}

/** The badge of a kind that comes next; undefined when all are earned. */
export function nextBadge(kind: BadgeKind, achieved: number): VoterBadge | undefined {
  return BADGES.find((badge) => badge.kind === kind && badge.goal > achieved);
}
