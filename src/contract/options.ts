/** The lists of the search form, of which the posting form has some (product 9.3, 9.4): wire values, never labels. */

/** Without the search form's entries for "any". */
export const levels = ['Entry', 'Junior', 'Senior', 'Top Executive'] as const;

/** Industries as in the posting form: the specification's, then those that this board adds. */
export const industries = [
  'Banking & Finance',
  'Information Technology',
  'Telecommunication',
  'Manufacturings',
  'Food and Beverages',
  'Real Estate',
  'Entertainment',
  'Automotive',
  'Insurance',
  'Garment And Footwear',
  'Construction',
  'Hotel And Tourism',
  'Transport And Logistics',
  'Retail',
  'Education',
  'Health',
  'Agriculture',
  'Security',
  'Household Services',
  'Others',
] as const;

/** The search form's spelling of the first industry. */
export const bankingInSearch = 'Banking And Finance';

/** The specification's, then one that this board adds. */
export const categories = [
  'Backend Developer',
  'Manager',
  'Web Development',
  'Network Engineering',
  'System Development',
  'Mobile App Development',
  'Software Development',
  'System Administration',
  'Sale Consultant',
  'Project Management',
  'ERP Development',
  'Quality Assurance',
  'Design',
  'Business Analysis',
  'Data Science',
  'Communication',
  'Artifical Intelligence',
  'Digital Marketing',
  'Others',
] as const;

/** The values of the type filter; jobs of type 'Both' match either. */
export const jobTypesInSearch = ['Full Time', 'Part Time'] as const;
export const jobTypes = [...jobTypesInSearch, 'Both'] as const;

export const locationsInSearch = ['Phnom Penh'] as const;
export const locations = ['Phnom Penh', 'Remote', 'Location unlimited'] as const;

export const sorts = ['Date', 'Salary'] as const;
/** Relevance is how well a job matches the keyword. */
export const listOrders = [...sorts, 'Relevance'] as const;

export const jobStatuses = ['Hiring', 'Closed'] as const;
export const applicationStatuses = ['pending', 'accepted', 'rejected'] as const;
export const decisions = ['accepted', 'rejected'] as const;

export type Level = (typeof levels)[number];
export type Industry = (typeof industries)[number];
export type Category = (typeof categories)[number];
export type JobType = (typeof jobTypes)[number];
export type JobLocation = (typeof locations)[number];
export type Sort = (typeof sorts)[number];
export type ListOrder = (typeof listOrders)[number];
export type JobStatus = (typeof jobStatuses)[number];
export type ApplicationStatus = (typeof applicationStatuses)[number];
export type Decision = (typeof decisions)[number];
