/** A CV's texts in one language and in reading order, for drawing it as a PDF. Empty fields and sections are left out. */

export type TextRun = { readonly text: string; readonly isBold?: boolean; readonly href?: string };

export type Paragraph = {
  readonly runs: readonly TextRun[];
  /** A bullet or number before its first line. */
  readonly marker?: string;
  /** Depth of the list it is in; 0 outside of lists. */
  readonly level: number;
};

/** A short fact, two of which share a row; the label is above the text. */
export type OutlineFact = { readonly label?: string; readonly runs: readonly TextRun[] };

export type OutlineEntry = {
  readonly title: string;
  readonly line: readonly TextRun[];
  readonly time: string;
  readonly paragraphs: readonly Paragraph[];
};

export type OutlinePart = {
  readonly title: string;
  readonly facts: readonly OutlineFact[];
  readonly entries: readonly OutlineEntry[];
};

export type CvOutline = {
  readonly name: string;
  /** Profession and level. */
  readonly headline: string;
  readonly facts: readonly OutlineFact[];
  readonly parts: readonly OutlinePart[];
};
