'use client'

import { useEffect, useId, useState } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

const typed = new Set(['text', 'email', 'tel', 'url', 'search', 'number', 'date', 'time', 'datetime-local'])

/** What one types into; what is chosen (files, boxes) and what the password manager fills in is left alone. */
const isText = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && typed.has(element.type))

interface EarlyWords {
  field: TextControl
  value: string
  /** Where the caret stood; null in a field that has none, of a date for one. */
  caret: number | null
}

/** By form, what was seen in its fields: React may begin anew to take a form over, and has then put the server's text back into some. */
const seen = new WeakMap<Element, Map<TextControl, EarlyWords>>()

/** What stands in a form's text fields that the server did not write. */
function touched(form: Element | null): EarlyWords[] {
  if (!(form instanceof HTMLFormElement)) return []
  const words = seen.get(form) ?? new Map<TextControl, EarlyWords>()
  seen.set(form, words)
  for (const field of form.elements) {
    if (isText(field) && field.value !== field.defaultValue)
      words.set(field, { field, value: field.value, caret: field.selectionStart })
  }
  return [...words.values()]
}

/** As a key would, so that everything that hears of keys hears of it. React compares with the last value it saw, which is made the old one first. */
function type({ field, value, caret }: EarlyWords): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  if (caret !== null) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Keeps what is typed into a form of the server's HTML before its script comes, which would write over it. For the `form` element; browsers may not fill
 * its fields with what stood there before a reload, which nobody typed and others may have changed since.
 */
export function useEarlyWords(): { id: string; autoComplete: 'off' } {
  const id = useId()
  // Read while the HTML is taken over, before the first effect of a field.
  const [early] = useState(() => (typeof document === 'undefined' ? [] : touched(document.getElementById(id))))
  useEffect(() => {
    for (const words of early) type(words)
  }, [early])
  return { id, autoComplete: 'off' }
}
