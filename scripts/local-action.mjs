// What `npm run local-action` starts: GitHub's local-action calls `run()` of an entry, and the shipped bundle is one
// that runs when it is loaded.
export async function run() {
  await import('../dist/index.js');
}
