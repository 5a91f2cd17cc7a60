import { $getRoot, CLEAR_HISTORY_COMMAND, type LexicalEditor, type LexicalNode, SKIP_DOM_SELECTION_TAG } from 'lexical'
import type { Body } from '#lib/body/body.ts'
import { writeBody } from '#lib/body/write.ts'
import { align } from '#lib/merge/align.ts'
import { $nodesOf } from './body-to-nodes.ts'
import { $writeNode } from './nodes-to-body.ts'

/**
 * Changes the editor's content to a body, synchronously, without touching equal blocks: the caret and an empty line keep their places. Clears
 * the undo history, because one undo step would remove somebody else's text.
 */
export function patchBody(editor: LexicalEditor, body: Body): void {
  const away = !editor.getRootElement()?.contains(document.activeElement)
  // Without the focus, setting the DOM selection would take the focus from the field in use.
  editor.update(() => $patchBody(body), { discrete: true, tag: away ? SKIP_DOM_SELECTION_TAG : undefined })
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
}

/** Does the same inside an editor update. */
export function $patchBody(body: Body): void {
  const root = $getRoot()
  const standing = root.getChildren().flatMap((node): { node: LexicalNode; html: string }[] => {
    const html = $writeNode(node)
    return html === '' ? [] : [{ node, html }]
  })
  const nodes = $nodesOf(body)
  const wanted = body.map(block => writeBody([block]))
  const { became, inserted } = align(
    standing.map(({ html }) => html),
    wanted,
  )
  let next = 0
  standing.forEach(({ node, html }, place) => {
    for (const _ of inserted[place] ?? []) insert(nodes[next++], node)
    const now = became[place] ?? null
    const made = now === null ? null : nodes[next++]
    if (now === html) return
    if (made) node.replace(made)
    else node.remove()
  })
  for (; next < nodes.length; next++) root.append(...nodes.slice(next, next + 1))
  if (root.isEmpty()) root.append(...$nodesOf([{ kind: 'paragraph', inlines: [] }]))
}

function insert(node: LexicalNode | undefined, before: LexicalNode): void {
  if (node) before.insertBefore(node)
}
