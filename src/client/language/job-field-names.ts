/** Names of a posting's fields, for messages about changes of a job. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type NewJob } from '#contract/postings.ts';

const pay = msg`Pay`;

const names: Record<keyof NewJob, MessageDescriptor> = {
  name: msg`Job name`,
  category: msg`Category`,
  description: msg`Description`,
  gender: msg`Gender`,
  industry: msg`Industry`,
  job_type: msg`Job Type`,
  age: msg`Minimum age`,
  language: msg`Language`,
  level: msg`Level`,
  location: msg`Location`,
  qualification: msg`Qualification`,
  salary: msg`Salary`,
  required_skills: msg`Required skills`,
  available_position: msg`Available positions`,
  responsibilities: msg`Responsibilities`,
  requirements: msg`Requirements`,
  tags: msg`Tags`,
  img: msg`Picture`,
  province: msg`Location`,
  district: msg`District`,
  salary_min: pay,
  salary_max: pay,
  salary_currency: pay,
  salary_period: pay,
  expires_on: msg`Closes on`,
  occupation: msg`Occupation`,
  conditions: msg`Working conditions`,
  urgent: msg`Urgent`,
  questions: msg`Questions`,
  contact: msg`How to reach the employer`,
};

/** Joins the names of the fields by commas, without duplicates. */
export function useFieldNames(): (fields: readonly (keyof NewJob)[]) => string {
  const { i18n } = useLingui();
  return (fields) => [...new Set(fields.map((field) => i18n._(names[field])))].join(', ');
}
