// The parts of @actions/core that make workflow commands and the lines of the runner's files.
//
// Its public door also loads an HTTP client, for tokens that this Action never asks for: 1 MB of code and half of the
// time that a start takes. Without it, nothing in the bundle can open a connection. The package names these modules
// in no `exports`, so they are reached by path; the bundle is built from the locked version and tested as it is shipped.
export { issueCommand } from '../../node_modules/@actions/core/lib/command.js';
export { prepareKeyValueMessage } from '../../node_modules/@actions/core/lib/file-command.js';
