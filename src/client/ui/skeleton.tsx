/** Placeholders of the same size as what is loading, so that nothing moves. */
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode } from 'react';
import './skeleton.css';

type Props = { width?: CSSProperties['width']; height?: CSSProperties['height']; round?: boolean };

export const Skeleton = ({ width, height = '1em', round }: Props) => (
  <span className={round ? 'kg-skeleton round' : 'kg-skeleton'} style={{ width, height }} />
);

/** Around the boxes of one part of a page: says that it is busy, and shows nothing for the first 150 ms. */
export function SkeletonGroup({ className = '', children }: { className?: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={`kg-skeletons ${className}`} aria-busy role="status" aria-label={t`Loading`}>
      {children}
    </div>
  );
}
