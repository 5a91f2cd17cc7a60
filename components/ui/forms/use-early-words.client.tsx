'use client'

import { useEffect, useId, useState } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

const typed = new Set(['text', 'email', 'tel', 'url', 'search', 'number'])

/** Whether an element is a field for typed text. Files and the password manager's fields are left alone. */
const isText = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && typed.has(element.type))

/** Whether an element is a checkbox that people see; Radix hides one beside each of its own. */
const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'checkbox' && element.ariaHidden !== 'true'

interface EarlyWords {
  field: TextControl
  /** The text of a text field; of a checkbox, whether it is ticked. */
  value: string | boolean
  /** The caret's position; null in a field without one, such as an e-mail. */
  caret: number | null
}

/** The texts and ticks found in each form's fields. React may restart the hydration of a form after it reset some fields to the server's text. */
const seen = new WeakMap<Element, Map<TextControl, EarlyWords>>()

/** The text fields and checkboxes of a form that differ from the server's. */
function touched(form: Element | null): EarlyWords[] {
  if (!(form instanceof HTMLFormElement)) return []
  const words = seen.get(form) ?? new Map<TextControl, EarlyWords>()
  // What is typed while React hydrates the form reaches no listener of React's.
  if (!seen.has(form)) form.addEventListener('input', () => seen.has(form) && touched(form))
  seen.set(form, words)
  for (const field of form.elements) {
    if (isText(field) && field.value !== field.defaultValue)
      words.set(field, { field, value: field.value, caret: field.selectionStart })
    if (isBox(field) && field.checked !== field.defaultChecked)
      words.set(field, { field, value: field.checked, caret: null })
  }
  return [...words.values()]
}

/**
 * Sets a field's text and fires `input`, as a key does, so that every listener runs. React ignores the event when its last known value is the
 * same, so the field gets the server's text first.
 */
function type({ field, value, caret }: EarlyWords): void {
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && field.checked !== value) field.click()
    return
  }
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  if (caret !== null) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Keeps what was typed and ticked in a server-rendered form before its script loads; hydration would overwrite it. Returns attributes for the `form`
 * element. `autoComplete` is off because browsers would restore the fields' text from before a reload, which others may have changed since.
 */
export function useEarlyWords(): { id: string; autoComplete: 'off' } {
  const id = useId()
  // Read during hydration, before the first effect of a field.
  useState(() => typeof document !== 'undefined' && touched(document.getElementById(id)))
  useEffect(() => {
    const form = document.getElementById(id)
    const early = form && seen.has(form) ? touched(form) : []
    if (form) seen.delete(form)
    for (const words of early) type(words)
  }, [id])
  return { id, autoComplete: 'off' }
}
