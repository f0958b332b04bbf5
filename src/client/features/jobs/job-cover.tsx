/** The picture over a job: at once, or for who saves data once it is tapped (product 2.53). */
import { Trans } from '@lingui/react/macro';
import { imageOutline } from 'ionicons/icons';
import { useState } from 'react';
import { coverOf } from '#contract/job-looks.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { savesData } from '#client/data/data-saver.ts';
import { Button } from '#client/ui/button.tsx';

export function JobCover({ job }: { job: JobDetail }) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted || !savesData())
    return <img className="kg-cover" src={coverOf(job)} alt="" width={800} height={400} />;
  return (
    <div className="kg-cover job-cover-room">
      <Button variant="outline" small icon={imageOutline} onClick={() => setWanted(true)}>
        <Trans>Show the picture</Trans>
      </Button>
    </div>
  );
}
