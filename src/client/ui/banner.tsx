/** Plum ground at the head of a page, with its heading and the hem below. */
import { type ReactNode } from 'react';
import './banner.css';

type Props = {
  title?: ReactNode;
  text?: ReactNode;
  /** As narrow as the content that follows. */
  width?: 'wide' | 'card';
  children?: ReactNode;
};

export function Banner({ title, text, width = 'wide', children }: Props) {
  return (
    <div className="kg-banner kg-on-head">
      <div className={`kg-banner-inner ${width}`}>
        {title && <h1>{title}</h1>}
        {text && <p>{text}</p>}
        {children}
      </div>
      <div className="kg-hem" />
    </div>
  );
}
