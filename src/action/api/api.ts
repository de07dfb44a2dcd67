import type { Api } from './client.ts';

export type { Api } from './client.ts';

/** What the API is asked with. */
export interface ApiAccess {
  /** Of the job, or one that the workflow names. It is never printed. */
  readonly token: string;
  /** `https://api.github.com`, or `https://HOST/api/v3` of GitHub Enterprise Server. */
  readonly url: string;
}

let opened: { readonly access: ApiAccess; readonly api: Promise<Api> } | undefined;

/**
 * GitHub's API, with all that waits and tries again. Most runs never ask for it, so its code is loaded by the first call.
 *
 * @throws whatever the environment has that the client cannot work with; ask `apiFailure` what to say of it
 */
export function openApi(access: ApiAccess): Promise<Api> {
  if (opened?.access.token !== access.token || opened.access.url !== access.url) {
    opened = { access, api: import('./client.ts').then(({ connect }) => connect(access)) };
  }
  return opened.api;
}
