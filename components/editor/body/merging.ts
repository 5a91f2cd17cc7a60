import { HistoryExtension, type HistoryState } from '@lexical/history'
import {
  CLEAR_HISTORY_COMMAND,
  defineExtension,
  type EditorState,
  HISTORIC_TAG,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type UpdateListenerPayload,
} from 'lexical'
import type { Body } from '#lib/body/body.ts'
import { writeBody } from '#lib/body/write.ts'
import { mergeBlocks } from '#lib/merge/blocks.ts'
import { $readEditor } from './nodes-to-body.ts'
import { $patchBody } from './patch-body.ts'

/** One change that came from outside: the editor's blocks before it, as stored HTML, and the body after it. */
interface Merge {
  before: string[]
  after: Body
}

/** Undo reaches back over this many changes from outside. */
const mostMerges = 100

const blocksOf = (body: Body) => body.map(block => writeBody([block]))

/**
 * Takes in changes from outside. They are no step of the undo history: a state restored from before them gets them too, so that undo takes back
 * the author's own changes and nobody else's.
 */
class Merging {
  readonly #editor: LexicalEditor
  readonly #history: () => HistoryState
  #merges: Merge[] = []
  #dropped = 0
  /** The number of changes from outside that each state contains. */
  readonly #contained = new WeakMap<EditorState, number>()

  constructor(editor: LexicalEditor, history: () => HistoryState) {
    this.#editor = editor
    this.#history = history
  }

  /** Changes the editor's content to a body, synchronously. The selection and the undo history stay. */
  merge(body: Body): void {
    const editor = this.#editor
    const before = blocksOf(editor.read($readEditor))
    this.#merges.push({ before, after: body })
    if (this.#merges.length > mostMerges) {
      this.#merges.shift()
      this.#dropped++
    }
    // Without the focus, setting the DOM selection would take the focus from the field in use.
    const away = !editor.getRootElement()?.contains(document.activeElement)
    this.#patch(() => $patchBody(body), away ? [SKIP_DOM_SELECTION_TAG] : [])
  }

  readonly afterUpdate = (update: UpdateListenerPayload): void => {
    const { editorState, prevEditorState, dirtyElements, tags } = update
    const all = this.#dropped + this.#merges.length
    if (!tags.has(HISTORIC_TAG)) {
      this.#contained.set(editorState, all)
      return
    }
    // Before it restores a state, the history commits what stands, under the same tag.
    if (!dirtyElements.has('root')) return
    // The history restores a copy of its entry's state.
    const restored = this.#history().current?.editorState ?? editorState
    const missing = (this.#contained.get(restored) ?? 0) - this.#dropped
    if (missing === this.#merges.length) return
    if (missing < 0) {
      this.#editor.setEditorState(prevEditorState, { tag: HISTORY_MERGE_TAG })
      this.#editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
      return
    }
    this.#patch(() => {
      for (const merge of this.#merges.slice(missing)) $patchBody(rebased(merge, $readEditor()))
    }, [])
  }

  #patch(change: () => void, tags: string[]): void {
    this.#editor.update(change, { discrete: true, tag: [HISTORY_MERGE_TAG, SKIP_SCROLL_INTO_VIEW_TAG, ...tags] })
  }
}

/** An earlier body with a later change from outside. Where both differ, the change from outside stays. */
function rebased({ before, after }: Merge, earlier: Body): Body {
  const theirs = blocksOf(after)
  const mine = blocksOf(earlier)
  const blocks = new Map([
    ...theirs.map((html, n) => [html, after[n]] as const),
    ...mine.map((html, n) => [html, earlier[n]] as const),
  ])
  return mergeBlocks(before, mine, theirs).flatMap(piece => {
    const html = piece.kind === 'settled' ? piece.html : piece.theirs
    const block = html === null ? undefined : blocks.get(html)
    return block ? [block] : []
  })
}

export const MergingExtension = defineExtension({
  name: 'portal/merging',
  dependencies: [HistoryExtension],
  build: (editor, _config, state) =>
    new Merging(editor, () => state.getDependency(HistoryExtension).output.historyState.peek()),
  register: (editor, _config, state) => editor.registerUpdateListener(state.getOutput().afterUpdate),
})
