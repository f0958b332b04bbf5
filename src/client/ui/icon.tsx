/** An icon from `ionicons/icons` as inline SVG, in the colour of the text. */
import './icon.css';

/** In pixels. `icon.css` has a class for each: the policy of server-rendered pages forbids `style` attributes. */
export type IconSize = 9 | 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28;

type Props = {
  /** An export of `ionicons/icons`. */
  name: string;
  /** Width and height. */
  size?: IconSize;
  /** The accessible name, if no text next to it says the same. */
  label?: string;
};

/** Icons are data URLs; the SVG follows the comma. It comes from a package, never from users. */
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
