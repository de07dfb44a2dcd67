// Writes the expected report of each sample beside it, from the bundles as they are. Run it after a report was changed
// on purpose, read the difference, and say in CHANGELOG what changed.
import { writeFileSync } from 'node:fs';
import { baselineGoldens } from '../build/__tests__/golden/baseline-goldens.js';
import { compareGoldens } from '../build/__tests__/golden/compare-goldens.js';
import { goldens } from '../build/__tests__/golden/goldens.js';
import { provenanceGoldens } from '../build/__tests__/golden/provenance-goldens.js';
import { pullRequestGoldens } from '../build/__tests__/golden/pull-request-goldens.js';
import { reportGoldens } from '../build/__tests__/golden/report-goldens.js';
import { scopeGoldens } from '../build/__tests__/golden/scope-goldens.js';
import { shardGoldens } from '../build/__tests__/golden/shard-goldens.js';

for (const golden of [
  ...goldens(),
  ...scopeGoldens(),
  ...baselineGoldens(),
  ...compareGoldens(),
  ...reportGoldens(),
  ...shardGoldens(),
  ...pullRequestGoldens(),
  ...provenanceGoldens(),
]) {
  writeFileSync(golden.file, (await golden.run()).text);
}
