// The part of @actions/core that makes the lines of the runner's files.
//
// Its public door also loads an HTTP client, for tokens that this Action never asks for: 1 MB of code and half of the
// time that a start takes. Without it, nothing in the bundle can open a connection. The package names this module
// in no `exports`, so it is reached by path; the bundle is built from the locked version and tested as it is shipped.
export { prepareKeyValueMessage } from '../../node_modules/@actions/core/lib/file-command.js';
