/** Saves data on this phone (product 2.53), and says what was used of it this month. */
import { Trans, useLingui } from '@lingui/react/macro';
import { cellularOutline } from 'ionicons/icons';
import { useState } from 'react';
import { dataSaverKey, savesData } from '#client/data/data-saver.ts';
import { usedThisMonth } from '#client/data/data-used.ts';
import { writeStored } from '#client/data/device-storage.ts';
import { drawAnew } from '#client/language/draw-anew.ts';
import { Switch } from '#client/ui/fields/switch.tsx';
import { Icon } from '#client/ui/icon.tsx';

/** One place after the point, as phones say it. */
const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

export function DataSaverRow() {
  const { t } = useLingui();
  const [isOn, setOn] = useState(savesData);
  const used = megabytes(usedThisMonth());
  const change = (on: boolean): void => {
    writeStored('local', dataSaverKey, on);
    document.documentElement.classList.toggle('kg-save-data', on);
    setOn(on);
    drawAnew();
  };
  return (
    <div className="kg-row kg-setting-row">
      <Icon name={cellularOutline} size={24} />
      <Switch
        label={<Trans>Data saver</Trans>}
        hint={
          <>
            <Trans>Pictures only when tapped</Trans>
            <br />
            {t`This month on this phone: ${used} MB`}
          </>
        }
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
    </div>
  );
}
