import { request } from './api.ts';
import type { ArrivalWish, Notices, PushDevice, PushView } from './protocol/types.ts';

/** What calls this visitor: tables, invitations, and people who have come. */
export const getNotices = () => request<Notices>('GET', '/api/notices');

/** Asks to hear when someone comes to play. */
export const putWish = () => request<ArrivalWish>('PUT', '/api/notices/wish');

export const deleteWish = () => request<undefined>('DELETE', '/api/notices/wish');

/** The server's key for notices on devices, and the devices of this visitor that get them. */
export const getPush = () => request<PushView>('GET', '/api/push');

export const putPushDevice = (device: PushDevice) => request<undefined>('PUT', '/api/push', device);

/** Sends no notices to a device any more. `device` is its name in `getPush`. */
export const deletePushDevice = (device: string) =>
  request<undefined>('DELETE', `/api/push/${device}`);
