/** The items of an array of JSON, each on a line of its own, in pieces. */
export function* jsonArray<Item>(
  items: Iterable<Item>,
  pieces: (item: Item) => Iterable<string>,
  indent: string,
): Generator<string> {
  let before = '[';
  for (const item of items) {
    yield `${before}\n${indent}  `;
    yield* pieces(item);
    before = ',';
  }
  yield before === '[' ? '[]' : `\n${indent}]`;
}
