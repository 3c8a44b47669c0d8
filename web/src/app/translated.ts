// The translator of a browser replaces each text by an element FONT with the translation. Svelte keeps writing to the
// text, and finds by it what to remove and to move. So each text returns to the page, empty, and stands before its FONT.

/** The element that shows a text in another language, and the words of the page. */
type Translation = { font: Element; words: string };

/** Keeps the texts of a page in their places while a translator replaces them; returns a function that stops it. */
export function keepTexts(root: Node): () => void {
  const translations = new WeakMap<Text, Translation>();
  const originals = new WeakMap<Node, Text>();

  const isNew = (node: Node | null): node is Element =>
    node?.nodeName === 'FONT' && !originals.has(node);

  function replace(text: Text, font: Element) {
    drop(text);
    translations.set(text, { font, words: text.data });
    originals.set(font, text);
    font.before(text);
  }

  function drop(text: Text) {
    const font = translations.get(text)?.font;
    if (font === undefined) return;
    font.remove();
    originals.delete(font);
    translations.delete(text);
  }

  /** Keeps a text empty beside its translation. A text without translation, or outside the page, has its words again. */
  function settle(text: Text) {
    const translation = translations.get(text);
    if (translation === undefined) return;
    const { font, words } = translation;
    if (text.parentNode !== null && font.parentNode !== null) {
      text.data = '';
      if (text.nextSibling !== font) text.after(font);
    } else {
      text.data = words;
      drop(text);
    }
  }

  const observer = new MutationObserver((records) => {
    const touched = new Set<Text>();
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // The page has new words, so those of the translator are old.
      if (target instanceof Text) drop(target);
      const added = [...addedNodes];
      for (const node of [...removedNodes, ...added]) {
        const text = node instanceof Text ? node : originals.get(node);
        if (text === undefined) continue;
        touched.add(text);
        // A translator that replaces an empty text as well would answer each return with another replacement.
        if (node !== text || text.data === '' || added.includes(text)) continue;
        // Some put the translation beside the text before they remove the text. Within a FONT, texts are not ours.
        const font = [...added, previousSibling, nextSibling].find(isNew);
        if (font !== undefined && target.nodeName !== 'FONT') replace(text, font);
      }
    }
    touched.forEach(settle);
    // What was done here needs no answer.
    observer.takeRecords();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
  };
}
