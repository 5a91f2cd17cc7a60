let last: HTMLElement | null = null

/** The field outside of dialogs in which somebody wrote last; null when it is gone. */
export const lastField = (): HTMLElement | null => (last?.isConnected ? last : null)

/** Follows the focus from field to field. */
function follow({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || target.closest('[role="dialog"], [role="alertdialog"]')) return
  if (target.matches('textarea, input, [contenteditable="true"]')) last = target
}

if (typeof document !== 'undefined') document.addEventListener('focusin', follow)

/** For `onCloseAutoFocus` of a dialog that interrupts writing: the caret goes back to where it was. */
export function resumeWriting(event: Event): void {
  event.preventDefault()
  lastField()?.focus()
}
