/** Passkeys by the browser's own JSON, and why there are none where there are none. */
import { passkeyCalls } from './calls';

/** Why this browser makes no passkeys here: words for it, with what they need. */
export type Hindrance =
  | { text: 'passkey-no-https' | 'passkey-by-number' | 'passkey-old-browser' }
  | { text: 'passkey-needs-name'; at: string };

/** What we need of the browser; older ones have passkeys without it. */
interface Kind {
  parseCreationOptionsFromJSON?: unknown;
  parseRequestOptionsFromJSON?: unknown;
}

const NUMBERS = /^(?:\d{1,3}\.){3}\d{1,3}$|^\[/;
const OWN = /^127\.|^\[::1\]$/;

/** What keeps this browser from passkeys at this address; null if nothing does. */
export function hindrance(
  at: Pick<Location, 'hostname' | 'port' | 'protocol'>,
  secure: boolean,
  kind: Kind | undefined,
): Hindrance | null {
  if (!secure) return { text: 'passkey-no-https' };
  if (NUMBERS.test(at.hostname)) {
    if (!OWN.test(at.hostname)) return { text: 'passkey-by-number' };
    const port = at.port === '' ? '' : `:${at.port}`;
    return { text: 'passkey-needs-name', at: `${at.protocol}//localhost${port}` };
  }
  const able =
    kind?.parseCreationOptionsFromJSON !== undefined &&
    kind.parseRequestOptionsFromJSON !== undefined;
  return able ? null : { text: 'passkey-old-browser' };
}

/** The same of this page. */
export const ownHindrance = (): Hindrance | null =>
  hindrance(
    location,
    isSecureContext,
    (globalThis as { PublicKeyCredential?: Kind }).PublicKeyCredential,
  );

/** The browser's answer for the server; null if somebody has thought better of it. */
async function answerOf(ask: () => Promise<Credential | null>): Promise<string | null> {
  try {
    const found = await ask();
    return found instanceof PublicKeyCredential ? JSON.stringify(found.toJSON()) : null;
  } catch (thrown) {
    if (thrown instanceof DOMException && KNOWN.has(thrown.name)) return null;
    throw thrown;
  }
}

/** Given up, taken too long, or there already: the browser has said why itself. */
const KNOWN = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError']);

/** Makes a passkey in this browser, and gives what the server wants of it. */
export async function makePasskey(): Promise<string | null> {
  const { options } = await passkeyCalls.offer();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  return answerOf(() => navigator.credentials.create({ publicKey }));
}

/** Has one of this browser's passkeys say who it is. */
export async function usePasskey(): Promise<string | null> {
  const { options } = await passkeyCalls.ask();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  return answerOf(() => navigator.credentials.get({ publicKey }));
}
