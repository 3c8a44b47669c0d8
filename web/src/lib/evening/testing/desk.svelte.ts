import type { Player } from '../../protocol/evening.ts';
import type { Downloads, Joined, OrganiserDesk, UsualPenalty } from '../desk.ts';

/** An organiser’s desk for tests: some have joined, and everything can be had. */
export class StagedDesk implements OrganiserDesk {
  address: string | undefined = $state('https://dominoes.example/evening/KRVT');
  board: string | undefined = '/evening/KRVT/board';
  joined: readonly Joined[] = $state.raw([]);
  downloads: Downloads | undefined = {
    sheets: (paper, large) => `/sheets.pdf?paper=${paper}${large ? '&large' : ''}`,
    csv: '/evening.csv',
    json: '/evening.json',
  };
  usualPenalties: readonly UsualPenalty[] = [
    { reason: 'Spoke during the round', amount: 5 },
    { reason: 'Banged the tiles', amount: 3 },
  ];
  /** Whose place was freed. */
  readonly freed: Player[] = [];

  free(player: Player): Promise<boolean> {
    this.freed.push(player);
    return Promise.resolve(true);
  }
}
