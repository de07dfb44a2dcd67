/** One key with its value, between delimiters that the value cannot guess. */
export function prepareKeyValueMessage(key: string, value: string | number): string;
