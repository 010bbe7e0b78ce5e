/** The parts of the table among which a narrow screen shows one at a time. */
export const AREAS = ['map', 'mine', 'artists', 'pieces', 'prestige', 'mats', 'log'] as const;
export type Area = (typeof AREAS)[number];
