import { $createHorizontalRuleNode, HorizontalRuleNode } from '@lexical/extension'
import {
  BOLD_STAR,
  BOLD_UNDERSCORE,
  type ElementTransformer,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  ORDERED_LIST,
  QUOTE,
  registerMarkdownShortcuts,
  UNORDERED_LIST,
} from '@lexical/markdown'
import { $createHeadingNode, HeadingNode } from '@lexical/rich-text'
import { $createParagraphNode, defineExtension } from 'lexical'

/** `# ` and `## ` make an intertítulo, `### ` a smaller one: the title above the text is the page's first level. */
const headings: ElementTransformer = {
  type: 'element',
  dependencies: [HeadingNode],
  regExp: /^(#{1,3})\s/,
  export: () => null,
  replace(parent, children, match) {
    const heading = $createHeadingNode(match[1] === '###' ? 'h3' : 'h2').append(...children)
    parent.replace(heading)
    heading.select(0, 0)
  },
}

/** `--- ` makes a rule. */
const rule: ElementTransformer = {
  type: 'element',
  dependencies: [HorizontalRuleNode],
  regExp: /^(---|\*\*\*)\s$/,
  export: () => null,
  replace(parent) {
    const next = $createParagraphNode()
    parent.replace($createHorizontalRuleNode()).insertAfter(next)
    next.select()
  },
}

const shortcuts = [
  headings,
  rule,
  QUOTE,
  UNORDERED_LIST,
  ORDERED_LIST,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
]

/** What typing `## `, `- `, `1. `, `> `, `**…**` and `_…_` makes. */
export const MarkdownExtension = defineExtension({
  name: 'portal/markdown',
  register: editor => registerMarkdownShortcuts(editor, shortcuts),
})
