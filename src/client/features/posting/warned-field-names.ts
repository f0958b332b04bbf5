/** The fields in which a phrase warns, as they stand within a sentence. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type WarnedField } from '#warnings/find-warnings.ts';

const names: Record<WarnedField, MessageDescriptor> = {
  name: msg`the job name`,
  salary: msg`the salary`,
  required_skills: msg`the required skills`,
  district: msg`the district`,
  description: msg`the description`,
  requirements: msg`the requirements`,
  responsibilities: msg`the responsibilities`,
  tags: msg`the tags`,
};

export function useWarnedFieldName(): (field: WarnedField) => string {
  const { i18n } = useLingui();
  return (field) => i18n._(names[field]);
}
