import { StoreError } from '../../../device/store/error.ts';
import type { Store } from '../../../device/store/store.ts';
import type { Kind } from '../../../device/store/transaction.ts';

const NAME = 'name';
const devices: Kind<string> = { name: 'device', read: String };

/**
 * The id of this device among those of the same visitor. It is stored together with the numbers of the device's
 * entries, so both are lost together. Where nothing can be stored, each call gives a new id.
 */
export async function deviceName(store: Store): Promise<string> {
  try {
    return await store.transact(async (writing) => {
      const known = await writing.get(devices, NAME);
      if (known !== undefined) return known;
      const name = newName();
      await writing.put(devices, NAME, name);
      return name;
    });
  } catch (error) {
    if (error instanceof StoreError) return newName();
    throw error;
  }
}

/** Sixteen random hexadecimal digits. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
