/** The contract as an OpenAPI 3.1 document, generated from the mounted endpoints. */
import type * as z from 'zod/mini';
import { type Endpoint } from '#contract/endpoint.ts';
import { failureSentences } from '#contract/failure-sentences.ts';
import { type Access } from '#contract/roles.ts';
import { failureBody, type FailureCode, failures } from '#contract/failure-codes.ts';
import { fieldsOfQuery, type Json, schemaOf } from './openapi-schemas.ts';

const jsonBody = (schema: Json) => ({ content: { 'application/json': { schema } } });

const fileBodies = {
  csv: { content: { 'text/csv': { schema: { type: 'string' } } } },
  pdf: { content: { 'application/pdf': {} } },
};

const pictureBody = {
  required: true,
  content: Object.fromEntries(['image/png', 'image/jpeg', 'image/webp'].map((type) => [type, {}])),
};

function parametersOf(schema: z.core.$ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  return Object.entries(fieldsOfQuery(schema)).map(([name, described]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: described,
  }));
}

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key with the same body returns the first reply again, so that a retry never acts twice.',
  schema: { type: 'string', format: 'uuid' },
};

/** Guests can revalidate replies by ETag. */
const tagParameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of a cached reply.',
  schema: { type: 'string' },
};
const tagHeader = {
  ETag: {
    description: 'Only in replies to guests.',
    schema: { type: 'string' },
  },
};
const isOfOneType = (access: Access): boolean => access !== 'anyone' && access !== 'loggedIn';
const isTagged = ({ method, access }: Endpoint): boolean => method === 'GET' && access === 'anyone';

/** Statuses with Retry-After. */
const retryStatuses = [429, 503];
const retryHeader = {
  'Retry-After': { description: 'In seconds.', schema: { type: 'integer', minimum: 1 } },
};
const versionParameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The ETag of the version to replace; without it any version is replaced.',
  schema: { type: 'string' },
};

/** Every failure code of the call. */
function codesOf(endpoint: Endpoint): FailureCode[] {
  const { access, body, picture, csv, params, query, idempotent, versioned } = endpoint;
  return [
    ...(access === 'anyone' ? [] : (['unauthenticated'] as const)),
    ...(isOfOneType(access) ? (['forbidden'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...(body ? (['malformed', 'too_large', 'not_json', 'invalid'] as const) : []),
    ...(picture ? (['too_large', 'not_picture', 'bad_picture'] as const) : []),
    ...(csv ? (['too_large', 'not_csv', 'bad_csv', 'not_utf8', 'invalid'] as const) : []),
    ...(query ? (['invalid'] as const) : []),
    ...(idempotent ? (['in_progress', 'idempotency_mismatch'] as const) : []),
    ...(versioned ? (['precondition_failed'] as const) : []),
    ...(endpoint.failures ?? []),
    'rate_limited',
    'internal',
    'unavailable',
  ];
}

function failuresOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of codesOf(endpoint)) {
    const status = failures[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${failureSentences[code]}`).join(' '),
        ...(retryStatuses.includes(status) ? { headers: retryHeader } : {}),
        ...jsonBody(
          endpoint.missing === 'empty' && status === 404
            ? { type: 'object', maxProperties: 0 }
            : { $ref: '#/components/schemas/Failure' },
        ),
      },
    ]),
  );
}

function operationOf(endpoint: Endpoint): Json {
  const { method, path, summary, access, params, query, body, reply, status, repeatStatus } = endpoint;
  const success =
    status === 204
      ? { description: 'Done.' }
      : {
          description: summary,
          ...(isTagged(endpoint) ? { headers: tagHeader } : {}),
          ...(endpoint.file ? fileBodies[endpoint.file] : jsonBody(schemaOf(reply, 'output'))),
        };
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/:](\w)/g, (_, first: string) => first.toUpperCase())}`,
    summary,
    tags: [path.split('/')[1]],
    security: access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(endpoint.idempotent ? [keyParameter] : []),
      ...(endpoint.versioned ? [versionParameter] : []),
      ...(isTagged(endpoint) ? [tagParameter] : []),
    ],
    ...(body ? { requestBody: { required: true, ...jsonBody(schemaOf(body, 'input')) } } : {}),
    ...(endpoint.picture ? { requestBody: pictureBody } : {}),
    ...(endpoint.csv ? { requestBody: { required: true, ...fileBodies.csv } } : {}),
    responses: {
      [String(status)]: success,
      ...(repeatStatus ? { [String(repeatStatus)]: success } : {}),
      ...(isTagged(endpoint)
        ? { 304: { description: 'The cached reply is still valid.', headers: tagHeader } }
        : {}),
      ...failuresOf(endpoint),
    },
    ...(isOfOneType(access) ? { 'x-account-type': access } : {}),
  };
}

export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Karngea',
      version: '1.0.0',
      description: 'Finding, posting and answering jobs in Cambodia.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failureBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The scheme is written BEARER, in any case.' },
      },
    },
  };
}
