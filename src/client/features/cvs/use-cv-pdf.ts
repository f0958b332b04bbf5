/** A CV as a PDF, which the server draws (product 7.42), in the user's language. */
import { cvFileName, type getApplicationPdf, type getCvPdf, type getSharedCvPdf } from '#contract/cv-pdf.ts';
import { type Cv } from '#contract/cvs.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { type PrivateFile, privateFile } from '#client/data/file-transfer.ts';
import { useLanguage } from '#client/language/activate.ts';
import { personName } from '#client/language/names.ts';

type PdfCall = typeof getApplicationPdf | typeof getCvPdf | typeof getSharedCvPdf;

/** Returns the file of a CV by one of the three calls. */
export function useCvPdf() {
  const lang = useLanguage();
  return <E extends PdfCall>(cv: Cv, call: E, input: Omit<CallInput<E>, 'query'>): PrivateFile =>
    privateFile(
      call,
      { ...input, query: { lang } } as CallInput<E>,
      cvFileName(personName(cv.user_info, lang)),
    );
}
