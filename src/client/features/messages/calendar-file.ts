/** One event as a calendar file (RFC 5545): escaped, folded, in UTC. */
/* eslint-disable lingui/no-unlocalized-strings -- keywords of the format */

type CalendarEvent = {
  readonly uid: string;
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
  readonly place: string;
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

const maximumLineBytes = 75;

const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

/** Escapes backslashes, semicolons, commas and line ends; removes other control characters, which are not allowed. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Breaks a line every 75 bytes, between characters. Continuation lines start with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let out = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maximumLineBytes) {
      out += '\r\n ';
      bytes = 1;
    }
    out += character;
    bytes += size;
  }
  return out;
}

export function calendarFile({ uid, title, at, place, note, createdAt }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Karngea//Interview//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(createdAt)}`,
    `DTSTART:${utc(Date.parse(at))}`,
    'DURATION:PT1H',
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    ...(note ? [`DESCRIPTION:${escapeText(note)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
