/** Prints `::command key=value,…::message` with all that the runner would misread escaped. */
export function issueCommand(command: string, properties: { [key: string]: string | number }, message: string): void;

/** One key with its value, between delimiters that the value cannot guess. */
export function prepareKeyValueMessage(key: string, value: string | number): string;
