import { describe, expect, it } from 'vitest';

import { inside, invitationLink, parse } from './router';

const ID = 'abcdefghijklmnop';

describe('router', () => {
  const route = (path: string) => parse(new URL(path, 'https://host'));

  it.each([
    ['/', { page: 'home' }],
    ['/new', { page: 'new' }],
    ['/settings/', { page: 'settings' }],
    ['/device#secret', { page: 'device', token: 'secret' }],
    ['/device', { page: 'device', token: null }],
    ['/rules', { page: 'rules', rule: null }],
    ['/rules#C3.6', { page: 'rules', rule: 'C3.6' }],
    [`/m/${ID}`, { page: 'match', id: ID, invitation: null }],
    [`/m/${ID}#code`, { page: 'match', id: ID, invitation: 'code' }],
    ['/m/short', { page: 'nowhere' }],
    ['/m/../../etc/passwd', { page: 'nowhere' }],
    ['/else', { page: 'nowhere' }],
  ])('knows %s', (path, expected) => {
    expect(route(path)).toEqual(expected);
  });

  it('reads the links that it makes', () => {
    const link = invitationLink(ID, 'code', 'https://host');
    expect(parse(new URL(link))).toEqual({ page: 'match', id: ID, invitation: 'code' });
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
