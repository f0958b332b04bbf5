/** One event as a calendar file (RFC 5545): escaped, folded, in UTC. Pure. */
/* eslint-disable lingui/no-unlocalized-strings -- these are the words of the format */

type CalendarEvent = {
  readonly uid: string;
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
  readonly place: string;
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
};

const longestLine = 75;

const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

/** Backslash, semicolon, comma and line ends mean something of their own; other control characters are not allowed. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** A line has at most 75 bytes; what follows begins with a space. No character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let out = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > longestLine) {
      out += '\r\n ';
      bytes = 1;
    }
    out += character;
    bytes += size;
  }
  return out;
}

export function calendarFile({ uid, title, at, place, note, madeAt }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Karngea//Interview//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(Date.parse(at))}`,
    'DURATION:PT1H',
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
