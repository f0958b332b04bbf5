/** Converts schemas of the contract to OpenAPI and adds formats and choices that the schemas lack. */
import * as z from 'zod/mini';
import { dayPattern } from '#contract/day-fields.ts';
import { categories, industries, jobTypes, levels, listOrders } from '#contract/options.ts';
import { genders, qualifications } from '#contract/posting-options.ts';
import { jobLocations } from '#contract/province-locations.ts';

export type Json = Record<string, unknown>;

/** Formats by the pattern in the contract. */
const formats = new Map([
  [dayPattern.source, 'date'],
  [z.regexes.email.source, 'email'],
]);
const moments = ['date_added', 'dateAdded', 'dateUpdated'];

/** Choices for fields of a job. Reply schemas accept any text, for old cached data. */
const choices: Json = {
  industry: industries,
  category: categories,
  level: levels,
  job_type: jobTypes,
  location: jobLocations,
  gender: genders,
  qualification: qualifications,
};

/** Search parameters, which ignore case and unknown values. */
const searches: Json = {
  page: { type: 'integer', minimum: 0, default: 0 },
  sort: { type: 'string', enum: listOrders, default: 'Date' },
  ...Object.fromEntries(
    ['industry', 'category', 'level', 'job_type', 'location'].map((name) => [
      name,
      { type: 'string', examples: choices[name] },
    ]),
  ),
  keyword: { type: 'string' },
};

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(described);
  if (!isObject(value)) return value;
  const { properties, pattern, ...rest } = value;
  const format = typeof pattern === 'string' ? formats.get(pattern) : undefined;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, described(part)])),
    ...(pattern === undefined ? {} : { pattern }),
    ...(format === undefined ? {} : { format }),
    ...(isObject(properties) ? { properties: describedFields(properties) } : {}),
  };
}

function describedFields(fields: Json): Json {
  const isJob = 'job_type' in fields && 'gender' in fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const known = described(field) as Json;
      if (moments.includes(name)) return [name, { ...known, format: 'date-time' }];
      const isChoice = isJob && known['type'] === 'string' && !('enum' in known) && name in choices;
      return [name, isChoice ? { ...known, enum: choices[name] } : known];
    }),
  );
}

/** A schema for requests (`input`) or replies (`output`). */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...found } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described(found) as Json;
}

/** The schema of each query parameter. */
export function fieldsOfQuery(schema: z.core.$ZodType): Json {
  const { properties } = schemaOf(schema, 'input');
  if (!isObject(properties)) return {};
  return 'job_type' in properties ? { ...properties, ...searches } : properties;
}
