/** Where on the table a category counts (C5.4, C6.2), as selectors, and in which area. */
import { BUILDINGS, CHURCHES, CITIES, MATERIALS, PORTS, TRADE_CITIES } from '../names';

interface Lit {
  area: string;
  places: readonly string[];
}

const at = (name: string): string => `[data-place="${name}"]`;
const row = (church: string, what: string): string => `[data-row="${church}-${what}"]`;

/** What counts for a category. */
export function lit(category: string): Lit {
  const cities = CITIES_OF[category] ?? CITIES.filter((city) => city === category);
  if (cities.length > 0) return { area: 'map', places: cities.map(at) };
  if (category === 'palazzo') return { area: 'council', places: ['.tile.done', at('palazzo')] };
  if (CHURCHES.some((church) => church === category)) {
    return { area: 'churches', places: [at(category)] };
  }
  if (category === 'artworks') {
    return {
      area: 'churches',
      places: BUILDINGS.map((one) => (one === 'palazzo' ? at(one) : row(one, 'artworks'))),
    };
  }
  const material = MATERIALS.find((one) => category === `contributed-${one}`) ?? '';
  return { area: 'churches', places: CHURCHES.map((church) => row(church, material)) };
}

const CITIES_OF: Readonly<Record<string, readonly string[]>> = {
  'port-cities': PORTS,
  'trade-cities': TRADE_CITIES,
};

/** The piece that counts there, by its drawing. */
export function pieceOf(category: string): 'cube' | 'art' | 'disc' {
  if (category === 'artworks') return 'art';
  return category === 'palazzo' ? 'disc' : 'cube';
}
