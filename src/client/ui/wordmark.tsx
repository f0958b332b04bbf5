/** The product's name as it is drawn, in the colour of the ground it stands on. */
import './wordmark.css';

export const Wordmark = () => <span className="kg-wordmark" role="img" aria-label="ការងារ Karngea" />;
