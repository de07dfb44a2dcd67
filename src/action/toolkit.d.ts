/** Prints `::command key=value,…::message` with all that the runner would misread escaped. */
export function issueCommand(command: string, properties: { [key: string]: string | number }, message: string): void;

/** Appends to the file that the runner names in `GITHUB_<command>`. */
export function issueFileCommand(command: string, message: string): void;

/** One key with its value, between delimiters that the value cannot guess. */
export function prepareKeyValueMessage(key: string, value: string | number): string;
