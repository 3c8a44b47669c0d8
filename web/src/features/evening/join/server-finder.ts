import { getClub } from '../../../net/clubs.ts';
import type { FoundEvening, Player } from '../../../net/protocol/evening.ts';
import { findEvening, joinEvening } from '../../../net/evenings.ts';

/** Finds and joins evenings of the server, each with the name of its club. */
export const finder = {
  async find(code: string): Promise<FoundEvening> {
    const found = await findEvening(code);
    return { ...found, club: (await getClub(found.club)).name };
  },
  join(id: string, code: string, player: Player): Promise<unknown> {
    return joinEvening(id, { code, player });
  },
};
