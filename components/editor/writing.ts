import { ClickAfterLastBlockExtension, HorizontalRuleExtension } from '@lexical/extension'
import { HistoryExtension } from '@lexical/history'
import { LinkExtension } from '@lexical/link'
import { ListExtension } from '@lexical/list'
import { HeadingAnnounceExtension, RichTextExtension } from '@lexical/rich-text'
import { configExtension, defineExtension } from 'lexical'
import { linkAddress } from '#lib/body/link.ts'
import { MergingExtension } from './body/merging.ts'
import { InsetNode } from './insets/inset-node.tsx'
import { KeysExtension } from './keys.ts'
import { MarkdownExtension } from './markdown.ts'
import { PastingExtension } from './paste/pasting.ts'
import { PullQuoteNode } from './pull-node.ts'
import { TablesExtension } from './table/tables.ts'

/** The editor's extension without its looks: exactly the blocks and marks of `lib/body`. */
export const WritingExtension = defineExtension({
  name: 'portal/writing',
  namespace: 'portal',
  nodes: [InsetNode, PullQuoteNode],
  theme: {
    text: { bold: 'editor-bold', italic: 'editor-italic', strikethrough: 'editor-strike' },
    hrSelected: 'editor-selected',
    tableCellSelected: 'editor-cell-selected',
    tableScrollableWrapper: 'editor-table',
  },
  dependencies: [
    RichTextExtension,
    // What screen readers hear when a block becomes a heading, as `##` and a space make it, or ceases to be one.
    configExtension(HeadingAnnounceExtension, {
      created: 'Intertítulo de nível %s',
      destroyed: 'Deixou de ser intertítulo de nível %s',
    }),
    configExtension(HistoryExtension, { maxDepth: 200 }),
    configExtension(ListExtension, { hasStrictIndent: true }),
    configExtension(LinkExtension, { validateUrl: url => linkAddress(url) !== null }),
    HorizontalRuleExtension,
    TablesExtension,
    ClickAfterLastBlockExtension,
    MergingExtension,
    KeysExtension,
    MarkdownExtension,
    PastingExtension,
  ],
})
