const name = 'way-to-pay'

/** The forms to pay, on the plans page. */
export const payForms = 'form[action^="/api/create-"]'

/** How a reader wants to pay for which plan: the form's address and method, and the plan. */
interface Way {
  action: string
  method: string
  plan: string
}

const wayOf = (form: HTMLFormElement, plan: string): Way => ({
  action: form.getAttribute('action') ?? '',
  method: form.querySelector<HTMLInputElement>('input[name=method]')?.value ?? '',
  plan,
})

/** Keeps in this tab what a signed-out reader chose, whom the server leads to the sign-in screen. */
export function keepWay(form: HTMLFormElement, button: HTMLElement | null): void {
  try {
    const plan = button instanceof HTMLButtonElement ? button.value : ''
    sessionStorage.setItem(name, JSON.stringify(wayOf(form, plan)))
  } catch {
    // The browser stores nothing: the reader chooses again after signing in.
  }
}

/** On the plans of a signed-out reader: keeps the way that they choose. */
export function rememberWay(): void {
  document.addEventListener('submit', ({ target, submitter }) => {
    if (target instanceof HTMLFormElement && target.matches(`${payForms}[data-signed-out]`)) keepWay(target, submitter)
  })
}

/** The button of the kept way, which is forgotten at once: it begins one payment. Null without one, or when it is no longer on offer. */
export function takeWay(): HTMLButtonElement | null {
  try {
    const kept = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    const buttons = document.querySelectorAll<HTMLButtonElement>(`[data-begins] ${payForms} button[name=plan]`)
    return [...buttons].find(({ form, value }) => form && JSON.stringify(wayOf(form, value)) === kept) ?? null
  } catch {
    return null
  }
}
