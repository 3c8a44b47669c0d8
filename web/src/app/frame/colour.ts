import type { Display } from '../../device/settings/display.ts';

/**
 * Gives the browser's bar around the page the colour of the page. The bar follows the system's theme, unless a theme is
 * chosen in the settings or the contrast is high.
 */
export function showBarColour({ theme, contrast }: Display): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    // The colours as they were loaded, to restore them.
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
