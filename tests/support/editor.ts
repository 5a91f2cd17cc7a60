import { buildEditorFromExtensions } from '@lexical/extension'
import { $openBody } from '#components/editor/body/body-to-nodes.ts'
import { $writeEditor } from '#components/editor/body/nodes-to-body.ts'
import { WritingExtension } from '#components/editor/writing.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'

/** The body after opening a stored body in the editor, with all its automatic changes, and saving it again. */
export async function passThroughEditor(html: string): Promise<string> {
  using editor = buildEditorFromExtensions(WritingExtension)
  editor.update(() => $openBody(readBody(parseHtml(html))), { discrete: true })
  return editor.read(() => $writeEditor())
}
