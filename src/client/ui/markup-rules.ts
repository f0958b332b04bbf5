/** The shape of the rules that markup is cleaned by; the rules themselves are the contract's (`contract/description-markup.ts`). */
export type MarkupRules = {
  readonly richTextTags: readonly string[];
  readonly richTextSynonyms: Readonly<Record<string, string>>;
  readonly richTextClass: RegExp;
  readonly linkSchemes: readonly string[];
  readonly linkRel: string;
  readonly linkTarget: string;
  readonly isMarkup: (text: string) => boolean;
};
