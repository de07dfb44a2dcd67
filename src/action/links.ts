import { isInside } from '../report/inside.ts';
import type { LinkTo } from '../report/summary.ts';
import type { Repository } from './inputs.ts';

/** Links to lines of files as they are at the audited commit. A file from outside the workspace has none. */
export function linksTo(repository: Repository | undefined): LinkTo {
  return (file, line) => {
    if (repository === undefined || !isInside(file)) return undefined;
    const { server, name, commit } = repository;
    const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
    return `${server}/${name}/blob/${commit}/${path}#L${line}`;
  };
}
