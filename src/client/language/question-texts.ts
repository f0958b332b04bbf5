/** Employers' questions as applicants read them, and short, as employers read the answers. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Question } from '#contract/job-questions.ts';

type QuestionTexts = { readonly full: MessageDescriptor; readonly short: MessageDescriptor };

export const questionTexts: Readonly<Record<Question, QuestionTexts>> = {
  own_motorbike: { full: msg`Do you have your own motorbike?`, short: msg`Own motorbike` },
  driving_licence: { full: msg`Do you have a driving licence?`, short: msg`Driving licence` },
  night_shift: { full: msg`Can you work at night?`, short: msg`Night shift` },
  start_this_week: { full: msg`Can you start this week?`, short: msg`Start this week` },
  lives_nearby: { full: msg`Do you live near the workplace?`, short: msg`Lives nearby` },
  bring_id_card: { full: msg`Can you bring your ID card to the interview?`, short: msg`Brings ID card` },
  years_experience: { full: msg`How many years have you done this work?`, short: msg`Years of experience` },
  speaks_english: { full: msg`Do you speak English?`, short: msg`Speaks English` },
  speaks_chinese: { full: msg`Do you speak Chinese?`, short: msg`Speaks Chinese` },
  reads_khmer: { full: msg`Can you read Khmer?`, short: msg`Reads Khmer` },
};
