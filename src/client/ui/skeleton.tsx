/** Loading placeholders: skeletons of the size of the content, and a spinner for a whole page. */
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode } from 'react';
import './skeleton.css';

type Props = { width?: CSSProperties['width']; height?: CSSProperties['height']; round?: boolean };

export const Skeleton = ({ width, height = '1em', round }: Props) => (
  <span className={round ? 'kg-skeleton round' : 'kg-skeleton'} style={{ width, height }} />
);

/** Wraps the skeletons of one section; hidden for the first 150 ms. */
export function SkeletonGroup({ className = '', children }: { className?: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={`kg-skeletons ${className}`} aria-busy role="status" aria-label={t`Loading`}>
      {children}
    </div>
  );
}

export function PageSpinner() {
  const { t } = useLingui();
  return (
    <div className="kg-knot" role="status" aria-label={t`Loading`}>
      <span className="kg-knot-checks">
        <i />
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
