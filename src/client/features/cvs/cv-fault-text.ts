/** What is wrong with a field of the CV, as a sentence that fits its control. */
import { useLingui } from '@lingui/react/macro';
import { type FaultCode } from '#contract/faults.ts';
import { useFaultText } from '#client/language/fault-texts.ts';
import { type CvField } from './cv-fields.ts';

export function useCvFaultText(): (fault: FaultCode | undefined, field: CvField) => string | undefined {
  const { t } = useLingui();
  const text = useFaultText();
  return (fault, { kind }) => {
    if (fault !== 'required') return text(fault);
    if (kind === 'country') return t`Please choose a country.`;
    if (kind === 'choice') return t`Please choose one.`;
    if (kind === 'date') return t`Please choose a date.`;
    return text(fault);
  };
}
