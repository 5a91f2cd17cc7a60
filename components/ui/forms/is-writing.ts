const texts = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"])'

/** Whether the caret stands in a text of this page. An answer that moves the focus then would take the next keys out of what is being written. */
export const isWriting = (): boolean => document.activeElement?.matches(texts) ?? false
