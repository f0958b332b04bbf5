/** Links and arrow keys to the previous and next applicant of the list (product 2.31). */
import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { chevronBack, chevronForward } from 'ionicons/icons';
import { useEffect } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { type Neighbours } from '../neighbours.ts';

type Props = { direction: 'previous' | 'next'; id: number | undefined };

export function NeighbourLink({ direction, id }: Props) {
  const { t } = useLingui();
  const isNext = direction === 'next';
  const label = isNext ? t`Next applicant` : t`Previous applicant`;
  const icon = <Icon name={isNext ? chevronForward : chevronBack} size={24} />;
  if (id === undefined)
    return (
      <button type="button" className="kg-icon-button" aria-label={label} disabled>
        {icon}
      </button>
    );
  return (
    <Link
      className="kg-icon-button"
      to="/application/$id"
      params={{ id: String(id) }}
      // Back always leads to the list.
      replace
      aria-label={label}
      title={label}
    >
      {icon}
    </Link>
  );
}

export function useNeighbourKeys(neighbours: Neighbours | undefined): void {
  const isActive = useShellLinks().usePageIsActive();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isActive || !neighbours) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      const id = { ArrowLeft: neighbours.previous, ArrowRight: neighbours.next }[key];
      if (id === undefined || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      // These controls use the arrow keys themselves.
      if (
        target instanceof Element &&
        target.closest('input, textarea, select, [contenteditable], [role=tablist]')
      )
        return;
      event.preventDefault();
      void navigate({ to: '/application/$id', params: { id: String(id) }, replace: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive, neighbours, navigate]);
}
