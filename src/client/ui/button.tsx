/** Buttons, links that look like buttons, round icon buttons and underlined links. */
import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon, type IconSize } from './icon.tsx';
import './button.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

function Underlined({ className = '', ...rest }: Props) {
  return <a {...rest} className={`kg-link ${className}`} />;
}

/** An underlined link inside the app, with the router's typed `to`, `params` and `search`. */
export const TextLink = createLink(Underlined);

type ButtonVariant = 'primary' | 'marigold' | 'outline' | 'quiet' | 'danger' | 'success' | 'plain';

type StyleProps = {
  variant?: ButtonVariant;
  /** 44 px high instead of 48. */
  small?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  icon?: string;
  endIcon?: string;
};

const classOf = ({ variant = 'primary', small, wide }: StyleProps, more = ''): string =>
  ['kg-button', variant, small && 'small', wide && 'wide', more].filter(Boolean).join(' ');

function ButtonContent({
  icon,
  endIcon,
  children,
}: {
  icon?: string;
  endIcon?: string;
  children: ReactNode;
}) {
  return (
    <span className="kg-button-face">
      {icon && <Icon name={icon} size={20} />}
      {children}
      {endIcon && <Icon name={endIcon} size={20} />}
    </span>
  );
}

type ButtonProps = StyleProps &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner instead of the content and ignores taps; the width stays. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button({
  variant,
  small,
  wide,
  icon,
  endIcon,
  busy,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classOf({ variant, small, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <ButtonContent icon={icon} endIcon={endIcon}>
        {children}
      </ButtonContent>
      {busy && <span className="kg-button-spinner" />}
    </button>
  );
}

type AnchorProps = StyleProps & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** For external links, phone numbers and downloads. */
export function ButtonAnchor({
  variant,
  small,
  wide,
  icon,
  endIcon,
  className,
  children,
  ...rest
}: AnchorProps) {
  return (
    <a {...rest} className={classOf({ variant, small, wide }, className)}>
      <ButtonContent icon={icon} endIcon={endIcon}>
        {children}
      </ButtonContent>
    </a>
  );
}

/** A link within the app, with the router's typed `to`, `params` and `search`. */
export const ButtonLink = createLink(ButtonAnchor);

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: string;
  label: string;
  size?: IconSize;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ icon, label, size = 24, className = '', type, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type ?? 'button'}
      className={`kg-icon-button ${className}`}
      aria-label={label}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
