/** Prints the fault suite's figures, one line each, for people to read. */
export function figure(what: string, values: Readonly<Record<string, number | string>>): void {
  const parts = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  console.log(`FIGURE ${what}: ${parts.join(', ')}`);
}
