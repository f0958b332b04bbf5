/** Labels of the CV form's lists (product 9.5), by wire value. */
import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type CvIndustry,
  type CvJobLevel,
  type Degree,
  type ExperienceType,
  type LanguageLevel,
  type SkillLevel,
} from '#contract/cv-options.ts';
import { labelIn, useLabels } from './option-labels.ts';

const industryLabels = {
  'Accounting/Audit/Tax Services': msg`Accounting/Audit/Tax Services`,
  'Agriculture/Forestry/Fishing': msg`Agriculture/Forestry/Fishing`,
  Airline: msg`Airline`,
  'Automotive - Vehicle': msg`Automotive - Vehicle`,
  'Banking And Finance': msg`Banking And Finance`,
  'Café/Restaurant': msg`Café/Restaurant`,
  Catering: msg`Catering`,
  'Chemical/Plastic/Paper/Petrochemical': msg`Chemical/Plastic/Paper/Petrochemical`,
  'Civil Services': msg`Civil Services`,
  'Clothing/Garment/Textile': msg`Clothing/Garment/Textile`,
  'Cosmetics And Beauty': msg`Cosmetics And Beauty`,
  Education: msg`Education`,
  'Electronics/Electrical/Mechanical Equipment': msg`Electronics/Electrical/Mechanical Equipment`,
  'Energy/Power/Water/Oil And Gas': msg`Energy/Power/Water/Oil And Gas`,
  Engineering: msg`Engineering`,
  Entertainment: msg`Entertainment`,
  'Food And Beverages': msg`Food And Beverages`,
  'Health/Personal Care': msg`Health/Personal Care`,
  'Hotel/Hospitality': msg`Hotel/Hospitality`,
  'Human Resources/Consultancy': msg`Human Resources/Consultancy`,
  'Industrial Machinery/Automation Equipment': msg`Industrial Machinery/Automation Equipment`,
  'Information Technology': msg`Information Technology`,
  Insurance: msg`Insurance`,
  'Jewellery/Gems/Watches': msg`Jewellery/Gems/Watches`,
  'Legal Services': msg`Legal Services`,
  Manufacturing: msg`Manufacturing`,
  Packaging: msg`Packaging`,
  'Performance/Musical/Artistic': msg`Performance/Musical/Artistic`,
  'Property Development/Management': msg`Property Development/Management`,
  'Real Estate': msg`Real Estate`,
  'Recruiting Services': msg`Recruiting Services`,
  'Sports And Recreation': msg`Sports And Recreation`,
  Telecommunication: msg`Telecommunication`,
  Tourism: msg`Tourism`,
  Trading: msg`Trading`,
  Others: msg`Others`,
} satisfies Record<CvIndustry, MessageDescriptor>;

const levelLabels = {
  'Entry Level': msg`Entry Level`,
  'Junior Level': msg`Junior Level`,
  'Senior Level': msg`Senior Level`,
  'Top Executive Level': msg`Top Executive Level`,
  'Working Experience': msg`Working Experience`,
  Internship: msg`Internship`,
  Volunteering: msg`Volunteering`,
  'High School': msg`High School`,
  Associate: msg({ message: 'Associate', comment: 'A degree, below a bachelor' }),
  Bachelor: msg`Bachelor`,
  Master: msg`Master`,
  Doctoral: msg`Doctoral`,
  Beginner: msg`Beginner`,
  Intermediate: msg`Intermediate`,
  Advanced: msg`Advanced`,
  Native: msg({ message: 'Native', comment: 'How well somebody speaks a language: as a mother tongue' }),
  Newbie: msg`Newbie`,
  Novice: msg`Novice`,
  Skilled: msg`Skilled`,
  Competent: msg`Competent`,
  Skillfull: msg`Skillfull`,
  Proficient: msg`Proficient`,
  Expert: msg`Expert`,
} satisfies Record<CvJobLevel | ExperienceType | Degree | LanguageLevel | SkillLevel, MessageDescriptor>;

const cvLabels = { ...industryLabels, ...levelLabels };

/** For all lists of the CV form except countries. */
export const cvLabelIn = (i18n: I18n) => labelIn(i18n, cvLabels);

export const useCvLabel = () => useLabels(cvLabels);
