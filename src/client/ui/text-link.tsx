/** An underlined link inside the app, with the router's typed `to`, `params` and `search`. */
import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type Ref } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

function Underlined({ className = '', ...rest }: Props) {
  return <a {...rest} className={`kg-link ${className}`} />;
}

export const TextLink = createLink(Underlined);
