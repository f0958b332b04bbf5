/** A job's small square picture; where the cover is not known, a briefcase. */
import { briefcaseOutline } from 'ionicons/icons';
import { coverOf } from '#contract/jobs.ts';
import { shownPicture } from '#client/data/data-saver.ts';
import { Icon } from '#client/ui/icon.tsx';
import './job-thumb.css';

export function JobThumb({ img, size = 48 }: { img: number | undefined; size?: number }) {
  if (img === undefined) {
    return (
      <span className="application-thumb" style={{ width: size, height: size }}>
        <Icon name={briefcaseOutline} />
      </span>
    );
  }
  return (
    <img
      className="application-thumb kg-cover"
      src={shownPicture(coverOf({ img }))}
      alt=""
      width={size}
      height={size}
    />
  );
}
