/** What an empty list shows: picture, heading, text and action. */
import { type ReactNode } from 'react';
import './empty-state.css';

type Props = {
  picture: 'saved' | 'applied' | 'results' | 'offline' | 'queue' | 'notices' | 'alerts';
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2;
};

const pictures = {
  saved: '/brand/empty-saved.svg',
  applied: '/brand/empty-applied.svg',
  results: '/brand/empty-results.svg',
  offline: '/brand/offline.svg',
  queue: '/brand/empty-queue.svg',
  notices: '/brand/empty-notices.svg',
  alerts: '/brand/empty-alerts.svg',
} as const;

export function EmptyState({ picture, title, text, action, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="kg-empty">
      <img
        src={pictures[picture]}
        alt=""
        width={210}
        height={140}
        // Offline and not cached: no picture is better than a broken one.
        onError={({ currentTarget }) => (currentTarget.style.display = 'none')}
      />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
