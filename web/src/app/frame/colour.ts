import type { Display } from '../../device/settings/display.ts';

/**
 * Gives the bar around an installed page the colour of our own bar. By itself it follows the system's theme; a theme
 * that this person chose wins.
 */
export function showBarColour({ theme, contrast }: Display): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    // Each is written down once as the page came, and goes back to that.
    meta.dataset['own'] ??= meta.content;
    meta.content = theme === 'system' && contrast === 'normal' ? meta.dataset['own'] : barColour();
  }
}

function barColour(): string {
  const probe = document.createElement('i');
  probe.style.color = 'var(--surface)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
