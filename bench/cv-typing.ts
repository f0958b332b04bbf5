/** Filling in the longest CV key by key on a slow phone: how long a keystroke takes to show, and layout shifts. */
import { wording } from '../tests/support/wording.ts';
import { fillWholeCv } from '../tests/e2e/whole-cv.ts';
import { openSlowPhone } from './slow-phone.ts';

declare global {
  interface Window {
    keystrokes: Keystroke[];
    layoutShift: number;
  }
}

type Keystroke = { readonly ms: number; readonly of: string; readonly kind: string };

/** One line for each kind of field; the browser does not report events under 16 ms, and they are not counted here. */
function printSpread(keystrokes: readonly Keystroke[]): void {
  const kinds = new Set(keystrokes.map(({ kind }) => kind));
  console.log('events until the next frame, ms:   n   p50   p95   p99   max');
  for (const kind of [...kinds, 'all']) {
    const events = keystrokes.filter((event) => kind === 'all' || event.kind === kind);
    const sorted = events.map(({ ms }) => ms).sort((one, other) => one - other);
    const at = (part: number) => String(sorted[Math.floor((sorted.length - 1) * part)]).padStart(6);
    const count = String(sorted.length).padStart(8);
    console.log(`  ${kind.padEnd(26)}${count}${at(0.5)}${at(0.95)}${at(0.99)}${at(1)}`);
  }
}

export async function benchCvTyping(): Promise<void> {
  const { page, comeAs, open, close } = await openSlowPhone();
  try {
    await comeAs('employee');
    await page.addInitScript(() => {
      window.keystrokes = [];
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const { name, duration, target } of list.getEntries() as PerformanceEventTiming[]) {
          if (!/^key|input/.test(name)) continue;
          const isInput = target instanceof HTMLInputElement;
          const isArea = target instanceof HTMLTextAreaElement;
          const kind = isInput ? target.type : isArea ? 'several lines' : 'editor';
          const field = isInput || isArea ? target.name : (target as Element | null)?.className;
          window.keystrokes.push({ ms: duration, of: `${name} ${field}`, kind });
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & LayoutShift)[])
          if (!shift.hadRecentInput) window.layoutShift += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open('/cv', '.ql-editor');
    let keys = 0;
    await fillWholeCv(page, wording('en'), async (field, text) => {
      await field.pressSequentially(text);
      keys += text.length;
    });
    const { keystrokes, layoutShift } = await page.evaluate(() => ({
      keystrokes: window.keystrokes,
      layoutShift: window.layoutShift,
    }));
    const slow = keystrokes.sort((one, other) => other.ms - one.ms);
    console.log(`${keys} keys; CLS ${layoutShift.toFixed(4)}`);
    printSpread(keystrokes);
    console.log('slowest keystrokes until the next frame, ms:');
    for (const { ms, of } of slow.slice(0, 12)) console.log(`${String(ms).padStart(6)}  ${of}`);
    console.log(`over 100 ms: ${slow.filter(({ ms }) => ms > 100).length}`);
  } finally {
    await close();
  }
}

type LayoutShift = { readonly value: number; readonly hadRecentInput: boolean };
