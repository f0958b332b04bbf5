/** Words of the table of synonyms that begin with what somebody types. */
import { normalise } from '#search/normalise.ts';
import { named } from '#search/synonyms/all.ts';
import { type Group } from '#search/dictionary.ts';

type Form = { readonly kind: 'title' | 'place'; readonly id: string; readonly form: string };

const most = 16;
const spelled = new Map<string, string>();
const spelling = (form: string): string => {
  const known = spelled.get(form) ?? normalise(form);
  spelled.set(form, known);
  return known;
};

/** One form of each group: the one that begins so in the language, else the language's own name for it. */
export function formsThatBegin(typed: string, language: 'en' | 'km'): Form[] {
  const found: Form[] = [];
  const look = (kind: Form['kind'], groups: readonly Group[]) => {
    for (const group of groups) {
      const begins = (forms: readonly string[] = []) =>
        forms.find((form) => spelling(form).startsWith(typed));
      const inLanguage = begins(group[language]);
      const other = begins([...group.en, ...group.km, ...(group.latin ?? [])]);
      const form = inLanguage ?? (other === undefined ? undefined : group[language][0]);
      if (form !== undefined && found.length < most) found.push({ kind, id: group.id, form });
    }
  };
  look('title', named.titles);
  look('place', named.places);
  return found;
}
