/** The sets of pictures with their colours. Loaded only where tiles show pictures. */
import type { PictureSetId } from '../../../device/settings/faces.ts';
import { numberColour } from '../numbers.ts';
import type { Picture, PictureSet } from './shown.ts';

/** A set as its file has it: printed tiles have no colours. */
type Drawn = Omit<PictureSet, 'pictures'> & {
  readonly pictures: readonly Omit<Picture, 'colour'>[];
};

const loaders: Record<PictureSetId, () => Promise<{ default: Drawn }>> = {
  first: () => import('../../../../../faces/pictures/first.json'),
  animals: () => import('../../../../../faces/pictures/animals.json'),
  fruit: () => import('../../../../../faces/pictures/fruit.json'),
  letters: () => import('../../../../../faces/pictures/letters.json'),
  numbers: () => import('../../../../../faces/pictures/numbers.json'),
  objects: () => import('../../../../../faces/pictures/objects.json'),
};

/** The colour of each picture, by number. Each has at least 3 to 1 on the ivory of either theme. */
const colours: Record<PictureSetId, readonly (string | undefined)[]> = {
  first: ['#c8511b', '#7a4f2e', '#2f7a36', '#9a7000', '#1f6f9e', '#c22b2b', '#5b4ba8'],
  animals: ['#a8552a', '#76628c', '#9a7000', '#4d6484', '#c2357f', '#b5620f', '#2f7a36'],
  fruit: ['#c9252b', '#5b7a10', '#96103a', '#6a3aa8', '#927000', '#b5620f', '#1d7a45'],
  letters: numbered(),
  numbers: numbered(),
  objects: ['#1f6f9e', '#927000', '#3c4a8c', '#1d7a6a', '#7a4f2e', '#b5452c', '#6a3aa8'],
};

function numbered(): (string | undefined)[] {
  return Array.from({ length: 7 }, (_, number) => numberColour(number));
}

/** Loads a set of pictures. */
export async function pictureSet(id: PictureSetId): Promise<PictureSet> {
  const { default: drawn } = await loaders[id]();
  const pictures = drawn.pictures.map((picture, number) => ({
    ...picture,
    colour: colours[id][number],
  }));
  return { ...drawn, pictures };
}
