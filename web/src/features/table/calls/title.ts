/** Puts a text before the window's title, on every page, until the returned function is called. */
export function titlePrefix(text: string): () => void {
  return prefixTitle(`${text} · `);
}

/** Puts letters before the window's title, on every page, until the returned function is called. */
export function prefixTitle(prefix: string): () => void {
  const add = () => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
  };
  const observer = new MutationObserver(add);
  add();
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  };
}
