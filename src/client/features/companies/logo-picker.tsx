/** The logo and what may be done about it: choose or take a picture, take the logo away (product 2.22). */
import { Trans, useLingui } from '@lingui/react/macro';
import { imageOutline, trashOutline } from 'ionicons/icons';
import { type ChangeEvent, useRef, useState } from 'react';
import { type OwnCompany } from '#contract/companies.ts';
import { siteAddress } from '#client/data/site-origin.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { notify } from '#client/ui/notices.ts';
import { useRemoveLogo } from './company-queries.ts';
import { CropSheet } from './crop-sheet.tsx';

type Props = { userId: number; name: string; company: OwnCompany };

export function LogoPicker({ userId, name, company: { logo } }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const file = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const removing = useRemoveLogo(userId);

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (!chosen) return;
    try {
      setPicture(await createImageBitmap(chosen));
    } catch {
      notify('red', t`We cannot read this picture.`);
    }
  };
  return (
    <div className="logo-picker">
      <Logo name={name} picture={siteAddress(logo)} size={72} />
      <div>
        <div className="logo-picker-buttons">
          <Button variant="outline" small icon={imageOutline} onClick={() => file.current?.click()}>
            <Trans>Choose a logo</Trans>
          </Button>
          {logo !== null && (
            <Button
              variant="plain"
              small
              icon={trashOutline}
              busy={removing.isPending}
              onClick={() =>
                removing.mutate(undefined, { onError: (failure) => notify('red', failureText(failure)) })
              }
            >
              <Trans>Remove the logo</Trans>
            </Button>
          )}
        </div>
        <p className="kg-muted">
          <Trans>PNG, JPEG or WebP, up to 1 MB</Trans>
        </p>
        <input
          ref={file}
          hidden
          type="file"
          accept="image/*"
          aria-label={t`Choose a logo`}
          onChange={(event) => void open(event)}
        />
      </div>
      {picture && <CropSheet userId={userId} picture={picture} onClose={() => setPicture(undefined)} />}
    </div>
  );
}
