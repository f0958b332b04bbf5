/** The picture of recovery codes in the reader's language, drawn once, and its address while it is shown. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { today, useDates } from '#client/language/dates.ts';
import { drawCodes } from './draw-codes.ts';

const fileName = 'karngea-codes.png';

type Picture = {
  readonly isDrawing: boolean;
  /** Undefined where this browser cannot draw it. */
  readonly file?: File;
  readonly url?: string;
};

export function useCodesPicture(name: string, codes: readonly string[]): Picture {
  const { t } = useLingui();
  const { longDate } = useDates();
  const [picture, setPicture] = useState<Picture>({ isDrawing: true });
  const words = {
    title: t`Recovery codes`,
    howTo: t`To get back in: Karngea → Log in → Forgot your password?`,
    date: longDate(today()),
  };
  const [drawn] = useState(() => ({ name, codes, ...words }));
  useEffect(() => {
    let url: string | undefined;
    let isWanted = true;
    const show = (blob: Blob | null): void => {
      if (!isWanted) return;
      if (!blob) return setPicture({ isDrawing: false });
      url = URL.createObjectURL(blob);
      setPicture({ isDrawing: false, url, file: new File([blob], fileName, { type: blob.type }) });
    };
    drawCodes(drawn).then(show, () => show(null));
    return () => {
      isWanted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [drawn]);
  return picture;
}
