/** The address that a typed link means. */

const known = /^(https?:\/\/|mailto:|tel:)\S+$/i;
const mail = /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/;
const phone = /^\+?[\d\s()-]{6,}$/;
const site = /^[^\s/:.?#]+(?:\.[^\s/:.?#]+)*\.[^\s/:.?#]{2,}(?:[/?#:]\S*)?$/;

/** With its scheme, or undefined for what is no address of a kind that may be linked to. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (known.test(text)) return text;
  if (mail.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return site.test(text) ? `https://${text}` : undefined;
}
