/** Phrases that sound like a text in the letters of the other language. */
import { expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { createSoundsLike } from './phonetic-index.ts';

const soundsLike = createSoundsLike({
  phrases: [
    'driver',
    'security',
    'delivery',
    'fitness',
    'engineer',
    'call centre',
    'graphic design',
    'អ្នកបើកបរ',
    'អ្នកបកប្រែ',
    'ជាងដេរ',
    'ជាងម៉ូតូ',
    'គ្រូបង្រៀន',
    'ចុងភៅ',
    'រោងចក្រ',
    'អ្នកគ្រប់គ្រង',
    'ធ្វើការជាក្រុម',
  ],
  latinKhmer: [],
});

test.each([
  ['ដ្រាយវ័រ', 'driver'],
  ['សេឃ្យូរីធី', 'security'],
  ['ឌីលីវើរី', 'delivery'],
  ['ហ្វីតនេស', 'fitness'],
  ['អ៊ិនជីនៀ', 'engineer'],
  ['អ្នកដ្រាយវ័រ', 'driver'],
  ['neak bok bor', 'អ្នកបើកបរ'],
  ['bork bor', 'អ្នកបើកបរ'],
  ['chang der', 'ជាងដេរ'],
  ['jeang moto', 'ជាងម៉ូតូ'],
  ['kru bongrien', 'គ្រូបង្រៀន'],
  ['chong phov', 'ចុងភៅ'],
  ['rong chak', 'រោងចក្រ'],
  ['krubkrong', 'អ្នកគ្រប់គ្រង'],
])('%s sounds like %s', (typed, meant) => {
  expect(soundsLike(typed)).toEqual([normalise(meant)]);
});

test.each(['beekeeper', 'der', 'astronaut', 'ចៅក្រម', 'ក', ''])('%s sounds like none of them', (typed) => {
  expect(soundsLike(typed)).toEqual([]);
});

test.each([
  ['nek yam', 'neak yeam'],
  ['nak yearm', 'neak yeam'],
  ['jang motor', 'jeang moto'],
  ['cheangmoto', 'jeang moto'],
  ['kamkor samnong', 'kamakor somnong'],
  ['komkor somnong', 'kamakor somnong'],
  ['bork prae', 'bokbrae'],
  ['kit luy', 'kit loy'],
])('%s is another spelling of %s, which beats what it sounds like', (typed, listed) => {
  const latinKhmer = ['neak yeam', 'jeang moto', 'kamakor somnong', 'bokbrae', 'kit loy'];
  expect(createSoundsLike({ phrases: ['ជាងម៉ូតូ'], latinKhmer })(typed)).toEqual([listed]);
});
test('an English word with several letters wrong sounds like the right one', () => {
  expect(createSoundsLike({ phrases: ['accountant', 'driver'], latinKhmer: [] })('acountent')).toEqual([
    'accountant',
  ]);
});
