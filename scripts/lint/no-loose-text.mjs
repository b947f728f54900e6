/**
 * A lint rule for JSX that React changes in the browser: text that stands beside something that may change gets an element of its own, or
 * all of it becomes one string. A translator, such as Google Translate, replaces text nodes by elements of its own. React finds a text
 * again if it is all that its element holds. Beside other nodes it knows only the node it once made: it goes on changing one that has left
 * the page, and throws when it removes it or inserts something before it.
 */

/** Props that hold whole elements wherever they are put between blocks. */
const SLOTS = new Set(['aside', 'children', 'close', 'heading', 'hiddenInputs']);
/** Elements of which blocks are made. In others, such as `span` and `a`, what is passed in may be text. Custom elements have a hyphen. */
const BLOCK = /^(?:aside|dialog|div|form|main|picture|section|[a-z]+-[a-z]+)$/;

/** What a component returns by another name is checked where it is made. */
const UNKNOWN = new Set(['Identifier', 'CallExpression']);

/** JSX drops white space that spans lines; a translator leaves the rest of it alone. */
const isBlank = ({ type, value, expression }) =>
  (type === 'JSXText' && value.trim() === '') ||
  (type === 'JSXExpressionContainer' &&
    (expression.type === 'JSXEmptyExpression' ||
      (expression.type === 'Literal' && String(expression.value).trim() === '')));

const nameOf = (node) =>
  node.type === 'CallExpression'
    ? nameOf(node.callee)
    : node.type === 'MemberExpression'
      ? node.property.name
      : node.name;

/** Constants have names in capitals, as `SITE.phone.text`. */
const isConstant = (node) =>
  node.type === 'MemberExpression'
    ? isConstant(node.object)
    : node.type === 'Identifier' && /^[A-Z][A-Z\d_]+$/.test(node.name);

/** What a list's callback, or a component, returns. */
function returnedBy({ body }) {
  if (body.type !== 'BlockStatement') return [body];
  const within = (statement) =>
    statement?.type === 'ReturnStatement'
      ? [statement.argument]
      : statement?.type === 'BlockStatement'
        ? statement.body.flatMap(within)
        : statement?.type === 'IfStatement'
          ? [...within(statement.consequent), ...within(statement.alternate)]
          : [];
  return within(body);
}

/** What a constant of this file stands for. */
function meaningOf(node, sourceCode) {
  let scope = sourceCode.getScope(node);
  while (scope && !scope.set.has(node.name)) scope = scope.upper;
  const [definition] = scope?.set.get(node.name)?.defs ?? [];
  return definition?.parent?.kind === 'const' && definition.node.id === definition.name
    ? definition.node.init
    : null;
}

/** Finds out whether an expression may put text on the page. Whatever is not known to be an element, or nothing, may. */
const textFinder = (sourceCode) =>
  function mayBeText(node, inBlock) {
    const may = (part) => mayBeText(part, inBlock);
    switch (node?.type) {
      case undefined:
      case 'JSXElement':
      case 'JSXFragment': // Checked for itself.
        return false;
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        return may(node.expression);
      case 'Literal':
        return typeof node.value === 'string' ? node.value !== '' : typeof node.value === 'number';
      case 'LogicalExpression':
        return may(node.right) || (node.operator !== '&&' && may(node.left));
      case 'ConditionalExpression':
        return may(node.consequent) || may(node.alternate);
      case 'CallExpression': {
        const callback = node.arguments.find(({ type }) => type === 'ArrowFunctionExpression');
        if (callback && nameOf(node) === 'map') return returnedBy(callback).some(may);
        return !(inBlock && SLOTS.has(nameOf(node)));
      }
      case 'MemberExpression':
        return !(inBlock && SLOTS.has(nameOf(node)));
      case 'Identifier': {
        if (node.name === 'undefined' || (inBlock && SLOTS.has(node.name))) return false;
        const meaning = meaningOf(node, sourceCode);
        return meaning ? may(meaning) : true;
      }
      default:
        return true;
    }
  };

const mayChange = ({ type, expression }) =>
  type === 'JSXExpressionContainer' &&
  !['Literal', 'JSXElement'].includes(expression.type) &&
  !isConstant(expression) &&
  !(expression.type === 'TemplateLiteral' && expression.expressions.every(isConstant));

/** @type {import('eslint').Rule.RuleModule} */
const noLooseText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'Beside this text something may change: give it an element of its own, or make one string of all of it.',
      bare: 'This text ends up beside whatever is put next to it: give it an element of its own.',
    },
  },
  create(context) {
    const mayBeText = textFinder(context.sourceCode);
    const report = (node, messageId) => context.report({ node, messageId });
    function checkReturned({ id, ...component }) {
      if (!/^[A-Z]/.test(id?.name ?? '')) return;
      for (const node of returnedBy(component))
        if (!UNKNOWN.has(node?.type) && mayBeText(node, true)) report(node, 'bare');
    }
    return {
      JSXElement({ openingElement: { name }, children }) {
        const parts = children.filter((child) => !isBlank(child));
        if (parts.length < 2 || !parts.some(mayChange)) return;
        const inBlock = BLOCK.test(name.name);
        for (const part of parts) if (mayBeText(part, inBlock)) report(part, 'beside');
      },
      JSXFragment({ children }) {
        for (const part of children)
          if (!isBlank(part) && mayBeText(part, true)) report(part, 'bare');
      },
      'FunctionDeclaration[id.name=/^[A-Z]/]': checkReturned,
    };
  },
};

export default noLooseText;
