/** The published API description: every call with its inputs, outputs and errors. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failures } from '#contract/failure-codes.ts';
import { endpoints } from '../support/endpoints.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

type Operation = {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: object };
  responses: Record<
    string,
    { description: string; headers?: object; content?: { 'application/json': { schema: object } } }
  >;
};

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  server = await startServer({ isEmpty: true });
  const { body } = await server.ask('GET', '/openapi.json');
  expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
  paths = (body as { paths: typeof paths }).paths;
});
afterAll(() => server.close());

const operations = () => Object.values(paths).flatMap((methods) => Object.values(methods));

test('has every call of the contract and no other', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const declared = endpoints.map(
    ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.sort()).toEqual(declared.sort());
});

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s says who may call, its inputs and each possible error',
  (_name, endpoint) => {
    const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(operation?.responses[endpoint.status]?.description).not.toBe('');
    expect(operation?.responses[endpoint.status]?.content !== undefined).toBe(endpoint.status !== 204);
    expect(operation?.requestBody !== undefined).toBe(
      endpoint.body !== undefined || endpoint.picture === true || endpoint.csv === true,
    );
    expect(operation?.parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(
      endpoint.idempotent === true,
    );
    expect(operation?.parameters.some(({ name }) => name === 'If-Match')).toBe(endpoint.versioned === true);
    expect(operation?.responses['401'] !== undefined || endpoint.access === 'anyone').toBe(true);
    for (const code of endpoint.failures ?? []) {
      expect(operation?.responses[failures[code]]?.description).toContain(`\`${code}\``);
    }
  },
);

test('no secret is part of an address', () => {
  const secrets = /password|token|secret|code|init_data|request/i;
  const inAddress = operations().flatMap(({ parameters }) =>
    parameters.filter((one) => ['path', 'query'].includes(one.in)).map(({ name }) => name),
  );
  expect(inAddress.filter((name) => secrets.test(name))).toEqual([]);
});

test('has a unique name for each operation', () => {
  const names = operations().map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test.each(['/app/export', '/operator/audit/export'])('describes %s as a CSV file', (path) =>
  expect(Object.keys(paths[path]?.['get']?.responses['200']?.content ?? {})).toEqual(['text/csv']),
);

test('describes the fields of a posting', () => {
  const schema = JSON.stringify(paths['/job']?.['post']?.requestBody);
  for (const field of ['required_skills', 'available_position', '"Top Executive"', '"tags"'])
    expect(schema).toContain(field);
});

test('says which answers have ETags, and Retry-After', () => {
  for (const endpoint of endpoints) {
    const { parameters, responses } = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[
      endpoint.method.toLowerCase()
    ] as Operation;
    const isTagged = endpoint.method === 'GET' && endpoint.access === 'anyone';
    expect(parameters.some(({ name }) => name === 'If-None-Match')).toBe(isTagged);
    expect(
      [responses['304']?.headers, responses['200']?.headers].map((headers) => 'ETag' in (headers ?? {})),
    ).toEqual([isTagged, isTagged]);
    for (const status of ['429', '503']) expect(responses[status]?.headers).toHaveProperty('Retry-After');
  }
});

test('names the lists and formats of inputs and outputs', () => {
  const { parameters, responses } = paths['/job/get']?.['get'] as Operation;
  const query = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
  expect(query('sort')).toMatchObject({ enum: ['Date', 'Salary', 'Relevance'] });
  expect(query('page')).toMatchObject({ type: 'integer', minimum: 0 });
  expect(query('level')).toMatchObject({ examples: ['Entry', 'Junior', 'Senior', 'Top Executive'] });
  const list = {
    type: 'array',
    items: {
      properties: {
        job_type: { type: 'string', enum: ['Full Time', 'Part Time', 'Both'] },
        status: { enum: ['Hiring', 'Closed'] },
        date_added: { type: 'string', format: 'date-time' },
      },
    },
  };
  // Without a cursor, and with `after`.
  expect(responses['200']?.content?.['application/json'].schema).toMatchObject({
    anyOf: [list, { type: 'object', properties: { items: list } }],
  });
  const body = (path: string) =>
    (paths[path]?.['post']?.requestBody as { content: Record<string, { schema: object }> }).content[
      'application/json'
    ]?.schema;
  expect(body('/message')).toMatchObject({ properties: { email: { type: 'string', format: 'email' } } });
  expect(body('/user/profileInfo')).toMatchObject({ properties: { date_of_birth: { format: 'date' } } });
});

test('has no metrics unless METRICS is set', async () =>
  expect((await server.ask('GET', '/metrics')).status).toBe(404));
