/** The figures of the fault suite, a line each, for people to read. */
export function figure(what: string, values: Readonly<Record<string, number | string>>): void {
  const told = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  console.log(`FIGURE ${what}: ${told.join(', ')}`);
}
