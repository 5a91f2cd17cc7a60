let last: HTMLElement | null = null

/** The field outside of dialogs in which somebody wrote last; null when it is gone. */
const lastField = (): HTMLElement | null => (last?.isConnected ? last : null)

/** Follows the focus from field to field. */
function follow({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || target.closest('[role="dialog"], [role="alertdialog"]')) return
  if (target.matches('textarea, input, [contenteditable="true"]')) last = target
}

if (typeof document !== 'undefined') document.addEventListener('focusin', follow)

/** Focuses the last field; its caret stands where it stood. */
export async function focusLastField(): Promise<void> {
  const field = lastField()
  if (!field?.isContentEditable) return field?.focus()
  // A browser would put the caret at the start of the text: the editor knows where it was.
  const { getNearestEditorFromDOMNode } = await import('lexical')
  getNearestEditorFromDOMNode(field)?.focus()
}

/** For `onCloseAutoFocus` of a dialog that interrupts writing: the caret goes back to where it was. */
export function resumeWriting(event: Event): void {
  event.preventDefault()
  void focusLastField()
}
