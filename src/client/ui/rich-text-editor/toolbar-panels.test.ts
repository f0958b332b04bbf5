import { expect, it } from 'vitest';
import { linkAddress } from './toolbar-panels.tsx';

it.each([
  ['https://karngea.example/x?y=1', 'https://karngea.example/x?y=1'],
  [' karngea.example/a ', 'https://karngea.example/a'],
  ['dara@example.com', 'mailto:dara@example.com'],
  ['012 345 678', 'tel:012345678'],
  ['+855 12 345 678', 'tel:+85512345678'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['two words', undefined],
  ['', undefined],
])('%j leads to %j', (typed, address) => expect(linkAddress(typed)).toBe(address));
