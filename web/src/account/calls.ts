/** The HTTP calls about notices. */
import { call, of } from '../net/api';
import type { NewProfile, NewWebhook, NoticeSettings, WayChoice } from '../net/protocol';

const way = (id: string): string => `/me/ways/${encodeURIComponent(id)}`;

export const noticeCalls = {
  settings: () => call<NoticeSettings>('GET', '/me/notices'),
  keepProfile: (wanted: NewProfile) => call<NoticeSettings>('PUT', '/me/notices', wanted),
  addWebhook: (wanted: NewWebhook) => call<NoticeSettings>('POST', '/me/ways', wanted),
  choose: (id: string, choice: WayChoice) => call<NoticeSettings>('PUT', way(id), choice),
  remove: (id: string) => call<NoticeSettings>('DELETE', way(id)),
  tryOut: (id: string) => call<NoticeSettings>('POST', `${way(id)}/test`),
  mute: (match: string, muted: boolean) =>
    call<NoticeSettings>('PUT', `${of(match)}/notices`, { muted }),
};

/** The time zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
