/**
 * The secret of a link that was sent by e-mail: what follows `#` in the address; `undefined` if nothing does. Takes it out
 * of the address, so that it is in no history, bookmark or screenshot. Servers never see it.
 */
export function takeSecret(): string | undefined {
  const secret = location.hash.slice(1);
  if (secret === '') return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
}
