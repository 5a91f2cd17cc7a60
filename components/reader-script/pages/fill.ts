import type { FilledForm } from '#lib/events/desk/send-form.ts'
import { displayNotice } from '../notice.ts'

const sends = '/api/events/enviar'
const offline = 'Não conseguimos enviar. O que você escreveu continua aqui; tente de novo.'

/**
 * Sends the forms of `/events/enviar` without leaving the page: an invitation fills the form in place, and a refusal marks what is wrong with
 * it. Without this script the server answers with a page of its own.
 */
document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.action.includes('/api/events/')) return
  event.preventDefault()
  if (form.ariaBusy !== 'true') send(form)
})
// A fault may be about two fields, so that a correction of either ends it.
document.addEventListener('input', ({ target }) => {
  for (const control of isControl(target) ? (target.form?.elements ?? []) : [])
    if (isControl(control)) control.setCustomValidity('')
})

async function send(form: HTMLFormElement): Promise<void> {
  form.ariaBusy = 'true'
  try {
    const data = new FormData(form)
    const isSending = form.action.endsWith(sends)
    const body = isSending ? new URLSearchParams([...data].map(([name, value]) => [name, String(value)])) : data
    const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } })
    if (answer.redirected) {
      // The words of thanks come with the page.
      location.hash = 'enviado'
      location.reload()
    } else show(await answer.json())
  } catch {
    displayNotice({ kind: 'error', text: offline })
  } finally {
    form.ariaBusy = 'false'
  }
}

/** Shows an answer: texts and a sentence over the form, or a notice and what is wrong with the fields. */
function show({ texts, errors, notice: { role, text } }: FilledForm): void {
  const form = document.querySelector<HTMLFormElement>(`form[action="${sends}"]`)
  const status = form?.querySelector('[role=status]')
  if (!form || !status) return
  status.textContent = role === 'status' ? text : ''
  if (role === 'alert') displayNotice({ kind: 'error', text })
  for (const [name, value] of Object.entries(texts)) {
    const control = form.elements.namedItem(name)
    if (!isControl(control)) continue
    if (value) write(control, value)
    control.setCustomValidity(errors[name] ?? '')
  }
  if (role === 'status') form.scrollIntoView()
  else if (Object.keys(errors).some(name => form.elements.namedItem(name))) form.reportValidity()
}

function write(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === 'on'
  else control.value = value
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
