/** The plum banner at the top of a page, with its heading and a krama hem. */
import { type ReactNode } from 'react';
import './banner.css';

type Props = {
  title?: ReactNode;
  text?: ReactNode;
  /** The width of the content below. */
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
