import { request } from './api.ts';
import type {
  ArrivalMails,
  AccountSettings,
  AccountView,
  ChangeEmail,
  ChangePassword,
  ConfirmEmail,
  DeleteAccount,
  ForgotPassword,
  MakeToken,
  Me,
  NewToken,
  OpenAccount,
  ResetPassword,
  SignIn,
  TokenView,
  TurnMails,
} from './protocol/types.ts';

/** Makes the guest of this browser an account. */
export const openAccount = (account: OpenAccount) => request<Me>('POST', '/api/account', account);

export const signIn = (account: SignIn) => request<Me>('POST', '/api/session', account);

/** Ends the session of this browser. Its visitor is a new guest afterwards. */
export const signOut = () => request<undefined>('DELETE', '/api/session');

/** The account of this visitor. */
export const getAccount = () => request<AccountView>('GET', '/api/account');

/** Deletes the account. The visitor is a new guest afterwards. */
export const deleteAccount = (account: DeleteAccount) =>
  request<undefined>('DELETE', '/api/account', account);

/** Signs out on another browser. */
export const endSession = (session: string) =>
  request<undefined>('DELETE', `/api/account/sessions/${encodeURIComponent(session)}`);

/** Signs out on all other browsers. */
export const endOtherSessions = () => request<undefined>('DELETE', '/api/account/sessions');

export const putPassword = (change: ChangePassword) =>
  request<undefined>('PUT', '/api/account/password', change);

/** Changes the e-mail or removes it. A link is sent to a new one. */
export const putEmail = (change: ChangeEmail) =>
  request<undefined>('PUT', '/api/account/email', change);

/** Asks for e-mails about the turns of slow matches, or for none. */
export const putTurnMails = (change: TurnMails) =>
  request<undefined>('PUT', '/api/account/turn-mails', change);

/** Asks for e-mails about people who come to play, or for none. */
export const putArrivalMails = (change: ArrivalMails) =>
  request<undefined>('PUT', '/api/account/arrival-mails', change);

/** Confirms an e-mail with the secret of the link that was sent there. */
export const confirmEmail = (link: ConfirmEmail) =>
  request<undefined>('POST', '/api/account/email/confirm', link);

/** Asks for a link to set a new password. */
export const forgotPassword = (account: ForgotPassword) =>
  request<undefined>('POST', '/api/password/forgotten', account);

/** Sets a new password with the secret of a link. All sessions of the account end. */
export const resetPassword = (link: ResetPassword) =>
  request<undefined>('POST', '/api/password', link);

/** The settings that the account stores for all devices. */
export const getAccountSettings = () => request<AccountSettings>('GET', '/api/account/settings');

export const putAccountSettings = (settings: AccountSettings) =>
  request<undefined>('PUT', '/api/account/settings', settings);

/** The address of a file with everything that the server stores about the visitor. */
export const EXPORT_PATH = '/api/account/export';

/** The tokens of the account for programs, the last used first. */
export const getTokens = () => request<TokenView[]>('GET', '/api/account/tokens');

/** Makes a token. Only this answer has its secret. */
export const makeToken = (token: MakeToken) =>
  request<NewToken>('POST', '/api/account/tokens', token);

/** Withdraws a token. Programs that use it are disconnected. */
export const withdrawToken = (token: string) =>
  request<undefined>('DELETE', `/api/account/tokens/${encodeURIComponent(token)}`);

/** Makes the account a bot account, for ever. */
export const becomeBot = () => request<Me>('POST', '/api/account/bot');

/** The address of the description of the interface for programs. */
export const API_DOCS_PATH = '/api/docs';
