/** The team's contact data, for footer, contact page and FAQ. */

/** Placeholders: these addresses do not exist. */
export const contactFacts = {
  email: 'hello@karngea.example',
  phone: '012 345 678',
  phoneLink: 'tel:+85512345678',
} as const;
