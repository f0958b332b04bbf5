/**
 * Sends traces to a collector by OTLP over HTTP, as OpenTelemetry's own settings say (docs/operations.md). Its version 2:
 * 3 needs Node 22. Not its bundle for all of Node, which patches some thirty packages and would export addresses and SQL.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { diag } from '@opentelemetry/api';
import { beginTracing } from './tracing.ts';

/** How long a collector is waited for when the server stops; all of it has ten seconds (main.ts). */
const lastWordMs = 2_000;

/**
 * Loads what makes and sends spans: without a collector none of it is in memory.
 * @returns what sends the last ones
 */
export async function startTracing(serviceName: string): Promise<() => Promise<void>> {
  const [{ W3CTraceContextPropagator }, resources, { BatchSpanProcessor, NodeTracerProvider }, exporter] =
    await Promise.all([
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new NodeTracerProvider({
    // Nothing of the machine, its user or its command line.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new exporter.OTLPTraceExporter())],
  });
  // Not baggage: what a stranger writes into it would go on to other services.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  beginTracing();
  return () => Promise.race([provider.shutdown(), pause(lastWordMs, undefined, { ref: false })]);
}

/** Says it where spans cannot be sent, once a minute. */
export function tellOfLostTraces(tell: (reason: string) => void): void {
  let told = -Infinity;
  const silent = () => undefined;
  const error = (reason: string) => {
    if (performance.now() - told < 60_000) return;
    told = performance.now();
    tell(reason.slice(0, 300));
  };
  diag.setLogger({ error, warn: silent, info: silent, debug: silent, verbose: silent });
}
