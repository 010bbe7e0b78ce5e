/** The pages by what an address means; each is loaded, with its words, when it is first wanted. */
import type { Component } from 'svelte';

import { app } from '../shell/app.svelte';
import type { Route } from '../shell/router';

/** A page; which properties it has is known here only. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has its own
export type Page = Component<any>;

type Load = () => Promise<{ default: Page }>;

const loads: Record<Route['page'], Load> = {
  home: () => import('./Home.svelte'),
  new: () => after(Promise.all([app.speak('form'), app.speak('match')]), import('./New.svelte')),
  matches: () =>
    after(Promise.all([app.met(), app.speak('matches')]), import('./MatchesPage.svelte')),
  people: () =>
    after(Promise.all([app.met(), app.speak('company')]), import('./PeoplePage.svelte')),
  group: () =>
    after(
      Promise.all([app.met(), app.speak('company'), app.speak('matches')]),
      import('./GroupPage.svelte'),
    ),
  settings: () =>
    after(Promise.all([app.met(), app.speak('account')]), import('./Settings.svelte')),
  account: () =>
    after(Promise.all([app.met(), app.speak('account')]), import('../account/AccountPage.svelte')),
  admin: () =>
    after(
      Promise.all([app.met(), app.speak('administration'), app.speak('reporting')]),
      import('../administration/AdminPage.svelte'),
    ),
  rules: () => import('./RulesPage.svelte'),
  learn: () => after(app.speak('learn'), import('../learn/LearnPage.svelte')),
  practise: () =>
    after(
      Promise.all([app.met(), app.speak('analysis')]),
      import('../practise/PractisePage.svelte'),
    ),
  import: () => after(app.speak('review'), import('../records/ImportPage.svelte')),
  device: () => after(Promise.all([app.met(), app.speak('account')]), import('./Device.svelte')),
  mail: () => after(app.speak('account'), import('../account/MailPage.svelte')),
  match: () => import('./MatchPage.svelte'),
  review: () => after(app.speak('review'), import('./ReviewPage.svelte')),
  laboratory: () =>
    after(Promise.all([app.speak('laboratory'), app.speak('form')]), import('virtual:laboratory')),
  nowhere: () => import('./Nowhere.svelte'),
};

/** A page that is not shown before something else has come. */
async function after<T>(needed: Promise<unknown>, page: Promise<T>): Promise<T> {
  return (await Promise.all([page, needed]))[0];
}

/** Loads the page of a route; fails without the server, or when it has been renewed. */
export async function pageOf(route: Route): Promise<Page> {
  return (await loads[route.page]()).default;
}

/** What the page of a route is given. */
export function propsOf(route: Route): Record<string, unknown> {
  if (route.page === 'rules') return { at: route };
  const { page: _, ...rest } = route;
  return rest;
}

/** What a page is about; another one begins anew. */
export function subject(route: Route): string {
  if (route.page === 'group') return `${route.page} ${route.keys.join()}`;
  if ('id' in route) return `${route.page} ${route.id}`;
  return route.page === 'learn' ? `${route.page} ${route.game}` : route.page;
}
