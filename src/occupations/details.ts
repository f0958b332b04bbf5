/** What the posting form fills in from an occupation; one lazily loaded file per group. */
import { groupOf, type Occupation, type OccupationGroup } from '#contract/occupations.ts';
import type { Category, Industry } from '#contract/options.ts';

type Both<Text> = { readonly en: Text; readonly km: Text };

export interface OccupationDetails {
  /** The options that come closest. */
  readonly category: Category;
  readonly industry: Industry;
  readonly tags: Both<readonly string[]>;
  readonly skills: Both<string>;
  readonly responsibilities: Both<readonly string[]>;
  readonly requirements: Both<readonly string[]>;
}

const files: Readonly<Record<OccupationGroup, () => Promise<{ default: object }>>> = {
  garment: () => import('./details/garment.json', { with: { type: 'json' } }),
  hospitality: () => import('./details/hospitality.json', { with: { type: 'json' } }),
  construction: () => import('./details/construction.json', { with: { type: 'json' } }),
  driving: () => import('./details/driving.json', { with: { type: 'json' } }),
  sales: () => import('./details/sales.json', { with: { type: 'json' } }),
  household: () => import('./details/household.json', { with: { type: 'json' } }),
  security: () => import('./details/security.json', { with: { type: 'json' } }),
  factory: () => import('./details/factory.json', { with: { type: 'json' } }),
  farming: () => import('./details/farming.json', { with: { type: 'json' } }),
  beauty: () => import('./details/beauty.json', { with: { type: 'json' } }),
  health: () => import('./details/health.json', { with: { type: 'json' } }),
  teaching: () => import('./details/teaching.json', { with: { type: 'json' } }),
  office: () => import('./details/office.json', { with: { type: 'json' } }),
  technology: () => import('./details/technology.json', { with: { type: 'json' } }),
};

export async function loadOccupationDetails(code: Occupation): Promise<OccupationDetails> {
  const { default: group } = await files[groupOf(code)]();
  // occupations.test.ts checks the files.
  return (group as Readonly<Record<Occupation, OccupationDetails>>)[code];
}
