// What `report` and `draw` do their work with beyond what all commands do: the page alone is 40 kB.
export { KeptSessions } from '../audit/kept-sessions.ts';
export { drawnSession } from '../report/draw/drawn-session.ts';
export { sessionPicture } from '../report/draw/session-picture.ts';
export { reportPage } from '../report/page/report-page.ts';
