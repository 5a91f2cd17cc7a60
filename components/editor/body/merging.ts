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
import { readBody } from '#lib/body/read.ts'
import type { HtmlNode } from '#lib/body/tree.ts'
import { mergeBodies } from '#lib/merge/merge-words.ts'
import { parseInBrowser } from '../paste/from-dom.ts'
import { $writeEditor } from './nodes-to-body.ts'
import { $patchBody } from './patch-body.ts'

/** One change that came from outside: the body before and after it, as stored HTML. */
interface Merge {
  before: string
  after: string
}

/** Undo reaches back over this many changes from outside. */
const mostMerges = 100

/**
 * Takes in changes from outside. They are no step of the undo history: a state restored from before them gets them too, so that undo takes back
 * the author's own changes and nobody else's.
 */
class Merging {
  readonly #editor: LexicalEditor
  readonly #history: () => HistoryState
  readonly #parse: (html: string) => HtmlNode[]
  #merges: Merge[] = []
  #dropped = 0
  /** The number of changes from outside that each state contains. */
  readonly #contained = new WeakMap<EditorState, number>()

  constructor(editor: LexicalEditor, history: () => HistoryState, parse: (html: string) => HtmlNode[]) {
    this.#editor = editor
    this.#history = history
    this.#parse = parse
  }

  /** Changes the editor's content to a body (stored HTML), synchronously. The selection and the undo history stay. */
  merge(html: string): void {
    const editor = this.#editor
    this.#merges.push({ before: editor.read($writeEditor), after: html })
    if (this.#merges.length > mostMerges) {
      this.#merges.shift()
      this.#dropped++
    }
    const root = editor.getRootElement()
    const away = !root?.contains(document.activeElement)
    // Without the focus, setting the DOM selection would take the focus from the field in use; left as it is, the editor would read it again from the
    // replaced paragraph. The next focus sets it.
    if (away && root?.contains(getSelection()?.anchorNode ?? null)) getSelection()?.removeAllRanges()
    this.#patch(() => this.#$put(html), away ? [SKIP_DOM_SELECTION_TAG] : [])
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
      for (const merge of this.#merges.slice(missing)) this.#$put(rebased(merge, $writeEditor()))
    }, [])
  }

  #$put(html: string): void {
    $patchBody(readBody(this.#parse(html)))
  }

  #patch(change: () => void, tags: string[]): void {
    this.#editor.update(change, { discrete: true, tag: [HISTORY_MERGE_TAG, SKIP_SCROLL_INTO_VIEW_TAG, ...tags] })
  }
}

/** An earlier body with a later change from outside. Where both differ, the change from outside stays. */
function rebased({ before, after }: Merge, earlier: string): string {
  const { conflicts, resolve } = mergeBodies(before, earlier, after)
  return resolve(Object.fromEntries(conflicts.map(({ id }) => [id, 'theirs'])))
}

export const MergingExtension = defineExtension({
  name: 'portal/merging',
  dependencies: [HistoryExtension],
  config: { parse: parseInBrowser as (html: string) => HtmlNode[] },
  build: (editor, { parse }, state) =>
    new Merging(editor, () => state.getDependency(HistoryExtension).output.historyState.peek(), parse),
  register: (editor, _config, state) => editor.registerUpdateListener(state.getOutput().afterUpdate),
})
