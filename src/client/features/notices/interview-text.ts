/** The text of a notice about an interview: when it is, and after a space where, or whether the person comes. */
export function interviewIn(text: string | null): { at: string; rest: string } {
  const [at = '', ...rest] = (text ?? '').split(' ');
  return { at, rest: rest.join(' ') };
}
