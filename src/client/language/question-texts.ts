/** Employers' questions as applicants read them, and short, as employers read the answers. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Question } from '#contract/job-questions.ts';

type QuestionTexts = { readonly asked: MessageDescriptor; readonly short: MessageDescriptor };

export const questionTexts: Readonly<Record<Question, QuestionTexts>> = {
  own_motorbike: { asked: msg`Do you have your own motorbike?`, short: msg`Own motorbike` },
  driving_licence: { asked: msg`Do you have a driving licence?`, short: msg`Driving licence` },
  night_shift: { asked: msg`Can you work at night?`, short: msg`Night shift` },
  start_this_week: { asked: msg`Can you start this week?`, short: msg`Start this week` },
  lives_nearby: { asked: msg`Do you live near the workplace?`, short: msg`Lives nearby` },
  bring_id_card: { asked: msg`Can you bring your ID card to the interview?`, short: msg`Brings ID card` },
  years_experience: { asked: msg`How many years have you done this work?`, short: msg`Years of experience` },
  speaks_english: { asked: msg`Do you speak English?`, short: msg`Speaks English` },
  speaks_chinese: { asked: msg`Do you speak Chinese?`, short: msg`Speaks Chinese` },
  reads_khmer: { asked: msg`Can you read Khmer?`, short: msg`Reads Khmer` },
};
