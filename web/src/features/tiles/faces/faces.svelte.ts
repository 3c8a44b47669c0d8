import type { Settings } from '../../../device/settings/settings.svelte.ts';
import { loadedSet, loadSet } from './sets.ts';
import { type FaceStyle } from '../../../device/settings/faces.ts';
import { type PictureSet, type Proposed, type Shown, styleOf } from './shown.ts';

/**
 * How tiles look for this person. The rules of a table propose a style. Construct it while a component is initialised,
 * because it uses `$effect`.
 */
export class Faces implements Shown {
  readonly style: FaceStyle = $derived.by(() =>
    styleOf(this.settings.values.tiles, this.proposed().style),
  );
  readonly tinted: boolean = $derived.by(
    () => !this.settings.fewColours && this.settings.values.colours !== 'never',
  );

  readonly coloured: boolean = $derived.by(
    () => this.tinted && (this.settings.values.colours === 'always' || this.proposed().coloured),
  );

  readonly set: PictureSet | undefined = $derived.by(() =>
    this.style === 'pictures' ? loadedSet(this.settings.values.pictures) : undefined,
  );

  constructor(
    private readonly settings: Settings,
    private readonly proposed: () => Proposed,
  ) {
    $effect(() => {
      if (this.style === 'pictures') void loadSet(settings.values.pictures);
    });
  }
}
