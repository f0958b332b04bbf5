/** The product's logo, in the colour of its background. */
import './wordmark.css';

export const Wordmark = () => <span className="kg-wordmark" role="img" aria-label="ការងារ Karngea" />;
