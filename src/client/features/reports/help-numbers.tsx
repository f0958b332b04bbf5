/** Whom to call in danger: each number is dialled at a tap, and spoken digit by digit. */
import { Fragment } from 'react';
import './help-numbers.css';

export function HelpNumbers({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number, place) => (
    <Fragment key={number}>
      {place > 0 && ', '}
      <a className="kg-link help-number" href={`tel:${number}`} aria-label={[...number].join(' ')}>
        {number}
      </a>
    </Fragment>
  ));
}
