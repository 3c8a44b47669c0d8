/** The ways that tiles can show their numbers. */
export const faceStyles = ['pips', 'large', 'digits', 'both', 'pictures', 'cards'] as const;

export type FaceStyle = (typeof faceStyles)[number];

/** The sets of pictures, in the order in which the settings offer them. */
export const pictureSets = ['first', 'animals', 'fruit', 'letters', 'numbers', 'objects'] as const;

export type PictureSetId = (typeof pictureSets)[number];
