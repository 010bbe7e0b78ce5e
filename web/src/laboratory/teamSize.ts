/** Each worker has a Python of its own, some 100 MB. */
const MOST = 3;

/** How many workers there are: as many as cores, which have little else to do meanwhile. */
export const teamSize = (cores = navigator.hardwareConcurrency): number =>
  Math.max(1, Math.min(MOST, cores || 1));
