import { describe, expect, it } from 'vitest';
import { sentencesOf, spokenLanguage, voiceFor } from './voices.ts';

describe('voices', () => {
  const far = { lang: 'km-KH', localService: false };
  const near = { lang: 'km_KH', localService: true };
  const english = { lang: 'en-US', localService: true };

  it('reads each text in its own language, by a voice of the device itself where it has one', () => {
    expect(voiceFor([english, far, near], spokenLanguage('ជាងដេរ'))).toBe(near);
    expect(voiceFor([english, far], spokenLanguage('ជាងដេរ in Phnom Penh'))).toBe(far);
    expect(voiceFor([far, english], spokenLanguage('Tailor'))).toBe(english);
  });

  it('has none where the device has none', () => expect(voiceFor([english], 'km')).toBeUndefined());

  it('parts long texts by sentences, also Khmer ones', () =>
    expect(sentencesOf('ធ្វើការ 8 ម៉ោង។សូមមក!\n$1.50 an hour.')).toEqual([
      'ធ្វើការ 8 ម៉ោង។',
      'សូមមក!',
      '$1.50 an hour.',
    ]));
});
