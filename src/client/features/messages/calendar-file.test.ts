/** A parser reads calendar files correctly, whatever users typed. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'interview-7@karngea.test',
  title: 'Interview: Cook, \\night; shift',
  at: '2026-11-24T09:00:00+07:00',
  place: 'ផ្ទះលេខ 12 ផ្លូវ 278 បឹងកេងកង ជាន់ទី 3 បន្ទប់ខាងស្ដាំ ជិតផ្សារ 🏠',
  note: 'Ask for Bopha.\r\nBring: ID card, CV\nEND:VEVENT',
  createdAt: Date.parse('2026-11-20T01:02:03.456Z'),
};

test('a parser reads the same event, in UTC', () => {
  const text = calendarFile(event);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [parsed, ...others] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(others).toEqual([]);
  expect(parsed).toMatchObject({ uid: event.uid, summary: event.title, location: event.place });
  expect(parsed?.description).toBe('Ask for Bopha.\nBring: ID card, CV\nEND:VEVENT');
  expect(parsed?.startDate.toString()).toBe('2026-11-24T02:00:00Z');
  expect(parsed?.duration.toString()).toBe('PT1H');
});

test('no line is longer than 75 bytes, and each ends with CRLF', () => {
  const lines = calendarFile(event).split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});

test('without a note there is no description', () =>
  expect(calendarFile({ ...event, note: '' })).not.toContain('DESCRIPTION'));
