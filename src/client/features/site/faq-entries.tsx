/** The questions and answers of the FAQ. */
import { Trans } from '@lingui/react/macro';
import { type ReactNode } from 'react';

type Entry = { id: string; question: ReactNode; answer: ReactNode };

export const faqEntries: readonly Entry[] = [
  {
    id: 'cost',
    question: <Trans>What does it cost?</Trans>,
    answer: <Trans>Nothing. Looking for jobs, applying and posting jobs are free.</Trans>,
  },
  {
    id: 'connection',
    question: <Trans>Can I apply with a bad connection?</Trans>,
    answer: (
      <Trans>
        Yes. Jobs that you have seen stay on your phone. If you apply without a connection, your application
        waits on your phone. It is sent when you are back online; on some phones you need to open Karngea
        again first.
      </Trans>
    ),
  },
  {
    id: 'privacy',
    question: <Trans>Who sees my CV?</Trans>,
    answer: (
      <Trans>
        You, the employers whose jobs you apply to, and anyone you send a link to. No one else can see it, and
        it can't be found by searching.
      </Trans>
    ),
  },
  {
    id: 'answers',
    question: <Trans>How do employers answer?</Trans>,
    answer: (
      <Trans>
        They accept or reject your application, often with a message. You'll find the answer under “Applied”.
        If they want to meet you, they invite you here or call the number in your CV.
      </Trans>
    ),
  },
  {
    id: 'fakes',
    question: <Trans>How do I spot a fake job?</Trans>,
    answer: (
      <Trans>
        Never pay for a job: no fee, no deposit, no training that you have to pay for. Be careful when someone
        promises a lot of money for little work, sends you abroad in a hurry, or wants your identity card or
        bank number before you have met. If a posting looks suspicious, tell us.
      </Trans>
    ),
  },
  {
    id: 'install',
    question: <Trans>How do I install Karngea on my phone?</Trans>,
    answer: (
      <Trans>
        On Android: open the menu of Chrome and tap “Install app” or “Add to Home screen”. On iPhone: tap
        Share in Safari, then “Add to Home Screen”. No app store needed.
      </Trans>
    ),
  },
  {
    id: 'language',
    question: <Trans>How do I change the language?</Trans>,
    answer: (
      <Trans>
        Tap the button with the name of the other language at the top of the page. Your choice is remembered.
      </Trans>
    ),
  },
];
