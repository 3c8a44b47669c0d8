import type { ModerationMessages } from '../../i18n/compiled/types.ts';
import type { ModeratedPerson } from '../../net/protocol/types.ts';

/** The name of a person, or what stands for it. */
export function nameOf({ name }: Pick<ModeratedPerson, 'name'>, t: ModerationMessages): string {
  return name === '' ? t.nameless : name;
}
