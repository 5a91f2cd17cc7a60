import { keepWay, payForms, takeWay } from '../chosen-way.ts'
import { displayNotice } from '../notice.ts'
import { readReturn } from '../return.ts'

/** What the server answers to a form to pay: where one pays, or why not. */
interface Answer {
  url?: string
  code?: string
  message?: string
  fields?: Record<string, string>
}

const failed = 'Não foi possível iniciar o processo de assinatura.'

/**
 * Sends the forms to pay without leaving the page: it says that it works, a second click begins nothing, a provider's page opens in a new
 * tab once there is one, and a refusal leaves everything typed where it is. Without this script the server leads on and answers.
 */
function sendForms(): void {
  document.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches(payForms)) return
    event.preventDefault()
    if (form.ariaBusy !== 'true') send(form, event.submitter)
  })
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) target.setCustomValidity('')
  })
  // Back from the page that a form led to, the browser shows this one as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of document.querySelectorAll<HTMLFormElement>(payForms)) say(form, '', false)
  })
}

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  // Opened at once: a browser blocks a tab that opens after the answer.
  const tab = form.target === '_blank' ? open('', '_blank') : null
  if (tab) tab.document.title = tab.document.body.textContent = 'Abrindo…'
  say(form, form.dataset.busy ?? '', true)
  const { url, code, message, fields = {} } = await ask(form, button)
  if (url) {
    if (tab) {
      tab.opener = null
      tab.location.assign(url)
      say(form, 'O pagamento continua na outra aba.', false)
    } else location.assign(url)
    return
  }
  tab?.close()
  say(form, '', false)
  if (code === 'signed_out') {
    keepWay(form, button)
    form.target = ''
    // The server leads to the sign-in screen, with the reason.
    return form.submit()
  }
  if (showFaults(form, fields)) return
  displayNotice({
    kind: 'error',
    text: `${code === 'already_subscribed' ? 'Já é assinante. ' : ''}${message ?? failed}`,
  })
}

async function ask(form: HTMLFormElement, button: HTMLElement | null): Promise<Answer> {
  try {
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form, button)) body.append(name, String(value))
    // The article that led to the plans, for the count of AUD-8.
    body.append('lead', readReturn() ?? '')
    const response = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } })
    return await response.json()
  } catch {
    return {}
  }
}

/** Says in a form what goes on. */
function say(form: HTMLFormElement, text: string, busy: boolean): void {
  form.ariaBusy = String(busy)
  for (const button of form.querySelectorAll('button')) button.ariaDisabled = String(busy)
  const status = form.querySelector('[role=status]')
  if (status) status.textContent = text
}

/** Shows what is wrong with the fields, as the browser shows a missing one. False: with none of this form. */
function showFaults(form: HTMLFormElement, fields: Record<string, string>): boolean {
  let known = false
  for (const [name, text] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === 'hidden') continue
    field.setCustomValidity(text)
    known = true
  }
  if (known) form.reportValidity()
  return known
}

/**
 * Begins the payment that its reader chose in this tab before they signed in: the server's refusal led them to the sign-in screen, and from
 * there to `forma`. A boleto needs its payer's data first: its form is opened, for the chosen plan.
 */
function beginChosen(): void {
  if (!new URLSearchParams(location.search).has('forma')) return
  const button = takeWay()
  if (!button?.form) return
  const payerForm = button.form.closest('details')
  if (!payerForm) {
    // No press opens a tab here, and a browser would block it.
    button.form.target = ''
    return void send(button.form, button)
  }
  payerForm.open = true
  for (const other of button.form.querySelectorAll<HTMLButtonElement>('button[name=plan]'))
    other.hidden = other !== button
  const first = button.form.querySelector<HTMLInputElement>('input:not([type=hidden])')
  // Earlier, the address's fragment would take the focus away.
  addEventListener('pageshow', () => first?.focus(), { once: true })
}

sendForms()
beginChosen()
