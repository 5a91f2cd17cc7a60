import { diffArrays } from 'diff'
import { $getRoot, type LexicalNode } from 'lexical'
import type { Body } from '#lib/body/body.ts'
import { writeBody } from '#lib/body/write.ts'
import { $nodesOf } from './body-to-nodes.ts'
import { $keepSelection } from './keep-selection.ts'
import { $writeNode } from './nodes-to-body.ts'

/**
 * Changes the editor's content to a body without touching equal blocks, so that an empty line keeps its place. The selection stays after the same
 * words, in changed blocks too. Runs inside an editor update.
 */
export function $patchBody(body: Body): void {
  $keepSelection(() => $replaceBlocks(body))
}

function $replaceBlocks(body: Body): void {
  const root = $getRoot()
  const standing = root.getChildren().flatMap((node): { node: LexicalNode; html: string }[] => {
    const html = $writeNode(node)
    return html === '' ? [] : [{ node, html }]
  })
  const nodes = $nodesOf(body)
  const changes = diffArrays(
    standing.map(({ html }) => html),
    body.map(block => writeBody([block])),
  )
  let from = 0
  let to = 0
  for (const { count, added, removed } of changes) {
    const next = standing[from]?.node
    for (const node of added ? nodes.slice(to, to + count) : []) {
      if (next) next.insertBefore(node)
      else root.append(node)
    }
    if (removed) for (const { node } of standing.slice(from, from + count)) node.remove()
    if (!added) from += count
    if (!removed) to += count
  }
  if (root.isEmpty()) root.append(...$nodesOf([{ kind: 'paragraph', inlines: [] }]))
}
