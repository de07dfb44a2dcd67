import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { git, type Pull } from './git.ts';
import { type Asked, restComplaints } from './github-spec.ts';

/** GitHub's API over a repository on this machine: comparisons, trees and blobs. */
export interface ChangesApi {
  readonly url: string;
  /** `path?query` of each request. */
  readonly asked: string[];
  /** What of the requests was not as GitHub's own description has them. */
  readonly complaints: string[];
}

export interface ChangesWished {
  /** Answers with this status whatever has it in its path. */
  readonly refuse?: { readonly [part: string]: number };
  /** So many files more that the pull request has, which GitHub lists in pages. */
  readonly more?: number;
  /** What a tree says of the size of each file, in the place of the truth. */
  readonly size?: number;
}

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const MOST_COMPARED = 300;
const STATUS: { readonly [letter: string]: string } = { A: 'added', D: 'removed', M: 'modified', R: 'renamed' };

export async function changesApi(pull: Pull, wished: ChangesWished = {}): Promise<ChangesApi> {
  const asked: string[] = [];
  const complaints: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams, search } = new URL(request.url ?? '', 'http://host');
    asked.push(pathname + search);
    const one: Asked = { method: 'GET', path: pathname, query: Object.fromEntries(searchParams), body: undefined };
    complaints.push(...restComplaints('api.github.com', one));
    if (request.method !== 'GET') complaints.push(`${request.method} ${pathname}`);
    const refused = Object.entries(wished.refuse ?? {}).find(([part]) => pathname.includes(part));
    if (refused !== undefined) return send(refused[1], { message: 'Refused' });
    const isRaw = request.headers.accept?.includes('raw') === true;
    const answer = serve(pathname, searchParams, isRaw);
    return answer === undefined ? send(404, { message: 'Not Found' }) : send(200, answer);

    function send(status: number, body: object): void {
      const type = Buffer.isBuffer(body) ? 'application/vnd.github.raw; charset=utf-8' : 'application/json';
      const size = Number(searchParams.get('per_page'));
      const page = Number(searchParams.get('page') ?? 1) + 1;
      const next = `<http://${request.headers.host}${pathname}?per_page=${size}&page=${page}>; rel="next"`;
      const isFull = Array.isArray(body) && body.length === size;
      response.writeHead(status, { 'content-type': type, ...(isFull && { link: next }) });
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    }
  });

  function serve(path: string, query: URLSearchParams, isRaw: boolean): object | undefined {
    const [, base = '', head = ''] = /^\/repos\/acme\/agents\/compare\/(\w+)\.\.\.(\w+)$/.exec(path) ?? [];
    if (base !== '') {
      const mergeBase = git(pull.server, 'merge-base', base, head);
      const files = [...listed(mergeBase, head), ...others()].slice(0, MOST_COMPARED);
      return { merge_base_commit: { sha: mergeBase }, files };
    }
    if (path === '/repos/acme/agents/pulls/7/files') {
      const all = [...listed(pull.fork, pull.head), ...others()];
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page'))];
      return all.slice((page - 1) * size, page * size);
    }
    const [, tree] = /^\/repos\/acme\/agents\/git\/trees\/(\w+)$/.exec(path) ?? [];
    if (tree !== undefined) return { sha: tree, truncated: false, tree: entries(tree) };
    const [, blob] = /^\/repos\/acme\/agents\/git\/blobs\/(\w+)$/.exec(path) ?? [];
    return blob !== undefined && isRaw ? Buffer.from(`${git(pull.server, 'cat-file', 'blob', blob)}\n`) : undefined;
  }

  function listed(base: string, head: string): object[] {
    const fields = git(pull.server, 'diff-tree', '-r', '-z', '--name-status', '-M', base, head).split('\0');
    const files: object[] = [];
    for (let at = 0; at + 1 < fields.length; ) {
      const letter = (fields[at] ?? '')[0] ?? '';
      const names = fields.slice(at + 1, at + (letter === 'R' ? 3 : 2)) as string[];
      at += names.length + 1;
      const patch = git(pull.server, '--literal-pathspecs', 'diff-tree', '-p', '-M', base, head, '--', ...names);
      const hunks = patch.slice(patch.indexOf('\n@@') + 1);
      files.push({
        filename: names.at(-1),
        status: STATUS[letter],
        ...(letter === 'R' && { previous_filename: names[0] }),
        ...(hunks.startsWith('@@') && { patch: hunks }),
      });
    }
    return files;
  }

  function others(): object[] {
    return Array.from({ length: wished.more ?? 0 }, (_, k) => ({ filename: `more/${k}`, status: 'added' }));
  }

  function entries(tree: string): object[] {
    const lines = git(pull.server, 'ls-tree', '-z', '-l', tree).split('\0').filter(Boolean);
    return lines.map((line) => {
      const [, mode, type, sha, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? [];
      return { path, mode, type, sha, ...(size !== '-' && { size: wished.size ?? Number(size) }) };
    });
  }

  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, asked, complaints };
}

/** Where an event's payload is written. */
export function eventFile(outside: string): string {
  return join(outside, 'event.json');
}
