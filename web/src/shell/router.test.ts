// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { inside, invitationLink, parse, reviewPath } from './router';

const ID = 'abcdefghijklmnop';

describe('router', () => {
  const route = (path: string) => parse(new URL(path, 'https://host'));

  it.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new' }],
    ['/settings/', { page: 'settings' }],
    ['/device#secret', { page: 'device', token: 'secret' }],
    ['/mail#end.way.token', { page: 'mail', link: 'end.way.token' }],
    ['/device', { page: 'device', token: null }],
    ['/rules', { page: 'rules', game: null, rule: null }],
    ['/rules#C3.6', { page: 'rules', game: null, rule: 'C3.6' }],
    ['/rules/forging-florence#F4.6', { page: 'rules', game: 'forging-florence', rule: 'F4.6' }],
    ['/rules/calimala/#C3.6', { page: 'rules', game: 'calimala', rule: 'C3.6' }],
    ['/learn/', { page: 'learn', game: null }],
    ['/learn/calimala/', { page: 'learn', game: 'calimala' }],
    [`/m/${ID}/#code`, { page: 'match', id: ID, invitation: 'code' }],
    ['/rules/a/b', { page: 'nowhere' }],
    [`/m/${ID}`, { page: 'match', id: ID, invitation: null }],
    [`/m/${ID}#code`, { page: 'match', id: ID, invitation: 'code' }],
    [`/m/${ID}/review`, { page: 'review', id: ID, moment: null, analysis: false }],
    [`/m/${ID}/review?analysis#0`, { page: 'review', id: ID, moment: '0', analysis: true }],
    [`/m/${ID}/review/#12`, { page: 'review', id: ID, moment: '12', analysis: false }],
    [`/m/${ID}/else`, { page: 'nowhere' }],
    ['/m/short', { page: 'nowhere' }],
    ['/m/../../etc/passwd', { page: 'nowhere' }],
    ['/people/', { page: 'people', table: null }],
    [`/people?table=${ID}`, { page: 'people', table: ID }],
    [`/people/${ID}`, { page: 'group', keys: [ID] }],
    [`/people/${ID},${ID}/?only=yes`, { page: 'group', keys: [ID, ID] }],
    [`/people/${ID}%2C${ID}`, { page: 'group', keys: [ID, ID] }],
    ['/people/short', { page: 'nowhere' }],
    [`/people/${Array<string>(8).fill(ID).join(',')}`, { page: 'nowhere' }],
    ['/admin/', { page: 'admin', section: null }],
    [`/admin#person.${ID}`, { page: 'admin', section: `person.${ID}` }],
    ['/else', { page: 'nowhere' }],
  ])('knows %s', (path, expected) => {
    expect(route(path)).toEqual(expected);
  });

  it('reads the links that it makes', () => {
    const link = invitationLink({ id: ID, game: 'calimala' }, 'code', 'de', 'https://host');
    expect(link).toBe(`https://host/m/${ID}?game=calimala&lang=de#code`);
    expect(parse(new URL(link))).toEqual({ page: 'match', id: ID, invitation: 'code' });
  });

  it('names moments by actions or by versions', () => {
    const path = (moment: Parameters<typeof reviewPath>[1]) => reviewPath(ID, moment);
    expect(route(path({ actions: 7 }))).toMatchObject({ page: 'review', moment: '7' });
    expect(route(path({ version: 9 }))).toMatchObject({ page: 'review', moment: 'v9' });
  });

  it.each([
    ['/new', {}, true],
    ['/new', { ctrlKey: true }, false],
    ['/new', { button: 1 }, false],
    ['/api/matches/x/record', {}, false],
    ['https://elsewhere.example/', {}, false],
  ])('follows %s %j: %s', (href, click, expected) => {
    const link = Object.assign(document.createElement('a'), { href });
    expect(inside(new MouseEvent('click', click), link)).toBe(expected);
  });
});
