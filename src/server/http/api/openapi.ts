/** The contract as an OpenAPI 3.1 document, made from the same endpoints that the routes are made from. */
import * as z from 'zod/mini';
import { type Endpoint } from '#contract/endpoint.ts';
import { failureSentences } from '#contract/failure-sentences.ts';
import { failureBody, type FailureCode, failures } from '#contract/failures.ts';

type Json = Record<string, unknown>;

const jsonBody = (schema: Json) => ({ content: { 'application/json': { schema } } });

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  // The document names the dialect once; undefined leaves it out here.
  return { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }), $schema: undefined };
}

function parametersOf(schema: z.core.$ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {} } = schemaOf(schema, 'input') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, described]) => ({
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
    'The same key with the same body gives the first answer again, so that a retry never acts twice.',
  schema: { type: 'string', format: 'uuid' },
};

/** Every code that the call can answer with, its own and the ones that any call can. */
function codesOf(endpoint: Endpoint): FailureCode[] {
  const { access, body, params, query, idempotent } = endpoint;
  return [
    ...(access === 'anyone' ? [] : (['unauthenticated'] as const)),
    ...(access === 'employee' || access === 'employer' ? (['forbidden'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    ...(body ? (['malformed', 'too_large', 'not_json', 'invalid'] as const) : []),
    ...(query ? (['invalid'] as const) : []),
    ...(idempotent ? (['in_progress', 'idempotency_mismatch'] as const) : []),
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
        ...(status === 429 ? { headers: { 'Retry-After': { schema: { type: 'integer' } } } } : {}),
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
  const { method, path, summary, access, params, query, body, reply, status, repeatStatus, idempotent } =
    endpoint;
  const success =
    status === 204
      ? { description: 'Done.' }
      : { description: summary, ...jsonBody(schemaOf(reply, 'output')) };
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/:](\w)/g, (_, first: string) => first.toUpperCase())}`,
    summary,
    tags: [path.split('/')[1]],
    security: access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(idempotent ? [keyParameter] : []),
    ],
    ...(body ? { requestBody: { required: true, ...jsonBody(schemaOf(body, 'input')) } } : {}),
    responses: {
      [String(status)]: success,
      ...(repeatStatus ? { [String(repeatStatus)]: success } : {}),
      ...failuresOf(endpoint),
    },
    ...(access === 'employee' || access === 'employer' ? { 'x-account-type': access } : {}),
  };
}

/** The whole document. */
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
