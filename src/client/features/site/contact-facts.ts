/** How people reach the team; footer, contact page and FAQ say the same. Knows no looks. */

/** Placeholders at addresses that belong to nobody. */
export const contactFacts = {
  email: 'hello@karngea.example',
  phone: '012 345 678',
  phoneLink: 'tel:+85512345678',
} as const;
