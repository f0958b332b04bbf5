/** How a few words about a job become a whole posting; knows no particular job, person or clock. */
import { type Industry, type JobStatus } from '#contract/options.ts';
import { type NewJob } from '#contract/postings.ts';
import { companyOf } from './employer-stories.ts';
import { type Job, type JobKey, type Login } from './story-types.ts';

/** Lines that jobs of one kind share, besides each job's own. */
export interface WorkKind {
  readonly requirements: readonly string[];
  readonly responsibilities: readonly string[];
}

/** What every job of an employer in one file has in common, unless the job says otherwise. */
interface Usual {
  readonly script: 'en' | 'km';
  readonly industry: Industry;
  readonly img: number;
  readonly kind: WorkKind;
  readonly language: string;
}

type Choices = Pick<
  NewJob,
  'age' | 'gender' | 'img' | 'industry' | 'job_type' | 'language' | 'level' | 'location' | 'qualification'
>;

export interface JobWords extends Partial<Choices> {
  readonly key: JobKey;
  readonly name: string;
  readonly category: NewJob['category'];
  readonly salary: string;
  readonly skills: string;
  readonly tags: readonly string[];
  readonly intro: string;
  readonly needs: readonly string[];
  readonly does: readonly string[];
  readonly kind?: WorkKind;
  readonly pax?: number;
  readonly status?: JobStatus;
}

export type UndatedJob = Omit<Job, 'id' | 'hoursAgo'>;

/** A small number that depends on the key alone, so that neighbours differ and every run agrees. */
const characterOf = (key: JobKey): number =>
  [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);

const takeFrom = (lines: readonly string[], start: number, count: number): string[] =>
  Array.from(
    { length: Math.min(count, lines.length) },
    (_, step) => lines[(start + step) % lines.length] ?? '',
  );

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Three looks, as people really post: plain text, paragraphs, a paragraph with a list. */
function describe(employer: Login, script: Usual['script'], intro: string, character: number): string {
  const { company, benefits } = companyOf(employer);
  const offers = takeFrom(benefits[script], character, 3);
  if (character % 3 === 0) return `${company[script]}${script === 'en' ? ': ' : '៖ '}${intro}`;
  const opening = `<p><strong>${company[script]}</strong></p><p>${intro}</p>`;
  if (character % 3 === 1) return `${opening}<p>${offers[0] ?? ''}</p>`;
  return `${opening}<p>${script === 'en' ? 'We offer:' : 'អត្ថប្រយោជន៍៖'}</p>${list(offers)}`;
}

function write(employer: Login, usual: Usual, words: JobWords): UndatedJob {
  const character = characterOf(words.key);
  const kind = words.kind ?? usual.kind;
  return {
    key: words.key,
    employer,
    status: words.status ?? 'Hiring',
    name: words.name,
    category: words.category,
    description: describe(employer, usual.script, words.intro, character),
    gender: words.gender ?? 'Both',
    industry: words.industry ?? usual.industry,
    job_type: words.job_type ?? 'Full Time',
    age: words.age ?? 18,
    language: words.language ?? usual.language,
    level: words.level ?? 'Junior',
    location: words.location ?? 'Phnom Penh',
    qualification: words.qualification ?? 'None',
    salary: words.salary,
    required_skills: words.skills,
    available_position: words.pax ?? 1,
    requirements: [...words.needs, ...takeFrom(kind.requirements, character, 2 + (character % 4))],
    responsibilities: [
      ...words.does,
      ...takeFrom(kind.responsibilities, character + 1, 2 + ((character + 2) % 4)),
    ],
    tags: [...words.tags],
    img: words.img ?? usual.img,
  };
}

/** The jobs of one employer, newest first. */
export const jobsOf = (employer: Login, usual: Usual, jobs: readonly JobWords[]): UndatedJob[] =>
  jobs.map((words) => write(employer, usual, words));
