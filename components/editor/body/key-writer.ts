import { $getRoot, type NodeKey, type UpdateListenerPayload } from 'lexical'
import type { Body } from '#lib/body/body.ts'
import { writeBody } from '#lib/body/write.ts'
import { $readNode, $writeEditor } from './nodes-to-body.ts'

interface BlockHtml {
  blocks: Body
  html: string
}

/**
 * Makes a function that writes the editor's content as stored HTML after each update. It converts only the changed blocks, so that a key in a
 * long text costs as much as its paragraph. The result equals that of `$writeEditor`.
 */
export function makeBodyWriter(): (
  update: Pick<UpdateListenerPayload, 'editorState' | 'dirtyElements' | 'dirtyLeaves'>,
) => string {
  let known = new Map<NodeKey, BlockHtml>()
  return ({ editorState, dirtyElements, dirtyLeaves }) =>
    editorState.read(() => {
      // A replaced state, as after undo, does not mark its changed nodes.
      const isNew = dirtyLeaves.size === 0 && [...dirtyElements.keys()].every(key => key === 'root')
      const isDirty = (key: NodeKey) => isNew || dirtyElements.has(key) || dirtyLeaves.has(key)
      const next = new Map<NodeKey, BlockHtml>()
      for (const node of $getRoot().getChildren()) {
        const key = node.getKey()
        const kept = isDirty(key) ? undefined : known.get(key)
        const blocks = kept?.blocks ?? $readNode(node)
        next.set(key, kept ?? { blocks, html: writeBody(blocks) })
      }
      known = next
      const written = [...next.values()].filter(({ blocks }) => blocks.length > 0)
      return written.some(touchesList) ? $writeEditor() : written.map(({ html }) => html).join('')
    })
}

/** Whether a block is a list after a list of the same kind: both are one list. */
function touchesList({ blocks }: BlockHtml, at: number, all: readonly BlockHtml[]): boolean {
  const first = blocks[0]
  const last = all[at - 1]?.blocks.at(-1)
  return first?.kind === 'list' && last?.kind === 'list' && first.ordered === last.ordered
}
