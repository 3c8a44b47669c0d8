/** What the link to the games says: how many tables wait for this person. The notices set it on every page. */
class Waiting {
  /** The number; 0 where nothing is known. */
  count = $state(0);
  /** The number in words, for screen readers. */
  text = $state('');
}

export const waiting = new Waiting();
