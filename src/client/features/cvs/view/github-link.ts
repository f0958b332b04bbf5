/** The web address that a person's GitHub entry means, if it means one. Knows no looks. */

const webAddress = /^https?:\/\/\S+$/i;
const bareAddress = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/;
const accountName = /^@?([a-z\d](?:[a-z\d-]{0,38}))$/i;

/** People write an address, an address without its scheme, or just the account's name. */
export function githubLink(typed: string): string | undefined {
  const text = typed.trim();
  if (webAddress.test(text)) return text;
  if (bareAddress.test(text)) return `https://${text}`;
  const [, account] = accountName.exec(text) ?? [];
  return account && `https://github.com/${account}`;
}
