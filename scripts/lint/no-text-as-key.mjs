import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

const { Any, Unknown, String: Text, TemplateLiteral, StringMapping } = ts.TypeFlags;
const TEXTS = Any | Unknown | Text | TemplateLiteral | StringMapping;

/** Whether a type includes texts that are not spelled out in it. */
function isAnyText(type) {
  if (type.isUnion()) return type.types.some(isAnyText);
  return (type.flags & TEXTS) !== 0;
}

/** Whether objects of a type can be read by any text. A list or a tuple is read by number; its keys are no texts. */
function isKeyed(checker, type) {
  if (type.isUnion()) return type.types.some((part) => isKeyed(checker, part));
  if ((type.flags & Any) !== 0) return true;
  return (
    checker.getIndexInfoOfType(checker.getApparentType(type), ts.IndexKind.String) !== undefined
  );
}

/**
 * Forbids a text as the key of a plain object, whose prototype answers for 'constructor' and 'toString', and is replaced through
 * '__proto__'. What may be a text of the feed, an address or a form belongs into a Map, or is read with `ownValue`.
 */
export const noTextAsKey = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      key: 'This text may be "constructor" or "__proto__": use a Map, or ownValue (lib/domain/basics/own-value.ts).',
      in: 'This is true of "constructor" in every object: use a Map, or Object.hasOwn.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    const typeOf = (node) =>
      checker.getBaseConstraintOfType(services.getTypeAtLocation(node)) ??
      services.getTypeAtLocation(node);
    return {
      'MemberExpression[computed=true]'({ object, property }) {
        if (isAnyText(typeOf(property)) && isKeyed(checker, typeOf(object)))
          context.report({ node: property, messageId: 'key' });
      },
      'ObjectPattern > Property[computed=true]'({ key, parent }) {
        if (isAnyText(typeOf(key)) && isKeyed(checker, typeOf(parent)))
          context.report({ node: key, messageId: 'key' });
      },
      "BinaryExpression[operator='in']"({ left }) {
        if (left.type !== 'PrivateIdentifier' && isAnyText(typeOf(left)))
          context.report({ node: left, messageId: 'in' });
      },
    };
  },
});
