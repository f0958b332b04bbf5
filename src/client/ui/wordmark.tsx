/** The product's logo; its colour depends on the background. */
import './wordmark.css';

export const Wordmark = () => <span className="kg-wordmark" role="img" aria-label="ការងារ Karngea" />;
