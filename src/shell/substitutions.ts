import { type Command, forEachChild, type ParsedScript, type SyntaxNode, type Word } from 'unbash';

/** A script in a word, an expression or a redirection. */
export interface Substitution {
  readonly script: ParsedScript | undefined;
  /** What it stands in, outermost first. */
  readonly inside: readonly string[];
  /** Whether the shell itself runs it, as in `${ …; }`. */
  readonly isSameShell: boolean;
}

/** What the shell does while it expands words. */
export interface Expansion {
  readonly substitutions: readonly Substitution[];
  /** The variables that are set by it, as by `${x:=…}`. */
  readonly names: readonly string[];
  /** Whether there is something whose commands cannot be seen. */
  readonly isDark: boolean;
}

const COMMANDS = /[$`]|[<>]\(/;

/** A variable that arithmetic gives a value: `x = 1`, `x += 1`, `x++`, `++x`. */
const ASSIGNED = /(?<!\w)([A-Za-z_]\w*)\s*(?:(?:[*/%+&^|-]|<<|>>)?=(?!=)|\+\+|--)|(?:\+\+|--)\s*([A-Za-z_]\w*)/g;

/** Whether there could be a substitution in it: quick, and never wrong when it says no. */
export function mayHold({ text }: Pick<Word, 'text'>): boolean {
  return COMMANDS.test(text);
}

/** Whether the shell runs anything to make out what it is. */
export function needsExpansion(item: Command['prefix' | 'suffix'][number]): boolean {
  if (item.type === 'HereDoc') return !item.delimiter?.quoted;
  if (item.type === 'Word' || item.type === 'Assignment') return mayHold(item);
  return item.target !== undefined && mayHold(item.target);
}

/** All that is expanded in words, assignments, redirections and expressions, in the order of the text. */
export function expansionOf(nodes: readonly SyntaxNode[]): Expansion {
  const finder = new Finder();
  for (const node of nodes) finder.search(node, []);
  return finder;
}

class Finder implements Expansion {
  readonly substitutions: Substitution[] = [];
  readonly names: string[] = [];
  isDark = false;

  /** Expressions may be deep, so that this keeps its own stack. */
  search(root: SyntaxNode, inside: readonly string[]): void {
    const waiting: SyntaxNode[] = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (node.type === 'HereDoc' && inside.length === 0) {
        this.search(node, ['here-document']);
      } else if (!this.#sees(node, inside)) {
        const first = waiting.length;
        forEachChild(node, (child) => waiting.push(child));
        reverse(waiting, first);
      }
    }
  }

  /** @returns whether it need not be looked into */
  #sees(node: SyntaxNode, inside: readonly string[]): boolean {
    switch (node.type) {
      case 'CommandExpansion':
      case 'ArithmeticCommandExpansion':
        this.isDark ||= !isClosed(node.text);
        this.substitutions.push({
          script: node.script,
          inside: [...inside, '$(…)'],
          isSameShell: node.text.startsWith('${'),
        });
        return true;
      case 'ProcessSubstitution':
        this.substitutions.push({
          script: node.script,
          inside: [...inside, `${node.operator}(…)`],
          isSameShell: false,
        });
        return true;
      case 'ArithmeticExpansion':
        this.isDark ||= node.expression === undefined && mayHold({ text: node.text.slice(1) });
        this.#assigns(node.text);
        return false;
      case 'ArithmeticCommand':
        this.isDark ||= node.expression === undefined && mayHold({ text: node.body });
        this.#assigns(node.body);
        return false;
      case 'ParameterExpansion':
        if (node.operation?.type === 'Default' && node.operation.operator.endsWith('='))
          this.names.push(node.parameter);
        return false;
      case 'Transform':
        // `${x@P}` runs the commands in the value of x.
        this.isDark ||= node.operand.value === 'P';
        return false;
      case 'Unknown':
        this.isDark = true;
        return true;
      default:
        return false;
    }
  }

  #assigns(expression: string): void {
    for (const [, before, behind] of expression.matchAll(ASSIGNED)) this.names.push(before ?? behind ?? '');
  }
}

function reverse(nodes: SyntaxNode[], first: number): void {
  if (nodes.length - first < 2) return;
  nodes.push(...nodes.splice(first).reverse());
}

/** Whether a substitution ends; in a here-document the parser takes one that does not, and bash looks further. */
function isClosed(text: string): boolean {
  if (text.startsWith('`')) return text.length > 1 && text.endsWith('`');
  return text.endsWith(text.startsWith('${') ? '}' : ')');
}
