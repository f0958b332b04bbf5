/** One icon from `ionicons/icons`, drawn inline so that it takes the text's colour. Knows no names. */
import './icon.css';

/** Sizes in pixels that `icon.css` has a class for: a page that the server writes may carry no style of its own. */
export type IconSize = 9 | 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28;

type Props = {
  /** A picture imported one by one from `ionicons/icons`. */
  name: string;
  /** Width and height in pixels. */
  size?: IconSize;
  /** What it says to assistive technology when no text stands beside it. */
  label?: string;
};

/** The icons are data addresses; what follows the comma is the drawing itself, from a package and never from a person. */
const drawing = (name: string): string => name.slice(name.indexOf(',') + 1);

export function Icon({ name, size, label }: Props) {
  return (
    <span
      className={size ? `kg-icon s${size}` : 'kg-icon'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: drawing(name) }}
    />
  );
}
