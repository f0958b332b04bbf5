/** Where the address of a link is typed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { linkAddress } from './link-address.ts';

type Props = {
  id: string;
  /** The link under the selection, '' where there is none. */
  address: string;
  onLink: (address: string | false) => void;
  onClose: () => void;
};

export function LinkPanel({ id, address, onLink, onClose }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(address);
  const [wrong, setWrong] = useState(false);
  const link = () => {
    const meant = linkAddress(typed);
    if (meant) onLink(meant);
    else setWrong(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither the form around the editor nor a sheet is meant.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') link();
    else onClose();
  };
  return (
    <div id={id} className="kg-rte-panel" role="group" aria-label={t`Link`}>
      <div className="kg-rte-link" onKeyDown={onKeyDown}>
        <TextField
          autoFocus
          label={t`Link address`}
          inputMode="url"
          placeholder="https://"
          value={typed}
          error={wrong ? t`Please enter a web address, an e-mail address or a phone number.` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
      </div>
      <Button small onClick={link}>
        <Trans>Add link</Trans>
      </Button>
      {address !== '' && (
        <Button small variant="danger" onClick={() => onLink(false)}>
          <Trans>Remove the link</Trans>
        </Button>
      )}
      <Button small variant="plain" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
