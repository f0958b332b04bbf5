/** One icon from `ionicons/icons`, drawn inline so that it takes the text's colour. Knows no names. */
import './icon.css';

type Props = {
  /** A picture imported one by one from `ionicons/icons`. */
  name: string;
  /** Width and height in pixels. */
  size?: number;
  /** What it says to assistive technology when no text stands beside it. */
  label?: string;
};

/** The icons are data addresses; what follows the comma is the drawing itself, from a package and never from a person. */
const drawing = (name: string): string => name.slice(name.indexOf(',') + 1);

export function Icon({ name, size, label }: Props) {
  return (
    <span
      className="kg-icon"
      style={size ? { width: size, height: size } : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: drawing(name) }}
    />
  );
}
