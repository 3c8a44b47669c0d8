// Passkeys of this device, by Web Authentication.
import type { AccountWays, PasskeyAnswer, PasskeyChallenge } from '../../../net/protocol/types.ts';

/** Whether this page can make and use passkeys: the browser knows them, and the page has the host name they belong to. */
export function canUsePasskeys({ passkeys_of: host }: AccountWays): boolean {
  const knows =
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential;
  return knows && host === location.hostname;
}

/** Has the device make a passkey. `undefined` if the person leaves the device's question without an answer. */
export function makePasskey(asked: PasskeyChallenge): Promise<PasskeyAnswer | undefined> {
  return answered(asked, () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        asked.options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );
}

/** Has the device prove a passkey. `undefined` if the person leaves the device's question without an answer. */
export function usePasskey(asked: PasskeyChallenge): Promise<PasskeyAnswer | undefined> {
  return answered(asked, () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        asked.options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );
}

async function answered(
  { challenge }: PasskeyChallenge,
  ask: () => Promise<Credential | null>,
): Promise<PasskeyAnswer | undefined> {
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) return undefined;
    return { challenge, credential: { ...credential.toJSON() } };
  } catch (error) {
    // The person has said no, took too long, or the device has this passkey already.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
