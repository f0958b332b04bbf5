/** The data saver's switch (product 2.53). */
import { Trans } from '@lingui/react/macro';
import { cellularOutline } from 'ionicons/icons';
import { useState } from 'react';
import { dataSaverKey, savesData } from '#client/data/data-saver.ts';
import { writeStored } from '#client/data/device-storage.ts';
import { drawAnew } from '#client/language/draw-anew.ts';
import { Switch } from '#client/ui/fields/switch.tsx';
import { Icon } from '#client/ui/icon.tsx';

export function DataSaverRow() {
  const [isOn, setOn] = useState(savesData);
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
        hint={<Trans>Pictures only when tapped</Trans>}
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
    </div>
  );
}
