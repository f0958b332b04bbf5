/** The link for what a person typed as their GitHub account, for the head of a CV (cv-person.tsx). */

const webAddress = /^https?:\/\/\S+$/i;
const bareAddress = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/;
const accountName = /^@?([a-z\d](?:[a-z\d-]{0,38}))$/i;

/** Accepts a URL, a URL without its scheme, or an account name; undefined for anything else. */
export function githubLink(typed: string): string | undefined {
  const text = typed.trim();
  if (webAddress.test(text)) return text;
  if (bareAddress.test(text)) return `https://${text}`;
  const [, account] = accountName.exec(text) ?? [];
  return account && `https://github.com/${account}`;
}
