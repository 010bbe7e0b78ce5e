/** The parts of the table among which a narrow screen shows one at a time. */
export const AREAS = ['city', 'council', 'churches', 'map', 'mine', 'mats', 'log'] as const;
export type Area = (typeof AREAS)[number];
