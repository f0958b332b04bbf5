/** The one password of every demonstration account; knows no account. */
export const demoPassword = 'karngea-demo';
