/** Two lint rules: a disabled rule needs a reason, and no file is named index. */

/** `// oxlint-disable-next-line rule -- the reason` is fine; without the reason it is not. */
const disableNeedsReason = {
  meta: { type: 'problem', schema: [], messages: { reason: 'Say why after " -- ", or fix it.' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (/^\s*(es|ox)lint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value))
            context.report({ loc: comment.loc, messageId: 'reason' });
      },
    };
  },
};

const noIndexFiles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { index: 'Name the file after its role; import it by that name.' },
  },
  create(context) {
    return {
      Program(node) {
        if (/[\\/]index\.[jt]sx?$/.test(context.filename)) context.report({ node, messageId: 'index' });
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: { 'disable-needs-reason': disableNeedsReason, 'no-index-files': noIndexFiles },
};
