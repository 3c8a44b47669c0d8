import type { Running } from './running.ts';

/** A figure that counts up to its value. It never counts down. */
export function countUp(
  figure: Element,
  by: number,
  delay: number,
  duration: number,
): Running | null {
  const node = [...figure.childNodes].find((child) => child.nodeType === Node.TEXT_NODE);
  // A text is empty where a translator shows it in another element.
  const to = Number.parseInt(node?.textContent ?? '', 10);
  if (node === undefined || !Number.isInteger(to) || by <= 0 || duration <= 0) return null;
  const value = node.textContent;
  let shown = String(to - by);
  let frame = 0;
  const began = performance.now() + delay;
  node.textContent = shown;

  function step(now: number) {
    // The figure has changed meanwhile: it is no longer ours.
    if (node?.textContent !== shown) return;
    const part = Math.min(1, Math.max(0, (now - began) / duration));
    shown = String(Math.round(to - by * (1 - part)));
    node.textContent = shown;
    if (part < 1) frame = requestAnimationFrame(step);
  }
  frame = requestAnimationFrame(step);

  return {
    finish() {
      cancelAnimationFrame(frame);
      if (node.textContent === shown) node.textContent = value;
    },
  };
}
