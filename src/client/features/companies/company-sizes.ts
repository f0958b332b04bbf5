/** How many people work at a company, as it is read: "201–1,000", "1,000+". */
import { type CompanySize } from '#contract/company-fields.ts';

export const sizeText = (size: CompanySize): string => size.replace('-', '–').replace('1000', '1,000');
