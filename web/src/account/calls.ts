/** The HTTP calls about notices, devices, and the means by which one comes back. */
import { call, of } from '../net/api';
import type {
  CodeCount,
  CodeList,
  DeviceList,
  Former,
  LetterAsked,
  InvitationRule,
  KeptExercises,
  MailEnd,
  MatchChoice,
  Me,
  NewBrowser,
  NewProfile,
  NewWebhook,
  NoticeSettings,
  PasskeyList,
  PasskeyOptions,
  SignInMeans,
  Vacation,
  WayChoice,
} from '../net/protocol';

const way = (id: string): string => `/me/ways/${encodeURIComponent(id)}`;

export const noticeCalls = {
  settings: () => call<NoticeSettings>('GET', '/me/notices'),
  keepProfile: (wanted: NewProfile) => call<NoticeSettings>('PUT', '/me/notices', wanted),
  addWebhook: (wanted: NewWebhook) => call<NoticeSettings>('POST', '/me/ways', wanted),
  addBrowser: (wanted: NewBrowser) => call<NoticeSettings>('POST', '/me/browsers', wanted),
  addMail: (address: string) => call<NoticeSettings>('POST', '/me/mail', { address }),
  choose: (id: string, choice: WayChoice) => call<NoticeSettings>('PUT', way(id), choice),
  remove: (id: string) => call<NoticeSettings>('DELETE', way(id)),
  tryOut: (id: string) => call<NoticeSettings>('POST', `${way(id)}/test`),
  chooseForMatch: (match: string, when: MatchChoice['when']) =>
    call<NoticeSettings>('PUT', `${of(match)}/notices`, { when }),
  addMatchWebhook: (match: string, wanted: NewWebhook) =>
    call<NoticeSettings>('POST', `${of(match)}/webhooks`, wanted),
};

export const deviceCalls = {
  all: () => call<DeviceList>('GET', '/me/devices'),
  end: (id: string) => call<DeviceList>('DELETE', `/me/devices/${encodeURIComponent(id)}`),
  endOthers: () => call<DeviceList>('DELETE', '/me/devices'),
};

export const codeCalls = {
  count: () => call<CodeCount>('GET', '/me/codes'),
  renew: () => call<CodeList>('POST', '/me/codes'),
  recover: (code: string) => call<Me>('POST', '/me/recover', { code }),
};

export const invitedByCalls = {
  find: () => call<InvitationRule>('GET', '/me/invited-by'),
  keep: (by: InvitationRule['by']) => call<InvitationRule>('PUT', '/me/invited-by', { by }),
};

export const exerciseCalls = {
  all: () => call<KeptExercises>('GET', '/me/exercises/all'),
};

export const vacationCalls = {
  find: () => call<Vacation>('GET', '/me/vacation'),
  begin: (days: number) => call<Vacation>('POST', '/me/vacation', { days }),
  end: () => call<Vacation>('DELETE', '/me/vacation'),
};

export const signInCalls = {
  means: () => call<SignInMeans>('GET', '/sign-in'),
  askLetter: (address: string) => call<LetterAsked>('POST', '/sign-in/letters', { address }),
  useLetter: (token: string) => call<Me>('POST', '/sign-in/letter', { token }),
};

export const passkeyCalls = {
  all: () => call<PasskeyList>('GET', '/me/passkeys'),
  offer: () => call<PasskeyOptions>('POST', '/me/passkeys/options'),
  add: (name: string, credential: string) =>
    call<PasskeyList>('POST', '/me/passkeys', { name, credential }),
  remove: (id: string) => call<PasskeyList>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  ask: () => call<PasskeyOptions>('POST', '/sign-in/passkey/options'),
  use: (credential: string) => call<Me>('POST', '/sign-in/passkey', { credential }),
};

/** Deletes whoever is here; the name says that it is meant. */
export const removalCall = (name: string): Promise<Me> => call<Me>('POST', '/me/removal', { name });

export const formerCalls = {
  find: () => call<Former>('GET', '/me/former'),
  settle: (join: boolean) => call<Me>('POST', '/me/former', { join }),
};

/** What a link in a letter asks for. */
export const mailCall = (what: 'confirm' | 'end', way: string, token: string): Promise<MailEnd> =>
  call<MailEnd>('POST', `/mail/${encodeURIComponent(way)}/${encodeURIComponent(token)}/${what}`);

/** The time zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
