import { $createHorizontalRuleNode, HorizontalRuleNode } from '@lexical/extension'
import { $createLinkNode, $isLinkNode, LinkNode } from '@lexical/link'
import {
  BOLD_STAR,
  BOLD_UNDERSCORE,
  type ElementTransformer,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  ORDERED_LIST,
  QUOTE,
  registerMarkdownShortcuts,
  STRIKETHROUGH,
  type TextMatchTransformer,
  UNORDERED_LIST,
} from '@lexical/markdown'
import { $createHeadingNode, HeadingNode } from '@lexical/rich-text'
import { $createParagraphNode, $createTextNode, defineExtension } from 'lexical'
import { typedLink } from '#lib/body/link.ts'

/** `# ` and `## ` make a heading of level two, `### ` one of level three: the article's title is level one. */
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

/** `---` followed by a space or Enter makes a rule. */
const rule: ElementTransformer = {
  type: 'element',
  dependencies: [HorizontalRuleNode],
  regExp: /^(---|\*\*\*)\s?$/,
  triggerOnEnter: true,
  export: () => null,
  replace(parent) {
    const next = $createParagraphNode()
    parent.replace($createHorizontalRuleNode()).insertAfter(next)
    next.select()
  },
}

/** `[texto](endereço)` makes a link when the address is allowed in a link (BODY-4). */
const link: TextMatchTransformer = {
  type: 'text-match',
  dependencies: [LinkNode],
  regExp: /\[([^[\]]+)\]\(([^()\s]+)\)$/,
  trigger: ')',
  replace(node, [, text = '', typed = '']) {
    const url = typedLink(typed)
    if (url === null || $isLinkNode(node.getParent())) return
    const shown = $createTextNode(text).setFormat(node.getFormat())
    node.replace($createLinkNode(url).append(shown))
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
  STRIKETHROUGH,
  link,
]

/** Markdown shortcuts while typing: `## `, `- `, `1. `, `> `, `**…**`, `_…_`, `~~…~~` and `[…](…)`. */
export const MarkdownExtension = defineExtension({
  name: 'portal/markdown',
  register: editor => registerMarkdownShortcuts(editor, shortcuts),
})
