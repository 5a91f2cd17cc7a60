import { $getRoot, CLEAR_HISTORY_COMMAND, type LexicalEditor, type LexicalNode, SKIP_DOM_SELECTION_TAG } from 'lexical'
import type { Body } from '#lib/body/body.ts'
import { writeBody } from '#lib/body/write.ts'
import { align } from '#lib/merge/align.ts'
import { $nodesOf } from './body-to-nodes.ts'
import { $writeNode } from './nodes-to-body.ts'

/**
 * Makes the editor hold a body, at once, and leaves alone what is the same already: the caret stays where it is, and so does a line that nothing
 * is written on yet. Undoing ends here: one step back would take away what somebody else wrote.
 */
export function patchBody(editor: LexicalEditor, body: Body): void {
  const away = !editor.getRootElement()?.contains(document.activeElement)
  // Without the focus, a selection put into the page would take it from the field that somebody types in.
  editor.update(() => $patchBody(body), { discrete: true, tag: away ? SKIP_DOM_SELECTION_TAG : undefined })
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
}

/** The same inside an update. */
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
