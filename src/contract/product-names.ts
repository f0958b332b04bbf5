/** What the product is called, in either script. */
export const productNames: readonly string[] = ['Karngea', 'ការងារ'];
