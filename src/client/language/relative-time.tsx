/** How long ago something happened: '3 hours ago'. */
import { type MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { use } from 'react';
import { RenderContext } from './render-context.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
const monthMs = 30.44 * dayMs;
const yearMs = 365.25 * dayMs;

/** @param ms milliseconds since then; negative if the device's clock is behind */
export function agoMessage(ms: number): MessageDescriptor {
  const count = (unit: number) => Math.floor(ms / unit);
  if (ms < minuteMs) return msg`just now`;
  if (ms < hourMs) return msg`${plural(count(minuteMs), { one: '# minute ago', other: '# minutes ago' })}`;
  if (ms < dayMs) return msg`${plural(count(hourMs), { one: '# hour ago', other: '# hours ago' })}`;
  if (ms < weekMs) return msg`${plural(count(dayMs), { one: '# day ago', other: '# days ago' })}`;
  if (ms < monthMs) return msg`${plural(count(weekMs), { one: '# week ago', other: '# weeks ago' })}`;
  if (ms < yearMs) return msg`${plural(count(monthMs), { one: '# month ago', other: '# months ago' })}`;
  return msg`${plural(count(yearMs), { one: '# year ago', other: '# years ago' })}`;
}

/** The instant is ISO 8601 or milliseconds since 1970; '' if it is neither. */
export function useRelativeTime(): (instant: string | number) => string {
  const { i18n } = useLingui();
  const { now } = use(RenderContext);
  return (instant) => {
    const at = new Date(instant).getTime();
    return Number.isNaN(at) ? '' : i18n._(agoMessage(now() - at));
  };
}

/** A `time` element. */
export function RelativeTime({ of }: { of: string }) {
  const relative = useRelativeTime();
  return <time dateTime={of}>{relative(of)}</time>;
}
