import { getClub } from '../../../net/clubs.ts';
import type { FoundEvening, Player } from '../../../net/protocol/evening.ts';
import { findEvening, joinEvening } from '../../../net/evenings.ts';

/** Finds and joins evenings on the server. A found evening has its club's name instead of the club's id. */
export const finder = {
  async find(code: string): Promise<FoundEvening> {
    const found = await findEvening(code);
    return { ...found, club: (await getClub(found.club)).name };
  },
  join(id: string, code: string, player: Player): Promise<unknown> {
    return joinEvening(id, { code, player });
  },
};
