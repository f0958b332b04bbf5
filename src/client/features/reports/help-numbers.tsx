/** Whom to call in danger: each number is dialled at a tap, and spoken digit by digit. */
import './reports.css';

export function HelpNumbers({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number) => (
    <a key={number} className="kg-link help-number" href={`tel:${number}`} aria-label={[...number].join(' ')}>
      {number}
    </a>
  ));
}
