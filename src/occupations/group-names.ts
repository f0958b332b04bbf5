/** The names of the groups of occupations, apart from the names of occupations: the list page shows only the groups'. */
import type { OccupationGroup } from '#contract/occupations.ts';

export interface OccupationName {
  readonly en: string;
  readonly km: string;
}

export const occupationGroupNames: Readonly<Record<OccupationGroup, OccupationName>> = {
  garment: { en: 'Garment and footwear', km: 'កាត់ដេរ និងស្បែកជើង' },
  hospitality: { en: 'Hotel and restaurant', km: 'សណ្ឋាគារ និងភោជនីយដ្ឋាន' },
  construction: { en: 'Construction', km: 'សំណង់' },
  driving: { en: 'Driving and delivery', km: 'បើកបរ និងដឹកជញ្ជូន' },
  sales: { en: 'Shop and sales', km: 'ហាង និងការលក់' },
  household: { en: 'Cleaning and household', km: 'អនាម័យ និងការងារផ្ទះ' },
  security: { en: 'Security', km: 'សន្តិសុខ' },
  factory: { en: 'Factory (not garment)', km: 'រោងចក្រផ្សេងៗ' },
  farming: { en: 'Farming and fishing', km: 'កសិកម្ម និងនេសាទ' },
  beauty: { en: 'Beauty and care', km: 'សម្រស់ និងថែទាំខ្លួន' },
  health: { en: 'Health', km: 'សុខាភិបាល' },
  teaching: { en: 'Teaching', km: 'បង្រៀន' },
  office: { en: 'Office and finance', km: 'ការិយាល័យ និងហិរញ្ញវត្ថុ' },
  technology: { en: 'Information technology', km: 'បច្ចេកវិទ្យាព័ត៌មាន' },
};
