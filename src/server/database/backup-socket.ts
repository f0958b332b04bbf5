/** A socket over which `npm run backup` gets the embedded database of a running server. The data folder is private to its owner. */
import { rmSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';

/** Socket paths are limited to about 100 bytes, so the relative path is used if shorter. */
function socketIn(dataDir: string): string {
  const path = join(resolve(dataDir), 'backup.socket');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/** Call this while holding the folder lock. @returns a function that stops listening */
export async function serveDump(dataDir: string, dump: () => Promise<Blob>): Promise<() => Promise<void>> {
  const path = socketIn(dataDir);
  // Left by a server that was killed.
  rmSync(path, { force: true });
  const server = createServer((_request, response) => {
    dump().then(
      (tar) => {
        response.setHeader('content-length', tar.size);
        Readable.fromWeb(tar.stream()).pipe(response);
      },
      (error: unknown) => void response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(path, listening);
  });
  server.unref();
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}

/** The running server's database as a tar; undefined if no server is listening. */
export async function readDump(dataDir: string): Promise<Readable | undefined> {
  return new Promise((resolveWith, reject) => {
    const request = get({ socketPath: socketIn(dataDir), path: '/' }, (response) => {
      if (response.statusCode === 200) resolveWith(response);
      else reject(new Error('The server could not give its database; its log says why.'));
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '')) resolveWith(undefined);
      else reject(error);
    });
  });
}
