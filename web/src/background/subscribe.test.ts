import { afterEach, describe, expect, it, vi } from 'vitest';

import { type Abilities, hindrance, ownEndpoint, subscribe, unsubscribe } from './subscribe';

const ABLE: Abilities = {
  isSecureContext: true,
  Notification: { permission: 'default' },
  PushManager: class {},
  navigator: { serviceWorker: {} },
};

const made = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
  unsubscribe: vi.fn(async () => true),
});

/** A browser with a push service that does this. */
function browser(answer: NotificationPermission, manager: object): void {
  const pushManager = { getSubscription: async () => null, ...manager };
  const serviceWorker = {
    register: async () => undefined,
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
  };
  vi.stubGlobal('Notification', { requestPermission: async () => answer });
  vi.stubGlobal('navigator', { serviceWorker });
}

afterEach(() => void vi.unstubAllGlobals());

describe('a browser', () => {
  it('can be told, or there is a reason', () => {
    expect(hindrance(ABLE)).toBeNull();
    expect(hindrance({ ...ABLE, isSecureContext: false })).toBe('push-no-https');
    expect(hindrance({ ...ABLE, PushManager: undefined })).toBe('push-old-browser');
    expect(hindrance({ ...ABLE, navigator: {} })).toBe('push-old-browser');
    expect(hindrance({ ...ABLE, Notification: { permission: 'denied' } })).toBe('push-denied');
  });

  it('subscribes by the key of the server', async () => {
    const manager = { subscribe: vi.fn(async () => made('https://p.example/1')) };
    browser('granted', manager);
    const found = await subscribe('key', 'en');
    expect(found).toEqual({ endpoint: 'https://p.example/1', p256dh: 'point', auth: 'secret' });
    const wanted = { userVisibleOnly: true, applicationServerKey: 'key' };
    expect(manager.subscribe).toHaveBeenCalledWith(wanted);
  });

  it('says why it was not subscribed', async () => {
    const fails = async () => Promise.reject(new Error('no service'));
    browser('denied', {});
    expect(await subscribe('key', 'en')).toBe('push-denied');
    browser('default', {});
    expect(await subscribe('key', 'en')).toBe('push-not-given');
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    browser('granted', { subscribe: fails });
    expect(await subscribe('key', 'en')).toBe('push-failed');
  });

  it('lets go of a subscription by another key', async () => {
    const old = made('https://p.example/old');
    const manager = {
      subscribe: vi
        .fn(async () => made('https://p.example/new'))
        .mockRejectedValueOnce(new Error('another key')),
      getSubscription: async () => old,
    };
    browser('granted', manager);
    expect(await subscribe('key', 'en')).toMatchObject({ endpoint: 'https://p.example/new' });
    expect(old.unsubscribe).toHaveBeenCalledOnce();
  });

  it('knows where it is told, and ends that', async () => {
    const own = made('https://p.example/1');
    browser('granted', { getSubscription: async () => own });
    expect(await ownEndpoint()).toBe('https://p.example/1');
    await unsubscribe();
    expect(own.unsubscribe).toHaveBeenCalledOnce();
    vi.stubGlobal('navigator', {});
    expect(await ownEndpoint()).toBeNull();
    await unsubscribe();
  });
});
