/** A collector of traces for tests: takes what OpenTelemetry sends as JSON (OTLP over HTTP). */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };
export type TakenSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
};
type Export = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly TakenSpan[] }[];
  }[];
};

export async function startTraceCollector() {
  const spans: TakenSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      bodies.push(body);
      for (const { scopeSpans } of (JSON.parse(body) as Export).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that was sent, as it came. */
    bodies,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
