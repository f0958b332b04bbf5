/** Recovery codes (product 2.38): made, shown once, and kept by the person. */
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { KeepCodesSheet } from './keep-codes-sheet.tsx';
import { MakeCodesSheet } from './make-codes-sheet.tsx';

type Props = {
  user: User;
  /** Typed just now: it is not asked for again. */
  password?: string;
  open: boolean;
  onClose: () => void;
};

export function CodesSheet({ user, password, open, onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  return (
    <>
      <MakeCodesSheet
        user={user}
        password={password}
        open={open && !codes}
        onClose={close}
        onMade={setCodes}
      />
      {codes && <KeepCodesSheet name={user.name} codes={codes} onClose={close} />}
    </>
  );
}
